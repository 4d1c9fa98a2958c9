"""What the log of a game in progress keeps of pieces that were shown once [ST-C2 to ST-C4, ST-A9]."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rollout.core.wire import Told
from rollout.games.stratego import GAME
from rollout.games.stratego.facts import Fought, PieceCaptured, PieceMoved, PiecePlaced, PowerMet
from rollout.server.replaying import replay_of
from rollout.table import Table
from rollout.testing.tables import open_table
from tests.games.stratego.kit import A, D

SPECTATOR = -1
Fights = list[tuple[str, str]]
SETUPS = ("X98b7ffnS5/m4e3333322/226TTTTTTF", "X98o7wk665/5443333322/22STTTTTTF")
"""AllSpark stands on i3 and Sam on j3, where Megatron comes down from j6."""


def played(**options: object) -> Table:
    """Megatron captures Sam, and AllSpark captures Megatron."""
    table = open_table(GAME, GAME.understood({"sides": "autobots", **options}), 1)
    for seat, text in enumerate(SETUPS):
        say(table, seat, f"setup {text}")
    for text in ("move j6 j5", "move a3 a4", "move j5 j4", "move a4 a5", "strike j4 j3", "strike i3 j3"):
        say(table, table.actors[0], text)
    return table


def say(table: Table, seat: int, text: str) -> None:
    table.accept(table.propose(seat, table.decision(seat), text))


def fights(told: Iterable[Told]) -> Fights:
    """Attacker and defender of each attack."""
    return [(line.name, line.other_name) for line in told if isinstance(line, Fought)]


def captives(told: Iterable[Told]) -> list[str]:
    return [line.name for line in told if isinstance(line, PieceCaptured)]


ALL = [("Megatron", "Sam"), ("AllSpark", "Megatron")]
NO_SAM = [("Megatron", ""), ("AllSpark", "Megatron")]
NO_MEGATRON = [("", "Sam"), ("AllSpark", "")]
NEITHER = [("", ""), ("AllSpark", "")]


@pytest.mark.rule("ST-C1", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize(
    ("option", "autobots", "decepticons", "spectator"),
    [
        ("open", ALL, ALL, ALL),
        ("prisoner", NO_SAM, NO_MEGATRON, NEITHER),
        ("secret", NO_MEGATRON, NO_SAM, NEITHER),
        ("stealth", NEITHER, NEITHER, NEITHER),
    ],
)
def test_captured_pieces_lose_their_names_for_whoever_may_not_see_them(
    option: str, autobots: Fights, decepticons: Fights, spectator: Fights
) -> None:
    """Also in lines from before the capture: Megatron's attack on Sam."""
    table = played(captured=option)
    for viewer, expected in ((A, autobots), (D, decepticons), (SPECTATOR, spectator)):
        assert fights(table.told(viewer)) == ALL
        assert fights(table.kept(viewer)) == expected
        assert captives(table.kept(viewer)) == [expected[0][1], expected[1][1]]


@pytest.mark.rule("ST-C2", "ST-C3")
@pytest.mark.parametrize(("option", "name"), [("open", "Sam"), ("prisoner", ""), ("secret", "Sam"), ("stealth", "")])
def test_so_do_the_lines_of_the_own_set_up(option: str, name: str) -> None:
    placed = [line for line in played(captured=option).kept(A) if isinstance(line, PiecePlaced)]
    assert [line.name for line in placed if line.square in {"j3", "i3"}] == ["AllSpark", name]
    assert "Optimus Prime" in {line.name for line in placed}, "who is on the board is named"


@pytest.mark.rule("ST-C2", "ST-C4")
@pytest.mark.parametrize(
    ("option", "is_kept"), [("open", True), ("prisoner", False), ("secret", True), ("stealth", False)]
)
def test_and_so_do_the_actions_of_the_own_set_up(option: str, is_kept: bool) -> None:
    """In a transcript and in a replay of the running game: Sam began on j3, AllSpark stands there now."""
    table = played(captured=option)
    replayed = replay_of(table.record(), A, over=False)
    for actions in (table.transcript(A), "\n".join(frame.text for frame in replayed.frames)):
        assert ("set j3 5" in actions) == is_kept
        assert "set a3 X" in actions, "who is on the board is named"
    assert [frame.seat for frame in replayed.frames[1:31]] == [A] * 30


@pytest.mark.rule("ST-C4")
@pytest.mark.parametrize("option", ["prisoner", "secret", "stealth"])
def test_after_the_end_the_names_are_back(option: str) -> None:
    table = played(captured=option)
    say(table, A, "(resign)")
    for viewer in (A, D, SPECTATOR):
        assert fights(table.kept(viewer)) == ALL


@pytest.mark.rule("ST-A9")
def test_in_a_game_of_memory_no_line_keeps_the_name_of_a_piece_that_is_not_displayed() -> None:
    """AllSpark stands on the board upright; captured pieces are open here."""
    table = played(memory=True)
    assert fights(table.kept(D)) == [("Megatron", "Sam"), ("", "Megatron")]
    assert fights(table.kept(A)) == ALL


@pytest.mark.rule("ST-A9")
def test_in_a_game_of_memory_a_move_that_shows_nobody_lets_nothing_be_forgotten() -> None:
    """So a long game of moves to and fro does not go through its whole log again and again."""
    table = played(memory=True)
    step = table.propose(table.actors[0], table.decision(table.actors[0]), "move b6 b5")
    (happening,) = step.happenings
    assert not GAME.forgets(table.options, happening.facts)


@pytest.mark.rule("ST-A9", "ST-P3")
def test_in_a_game_of_memory_a_piece_keeps_its_name_while_it_lies_in_robot_mode() -> None:
    table = played(memory=True, game="game-2")
    say(table, D, "mode i6 move i6 i5")
    moves = [line for line in table.kept(A) if isinstance(line, PieceMoved) and line.start == "i6"]
    assert [line.name for line in moves] == ["Starscream"]


@pytest.mark.rule("ST-A9", "ST-P7")
@pytest.mark.parametrize("result", ["lower", "equal", "higher", "immune"])
def test_a_line_that_names_nobody_does_not_keep_what_the_piece_was_to_a_power(result: str) -> None:
    """Nothing but a Flag is immune, and only one rank is equal."""
    table = played(memory=True, game="game-2")
    met = PowerMet(A, 1, "i6", "Flag", "F", "distance-strike", result)
    kept = GAME.kept([met], table.game.view(table.state, A))
    assert kept == [PowerMet(A, 1, "i6", "", "", "distance-strike", "")]
    assert GAME.kept([met], table.game.view(table.state, D)) == [met], "its owner sees it"
