"""Counts the ways in which a game may go on: two programs that count the same have the same rules.

For games in which nothing is drawn after the set-up. Every decision counts, also the small ones of one turn.
"""

from __future__ import annotations

from rollout.core.chance import Scripted
from rollout.core.state import State


def sequences(state: State, decisions: int) -> int:
    """How many sequences of so many decisions are possible from here; a game that ends earlier adds none.

    Raises:
        ChanceError: something is drawn.
    """
    if decisions == 0:
        return 1
    choices = [(seat, action) for seat in state.actors() for action in state.legal(seat)]
    if decisions == 1:
        return len(choices)
    return sum(sequences(_after(state, int(seat), int(action)), decisions - 1) for seat, action in choices)


def _after(state: State, seat: int, action: int) -> State:
    """The state to which an action leads."""
    after = state.clone()
    after.apply(seat, action, Scripted([]))
    return after
