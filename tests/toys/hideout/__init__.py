"""Hideout: a 4x4 board, four hidden pieces a side, set up at the same time in secret.

A toy that stretches the contract: hidden pieces, simultaneous set-up, turns made of several small decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rollout.core.chance import Chance
from rollout.core.data import Sheet
from rollout.core.game import Game, Options
from rollout.core.wire import Fact, Message, Refusal, Told

from . import notation
from .belief import HideoutBelief
from .facts import Fought, HideoutFact, MoveEnded, PieceChosen, PieceMoved, TurnBegan
from .state import CAPTIVES, Hideout
from .tables import Tables
from .view import HideoutView, forget, forget_view, show


class HideoutOptions(Options, frozen=True, kw_only=True):
    """The choices of a table."""

    captives: Literal["shown", "secret", "forgotten"] = "shown"
    """Whether a fight shows both pieces to everybody, or to the two fighters only [HO-O1], or to everybody but only
    once [HO-O2]."""
    max_moves: int = 40
    """Moves of both seats together after which the game is a draw. [HO-E3]"""


class HideoutGame(Game[HideoutOptions, Hideout, HideoutView]):
    """The game."""

    name = "hideout"
    title = "Hideout"
    options = HideoutOptions
    can_be_drawn = True

    def seats(self, options: HideoutOptions) -> int:
        return 2

    def tables(self, sheet: Sheet) -> Tables:
        return Tables(sheet)

    def setup(
        self, options: HideoutOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
    ) -> Hideout:
        return Hideout(tables, options.max_moves, CAPTIVES.index(options.captives))

    def decode(self, tables: Tables, data: bytes) -> Hideout:
        return Hideout.decode(tables, data)

    def view(self, state: Hideout, viewer: int) -> HideoutView:
        return show(state, viewer)

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        return fact.told(viewer) if isinstance(fact, HideoutFact) else super().tell(fact, viewer)

    def takes_back(self, facts: Sequence[Fact]) -> bool:
        return all(isinstance(fact, (PieceChosen, PieceMoved, MoveEnded, TurnBegan)) for fact in facts)

    def forgets(self, options: HideoutOptions, facts: Sequence[Fact]) -> bool:
        return options.captives == "forgotten" and any(isinstance(fact, Fought) for fact in facts)

    def kept(self, lines: Sequence[Told], view: HideoutView) -> Sequence[Told]:
        return [forget(line, view) for line in lines]

    def kept_view(self, past: HideoutView, view: HideoutView) -> HideoutView:
        return forget_view(past, view)

    def belief(self, tables: Tables, view: HideoutView, told: Sequence[Told]) -> HideoutBelief:
        return HideoutBelief(tables, view)

    def write(self, view: HideoutView, action: int) -> str:
        return notation.write(action)

    def read(self, view: HideoutView, text: str) -> list[int]:
        return notation.read(view, text)

    def explain(self, view: HideoutView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        return notation.explain(view, seat, text, allowed)

    def label(self, view: HideoutView, action: int) -> Message | None:
        return notation.label(action)

    def drawing(self, view: HideoutView) -> str:
        return notation.drawing(view)

    def agrees(self, tables: Tables, view: HideoutView, told: Sequence[Told]) -> bool:
        """When at most two pieces are left on each side."""
        left = [sum(piece.seat == seat and piece.cell != "" for piece in view.pieces) for seat in (0, 1)]
        return view.phase != "setup" and max(left) <= 2


GAME = HideoutGame()
