"""Giving up, leaving, coming back and taking back while a second card is to be added to a Special Attack [RH-X2]."""

from __future__ import annotations

import pytest

from rollout.bots import make_bot
from rollout.core.chance import Fast
from rollout.core.errors import IllegalAction
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.view import RobotHeroesView
from rollout.record import read_record, verify, write_record
from rollout.table import Table
from rollout.testing.tables import open_table


def say(table: Table, seat: int, text: str, *absent: int) -> None:
    table.accept(table.propose(seat, table.decision(seat), text, frozenset(absent)))


def look(table: Table, seat: int = -1) -> RobotHeroesView:
    view = table.game.view(table.state, seat)
    assert isinstance(view, RobotHeroesView)
    return view


def boosting() -> tuple[Table, int]:
    """A table at which somebody is asked for a second card, and that seat."""
    for seed in range(50):
        table, picks = open_table(GAME, GAME.understood({"level": "advanced"}), seed), Fast(seed)
        while table.actors and look(table).phase != "boost":
            seat = table.actors[0]
            texts = [choice.text for choice in table.choices(seat)]
            wanted = "play power-boost" if seat == 0 else "play 6"
            say(table, seat, wanted if wanted in texts else texts[picks.below(len(texts), "pick")])
        if table.actors:
            return table, look(table).booster
    raise AssertionError("nobody was asked for a second card in fifty games")


def answer(table: Table, seat: int, level: str) -> str:
    """What a computer player does with the question that a seat is asked."""
    asked = table.question(seat)
    bot = make_bot(GAME, GAME.native, GAME.levels[level])
    return GAME.write(asked.view, bot.choose(seat, asked.view, asked.told, asked.legal, Fast(1)))  # type: ignore[arg-type]


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize("who", ["the one that is asked", "the one that waits"])
def test_either_may_give_up_and_the_other_wins(who: str) -> None:
    table, booster = boosting()
    loser = booster if who == "the one that is asked" else 1 - booster
    say(table, loser, "(resign)")
    assert table.outcome is not None and table.outcome.reason == "resigned"
    assert table.outcome.scores[loser] == 0
    assert table.actors == () and table.choices(booster) == ()
    assert verify(read_record(write_record(table.record())), GAME).good


@pytest.mark.rule("RH-B1", "RH-X2")
def test_neither_the_special_attack_nor_the_added_card_can_be_taken_back() -> None:
    table, booster = boosting()
    for seat in (0, 1):
        assert table.may_say(seat) == ("(resign)",)
        with pytest.raises(IllegalAction, match="refused-take-back"):
            say(table, seat, "(take back)")
    say(table, booster, table.choices(booster)[0].text)
    assert all("(take back)" not in table.may_say(seat) for seat in (0, 1))


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize("level", GAME.levels)
def test_the_computer_adds_the_card_for_one_who_left_and_the_seat_can_be_taken_back(level: str) -> None:
    table, booster = boosting()
    assert table.may_say(1 - booster, frozenset({booster})) == ("(resign)", f"(computer {booster})", "(end)")
    say(table, 1 - booster, f"(computer {booster})", booster)
    assert table.computers() == (booster,)
    text = answer(table, booster, level)
    assert text in {choice.text for choice in table.choices(booster)}
    say(table, booster, text)
    assert look(table).phase != "boost"
    say(table, booster, "(back)")
    assert table.computers() == ()
    twin = Table.fold(read_record(write_record(table.record())), GAME, table.secret)
    assert [twin.update(viewer) for viewer in twin.viewers] == [table.update(viewer) for viewer in table.viewers]


@pytest.mark.rule("RH-X2")
def test_when_the_one_that_waits_has_left_the_other_adds_a_card_and_waits_in_turn() -> None:
    table, booster = boosting()
    choices = table.choices(booster)
    say(table, booster, f"(computer {1 - booster})", 1 - booster)
    assert table.choices(booster) == choices and table.actors == (booster,)
    assert table.may_say(1 - booster) == ("(back)",)
    say(table, 1 - booster, "(back)")
    say(table, booster, choices[-1].text)
    assert look(table).phase != "boost"


@pytest.mark.rule("RH-X2")
def test_the_game_can_be_ended_early_while_a_card_is_asked_for() -> None:
    table, booster = boosting()
    say(table, 1 - booster, "(end)", booster)
    assert table.outcome is not None and table.outcome.winners == ()
    with pytest.raises(IllegalAction, match="refused-talk-over"):
        say(table, booster, "add 1")
