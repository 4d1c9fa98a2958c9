"""The conformance suite: what every game keeps, whatever its rules.

Each check is a function of one played game and is named by the sentence that it proves. `check_game` plays
seeded random games over all options, runs all of them, and adds a short pair test of hidden information;
`CHECKS` lists them for tests of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from rollout.core.game import AnyGame
from rollout.testing.hidden_checks import HIDDEN_CHECKS
from rollout.testing.pairs import compare_worlds
from rollout.testing.play import Play, plays
from rollout.testing.rule_checks import RULE_CHECKS
from rollout.testing.table_checks import TABLE_CHECKS
from rollout.testing.text_checks import TEXT_CHECKS

Check = Callable[[Play], None]

CHECKS: dict[str, Check] = {
    check.__name__.replace("_", " "): check for check in (*RULE_CHECKS, *HIDDEN_CHECKS, *TEXT_CHECKS, *TABLE_CHECKS)
}
"""Every check by its sentence."""


def check_game(game: AnyGame, games: int = 8, seed: int = 0, pairs: int = 100) -> None:
    """Run every check on `games` seeded games, at least one for each combination of options.

    Raises:
        AssertionError: naming the sentence that does not hold, with game, options and seed.
    """
    findings = compare_worlds(game, pairs, seed).findings if pairs else []
    assert not findings, f"{len(findings)} findings, the first one: {findings[0]}"
    for played in plays(game, games, seed):
        for sentence, check in CHECKS.items():
            run_check(sentence, check, played)


def run_check(sentence: str, check: Check, played: Play) -> None:
    """Run one check, so that its failure says where.

    Raises:
        AssertionError: with the sentence, game, options and seed.
    """
    try:
        check(played)
    except Exception as error:
        raise AssertionError(f"{played}: not true that {sentence}: {type(error).__name__}: {error}") from error
