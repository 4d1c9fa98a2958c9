"""The rules of Hideout: a secret set-up, hidden pieces, turns of several small decisions."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rollout.core.chance import Fast
from rollout.core.errors import NotUnderstood
from rollout.core.wire import Fact
from rollout.games import find

GAME = find("hideout")


def start(captives: str = "shown") -> Any:
    return GAME.setup(GAME.understood({"captives": captives}), GAME.tables(GAME.sheet), Fast(0))


def act(state: Any, seat: int, line: str) -> None:
    """Every small decision of a legal line."""
    for action in GAME.read(GAME.view(state, seat), line):
        assert action in list(state.legal(seat)), line
        state.apply(seat, action, Fast(0))


def set_up(lower: str, upper: str, captives: str = "shown") -> Any:
    """A board on which both have placed core, runner, guard and giant."""
    state = start(captives)
    act(state, 0, f"place {lower}")
    act(state, 1, f"place {upper}")
    return state


def board(state: Any, viewer: int) -> str:
    return "\n".join(" ".join(cell or "." for cell in row) for row in GAME.view(state, viewer).cells)


@pytest.mark.rule("HO-S2")
def test_both_set_up_at_once_and_nothing_is_seen_but_that_one_is_ready() -> None:
    state = start()
    unseen = GAME.view(state, 0)
    act(state, 1, "place a4 b4 c4")
    assert GAME.view(state, 0) == unseen and list(state.actors()) == [0, 1]
    act(state, 1, "place d3")
    assert GAME.view(state, 0).ready == (False, True) and GAME.view(state, 0).pieces == ()
    assert list(state.actors()) == [0]


@pytest.mark.rule("HO-S1", "HO-F2")
def test_a_seat_sees_its_own_kinds_and_only_where_the_others_stand() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    assert board(state, 0) == "v? v? v? v?\n. . . .\n. . . .\n^core ^runner ^guard ^giant"
    assert board(state, -1) == "v? v? v? v?\n. . . .\n. . . .\n^? ^? ^? ^?"


def test_numbers_of_pieces_tell_nothing() -> None:
    """The core has each number about equally often."""
    counts = [0] * 9
    for seed in range(400):
        state: Any = start()
        for seat, cells in ((0, "a1 b1 c1 d1"), (1, "a4 b4 c4 d4")):
            for action in GAME.read(GAME.view(state, seat), f"place {cells}"):
                state.apply(seat, action, Fast(seed))
        counts[state.ids[0]] += 1
    assert counts[0] == 0 and min(counts[1:]) > 25 and max(counts) < 80


@pytest.mark.rule("HO-M2", "HO-M3")
def test_one_line_bundles_a_turn() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    view = GAME.view(state, 0)
    assert [GAME.write(view, a) for a in GAME.read(view, "move c1 c2")] == ["choose c1", "go c2", "stop"]
    assert [GAME.write(view, a) for a in GAME.read(view, "move b1 b2 b3")] == ["choose b1", "go b2", "go b3"]
    act(state, 0, "move b1 b2 b3")
    assert GAME.view(state, 1).cells[1][1] == "^runner", "a second step shows a runner"
    assert list(state.actors()) == [1]


@pytest.mark.rule("HO-M3")
def test_everybody_is_asked_after_a_first_step_so_that_it_shows_no_runner() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    for line in ("choose c1", "go c2"):
        act(state, 0, line)
    assert list(state.actors()) == [0]
    assert [GAME.write(GAME.view(state, 0), a) for a in state.legal(0)] == ["stop"]
    act(state, 0, "stop")
    assert GAME.view(state, 1).cells[2][2] == "^?"


@pytest.mark.rule("HO-F1", "HO-F2")
def test_the_stronger_piece_stays_and_remains_known() -> None:
    state = set_up("a1 b1 c1 d2", "a4 b4 c4 d3")
    act(state, 0, "move d2 d3")
    assert state.at[3] == -2 and state.at[7] == -2, "equal pieces are both taken"
    act(state, 1, "move c4 c3")
    assert board(state, 0).splitlines()[:2] == ["v? v? . .", ". . v? ."]


def test_a_board_is_drawn_with_the_names_of_its_cells() -> None:
    state = set_up("a1 b1 c1 d2", "a4 b4 c4 d4")
    assert GAME.drawing(GAME.view(state, 0)).splitlines() == [
        "4 v?      v?      v?      v?",
        "3 .       .       .       .",
        "2 .       .       .       ^giant",
        "1 ^core   ^runner ^guard  .",
        "  a       b       c       d",
    ]


@pytest.mark.rule("HO-E1")
def test_who_takes_the_core_wins() -> None:
    state = set_up("a1 b1 c1 d2", "d3 b4 c4 a4")
    act(state, 0, "move d2 d3")
    assert state.outcome().scores == (1.0, 0.0) and state.outcome().reason == "core"


@pytest.mark.rule("HO-E2")
def test_who_cannot_move_has_lost() -> None:
    state = set_up("a1 b1 c1 d2", "a4 b4 c4 d3")
    for piece in (5, 6):
        state.at[piece] = -2
    act(state, 0, "move d2 d3")
    assert state.outcome().scores == (1.0, 0.0) and state.outcome().reason == "stuck"


@pytest.mark.rule("HO-E3")
def test_when_the_moves_are_used_up_nobody_wins() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    state.max_moves = 1
    act(state, 0, "move c1 c2")
    assert state.outcome().scores == (0.5, 0.5)


@pytest.mark.rule("HO-O1")
def test_a_secret_fight_shows_nothing_to_those_who_watch() -> None:
    state = set_up("a1 b1 d2 d1", "a4 d3 c4 d4", "secret")
    act(state, 0, "move d2 d3")
    assert GAME.view(state, 1).cells[1][3] == "^guard" and GAME.view(state, -1).cells[1][3] == "^?"


@pytest.mark.rule("HO-E4")
def test_in_the_end_all_pieces_lie_open() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    state.max_moves = 1
    assert board(state, 0).splitlines()[0] == "v? v? v? v?"
    act(state, 0, "move c1 c2")
    assert board(state, -1).splitlines()[0] == "vcore vrunner vguard vgiant"


@pytest.mark.rule("HO-E4")
def test_whoever_gives_up_lays_all_open_too() -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    state.lay_open()
    assert board(state, -1).splitlines()[0] == "vcore vrunner vguard vgiant"


def captives(state: Any, viewer: int) -> list[str]:
    """The kinds of taken pieces, as a viewer sees them."""
    return [piece.kind for piece in GAME.view(state, viewer).pieces if not piece.cell]


@pytest.mark.rule("HO-O2")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_forgotten_captives_are_shown_in_the_fight_alone_and_again_in_the_end(viewer: int) -> None:
    state = set_up("a1 b1 d2 d1", "a4 d3 c4 d4", "forgotten")
    facts: list[Fact] = []
    state.apply(0, GAME.read(GAME.view(state, 0), "choose d2")[0], Fast(0))
    state.apply(0, GAME.read(GAME.view(state, 0), "go d3")[0], Fast(0), facts)
    (fought,) = [fact for fact in facts if type(fact).__name__ == "Fought"]
    told: Any = GAME.tell(fought, viewer)
    view = GAME.view(state, viewer)
    assert (told.attacker, told.defender) == ("guard", "runner")
    (kept,) = cast("list[Any]", GAME.kept([told], view))
    assert (kept.attacker, kept.defender) == ("guard", "?")
    assert captives(state, viewer) == [""]
    state.lay_open()
    assert captives(state, viewer) == ["runner"]


@pytest.mark.rule("HO-O2")
def test_a_piece_that_is_taken_later_is_forgotten_in_earlier_boards_too() -> None:
    state = set_up("a1 b1 d2 d1", "a4 d3 c4 d4", "forgotten")
    act(state, 0, "move d2 d3")
    past = GAME.view(state, 1)
    act(state, 1, "move d4 d3")
    assert past.cells[1][3] == "^guard"
    assert GAME.kept_view(past, GAME.view(state, 1)).cells[1][3] == "^?"


@pytest.mark.parametrize(
    "line", ["move", "move a1", "move a1 a2 a3 a4", "go", "place", "stop a1", "choose z9", "xyzzy"]
)
def test_what_is_no_action_is_not_understood(line: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.read(GAME.view(start(), 0), line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("place a1", "HO-M1"),
        ("go c2", "HO-M1"),
        ("choose a1", "HO-M1"),
        ("choose a4", "HO-M1"),
        ("move c1 c2 c3", "HO-M3"),
        ("move c1 c3", "HO-M1"),
    ],
)
def test_refusals_name_their_rule(line: str, rule: str) -> None:
    state = set_up("a1 b1 c1 d1", "a4 b4 c4 d4")
    assert GAME.explain(GAME.view(state, 0), 0, line, []).rule == rule
