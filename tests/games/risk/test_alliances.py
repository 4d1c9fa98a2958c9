"""Alliances are words: the rules know nothing of them."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.risk import GAME
from rollout.games.risk.choices import VERBS, verb_of
from rollout.testing import plays
from tests.games.risk.kit import board, choices, do, expect, refused

ALLIES = "peru: D1 4\nargentina: D2 4\nbrazil: D1 1\negypt: A 1\n"


@pytest.mark.rule("RT-L1")
class TestAlliances:
    def test_decepticons_may_attack_one_another_whatever_they_agreed_on(self) -> None:
        state = board(ALLIES)
        assert "attack peru argentina" in choices(state)

    def test_nobody_passes_through_a_territory_of_another_army(self) -> None:
        state = board(ALLIES, phase="move")
        assert refused(state, "move peru argentina 1") == "RT-M3"

    def test_nobody_places_units_with_another_army(self) -> None:
        """They would fight for the territory."""
        state = board(ALLIES, phase="place")
        do(state, "place argentina")
        do(state, "roll", "6 5 4 : 1 1")
        expect(state, "argentina: D2 2")

    @pytest.mark.parametrize("options", [{}, {"players": 2, "armies": 3}])
    def test_not_even_armies_of_one_commander_help_one_another(self, options: dict[str, Any]) -> None:
        state = board(ALLIES + "D1: bars 2, ones 4", phase="move", **options)
        assert refused(state, "give 2") == "RT-P4"
        assert {line.split()[0] for line in choices(state)} == {"done", "move", "add"}

    def test_only_a_card_that_says_so_is_handed_over(self) -> None:
        """Of all that is done in whole games, giving is an answer to such a card alone."""
        for played in plays(GAME, 3):
            for before, step in zip(played.steps, played.steps[1:], strict=False):
                if VERBS[verb_of(step.action)] == "give":
                    assert played.game.view(before.state, 0).found in {"Leaked Plans", "Sabotage"}
