"""Actions as text that people type: `move b3 b4`, `strike e4 e6`, `rumble c3 c4 b5 d5`, `mode d3 pull d3 d5`.

Reading forgives case, small words and signs (`b3-b4`, `b3xb4`), a missing verb (`b3 b4` moves or attacks, by what
stands there; it never uses a power) and a missing start while only one piece may act, and knows German verbs. One line
may bundle the small decisions of a turn: a Robot Rumble with its targets, a Sneak Attack with its attack, a change of
mode with what follows, a whole set-up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rollout.core.errors import NotUnderstood
from rollout.core.game import not_understood
from rollout.core.texts import letters
from rollout.core.wire import Message, Refusal
from rollout.games.stratego.moving import (
    AIM,
    CALL,
    DETECT,
    FIGHT,
    MODE,
    MOVE,
    PULL,
    RUMBLE_TO,
    SET,
    SHOOT,
    SNEAK_TO,
    SPEED_ON,
    STAY,
    STRIKE,
    VERBS,
    code,
    end_of,
    start_of,
    verb_of,
)
from rollout.games.stratego.reach import piece_at, square_name, square_number, stand_in
from rollout.games.stratego.refusals import refuse
from rollout.games.stratego.setups import fault_of, kinds_of, looks_like_code
from rollout.games.stratego.view import Character, StrategoView

LONGEST = 200
"""Characters in a line at most."""
_VERBS = {
    **dict.fromkeys(("move", "m", "go", "walk", "ziehe", "zieh", "ziehen", "gehe", "geh", "laufe", "bewege"), MOVE),
    **dict.fromkeys(("strike", "attack", "hit", "take", "capture", "schlage", "schlag", "schlagen", "angriff"), STRIKE),
    **dict.fromkeys(("detect", "detect enemy", "scan", "entdecke", "enttarne", "erkunde", "feind entdecken"), DETECT),
    **dict.fromkeys(("speed", "run", "sprint", "rush", "tempo", "rase", "eile", "sause"), SPEED_ON),
    **dict.fromkeys(("rumble", "robot rumble", "rundumschlag", "wüte", "wuete", "tobe"), RUMBLE_TO),
    **dict.fromkeys(("shoot", "fire", "distance strike", "schiesse", "schiess", "fernschlag"), SHOOT),
    **dict.fromkeys(("pull", "magnet", "attract", "zerre", "zerr", "anziehen"), PULL),
    **dict.fromkeys(
        ("sneak", "sneak attack", "jump", "fly", "schleichangriff", "springe", "spring", "fliege"), SNEAK_TO
    ),
    **dict.fromkeys(("call", "call bumblebee", "summon", "rufe", "ruf", "rufe bumblebee", "hole"), CALL),
    **dict.fromkeys(("mode", "change", "transform", "verwandle", "wandle", "wechsle", "modus"), MODE),
    **dict.fromkeys(("at", "aim", "target", "ziel", "ziele"), AIM),
    **dict.fromkeys(("fight", "done", "kampf", "kämpfe", "kaempfe", "los"), FIGHT),
    **dict.fromkeys(("stay", "stop", "wait", "bleibe", "bleib", "halt"), STAY),
    **dict.fromkeys(("set", "place", "put", "setze", "setz", "stelle", "stell"), SET),
}
_SETUP_WORDS = ("setup", "set-up", "aufstellung", "aufstellen")
_SMALL_WORDS = {
    *("an", "and", "at", "from", "in", "mode", "of", "on", "onto", "over", "piece", "square", "the", "then", "to"),
    *("auf", "bei", "das", "dann", "dem", "den", "der", "die", "feld", "figur", "für", "gegen", "modus", "nach"),
    *("und", "von", "zu", "über", "x", "-", "->", "→", ":", ">"),
}
_JOINED = re.compile(r"([a-z][0-9]{1,2})(?:->|[-x:>→]|)([a-z][0-9]{1,2})")
"""Two squares in one word, such as "b3-b4"."""
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")
_STRAIGHT = (MOVE, STRIKE, DETECT, SPEED_ON, SHOOT, PULL)
"""Verbs that go from square to square, and that is all."""


def write(view: StrategoView, action: int) -> str:
    """An action as text."""
    verb, start, end = int(verb_of(action)), int(start_of(action)), int(end_of(action))
    said, files = VERBS[verb], view.files
    if verb in (FIGHT, STAY):
        return said
    if verb == MODE:
        return f"{said} {square_name(files, start)}"
    if verb in (CALL, AIM):
        return f"{said} {square_name(files, end)}"
    if verb == SET:
        return f"{said} {square_name(files, start)} {_placed(view, action).letter}"
    return f"{said} {square_name(files, start)} {square_name(files, end)}"


def _placed(view: StrategoView, action: int) -> Character:
    """Who is placed by an action; home squares tell the army."""
    home = square_name(view.files, int(start_of(action)))
    army = next(army for army in view.armies if home in army.homes)
    return army.characters[int(end_of(action))]


def label(view: StrategoView, action: int) -> Message:
    """The text on a button, `choice-<verb>`.

    Arguments: `start` and `end` (squares), `name` (of the piece); of a change of `mode` the new one; of `fight` the
    `count` of targets; of `set` the `letter`.
    """
    verb, start, end = int(verb_of(action)), int(start_of(action)), int(end_of(action))
    key, piece = f"choice-{VERBS[verb]}", piece_at(view, start)
    args: dict[str, str | int] = {
        "start": square_name(view.files, start),
        "end": square_name(view.files, end) if end else "",
        "name": piece.name if piece else "",
    }
    if verb == SET:
        placed = _placed(view, action)
        return Message(key, {"start": args["start"], "name": placed.name, "letter": placed.letter})
    if verb == MODE:
        return Message(key, {**args, "mode": "vehicle" if piece and piece.robot else "robot"})
    return Message(key, {**args, "count": len(view.targets)} if verb == FIGHT else args)


# -- reading -----------------------------------------------------------------------------------------------


def read(view: StrategoView, text: str) -> list[int]:
    """The actions that a text means.

    Raises:
        NotUnderstood: the text is no action of this game.
    """
    return _Line(view, text).actions()


class _Line:
    """A line that somebody has typed."""

    def __init__(self, view: StrategoView, text: str) -> None:
        self.view = view
        self.text = text
        self.seat = max(view.viewer, 0)
        self.lone = square_number(view, view.acting)
        """The only piece that may act, 0 for any."""

    def actions(self) -> list[int]:
        """What the line means."""
        words = self.text.split() if len(self.text) <= LONGEST else []
        if not words:
            raise self.nonsense()
        first = words[0].casefold()
        if first in _SETUP_WORDS:
            return self.setup("".join(words[1:]))
        if self.view.phase == "setup" and len(words) == 1 and looks_like_code(self.view, words[0]):
            return self.setup(words[0])
        if _VERBS.get(first) == SET:
            return [self.place(words[1:])]
        if self.view.phase == "setup" and first not in _VERBS:
            return [self.place(words)]
        return self.order(_plain(words))

    def nonsense(self) -> NotUnderstood:
        """The error for a line that is no action."""
        legal = stand_in(self.view).legal(self.seat)
        return not_understood(self.text, [write(self.view, int(action)) for action in legal])

    def refused(self, fault: Message, rule: str) -> NotUnderstood:
        """The error for a line of which it can be said what is wrong with it."""
        return NotUnderstood(Refusal(self.text, fault.key, rule, fault.args))

    # -- set-up ------------------------------------------------------------------------------------------

    def setup(self, code_of_it: str) -> list[int]:
        """A whole set-up, or the rest of it."""
        army = self.view.armies[self.seat]
        if fault := fault_of(self.view, self.seat, code_of_it):
            raise self.refused(fault, "ST-S3")
        kinds = kinds_of(army, code_of_it)
        homes = army.homes[len(army.homes) - len(kinds) :]
        return [code(SET, square_number(self.view, home), kind) for home, kind in zip(homes, kinds, strict=True)]

    def place(self, words: list[str]) -> int:
        """One piece, by its letter or name, on a square or the next one: "a3 X", "Optimus Prime", "2 on b3"."""
        squares = [word for word in words if _SQUARE.fullmatch(word.casefold())]
        kind = self.kind([word for word in words if word not in squares])
        if len(squares) > 1 or kind < 0:
            raise self.nonsense()
        army = self.view.armies[self.seat]
        placed = sum(1 for piece in self.view.pieces if piece.seat == self.seat)
        square = squares[0].casefold() if squares else army.homes[min(placed, len(army.homes) - 1)]
        return int(code(SET, self.square(square), kind))

    def kind(self, words: list[str]) -> int:
        """Which of the army is meant, by letter or name; -1 for none. Small letters serve where they tell it."""
        characters = self.view.armies[self.seat].characters
        said = [word for word in words if word.casefold() not in _SMALL_WORDS] or words
        name = letters("".join(said))
        for signs in (
            [letters(one.name) == name for one in characters],
            [said == [one.letter] for one in characters],
            [name == one.letter.casefold() for one in characters],
        ):
            if sum(signs) == 1:
                return signs.index(True)
        return -1

    # -- a turn ------------------------------------------------------------------------------------------

    def order(self, words: list[str]) -> list[int]:
        """What a seat may want to do in its turn."""
        verb, rest = _verb(words)
        if verb == MODE:
            return self.mode(rest)
        stays = verb == SNEAK_TO and _VERBS.get(" ".join(rest[-1:])) == STAY
        squares = self.squares(rest[:-1] if stays else rest)
        actions = self.bare(squares) if verb < 0 else self.powerful(verb, squares)
        return [*actions, code(STAY, squares[-1], 0)] if stays and len(squares) == 2 else actions

    def mode(self, words: list[str]) -> list[int]:
        """A change of mode, and what the piece does then: "d3", "d3 pull d3 d5", "d3 pull d5"."""
        at = next((at for at, word in enumerate(words) if word not in _SMALL_WORDS), 0)
        (square,) = self.squares(words[at : at + 1]) or [0]
        rest = words[at + 1 :]
        if not square or _verb(rest)[0] == MODE:
            raise self.nonsense()
        self.lone = square
        return [code(MODE, square, 0), *(self.order(rest) if rest else [])]

    def bare(self, squares: list[int]) -> list[int]:
        """Squares without a verb: targets of a Robot Rumble; else a move or an attack, by what stands there."""
        if self.view.phase == "rumble":
            return self.aims(self.lone, squares)
        start, end = self.pair(squares)
        other = piece_at(self.view, end)
        is_enemy = other is not None and other.seat != self.seat
        return [code(STRIKE if is_enemy else MOVE, start, end)]

    def powerful(self, verb: int, squares: list[int]) -> list[int]:
        """The actions of a verb with its squares."""
        if verb in _STRAIGHT:
            return [code(verb, *self.pair(squares))]
        if verb == RUMBLE_TO:
            return self.rumble(squares)
        if verb == SNEAK_TO:
            return self.sneak(squares)
        if verb == CALL and len(squares) == 1:
            return [code(CALL, self.called(), squares[0])]
        if verb == AIM:
            return self.aims(self.lone, squares)
        if verb == FIGHT:
            return [*(self.aims(self.lone, squares) if squares else []), code(FIGHT, self.lone, 0)]
        if verb == STAY and not squares:
            return [code(STAY, self.lone, 0)]
        raise self.nonsense()

    def rumble(self, squares: list[int]) -> list[int]:
        """A step, and with targets the whole Robot Rumble."""
        start, end = self.pair(squares[:2])
        aims = self.aims(end, squares[2:]) if squares[2:] else []
        return [code(RUMBLE_TO, start, end), *aims, *([code(FIGHT, end, 0)] if aims else [])]

    def aims(self, start: int, squares: list[int]) -> list[int]:
        """Targets, in the order of the squares, each once."""
        if not squares:
            raise self.nonsense()
        return [code(AIM, start, target) for target in sorted(set(squares))]

    def sneak(self, squares: list[int]) -> list[int]:
        """A flight, and with a third square the attack that follows."""
        start, end = self.pair(squares[:2])
        if len(squares) > 3:
            raise self.nonsense()
        return [code(SNEAK_TO, start, end), *(code(STRIKE, end, target) for target in squares[2:])]

    def called(self) -> int:
        """Where the piece stands that Call BUMBLEBEE calls, 0 if it does not."""
        names = [one.name for one in self.view.armies[self.seat].characters if one.called]
        standing = [piece.square for piece in self.view.pieces if piece.seat == self.seat and piece.name in names]
        return min((square_number(self.view, square) for square in standing), default=0)

    def pair(self, squares: list[int]) -> tuple[int, int]:
        """From where to where; the start may be missing while only one piece may act."""
        if len(squares) == 1 and self.lone:
            return self.lone, squares[0]
        if len(squares) != 2:
            raise self.nonsense()
        return squares[0], squares[1]

    def squares(self, words: list[str]) -> list[int]:
        """The squares that words name, without small words."""
        return [self.square(word) for word in words if word not in _SMALL_WORDS]

    def square(self, word: str) -> int:
        """The square that a word names."""
        if not _SQUARE.fullmatch(word):
            raise self.nonsense()
        if square := square_number(self.view, word):
            return square
        last = f"{chr(96 + self.view.files)}{self.view.ranks}"
        raise self.refused(Message("refused-no-such-square", {"square": word, "last": last}), "ST-S2")


def _plain(words: list[str]) -> list[str]:
    """Words in small letters without punctuation; two squares that a sign joins are two words."""
    plain: list[str] = []
    for word in words:
        plain.extend(_parted(word.casefold().strip(",;.!")))
    return [word for word in plain if word]


def _parted(word: str) -> list[str]:
    """The two squares of a word such as "b3-b4"; else the word."""
    joined = _JOINED.fullmatch(word)
    return [joined[1], joined[2]] if joined else [word]


def _verb(words: list[str]) -> tuple[int, list[str]]:
    """The verb that a line begins with, -1 for none, and the rest. Two words may be one: "robot rumble"."""
    for count in (2, 1):
        said = " ".join(words[:count]).replace("-", " ")
        if said in _VERBS:
            return int(_VERBS[said]), words[count:]
    return -1, words


def explain(view: StrategoView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    """Why a line that was understood is not allowed now."""
    return refuse(view, seat, text, read(view, text), allowed)
