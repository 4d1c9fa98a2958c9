"""From a view back to the one state that it can come from: the board is open, so there is only one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.risk.elimination import REASONS
from rollout.games.risk.position import (
    ADDED_BARS,
    AT,
    BAR,
    BARS,
    BEATEN_BY,
    BLACK_BONUS,
    CAME,
    CAME_HUMANS,
    CARRIED,
    COMMANDER,
    CONQUESTS,
    DECK_ONES,
    DECK_TWOS,
    FACE_DOWN,
    FORCE_MEN,
    FORCE_UNITS,
    FOUND,
    FRESH,
    FRESH_AT,
    GIFT,
    HAS_MARCHED,
    HUMANS,
    IN_ARMIES,
    IN_COMMON,
    IN_FIGHT,
    IN_LAND,
    IN_TURN,
    IS_ANYWHERE,
    IS_OUT,
    LOSER,
    LOST_HUMANS,
    METER_MOST,
    METER_NOW,
    NOBODY,
    ONES,
    OWED,
    OWNER,
    PHASES,
    RED_BONUS,
    ROLLS,
    ROUND,
    SHIELD,
    SLAVES,
    START,
    SUPPLY,
    TARGET,
    TO,
    TURNS,
    TWOS,
    UNITS,
    USED_ONES,
    USED_TWOS,
    Rules,
)
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import MOST_ARMIES, Tables
from rollout.games.risk.view import RiskView


def restore(tables: Tables, view: RiskView) -> RiskState:
    """The state that a view shows."""
    state = RiskState(
        tables,
        Rules(len(view.armies), int(view.needs_autobot), int(view.strict), 1 + max(army.seat for army in view.armies)),
        phase=PHASES.index(view.phase),
        army=view.army,
        asked=REASONS.index(view.reason) if view.reason else view.asked,
        land=filled(tables.count * IN_LAND, 0),
        armies=filled(MOST_ARMIES * IN_ARMIES, 0),
        kept=filled(MOST_ARMIES * tables.kinds, 0),
        unseen=filled(tables.kinds, 0),
        fight=filled(IN_FIGHT, 0),
        turn=filled(IN_TURN, 0),
        common=filled(IN_COMMON, 0),
        route=filled(0, 0),
    )
    _land(state, view)
    _armies(state, view)
    _cards(state, view)
    _turn(state, view)
    _common(state, view)
    if view.fight:
        _fight(state, view)
    return state


def _put(numbers: vec[i64], start: int, values: dict[i64, int]) -> None:
    """Write numbers into a flat list, each at its place from `start` on."""
    for what, value in values.items():
        numbers[start + what] = value


def _land(state: RiskState, view: RiskView) -> None:
    for at, territory in enumerate(view.territories):
        values = {
            OWNER: territory.army,
            UNITS: territory.units,
            HUMANS: territory.humans,
            BAR: int(territory.bar),
            CAME: territory.came,
            CAME_HUMANS: territory.came_humans,
            SHIELD: int(territory.shielded),
        }
        _put(state.land, at * IN_LAND, values)


def _armies(state: RiskState, view: RiskView) -> None:
    for at, army in enumerate(view.armies):
        values = {
            SLAVES: army.slaves,
            BARS: army.bars,
            ONES: army.ones,
            TWOS: army.twos,
            FACE_DOWN: army.face_down,
            GIFT: army.gift,
            TURNS: army.turns,
            IS_OUT: int(army.out),
            COMMANDER: army.seat,
            BEATEN_BY: army.beaten_by,
        }
        _put(state.armies, at * IN_ARMIES, values)


def _cards(state: RiskState, view: RiskView) -> None:
    names = state.tables.power.names
    for kind, card in enumerate(view.power):
        state.unseen[kind] = card.unseen
    for at, army in enumerate(view.armies):
        for name in army.kept:
            state.kept[at * state.tables.kinds + names.index(name)] += 1


def _turn(state: RiskState, view: RiskView) -> None:
    names = state.tables.names
    fresh = next((at for at, territory in enumerate(view.territories) if territory.fresh), NOBODY)
    values = {
        SUPPLY: view.supply,
        CONQUESTS: view.conquests,
        FRESH_AT: fresh,
        FRESH: view.territories[fresh].fresh if fresh != NOBODY else 0,
        IS_ANYWHERE: int(view.anywhere),
        OWED: view.owed,
        LOSER: view.asked if view.owed else 0,
        FOUND: state.tables.power.names.index(view.found) if view.found else 0,
        HAS_MARCHED: int(view.marched),
        AT: names.index(view.start) if view.start else NOBODY,
        CARRIED: view.units,
        TO: names.index(view.end) if view.end else 0,
    }
    _put(state.turn, 0, values)
    state.route = vec[i64]([names.index(name) for name in view.route])


def _common(state: RiskState, view: RiskView) -> None:
    values = {
        DECK_ONES: view.stack[0],
        DECK_TWOS: view.stack[1],
        USED_ONES: view.discards[0],
        USED_TWOS: view.discards[1],
        LOST_HUMANS: view.lost_humans,
        METER_NOW: view.meter,
        METER_MOST: view.meter_most,
        ROUND: view.round,
        ADDED_BARS: view.added_bars,
    }
    _put(state.common, 0, values)


def _fight(state: RiskState, view: RiskView) -> None:
    assert view.fight is not None
    fight, names = view.fight, state.tables.names
    values = {
        START: names.index(fight.start) if fight.start else NOBODY,
        TARGET: names.index(fight.target),
        FORCE_UNITS: fight.units,
        FORCE_MEN: fight.humans,
        BLACK_BONUS: fight.black_bonus,
        RED_BONUS: fight.red_bonus,
        ROLLS: fight.rolls,
    }
    _put(state.fight, 0, values)
