"""The easy computer player is weak, but does nothing absurd."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.games.risk import GAME
from rollout.games.risk.choices import GO, verb_of
from rollout.games.risk.state import RiskState
from rollout.search.playout import Weighted
from tests.games.risk.kit import at, board

GAMES = 40
AUSTRALIA = """
    australia: human
    Western Australia: 2 humans
    Southeast Asia: {enemy}
"""


def after_the_turn(enemy: str, phase: str, seed: int) -> RiskState:
    """Australia after the easy player has ended its turn, or its attacks."""
    state, chance, policy = (
        board(AUSTRALIA.format(enemy=enemy), turn="A", phase=phase),
        Fast(seed),
        Weighted(GAME.heuristic()),
    )
    while state.army == 0 and list(state.actors()):
        seat = state.actors()[0]
        state.apply(seat, policy.choose(state, seat, state.legal(seat), chance), chance)
    return state


@pytest.mark.rule("RT-M2")
@pytest.mark.parametrize("enemy", ["nobody", "A 2"])
def test_humans_hold_their_continent(enemy: str) -> None:
    held = ("Western Australia", "Eastern Australia", "New Guinea", "Indonesia")
    for seed in range(GAMES):
        state = after_the_turn(enemy, "move", seed)
        assert all(state.owner(at(name)) == 0 for name in held), seed


@pytest.mark.rule("RT-A3")
def test_a_human_alone_does_not_attack() -> None:
    for seed in range(GAMES):
        state = board("Peru: human\nBrazil: D1 3\nVenezuela: D1 2\nArgentina: D1 2", turn="A", phase="attack")
        chosen = Weighted(GAME.heuristic()).choose(state, 0, state.legal(0), Fast(seed))
        assert verb_of(chosen) != GO
