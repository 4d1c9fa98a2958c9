"""What the recorded games of Stratego hold: the beginning alone has everything that can be done."""

from __future__ import annotations

from itertools import islice

from rollout.core.variants import options_in_turn
from rollout.games.stratego import GAME
from rollout.games.stratego.moving import VERBS, verb_of
from rollout.testing import walk

FIRST = 100
"""Games that are compared on every run."""


def test_every_power_is_used_and_games_end_in_many_ways() -> None:
    verbs, reasons = set(), set()
    for seed, options in enumerate(islice(options_in_turn(GAME), FIRST)):
        for step in walk(GAME, options, seed):
            verbs.add(VERBS[verb_of(step.action)] if step.action >= 0 else "")
        outcome = step.state.outcome()
        reasons.add(outcome.reason if outcome else "none")
    assert verbs >= set(VERBS)
    assert reasons == {"flag", "stuck", "quiet", "turns"}
