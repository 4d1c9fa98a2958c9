"""Computer players of Stratego against each other, over hundreds of paired games, with intervals.

Two games make a pair: same seed, armies swapped; of two players that are the same, two seeds, as the second game would
be the first again. Each pair is appended to a file as soon as it is played, and a pair that is there is not played
again, so a run can be stopped at any time and goes on where it was; several processes may play at once, each its
share of the seeds.

    python bench/stratego.py hard counting --game game-1 --games 300
    python bench/stratego.py easy normal hard --games 200            # each against each
    python bench/stratego.py hard hard --games 300                   # how fair the sides are
    python bench/stratego.py hard counting --share 1/2 & python bench/stratego.py hard counting --share 2/2

A draw counts half. Shares come with a 95 % interval by Wilson, as if all games were independent.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from counting import Counting
from matches import Clocked, Row, complete

from rollout.bots import Bot, make_bot
from rollout.cli.match import level_of, wilson
from rollout.core.chance import Fast
from rollout.core.wire import Fact, Told
from rollout.games.stratego import GAME
from rollout.games.stratego.tables import GAMES

FILE = Path("bench/results/stratego.jsonl")
OTHER = 1_000_000
"""What the seed of the second game is away from that of the first, where both players are the same."""


def player(name: str) -> Clocked:
    """A computer player by its name, with a clock."""
    return Clocked(cast("Bot", Counting()) if name == "counting" else make_bot(GAME, GAME.native, level_of(GAME, name)))


def play(game: str, players: Sequence[Clocked], seed: int) -> Row:
    """One game; the first player commands the Autobots (red)."""
    chance, facts = Fast(seed), list[Fact]()
    thoughts = [Fast(seed * 2 + seat + 77_777) for seat in (0, 1)]
    state = GAME.setup(GAME.understood({"game": game, "sides": "autobots"}), GAME.native, chance, facts)
    told: tuple[list[Told], ...] = ([], [])
    while len(actors := state.actors()) > 0:
        for seat in (0, 1):
            told[seat].extend(heard for fact in facts if (heard := GAME.tell(fact, seat)) is not None)
        facts.clear()
        seat = actors[0]
        legal = list(state.legal(seat))
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(seat, GAME.view(state, seat), told[seat], legal, thoughts[seat])
        state.apply(seat, action, chance, facts)
    outcome = state.outcome()
    assert outcome is not None
    return {"score": outcome.scores[0], "reason": outcome.reason, "turns": int(state.turns)}


def pair(game: str, names: Sequence[str], seed: int) -> Row:
    """Both games of a pair: the first player as Autobots, then as Decepticons."""
    one, two = (player(name) for name in names)
    again = seed + OTHER if names[0] == names[1] else seed
    games = [play(game, (one, two), seed), play(game, (two, one), again)]
    return {
        "scores": [games[0]["score"], 1.0 - games[1]["score"]],
        "reasons": [each["reason"] for each in games],
        "turns": [each["turns"] for each in games],
        "ms": [one.ms, two.ms],
        "longest": [round(1000 * each.longest, 1) for each in (one, two)],
    }


def line(game: str, names: tuple[str, str], rows: Sequence[Row]) -> str:
    """One result for people: of two that are the same, how the Autobots (red) did."""
    is_mirror = names[0] == names[1]
    scores = [score for r in rows for score in (r["scores"][0], 1 - r["scores"][1] if is_mirror else r["scores"][1])]
    low, high = wilson(sum(scores), len(scores))
    reasons = Counter(reason for row in rows for reason in row["reasons"])
    turns = sorted(turn for row in rows for turn in row["turns"])
    times = [sum(row["ms"][at] for row in rows) / len(rows) for at in (0, 1)]
    return (
        f"{game:<8} {names[0]:>12} - {names[1]:<12} {'red ' if is_mirror else ''}{len(scores):>5} games "
        f"{100 * sum(scores) / len(scores):5.1f} %  Wilson {100 * low:.1f} to {100 * high:.1f}  "
        f"draws {100 * scores.count(0.5) / len(scores):.0f} %  {dict(reasons)}  median {turns[len(turns) // 2]} turns  "
        f"{times[0]:.1f} and {times[1]:.1f} ms a move, longest {max(max(row['longest']) for row in rows):.0f}"
    )


def main() -> int:
    """Play, go on, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", help="levels, kinds such as strategy:10, or counting")
    parser.add_argument("--games", type=int, default=300, help="games of each two (default 300)")
    parser.add_argument("--game", default="game-1", choices=GAMES)
    parser.add_argument("--share", default="1/1", help="which share of the seeds is played here, such as 1/2")
    parser.add_argument("--file", type=Path, default=FILE, help=f"where results are kept (default {FILE})")
    parser.add_argument("--minutes", type=float, default=14.0, help="stop after so long (default 14)")
    chosen = parser.parse_args()
    deadline = time.monotonic() + 60 * chosen.minutes
    for names in itertools.combinations(chosen.players, 2):
        what, one = {"game": chosen.game, "players": list(names)}, partial(pair, chosen.game, names)
        rows = complete(chosen.file, what, chosen.games // 2, deadline, one, chosen.share)
        if rows:
            print(line(chosen.game, names, rows), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
