"""The one door: what may leave the table, and what may not."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from rollout.core.errors import IllegalAction, NotUnderstood
from rollout.core.state import State
from rollout.core.wire import (
    SPECTATOR,
    Fact,
    Message,
    Outcome,
    PublicFact,
    Refusal,
    Told,
    View,
    Visible,
    decode,
    encode,
    raw,
)


class Hand(Visible, frozen=True):
    cards: tuple[str, ...]


class TableView(View, frozen=True):
    hands: tuple[Hand, ...]
    colour: Literal["red", "blue"] = "red"
    score: float | None = None
    next: TableView | None = None


class DieRolled(PublicFact, frozen=True):
    seat: int
    value: int


class CardDrawn(Fact, frozen=True):
    seat: int
    card: str


class CarriesState(Visible, frozen=True):
    state: State


class CarriesFacts(Visible, frozen=True):
    facts: tuple[Fact, ...] = ()


class CarriesAnything(Visible, frozen=True):
    thing: Any = None


class CarriesHidden(Visible, frozen=True):
    inner: tuple[CarriesState, ...] = ()


class CarriesSet(Visible, frozen=True):
    cards: set[str]


def test_a_view_is_encoded_with_its_tag_and_read_back() -> None:
    view = TableView(viewer=SPECTATOR, phase="roll", hands=(Hand(("1", "die")),), next=TableView(0, "roll", ()))
    data = encode(view)
    assert data.startswith(b'{"type":"table-view","viewer":-1,"phase":"roll"')
    assert decode(data, TableView) == view and bytes(raw(view)) == data


def test_equal_values_have_equal_bytes_whatever_the_order_of_their_keys() -> None:
    assert encode(Message("k", {"a": 1, "b": 2})) == encode(Message("k", {"b": 2, "a": 1}))


def test_a_public_fact_is_told_as_it_is() -> None:
    assert encode(DieRolled(1, 6)) == b'{"type":"die-rolled","seat":1,"value":6}'
    assert isinstance(DieRolled(1, 6), Told)


@pytest.mark.parametrize("thing", [State(), CardDrawn(0, "die"), {"cards": 1}, "text", None])
def test_only_visible_values_leave_the_table(thing: Any) -> None:
    with pytest.raises(TypeError, match="is not Visible"):
        encode(thing)


@pytest.mark.parametrize(
    "carrier", [CarriesState(State()), CarriesFacts(), CarriesAnything(), CarriesHidden(), CarriesSet(set())]
)
def test_a_visible_value_must_not_carry_a_hidden_one(carrier: Visible) -> None:
    """By the types of its fields, so that an empty one is refused as well."""
    with pytest.raises(TypeError, match="neither plain nor Visible"):
        encode(carrier)


def test_a_changeable_value_is_refused() -> None:
    changeable: Any = msgspec.defstruct("Changeable", [("cards", int)], bases=(Visible,), frozen=False)
    with pytest.raises(TypeError, match="not frozen"):
        encode(changeable(1))


def test_an_untagged_value_is_refused() -> None:
    untagged: Any = msgspec.defstruct("Untagged", [("cards", int)], bases=(Visible,), frozen=True, tag=False)
    with pytest.raises(TypeError, match="not frozen and tagged"):
        encode(untagged(1))


def test_even_the_bare_encoder_cannot_write_a_state() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(State())


def test_an_unknown_message_from_outside_is_refused_with_its_place() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.value"):
        decode(b'{"type":"die-rolled","seat":1,"value":"six"}', DieRolled)


@pytest.mark.parametrize(
    ("scores", "winners"), [((1.0, 0.0), (0,)), ((0.5, 0.5), ()), ((0.5, 0.5, 0.0), (0, 1)), ((0.0, 0.0, 1.0), (2,))]
)
def test_winners_have_the_best_score_unless_all_have_it(scores: tuple[float, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(scores, "any").winners == winners


def test_a_refusal_says_what_was_tried_which_rule_and_what_would_be_allowed() -> None:
    refusal = Refusal("move 9", "refused-no-way", "RH-T1", allowed=("move 3", "move 7"))
    assert str(IllegalAction(refusal)) == "'move 9': refused-no-way [RH-T1]; allowed: move 3, move 7"
    assert str(NotUnderstood(Refusal("hm", "refused-not-understood"))) == "'hm': refused-not-understood"
    assert IllegalAction(refusal).refusal is refusal
