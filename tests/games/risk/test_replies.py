"""What hard foresees: the answers of the others, and what they leave."""

from __future__ import annotations

import pytest

from rollout.games.risk.plans import Plans
from rollout.games.risk.position import ATTACK, METER_NOW, MOVING
from rollout.games.risk.replies import Replies
from rollout.games.risk.state import RiskState
from rollout.games.risk.worths import Worths
from tests.games.risk.kit import at, position

CAMP = {"Brazil": (1, 2, 0), "Peru": (1, 1, 0), "North Africa": (0, 9, 1), "Japan": (2, 1, 0), "Egypt": (0, 0, 1)}


def rounds_left(rounds: int, army: int = 1, phase: str = "move", **more: tuple[int, int, int]) -> RiskState:
    state = position(army, phase, CAMP | more)
    state.common[METER_NOW] = rounds
    return state


def foreseen(state: RiskState, seat: int) -> float:
    return Replies(Worths(state), seat).value(state)


def promised(state: RiskState, seat: int) -> float:
    return Worths(state).value(state, seat)


def test_who_can_be_attacked_has_less_to_hope_for() -> None:
    state = rounds_left(1)
    assert foreseen(state, 1) < promised(state, 1)


@pytest.mark.rule("RT-T1")
def test_after_the_last_turn_nobody_answers() -> None:
    """The Autobots come last in a round: with one bar left the game is over then."""
    state = rounds_left(1, army=0)
    assert foreseen(state, 0) == promised(state, 0)


@pytest.mark.rule("RT-T1")
def test_after_the_autobots_a_new_round_begins() -> None:
    state = rounds_left(3, army=0, Peru=(1, 12, 0))
    assert foreseen(state, 0) != promised(state, 0)


def test_a_position_that_is_looked_at_stays_as_it_is() -> None:
    state = rounds_left(3)
    before = state.key()
    foreseen(state, 1)
    assert state.key() == before


def test_plans_are_made_on_copies() -> None:
    state = rounds_left(3, phase="attack", Brazil=(1, 9, 0), Venezuela=(0, 0, 1))
    before = state.key()
    plan = Plans(Worths(state), 1, 4).best(state)
    assert (plan.start, plan.target) == (at("Brazil"), at("Venezuela"))
    assert state.key() == before
    assert plan.state.owner(at("Venezuela")) == 1 and 0 < plan.chance <= 1


@pytest.mark.rule("RT-A11")
def test_a_lost_force_takes_the_other_attacks_with_it() -> None:
    """What else could be attacked is worth something only while the attacks go on."""
    state = rounds_left(3, phase="attack", Brazil=(1, 9, 0), Venezuela=(0, 0, 1))
    going_on = promised(state, 1)
    state.phase = MOVING
    assert promised(state, 1) < going_on
    state.phase = ATTACK
    assert Worths(state).value(state, 1) == going_on
