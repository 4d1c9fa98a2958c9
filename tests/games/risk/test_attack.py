"""Attacking: from where to where, with how many, and the dice."""

from __future__ import annotations

import pytest

from rollout.games.risk.facts import Attacked, DiceRolled, ForceLost, Withdrew
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import asked, board, choices, do, expect, has, look, only, phase, play, refused, standing


@pytest.mark.rule("RT-A1")
class TestWhere:
    def test_over_a_border_or_a_sea_route(self) -> None:
        state = board("alaska: D1 2\nalberta: human\nkamchatka: human\nontario: human\nnorthwest-territory: D1 1")
        assert choices(state, "attack alaska") == ["attack alaska alberta", "attack alaska kamchatka"]
        assert refused(state, "attack alaska ontario 1") == "RT-A1"

    def test_from_a_territory_with_units_of_the_own_side(self) -> None:
        state = board("alaska: D2 2\nalberta: human\nperu: D1 1")
        assert choices(state, "attack") == []
        assert refused(state, "attack alaska alberta 1") == "RT-A1"

    def test_as_often_as_one_likes(self) -> None:
        state = board("alaska: D1 5\nalberta: human\nkamchatka: human\negypt: A 1")
        for there in ("alberta", "kamchatka"):
            do(state, f"attack alaska {there} 2")
            do(state, "roll", "6 5 : 1")
        assert look(state).conquests == 2 and phase(state) == "attack"

    def test_or_not_at_all(self) -> None:
        state = board("alaska: D1 5\nalberta: human")
        do(state, "done")
        assert phase(state) == "move"


@pytest.mark.rule("RT-A2")
class TestWhom:
    @pytest.mark.parametrize("there", ["human", "A 1", "A 2 + 3 humans", "D2 1"])
    def test_decepticons_attack_humans_autobots_and_other_decepticons(self, there: str) -> None:
        state = board(f"peru: D1 2\nargentina: {there}\nbrazil: D1 1\nvenezuela: D1 1")
        assert choices(state, "attack peru") == ["attack peru argentina"]

    @pytest.mark.parametrize("here", ["A 2", "2 humans", "A 1 + human"])
    @pytest.mark.parametrize("there", ["human", "A 1", "A 1 + human", "nobody"])
    def test_autobots_and_humans_attack_decepticons_alone(self, here: str, there: str) -> None:
        state = board(f"peru: {here}\nargentina: {there}\nbrazil: D1 1", "A")
        assert choices(state, "attack peru") == ["attack peru brazil"]

    def test_no_army_attacks_itself(self) -> None:
        state = board("peru: D1 2\nargentina: D1 1")
        assert refused(state, "attack peru argentina 1") == "RT-A2"


@pytest.mark.rule("RT-A3")
class TestForce:
    def test_one_unit_stays_as_a_guard(self) -> None:
        state = board("peru: D1 3\nargentina: human")
        do(state, "attack peru argentina")
        assert choices(state) == ["take 1", "take 2"]

    def test_a_single_transformer_cannot_attack(self) -> None:
        assert refused(board("peru: D1 1\nargentina: human"), "attack peru argentina 1") == "RT-A3"
        assert refused(board("peru: A 1\nargentina: D1 1", "A"), "attack peru argentina 1") == "RT-A3"

    def test_humans_may_leave_a_territory_empty(self) -> None:
        state = board("peru: 2 humans\nargentina: D1 1", "A")
        do(state, "attack peru argentina 2")
        do(state, "roll", "6 5 : 1")
        expect(state, "peru: nobody\nargentina: 2 humans")

    def test_a_force_may_mix_autobots_and_humans(self) -> None:
        state = board("peru: A 2 + 2 humans\nargentina: D1 1", "A")
        assert only(play(state, "attack peru argentina 1 2"), Attacked) == [
            Attacked(0, "Peru", "Argentina", 1, 2, 1),
        ]
        expect(state, "peru: A 1")

    def test_a_human_is_guard_enough_for_all_autobots(self) -> None:
        state = board("peru: A 2 + human\nargentina: D1 1", "A")
        play(state, "attack peru argentina", "take 2")
        assert phase(state) == "battle"
        expect(state, "peru: human")

    def test_an_autobot_is_guard_enough_for_all_humans(self) -> None:
        state = board("peru: A 1 + 3 humans\nargentina: D1 1", "A")
        do(state, "attack peru argentina 0 3")
        expect(state, "peru: A 1")

    def test_all_of_a_mixed_stack_cannot_go(self) -> None:
        state = board("peru: A 2 + 2 humans\nargentina: D1 1", "A")
        play(state, "attack peru argentina", "take 2")
        assert choices(state) == ["humans 0", "humans 1"]

    def test_the_guard_is_asked_for_by_what_stands_there_then(self) -> None:
        """The human who was the guard of the Autobots may follow them, and leave the territory empty."""
        state = board("peru: A 1 + human\nargentina: D1 1\nbrazil: D1 1", "A")
        do(state, "attack peru argentina 1")
        do(state, "roll", "6 : 1")
        do(state, "attack peru brazil 1")
        do(state, "roll", "6 : 1")
        expect(state, "peru: nobody\nargentina: A 1\nbrazil: human")

    def test_a_force_is_at_least_one(self) -> None:
        state = board("peru: A 1 + human\nargentina: D1 1", "A")
        play(state, "attack peru argentina", "take 0")
        assert choices(state) == ["humans 1"]


@pytest.mark.rule("RT-A4")
def test_the_whole_garrison_defends() -> None:
    state = board("peru: D1 9\nargentina: A 1 + 2 humans")
    do(state, "attack peru argentina 8")
    do(state, "roll on", "6 5 4 : 1 1 / 6 5 4 : 1")
    expect(state, "argentina: D1 8")


def battle(force: int, garrison: str = "9 humans") -> RiskState:
    """So many Decepticons attack Argentina from Peru."""
    state = board(f"peru: D1 {force + 1}\nargentina: {garrison}")
    do(state, f"attack peru argentina {force}")
    return state


@pytest.mark.rule("RT-A5")
class TestDice:
    @pytest.mark.parametrize(("force", "black"), [(1, "1"), (2, "1 1"), (3, "1 1 1"), (4, "1 1 1"), (9, "1 1 1")])
    def test_a_black_die_for_each_attacker_three_at_most(self, force: int, black: str) -> None:
        do(battle(force), "roll", f"{black} : 6 6")

    @pytest.mark.parametrize(("garrison", "red"), [("human", "6"), ("2 humans", "6 6"), ("A 1 + 4 humans", "6 6")])
    def test_a_red_die_for_each_defender_two_at_most(self, garrison: str, red: str) -> None:
        do(battle(3, garrison), "roll", f"1 1 1 : {red}")

    def test_the_guard_rolls_no_die(self) -> None:
        state = board("peru: D1 3\nargentina: human")
        do(state, "attack peru argentina 2")
        do(state, "roll", "6 5 : 1")


@pytest.mark.rule("RT-A6")
class TestComparing:
    @pytest.mark.parametrize(
        ("dice", "attackers", "defenders"),
        [
            ("6 3 1 : 4 2", 0, 2),  # the example of the rulebook
            ("6 3 1 : 4 3", 1, 1),  # and what would have been
            ("1 3 6 : 2 4", 0, 2),
            ("5 5 5 : 5 5", 2, 0),
            ("6 6 1 : 6 5", 1, 1),
            ("6 1 1 : 5 1", 1, 1),
            ("2 2 2 : 1 6", 1, 1),
        ],
    )
    def test_highest_with_highest_and_next_with_next(self, dice: str, attackers: int, defenders: int) -> None:
        (rolled,) = only(do(battle(3), "roll", dice), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == (attackers, defenders)

    def test_equal_dice_cost_an_attacker(self) -> None:
        (rolled,) = only(do(battle(1, "human"), "roll", "4 : 4"), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == (1, 0)

    @pytest.mark.parametrize(("dice", "lost"), [("6 6 6 : 1", (0, 1)), ("1 1 1 : 6", (1, 0))])
    def test_surplus_black_dice_are_ignored(self, dice: str, lost: tuple[int, int]) -> None:
        (rolled,) = only(do(battle(3, "human"), "roll", dice), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == lost

    def test_a_surplus_red_die_is_ignored(self) -> None:
        (rolled,) = only(do(battle(1), "roll", "5 : 4 4"), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == (0, 1)

    def test_all_losses_of_a_roll_apply_together(self) -> None:
        state = battle(2, "2 humans")
        do(state, "roll", "6 1 : 5 5")
        assert (look(state).fight.units, standing(state, "argentina")) == (1, "human")  # type: ignore[union-attr]

    @pytest.mark.parametrize("garrison", ["2 humans", "A 2", "D2 2", "A 1 + human"])
    def test_it_is_the_same_for_every_kind_of_troop(self, garrison: str) -> None:
        (rolled,) = only(do(battle(3, garrison), "roll", "6 4 1 : 5 4"), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == (1, 1)

    def test_humans_attack_with_the_same_dice(self) -> None:
        state = board("peru: 3 humans\nargentina: D1 2", "A")
        do(state, "attack peru argentina 3")
        (rolled,) = only(do(state, "roll", "6 5 4 : 5 4"), DiceRolled)
        assert (rolled.attackers, rolled.defenders) == (0, 2)


@pytest.mark.rule("RT-A7")
class TestAutobotsFallFirst:
    def test_in_defence(self) -> None:
        state = battle(3, "A 1 + 2 humans")
        do(state, "roll", "6 1 1 : 5 5")
        expect(state, "argentina: 2 humans")
        assert has(state, "D1", "slaves") == 0

    def test_then_humans_in_the_same_roll(self) -> None:
        state = battle(3, "A 1 + 2 humans")
        do(state, "roll", "6 6 1 : 5 5")
        expect(state, "argentina: human")
        assert has(state, "D1", "slaves") == 1

    def test_also_in_a_mixed_attacking_force(self) -> None:
        state = board("peru: A 2 + 2 humans\nargentina: D1 2", "A")
        do(state, "attack peru argentina 1 2")
        do(state, "roll", "1 1 1 : 6 1")
        do(state, "withdraw")
        expect(state, "peru: A 1 + human")
        assert has(state, "D1", "slaves") == 1


@pytest.mark.rule("RT-A8")
def test_dice_become_fewer_only_with_fewer_than_three_and_two() -> None:
    state = battle(4, "3 humans")
    do(state, "roll", "6 1 1 : 5 5")
    do(state, "roll", "1 1 1 : 6 6")
    do(state, "roll", "6 : 5 5")
    do(state, "roll", "6 : 5")
    expect(state, "argentina: D1 1")


@pytest.mark.rule("RT-A9")
class TestRolling:
    def test_until_the_territory_falls(self) -> None:
        state = battle(3, "3 humans")
        do(state, "roll on", "6 5 1 : 4 4 / 6 1 1 : 5")
        expect(state, "argentina: D1 3")

    def test_until_the_force_is_gone(self) -> None:
        state = battle(2)
        assert only(do(state, "roll on", "1 1 : 6 6"), ForceLost) == [ForceLost(1, "Argentina")]
        expect(state, "peru: D1 1\nargentina: 9 humans")

    def test_until_so_many_are_left(self) -> None:
        state = battle(5)
        do(state, "roll 2", "1 1 1 : 6 6 / 6 1 1 : 5 5")
        assert (phase(state), look(state).fight.units) == ("battle", 2)  # type: ignore[union-attr]

    def test_at_least_one_roll_is_made(self) -> None:
        state = battle(3)
        assert refused(state, "withdraw") == refused(state, "done") == "RT-A9"
        do(state, "roll", "1 1 1 : 6 6")
        assert "withdraw" in choices(state)

    def test_survivors_who_withdraw_return_to_where_they_came_from(self) -> None:
        state = battle(3)
        do(state, "roll", "1 1 1 : 6 6")
        assert only(do(state, "withdraw"), Withdrew) == [Withdrew(1, "Argentina", 1, 0)]
        expect(state, "peru: D1 2\nargentina: 9 humans")
        assert phase(state) == "attack"

    def test_a_mixed_force_returns_as_it_is(self) -> None:
        state = board("peru: A 3 + 2 humans\nargentina: D1 9", "A")
        do(state, "attack peru argentina 2 2")
        do(state, "roll", "1 1 1 : 6 1")
        do(state, "withdraw")
        expect(state, "peru: A 1 + 2 humans")

    def test_humans_who_left_their_territory_empty_come_back(self) -> None:
        state = board("peru: 3 humans\nargentina: D1 9", "A")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 1 1 : 5 1")
        do(state, "withdraw")
        expect(state, "peru: 2 humans\nargentina: D1 8")

    def test_who_has_withdrawn_may_attack_again(self) -> None:
        state = battle(3)
        do(state, "roll", "1 1 1 : 6 1")
        play(state, "withdraw", "attack peru argentina 1")
        assert (phase(state), asked(state)) == ("battle", "D1")
        assert refused(state, "withdraw") == "RT-A9"
