"""Power cards in a battle: who declares when, dice that are raised, attacks that are cancelled."""

from __future__ import annotations

import pytest

from rollout.games.risk.facts import AttackCancelled
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import (
    asked,
    board,
    choices,
    do,
    expect,
    keeps,
    kind,
    look,
    only,
    phase,
    play,
    refused,
)

WORLD = "alaska: D1 4\nargentina: D2 4\nyakutsk: D3 4\negypt: A 2 + 2 humans\n"


def declared(more: str, turn: str = "D1") -> RiskState:
    """D1 attacks Alberta from Alaska with three."""
    state = board(WORLD + "alberta: 4 humans\n" + more, turn)
    do(state, "attack alaska alberta 3")
    return state


@pytest.mark.rule("RT-P6", "RT-A14")
class TestInBattle:
    def test_first_the_attacker_then_the_defender_before_the_first_roll(self) -> None:
        state = declared("D1: keeps targeting-computer\nA: keeps force-field")
        assert (asked(state), phase(state)) == ("D1", "attack-card")
        do(state, "use targeting-computer")
        assert (asked(state), phase(state)) == ("A", "defence-card")
        do(state, "use force-field")
        assert (asked(state), phase(state)) == ("D1", "battle")
        do(state, "roll", "6 1 1 : 5 1")
        assert choices(state, "use") == []

    def test_neither_has_to(self) -> None:
        state = declared("D1: keeps targeting-computer\nA: keeps force-field")
        play(state, "done", "done")
        assert phase(state) == "battle"
        assert (keeps(state, "D1"), keeps(state, "A")) == (["targeting-computer"], ["force-field"])

    def test_the_defender_may_answer_although_the_attacker_does_not_declare(self) -> None:
        state = declared("A: keeps force-field")
        assert (asked(state), phase(state)) == ("A", "defence-card")

    def test_one_card_a_side(self) -> None:
        state = board(WORLD + "alberta: 4 humans\nA: keeps force-field")
        state.kept[kind("hold-the-line")] = 1
        state.unseen[kind("hold-the-line")] = 0
        do(state, "attack alaska alberta 3")
        assert choices(state) == ["done", "use force-field", "use hold-the-line"]
        do(state, "use force-field")
        assert (phase(state), keeps(state, "A")) == ("battle", ["hold-the-line"])

    def test_used_cards_leave_the_game(self) -> None:
        state = declared("D1: keeps targeting-computer")
        do(state, "use targeting-computer")
        assert keeps(state, "D1") == []
        assert look(state).power[kind("targeting-computer")].unseen == 1

    def test_the_highest_black_die_is_raised_in_every_roll(self) -> None:
        state = declared("D1: keeps targeting-computer")
        do(state, "use targeting-computer")
        do(state, "roll", "5 3 1 : 5 4")
        expect(state, "alberta: 3 humans")
        do(state, "roll", "5 1 : 5 2")
        expect(state, "alberta: 2 humans")

    def test_only_the_highest(self) -> None:
        """5 and 5 against 5 and 5: the raised one wins, the other does not."""
        state = declared("D1: keeps targeting-computer")
        do(state, "use targeting-computer")
        do(state, "roll", "5 5 5 : 5 5")
        expect(state, "alberta: 3 humans")

    def test_a_raised_die_counts_up_to_seven(self) -> None:
        state = declared("D1: keeps targeting-computer")
        do(state, "use targeting-computer")
        do(state, "roll", "6 1 1 : 6 6")
        expect(state, "alberta: 3 humans")

    def test_the_highest_red_die_is_raised(self) -> None:
        state = declared("A: keeps force-field")
        do(state, "use force-field")
        do(state, "roll", "6 6 1 : 5 5")
        expect(state, "alberta: 3 humans")

    def test_both_raised_are_compared_as_ever(self) -> None:
        state = declared("D1: keeps targeting-computer\nA: keeps force-field")
        play(state, "use targeting-computer", "use force-field")
        do(state, "roll", "6 1 1 : 6 1")
        expect(state, "alberta: 4 humans")

    def test_the_card_serves_in_one_battle_alone(self) -> None:
        state = declared("D1: keeps targeting-computer")
        do(state, "use targeting-computer")
        do(state, "roll", "5 3 1 : 6 6")
        play(state, "withdraw", "attack alaska alberta 1")
        do(state, "roll", "5 : 5 1")
        expect(state, "alberta: 4 humans")

    def test_none_may_be_revealed_in_this_phase(self) -> None:
        state = board(WORLD + "D1: power 2\nalberta: human")
        assert refused(state, "reveal") == "RT-N6"
        do(state, "attack alaska alberta 2")
        assert refused(state, "reveal") == "RT-A9"

    def test_taking_an_empty_territory_is_no_battle(self) -> None:
        state = board(WORLD + "D1: keeps targeting-computer")
        do(state, "attack alaska alberta 2")
        expect(state, "alberta: D1 2")


@pytest.mark.rule("RT-P6")
class TestCancelledAttack:
    def test_the_attack_does_not_happen(self) -> None:
        state = declared("A: keeps hold-the-line")
        assert only(do(state, "use hold-the-line"), AttackCancelled) == [AttackCancelled(1, "Alberta")]
        expect(state, "alaska: D1 4\nalberta: 4 humans")
        assert (asked(state), phase(state), keeps(state, "A")) == ("D1", "attack", [])

    def test_it_may_not_be_tried_again_this_turn_by_that_army(self) -> None:
        state = declared("A: keeps hold-the-line\nnorthwest-territory: D1 4\nkamchatka: human")
        do(state, "use hold-the-line")
        assert refused(state, "attack alaska alberta 1") == refused(state, "attack northwest alberta 1") == "RT-P6"
        assert "attack alaska kamchatka" in choices(state)

    def test_in_the_next_turn_it_may(self) -> None:
        state = declared("A: keeps hold-the-line")
        do(state, "use hold-the-line")
        play(state, *["done"] * 2)
        assert not any(territory.shielded for territory in look(state).territories)

    def test_another_army_may_attack_it(self) -> None:
        state = declared("A: keeps hold-the-line\nontario: D2 3")
        play(state, "use hold-the-line", "done", "done", "done", "attack ontario alberta 2")
        assert (asked(state), phase(state)) == ("D2", "battle")

    def test_a_card_that_the_attacker_had_declared_is_spent(self) -> None:
        state = declared("D1: keeps targeting-computer\nA: keeps hold-the-line")
        play(state, "use targeting-computer", "use hold-the-line")
        assert keeps(state, "D1") == []

    def test_it_does_not_end_the_attacks(self) -> None:
        state = declared("A: keeps hold-the-line\nkamchatka: human")
        do(state, "use hold-the-line")
        assert "attack alaska kamchatka" in choices(state)

    def entry(self) -> RiskState:
        """New units want to land in Peru, and that is cancelled."""
        state = board(WORLD + "peru: 2 humans\nA: keeps hold-the-line\nD1: keeps targeting-computer", phase="place")
        play(state, "place peru", "use targeting-computer", "use hold-the-line")
        return state

    def test_new_units_are_placed_again_elsewhere(self) -> None:
        state = self.entry()
        assert (asked(state), phase(state), look(state).supply) == ("D1", "place", 3)
        assert refused(state, "place peru") == "RT-P6"
        do(state, "place alaska")
        expect(state, "alaska: D1 7\nperu: 2 humans")

    def test_or_fight_for_another_territory_without_the_card(self) -> None:
        state = self.entry()
        do(state, "place argentina")
        assert phase(state) == "battle"
        do(state, "roll", "5 1 1 : 5 5")
        expect(state, "argentina: D2 4")

    def test_or_not_at_all(self) -> None:
        state = self.entry()
        do(state, "done")
        assert (phase(state), look(state).supply) == ("attack", 0)

    def test_the_army_cannot_attack_there_later_in_the_turn(self) -> None:
        state = board(WORLD + "peru: 2 humans\nbrazil: D1 4\nA: keeps hold-the-line", phase="place")
        play(state, "place peru", "use hold-the-line", "place alaska")
        assert refused(state, "attack brazil peru 3") == "RT-P6"
