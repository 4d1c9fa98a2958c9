"""Standoff: three seats, hidden shields, and a chance for everybody else to step in before the die is rolled.

A toy that stretches the contract: elimination, interrupts by other seats, sealed answers, a hidden hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Chance
from rollout.core.data import Sheet
from rollout.core.game import Game, Options
from rollout.core.wire import Fact, Message, Refusal, Told

from . import notation
from .belief import StandoffBelief
from .facts import StandoffFact
from .state import Standoff
from .tables import Tables
from .view import StandoffView, show


class StandoffOptions(Options, frozen=True, kw_only=True):
    """The choices of a table."""

    open_tokens: bool = False
    """Everybody sees the tokens of everybody. [SO-O1]"""
    max_turns: int = 60
    """Turns after which the living share the win. [SO-E2]"""


class StandoffGame(Game[StandoffOptions, Standoff, StandoffView]):
    """The game."""

    name = "standoff"
    title = "Standoff"
    options = StandoffOptions

    def seats(self, options: StandoffOptions) -> int:
        return 3

    def tables(self, sheet: Sheet) -> Tables:
        return Tables(sheet)

    def setup(
        self, options: StandoffOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
    ) -> Standoff:
        state = Standoff(tables, options.max_turns, options.open_tokens)
        state.deal(chance, [] if facts is None else facts)
        return state

    def decode(self, tables: Tables, data: bytes) -> Standoff:
        return Standoff.decode(tables, data)

    def view(self, state: Standoff, viewer: int) -> StandoffView:
        return show(state, viewer)

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        return fact.told(viewer) if isinstance(fact, StandoffFact) else super().tell(fact, viewer)

    def belief(self, tables: Tables, view: StandoffView, told: Sequence[Told]) -> StandoffBelief:
        return StandoffBelief(tables, view)

    def write(self, view: StandoffView, action: int) -> str:
        return notation.write(action)

    def read(self, view: StandoffView, text: str) -> list[int]:
        return [notation.read(text)]

    def explain(self, view: StandoffView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        return notation.explain(view, seat, text, allowed)

    def label(self, view: StandoffView, action: int) -> Message | None:
        return notation.label(action)


GAME = StandoffGame()
