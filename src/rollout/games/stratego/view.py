"""What one viewer of Stratego Transformers may know now, built field by field from nothing [ST-S3, ST-A9, ST-C]."""

from __future__ import annotations

from functools import lru_cache

from rollout.core.wire import SPECTATOR, View, Visible
from rollout.games.stratego.position import (
    CAPTURED,
    KNOWN,
    MOVED,
    PHASES,
    PIECE,
    PLAY,
    ROBOT,
    RUMBLE,
    SETUP,
    TWO_SQUARES,
    Rules,
    army_of,
    is_of,
    number_of,
)
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import GAMES, POWERS, RANKS, Tables


class Character(Visible, frozen=True):
    """A line of an army's list: open to all, like the printed list [ST-S2]."""

    name: str
    rank: str
    """"F" Flag, "S" Spy, "2" to "10", "T" Trap."""
    letter: str
    """Its sign in the code of a set-up."""
    copies: int
    powers: tuple[str, ...]
    """In Game 2: the power of Vehicle Mode, then that of Robot Mode; a piece with two powers has modes [ST-P2]."""
    called: bool = False
    """Whether Call BUMBLEBEE calls it [ST-P10]."""


class Army(Visible, frozen=True):
    """What is open about the army of a seat."""

    army: str
    """"autobots", "decepticons", "red" or "blue"."""
    ready: bool
    """Whether it has been placed whole [ST-S3]."""
    pieces: int
    """How many of its pieces are on the board; 0 for others until it is ready."""
    homes: tuple[str, ...]
    """Its home squares as its owner sees them: front row first, from left to right."""
    characters: tuple[Character, ...]


class Piece(Visible, frozen=True):
    """A piece on the board."""

    piece: int
    """Its number in its army: the place in the set-up where it began, counted like `Army.homes`."""
    seat: int
    square: str
    name: str = ""
    """Empty where the viewer may not see it."""
    rank: str = ""
    moved: bool = False
    """Whether it has ever left its square."""
    known: bool = False
    """Whether it has been shown to the other side [ST-A9]."""
    robot: bool = False
    """Whether it lies face up in Robot Mode [ST-P3]."""


class Captured(Visible, frozen=True):
    """A captured piece, if the viewer may see it [ST-C]."""

    piece: int
    seat: int
    """Its owner."""
    name: str
    rank: str


class Step(Visible, frozen=True):
    """From square to square."""

    start: str
    end: str


class StrategoView(View, frozen=True):
    """Phases: "setup", "play", "rumble" (targets are chosen), "sneak" (may still attack), "over"."""

    game: str
    """"game-1", "game-2" or "classic"."""
    turn: int
    """The seat whose turn it is; -1 while armies are placed."""
    files: int
    ranks: int
    rows: int
    """Home rows of a side."""
    zone: tuple[str, ...]
    """The squares of the Forbidden Zone [ST-M4]."""
    armies: tuple[Army, Army]
    """By seat."""
    pieces: tuple[Piece, ...]
    """Sorted by seat and number. While armies are placed, only the viewer's own."""
    captured: tuple[Captured, ...]
    """In the order of capture; only those that the viewer may see [ST-C]."""
    lost: tuple[int, int]
    """By seat: how many of its pieces were captured."""
    last: Step | None
    """The last move or attack, from where to where; of other powers from their user to the target, the first of
    several, and of a call from who called to where the called piece came."""
    last_power: str
    """The power that it was, or empty."""
    barred: tuple[Step, ...]
    """Moves that the two-squares rule refuses the side to move [ST-M5]."""
    acting: str
    """The square of the piece that must act because its mode changed, that rumbles or that has sneaked; or empty."""
    changed: bool
    """Whether a mode was changed in this turn [ST-P3]."""
    targets: tuple[str, ...]
    """Targets of a Robot Rumble that are already chosen."""
    quiet: int
    """Turns of both sides since the last capture [ST-E3]."""
    turns: int
    """Turns of both sides that have ended."""
    captured_option: str
    """"open", "prisoner", "secret" or "stealth" [ST-C1 to ST-C4]."""
    two_squares: str
    """Which consecutive move is refused: "third", "fourth" or "sixth" [ST-M5]."""
    last_movers: str
    """"loses" or "draw" [ST-E2]."""
    memory: bool
    """Whether only pieces in Robot Mode lie open [ST-A9]."""
    quiet_turns: int
    max_turns: int


def rules_of(view: StrategoView) -> Rules:
    """What the table has agreed on, as rules hold it."""
    captured, two_squares = CAPTURED.index(view.captured_option), TWO_SQUARES.index(view.two_squares)
    draws, memory = int(view.last_movers == "draw"), int(view.memory)
    return Rules(captured, two_squares, draws, memory, view.quiet_turns, view.max_turns)


def look(state: StrategoState, viewer: int) -> StrategoView:
    """What a viewer may know now; a spectator sees only what both sides see."""
    tables, rules = state.tables, state.rules
    is_setup, is_open = state.phase == SETUP, state.bare == 1
    armies = tuple(_army(state, seat, viewer) for seat in (0, 1))
    return StrategoView(
        viewer=viewer,
        phase="over" if is_open else PHASES[state.phase],
        game=GAMES[tables.game],
        turn=-1 if is_setup else state.seat(state.turn),
        files=tables.files,
        ranks=tables.height,
        rows=tables.rows,
        zone=tuple(tables.name(square) for square in tables.zone),
        armies=(armies[0], armies[1]),
        pieces=tuple(_pieces(state, viewer)),
        captured=tuple(_captured(state, viewer)),
        lost=_lost(state),
        last=_step(tables, state.last),
        last_power=POWERS[state.last >> 16],
        barred=_barred(state) if state.phase == PLAY and not is_open else (),
        acting=tables.name(state.acting) if state.acting else "",
        changed=state.changed == 1,
        targets=tuple(tables.name(target) for target in state.aims) if state.phase == RUMBLE else (),
        quiet=max(state.quiet, 0),
        turns=state.turns,
        captured_option=CAPTURED[rules.captured],
        two_squares=TWO_SQUARES[rules.two_squares],
        last_movers="draw" if rules.draws_last else "loses",
        memory=rules.memory == 1,
        quiet_turns=rules.quiet,
        max_turns=rules.turns,
    )


def _army(state: StrategoState, seat: int, viewer: int) -> Army:
    """An army as it is open to all; how much of it stands while it is being placed only its owner knows [ST-S3]."""
    tables, army = state.tables, state.seat(seat)
    left = state.unplaced(army)
    standing = sum(1 for cell in state.board if is_of(cell, army))
    return Army(
        army=tables.armies[army],
        ready=left == 0,
        pieces=standing if left == 0 or seat == viewer or state.bare else 0,
        homes=_homes(tables, army),
        characters=_characters(tables, army),
    )


@lru_cache(maxsize=64)
def _homes(tables: Tables, army: int) -> tuple[str, ...]:
    return tuple(tables.name(tables.home(army, place)) for place in range(tables.size))


@lru_cache(maxsize=64)
def _characters(tables: Tables, army: int) -> tuple[Character, ...]:
    """The list of an army, as the edition has it [ST-S2, ST-P2]."""
    found: list[Character] = []
    for kind in range(tables.kinds[army]):
        who = 2 * kind + army
        powers = tuple(POWERS[power] for power in (tables.vehicle[who], tables.robot[who]) if power)
        name, rank, letter = tables.names[who], RANKS[tables.ranks[who]], tables.letters[who]
        called = tables.powers == 1 and tables.caller[who] == 1
        found.append(Character(name, rank, letter, tables.copies[who], powers, called))
    return tuple(found)


def _pieces(state: StrategoState, viewer: int) -> list[Piece]:
    """The pieces on the board; while armies are placed, only the viewer's own [ST-S3]."""
    found: list[Piece] = []
    for square, cell in enumerate(state.board):
        if not cell & PIECE:
            continue
        seat = state.seat(army_of(cell))
        if state.phase == SETUP and seat != viewer and not state.bare:
            continue
        found.append(_piece(state, cell, square, seat, viewer))
    return sorted(found, key=lambda piece: (piece.seat, piece.piece))


def _piece(state: StrategoState, cell: int, square: int, seat: int, viewer: int) -> Piece:
    """A piece: its name for its owner, and for others while it is displayed [ST-A9, ST-P3]."""
    name, rank = state.named(cell) if seat == viewer or state.bare or state.is_displayed(cell) else ("", "")
    return Piece(
        piece=number_of(cell),
        seat=seat,
        square=state.tables.name(square),
        name=name,
        rank=rank,
        moved=cell & MOVED > 0,
        known=cell & KNOWN > 0,
        robot=cell & ROBOT > 0,
    )


def _captured(state: StrategoState, viewer: int) -> list[Captured]:
    """The captured pieces that a viewer may see."""
    found: list[Captured] = []
    for cell in state.captured:
        seat = state.seat(army_of(cell))
        if state.bare or sees_captured(CAPTURED[state.rules.captured], seat, viewer):
            found.append(Captured(number_of(cell), seat, *state.named(cell)))
    return found


def sees_captured(option: str, owner: int, viewer: int) -> bool:
    """Whether a viewer may see a captured piece of an owner while the game goes on [ST-C1 to ST-C4]."""
    if option == "open":
        return True
    if viewer == SPECTATOR or option == "stealth":
        return False
    return viewer != owner if option == "prisoner" else viewer == owner


def _lost(state: StrategoState) -> tuple[int, int]:
    """By seat: how many of its pieces were captured; that they left the board everybody saw."""
    owners = [state.seat(army_of(cell)) for cell in state.captured]
    return owners.count(0), owners.count(1)


def _step(tables: Tables, step: int) -> Step | None:
    """A step from its number; None for none."""
    return Step(tables.name(step >> 8 & 255), tables.name(step & 255)) if step else None


def _barred(state: StrategoState) -> tuple[Step, ...]:
    """What the two-squares rule refuses the side to move: everybody saw the moves that lead to it [ST-M5]."""
    step = _step(state.tables, state.barred(state.turn))
    return (step,) if step else ()
