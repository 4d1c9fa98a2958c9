"""From a view of a Hideout back to states that it cannot tell from the truth."""

from __future__ import annotations

from itertools import permutations

from rollout.core.chance import Chance
from rollout.core.state import Belief

from .state import CAPTIVES, CHOOSE, NONE, PHASES, REASONS, SETUP, TAKEN, Hideout
from .tables import CELL_NAMES, CORE, PIECES, Tables, home
from .view import KNOWN, HideoutView, Piece


class HideoutBelief(Belief):
    """Pieces of unknown kind can be any of those left, as long as a core has not moved and play can go on."""

    def __init__(self, tables: Tables, view: HideoutView) -> None:
        self.tables = tables
        self.view = view

    def sample(self, chance: Chance) -> Hideout:
        state = self.start()
        for seat in (0, 1):
            if state.phase == SETUP and seat != self.view.viewer:
                self.place_unseen(state, seat, chance)
            else:
                arrangements = self.arrangements(state, seat)
                self.put(state, arrangements[chance.below(len(arrangements), "believed pieces")])
        return state

    def start(self) -> Hideout:
        """What everybody knows, with no piece anywhere."""
        view = self.view
        state = Hideout(self.tables, view.max_moves, CAPTIVES.index(view.captives))
        state.open = view.open
        state.phase, state.turn, state.moves = PHASES.index(view.phase), view.turn, view.moves
        state.chosen = CELL_NAMES.index(view.chosen) if view.chosen else NONE
        state.winner, state.reason = view.winner, REASONS.index(view.reason)
        return state

    def place_unseen(self, state: Hideout, seat: int, chance: Chance) -> None:
        """Anything that a seat may have done in its set-up so far."""
        free = list(home(seat))
        for kind in range(PIECES if self.view.ready[seat] else chance.below(PIECES, "believed set-up")):
            state.at[PIECES * seat + kind] = free.pop(chance.below(len(free), "believed cell"))

    def arrangements(self, state: Hideout, seat: int) -> list[list[tuple[int, Piece]]]:
        """Every way to give the pieces of a seat their kinds."""
        pieces = [piece for piece in self.view.pieces if piece.seat == seat]
        known = [(self.tables.names.index(piece.kind), piece) for piece in pieces if piece.kind]
        unknown = [piece for piece in pieces if not piece.kind]
        kinds = [kind for kind in range(len(pieces)) if kind not in [taken for taken, _ in known]]
        ways = ([*known, *zip(order, unknown, strict=True)] for order in permutations(kinds))
        return [way for way in ways if self.possible(state, seat, way)]

    def possible(self, state: Hideout, seat: int, way: list[tuple[int, Piece]]) -> bool:
        """A core has neither moved nor been taken while the game goes on, and the seat to move can."""
        if any(kind == CORE and self.has_acted(piece) for kind, piece in way):
            return False
        if state.phase != CHOOSE or seat != state.turn or self.view.viewer == seat:
            return True
        trial = self.start()
        self.put(trial, way)
        return bool(trial.movable())

    def has_acted(self, piece: Piece) -> bool:
        """Whether a piece did what a core cannot do."""
        lost = self.view.reason == "core" and piece.seat != self.view.winner
        return piece.moved or piece.cell == self.view.chosen != "" or (not piece.cell and not lost)

    def put(self, state: Hideout, way: list[tuple[int, Piece]]) -> None:
        """Place pieces as kinds."""
        for kind, piece in way:
            at = PIECES * piece.seat + kind
            state.at[at] = CELL_NAMES.index(piece.cell) if piece.cell else TAKEN
            state.ids[at], state.moved[at], state.seen[at] = piece.id, int(piece.moved), KNOWN.index(piece.known)
