"""Pig, the old dice game, as the smallest whole game: what `docs/add-a-game.md` walks through.

On your turn roll as often as you like and add up; a 1 loses what this turn brought, holding banks it.
The first to reach the goal wins. Nothing is hidden, so a view holds the whole truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader, Writer
from rollout.core.game import Game, Options, not_understood
from rollout.core.state import Belief, State
from rollout.core.wire import Fact, Message, Outcome, PublicFact, Refusal, Told, View

ROLL, HOLD = 0, 1
WORDS = ("roll", "hold")


class PigOptions(Options, frozen=True, kw_only=True):
    """The choices before a game."""

    goal: Literal[20, 50, 100] = 50


class PigView(View, frozen=True, tag="pig-view"):
    """Everything: Pig has no secrets."""

    goal: int
    turn: int
    banked: tuple[int, int]
    at_risk: int


class Rolled(PublicFact, frozen=True):
    """A die was rolled; `total` is what this turn has brought so far."""

    seat: int
    value: int
    total: int


class Busted(PublicFact, frozen=True):
    """A 1: the turn's total is lost."""

    seat: int


class Banked(PublicFact, frozen=True):
    """A seat held and now has `total` points."""

    seat: int
    total: int


class PigState(State):
    """The whole truth."""

    def __init__(self, goal: int, turn: int, banked: list[int], at_risk: int) -> None:
        self.goal, self.turn, self.banked, self.at_risk = goal, turn, banked, at_risk

    def actors(self) -> vec[i64]:
        return vec[i64]([] if self.outcome() else [self.turn])

    def legal(self, seat: int) -> vec[i64]:
        if seat != self.turn or self.outcome():
            return vec[i64]()
        return vec[i64]([ROLL, HOLD] if self.at_risk else [ROLL])

    def apply(self, seat: int, action: int, chance: Chance, facts: list[Fact] | None = None) -> None:
        happened = self._hold(seat) if action == HOLD else self._roll(seat, 1 + chance.below(6, "die"))
        if facts is not None:
            facts.extend(happened)

    def _roll(self, seat: int, value: int) -> list[Fact]:
        self.at_risk = self.at_risk + value if value > 1 else 0
        rolled = Rolled(seat, value, self.at_risk)
        if value > 1:
            return [rolled]
        self.turn = 1 - seat
        return [rolled, Busted(seat)]

    def _hold(self, seat: int) -> list[Fact]:
        self.banked[seat] += self.at_risk
        self.turn, self.at_risk = 1 - seat, 0
        return [Banked(seat, self.banked[seat])]

    def clone(self) -> PigState:
        return PigState(self.goal, self.turn, list(self.banked), self.at_risk)

    def encode(self) -> bytes:
        writer = Writer()
        for number in (self.goal, self.turn, *self.banked, self.at_risk):
            writer.put(number)
        return writer.done()

    def outcome(self) -> Outcome | None:
        if max(self.banked) < self.goal:
            return None
        return Outcome(tuple(1.0 if points >= self.goal else 0.0 for points in self.banked), "goal")


class Known(Belief):
    """The one state that fits a view without secrets."""

    def __init__(self, view: PigView) -> None:
        self.view = view

    def sample(self, chance: Chance) -> PigState:
        return PigState(self.view.goal, self.view.turn, list(self.view.banked), self.view.at_risk)


class Pig(Game[PigOptions, PigState, PigView]):
    """The windows and words of Pig."""

    name = "pig"
    title = "Pig"
    options = PigOptions

    def seats(self, options: PigOptions) -> int:
        return 2

    def setup(self, options: PigOptions, tables: Any, chance: Chance, facts: list[Fact] | None = None) -> PigState:
        return PigState(options.goal, 0, [0, 0], 0)

    def decode(self, tables: Any, data: bytes) -> PigState:
        reader = Reader(data)
        goal, turn, first, second, at_risk = (reader.get() for _ in range(5))
        return PigState(goal, turn, [first, second], at_risk)

    def view(self, state: PigState, viewer: int) -> PigView:
        phase = "over" if state.outcome() else "turn"
        return PigView(viewer, phase, state.goal, state.turn, (state.banked[0], state.banked[1]), state.at_risk)

    def belief(self, tables: Any, view: PigView, told: Sequence[Told]) -> Known:
        return Known(view)

    def write(self, view: PigView, action: int) -> str:
        return WORDS[action]

    def read(self, view: PigView, text: str) -> list[int]:
        word = text.strip().lower()
        if word not in WORDS:
            raise not_understood(text, WORDS)
        return [WORDS.index(word)]

    def explain(self, view: PigView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        key, rule = ("refused-nothing-to-hold", "PIG-2") if seat == view.turn else ("refused-not-your-turn", "PIG-1")
        return Refusal(text, key, rule, allowed=tuple(allowed))

    def label(self, view: PigView, action: int) -> Message:
        return Message(f"choice-{WORDS[action]}", {"points": view.at_risk})


GAME = Pig()
