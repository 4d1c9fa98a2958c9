"""Golden texts of whole games, and counts of what can happen from an opening."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.core.chance import Fast
from rollout.core.state import State
from rollout.games import find
from rollout.testing.playthrough import named

FOLDER = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_game_goes_as_it_was_written_down(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert named(name) == written, (
        "if this is meant: ROLLOUT_GAMES=tests/toys python -m rollout.testing.playthrough tests/playthroughs"
    )


def ways(state: State, depth: int) -> int:
    """How many sequences of so many actions there are, every action with the same draws."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.actors():
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action, Fast(depth))
            total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        # a cell for the next piece of either seat: 8 each, then one less for whoever placed
        ("hideout", [16, 2 * 8 * (7 + 8), 2 * 8 * 7 * (6 + 8) + 2 * 8 * 8 * (7 + 7)]),
        # two to strike at, then two answers in either order, by seats that may hold a shield
        ("standoff", [2, 8, 16, 32]),
        # a character, a roll, a way to either side
        ("robot-heroes", [2, 2, 4, 12]),
    ],
)
def test_ways_from_the_opening(name: str, counts: list[int]) -> None:
    game = find(name)
    opening = game.setup(game.options(), game.tables(game.sheet), Fast(0))
    assert [ways(opening, depth) for depth in range(1, len(counts) + 1)] == counts
