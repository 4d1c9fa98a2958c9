"""Checks of a game at a table: decisions, versions, record, transcripts."""

from __future__ import annotations

from rollout.core.chance import Fast
from rollout.core.errors import StaleDecision
from rollout.core.game import MAX_ACTIONS
from rollout.core.wire import SPECTATOR, Told, encode
from rollout.record import read_record, replay, transcript, verify, write_record
from rollout.table import Table, Update
from rollout.testing.play import Play
from rollout.testing.tables import open_table, random_step

EVERY = 7
"""Who comes back now and then does so after so many events."""


def a_table_plays_it_by_text(played: Play) -> None:
    """Proposing changes nothing; accepting moves decisions and versions as they should."""
    table, picks = open_table(played.game, played.options, played.seed), Fast(played.seed)
    for _ in range(MAX_ACTIONS):
        if not table.actors:
            break
        before = _standing(table)
        asked = {seat: tuple(table.state.legal(seat)) for seat in played.seats}
        step = random_step(table, picks)
        assert _standing(table) == before, "a proposal changed the table"
        decisions = [table.decision(seat) for seat in played.seats]
        versions = [table.version(viewer) for viewer in table.viewers]
        table.accept(step)
        assert all(table.version(viewer) >= versions[viewer + 1] for viewer in table.viewers)
        for seat in played.seats:
            renewed = seat == step.events[0].seat or tuple(table.state.legal(seat)) != asked[seat]
            assert table.decision(seat) == decisions[seat] + renewed, f"seat {seat} after {step.events}"


def an_old_decision_is_refused(played: Play) -> None:
    """The same line sent twice is carried out once."""
    table = open_table(played.game, played.options, played.seed)
    seat, decision = table.actors[0], table.decision(table.actors[0])
    text = table.choices(seat)[0].text
    table.accept(table.propose(seat, decision, text))
    try:
        table.propose(seat, decision, text)
    except StaleDecision:
        return
    raise AssertionError(f"{text!r} was carried out twice")


def the_record_is_the_game(played: Play) -> None:
    """Written, read, replayed, verified and folded it leads to the same table for every viewer."""
    table = _finished(played)
    record = read_record(write_record(table.record()))
    assert write_record(record) == write_record(table.record())
    *_, last = replay(record, played.game)
    assert last.state.key() == table.state.key()
    verdict = verify(record, played.game)
    assert verdict.good and verdict.dice_checked, [str(finding) for finding in verdict.findings]
    folded = Table.fold(record, played.game, bytes.fromhex(record.secret))
    assert _standing(folded) == _standing(table), "the folded table stands differently"


def a_transcript_holds_own_actions_and_what_was_told(played: Play) -> None:
    """Nothing else of the events: no other seat's text, no draw, no gap where something stayed hidden."""
    table = _finished(played)
    record = table.record()
    for viewer in table.viewers:
        events = transcript(record, played.game, viewer).split("\n\n", 1)[1].splitlines()
        told = [line.removeprefix("  < ").encode() for line in events if line.startswith("  < ")]
        assert told == [bytes(raw) for raw in table.update(viewer).told], f"viewer {viewer}"
        own = [line.split(". ", 1)[1] for line in events if not line.startswith("  < ") and ". " in line]
        assert own == [event.text for event in record.events if event.seat == viewer != SPECTATOR], f"viewer {viewer}"
        numbers = [int(line.split(".")[0]) for line in events if not line.startswith("  < ")]
        assert numbers == list(range(len(numbers))), f"viewer {viewer}: {numbers}"


def a_log_is_kept_as_its_viewer_was_told(played: Play) -> None:
    """Whoever looks on, and whoever comes back now and then, has the log that is kept; in the end it is whole again."""
    table, picks = open_table(played.game, played.options, played.seed), Fast(played.seed)
    there = {viewer: [bytes(told) for told in table.update(viewer).told] for viewer in table.viewers}
    away = {viewer: list(lines) for viewer, lines in there.items()}
    number = 0
    while table.actors:
        had = {viewer: table.kept(viewer) for viewer in table.viewers}
        table.accept(random_step(table, picks))
        number += 1
        for viewer in table.viewers:
            _catch_up(there[viewer], table.update(viewer, len(there[viewer]), live=True))
            if number % EVERY == 0 or table.outcome:
                _catch_up(away[viewer], table.update(viewer, len(away[viewer])))
                assert away[viewer] == [encode(line) for line in table.kept(viewer)], f"{viewer}, away, event {number}"
            assert there[viewer] == [encode(line) for line in table.kept(viewer)], f"{viewer}, event {number}"
            told_more = len(table.kept(viewer)) > len(had[viewer])
            assert told_more or table.kept(viewer) == had[viewer], f"{viewer} forgot in silence at event {number}"
            assert table.outcome or number % EVERY or table.kept(viewer) == _as_seen(table, viewer), (
                f"{viewer}: `forgets` did not say so at event {number} or before"
            )
    assert all(table.kept(viewer) == table.told(viewer) for viewer in table.viewers), "in the end all comes back"


def _catch_up(lines: list[bytes], update: Update) -> None:
    """What a browser does with its log."""
    lines.extend(bytes(told) for told in update.told)
    for line in update.changed:
        lines[line.number - 1] = bytes(line.told)


def _as_seen(table: Table, viewer: int) -> tuple[Told, ...]:
    """All lines as the view of now lets them be kept."""
    view = table.game.view(table.state, viewer)
    return tuple(table.game.kept(table.told(viewer), view))


def _finished(played: Play) -> Table:
    """The table of a whole random game."""
    table, picks = open_table(played.game, played.options, played.seed), Fast(played.seed)
    while table.actors:
        table.accept(random_step(table, picks))
    return table


def _standing(table: Table) -> tuple[object, ...]:
    """How a table stands, for everybody."""
    return (table.state.key(), *(encode(table.update(viewer)) for viewer in table.viewers))


TABLE_CHECKS = (
    a_table_plays_it_by_text,
    an_old_decision_is_refused,
    the_record_is_the_game,
    a_transcript_holds_own_actions_and_what_was_told,
    a_log_is_kept_as_its_viewer_was_told,
)
