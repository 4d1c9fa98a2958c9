"""Games of Stratego that leak: in what is seen, told, kept and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from rollout.core.wire import Fact, Told
from rollout.games import AnyGame
from rollout.games.stratego import GAME, facts
from rollout.games.stratego.position import PIECE, SETUP, army_of, number_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import FLAG, RANKS, SCOUT, TRAP
from rollout.games.stratego.view import Army, Captured, Piece, StrategoView
from tests.conformance.leaks import Rustle, planted
from tests.games.stratego.courses import small_box

# -- secrets -------------------------------------------------------------------------------------------------


class Secret:
    """A piece as it truly is."""

    def __init__(self, state: Any, cell: int, at: int = 0) -> None:
        self.seat, self.number, self.at = int(state.seat(army_of(cell))), int(number_of(cell)), at
        self.square = state.tables.name(at)
        self.who = int(who_of(cell))
        self.name, self.value = state.tables.names[self.who], int(state.tables.ranks[self.who])
        self.rank = RANKS[self.value]


def standing(state: Any) -> list[Secret]:
    """The pieces on the board."""
    return [Secret(state, int(cell), at) for at, cell in enumerate(state.board) if cell & PIECE]


def of_others(state: Any, viewer: int) -> list[Secret]:
    """The pieces of others on the board, by seat and number."""
    return sorted((one for one in standing(state) if one.seat != viewer), key=lambda one: (one.seat, one.number))


def place_of_flag(state: Any, viewer: int) -> int:
    """Where another's Flag is among those that stand; 0 also for none."""
    return next((at for at, one in enumerate(of_others(state, viewer)) if one.value == FLAG), 0)


def ranks_left(state: Any, viewer: int) -> list[int]:
    """The ranks of others that still stand, in ascending order."""
    return sorted(one.value for one in of_others(state, viewer))


def traps_beside(state: Any, viewer: int) -> int:
    """How many Traps of others stand beside pieces of the viewer."""
    own = {one.at for one in standing(state) if one.seat == viewer}
    stride = state.tables.stride
    traps = [one.at for one in of_others(state, viewer) if one.value == TRAP]
    return sum(not own.isdisjoint({at - stride, at - 1, at + 1, at + stride}) for at in traps)


# -- leaky views ---------------------------------------------------------------------------------------------


def with_view(change: Callable[[Any, StrategoView], StrategoView]) -> AnyGame:
    """A game whose views are changed by whoever knows the state."""

    def view(_: AnyGame, state: Any, viewer: int) -> StrategoView:
        return change(state, GAME.view(state, viewer))

    return small(planted("stratego", view=view))


def small(game: AnyGame) -> AnyGame:
    """The game with the small box."""
    return game.with_sheet(small_box())


def with_pieces(change: Callable[[dict[tuple[int, int], Secret], Piece], Piece]) -> AnyGame:
    """A game whose views have their pieces changed one by one."""

    def change_all(state: Any, view: StrategoView) -> StrategoView:
        secrets = {(one.seat, one.number): one for one in standing(state)}
        return replace(view, pieces=tuple(change(secrets, piece) for piece in view.pieces))

    return with_view(change_all)


def ranked(secrets: dict[tuple[int, int], Secret], piece: Piece) -> Piece:
    return replace(piece, rank=secrets[piece.seat, piece.piece].rank)


def still(secrets: dict[tuple[int, int], Secret], piece: Piece) -> Piece:
    """Who never moves counts as moved."""
    return replace(piece, moved=piece.moved or secrets[piece.seat, piece.piece].value in {FLAG, TRAP})


def in_roster_order(state: Any, view: StrategoView) -> StrategoView:
    """Pieces are numbered as the list of the army has them."""
    armies = [sorted((one for one in standing(state) if one.seat == seat), key=lambda one: one.who) for seat in (0, 1)]
    numbers = {(one.seat, one.number): at for army in armies for at, one in enumerate(army)}
    return replace(view, pieces=tuple(replace(one, piece=numbers[one.seat, one.piece]) for one in view.pieces))


def sorted_by_rank(state: Any, view: StrategoView) -> StrategoView:
    ranks = {(one.seat, one.number): one.value for one in standing(state)}
    return replace(view, pieces=tuple(sorted(view.pieces, key=lambda one: (one.seat, ranks[one.seat, one.piece]))))


def with_count(count: Callable[[Any, int], object]) -> AnyGame:
    """A game that counts something in a field that is otherwise the same for all."""
    return with_view(lambda state, view: replace(view, last_movers=str(count(state, view.viewer))))


def placing_seen(state: Any, view: StrategoView) -> StrategoView:
    """While armies are placed those of others stand there, unnamed."""
    hidden = of_others(state, view.viewer) if state.phase == SETUP else []
    return replace(view, pieces=(*view.pieces, *(Piece(one.number, one.seat, one.square) for one in hidden)))


def with_armies(change: Callable[[Any, Army, int], Army]) -> AnyGame:
    """A game whose views have their armies changed while they are placed."""

    def change_both(state: Any, view: StrategoView) -> StrategoView:
        if state.phase != SETUP:
            return view
        one, two = (change(state, army, seat) for seat, army in enumerate(view.armies))
        return replace(view, armies=(one, two))

    return with_view(change_both)


def counted(state: Any, army: Army, seat: int) -> Army:
    return replace(army, pieces=sum(one.seat == seat for one in standing(state)))


def ready_with_flag(state: Any, army: Army, seat: int) -> Army:
    """An army counts as ready as soon as its Flag stands."""
    return replace(army, ready=any(one.seat == seat and one.value == FLAG for one in standing(state)))


def with_captured(shown: Callable[[int, int], bool]) -> AnyGame:
    """A game that shows captured pieces of some owners to some viewers."""

    def show(state: Any, view: StrategoView) -> StrategoView:
        pieces = [Secret(state, int(cell)) for cell in state.captured]
        named = [Captured(one.number, one.seat, one.name, one.rank) for one in pieces if shown(one.seat, view.viewer)]
        return replace(view, captured=tuple(named))

    return with_view(show)


def known_in_memory(secrets: dict[tuple[int, int], Secret], piece: Piece) -> Piece:
    secret = secrets[piece.seat, piece.piece]
    return replace(piece, name=secret.name, rank=secret.rank) if piece.known else piece


# -- leaky events --------------------------------------------------------------------------------------------


def tells_names(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    """Whoever moves is named."""
    told: Any = GAME.tell(fact, viewer)
    named: Told | None = replace(told, name=fact.name, rank=fact.rank) if isinstance(fact, facts.Moved) else told
    return named


def tells_scouts(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    """A Scout moves as a Scout, however near it goes."""
    is_scout = isinstance(fact, facts.Moved) and fact.rank == RANKS[SCOUT]
    told: Any = GAME.tell(fact, viewer)
    named: Told | None = replace(told, by="scout") if is_scout else told
    return named


def tells_placing(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    return GAME.tell(fact, viewer) or Rustle()


def tells_placed_ranks(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    """Everybody is told of what rank a piece is that is placed."""
    if isinstance(fact, facts.Placed) and fact.seat != viewer:
        return facts.PiecePlaced(fact.seat, fact.piece, fact.square, "", fact.rank)
    return GAME.tell(fact, viewer)


# -- leaky logs ----------------------------------------------------------------------------------------------


def keeps_all(option: str) -> AnyGame:
    """Nothing is blanked under this option of captured pieces."""

    def kept(_: AnyGame, lines: Sequence[Told], view: StrategoView) -> Sequence[Told]:
        return lines if view.captured_option == option else GAME.kept(lines, view)

    return small(planted("stratego", kept=kept))


def keeps_in_memory(_: AnyGame, lines: Sequence[Told], view: StrategoView) -> Sequence[Told]:
    return lines if view.memory else GAME.kept(lines, view)


def forgets_captures_alone(_: AnyGame, lines: Sequence[Told], view: StrategoView) -> list[Told]:
    """The line of the capture is blanked, that of the attack is not."""
    both = zip(lines, GAME.kept(lines, view), strict=True)
    return [kept if isinstance(told, facts.PieceCaptured) else told for told, kept in both]


def forgets_names_alone(_: AnyGame, lines: Sequence[Told], view: StrategoView) -> list[Told]:
    """Names are blanked, ranks are not."""
    return [
        replace(kept, **{key: value for key, value in asdict(told).items() if key.endswith("rank")})
        for told, kept in zip(lines, GAME.kept(lines, view), strict=True)
    ]


def keeps_boards(_: AnyGame, past: StrategoView, view: StrategoView) -> StrategoView:
    return past


# -- leaky drawings -----------------------------------------------------------------------------------------


def drawn_for_mover() -> AnyGame:
    """A game that remembers the last state it was asked about, and draws it with the eyes of whoever is to move."""
    seen: list[StrategoState] = []

    def view(_: AnyGame, state: Any, viewer: int) -> StrategoView:
        seen[:] = [state]
        return GAME.view(state, viewer)

    def drawing(_: AnyGame, view: StrategoView) -> str:
        return GAME.drawing(GAME.view(seen[0], max(view.turn, 0)))

    return small(planted("stratego", view=view, drawing=drawing))
