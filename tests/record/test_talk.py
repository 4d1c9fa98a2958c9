"""Table talk: giving up, taking back, the computer for somebody who left, ending early."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.core.errors import IllegalAction, RecordError
from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import Sitter, read_record, verify, write_record
from rollout.table import Table
from rollout.testing.tables import open_table, random_step


def table_of(name: str, *levels: str, seed: int = 1) -> Table:
    game = find(name)
    seats = [Sitter(f"P{number}", level) for number, level in enumerate(levels)]
    table = Table(game, {}, seats, seed.to_bytes(32, "big"))
    for seat in range(len(seats)):
        table.sit(seat, "n")
    table.accept(table.begin())
    return table


def say(table: Table, seat: int, text: str, *absent: int) -> None:
    table.accept(table.propose(seat, table.decision(seat), text, frozenset(absent)))


def battle_begun(table: Table) -> int:
    """Play until the seat whose turn it is may move to a battle, and move there; the seat."""
    while True:
        seat = table.actors[0]
        view = table.game.view(table.state, seat)
        battle = [landing.space for landing in view.landings if landing.effect == "battle"]
        if battle:
            say(table, seat, f"move {battle[0]}")
            return seat
        say(table, seat, table.choices(seat)[0].text)


def kinds(table: Table) -> set[str]:
    """The kinds of the pieces that a watcher of Hideout sees."""
    return {piece.kind for piece in table.game.view(table.state, SPECTATOR).pieces}


class TestGivingUp:
    def test_between_two_the_other_wins(self) -> None:
        table = table_of("robot-heroes", "", "")
        say(table, 1, "(resign)")
        assert table.outcome is not None and table.outcome.scores == (1.0, 0.0)
        assert table.outcome.reason == "resigned"
        assert table.actors == () and table.choices(0) == () and table.may_say(0) == ()
        assert all(table.version(viewer) > 0 for viewer in table.viewers)

    def test_nothing_has_to_be_hidden_any_more(self) -> None:
        table = table_of("hideout", "", "")
        say(table, 0, "place a1 b1 c1 d1")
        say(table, 1, "place a4 b4 c4 d4")
        step = table.propose(0, 0, "(resign)")
        assert kinds(table) == {""}, "a proposal shows nothing"
        table.accept(step)
        assert kinds(table) == {"core", "runner", "guard", "giant"}
        assert kinds(Table.fold(table.record(), table.game, table.secret)) == kinds(table)

    def test_among_three_the_computer_plays_the_seat_to_the_end(self) -> None:
        table = table_of("standoff", "", "", "")
        say(table, 2, "(resign)")
        assert table.outcome is None and table.course.players == ["", "", "easy"]
        assert table.may_say(2) == ()
        with pytest.raises(IllegalAction, match="refused-talk"):
            say(table, 2, "(back)")

    def test_nobody_acts_after_the_end(self) -> None:
        table = table_of("robot-heroes", "", "")
        say(table, 0, "(resign)")
        with pytest.raises(IllegalAction, match="refused-talk-over"):
            say(table, 1, "(resign)")
        with pytest.raises(IllegalAction, match="refused-talk-over"):
            say(table, 1, "roll")


class TestTakingBack:
    def test_a_move_that_drew_nothing_can_be_taken_back_until_somebody_answers(self) -> None:
        table = table_of("robot-heroes", "", "")
        seat = battle_begun(table)
        assert "(take back)" in table.may_say(seat)
        assert "(take back)" not in table.may_say(1 - seat)
        say(table, seat, "(take back)")
        view = table.game.view(table.state, seat)
        assert view.phase == "move" and table.actors == (seat,)
        assert "(take back)" not in table.may_say(seat)

    def test_a_roll_cannot_be_taken_back(self) -> None:
        table = table_of("robot-heroes", "", "")
        while table.game.view(table.state, SPECTATOR).phase != "move":
            say(table, table.actors[0], table.choices(table.actors[0])[0].text)
        with pytest.raises(IllegalAction, match="refused-take-back"):
            say(table, table.actors[0], "(take back)")

    def test_not_after_the_other_has_answered(self) -> None:
        table = table_of("robot-heroes", "", "")
        seat = battle_begun(table)
        say(table, 1 - seat, table.choices(1 - seat)[0].text)
        assert "(take back)" not in table.may_say(seat)

    def test_a_choice_of_a_card_is_final(self) -> None:
        table = table_of("robot-heroes", "", "")
        seat = battle_begun(table)
        say(table, seat, table.choices(seat)[0].text)
        assert "(take back)" not in table.may_say(seat)

    def test_several_small_decisions_go_back_one_by_one(self) -> None:
        table = table_of("hideout", "", "")
        say(table, 0, "place a1 b1 c1 d1")
        assert table.may_say(0) == ("(offer draw)", "(resign)"), (
            "in the secret set-up both may act, so nothing is taken back"
        )
        say(table, 1, "place a4 b4 c4 d4")
        seat, before = table.actors[0], table.state.key()
        movable = next(choice.text for choice in table.choices(seat))
        say(table, seat, movable)
        say(table, seat, "(take back)")
        assert table.state.key() == before


class TestSomebodyLeft:
    def test_the_computer_plays_for_one_who_left_and_the_seat_can_be_taken_back(self) -> None:
        table = table_of("robot-heroes", "", "")
        assert table.may_say(0, frozenset({1})) == ("(resign)", "(computer 1)", "(end)")
        say(table, 0, "(computer 1)", 1)
        assert table.course.players == ["", "easy"]
        assert table.may_say(1) == ("(back)",)
        say(table, 1, "(back)")
        assert table.course.players == ["", ""]

    def test_not_for_one_who_is_there(self) -> None:
        table = table_of("robot-heroes", "", "")
        for talk in ("(computer 1)", "(end)"):
            with pytest.raises(IllegalAction, match="refused-nobody-left"):
                say(table, 0, talk)

    def test_the_game_can_be_ended_without_a_winner(self) -> None:
        table = table_of("standoff", "", "", "easy")
        say(table, 0, "(end)", 1)
        assert table.outcome is not None and table.outcome.winners == ()
        assert table.actors == ()

    @pytest.mark.parametrize("talk", ["(dance)", "(", "(computer 9)", "(computer 0)", "(back)", "(resign) "])
    def test_other_talk_is_refused(self, talk: str) -> None:
        table = table_of("robot-heroes", "", "")
        with pytest.raises(IllegalAction):
            say(table, 0, talk, 1)


@pytest.mark.parametrize("name", ["robot-heroes", "hideout", "standoff"])
def test_a_record_with_talk_is_written_read_folded_and_verified(name: str) -> None:
    game = find(name)
    table = open_table(game, game.options(), 3)
    picks = Fast(3)
    for _ in range(10):
        table.accept(random_step(table, picks))
        for seat in range(len(table.seats)):
            if "(take back)" in table.may_say(seat) and picks.below(2, "back"):
                say(table, seat, "(take back)")
    say(table, 0, "(computer 1)", 1)
    say(table, 1, "(back)")
    say(table, 0, "(end)", 1)
    text = write_record(table.record())
    twin = Table.fold(read_record(text), game, table.secret)
    assert write_record(twin.record()) == text
    for viewer in table.viewers:
        assert twin.transcript(viewer) == table.transcript(viewer)
        assert twin.update(viewer) == table.update(viewer)
    assert verify(read_record(text), game).good
    with pytest.raises(RecordError, match="refused"):
        Table.fold(read_record(text.replace("(back)", "(dance)")), game, table.secret)
