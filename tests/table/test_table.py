"""The table: proposals, decisions, versions, windows, and the fold of its log."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.chance import Fast
from rollout.core.errors import DataError, IllegalAction, NotUnderstood, RolloutError, StaleDecision
from rollout.core.fair import commitment
from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import Sitter, verify
from rollout.table import Table
from rollout.testing.tables import open_table, random_step

SECRET = b"s" * 32


def hideout(seed: int = 1) -> Table:
    game = find("hideout")
    return open_table(game, game.options(), seed)


def say(table: Table, seat: int, text: str) -> None:
    table.accept(table.propose(seat, table.decision(seat), text))


def standing(table: Table) -> tuple[Any, ...]:
    decisions = tuple(table.decision(seat) for seat in range(len(table.seats)))
    versions = tuple(table.version(viewer) for viewer in table.viewers)
    transcripts = tuple(table.transcript(viewer) for viewer in table.viewers)
    return table.state.key(), decisions, versions, transcripts, table.length


class TestOpening:
    def test_the_number_of_seats_has_to_fit(self) -> None:
        with pytest.raises(RolloutError, match="hideout has 2 seats, not 1"):
            Table(find("hideout"), {}, [Sitter("Ada")], SECRET)

    def test_a_level_has_to_exist(self) -> None:
        with pytest.raises(RolloutError, match="no computer level 'genius'; there are: easy"):
            Table(find("hideout"), {}, [Sitter("Ada"), Sitter("B", "genius")], SECRET)

    def test_options_have_to_fit(self) -> None:
        with pytest.raises(DataError, match="captives"):
            Table(find("hideout"), {"captives": "eaten"}, [Sitter("Ada"), Sitter("Bob")], SECRET)

    def test_it_begins_once_when_every_seat_has_its_nonce(self) -> None:
        table = Table(find("hideout"), {}, [Sitter("Ada"), Sitter("Bob")], SECRET)
        table.sit(0, "a")
        assert not table.ready
        with pytest.raises(RolloutError, match="every seat"):
            table.begin()
        table.sit(1, "b")
        step = table.begin()
        assert table.length == 0, "begin only proposes"
        table.accept(step)
        assert table.length == 1
        with pytest.raises(RolloutError, match="begins once"):
            table.begin()

    def test_the_first_nonce_of_a_seat_counts(self) -> None:
        table = Table(find("hideout"), {}, [Sitter("Ada"), Sitter("Bob")], SECRET)
        for nonce in ("first", "second"):
            table.sit(0, nonce)
        table.sit(1, "b")
        table.accept(table.begin())
        table.sit(0, "third")
        assert table.nonces == ("first", "b")

    def test_nothing_can_be_asked_of_a_game_that_has_not_begun(self) -> None:
        table = Table(find("hideout"), {}, [Sitter("Ada"), Sitter("Bob")], SECRET)
        assert table.actors == ()
        with pytest.raises(RolloutError, match="has not begun"):
            table.update(0)


class TestProposing:
    def test_a_proposal_changes_nothing_until_it_is_accepted(self) -> None:
        table = hideout()
        before = standing(table)
        step = table.propose(0, table.decision(0), "place a1 b1 c1 d1")
        assert standing(table) == before
        table.accept(step)
        assert standing(table) != before

    def test_one_line_carries_out_all_of_its_decisions(self) -> None:
        table = hideout()
        step = table.propose(0, table.decision(0), "place a1 b1 c1 d1")
        assert [event.text for event in step.events] == ["place a1", "place b1", "place c1", "place d1"]
        table.accept(step)
        assert 0 not in table.actors

    def test_one_line_carries_out_none_when_a_later_decision_is_not_allowed(self) -> None:
        table = hideout()
        before = standing(table)
        with pytest.raises(IllegalAction) as caught:
            table.propose(0, table.decision(0), "place a1 b1 b1 d1")
        assert standing(table) == before
        assert caught.value.refusal.rule.startswith("HO-")
        assert caught.value.refusal.allowed

    def test_what_is_no_action_at_all(self) -> None:
        table = hideout()
        with pytest.raises(NotUnderstood):
            table.propose(0, table.decision(0), "castle kingside")

    @pytest.mark.parametrize("off", [-1, 1, 10**9, -(10**9)])
    def test_an_answer_to_another_decision_is_stale(self, off: int) -> None:
        table = hideout()
        with pytest.raises(StaleDecision):
            table.propose(0, table.decision(0) + off, "place a1")

    def test_a_seat_that_is_not_asked_is_refused_by_a_rule(self) -> None:
        table = hideout()
        say(table, 0, "place a1 b1 c1 d1")
        with pytest.raises(IllegalAction) as caught:
            table.propose(0, table.decision(0), "place a2")
        assert caught.value.refusal.key == "refused-ready"

    def test_a_game_that_is_over_accepts_nothing(self) -> None:
        table = hideout()
        picks = Fast(3)
        while table.actors:
            table.accept(random_step(table, picks))
        for seat in (0, 1):
            with pytest.raises(IllegalAction) as caught:
                table.propose(seat, table.decision(seat), "move b2 b3")
            assert caught.value.refusal.key == "refused-over"


class TestSecretChoicesAtTheSameTime:
    @pytest.mark.parametrize("first", [0, 1])
    def test_they_do_not_refuse_each_other(self, first: int) -> None:
        table = hideout()
        asked = [table.decision(0), table.decision(1)]
        lines = ["place a1 b1 c1 d1", "place a4 b4 c4 d4"]
        other = 1 - first
        table.accept(table.propose(first, asked[first], lines[first]))
        assert table.decision(other) == asked[other], "somebody else's secret choice is no new question"
        table.accept(table.propose(other, asked[other], lines[other]))
        assert table.actors == (0,)

    def test_a_choice_cannot_be_made_twice(self) -> None:
        table = hideout()
        asked = table.decision(0)
        say(table, 0, "place a1 b1 c1 d1")
        with pytest.raises(StaleDecision):
            table.propose(0, asked, "place b1 a1 c1 d1")

    def test_versions_rise_only_with_what_a_viewer_was_told(self) -> None:
        table = hideout()
        before = [table.version(viewer) for viewer in table.viewers]
        say(table, 0, "place a1")
        for viewer in table.viewers:
            told = table.version(viewer) - before[viewer + 1]
            assert told == len(table.update(viewer, before[viewer + 1]).told)


class TestWindows:
    def test_an_update_holds_the_news_since_a_version(self) -> None:
        table = hideout()
        say(table, 0, "place a1 b1 c1 d1")
        whole = table.update(0)
        assert len(whole.told) == whole.version == table.version(0)
        assert table.update(0, whole.version).told == ()
        assert table.update(0, 1).told == whole.told[1:]

    def test_a_spectator_is_asked_nothing(self) -> None:
        table = hideout()
        update = table.update(SPECTATOR)
        assert update.decision == 0
        assert update.choices == ()
        assert update.actors == (0, 1)

    def test_a_computer_is_asked_what_its_seat_may_know(self) -> None:
        game = find("hideout")
        table = Table(game, {}, [Sitter("Ada"), Sitter("B", "easy")], SECRET)
        for seat in (0, 1):
            table.sit(seat, "n")
        table.accept(table.begin())
        assert table.computers() == (1,)
        question = table.question(1)
        assert question.view == game.view(table.state, 1)
        assert question.legal == tuple(table.state.legal(1))
        assert len(question.told) == table.version(1)


class TestTheLog:
    @pytest.mark.parametrize("name", ["hideout", "standoff", "robot-heroes"])
    def test_a_table_is_the_fold_of_its_log_at_every_moment(self, name: str) -> None:
        game = find(name)
        table, picks = open_table(game, game.options(), 5), Fast(5)
        while table.actors and table.length < 30:
            table.accept(random_step(table, picks))
            assert standing(Table.fold(table.record(), game, table.secret)) == standing(table)

    def test_a_line_does_not_go_on_after_chance_has_spoken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pig = find("pig")
        table = open_table(pig, pig.options(), 1)
        monkeypatch.setattr(pig, "read", lambda _view, text: [0] * len(text.split()))
        before = standing(table)
        with pytest.raises(IllegalAction, match="refused-one-at-a-time"):
            say(table, 0, "roll roll")
        assert standing(table) == before
        say(table, 0, "roll")
        assert table.length == 2

    def test_decisions_count_alike_after_a_bundled_line(self) -> None:
        table = hideout()
        say(table, 0, "place a1 b1 c1 d1")
        say(table, 1, "place a4 b4 c4 d4")
        assert standing(Table.fold(table.record(), table.game, table.secret)) == standing(table)

    def test_a_folded_table_draws_what_the_first_one_would_have_drawn(self) -> None:
        game = find("robot-heroes")
        table, picks = open_table(game, game.options(), 7), Fast(7)
        for _ in range(10):
            table.accept(random_step(table, picks))
        twin = Table.fold(table.record(), game, table.secret)
        for _ in range(20):
            step = random_step(table, picks)
            event = step.events[0]
            again = twin.propose(event.seat, twin.decision(event.seat), event.text)
            assert again.events == step.events
            table.accept(step)
            twin.accept(again)

    def test_the_secret_is_in_the_record_only_at_the_end(self) -> None:
        table, picks = hideout(), Fast(2)
        while table.actors:
            assert table.record().secret == ""
            assert table.record().result == ""
            table.accept(random_step(table, picks))
        record = table.record()
        assert commitment(bytes.fromhex(record.secret)) == table.commitment
        assert verify(record, table.game).good
