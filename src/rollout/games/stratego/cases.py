"""An action that is not allowed in a position: what has to be known of it to say why."""

from __future__ import annotations

from rollout.games.stratego.moving import CALL, VERBS, end_of, start_of, verb_of
from rollout.games.stratego.position import is_of, who_of
from rollout.games.stratego.state import StrategoState

Args = dict[str, str | int]
NONE = "none"
"""What an argument says where there is nothing to say."""


class Case:
    """One action of a seat in a position, and its geometry."""

    def __init__(self, state: StrategoState, seat: int, action: int) -> None:
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.army = state.seat(seat)
        self.action = action
        self.verb, self.start, self.end = int(verb_of(action)), int(start_of(action)), int(end_of(action))

    # -- how it is said ----------------------------------------------------------------------------------

    def args(self) -> Args:
        """From where to where, and whose action it is; a piece of the other side has no name here."""
        cell = self.state.board[self.start]
        name = self.tables.names[who_of(cell)] if is_of(cell, self.army) else NONE
        end = self.tables.name(self.end) if self.end else ""
        return {"start": self.tables.name(self.start), "end": end, "name": name}

    def with_instead(self) -> Args:
        """The same, and what the piece may do from there to there."""
        lines = [
            self.line(action)
            for action in self.state.legal(self.seat)
            if start_of(action) == self.start and end_of(action) == self.end
        ]
        return {**self.args(), "instead": ", ".join(lines) or NONE}

    def line(self, action: int) -> str:
        """An action from square to square as it is written."""
        verb, end = VERBS[verb_of(action)], self.tables.name(end_of(action))
        return f"{verb} {end}" if verb_of(action) == CALL else f"{verb} {self.tables.name(start_of(action))} {end}"

    # -- geometry ----------------------------------------------------------------------------------------

    def difference(self, start: int = 0) -> tuple[int, int]:
        """Files and ranks from a square, or from the start, to the end."""
        stride, start = int(self.tables.stride), start or self.start
        return self.end % stride - start % stride, self.end // stride - start // stride

    def distances(self) -> tuple[int, int]:
        """The same without a direction."""
        across, along = self.difference()
        return abs(across), abs(along)

    def step(self) -> int:
        """One square on the way, along a line or a diagonal."""
        across, along = self.difference()
        return (across > 0) - (across < 0) + ((along > 0) - (along < 0)) * int(self.tables.stride)

    def rank(self) -> int:
        """The rank of the piece that is to act."""
        return int(self.state.rank(self.state.board[self.start]))
