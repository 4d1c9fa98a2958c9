"""Checks of the rules as such: turns, draws, copies, ends."""

from __future__ import annotations

import itertools
from fractions import Fraction

import msgspec

from rollout.core.branches import branches
from rollout.core.chance import Scripted
from rollout.core.errors import ChanceError
from rollout.core.state import State
from rollout.core.wire import encode
from rollout.testing.play import Play, Step, walk

MOST_CHOICES = 1000
"""Decisions are small: a seat never has more actions than this."""
MOST_BRANCHES = 500
"""An action with more outcomes than this is not enumerated."""
EVERY = 5
"""Costly checks look at every fifth position."""


def games_end(played: Play) -> None:
    """Play stops because nobody may act, not because it was cut off."""
    assert not list(played.steps[-1].state.actors()), f"it goes on after {len(played.steps)} events"


def there_is_an_outcome_exactly_when_nobody_may_act(played: Play) -> None:
    """The outcome has a score for each seat, 0 to 1, which share one win."""
    for number, step in enumerate(played.steps):
        outcome = step.state.outcome()
        assert (outcome is None) == bool(len(step.state.actors())), f"event {number}: {outcome}"
        if outcome is not None:
            assert len(outcome.scores) == len(played.seats), outcome
            assert all(0 <= score <= 1 for score in outcome.scores), outcome
            assert abs(sum(outcome.scores) - 1) < 1e-9, outcome


def those_who_may_act_have_choices_and_nobody_else_has(played: Play) -> None:
    """Seats and actions come in ascending order, without repetition."""
    for number, step in enumerate(played.steps):
        actors = list(step.state.actors())
        assert actors == sorted(set(actors)) and set(actors) <= set(played.seats), f"event {number}: {actors}"
        for seat in played.seats:
            legal = list(step.state.legal(seat))
            assert legal == sorted(set(legal)), f"event {number}, seat {seat}: not in ascending order: {legal}"
            assert bool(legal) == (seat in actors), f"event {number}, seat {seat}: {actors} may act, choices {legal}"
            assert len(legal) <= MOST_CHOICES, f"event {number}, seat {seat}: {len(legal)} choices"


def asking_changes_nothing(played: Play) -> None:
    """Choices, outcome, key and views are windows: the state is the same afterwards."""
    for step in played.steps[::EVERY]:
        before = step.state.encode()
        for viewer in played.viewers:
            played.game.view(step.state, viewer)
            if viewer >= 0:
                step.state.legal(viewer)
        step.state.outcome()
        step.state.key()
        assert step.state.encode() == before


def a_copy_is_equal_and_independent(played: Play) -> None:
    """What happens to the copy does not happen to the original, nor the other way round."""
    for step, after in itertools.pairwise(played.steps):
        before = step.state.encode()
        copy = step.state.clone()
        assert copy.encode() == before and copy.key() == step.state.key(), "a copy differs"
        assert _looks(played, copy) == _looks(played, step.state), "a copy looks different"
        _act(copy, after)
        assert step.state.encode() == before, f"{after.action} of seat {after.seat} changed the original"
        assert copy.encode() == after.state.encode(), f"{after.action} of seat {after.seat} went another way in a copy"


def a_state_can_be_written_down_and_read_back(played: Play) -> None:
    """The state that was read has the same key and goes on in the same way."""
    for step, after in itertools.pairwise(played.steps):
        read = played.game.decode(played.tables, step.state.encode())
        assert read.key() == step.state.key(), f"{read.encode()!r} instead of {step.state.encode()!r}"
        assert _looks(played, read) == _looks(played, step.state), "what was read looks different"
        _act(read, after)
        assert read.key() == after.state.key(), f"{after.action} of seat {after.seat} went another way"


def the_recorded_draws_give_the_same_game(played: Play) -> None:
    """Set-up and every action use exactly the draws that were recorded."""
    chance = Scripted([*played.steps[0].draws])
    state = played.game.setup(played.options, played.tables, chance)
    assert chance.done(), "the set-up left draws over"
    for number, step in enumerate(played.steps[1:], start=1):
        _act(state, step)
        assert state.key() == step.state.key(), f"event {number}: another state"


def a_game_without_dice_draws_nothing_in_play(played: Play) -> None:
    """What is drawn for its set-up is all."""
    assert played.game.has_dice or not any(step.draws for step in played.steps[1:])


def the_same_seed_gives_the_same_game(played: Play) -> None:
    """Nothing but chance decides: no clock, no order of a set, no memory of another game."""
    for number, step in enumerate(walk(played.game, played.options, played.seed)):
        assert step.state.key() == played.steps[number].state.key(), f"event {number}: another state"
        assert step.facts == played.steps[number].facts, f"event {number}: other facts"


def nobody_listening_changes_nothing(played: Play) -> None:
    """The rules go the same way when no facts are asked for, as search does."""
    for step, after in itertools.pairwise(played.steps):
        silent = step.state.clone()
        _act(silent, after)
        heard = step.state.clone()
        heard.apply(after.seat, after.action, Scripted([*after.draws]), [])
        assert silent.key() == heard.key() == after.state.key()


def the_ways_an_action_can_turn_out_sum_to_one(played: Play) -> None:
    """Probabilities are exact; an action with very many outcomes, or no end of them, is left out."""
    for step, after in itertools.islice(itertools.pairwise(played.steps), 0, None, EVERY):
        try:
            ways = list(itertools.islice(branches(step.state, after.seat, after.action), MOST_BRANCHES + 1))
        except ChanceError:
            continue
        if len(ways) <= MOST_BRANCHES:
            assert sum((probability for probability, _ in ways), Fraction(0)) == 1
            assert after.state.key() in {state.key() for _, state in ways}, "what happened is not among them"


def search_can_weigh_and_value(played: Play) -> None:
    """The heuristic gives each action a positive weight and each seat a value from 0 to 1."""
    heuristic = played.game.heuristic()
    for step in played.steps[::EVERY]:
        for seat in step.state.actors():
            actions = step.state.legal(seat)
            weights = list(heuristic.weights(step.state, seat, actions))
            assert len(weights) == len(actions) and all(weight > 0 for weight in weights), weights
        values = [heuristic.value(step.state, seat) for seat in played.seats]
        assert all(0 <= value <= 1 for value in values), values


def options_survive_a_record(played: Play) -> None:
    """Options can be written as plain values and understood again."""
    assert played.game.understood(msgspec.to_builtins(played.options)) == played.options


def _looks(played: Play, state: State) -> list[object]:
    """How a state looks from everywhere: its bytes might leave something out."""
    views = [encode(played.game.view(state, viewer)) for viewer in played.viewers]
    return [*views, *(list(state.legal(seat)) for seat in played.seats), state.outcome()]


def _act(state: State, step: Step) -> None:
    """Repeat a step with its own draws, and no more."""
    chance = Scripted([*step.draws])
    state.apply(step.seat, step.action, chance)
    assert chance.done(), f"{step.action} of seat {step.seat} left draws over"


RULE_CHECKS = (
    games_end,
    there_is_an_outcome_exactly_when_nobody_may_act,
    those_who_may_act_have_choices_and_nobody_else_has,
    asking_changes_nothing,
    a_copy_is_equal_and_independent,
    a_state_can_be_written_down_and_read_back,
    the_recorded_draws_give_the_same_game,
    a_game_without_dice_draws_nothing_in_play,
    the_same_seed_gives_the_same_game,
    nobody_listening_changes_nothing,
    the_ways_an_action_can_turn_out_sum_to_one,
    search_can_weigh_and_value,
    options_survive_a_record,
)
