"""Territory cards: how many are drawn, from where, and from when on they count."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollout.core.branches import branches
from rollout.games.risk import GAME
from rollout.games.risk.facts import CardDrawn
from rollout.games.risk.position import DECK_ONES, DECK_TWOS, ONES, USED_ONES, USED_TWOS
from rollout.games.risk.state import RiskState
from tests.games.risk.conserved import cards
from tests.games.risk.kit import board, do, has, look, only, phase, play

HOME = "\niceland: D2 1\negypt: A 1"
"""Others, far away."""


def stack(state: RiskState, ones: int, twos: int, used_ones: int, used_twos: int) -> None:
    """What lies in the stack and on the discard pile; all others lie before army D3, which no test looks at."""
    common = state.common
    common[DECK_ONES], common[DECK_TWOS], common[USED_ONES], common[USED_TWOS] = ones, twos, used_ones, used_twos
    for what, missing in ((ONES, 30 - cards(state)[0]), (ONES + 1, 12 - cards(state)[1])):
        state.change(3, what, missing)


@pytest.mark.rule("RT-D1")
class TestDecepticons:
    def test_one_card_for_each_territory_conquered(self) -> None:
        state = board("peru: D1 9\nargentina: human\nvenezuela: A 1" + HOME)
        for there in ("argentina", "venezuela"):
            do(state, f"attack peru {there} 3")
            do(state, "roll", "6 5 4 : 1")
        assert only(do(state, "done", cards="★ ★★"), CardDrawn) == [CardDrawn(1, 1), CardDrawn(1, 2)]
        assert (has(state, "D1", "ones"), has(state, "D1", "twos")) == (1, 1)

    def test_for_one_that_is_taken_from_other_decepticons(self) -> None:
        state = board("peru: D1 9\nargentina: D2 1" + HOME)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        do(state, "done", cards="★")

    def test_for_an_empty_one(self) -> None:
        state = board("peru: D1 9" + HOME)
        do(state, "attack peru argentina 3")
        do(state, "done", cards="★")

    def test_for_a_won_entry_battle(self) -> None:
        state = board("alaska: human" + HOME, phase="place")
        do(state, "place alaska")
        do(state, "roll", "6 5 4 : 1")
        do(state, "done", cards="★")

    def test_for_new_units_in_an_empty_territory(self) -> None:
        state = board("peru: D1 1" + HOME, phase="place")
        do(state, "place alaska")
        do(state, "done", cards="★")

    def test_drawing_is_not_voluntary(self) -> None:
        """Nobody is asked: the cards come when the attacks are over."""
        state = board("peru: D1 9" + HOME)
        do(state, "attack peru argentina 3")
        do(state, "done", cards="★")
        assert phase(state) == "move"

    def test_at_random(self) -> None:
        """As likely as there are such cards in the stack."""
        state = board("peru: D1 9" + HOME)
        do(state, "attack peru argentina 3")
        stack(state, 3, 1, 0, 0)
        chances = [Fraction(0), Fraction(0)]
        for probability, after in branches(state, 1, GAME.read(look(state), "done")[0]):
            chances[after.of(1, ONES) == 0] += probability
        assert chances == [Fraction(3, 4), Fraction(1, 4)]


@pytest.mark.rule("RT-D2")
class TestAutobots:
    @pytest.mark.parametrize(("here", "force"), [("A 4", "3"), ("4 humans", "3"), ("A 2 + 2 humans", "1 2")])
    def test_they_draw_for_what_autobots_or_humans_take_from_decepticons(self, here: str, force: str) -> None:
        state = board(f"peru: {here}\nargentina: D1 1\nalaska: D1 1", "A")
        do(state, f"attack peru argentina {force}")
        do(state, "roll", "6 5 4 : 1")
        do(state, "done", cards="★★")
        assert has(state, "A", "twos") == 1

    def test_also_for_an_entry_battle_against_decepticons(self) -> None:
        state = board("egypt: D1 1\nalaska: D1 1", "A", "place")
        do(state, "place egypt")
        do(state, "roll", "6 5 4 : 1")
        do(state, "done", cards="★")

    @pytest.mark.parametrize("there", ["human", "A 1", "nobody"])
    def test_never_for_entering(self, there: str) -> None:
        state = board(f"egypt: {there}\nsouthern-europe: {there}\nalaska: D1 1", "A", "place")
        play(state, "place egypt", "done", "move egypt southern-europe 1 0", "done")
        assert look(state).stack == (30, 12)


@pytest.mark.rule("RT-D3")
class TestCollected:
    def test_no_conquest_no_card(self) -> None:
        state = board("peru: D1 9\nargentina: 4 humans" + HOME)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1 1")
        play(state, "withdraw", "done")
        assert (has(state, "D1", "ones"), has(state, "D1", "twos")) == (0, 0)

    def test_they_count_from_the_next_turn_on(self) -> None:
        state = board("peru: D1 9\nD1: ones 9\negypt: A 1", players=2)
        do(state, "attack peru argentina 3")
        do(state, "done", cards="★")
        assert phase(state) == "move"
        play(state, "done", "done", "done", "done")
        assert phase(state) == "exchange"

    def test_they_lie_open_to_all(self) -> None:
        state = board("peru: D1 9\nD1: ones 4, twos 2")
        for viewer in (-1, 0, 1, 2, 3):
            assert (look(state, viewer).armies[1].ones, look(state, viewer).armies[1].twos) == (4, 2)


@pytest.mark.rule("RT-N5")
class TestStack:
    def conquered(self, count: int) -> RiskState:
        """So many empty territories of South America have been taken."""
        state = board("peru: D1 9" + HOME)
        for there in ("argentina", "brazil", "venezuela")[:count]:
            do(state, f"attack peru {there} 1")
        return state

    def test_an_empty_stack_is_made_of_the_discard_pile(self) -> None:
        state = self.conquered(1)
        stack(state, 0, 0, 4, 2)
        do(state, "done", cards="★★")
        assert (look(state).stack, look(state).discards) == ((4, 1), (0, 0))

    def test_only_when_a_card_must_be_drawn(self) -> None:
        state = self.conquered(1)
        stack(state, 1, 0, 4, 2)
        do(state, "done", cards="★")
        assert (look(state).stack, look(state).discards) == ((0, 0), (4, 2))

    def test_in_the_middle_of_drawing(self) -> None:
        state = self.conquered(3)
        stack(state, 0, 1, 1, 1)
        do(state, "done", cards="★★ ★ ★★")
        assert (look(state).stack, look(state).discards) == ((0, 0), (0, 0))

    def test_if_both_are_empty_no_card_is_drawn(self) -> None:
        state = self.conquered(3)
        stack(state, 1, 0, 0, 0)
        assert len(only(do(state, "done", cards="★"), CardDrawn)) == 1
        assert phase(state) == "move"
