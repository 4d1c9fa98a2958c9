"""What the strong computer players do where it is clear what is right, and that they do not peek."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.games.stratego import GAME
from rollout.games.stratego.moving import end_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import RANKS
from tests.games.stratego.kit import EDITION, board, do, new_game, place
from tests.games.stratego.worlds import chosen, odds, whole

SEEDS = range(2)
HOME = """
 3  AT AT .  .  .  .  .  .  .  .
 1  AF AT .  .  .  .  .  .  .  A3
"""
"""A camp that is out of the way."""


def drawn(rows: str, moved: str = "", turn: str = "A", game: str = "game-1") -> StrategoState:
    """A position with the camp of the Autobots; every piece that is not drawn has been captured."""
    return whole(board(rows + HOME, turn, game=game), moved)


def every(state: StrategoState) -> set[str]:
    """What is done with different chance."""
    return {chosen(state, seed=seed) for seed in SEEDS}


def test_a_piece_that_is_known_to_be_lower_is_taken() -> None:
    state = drawn(
        """
     8  .  .  .  .  .  .  .  DT D3 DF
     7  .  .  .  .  .  .  .  .  DT DT
     6  .  .  .  .  D7! .  .  .  .  .
     5  .  .  ~  ~  Ab .  ~  ~  .  .
    """,
        moved="e5 e6",
    )
    assert every(state) == {"strike e5 e6"}


def test_a_piece_that_is_known_to_be_higher_is_fled() -> None:
    state = drawn(
        """
     8  .  .  .  .  .  .  .  DT D3 DF
     7  .  .  .  .  .  .  .  .  DT DT
     5  .  .  ~  ~  D9! .  ~  ~  .  .
     4  .  .  ~  ~  A8! .  ~  ~  .  .
    """,
        moved="e5 e4",
    )
    assert every(state) <= {"move e4 f4", "move e4 e3"}


@pytest.mark.rule("ST-A6")
def test_the_spy_takes_the_highest() -> None:
    state = drawn(
        """
     8  .  .  .  .  .  .  .  DT D3 DF
     7  .  .  .  .  .  .  .  .  DT DT
     6  .  .  .  .  DX! .  .  .  .  .
     5  .  .  ~  ~  AS .  ~  ~  .  .
    """,
        moved="e5 e6",
    )
    assert every(state) == {"strike e5 e6"}


def test_the_highest_does_not_try_what_has_never_moved() -> None:
    state = drawn(
        """
     8  DT D3 DT D4 DF DT D2 DT DT .
     7  DT D5 D3 D2 .  .  .  .  .  .
     6  AX .  .  .  .  .  D8 .  .  .
     4  A8 .  ~  ~  A7 .  ~  ~  A6 A5
    """,
        moved="a6 g6",
    )
    assert "strike a6 a7" not in every(state)


def test_what_can_only_be_the_flag_is_taken() -> None:
    state = drawn(
        """
     8  DT! DF .  .  .  .  .  .  .  .
     7  .  A4 .  .  .  .  D3 .  .  .
     6  .  .  .  .  .  .  .  D5 .  .
    """,
        moved="b7 g7 h6",
    )
    assert every(state) == {"strike b7 b8"}


def test_a_miner_opens_the_traps() -> None:
    state = drawn(
        """
     8  DF DT! .  .  .  .  .  .  .  .
     7  DT! A3! .  .  .  .  .  .  .  .
     6  .  .  .  .  .  .  .  D5 .  .
    """,
        moved="b7 h6",
    )
    assert every(state) <= {"strike b7 b8", "strike b7 a7"}


def test_the_flag_is_defended() -> None:
    state = whole(
        board("""
     8  .  .  .  .  .  .  .  DT D3 DF
     7  .  .  .  .  .  .  .  .  DT DT
     3  .  .  .  D5! .  .  .  .  .  .
     2  AT AT A8 .  AT .  .  .  .  .
     1  A3 AF .  .  .  .  .  .  .  .
    """),
        moved="d3 c2",
    )
    assert every(state) <= {"move c2 c1", "move c2 d2", "move c2 c3", "move a1 a2"}


@pytest.mark.rule("ST-P7")
def test_a_shot_that_hits_is_taken() -> None:
    state = drawn(
        """
     8  .  .  .  .  .  .  .  DT D3 DF
     7  .  .  .  .  .  .  .  .  DT DT
     6  .  .  .  .  DS! .  .  .  .  .
     4  .  .  ~  ~  A4 .  ~  ~  .  .
    """,
        moved="e6 e4",
        game="game-2",
    )
    assert every(state) == {"shoot e4 e6"}


@pytest.mark.rule("ST-P6")
def test_two_lower_pieces_are_rumbled_together() -> None:
    state = drawn(
        """
     8  .  .  .  .  .  .  .  DT D3 DF
     6  .  .  .  D7! .  D6! .  .  .  .
     4  .  .  ~  ~  AX= .  ~  ~  .  .
    """,
        moved="d6 f6 e4",
        game="game-2",
    )
    assert every(state) == {"rumble e4 e5"}


@pytest.mark.rule("ST-P9")
def test_a_sneak_attack_reaches_a_flag_behind_traps() -> None:
    state = drawn(
        """
     8  .  .  DT! .  .  .  .  .  .  .
     7  .  DT! DF DT! .  .  .  .  .  .
     6  .  .  .  .  .  .  .  D5 .  .
     4  .  .  ~  ~  .  .  ~  ~  .  .
     3  .  .  Af .  .  .  .  .  .  .
    """,
        moved="h6 c3",
        game="game-2",
    )
    assert every(state) == {"sneak c3 c6"}
    do(state, "sneak c3 c6")
    assert every(state) == {"strike c6 c7"}


def looks_alike(state: StrategoState, seat: int) -> None:
    """Other worlds that the seat cannot tell apart are answered alike."""
    belief = GAME.belief(EDITION, GAME.view(state, seat), ())
    worlds = [belief.sample(Fast(seed)) for seed in range(3)]
    answers = [odds(world, seat, budget=2) for world in worlds]

    assert len({world.key() for world in worlds}) > 1
    assert answers == [answers[0]] * 3
    assert len(answers[0]) > 1 and sum(answers[0].values()) == 1


@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_that_look_alike_are_answered_alike(game: str, seat: int) -> None:
    looks_alike(played(game, 80, seat), seat)


def test_while_armies_are_placed_too() -> None:
    state = new_game()
    place(state, 1, "X98o7wk665 5443333322")
    looks_alike(state, 0)


def played(game: str, actions: int, seat: int) -> StrategoState:
    """A game by habit, after so many actions and as many more as it takes until it is a seat's turn."""
    state, chance, heuristic = new_game(game=game), Fast(7), GAME.heuristic()
    while actions > 0 or list(state.actors()) != [seat]:
        actor = state.actors()[0]
        legal = state.legal(actor)
        weights = heuristic.weights(state, actor, legal)
        rest = chance.below(sum(int(weight) for weight in weights), "habit")
        at = 0
        while rest >= weights[at]:
            rest -= weights[at]
            at += 1
        state.apply(actor, legal[at], chance)
        actions -= 1
        assert list(state.actors()), "the game is over too early"
    return state


@pytest.mark.rule("ST-S3", "ST-S5")
@pytest.mark.parametrize("game", ["game-1", "classic"])
def test_armies_are_placed_as_a_good_player_would(game: str) -> None:
    beside, back, games = 0, 0, 3
    for seed in range(games):
        state, chance = new_game(game=game), Fast(seed)
        while 0 in list(state.actors()):
            legal = list(state.legal(0))
            found = GAME.odds(EDITION, GAME.view(state, 0), (), legal, 1, chance)
            state.apply(0, legal[list(found).index(1.0)], chance)
        tables = state.tables
        ranks = [RANKS[state.rank(state.board[tables.home(0, place)])] for place in range(tables.size)]
        flag, files = ranks.index("F"), int(tables.files)
        back += flag // files == tables.rows - 1
        beside += ranks[flag - files] == "T"
        ahead = [int(tables.home(0, place) + tables.stride) for place in range(files)]
        movable = [r for r, to in zip(ranks, ahead, strict=False) if r not in {"F", "T"} and tables.ground[to] == 0]
        assert len(movable) >= 2, "the front row can move"
    assert back >= games - 1
    assert beside >= games - 1


def test_what_is_placed_is_kept_and_any_start_can_be_gone_on_from() -> None:
    state = new_game()
    place(state, 0, "FTTTTTT222 2333339XSb7")
    assert set(odds(state).values()) == {0.0, 1.0}
    assert end_of(state.legal(0)[0]) >= 0
