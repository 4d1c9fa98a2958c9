"""What one viewer of Robot Heroes may know now, built field by field from nothing [RH-S7]."""

from __future__ import annotations

from functools import lru_cache

from rollout.core.wire import View, Visible
from rollout.games.robot_heroes.board import SPACE_KINDS
from rollout.games.robot_heroes.position import DISCARDS, HAND, MOVE, PHASES, PILE
from rollout.games.robot_heroes.state import ON_LANDING, HeroesState
from rollout.games.robot_heroes.tables import CHARACTERS, EFFECTS, LEVELS, Tables


class Board(Visible, frozen=True):
    """The spaces and how they are linked."""

    kinds: tuple[str, ...]
    """By space: "start", "draw" or "battle"."""
    links: tuple[tuple[int, int], ...]
    """Walked both ways."""
    starts: tuple[int, int]
    """The starting spaces of Optimus Prime and Megatron."""
    places: tuple[tuple[int, int], ...] = ()
    """By space: where to draw it, across and down from 0 to 1000; empty where the edition does not say."""


class Special(Visible, frozen=True):
    """A Special Attack card of this edition and what it does in a battle [RH-B9]."""

    card: str
    """Its name in actions and piles, for example "direct-hit"."""
    titles: tuple[str, str]
    """What is written on the card of Optimus Prime and on that of Megatron."""
    copies: tuple[int, int]
    """How many are in the deck of Optimus Prime and of Megatron."""
    effect: str
    """"win": wins the battle. "number": counts as `number`. "add": its player chooses a second, ordinary card openly
    and adds `add` to its number; with none it counts as `number`. "against": wins against `least` or more, loses
    against less. "roll": a die is rolled for its number. "draw": the battle is a draw."""
    number: int
    """This and the next two: 0 where the effect has no such number."""
    add: int
    least: int
    damage: int
    """Pieces that the opponent turns when this card wins."""
    loss: int
    """Pieces that its player turns when this card loses."""


class Hero(Visible, frozen=True):
    """What is open about a seat."""

    character: str
    """"optimus" or "megatron"; empty before it is taken."""
    pawn: int
    """The space where the pawn stands, -1 before the character is taken."""
    damage: int
    """Broken pieces."""
    hand: int
    """Cards held; one that has been chosen for the battle is no longer among them."""
    pile: int
    """Cards in the draw pile."""
    discard: tuple[str, ...]
    """Cards in the discard pile, lowest first, then dice, then Special Attacks."""
    chosen: bool
    """Whether a chosen card lies face down."""
    played: tuple[str, ...]
    """Open cards of this battle, in the order in which they were played; one that was added follows its boost."""
    numbers: tuple[int, ...]
    """The numbers of the cards in `played`: a die card's roll; what a Special Attack adds, counts as or rolls, or 0."""
    shown: tuple[str, ...]
    """Between battles: the cards laid open last, in the last battle or at the hand limit. They are in the discard
    pile, or were shuffled into the draw pile since."""


class Landing(Visible, frozen=True):
    """A space where the pawn can land with this roll."""

    space: int
    path: tuple[int, ...]
    """A route from the space where the pawn stands to this one."""
    effect: str
    """"opponent", "battle", "draw" or "nothing"."""


class RobotHeroesView(View, frozen=True):
    """Phases: "take", "roll", "move", "discard", "duel", "boost", "over"."""

    level: str
    """"basic" or "advanced" [RH-S4]."""
    turn: int
    """The seat whose turn it is; in the phase "take" the one that chooses a character."""
    turns: int
    """Turns that have ended, of both seats together."""
    max_turns: int
    """Turns after which the game ends, 0 for never [RH-E3]."""
    die: int
    """The roll to move by, 0 for none."""
    board: Board
    heroes: tuple[Hero, Hero]
    """By seat."""
    hand: tuple[str, ...]
    """The viewer's own cards, lowest first, then dice, then Special Attacks."""
    sealed: str
    """The viewer's own chosen card, which lies face down; empty for none."""
    landings: tuple[Landing, ...]
    """In the phase "move"."""
    pieces: int = 6
    """Puzzle pieces of a hero in this edition [RH-S3]."""
    limit: int = 5
    """Cards in a hand above which none is drawn on a Draw Card space before one is discarded [RH-T7]."""
    highest: int = 6
    """The highest number that a card of this edition carries."""
    specials: tuple[Special, ...] = ()
    """The Special Attacks of this edition, on the Advanced level."""
    booster: int = -1
    """In the phase "boost" the seat that chooses its second card [RH-X2]."""


def look(state: HeroesState, viewer: int) -> RobotHeroesView:
    """The view of a seat or a spectator."""
    is_seat = viewer in (0, 1)
    return RobotHeroesView(
        viewer=viewer,
        phase=PHASES[state.phase],
        level=LEVELS[state.tables.level],
        turn=state.turn,
        turns=state.turns,
        max_turns=state.max_turns,
        die=state.die,
        board=_board(state.tables),
        heroes=(_hero(state, 0), _hero(state, 1)),
        hand=state.names(HAND, viewer) if is_seat else (),
        sealed=state.tables.names[state.sealed[viewer]] if is_seat and state.sealed[viewer] >= 0 else "",
        landings=_landings(state) if state.phase == MOVE else (),
        pieces=state.tables.pieces,
        limit=state.tables.limit,
        highest=state.tables.ordinary - 1,
        specials=_specials(state.tables),
        booster=state.booster(),
    )


def _hero(state: HeroesState, seat: int) -> Hero:
    kinds, names = state.tables.kinds, state.tables.names
    rounds = [at for at, card in enumerate(state.played) if card // kinds == seat]
    return Hero(
        character=CHARACTERS[state.characters[seat]] if state.characters[seat] >= 0 else "",
        pawn=state.pawns[seat],
        damage=state.damage[seat],
        hand=state.count(HAND, seat),
        pile=state.count(PILE, seat),
        discard=state.names(DISCARDS, seat),
        chosen=state.sealed[seat] >= 0,
        played=tuple(names[state.played[at] % kinds] for at in rounds),
        numbers=tuple(state.numbers[at] for at in rounds),
        shown=tuple(names[card % kinds] for card in state.shown if card // kinds == seat),
    )


def _landings(state: HeroesState) -> tuple[Landing, ...]:
    tables, pawn = state.tables, state.pawns[state.turn]
    landings = range(tables.first(pawn, state.die), tables.last(pawn, state.die))
    return tuple(
        Landing(tables.landings[at], tuple(tables.path(at)), ON_LANDING[state.effect(tables.landings[at])])
        for at in landings
    )


@lru_cache(maxsize=8)
def _board(tables: Tables) -> Board:
    flat, places = list(tables.board.links), list(tables.board.places)
    return Board(
        kinds=tuple(SPACE_KINDS[kind] for kind in tables.spaces),
        links=tuple(zip(flat[::2], flat[1::2], strict=True)),
        starts=(tables.starts[0], tables.starts[1]),
        places=tuple(zip(places[::2], places[1::2], strict=True)),
    )


@lru_cache(maxsize=8)
def _specials(tables: Tables) -> tuple[Special, ...]:
    cards = tables.cards
    return tuple(
        Special(
            card=tables.names[kind],
            titles=(tables.title(kind, 0), tables.title(kind, 1)),
            copies=(tables.copies(0, kind), tables.copies(1, kind)),
            effect=EFFECTS[cards.effects[kind]],
            number=cards.numbers[kind],
            add=cards.adds[kind],
            least=cards.leasts[kind],
            damage=cards.damages[kind],
            loss=cards.losses[kind],
        )
        for kind in range(tables.ordinary, tables.kinds)
    )
