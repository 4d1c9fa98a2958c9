"""How a strong player plays Stratego Transformers: worlds that fit what it saw, each turn judged in all of them.

A plan is all that one turn consists of, as in Game 2 a change of mode, a Rumble and its targets. In every world
each plan is played, and what both sides could capture next is judged (`threats`). The mean over the worlds is the
expected outcome of attacks on hidden pieces. To this comes the long run (`hunt`).
"""
# compiled

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.wire import Told
from rollout.games.stratego.belief import StrategoBelief
from rollout.games.stratego.guard import danger
from rollout.games.stratego.hunt import Hunt
from rollout.games.stratego.moving import (
    CALL,
    DETECT,
    MODE,
    MOVE,
    PULL,
    RUMBLE_TO,
    SHOOT,
    SNEAK_TO,
    SPEED_ON,
    STRIKE,
    end_of,
    start_of,
    verb_of,
)
from rollout.games.stratego.placing import next_kind
from rollout.games.stratego.position import KNOWN, MOVED, OVER, PIECE, SETUP
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import Tables
from rollout.games.stratego.threats import Threats
from rollout.games.stratego.view import StrategoView
from rollout.games.stratego.worths import Worths

SCALE: Final = 8.0
"""Pieces of so much worth more make a win e times as likely as a loss."""
COUNTED: Final[i64] = 40
"""Worlds in which it is counted who a hidden piece may be."""
MOST_PLANS: Final[i64] = 400
CONSIDERED: Final[i64] = 8
"""Plans of which the answers are looked at, at most: a budget of few worlds looks at few."""
LONG_RUN: Final = 2.0
"""What the long run counts."""
AFTER: Final = 0.12
SECOND: Final = 0.3
"""What the own best and second best threats count: one of them can be parried."""
EXPOSED: Final = 0.15
"""What a second own piece under attack counts."""
BACK: Final = 0.1
"""For going back to where the piece came from."""
GRAIN: Final[i64] = 1000
NOISE: Final = 0.02
POWERS: Final = (SPEED_ON, RUMBLE_TO, SHOOT, PULL, SNEAK_TO, DETECT, CALL)
LONGER: Final = (MODE, RUMBLE_TO)
WAYS: Final = (MOVE, SPEED_ON, SNEAK_TO, CALL)


class Plans:
    """What a turn may consist of; it does not depend on anything that is hidden."""

    def __init__(self, root: StrategoState, seat: i64, chance: Chance) -> None:
        self.root = root
        self.seat = seat
        self.chance = chance
        self.plans: list[vec[i64]] = []

    def find(self, actions: vec[i64]) -> None:
        """List all plans that begin with one of the actions."""
        for action in actions:
            self.follow(self.root, vec[i64]([action]))

    def follow(self, state: StrategoState, plan: vec[i64]) -> None:
        """Carry out the last action of a plan, and go on if the turn does."""
        action = plan[len(plan) - 1]
        after = state.clone()
        after.apply(self.seat, action, self.chance)
        if after.phase == OVER or after.turn != state.turn:
            self.plans.append(plan)
            return
        if len(self.plans) >= MOST_PLANS:
            return
        for further in after.legal(self.seat):
            if verb_of(action) != MODE or verb_of(further) in POWERS:
                self.follow(after, append(vec[i64](plan), further))


class Thought:
    """One decision."""

    def __init__(self, belief: StrategoBelief, seat: i64, budget: i64, chance: Chance) -> None:
        """`budget`: worlds in which plans are tried."""
        self.seat = seat
        self.chance = chance
        self.worlds: list[StrategoState] = [belief.sample(chance) for _ in range(budget)]
        self.more: list[StrategoState] = []
        """Further worlds for what is decided by who a hidden piece is."""
        self.root = self.worlds[0]
        self.army = self.root.seat(seat)
        self.worths = Worths(self.root)
        self.urgency = urgency(self.root)
        self.theirs = Threats(self.worths, 0.6, 0.4)
        self.mine = Threats(self.worths, 0.3, 0.2)
        flag = SCALE / max(chance_of(self.worths.balance(self.root, self.army)), 0.2)
        self.hunt = Hunt(self.root, self.worths, self.army, self.urgency, flag)
        for world in self.worlds:
            self.hunt.add(world)
        for _ in range(COUNTED - budget if budget > 1 else 0):
            world = belief.sample(chance)
            self.more.append(world)
            self.hunt.add(world)
        self.hunt.prepare()

    def best(self, actions: vec[i64]) -> i64:
        """The place in `actions` of the first action of the best plan."""
        found = Plans(self.root, self.seat, self.chance)
        found.find(actions)
        plans = found.plans
        if len(plans) == 0:
            return 0
        values = vec[float](capacity=len(plans))
        errors = vec[float](capacity=len(plans))
        for plan in plans:
            before = self.before(plan)
            few = self.mean(self.worlds, plan, before)
            value = few
            if len(self.more) > 0 and self.is_risky(plan):
                share = float(len(self.worlds)) / float(len(self.worlds) + len(self.more))
                value = share * few + (1.0 - share) * self.mean(self.more, plan, before)
            values = append(values, value)
            errors = append(errors, value - few)
        first = plans[self.choose(plans, values, errors)][0]
        for at in range(i64(len(actions))):
            if actions[at] == first:
                return at
        return 0

    def mean(self, worlds: list[StrategoState], plan: vec[i64], before: float) -> float:
        """The chance to win after a plan, on average."""
        total = 0.0
        for world in worlds:
            total += self.after(world, plan, before)
        return total / float(len(worlds))

    def is_risky(self, plan: vec[i64]) -> bool:
        """Whether a plan meets a piece that is hidden."""
        for action in plan:
            cell = self.root.board[end_of(action)]
            if cell & PIECE and not cell & KNOWN and verb_of(action) != DETECT:
                return True
        return False

    def choose(self, plans: list[vec[i64]], values: vec[float], errors: vec[float]) -> i64:
        """Look at the answers to the best plans; the one that is best then. `errors`: what few worlds missed."""
        chosen = highest(values)
        most = -1.0
        for _ in range(min(CONSIDERED, len(self.worlds) - 1, len(plans))):
            top = highest(values)
            values[top] = -1.0
            value = self.answered(plans[top]) + errors[top]
            if value > most:
                chosen, most = top, value
        return chosen

    def answered(self, plan: vec[i64]) -> float:
        """The chance to win after a plan and the best answer to it, on average over few worlds."""
        total, before = 0.0, self.before(plan)
        for world in self.worlds:
            state = self.carried_out(world, plan)
            total += self.ended(state) if state.phase == OVER else self.answer(state, before)
        return total / float(len(self.worlds))

    def answer(self, state: StrategoState, before: float) -> float:
        """The least that the other side can leave; it does not quite dare to attack what it has not seen."""
        least = chance_of(before + self.judge(state))
        quiet, daring = 1.0, 1.0
        board = state.board
        for action in state.legal(1 - self.seat):
            verb, end = verb_of(action), end_of(action)
            if verb in LONGER:
                continue
            after = state.clone()
            after.apply(1 - self.seat, action, self.chance)
            if after.phase == OVER:
                value = self.ended(after)
            elif after.turn != self.army:
                continue
            else:
                value = chance_of(before + self.judge_own(after))
            target = board[end]
            if not target & PIECE or target & KNOWN:
                quiet = min(quiet, value)
            else:
                daring = min(daring, value + (0.4 if target & MOVED else 0.6) * max(least - value, 0.0))
        return min(quiet, daring)

    def carried_out(self, world: StrategoState, plan: vec[i64]) -> StrategoState:
        """A copy of a world after a plan."""
        state = world.clone()
        for action in plan:
            if state.phase != OVER:
                state.apply(self.seat, action, self.chance)
        return state

    def ended(self, state: StrategoState) -> float:
        """The score of a game that is over."""
        return 0.5 if state.winner < 0 else 1.0 if state.winner == self.army else 0.0

    def judge_own(self, state: StrategoState) -> float:
        """What a state is worth in which this side is to move."""
        value = self.worths.balance(state, self.army)
        self.theirs.look(state, 1 - self.army)
        self.mine.look(state, self.army)
        value += self.mine.best + EXPOSED * self.mine.second
        return value - AFTER * self.theirs.best - SECOND * self.theirs.second - 0.7 * danger(state, self.army)

    def before(self, plan: vec[i64]) -> float:
        """What a plan is worth whatever is hidden: the long run, and a little chance."""
        value = NOISE * float(self.chance.below(GRAIN, "strategy")) / float(GRAIN)
        board, last = self.root.board, plan[len(plan) - 1]
        verb, start, end = verb_of(last), start_of(last), end_of(last)
        if verb == STRIKE and len(plan) == 1 and not board[end] & KNOWN:
            value += 2.0 * self.urgency
        if board[end] == 0 and verb in WAYS:
            cell = board[start]
            value += LONG_RUN * (self.hunt.pull(cell, end) - self.hunt.pull(cell, start))
            at = self.army * 3
            if self.root.starts[at] == end and self.root.starts[at + 1] == start:
                value -= BACK
        return value

    def after(self, world: StrategoState, plan: vec[i64], before: float) -> float:
        """The chance to win after a plan in one world."""
        state = self.carried_out(world, plan)
        if state.phase == OVER:
            return self.ended(state)
        return chance_of(before + self.judge(state))

    def judge(self, state: StrategoState) -> float:
        """What a state is worth in which the other side is to move."""
        value = self.worths.balance(state, self.army)
        self.theirs.look(state, 1 - self.army)
        self.mine.look(state, self.army)
        value -= self.theirs.best + EXPOSED * self.theirs.second
        return value + AFTER * self.mine.best + SECOND * self.mine.second - danger(state, self.army)


def highest(values: vec[float]) -> i64:
    """The place of the first of the highest values."""
    top: i64 = 0
    for at in range(i64(len(values))):
        if values[at] > values[top]:
            top = at
    return top


def chance_of(worth: float) -> float:
    """The chance to win with so much more worth."""
    return 1.0 / (1.0 + exp(min(-worth / SCALE, 50.0)))


def urgency(state: StrategoState) -> float:
    """How much a draw threatens: 0 for not at all, at most 0.8."""
    limit = state.rules.quiet if state.rules.quiet > 0 else 200
    return min(float(state.quiet) / float(limit), 0.8)


def odds(
    tables: Tables,
    view: StrategoView,
    told: Sequence[Told],
    actions: Sequence[int],
    budget: int,
    chance: Chance,
) -> list[float]:
    """As `Game.odds` asks; `budget` is how many worlds are imagined."""
    belief = StrategoBelief(tables, view, told)
    legal = vec[i64](actions)
    if belief.known.phase == SETUP:
        state = belief.sample(chance)
        kind = next_kind(state, state.seat(view.viewer), chance)
        chosen = index_of_kind(legal, kind)
    else:
        chosen = Thought(belief, view.viewer, max(budget, 1), chance).best(legal)
    return [1.0 if at == chosen else 0.0 for at in range(len(legal))]


def index_of_kind(actions: vec[i64], kind: i64) -> i64:
    """The place of the action that sets a kind."""
    for at in range(i64(len(actions))):
        if end_of(actions[at]) == kind:
            return at
    return 0
