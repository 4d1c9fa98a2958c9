"""From a view back to the states that it fits."""

from __future__ import annotations

from collections import Counter

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import Fact, encode
from rollout.games.stratego import GAME
from rollout.games.stratego.position import MOVED, PIECE, army_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import RANKS
from tests.games.stratego.kit import EDITION, at, battle, battle_2, board, do, lively, look, new_game, number, place
from tests.games.stratego.worlds import told, whole

VIEWERS = (-1, 0, 1)
MANY = 60


def samples(
    state: StrategoState, viewer: int, facts: list[Fact] | None = None, count: int = MANY
) -> list[StrategoState]:
    """Worlds that a viewer cannot tell from the truth."""
    belief, chance = GAME.belief(EDITION, look(state, viewer), told(facts or [], viewer)), Fast(3)
    return [belief.sample(chance) for _ in range(count)]


def ranks_at(worlds: list[StrategoState], square: str) -> Counter[str]:
    """What stands on a square, and how often."""
    return Counter(RANKS[world.rank(world.board[number(world, square)])] for world in worlds)


def counts(state: StrategoState) -> Counter[int]:
    """Who stands on the board or was captured."""
    return Counter(int(who_of(cell)) for cell in (*state.board, *state.captured) if cell & PIECE)


CAMPS = """
 8  DT D3 DF DT .  .  .  .  .  .
 7  .  D5 D9 .  .  .  .  .  .  .
 2  AT .  AX .  .  .  .  .  .  .
 1  AF AT A3 .  .  .  .  .  .  .
"""


def test_every_world_looks_like_the_truth_and_has_its_pieces() -> None:
    state = whole(board(CAMPS), moved="c7 c2")
    for viewer in VIEWERS:
        for world in samples(state, viewer):
            assert encode(look(world, viewer)) == encode(look(state, viewer))
            assert counts(world) == counts(state)


def test_hidden_pieces_change_places() -> None:
    state = whole(board(CAMPS), moved="c7")
    assert len(ranks_at(samples(state, 0), "a8")) > 2
    assert ranks_at(samples(state, 1), "a8") == {"T": MANY}, "one's own pieces are known"


@pytest.mark.rule("ST-M1")
def test_a_piece_that_has_moved_is_neither_flag_nor_trap() -> None:
    state = whole(board(CAMPS), moved="c7")
    assert not {"F", "T"} & set(ranks_at(samples(state, 0), "c7"))


@pytest.mark.rule("ST-A9")
def test_a_piece_that_was_shown_is_known() -> None:
    state = whole(board(CAMPS.replace("D9", "D9!")), moved="c7")
    worlds = samples(state, 0)
    assert ranks_at(worlds, "c7") == {"9": MANY}
    assert "9" not in ranks_at(worlds, "b7")


def test_where_nothing_tells_pieces_apart_each_is_as_likely_as_there_are_of_it() -> None:
    """Three pieces that have moved and began on places that people treat alike: mirror images in one row."""
    state = whole(board("8 DF . . . . . . . . .\n6 D4 . . . . . . . . D6\n1 AF A3 . . . . . . . ."), moved="a6 j6")
    one, other = number(state, "a6"), number(state, "j6")
    state.board[one] = state.board[one] & 1023 | 0 << 10
    state.board[other] = state.board[other] & 1023 | 9 << 10
    flag = number(state, "a8")
    state.board[flag] = state.board[flag] & 1023 | 20 << 10
    found = ranks_at(samples(state, 0, count=600), "a6")
    assert set(found) == {"4", "6"} and 240 < found["4"] < 360


def test_a_flag_stands_rather_in_the_back_row() -> None:
    state = new_game()
    place(state, 0, "X98b7ff6n5 m4e3333322 22STTTTTTF")
    place(state, 1, "X98o7wk665 5443333322 22STTTTTTF")
    rows = Counter(
        next(
            int(at // 12)
            for at, cell in enumerate(world.board)
            if cell & PIECE and world.rank(cell) == 0 and army_of(cell)
        )
        for world in samples(state, 0, count=200)
    )
    assert rows[8] > 120 > rows[7] > 0


@pytest.mark.rule("ST-T2")
def test_whoever_is_to_move_can_move() -> None:
    state = whole(board("8 DF DT . . . . . . . .\n7 DT D3 . . . . . . . .\n1 AF A3 . . . . . . . .", turn="D"))
    for world in samples(state, 0):
        assert world.can_act(1)


@pytest.mark.rule("ST-P8")
def test_a_trap_that_a_magnet_drew_has_moved_all_the_same() -> None:
    state = whole(battle_2("5 . . ~ ~ A7= . ~ ~ . .\n6 . . . . DT . . . . ."))
    facts = do(state, "pull e5 e6")
    assert at(state, "e5") == "DT!" and state.board[number(state, "e5")] & MOVED
    for world in samples(state, 0, facts):
        assert encode(look(world, 0)) == encode(look(state, 0))


@pytest.mark.rule("ST-A9")
def test_in_the_memory_game_what_was_shown_is_remembered() -> None:
    state = whole(battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . DX D7 . . . .", memory=True))
    facts = do(state, "strike e5 e6")
    assert all(not piece.name for piece in look(state, 0).pieces if piece.seat == 1)
    assert ranks_at(samples(state, 0, facts), "e6") == {"10": MANY}


@pytest.mark.rule("ST-C4")
def test_captured_pieces_that_are_no_longer_shown_are_remembered() -> None:
    state = battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . D7 D5 . . . .", captured="stealth")
    facts = do(state, "strike e5 e6")
    for world in samples(state, 0, facts):
        assert [int(who_of(cell)) for cell in world.captured] == [int(who_of(cell)) for cell in state.captured]


@pytest.mark.rule("ST-C4")
def test_whoever_was_told_nothing_supposes_captured_pieces() -> None:
    state = battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . D7 D5 . . . .", captured="stealth")
    do(state, "strike e5 e6")
    for world in samples(state, 0):
        assert encode(look(world, 0)) == encode(look(state, 0))


@pytest.mark.rule("ST-S3")
def test_how_far_the_other_has_placed_is_not_known() -> None:
    state = new_game()
    place(state, 1, "X98o7")
    place(state, 0, "X98")
    worlds = samples(state, 0)
    assert len({world.unplaced(1) for world in worlds}) > 10
    assert all(world.unplaced(1) > 0 and world.unplaced(0) == 27 for world in worlds)


def test_other_truth_same_view_same_worlds() -> None:
    state = whole(board(CAMPS), moved="c7 c2")
    for world in samples(state, 0, count=5):
        assert [one.key() for one in samples(world, 0)] == [one.key() for one in samples(state, 0)]


@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
@pytest.mark.parametrize(
    "option", [{}, {"memory": True, "captured": "secret"}, {"captured": "prisoner", "two_squares": "fourth"}]
)
def test_what_a_viewer_was_told_in_a_whole_game_never_contradicts_its_view(
    game: str, option: dict[str, object]
) -> None:
    chance, choice, facts = Fast(3), Fast(4), list[Fact]()
    state = new_game(facts, game=game, quiet_turns=60, **option)
    number = 0
    while seats := list(state.actors()):
        seat = seats[choice.below(len(seats), "seat")]
        state.apply(seat, lively(list(state.legal(seat)), choice), chance, facts)
        number += 1
        if number % 6:
            continue
        for viewer in VIEWERS:
            world = GAME.belief(EDITION, look(state, viewer), told(facts, viewer)).sample(choice)
            assert encode(look(world, viewer)) == encode(look(state, viewer))
            assert list(world.starts) == list(state.starts)
            assert all(len(world.legal(actor)) for actor in world.actors())
