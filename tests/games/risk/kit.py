"""Positions of RISK as text, dice and cards as they fall, and lines as people type them.

A position has one line for each territory, continent or army; later lines go over earlier ones:

    everywhere: human
    asia: D1 1
    egypt: A 3 + 2 humans, bar
    peru: nobody
    D1: slaves 5, bars 2, ones 3, twos 1, keeps force-field, power 2, gift 2, turns 0

`A` are the Autobots and the humans, `D1` to `D3` the Decepticons. What is not named is empty; humans who stand nowhere
are lost, Territory cards that nobody holds lie in the stack, and each army has finished one turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from rollout.core.chance import Chance, Fast, Scripted
from rollout.core.errors import NotUnderstood
from rollout.core.wire import Fact, Refusal
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.choices import REVEAL_CARD, code
from rollout.games.risk.position import (
    BAR,
    BARS,
    DECK_ONES,
    DECK_TWOS,
    FACE_DOWN,
    GIFT,
    IN_LAND,
    LOST_HUMANS,
    METER_NOW,
    NOBODY,
    ONES,
    PHASES,
    SLAVES,
    SUPPLY,
    TURNS,
    TWOS,
)
from rollout.games.risk.reach import slug
from rollout.games.risk.state import RiskState
from rollout.games.risk.view import RiskView
from tests.games.risk.conserved import check_action, humans

TABLES = GAME.native
NO_BARS = [("bar", 42 - drawn, 0) for drawn in range(5)]
"""Draws that lay the bars on the first territories of the list."""
SIGNS = ("A", "D1", "D2", "D3")
COUNTS = {"slaves": SLAVES, "bars": BARS, "ones": ONES, "twos": TWOS, "power": FACE_DOWN, "gift": GIFT, "turns": TURNS}
"""What an army has a number of, by its word in a position."""
STAND = re.compile(r"(?:(A|D\d) (\d+))?(?: ?\+? ?(?:(\d+) )?(humans?))?(, bar)?")
_F = TypeVar("_F", bound=Fact)


# -- set-ups -----------------------------------------------------------------------------------------------


def at(name: str) -> int:
    """The number of a territory."""
    return [slug(place) for place in TABLES.names].index(slug(name))


def game(options: RiskOptions | None = None) -> RiskState:
    """A new game, with the Energon on the first five territories; no lot decides who plays what."""
    return GAME.setup(options or RiskOptions(), TABLES, Scripted(NO_BARS))


class Secret(Chance):
    """A table's chance: all games begin with the same bars, and what is drawn later only its seed decides."""

    def __init__(self, seed: int) -> None:
        self.later = Fast(seed)

    def below(self, n: int, why: str) -> int:
        return 0 if why == "bar" else self.later.below(n, why)


def first_card(state: RiskState, chance: Chance) -> int:
    """The Power card that the first army of a game will reveal, with the chance that dealt it."""
    after = state.clone()
    while after.phase != PHASES.index("reveal"):
        (seat,) = after.actors()
        after.apply(seat, after.legal(seat)[0], chance)
    before = list(after.unseen)
    after.apply(after.actors()[0], code(REVEAL_CARD, 0, 0), chance)
    return [int(old - new) for old, new in zip(before, after.unseen, strict=True)].index(1)


def new_game(**options: Any) -> RiskState:
    """A new game by its options."""
    return game(RiskOptions(**options))


def board(drawing: str, turn: str = "D1", phase: str = "attack", **options: Any) -> RiskState:
    """The position of a text; an army is asked in a phase of its turn, or begins it ("begin")."""
    state = empty(new_game(**options))
    for line in filter(None, map(str.strip, drawing.strip().splitlines())):
        name, _, said = line.partition(": ")
        if name in SIGNS:
            _endow(state, SIGNS.index(name), said)
        else:
            _occupy(state, name, said)
    for what, deck, count in ((ONES, DECK_ONES, 30), (TWOS, DECK_TWOS, 12)):
        state.common[deck] = count - sum(state.of(army, what) for army in range(4))
    state.common[LOST_HUMANS] = 42 - humans(state)
    _ask(state, turn, phase)
    return state


def empty(state: RiskState) -> RiskState:
    """Nobody stands anywhere, no bar lies anywhere, no army has Power cards, and each has finished a turn."""
    for territory in range(TABLES.count):
        state.settle(territory, NOBODY, 0, 0)
        state.land[territory * IN_LAND + BAR] = 0
    for army in range(state.rules.armies):
        state.change(army, TURNS, 1)
        state.change(army, FACE_DOWN, -state.of(army, FACE_DOWN))
    return state


def _ask(state: RiskState, turn: str, phase: str) -> None:
    army = SIGNS.index(turn)
    if phase == "begin":
        state.begin_turn(army, None)
        return
    state.army = state.asked = army
    state.phase = PHASES.index(phase)
    state.turn[SUPPLY] = 3 if phase == "place" else 0


def _endow(state: RiskState, army: int, said: str) -> None:
    """What lies before an army."""
    for part in said.split(", "):
        what, value = part.split()
        if what == "keeps":
            give_card(state, army, value)
        else:
            state.change(army, COUNTS[what], int(value) - state.of(army, COUNTS[what]))


def give_card(state: RiskState, army: int, name: str) -> None:
    """A Power card lies face up before an army."""
    state.kept[army * TABLES.kinds + kind(name)] += 1
    state.unseen[kind(name)] -= 1


def _occupy(state: RiskState, name: str, said: str) -> None:
    """Who stands in a territory, a continent, or everywhere."""
    army, units, humans_there, bar = _stand(said)
    for territory in area(name):
        state.settle(territory, army, units, humans_there)
        state.land[territory * IN_LAND + BAR] = int(bar)


def _stand(said: str) -> tuple[int, int, int, bool]:
    """The army, Transformers, humans and the bar of a text like "A 2 + 3 humans, bar"."""
    match = STAND.fullmatch(said.removeprefix("nobody"))
    assert match, said
    sign, units, count, human, bar = match.groups()
    standing = int(count or 1) if human else 0
    return SIGNS.index(sign or "A"), int(units or 0), standing, bar is not None


def area(name: str) -> list[int]:
    """The territories of a name: one, those of a continent, or all."""
    continents = [slug(continent) for continent in TABLES.continent_names]
    if name == "everywhere":
        return list(range(TABLES.count))
    if name in continents:
        return [at for at in range(TABLES.count) if TABLES.map.continents[at] == continents.index(name)]
    return [at(name)]


def kind(name: str) -> int:
    """A kind of Power card by its name."""
    return [slug(card) for card in TABLES.power.names].index(slug(name))


def position(
    army: int, phase: str, land: dict[str, tuple[int, int, int]], options: RiskOptions | None = None
) -> RiskState:
    """An army is asked in a phase; `land`: who, Transformers, humans. Elsewhere nobody stands."""
    state = empty(game(options))
    for name, (owner, units, humans_there) in land.items():
        state.settle(at(name), owner, units, humans_there)
    state.common[LOST_HUMANS] = 42 - humans(state)
    _ask(state, SIGNS[army], phase)
    state.turn[SUPPLY] = 3
    return state


# -- looking -----------------------------------------------------------------------------------------------


def standing(state: RiskState, name: str) -> str:
    """Who stands in a territory, in the words of a position."""
    owner, units, men = state.owner(at(name)), state.units(at(name)), state.humans(at(name))
    people = "human" if men == 1 else f"{men} humans"
    who = " + ".join([f"{SIGNS[owner]} {units}"] * (units > 0) + [people] * (men > 0)) or "nobody"
    return who + ", bar" * int(state.land[at(name) * IN_LAND + BAR])


def expect(state: RiskState, drawing: str) -> None:
    """Check who stands in the territories of a text."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    names = [line.partition(": ")[0] for line in lines]
    assert [f"{name}: {standing(state, name)}" for name in names] == lines


def has(state: RiskState, army: str, what: str) -> int:
    """How many slaves, bars, cards of one or two stars ... an army has."""
    return int(state.of(SIGNS.index(army), COUNTS[what]))


def keeps(state: RiskState, army: str) -> list[str]:
    """The Power cards that lie face up before an army."""
    row = SIGNS.index(army) * int(TABLES.kinds)
    return [slug(name) for at, name in enumerate(TABLES.power.names) for _ in range(state.kept[row + at])]


def phase(state: RiskState) -> str:
    """What is asked now."""
    return PHASES[state.phase]


def meter(state: RiskState) -> int:
    """Bars on the Energon meter."""
    return int(state.common[METER_NOW])


def asked(state: RiskState) -> str:
    """The army that decides now."""
    return SIGNS[state.asked]


def seat_of(state: RiskState) -> int:
    """Who is asked."""
    (seat,) = state.actors()
    return int(seat)


def look(state: RiskState, viewer: int | None = None) -> RiskView:
    """What a viewer sees, else whoever is asked."""
    return GAME.view(state, seat_of(state) if viewer is None else viewer)


def choices(state: RiskState, begin: str = "") -> list[str]:
    """What whoever is asked may type, where a line begins like that."""
    view = look(state)
    lines = [GAME.write(view, action) for action in state.legal(seat_of(state))]
    return [line for line in lines if line.startswith(begin)]


def reason(state: RiskState) -> str:
    """Why the game ended; empty while it goes on."""
    outcome = state.outcome()
    return outcome.reason if outcome else ""


def winners(state: RiskState) -> list[int]:
    """The seats that have won, or share the win."""
    outcome = state.outcome()
    assert outcome
    return [seat for seat, score in enumerate(outcome.scores) if score > 0]


# -- acting ------------------------------------------------------------------------------------------------


class Fate(Chance):
    """Chance that is known beforehand, in the words of a test."""

    def __init__(self, state: RiskState, dice: str, cards: str, power: str) -> None:
        """`dice`: rolls such as "6 5 3 : 2 1", black before red; `cards`: stars; `power`: the card that is revealed."""
        self.state = state
        self.dice: list[tuple[str, int]] = []
        for roll in dice.split(" / ") if dice else []:
            black, _, red = roll.partition(" : ")
            self.dice += [("black", int(eyes)) for eyes in black.split()]
            self.dice += [("red", int(eyes)) for eyes in red.split()]
        self.cards = cards.split()
        self.power = power

    def below(self, n: int, why: str) -> int:
        if why == "card":
            return 0 if self.cards.pop(0) == "★" else n - 1
        if why == "power":
            card, self.power = kind(self.power), ""
            assert self.state.unseen[card] > 0, "that card has been seen"
            return int(sum(self.state.unseen[at] for at in range(card)))
        known, eyes = self.dice.pop(0)
        assert (known, n) == (why, 6), f"{why} is rolled, not {known}"
        return eyes - 1

    def is_over(self) -> bool:
        """Whether all of it has happened."""
        return not (self.dice or self.cards or self.power)


def do(state: RiskState, line: str, dice: str = "", cards: str = "", power: str = "") -> list[Fact]:
    """Let whoever is asked write a line; what happened. Nothing that there is a number of comes or goes unseen."""
    chance, facts, seat = Fate(state, dice, cards, power), list[Fact](), seat_of(state)
    for action in GAME.read(look(state), line):
        assert action in state.legal(seat), f"{line} is not allowed, but {choices(state)}"
        before, happened = state.clone(), list[Fact]()
        state.apply(seat, action, chance, happened)
        check_action(before, action, state, happened)
        facts += happened
    assert chance.is_over(), "not all that was foretold has happened"
    return facts


def play(state: RiskState, *lines: str) -> list[Fact]:
    """Several lines in which nothing is drawn."""
    return [fact for line in lines for fact in do(state, line)]


def only(facts: Sequence[Fact], kind: type[_F]) -> list[_F]:
    """The facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def why_not(state: RiskState, line: str, viewer: int | None = None) -> Refusal:
    """Why a line is refused."""
    seat = seat_of(state) if viewer is None else viewer
    view = look(state, seat)
    try:
        actions = GAME.read(view, line)
    except NotUnderstood as error:
        return error.refusal
    assert not set(actions) <= set(state.legal(seat)), f"{line} is allowed"
    return GAME.explain(view, seat, line, [GAME.write(view, action) for action in state.legal(seat)])


def refused(state: RiskState, line: str) -> str:
    """The rule that forbids a line."""
    return str(why_not(state, line).rule)
