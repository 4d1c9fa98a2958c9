"""Leaks that Stratego could have, planted one by one; they are looked for in games with a small box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as changed
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from rollout.bots import Bot
from rollout.core.chance import Chance
from rollout.core.errors import IllegalAction, RefusedError
from rollout.core.wire import SPECTATOR, Message, Told, View
from rollout.games.stratego import GAME
from rollout.games.stratego.battle import result
from rollout.games.stratego.ground import code_of
from rollout.games.stratego.tables import FLAG
from rollout.table import Choice, Step, Table, Update
from rollout.testing import Setting
from tests.conformance.leaks import EventsAsDecisions, EventsAsVersions, FullLogOnReturn, Leak, never, planted
from tests.conformance.stratego_leaky_games import (
    Secret,
    counted,
    drawn_for_mover,
    forgets_captures_alone,
    forgets_names_alone,
    in_roster_order,
    keeps_all,
    keeps_boards,
    keeps_in_memory,
    known_in_memory,
    place_of_flag,
    placing_seen,
    ranked,
    ranks_left,
    ready_with_flag,
    small,
    sorted_by_rank,
    standing,
    still,
    tells_names,
    tells_placed_ranks,
    tells_placing,
    tells_scouts,
    traps_beside,
    with_armies,
    with_captured,
    with_count,
    with_pieces,
    with_view,
)
from tests.games.stratego.courses import daring_lines, exchanged, lively_step, more_channels

WITHIN = 400
ARMIES = ((0, "setup 237X4/6bSTF"), (1, "setup 23T47/6XSbF"))
BATTLE = (
    *ARMIES,
    (1, "move d5 d4"),
    (0, "move d2 d3"),
    (1, "move e5 e4"),
    (0, "strike d3 d4"),
    (1, "move a5 a4"),
    (0, "strike d4 e4"),
    (1, "move a4 a3"),
    (0, "move e4 e5"),
    (1, "move b5 b4"),
    (0, "move e5 d5"),
)
"""An opening in which the 10 of seat 0 captures two pieces and comes to stand beside two more."""


class OwnActionsInFull(Table):
    """A transcript has what its reader has done, word by word."""

    def transcript(self, viewer: int) -> str:
        return super().transcript(viewer) + "\n".join(event.text for event in self._events if event.seat == viewer)


# -- leaky tables --------------------------------------------------------------------------------------------


def at_end(table: Table, text: str) -> Secret | None:
    """Who stands where a line leads to."""
    square = text.rsplit(maxsplit=1)[-1] if text.split() else ""
    return next((one for one in standing(table.state) if one.square == square), None)


class FlagIsSafe(Table):
    """The Flag may not be attacked."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        honest = super().choices(viewer)
        return tuple(choice for choice in honest if not ((one := at_end(self, choice.text)) and one.value == FLAG))


class WarningLabels(Table):
    """A button says how an attack will end."""

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        return tuple(self._warned(choice) for choice in super().choices(viewer))

    def _warned(self, choice: Choice) -> Choice:
        verb, start, *_ = [*choice.text.split(), ""]
        other, own = at_end(self, choice.text), at_end(self, start)
        if verb != "strike" or not other or not own or not choice.label:
            return choice
        args: dict[str, str | int] = {**choice.label.args, "ends": int(result(own.value, other.value))}
        return Choice(choice.text, Message(choice.label.key, args))


class NamingRefusals(Table):
    """A refusal names who stands there."""

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        try:
            return super().propose(seat, decision, text, absent)
        except RefusedError as error:
            other = at_end(self, text)
            args: dict[str, str | int] = {**error.refusal.args, "other": other.name if other else ""}
            raise IllegalAction(replace(error.refusal, args=args)) from None


class PaddedMessages(Table):
    """The same content, but its length tells where the Flag stands."""

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        honest = super().update(viewer, have, live=live)
        return replace(honest, told=(*honest.told, Raw(b'"' + b" " * place_of_flag(self.state, viewer) + b'"')))


def codes_in_full(table: Table, viewer: int) -> dict[str, bytes]:
    """Whoever copies the position gets all of it."""
    state: Any = table.state
    return {"code": code_of(state).encode()}


# -- leaky codes and computer players ------------------------------------------------------------------------


class Peeker:
    """A computer player that looks at the truth."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        return legal[place_of_flag(self.table.state, seat) % len(legal)]


def nobody(_: Table) -> list[Bot]:
    return []


def peekers(table: Table) -> list[Bot]:
    return [Peeker(table)]


# -- the list ------------------------------------------------------------------------------------------------


def battles(**options: Any) -> Setting:
    """Games from a battle on."""
    agreed = GAME.understood({"sides": "autobots", "game": "game-2", **options})
    return Setting(
        opening=BATTLE,
        options=(agreed,),
        lines=daring_lines,
        worlds=exchanged,
        more=more_channels,
        step=lively_step,
        players=nobody,
    )


def stratego_leaks() -> list[Leak]:
    """Every leak of this kind."""
    honest, playing, placing = small(GAME), battles(), changed(battles(), opening=())
    secret, stealth, memory = battles(captured="secret"), battles(captured="stealth"), battles(memory=True)

    def at(table: type[Table], setting: Setting = playing) -> Setting:
        return changed(setting, table=table)

    leaks = [
        # what is seen
        ("the rank of a hidden piece", with_pieces(ranked), {"view", "message"}, playing),
        ("pieces that cannot move count as moved", with_pieces(still), {"view", "drawing", "code"}, playing),
        ("pieces numbered in roster order", with_view(in_roster_order), {"view"}, playing),
        ("pieces sorted by rank", with_view(sorted_by_rank), {"view"}, playing),
        ("Traps beside own pieces are counted", with_count(traps_beside), {"view"}, playing),
        ("the ranks that are left, though captures are secret", with_count(ranks_left), {"view"}, stealth),
        ("a piece that is placed is seen, unnamed", with_view(placing_seen), {"view", "drawing"}, placing),
        ("how many pieces are placed", with_armies(counted), {"view"}, placing),
        ("an army is ready when its Flag stands", with_armies(ready_with_flag), {"view"}, placing),
        ("a spectator sees captured pieces", with_captured(lambda _, viewer: viewer == SPECTATOR), {"view"}, secret),
        ("a captor sees captured pieces", with_captured(lambda owner, viewer: owner != viewer), {"view"}, stealth),
        ("an owner sees captured pieces", with_captured(lambda owner, viewer: owner == viewer), {"view"}, stealth),
        ("a game of memory shows whoever was shown", with_pieces(known_in_memory), {"view"}, memory),
        # what is told, and what is kept of it
        ("whoever moves is named", small(planted("stratego", tell=tells_names)), {"told", "transcript"}, playing),
        ("a Scout moves as a Scout", small(planted("stratego", tell=tells_scouts)), {"told"}, playing),
        ("placing is told as a rustle", small(planted("stratego", tell=tells_placing)), {"told", "version"}, placing),
        ("the rank of a placed piece is told", small(planted("stratego", tell=tells_placed_ranks)), {"told"}, placing),
        *(
            (f"the log keeps all: {option}", keeps_all(option), {"told", "transcript"}, battles(captured=option))
            for option in ("prisoner", "secret", "stealth")
        ),
        ("the log of a game of memory", small(planted("stratego", kept=keeps_in_memory)), {"told"}, memory),
        ("only captures are blanked", small(planted("stratego", kept=forgets_captures_alone)), {"told"}, stealth),
        ("ranks are kept", small(planted("stratego", kept=forgets_names_alone)), {"told", "rejoined"}, stealth),
        ("nobody says what to forget", small(planted("stratego", forgets=never)), {"told", "live"}, stealth),
        ("who comes back is told in full", honest, {"told", "rejoined"}, at(FullLogOnReturn, stealth)),
        ("own actions are kept in full", honest, {"transcript"}, at(OwnActionsInFull, stealth)),
        ("a replay keeps names", small(planted("stratego", kept_view=keeps_boards)), {"replay"}, stealth),
        # what can be done
        ("the Flag may not be attacked", honest, {"choices"}, at(FlagIsSafe)),
        ("a button says how an attack ends", honest, {"choices"}, at(WarningLabels)),
        ("a refusal names who stands there", honest, {"refusals"}, at(NamingRefusals)),
        ("one version for all", honest, {"version"}, at(EventsAsVersions, placing)),
        ("decisions numbered by events", honest, {"decision"}, at(EventsAsDecisions, placing)),
        ("the length of a message", honest, {"size"}, at(PaddedMessages)),
        # what else leaves the table
        ("a drawing with the eyes of the mover", drawn_for_mover(), {"drawing"}, playing),
        ("a position is copied in full", honest, {"code"}, changed(playing, more=codes_in_full)),
        ("a computer player peeks", honest, {"computer"}, changed(playing, players=peekers)),
    ]
    return [Leak(f"Stratego: {name}", game, channels, setting, WITHIN) for name, game, channels, setting in leaks]
