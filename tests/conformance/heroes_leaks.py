"""Leaks that only the Advanced level of Robot Heroes could have, planted one by one."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.core.errors import IllegalAction, RefusedError
from rollout.core.wire import Fact, Message, Told, View
from rollout.games import AnyGame, find
from rollout.games.robot_heroes.facts import CardChosenUnseen, CardDrawnUnseen, Chosen, Drawn
from rollout.games.robot_heroes.position import HAND
from rollout.table import Choice, Step, Table
from rollout.testing import Setting
from tests.conformance.leaks import Leak, peekers, planted, view_with

HEROES: AnyGame = find("robot-heroes")
ADVANCED = (HEROES.understood({"level": "advanced"}),)


def specials_held(state: Any, viewer: int) -> int:
    """Special Attacks in the hand of the other seat."""
    if viewer < 0:
        return 0
    return sum(
        state.cards[state.at(HAND, 1 - viewer, kind)] for kind in range(state.tables.ordinary, state.tables.kinds)
    )


def is_special_sealed(state: Any, viewer: int) -> bool:
    """Whether the other seat has chosen a Special Attack."""
    return viewer >= 0 and state.sealed[1 - viewer] >= state.tables.ordinary


def best_to_add(state: Any, viewer: int) -> int:
    """The highest number that the other seat could add to a boost."""
    held = range(state.tables.ordinary) if viewer >= 0 else ()
    return max((kind for kind in held if state.cards[state.at(HAND, 1 - viewer, kind)] > 0), default=0)


def specials_that_are_still_hidden(_: AnyGame, state: Any, viewer: int) -> View:
    """The list of Special Attacks begins with those that the other seat holds."""
    view: Any = HEROES.view(state, viewer)
    held = state.names(HAND, 1 - viewer) if viewer >= 0 else ()
    order = sorted(view.specials, key=lambda special: special.card not in held)
    honest: View = msgspec.structs.replace(view, specials=tuple(order))
    return honest


class ChosenSort(Told, frozen=True):
    """Another seat has chosen a card of a certain sort."""

    seat: int
    sort: str


class DrawnSort(Told, frozen=True):
    """Another seat has drawn a card of a certain sort."""

    seat: int
    sort: str


def tells_sort(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    """The back of a Special Attack looks different."""
    honest = HEROES.tell(fact, viewer)
    if isinstance(fact, Chosen) and isinstance(honest, CardChosenUnseen):
        return ChosenSort(fact.seat, fact.sort)
    return (
        DrawnSort(fact.seat, fact.sort) if isinstance(fact, Drawn) and isinstance(honest, CardDrawnUnseen) else honest
    )


class WarningLabels(Table):
    """A button warns of a Special Attack that lies face down or is held."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        args: dict[str, str | int] = {"danger": specials_held(self.state, viewer)}
        return tuple(
            Choice(choice.text, Message(choice.label.key, {**choice.label.args, **args}) if choice.label else None)
            for choice in super().choices(viewer)
        )


class HelpfulRefusals(Table):
    """A refused Special Attack is said to be held by the other."""

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        try:
            return super().propose(seat, decision, text, absent)
        except RefusedError as error:
            args: dict[str, str | int] = {**error.refusal.args, "boost": str(best_to_add(self.state, seat))}
            raise IllegalAction(msgspec.structs.replace(error.refusal, args=args)) from None


class HurriedVersions(Table):
    """The version rises twice when a Special Attack lies face down."""

    def version(self, viewer: int) -> int:
        return super().version(viewer) + is_special_sealed(self.state, viewer)


def advanced_leaks() -> list[Leak]:
    """Every leak of this kind; each is looked for on the Advanced level alone."""
    alone = Setting(options=ADVANCED)

    def at(table: type[Table]) -> Setting:
        return Setting(options=ADVANCED, table=table)

    return [
        Leak("the other's Special Attacks are counted", view_with("robot-heroes", specials_held), {"view"}, alone),
        Leak("a sealed Special Attack glows", view_with("robot-heroes", is_special_sealed), {"view"}, alone),
        Leak("what the other could add to a boost", view_with("robot-heroes", best_to_add), {"view"}, alone),
        Leak(
            "the list of Special Attacks is sorted by who holds them",
            planted("robot-heroes", view=specials_that_are_still_hidden),
            {"view", "message"},
            alone,
        ),
        Leak(
            "the back of a Special Attack shows",
            planted("robot-heroes", tell=tells_sort),
            {"told", "transcript"},
            alone,
        ),
        Leak("a button warns of Special Attacks", HEROES, {"choices"}, at(WarningLabels)),
        Leak("a refusal knows what could be added", HEROES, {"refusals"}, at(HelpfulRefusals)),
        Leak("the version of a sealed Special Attack", HEROES, {"version"}, at(HurriedVersions)),
        Leak(
            "a computer player peeks in a game with Special Attacks",
            HEROES,
            {"computer"},
            Setting(players=peekers, options=ADVANCED),
        ),
    ]
