"""Records of games on an owner's edition: they bring the edition along, and it is what they say it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rollout.core.chance import Fast
from rollout.core.edition import digest_of, on_edition, template
from rollout.core.errors import OutdatedError, RecordError
from rollout.games import find
from rollout.record import Record, as_played, read_record, replay, transcript, verify, write_record
from rollout.table import Table
from rollout.testing.tables import open_table, random_step

GAME = find("standoff")
TEXT = template(GAME).replace("hearts = 2", "hearts = 3 # \u201emehr\u201c")


def played(seed: int = 1) -> Record:
    game = on_edition(GAME, TEXT)
    table, picks = open_table(game, game.options(), seed), Fast(seed)
    while table.actors:
        table.accept(random_step(table, picks))
    return table.record()


RECORD = played()


def test_a_record_brings_its_edition_along() -> None:
    assert RECORD.edition == TEXT
    assert RECORD.tables == on_edition(GAME, TEXT).sheet.digest
    again = read_record(write_record(RECORD))
    assert (again, write_record(again)) == (RECORD, write_record(RECORD))
    assert sum(line.startswith("[Edition ") for line in write_record(RECORD).splitlines()) == 1


def test_it_is_replayed_verified_and_folded_with_nothing_but_the_game() -> None:
    record = read_record(write_record(RECORD))
    *_, last = replay(record, GAME)
    verdict = verify(record, GAME)
    assert verdict.good, verdict.findings
    assert verdict.dice_checked
    folded = Table.fold(record, GAME, bytes.fromhex(record.secret))
    assert folded.state.key() == last.state.key()
    assert write_record(folded.record()) == write_record(RECORD)
    assert as_played(record, GAME).sheet.title == "My own box"


def test_it_is_another_game_than_on_our_own_tables() -> None:
    ours = replace(RECORD, edition="", tables=GAME.sheet.digest)
    assert not verify(ours, GAME).good


def test_a_record_without_an_edition_has_no_such_header() -> None:
    table = open_table(GAME, GAME.options(), 1)
    assert "[Edition" not in write_record(table.record())
    assert table.record().edition == ""


def test_a_transcript_brings_it_along_too() -> None:
    text = transcript(RECORD, GAME, 0)
    assert "[Edition " in text.split("\n\n", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: replace(r, edition=TEXT.replace("hearts = 3", "hearts = 4")), "its edition has been changed"),
        (lambda r: replace(r, tables="00"), "its edition has been changed"),
        (lambda r: with_edition(r, TEXT.replace("hearts = 3", "hearts = 'x'")), "its edition cannot be played"),
        (lambda r: with_edition(r, template(find("hideout"))), "other game: game standoff"),
        (lambda r: with_edition(r, "x" * 100_000), "size: count 100000, most 65536"),
    ],
)
def test_what_was_changed_is_found(change: Callable[[Record], Record], words: str) -> None:
    record = change(RECORD)
    with pytest.raises(RecordError, match=words):
        list(replay(record, GAME))
    with pytest.raises(RecordError, match=words):
        Table.fold(record, GAME, bytes.fromhex(record.secret))
    assert [words in str(finding) for finding in verify(record, GAME).findings].count(True) == 1


def test_without_its_edition_it_cannot_be_checked() -> None:
    record = replace(RECORD, edition="")
    with pytest.raises(OutdatedError, match="neither this program's own nor an edition's"):
        list(replay(record, GAME))
    verdict = verify(record, GAME)
    assert (verdict.findings, verdict.good) == ((), False)


def test_an_edition_for_older_rules_is_no_forgery() -> None:
    record = replace(with_edition(RECORD, TEXT.replace("hearts = 3", "hearts = 'x'")), rules="0")
    assert verify(record, GAME).unchecked.startswith("it was played under rules version 0")


def with_edition(record: Record, text: str) -> Record:
    """The record with another edition and the digest that fits it."""
    return replace(record, edition=text, tables=digest_of(text))


@pytest.mark.parametrize("header", ['[Edition "a", "b"]', "[Edition 1]", '[Edition "a"]\n[Edition "b"]'])
def test_a_header_that_cannot_be_is_refused(header: str) -> None:
    ours = open_table(GAME, GAME.options(), 1).record()
    with pytest.raises(RecordError, match="Edition"):
        read_record(write_record(ours).replace("\n[Seat ", f"\n{header}\n[Seat ", 1))
