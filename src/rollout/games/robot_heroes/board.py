"""The spaces of one board with every move on it worked out beforehand [RH-T1, RH-T2]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled

NOTHING: Final[i64] = 0
DRAW: Final[i64] = 1
BATTLE: Final[i64] = 2

SPACE_KINDS = ("start", "draw", "battle")
"""Names of the kinds of space, by number: a start space as such does nothing [RH-T8]."""

MOST_WALKED: Final[i64] = 200_000
"""Steps after which working out the moves is given up: a board on which nearly all spaces are linked has millions
of ways to go six spaces."""


class Routes:
    """What can be reached from one space without entering a space twice, by number of steps [RH-T2]."""

    def __init__(self, board: Board, start: i64, limit: i64) -> None:
        self.board = board
        self.limit = limit
        self.longest: i64 = 0
        self.found = filled((limit + 1) * board.size, -1)
        """By steps and space: where a route to it begins in `steps`, or -1."""
        self.steps = vec[i64]()
        self.trail = filled(limit + 1, start)
        self.walk(0)

    def walk(self, length: i64) -> None:
        """Note the route walked so far, then walk on to every neighbour that it has not entered."""
        here = self.trail[length]
        self.board.walked += 1
        self.note(length, here)
        if length == self.limit or self.board.walked > MOST_WALKED:
            return
        for at in range(self.board.neighbours_from[here], self.board.neighbours_from[here + 1]):
            other = self.board.neighbours[at]
            if self.board.is_too_dense():
                return
            if not self.entered(other, length):
                self.trail[length + 1] = other
                self.walk(length + 1)

    def note(self, length: i64, here: i64) -> None:
        """Keep the first route of each length to each space: only where the pawn lands matters [RH-T1]."""
        place = length * self.board.size + here
        if self.found[place] >= 0:
            return
        self.found[place] = len(self.steps)
        for step in range(length + 1):
            self.steps = append(self.steps, self.trail[step])
        self.longest = max(self.longest, length)

    def entered(self, space: i64, length: i64) -> bool:
        """Whether the route has entered a space; the space where it began counts [RH-T2]."""
        for step in range(length + 1):  # noqa: SIM110 - a plain loop compiles well
            if self.trail[step] == space:
                return True
        return False


class Board:
    """Any graph of spaces; links are walked both ways [RH-T1]."""

    def __init__(self, spaces: vec[i64], links: vec[i64], places: vec[i64], faces: i64) -> None:
        """`spaces`: the kind of each; `links`: pairs of spaces, one after the other; `places`: where each space is
        drawn, across and down, or empty; `faces`: of the die.
        """
        self.spaces = spaces
        self.links = links
        self.places = places
        self.faces = faces
        self.size: i64 = len(spaces)
        self.walked: i64 = 0
        """Steps taken to work out the moves; the board is too dense if they exceed `MOST_WALKED`."""
        self.neighbours = vec[i64]()
        self.neighbours_from = vec[i64]([0])
        self._link()
        self.firsts = vec[i64]([0])
        self.landings = vec[i64]()
        self.routes = vec[i64]()
        """By landing: where its route begins in `steps`."""
        self.lengths = vec[i64]()
        """By landing: how many steps its route has."""
        self.steps = vec[i64]()
        for space in range(self.size):
            routes = Routes(self, space, faces)
            if self.is_too_dense():
                return
            self._work_out(routes)

    def is_too_dense(self) -> bool:
        """Whether there were too many ways to work them all out; such a board cannot be played on."""
        return self.walked > MOST_WALKED

    def linked(self, space: i64, other: i64) -> bool:
        """Whether a link joins the two."""
        for at in range(self.neighbours_from[space], self.neighbours_from[space + 1]):
            if self.neighbours[at] == other:
                return True
        return False

    def _link(self) -> None:
        """Give each space its neighbours, in ascending order."""
        linked = filled(self.size * self.size, 0)
        at: i64 = 0
        while at < len(self.links):
            one = self.links[at]
            two = self.links[at + 1]
            linked[one * self.size + two] = 1
            linked[two * self.size + one] = 1
            at += 2
        for space in range(self.size):
            for other in range(self.size):
                if linked[space * self.size + other] == 1:
                    self.neighbours = append(self.neighbours, other)
            self.neighbours_from = append(self.neighbours_from, len(self.neighbours))

    def _work_out(self, routes: Routes) -> None:
        """List the landings of every roll: by routes of its full length, else by the longest [RH-T2]."""
        for roll in range(1, self.faces + 1):
            length = min(roll, routes.longest)
            for target in range(self.size):
                begin = routes.found[length * self.size + target]
                if length > 0 and begin >= 0:
                    self._add(routes, begin, length, target)
            self.firsts = append(self.firsts, len(self.landings))

    def _add(self, routes: Routes, begin: i64, length: i64, target: i64) -> None:
        self.landings = append(self.landings, target)
        self.routes = append(self.routes, len(self.steps))
        self.lengths = append(self.lengths, length)
        for at in range(begin, begin + length + 1):
            self.steps = append(self.steps, routes.steps[at])
