"""Checks of what leaves the table: views, told events, beliefs, and that nothing else can."""

from __future__ import annotations

import itertools

from rollout.core.chance import Fast
from rollout.core.state import State
from rollout.core.wire import SPECTATOR, Fact, Told, View, Visible, decode, encode
from rollout.testing.play import Play, pick


def views_can_be_sent_and_read(played: Play) -> None:
    """A view is addressed to its viewer, and its bytes give it back."""
    for step in played.steps:
        for viewer in played.viewers:
            view: View = played.game.view(step.state, viewer)
            assert view.viewer == viewer and view.phase, view
            assert decode(encode(view), type(view)) == view


def truth_cannot_be_sent(played: Play) -> None:
    """The encoder refuses states, and facts that not everybody perceives as they are."""
    facts = {type(fact): fact for step in played.steps for fact in step.facts if not isinstance(fact, Visible)}
    for secret in (played.steps[-1].state, *facts.values()):
        try:
            encode(secret)  # type: ignore[arg-type]  # what the type checker forbids must fail at run time, too
        except TypeError:
            continue
        raise AssertionError(f"{type(secret).__name__} was encoded")


def a_view_of_now_is_kept_as_it_is(played: Play) -> None:
    """What the table shows a replay shows too."""
    for step in played.steps:
        for viewer in played.viewers:
            view: View = played.game.view(step.state, viewer)
            assert played.game.kept_view(view, view) == view


def every_fact_is_told_or_kept_from_every_viewer(played: Play) -> None:
    """`tell` knows each fact, and what it tells can be sent."""
    for fact, viewer in itertools.product(_facts(played), played.viewers):
        told = played.game.tell(fact, viewer)
        assert told is None or isinstance(told, Told), f"{fact} tells {viewer} {told!r}"
        if told is not None:
            encode(told)


def what_changes_is_told(played: Play) -> None:
    """Who sees another view, other choices, other actors or an outcome has been told something."""
    for number, (before, after) in enumerate(itertools.pairwise(played.steps), start=1):
        for viewer in played.viewers:
            if _perceived(played, before.state, viewer) != _perceived(played, after.state, viewer):
                told = [played.game.tell(fact, viewer) for fact in after.facts]
                assert any(told), f"event {number}: viewer {viewer} saw a change, but was told nothing of {after.facts}"


def a_spectator_is_told_nothing_that_a_seat_is_not(played: Play) -> None:
    """Whoever watches perceives of an event at most as many things as each seat that did not act."""
    for step in played.steps:
        watched = sum(played.game.tell(fact, SPECTATOR) is not None for fact in step.facts)
        for seat in played.seats:
            told = sum(played.game.tell(fact, seat) is not None for fact in step.facts)
            assert watched <= told, f"seat {seat} was told {told} things, the spectator {watched}, of {step.facts}"


def a_belief_looks_like_the_truth(played: Play) -> None:
    """A sampled state gives its viewer the same view, byte for byte, the same choices, actors and outcome."""
    chance = Fast(played.seed)
    journals: dict[int, list[Told]] = {viewer: [] for viewer in played.viewers}
    for step in played.steps:
        for viewer, journal in journals.items():
            journal.extend(told for fact in step.facts if (told := played.game.tell(fact, viewer)) is not None)
            view = played.game.view(step.state, viewer)
            world = played.game.belief(played.tables, view, tuple(journal)).sample(chance)
            assert _perceived(played, world, viewer) == _perceived(played, step.state, viewer), (
                f"viewer {viewer}: {_perceived(played, world, viewer)} instead of {view}"
            )


def a_believed_world_can_be_played_on(played: Play) -> None:
    """Whatever is sampled is a possible position: all who may act have choices, and any of them works."""
    chance = Fast(played.seed)
    for step in played.steps[::7]:
        for viewer in played.viewers:
            view = played.game.view(step.state, viewer)
            journal = _journal(played, step.state, viewer)
            world = played.game.belief(played.tables, view, journal).sample(chance)
            for _ in range(10):
                if not (actors := list(world.actors())):
                    break
                world.apply(*pick(world, actors, chance), chance)


def _journal(played: Play, until: State, viewer: int) -> tuple[Told, ...]:
    """What a viewer was told up to a state of the game."""
    facts: list[Fact] = []
    for step in played.steps:
        facts.extend(step.facts)
        if step.state is until:
            break
    return tuple(told for fact in facts if (told := played.game.tell(fact, viewer)) is not None)


def _perceived(played: Play, state: State, viewer: int) -> tuple[bytes, list[int], list[int], str]:
    """What a viewer sees of a state: view, own choices, who may act, outcome."""
    legal = list(state.legal(viewer)) if viewer >= 0 else []
    return encode(played.game.view(state, viewer)), legal, list(state.actors()), repr(state.outcome())


def _facts(played: Play) -> list[Fact]:
    return [fact for step in played.steps for fact in step.facts]


HIDDEN_CHECKS = (
    views_can_be_sent_and_read,
    a_view_of_now_is_kept_as_it_is,
    truth_cannot_be_sent,
    every_fact_is_told_or_kept_from_every_viewer,
    what_changes_is_told,
    a_spectator_is_told_nothing_that_a_seat_is_not,
    a_belief_looks_like_the_truth,
    a_believed_world_can_be_played_on,
)
