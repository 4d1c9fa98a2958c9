"""The last step of a turn: units move without fighting."""

from __future__ import annotations

import pytest

from rollout.games.risk.facts import Marched
from tests.games.risk.kit import asked, board, choices, do, expect, only, phase, play, refused

FAR = "\niceland: D2 1"
"""Somebody else, far away."""


@pytest.mark.rule("RT-M1")
class TestAutobotsAndHumans:
    def test_as_many_moves_as_wished(self) -> None:
        state = board("peru: A 4\nbrazil: human\negypt: A 2\nnorth-africa: human" + FAR, "A", "move")
        play(state, "move peru brazil 1", "move peru argentina 1", "move egypt north-africa 1", "move brazil peru 0 1")
        expect(state, "peru: A 2 + human\nbrazil: A 1\nargentina: A 1\negypt: A 1\nnorth-africa: A 1 + human")

    def test_each_unit_crosses_only_one_border(self) -> None:
        state = board("peru: A 2" + FAR, "A", "move")
        do(state, "move peru brazil 1")
        assert choices(state, "move brazil") == []
        assert refused(state, "move brazil argentina 1") == "RT-M1"

    def test_each_human_too(self) -> None:
        state = board("peru: 2 humans" + FAR, "A", "move")
        do(state, "move peru brazil 2")
        assert refused(state, "move brazil argentina 1") == "RT-M1"

    def test_who_has_not_crossed_one_goes_on_where_others_arrive(self) -> None:
        state = board("peru: A 3\nbrazil: A 2" + FAR, "A", "move")
        play(state, "move peru brazil 2", "move brazil argentina")
        assert choices(state) == ["take 1", "take 2"]

    def test_humans_and_autobots_are_told_apart(self) -> None:
        """The human has crossed a border, the Autobots have not."""
        state = board("peru: human\nbrazil: A 2" + FAR, "A", "move")
        play(state, "move peru brazil 1", "move brazil argentina")
        assert (phase(state), choices(state)) == ("march", ["take 1", "take 2"])

    def test_over_a_sea_route(self) -> None:
        state = board("brazil: A 2" + FAR, "A", "move")
        do(state, "move brazil north-africa 1")
        expect(state, "north-africa: A 1")

    @pytest.mark.parametrize("there", ["human", "A 1", "A 1 + 2 humans", "nobody"])
    def test_into_territories_of_their_own_side_or_empty_ones(self, there: str) -> None:
        state = board(f"peru: A 2\nbrazil: {there}\nargentina: D1 1\nvenezuela: D1 1", "A", "move")
        assert choices(state, "move peru") == ["move peru brazil"]
        assert refused(state, "move peru argentina 1") == "RT-M1"

    def test_crossing_a_border_in_an_attack_does_not_use_it_up(self) -> None:
        state = board("peru: A 3\nargentina: D1 1\niceland: D1 1", "A")
        do(state, "attack peru argentina 2")
        do(state, "roll", "6 5 : 1")
        do(state, "done", cards="★")
        do(state, "move argentina brazil 1")
        expect(state, "peru: A 1\nargentina: A 1\nbrazil: A 1")

    def test_new_units_move_like_all_others(self) -> None:
        state = board("egypt: human" + FAR, "A", "place")
        play(state, "place egypt", "done", "move egypt north-africa 3 0")
        expect(state, "egypt: human\nnorth-africa: A 3")

    def test_in_the_next_turn_they_cross_a_border_again(self) -> None:
        state = board("peru: A 2\niceland: D1 2", "A", "move", players=2)
        play(state, "move peru brazil 1", "done", "done", "done", "done")
        play(state, "place egypt", "done", "move egypt north-africa 1")
        assert choices(state, "move brazil") == []
        expect(state, "peru: A 1\nbrazil: A 1")


@pytest.mark.rule("RT-M2")
class TestWhoStays:
    def test_humans_may_leave_a_territory_empty(self) -> None:
        state = board("peru: 2 humans" + FAR, "A", "move")
        do(state, "move peru brazil 2")
        expect(state, "peru: nobody\nbrazil: 2 humans")

    def test_the_last_autobot_stays(self) -> None:
        assert refused(board("peru: A 1" + FAR, "A", "move"), "move peru brazil 1") == "RT-M2"

    def test_a_human_is_enough_to_stay(self) -> None:
        state = board("peru: A 2 + human" + FAR, "A", "move")
        do(state, "move peru brazil 2")
        expect(state, "peru: human\nbrazil: A 2")

    def test_an_autobot_is_enough_to_stay(self) -> None:
        state = board("peru: A 1 + 2 humans" + FAR, "A", "move")
        do(state, "move peru brazil 0 2")
        expect(state, "peru: A 1\nbrazil: 2 humans")

    def test_not_all_of_a_mixed_stack_go_at_once(self) -> None:
        state = board("peru: A 1 + human" + FAR, "A", "move")
        assert refused(state, "move peru brazil 1 1") == "RT-M2"

    def test_but_one_after_the_other_by_what_stands_there_at_that_move(self) -> None:
        """The human who was left behind is then a human alone."""
        state = board("peru: A 1 + human" + FAR, "A", "move")
        play(state, "move peru brazil 1 0", "move peru argentina 1")
        expect(state, "peru: nobody\nbrazil: A 1\nargentina: human")

    def test_one_who_arrived_is_enough_to_stay(self) -> None:
        state = board("peru: A 1\nbrazil: 1 human" + FAR, "A", "move")
        play(state, "move brazil peru 1", "move peru argentina 1")
        expect(state, "peru: human\nargentina: A 1")


ROUTE = "scandinavia: D1 6\nrussia: D1 1\nural: D1 1\nafghanistan: D1 1\nchina: D1 1\negypt: A 1"


@pytest.mark.rule("RT-M3")
class TestDecepticons:
    def test_one_route_over_any_number_of_borders(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "move scandinavia russia ural china 5")
        expect(state, "scandinavia: D1 1\nrussia: D1 1\nural: D1 1\nchina: D1 6")

    def test_units_may_be_left_in_territories_passed_through(self) -> None:
        """The example of the rulebook, by another way."""
        state = board(ROUTE, phase="move")
        facts = play(state, "move scandinavia russia 5", "move russia afghanistan 3", "done")
        expect(state, "scandinavia: D1 1\nrussia: D1 3\nafghanistan: D1 4")
        assert [fact.units for fact in only(facts, Marched)] == [5, 3]
        assert asked(state) == "D2"

    def test_one_unit_stays_where_it_began(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "move scandinavia russia")
        assert choices(state) == [f"take {count}" for count in range(1, 6)]
        assert refused(board(ROUTE, phase="move"), "move russia ural 1") == "RT-M3"

    def test_units_that_are_met_on_the_way_stay(self) -> None:
        state = board(ROUTE, phase="move")
        play(state, "move scandinavia russia 2", "move russia ural")
        assert choices(state) == ["take 1", "take 2"]

    def test_the_route_passes_no_territory_twice(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "move scandinavia russia ural 5")
        assert choices(state) == ["done", "move ural china", "move ural afghanistan"]
        assert refused(state, "move ural russia 1") == "RT-M3"

    def test_nor_the_one_where_it_began(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "move scandinavia russia 5")
        assert refused(state, "move russia scandinavia 1") == "RT-M3"

    def test_through_territories_of_the_own_army_alone(self) -> None:
        state = board(ROUTE + "\nrussia: D2 1", phase="move", players=2, armies=2)
        assert choices(state, "move scandinavia") == []
        assert refused(state, "move scandinavia russia 1") == "RT-M3"
        assert refused(state, "move scandinavia iceland 1") == "RT-M3"

    def test_once_a_turn(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "move scandinavia russia 5")
        assert refused(state, "move ural china 1") == "RT-M3"
        do(state, "done")
        assert asked(state) == "D2"

    def test_not_at_all_if_not_wished(self) -> None:
        state = board(ROUTE, phase="move")
        do(state, "done")
        assert asked(state) == "D2"


@pytest.mark.rule("RT-M4")
class TestWhoMayMove:
    @pytest.mark.parametrize("attack", [[], ["attack peru brazil 1"]])
    def test_whether_or_not_the_army_attacked(self, attack: list[str]) -> None:
        state = board("peru: D1 4\nargentina: D1 1\negypt: A 1")
        play(state, *attack)
        do(state, "done", cards="★" * len(attack))
        assert "move peru argentina" in choices(state)

    def test_also_after_a_lost_force(self) -> None:
        state = board("peru: D1 4\nargentina: D1 1\nbrazil: A 2")
        do(state, "attack peru brazil 1")
        do(state, "roll", "1 : 6 6")
        do(state, "move peru argentina 2")
        expect(state, "peru: D1 1\nargentina: D1 3")
