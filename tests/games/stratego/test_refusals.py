"""Why a line is refused: each reason with its rule, as an arbiter would give it."""

from __future__ import annotations

import random
import re

import pytest

from rollout.core.errors import NotUnderstood
from rollout.core.wire import Message, Refusal
from rollout.games.stratego import GAME
from rollout.games.stratego.moving import VERBS
from rollout.games.stratego.state import StrategoState
from rollout.words import LANGUAGES, phrase
from tests.games.stratego.kit import A, D, battle, battle_2, board, do, look, new_game, place, random_games

BOARD = """
        a   b    c  d   e   f   g  h  i   j
     7  .   D4   .  D2  .   .   .  .  .   .
     6  .   D7   D6 .   D8  .   .  .  .   .
     5  .   .    ~  ~   D3  .   ~  ~  D2  D5
     4  .   A8   ~  ~   A9= A2  ~  ~  .   .
     3  Ab  A5   AT .   Af  A4  .  .  A7  .
     2  AX  .    .  .   A6  .   .  .  .   A2
"""
"""Of game 2. Ratchet b4 and Jazz i3 are in Vehicle Mode, Ironhide e4 in Robot Mode."""


def refused(state: StrategoState, text: str, seat: int = A) -> Refusal:
    """How a line is refused, which it must be. Whatever is said can be said in every language."""
    view = look(state, seat)
    assert not _is_legal(state, seat, GAME.read(view, text)), f"{text} is allowed"
    allowed = [GAME.write(view, action) for action in state.legal(seat)]
    refusal = GAME.explain(view, seat, text, allowed)
    assert refusal.rule in GAME.rules
    assert sorted(refusal.allowed) == sorted(allowed)
    for language in LANGUAGES:
        assert phrase(Message(refusal.key, refusal.args), language, GAME) != Message(refusal.key, refusal.args).plain
    return refusal


def _is_legal(state: StrategoState, seat: int, actions: list[int]) -> bool:
    """Whether the first decision of a line is allowed; what follows is shown by tests of bundles."""
    return len(actions) == 1 and actions[0] in state.legal(seat)


def reason(state: StrategoState, text: str, seat: int = A) -> str:
    """Key and rule of a refusal."""
    refusal = refused(state, text, seat)
    return f"{refusal.key.removeprefix('refused-')} {refusal.rule}"


# -- whose turn, which piece -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-T1")
def test_it_is_the_other_players_turn() -> None:
    assert reason(battle_2(BOARD), "move b6 a6", D) == "not-your-turn ST-T1"


@pytest.mark.rule("ST-E1")
def test_the_game_is_over() -> None:
    state = board("""
        a  b
     4  DF D2
     3  A2 AF
    """)
    do(state, "strike a3 a4")
    assert reason(state, "strike b4 b3", D) == "game-over ST-E4"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("move d3 d2", "no-piece ST-T1"),
        ("move b6 a6", "not-yours ST-T1"),
        ("pull b6 b4", "not-yours ST-T1"),
        ("move c3 c2", "never-moves ST-M1"),
        ("strike c3 c4", "never-moves ST-A1"),
        ("mode c3", "no-modes ST-P2"),
        ("move a1 a2", "never-moves ST-M1"),
        ("move e4 e4", "same-square ST-M2"),
        ("set a3 X", "setup-over ST-S3"),
        ("fight", "no-rumble ST-P6"),
        ("at e5", "no-rumble ST-P6"),
        ("stay", "no-sneak ST-P9"),
    ],
)
def test_it_has_to_be_an_own_piece_that_can_act(text: str, expected: str) -> None:
    assert reason(battle_2(BOARD), text) == expected


def test_pieces_of_the_other_side_are_not_named() -> None:
    assert refused(battle_2(BOARD), "move b6 a6").args["name"] == "none"


# -- moving and attacking --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("move e2 f1", "not-straight ST-M2"),
        ("move e2 h4", "zone ST-M4"),
        ("move b4 c4", "zone ST-M4"),
        ("move e2 c2", "one-square ST-M2"),
        ("move a3 b3", "own-there ST-M3"),
        ("move e4 e5", "enemy-there ST-M3"),
        ("strike e4 f5", "nobody-there ST-A1"),
        ("strike e4 e3", "own-target ST-A1"),
        ("strike e4 d4", "nobody-there ST-A1"),
        ("strike a3 b6", "not-straight ST-A1"),
        ("strike i3 i5", "one-square ST-A1"),
        ("move f4 f1", "blocked ST-M6"),
        ("move f4 i4", "blocked ST-M4"),
        ("strike j2 j6", "nobody-there ST-A1"),
        ("strike f4 f3", "own-target ST-A1"),
        ("strike j2 c2", "nobody-there ST-A1"),
    ],
)
def test_where_a_piece_may_go_and_attack(text: str, expected: str) -> None:
    assert reason(battle_2(BOARD), text) == expected


def test_it_is_said_what_is_possible_there_instead() -> None:
    state = battle_2(BOARD)
    assert refused(state, "move e4 e5").args["instead"] == "strike e4 e5"
    assert refused(state, "strike e2 e1").args["instead"] == "move e2 e1"
    assert refused(state, "move a3 a5").args["instead"] == "speed a3 a5"
    assert refused(state, "strike f3 e5").args["instead"] == "none"
    assert refused(state, "pull i3 i5").args["instead"] == "mode i3 pull i3 i5"
    assert refused(state, "pull i3 j5").args["instead"] == "none"


def test_lines_about_the_same_piece_come_first_among_what_is_allowed() -> None:
    allowed = refused(battle_2(BOARD), "move e4 e6").allowed
    mine = [line for line in allowed if "e4" in line.split()]
    assert list(allowed[: len(mine)]) == mine


@pytest.mark.parametrize(
    ("text", "square", "what"),
    [
        ("move f4 f1", "f3", "own"),
        ("move f4 i4", "g4", "zone"),
        ("move j2 j8", "j5", "enemy"),
        ("move j2 d2", "e2", "own"),
    ],
)
def test_what_is_in_the_way_of_a_scout_is_named(text: str, square: str, what: str) -> None:
    args = refused(battle_2(BOARD), text).args
    assert (args["square"], args["what"]) == (square, what)


@pytest.mark.rule("ST-M5")
@pytest.mark.parametrize(("option", "moves"), [("third", 2), ("fourth", 3), ("sixth", 5)])
def test_going_back_and_forth_once_too_often(option: str, moves: int) -> None:
    state = battle(
        """
        a  b
     8  D5 .
     2  A5 .
    """,
        two_squares=option,
    )
    there, back = ("move a2 a3", "move a3 a2"), ("move a8 b8", "move b8 a8")
    for turn in range(moves):
        do(state, there[turn % 2], back[turn % 2])
    refusal = refused(state, there[moves % 2])
    assert (refusal.key, refusal.rule) == ("refused-two-squares", "ST-M5")
    start, end = there[moves % 2].split()[1:]
    assert refusal.args == {"start": start, "end": end, "name": "Sam", "which": option}


# -- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-S3")
def test_armies_are_placed_first_and_once() -> None:
    state = new_game()
    assert reason(state, "move a3 a4") == "setup-first ST-S3"
    assert reason(state, "set b3 X") == "next-square ST-S3"
    place(state, A, "X")
    assert refused(state, "set b3 X").args == {"name": "Optimus Prime", "copies": 1}
    place(state, A, "98b7ff6n5 m4e3333322 22STTTTTTF")
    assert reason(state, "set a3 X") == "setup-final ST-S3"
    assert refused(state, "set b6 X", D).args == {"start": "b6", "next": "j6"}


# -- everything ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
def test_whatever_is_tried_has_a_reason_with_a_rule(game: str) -> None:
    """Lines of all kinds in random games; only the two-squares rule may be left when nothing else is wrong."""
    choice = random.Random(game)
    tried = set()
    for number, (state, _) in enumerate(random_games(range(2), game=game, max_turns=120)):
        for seat in (A, D) if number % 15 == 0 else ():
            for text in _attempts(state, choice):
                try:
                    actions = GAME.read(look(state, seat), text)
                except NotUnderstood:
                    continue
                if len(actions) == 1 and actions[0] not in state.legal(seat):
                    refusal = refused(state, text, seat)
                    tried.add(refusal.key)
                    assert refusal.key != "refused-not-now"
                    assert refusal.key != "refused-two-squares" or look(state, seat).barred
    assert len(tried) > (20 if game == "game-2" else 10), tried


def _attempts(state: StrategoState, choice: random.Random) -> list[str]:
    """Lines with a verb and squares that are not too far apart."""
    tables = state.tables
    files, ranks = range(1, int(tables.files) + 1), range(1, int(tables.height) + 1)
    lines: list[str] = []
    for verb in VERBS:
        file, rank = choice.choice(files), choice.choice(ranks)
        across, along = choice.randrange(-2, 3), choice.randrange(-2, 3)
        near = (min(max(file + across, 1), files[-1]), min(max(rank + along, 1), ranks[-1]))
        start, end = f"{chr(96 + file)}{rank}", f"{chr(96 + near[0])}{near[1]}"
        lines.append(" ".join({"fight": [verb], "stay": [verb], "set": [verb, end, "2"]}.get(verb, [verb, start, end])))
        lines.append(f"{verb} {end}")
    return lines


def test_every_text_of_a_refusal_is_used() -> None:
    """No text of the words is left over; that none is missing is shown above."""
    sources = "".join((GAME.folder / f"{name}.py").read_text() for name in ("notation", "refusals", "setups"))
    words = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^refused-([a-z-]+) =", words, re.MULTILINE)
    inner = {"instead", "what"}
    assert [key for key in keys if key not in inner and f'"{key}"' not in sources and f'-{key}"' not in sources] == []


@pytest.mark.rule("ST-M4", "ST-S6")
@pytest.mark.parametrize(
    ("game", "texts"),
    [
        ("game-1", ("Forbidden Zone", "Sperrzone")),
        ("classic", ("lake", "See")),
    ],
)
@pytest.mark.parametrize("line", ["move b5 c5", "move b5 f5"])
def test_what_lies_in_the_middle_is_called_as_on_this_board(game: str, texts: tuple[str, str], line: str) -> None:
    """The classic board has lakes where others have the Forbidden Zone."""
    army = "R" if game == "classic" else "A"
    state = battle(f"5  . {army}2 ~ ~ . .", turn=army, game=game)
    refusal = refused(state, line)
    said = [phrase(Message(refusal.key, refusal.args), language, GAME) for language in LANGUAGES]
    other = {"Forbidden Zone", "lake", "Sperrzone", "See"} - set(texts)
    assert all(text in sentence for text, sentence in zip(texts, said, strict=True)), said
    assert not [word for word in other for sentence in said if re.search(rf"\b{word}\b", sentence)]
