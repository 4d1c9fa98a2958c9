"""Other true courses of a game of Stratego, which a viewer cannot tell from that at a table [ST-S3, ST-A9, ST-C].

They are found by the rules alone, without a view or a belief: whom the viewer is not to know now was placed otherwise,
and everything else was done just so. What happened is the same but for the names of those pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs

from rollout.core.chance import Chance, Scripted
from rollout.core.data import Sheet
from rollout.core.wire import SPECTATOR, Fact, encode
from rollout.games.stratego.facts import Fought, PowerMet
from rollout.games.stratego.ground import code_of_view
from rollout.games.stratego.moving import SET, VERBS, code, start_of, verb_of
from rollout.games.stratego.position import CAPTURED, KNOWN, PIECE, ROBOT, SETUP, army_of, number_of, who_of
from rollout.games.stratego.state import StrategoState, set_up
from rollout.record import Event
from rollout.record.talk import is_talk
from rollout.server.replaying import replay_of
from rollout.table import Step, Table
from rollout.testing.tables import random_step
from tests.games.stratego.kit import number, order

TRIES = 8
REPLAYED = 4
"""Of so many versions of a game the replay of one is compared, as long as the game is."""
LONG = 300
"""From this version on a game is too long for it."""
DARING = ("move", "strike", "detect", "speed", "rumble", "shoot", "pull", "sneak")
Key = tuple[int, int]
"""A piece: its seat and its number."""
Placing = dict[Key, int]
"""By piece that has been placed: who it is."""


def other_courses(table: Table, viewer: int, picks: Chance) -> Iterator[Table]:
    """Tables where a viewer has seen just the same: one that it may believe in, then some with pieces exchanged."""
    if picks.below(2, "kind of twin"):
        yield believed(table, viewer, picks)
    yield from exchanged(table, viewer, picks)


def believed(table: Table, viewer: int, picks: Chance) -> Table:
    """A world that the viewer's belief gives, with the course that leads to it."""
    view = table.game.view(table.state, viewer)
    world = table.game.belief(table.tables, view, table.told(viewer)).sample(picks)
    assert isinstance(world, StrategoState)
    twin = retold(table, placing_of(world), hidden_boxes(world, viewer))
    assert twin.state.encode() == world.encode(), "no course of the game leads to this world"
    return twin


def exchanged(table: Table, viewer: int, picks: Chance) -> Iterator[Table]:
    """Games in which those whom the viewer is not to know were placed otherwise."""
    state = truth_of(table)
    if state.phase == SETUP:
        yield retold(table, other_placing(state, viewer, picks), hidden_boxes(state, viewer))
        return
    told = Course(state, table.record().events)
    for tried in range(TRIES):
        hidden = shuffled(hidden_pieces(state, viewer), picks)
        if tried % 2:  # captured ones first
            hidden.sort(key=lambda key: bool(state.find(state.seat(key[0]), key[1])))
        placing = mixed(placing_of(state), hidden, max(len(hidden) >> tried, 2), picks)
        if told.is_same_with(placing):
            yield retold(table, placing, ())


def truth_of(table: Table) -> StrategoState:
    """The state of a table."""
    assert isinstance(table.state, StrategoState)
    return table.state


# -- who is hidden -------------------------------------------------------------------------------------------


def placing_of(state: StrategoState) -> Placing:
    """Who every piece is, on the board or captured."""
    cells = [int(cell) for cell in (*state.board, *state.captured) if cell & PIECE]
    return {(int(state.seat(army_of(cell))), int(number_of(cell))): int(who_of(cell)) for cell in cells}


def hidden_pieces(state: StrategoState, viewer: int) -> list[Key]:
    """The pieces of which the viewer is not to know now who they are, by what the table has agreed on [ST-C]."""
    lists = () if state.bare else ((state.board, is_shown), (state.captured, is_shown_captured))
    return [
        (int(state.seat(army_of(cell))), int(number_of(cell)))
        for cells, is_known in lists
        for cell in cells
        if cell & PIECE and not is_known(state, int(cell), int(state.seat(army_of(cell))), viewer)
    ]


def is_shown(state: StrategoState, cell: int, owner: int, viewer: int) -> bool:
    """Own pieces are known; others after they were shown, in a game of memory only in Robot Mode [ST-A9]."""
    return owner == viewer or bool(cell & (ROBOT if state.rules.memory else KNOWN))


def is_shown_captured(state: StrategoState, cell: int, owner: int, viewer: int) -> bool:
    """Who is shown captured pieces: all, their captor, their owner, nobody [ST-C1 to ST-C4]."""
    option = CAPTURED[state.rules.captured]
    if viewer == SPECTATOR or option in {"open", "stealth"}:
        return option == "open"
    return (viewer == owner) is (option == "secret")


def hidden_boxes(state: StrategoState, viewer: int) -> Sequence[int]:
    """The seats that are placing, and nobody but they know how far they are [ST-S3]."""
    seats = (0, 1) if state.phase == SETUP else ()
    return [seat for seat in seats if seat != viewer and state.unplaced(state.seat(seat)) > 0]


# -- placing otherwise ---------------------------------------------------------------------------------------


def other_placing(state: StrategoState, viewer: int, picks: Chance) -> Placing:
    """While armies are placed: others place anything; whoever is not ready may be at any piece."""
    placing = {key: who for key, who in placing_of(state).items() if key[0] == viewer}
    for seat in (0, 1):
        if seat != viewer:
            army = int(state.seat(seat))
            box = [2 * kind + army for kind in range(state.tables.kinds[army])]
            pieces = shuffled([who for who in box for _ in range(state.tables.copies[who])], picks)
            count = picks.below(len(pieces), "placed") if state.unplaced(army) else len(pieces)
            placing.update({(seat, number): who for number, who in enumerate(pieces[:count])})
    return placing


def mixed(placing: Placing, hidden: Sequence[Key], most: int, picks: Chance) -> Placing:
    """The first of the hidden pieces of each army, so many at most, change their places."""
    found = dict(placing)
    for seat in (0, 1):
        keys = [key for key in hidden if key[0] == seat][:most]
        found.update(zip(keys, shuffled([placing[key] for key in keys], picks), strict=True))
    return found


def shuffled(things: Iterable[Any], picks: Chance) -> list[Any]:
    """The same things in another order."""
    rest = list(things)
    return [rest.pop(picks.below(len(rest), "shuffle")) for _ in range(len(rest))]


# -- the course of a game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Move:
    """What a seat did, and what happened."""

    seat: int
    action: int
    facts: tuple[Fact, ...]


class Course:
    """What was done in a game, and what happened by it."""

    def __init__(self, state: StrategoState, events: Sequence[Event]) -> None:
        self.state = state
        self.placing = placing_of(state)
        self.moves = list(self._moves(events))

    def is_same_with(self, placing: Placing) -> bool:
        """Whether all could have been done with other pieces, and would have looked the same but for their names."""
        others = {key for key, who in placing.items() if self.placing[key] != who}
        state = self._opening()
        for move in self.moves:
            action = self._placed(move, placing) if verb_of(move.action) == SET else move.action
            if action not in list(state.legal(move.seat)):
                return False
            facts: list[Fact] = []
            state.apply(move.seat, action, Scripted([]), facts)
            if [unnamed(fact, others) for fact in facts] != [unnamed(fact, others) for fact in move.facts]:
                return False
        return bool(others)

    def _moves(self, events: Sequence[Event]) -> Iterator[Move]:
        state = self._opening()
        for event in events[1:]:
            if not is_talk(event.text):
                legal = {order(state, int(action)): int(action) for action in state.legal(event.seat)}
                facts: list[Fact] = []
                state.apply(event.seat, legal[event.text], Scripted([]), facts)
                yield Move(event.seat, legal[event.text], tuple(facts))

    def _opening(self) -> StrategoState:
        """The empty board."""
        return set_up(self.state.tables, self.state.rules, self.state.flip, Scripted([]))

    def _placed(self, move: Move, placing: Placing) -> int:
        """Another piece on the same square."""
        who = placing[move.seat, place_of(self.state, move.seat, int(start_of(move.action)))]
        return int(code(SET, start_of(move.action), who // 2))


def place_of(state: StrategoState, seat: int, square: int) -> int:
    """The place of a home square in the set-up of a seat."""
    tables, army = state.tables, state.seat(seat)
    return next(place for place in range(tables.size) if tables.home(army, place) == square)


def unnamed(fact: Fact, pieces: set[Key]) -> Fact:
    """What happened, without the names of these pieces; what one is to a power, such as immune, would name it."""
    told: Any = fact
    if isinstance(told, PowerMet):
        return structs.replace(told, name="", rank="", result="") if (1 - told.seat, told.piece) in pieces else told
    if isinstance(told, Fought) and (1 - told.seat, told.other_piece) in pieces:
        told = structs.replace(told, other_name="", other_rank="")
    is_one = hasattr(told, "name") and (told.seat, told.piece) in pieces
    found: Fact = structs.replace(told, name="", rank="") if is_one else told
    return found


def retold(table: Table, placing: Placing, boxes: Sequence[int]) -> Table:
    """The table as it would stand if armies had been placed so; `boxes`: seats that were not followed in this."""
    state, record = truth_of(table), table.record()
    first, *rest = record.events
    unseen = [Event(seat, placed(state, key, who)) for key, who in sorted(placing.items()) if (seat := key[0]) in boxes]
    seen = [placed_otherwise(state, event, placing) for event in rest if event.seat not in boxes]
    return type(table).fold(replace(record, events=(first, *unseen, *seen)), table.game, table.secret)


def placed_otherwise(state: StrategoState, event: Event, placing: Placing) -> Event:
    """The same event; where a piece was placed, another one on the same square."""
    verb, home, *_ = [*event.text.split(), ""]
    if verb != VERBS[SET]:
        return event
    key = event.seat, place_of(state, event.seat, number(state, home))
    return replace(event, text=placed(state, key, placing[key]))


def placed(state: StrategoState, key: Key, who: int) -> str:
    """The line that places a piece."""
    tables = state.tables
    return f"{VERBS[SET]} {tables.name(tables.home(state.seat(key[0]), key[1]))} {tables.letters[who]}"


# -- how games go on -----------------------------------------------------------------------------------------


def lively_step(table: Table, picks: Chance) -> Step:
    """Any kind of action rather than a move; offers of a draw only when both armies stand.

    An offer that is made again tells that its seat has acted since, which nobody else can see in a set-up.
    """
    if picks.below(4, "at random") == 0 and truth_of(table).phase != SETUP:
        return random_step(table, picks)
    seat = table.actors[picks.below(len(table.actors), "seat")]
    texts = [choice.text for choice in table.choices(seat)]
    verbs = sorted({text.split()[0] for text in texts})
    verb = verbs[picks.below(len(verbs), "verb")]
    texts = [text for text in texts if text.split()[0] == verb]
    return table.propose(seat, table.decision(seat), texts[picks.below(len(texts), "choice")])


# -- further channels, and lines to try ----------------------------------------------------------------------


def more_channels(table: Table, viewer: int) -> dict[str, bytes]:
    """The position in one line, and the replay, which takes long and is compared now and then."""
    code_of_it = code_of_view(table.game.view(table.state, viewer)).encode()
    if table.version(viewer) % REPLAYED or table.version(viewer) > LONG:
        return {"code": code_of_it}
    replay = replay_of(table.record(), viewer, over=table.outcome is not None, game=table.game)
    return {"code": code_of_it, "replay": encode(replay)}


def daring_lines(table: Table, seat: int, picks: Chance) -> list[str]:
    """Lines that ask something of a hidden piece, alone and in bundles, and set-ups of any kind."""
    view = table.game.view(table.state, seat)
    if view.phase == "setup":
        letters = [one.letter for one in view.armies[seat].characters for _ in range(one.copies)]
        return [f"setup {''.join(shuffled(letters, picks))}", f"set {view.armies[1 - seat].homes[0]} {letters[0]}"]
    own = shuffled([piece.square for piece in view.pieces if piece.seat == seat], picks)[:2] or ["a1"]
    others = [*shuffled([piece.square for piece in view.pieces if piece.seat != seat], picks)[:3], "a1", "b1"]
    start, (end, two, three) = own[0], others[:3]
    return [
        f"{own[picks.below(len(own), 'own')]} {end}",
        f"{DARING[picks.below(len(DARING), 'verb')]} {start} {end}",
        f"{DARING[picks.below(len(DARING), 'verb')]} {own[-1]} {two}",
        f"rumble {start} {end} {two} {three}",
        f"mode {start} sneak {start} {end} {two}",
        f"at {end} {two}",
        f"call {end}",
    ]


# -- a small box ---------------------------------------------------------------------------------------------


def small_box() -> Sheet:
    """Six ranks of five squares and ten pieces a side, which have every power between them."""
    strong = ("X 10 speed robot-rumble", "7 7 sneak-attack", "6 6 distance-strike magnet", "b 5 detect-enemy")
    rows = (*strong, "4 4 call-bumblebee", "3 3", "2 2", "S S", "T T", "F F")
    characters = []
    for letter, rank, *powers in map(str.split, rows):
        one = {"name": f"Figure {letter}", "letter": letter, "rank": rank, "copies": 1, "powers": powers}
        characters.append(one | {"called": True} if letter == "b" else one)
    board = {"files": 5, "ranks": 6, "rows": 2, "zone": ["c3", "c4"]}
    values = {
        "powers": {"version": 1},
        "board": board | {"first": "decepticons"},
        "character": characters,
        "classic": {"board": board | {"first": "red"}, "character": characters},
    }
    return Sheet("small.toml", values, (), "")
