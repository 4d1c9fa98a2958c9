"""A position in one line: what it says, what it hides, and how it is drawn."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rollout.core.errors import RecordError
from rollout.games.stratego import GAME
from rollout.games.stratego.ground import code_of, code_of_view, parse
from rollout.games.stratego.position import SETUP
from tests.games.stratego.kit import EDITION, A, D, at, battle_2, do, look, new_game, place, random_games

EMPTY = "/".join(["..........", "..........", "..........", "..~~..~~..", "..~~..~~..", *[".........."] * 3])
"""The board without pieces; a code needs none."""


def ranks(**rows: str) -> str:
    """A board on which only these ranks are not empty: `ranks(_3="A9........AF")`."""
    board = EMPTY.split("/")
    for name, row in rows.items():
        board[8 - int(name[1:])] = row
    return "/".join(board)


@pytest.mark.parametrize("options", [{}, {"memory": True, "captured": "stealth"}, {"sides": "decepticons"}])
@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
def test_a_code_leads_back_to_the_position(game: str, options: dict[str, object]) -> None:
    """Every view, and everything that may be done, is the same; so is the code."""
    for number, (state, _) in enumerate(random_games(range(2), game=game, max_turns=80, **options)):
        if number % 3:
            continue
        code = code_of(state)
        again = parse(EDITION, code)
        assert code_of(again) == code
        assert [list(again.legal(seat)) for seat in (A, D)] == [list(state.legal(seat)) for seat in (A, D)]
        assert [look(again, viewer) for viewer in (-1, 0, 1)] == [look(state, viewer) for viewer in (-1, 0, 1)]


def test_the_page_about_it_tells_the_truth() -> None:
    page = Path(__file__).parents[3] / "docs" / "stratego.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried) == (0, 7)
    (example,) = re.findall(r"^game-2 .*$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert code_of(parse(EDITION, example)) == example


# -- what it says ----------------------------------------------------------------------------------------------


def test_pieces_have_an_army_a_letter_and_marks() -> None:
    board = ranks(_8="DFD2!.......D3", _5="AXb2'=A8d3'!~~..~~..", _1="AF........A3")
    state = parse(EDITION, f"game-2 {board} A")
    assert [at(state, square) for square in ("a8", "b8", "a5", "b5", "a1")] == ["DF", "D2!", "AX=", "A8!", "AF"]
    (prime,) = [piece for piece in look(state, A).pieces if piece.name == "Optimus Prime"]
    assert (prime.square, prime.moved, prime.known, prime.robot) == ("a5", True, True, True)
    assert look(state, A).armies[A].homes[prime.piece] == "b2"


def test_beyond_its_home_rows_a_piece_has_moved() -> None:
    state = parse(
        EDITION, f"game-1 {ranks(_8='DFD2........', _5='AX.~~..~~..', _1='AFA3........')} A".replace("AX.", "A9.")
    )
    moved = {piece.square: piece.moved for piece in look(state, A).pieces}
    assert moved == {"a8": False, "b8": False, "a5": True, "a1": False, "b1": False}


def test_pieces_that_are_not_told_of_have_been_captured() -> None:
    state = parse(EDITION, f"game-1 {ranks(_8='DFD2........', _1='AFA3........')} D taken:D9j6'!A2a2")
    view = look(state, A)
    assert view.lost == (28, 28)
    assert [(one.name, one.seat) for one in view.captured[-2:]] == [("Starscream", 1), ("Scout", 0)]
    assert view.turn == 1


def test_what_is_asked_in_the_middle_of_a_turn_is_told() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     6  .  .  .  D2 D3  D4
     5  .  .  ~  ~  .   D5
     4  .  .  ~  ~  A8  .
    """)
    for line, word in (
        ("mode e4", "mode:e4"),
        ("rumble e4 e5", "mode:e5 rumble:e5"),
        ("at d6", "mode:e5 rumble:e5,d6"),
        ("at e6", "mode:e5 rumble:e5,d6,e6"),
    ):
        do(state, line)
        assert f" {word} " in f"{code_of(state)} "
    given_up = state.clone()
    given_up.lay_open()
    assert " mode:e5 over rumble:e5,d6,e6 " in f"{code_of(given_up)} "
    do(state, "fight")
    assert "rumble" not in code_of(state)


def test_the_moves_that_count_for_the_two_squares_rule_are_told() -> None:
    board = ranks(_8="DFD5........", _1="AFA5........")
    state = parse(EDITION, f"game-1 {board} A runA:b2-b1*2 last:b7-b8")
    assert [(step.start, step.end) for step in look(state, A).barred] == [("b1", "b2")]
    assert "runA:b2-b1*2 last:b7-b8" in code_of(state)


def test_options_are_told_where_they_are_not_the_usual_ones() -> None:
    board = ranks(_8="DFD5........", _1="AFA5........")
    words = "captured:secret two-squares:sixth last-movers:draw memory quiet-turns:0 max-turns:99"
    state = parse(EDITION, f"game-1 {board} A {words}")
    view = look(state, A)
    assert (view.captured_option, view.two_squares, view.last_movers) == ("secret", "sixth", "draw")
    assert (view.memory, view.quiet_turns, view.max_turns) == (True, 0, 99)
    assert code_of(state).endswith(words)


def test_a_set_up_that_is_under_way_is_told() -> None:
    state = new_game()
    place(state, A, "X98")
    again = parse(EDITION, code_of(state))
    assert again.phase == SETUP
    assert list(again.legal(A)) == list(state.legal(A))


# -- what it hides ---------------------------------------------------------------------------------------------


def test_a_set_up_that_was_given_up_is_told() -> None:
    """What is still in the boxes was not captured."""
    state = new_game()
    place(state, D, "X98o7wk665 5443333322 22STTTTTTF")
    place(state, A, "X98")
    state.lay_open()
    code = code_of(state)
    assert code.endswith(" over setup")
    assert parse(EDITION, code).key() == state.key()
    assert all(code_of_view(look(state, viewer)).endswith(" over setup") for viewer in (A, D, -1))


def test_a_viewer_s_code_hides_what_the_viewer_may_not_know() -> None:
    state = battle_2("""
        a   b   c   d
     7  D9  D2! DX= .
     3  A9  A2! AX= .
    """)
    code = code_of_view(look(state, A))
    assert "D?" in code and "D2" in code and "DX" in code
    assert "D9" not in code and "A9" in code
    assert "A9" not in code_of_view(look(state, D))
    assert "9" not in code_of_view(look(state)).split()[1].replace("a9", "")
    with pytest.raises(RecordError, match="hidden"):
        parse(EDITION, code)


@pytest.mark.parametrize(("viewer", "codes"), [(-1, 1), (A, 1), (D, 2)])
def test_positions_that_look_the_same_have_the_same_code(viewer: int, codes: int) -> None:
    drawings = ["7 D9 D8", "7 D8 D9"]
    states = [battle_2(f"{drawing}\n 3 A4 A2!") for drawing in drawings]
    assert len({code_of_view(look(state, viewer)) for state in states}) == codes


def test_captured_pieces_that_a_viewer_may_not_see_are_counted() -> None:
    state = battle_2(
        """
        a   b
     4  D2  .
     3  A9  .
    """,
        captured="stealth",
    )
    do(state, "strike a3 a4")
    assert code_of_view(look(state, A)).split("taken:")[1].split()[0] == "D?"
    assert "taken:D2" in code_of(state)


# -- what is wrong with it -------------------------------------------------------------------------------------

BOARD = ranks(_8="DFD5........", _1="AFA5........")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "first the game"),
        ("chess board A", "first the game"),
        (f"game-1 {BOARD} X", "A or D"),
        (f"classic {BOARD} R", "10 ranks"),
        (f"game-1 {BOARD}/.......... A", "8 ranks"),
        (f"game-1 {BOARD.replace('AFA5', 'AFA5.')} A", "10 squares"),
        (f"game-1 {BOARD.replace('AFA5', 'AF+5')} A", "10 squares"),
        (f"game-1 {BOARD.replace('~~', '..')} A", "Forbidden Zone"),
        (f"game-1 {BOARD.replace('A5', '~')} A", "Forbidden Zone"),
        (f"game-1 {BOARD.replace('A5', 'Aq')} A", "letters of its army"),
        (f"game-1 {BOARD.replace('A5', 'A?')} A", "hidden"),
        (f"game-1 {BOARD.replace('A5', 'R5')} A", "A or D"),
        (f"game-1 {BOARD.replace('A5', 'AF')} A", "only 1 of Flag"),
        (f"game-1 {BOARD.replace('A5', 'A5a6')} A", "no home square"),
        (f"game-1 {BOARD.replace('A5', 'A5a1')} A", "two pieces began on a1"),
        (f"game-1 {BOARD} A hurry", "each at most once"),
        (f"game-1 {BOARD} A quiet:3 quiet:3", "each at most once"),
        (f"game-1 {BOARD} A quiet:many", "a number"),
        (f"game-1 {BOARD} A captured:all", "open, prisoner"),
        (f"game-1 {BOARD} A rumble:b1 sneak:b1", "at most one"),
        (f"game-1 {BOARD} A rumble:b3", "no piece"),
        (f"game-1 {BOARD} A sneak:b1,b2", "no piece"),
        (f"game-1 {BOARD} A mode:k9", "no such square"),
        (f"game-1 {BOARD} A last:a1", "a move is needed"),
        (f"game-2 {BOARD} A last:a1-a3*8", "the number of a power"),
        (f"game-1 {BOARD} A over:luck", "a reason"),
        (f"game-1 {BOARD} A taken:2", "pieces are needed"),
        (f"game-1 {BOARD} A seats:XY", "A or D"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(code: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        parse(EDITION, code)


# -- drawings --------------------------------------------------------------------------------------------------


def drawn(text: str) -> list[str]:
    """Lines without indentation."""
    return [line.strip() for line in text.strip("\n").splitlines()]


def test_a_board_is_drawn_as_its_viewer_sees_it() -> None:
    state = battle_2("""
        a   b   c   d  e
     7  D9  D2! DX= .  .
     3  A9  A2! AX= .  .
    """)
    lines = drawn(GAME.drawing(look(state, A)))
    assert lines[0].split() == list("abcdefghij")
    assert lines[1].split() == ["8", *"........", "D?", "D?"]
    assert lines[2].split() == ["7", "D?", "D2!", "DX=", *"......."]
    assert lines[4].split() == ["5", ".", ".", "~", "~", ".", ".", "~", "~", ".", "."]
    assert lines[6].split() == ["3", "A9", "A2!", "AX=", *"......."]


def test_the_other_side_sees_the_board_turned() -> None:
    state = battle_2("""
        a   b   c
     7  D9  D2! DX=
     3  A9  A2! AX=
    """)
    lines = drawn(GAME.drawing(look(state, D)))
    assert lines[0].split() == list("jihgfedcba")
    assert lines[1].split() == ["1", *"........", "A?", "A?"]
    assert lines[7].split() == ["7", *".......", "DX=", "D2!", "D9"]
    assert lines[3].split() == ["3", *".......", "AX=", "A2!", "A?"]


def test_a_drawing_marks_what_has_moved() -> None:
    state = battle_2("""
        a   b
     3  A9  .
    """)
    do(state, "move a3 b3")
    assert "A9'" in GAME.drawing(look(state, A)).split()
    assert "A?'" in GAME.drawing(look(state, D)).split()
