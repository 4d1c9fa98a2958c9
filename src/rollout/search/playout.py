"""Playouts: a game is played on by a policy, to its end or to a depth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.state import Heuristic, Policy, State


class Weighted(Policy):
    """Picks an action in proportion to what the game's heuristic says that it deserves."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def choose(self, state: State, seat: i64, actions: vec[i64], chance: Chance) -> i64:
        weights = self.heuristic.weights(state, seat, actions)
        total: i64 = 0
        for weight in weights:
            total += weight
        rest: i64 = chance.below(total, "policy")
        chosen: i64 = 0
        while rest >= weights[chosen]:
            rest -= weights[chosen]
            chosen += 1
        return actions[chosen]


def play_on(state: State, policy: Policy, chance: Chance, depth: i64 = 0) -> i64:
    """Play `state` itself on, for `depth` actions or to its end (0); answers how many actions were played.

    Where several seats may act, chance says who does: secret choices do not depend on that order, and an
    interrupt gets its turn.
    """
    played: i64 = 0
    actors = state.actors()
    while len(actors) > 0 and (depth == 0 or played < depth):
        seat: i64 = actors[0]
        if len(actors) > 1:
            seat = actors[chance.below(len(actors), "actor")]
        state.apply(seat, policy.choose(state, seat, state.legal(seat), chance), chance)
        played += 1
        actors = state.actors()
    return played


def play_many(state: State, policy: Policy, chance: Chance, games: i64) -> i64:
    """Play so many copies of `state` to the end; answers how many actions were played in all."""
    played: i64 = 0
    for _ in range(games):
        played += play_on(state.clone(), policy, chance)
    return played
