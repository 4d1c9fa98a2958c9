"""The rules once more, as plainly as the rulebook says them and as slowly: what the real ones are compared with.

It shares nothing with them but drawings of the board and lines of orders. Squares are pairs of file and rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Square = tuple[int, int]
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = (*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1))
RANKS = {"X": "10", "b": "8", "o": "8", "f": "7", "k": "7", "w": "7", "n": "6", "m": "5", "e": "4"}
"""Letters that are not ranks themselves."""
POWERS = {
    **dict.fromkeys(("AX", "A9", "DX", "D9"), ("speed", "rumble")),
    **dict.fromkeys(("A7", "D7"), ("speed", "pull")),
    **dict.fromkeys(("A6", "An", "D6"), ("detect",)),
    **dict.fromkeys(("A4", "Ae", "D4"), ("shoot",)),
    **dict.fromkeys(("Am", "D5"), ("speed",)),
    **dict.fromkeys(("Af", "Dk"), ("sneak",)),
    "A8": ("detect", "rumble"),
    "Ab": ("speed", "shoot"),
    "A5": ("call",),
    "D8": ("speed", "detect"),
    "Do": ("sneak", "rumble"),
    "Dw": ("shoot", "rumble"),
}
LIMITS = {"third": 2, "fourth": 3, "sixth": 5}


@dataclass
class Man:
    """A piece: its army, its letter, and how it is shown."""

    army: str
    letter: str
    known: bool = False
    robot: bool = False

    @property
    def rank(self) -> str:
        return RANKS.get(self.letter, self.letter)

    @property
    def moves(self) -> bool:
        return self.rank not in {"F", "T"}

    @property
    def powers(self) -> tuple[str, ...]:
        return POWERS.get(self.army + self.letter, ())

    def power(self, robot: bool) -> str:
        return (*self.powers, "")[1 if robot else 0]

    @property
    def token(self) -> str:
        return self.army + self.letter + ("=" if self.robot else "!" if self.known else "")


def beats(attacker: str, defender: str) -> str:
    """`w`: the attacker wins. `l`: it loses. `=`: both leave."""
    if defender == "F" or (defender == "T" and attacker == "3"):
        return "w"
    if defender == "T":
        return "l"
    if attacker == defender:
        return "="
    if attacker == "S":
        return "w" if defender == "10" else "l"
    return "w" if defender == "S" or int(attacker) > int(defender) else "l"


def name(square: Square) -> str:
    return f"{chr(96 + square[0])}{square[1]}"


def square_of(text: str) -> Square:
    return ord(text[0]) - 96, int(text[1:])


class Reference:
    """A game that goes on from a drawn position."""

    def __init__(self, tokens: dict[str, str], armies: str, turn: str, game: str, options: dict[str, object]) -> None:
        """`tokens`: by square, what stands there or `~`; `armies`: their signs, the first being that below."""
        self.men = {
            square_of(at): Man(token[0], token[1], known=len(token) > 2, robot=token[2:] == "=")
            for at, token in tokens.items()
            if token not in {".", "~"}
        }
        self.grid = {square_of(at) for at in tokens}
        self.zone = {square_of(at) for at, token in tokens.items() if token == "~"}
        self.armies, self.turn, self.has_powers = armies, turn, game == "game-2"
        self.two_squares = str(options.get("two_squares", "third"))
        self.draws_last = options.get("last_movers") == "draw"
        self.limits = int(str(options.get("quiet_turns", 200))), int(str(options.get("max_turns", 2000)))
        self.history: dict[str, list[tuple[Square, Square] | None]] = {army: [] for army in armies}
        """By army: the move of each of its turns, None for a turn without one."""
        self.changed: Square | None = None
        self.rumbler: Square | None = None
        self.sneaker: Square | None = None
        self.aims: list[Square] = []
        self.quiet = self.turns = 0
        self.taken: list[Man] = []
        self.result = "on"

    @property
    def phase(self) -> str:
        """As a view calls it."""
        if self.result != "on":
            return "over"
        return "rumble" if self.rumbler else "sneak" if self.sneaker else "play"

    def drawn(self) -> dict[str, str]:
        """What stands where."""
        return {name(at): man.token for at, man in self.men.items()}

    # -- what may be done --------------------------------------------------------------------------------

    def orders(self) -> set[str]:
        return set(self._orders())

    def _orders(self) -> Iterator[str]:
        if self.result != "on":
            return
        if self.rumbler:
            yield from self._aims(self.rumbler)
        elif self.sneaker:
            yield from ("stay", *self._attacks(self.sneaker))
        elif self.changed:
            yield from self._actions(self.changed, self.men[self.changed].robot)
        else:
            for at in [at for at, man in self.men.items() if man.army == self.turn]:
                yield from self._all_of(at)

    def _all_of(self, at: Square) -> Iterator[str]:
        """What one piece may do, a change of its mode included."""
        man = self.men[at]
        yield from self._actions(at, man.robot)
        if self.has_powers and len(man.powers) == 2 and any(self._actions(at, not man.robot)):
            yield f"mode {name(at)}"

    def _actions(self, at: Square, robot: bool) -> Iterator[str]:
        yield from self._standard(at)
        if self.has_powers:
            yield from self._special(at, self.men[at].power(robot))

    def _standard(self, at: Square) -> Iterator[str]:
        man = self.men[at]
        for step in STRAIGHT:
            for count in range(1, 2 if man.rank != "2" else 12):
                to = self._from(at, step, count)
                if not man.moves or not self._is_open(to):
                    if man.moves and self._is_enemy(to) and (self.two_squares != "fourth" or not self._barred(at, to)):
                        yield f"strike {name(at)} {name(to)}"
                    break
                if not self._barred(at, to):
                    yield f"move {name(at)} {name(to)}"

    def _special(self, at: Square, power: str) -> Iterator[str]:
        if power == "call":
            yield from (f"call {name(to)}" for to in self._calls(at))
        elif power:
            goals = {
                "detect": self._detects,
                "speed": self._speeds,
                "rumble": self._rumbles,
                "shoot": lambda at: self._lines(at, AROUND),
                "pull": lambda at: self._lines(at, STRAIGHT),
                "sneak": self._sneaks,
            }[power]
            yield from (f"{power} {name(at)} {name(to)}" for to in goals(at))

    def _detects(self, at: Square) -> Iterator[Square]:
        for to in self.men:
            if self._is_enemy(to) and max(abs(to[0] - at[0]), abs(to[1] - at[1])) <= 2:
                yield to

    def _speeds(self, at: Square) -> Iterator[Square]:
        for one in STRAIGHT:
            for two in STRAIGHT:
                way = self._from(at, one)
                to = self._from(way, two)
                may_end = self._is_open(to) or self._is_enemy(to)
                if self._is_open(way) and to != at and may_end and not self._barred(at, to):
                    yield to

    def _rumbles(self, at: Square) -> Iterator[Square]:
        for step in STRAIGHT:
            to = self._from(at, step)
            near = any(self._is_enemy(self._from(to, around)) for around in AROUND)
            if self._is_open(to) and near and not self._barred(at, to):
                yield to

    def _lines(self, at: Square, steps: tuple[Square, ...]) -> Iterator[Square]:
        for step in steps:
            one, two = self._from(at, step), self._from(at, step, 2)
            if self._is_enemy(one):
                yield one
            if self._is_open(one) and self._is_enemy(two):
                yield two

    def _sneaks(self, at: Square) -> Iterator[Square]:
        for step in STRAIGHT:
            count = 1
            while (to := self._from(at, step, count)) in self.grid and not self._is_open(to):
                count += 1
            if count > 1 and to in self.grid and not self._barred(at, to):
                yield to

    def _calls(self, sam: Square) -> Iterator[Square]:
        for bumblebee in [at for at, man in self.men.items() if man.army == self.turn and man.letter == "b"]:
            for step in AROUND:
                to = self._from(sam, step)
                if self._is_open(to) and not self._barred(bumblebee, to):
                    yield to

    def _aims(self, at: Square) -> Iterator[str]:
        if self.aims:
            yield "fight"
        for step in AROUND:
            to = self._from(at, step)
            is_later = not self.aims or to[::-1] > self.aims[-1][::-1]
            if self._is_enemy(to) and is_later and len(self.aims) < 3:
                yield f"at {name(to)}"

    def _attacks(self, at: Square) -> Iterator[str]:
        for step in STRAIGHT:
            if self._is_enemy(self._from(at, step)):
                yield f"strike {name(at)} {name(self._from(at, step))}"

    def _from(self, at: Square, step: Square, count: int = 1) -> Square:
        return at[0] + count * step[0], at[1] + count * step[1]

    def _is_open(self, at: Square) -> bool:
        return at in self.grid and at not in self.zone and at not in self.men

    def _is_enemy(self, at: Square) -> bool:
        return at in self.men and self.men[at].army != self.turn

    def _barred(self, start: Square, end: Square) -> bool:
        """Whether this would be the third (fourth, sixth) move in a row between two squares."""
        last = self.history[self.turn][-LIMITS[self.two_squares] :]
        run = [(start, end) if (len(last) - at) % 2 == 0 else (end, start) for at in range(len(last))]
        return len(last) == LIMITS[self.two_squares] and last == run

    # -- doing it ----------------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        """Carry out a legal line."""
        verb, *words = line.split()
        squares = [square_of(word) for word in words]
        if verb == "mode":
            self._change(squares[0])
        elif verb == "at":
            self.aims.append(squares[0])
        elif not self._goes_on(verb, squares):
            self._end_turn()

    def _goes_on(self, verb: str, squares: list[Square]) -> bool:
        """Do it; whether the turn goes on."""
        if verb in {"rumble", "sneak"}:
            self._note(squares[0], squares[1])
            self._show(squares[0])
            self._go(squares[0], squares[1])
            if verb == "rumble":
                self.rumbler = squares[1]
            elif any(self._attacks(squares[1])):
                self.sneaker = squares[1]
        elif verb == "strike" and self.sneaker:
            self._fight(squares[0], squares[1])
            self.sneaker = None
        elif verb == "stay":
            self.sneaker = None
        elif verb == "fight":
            self._rumble()
        else:
            getattr(self, f"_{verb}")(*squares)
        return self.rumbler is not None or self.sneaker is not None

    def _change(self, at: Square) -> None:
        man = self.men[at]
        man.robot = not man.robot
        man.known = True
        self.changed = at

    def _move(self, start: Square, end: Square) -> None:
        if abs(start[0] - end[0]) + abs(start[1] - end[1]) > 1:
            self._show(start)
        self._note(start, end)
        self._go(start, end)

    def _strike(self, start: Square, end: Square) -> None:
        wins = self._fight(start, end) == "w"
        self.history[self.turn].append((start, end) if wins and self.two_squares == "fourth" else None)

    def _detect(self, at: Square, target: Square) -> None:
        self._show(at, target)
        self.history[self.turn].append(None)

    def _speed(self, start: Square, end: Square) -> None:
        self._show(start)
        self._note(start, end)
        if end not in self.men:
            self._go(start, end)
        elif self._fight(start, end) != "w":
            self.history[self.turn].append(None)

    def _shoot(self, at: Square, target: Square) -> None:
        self._show(at, target)
        self.history[self.turn].append(None)
        if self._meeting(at, target) == "lower":
            self._take(target)

    def _pull(self, at: Square, target: Square) -> None:
        self._show(at, target)
        self.history[self.turn].append(None)
        meeting = self._meeting(at, target)
        if meeting in {"lower", "equal"}:
            self._take(target)
        if meeting in {"equal", "higher"}:
            self._take(at)
        if meeting == "higher":
            self._go(target, at)

    def _call(self, end: Square) -> None:
        own = {man.letter: at for at, man in self.men.items() if man.army == self.turn}
        self._show(own["5"], own["b"])
        self._note(own["b"], end)
        self._go(own["b"], end)

    def _rumble(self) -> None:
        assert self.rumbler
        self._show(*self.aims)
        meetings = {target: self._meeting(self.rumbler, target) for target in self.aims}
        for target, meeting in meetings.items():
            if meeting in {"lower", "equal"}:
                self._take(target)
        if {"equal", "higher"} & set(meetings.values()):
            self._take(self.rumbler)
        self.rumbler, self.aims = None, []

    def _meeting(self, at: Square, target: Square) -> str:
        """What a target is to the piece that uses a power."""
        mine, other = self.men[at].rank, self.men[target].rank
        if other in {"F", "T", "S"}:
            return {"F": "immune", "T": "higher", "S": "lower"}[other]
        if mine == other:
            return "equal"
        return "lower" if int(mine) > int(other) else "higher"

    def _fight(self, start: Square, end: Square) -> str:
        self._show(start, end)
        outcome = beats(self.men[start].rank, self.men[end].rank)
        if outcome in {"w", "="}:
            self._take(end)
        if outcome in {"l", "="}:
            self._take(start)
        if outcome == "w":
            self._go(start, end)
        return outcome

    def _note(self, start: Square, end: Square) -> None:
        self.history[self.turn].append((start, end))

    def _show(self, *squares: Square) -> None:
        for at in squares:
            self.men[at].known = True

    def _go(self, start: Square, end: Square) -> None:
        self.men[end] = self.men.pop(start)

    def _take(self, at: Square) -> None:
        self.taken.append(self.men.pop(at))

    # -- the end -----------------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        taken, self.taken = self.taken, []
        mover, other = self.turn, self.armies.replace(self.turn, "")
        self.changed, self.turn = None, other
        self.turns += 1
        self.quiet = 0 if taken else self.quiet + 1
        lost = {man.army for man in taken if man.moves}
        if any(man.rank == "F" for man in taken):
            self.result = f"{mover} flag"
        elif self.draws_last and len(lost) == 2 and not any(man.moves for man in self.men.values()):
            self.result = "draw last-movers"
        elif not any(self._orders()):
            self.result = f"{mover} stuck"
        elif 0 < self.limits[0] <= self.quiet:
            self.result = "draw quiet"
        elif self.turns >= self.limits[1]:
            self.result = "draw turns"
