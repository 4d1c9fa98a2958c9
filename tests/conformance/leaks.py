"""Leaks, planted one by one into games, tables, chance and computer players, to test the pair test."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from rollout.bots import Bot
from rollout.core.chance import Chance, Recording
from rollout.core.errors import IllegalAction, RefusedError
from rollout.core.fair import Fair
from rollout.core.game import Options
from rollout.core.state import State
from rollout.core.wire import SPECTATOR, Fact, Message, Told, View, raw
from rollout.games import AnyGame, find
from rollout.games.robot_heroes.facts import CardChosen, CardDrawn, Chosen, Drawn
from rollout.games.robot_heroes.position import HAND, PILE
from rollout.table import Choice, Step, Table, Update
from rollout.testing import Setting

Secret = Callable[[Any, int], object]
"""What a viewer must not know of a state."""


@dataclass(frozen=True)
class Leak:
    """One planted leak and the channels that must show it."""

    name: str
    game: AnyGame
    channels: set[str]
    setting: Setting = field(default_factory=Setting)
    within: int = 200
    """Pairs within which it must be found."""


# -- secrets -------------------------------------------------------------------------------------------------


def others_hand(state: Any, viewer: int) -> object:
    return state.names(HAND, 1 - viewer) if viewer >= 0 else ()


def others_pile(state: Any, viewer: int) -> object:
    return state.names(PILE, 1 - viewer) if viewer >= 0 else ()


def others_choice(state: Any, viewer: int) -> object:
    return state.sealed[1 - viewer] if viewer >= 0 else ""


def others_placed(state: Any, viewer: int) -> object:
    return sum(at != -1 for at in state.at[4 * (1 - viewer) :][:4]) if viewer >= 0 else 0


def enemy_core(state: Any, viewer: int) -> object:
    return state.at[4 * (1 - viewer)] if viewer >= 0 else -1


def number(secret: Secret, state: Any, viewer: int) -> int:
    """A secret as a number from 0 to 3."""
    return hashlib.sha256(repr(secret(state, viewer)).encode()).digest()[0] % 4


# -- leaky games ---------------------------------------------------------------------------------------------


def planted(name: str, **methods: Any) -> AnyGame:
    """A game of the shelf with some of its methods replaced."""
    game = find(name)
    leaky: type[AnyGame] = type("Leaky", (type(game),), {"folder": game.folder, **methods})
    return leaky()


@cache
def wider(kind: type[View]) -> Callable[..., View]:
    """A kind of view with room for a secret."""
    room = [("secret", str)]
    leaky: Any = msgspec.defstruct("LeakyView", room, bases=(kind,), frozen=True, kw_only=True, module=__name__)
    return leaky  # type: ignore[no-any-return]  # made at run time


def view_with(name: str, secret: Secret) -> AnyGame:
    """A game whose views carry a secret."""
    game = find(name)

    def view(_: AnyGame, state: State, viewer: int) -> View:
        honest: View = game.view(state, viewer)
        fields = {key: getattr(honest, key) for key in honest.__struct_fields__}
        return wider(type(honest))(**fields, secret=repr(secret(state, viewer)))

    return planted(name, view=view)


def first_seat_for_spectators(state: Any, viewer: int) -> object:
    return state.names(HAND, 0) if viewer == SPECTATOR else ()


def tells_chosen_card(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    return CardChosen(fact.seat, fact.card) if isinstance(fact, Chosen) else find("robot-heroes").tell(fact, viewer)


def tells_drawn_card(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    return CardDrawn(fact.seat, fact.card) if isinstance(fact, Drawn) else find("robot-heroes").tell(fact, viewer)


class Rustle(Told, frozen=True):
    """Somebody did something."""


def tells_of_placing(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    return find("hideout").tell(fact, viewer) or Rustle()


def ids_in_roster_order(_: AnyGame, state: Any, viewer: int) -> View:
    """Pieces are numbered as the rules list them."""
    view: Any = find("hideout").view(state, viewer)
    squares = ["abcd"[at % 4] + str(at // 4 + 1) if at >= 0 else "" for at in state.at]
    pieces = [msgspec.structs.replace(p, id=1 + squares.index(p.cell)) if p.cell and p.id else p for p in view.pieces]
    honest: View = msgspec.structs.replace(view, pieces=tuple(sorted(pieces, key=lambda piece: piece.id)))
    return honest


def keeps_all(_: AnyGame, told: Told, view: View) -> Told:
    return told


def never(_: AnyGame, options: Options, facts: Sequence[Fact]) -> bool:
    return False


# -- leaky tables --------------------------------------------------------------------------------------------


class ChoicesInTellingOrder(Table):
    """The order of choices depends on the other's hand."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        honest = super().choices(viewer)
        start = number(others_hand, self.state, viewer) % max(1, len(honest))
        return honest[start:] + honest[:start]


class ExtraChoice(Table):
    """A choice more when the other holds certain cards."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        honest = super().choices(viewer)
        return (*honest, honest[-1]) if honest and number(others_hand, self.state, viewer) == 0 else honest


class TellingLabels(Table):
    """A button that says where the enemy's core is."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        core: dict[str, str | int] = {"core": str(enemy_core(self.state, viewer))}
        return tuple(Choice(choice.text, Message("choice-go", core)) for choice in super().choices(viewer))


class TellingRefusals(Table):
    """A refusal that was written by looking at the truth."""

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        try:
            return super().propose(seat, decision, text, absent)
        except RefusedError as error:
            args: dict[str, str | int] = {"other": str(others_hand(self.state, seat))}
            raise IllegalAction(msgspec.structs.replace(error.refusal, args=args)) from None


class RefusalsFromTheFuture(Table):
    """A bundle of decisions is refused with a reason from the middle of it, after a fight that did not happen."""

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        try:
            return super().propose(seat, decision, text, absent)
        except IllegalAction:
            state: State = self.state.clone()
            for action in self.game.read(self.game.view(self.state, seat), text):
                view = self.game.view(state, seat)
                if action not in list(state.legal(seat)):
                    raise IllegalAction(self.game.explain(view, seat, text, [])) from None
                state.apply(seat, action, self._source())
            raise


class TellingVersions(Table):
    """The version counts what a viewer did not perceive."""

    def version(self, viewer: int) -> int:
        return super().version(viewer) + number(others_hand, self.state, viewer)


class EventsAsVersions(Table):
    """One version for all, which rises with every event."""

    def version(self, viewer: int) -> int:
        return len(self._events)


class TellingDecisions(Table):
    """The decision number depends on what the other holds."""

    def decision(self, viewer: int) -> int:
        return super().decision(viewer) + number(others_hand, self.state, viewer)


class EventsAsDecisions(Table):
    """Decisions are numbered by all events, also those that a seat does not perceive."""

    def decision(self, viewer: int) -> int:
        return len(self._events)


class PaddedMessages(Table):
    """The same content, but its length tells."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        padding = b" " * number(others_hand, self.state, viewer)
        return msgspec.structs.replace(honest, told=(*honest.told, msgspec.Raw(b'"' + padding + b'"')))


class ForcedAnswersSkipped(Table):
    """Who has nothing to choose is not asked, which shows that there is nothing to choose."""

    @property
    def actors(self) -> tuple[int, ...]:
        honest = super().actors
        return tuple(seat for seat in honest if len(self.state.legal(seat)) > 1) or honest


class TranscriptWithAllActions(Table):
    """The log lists what everybody did, in notation."""

    def transcript(self, viewer: int) -> str:
        return super().transcript(viewer) + "".join(f"{event.text}\n" for event in self._events)


class TranscriptWithDraws(Table):
    """The log lists what chance answered."""

    def transcript(self, viewer: int) -> str:
        return super().transcript(viewer) + "".join(f"{event.draws}\n" for event in self._events)


class TellingTalk(Table):
    """The game can be ended early, but not against certain cards."""

    def may_say(self, seat: int, absent: frozenset[int] = frozenset()) -> tuple[str, ...]:
        honest = super().may_say(seat, absent)
        return honest if number(others_hand, self.state, seat) else honest[:-1]


class FullLogOnReturn(Table):
    """Whoever comes back reads in full what was shown once."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        return msgspec.structs.replace(honest, told=tuple(raw(told) for told in self.told(viewer)[have:]))


class ChangesInFull(Table):
    """It says which lines are to be forgotten by repeating them."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        told = self.told(viewer)
        changed = (msgspec.structs.replace(line, told=raw(told[line.number - 1])) for line in honest.changed)
        return msgspec.structs.replace(honest, changed=tuple(changed))


class TranscriptInFull(Table):
    """A transcript has what was shown once."""

    def transcript(self, viewer: int) -> str:
        return super().transcript(viewer) + "".join(f"{told}\n" for told in self.told(viewer))


class OneStream(Fair):
    """Dice and hidden draws take their numbers from one stream."""

    def below(self, n: int, why: str) -> int:
        return super().below(n, "everything")


class OneStreamTable(Table):
    """A table whose dice shift with the number of hidden draws."""

    def _source(self) -> Recording:
        return Recording(OneStream(self.secret, self.nonces))


# -- leaky computer players ----------------------------------------------------------------------------------


class Peeker:
    """A computer player that looks at the truth."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        return legal[number(others_hand, self.table.state, seat) % len(legal)]


def peekers(table: Table) -> list[Bot]:
    return [Peeker(table)]


# -- the list ------------------------------------------------------------------------------------------------


def _at(table: type[Table]) -> Setting:
    return Setting(table=table)


ONCE = 600
"""Fights in which the worlds show different pieces, and look the same afterwards, are not many."""


def forgetting(table: type[Table] = Table) -> Setting:
    """Hideout with forgotten captives, in which the first moves are fights."""
    opening = ((0, "place a1 b1 d2 c2"), (1, "place a4 c3 d3 b4"))
    options = find("hideout").understood({"captives": "forgotten", "max_moves": 4})
    return Setting(table=table, opening=opening, options=(options,))


def all_leaks(lines: Callable[[Table, int, Chance], Sequence[str]]) -> list[Leak]:
    """Every planted leak; `lines` are bundles that a seat of the hidden-piece toy tries."""
    heroes, hideout, standoff = find("robot-heroes"), find("hideout"), find("standoff")
    return [
        Leak("the other's hand in the view", view_with("robot-heroes", others_hand), {"view", "message"}),
        Leak("the other's draw pile in the view", view_with("robot-heroes", others_pile), {"view", "message"}),
        Leak("a sealed choice in the view", view_with("robot-heroes", others_choice), {"view", "message"}),
        Leak("a spectator sees one seat's hand", view_with("robot-heroes", first_seat_for_spectators), {"view"}),
        Leak("the chosen card is told", planted("robot-heroes", tell=tells_chosen_card), {"told", "transcript"}),
        Leak("the drawn card is told", planted("robot-heroes", tell=tells_drawn_card), {"told", "transcript"}),
        Leak("the order of choices tells", heroes, {"choices"}, _at(ChoicesInTellingOrder)),
        Leak("a choice too many", heroes, {"choices"}, _at(ExtraChoice)),
        Leak("a refusal looks at the truth", heroes, {"refusals"}, _at(TellingRefusals)),
        Leak("the version tells", heroes, {"version"}, _at(TellingVersions)),
        Leak("the decision number tells", heroes, {"decision"}, _at(TellingDecisions)),
        Leak("the length of a message tells", heroes, {"size"}, _at(PaddedMessages)),
        Leak("a transcript with all actions", heroes, {"transcript"}, _at(TranscriptWithAllActions)),
        Leak("what can be said tells", heroes, {"talk"}, _at(TellingTalk)),
        Leak("a computer player peeks", heroes, {"computer"}, Setting(players=peekers)),
        Leak("pieces numbered in roster order", planted("hideout", view=ids_in_roster_order), {"view"}),
        Leak("the number of hidden placements in the view", view_with("hideout", others_placed), {"view"}),
        Leak("hidden placements are told as a rustle", planted("hideout", tell=tells_of_placing), {"told", "version"}),
        Leak("one version for all", hideout, {"version"}, _at(EventsAsVersions)),
        Leak("decisions numbered by events", hideout, {"decision"}, _at(EventsAsDecisions)),
        Leak("a label names the enemy's core", hideout, {"choices"}, _at(TellingLabels)),
        Leak("a refused bundle tells a fight", hideout, {"refusals"}, Setting(lines, RefusalsFromTheFuture)),
        Leak("who comes back is told in full", hideout, {"told", "rejoined"}, forgetting(FullLogOnReturn), ONCE),
        Leak("forgotten lines are repeated", hideout, {"changed"}, forgetting(ChangesInFull), ONCE),
        Leak("a transcript forgets nothing", hideout, {"transcript"}, forgetting(TranscriptInFull), ONCE),
        Leak("nothing is blanked", planted("hideout", kept=keeps_all), {"told", "transcript"}, forgetting(), ONCE),
        Leak("nobody says what to forget", planted("hideout", forgets=never), {"live", "told"}, forgetting(), ONCE),
        Leak("a transcript with draws", standoff, {"transcript"}, _at(TranscriptWithDraws), within=1000),
        Leak("dice share a stream with hidden draws", standoff, {"draws"}, _at(OneStreamTable)),
        Leak("forced answers are skipped", standoff, {"actors"}, _at(ForcedAnswersSkipped)),
    ]
