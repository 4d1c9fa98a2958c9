"""What one viewer of RISK Transformers may know now. All of the board is open; what is hidden does not exist yet."""

from __future__ import annotations

from functools import lru_cache

from rollout.core.wire import View, Visible
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
    FIGHTING,
    FORCE_MEN,
    FORCE_UNITS,
    FORCES,
    FOUND,
    FRESH,
    FRESH_AT,
    GIFT,
    GIVE,
    HAS_MARCHED,
    IN_LAND,
    IS_ANYWHERE,
    IS_OUT,
    LOST_HUMANS,
    METER_MOST,
    METER_NOW,
    NOBODY,
    ONES,
    OVER,
    OWED,
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
    USED_ONES,
    USED_TWOS,
)
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import EFFECTS, TIMES, Tables


class Territory(Visible, frozen=True):
    """A territory and who stands there."""

    name: str
    army: int
    """Who holds it: 0 the Autobot side, 1 to 3 a Decepticon army, -1 nobody."""
    units: int
    """Transformers."""
    humans: int
    bar: bool
    """Whether an Energon bar lies there [RT-S4]."""
    fresh: int
    """How many of its Transformers came in this turn and do not attack [RT-N10]."""
    came: int
    """Autobots that crossed a border in this turn's moving [RT-M1]."""
    came_humans: int
    shielded: bool
    """Whether an attack on it was cancelled this turn [RT-P6]."""


class Place(Visible, frozen=True):
    """What is printed on the board about a territory."""

    name: str
    also: tuple[str, ...]
    """Other names, as people type them."""
    continent: str
    stars: int
    """On its card."""
    corner: bool
    """Whether it touches a starting point of the Decepticons [RT-N7]."""
    centre: bool
    """Whether it touches the starting point of the Autobots."""
    neighbours: tuple[str, ...]


class Continent(Visible, frozen=True):
    """A continent and its bonus."""

    name: str
    bonus: int


class PowerCard(Visible, frozen=True):
    """A kind of Power card of this edition; all kinds are open, which lies where is not [RT-P]."""

    name: str
    also: tuple[str, ...]
    """Other names, as people type them."""
    copies: int
    when: str
    """"now", "keep" or "pass"."""
    effect: str
    """"units", "anywhere", "meter", "lose", "attack-die", "defence-die" or "cancel"."""
    amount: int
    unseen: int
    """How many nobody has seen yet: face down before an army, or not dealt."""


class Army(Visible, frozen=True):
    """What is open about an army."""

    seat: int
    """Who commands it [RT-S3]."""
    out: bool
    """Whether it is eliminated [RT-V1]."""
    turns: int
    slaves: int
    bars: int
    """Collected Energon bars [RT-E2]."""
    ones: int
    """Territory cards of one star."""
    twos: int
    face_down: int
    """Power cards that nobody has seen."""
    kept: tuple[str, ...]
    """Face-up Power cards [RT-P3]."""
    gift: int
    """Units that a card passed on brings to its next turn [RT-P4]."""
    next_units: int
    """New units that its next turn would bring as things stand, stars apart [RT-N1]; for the army whose turn it is,
    those of the turn after."""
    beaten_by: int
    """The army that last took its last unit off the map, -1 for none: it takes what this one has if it does not come
    back in its second turn [RT-V1]."""


class Fight(Visible, frozen=True):
    """The battle in progress."""

    start: str
    """Empty for an entry battle."""
    target: str
    units: int
    humans: int
    black_bonus: int
    red_bonus: int
    rolls: int


class RiskView(View, frozen=True):
    """Phases: "exchange", "reveal", "give", "lose", "place", "attack", "force", "force-humans", "attack-card",
    "defence-card", "battle", "move", "march", "march-humans", "onward", "window", "over".
    """

    army: int
    """Whose turn it is."""
    asked: int
    """The army that decides now; -1 when the game is over."""
    round: int
    meter: int
    """Rounds left, if nothing is added [RT-E1]."""
    meter_most: int
    armies: tuple[Army, ...]
    territories: tuple[Territory, ...]
    board: tuple[Place, ...]
    """The same territories in the same order, as printed."""
    continents: tuple[Continent, ...]
    power: tuple[PowerCard, ...]
    exchange: tuple[int, ...]
    """Units for stars, 0 to 10 [RT-N5]."""
    supply: int
    """New units that are not placed yet."""
    conquests: int
    """Territories conquered this turn: so many cards will be drawn [RT-D1]."""
    anywhere: bool
    """Whether the new units may go to any own territory [RT-P7]."""
    owed: int
    """Units that `asked` still has to take off the map [RT-P2]."""
    found: str
    """The Power card that is to be passed on, or empty."""
    fight: Fight | None
    start: str
    """Where the units that are chosen now stand, or a group on its way; else empty."""
    end: str
    """Where they are to go."""
    units: int
    """Autobots already chosen, or Decepticons on their way."""
    marched: bool
    """Whether the Decepticon army has begun its one move [RT-M3]."""
    route: tuple[str, ...]
    """Territories that the group on its way has passed."""
    stack: tuple[int, int]
    """Territory cards of one and of two stars to draw from: everybody can count them [RT-D3]."""
    discards: tuple[int, int]
    lost_humans: int
    added_bars: int
    needs_autobot: bool
    """Whether a continent counts for the Autobots only with an Autobot on it [RT-N2]."""
    strict: bool
    """Whether an army is out when driven off any time after its first turn [RT-V1]."""
    reason: str
    """Why the game ended, or empty."""


def look(state: RiskState, viewer: int) -> RiskView:
    """What a viewer may know now: the same for everybody."""
    tables, turn, common, names = state.tables, state.turn, state.common, state.tables.names
    is_over, is_choosing = state.phase == OVER, state.phase in FORCES
    return RiskView(
        viewer=viewer,
        phase=PHASES[state.phase],
        army=state.army,
        asked=NOBODY if is_over else state.asked,
        round=common[ROUND],
        meter=common[METER_NOW],
        meter_most=common[METER_MOST],
        armies=tuple(_army(state, army) for army in range(state.rules.armies)),
        territories=tuple(_territory(state, at) for at in range(tables.count)),
        board=_board(tables),
        continents=_continents(tables),
        power=_power(state),
        exchange=tuple(int(units) for units in tables.exchange),
        supply=turn[SUPPLY],
        conquests=turn[CONQUESTS],
        anywhere=turn[IS_ANYWHERE] == 1,
        owed=turn[OWED],
        found=tables.power.names[turn[FOUND]] if state.phase == GIVE else "",
        fight=_fight(state) if state.phase in FIGHTING else None,
        start=names[turn[AT]] if is_choosing else "",
        end=names[turn[TO]] if is_choosing else "",
        units=turn[CARRIED] if is_choosing else 0,
        marched=turn[HAS_MARCHED] == 1,
        route=tuple(names[at] for at in state.route),
        stack=(common[DECK_ONES], common[DECK_TWOS]),
        discards=(common[USED_ONES], common[USED_TWOS]),
        lost_humans=common[LOST_HUMANS],
        added_bars=common[ADDED_BARS],
        needs_autobot=state.rules.needs_autobot == 1,
        strict=state.rules.is_strict == 1,
        reason=REASONS[state.asked] if is_over else "",
    )


def _army(state: RiskState, army: int) -> Army:
    power = state.tables.power
    kept = [name for kind, name in enumerate(power.names) for _ in range(state.kept[army * state.tables.kinds + kind])]
    return Army(
        seat=state.of(army, COMMANDER),
        out=state.of(army, IS_OUT) == 1,
        turns=state.of(army, TURNS),
        slaves=state.of(army, SLAVES),
        bars=state.of(army, BARS),
        ones=state.of(army, ONES),
        twos=state.of(army, TWOS),
        face_down=state.of(army, FACE_DOWN),
        kept=tuple(kept),
        gift=state.of(army, GIFT),
        next_units=_next_units(state, army),
        beaten_by=state.of(army, BEATEN_BY),
    )


def _next_units(state: RiskState, army: int) -> int:
    """New units of the turn after this one; the first turn's bonus is over once that has begun [RT-N1]."""
    units, tables = int(state.new_units(army)), state.tables
    is_first = state.of(army, TURNS) == 0 and army == state.army
    return units - int(tables.first_units - tables.later_units) if is_first else units


def _territory(state: RiskState, at: int) -> Territory:
    land, where = state.land, at * IN_LAND
    return Territory(
        name=state.tables.names[at],
        army=state.owner(at),
        units=state.units(at),
        humans=state.humans(at),
        bar=land[where + BAR] == 1,
        fresh=state.turn[FRESH] if state.turn[FRESH_AT] == at else 0,
        came=land[where + CAME],
        came_humans=land[where + CAME_HUMANS],
        shielded=land[where + SHIELD] == 1,
    )


@lru_cache(maxsize=16)
def _board(tables: Tables) -> tuple[Place, ...]:
    names = tables.names
    return tuple(
        Place(
            name=names[at],
            also=tuple(tables.map.also[at]),
            continent=tables.continent_names[tables.map.continents[at]],
            stars=tables.map.stars[at],
            corner=tables.corners[at] == 1,
            centre=tables.centre[at] == 1,
            neighbours=tuple(names[n] for n in range(tables.count) if tables.touch(at, n)),
        )
        for at in range(tables.count)
    )


@lru_cache(maxsize=16)
def _continents(tables: Tables) -> tuple[Continent, ...]:
    return tuple(Continent(name, tables.bonus[at]) for at, name in enumerate(tables.continent_names))


def _power(state: RiskState) -> tuple[PowerCard, ...]:
    power = state.tables.power
    return tuple(
        PowerCard(
            name=name,
            also=tuple(power.also[kind]),
            copies=power.copies[kind],
            when=TIMES[power.times[kind]],
            effect=EFFECTS[power.effects[kind]],
            amount=power.amounts[kind],
            unseen=state.unseen[kind],
        )
        for kind, name in enumerate(power.names)
    )


def _fight(state: RiskState) -> Fight:
    fight, names = state.fight, state.tables.names
    return Fight(
        start=names[fight[START]] if fight[START] >= 0 else "",
        target=names[fight[TARGET]],
        units=fight[FORCE_UNITS],
        humans=fight[FORCE_MEN],
        black_bonus=fight[BLACK_BONUS],
        red_bonus=fight[RED_BONUS],
        rolls=fight[ROLLS],
    )
