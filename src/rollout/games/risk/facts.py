"""Everything that can happen in RISK Transformers. All of it is open to all: what is hidden does not exist yet.

Armies are numbers: 0 the Autobot side, 1 to 3 the Decepticons. Territories and Power cards come by their names.
"""

from __future__ import annotations

from rollout.core.wire import Fact, PublicFact, Told


class ArmyTaken(PublicFact, frozen=True):
    """A seat commands an army in this game [RT-S3]."""

    army: int
    seat: int


class EnergonLaid(PublicFact, frozen=True):
    """An Energon bar was laid on a territory [RT-S4]."""

    territory: str


class TurnBegan(PublicFact, frozen=True):
    """An army's turn began [RT-T1]."""

    army: int
    round: int
    units: int
    """New units before stars are exchanged [RT-N1]."""


class StarsExchanged(PublicFact, frozen=True):
    """Territory cards were exchanged for units [RT-N5]."""

    army: int
    ones: int
    twos: int
    units: int


class PowerRevealed(PublicFact, frozen=True):
    """A face-down Power card was revealed [RT-N6]."""

    army: int
    card: str
    when: str
    effect: str
    amount: int


class PowerGiven(PublicFact, frozen=True):
    """A Power card was passed on [RT-P4]."""

    army: int
    to: int
    card: str


class PowerUsed(PublicFact, frozen=True):
    """A kept Power card was used in a battle [RT-P6]."""

    army: int
    card: str
    effect: str
    amount: int


class Passed(PublicFact, frozen=True):
    """An army wants nothing, or nothing more, of what was asked."""

    army: int
    phase: str
    """As in the view."""


class WayChosen(PublicFact, frozen=True):
    """An army will attack or move from a territory to the one next to it; how many is still open [RT-A3, RT-M1]."""

    army: int
    start: str
    end: str


class PartChosen(PublicFact, frozen=True):
    """So many Autobots will go; how many humans is still open [RT-A3, RT-M1]."""

    army: int
    units: int


class UnitsChanged(PublicFact, frozen=True):
    """An army has so many new units more, or fewer, this turn."""

    army: int
    by: int
    units: int
    """After the change."""


class MeterMoved(PublicFact, frozen=True):
    """The Energon meter rose or fell; army -1: at the end of a round [RT-E1, RT-E2]."""

    army: int
    by: int
    meter: int


class UnitLost(PublicFact, frozen=True):
    """A Power card cost a unit [RT-P2]."""

    army: int
    territory: str
    kind: str
    """"unit" or "human"."""


class UnitsPlaced(PublicFact, frozen=True):
    """New units came into a territory without a battle [RT-N8]."""

    army: int
    territory: str
    units: int


class UnitsNotPlaced(PublicFact, frozen=True):
    """An army brought in nothing; its new units are lost [RT-N7, RT-N10]."""

    army: int
    units: int


class Attacked(PublicFact, frozen=True):
    """An attack was declared; `start` is empty for an entry battle [RT-A3, RT-N9]."""

    army: int
    start: str
    territory: str
    units: int
    humans: int
    other: int
    """The army that defends."""


class AttackCancelled(PublicFact, frozen=True):
    """A Power card cancelled the attack [RT-P6]."""

    army: int
    territory: str


class DiceRolled(PublicFact, frozen=True):
    """One roll of a battle and what it cost [RT-A5, RT-A6]."""

    army: int
    territory: str
    black: tuple[int, ...]
    """Highest first, as they count."""
    red: tuple[int, ...]
    attackers: int
    """How many attackers fell."""
    defenders: int
    units: int
    """What is left of the force."""
    humans: int
    against_units: int
    """What is left of the garrison."""
    against_humans: int


class SlavesTaken(PublicFact, frozen=True):
    """Humans who fell became slaves of a Decepticon army [RT-A12]."""

    army: int
    count: int


class Withdrew(PublicFact, frozen=True):
    """The attacker withdrew [RT-A9]."""

    army: int
    territory: str
    units: int
    humans: int


class ForceLost(PublicFact, frozen=True):
    """The whole force fell [RT-A11]."""

    army: int
    territory: str


class Conquered(PublicFact, frozen=True):
    """A territory changed hands; other -1: it was empty [RT-A10, RT-A13]."""

    army: int
    territory: str
    units: int
    humans: int
    other: int


class BarCollected(PublicFact, frozen=True):
    """A Transformer took the Energon bar of a territory [RT-A15]."""

    army: int
    territory: str


class CardDrawn(PublicFact, frozen=True):
    """A Territory card was drawn; collected cards lie open [RT-D1, RT-D3]."""

    army: int
    stars: int


class Marched(PublicFact, frozen=True):
    """Units moved over a border or sea route [RT-M1, RT-M3]."""

    army: int
    start: str
    end: str
    units: int
    humans: int


class ArmyOut(PublicFact, frozen=True):
    """An army was eliminated; by -1: by nobody [RT-V1]."""

    army: int
    by: int
    ones: int
    twos: int
    bars: int


class GameEnded(PublicFact, frozen=True):
    """The game is over [RT-V2 to RT-V4]."""

    reason: str
    """"meter", "all-out" or "whole-map"."""
    autobots: int
    """Territories of the Autobot side."""
    decepticons: int
    """Territories of all Decepticon armies together."""


def tell(fact: Fact, viewer: int) -> Told | None:
    """What a viewer perceives of a fact: all of it."""
    assert isinstance(fact, PublicFact)
    return fact
