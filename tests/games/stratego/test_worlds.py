"""Worlds that no viewer of Stratego can tell apart, each with a course of its own that leads to it.

`ROLLOUT_PAIRS=20000 python -m pytest tests/games/stratego/test_worlds.py -m slow -s` compares twenty thousand pairs of
the game and as many with a small box. Where the rules are compiled that takes a quarter of an hour. It prints how many
bytes that were and what the games were about.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from rollout.bots import Bot, make_bot
from rollout.core.chance import Chance, Fast
from rollout.core.game import AnyGame, Level, Options
from rollout.core.variants import all_values, options_in_turn
from rollout.games.stratego import GAME
from rollout.games.stratego.moving import VERBS
from rollout.games.stratego.position import SETUP
from rollout.table import Step, Table
from rollout.testing import Report, Setting, compare_worlds
from rollout.testing.tables import open_table
from tests.games.stratego.courses import (
    believed,
    daring_lines,
    hidden_pieces,
    lively_step,
    more_channels,
    other_courses,
    placing_of,
    small_box,
    truth_of,
)

CHANNELS = {
    *(
        "view",
        "drawing",
        "code",
        "choices",
        "refusals",
        "computer",
        "told",
        "live",
        "changed",
        "rejoined",
        "transcript",
    ),
    *("replay", "message", "size", "version", "decision", "talk", "offer", "players", "actors", "outcome", "draws"),
}
PAIRS = int(os.environ.get("ROLLOUT_PAIRS", "400"))
POSITIONS = 5
"""Of a game that are compared: few, so that many games are."""
SMALL = GAME.with_sheet(small_box())
POWERFUL = [
    GAME.understood({"game": "game-2", "captured": captured, "memory": memory})
    for captured, memory in (("stealth", False), ("secret", True), ("prisoner", False), ("open", True))
]
MIXED = tuple(islice(options_in_turn(GAME), 1000))


class Seen:
    """What games of a pair test were about."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def step(self, table: Table, picks: Chance) -> Step:
        """Go on, and count it."""
        step = lively_step(table, picks)
        self.counts.update(event.text.split()[0] for event in step.events)
        return step

    def worlds(self, table: Table, viewer: int, picks: Chance) -> list[Table]:
        """Twins, and what the table has agreed on."""
        for name in all_values(GAME):
            self.counts[f"{name}={getattr(table.options, name)}"] += 1
        self.counts[f"phase={table.game.view(table.state, viewer).phase}"] += 1
        return list(islice(other_courses(table, viewer, picks), 1))


def hasty(table: Table) -> list[Bot]:
    """A computer player that is quick also where the rules are not compiled."""
    return [make_bot(table.game, table.tables, Level(bot="policy"))]


def check(game: AnyGame, pairs: int, seed: int, **settings: Any) -> tuple[Report, Counter[str]]:
    """No byte differs, whatever the table has agreed on."""
    seen = Seen()
    setting = Setting(lines=daring_lines, worlds=seen.worlds, more=more_channels, step=seen.step, **settings)
    begin = time.perf_counter()
    report = compare_worlds(game, pairs, seed, setting)
    rate = report.pairs / (time.perf_counter() - begin)
    differing = sum(a != b for f in report.findings for a, b in zip(f.truth, f.twin, strict=False))
    print(f"{differing} differing bytes of {report.size:,} in {report.pairs:,} pairs, {rate:.0f} a second")
    print(dict(report.compared), dict(sorted(seen.counts.items())), sep="\n")
    assert not report.findings, "\n".join(str(finding) for finding in report.findings[:3])
    assert report.pairs >= pairs
    assert set(report.compared) >= CHANNELS - {"replay"}
    return report, seen.counts


@pytest.mark.rule("ST-S3", "ST-A9", "ST-C2", "ST-C3", "ST-C4")
def test_no_viewer_can_tell_worlds_with_a_small_box_apart() -> None:
    check(SMALL, 100, 11, options=POWERFUL, positions=2, players=hasty)


@pytest.mark.rule("ST-S3", "ST-A9", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize("options", POWERFUL, ids=lambda options: str(options.captured))
def test_a_world_that_a_viewer_believes_in_has_a_course_and_differs_in_hidden_pieces_alone(options: Options) -> None:
    """What nobody but its owner knows, and what was shown and is not shown any more, but may be remembered."""
    table, picks = open_table(SMALL, options, 5), Fast(5)
    while table.actors:
        table.accept(lively_step(table, picks))
        for viewer in table.viewers if picks.below(20, "look") == 0 else ():
            truth, twin = truth_of(table), truth_of(believed(table, viewer, picks))
            if truth.phase != SETUP:
                other = placing_of(twin).items() - placing_of(truth).items()
                assert {key for key, _ in other} <= {*hidden_pieces(truth, viewer)}


@pytest.mark.rule("ST-S3", "ST-A9", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.slow
def test_no_byte_differs() -> None:
    report, counts = check(GAME, PAIRS, 300_000, options=MIXED, positions=POSITIONS)
    assert set(report.compared) >= CHANNELS
    if PAIRS >= 20_000:
        agreed = [f"{name}={value}" for name, values in all_values(GAME).items() for value in values]
        wanted = [*agreed, *VERBS, *(f"phase={phase}" for phase in ("setup", "play", "rumble", "sneak", "over"))]
        assert not [name for name in wanted if not counts[name]]


@pytest.mark.rule("ST-S3", "ST-A9", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.slow
def test_no_byte_differs_with_a_small_box() -> None:
    check(SMALL, PAIRS, 400_000, options=MIXED, positions=POSITIONS)
