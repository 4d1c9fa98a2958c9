"""What lies on the map of RISK Transformers and beside it, and what is asked now.

Numbers are kept in flat lists: `land` by territory, `armies` by army, `fight` for the battle in progress.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.codec import Writer
from rollout.core.state import State
from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.tables import Tables

EXCHANGE: Final[i64] = 0
REVEAL: Final[i64] = 1
GIVE: Final[i64] = 2
LOSING: Final[i64] = 3
PLACE: Final[i64] = 4
ATTACK: Final[i64] = 5
FORCE: Final[i64] = 6
FORCE_HUMANS: Final[i64] = 7
ATTACK_CARD: Final[i64] = 8
DEFENCE_CARD: Final[i64] = 9
BATTLE: Final[i64] = 10
MOVING: Final[i64] = 11
MARCH: Final[i64] = 12
MARCH_HUMANS: Final[i64] = 13
ONWARD: Final[i64] = 14
WINDOW: Final[i64] = 15
OVER: Final[i64] = 16
PHASES = (
    "exchange",
    "reveal",
    "give",
    "lose",
    "place",
    "attack",
    "force",
    "force-humans",
    "attack-card",
    "defence-card",
    "battle",
    "move",
    "march",
    "march-humans",
    "onward",
    "window",
    "over",
)
"""Names of the phases by number."""

FIGHTING = (ATTACK_CARD, DEFENCE_CARD, BATTLE)
"""Phases of a battle."""
FORCES = (FORCE, FORCE_HUMANS, MARCH, MARCH_HUMANS, ONWARD)
"""Phases in which units are chosen, or are on their way."""

OWNER: Final[i64] = 0
"""In `land`: the army that holds a territory, 0 for the Autobot side, NOBODY for an empty one."""
UNITS: Final[i64] = 1
"""Transformers there."""
HUMANS: Final[i64] = 2
BAR: Final[i64] = 3
"""1 where an Energon bar lies [RT-S4]."""
CAME: Final[i64] = 4
"""Transformers that crossed a border in this turn's moving [RT-M1]."""
CAME_HUMANS: Final[i64] = 5
SHIELD: Final[i64] = 6
"""1 where a cancelled attack may not be tried again this turn [RT-P6]."""
IN_LAND: Final[i64] = 7

SLAVES: Final[i64] = 0
BARS: Final[i64] = 1
ONES: Final[i64] = 2
"""In `armies`: collected Territory cards of one star."""
TWOS: Final[i64] = 3
FACE_DOWN: Final[i64] = 4
"""Power cards that nobody has seen [RT-S5]."""
GIFT: Final[i64] = 5
"""Units that a card passed on brings to the next turn [RT-P4]."""
TURNS: Final[i64] = 6
"""Turns that the army has finished."""
IS_OUT: Final[i64] = 7
COMMANDER: Final[i64] = 8
"""The seat that plays the army [RT-S3]."""
BEATEN_BY: Final[i64] = 9
"""The army that last took its last unit off the map, NOBODY for none [RT-V1]."""
IN_ARMIES: Final[i64] = 10

START: Final[i64] = 0
"""In `fight`: where the force came from, NOBODY for an entry battle."""
TARGET: Final[i64] = 1
FORCE_UNITS: Final[i64] = 2
FORCE_MEN: Final[i64] = 3
BLACK_BONUS: Final[i64] = 4
RED_BONUS: Final[i64] = 5
ROLLS: Final[i64] = 6
IN_FIGHT: Final[i64] = 7

SUPPLY: Final[i64] = 0
"""In `turn`: new units that are not placed yet."""
CONQUESTS: Final[i64] = 1
FRESH_AT: Final[i64] = 2
"""Where the new units of this turn stand, NOBODY for nowhere [RT-N10]."""
FRESH: Final[i64] = 3
IS_ANYWHERE: Final[i64] = 4
OWED: Final[i64] = 5
"""Units that a Power card still costs, and by whom."""
LOSER: Final[i64] = 6
FOUND: Final[i64] = 7
"""The kind of Power card that was revealed and is to be passed on."""
HAS_MARCHED: Final[i64] = 8
"""1 once a Decepticon army has begun its one move [RT-M3]."""
AT: Final[i64] = 9
"""Where the units stand that are chosen now, or a group on its way."""
CARRIED: Final[i64] = 10
"""Autobots already chosen, or Decepticons on their way."""
TO: Final[i64] = 11
IN_TURN: Final[i64] = 12

DECK_ONES: Final[i64] = 0
DECK_TWOS: Final[i64] = 1
USED_ONES: Final[i64] = 2
USED_TWOS: Final[i64] = 3
LOST_HUMANS: Final[i64] = 4
METER_NOW: Final[i64] = 5
METER_MOST: Final[i64] = 6
ROUND: Final[i64] = 7
ADDED_BARS: Final[i64] = 8
"""Bars that Power cards brought from outside the five [RT-E3]."""
IN_COMMON: Final[i64] = 9

NOBODY: Final[i64] = -1


class Rules:
    """What a table has agreed on: shared by all states of a game and never changed."""

    def __init__(self, armies: i64, needs_autobot: i64, is_strict: i64, seats: i64) -> None:
        self.armies = armies
        """How many armies there are, the Autobot side included."""
        self.needs_autobot = needs_autobot
        """Whether a continent counts for the Autobots only with an Autobot on it [RT-N2]."""
        self.is_strict = is_strict
        """Whether an army is out when driven off any time after its first turn [RT-V1]."""
        self.seats = seats


class Position(State):
    """Everything that a game consists of."""

    def __init__(  # noqa: PLR0913, PLR0917 - the quick way to clone is to name every field
        self,
        tables: Tables,
        rules: Rules,
        phase: i64,
        army: i64,
        asked: i64,
        land: vec[i64],
        armies: vec[i64],
        kept: vec[i64],
        unseen: vec[i64],
        fight: vec[i64],
        turn: vec[i64],
        common: vec[i64],
        route: vec[i64],
    ) -> None:
        self.tables = tables
        self.rules = rules
        self.phase = phase
        self.army = army
        """The army whose turn it is."""
        self.asked = asked
        """The army that decides now."""
        self.land = land
        self.armies = armies
        self.kept = kept
        """Face-up Power cards by army and kind [RT-P3]."""
        self.unseen = unseen
        """Power cards by kind that nobody has seen: face down before an army, or not dealt."""
        self.fight = fight
        self.turn = turn
        self.common = common
        """The stack and the discard pile, the meter, the round."""
        self.route = route
        """Territories that a moving Decepticon group has passed [RT-M3]. Replaced, never changed."""

    def encode(self) -> bytes:
        writer = Writer()
        rules = self.rules
        for number in (rules.armies, rules.needs_autobot, rules.is_strict, rules.seats):
            writer.put(number)
        for number in (self.phase, self.army, self.asked):
            writer.put(number)
        for numbers in (self.land, self.armies, self.kept, self.unseen, self.fight, self.turn, self.common, self.route):
            writer.put_all(numbers)
        return writer.done()

    # -- reading -----------------------------------------------------------------------------------------

    def owner(self, territory: i64) -> i64:
        """The army that holds a territory, NOBODY for an empty one."""
        return self.land[territory * IN_LAND]

    def units(self, territory: i64) -> i64:
        """Transformers in a territory."""
        return self.land[territory * IN_LAND + UNITS]

    def humans(self, territory: i64) -> i64:
        """Humans in a territory."""
        return self.land[territory * IN_LAND + HUMANS]

    def garrison(self, territory: i64) -> i64:
        """All who defend a territory [RT-A4]."""
        return self.units(territory) + self.humans(territory)

    def of(self, army: i64, what: i64) -> i64:
        """A number of an army, such as SLAVES."""
        return self.armies[army * IN_ARMIES + what]

    def change(self, army: i64, what: i64, by: i64) -> None:
        """Change a number of an army."""
        self.armies[army * IN_ARMIES + what] += by

    def stars(self, army: i64) -> i64:
        """Stars on the Territory cards of an army."""
        return self.of(army, ONES) + 2 * self.of(army, TWOS)

    def holdings(self, army: i64) -> i64:
        """How many territories an army holds."""
        count: i64 = 0
        for territory in range(self.tables.count):
            if self.owner(territory) == army:
                count += 1
        return count

    def strength(self, army: i64) -> i64:
        """How many Transformers an army has on the map."""
        count: i64 = 0
        for territory in range(self.tables.count):
            if self.owner(territory) == army:
                count += self.units(territory)
        return count

    def is_active(self, army: i64) -> bool:
        """Whether an army is still in the game [RT-V1]."""
        return self.of(army, IS_OUT) == 0

    def may_attack(self, army: i64, territory: i64) -> bool:
        """Whether what stands in a territory is an enemy, or for Decepticons nobody [RT-A2, RT-A13]."""
        owner = self.owner(territory)
        return owner > 0 if army == 0 else owner != army

    def seasoned(self, territory: i64) -> i64:
        """Transformers in a territory that did not come in this turn [RT-N10]."""
        fresh = self.turn[FRESH] if self.turn[FRESH_AT] == territory else 0
        return self.units(territory) - fresh

    # -- changing ----------------------------------------------------------------------------------------

    def settle(self, territory: i64, army: i64, units: i64, humans: i64) -> None:
        """Set who stands in a territory; with nobody left it is empty."""
        at = territory * IN_LAND
        self.land[at] = army if units + humans > 0 else NOBODY
        self.land[at + UNITS] = units
        self.land[at + HUMANS] = humans

    def collect(self, army: i64, territory: i64, facts: list[Fact] | None) -> None:
        """A Transformer that is in a territory with a bar takes it at once; humans never do [RT-A15]."""
        at = territory * IN_LAND
        if self.land[at + BAR] == 0 or self.land[at + UNITS] == 0:
            return
        self.land[at + BAR] = 0
        self.change(army, BARS, 1)
        if facts is not None:
            facts.append(happened.BarCollected(army, self.tables.names[territory]))
