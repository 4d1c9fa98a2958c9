"""The rules of Standoff: elimination, and everybody else steps in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rollout.core.chance import Scripted
from rollout.games import find

GAME = find("standoff")
HIT, MISS = [("die", 6, 5)], [("die", 6, 0)]
Draws = Sequence[tuple[str, int, int]]


def start(shields: Sequence[int] = (1, 1, 1), hearts: Sequence[int] = (2, 2, 2)) -> Any:
    """A game in which the seats hold so many shields."""
    state: Any = GAME.setup(
        GAME.options(), GAME.tables(GAME.sheet), Scripted([("token", n, 0) for n in range(12, 6, -1)])
    )
    state.shields, state.hearts = [*shields], [*hearts]
    return state


def act(state: Any, seat: int, text: str, draws: Draws = ()) -> None:
    """A legal line of a seat, with exactly these draws."""
    (action,) = GAME.read(GAME.view(state, seat), text)
    assert action in list(state.legal(seat)), text
    chance = Scripted([*draws])
    state.apply(seat, action, chance)
    assert chance.done()


@pytest.mark.rule("SO-I1")
def test_everybody_but_the_striker_answers_a_strike() -> None:
    state = start()
    assert list(state.actors()) == [0]
    act(state, 0, "strike blue")
    assert list(state.actors()) == [1, 2]
    act(state, 2, "pass")
    assert list(state.actors()) == [1]


@pytest.mark.rule("SO-T2")
def test_a_hit_costs_a_heart_and_the_next_seat_strikes() -> None:
    state = start()
    act(state, 0, "strike blue")
    act(state, 1, "pass")
    act(state, 2, "pass", HIT)
    assert state.hearts == [2, 1, 2] and list(state.actors()) == [1]


@pytest.mark.rule("SO-I3")
def test_an_outsiders_shield_makes_the_strike_harder_and_is_replaced_before_the_die() -> None:
    state = start(shields=(0, 0, 1))
    act(state, 0, "strike blue")
    act(state, 1, "pass")
    act(state, 2, "block", [("token", 7, 6), ("token", 7, 0), ("die", 6, 3)])
    assert state.hearts == [2, 2, 2], "4 hits without a shield, but not against one"
    assert state.shields == [0, 0, 1]


@pytest.mark.rule("SO-I3")
def test_without_a_shield_one_can_only_pass_but_is_asked_all_the_same() -> None:
    state = start(shields=(0, 0, 0))
    act(state, 0, "strike green")
    view = GAME.view(state, 1)
    assert [GAME.write(view, action) for action in state.legal(1)] == ["pass"]
    assert GAME.explain(view, 1, "block", ["pass"]).rule == "SO-I3"


@pytest.mark.rule("SO-T3")
def test_who_has_fallen_neither_strikes_nor_answers_and_cannot_be_struck() -> None:
    state = start(hearts=(2, 1, 2))
    act(state, 0, "strike blue")
    act(state, 1, "pass")
    act(state, 2, "pass", HIT)
    assert list(state.actors()) == [2], "blue is left out"
    assert [GAME.write(GAME.view(state, 2), a) for a in state.legal(2)] == ["strike red"]
    act(state, 2, "strike red")
    assert list(state.actors()) == [0]
    assert GAME.explain(GAME.view(state, 1), 1, "pass", []).rule == "SO-T3"
    assert GAME.view(state, 0).shields == (1, 1, -1), "its tokens lie open"


@pytest.mark.rule("SO-E1")
def test_the_last_one_standing_wins() -> None:
    state = start(hearts=(2, 1, 0))
    act(state, 0, "strike blue")
    act(state, 1, "pass", HIT)
    outcome = state.outcome()
    assert outcome.scores == (1.0, 0.0, 0.0) and outcome.reason == "last-standing" and not list(state.actors())


@pytest.mark.rule("SO-E2")
def test_when_the_turns_are_used_up_the_living_share() -> None:
    state = start(hearts=(2, 2, 0))
    state.max_turns = 1
    act(state, 0, "strike blue")
    act(state, 1, "pass", MISS)
    assert state.outcome().scores == (0.5, 0.5, 0.0)


@pytest.mark.rule("SO-I2")
def test_answers_stay_sealed_until_all_are_in() -> None:
    state = start()
    act(state, 0, "strike blue")
    act(state, 1, "block")
    assert GAME.view(state, 1).sealed == "block"
    assert GAME.view(state, 0).sealed == GAME.view(state, 2).sealed == "" and GAME.view(state, 2).answered[1]
