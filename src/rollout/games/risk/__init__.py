"""RISK Transformers: the Autobots and the humans defend the Earth against one to three Decepticon armies.

Wiring only.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Annotated, Literal

from librt.vecs import append, vec
from msgspec import Meta
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.data import Sheet
from rollout.core.game import Game, Options
from rollout.core.odds import Battle, BattleOdds, summed_up
from rollout.core.state import Heuristic
from rollout.core.wire import Fact, Message, Refusal, Told
from rollout.games.risk import facts, labels, notation, strategy
from rollout.games.risk.belief import RiskBelief
from rollout.games.risk.heuristics import RiskHeuristic
from rollout.games.risk.odds import ends
from rollout.games.risk.position import Rules
from rollout.games.risk.reading import OPEN_TABLES, load_tables
from rollout.games.risk.restoring import restore
from rollout.games.risk.state import RiskState, decode, set_up
from rollout.games.risk.tables import Tables
from rollout.games.risk.view import RiskView, look


class RiskOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays."""

    players: Annotated[int, Meta(ge=2, le=4, examples=[2, 3, 4])] = 4
    """One of them plays the Autobots [RT-S3]."""
    armies: Annotated[int, Meta(ge=0, le=3, examples=[0, 2, 3])] = 0
    """Decepticon armies; 0, or fewer than Decepticon players, for one each; two make two players even [RT-S3]."""
    autobots: Literal["first", "last", "lot"] = "first"
    """Which seat plays the Autobots."""
    continents: Literal["any-ally", "needs-autobot"] = "any-ally"
    """Whether humans alone hold a continent for the Autobots [RT-N2]."""
    elimination: Literal["grace", "strict"] = "grace"
    """Whether an army that is driven off the board early comes back [RT-V1]."""
    meter: Annotated[int, Meta(ge=0, le=15, examples=[0, 3])] = 0
    """Energon bars on the meter at the start; 0 for what the edition says [RT-S6]."""


class Risk(Game[RiskOptions, RiskState, RiskView]):
    """The game on the shelf."""

    name = "risk"
    title = "RISK Transformers"
    options = RiskOptions
    brief = MappingProxyType({"meter": 2})
    open_tables = OPEN_TABLES

    def seats(self, options: RiskOptions) -> int:
        return options.players

    def tables(self, sheet: Sheet) -> Tables:
        return load_tables(sheet)

    def setup(self, options: RiskOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None) -> RiskState:
        armies = 1 + max(options.armies, options.players - 1)
        is_strict, needs = options.elimination == "strict", options.continents == "needs-autobot"
        rules = Rules(armies, int(needs), int(is_strict), options.players)
        seats = commanders(armies, options.players, _autobots(options, chance))
        return set_up(tables, rules, seats, _bars(options, tables), chance, facts)

    def decode(self, tables: Tables, data: bytes) -> RiskState:
        return decode(tables, data)

    def view(self, state: RiskState, viewer: int) -> RiskView:
        return look(state, viewer)

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        return facts.tell(fact, viewer)

    def belief(self, tables: Tables, view: RiskView, told: Sequence[Told]) -> RiskBelief:
        return RiskBelief(restore(tables, view))

    def write(self, view: RiskView, action: int) -> str:
        return notation.write(view, action)

    def read(self, view: RiskView, text: str) -> list[int]:
        return notation.read(view, text)

    def explain(self, view: RiskView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        return notation.explain(view, seat, text, allowed)

    def label(self, view: RiskView, action: int) -> Message:
        return labels.label(view, action)

    def battle_odds(self, battle: Battle) -> BattleOdds:
        bonuses = battle.attack_bonus, battle.defence_bonus
        found = ends(battle.attackers, battle.defenders, *bonuses, battle.stop_at)
        return summed_up(battle, tuple(zip(found.attackers, found.defenders, found.chances, strict=True)))

    def heuristic(self) -> Heuristic:
        return RiskHeuristic()

    def odds(
        self,
        tables: Tables,
        view: RiskView,
        told: Sequence[Told],
        actions: Sequence[int],
        budget: int,
        chance: Chance,
    ) -> Sequence[float]:
        return strategy.odds(restore(tables, view), view.viewer, vec[i64](actions), budget, chance)


def _autobots(options: RiskOptions, chance: Chance) -> int:
    """The seat that plays the Autobots."""
    if options.autobots == "lot":
        return chance.below(options.players, "autobots")
    return 0 if options.autobots == "first" else options.players - 1


def _bars(options: RiskOptions, tables: Tables) -> int:
    """Energon bars on the meter at the start [RT-S6]."""
    are_united = options.players == 2 and options.armies > 1
    return options.meter or int(tables.united_meter if are_united else tables.meter)


def commanders(armies: int, players: int, autobots: int) -> vec[i64]:
    """By army the seat that plays it: the Decepticons to the left of the Autobots in turn [RT-S3, RT-T1]."""
    seats = vec[i64]([autobots])
    for army in range(armies - 1):
        seats = append(seats, (autobots + 1 + army % (players - 1)) % players)
    return seats


GAME = Risk()
