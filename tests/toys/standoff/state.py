"""The whole truth of a Standoff, and its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader, Writer
from rollout.core.state import State
from rollout.core.wire import Fact, Outcome

from . import facts as f
from .tables import Tables

SEATS = 3
PASS = 3
BLOCK = 4
"""Actions 0 to 2 strike at that seat."""
NOBODY = -1
OPEN = -1
"""An answer that has not been given."""


class Standoff(State):
    """Who stands, who holds what, who strikes at whom."""

    def __init__(self, tables: Tables, max_turns: int, open_tokens: bool) -> None:
        self.tables = tables
        self.max_turns = max_turns
        self.open_tokens = open_tokens
        self.hearts = [tables.hearts] * SEATS
        self.shields = [0] * SEATS
        """Shields in hand; the rest of a hand are duds. Hidden."""
        self.answers = [OPEN] * SEATS
        """Sealed answers to the strike."""
        self.turn = 0
        self.target = NOBODY
        self.turns = 0
        self.blocked = [0] * SEATS
        self.die = 0
        """What lies open of the last strike: 1 for each seat that blocked, and the die."""

    # -- what the table asks ---------------------------------------------------------------------------

    def actors(self) -> vec[i64]:
        if self.over():
            return vec[i64]()
        if self.target == NOBODY:
            return vec[i64]([self.turn])
        return vec[i64]([s for s in self.living() if s != self.turn and self.answers[s] == OPEN])

    def legal(self, seat: i64) -> vec[i64]:
        if seat not in self.actors():
            return vec[i64]()
        if self.target == NOBODY:
            return vec[i64]([s for s in self.living() if s != seat])
        return vec[i64]([PASS, BLOCK] if self.shields[seat] else [PASS])

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        facts = [] if facts is None else facts
        if self.target == NOBODY:
            self.target, self.blocked, self.die = int(action), [0] * SEATS, 0
            facts.append(f.StrikeAnnounced(int(seat), self.target))
            return
        self.answers[seat] = int(action)
        facts.append(f.Answered(int(seat), "block" if action == BLOCK else "pass"))
        if not self.actors():
            self.resolve(chance, facts)

    def outcome(self) -> Outcome | None:
        living = self.living()
        if not self.over():
            return None
        scores = tuple(1 / len(living) if seat in living else 0.0 for seat in range(SEATS))
        return Outcome(scores, "last-standing" if len(living) == 1 else "turns")

    # -- the rules, in their order ---------------------------------------------------------------------

    def living(self) -> list[int]:
        """Seats that still have a heart."""
        return [seat for seat in range(SEATS) if self.hearts[seat]]

    def over(self) -> bool:
        """One seat stands, or the turns are used up. [SO-E1, SO-E2]"""
        return len(self.living()) == 1 or self.turns >= self.max_turns

    def deal(self, chance: Chance, facts: list[Fact]) -> None:
        """Each seat draws its tokens. [SO-S1]"""
        held = 0
        for seat in range(SEATS):
            for _ in range(self.tables.hand):
                self.draw(seat, self.tables.tokens - held, chance, facts)
                held += 1
        facts.append(f.TurnBegan(self.turn))

    def draw(self, seat: int, bag: int, chance: Chance, facts: list[Fact]) -> None:
        """Draw one of the `bag` tokens of the bag; a dud goes back once, and the next one stays. [SO-S2]"""
        shields = self.tables.shields - sum(self.shields)
        is_shield = chance.below(bag, "token") < shields or chance.below(bag, "token") < shields
        self.shields[seat] += is_shield
        facts.append(f.Drew(seat, "shield" if is_shield else "dud", self.open_tokens))

    def resolve(self, chance: Chance, facts: list[Fact]) -> None:
        """Turn the answers up, pay for them, roll. [SO-I2, SO-I3, SO-T2]"""
        blockers = [seat for seat in range(SEATS) if self.answers[seat] == BLOCK]
        self.answers = [OPEN] * SEATS
        facts.extend([f.ShieldPlayed(seat) for seat in blockers] or [f.NobodyBlocked()])
        for seat in blockers:
            self.shields[seat] -= 1
            self.blocked[seat] = 1
        bag = self.tables.tokens - SEATS * self.tables.hand
        for missing, seat in enumerate(blockers):
            self.draw(seat, bag + len(blockers) - missing, chance, facts)
        needed = self.tables.hit + self.tables.block * len(blockers)
        self.die = 1 + int(chance.below(6, "die"))
        facts.append(f.DieRolled(self.turn, self.die, needed))
        self.strike(facts, hits=self.die >= needed)
        self.next_turn(facts)

    def strike(self, facts: list[Fact], *, hits: bool) -> None:
        """A hit costs a heart, the last one the game. [SO-T2, SO-T3]"""
        seat, self.target = self.target, NOBODY
        if not hits:
            facts.append(f.StrikeMissed(seat))
            return
        self.hearts[seat] -= 1
        facts.append(f.HeartLost(seat, self.hearts[seat]))
        if not self.hearts[seat]:
            facts.append(f.SeatFell(seat, self.shields[seat]))

    def next_turn(self, facts: list[Fact]) -> None:
        """The next living seat strikes. [SO-T1]"""
        self.turns += 1
        if self.over():
            facts.append(f.GameEnded("last-standing" if len(self.living()) == 1 else "turns"))
            return
        self.turn = next(s % SEATS for s in range(self.turn + 1, self.turn + 1 + SEATS) if self.hearts[s % SEATS])
        facts.append(f.TurnBegan(self.turn))

    # -- copies ----------------------------------------------------------------------------------------

    def clone(self) -> Standoff:
        twin = Standoff(self.tables, self.max_turns, self.open_tokens)
        twin.hearts, twin.shields, twin.answers = [*self.hearts], [*self.shields], [*self.answers]
        twin.turn, twin.target, twin.turns = self.turn, self.target, self.turns
        twin.blocked, twin.die = [*self.blocked], self.die
        return twin

    def encode(self) -> bytes:
        writer = Writer()
        numbers = (self.max_turns, int(self.open_tokens), self.turn, self.target, self.turns, self.die)
        for number in (*numbers, *self.hearts, *self.shields, *self.answers, *self.blocked):
            writer.put(number)
        return writer.done()

    @classmethod
    def decode(cls, tables: Tables, data: bytes) -> Standoff:
        """The state that `encode` wrote."""
        reader = Reader(data)
        state = cls(tables, int(reader.get()), bool(reader.get()))
        state.turn, state.target, state.turns, state.die = (int(reader.get()) for _ in range(4))
        lists = ([int(reader.get()) for _ in range(SEATS)] for _ in range(4))
        state.hearts, state.shields, state.answers, state.blocked = lists
        return state
