"""From a view of a Standoff back to states that it cannot tell from the truth."""

from __future__ import annotations

from rollout.core.chance import Chance
from rollout.core.state import Belief

from .state import BLOCK, OPEN, PASS, SEATS, Standoff
from .tables import Tables
from .view import HIDDEN, StandoffView


class StandoffBelief(Belief):
    """Every hidden hand is possible; so is every answer that it allows."""

    def __init__(self, tables: Tables, view: StandoffView) -> None:
        self.tables = tables
        self.view = view

    def sample(self, chance: Chance) -> Standoff:
        view = self.view
        state = Standoff(self.tables, view.max_turns, view.open_tokens)
        state.turn, state.turns, state.target = view.turn, view.turns, view.target
        state.hearts, state.blocked, state.die = list(view.hearts), list(map(int, view.blocked)), view.die
        state.shields = [held if held != HIDDEN else self.hand(chance, view.tokens[s]) for s, held in self.hands()]
        state.answers = [self.answer(chance, seat, state.shields[seat]) for seat in range(SEATS)]
        return state

    def hands(self) -> list[tuple[int, int]]:
        """Seat and shields seen in its hand."""
        return list(enumerate(self.view.shields))

    def hand(self, chance: Chance, tokens: int) -> int:
        """Shields among so many unseen tokens."""
        return int(chance.below(tokens + 1, "believed hand"))

    def answer(self, chance: Chance, seat: int, shields: int) -> int:
        """The sealed answer of a seat."""
        if not self.view.answered[seat]:
            return OPEN
        if seat == self.view.viewer:
            return BLOCK if self.view.sealed == "block" else PASS
        return BLOCK if shields and chance.below(2, "believed answer") else PASS
