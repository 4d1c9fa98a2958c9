"""Computer players of RISK against each other, over hundreds of games, with intervals.

The games of a seed have the same dice as far as the same is asked: one for each seat, in which the first player sits
there and the second on all other seats, and one in which the second sits on all. Each seed is appended to a file as
soon as it is played, and a seed that is there is not played again, so a run can be stopped at any time and goes on
where it was; several processes may play at once, each its share of the seeds.

    python bench/risk.py hard greedy --seeds 100 --table players=2 armies=3
    python bench/risk.py hard greedy --seeds 200 --seats 0         # the Autobots alone; they sit on seat 0
    python bench/risk.py easy normal hard --seeds 50               # each against each
    python bench/risk.py hard hard --seeds 200                     # how fair the sides are: a game a seed
    python bench/risk.py hard greedy --share 1/2 & python bench/risk.py hard greedy --share 2/2

Shares come with a 95 % interval by Wilson, as if all games were independent.
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
from typing import Any, cast

from greedy import Greedy
from matches import Clocked, Row, complete

from rollout.bots import Bot, make_bot
from rollout.cli.match import level_of, wilson
from rollout.core.chance import Fast
from rollout.games.risk import GAME, RiskOptions

FILE = Path("bench/results/risk.jsonl")


class ByTurn(Clocked):
    """A player whose longest is that of a whole turn, not of one decision."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.turns: dict[tuple[int, int], float] = {}

    def note(self, view: Any, seconds: float) -> None:
        super().note(view, seconds)
        turn = view.round, view.army
        self.turns[turn] = self.turns.get(turn, 0.0) + seconds
        self.longest = max(self.turns.values())


def player(name: str) -> Clocked:
    """A computer player by its name, with a clock."""
    return ByTurn(cast("Bot", Greedy()) if name == "greedy" else make_bot(GAME, GAME.native, level_of(GAME, name)))


def play(options: RiskOptions, players: Sequence[Clocked], seed: int) -> Row:
    """One game; players by seat. Nobody is told anything: the board is open."""
    chance = Fast(seed)
    thoughts = [Fast(seed * 7 + seat + 77_777) for seat in range(len(players))]
    state = GAME.setup(options, GAME.native, chance)
    while len(actors := state.actors()) > 0:
        seat = actors[0]
        legal = list(state.legal(seat))
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(seat, GAME.view(state, seat), (), legal, thoughts[seat])
        state.apply(seat, action, chance)
    outcome = state.outcome()
    assert outcome is not None
    return {"scores": list(outcome.scores), "reason": outcome.reason, "rounds": GAME.view(state, 0).round}


def one_seed(options: RiskOptions, names: Sequence[str], seats: Sequence[int], seed: int) -> Row:
    """All games of a seed."""
    one, rest = (player(name) for name in names)
    count = GAME.seats(options)
    alike = play(options, [rest] * count, seed)
    games = []
    if names[0] != names[1]:
        games = [play(options, [one if at == seat else rest for at in range(count)], seed) for seat in seats]
    played = [*games, alike]
    return {
        "alike": alike["scores"],
        "scores": {str(seat): game["scores"][seat] for seat, game in zip(seats, games, strict=False)},
        "reasons": [game["reason"] for game in played],
        "rounds": [game["rounds"] for game in played],
        "ms": [one.ms, rest.ms],
        "longest": round(1000 * max(one.longest, rest.longest), 1),
    }


def match(chosen: argparse.Namespace, names: tuple[str, str], deadline: float) -> list[Row]:
    """Play what is missing of this process's share, as far as time allows; all seeds so far."""
    options = GAME.understood(table_of(chosen.table))
    seats = range(GAME.seats(options)) if chosen.seats == "all" else [int(seat) for seat in chosen.seats.split(",")]
    table = " ".join([*sorted(chosen.table), *([f"seats={chosen.seats}"] if chosen.seats != "all" else [])])
    what, one = {"table": table, "players": list(names)}, partial(one_seed, options, names, seats)
    return complete(chosen.file, what, chosen.seeds, deadline, one, chosen.share)


def table_of(options: Sequence[str]) -> dict[str, Any]:
    """Options of the table from what was typed."""
    pairs = (option.split("=", 1) for option in options)
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


def said(scores: Sequence[float]) -> str:
    """A share of wins with its interval."""
    low, high = wilson(sum(scores), len(scores))
    return f"{100 * sum(scores) / len(scores):5.1f} % ({100 * low:.1f} to {100 * high:.1f}, {len(scores)})"


def lines(table: str, names: tuple[str, str], rows: Sequence[Row]) -> list[str]:
    """A result for people: by seat the share of the first player there, and of the second on the same seat."""
    reasons = Counter(reason for row in rows for reason in row["reasons"])
    rounds = [number for row in rows for number in row["rounds"]]
    ms = [sum(row["ms"][at] for row in rows) / len(rows) for at in (0, 1)]
    head = (
        f"{table or 'as printed'}: {names[0]} - {names[1]}, {len(rows)} seeds, {dict(reasons)}, "
        f"{sum(rounds) / len(rounds):.1f} rounds, {ms[0]:.2f} and {ms[1]:.2f} ms a decision, "
        f"longest turn {max(row['longest'] for row in rows):.0f} ms"
    )
    found = [head]
    seats = sorted(rows[0]["scores"])
    for seat in seats or [str(seat) for seat in range(len(rows[0]["alike"]))]:
        alike = said([row["alike"][int(seat)] for row in rows])
        mine = f"{names[0]} {said([row['scores'][seat] for row in rows])}, " if seats else ""
        found.append(f"  seat {seat}: {mine}{names[1]} among its like {alike}")
    if seats:
        found.append(f"  together: {said([score for row in rows for score in row['scores'].values()])}")
    return found


def main() -> int:
    """Play, go on, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", help="levels, kinds such as strategy:4, or greedy")
    parser.add_argument("--seeds", type=int, default=100, help="seeds of each two (default 100)")
    parser.add_argument("--table", nargs="*", default=[], metavar="OPTION=VALUE", help="options of the table")
    parser.add_argument("--seats", default="all", help="where the first player sits, such as 0 or 1,2,3 (default all)")
    parser.add_argument("--share", default="1/1", help="which share of the seeds is played here, such as 1/2")
    parser.add_argument("--file", type=Path, default=FILE, help=f"where results are kept (default {FILE})")
    parser.add_argument("--minutes", type=float, default=14.0, help="stop after so long (default 14)")
    chosen = parser.parse_args()
    deadline = time.monotonic() + 60 * chosen.minutes
    for names in itertools.combinations(chosen.players, 2):
        rows = match(chosen, names, deadline)
        if rows:
            print("\n".join(lines(" ".join(sorted(chosen.table)), names, rows)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
