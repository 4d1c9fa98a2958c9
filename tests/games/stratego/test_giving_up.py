"""What ends a game by word of mouth: giving up, and a draw that both agree on [ST-E3]."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rollout.core.errors import IllegalAction
from rollout.games.stratego import GAME
from rollout.games.stratego.state import StrategoState
from rollout.table import Table
from rollout.testing.tables import open_table
from tests.games.stratego.kit import AUTOBOTS, DECEPTICONS, A, D, battle, look

OFFER, AGREE, DECLINE = "(offer draw)", "(agree)", "(decline)"


def begun(**options: object) -> Table:
    """A game in which both armies stand: the Decepticons are to move."""
    table = open_table(GAME, GAME.understood({"sides": "autobots", **options}), 1)
    say(table, A, f"setup {AUTOBOTS.replace(' ', '/')}")
    say(table, D, f"setup {DECEPTICONS.replace(' ', '/')}")
    return table


def say(table: Table, seat: int, text: str) -> None:
    table.accept(table.propose(seat, table.decision(seat), text))


def result(table: Table) -> tuple[tuple[float, ...], str] | None:
    return (table.outcome.scores, table.outcome.reason) if table.outcome else None


@pytest.mark.rule("ST-E3")
@pytest.mark.parametrize("seat", [A, D])
def test_a_player_may_resign_at_any_time(seat: int) -> None:
    """In the own turn and in that of the other."""
    table = begun()
    say(table, seat, "(resign)")
    assert result(table) == (((0.0, 1.0), (1.0, 0.0))[seat], "resigned")
    with pytest.raises(IllegalAction):
        say(table, 1 - seat, "(resign)")


@pytest.mark.rule("ST-E3")
def test_a_player_may_resign_while_the_armies_are_placed() -> None:
    table = open_table(GAME, GAME.understood({}), 1)
    say(table, 0, "(resign)")
    assert result(table) == ((0.0, 1.0), "resigned")


@pytest.mark.rule("ST-E3", "ST-C1", "ST-C4")
def test_then_everything_lies_open() -> None:
    table = begun(captured="stealth", memory=True)
    say(table, A, "(resign)")
    assert isinstance(table.state, StrategoState)
    for viewer in (A, D, -1):
        assert "" not in {piece.name for piece in look(table.state, viewer).pieces}


@pytest.mark.rule("ST-E3")
def test_a_draw_may_be_offered_and_agreed() -> None:
    table = begun()
    say(table, A, OFFER)
    assert result(table) is None
    say(table, D, AGREE)
    assert result(table) == ((0.5, 0.5), "agreed")


@pytest.mark.rule("ST-E3")
def test_an_offer_stands_until_it_is_answered() -> None:
    table = begun()
    say(table, D, OFFER)
    say(table, D, "move j6 j5")
    assert AGREE in table.may_say(A)
    say(table, A, DECLINE)
    assert AGREE not in table.may_say(A)
    assert result(table) is None


@pytest.mark.rule("ST-E3")
def test_an_offer_stands_until_the_asked_side_ends_a_turn() -> None:
    table = begun()
    say(table, D, OFFER)
    say(table, D, "move j6 j5")
    say(table, A, "move a3 a4")
    with pytest.raises(IllegalAction):
        say(table, A, AGREE)
    assert result(table) is None


@pytest.mark.rule("ST-E3", "ST-P3")
def test_a_change_of_mode_does_not_end_the_turn_and_so_not_the_offer() -> None:
    table = begun(game="game-2")
    say(table, A, OFFER)
    say(table, D, "mode j6")
    assert AGREE in table.may_say(D)
    say(table, D, "move j6 j5")
    assert AGREE not in table.may_say(D)


@pytest.mark.rule("ST-E3")
def test_only_the_asked_side_can_agree() -> None:
    table = begun()
    say(table, D, OFFER)
    with pytest.raises(IllegalAction):
        say(table, D, AGREE)


@pytest.mark.rule("ST-E3")
@pytest.mark.parametrize(
    ("lost", "others", "quiet", "agrees"),
    [(3, 0, 0, True), (2, 0, 0, False), (2, 2, 99, False), (2, 2, 100, True), (1, 2, 199, False)],
)
def test_a_computer_agrees_to_a_draw_when_clearly_behind_or_when_nothing_happens(
    lost: int, others: int, quiet: int, agrees: bool
) -> None:
    view = replace(look(battle("3 . . . . A9 D8"), 1), lost=(others, lost), quiet=quiet)
    assert GAME.agrees(GAME.native, view, ()) == agrees
