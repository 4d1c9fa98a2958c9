"""What a battle of numbers comes to, for games in which so many attack so many: a question and its answer."""

from __future__ import annotations

from math import fsum
from typing import Annotated

import msgspec
from msgspec import Meta

from rollout.core.wire import Visible

MOST_FIGHTERS = 200
"""The largest force on a side that may be asked about."""
MOST_BONUS = 6
_Force = Annotated[int, Meta(ge=1, le=MOST_FIGHTERS)]
_Bonus = Annotated[int, Meta(ge=0, le=MOST_BONUS)]


class Battle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many attack so many: how may it end?"""

    attackers: _Force
    """Those who attack, without whoever stays behind."""
    defenders: _Force
    attack_bonus: _Bonus = 0
    """What is added to a die of the attackers, in games that know such a thing."""
    defence_bonus: _Bonus = 0
    stop_at: Annotated[int, Meta(ge=0, le=MOST_FIGHTERS)] = 0
    """The attackers break off when no more of them are left, but not before the first roll; 0 to fight to the end."""

    def __post_init__(self) -> None:
        if self.stop_at >= self.attackers:
            raise ValueError(f"stop_at is at most {self.attackers - 1}: fewer than the {self.attackers} who attack")


class BattleOdds(Visible, frozen=True):
    """How likely it ends how."""

    win: float
    """The chance that no defender is left; 1 may be rounded, and is certain where no end leaves one."""
    attackers_lost: float
    """On average."""
    defenders_lost: float
    ends: tuple[tuple[int, int, float], ...]
    """Attackers left, defenders left, and how likely that is; the best for the attackers first."""


def summed_up(battle: Battle, ends: tuple[tuple[int, int, float], ...]) -> BattleOdds:
    """The answer that follows from all ends of a battle; its chances are taken for parts of their sum, which is 1 but
    for rounding.
    """
    return BattleOdds(
        win=fsum(chance for _, defenders, chance in ends if defenders == 0) / fsum(chance for *_, chance in ends),
        attackers_lost=sum(chance * (battle.attackers - left) for left, _, chance in ends),
        defenders_lost=sum(chance * (battle.defenders - left) for _, left, chance in ends),
        ends=ends,
    )
