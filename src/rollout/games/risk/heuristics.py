"""What search knows about RISK Transformers: habits that are good on average, and what a position is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.state import Heuristic, State
from rollout.games.risk.choices import (
    EXCHANGE_STARS,
    GO,
    ONCE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.position import (
    AT,
    ATTACK,
    CARRIED,
    COMMANDER,
    FORCE_HUMANS,
    MARCH_HUMANS,
    MOVING,
    NOBODY,
    ONWARD,
    PLACE,
    SUPPLY,
    TARGET,
)
from rollout.games.risk.state import RiskState

OFTEN: Final[i64] = 200
"""What deserves to be done nearly always, beside what deserves 1."""
SURELY: Final[i64] = 2000
"""So much more than 1 that many of these together are hardly ever chosen."""


class RiskHeuristic(Heuristic):
    """Attacks where it is stronger, fights on, and brings new units to where enemies are near."""

    def weights(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        assert isinstance(state, RiskState), state
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weights = append(weights, weight(state, action))
        return weights

    def value(self, state: State, seat: i64) -> float:
        """The share of the game that the territories of a seat's armies promise."""
        assert isinstance(state, RiskState), state
        if outcome := state.outcome():
            return outcome.scores[seat]
        autobots, others, mine = state.holdings(0), i64(0), i64(0)
        for army in range(1, state.rules.armies):
            others += state.holdings(army)
            if state.of(army, COMMANDER) == seat:
                mine += state.holdings(army)
        ours = float(2 * autobots + 1) / float(2 * (autobots + others) + 2)
        if state.of(0, COMMANDER) == seat:
            return ours
        return (1.0 - ours) * float(mine) / float(max(others, 1))


def weight(state: RiskState, action: i64) -> i64:
    """How much one action deserves a try; land is given up for nothing as good as never."""
    if verb_of(action) == GO and gives_up(state, x_of(action)):
        return 1
    return habit(state, action) * (SURELY if state.phase in {ATTACK, MOVING} else 1)


def gives_up(state: RiskState, start: i64) -> bool:
    """Whether whoever goes leaves nobody behind: a human alone needs no guard, and takes the land, or the continent."""
    return state.army == 0 and state.garrison(start) == 1


def habit(state: RiskState, action: i64) -> i64:
    """How much an action deserves a try that gives up nothing."""
    verb, x, y = verb_of(action), x_of(action), y_of(action)
    if verb == GO:
        return weight_of_attack(state, x, y) if state.phase == ATTACK else weight_of_march(state, x, y)
    if verb == TAKE:
        return weight_of_number(state, x)
    if verb == ROLL:
        return weight_of_roll(state, x)
    if verb == PLACE_AT:
        return weight_of_place(state, x)
    if verb == SKIP:
        return weight_of_nothing(state)
    if verb == EXCHANGE_STARS:
        return 4 + state.tables.exchange[x + 2 * y]
    return 2 if verb == WITHDRAW else 12 if verb in {REVEAL_CARD, USE} else 4


def weight_of_nothing(state: RiskState) -> i64:
    """Attack rather than stop, bring in units rather than none; marches without a purpose can be left out."""
    if state.phase == PLACE:
        return 1
    return 40 if state.phase in {ATTACK, MOVING, ONWARD} else 8


def weight_of_attack(state: RiskState, start: i64, end: i64) -> i64:
    """Clear where the attackers are more; humans alone stay at home."""
    attackers, defenders = state.most_attackers(start), state.garrison(end)
    if attackers <= 0:
        return 1
    if attackers > defenders + 1 or defenders == 0:
        return OFTEN
    return 20 if attackers > defenders else 2


def weight_of_number(state: RiskState, number: i64) -> i64:
    """As many Transformers as can go, and no humans; humans who go alone leave somebody behind."""
    if state.phase in {FORCE_HUMANS, MARCH_HUMANS} and state.turn[CARRIED] == 0:
        return 1 if number == state.garrison(state.turn[AT]) else OFTEN
    if state.phase in {FORCE_HUMANS, MARCH_HUMANS}:
        return 40 if number == 0 else 1
    return 1 + 4 * number * number


def weight_of_roll(state: RiskState, left: i64) -> i64:
    """Fight on to the end while the force is the stronger one, else look at each roll."""
    if left == 0:
        return OFTEN if state.force() > state.garrison(state.fight[TARGET]) else 4
    return 20 if left == ONCE else 1


def weight_of_place(state: RiskState, territory: i64) -> i64:
    """Where enemies are near, or where a weak one stands."""
    owner, army = state.owner(territory), state.army
    if owner in {army, NOBODY}:
        return 20 + 4 * threat(state, territory)
    return 60 if state.turn[SUPPLY] > state.garrison(territory) + 1 else 1


def weight_of_march(state: RiskState, start: i64, end: i64) -> i64:
    """From where no enemy is near to where one is."""
    if threat(state, start) > 0 or state.units(start) < 2:
        return 1
    return 60 if threat(state, end) > 0 else 8


def threat(state: RiskState, territory: i64) -> i64:
    """How many enemies stand around a territory, from the army whose turn it is."""
    tables, count = state.tables, i64(0)
    for at in range(tables.firsts[territory], tables.firsts[territory + 1]):
        near = tables.neighbours[at]
        if state.owner(near) != NOBODY and state.may_attack(state.army, near):
            count += state.garrison(near)
    return count
