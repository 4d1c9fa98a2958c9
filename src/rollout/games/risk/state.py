"""The whole truth of a game of RISK Transformers and its rules: set-up, what is asked, end. Never leaves the table."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader
from rollout.core.lists import ascending, filled
from rollout.core.wire import Fact, Outcome
from rollout.games.risk import facts as happened
from rollout.games.risk.choices import (
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
    Choices,
    code,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.elimination import REASONS
from rollout.games.risk.position import (
    AT,
    ATTACK,
    ATTACK_CARD,
    BAR,
    BATTLE,
    BEATEN_BY,
    CARRIED,
    COMMANDER,
    DECK_ONES,
    DECK_TWOS,
    DEFENCE_CARD,
    EXCHANGE,
    FACE_DOWN,
    FORCE,
    FORCE_HUMANS,
    IN_ARMIES,
    IN_COMMON,
    IN_FIGHT,
    IN_LAND,
    IN_TURN,
    MARCH,
    MARCH_HUMANS,
    METER_MOST,
    METER_NOW,
    MOVING,
    NOBODY,
    OVER,
    PHASES,
    PLACE,
    REVEAL,
    ROUND,
    TO,
    WINDOW,
    Rules,
)
from rollout.games.risk.tables import MOST_ARMIES, Tables


class RiskState(Choices):
    """One game in progress."""

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=1)
        return seats if self.phase == OVER else append(seats, self.of(self.asked, COMMANDER))

    def legal(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=32)
        if self.phase == OVER or seat != self.of(self.asked, COMMANDER):
            return actions
        if self.may_skip():
            actions = append(actions, code(SKIP, 0, 0))
        if self.may_add_bars():
            actions = self.add_bars_to(actions)
        if self.phase == BATTLE:
            return ascending(self.add_rolls(actions))
        if self.phase == ATTACK:
            return ascending(self.add_attacks(actions))
        if self.phase == MOVING:
            return ascending(self.add_marches(actions))
        if self.phase == PLACE:
            return ascending(self.add_places(actions))
        if self.phase == EXCHANGE:
            return ascending(self.add_exchanges(actions))
        if self.phase == REVEAL:
            return ascending(append(actions, code(REVEAL_CARD, 0, 0)))
        return ascending(self.add_rest(actions))

    # -- carrying it out ---------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        verb, x, y = verb_of(action), x_of(action), y_of(action)
        if verb == SKIP:
            self.skip(facts)
        elif verb == GO:
            self.go(x, y, facts)
        elif verb == TAKE:
            self.take(x, facts)
        elif verb == ROLL:
            if x == ONCE:
                self.roll(chance, facts)
            else:
                self.roll_on(x, chance, facts)
        elif verb == PLACE_AT:
            self.place(x, facts)
        else:
            self.apply_rarely(verb, x, y, chance, facts)
        if self.phase == MOVING:
            self.draw_cards(chance, facts)

    def apply_rarely(self, verb: i64, x: i64, y: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """What comes up seldom."""
        if verb == EXCHANGE_STARS:
            self.exchange(x, y, facts)
        elif verb == REVEAL_CARD:
            self.reveal(chance, facts)
        elif verb == GIVE_TO:
            self.give(x, facts)
        elif verb == LOSE:
            self.lose(x, y, facts)
        elif verb == USE:
            self.use_card(x, facts)
        elif verb == WITHDRAW:
            self.withdraw(facts)
        elif self.phase == WINDOW:
            self.decide_window(x, facts)
        else:
            self.add_bars(self.asked, x, facts)

    def skip(self, facts: list[Fact] | None) -> None:
        """Nothing more of what the phase asks."""
        phase = self.phase
        if facts is not None and phase != PLACE:
            facts.append(happened.Passed(self.asked, PHASES[phase]))
        if phase == EXCHANGE:
            self.to_power_cards()
        elif phase == REVEAL:
            self.phase = PLACE
        elif phase == PLACE:
            self.place_none(facts)
        elif phase == ATTACK:
            self.end_attacking(facts)
        elif phase == ATTACK_CARD:
            self.ask_defender()
        elif phase == DEFENCE_CARD:
            self.begin_rolling()
        elif phase == WINDOW:
            self.decide_window(0, facts)
        else:
            self.end_turn(facts)

    def go(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Begin an attack or a march; how many is asked next."""
        if facts is not None:
            facts.append(happened.WayChosen(self.army, self.tables.names[start], self.tables.names[end]))
        is_attack = self.phase == ATTACK
        self.turn[AT] = start
        self.turn[TO] = end
        self.phase = FORCE if is_attack else MARCH
        if self.army == 0 and self.most_to_take() < 1:
            self.turn[CARRIED] = 0
            self.phase = FORCE_HUMANS if is_attack else MARCH_HUMANS

    def take(self, number: i64, facts: list[Fact] | None) -> None:
        """So many Transformers, and for the Autobot side then so many humans."""
        phase, units, humans = self.phase, number, i64(0)
        if phase == FORCE_HUMANS or phase == MARCH_HUMANS:  # noqa: PLR1714, SIM109 - numbers, compiled
            units, humans = self.turn[CARRIED], number
        elif self.army == 0:
            self.turn[CARRIED] = units
            self.phase = FORCE_HUMANS if phase == FORCE else MARCH_HUMANS
            if self.most_humans_to_take() > 0:
                if facts is not None:
                    facts.append(happened.PartChosen(self.army, units))
                return
        self.set_off(phase == FORCE or phase == FORCE_HUMANS, units, humans, facts)  # noqa: PLR1714, SIM109 - as above

    def set_off(self, is_attack: bool, units: i64, humans: i64, facts: list[Fact] | None) -> None:
        """All numbers are known: attack, or move."""
        start, end = self.turn[AT], self.turn[TO]
        self.turn[AT], self.turn[TO], self.turn[CARRIED] = NOBODY, 0, 0
        if is_attack:
            self.begin_fight(start, end, units, humans, facts)
        elif self.army == 0:
            self.march_autobots(start, end, units, humans, facts)
        else:
            self.march_decepticons(start, end, units, facts)

    def clone(self) -> RiskState:
        return RiskState(
            self.tables,
            self.rules,
            self.phase,
            self.army,
            self.asked,
            self.land[:],
            self.armies[:],
            self.kept[:],
            self.unseen[:],
            self.fight[:],
            self.turn[:],
            self.common[:],
            self.route,
        )

    def outcome(self) -> Outcome | None:
        """The commanders of the armies that have won share 1 [RT-V2 to RT-V4]."""
        if self.phase != OVER:
            return None
        scores = [0.0] * int(self.rules.seats)
        winners = self.winners()
        for army in winners:
            scores[self.of(army, COMMANDER)] += 1.0 / float(len(winners))
        return Outcome(tuple(scores), REASONS[self.asked])


def set_up(
    tables: Tables, rules: Rules, commanders: vec[i64], meter: i64, chance: Chance, facts: list[Fact] | None = None
) -> RiskState:
    """A new game: a human in every territory, bars on five of them, Power cards face down [RT-S2 to RT-S6]."""
    state = RiskState(
        tables,
        rules,
        phase=EXCHANGE,
        army=0,
        asked=0,
        land=filled(tables.count * IN_LAND, 0),
        armies=filled(MOST_ARMIES * IN_ARMIES, 0),
        kept=filled(MOST_ARMIES * tables.kinds, 0),
        unseen=tables.power.copies[:],
        fight=filled(IN_FIGHT, 0),
        turn=filled(IN_TURN, 0),
        common=filled(IN_COMMON, 0),
        route=filled(0, 0),
    )
    for territory in range(tables.count):
        state.settle(territory, 0, 0, 1)
        state.common[DECK_ONES if tables.map.stars[territory] == 1 else DECK_TWOS] += 1
    for army in range(rules.armies):
        state.change(army, COMMANDER, commanders[army])
        state.change(army, FACE_DOWN, tables.hand)
        state.change(army, BEATEN_BY, NOBODY)
        if facts is not None:
            facts.append(happened.ArmyTaken(army, commanders[army]))
    state.common[METER_NOW] = meter
    state.common[METER_MOST] = meter + tables.spare
    state.common[ROUND] = 1
    lay_bars(state, chance, facts)
    state.begin_turn(state.after(0), facts)
    return state


def lay_bars(state: RiskState, chance: Chance, facts: list[Fact] | None) -> None:
    """Reveal Territory cards and lay an Energon bar on each of their territories [RT-S4]."""
    for drawn in range(state.tables.bars):
        left = chance.below(state.tables.count - drawn, "bar")
        for territory in range(state.tables.count):
            if state.land[territory * IN_LAND + BAR]:
                continue
            if left == 0:
                state.land[territory * IN_LAND + BAR] = 1
                if facts is not None:
                    facts.append(happened.EnergonLaid(state.tables.names[territory]))
                break
            left -= 1


def decode(tables: Tables, data: bytes) -> RiskState:
    """The state that `RiskState.encode` wrote.

    Raises:
        RecordError: the bytes end too early.
    """
    reader = Reader(data)
    armies, needs_autobot, is_strict, seats = [reader.get() for _ in range(4)]
    phase, army, asked = [reader.get() for _ in range(3)]
    land, each, kept, unseen, fight, turn, common, route = [reader.get_all() for _ in range(8)]
    rules = Rules(armies, needs_autobot, is_strict, seats)
    return RiskState(tables, rules, phase, army, asked, land, each, kept, unseen, fight, turn, common, route)
