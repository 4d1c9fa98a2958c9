"""The record: round trips, refusals with their line, verification, transcripts."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.core.chance import Fast
from rollout.core.errors import RecordError
from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import Draw, Event, Record, Sitter, read_record, transcript, verify, write_record
from rollout.record.form import MAX_SIZE
from rollout.record.transcript import write_transcript
from rollout.table import Table
from rollout.testing.tables import open_table, random_step

GAME = find("robot-heroes")


def finished(seed: int = 4) -> Record:
    table, picks = open_table(GAME, GAME.options(), seed), Fast(seed)
    while table.actors:
        table.accept(random_step(table, picks))
    return table.record()


RECORD = finished()
TEXT = write_record(RECORD)
LINES = TEXT.splitlines()


def changed(pattern: str, by: str) -> tuple[str, int]:
    """The record with its first line that matches changed, and that line's number."""
    for number, line in enumerate(LINES):
        if re.search(pattern, line):
            lines = [*LINES[:number], re.sub(pattern, by, line, count=1), *LINES[number + 1 :]]
            return "\n".join(lines) + "\n", number + 1
    raise AssertionError(pattern)


class TestRoundTrip:
    @pytest.mark.parametrize("name", ["robot-heroes", "hideout", "standoff"])
    def test_byte_identical(self, name: str) -> None:
        game = find(name)
        table, picks = open_table(game, game.options(), 1), Fast(1)
        while table.actors:
            table.accept(random_step(table, picks))
            text = write_record(table.record())
            assert write_record(read_record(text)) == text
            assert read_record(text) == table.record()

    names = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)

    @given(st.lists(names, min_size=1, max_size=4), st.lists(names, max_size=4))
    def test_any_names_and_nonces(self, names: list[str], nonces: list[str]) -> None:
        record = Record("g", {}, "1", "", tuple(map(Sitter, names)), "fair", nonces=tuple(nonces))
        assert read_record(write_record(record)) == record

    @given(st.dictionaries(names, st.integers() | names | st.booleans(), max_size=4))
    def test_any_options(self, options: dict[str, object]) -> None:
        record = Record("g", options, "1", "", (Sitter("a"),), "seed 1")
        assert read_record(write_record(record)) == record

    def test_windows_line_ends_and_blank_lines_are_read(self) -> None:
        assert read_record(TEXT.replace("\n", "\r\n")) == RECORD
        assert read_record(TEXT.replace("\n", "\n\n")) == RECORD


class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("pattern", "by", "part"),
        [
            (r"^\[Game .*", "[Game robot-heroes]", "a header looks like"),
            (r"^\[Game .*", "[Game", "a header looks like"),
            (r"^\[Options .*", '[Options {"level":]', "a header looks like"),
            (r"^\[Seat .*", '[Seat "\\\\ud800"]', "a header looks like"),
            (r"^\[Nonce .*", f"[Nonce {'[' * 60_000}]", "a header looks like"),
            (r"^\[Nonce .*", f"[Nonce {'9' * 6000}]", "a header looks like"),
            (r"^3\. ", "4. ", "event 3 should stand here"),
            (r"^3\. ", "٣. ", "event 3 should stand here"),
            (r"^3\. seat \d:.*", "3. seat 0:", "event 3 should stand here"),
            (r"^3\. seat \d: ", "3. ", "event 3 should stand here"),
            (r"^0\.$", "0. seat 1: roll", "event 0 should stand here"),
            (r"^  ~ .*", "  ~ nonsense", "a draw looks like"),
            (r"^  ~ .*", "  ~ die 6=", "a draw looks like"),
            (r"^  ~ .*", "  ~ die 6=-1", "a draw looks like"),
            (r"^  ~ .*", "  ~ die 6=1\n  ~ die 6=1", "one line of draws"),
            (r"^  ~ .*", "  ~ die \udcff 6=1", "half a character"),
        ],
    )
    def test_a_malformed_line_is_named(self, pattern: str, by: str, part: str) -> None:
        text, line = changed(pattern, by)
        with pytest.raises(RecordError, match=re.escape(part)) as caught:
            read_record(text)
        assert caught.value.line == line + by.count("\n")

    @pytest.mark.parametrize(
        ("pattern", "by"),
        [
            (r'"rollout-record 1"', '"rollout-record 2"'),
            (r"^\[Game .*", ""),
            (r"^\[Game .*", '[Game "a"]\n[Game "b"]'),
            (r"^\[Game .*", "[Game 7]"),
            (r"^\[Options .*", '[Options "level"]'),
            (r"^\[Seat .*", "[Seat 7]"),
            (r"^\[Seat .*", '[Seat "a", "b", "c"]'),
            (r"^\[Chance .*", ""),
        ],
    )
    def test_headers_that_do_not_fit(self, pattern: str, by: str) -> None:
        with pytest.raises(RecordError):
            read_record(changed(pattern, by)[0])

    @pytest.mark.parametrize("text", ["", "\n", "Dear diary", "0.", "PNG"])
    def test_what_is_no_record_at_all_is_called_so(self, text: str) -> None:
        with pytest.raises(RecordError, match="this is no record"):
            read_record(text)

    def test_a_text_that_is_too_long_is_refused_unparsed(self) -> None:
        with pytest.raises(RecordError, match="at most"):
            read_record("x" * (MAX_SIZE + 1))

    @given(st.text())
    def test_any_text(self, text: str) -> None:
        try_to_read(text)

    @settings(max_examples=300, deadline=None)
    @given(st.data())
    def test_any_damage_to_a_good_record(self, data: st.DataObject) -> None:
        start = data.draw(st.integers(0, len(TEXT)))
        end = data.draw(st.integers(start, min(len(TEXT), start + 40)))
        try_to_read(TEXT[:start] + data.draw(st.text(max_size=20)) + TEXT[end:])

    @settings(max_examples=100, deadline=None)
    @given(st.data())
    def test_damage_that_can_be_read_is_checked_without_an_accident(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(LINES) - 1))
        other = data.draw(st.sampled_from([*LINES, "", '[Options {"level":1}]', "1. seat 9: roll", "  ~ a 0=0"]))
        record = try_to_read("\n".join([*LINES[:at], other, *LINES[at + 1 :]]))
        if record is not None:
            try:
                verify(record, GAME)
            except RecordError:
                raise AssertionError("verify reports, it does not raise") from None


def try_to_read(text: str) -> Record | None:
    try:
        return read_record(text)
    except RecordError:
        return None


class TestVerify:
    def test_a_good_record(self) -> None:
        verdict = verify(RECORD, GAME)
        assert verdict.good
        assert verdict.dice_checked
        assert verdict.events == len(RECORD.events)
        assert verdict.draws == sum(len(event.draws) for event in RECORD.events)

    def test_progress_is_reported(self) -> None:
        seen: list[tuple[int, int]] = []
        verify(RECORD, GAME, lambda done, total: seen.append((done, total)))
        assert seen == [(n, len(RECORD.events)) for n in range(1, len(RECORD.events) + 1)]

    def test_every_changed_die_is_found_with_its_line(self) -> None:
        for number, line in enumerate(LINES, 1):
            if match := re.search(r"^(  ~ .*?)6=(\d)(.*)$", line):
                die = (int(match[2]) + 1) % 6
                text = "\n".join([*LINES[: number - 1], f"{match[1]}6={die}{match[3]}", *LINES[number:]])
                findings = verify(read_record(text), GAME).findings
                assert any(finding.line == number for finding in findings), (line, findings)

    @pytest.mark.parametrize(
        ("pattern", "by", "where"),
        [
            (r"^\[Result .*", '[Result "0 1 nothing"]', "headers"),
            (r"^\[Result .*", "", "headers"),
            (r"^\[Secret .*", f'[Secret "{"0" * 64}"]', "headers"),
            (r"^\[Secret .*", '[Secret "xyz"]', "headers"),
            (r"^\[Secret .*", "", "headers"),
            (r"^\[Commitment .*", f'[Commitment "{"0" * 64}"]', "headers"),
            (r"^\[Nonce .*", '[Nonce "another"]', "line"),
            (r"^\[Chance .*", '[Chance "seed 5"]', "headers"),
            (r"^\[Chance .*", '[Chance "honest"]', "headers"),
            (r"^\[Game .*", '[Game "chess"]', "headers"),
            (r"^\[Options .*", '[Options {"level":"advanced?"}]', "headers"),
            (r"^2\. seat \d: .*", "2. seat 0: play 6", "line"),
            (r"^2\. seat \d: .*", "2. seat 7: roll", "line"),
            (r"^2\. seat \d: .*", "2. seat 0: what is this", "line"),
        ],
    )
    def test_what_was_tampered_with_is_found(self, pattern: str, by: str, where: str) -> None:
        findings = verify(read_record(changed(pattern, by)[0]), GAME).findings
        assert findings
        assert (findings[0].line > 0) == (where == "line"), findings

    @pytest.mark.parametrize(
        ("pattern", "by", "what"),
        [(r"^\[Rules .*", '[Rules "99"]', "rules version 99"), (r"^\[Tables .*", '[Tables "0"]', "neither")],
    )
    def test_what_this_program_cannot_check_is_neither_good_nor_wrong(self, pattern: str, by: str, what: str) -> None:
        verdict = verify(read_record(changed(pattern, by)[0]), GAME)
        assert (verdict.findings, verdict.dice_checked, verdict.good) == ((), True, False)
        assert what in verdict.unchecked

    def test_a_nonce_that_the_host_could_have_chosen_last(self) -> None:
        """Every draw fits the commitment, but whoever runs a computer's seat may have tried many nonces for it."""
        for nonce, good in (("", True), ("lucky", False)):
            table, picks = Table(GAME, {}, [Sitter("Ada"), Sitter("Computer", "easy")], b"\x07" * 32), Fast(1)
            table.sit(0, "ada")
            table.sit(1, nonce)
            table.accept(table.begin())
            while table.actors:
                table.accept(random_step(table, picks))
            verdict = verify(table.record(), GAME)
            assert verdict.dice_checked
            assert [finding.text[:6] for finding in verdict.findings] == ([] if good else ["seat 1"])

    @pytest.mark.parametrize(
        ("nonces", "found"),
        [
            (("", ""), "seat 0 is a person's, but has no nonce"),
            (("ada", "", "lucky"), "it has 3 nonces; each of the 2 seats has one"),
            (("ada|lucky", ""), "seat 0 has a nonce with |"),
        ],
    )
    def test_nonces_by_which_the_host_could_have_chosen_the_dice(self, nonces: tuple[str, ...], found: str) -> None:
        table, picks = Table(GAME, {}, [Sitter("Ada"), Sitter("Computer", "easy")], b"\x07" * 32), Fast(1)
        for number, nonce in enumerate(nonces):
            table.sit(number, nonce)
        table.accept(table.begin())
        while table.actors:
            table.accept(random_step(table, picks))
        (finding,) = verify(table.record(), GAME).findings
        assert finding.text.startswith(found)

    def test_a_number_that_all_draws_follow_from_is_for_computers(self) -> None:
        findings = verify(replace(RECORD, chance="seed 5", secret="", commitment=""), GAME).findings
        assert [finding.text[:6] for finding in findings if not finding.line][:2] == ["seat 0", "seat 1"]

    def test_the_end_cut_off(self) -> None:
        """Whoever lost leaves the last events out: the draws that are left still fit the secret."""
        (finding,) = verify(replace(RECORD, events=RECORD.events[:-2], result=""), GAME).findings
        assert "its last events are missing" in finding.text

    def test_an_event_left_out(self) -> None:
        for number in (1, len(RECORD.events) // 2, len(RECORD.events) - 1):
            events = RECORD.events[:number] + RECORD.events[number + 1 :]
            assert not verify(replace(RECORD, events=events), GAME).good

    def test_an_event_too_many(self) -> None:
        events = (*RECORD.events, Event(0, "roll", (Draw("die", 6, 1),)))
        assert not verify(replace(RECORD, events=events), GAME).good

    def test_a_draw_too_many(self) -> None:
        first = replace(RECORD.events[0], draws=(*RECORD.events[0].draws, Draw("die", 6, 0)))
        assert not verify(replace(RECORD, events=(first, *RECORD.events[1:])), GAME).good

    def test_no_event_at_all(self) -> None:
        assert not verify(replace(RECORD, events=()), GAME).good

    def test_a_game_that_goes_on_is_checked_without_its_secret(self) -> None:
        table, picks = open_table(GAME, GAME.options(), 2), Fast(2)
        for _ in range(8):
            table.accept(random_step(table, picks))
        verdict = verify(table.record(), GAME)
        assert verdict.good
        assert not verdict.dice_checked


class TestTranscript:
    def test_it_hides_what_the_viewer_was_not_told(self) -> None:
        for viewer in (SPECTATOR, 0, 1):
            text = transcript(RECORD, GAME, viewer)
            assert RECORD.secret not in text
            own = [line for line in text.splitlines() if re.match(r"\d+\. .", line)]
            assert len(own) == sum(event.seat == viewer != SPECTATOR for event in RECORD.events)
            assert "~" not in text.split("\n\n", 1)[1], "draws stay in the record"

    def test_it_hides_the_seed(self) -> None:
        text = write_transcript(replace(RECORD, chance="seed 2009", secret="", result=""), 0, ())
        assert '[Chance "seed"]' in text
        assert "2009" not in text

    def test_a_transcript_is_no_record(self) -> None:
        with pytest.raises(RecordError, match="format"):
            read_record(transcript(RECORD, GAME, 0).split("\n\n")[0])
