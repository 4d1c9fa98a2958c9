"""Flat Monte Carlo: every action is tried in the same sampled worlds, and the averages are compared."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.state import Belief, Heuristic, Policy, State
from rollout.search.playout import play_on


class Flat:
    """How to search: who plays the games on, who judges those that are cut off, and how many there are."""

    def __init__(self, policy: Policy, heuristic: Heuristic, playouts: i64, depth: i64 = 0) -> None:
        """`playouts` is the number in all; `depth` cuts each off after that many actions (0: never)."""
        self.policy = policy
        self.heuristic = heuristic
        self.playouts = playouts
        self.depth = depth

    def means(self, belief: Belief, seat: i64, actions: vec[i64], chance: Chance) -> vec[float]:
        """The average score, 0 to 1, of `seat` after each of `actions`, in the order of `actions`.

        Each world that `belief` samples gives one playout to every action; there is at least one world.
        Equal arguments, with equal chance, give equal averages.
        """
        count: i64 = len(actions)
        worlds: i64 = max(self.playouts // count, 1)
        means = vec[float](capacity=count)
        for _ in actions:
            means = append(means, 0.0)
        for _ in range(worlds):
            world = belief.sample(chance)
            at: i64 = 0
            while at < count:
                means[at] += self.after(world, seat, actions[at], chance) / float(worlds)
                at += 1
        return means

    def after(self, world: State, seat: i64, action: i64, chance: Chance) -> float:
        """The score of `seat` in one playout of a copy of `world` that begins with `action`."""
        tried = world.clone()
        tried.apply(seat, action, chance)
        play_on(tried, self.policy, chance, self.depth)
        outcome = tried.outcome()
        return self.heuristic.value(tried, seat) if outcome is None else outcome.scores[seat]


def best(actions: vec[i64], means: vec[float]) -> i64:
    """The action with the highest average; the first of several."""
    chosen: i64 = 0
    at: i64 = 1
    while at < len(means):
        if means[at] > means[chosen]:
            chosen = at
        at += 1
    return actions[chosen]
