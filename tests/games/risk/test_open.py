"""All of the board is open: whoever looks sees the whole position, and nothing but it."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import SPECTATOR
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.restoring import restore
from rollout.games.risk.state import RiskState


@pytest.mark.rule("RT-D3", "RT-E3", "RT-P5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_what_everybody_sees_of_it(players: int, seed: int) -> None:
    chance = Fast(100 * players + seed)
    options = RiskOptions(players=players, armies=3, meter=3)
    state: RiskState = GAME.setup(options, GAME.native, chance)
    while len(state.actors()):
        seen = restore(GAME.native, GAME.view(state, SPECTATOR))
        assert seen.encode() == state.encode(), state.phase
        (seat,) = state.actors()
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions), "action")], chance)
    assert restore(GAME.native, GAME.view(state, SPECTATOR)).encode() == state.encode()
