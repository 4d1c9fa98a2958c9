"""The yardstick for Stratego: counts pieces, takes what is worth taking, else goes forward. One step ahead, no more.

It knows which characters of the other army are left, and takes a hidden piece to be any of them alike: one that has
moved is neither Flag nor Trap. It attacks, or uses a power that captures, where that promises more than it costs;
else any piece goes forward.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rollout.core.chance import Chance
from rollout.core.wire import Told
from rollout.games.stratego.battle import LOSES, WINS, result
from rollout.games.stratego.moving import (
    AIM,
    DETECT,
    FIGHT,
    MOVE,
    PULL,
    RUMBLE_TO,
    SET,
    SHOOT,
    SPEED_ON,
    STRIKE,
    end_of,
    start_of,
    verb_of,
)
from rollout.games.stratego.powers import EQUAL, HIGHER, LOWER, meeting
from rollout.games.stratego.reach import square_number
from rollout.games.stratego.tables import RANKS
from rollout.games.stratego.view import Piece, StrategoView

WORTH = (100.0, 3.0, 1.5, 2.5, 2.0, 2.5, 3.5, 5.0, 7.0, 10.0, 13.0, 2.0)
"""By rank, from the Flag to the Trap."""
FORWARD = {1: 0.2, 0: 0.1, -1: 0.0}
"""For a step forward, sideways or back."""
NOISE = 1000


class Counting:
    """A good beginner who has learnt to count."""

    def choose(self, seat: int, view: StrategoView, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        if verb_of(legal[0]) == SET:
            return placed(view, seat, legal, chance)
        board = Board(view, seat)
        values = [board.value(action) + chance.below(NOISE, "bot") / NOISE / 20 for action in legal]
        return legal[values.index(max(values))]


class Board:
    """What it sees."""

    def __init__(self, view: StrategoView, seat: int) -> None:
        self.seat = seat
        self.stride = view.files + 2
        self.up = 1 if view.armies[seat].army in ("autobots", "red") else -1
        self.pieces = {square_number(view, piece.square): piece for piece in view.pieces}
        left = Counter({c.rank: 0 for c in view.armies[1 - seat].characters})
        for character in view.armies[1 - seat].characters:
            left[character.rank] += character.copies
        left -= Counter(captured.rank for captured in view.captured if captured.seat != seat)
        left -= Counter(piece.rank for piece in view.pieces if piece.seat != seat and piece.rank)
        self.left = {RANKS.index(rank): count for rank, count in left.items()}

    def ranks(self, piece: Piece) -> dict[int, float]:
        """What a piece may be, with odds."""
        if piece.rank:
            return {RANKS.index(piece.rank): 1.0}
        counts = {r: n for r, n in self.left.items() if not piece.moved or RANKS[r] not in ("F", "T")}
        total = sum(counts.values())
        return {rank: count / total for rank, count in counts.items()} if total else {}

    def value(self, action: int) -> float:
        """What an action promises."""
        verb, start, end = verb_of(action), start_of(action), end_of(action)
        target = self.pieces.get(end)
        if verb == STRIKE or (verb == SPEED_ON and target):
            return self.of_attack(start, end)
        if verb in (SHOOT, PULL, AIM):
            return self.of_meeting(verb, start, end)
        if verb in (FIGHT, RUMBLE_TO):
            return 0.3
        if verb == DETECT:
            return 0.0 if target is None or target.rank else 0.25
        if verb in (MOVE, SPEED_ON):
            ahead = self.up * (end // self.stride - start // self.stride)
            return FORWARD[(ahead > 0) - (ahead < 0)]
        return 0.0

    def of_attack(self, start: int, end: int) -> float:
        """The expected gain of an attack."""
        mine, total = RANKS.index(self.pieces[start].rank), 0.0
        for other, odds in self.ranks(self.pieces[end]).items():
            found = result(mine, other)
            gain = WORTH[other] if found != LOSES else 0.0
            total += odds * (gain - (WORTH[mine] if found != WINS else 0.0))
        return total

    def of_meeting(self, verb: int, start: int, end: int) -> float:
        """The expected gain of a power that meets a piece."""
        mine, total = RANKS.index(self.pieces[start].rank), 0.0
        for other, odds in self.ranks(self.pieces[end]).items():
            found = meeting(mine, other)
            if found == LOWER or (found == EQUAL and verb != SHOOT):
                total += odds * WORTH[other]
            if verb != SHOOT and found in (EQUAL, HIGHER):
                total -= odds * WORTH[mine]
        return total


def placed(view: StrategoView, seat: int, legal: Sequence[int], chance: Chance) -> int:
    """Flag and Traps in the back, Miners behind, the others anywhere in front."""
    army = view.armies[seat]
    row = army.pieces // view.files
    kinds = [end_of(action) for action in legal]
    counts = [_left(view, seat, kind) * _wish(army.characters[kind].rank, row, view.rows) for kind in kinds]
    rest = chance.below(max(sum(counts), 1), "bot")
    for action, count in zip(legal, counts, strict=True):
        if rest < count:
            return action
        rest -= count
    return legal[-1]


def _left(view: StrategoView, seat: int, kind: int) -> int:
    """How many of a character are still to be placed."""
    character = view.armies[seat].characters[kind]
    return character.copies - sum(1 for piece in view.pieces if piece.seat == seat and piece.name == character.name)


def _wish(rank: str, row: int, rows: int) -> int:
    """How readily a rank is placed in a row."""
    if rank == "F":
        return 300 if row == rows - 1 else 0
    if rank == "T":
        return 5 if row == 0 else 20
    if rank in ("3", "S"):
        return 3 if row == 0 else 20
    return 20
