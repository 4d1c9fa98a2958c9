"""What anyone's game can be tested with, without telling it the game's name.

`check_game` runs the conformance suite, `compare_worlds` the pair test of hidden information.

    from rollout.games import find
    from rollout.testing import check_game, compare_worlds

    def test_my_game() -> None:
        check_game(find("my-game"))
        assert not compare_worlds(find("my-game"), pairs=500).findings
"""

from rollout.core.variants import all_options
from rollout.testing.channels import channels
from rollout.testing.conformance import CHECKS, check_game
from rollout.testing.pairs import Finding, Report, Setting, compare_worlds
from rollout.testing.play import Play, Step, play, plays, walk

__all__ = [
    "CHECKS",
    "Finding",
    "Play",
    "Report",
    "Setting",
    "Step",
    "all_options",
    "channels",
    "check_game",
    "compare_worlds",
    "play",
    "plays",
    "walk",
]
