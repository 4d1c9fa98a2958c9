"""How the other armies can answer a turn: each takes what its own best plans promise, until it is one's turn again."""
# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.risk.plans import Plans
from rollout.games.risk.position import ATTACK, CONQUESTS, FRESH_AT, IN_TURN, METER_NOW, MOVING, NOBODY, ONES, OVER
from rollout.games.risk.state import RiskState
from rollout.games.risk.worths import Worths

MOST_PLANS: Final[i64] = 3
"""Plans that an army carries out in its answer."""


class Replies:
    """Plays the answers of all armies that come before the next turn of the army whose turn it is."""

    def __init__(self, worths: Worths, seat: i64) -> None:
        self.worths = worths
        self.seat = seat

    def value(self, state: RiskState) -> float:
        """What a position at the end of a turn promises a seat once the others have answered it."""
        mover, army = state.army, state.army
        after = state.clone()
        after.phase = MOVING if after.phase == ATTACK else after.phase
        take_cards(after)
        for _ in range(state.rules.armies - 1):
            if after.phase == OVER or (army == 0 and after.common[METER_NOW] <= 1):
                break
            after.common[METER_NOW] -= 1 if army == 0 else 0
            army = after.after(army)
            if army == mover:
                break
            after = self.answered(after, army)
        return self.worths.value(after, self.seat)

    def answered(self, state: RiskState, army: i64) -> RiskState:
        """The position after an army's attacks: its best plans, all won."""
        state.army = state.asked = army
        state.phase = ATTACK
        state.turn = filled(IN_TURN, 0)
        state.turn[FRESH_AT] = NOBODY
        if self.worths.commanders[army] == self.seat:
            state.phase = MOVING
            return state
        plans = Plans(self.worths, self.worths.commanders[army], 1, is_rough=True)
        for _ in range(MOST_PLANS):
            plan = plans.best(state)
            if plan.start < 0:
                break
            state = plan.state
            if state.phase != ATTACK:
                break
        if state.phase == ATTACK:
            state.phase = MOVING
        take_cards(state)
        return state


def take_cards(state: RiskState) -> None:
    """The cards for what was conquered, of one star each."""
    state.change(state.army, ONES, state.turn[CONQUESTS])
    state.turn[CONQUESTS] = 0
