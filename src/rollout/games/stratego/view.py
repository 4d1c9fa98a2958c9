"""What one viewer of Stratego Transformers may know now, built field by field from nothing [ST-S3, ST-A9, ST-C]."""

from __future__ import annotations

from rollout.core.wire import View, Visible


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
    """The last move or attack, from where to where; of a power that moved nothing, from its user to its target."""
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
