"""What is never more nor less in a game of RISK: humans, cards, Energon [RT-S2, RT-S4, RT-S5, RT-E3]."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.wire import Fact
from rollout.games.risk.choices import REVEAL_CARD, verb_of
from rollout.games.risk.facts import ArmyOut, MeterMoved
from rollout.games.risk.position import (
    ADDED_BARS,
    BAR,
    BARS,
    DECK_ONES,
    DECK_TWOS,
    FACE_DOWN,
    FORCE_MEN,
    FORCE_UNITS,
    IN_ARMIES,
    IN_LAND,
    LOST_HUMANS,
    METER_MOST,
    METER_NOW,
    NOBODY,
    ONES,
    SLAVES,
    TWOS,
    USED_ONES,
    USED_TWOS,
)
from rollout.games.risk.state import RiskState


def humans(state: RiskState) -> int:
    """On the map, in a force, enslaved or lost [RT-N11]."""
    on_map = sum(state.humans(territory) for territory in range(state.tables.count))
    return on_map + state.fight[FORCE_MEN] + held(state, SLAVES) + state.common[LOST_HUMANS]


def cards(state: RiskState) -> tuple[int, int]:
    """Territory cards of one star and of two: in the stack, discarded, or before an army."""
    ones = state.common[DECK_ONES] + state.common[USED_ONES] + held(state, ONES)
    return int(ones), int(state.common[DECK_TWOS] + state.common[USED_TWOS] + held(state, TWOS))


def bars(state: RiskState) -> int:
    """Energon bars on the map and before armies."""
    return sum(state.land[territory * IN_LAND + BAR] for territory in range(state.tables.count)) + held(state, BARS)


def power(state: RiskState) -> int:
    """Power cards that nobody has seen, or that are kept."""
    return sum(state.unseen) + sum(state.kept)


def held(state: RiskState, what: int) -> int:
    """How many of something all armies have together."""
    return int(sum(state.armies[at] for at in range(what, len(state.armies), IN_ARMIES)))


def check_action(before: RiskState, action: int, after: RiskState, facts: Sequence[Fact]) -> None:
    """After an action there is as much of everything as before, but for what the rules say is used."""
    assert humans(after) == humans(before)
    assert cards(after) == cards(before)
    assert bars(before) - bars(after) == used_bars(action, facts)
    assert power(after) <= power(before)
    check(after)


def used_bars(action: int, facts: Sequence[Fact]) -> int:
    """Bars that went from an army to the meter, or out of the game with it [RT-E2, RT-V1]; those of cards apart."""
    is_card = verb_of(action) == REVEAL_CARD
    added = sum(fact.by for fact in facts if isinstance(fact, MeterMoved) and fact.army != NOBODY and not is_card)
    return added + sum(fact.bars for fact in facts if isinstance(fact, ArmyOut) and fact.by == NOBODY)


def check(state: RiskState) -> None:
    """Nothing is less than none, and nobody stands where nobody can."""
    assert min(state.fight[FORCE_UNITS], state.fight[FORCE_MEN], *state.common, *state.unseen, *state.kept) >= 0
    assert held(state, FACE_DOWN) <= sum(state.unseen)
    assert state.common[METER_NOW] <= state.common[METER_MOST]
    for territory in range(state.tables.count):
        owner, units, men = state.owner(territory), state.units(territory), state.humans(territory)
        assert units >= 0 and men >= 0
        assert (owner == NOBODY) == (units + men == 0)
        assert men == 0 or owner == 0, "humans stand among Decepticons"
        assert units == 0 or state.land[territory * IN_LAND + BAR] == 0, "a Transformer left a bar lying"


def check_new(state: RiskState) -> None:
    """What there is at the beginning."""
    assert humans(state) == state.tables.count == 42
    assert sum(cards(state)) == 42
    assert (bars(state), power(state), state.common[ADDED_BARS]) == (5, 15, 0)
