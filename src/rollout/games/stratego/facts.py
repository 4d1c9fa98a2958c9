"""Everything that can happen in Stratego Transformers, and who perceives what of it.

A piece comes with its fresh number (its place in the set-up, which everybody saw being filled), its square, and its
name and rank for those who may know them. What is shown is told to everybody once [ST-A2]; which lines of the log keep
the name of a captured piece is decided later, by the option of captured pieces [ST-C].
"""

from __future__ import annotations

from rollout.core.wire import Fact, PublicFact, Told


class SideTaken(PublicFact, frozen=True):
    """Which army a seat commands [ST-S1]."""

    seat: int
    army: str


class PiecePlaced(Told, frozen=True):
    """A piece stands where it will begin; only its owner is told [ST-S3]."""

    seat: int
    piece: int
    square: str
    name: str
    rank: str


class Placed(Fact, frozen=True):
    """A piece was placed."""

    seat: int
    piece: int
    square: str
    name: str
    rank: str


class ArmyReady(PublicFact, frozen=True):
    """A seat has placed its whole army; nobody else knows how [ST-S3]."""

    seat: int


class GameBegan(PublicFact, frozen=True):
    """Both armies stand; a seat takes the first turn [ST-S4]."""

    seat: int


class PieceMoved(Told, frozen=True):
    """A piece moved to an open square [ST-M2, ST-M6]."""

    seat: int
    piece: int
    start: str
    end: str
    by: str
    """"step", "scout", "speed", "rumble", "sneak" or "call"."""
    name: str = ""
    """Empty for a viewer who does not know it."""
    rank: str = ""


class Moved(Fact, frozen=True):
    """A piece moved; its name is told to its owner, and to all while it is displayed [ST-A9]."""

    seat: int
    piece: int
    start: str
    end: str
    by: str
    name: str
    rank: str
    known: bool


class PieceShown(PublicFact, frozen=True):
    """A piece was shown to everybody outside a battle [ST-M7, ST-P1, ST-P4]."""

    seat: int
    """The owner."""
    piece: int
    square: str
    name: str
    rank: str
    why: str
    """"scout": it moves more than one square. "power": it uses a power. "mode": it changed to Robot Mode. "called":
    BUMBLEBEE is called. "detected", "struck", "pulled", "rumbled": the other side's power asks for it."""


class ModeChanged(PublicFact, frozen=True):
    """A piece changed its mode at the beginning of a turn [ST-P3]."""

    seat: int
    piece: int
    square: str
    name: str
    rank: str
    mode: str
    """"robot" or "vehicle"."""


class TargetNamed(PublicFact, frozen=True):
    """One more target of a Robot Rumble was named; all are shown when it begins [ST-P6]."""

    seat: int
    """Whose power it is."""
    square: str


class PieceStayed(PublicFact, frozen=True):
    """A piece that has sneaked attacks nobody [ST-P9]."""

    seat: int
    piece: int
    square: str
    name: str
    rank: str


class PowerUsed(PublicFact, frozen=True):
    """A piece uses a Special Power [ST-P1]; what it does follows."""

    seat: int
    piece: int
    square: str
    name: str
    rank: str
    power: str
    target: str
    """The square that is named, where the piece goes, or, for Robot Rumble, the targets joined by spaces."""


class Fought(PublicFact, frozen=True):
    """One piece attacked another, and both were shown [ST-A2]."""

    seat: int
    """Of the attacker."""
    piece: int
    start: str
    name: str
    rank: str
    end: str
    other_piece: int
    other_name: str
    other_rank: str
    result: str
    """"wins": the defender is captured and the attacker takes its square [ST-A3]. "loses": the attacker is captured.
    "both": both are."""


class PowerMet(PublicFact, frozen=True):
    """What a Robot Rumble, Distance Strike or Magnet did to one piece [ST-P6, ST-P7, ST-P8]."""

    seat: int
    """Whose power it is."""
    piece: int
    square: str
    name: str
    rank: str
    power: str
    result: str
    """"lower", "equal", "higher" or "immune" (a Flag); in a log that does not name it any more, empty."""


class PieceCaptured(PublicFact, frozen=True):
    """A piece was captured and left the board [ST-C]."""

    seat: int
    """The owner."""
    piece: int
    square: str
    name: str
    rank: str


class PieceDrawn(PublicFact, frozen=True):
    """A piece that a Magnet could not beat takes the square of the puller [ST-P8]."""

    seat: int
    """The owner."""
    piece: int
    start: str
    end: str
    name: str
    rank: str


class GameEnded(PublicFact, frozen=True):
    """The game is over [ST-E1 to ST-E4]."""

    reason: str
    """"flag", "stuck", "last-movers", "quiet" or "turns"."""
    seat: int
    """The winner, -1 for a draw."""


def tell(fact: Fact, viewer: int) -> Told | None:
    """What a viewer perceives of a fact."""
    if isinstance(fact, Moved):
        name, rank = (fact.name, fact.rank) if fact.known or viewer == fact.seat else ("", "")
        return PieceMoved(fact.seat, fact.piece, fact.start, fact.end, fact.by, name, rank)
    if isinstance(fact, Placed):
        is_owner = viewer == fact.seat
        return PiecePlaced(fact.seat, fact.piece, fact.square, fact.name, fact.rank) if is_owner else None
    assert isinstance(fact, PublicFact)
    return fact
