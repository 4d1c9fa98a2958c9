"""Actions as text that people type: `take optimus`, `roll`, `move 7`, `discard 3`, `play die`, `add 5`.

Reading forgives case, spaces, small words and a missing verb (`7` while a move is asked), and knows German verbs. A
Special Attack is understood by its name or by a title, however that is written: `play direct-hit`, `ion blaster`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rollout.core.errors import NotUnderstood
from rollout.core.game import not_understood
from rollout.core.texts import letters
from rollout.core.wire import Message, Refusal
from rollout.games.robot_heroes.position import BOOST, DISCARD, DUEL, MOVE, PHASES, ROLL, TAKE
from rollout.games.robot_heroes.state import VERBS
from rollout.games.robot_heroes.tables import CHARACTERS, DIE
from rollout.games.robot_heroes.view import Hero, RobotHeroesView, Special

_WRITTEN = {TAKE: "take", ROLL: "roll", MOVE: "move", DISCARD: "discard", DUEL: "play", BOOST: "add"}
_VERBS = {
    **dict.fromkeys(("take", "choose", "pick", "nimm", "nehme", "wähle", "waehle"), TAKE),
    **dict.fromkeys(("roll", "r", "throw", "würfle", "wuerfle", "würfeln", "wuerfeln"), ROLL),
    **dict.fromkeys(("move", "m", "go", "walk", "ziehe", "zieh", "gehe", "geh"), MOVE),
    **dict.fromkeys(("discard", "d", "drop", "lege", "leg", "ablegen"), DISCARD),
    **dict.fromkeys(("play", "p", "battle", "use", "spiele", "spiel"), DUEL),
    **dict.fromkeys(("add", "boost", "plus", "addiere", "dazu"), BOOST),
}
_CHARACTERS = {"optimus": 0, "prime": 0, "op": 0, "megatron": 1, "mega": 1}
_OF_CARDS = (DISCARD, DUEL, BOOST)
"""Verbs whose object is a card."""
_DIE_WORDS = {"die", "dice", "würfel", "wuerfel", "würfelkarte", "wuerfelkarte"}
_ORDINARY = re.compile(r"(discard|play|add) (die|\d+)")
"""How a number card or a die card is written."""
_SMALL_WORDS = {"to", "the", "a", "an", "card", "space", "auf", "zu", "nach", "feld", "karte", "den", "eine", "ab"}


def write(view: RobotHeroesView, action: int) -> str:
    """An action as text."""
    verb, argument = action % VERBS, action // VERBS
    if verb == ROLL:
        return _WRITTEN[verb]
    what = CHARACTERS[argument] if verb == TAKE else str(argument) if verb == MOVE else _card(view, argument)
    return f"{_WRITTEN[verb]} {what}"


def _card(view: RobotHeroesView, kind: int) -> str:
    """The name of a kind of card."""
    if special := _special(view, kind):
        return special.card
    return "die" if kind == DIE else str(kind if kind <= view.highest else kind - len(view.specials))


def _special(view: RobotHeroesView, kind: int) -> Special | None:
    """The Special Attack of this kind: they follow the highest number; numbers that no card has follow them."""
    at = kind - view.highest - 1
    return view.specials[at] if 0 <= at < len(view.specials) else None


def read(view: RobotHeroesView, text: str) -> list[int]:
    """The action that a text means.

    Raises:
        NotUnderstood: the text is no action of this game.
    """
    written = _ORDINARY.fullmatch(text)  # whatever the Special Attacks of an edition are called
    action = -1 if written else _read_special(view, text)
    return [action if action >= 0 else _read_ordinary(view, text)]


def _read_special(view: RobotHeroesView, text: str) -> int:
    """The action with a Special Attack that a text means, or -1. A verb may precede it; some titles begin with one."""
    word, _, rest = text.strip().partition(" ")
    for verb, name in ((_verb(view, word), rest), (PHASES.index(view.phase), text)):
        at = _special_called(view, name)
        if verb is not None and verb in _OF_CARDS and at >= 0:
            return (view.highest + 1 + at) * VERBS + verb
    return -1


def _special_called(view: RobotHeroesView, name: str) -> int:
    """Which Special Attack of the view has this name or title, however it is written; -1 for none."""
    written = {letters(name), letters(" ".join(word for word in name.split() if word.casefold() not in _SMALL_WORDS))}
    for at, special in enumerate(view.specials):
        if written & {letters(known) for known in (special.card, *special.titles)}:
            return at
    return -1


def _verb(view: RobotHeroesView, word: str) -> int | None:
    """The verb that a word says, None if it says none; whoever plays a card where one is to be added adds it."""
    verb = _VERBS.get(word.casefold())
    return BOOST if verb == DUEL and view.phase == PHASES[BOOST] else verb


def _read_ordinary(view: RobotHeroesView, text: str) -> int:
    """The action without a Special Attack that a text means.

    Raises:
        NotUnderstood: there is none.
    """
    words = _words(text)
    said = _verb(view, words[0]) if words else None
    verb, rest = (PHASES.index(view.phase), words) if said is None else (said, words[1:])
    argument = _argument(verb, rest)
    if argument is None or not words:
        raise NotUnderstood(not_understood(text, _lines(view)).refusal)
    if verb in _OF_CARDS and argument > view.highest:
        argument += len(view.specials)
    return argument * VERBS + verb


def _words(text: str) -> list[str]:
    """Words and numbers in lower case, without small words; none if there is anything else in the text."""
    if not re.fullmatch(r"[\w\s]*", text):
        return []
    return [word for word in re.findall(r"[^\W\d]+|\d+", text.casefold()) if word not in _SMALL_WORDS]


def _argument(verb: int, words: list[str]) -> int | None:
    """The number that the rest of a line means for its verb; None if it means nothing."""
    if verb == ROLL:
        return 0 if set(words) <= _DIE_WORDS else None
    if verb == TAKE:
        named = {_CHARACTERS.get(word) for word in words}
        return named.pop() if len(named) == 1 else None
    if verb in _OF_CARDS:
        words = words[1:] if len(words) == 2 and words[0] == "die" else words  # the German article
        words = [str(DIE)] if len(words) == 1 and words[0] in _DIE_WORDS else words
    is_number = verb in (MOVE, *_OF_CARDS) and len(words) == 1 and words[0].isdecimal() and len(words[0]) <= 4
    return int(words[0]) if is_number else None


def _lines(view: RobotHeroesView) -> list[str]:
    """What the viewer may write now."""
    match view.phase:
        case "take" if view.viewer == view.turn:
            return [f"take {character}" for character in CHARACTERS]
        case "roll" if view.viewer == view.turn:
            return ["roll"]
        case "move" if view.viewer == view.turn:
            return [f"move {landing.space}" for landing in view.landings]
        case "discard" if view.viewer == view.turn:
            return [f"discard {card}" for card in dict.fromkeys(view.hand)]
        case "duel" if not view.sealed:
            return [f"play {card}" for card in dict.fromkeys(view.hand)]
        case "boost" if view.viewer == view.booster:
            return [f"add {card}" for card in dict.fromkeys(view.hand) if not _is_special(view, card)]
    return []


def _is_special(view: RobotHeroesView, card: str) -> bool:
    """Whether a card is a Special Attack."""
    return any(special.card == card for special in view.specials)


def label(view: RobotHeroesView, action: int) -> Message:
    """The text on a button."""
    verb, argument = action % VERBS, action // VERBS
    if verb == ROLL:
        return Message("choice-roll")
    if verb == TAKE:
        return Message("choice-take", {"character": CHARACTERS[argument]})
    if verb == MOVE:
        effect = next((landing.effect for landing in view.landings if landing.space == argument), "nothing")
        return Message("choice-move", {"space": argument, "effect": effect})
    return Message(f"choice-{_WRITTEN[verb]}", _named(view, argument))


def _named(view: RobotHeroesView, kind: int) -> dict[str, str | int]:
    """A card as texts need it; a Special Attack by the title that the viewer's hero gives it."""
    if special := _special(view, kind):
        hero = view.heroes[max(view.viewer, 0)].character or CHARACTERS[0]
        return {"card": special.card, "sort": "special", "title": special.titles[CHARACTERS.index(hero)]}
    return {"card": _card(view, kind), "sort": "die" if kind == DIE else "number", "title": ""}


# -- why not -----------------------------------------------------------------------------------------------

_Reason = tuple[str, str, dict[str, str | int]]
"""Message key, rule id, arguments."""


def explain(view: RobotHeroesView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    """Why a line that was understood is not allowed now."""
    (action,) = read(view, text)
    key, rule, args = _why_not_asked(view, seat) or _why_not(view, action % VERBS, action // VERBS)
    return Refusal(text, f"refused-{key}", rule, args, tuple(allowed))


def _why_not_asked(view: RobotHeroesView, seat: int) -> _Reason | None:
    """The reason if the seat may do nothing at all now."""
    if view.phase == "over":
        return "game-over", "RH-E1", {}
    if view.phase == "duel":
        return ("choice-final", "RH-B1", {}) if view.heroes[seat].chosen else None
    if view.phase == "boost":
        return ("other-boosts", "RH-X2", {}) if seat != view.booster else None
    if seat == view.turn:
        return None
    return ("other-chooses", "RH-S2", {}) if view.phase == "take" else ("not-your-turn", "RH-T9", {})


def _why_not(view: RobotHeroesView, verb: int, argument: int) -> _Reason:
    """The reason if the seat is asked something, but not this."""
    if verb != PHASES.index(view.phase):
        return _why_not_now(view, verb)
    if verb == MOVE:
        return _why_not_there(view, argument)
    if verb == BOOST and _special(view, argument):
        return "special-not-added", "RH-X2", _named(view, argument)
    rule = "RH-T7" if verb == DISCARD else "RH-X2" if verb == BOOST else "RH-B1"
    return "card-not-held", rule, _named(view, argument)


_FIRST: dict[str, _Reason] = {
    "take": ("take-first", "RH-S2", {}),
    "discard": ("discard-first", "RH-T7", {}),
    "duel": ("choose-first", "RH-B1", {}),
    "boost": ("boost-first", "RH-X2", {}),
}
"""By phase: the reason if it asks for something else first."""
_NOT_NOW: dict[int, _Reason] = {
    TAKE: ("heroes-taken", "RH-S2", {}),
    DISCARD: ("no-discard", "RH-T7", {}),
    DUEL: ("no-battle", "RH-B1", {}),
    BOOST: ("no-boost", "RH-X2", {}),
    MOVE: ("roll-first", "RH-T1", {}),
}
"""By verb: the reason in all other phases."""


def _why_not_now(view: RobotHeroesView, verb: int) -> _Reason:
    """The reason if something else is asked first."""
    if view.phase in _FIRST:
        return _FIRST[view.phase]
    return _NOT_NOW.get(verb) or ("already-rolled", "RH-T1", {"value": view.die})


def _why_not_there(view: RobotHeroesView, space: int) -> _Reason:
    """The reason if the pawn cannot land on a space."""
    size, steps = len(view.board.kinds), len(view.landings[0].path) - 1
    if space >= size:
        return "no-such-space", "RH-T1", {"space": space, "last": size - 1}
    if space == view.heroes[view.turn].pawn:
        return "same-space", "RH-T2", {"space": space}
    if steps < view.die:
        return "longest-route", "RH-T2", {"space": space, "value": view.die, "steps": steps}
    return "cannot-reach", "RH-T1", {"space": space, "value": view.die}


PAWNS = {"optimus": "O", "megatron": "M"}
IN_A_ROW = 12
"""Spaces of a line of the drawing."""


def drawing(view: RobotHeroesView) -> str:
    """The spaces by number with their kinds (S, d, b) or the pawns on them, then how each hero stands."""
    marks = [kind[0].upper() if kind == "start" else kind[0] for kind in view.board.kinds]
    for hero in view.heroes:
        if hero.pawn >= 0:
            marks[hero.pawn] = "*" if marks[hero.pawn] in PAWNS.values() else PAWNS[hero.character]
    lines: list[str] = []
    for first in range(0, len(marks), IN_A_ROW):
        row = range(first, min(first + IN_A_ROW, len(marks)))
        lines += ["".join(f"{number:4}" for number in row), "".join(f"{marks[number]:>4}" for number in row)]
    heroes = (hero for hero in view.heroes if hero.character)
    return "\n".join([*lines, *(_standing(hero, view.pieces) for hero in heroes)])


def _standing(hero: Hero, pieces: int) -> str:
    """How a hero stands: `O  2 of 6 pieces broken, 4 cards in hand, 9 in the pile`."""
    broken = f"{hero.damage} of {pieces} pieces broken"
    return f"   {PAWNS[hero.character]}  {broken}, {hero.hand} cards in hand, {hero.pile} in the pile"
