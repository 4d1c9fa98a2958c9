"""A draw by agreement: offers, answers, when an offer lapses, and what computer players say to it."""

from __future__ import annotations

import pytest

from rollout.core.errors import IllegalAction
from rollout.games import find
from rollout.record import Sitter, read_record, verify, write_record
from rollout.table import Table
from tests.record.test_talk import say, table_of

OFFER, AGREE, DECLINE = "(offer draw)", "(agree)", "(decline)"


def begun(*levels: str) -> Table:
    """Hideout, set up; seat 0 is to move."""
    table = table_of("hideout", *(levels or ("", "")))
    say(table, 0, "place a1 b1 c1 d1")
    say(table, 1, "place a4 b4 c4 d4")
    return table


def talk(table: Table) -> tuple[set[str], set[str]]:
    """What each seat may say about a draw."""
    said = tuple({text for text in table.may_say(seat) if text in (OFFER, AGREE, DECLINE)} for seat in (0, 1))
    return said[0], said[1]


def refused(table: Table, seat: int, text: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        say(table, seat, text)
    return caught.value.refusal.key


def test_an_offer_that_is_accepted_is_a_draw() -> None:
    table = begun()
    assert talk(table) == ({OFFER}, {OFFER})
    say(table, 0, OFFER)
    assert table.update(1).offer == table.update(-1).offer == 0
    assert talk(table) == (set(), {AGREE, DECLINE})
    say(table, 1, AGREE)
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.reason) == ((0.5, 0.5), "agreed")
    assert [type(told).__name__ for told in table.told(-1)[-2:]] == ["DrawOffered", "DrawAgreed"]
    kinds = {piece.kind for piece in table.game.view(table.state, -1).pieces}
    assert "" not in kinds, "all is laid open"


def test_an_offer_that_is_declined_can_be_made_again_after_an_own_action() -> None:
    table = begun()
    say(table, 0, OFFER)
    say(table, 1, DECLINE)
    assert talk(table) == (set(), {OFFER})
    assert refused(table, 0, OFFER) == "refused-draw-again"
    say(table, 0, "choose b1")
    assert talk(table) == ({OFFER}, {OFFER})


def test_there_is_one_offer_at_a_time() -> None:
    table = begun()
    say(table, 0, OFFER)
    assert refused(table, 1, OFFER) == refused(table, 0, OFFER) == "refused-draw-offered"


def test_whoever_offers_does_not_answer() -> None:
    table = begun()
    say(table, 0, OFFER)
    assert refused(table, 0, AGREE) == refused(table, 0, DECLINE) == "refused-draw-not-offered"


@pytest.mark.parametrize("text", [AGREE, DECLINE])
def test_without_an_offer_there_is_no_answer(text: str) -> None:
    assert refused(begun(), 1, text) == "refused-draw-not-offered"


def test_an_offer_stands_while_its_maker_plays_on_and_lapses_when_the_other_has_moved() -> None:
    table = begun()
    say(table, 0, OFFER)
    say(table, 0, "move b1 b2")
    assert talk(table) == (set(), {AGREE, DECLINE})
    say(table, 1, "choose b4")
    assert talk(table) == (set(), {AGREE, DECLINE}), "the turn goes on"
    say(table, 1, "go b3")
    say(table, 1, "stop")
    assert talk(table) == ({OFFER}, {OFFER})
    assert table.update(0).offer == -1


def test_an_offer_in_the_turn_of_the_other_lapses_with_that_turn_and_is_not_repeated_before_the_own_one() -> None:
    table = begun()
    say(table, 1, OFFER)
    say(table, 0, "move b1 b2")
    assert talk(table) == ({OFFER}, set())
    assert refused(table, 1, OFFER) == "refused-draw-again"
    say(table, 1, "choose b4")
    assert OFFER in talk(table)[1]


def test_after_the_end_nobody_offers() -> None:
    table = begun()
    say(table, 0, OFFER)
    say(table, 1, "(resign)")
    assert talk(table) == (set(), set())
    assert refused(table, 1, AGREE) == "refused-talk-over"


def test_only_games_that_say_so_can_be_drawn() -> None:
    table = table_of("robot-heroes", "", "")
    assert talk(table) == (set(), set())
    assert refused(table, 0, OFFER) == "refused-draw"


def test_a_draw_is_between_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("standoff")), "can_be_drawn", True)
    table = table_of("standoff", "", "", "")
    assert talk(table) == (set(), set())
    assert refused(table, 0, OFFER) == "refused-draw"


class TestComputerPlayers:
    def test_one_answers_from_what_its_seat_sees(self) -> None:
        table = begun("", "easy")
        assert table.answer_to_offer() is None
        say(table, 0, OFFER)
        step = table.answer_to_offer()
        assert step is not None and [(event.seat, event.text) for event in step.events] == [(1, DECLINE)]
        table.accept(step)
        assert table.answer_to_offer() is None

    def test_one_agrees_where_the_game_does(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(find("hideout")), "agrees", lambda *_: True)
        table = begun("", "easy")
        say(table, 0, OFFER)
        step = table.answer_to_offer()
        assert step is not None
        table.accept(step)
        assert table.outcome is not None and table.outcome.reason == "agreed"

    def test_one_that_plays_for_somebody_who_left_answers_too(self) -> None:
        table = begun()
        say(table, 0, OFFER)
        say(table, 0, "(computer 1)", 1)
        step = table.answer_to_offer()
        assert step is not None and step.events[0].seat == 1

    def test_people_answer_for_themselves(self) -> None:
        table = begun()
        say(table, 0, OFFER)
        assert table.answer_to_offer() is None


@pytest.mark.parametrize("lines", [(OFFER,), (OFFER, DECLINE), (OFFER, AGREE)])
def test_records_tell_it_all(lines: tuple[str, ...]) -> None:
    table = begun()
    for seat, line in enumerate(lines):
        say(table, seat, line)
    record = read_record(write_record(table.record()))
    assert verify(record, table.game).findings == ()
    assert record.result == ("0.5 0.5 agreed" if AGREE in lines else "")
    folded = Table.fold(record, table.game, table.secret)
    assert [folded.update(viewer) for viewer in table.viewers] == [table.update(viewer) for viewer in table.viewers]


def test_the_answer_of_a_computer_is_in_the_record_too() -> None:
    table = begun("", "easy")
    say(table, 0, OFFER)
    step = table.answer_to_offer()
    assert step is not None
    table.accept(step)
    assert table.seats[1] == Sitter("P1", "easy")
    assert Table.fold(table.record(), table.game, table.secret).told(0) == table.told(0)
