"""How much the duel of a computer player of Robot Heroes can be exploited.

Situations are the first choices of battles in games that two players play. In each of them the duel is made a game
of its own, as the strategy sees it (`strategy.Duel`): both sides hold one of many hands that fit what is open, as
likely as it is for somebody who sees no hand; it ends with the battle, and what is left is judged by the race and by
the worth of cards. A tie is judged too, not played on. In that game

- the equilibrium is worked out with far more hands and rounds than a player at the table takes (it is given beside,
  how much a best answer still gains against it);
- the player says what it does with each hand, seeing what it would see at the table;
- the other side answers as well as it can, knowing the player's way to choose but not its hand.

Printed is how much more that best answer gains than the equilibrium allows, in percent of a game won, averaged over the
situations with its standard error. 0 cannot be exploited at all. It says nothing about how well the abstraction fits
the whole game; what the player wins there is measured by `heroes.py`.

    python bench/heroes_duel.py hard normal highest random --level basic
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import fmean, stdev

import msgspec
from heroes import player, situations
from librt.vecs import vec

from rollout.bots import Bot
from rollout.bots.strategy import StrategyBot
from rollout.core.chance import Fast
from rollout.core.wire import SPECTATOR, Told
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.belief import HeroesBelief
from rollout.games.robot_heroes.state import VERBS, HeroesState
from rollout.games.robot_heroes.strategy import Duel
from rollout.games.robot_heroes.tables import LEVELS
from rollout.games.robot_heroes.worths import CardWorths
from rollout.search.equilibrium import exploitability, meet, settle

HANDS = 100
"""Hands of each side."""
ROUNDS = 1000
SAMPLES = 20
"""How often a player that draws its choice is asked for each hand, to see how likely each card is."""


class Situation:
    """One duel with its equilibrium."""

    def __init__(self, worths: CardWorths, state: HeroesState, told: list[Told], number: int) -> None:
        self.seat, self.told, self.number = state.turn, told, number
        self.worths = worths
        view = GAME.view(state, self.seat)
        open_view = msgspec.structs.replace(view, viewer=SPECTATOR, hand=(), sealed="")
        chance, public = Fast(number), HeroesBelief(GAME.native, open_view, told)
        self.worlds = [public.sample(chance) for _ in range(HANDS)]
        self.duel = Duel(worths, state, self.seat)
        for world in self.worlds:
            self.duel.deal(world, 1 / HANDS)
        settle(self.duel.own, self.duel.other, ROUNDS)
        self.answers = self.duel.other.average()
        self.rest = exploitability(self.duel.own, self.duel.other)
        self.value = self.duel.other.best_of_all()

    def loss(self, bot: Bot) -> float:
        """How much more than the equilibrium the best answer to a player gains."""
        choices = [0.0] * self.worths.kinds  # of the true hand, which counts nothing
        for world in self.worlds:
            choices += self.ways(bot, world)
        meet(self.duel.own, vec[float](choices), self.duel.other, self.answers)
        return self.duel.other.best_of_all() - self.value

    def ways(self, bot: Bot, world: HeroesState) -> list[float]:
        """By kind: how likely a player chooses it with the hand that it has in a world."""
        view, legal = GAME.view(world, self.seat), list(world.legal(self.seat))
        ways = [0.0] * self.worths.kinds
        if isinstance(bot, StrategyBot) and len(legal) > 1:
            odds = bot.odds(view, self.told, legal, Fast(self.number))
            for action, odd in zip(legal, odds, strict=True):
                ways[action // VERBS] = odd
            return ways
        for sample in range(SAMPLES):
            action = bot.choose(self.seat, view, self.told, legal, Fast(1000 * self.number + sample))
            ways[action // VERBS] += 1 / SAMPLES
        return ways


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--level", default="basic", choices=LEVELS)
    parser.add_argument("--duels", type=int, default=60, help="situations (default 60)")
    chosen = parser.parse_args()
    worths = CardWorths(GAME.native.on(LEVELS.index(chosen.level)))
    found = situations(chosen.level, "hard", chosen.duels)
    duels = [Situation(worths, state, told, number) for number, (state, told) in enumerate(found)]
    print(f"{chosen.level}: {len(duels)} duels of {HANDS} hands a side")
    print(f"  equilibrium, {ROUNDS} rounds: both best answers still gain {100 * fmean(d.rest for d in duels):.3f} %")
    for name in chosen.players:
        losses = [100 * duel.loss(player(name)) for duel in duels]
        error = stdev(losses) / sqrt(len(losses))
        print(f"  {name:<12} loses {fmean(losses):6.3f} % to the best answer (standard error {error:.3f})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
