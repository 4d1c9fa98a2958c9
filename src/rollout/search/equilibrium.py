"""Bayesian games of two sides that choose at once: an equilibrium by regret matching plus.

Each side is of one of several types, by chance and independently of the other side, and knows its own alone. A type
is what a side holds in secret, such as a hand of cards; it says which actions are open. What the first side gains of
the second, when actions i and j meet, is

    base[i, j] + the sum over terms t of weight[t, i, j] * (own[t, i] - other[t, j]),

where `own` depends on its type and `other` on the type of the other side: what follows an action counts too. Such
a game with N types and K actions a side costs N * K + K * K a round instead of N * N * K * K.

Regret matching plus: every type takes each action in proportion to how much it would have liked to have taken it
so far (never less than nothing). The average strategy over the rounds, later ones counting more, comes ever nearer to
an equilibrium, in which no type of either side gains by another action; `exploitability` tells how near.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import zeros


class Side:
    """One of the two sides: the types of which it may be, and the strategy of each."""

    def __init__(self, actions: i64, terms: i64, base: vec[float], weights: vec[float]) -> None:
        """`base` by own action and other action; `weights` by term and both actions: gains of this side."""
        self.actions = actions
        self.terms = terms
        self.base = base
        self.weights = weights
        self.types: i64 = 0
        self.chances = vec[float]()
        """By type, how likely it is; 0 for a type that only wants to know its own answer."""
        self.allowed = vec[i64]()
        """By type and action: 1 where the action is open to the type."""
        self.own = vec[float]()
        """By type, term and action, the last varying fastest; see the module."""
        self.regrets = vec[float]()
        self.strategy = vec[float]()
        """By type and action: the strategy of this round."""
        self.sums = vec[float]()
        self.mixed = zeros(actions)
        """By action: how likely this side takes it, over all types."""
        self.worth = zeros(terms * actions)
        """By term and action: the same, times `own`."""
        self.gains = zeros(actions)
        self.factors = zeros(terms * actions)

    def add(self, chance: float, allowed: vec[i64], own: vec[float]) -> None:
        """Another type: how likely it is, which actions are open to it (at least one), and `own` by term and action."""
        self.types += 1
        self.chances = append(self.chances, chance)
        count: i64 = 0
        for each in allowed:
            count += each
        for each in allowed:
            self.allowed = append(self.allowed, each)
            self.regrets = append(self.regrets, 0.0)
            self.strategy = append(self.strategy, float(each) / float(count))
            self.sums = append(self.sums, 0.0)
        for value in own:
            self.own = append(self.own, value)

    def show(self, strategy: vec[float]) -> None:
        """Work out `mixed` and `worth` of a strategy, by type and action."""
        actions, size, own = self.actions, self.terms * self.actions, self.own
        mixed, worth = zeros(actions), zeros(size)
        for type_ in range(self.types):
            chance = self.chances[type_]
            if chance == 0.0:
                continue
            for action in range(actions):
                likely = chance * strategy[type_ * actions + action]
                if likely > 0.0:
                    mixed[action] += likely
                    at = action
                    while at < size:
                        worth[at] += likely * own[type_ * size + at]
                        at += actions
        self.mixed = mixed
        self.worth = worth

    def face(self, other: Side) -> None:
        """Work out what each action gains against what the other side shows, apart from the own type's terms."""
        actions = self.actions
        for action in range(actions):
            gain = 0.0
            for theirs in range(other.actions):
                gain += self.base[action * other.actions + theirs] * other.mixed[theirs]
            for term in range(self.terms):
                factor = 0.0
                for theirs in range(other.actions):
                    weight = self.weights[(term * actions + action) * other.actions + theirs]
                    factor += weight * other.mixed[theirs]
                    gain -= weight * other.worth[term * other.actions + theirs]
                self.factors[term * actions + action] = factor
            self.gains[action] = gain

    def gain(self, type_: i64, action: i64) -> float:
        """What an action gains for a type against what the other side showed last."""
        value, size, factors, own = self.gains[action], self.terms * self.actions, self.factors, self.own
        at = action
        while at < size:
            value += factors[at] * own[type_ * size + at]
            at += self.actions
        return value

    def learn(self, round_: i64) -> None:
        """One round of regret matching plus for every type, weighted by the number of the round."""
        actions, allowed, strategy, regrets = self.actions, self.allowed, self.strategy, self.regrets
        values = zeros(actions)
        for type_ in range(self.types):
            start = type_ * actions
            mean = 0.0
            for action in range(actions):
                if allowed[start + action] == 1:
                    values[action] = self.gain(type_, action)
                    mean += strategy[start + action] * values[action]
            total = 0.0
            for action in range(actions):
                if allowed[start + action] == 1:
                    regret = max(regrets[start + action] + values[action] - mean, 0.0)
                    regrets[start + action] = regret
                    total += regret
            self.choose(start, total, float(round_))

    def choose(self, start: i64, total: float, weight: float) -> None:
        """Take actions in proportion to regret (where there is none, stay), and add the strategy to the average."""
        strategy, sums = self.strategy, self.sums
        for at in range(start, start + self.actions):
            if self.allowed[at] == 1:
                if total > 0.0:
                    strategy[at] = self.regrets[at] / total
                sums[at] += weight * strategy[at]

    def average(self) -> vec[float]:
        """By type and action: the average strategy over all rounds."""
        averages = vec[float](capacity=len(self.sums))
        for type_ in range(self.types):
            total = 0.0
            for at in range(type_ * self.actions, (type_ + 1) * self.actions):
                total += self.sums[at]
            for at in range(type_ * self.actions, (type_ + 1) * self.actions):
                averages = append(averages, self.sums[at] / total if total > 0.0 else self.strategy[at])
        return averages

    def best(self, type_: i64) -> float:
        """The most that a type can gain against what the other side showed last."""
        top = 0.0
        found = False
        for action in range(self.actions):
            if self.allowed[type_ * self.actions + action] == 1:
                gain = self.gain(type_, action)
                if not found or gain > top:
                    top = gain
                found = True
        return top

    def best_of_all(self) -> float:
        """`best`, averaged over the types as likely as they are."""
        total = 0.0
        for type_ in range(self.types):
            total += self.chances[type_] * self.best(type_)
        return total


def transposed(rows: i64, columns: i64, matrix: vec[float], factor: float) -> vec[float]:
    """Matrices of `rows` by `columns`, one after the other, seen from the other side and times `factor`."""
    turned = vec[float](capacity=len(matrix))
    size = rows * columns
    start: i64 = 0
    while start < len(matrix):
        for column in range(columns):
            for row in range(rows):
                turned = append(turned, factor * matrix[start + row * columns + column])
        start += size
    return turned


def settle(first: Side, second: Side, rounds: i64) -> None:
    """Let both sides learn from one another, in turn, for so many rounds; afterwards each faces the other's average.

    The chances of each side's types must sum to 1.
    """
    for round_ in range(1, rounds + 1):
        second.show(second.strategy)
        first.face(second)
        first.learn(round_)
        first.show(first.strategy)
        second.face(first)
        second.learn(round_)
    meet(first, first.average(), second, second.average())


def meet(first: Side, strategy: vec[float], second: Side, other: vec[float]) -> None:
    """Let each side face a strategy of the other, by type and action."""
    first.show(strategy)
    second.show(other)
    first.face(second)
    second.face(first)


def exploitability(first: Side, second: Side) -> float:
    """How much the two best answers to what was shown last gain together; 0 in an equilibrium, never below."""
    return first.best_of_all() + second.best_of_all()
