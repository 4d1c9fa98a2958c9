"""What an army can do with its attacks in one turn: sequences of battles, each taken at what it leaves on average.

A plan is worth what its position promises as often as all its battles are won, and else what the first lost one
leaves. The best plans so far are gone on from, as many as the budget allows.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.risk.choices import x_of, y_of
from rollout.games.risk.position import (
    ATTACK,
    FORCE_MEN,
    FORCE_UNITS,
    IN_FIGHT,
    MOVING,
    NOBODY,
    START,
    SUPPLY,
    TARGET,
)
from rollout.games.risk.state import RiskState
from rollout.games.risk.worths import Worths

MOST_BATTLES: Final[i64] = 9
"""Battles of a plan at most."""
PATIENCE: Final[i64] = 2
"""Battles that a plan may go on without promising more."""
SURE: Final = 0.9
"""As many as it takes to win so often are enough for a battle."""
CERTAIN: Final = 0.97
"""Of a battle that is won more often it is not asked what a defeat would leave."""
HOPELESS: Final = 0.2
"""A battle that is won less often is not planned."""
SAME: Final = 1e-9
"""Plans whose values differ less are the same battles in another order."""


class Plan:
    """Battles in a row, and what they lead to."""

    def __init__(self, state: RiskState, chance: float, failed: float, start: i64, target: i64, force: i64) -> None:
        self.state = state
        """After all its battles are won."""
        self.chance = chance
        """How likely that is."""
        self.failed = failed
        """What the other cases promise, times how likely they are."""
        self.start = start
        """Of the first battle; NOBODY for a plan without any."""
        self.target = target
        self.force = force
        """Transformers of the first battle."""
        self.value = 0.0
        """What the plan promises if the attacks end after it."""
        self.hope = 0.0
        """What it promises if they go on."""
        self.at = target
        """Where its last battle was."""
        self.idle = 0.0
        """What its position promises if the attacks end."""


class Plans:
    """Looks for the best plan of an army whose turn it is."""

    def __init__(
        self, worths: Worths, seat: i64, width: i64, depth: i64 = MOST_BATTLES, is_rough: bool = False
    ) -> None:
        """`width`: how many plans are gone on from after each battle; `depth`: battles of a plan; `is_rough`: it is not
        asked what a plan promises if the attacks end with it.
        """
        self.depth = depth
        self.is_rough = is_rough
        self.worths = worths
        self.seat = seat
        self.width = width
        self.fights = worths.fights
        self.noted: list[Plan] = []
        """The best plans of each first battle, the best of them first."""

    def best(self, root: RiskState) -> Plan:
        """The best plan; it may be to do nothing."""
        idle = self.begun(root)
        self.noted = []
        self.explore([idle], idle.value)
        return self.noted[0] if len(self.noted) > 0 else idle

    def begun(self, root: RiskState) -> Plan:
        """The plan that does nothing."""
        plan = Plan(root, 1.0, 0.0, NOBODY, NOBODY, 0)
        self.judge(plan)
        return plan

    def judge(self, plan: Plan) -> None:
        """Work out what a plan promises."""
        plan.idle = self.worths.value(plan.state, self.seat)
        plan.hope = plan.failed + plan.chance * plan.idle
        if plan.state.phase == ATTACK and not self.is_rough:
            plan.idle = self.worths.value_at_rest(plan.state, self.seat)
        plan.value = plan.failed + plan.chance * plan.idle

    def explore(self, plans: list[Plan], least: float) -> None:
        """Note the best that comes of some plans: which promise more than `least` if the attacks end with them."""
        idle, most = i64(0), -1.0
        for _ in range(self.depth):
            grown: list[Plan] = []
            for plan in plans:
                if plan.state.phase == ATTACK:
                    self.grow(plan, grown)
            plans = self.foremost(grown)
            idle += 1
            for plan in plans:
                if plan.value > least:
                    self.note(plan)
                if plan.hope > most:
                    most, idle = plan.hope, 0
            if len(plans) == 0 or idle >= PATIENCE:
                break

    def promise(self, plan: Plan) -> float:
        """What the best promises that comes of a plan."""
        self.noted = [plan]
        self.explore([plan], -1.0)
        return self.noted[0].hope

    def note(self, plan: Plan) -> None:
        """Keep a plan, if it is one of the best, and the best that begins with its battle."""
        kept: list[Plan] = []
        for other in self.noted:
            if other.start == plan.start and other.target == plan.target and other.force == plan.force:
                plan = other if other.hope > plan.hope else plan
            else:
                kept.append(other)
        at: i64 = 0
        while at < len(kept) and kept[at].hope >= plan.hope:
            at += 1
        kept.insert(at, plan)
        self.noted = kept[: self.width]

    def foremost(self, plans: list[Plan]) -> list[Plan]:
        """The best of them, as many as the width allows, without those that are the same in another order."""
        chosen: list[Plan] = []
        for _ in range(self.width):
            found: i64 = -1
            for at in range(i64(len(plans))):
                hope = plans[at].hope
                if len(chosen) > 0 and hope > chosen[len(chosen) - 1].hope - SAME:
                    continue
                if found < 0 or hope > plans[found].hope:
                    found = at
            if found < 0:
                break
            chosen.append(plans[found])
        return chosen

    def grow(self, plan: Plan, grown: list[Plan]) -> None:
        """Every first battle, and every battle that goes on from where the last was: others can be planned later."""
        for action in plan.state.add_attacks(vec[i64]()):
            start, target = x_of(action), y_of(action)
            if plan.at not in (NOBODY, start) or not self.is_wanted(plan.state, target):
                continue
            for force in self.forces(plan.state, start, target):
                further = self.fought(plan, start, target, force, 0)
                if further is not None:
                    grown.append(further)

    def is_wanted(self, state: RiskState, target: i64) -> bool:
        """Nobody attacks an army that he commands himself."""
        owner = state.owner(target)
        return owner < 0 or self.worths.commanders[owner] != self.seat

    def forces(self, state: RiskState, start: i64, target: i64) -> vec[i64]:
        """Numbers worth trying: as many as are likely to be enough, and all."""
        most, garrison = state.most_attackers(start), state.garrison(target)
        numbers = vec[i64]()
        if most < 1:
            return numbers
        enough: i64 = 1
        while garrison > 0 and enough < most and self.fights.win(enough, garrison) < SURE:
            enough += 1
        if enough < most:
            numbers = append(numbers, enough)
        return append(numbers, most)

    def fought(self, plan: Plan, start: i64, target: i64, force: i64, humans: i64) -> Plan | None:
        """A plan with one battle more; None where that is hopeless."""
        state, garrison = plan.state, plan.state.garrison(target)
        wins = self.fights.win(force + humans, garrison)
        if wins < HOPELESS:
            return None
        left = max(i64(self.fights.attackers_left(force + humans, garrison) / wins + 0.5), 1)
        won = conquered(sent(state, start, force, humans), start, target, left, min(humans, left))
        first = plan.start if plan.start >= 0 else start
        further = Plan(won, plan.chance * wins, plan.failed, first, target, force)
        if plan.start >= 0:
            further.target, further.force = plan.target, plan.force
        if wins < CERTAIN:
            standing = self.fights.defenders_left(force + humans, garrison) / (1.0 - wins)
            lost = repelled(sent(state, start, force, humans), start, target, standing)
            further.failed += plan.chance * (1.0 - wins) * self.worths.value(lost, self.seat)
        else:
            further.failed += plan.chance * (1.0 - wins) * plan.idle
        self.judge(further)
        return further


def sent(state: RiskState, start: i64, units: i64, humans: i64) -> RiskState:
    """A copy of a position from which a force has set off."""
    after = state.clone()
    if start >= 0:
        after.settle(start, after.army, after.units(start) - units, after.humans(start) - humans)
    return after


def conquered(after: RiskState, start: i64, target: i64, left: i64, men: i64) -> RiskState:
    """Let a force that has set off win with so many left, so many of them humans; `start`: NOBODY for an entry."""
    fallen = after.humans(target)
    after.fight = filled(IN_FIGHT, 0)
    after.fight[START], after.fight[TARGET] = start, target
    after.fight[FORCE_UNITS], after.fight[FORCE_MEN] = left - men, men
    if after.army > 0:
        after.enslave(fallen, after.army, None)
    after.conquer(None)
    return after


def repelled(after: RiskState, start: i64, target: i64, left: float) -> RiskState:
    """Let a force that has set off be lost, with about so many defenders left: it ends the attacking."""
    standing = max(i64(left + 0.5), 1)
    men = min(after.humans(target), standing)
    after.settle(target, after.owner(target), standing - men, men)
    after.turn[SUPPLY] = 0
    after.phase = MOVING if start >= 0 else ATTACK
    return after
