"""Boards, hands and dice for tests of Robot Heroes, written as a player would draw them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Fast, Scripted
from rollout.core.data import Sheet, read_sheet
from rollout.core.wire import Fact, Told
from rollout.games.robot_heroes import GAME, RobotHeroesOptions
from rollout.games.robot_heroes.position import DISCARDS, HAND, PHASES, PILE
from rollout.games.robot_heroes.state import HeroesState
from rollout.games.robot_heroes.tables import Tables
from rollout.games.robot_heroes.view import RobotHeroesView

TABLES: Tables = GAME.tables(GAME.sheet)
"""The edition that is shipped, on the Basic level."""
ADVANCED: Tables = TABLES.on(1)
"""The same on the Advanced level."""
NAMES = {
    "hit": "direct-hit",
    "boost": "power-boost",
    "ambush": "ambush",
    "strike": "double-strike",
}
"""Our Special Attacks as tests write them for short."""
FULL_DECK = "1 1 2 2 3 3 4 4 5 5 6 6 die die die die"

Level = Literal["basic", "advanced"]
EFFECTS = (
    'card = "a"\neffect = "win"\ndamage = 2',
    'card = "b"\neffect = "number"\nnumber = 6\nloss = 0',
    'card = "c"\neffect = "add"\nadd = 2\nnumber = 0',
    'card = "d"\neffect = "against"\nleast = 1\nloss = 3',
    'card = "e"\neffect = "roll"',
    'card = "f"\neffect = "draw"',
)
"""Special Attacks with every effect."""

_LETTERS = {"S": "start", "D": "draw", "B": "battle"}


def ring(spaces: str, starts: tuple[int, int] = (0, 1), deck: str = FULL_DECK) -> Tables:
    """A closed ring, drawn as `S D B`."""
    count = len(spaces.split())
    return graph(spaces, " ".join(f"{at}-{(at + 1) % count}" for at in range(count)), starts, deck)


def graph(spaces: str, links: str, starts: tuple[int, int] = (0, 1), deck: str = FULL_DECK) -> Tables:
    """Any board: `S D B` are the spaces 0, 1 and 2, `0-1 1-2` its links."""
    return GAME.tables(sheet_of(spaces, links, starts, deck))


def box(*specials: str, deck: str = FULL_DECK) -> Tables:
    """The Advanced level of a box with these Special Attacks."""
    return GAME.tables(box_sheet(*specials, deck=deck)).on(1)


def box_sheet(*specials: str, deck: str = FULL_DECK) -> Sheet:
    """A box on a ring of six, whose Special Attacks are each the lines of its `[[special]]` without source, copies and
    titles.
    """
    head = '[[special]]\nsource = "test"\ncopies = 2\n'
    entries = [
        f'{head}titles = {{ optimus = "Red {at}", megatron = "Violet {at}" }}\n{text}'
        for at, text in enumerate(specials)
    ]
    links = "0-1 1-2 2-3 3-4 4-5 5-0"
    return sheet_of("S D B S D B", links, (0, 3), deck, "\n".join(entries))


def sheet_of(spaces: str, links: str, starts: tuple[int, int], deck: str, more: str = "") -> Sheet:
    pairs = [[int(end) for end in link.split("-")] for link in links.split()]
    cards = {card: deck.split().count(card) for card in dict.fromkeys(deck.split())}
    entries = "\n".join(f'[[deck]]\nsource = "test"\ncard = "{card}"\ncopies = {cards[card]}' for card in cards)
    return read_sheet(
        f"""
        [sources.test]
        kind = "choice"
        title = "a test"
        [board]
        source = "test"
        kinds = {[_LETTERS[letter] for letter in spaces.split()]}
        links = {pairs}
        starts = {{ optimus = {starts[0]}, megatron = {starts[1]} }}
        [die]
        source = "test"
        faces = 6
        [hero]
        source = "test"
        pieces = 6
        [basic]
        source = "test"
        hand = 3
        limit = 5
        [advanced]
        source = "test"
        hand = 5
        limit = 7
        {entries}
        {more}
        """,
        "test.toml",
    )


def position(
    phase: str = "roll",
    *,
    tables: Tables = TABLES,
    pawns: tuple[int, int] = (0, 12),
    hands: tuple[str, str] = ("1 2 3", "1 2 3"),
    discards: tuple[str, str] = ("", ""),
    piles: tuple[str, str] | None = None,
    damage: tuple[int, int] = (0, 0),
    turn: int = 0,
    die: int = 0,
    turns: int = 0,
    max_turns: int = 0,
) -> HeroesState:
    """A position in the middle of a game; seat 0 is Optimus Prime. Piles hold the rest of the deck unless given."""
    state = HeroesState(
        tables,
        PHASES.index(phase),
        turn,
        die,
        turns,
        max_turns,
        numbers(0, 1),
        numbers(*pawns),
        numbers(*damage),
        numbers(*[0] * (6 * tables.kinds)),
        numbers(-1, -1),
        numbers(),
        numbers(),
        numbers(),
    )
    for seat in (0, 1):
        put(state, HAND, seat, hands[seat])
        put(state, DISCARDS, seat, discards[seat])
        if piles is not None:
            put(state, PILE, seat, piles[seat])
            continue
        for kind in range(tables.kinds):
            used = state.cards[state.at(HAND, seat, kind)] + state.cards[state.at(DISCARDS, seat, kind)]
            state.cards[state.at(PILE, seat, kind)] = tables.copies(seat, kind) - used
    return state


def battle(hands: tuple[str, str] = ("1 2 3", "1 2 3"), **more: object) -> HeroesState:
    """A battle in which both choose, in a turn of seat 0 unless said."""
    return position("duel", **{"pawns": (2, 12), "die": 2, "hands": hands, **more})  # type: ignore[arg-type]


def duel(first: str, second: str, **more: object) -> HeroesState:
    """A battle on the Advanced level between two hands."""
    return battle((first, second), **{"tables": ADVANCED, **more})


def put(state: HeroesState, place: int, seat: int, cards: str) -> None:
    """Lay cards somewhere, written as `1 1 die`."""
    for card in cards.split():
        state.cards[state.at(place, seat, state.tables.kind(NAMES.get(card, card)))] += 1


def numbers(*values: int) -> vec[i64]:
    return vec[i64](values)


def script(*draws: str) -> Scripted:
    """Draws by name: `die move 4` is a rolled 4, `draw 0 3/13` the third of 13 cards: dice first, then 1, 2 ..."""
    return Scripted([_draw(text) for text in draws])


def _draw(text: str) -> tuple[str, i64, i64]:
    why, value = text.rsplit(" ", 1)
    if "/" not in value:
        return why, 6, int(value) - 1
    nth, size = value.split("/")
    return why, int(size), int(nth) - 1


def act(state: HeroesState, seat: int, line: str, *draws: str) -> list[Fact]:
    """A seat does what a line says, which must be legal, with exactly these draws; what happened."""
    (action,) = GAME.read(GAME.view(state, seat), line)
    assert action in list(state.legal(seat)), f"{line} is not legal for seat {seat}: {lines(state, seat)}"
    chance, facts = script(*draws), list[Fact]()
    state.apply(seat, action, chance, facts)
    assert chance.done(), f"draws are left over: {draws}"
    return facts


def fight(state: HeroesState, first: str, second: str, *draws: str) -> list[Fact]:
    """Seat 0 plays the first card, seat 1 the second."""
    one, two = NAMES.get(first, first), NAMES.get(second, second)
    return act(state, 0, f"play {one}") + act(state, 1, f"play {two}", *draws)


def new_game(*draws: str, options: RobotHeroesOptions | None = None) -> tuple[HeroesState, list[Fact]]:
    """A game after its set-up, with what happened in it."""
    chance, facts = script(*draws), list[Fact]()
    state = GAME.setup(options or RobotHeroesOptions(), TABLES, chance, facts)
    assert chance.done()
    return state, facts


def lines(state: HeroesState, seat: int) -> list[str]:
    """What a seat may do, as text."""
    view = GAME.view(state, seat)
    return [GAME.write(view, action) for action in state.legal(seat)]


def look(state: HeroesState, viewer: int = -1) -> RobotHeroesView:
    return GAME.view(state, viewer)


def actors(state: HeroesState) -> list[int]:
    return list(state.actors())


def happened(facts: Iterable[Fact]) -> list[str]:
    """The kinds of the facts, in order."""
    return [type(fact).__name__ for fact in facts]


def playthrough(events: Iterable[str], level: Level = "basic") -> str:
    """A game told from outside, event by event; the first event is the set-up.

    An event is `seat line ~ why n=value, why n=value`; what a spectator is told follows it, indented.
    """
    state, told = None, list[str]()
    for event in events:
        action, _, draws = event.partition(" ~ ")
        chance, facts = Scripted([_recorded(draw) for draw in draws.split(", ") if draw]), list[Fact]()
        if state is None:
            state = GAME.setup(RobotHeroesOptions(level=level), TABLES, chance, facts)
        else:
            seat, line = action.split(" ", 1)
            (move,) = GAME.read(look(state, int(seat)), line)
            state.apply(int(seat), move, chance, facts)
        assert chance.done(), event
        told += [event, *(f"    {_plain(GAME.tell(fact, -1))}" for fact in facts)]
    assert state is not None
    return "\n".join([*told, f"= {state.outcome()} {state.key()}"]) + "\n"


def _recorded(text: str) -> tuple[str, i64, i64]:
    why, drawn = text.rsplit(" ", 1)
    size, value = drawn.split("=")
    return why, int(size), int(value)


def _plain(told: Told | None) -> str:
    assert told is not None
    fields = msgspec.to_builtins(told)
    return " ".join([fields.pop("type"), *(f"{name}={value}" for name, value in fields.items())])


def random_games(
    seeds: Iterable[int], tables: Tables = TABLES, max_turns: int = 0, level: Level = "basic"
) -> Iterable[HeroesState]:
    """Every state of random games; the same object goes on, so look at once."""
    for seed in seeds:
        chance, choice = Fast(seed), Fast(seed + 2**20)
        state = GAME.setup(RobotHeroesOptions(max_turns=max_turns, level=level), tables, chance)
        yield state
        while seats := actors(state):
            seat = seats[choice.below(len(seats), "seat")]
            legal = state.legal(seat)
            state.apply(seat, legal[choice.below(len(legal), "action")], chance)
            yield state
