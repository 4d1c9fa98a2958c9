"""What tests of computer players need beside drawings: whole armies, moved pieces, what a seat was told."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Fast
from rollout.core.lists import longer
from rollout.core.wire import Fact, Told
from rollout.games.stratego import GAME
from rollout.games.stratego.position import KNOWN, MOVED, PIECE, army_of, number_of, piece, who_of
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import EDITION, number, order


def whole(state: StrategoState, moved: str = "") -> StrategoState:
    """The same position, where every piece that is not drawn has been captured; these squares hold moved pieces."""
    tables = state.tables
    for army in (0, 1):
        standing = [cell for cell in state.board if cell & PIECE and army_of(cell) == army]
        left = {2 * kind + army: tables.copies[2 * kind + army] for kind in range(tables.kinds[army])}
        for cell in standing:
            left[who_of(cell)] -= 1
        numbers = iter(sorted(set(range(tables.size)) - {number_of(cell) for cell in standing}))
        for who, count in left.items():
            for _ in range(count):
                state.captured = longer(state.captured, piece(who, next(numbers)) | KNOWN)
    for square in moved.split():
        state.board[number(state, square)] |= MOVED
    return state


def odds(
    state: StrategoState, seat: int = 0, told: Sequence[Told] = (), budget: int = 4, seed: int = 1
) -> dict[str, float]:
    """How likely the strategy does each thing, from what the seat may know."""
    legal = list(state.legal(seat))
    found = GAME.odds(EDITION, GAME.view(state, seat), told, legal, budget, Fast(seed))
    return dict(zip([order(state, action) for action in legal], found, strict=True))


def chosen(state: StrategoState, seat: int = 0, budget: int = 4, seed: int = 1) -> str:
    """What the strategy does."""
    found = odds(state, seat, (), budget, seed)
    return max(found, key=lambda line: found[line])


def told(facts: Sequence[Fact], viewer: int) -> list[Told]:
    """What a viewer perceives of what happened."""
    return [heard for fact in facts if (heard := GAME.tell(fact, viewer)) is not None]
