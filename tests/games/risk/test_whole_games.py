"""Whole random games over all options: nothing that there is a number of is ever more or less."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.chance import Fast, Recording
from rollout.core.wire import Fact
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.choices import REVEAL_CARD, verb_of
from rollout.games.risk.facts import ArmyOut, MeterMoved
from rollout.games.risk.position import ADDED_BARS, METER_NOW, NOBODY
from rollout.games.risk.state import RiskState
from tests.games.risk.conserved import bars, cards, check, check_action, check_new, humans, power

TABLES = [(players, armies) for players in (2, 3, 4) for armies in (0, 1, 2, 3)]
AGREED: list[dict[str, Any]] = [
    {"continents": continents, "elimination": elimination, "autobots": autobots, "meter": meter}
    for continents, elimination, autobots, meter in (
        ("any-ally", "grace", "first", 3),
        ("needs-autobot", "strict", "last", 2),
        ("any-ally", "strict", "lot", 4),
        ("needs-autobot", "grace", "first", 1),
    )
]


class Ledger:
    """What a whole game has used of what there was at its beginning."""

    def __init__(self, state: RiskState) -> None:
        self.start = int(state.common[METER_NOW])
        self.used = self.gone = self.fallen = self.leaked = self.revealed = 0

    def note(self, action: int, facts: list[Fact]) -> None:
        """Bars that were added, that went with an army, that a round or a card took; cards that were revealed."""
        is_card = verb_of(action) == REVEAL_CARD
        self.revealed += is_card
        for fact in facts:
            if isinstance(fact, ArmyOut) and fact.by == NOBODY:
                self.gone += fact.bars
            elif isinstance(fact, MeterMoved):
                self.fallen += fact.army == NOBODY
                self.leaked += is_card and fact.by < 0
                self.used += 0 if is_card or fact.army == NOBODY else fact.by

    def check(self, state: RiskState) -> None:
        """42 humans, 42 Territory cards, 15 Power cards, five bars and those that cards added."""
        assert humans(state) == 42
        assert cards(state) == (30, 12)
        assert sum(state.unseen) == 15 - self.revealed and power(state) <= 15
        assert bars(state) + self.used + self.gone == 5
        meter = self.start + self.used + state.common[ADDED_BARS] - self.fallen - self.leaked
        assert state.common[METER_NOW] == meter


@pytest.mark.rule("RT-S2", "RT-S4", "RT-S5", "RT-S7", "RT-N11", "RT-E3", "RT-D3")
@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: f"{agreed['continents']}-{agreed['elimination']}")
@pytest.mark.parametrize(("players", "armies"), TABLES)
def test_nothing_comes_and_nothing_goes(players: int, armies: int, agreed: dict[str, Any]) -> None:
    chance, picks = Recording(Fast(players * 10 + armies)), Fast(players + 100 * armies)
    state = GAME.setup(RiskOptions(players=players, armies=armies, **agreed), GAME.native, chance)
    check_new(state)
    check(state)
    ledger = Ledger(state)
    while len(state.actors()):
        (seat,) = state.actors()
        actions = state.legal(seat)
        action = lively(state, int(seat), list(actions), picks)
        before, facts = state.clone(), list[Fact]()
        state.apply(seat, action, chance, facts)
        check_action(before, action, state, facts)
        ledger.note(action, facts)
        ledger.check(state)
    assert state.outcome()


def lively(state: RiskState, seat: int, actions: list[int], picks: Fast) -> int:
    """As often what makes sense as anything at all: else nobody conquers much."""
    if picks.below(3, "sense") == 0:
        return actions[picks.below(len(actions), "action")]
    weights = [int(weight) for weight in GAME.heuristic().weights(state, seat, state.legal(seat))]
    left = picks.below(sum(weights), "weight")
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights are positive")
