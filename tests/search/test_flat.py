"""Flat Monte Carlo, on a guess in plain Python: the right answer is likely, not certain."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance, Fast
from rollout.core.state import Belief, Heuristic, Policy, State
from rollout.core.wire import Fact, Outcome
from rollout.search.flat import Flat, best

HEADS, TAILS = 0, 1


class Guess(State):
    """Seat 0 guesses a hidden coin; afterwards a die may spoil it: on a 6 the score is halved."""

    def __init__(self, coin: int, score: float = -1.0) -> None:
        self.coin, self.score = coin, score

    def actors(self) -> vec[i64]:
        return vec[i64]([0] if self.score < 0 else [])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([HEADS, TAILS])

    def apply(self, seat: int, action: int, chance: Chance, facts: list[Fact] | None = None) -> None:
        spoiled = chance.below(6, "die") == 5
        self.score = (0.5 if spoiled else 1.0) * (action == self.coin)

    def clone(self) -> Guess:
        return Guess(self.coin, self.score)

    def outcome(self) -> Outcome | None:
        return None if self.score < 0 else Outcome((self.score, 1 - self.score), "guessed")


class Unfinished(Guess):
    """The game goes on after the guess."""

    def outcome(self) -> Outcome | None:
        return None

    def clone(self) -> Unfinished:
        return Unfinished(self.coin, self.score)


class Biased(Belief):
    """Tails is three times as likely as heads."""

    def __init__(self, kind: type[Guess] = Guess) -> None:
        self.kind = kind
        self.sampled = 0

    def sample(self, chance: Chance) -> Guess:
        self.sampled += 1
        return self.kind(HEADS if chance.below(4, "coin") == 0 else TAILS)


class Fond(Heuristic):
    """Likes what has been guessed."""

    def value(self, state: State, seat: int) -> float:
        return 0.9


ACTIONS = vec[i64]([HEADS, TAILS])


def test_averages_come_near_the_expected_scores() -> None:
    means = Flat(Policy(), Heuristic(), 8000).means(Biased(), 0, ACTIONS, Fast(3))

    spoiled = 11 / 12  # expected factor of the die
    assert means[0] == pytest.approx(0.25 * spoiled, abs=0.02)
    assert means[1] == pytest.approx(0.75 * spoiled, abs=0.02)
    assert best(ACTIONS, means) == TAILS


def test_equal_chance_gives_equal_averages() -> None:
    first, second = (list(Flat(Policy(), Heuristic(), 50).means(Biased(), 0, ACTIONS, Fast(3))) for _ in range(2))

    assert first == second


@pytest.mark.parametrize(("playouts", "worlds"), [(8, 4), (9, 4), (1, 1), (0, 1)])
def test_the_budget_is_counted_in_playouts_over_all_actions(playouts: int, worlds: int) -> None:
    belief = Biased()

    Flat(Policy(), Heuristic(), playouts).means(belief, 0, ACTIONS, Fast(3))

    assert belief.sampled == worlds


def test_the_heuristic_judges_games_without_an_outcome() -> None:
    means = Flat(Policy(), Fond(), 10).means(Biased(Unfinished), 0, ACTIONS, Fast(3))

    assert list(means) == pytest.approx([0.9, 0.9])


def test_the_first_of_equal_actions_is_best() -> None:
    assert best(vec[i64]([4, 7, 9]), vec[float]([0.2, 0.5, 0.5])) == 7
