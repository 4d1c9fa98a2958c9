"""How a strong player plays RISK Transformers: every decision by what the position after it promises.

New units and attacks are judged by the plans that follow (`plans`), moves by where they leave the units (`marches`),
and positions by land, means and the clock (`worths`).
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.games.risk.choices import (
    ADD,
    EXCHANGE_STARS,
    GIVE_TO,
    GO,
    LOSE,
    ONCE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
    code,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.elimination import BY_METER
from rollout.games.risk.marches import Marches
from rollout.games.risk.odds import Battles
from rollout.games.risk.plans import MOST_BATTLES, Plan, Plans, conquered, repelled
from rollout.games.risk.position import (
    AT,
    ATTACK,
    ATTACK_CARD,
    BATTLE,
    CARRIED,
    DEFENCE_CARD,
    EXCHANGE,
    FORCE,
    FORCE_HUMANS,
    FORCE_MEN,
    FOUND,
    GIFT,
    METER_NOW,
    NOBODY,
    OVER,
    PLACE,
    REVEAL,
    ROLLS,
    START,
    SUPPLY,
    TARGET,
    TO,
    WINDOW,
)
from rollout.games.risk.replies import Replies
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import CANCEL, UNITS
from rollout.games.risk.worths import Worths

PATIENT_STARS: Final[i64] = 7
"""Fewer stars than this are kept while there is time: the table pays more for many."""
LARGE: Final[i64] = 3
"""A battle in which both sides are so many is worth a card."""
OPEN: Final = 0.3
"""In the last round, so is one that the attackers win more often than this; chosen by hand, like the next."""
THREAT: Final = 0.4
"""Against attackers who win less often no card is used."""
GRAIN: Final[i64] = 1000
NOISE: Final = 0.002


class Thought:
    """One decision."""

    def __init__(self, state: RiskState, seat: i64, budget: i64, chance: Chance) -> None:
        """`budget`: how many plans of attack are gone on from; with 1 a battle is judged by itself."""
        self.state = state
        self.seat = seat
        self.chance = chance
        self.worths = Worths(state)
        depth = MOST_BATTLES if budget > 1 else 1
        self.plans = Plans(self.worths, seat, budget, depth)
        self.glance = Plans(self.worths, seat, 1, depth)
        """Plans that are looked at where there are many places to begin."""

    def best(self, actions: vec[i64]) -> i64:
        """One of the actions."""
        phase = self.state.phase
        if phase == WINDOW:
            return self.window()
        actions = without_bars(actions)
        if phase < ATTACK:
            return self.supply(actions)
        if phase == ATTACK:
            return self.attack()
        if phase == FORCE or phase == FORCE_HUMANS:  # noqa: PLR1714, SIM109 - numbers, compiled
            return self.force(actions)
        if phase == BATTLE:
            return self.battle()
        if phase == ATTACK_CARD or phase == DEFENCE_CARD:  # noqa: PLR1714, SIM109 - as above
            return self.card(actions)
        return Marches(self.worths, self.seat, self.state).best(actions)

    def supply(self, actions: vec[i64]) -> i64:
        """What is asked before the attacks; a Power card is revealed whenever there is one: most of them help."""
        phase = self.state.phase
        if phase == EXCHANGE:
            return self.exchange(actions)
        if phase == PLACE:
            return self.place(actions)
        return code(REVEAL_CARD, 0, 0) if phase == REVEAL else self.least_harm(actions)

    def value(self, state: RiskState) -> float:
        """What a position promises."""
        return self.worths.value(state, self.seat)

    def turns_after(self, army: i64) -> float:
        """How many turns an army still has after this one."""
        self.worths.read(self.state)
        self.worths.count_turns(self.state)
        return self.worths.left[army]

    # -- new units ---------------------------------------------------------------------------------------

    def exchange(self, actions: vec[i64]) -> i64:
        """The most units that the stars bring, but few stars wait for more while there is time."""
        state, best, most = self.state, actions[0], i64(-1)
        for action in actions:
            units = state.tables.exchange[x_of(action) + 2 * y_of(action)] if verb_of(action) == EXCHANGE_STARS else 0
            if units > most:
                best, most = action, units
        if verb_of(actions[0]) == SKIP and state.stars(state.army) < PATIENT_STARS:
            return best if self.turns_after(state.army) <= 1.0 else actions[0]
        return best

    def place(self, actions: vec[i64]) -> i64:
        """The territory from where the turn promises most."""
        best, most = actions[0], -1.0
        for action in actions:
            if verb_of(action) != PLACE_AT:
                continue
            value = self.placed(x_of(action)) + NOISE * float(self.chance.below(GRAIN, "strategy")) / float(GRAIN)
            if value > most:
                best, most = action, value
        return best

    def placed(self, territory: i64) -> float:
        """What it promises to bring the new units in there."""
        state, owner = self.state, self.state.owner(territory)
        supply = state.turn[SUPPLY]
        if owner == state.army or owner == NOBODY:  # noqa: PLR1714 - numbers, compiled
            after = state.clone()
            after.place(territory, None)
            return self.promise(after)
        if not self.plans.is_wanted(state, territory):
            return 0.0
        fights = self.worths.fights
        wins = fights.win(supply, state.garrison(territory))
        left, standing = left_of(fights, supply, state.garrison(territory))
        won = self.promise(conquered(state.clone(), NOBODY, territory, left, 0))
        lost = self.promise(repelled(state.clone(), NOBODY, territory, standing))
        return wins * won + (1.0 - wins) * lost

    def promise(self, state: RiskState) -> float:
        """What the best plan from a position promises."""
        return self.glance.best(state).hope if state.phase == ATTACK else self.value(state)

    def least_harm(self, actions: vec[i64]) -> i64:
        """Whom to pass a card on, or which unit to lose."""
        best, most = actions[0], -1.0
        for action in actions:
            after = self.state.clone()
            if verb_of(action) == LOSE:
                after.lose(x_of(action), y_of(action), None)
            elif verb_of(action) == GIVE_TO:
                kind, power = after.turn[FOUND], after.tables.power
                sign = 1 if power.effects[kind] == UNITS else -1
                after.change(x_of(action), GIFT, sign * power.amounts[kind])
            value = self.value(after)
            if value > most:
                best, most = action, value
        return best

    # -- attacks -----------------------------------------------------------------------------------------

    def attack(self) -> i64:
        """The first battle of the best plan, or no more."""
        plan = self.plans.best(self.state)
        if self.plans.width > 1:
            plan = self.answered_best()
        return code(GO, plan.start, plan.target) if plan.start >= 0 else code(SKIP, 0, 0)

    def answered_best(self) -> Plan:
        """The plan that promises most once the others have answered."""
        replies, best = Replies(self.worths, self.seat), self.plans.begun(self.state)
        most = replies.value(self.state)
        scale = most / max(best.idle, 1e-12)
        for plan in self.plans.noted:
            value = plan.failed * scale + plan.chance * replies.value(plan.state) + (plan.hope - plan.value) * scale
            if value > most:
                best, most = plan, value
        return best

    def force(self, actions: vec[i64]) -> i64:
        """How many go into the battle that was begun: as many as are likely to be enough, or all."""
        state = self.state.clone()
        start, target, units = state.turn[AT], state.turn[TO], state.turn[CARRIED]
        numbers = self.plans.forces(state, start, target)
        if state.phase == FORCE_HUMANS:
            numbers = vec[i64]([x_of(actions[0]), x_of(actions[len(actions) - 1])])
        is_humans = state.phase == FORCE_HUMANS
        state.phase = ATTACK
        idle = self.plans.begun(state)
        best, most = actions[len(actions) - 1], -1.0
        for number in numbers:
            plan = self.plans.fought(idle, start, target, units if is_humans else number, number if is_humans else 0)
            value = self.plans.promise(plan) if plan is not None else 0.0
            if value > most:
                best, most = code(TAKE, number, 0), value
        return best

    def battle(self) -> i64:
        """Fight on while that promises more than to withdraw; until there are no more than now defend."""
        state, fight = self.state, self.state.fight
        start, target, force = fight[START], fight[TARGET], state.force()
        garrison = state.garrison(target)
        if start == NOBODY:
            return code(ROLL, 0, 0)
        if fight[ROLLS] > 0 and self.is_lost(start, target, force):
            return code(WITHDRAW, 0, 0)
        return code(ROLL, garrison, 0) if garrison < force else code(ROLL, ONCE, 0)

    def is_lost(self, start: i64, target: i64, force: i64) -> bool:
        """Whether it promises more to withdraw than to fight on to the end."""
        state, fights = self.state, self.worths.fights
        wins = fights.win(force, state.garrison(target))
        left, standing = left_of(fights, force, state.garrison(target))
        won = self.value(conquered(state.clone(), start, target, left, min(state.fight[FORCE_MEN], left)))
        lost = self.value(repelled(state.clone(), start, target, standing))
        back = state.clone()
        back.withdraw(None)
        return self.value(back) > wins * won + (1.0 - wins) * lost

    def card(self, actions: vec[i64]) -> i64:
        """A kept card is used in a large battle, or in one of the last round; an attack that will fail is let come."""
        state = self.state
        force, garrison = state.force(), state.garrison(state.fight[TARGET])
        is_last = self.turns_after(state.army) <= 0.0
        wins = self.worths.fights.win(force, garrison)
        is_large = force >= LARGE and garrison >= LARGE
        if not is_large and not (is_last and wins > OPEN):
            return code(SKIP, 0, 0)
        if state.phase == DEFENCE_CARD and wins < THREAT:
            return code(SKIP, 0, 0)
        best = actions[0]
        for action in actions:
            if verb_of(action) == USE and (verb_of(best) != USE or state.tables.power.effects[x_of(action)] == CANCEL):
                best = action
        return best

    # -- Energon -----------------------------------------------------------------------------------------

    def window(self) -> i64:
        """A bar is added only where the game would else be over and not be won."""
        state = self.state
        if state.common[METER_NOW] > 1:
            return code(SKIP, 0, 0)
        ended = state.clone()
        ended.phase = OVER
        ended.asked = BY_METER
        return code(SKIP, 0, 0) if self.worths.scored(ended, self.seat) >= 1.0 else code(ADD, 1, 0)


def left_of(fights: Battles, attackers: i64, defenders: i64) -> tuple[i64, float]:
    """Attackers left of a battle that they win, and defenders left of one that they lose, on average."""
    wins = fights.win(attackers, defenders)
    left = fights.attackers_left(attackers, defenders) / max(wins, 0.001)
    return max(i64(left + 0.5), 1), fights.defenders_left(attackers, defenders) / max(1.0 - wins, 0.001)


def without_bars(actions: vec[i64]) -> vec[i64]:
    """The actions that add no bars to the meter: there is time for that at the end of the round."""
    kept = vec[i64](capacity=len(actions))
    for action in actions:
        if verb_of(action) != ADD:
            kept = append(kept, action)
    return kept


def odds(state: RiskState, seat: i64, actions: vec[i64], budget: i64, chance: Chance) -> list[float]:
    """As `Game.odds` asks, in the one position that a view shows; `budget`: plans that are gone on from."""
    chosen = Thought(state, seat, max(budget, 1), chance).best(actions)
    return [1.0 if action == chosen else 0.0 for action in actions]
