"""What keeps the secrets of RISK: they do not exist yet. Four ways to find out whether that is so.

Each gives what it has found, as a list, so that planted leaks can be looked for in the same way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rollout.bots import Bot
from rollout.core.chance import Fast
from rollout.core.game import AnyGame
from rollout.core.variants import options_in_turn
from rollout.core.wire import encode
from rollout.games.risk.choices import REVEAL_CARD, ROLL, verb_of
from rollout.games.risk.facts import ArmyTaken, CardDrawn, DiceRolled, EnergonLaid, PowerRevealed
from rollout.games.risk.position import MOVING
from rollout.games.risk.restoring import restore
from rollout.table import Table
from rollout.testing import Play, Report, channels
from rollout.testing.channels import answers, moves, thinkers
from rollout.testing.play import Step
from rollout.testing.tables import open_table, random_step

LINES = ("reveal", "roll", "withdraw", "done", "place alaska", "attack alaska alberta 1", "use force field", "add 1")
"""Lines that are tried everywhere, allowed or not."""


# -- two secrets ---------------------------------------------------------------------------------------------


def another_future(table: Table) -> Table:
    """The same game up to now with another secret of chance: everything that is drawn from here on may differ."""
    twin = table.with_truth(table.state.clone())
    twin.secret = hashlib.sha256(table.secret + b"another future").digest()
    return twin


def compare_futures(
    game: AnyGame,
    pairs: int,
    seed: int = 0,
    kind: type[Table] = Table,
    players: Callable[[Table], Sequence[Bot]] = thinkers,
    every: int = 2,
) -> Report:
    """Whether anybody can tell one future from another, by any channel, at random moments of random games."""
    report, picks = Report(), Fast(seed)
    for number, options in enumerate(options_in_turn(game)):
        table = open_table(game, _brief(game, options), seed + number, kind)
        while table.actors:
            if picks.below(every, "compare") == 0:
                viewer = picks.below(len(table.viewers), "viewer") - 1
                viewer = table.actors[0] if picks.below(2, "actor") else viewer
                _compare(report, table, viewer, players)
                if report.pairs >= pairs:
                    return report
            table.accept(random_step(table, picks))
    return report


def _brief(game: AnyGame, options: Any) -> Any:
    """Games of two rounds or so, so that many are looked at."""
    return replace(options, **game.brief)


def _compare(report: Report, table: Table, viewer: int, players: Callable[[Table], Sequence[Bot]]) -> None:
    worlds = (table, another_future(table))
    report.pairs += 1
    here, there = (
        {
            **channels(world, viewer),
            **answers(world, viewer, LINES),
            **moves(world, viewer, players(world), report.pairs),
        }
        for world in worlds
    )
    report.compare(here, there, viewer, f"{table.options}, event {table.length}")


# -- one game ------------------------------------------------------------------------------------------------


def hidden_in_the_state(played: Play) -> list[str]:
    """Events after which the state is not exactly what a spectator sees of it."""
    return [
        f"event {number}"
        for number, step in enumerate(played.steps)
        if restore(played.tables, played.game.view(step.state, -1)).encode() != step.state.encode()
    ]


def seen_differently(played: Play) -> list[str]:
    """Events of which somebody sees, or is told, something else than everybody."""
    return [
        f"event {number}"
        for number, step in enumerate(played.steps)
        if len({_perceived(played, step, viewer) for viewer in played.viewers}) != 1
    ]


def _perceived(played: Play, step: Step, viewer: int) -> bytes:
    told = [played.game.tell(fact, viewer) for fact in step.facts]
    view = replace(played.game.view(step.state, viewer), viewer=0)
    return encode(view) + b"".join(encode(one) if one else b"-" for one in told)


def drawn_in_secret(played: Play) -> list[str]:
    """Draws that are not shown at once, in the event in which the rules ask for them."""
    return [
        f"event {number}: {why}"
        for number, step in enumerate(played.steps)
        for why, drawn in _counts(step).items()
        if drawn != _shown(step).get(why, 0)
    ]


def _counts(step: Step) -> dict[str, int]:
    """How often something was drawn in an event, by reason; all that could be shown is in it."""
    reasons = [why for why, _, _ in step.draws]
    return {why: reasons.count(why) for why in {*reasons, *_shown(step)}}


def _shown(step: Step) -> dict[str, int]:
    """How many draws an event shows, by reason, where the rules draw for that reason at all."""
    shown: dict[str, int] = {}
    for why, count in _of_facts(step):
        shown[why] = shown.get(why, 0) + count
    return shown


def _of_facts(step: Step) -> Iterator[tuple[str, int]]:
    is_setup, verb = step.action < 0, verb_of(max(step.action, 0))
    for fact in step.facts:
        if isinstance(fact, EnergonLaid) and is_setup:
            yield "bar", 1
        elif isinstance(fact, ArmyTaken) and is_setup and fact.army == 0:
            yield "autobots", sum(why == "autobots" for why, _, _ in step.draws)
        elif isinstance(fact, PowerRevealed) and not is_setup and verb == REVEAL_CARD:
            yield "power", 1
        elif isinstance(fact, CardDrawn) and step.state.phase == MOVING:  # type: ignore[attr-defined]  # RISK alone
            yield "card", 1
        elif isinstance(fact, DiceRolled) and verb == ROLL:
            yield "black", len(fact.black)
            yield "red", len(fact.red)
