"""The sides, the board, the armies, and placing them [ST-S1 to ST-S5]."""

from __future__ import annotations

from collections import Counter

import pytest

from rollout.core.chance import Fast, Scripted
from rollout.core.wire import Fact
from rollout.games.stratego import GAME, StrategoOptions
from rollout.games.stratego.facts import ArmyReady, GameBegan, PiecePlaced, SideTaken, tell
from rollout.games.stratego.placing import Placing, ways_of
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import (
    AUTOBOTS,
    DECEPTICONS,
    EDITION,
    A,
    D,
    act,
    actors,
    do,
    expect,
    look,
    new_game,
    order,
    orders,
    place,
    result,
)

BLOCKED = "TT98TTX7TT ff6b5mn4e3 33332222SF"
"""Six Traps where the front row does not face the Forbidden Zone."""
ROSTER = {
    "autobots": """
        10 Optimus Prime 1, 9 Ironhide 1, 8 Ratchet 1, 8 Bumblebee 1, 7 Jazz 1, 7 Fighter 2, 6 Maggie 1, 6 Banachek 1,
        5 Sam 1, 5 Mikaela 1, 4 Lennox 1, 4 Epps 1, 3 Sector Seven Agent 5, 2 Scout 4, S AllSpark 1,
        T Liquid Nitrogen Trap 6, F Flag 1
    """,
    "decepticons": """
        10 Megatron 1, 9 Starscream 1, 8 Barricade 1, 8 Blackout 1, 7 Bonecrusher 1, 7 Brawl 1, 7 Scorponok 1,
        6 Decepticon Soldier 2, 5 Dune Buggy 2, 4 Decepticon Creature 2, 3 Sector Seven Agent 5, 2 Scout 4, S Frenzy 1,
        T Liquid Nitrogen Trap 6, F Flag 1
    """,
}


@pytest.mark.rule("ST-S1")
@pytest.mark.parametrize(("drawn", "armies"), [(0, ["autobots", "decepticons"]), (1, ["decepticons", "autobots"])])
def test_sides_are_drawn_by_lot(drawn: int, armies: list[str]) -> None:
    facts: list[Fact] = []
    state = GAME.setup(StrategoOptions(), EDITION, Scripted([("side", 2, drawn)]), facts)
    assert facts == [SideTaken(0, armies[0]), SideTaken(1, armies[1])]
    assert [army.army for army in look(state).armies] == armies


@pytest.mark.rule("ST-S1")
@pytest.mark.parametrize("sides", ["autobots", "decepticons"])
def test_sides_may_be_agreed(sides: str) -> None:
    assert look(new_game(sides=sides)).armies[0].army == sides


@pytest.mark.rule("ST-S2")
def test_the_board_has_ten_files_and_eight_ranks_with_two_forbidden_zones() -> None:
    view = look(new_game())
    assert (view.files, view.ranks, view.rows) == (10, 8, 3)
    assert set(view.zone) == {"c4", "d4", "c5", "d5", "g4", "h4", "g5", "h5"}


@pytest.mark.rule("ST-S2")
@pytest.mark.parametrize("sides", ["autobots", "decepticons"])
def test_each_army_holds_30_pieces(sides: str) -> None:
    army = look(new_game(sides=sides)).armies[0]
    members = [f"{member.rank} {member.name} {member.copies}" for member in army.characters]
    assert sorted(members) == sorted(" ".join(ROSTER[sides].split()).split(", "))
    assert sum(member.copies for member in army.characters) == 30


@pytest.mark.rule("ST-S2")
def test_both_armies_have_as_many_pieces_of_every_rank() -> None:
    one, two = (
        Counter(member.rank for member in army.characters for _ in range(member.copies))
        for army in look(new_game()).armies
    )
    ranks = {"F": 1, "S": 1, "2": 4, "3": 5, "4": 2, "5": 2, "6": 2, "7": 3, "8": 2, "9": 1, "10": 1, "T": 6}
    assert one == two == Counter(ranks)


@pytest.mark.rule("ST-S3")
def test_a_piece_is_placed_on_each_square_of_the_three_nearest_rows() -> None:
    state = new_game()
    place(state, A, AUTOBOTS)
    place(state, D, DECEPTICONS)
    expect(
        state,
        """
        a  b  c  d  e  f  g  h  i  j
     8  DF DT DT DT DT DT DT DS D2 D2
     7  D2 D2 D3 D3 D3 D3 D3 D4 D4 D5
     6  D5 D6 D6 Dk Dw D7 Do D8 D9 DX
     5  .  .  ~  ~  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .  ~  ~  .  .
     3  AX A9 A8 Ab A7 Af Af A6 An A5
     2  Am A4 Ae A3 A3 A3 A3 A3 A2 A2
     1  A2 A2 AS AT AT AT AT AT AT AF
    """,
    )


@pytest.mark.rule("ST-S3")
def test_home_squares_are_counted_as_their_owner_sees_them() -> None:
    autobots, decepticons = (army.homes for army in look(new_game()).armies)
    assert (autobots[0], autobots[9], autobots[10], autobots[29]) == ("a3", "j3", "a2", "j1")
    assert (decepticons[0], decepticons[9], decepticons[10], decepticons[29]) == ("j6", "a6", "j7", "a8")


@pytest.mark.rule("ST-S3", "ST-S5")
def test_any_piece_that_is_left_may_stand_on_any_square() -> None:
    state = new_game()
    assert left(state) == sorted("X98b7f6n5m4e32STF")
    for letter in ("T", "T", "T", "T", "T", "F"):
        place(state, A, letter)
    assert left(state) == sorted("X98b7f6n5m4e32ST")
    place(state, A, "T")
    assert left(state) == sorted("X98b7f6n5m4e32S")


def left(state: StrategoState) -> list[str]:
    """The letters that the Autobots may place next."""
    return sorted(order(state, action)[-1] for action in state.legal(A))


@pytest.mark.rule("ST-S3")
def test_both_place_at_the_same_time_in_any_order() -> None:
    state = new_game()
    assert actors(state) == [A, D]
    act(state, D, "set j6 X")
    act(state, A, "set a3 F")
    act(state, A, "set b3 T")
    assert actors(state) == [A, D]
    place(state, D, DECEPTICONS[1:])
    assert actors(state) == [A]
    assert look(state).phase == "setup"
    assert look(state).turn == -1


@pytest.mark.rule("ST-S3")
def test_neither_placement_is_known_to_the_other_before_both_are_done() -> None:
    state = new_game()
    before = look(state, D)
    place(state, A, AUTOBOTS[:20])
    assert look(state, D) == before
    assert [piece.name for piece in look(state, A).pieces][:3] == ["Optimus Prime", "Ironhide", "Ratchet"]


@pytest.mark.rule("ST-S3")
def test_of_a_finished_placement_the_opponent_learns_only_that_it_is_finished() -> None:
    state = new_game()
    facts = place(state, A, AUTOBOTS)
    for viewer in (D, -1):
        assert [told for fact in facts if (told := GAME.tell(fact, viewer))] == [ArmyReady(A)]
        view = look(state, viewer)
        assert view.pieces == ()
        assert (view.armies[A].ready, view.armies[A].pieces) == (True, 30)


@pytest.mark.rule("ST-S3")
def test_whoever_places_a_piece_is_told_so() -> None:
    (placed,) = place(new_game(), A, "X")
    assert [tell(placed, viewer) for viewer in (A, D, -1)] == [
        PiecePlaced(A, 0, "a3", "Optimus Prime", "10"),
        None,
        None,
    ]


@pytest.mark.rule("ST-S3")
def test_a_finished_placement_is_final() -> None:
    state = new_game()
    place(state, A, AUTOBOTS)
    assert list(state.legal(A)) == []


@pytest.mark.rule("ST-S3")
def test_the_opponent_sees_where_pieces_stand_and_never_which_they_are() -> None:
    state = new_game()
    place(state, A, AUTOBOTS)
    place(state, D, DECEPTICONS)
    pieces = [piece for piece in look(state, D).pieces if piece.seat == A]
    assert sorted(piece.square for piece in pieces) == sorted(look(state).armies[A].homes)
    assert {(piece.name, piece.rank, piece.known) for piece in pieces} == {("", "", False)}


@pytest.mark.rule("ST-S4")
@pytest.mark.parametrize(("sides", "first"), [("autobots", 1), ("decepticons", 0)])
def test_the_decepticons_take_the_first_turn(sides: str, first: int) -> None:
    state = new_game(sides=sides)
    place(state, first, DECEPTICONS)
    facts = place(state, 1 - first, AUTOBOTS)
    assert facts[-2:] == [ArmyReady(1 - first), GameBegan(first)]
    assert actors(state) == [first]
    assert look(state).turn == first


@pytest.mark.rule("ST-S5", "ST-T2")
def test_six_traps_on_the_open_files_leave_the_autobots_no_move() -> None:
    """Legal, and lost on their first turn."""
    state = new_game()
    place(state, A, BLOCKED)
    place(state, D, DECEPTICONS)
    do(state, "move j6 j5")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-S5", "ST-T2")
def test_six_traps_on_the_open_files_lose_at_once_for_the_side_that_begins() -> None:
    state = new_game()
    place(state, D, "TT98TTX7TT ow566k5443 33332222SF")
    place(state, A, AUTOBOTS)
    assert result(state) == "A stuck"
    assert orders(state) == []


@pytest.mark.rule("ST-S5", "ST-P9")
def test_in_game_2_a_sneak_attack_over_an_own_trap_is_a_way_out() -> None:
    state = new_game(game="game-2")
    place(state, A, BLOCKED)
    place(state, D, DECEPTICONS)
    do(state, "move j6 j5")
    assert orders(state) == ["sneak a2 a4", "sneak b2 b4"]


@pytest.mark.rule("ST-S5", "ST-P10")
def test_in_game_2_a_call_over_the_corner_is_a_way_out() -> None:
    """Sam on d3 has one open neighbour, e4; no Fighter stands behind a Trap, nor behind an open file."""
    state = new_game(game="game-2")
    place(state, A, "TT95TTX7TT 43ffmn6be2 83333222SF")
    place(state, D, DECEPTICONS)
    do(state, "move j6 j5")
    assert orders(state) == ["call e4"]


@pytest.mark.rule("ST-S5", "ST-T2")
def test_in_game_2_too_a_side_without_any_power_to_use_has_lost() -> None:
    state = new_game(game="game-2")
    place(state, A, "TT98TTX7TT 43ffmn6be2 53333222SF")
    place(state, D, DECEPTICONS)
    do(state, "move j6 j5")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-S5")
@pytest.mark.parametrize("game", ["game-1", "classic"])
def test_set_ups_of_computer_players_never_block_their_owner(game: str) -> None:
    for seed in range(8):
        state = new_game(game=game)
        for army in (A, D):
            placing = Placing(state.tables, army, ways_of(state.tables))
            placing.fill(state, Fast(seed))
            placing.settle(Fast(seed))
            place(state, army, "".join(state.tables.letters[who] for who in placing.who))
        assert state.can_act(A) and state.can_act(D)
