"""Leaks of RISK, planted one by one: whatever must not be known yet, or is shown to some and not to all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rollout.bots import Bot
from rollout.core.chance import Chance, Recording
from rollout.core.errors import IllegalAction, RefusedError
from rollout.core.fair import Fair
from rollout.core.game import AnyGame
from rollout.core.wire import Fact, Message, Told, View, raw
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.choices import ONCE, REVEAL_CARD, ROLL, SKIP, code
from rollout.games.risk.facts import CardDrawn, PowerRevealed
from rollout.games.risk.position import FOUND
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import Tables
from rollout.table import Choice, Step, Table, Update
from tests.conformance.leaks import planted
from tests.games.risk.openness import drawn_in_secret, hidden_in_the_state, seen_differently


def foreseen(table: Table) -> str:
    """What the next draws would be, if whoever is asked revealed a card, rolled, or was done."""
    for seat in table.actors:
        for action in (code(REVEAL_CARD, 0, 0), code(ROLL, ONCE, 0), code(SKIP, 0, 0)):
            chance = Recording(Fair(table.secret, table.nonces))
            chance.begin(table.length)
            if action in table.state.legal(seat):
                table.state.clone().apply(seat, action, chance)
            if chance.draws:
                return " ".join(str(value) for _, _, value in chance.draws)
    return ""


# -- tables --------------------------------------------------------------------------------------------------


class CardShowsThrough(Table):
    """The view names the Power card that will be revealed, or how the dice will fall."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        view = {**msgspec.json.decode(honest.view), "next": foreseen(self)}
        return msgspec.structs.replace(honest, view=msgspec.Raw(msgspec.json.encode(view)))


class ToldTooEarly(Table):
    """Everybody is told which card it will be, before it is revealed."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        card = raw(PowerRevealed(0, foreseen(self), "now", "units", 0))
        return msgspec.structs.replace(honest, told=(*honest.told, card))


class TellingButtons(Table):
    """The button to reveal or to roll knows what comes."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        args: dict[str, str | int] = {"next": foreseen(self)}
        return tuple(Choice(choice.text, Message("choice-next", args)) for choice in super().choices(viewer))


class FewerChoices(Table):
    """Who would draw badly is not asked whether to draw."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        honest = super().choices(viewer)
        return honest[sum(map(ord, foreseen(self))) % 2 :] or honest


class HelpfulRefusals(Table):
    """A refusal says what would have been drawn."""

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        try:
            return super().propose(seat, decision, text, absent)
        except RefusedError as error:
            args: dict[str, str | int] = {**error.refusal.args, "next": foreseen(self)}
            raise IllegalAction(msgspec.structs.replace(error.refusal, args=args)) from None


class RestlessVersions(Table):
    """The version rises when something good is going to come."""

    def version(self, viewer: int) -> int:
        return super().version(viewer) + sum(map(ord, foreseen(self))) % 5


class DrawsInTheLog(Table):
    """The log of a viewer is sealed with the secret of chance."""

    def transcript(self, viewer: int) -> str:
        return super().transcript(viewer) + f"# {self.secret.hex()[:2]}\n"


OF_TABLES = [
    pytest.param(CardShowsThrough, "view", id="the view shows the next Power card"),
    pytest.param(ToldTooEarly, "told", id="a card is told before it is revealed"),
    pytest.param(TellingButtons, "choices", id="a button knows what comes"),
    pytest.param(FewerChoices, "choices", id="who draws badly has other choices"),
    pytest.param(HelpfulRefusals, "refusals", id="a refusal knows what comes"),
    pytest.param(RestlessVersions, "version", id="the version depends on what comes"),
    pytest.param(DrawsInTheLog, "transcript", id="the log has a part of the secret"),
]


# -- computer players ----------------------------------------------------------------------------------------


class Peeker:
    """A computer player that looks at the dice before it rolls them."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        return legal[sum(map(ord, foreseen(self.table))) % len(legal)]


def peekers(table: Table) -> list[Bot]:
    """The one that peeks."""
    return [Peeker(table)]


# -- games ---------------------------------------------------------------------------------------------------


def dealt_ahead(
    _: AnyGame, options: RiskOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
) -> RiskState:
    """The first Power card is dealt at set-up and kept in the state, as from a deck that lies in an order."""
    state = GAME.setup(options, tables, chance, facts)
    state.turn[FOUND] = 1 + chance.below(tables.kinds - 1, "power")
    return state


def told_at_setup(
    _: AnyGame, options: RiskOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
) -> RiskState:
    """Whoever deals says which card it is."""
    state = GAME.setup(options, tables, chance, facts)
    card = tables.power.names[chance.below(tables.kinds, "power")]
    if facts is not None:
        facts.append(PowerRevealed(1, card, "now", "units", 3))
    return state


def hand_hidden(_: AnyGame, state: RiskState, viewer: int) -> View:
    """The stars of an army are shown to its own seat alone."""
    honest: Any = GAME.view(state, viewer)
    armies = tuple(
        army if army.seat == viewer else msgspec.structs.replace(army, ones=0, twos=0) for army in honest.armies
    )
    hidden: View = msgspec.structs.replace(honest, armies=armies)
    return hidden


def counts_for_its_owner(_: AnyGame, state: RiskState, viewer: int) -> View:
    """An owner sees other Power cards among those that nobody has seen."""
    honest: Any = GAME.view(state, viewer)
    first = msgspec.structs.replace(honest.power[0], unseen=honest.power[0].unseen + (viewer == 1))
    own: View = msgspec.structs.replace(honest, power=(first, *honest.power[1:]))
    return own


def whispers(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    """Which card was drawn is told to the army that drew it alone."""
    honest = GAME.tell(fact, viewer)
    return None if isinstance(fact, CardDrawn) and fact.army != viewer else honest


DEALT = planted("risk", setup=dealt_ahead)
OF_GAMES = [
    pytest.param(DEALT, hidden_in_the_state, id="a deck lies in the state"),
    pytest.param(DEALT, drawn_in_secret, id="a card is dealt face down"),
    pytest.param(planted("risk", setup=told_at_setup), drawn_in_secret, id="a dealt card is told"),
    pytest.param(planted("risk", view=hand_hidden), seen_differently, id="stars are hidden from others"),
    pytest.param(planted("risk", view=counts_for_its_owner), seen_differently, id="an owner knows a card"),
    pytest.param(planted("risk", tell=whispers), seen_differently, id="a drawn card is whispered"),
]
