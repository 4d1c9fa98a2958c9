"""The rules against a second telling of them: the same boards, the same choices, the same ends."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.chance import Fast, Scripted
from rollout.games.stratego.moving import end_of, start_of
from rollout.games.stratego.position import SETUP
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import (
    AUTOBOTS,
    CLASSIC_ARMY,
    DECEPTICONS,
    actors,
    board,
    lively,
    look,
    new_game,
    order,
    result,
    retold,
    tokens,
)
from tests.games.stratego.reference import POWERS, Reference

GAMES = ("game-1", "game-2", "classic")
TABLES: list[dict[str, Any]] = [
    {},
    {"two_squares": "fourth", "last_movers": "draw"},
    {"two_squares": "sixth", "quiet_turns": 20, "max_turns": 60},
]
ARMIES = {
    "game-1": (("A", AUTOBOTS), ("D", DECEPTICONS)),
    "game-2": (("A", AUTOBOTS), ("D", DECEPTICONS)),
    "classic": (("R", CLASSIC_ARMY), ("B", CLASSIC_ARMY)),
}


def compare(state: StrategoState, reference: Reference, seed: int, most: int) -> None:
    """Play at random, most often back and forth where that is possible; both have to agree all the way."""
    choice = Fast(seed)
    for _ in range(most):
        assert (result(state), look(state).phase) == (reference.result, reference.phase)
        if not actors(state):
            return
        if choice.below(3, "compare") == 0:
            agree(state, reference)
        action = pick(state, reference, choice)
        reference.play(order(state, action))
        state.apply(actors(state)[0], action, Scripted([]))


def pick(state: StrategoState, reference: Reference, choice: Fast) -> int:
    """Any action; in three of four cases one that undoes the last move of the same side, if there is one."""
    legal = list(state.legal(actors(state)[0]))
    last = reference.history[reference.turn][-1:]
    if last and last[0] and choice.below(4, "back"):
        (file, rank), (to_file, to_rank) = last[0]
        start, end = state.tables.square(to_file, to_rank), state.tables.square(file, rank)
        back = [action for action in legal if (start_of(action), end_of(action)) == (start, end)]
        return int(lively(back or legal, choice))
    return int(lively(legal, choice))


def agree(state: StrategoState, reference: Reference) -> None:
    lines = [order(state, action) for action in state.legal(actors(state)[0])]
    assert len(set(lines)) == len(lines)
    assert set(lines) == reference.orders()
    assert {at: token for at, token in tokens(state).items() if token not in {".", "~"}} == reference.drawn()
    if reference.phase == "play":
        assert (look(state).quiet, look(state).turns) == (reference.quiet, reference.turns)


@pytest.mark.rule("ST-T1", "ST-T2", "ST-E1", "ST-E2", "ST-E4")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, options: dict[str, Any]) -> None:
    choice = Fast(0)
    state = new_game(game=game, **options)
    while state.phase == SETUP:
        seat = actors(state)[0]
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal), "place")], Scripted([]))
    compare(state, retold(state, **options), seed=0, most=2500)


@pytest.mark.rule("ST-M5", "ST-E2", "ST-T2")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("game", GAMES)
def test_few_pieces_anywhere(game: str, options: dict[str, Any]) -> None:
    for seed in range(25):
        state = scattered(seed, game, options)
        if list(state.legal(actors(state)[0])):
            compare(state, retold(state, **options), seed, 60)


def scattered(seed: int, game: str, options: dict[str, Any]) -> StrategoState:
    """A few pieces of each side anywhere, some of them known, some in Robot Mode."""
    choice = Fast(seed)
    ground = tokens(new_game(game=game))
    free = [at for at, token in ground.items() if token == "."]
    drawing = dict(ground)
    for army, letters in ARMIES[game]:
        left = [*letters.replace(" ", "")]
        for _ in range(2 + choice.below(7, "pieces")):
            square = free.pop(choice.below(len(free), "square"))
            piece = army + left.pop(choice.below(len(left), "letter"))
            mode = "=" if game == "game-2" and len(POWERS.get(piece, ())) == 2 else "!"
            drawing[square] = piece + ["", "!", mode][choice.below(3, "mark")]
    rows = [
        f"{rank} " + " ".join(drawing[f"{file}{rank}"] for file in "abcdefghij")
        for rank in range(1, 11)
        if f"a{rank}" in ground
    ]
    return board("\n".join(rows), turn=ARMIES[game][choice.below(2, "turn")][0], game=game, **options)
