"""Movement on the ring that is shipped and on small boards with crossings and dead ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.errors import DataError
from rollout.games.robot_heroes.board import MOST_WALKED, Board
from rollout.games.robot_heroes.facts import PawnMoved
from rollout.games.robot_heroes.reading import load_tables
from rollout.games.robot_heroes.tables import Tables
from tests.games.robot_heroes.kit import TABLES, act, actors, graph, happened, lines, look, position, ring, sheet_of


def landings(tables: Tables, space: int, roll: int) -> list[int]:
    return [tables.landings[at] for at in range(tables.first(space, roll), tables.last(space, roll))]


@pytest.mark.rule("RH-T1")
def test_a_pawn_moves_exactly_as_far_as_rolled_in_either_direction() -> None:
    state = position(pawns=(3, 12))
    act(state, 0, "roll", "die move 5")
    assert lines(state, 0) == ["move 8", "move 22"]
    facts = act(state, 0, "move 22", "draw 0 1/13")
    assert facts[0] == PawnMoved(0, (3, 2, 1, 0, 23, 22), 22)


@pytest.mark.rule("RH-T1")
def test_links_are_walked_both_ways() -> None:
    tables = graph("S D B S", "1-0 1-2 3-2", starts=(0, 3))
    assert landings(tables, 0, 2) == [2]
    assert landings(tables, 3, 2) == [1]


@pytest.mark.rule("RH-T1")
def test_only_the_landing_space_matters() -> None:
    """Space 1 is a Draw Card space and space 2 a Battle space, but the pawn lands on the start space 3."""
    tables = graph("S D B S", "0-1 1-2 2-3", starts=(0, 3))
    state = position(tables=tables, pawns=(0, 1))
    act(state, 0, "roll", "die move 3")
    assert happened(act(state, 0, "move 3")) == ["PawnMoved", "Landed", "TurnBegan"]


@pytest.mark.rule("RH-T1")
def test_different_routes_to_one_space_are_one_choice() -> None:
    """
    0 - 1
    |   |
    3 - 2
    """
    tables = ring("S D B S", starts=(0, 3))
    assert landings(tables, 0, 2) == [2]
    assert tables.path(tables.first(0, 2)) == [0, 1, 2]


@pytest.mark.rule("RH-T2")
def test_there_is_no_turning_back() -> None:
    tables = ring("S D B S D B")
    assert landings(tables, 0, 2) == [2, 4]
    assert 0 not in landings(tables, 0, 2)


@pytest.mark.rule("RH-T2")
def test_the_space_where_the_pawn_starts_counts_as_entered() -> None:
    """On a ring of six a roll of six would lead back to the start: five steps are the longest route."""
    tables = ring("S D B S D B")
    assert landings(tables, 0, 6) == [1, 5]
    assert tables.path(tables.landing(0, 6, 5)) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("RH-T2")
def test_no_shorter_route_while_one_has_the_full_length() -> None:
    """
    1 - 0 - 2 - 3 - 4
    """
    tables = graph("S S D B D", "0-1 0-2 2-3 3-4")
    assert landings(tables, 0, 3) == [4]
    assert landings(tables, 0, 1) == [1, 2]


@pytest.mark.rule("RH-T2")
def test_in_a_dead_end_the_pawn_takes_a_longest_route_and_lands() -> None:
    """
    0 - 1 - 2
        |
        3
    """
    tables = graph("S D B B", "0-1 1-2 1-3", starts=(0, 3))
    state = position(tables=tables, pawns=(0, 3))
    act(state, 0, "roll", "die move 6")
    assert lines(state, 0) == ["move 2", "move 3"]
    assert [landing.path for landing in look(state).landings] == [(0, 1, 2), (0, 1, 3)]
    act(state, 0, "move 2")
    assert look(state).phase == "duel"


@pytest.mark.rule("RH-T2")
def test_a_pawn_that_can_enter_no_space_stays_and_does_not_land() -> None:
    """Space 0 has no link; that it is a Battle space and that the opponent stands there changes nothing."""
    tables = graph("B D S", "1-2")
    state = position(tables=tables, pawns=(0, 0))
    facts = act(state, 0, "roll", "die move 2")
    assert happened(facts) == ["Rolled", "PawnStuck", "TurnBegan"]
    assert look(state).heroes[0].pawn == 0
    assert actors(state) == [1]
    assert look(state).turns == 1


@pytest.mark.rule("RH-T3")
def test_a_pawn_may_pass_over_the_opponent() -> None:
    state = position(pawns=(10, 12))
    act(state, 0, "roll", "die move 4")
    assert "move 14" in lines(state, 0)


@pytest.mark.rule("RH-T3")
def test_a_pawn_may_land_on_the_opponent() -> None:
    state = position(pawns=(10, 12))
    act(state, 0, "roll", "die move 2")
    assert "move 12" in lines(state, 0)


@st.composite
def boards(draw: st.DrawFn) -> Tables:
    size = draw(st.integers(2, 8))
    pairs = [(one, two) for one in range(size) for two in range(one)]
    links = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=12, unique=True))
    return graph(" ".join("S" * size), " ".join(f"{one}-{two}" for one, two in links))


def simple_routes(tables: Tables, route: list[int], left: int) -> list[list[int]]:
    """All routes, found in the plainest way: an oracle."""
    if left == 0:
        return [route]
    ahead = [space for space in range(tables.board.size) if tables.board.linked(route[-1], space)]
    return [
        longer for space in ahead if space not in route for longer in simple_routes(tables, [*route, space], left - 1)
    ]


@pytest.mark.rule("RH-T1", "RH-T2")
@settings(deadline=None, max_examples=60)
@given(boards())
def test_landings_of_any_board_are_those_of_an_exhaustive_search(tables: Tables) -> None:
    for space in range(tables.board.size):
        for roll in range(1, 7):
            found = next(
                (routes for length in range(roll, 0, -1) if (routes := simple_routes(tables, [space], length))), []
            )
            assert landings(tables, space, roll) == sorted({route[-1] for route in found})
            for at in range(tables.first(space, roll), tables.last(space, roll)):
                assert tables.path(at) in found


def test_the_shipped_board_is_the_same_for_both_heroes() -> None:
    kinds = [TABLES.spaces[space] for space in range(24)]
    assert kinds == kinds[12:] + kinds[:12]
    assert [kinds.count(kind) for kind in range(3)] == [2, 10, 12]


def test_from_a_start_every_roll_below_six_offers_a_card_and_a_battle() -> None:
    for start in (0, 12):
        for roll in range(1, 6):
            assert {TABLES.spaces[space] for space in landings(TABLES, start, roll)} == {1, 2}


def test_a_board_on_which_nearly_all_is_linked_is_refused_at_once() -> None:
    """A roll of six has 3 million ways from each space here."""
    links = " ".join(f"{one}-{two}" for one in range(16) for two in range(one))
    with pytest.raises(DataError, match=r"board\.links: dense: faces 6, most 200000"):
        graph(" ".join("S" * 16), links)


def test_working_out_its_moves_stops_at_once() -> None:
    """Not one step more, from whatever space and however far the pawn goes."""
    links = [space for one in range(24) for two in range(one) for space in (one, two)]
    board = Board(vec[i64]([0] * 24), vec[i64](links), vec[i64](), 20)
    assert board.is_too_dense()
    assert board.walked == MOST_WALKED + 1


def test_a_board_may_say_where_its_spaces_are_drawn() -> None:
    sheet = sheet_of("S D B", "0-1 1-2", (0, 1), "1 6")
    assert len(load_tables(sheet).board.places) == 0
    sheet.values["board"]["places"] = [[0, 0], [500, 1000], [1000, 20]]
    assert look(position(tables=load_tables(sheet), pawns=(0, 1))).board.places == ((0, 0), (500, 1000), (1000, 20))


@pytest.mark.parametrize(
    ("places", "problems"),
    [
        ([[0, 0]], ["board.places"]),
        ("left", ["board.places"]),
        ([[0, 0], [1, 1001], [2]], ["board.places[1]", "board.places[2]"]),
        ([[0, 0], [0, 0], [True, 5]], ["board.places[1]", "board.places[2]"]),
    ],
)
def test_places_that_do_not_fit_are_refused(places: object, problems: list[str]) -> None:
    sheet = sheet_of("S D B", "0-1 1-2", (0, 1), "1 6")
    sheet.values["board"]["places"] = places
    with pytest.raises(DataError) as caught:
        load_tables(sheet)
    assert len(caught.value.problems) == len(problems)
    assert [problem.path for problem in caught.value.problems] == problems


def test_every_mistake_of_a_sheet_is_reported_at_once() -> None:
    sheet = sheet_of("S D B", "0-1 1-0 1-1 2-7", (0, 9), "1 6 99")
    with pytest.raises(DataError) as caught:
        load_tables(sheet)
    text = str(caught.value)
    for part in ("links[1]", "links[2]", "links[3]", "board.starts.megatron = 9", "deck[2].card"):
        assert part in text
    assert len(caught.value.problems) == 5
