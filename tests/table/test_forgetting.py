"""A log that forgets: shown once to whoever looks on, kept without names until the game has ended."""

from __future__ import annotations

import msgspec
import pytest

from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import read_record, transcript, write_record
from rollout.table import Table, Update
from rollout.testing.tables import open_table

VIEWERS = (SPECTATOR, 0, 1)
SHOWN = {"type": "pieces-fought", "attacker": "guard", "defender": "runner"}
KEPT = {"type": "pieces-fought", "attacker": "guard", "defender": "?"}


def say(table: Table, seat: int, text: str) -> None:
    table.accept(table.propose(seat, table.decision(seat), text))


def before_the_fight() -> Table:
    """The guard of seat 0 on d2 stands before the runner of seat 1 on d3."""
    game = find("hideout")
    table = open_table(game, game.understood({"captives": "forgotten"}), 1)
    say(table, 0, "place a1 b1 d2 d1")
    say(table, 1, "place a4 d3 c4 d4")
    return table


def fought() -> Table:
    table = before_the_fight()
    say(table, 0, "move d2 d3")
    return table


def fights(update: Update) -> list[dict[str, str]]:
    """The lines of fights in what was told."""
    return [fight for line in update.told if (fight := fight_of(line))]


def fight_of(line: msgspec.Raw) -> dict[str, str]:
    told = msgspec.json.decode(line)
    return {key: told[key] for key in SHOWN} if told["type"] == "pieces-fought" else {}


@pytest.mark.parametrize("viewer", VIEWERS)
class TestOneViewer:
    def test_who_looks_on_is_shown_it_once_and_told_how_to_keep_it(self, viewer: int) -> None:
        table = before_the_fight()
        have = table.version(viewer)
        say(table, 0, "move d2 d3")
        update = table.update(viewer, have, live=True)
        assert fights(update) == [SHOWN]
        (line,) = update.changed
        assert have < line.number <= update.version
        assert fight_of(line.told) == KEPT
        later = table.update(viewer, update.version, live=True)
        assert later.told == ()
        assert later.changed == ()

    def test_who_comes_back_is_told_what_is_kept(self, viewer: int) -> None:
        table = before_the_fight()
        have = table.version(viewer)
        say(table, 0, "move d2 d3")
        for known in (0, have):
            update = table.update(viewer, known)
            assert fights(update) == [KEPT]
            assert update.changed == ()

    def test_an_earlier_line_changes_when_its_piece_is_taken(self, viewer: int) -> None:
        table = fought()
        have = table.version(viewer)
        say(table, 1, "move d4 d3")
        update = table.update(viewer, have, live=True)
        assert fights(update) == [{**SHOWN, "attacker": "giant", "defender": "guard"}]
        forgotten = [fight_of(line.told) for line in update.changed]
        assert forgotten == [{**KEPT, "attacker": "?"}, {**KEPT, "attacker": "giant"}]
        rejoined = table.update(viewer, have)
        assert [fight_of(line.told) for line in rejoined.changed] == forgotten[:1], "the new line comes as it is kept"
        assert fights(rejoined) == forgotten[1:]

    def test_in_the_end_all_comes_back(self, viewer: int) -> None:
        table = fought()
        have = table.version(viewer)
        say(table, 1, "(resign)")
        (line,) = table.update(viewer, have, live=True).changed
        assert fight_of(line.told) == SHOWN
        assert table.update(viewer, have).changed == (line,)
        assert fights(table.update(viewer)) == [SHOWN]
        assert '"runner"' in table.transcript(viewer)

    def test_a_transcript_of_the_running_game_is_what_is_kept(self, viewer: int) -> None:
        table = fought()
        text = table.transcript(viewer)
        assert '"attacker":"guard","defender":"?"' in text
        assert text == transcript(read_record(write_record(table.record())), table.game, viewer)

    def test_a_server_that_starts_again_forgets_alike(self, viewer: int) -> None:
        table = fought()
        say(table, 1, "move d4 d3")
        folded = Table.fold(table.record(), table.game, table.secret)
        for have in range(table.version(viewer) + 1):
            assert folded.update(viewer, have).told == table.update(viewer, have).told
        assert folded.kept(viewer) == table.kept(viewer)
        assert folded.told(viewer) == table.told(viewer)


def test_a_computer_player_may_remember_what_it_was_shown() -> None:
    table = fought()
    told = table.question(1).told
    assert [line.defender for line in told if type(line).__name__ == "PiecesFought"] == ["runner"]  # type: ignore[attr-defined]  # a toy's own type


def test_a_table_that_keeps_everything_changes_nothing() -> None:
    game = find("hideout")
    table = open_table(game, game.options(), 1)
    say(table, 0, "place a1 b1 d2 d1")
    say(table, 1, "place a4 d3 c4 d4")
    say(table, 0, "move d2 d3")
    update = table.update(1)
    assert update.changed == () and fights(update) == [SHOWN]
