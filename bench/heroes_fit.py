"""What it is worth to hold a card of Robot Heroes: fitted to how games end in which a player meets itself.

At the start of every turn the chance to win is taken to be that of an even race (`heuristics.race`) plus what half
a battle is worth (`worths.swing`) times the sum of the features below, each the seat's own less the other's. Least
squares over all turns of all games gives the weights, in battles won; their errors take a game as one observation.

    python bench/heroes_fit.py --games 4000 --level basic

`worths.HELD` is the weight of "cards", `worths.SQUARE` that of "standing squared". "turn" and "pile" are the same
whatever is chosen now, and are there so that they do not spoil the others.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from math import sqrt

from heroes import play, player

from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.heuristics import race
from rollout.games.robot_heroes.position import HAND, PILE
from rollout.games.robot_heroes.state import HeroesState
from rollout.games.robot_heroes.tables import LEVELS
from rollout.games.robot_heroes.worths import CardWorths, swing

FEATURES = ("turn", "cards", "standing squared", "pile")
Row = tuple[list[float], float]


def features(worths: CardWorths, state: HeroesState, seat: int) -> list[float]:
    """Cards held, the sum of their standings squared, and the mean standing of the draw pile."""
    held = [int(state.cards[state.at(HAND, seat, kind)]) for kind in range(worths.kinds)]
    pile = [int(state.cards[state.at(PILE, seat, kind)]) for kind in range(worths.kinds)]
    squares = sum(count * standing**2 for count, standing in zip(held, worths.standings, strict=True))
    mean = sum(count * standing for count, standing in zip(pile, worths.standings, strict=True))
    return [float(sum(held)), squares, mean / sum(pile) if sum(pile) else 0.5]


def rows(worths: CardWorths, states: list[HeroesState], score: float) -> Iterator[Row]:
    """One for each turn: features times what half a battle is worth, and what the race does not explain."""
    for state in states:
        seat = state.turn
        mine, theirs = (worths.tables.pieces - state.damage[s] for s in (seat, 1 - seat))
        own, other = features(worths, state, seat), features(worths, state, 1 - seat)
        step = swing(mine, theirs)
        won = score if seat == 0 else 1 - score
        yield [step, *(step * (a - b) for a, b in zip(own, other, strict=True))], won - race(mine, theirs)


def fit(games: list[list[Row]]) -> list[tuple[float, float]]:
    """Weights by least squares, with standard errors clustered by game."""
    size = len(FEATURES)
    square = [[sum(x[i] * x[j] for game in games for x, _ in game) for j in range(size)] for i in range(size)]
    right = [sum(x[i] * y for game in games for x, y in game) for i in range(size)]
    inverse = inverted(square)
    weights = [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse]
    pulls = [
        [sum(x[i] * (y - sum(w * v for w, v in zip(weights, x, strict=True))) for x, y in game) for i in range(size)]
        for game in games
    ]
    errors = [sqrt(sum(sum(a * b for a, b in zip(row, pull, strict=True)) ** 2 for pull in pulls)) for row in inverse]
    return list(zip(weights, errors, strict=True))


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by Gauss and Jordan."""
    size = len(matrix)
    wide = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda i: abs(wide[i][at]))
        wide[at], wide[pivot] = wide[pivot], wide[at]
        wide[at] = [value / wide[at][at] for value in wide[at]]
        for i in range(size):
            if i != at:
                wide[i] = [a - wide[i][at] * b for a, b in zip(wide[i], wide[at], strict=True)]
    return [row[size:] for row in wide]


def collected(level: str, name: str, count: int, minutes: float) -> list[list[Row]]:
    """The rows of each game."""
    worths = CardWorths(GAME.native.on(LEVELS.index(level)))
    both, deadline, games = (player(name), player(name)), time.monotonic() + 60 * minutes, []
    for number in range(count):
        if time.monotonic() > deadline:
            break
        turns: list[HeroesState] = []
        score = play(level, both, 1_000_000 + number, turns)
        games.append(list(rows(worths, turns, score)))
    return games


def main() -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games of self-play (default 4000)")
    parser.add_argument("--minutes", type=float, default=14.0, help="stop playing after so long (default 14)")
    parser.add_argument("--level", default="basic", choices=LEVELS)
    parser.add_argument("--player", default="strategy:16", help="who plays itself (default strategy:16)")
    chosen = parser.parse_args()
    games = collected(chosen.level, chosen.player, chosen.games, chosen.minutes)
    print(f"{chosen.level}, {chosen.player}: {len(games)} games, {sum(map(len, games))} turns")
    for name, (weight, error) in zip(FEATURES, fit(games), strict=True):
        print(f"  {name:<18} {weight:7.3f}  (standard error {error:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
