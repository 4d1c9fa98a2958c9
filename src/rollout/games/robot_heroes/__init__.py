"""Robot Heroes: two heroes walk round a battle arena and duel with cards. Wiring only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from rollout.core.chance import Chance
from rollout.core.data import Sheet
from rollout.core.game import Game, Options
from rollout.core.state import Heuristic
from rollout.core.wire import Fact, Message, Refusal, Told
from rollout.games.robot_heroes import facts, notation, strategy
from rollout.games.robot_heroes.belief import HeroesBelief
from rollout.games.robot_heroes.heuristics import HeroesHeuristic
from rollout.games.robot_heroes.reading import OPTIONAL, load_tables
from rollout.games.robot_heroes.state import HeroesState, decode, set_up
from rollout.games.robot_heroes.tables import LEVELS, Tables
from rollout.games.robot_heroes.view import RobotHeroesView, look

_TAKEN_BACK = (facts.PawnMoved, facts.Landed, facts.TurnBegan, facts.BattleBegan)
"""A move of the pawn that drew no card; a choice of a card is final [RH-B1]."""


class RobotHeroesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays."""

    level: Literal["basic", "advanced"] = "basic"
    """Without or with the Special Attack cards [RH-S4]."""
    max_turns: Annotated[int, Meta(ge=0, le=1000, multiple_of=2, examples=[0, 10])] = 0
    """Turns of both together after which the game ends, an even number; 0 for never [RH-E3]."""


class RobotHeroes(Game[RobotHeroesOptions, HeroesState, RobotHeroesView]):
    """The game on the shelf."""

    name = "robot-heroes"
    title = "Robot Heroes"
    rules_version = "2"
    options = RobotHeroesOptions
    optional_values = OPTIONAL

    def seats(self, options: RobotHeroesOptions) -> int:
        return 2

    def tables(self, sheet: Sheet) -> Tables:
        return load_tables(sheet)

    def setup(
        self, options: RobotHeroesOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
    ) -> HeroesState:
        return set_up(tables.on(LEVELS.index(options.level)), options.max_turns, chance, facts)

    def decode(self, tables: Tables, data: bytes) -> HeroesState:
        return decode(tables, data)

    def view(self, state: HeroesState, viewer: int) -> RobotHeroesView:
        return look(state, viewer)

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        return facts.tell(fact, viewer)

    def takes_back(self, facts: Sequence[Fact]) -> bool:
        return all(isinstance(fact, _TAKEN_BACK) for fact in facts)

    def belief(self, tables: Tables, view: RobotHeroesView, told: Sequence[Told]) -> HeroesBelief:
        return HeroesBelief(tables, view, told)

    def write(self, view: RobotHeroesView, action: int) -> str:
        return notation.write(view, action)

    def read(self, view: RobotHeroesView, text: str) -> list[int]:
        return notation.read(view, text)

    def explain(self, view: RobotHeroesView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        return notation.explain(view, seat, text, allowed)

    def label(self, view: RobotHeroesView, action: int) -> Message:
        return notation.label(view, action)

    def drawing(self, view: RobotHeroesView) -> str:
        return notation.drawing(view)

    def heuristic(self) -> Heuristic:
        return HeroesHeuristic()

    def odds(
        self,
        tables: Tables,
        view: RobotHeroesView,
        told: Sequence[Told],
        actions: Sequence[int],
        budget: int,
        chance: Chance,
    ) -> Sequence[float]:
        return strategy.odds(tables, view, told, actions, budget, chance)


GAME = RobotHeroes()
