"""Lines that people type: what they mean, and how every action is written."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from rollout.core.errors import NotUnderstood
from rollout.games.stratego import GAME
from rollout.games.stratego.moving import verb_of
from rollout.games.stratego.reach import stand_in
from rollout.games.stratego.setups import kinds_of, written
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import A, D, act, battle, battle_2, do, look, new_game, place, random_games


def playing() -> StrategoState:
    return battle_2("""
        a   b    c  d   e   f  g  h  i
     6  .   D7   .  .   D8  .  .  .  .
     5  .   D4   ~  ~   D3  D2 ~  ~  .
     4  .   A8   ~  ~   A9= .  ~  ~  .
     3  Ab  A5   AT .   Af  A4 .  .  .
    """)


def rumbling() -> StrategoState:
    state = battle_2("""
        a  b  c  d  e   f  g
     6  .  .  .  D2 D3  D4 .
     5  .  .  ~  ~  .   D5 ~
     4  .  .  ~  ~  A9= .  ~
    """)
    do(state, "rumble e4 e5")
    return state


def sneaking() -> StrategoState:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  D6 D5 .  .
     5  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .
     3  .  .  Af .  .  .
     7  .  .  .  D4 .  .
    """)
    do(state, "sneak c3 c7")
    return state


def transformed() -> StrategoState:
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  D2 .
     4  .  .  ~  ~  .  .
     3  .  .  .  .  A7 .
    """)
    do(state, "mode e3")
    return state


def placing() -> StrategoState:
    return new_game(game="game-2")


def said(state: StrategoState, text: str) -> list[str]:
    """The lines that a text of the seat to act means, one for each decision."""
    seat = int(state.actors()[0])
    view = look(state, seat)
    return [GAME.write(view, action) for action in GAME.read(view, text)]


# -- every action ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
def test_every_action_is_written_as_a_line_of_its_own_that_means_it(game: str) -> None:
    for state, _ in random_games(range(2), game=game, max_turns=80):
        for seat in state.actors():
            view = look(state, int(seat))
            lines = {GAME.write(view, action): action for action in state.legal(seat)}
            assert len(lines) == len(state.legal(seat))
            for line, action in lines.items():
                assert GAME.read(view, line) == [action], line


@pytest.mark.parametrize("options", [{}, {"memory": True}, {"two_squares": "fourth"}])
@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
def test_a_view_tells_all_that_its_seat_may_do(game: str, options: dict[str, object]) -> None:
    """Where a piece may go is asked of the rules, in a position that the view stands for."""
    for state, _ in random_games(range(2), game=game, max_turns=80, **options):
        for seat in (A, D):
            assert list(stand_in(look(state, seat)).legal(seat)) == list(state.legal(seat))


# -- what people type ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("move b3 b4", "move b3 b4"),
        ("  MOVE   B3  to B4 ", "move b3 b4"),
        ("move from b3 to b4.", "move b3 b4"),
        ("ziehe von b3 nach b4", "move b3 b4"),
        ("geh b3 b4", "move b3 b4"),
        ("strike e4 e5", "strike e4 e5"),
        ("schlage e4 e5", "strike e4 e5"),
        ("detect enemy b4 b5", "detect b4 b5"),
        ("detect-enemy b4 b5", "detect b4 b5"),
        ("Feind entdecken b4 b5", "detect b4 b5"),
        ("tempo a3 a5", "speed a3 a5"),
        ("Robot Rumble e4 e5", "rumble e4 e5"),
        ("Fernschlag f3 f5", "shoot f3 f5"),
        ("distance strike f3 f5", "shoot f3 f5"),
        ("magnet e4 e6", "pull e4 e6"),
        ("sneak attack e3 e6", "sneak e3 e6"),
        ("Schleichangriff e3 e6", "sneak e3 e6"),
        ("call bumblebee to c2", "call c2"),
        ("rufe Bumblebee c2", "call c2"),
        ("transform b4", "mode b4"),
        ("change mode of b4", "mode b4"),
        ("verwandle b4", "mode b4"),
        ("b3 b4", "move b3 b4"),
        ("e4-e5", "strike e4 e5"),
        ("e4xe5", "strike e4 e5"),
        ("e4 x e5", "strike e4 e5"),
        ("e3->e2", "move e3 e2"),
        ("e3e2", "move e3 e2"),
        ("b4 > a4", "move b4 a4"),
        ("e3 → e4", "move e3 e4"),
    ],
)
def test_lines_are_understood_as_people_type_them(text: str, line: str) -> None:
    assert said(playing(), text) == [line]


def test_two_squares_alone_never_use_a_power() -> None:
    """A power shows its piece, so it is asked for by name, even where Bumblebee gets by Speed alone."""
    assert said(playing(), "a3 a5") == ["move a3 a5"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("rumble e4 e5 d6 f6", ["rumble e4 e5", "at d6", "at f6", "fight"]),
        ("rumble e4 to e5 at f6, e6 and d6", ["rumble e4 e5", "at d6", "at e6", "at f6", "fight"]),
        ("rumble e4 e5", ["rumble e4 e5"]),
        ("sneak e3 e6", ["sneak e3 e6"]),
        ("sneak e3 e6 e5", ["sneak e3 e6", "strike e6 e5"]),
        ("sneak e3 e6 and attack", None),
        ("sneak e3 e6 stay", ["sneak e3 e6", "stay"]),
        ("mode b4 rumble b4 b5 b6", ["mode b4", "rumble b4 b5", "at b6", "fight"]),
        ("mode b4 rumble b5", ["mode b4", "rumble b4 b5"]),
        ("mode b4 move b4 a4", ["mode b4", "move b4 a4"]),
        ("mode b4 move a4", ["mode b4", "move b4 a4"]),
        ("mode b4 a4", ["mode b4", "move b4 a4"]),
        ("mode b4 b5", ["mode b4", "strike b4 b5"]),
        ("verwandle b4 und dann ziehe a4", None),
        ("verwandle b4 ziehe a4", ["mode b4", "move b4 a4"]),
        ("mode b4 mode e4", None),
    ],
)
def test_one_line_bundles_the_decisions_of_a_turn(text: str, lines: list[str] | None) -> None:
    if lines is None:
        with pytest.raises(NotUnderstood):
            said(playing(), text)
    else:
        assert said(playing(), text) == lines


def test_bundled_lines_are_legal_one_after_the_other() -> None:
    state = playing()
    do(state, *said(state, "mode b4 detect b4 b6")[:1])
    assert state.changed == 1
    state = rumbling()
    do(state, *said(state, "fight d6 f5"))
    assert state.turn == D


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("d6", ["at d6"]),
        ("at d6", ["at d6"]),
        ("f6 d6", ["at d6", "at f6"]),
        ("target f6 and d6", ["at d6", "at f6"]),
        ("ziele d6", ["at d6"]),
        ("fight", ["fight"]),
        ("los", ["fight"]),
        ("fight f6 d6", ["at d6", "at f6", "fight"]),
    ],
)
def test_targets_of_a_rumble_need_no_verb(text: str, lines: list[str]) -> None:
    assert said(rumbling(), text) == lines


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("d7", "strike c7 d7"),
        ("strike d7", "strike c7 d7"),
        ("c7xd7", "strike c7 d7"),
        ("schlage d7", "strike c7 d7"),
        ("stay", "stay"),
        ("bleibe", "stay"),
    ],
)
def test_after_a_sneak_attack_the_start_is_known(text: str, line: str) -> None:
    assert said(sneaking(), text) == [line]


def test_after_a_change_of_mode_the_start_is_known() -> None:
    assert said(transformed(), "pull e5") == ["pull e3 e5"]
    assert said(transformed(), "d3") == ["move e3 d3"]


def test_a_call_is_for_whoever_is_called_wherever_that_stands() -> None:
    state = playing()
    (action,) = GAME.read(look(state, A), "call c2")
    assert action in state.legal(A)


NEVER = (
    "",
    " ",
    "xyzzy",
    "move",
    "0",
    "-1",
    "null",
    "mode",
    "call",
    "at",
    "stay b3",
    "rumble",
    "setup",
    "attack e5 with e4",
)
NOT_AT_FIRST = ("b3", "move b3", "b3 b4 b5", "move b3 b4 b5", "rumble e4", "sneak e3 e6 e5 e4", "b3 " * 66)


@pytest.mark.parametrize("text", [*NEVER, "a" * 200, "9" * 200, "move b3 b4" + " " * 200])
@pytest.mark.parametrize("make", [playing, rumbling, sneaking, transformed, placing])
def test_what_is_no_action_is_not_understood(make: Callable[[], StrategoState], text: str) -> None:
    with pytest.raises(NotUnderstood):
        said(make(), text)


@pytest.mark.parametrize("text", NOT_AT_FIRST)
def test_a_start_and_an_end_are_needed_while_any_piece_may_act(text: str) -> None:
    with pytest.raises(NotUnderstood):
        said(playing(), text)


def test_what_is_not_understood_is_answered_with_what_may_be_typed() -> None:
    with pytest.raises(NotUnderstood) as caught:
        said(sneaking(), "hop")
    assert caught.value.refusal.key == "refused-not-understood"
    assert set(caught.value.refusal.allowed) == {"strike c7 c6", "strike c7 d7", "stay"}


def test_a_square_beside_the_board_is_named() -> None:
    with pytest.raises(NotUnderstood) as caught:
        said(playing(), "move b3 k3")
    refusal = caught.value.refusal
    assert (refusal.key, refusal.rule) == ("refused-no-such-square", "ST-S2")
    assert refusal.args == {"square": "k3", "last": "j8"}


@pytest.mark.parametrize("unit", ["-", "x", " ", "b3-", "b3x", "a1", "\u00df", "at ", "mode b3 ", "setup/", "'", "->"])
def test_reading_any_text_takes_no_time(unit: str) -> None:
    """Whatever is typed is read in one go; a text that no line may be long is not read at all."""
    texts = [unit * (199 // len(unit)), unit * 100_000]
    begun = time.process_time()
    for text in texts:
        for make in (playing, placing):
            with pytest.raises(NotUnderstood):
                said(make(), f"{text}?")
    assert time.process_time() - begun < 1


# -- set-ups ---------------------------------------------------------------------------------------------------

WHOLE = "X98b7ff6n5/m4e3333322/22STTTTTTF"


@pytest.mark.rule("ST-S3")
def test_a_set_up_is_one_word_front_row_first_as_its_owner_sees_it() -> None:
    state = new_game()
    actions = GAME.read(look(state, A), f"setup {WHOLE}")
    assert [GAME.write(look(state, A), action) for action in actions[:3]] == ["set a3 X", "set b3 9", "set c3 8"]
    assert len(actions) == 30
    assert {int(verb_of(action)) for action in actions} == {13}
    lines = GAME.read(look(state, D), "setup X98o7wk665/5443333322/22STTTTTTF")
    assert GAME.write(look(state, D), lines[0]) == "set j6 X"


@pytest.mark.parametrize("text", [f"setup {WHOLE}", f"Setup {WHOLE.replace('/', ' ')}", WHOLE, WHOLE.replace("/", "")])
def test_a_set_up_may_be_pasted_alone_and_without_parting_its_rows(text: str) -> None:
    state = new_game()
    for line in said(state, text):
        act(state, A, line)
    assert state.unplaced(A) == 0
    standing = look(state, A)
    letters = {one.name: one.letter for one in standing.armies[A].characters}
    pieces = [piece for piece in standing.pieces if piece.seat == A]
    assert "".join(letters[piece.name] for piece in pieces) == WHOLE.replace("/", "")


def test_a_set_up_that_was_begun_is_finished_by_the_rest() -> None:
    state = new_game()
    place(state, A, "X98b7ff6n5 m4")
    assert said(state, "setup e3333322/22STTTTTTF")[0] == "set c2 e"


def test_a_code_is_printed_as_it_is_read() -> None:
    army = look(new_game(), A).armies[A]
    assert written(army, kinds_of(army, WHOLE), 10) == WHOLE


@pytest.mark.parametrize(
    ("code", "key", "args"),
    [
        ("X98", "length", {"count": 3, "needed": 30}),
        (f"{WHOLE}F", "row", {"row": 3, "count": 11, "needed": 10}),
        ("X98b7ff6n5/m4e33333/2222STTTTTTF", "row", {"row": 2, "count": 8, "needed": 10}),
        (WHOLE.replace("X", "q"), "letter", {"letter": "q", "known": "X 9 8 b 7 f 6 n 5 m 4 e 3 2 S T F"}),
        (
            WHOLE.replace("X", "9"),
            "copies",
            {"name": "Ironhide", "count": 2, "copies": 1, "missing": "Optimus Prime", "lacking": 1},
        ),
        (
            WHOLE.replace("S", "T").replace("9", "T"),
            "copies",
            {"name": "Liquid Nitrogen Trap", "count": 8, "copies": 6, "missing": "Ironhide", "lacking": 1},
        ),
    ],
)
@pytest.mark.rule("ST-S3")
def test_what_is_wrong_with_a_set_up_is_said(code: str, key: str, args: dict[str, str | int]) -> None:
    with pytest.raises(NotUnderstood) as caught:
        said(new_game(), f"setup {code}")
    refusal = caught.value.refusal
    assert (refusal.key, refusal.rule, refusal.args) == (f"refused-setup-{key}", "ST-S3", args)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("set a3 X", "set a3 X"),
        ("set a3 x", "set a3 X"),
        ("set a3 f", "set a3 f"),
        ("set a3 F", "set a3 F"),
        ("set a3 Optimus Prime", "set a3 X"),
        ("place Optimus Prime on a3", "set a3 X"),
        ("setze Bumblebee auf A3", "set a3 b"),
        ("optimusprime", "set a3 X"),
        ("2", "set a3 2"),
        ("b3 9", "set b3 9"),
        ("set the Scout", "set a3 2"),
    ],
)
def test_a_piece_is_placed_by_its_letter_or_its_name(text: str, line: str) -> None:
    """Small letters serve as well where no other piece has them: `f` is a Fighter, `F` the Flag, `x` only one."""
    assert said(placing(), text) == [line]


# -- buttons ---------------------------------------------------------------------------------------------------


def test_buttons_say_who_does_what() -> None:
    state = playing()
    view = look(state, A)
    labels = {GAME.write(view, action): GAME.label(view, action) for action in state.legal(A)}
    assert labels["strike e4 e5"].key == "choice-strike"
    assert labels["strike e4 e5"].args == {"start": "e4", "end": "e5", "name": "Ironhide"}
    assert labels["mode e4"].args["mode"] == "vehicle"
    assert labels["mode b4"].args["mode"] == "robot"
    assert labels["call c2"].args == {"start": "a3", "end": "c2", "name": "Bumblebee"}
    state = rumbling()
    do(state, "at d6")
    assert GAME.label(look(state, A), GAME.read(look(state, A), "fight")[0]).args["count"] == 1
    state = placing()
    view = look(state, A)
    assert GAME.label(view, state.legal(A)[0]).args == {"start": "a3", "name": "Optimus Prime", "letter": "X"}


def test_a_button_does_not_tell_who_is_attacked() -> None:
    state = battle("""
        a  b
     4  DX .
     3  A2 .
    """)
    view = look(state, A)
    (action,) = GAME.read(view, "a3 a4")
    assert "Megatron" not in str(GAME.label(view, action))
