"""Secret choices made at once: a balance in which neither side gains by choosing otherwise, whatever it holds.

Each side holds one of several hands, by chance and independently of the other side, knows its own alone, and
chooses one card. What the first gains of the second, when cards i and j meet, is

    base[i, j] + the sum over terms t of weight[t, i, j] * (own[t, i] - other[t, j]),

where `own` depends on its hand and `other` on the hand of the other side: what follows a card counts too. Such
a game with N hands and K cards a side costs N * K a round instead of N * N * K * K.

Regret matching plus: every hand takes each card in proportion to how much it would have liked to have taken it
so far (never less than nothing). The average over the rounds, later ones counting more, comes ever nearer to
the balance; `exploitability` tells how near.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(count: i64) -> vec[float]:
    """A list of so many zeros."""
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0.0)
    return numbers


class Side:
    """One of the two sides: the hands that it may hold and how it chooses with each."""

    def __init__(self, kinds: i64, terms: i64, base: vec[float], weights: vec[float]) -> None:
        """`base` by own card and other card; `weights` by term, own card and other card: gains of this side."""
        self.kinds = kinds
        self.terms = terms
        self.base = base
        self.weights = weights
        self.hands: i64 = 0
        self.chances = vec[float]()
        """By hand, how likely it is; 0 for a hand that only wants to know its own answer."""
        self.may = vec[i64]()
        """By hand and card: 1 where the hand holds the card."""
        self.own = vec[float]()
        """By term, hand and card; see the module. Filled hand by hand: `term` varies slower than the card."""
        self.regrets = vec[float]()
        self.now = vec[float]()
        """By hand and card: how likely the card is chosen in this round."""
        self.sums = vec[float]()
        self.mixed = zeros(kinds)
        """By card: how likely this side chooses it, over all hands."""
        self.worth = zeros(terms * kinds)
        """By term and card: the same, times `own`."""
        self.gains = zeros(kinds)
        self.factors = zeros(terms * kinds)

    def add(self, chance: float, may: vec[i64], own: vec[float]) -> None:
        """Another hand: how likely it is, which cards it holds (at least one), and `own` by term and card."""
        self.hands += 1
        self.chances = append(self.chances, chance)
        held: i64 = 0
        for each in may:
            held += each
        for each in may:
            self.may = append(self.may, each)
            self.regrets = append(self.regrets, 0.0)
            self.now = append(self.now, float(each) / float(held))
            self.sums = append(self.sums, 0.0)
        for value in own:
            self.own = append(self.own, value)

    def show(self, choices: vec[float]) -> None:
        """Work out `mixed` and `worth` of choices by hand and card."""
        kinds, size, own = self.kinds, self.terms * self.kinds, self.own
        mixed, worth = zeros(kinds), zeros(size)
        for hand in range(self.hands):
            chance = self.chances[hand]
            if chance == 0.0:
                continue
            for card in range(kinds):
                likely = chance * choices[hand * kinds + card]
                if likely > 0.0:
                    mixed[card] += likely
                    at = card
                    while at < size:
                        worth[at] += likely * own[hand * size + at]
                        at += kinds
        self.mixed = mixed
        self.worth = worth

    def face(self, other: Side) -> None:
        """Work out what each card gains against what the other side shows, apart from the own hand's terms."""
        kinds = self.kinds
        for card in range(kinds):
            gain = 0.0
            for theirs in range(other.kinds):
                gain += self.base[card * other.kinds + theirs] * other.mixed[theirs]
            for term in range(self.terms):
                factor = 0.0
                for theirs in range(other.kinds):
                    weight = self.weights[(term * kinds + card) * other.kinds + theirs]
                    factor += weight * other.mixed[theirs]
                    gain -= weight * other.worth[term * other.kinds + theirs]
                self.factors[term * kinds + card] = factor
            self.gains[card] = gain

    def gain(self, hand: i64, card: i64) -> float:
        """What a card gains for a hand against what the other side showed last."""
        value, size, factors, own = self.gains[card], self.terms * self.kinds, self.factors, self.own
        at = card
        while at < size:
            value += factors[at] * own[hand * size + at]
            at += self.kinds
        return value

    def learn(self, round_: i64) -> None:
        """One round of regret matching plus for every hand, weighted by the number of the round."""
        kinds, may, now, regrets = self.kinds, self.may, self.now, self.regrets
        values = zeros(kinds)
        for hand in range(self.hands):
            start = hand * kinds
            mean = 0.0
            for card in range(kinds):
                if may[start + card] == 1:
                    values[card] = self.gain(hand, card)
                    mean += now[start + card] * values[card]
            total = 0.0
            for card in range(kinds):
                if may[start + card] == 1:
                    regret = max(regrets[start + card] + values[card] - mean, 0.0)
                    regrets[start + card] = regret
                    total += regret
            self.choose(start, total, float(round_))

    def choose(self, start: i64, total: float, weight: float) -> None:
        """Choose in proportion to regret (where there is none, stay), and add the choice to the average."""
        now, sums = self.now, self.sums
        for at in range(start, start + self.kinds):
            if self.may[at] == 1:
                if total > 0.0:
                    now[at] = self.regrets[at] / total
                sums[at] += weight * now[at]

    def average(self) -> vec[float]:
        """By hand and card: how likely the card is chosen, averaged over all rounds."""
        averages = vec[float](capacity=len(self.sums))
        for hand in range(self.hands):
            total = 0.0
            for at in range(hand * self.kinds, (hand + 1) * self.kinds):
                total += self.sums[at]
            for at in range(hand * self.kinds, (hand + 1) * self.kinds):
                averages = append(averages, self.sums[at] / total if total > 0.0 else self.now[at])
        return averages

    def best(self, hand: i64) -> float:
        """The most that a hand can gain against what the other side showed last."""
        top = 0.0
        found = False
        for card in range(self.kinds):
            if self.may[hand * self.kinds + card] == 1:
                gain = self.gain(hand, card)
                if not found or gain > top:
                    top = gain
                found = True
        return top

    def best_of_all(self) -> float:
        """`best`, averaged over the hands as likely as they are."""
        total = 0.0
        for hand in range(self.hands):
            total += self.chances[hand] * self.best(hand)
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

    The chances of each side's hands must sum to 1.
    """
    for round_ in range(1, rounds + 1):
        second.show(second.now)
        first.face(second)
        first.learn(round_)
        first.show(first.now)
        second.face(first)
        second.learn(round_)
    meet(first, first.average(), second, second.average())


def meet(first: Side, choices: vec[float], second: Side, answers: vec[float]) -> None:
    """Let each side face choices of the other, by hand and card."""
    first.show(choices)
    second.show(answers)
    first.face(second)
    second.face(first)


def exploitability(first: Side, second: Side) -> float:
    """How much the two best answers to what was shown last gain together; 0 in a balance, never below."""
    return first.best_of_all() + second.best_of_all()
