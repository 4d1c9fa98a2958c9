"""The first step of a turn: how many new units, stars, and where they come in."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.risk.facts import Conquered, ForceLost, SlavesTaken, StarsExchanged, UnitsNotPlaced, UnitsPlaced
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import asked, board, choices, do, expect, has, look, new_game, only, phase, play, refused

CORNERS = [
    *("place alaska", "place northwest-territory", "place peru", "place argentina"),
    *("place yakutsk", "place kamchatka", "place western-australia", "place eastern-australia"),
]


def units(drawing: str, turn: str = "D1", **options: Any) -> int:
    """New units of a turn that begins like that."""
    return look(board(drawing, turn, "begin", **options)).supply


@pytest.mark.rule("RT-N1")
class TestNumber:
    def test_five_in_an_army_s_own_first_turn(self) -> None:
        assert units("D1: turns 0") == 5

    def test_three_in_every_later_one(self) -> None:
        assert [units(f"D1: turns {turns}") for turns in (1, 2, 7)] == [3, 3, 3]

    def test_the_autobots_get_five_and_every_continent_in_their_first_turn(self) -> None:
        assert units("everywhere: human\nA: turns 0", "A") == 5 + 5 + 2 + 5 + 3 + 7 + 2

    def test_everything_is_added(self) -> None:
        state = board("australia: D1 1\nD1: slaves 11, gift 2, ones 2", phase="begin")
        assert look(state).supply == 3 + 2 + 2 + 2
        do(state, "exchange 2 0")
        assert look(state).supply == 9 + 2

    def test_it_is_counted_once_at_the_start_of_the_turn(self) -> None:
        """What the entry battle wins counts from the next turn on."""
        state = board("australia: D1 1\neastern-australia: human", phase="begin")
        do(state, "place eastern-australia")
        do(state, "roll", "6 5 4 : 1")
        assert (look(state).supply, look(state).armies[1].next_units) == (0, 3 + 2)

    def test_what_the_next_turn_would_bring_is_open(self) -> None:
        view = look(board("australia: D2 1\nD1: turns 0, slaves 5\nD2: slaves 5", phase="begin"))
        assert [army.next_units for army in view.armies] == [3, 3 + 1, 3 + 2 + 1, 3]


@pytest.mark.rule("RT-N2")
class TestContinentsOfTheAutobots:
    def test_humans_alone_hold_a_continent(self) -> None:
        assert units("africa: human", "A") == 3 + 3

    def test_humans_and_autobots_hold_it_together(self) -> None:
        assert units("africa: human\negypt: A 2\nmadagascar: A 1 + 3 humans", "A") == 3 + 3

    def test_an_empty_territory_breaks_it(self) -> None:
        assert units("africa: A 1\nmadagascar: nobody", "A") == 3

    def test_a_decepticon_breaks_it(self) -> None:
        assert units("africa: A 1\nmadagascar: D1 1", "A") == 3

    def test_a_table_may_ask_for_an_autobot_on_it(self) -> None:
        assert units("africa: human\neurope: human\niceland: A 1", "A", continents="needs-autobot") == 3 + 5


@pytest.mark.rule("RT-N3")
class TestContinentsOfDecepticons:
    @pytest.mark.parametrize(
        ("continent", "bonus"),
        [
            *(("north-america", 5), ("south-america", 2), ("europe", 5)),
            *(("africa", 3), ("asia", 7), ("australia", 2)),
        ],
    )
    def test_one_army_in_every_territory(self, continent: str, bonus: int) -> None:
        assert units(f"{continent}: D1 1") == 3 + bonus

    def test_two_armies_together_do_not_hold_it(self) -> None:
        drawing = "australia: D1 1\nindonesia: D2 1"
        assert units(drawing) == units(drawing, "D2") == 3

    def test_an_empty_territory_breaks_it(self) -> None:
        assert units("australia: D1 1\nindonesia: nobody") == 3

    def test_several_continents_are_added(self) -> None:
        assert units("australia: D1 1\nasia: D1 2") == 3 + 2 + 7


@pytest.mark.rule("RT-N4")
class TestSlaves:
    @pytest.mark.parametrize(("slaves", "more"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (15, 3)])
    def test_one_unit_for_every_five(self, slaves: int, more: int) -> None:
        assert units(f"alaska: D1 1\nD1: slaves {slaves}") == 3 + more

    def test_in_every_turn(self) -> None:
        """They are not used up."""
        state = board("alaska: D1 1\nD1: slaves 5\negypt: A 1", phase="begin", players=2)
        for _ in range(2):
            assert (asked(state), look(state).supply) == ("D1", 4)
            play(state, "done", "done", "done", "done", "done", "done")
        assert has(state, "D1", "slaves") == 5

    def test_slaves_of_two_armies_are_not_added(self) -> None:
        assert units("D1: slaves 4\nD2: slaves 4", players=2, armies=2) == 3


@pytest.mark.rule("RT-N5")
class TestStars:
    @pytest.mark.parametrize(
        ("ones", "twos", "more"),
        [(2, 0, 2), (0, 1, 2), (1, 1, 4), (0, 2, 7), (5, 0, 10), (0, 3, 13), (7, 0, 17), (2, 3, 21), (9, 0, 25)],
    )
    def test_units_by_the_table(self, ones: int, twos: int, more: int) -> None:
        state = board(f"alaska: D1 1\nD1: ones {ones}, twos {twos}", phase="begin")
        assert only(do(state, f"exchange {ones} {twos}"), StarsExchanged) == [StarsExchanged(1, ones, twos, more)]
        assert look(state).supply == 3 + more

    def test_with_fewer_than_ten_it_is_voluntary(self) -> None:
        state = board("alaska: D1 1\nD1: ones 9", phase="begin")
        do(state, "done")
        assert (phase(state), has(state, "D1", "ones")) == ("place", 9)

    def test_with_fewer_than_ten_it_is_done_once(self) -> None:
        state = board("alaska: D1 1\nD1: ones 9", phase="begin")
        do(state, "exchange 4 0")
        assert (phase(state), has(state, "D1", "ones")) == ("place", 5)

    def test_the_owner_chooses_the_cards(self) -> None:
        state = board("alaska: D1 1\nD1: ones 3, twos 1", phase="begin")
        pairs = ["0 1", "1 1", "2 0", "2 1", "3 0", "3 1"]
        assert choices(state) == ["done", *(f"exchange {pair}" for pair in pairs)]

    def test_one_star_is_too_little_to_be_asked(self) -> None:
        assert phase(board("alaska: D1 1\nD1: ones 1", phase="begin")) == "place"
        assert refused(board("alaska: D1 1\nD1: ones 2", phase="begin"), "exchange 1 0") == "RT-N5"

    def test_with_ten_or_more_it_is_forced(self) -> None:
        state = board("alaska: D1 1\nD1: ones 10", phase="begin")
        assert refused(state, "done") == "RT-N5"
        assert choices(state) == ["exchange 10 0"]

    def test_exactly_ten_at_a_time_with_cards_of_the_owner_s_choice(self) -> None:
        state = board("alaska: D1 1\nD1: ones 3, twos 5", phase="begin")
        assert choices(state) == ["exchange 0 5", "exchange 2 4"]
        assert refused(state, "exchange 3 4") == refused(state, "exchange 2 3") == "RT-N5"

    def test_it_is_repeated_until_fewer_than_ten_are_left_and_then_nothing_more(self) -> None:
        state = board("alaska: D1 1\nD1: ones 13, twos 8", phase="begin")
        do(state, "exchange 0 5")
        assert phase(state) == "exchange"
        do(state, "exchange 4 3")
        assert (phase(state), has(state, "D1", "ones"), has(state, "D1", "twos")) == ("place", 9, 0)
        assert look(state).supply == 3 + 30 + 30

    def test_cards_taken_by_elimination_wait_for_the_next_turn(self) -> None:
        state = board(
            "alaska: D1 4\nalberta: D2 1\nperu: D3 1\nD1: ones 9\nD2: ones 9, turns 3\negypt: A 1", phase="begin"
        )
        play(state, "done", "done", "attack alaska alberta 3")
        do(state, "roll", "6 5 4 : 1")
        assert (phase(state), has(state, "D1", "ones")) == ("attack", 18)
        do(state, "done", cards="★")
        assert phase(state) == "move"

    def test_exchanged_cards_go_to_the_discard_pile(self) -> None:
        state = board("alaska: D1 1\nD1: ones 3, twos 1", phase="begin")
        do(state, "exchange 2 1")
        assert (look(state).stack, look(state).discards) == ((27, 11), (2, 1))


@pytest.mark.rule("RT-N6")
class TestRevealing:
    def test_after_the_exchange_and_before_placing(self) -> None:
        state = board("alaska: D1 1\nD1: ones 2, power 1", phase="begin")
        assert refused(state, "reveal") == "RT-N5"
        do(state, "done")
        assert phase(state) == "reveal"
        assert refused(state, "place alaska") == "RT-N6"
        do(state, "done")
        assert phase(state) == "place" and choices(state, "reveal") == []
        do(state, "done")
        assert refused(state, "reveal") == "RT-N6"

    def test_a_card_that_is_kept_serves_in_the_entry_battle_of_the_same_turn(self) -> None:
        state = board("alaska: 2 humans\nD1: power 1", phase="begin")
        do(state, "reveal", power="targeting computer")
        play(state, "place alaska", "use targeting-computer")
        do(state, "roll", "6 5 1 : 6 6")
        expect(state, "alaska: human")


@pytest.mark.rule("RT-N7")
class TestStartingPoints:
    def test_decepticons_choose_any_corner(self) -> None:
        assert choices(board("egypt: human", phase="place"), "place") == CORNERS

    def test_in_each_turn_another_one_if_they_like(self) -> None:
        state = board("alaska: D1 2\nperu: D1 2\negypt: A 1", phase="begin", players=2)
        play(state, "place alaska", "done", "done", "done", "done", "done", "place peru")
        expect(state, "alaska: D1 5\nperu: D1 5")

    def test_the_autobots_have_the_centre_alone(self) -> None:
        state = board("egypt: human", "A", "place")
        assert choices(state, "place") == ["place southern-europe", "place north-africa", "place egypt"]

    def test_all_of_them_go_into_one_territory(self) -> None:
        state = board("alaska: D1 1\nperu: D1 1", phase="place")
        do(state, "place alaska")
        expect(state, "alaska: D1 4\nperu: D1 1")
        assert (phase(state), look(state).supply) == ("attack", 0)

    def test_bringing_in_is_voluntary(self) -> None:
        state = board("alaska: D1 1", phase="place")
        assert only(do(state, "done"), UnitsNotPlaced) == [UnitsNotPlaced(1, 3)]
        expect(state, "alaska: D1 1")

    def test_elsewhere_nobody_comes_in(self) -> None:
        assert refused(board("brazil: D1 1", phase="place"), "place brazil") == "RT-N7"


@pytest.mark.rule("RT-N8")
class TestPlacing:
    def test_into_an_own_territory(self) -> None:
        state = board("alaska: D1 2", phase="place")
        assert only(do(state, "place alaska"), UnitsPlaced) == [UnitsPlaced(1, "Alaska", 3)]
        assert look(state).conquests == 0

    @pytest.mark.parametrize(
        ("there", "then"),
        [("human", "A 3 + human"), ("A 2", "A 5"), ("A 1 + 2 humans", "A 4 + 2 humans"), ("nobody", "A 3")],
    )
    def test_autobots_join_humans_and_autobots_or_enter_an_empty_territory_without_a_card(
        self, there: str, then: str
    ) -> None:
        state = board(f"egypt: {there}\nalaska: D1 1", "A", "place")
        do(state, "place egypt")
        expect(state, f"egypt: {then}")
        do(state, "done")
        assert (has(state, "A", "ones"), has(state, "A", "twos")) == (0, 0)

    def test_for_decepticons_an_empty_one_is_an_attack_without_dice(self) -> None:
        state = board("egypt: A 1", phase="place")
        assert only(do(state, "place alaska"), Conquered) == [Conquered(1, "Alaska", 3, 0, -1)]
        do(state, "done", cards="★★")
        expect(state, "alaska: D1 3")
        assert has(state, "D1", "twos") == 1


def entry(there: str, turn: str = "D1", where: str = "alaska") -> RiskState:
    """Three new units fight for a territory."""
    state = board(f"{where}: {there}\nperu: D1 1\nmadagascar: A 1", turn, "place")
    do(state, f"place {where}")
    return state


@pytest.mark.rule("RT-N9")
class TestEntryBattle:
    @pytest.mark.parametrize("there", ["2 humans", "A 2", "A 1 + human", "D2 2"])
    def test_decepticons_fight_humans_autobots_and_other_decepticons(self, there: str) -> None:
        state = entry(there)
        assert (phase(state), asked(state)) == ("battle", "D1")
        do(state, "roll", "6 5 4 : 1 1")
        expect(state, "alaska: D1 3")

    def test_autobots_fight_decepticons(self) -> None:
        state = entry("D1 1", "A", "egypt")
        do(state, "roll", "6 5 4 : 1")
        expect(state, "egypt: A 3")
        do(state, "done", cards="★")

    def test_nobody_has_to_stay_behind(self) -> None:
        state = entry("human")
        do(state, "roll", "6 5 4 : 1")
        expect(state, "alaska: D1 3")

    def test_at_least_one_roll_is_made(self) -> None:
        state = entry("2 humans")
        assert refused(state, "withdraw") == "RT-A9"

    def test_who_withdraws_is_lost_for_this_turn(self) -> None:
        state = entry("3 humans")
        do(state, "roll", "6 5 4 : 6 1")
        do(state, "withdraw")
        expect(state, "alaska: 2 humans")
        assert (phase(state), look(state).supply) == ("attack", 0)

    def test_it_is_fought_to_the_end_if_wished(self) -> None:
        state = entry("2 humans")
        do(state, "roll on", "6 5 4 : 6 1 / 6 5 : 1")
        expect(state, "alaska: D1 2")

    def test_lost(self) -> None:
        state = entry("3 humans")
        assert only(do(state, "roll on", "1 1 1 : 6 6 / 1 : 6 6"), ForceLost) == [ForceLost(1, "Alaska")]
        expect(state, "alaska: 3 humans")
        assert (phase(state), look(state).supply) == ("attack", 0)

    def test_won_with_every_consequence_of_a_conquest(self) -> None:
        """Slaves, Energon, a card."""
        state = entry("human, bar")
        assert only(do(state, "roll", "6 5 4 : 1"), SlavesTaken) == [SlavesTaken(1, 1)]
        do(state, "done", cards="★")
        expect(state, "alaska: D1 3")
        assert [has(state, "D1", what) for what in ("slaves", "bars", "ones")] == [1, 1, 1]

    def test_won_against_the_last_unit_of_an_army(self) -> None:
        state = board("alaska: D2 1\nperu: D1 1\nD2: turns 3, bars 2, ones 1\negypt: A 1\niceland: D3 1", phase="place")
        do(state, "place alaska")
        do(state, "roll", "6 5 4 : 1")
        assert look(state).armies[2].out
        assert (has(state, "D1", "bars"), has(state, "D1", "ones")) == (2, 1)


@pytest.mark.rule("RT-N10")
class TestNewUnits:
    def test_they_do_not_attack(self) -> None:
        state = board("alaska: D1 1\nalberta: human", phase="place")
        play(state, "place alaska", "attack alaska alberta")
        assert choices(state) == ["take 1"]

    def test_nor_do_those_who_won_their_entry_battle(self) -> None:
        state = entry("human")
        do(state, "roll", "6 5 4 : 1")
        assert refused(state, "attack alaska alberta 1") == "RT-N10"

    def test_they_are_guard_enough_for_all_the_others(self) -> None:
        state = board("alaska: D1 2\nalberta: human", phase="place")
        play(state, "place alaska", "attack alaska alberta")
        assert choices(state) == ["take 1", "take 2"]

    def test_without_older_units_nobody_attacks(self) -> None:
        state = board("alaska: nobody\nalberta: human", phase="place")
        do(state, "place alaska")
        assert choices(state, "attack") == []

    def test_older_units_that_come_back_may_attack_again(self) -> None:
        state = board("alaska: D1 2\nalberta: 3 humans", phase="place")
        play(state, "place alaska", "attack alaska alberta 2")
        do(state, "roll", "6 1 : 5 1")
        do(state, "withdraw")
        expect(state, "alaska: D1 4\nalberta: 2 humans")
        do(state, "attack alaska alberta")
        assert choices(state) == ["take 1"]

    def test_humans_beside_new_autobots_may_attack(self) -> None:
        state = board("egypt: 2 humans\nmiddle-east: D1 1", "A", "place")
        play(state, "place egypt", "attack egypt middle-east")
        assert choices(state) == ["humans 1", "humans 2"]

    def test_they_may_move_at_the_end_of_the_turn(self) -> None:
        state = board("alaska: D1 1\nalberta: D1 1", phase="place")
        play(state, "place alaska", "done", "move alaska alberta 3")
        expect(state, "alaska: D1 1\nalberta: D1 4")

    def test_what_is_not_placed_is_lost(self) -> None:
        state = board("alaska: D1 1\negypt: A 1", phase="begin", players=2)
        play(state, "done", "done", "done", "done", "done", "done")
        assert look(state).supply == 3

    def test_in_the_next_turn_they_attack(self) -> None:
        state = board("alaska: D1 1\nalberta: human\negypt: A 1", phase="begin", players=2)
        play(state, "place alaska", "done", "done", "done", "done", "done", "done", "attack alaska alberta")
        assert choices(state) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("RT-N11")
def test_new_units_are_never_humans() -> None:
    state = board("egypt: human\nalaska: D1 1", "A", "place")
    before = look(state).lost_humans
    do(state, "place egypt")
    expect(state, "egypt: A 3 + human")
    assert look(state).lost_humans == before == 41


@pytest.mark.rule("RT-N1", "RT-T1")
def test_the_first_turn_of_the_game() -> None:
    state = new_game()
    assert (asked(state), phase(state), look(state).supply) == ("D1", "reveal", 5)
