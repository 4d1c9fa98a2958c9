"""Actions as text that people type: `place alaska`, `attack alaska alberta 3`, `roll on`, `move peru brazil 4`, `done`.

Reading forgives case, small words and signs (`alaska -> alberta`), a missing verb, names in English and German and the
beginnings of names while only one fits (`n af`). One line may bundle the small decisions of an attack or a move: how
many Transformers, how many humans, and the further steps of a route.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Scripted
from rollout.core.errors import NotUnderstood
from rollout.core.game import not_understood
from rollout.core.texts import spelled
from rollout.core.wire import Refusal
from rollout.games.risk.choices import (
    ADD,
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
    code,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.position import FORCE_HUMANS, MARCH_HUMANS
from rollout.games.risk.reach import called, is_called, slug, stand_in
from rollout.games.risk.refusals import refuse
from rollout.games.risk.view import RiskView
from rollout.games.risk.vocabulary import ATTACKING, FREE, MARCHING, MEN, VERBS
from rollout.games.risk.wording import AUTOBOT, DICE, FROM, HUMAN, ON, SMALL_WORDS, THINGS

LONGEST = 200
"""Characters in a line at most."""
_MARCHES = ("move", "march", "march-humans", "onward")
"""Phases in which units move without fighting."""
_FORCES = ("force", "march")
_OF_HUMANS = ("force-humans", "march-humans")
_WRITTEN = {
    SKIP: "done",
    EXCHANGE_STARS: "exchange",
    REVEAL_CARD: "reveal",
    GIVE_TO: "give",
    LOSE: "lose",
    PLACE_AT: "place",
    TAKE: "take",
    USE: "use",
    ROLL: "roll",
    WITHDRAW: "withdraw",
    ADD: "add",
}
_BY_PHASE = {
    "exchange": EXCHANGE_STARS,
    "give": GIVE_TO,
    "lose": LOSE,
    "place": PLACE_AT,
    "attack": ATTACKING,
    "force": TAKE,
    "force-humans": TAKE,
    "attack-card": USE,
    "defence-card": USE,
    "battle": ROLL,
    "move": MARCHING,
    "march": TAKE,
    "march-humans": TAKE,
    "onward": MARCHING,
    "window": ADD,
}
"""What a line without a verb means."""


def write(view: RiskView, action: int) -> str:
    """An action as text."""
    verb, x, y = int(verb_of(action)), int(x_of(action)), int(y_of(action))
    if verb == GO:
        return f"{'attack' if view.phase == 'attack' else 'move'} {_place(view, x)} {_place(view, y)}"
    if verb == TAKE and view.phase in _OF_HUMANS:
        return f"humans {x}"
    if verb == ROLL:
        return "roll" if x == ONCE else "roll on" if x == 0 else f"roll {x}"
    if verb == EXCHANGE_STARS:
        return f"exchange {x} {y}"
    if verb == LOSE:
        return f"lose {'human ' if y else ''}{_place(view, x)}"
    if verb == PLACE_AT:
        return f"place {_place(view, x)}"
    if verb == USE:
        return f"use {slug(view.power[x].name)}"
    return f"{_WRITTEN[verb]} {x}" if verb in {GIVE_TO, TAKE, ADD} else _WRITTEN[verb]


def _place(view: RiskView, at: int) -> str:
    return slug(view.board[at].name)


# -- reading -----------------------------------------------------------------------------------------------


def read(view: RiskView, text: str) -> list[int]:
    """The actions that a text means.

    Raises:
        NotUnderstood: the text is no action of this game.
    """
    return _Line(view, text).actions()


class _Line:
    """A line that somebody has typed."""

    def __init__(self, view: RiskView, text: str) -> None:
        self.view = view
        self.text = text

    def actions(self) -> list[int]:
        """What the line means."""
        words = self.text.casefold().replace(",", " ").split() if len(self.text) <= LONGEST else []
        words = [word.strip(".!;") for word in words]
        if not words:
            raise self.nonsense()
        is_loss = self.view.phase == "lose" and words[0] in HUMAN
        verb = None if is_loss else VERBS.get(words[0])
        rest = words if verb is None else words[1:]
        return self.order(_BY_PHASE.get(self.view.phase, -1) if verb is None else verb, rest)

    def nonsense(self) -> NotUnderstood:
        """The error for a line that is no action."""
        legal = stand_in(self.view).legal(self.view.viewer) if self.view.viewer >= 0 else ()
        return not_understood(self.text, [write(self.view, int(action)) for action in legal])

    def refused(self, key: str, rule: str, args: dict[str, str | int] | None = None) -> NotUnderstood:
        """The error for a line of which it can be said what is wrong with it."""
        return NotUnderstood(Refusal(self.text, f"refused-{key}", rule, args or {}))

    def order(self, verb: int, words: list[str]) -> list[int]:
        """What a verb means with the words that follow it."""
        if verb in FREE and _is_none(words, verb == SKIP):
            return [code(SKIP, 0, 0)]
        if verb in {ATTACKING, MARCHING}:
            return self.way(verb, words)
        if verb == ROLL:
            return [code(ROLL, self.until(words), 0)]
        if verb in {LOSE, PLACE_AT}:
            return [self.place(verb, words)]
        if verb == USE:
            return [code(USE, self.card(_told(words)), 0)]
        if verb == GIVE_TO:
            return [code(GIVE_TO, self.army(_told(words)), 0)]
        return self.counted(verb, self.numbers(_told(words)))

    def counted(self, verb: int, numbers: list[int]) -> list[int]:
        """What a verb means that needs numbers, or none."""
        if verb in {SKIP, REVEAL_CARD, WITHDRAW} and not numbers:
            return [code(verb, 0, 0)]
        if verb == EXCHANGE_STARS and len(numbers) == 2:
            return [code(EXCHANGE_STARS, numbers[0], numbers[1])]
        if verb == ADD and len(numbers) == 1:
            return [code(ADD, numbers[0], 0)]
        if verb in {TAKE, MEN} and numbers:
            return self.take(verb, numbers)
        raise self.nonsense()

    def numbers(self, words: list[str]) -> list[int]:
        """Words that are all numbers."""
        if not all(word.isdecimal() and len(word) <= 4 and int(word) < ONCE for word in words):
            raise self.nonsense()
        return [int(word) for word in words]

    def until(self, words: list[str]) -> int:
        """How many of the force are to be left when the rolling stops; ONCE for a single roll."""
        if set(words) & ON:
            return 0
        numbers = self.numbers([word for word in _told(words) if word not in DICE])
        if len(numbers) > 1:
            raise self.nonsense()
        return numbers[0] if numbers else int(ONCE)

    def take(self, verb: int, numbers: list[int]) -> list[int]:
        """How many Transformers, and how many humans."""
        if verb == MEN and self.view.phase in _FORCES:
            raise self.refused("units-first", "RT-A3")
        if len(numbers) > (2 if self.view.phase in _FORCES and self.view.army == 0 else 1):
            raise self.nonsense()
        return [code(TAKE, number, 0) for number in numbers]

    def army(self, words: list[str]) -> int:
        """An army by its number, or the Autobots by their name."""
        if words and all(word.startswith("autobot") for word in words):
            return 0
        words = [word for word in words if not word.startswith("decepticon")]
        numbers = self.numbers(words)
        if len(numbers) != 1:
            raise self.nonsense()
        return numbers[0]

    def card(self, words: list[str]) -> int:
        """A kind of Power card by its name; where several may be meant, one that is kept."""
        found = called(self.view.power, words)
        kept = self.view.armies[max(self.view.asked, 0)].kept
        best = [at for at in found if self.view.power[at].name in kept] or found
        if len(best) != 1:
            raise self.nonsense()
        return best[0]

    def place(self, verb: int, words: list[str]) -> int:
        """A territory, and for a loss whether a human goes."""
        is_human = verb == LOSE and bool(words) and words[0] in HUMAN
        found, numbers, _ = self.stops(words[1:] if is_human else words)
        if len(found) != 1 or numbers[0]:
            raise self.nonsense()
        return int(code(verb, found[0], int(is_human)))

    # -- ways --------------------------------------------------------------------------------------------

    def way(self, verb: int, words: list[str]) -> list[int]:
        """An attack or a move, with its numbers where they are said."""
        if verb == ATTACKING and self.view.phase in _MARCHES:
            raise self.refused("attack-over", "RT-T2")
        if verb == MARCHING and self.view.phase == "attack":
            raise self.refused("move-later", "RT-T2")
        is_end = bool(words) and VERBS.get(words[-1]) == SKIP
        found, numbers, is_turned = self.stops(words[:-1] if is_end else words)
        if len(found) == 1 and not FROM & {*words}:
            found, numbers = [self.start_for(verb, found[0]), *found], [[], *numbers]
        if len(found) == 2 and is_turned:
            found.reverse()
        if len(found) < 2 or numbers[0] or numbers[1]:
            raise self.nonsense()
        actions = self.steps(found, numbers[2:])
        return [*actions, code(SKIP, 0, 0)] if is_end else actions

    def start_for(self, verb: int, end: int) -> int:
        """Where a way begins of which only the end is said: where the group is, or the only possible territory."""
        if self.view.phase == "onward":
            return [place.name for place in self.view.board].index(self.view.start)
        legal = stand_in(self.view).legal(self.view.viewer) if self.view.viewer >= 0 else ()
        starts = [int(x_of(one)) for one in legal if verb_of(one) == GO and int(y_of(one)) == end]
        if len(starts) == 1:
            return starts[0]
        args: dict[str, str | int] = {
            "end": self.view.board[end].name,
            "known": ", ".join(self.view.board[start].name for start in starts),
        }
        rule = "RT-A1" if verb == ATTACKING else "RT-M1"
        raise self.refused("from-where" if starts else "from-nowhere", rule, args)

    def steps(self, found: list[int], numbers: list[list[int]]) -> list[int]:
        """The actions of a way; `numbers`: by step. One without a number takes as many as the next that has one."""
        if len(found) > 2 and not numbers[-1]:
            raise self.nonsense()
        actions: list[int] = []
        for at in range(len(found) - 1):
            said = next((one for one in numbers[at:] if one), [])
            actions += [code(GO, found[at], found[at + 1]), *self.parts(found[at], found[at + 1], said)]
        return actions

    def parts(self, start: int, end: int, numbers: list[int]) -> list[int]:
        """Numbers as they will be asked for: none of a kind that is not there."""
        if len(numbers) > (2 if self.view.army == 0 else 1):
            raise self.nonsense()
        asked = self.asked(code(GO, start, end), numbers) if numbers and self.view.army == 0 else numbers
        return [code(TAKE, number, 0) for number in asked]

    def asked(self, first: int, numbers: list[int]) -> list[int]:
        """Autobots and humans, without a nought for a kind that will not be asked for. One number means Autobots and no
        human, or humans where only they can go.
        """
        units, humans = (*numbers, 0)[:2]
        alone = numbers if len(numbers) == 1 else [humans] if not units else numbers
        numbers = [units, humans]
        state, seat = stand_in(self.view), self.view.armies[self.view.army].seat
        for action, without in ((first, alone), (code(TAKE, units, 0), numbers)):
            if action not in state.legal(seat):
                return numbers
            state.apply(seat, action, Scripted([]))
            if state.phase in {FORCE_HUMANS, MARCH_HUMANS}:
                return without
        return numbers if humans else [units]

    def stops(self, words: list[str]) -> tuple[list[int], list[list[int]], bool]:
        """Territories; the numbers before the first and after each; whether the second comes first: "b from a"."""
        found, numbers, is_turned, at = list[int](), list[list[int]]([[]]), False, 0
        while at < len(words):
            word = words[at]
            size, territory = self.exact(words[at:])
            if not size and word.isdecimal():
                numbers[-1] += self.numbers([word])
            elif not size and word in FROM:
                is_turned = len(found) == 1
            elif not size and word in HUMAN and numbers[-1]:
                numbers[-1] = numbers[-1] if len(numbers[-1]) > 1 else [0, *numbers[-1]]
            elif size or word not in SMALL_WORDS | AUTOBOT:
                size, territory = (size, territory) if size else self.begun(words[at:])
                found.append(territory)
                numbers.append([])
            at += max(size, 1)
        return found, numbers, is_turned

    def exact(self, words: list[str]) -> tuple[int, int]:
        """How many words at the beginning are the name of a territory, and which; 0 for none."""
        for size in range(_of_names(words), 0, -1):
            if is_called(self.view.board, words[:size]):
                return size, called(self.view.board, words[:size])[0]
        return 0, 0

    def begun(self, words: list[str]) -> tuple[int, int]:
        """As `exact`, for words that are but the beginning of one name."""
        for size in range(_of_names(words), 0, -1):
            found = called(self.view.board, words[:size])
            if len(found) == 1:
                return size, found[0]
            if size == 1 and found:
                known = ", ".join(_place(self.view, at) for at in found)
                raise self.refused("which-territory", "RT-S1", {"said": words[0], "known": known})
        raise self.nonsense()


def _told(words: list[str]) -> list[str]:
    """Words without those that say nothing."""
    return [word for word in words if word not in SMALL_WORDS and spelled(word)]


def _is_none(words: list[str], is_said: bool) -> bool:
    """Whether words say that nothing is wanted: "no card", "keine Karte auf"; `is_said`: the verb alone says so."""
    said = [word for word in words if word not in SMALL_WORDS]
    is_said = is_said or any(VERBS.get(word) == SKIP for word in said)
    return is_said and all(VERBS.get(word) == SKIP or word in THINGS for word in said)


def _of_names(words: list[str]) -> int:
    """How many words at the beginning could be a name: numbers after the first are none."""
    return next((at for at, word in enumerate(words[:6]) if at and word.isdecimal()), min(len(words), 6))


def explain(view: RiskView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    """Why a line that was understood is not allowed now."""
    return refuse(view, seat, text, read(view, text), allowed)
