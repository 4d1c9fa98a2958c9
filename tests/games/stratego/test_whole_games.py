"""What holds in every position of every game, whatever the table has agreed on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.core.chance import Fast, Scripted
from rollout.core.wire import Fact, encode
from rollout.games.stratego import GAME, StrategoOptions
from rollout.games.stratego.facts import PieceCaptured, tell
from rollout.games.stratego.position import KNOWN, MOVED, PHASES, PIECE, army_of, number_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.view import Captured, Piece
from rollout.server.replaying import MAX_BYTES
from tests.games.stratego.kit import EDITION, actors, lively, look, new_game

TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["game-1", "game-2", "classic"]),
        "sides": st.sampled_from(["autobots", "decepticons"]),
        "captured": st.sampled_from(["open", "prisoner", "secret", "stealth"]),
        "two_squares": st.sampled_from(["third", "fourth", "sixth"]),
        "last_movers": st.sampled_from(["loses", "draw"]),
        "memory": st.booleans(),
        "quiet_turns": st.sampled_from([0, 20, 200]),
        "max_turns": st.sampled_from([100, 300]),
    }
)
SEEDS = st.integers(0, 2**32)
VIEWERS = (0, 1, -1)


def games(seed: int, options: dict[str, Any]) -> Iterator[tuple[StrategoState, list[Fact]]]:
    """A random game, position by position, and what has just happened; the same object goes on."""
    choice, facts = Fast(seed), list[Fact]()
    state = new_game(facts, **options)
    yield state, facts
    while seats := actors(state):
        seat = seats[choice.below(len(seats), "seat")]
        facts = []
        state.apply(seat, lively(list(state.legal(seat)), choice), Scripted([]), facts)
        yield state, facts


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_every_game_ends(seed: int, options: dict[str, Any]) -> None:
    for state, _ in games(seed, options):
        view = look(state)
        assert view.turns <= options["max_turns"]
        assert view.quiet <= (options["quiet_turns"] or options["max_turns"])
        assert (state.outcome() is None) is bool(actors(state))
        assert (view.phase == "over") is (not actors(state))


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_pieces_are_conserved(seed: int, options: dict[str, Any]) -> None:
    """On the board, captured, or still in the box: each army is whole, and no piece is there twice."""
    for state, _ in games(seed, options):
        cells = [cell for cell in [*state.board, *state.captured] if cell & PIECE]
        found = Counter(who_of(cell) for cell in cells) + Counter({who: n for who, n in enumerate(state.left) if n > 0})
        assert found == Counter({who: n for who, n in enumerate(state.tables.copies) if n > 0})
        assert len({(army_of(cell), number_of(cell)) for cell in cells}) == len(cells)


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_choices_are_ascending_and_unique_and_for_those_who_act(seed: int, options: dict[str, Any]) -> None:
    for state, _ in games(seed, options):
        for seat in (0, 1):
            legal = list(state.legal(seat))
            assert legal == sorted(set(legal))
            assert bool(legal) is (seat in actors(state))


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_a_state_can_be_written_and_read_back(seed: int, options: dict[str, Any]) -> None:
    for turn, (state, _) in enumerate(games(seed, options)):
        if turn % 7 == 0:
            twin = GAME.decode(EDITION, state.encode())
            assert twin.encode() == state.encode()
            assert [list(twin.legal(seat)) for seat in (0, 1)] == [list(state.legal(seat)) for seat in (0, 1)]
            assert [look(twin, viewer) for viewer in VIEWERS] == [look(state, viewer) for viewer in VIEWERS]


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_a_clone_goes_its_own_way(seed: int, options: dict[str, Any]) -> None:
    for turn, (state, _) in enumerate(games(seed, options)):
        if turn % 7 == 0 and actors(state):
            before, twin = state.encode(), state.clone()
            seat = actors(twin)[0]
            twin.apply(seat, twin.legal(seat)[0], Scripted([]))
            assert state.encode() == before != twin.encode()


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_facts_change_nothing(seed: int, options: dict[str, Any]) -> None:
    """The same actions lead to the same state whether somebody listens or not."""
    choice = Fast(seed)
    loud, quiet = new_game([], **options), new_game(**options)
    while seats := actors(loud):
        action = lively(list(loud.legal(seats[0])), choice)
        loud.apply(seats[0], action, Scripted([]), [])
        quiet.apply(seats[0], action, Scripted([]))
        assert loud.encode() == quiet.encode()


@settings(deadline=None, max_examples=15)
@given(SEEDS, TABLES)
def test_a_viewer_sees_no_name_that_it_was_not_told(seed: int, options: dict[str, Any]) -> None:
    """Names of others in a view are among those that were told: all of them, unless the table hides them again."""
    named: dict[int, set[tuple[int, int]]] = {viewer: set() for viewer in VIEWERS}
    for state, facts in games(seed, options):
        for viewer, names in named.items():
            names |= {key for fact in facts for key in named_by(fact, viewer)}
            view = look(state, viewer)
            pieces: list[Piece | Captured] = [*view.pieces, *view.captured]
            shown = {(piece.seat, piece.piece) for piece in pieces if piece.name}
            others = {key for key in shown if key[0] != viewer}
            assert view.phase == "over" or others <= names
            if not options["memory"] and view.phase != "over":
                standing = {(piece.seat, piece.piece) for piece in view.pieces}
                assert {key for key in names if key[0] != viewer} & standing == others & standing


def named_by(fact: Fact, viewer: int) -> set[tuple[int, int]]:
    """The pieces that a viewer is told the name of, as seat and number."""
    told: Any = tell(fact, viewer)
    found = set()
    if getattr(told, "name", ""):
        owner = 1 - told.seat if type(told).__name__ == "PowerMet" else told.seat
        found.add((owner, told.piece))
    if getattr(told, "other_name", ""):
        found.add((1 - told.seat, told.other_piece))
    return found


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_captures_are_told_as_they_are_counted(seed: int, options: dict[str, Any]) -> None:
    lost = [0, 0]
    for state, facts in games(seed, options):
        for fact in facts:
            if isinstance(fact, PieceCaptured):
                lost[fact.seat] += 1
        view = look(state)
        assert list(view.lost) == lost
        if view.phase != "setup":
            assert [army.pieces + gone for army, gone in zip(view.armies, lost, strict=True)] == [state.tables.size] * 2


@settings(deadline=None, max_examples=12)
@given(SEEDS, TABLES)
def test_phases_are_those_that_a_view_names(seed: int, options: dict[str, Any]) -> None:
    """Targets are chosen only in a Rumble, and only Game 2 has more than moves and attacks."""
    for state, _ in games(seed, options):
        view = look(state)
        assert view.phase == PHASES[state.phase]
        assert not view.targets or view.phase == "rumble"
        assert options["game"] == "game-2" or view.phase in {"setup", "play", "over"}
        assert bool(view.acting) is (view.changed or view.phase in {"rumble", "sneak"})


@pytest.mark.parametrize("game", ["game-1", "game-2", "classic"])
def test_a_game_of_as_many_turns_as_are_usual_can_be_replayed(game: str) -> None:
    """Each turn with the largest board: all pieces stand, have moved and are known."""
    state, picks = new_game(game=game), Fast(1)
    while state.phase == PHASES.index("setup"):
        seat = actors(state)[0]
        state.apply(seat, lively(list(state.legal(seat)), picks), Scripted([]))
    for square, cell in enumerate(state.board):
        if cell & PIECE:
            state.board[square] = cell | MOVED | KNOWN
    frame = len(encode(look(state))) + 500
    assert frame * (2 * int(state.tables.size) + StrategoOptions().max_turns) < MAX_BYTES
