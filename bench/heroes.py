"""Computer players of Robot Heroes against each other, over thousands of paired games, with intervals.

Two games make a pair: same dice, seats swapped. Each pair is appended to a file as soon as it is played, and a
pair that is there is not played again, so a run can be stopped at any time and goes on where it was.

    python bench/heroes.py hard highest --games 4000
    python bench/heroes.py easy normal highest hard --games 4000 --level advanced

More than two players: each against each. Shares come with two 95 % intervals: one from how pairs differ (the two
games of a pair share their dice), one by Wilson, as if all games were independent.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import cast

from highest import Highest
from matches import complete

from rollout.bots import Bot, make_bot
from rollout.cli.match import Z, level_of, wilson
from rollout.core.chance import Chance, Fast
from rollout.core.wire import Fact, Told
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.position import DUEL, ROLL
from rollout.games.robot_heroes.state import HeroesState
from rollout.games.robot_heroes.tables import LEVELS

FILE = Path("bench/results/heroes.jsonl")


class Dice(Chance):
    """A stream for each reason, so that both games of a pair roll the same dice as long as they ask alike."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, Fast] = {}

    def below(self, n: int, why: str) -> int:
        if why not in self.streams:
            self.streams[why] = Fast(self.seed * 1_000_003 + sum(ord(c) * 31**at for at, c in enumerate(why)) % 999_983)
        return self.streams[why].below(n, why)


def player(name: str) -> Bot:
    """A level of the game, a kind of player with a budget such as `flat:100`, or `highest`."""
    if name == "highest":
        return cast("Bot", Highest())
    return make_bot(GAME, GAME.native, level_of(GAME, name))


def course(level: str, players: Sequence[Bot], seed: int) -> Iterator[tuple[HeroesState, tuple[list[Told], ...]]]:
    """One game from set-up to end: the state before every action and at the end, and what each seat was told."""
    dice, facts = Dice(seed), list[Fact]()
    thoughts = [Fast(seed * 2 + seat + 77_777) for seat in (0, 1)]
    state = GAME.setup(GAME.understood({"level": level}), GAME.native, dice, facts)
    told: tuple[list[Told], ...] = ([], [])
    while len(actors := state.actors()) > 0:
        hear(facts, told)
        yield state, told
        seat = actors[0]
        legal = list(state.legal(seat))
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(seat, GAME.view(state, seat), told[seat], legal, thoughts[seat])
        state.apply(seat, action, dice, facts)
    yield state, told


def hear(facts: list[Fact], told: tuple[list[Told], ...]) -> None:
    """Tell both seats what they perceive of what happened, once."""
    for seat in (0, 1):
        told[seat].extend(heard for fact in facts if (heard := GAME.tell(fact, seat)) is not None)
    facts.clear()


def play(level: str, players: Sequence[Bot], seed: int, turns: list[HeroesState] | None = None) -> float:
    """One game; the score of seat 0. The state at the start of each turn is copied to `turns`."""
    last: HeroesState | None = None
    for state, _ in course(level, players, seed):
        last = state
        if turns is not None and state.phase == ROLL:
            turns.append(state.clone())
    outcome = last.outcome() if last else None
    assert outcome is not None
    return outcome.scores[0]


def situations(level: str, name: str, count: int) -> list[tuple[HeroesState, list[Told]]]:
    """The first choice of a battle in so many games of a player against itself, a later battle in each game."""
    found: list[tuple[HeroesState, list[Told]]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        battles, wanted = 0, seed % 8
        for state, told in course(level, (player(name), player(name)), seed):
            if state.phase != DUEL or len(state.played) or state.sealed[0] >= 0 or state.sealed[1] >= 0:
                continue
            battles += 1
            if battles > wanted:
                found.append((state.clone(), list(told[state.turn])))
                break
    return found


def pair(level: str, names: tuple[str, str], seed: int) -> tuple[float, float]:
    """The scores of the first player in both seatings."""
    one, two = player(names[0]), player(names[1])
    return play(level, (one, two), seed), 1.0 - play(level, (two, one), seed)


def match(file: Path, level: str, names: tuple[str, str], pairs: int, deadline: float) -> list[tuple[float, float]]:
    """Play what is missing, as far as time allows; all pairs so far."""
    what = {"level": level, "players": list(names)}
    rows = complete(file, what, pairs, deadline, lambda seed: {"scores": pair(level, names, seed)})
    return [tuple(row["scores"]) for row in rows]


def paired(scores: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Mean and 95 % interval, from how pairs vary."""
    means = [fmean(pair) for pair in scores]
    half = Z * sqrt(variance(means) / len(means)) if len(means) > 1 else 0.5
    return fmean(means), fmean(means) - half, fmean(means) + half


def line(level: str, names: tuple[str, str], scores: Sequence[tuple[float, float]]) -> str:
    """One result for people."""
    share, low, high = (100 * figure for figure in paired(scores))
    least, most = (100 * figure for figure in wilson(sum(map(sum, scores)), 2 * len(scores)))
    return (
        f"{level:<9} {names[0]:>10} - {names[1]:<10} {2 * len(scores):>6} games {share:5.1f} %  "
        f"paired {low:.1f} to {high:.1f}  Wilson {least:.1f} to {most:.1f}"
    )


def main() -> int:
    """Play, go on, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", help="levels, kinds such as flat:100, or highest")
    parser.add_argument("--games", type=int, default=4000, help="games of each two (default 4000)")
    parser.add_argument("--level", default="basic", choices=LEVELS)
    parser.add_argument("--file", type=Path, default=FILE, help=f"where results are kept (default {FILE})")
    parser.add_argument("--minutes", type=float, default=14.0, help="stop after so long (default 14)")
    chosen = parser.parse_args()
    deadline = time.monotonic() + 60 * chosen.minutes
    for names in itertools.combinations(chosen.players, 2):
        start = time.monotonic()
        scores = match(chosen.file, chosen.level, names, chosen.games // 2, deadline)
        if scores:
            print(line(chosen.level, names, scores), f" {time.monotonic() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
