"""Playouts, on a countdown in plain Python, so that compiled search meets interpreted subclasses."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance, Fast, Scripted
from rollout.core.state import Heuristic, Policy, State
from rollout.core.wire import Fact, Outcome
from rollout.search.playout import Weighted, play_many, play_on


class Countdown(State):
    """Two seats in turn take 1 or 2 from a heap; who takes the last one wins."""

    def __init__(self, heap: int, turn: int = 0) -> None:
        self.heap, self.turn = heap, turn

    def actors(self) -> vec[i64]:
        return vec[i64]([self.turn] if self.heap else [])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([take for take in (1, 2) if take <= self.heap and seat == self.turn])

    def apply(self, seat: int, action: int, chance: Chance, facts: list[Fact] | None = None) -> None:
        self.heap -= action
        self.turn = 1 - seat

    def clone(self) -> Countdown:
        return Countdown(self.heap, self.turn)

    def outcome(self) -> Outcome | None:
        return None if self.heap else Outcome((float(self.turn), float(1 - self.turn)), "last")


class Both(Countdown):
    """Both seats may always act."""

    def actors(self) -> vec[i64]:
        return vec[i64]([0, 1] if self.heap else [])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([1])


class Most(Policy):
    """Takes as much as it can."""

    def choose(self, state: State, seat: int, actions: vec[i64], chance: Chance) -> int:
        return max(actions)


class Opinion(Heuristic):
    """Takes 1 three times as often as 2, and thinks that seat 1 stands well."""

    def weights(self, state: State, seat: int, actions: vec[i64]) -> vec[i64]:
        return vec[i64]([3 if action == 1 else 1 for action in actions])

    def value(self, state: State, seat: int) -> float:
        return 0.75 if seat == 1 else 0.25


def test_a_playout_ends_with_the_game() -> None:
    state = Countdown(9)

    assert play_on(state, Most(), Fast(1)) == 5
    assert state.outcome() == Outcome((1.0, 0.0), "last")


def test_a_playout_stops_at_its_depth() -> None:
    state = Countdown(9)

    assert play_on(state, Most(), Fast(1), 2) == 2
    assert state.heap == 5


def test_many_playouts_count_all_their_actions() -> None:
    state = Countdown(9)

    assert play_many(state, Most(), Fast(1), 3) == 15
    assert state.heap == 9


def test_a_game_that_is_over_is_not_played_on() -> None:
    assert play_on(Countdown(0), Most(), Scripted([])) == 0


def test_the_base_policy_draws_any_action() -> None:
    state = Countdown(2)

    assert play_on(state, Policy(), Scripted([("policy", 2, 1)])) == 1


def test_chance_says_who_acts_where_several_may() -> None:
    state = Both(2)

    play_on(state, Most(), Scripted([("actor", 2, 1), ("actor", 2, 0)]))

    assert state.outcome() == Outcome((1.0, 0.0), "last")


def test_weighted_picks_in_proportion() -> None:
    state, actions, policy = Countdown(9), vec[i64]([1, 2]), Weighted(Opinion())

    picked = [policy.choose(state, 0, actions, Scripted([("policy", 4, draw)])) for draw in range(4)]

    assert picked == [1, 1, 1, 2]


def test_equal_chance_gives_equal_playouts() -> None:
    first, second = (play_on(Countdown(40), Policy(), Fast(7)) for _ in range(2))

    assert first == second
