"""Stratego Transformers: two hidden armies, one Flag each; Game 1, Game 2 with Special Powers, and the classic game.

Wiring only.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Annotated, Literal

from msgspec import Meta

from rollout.core.chance import Chance
from rollout.core.data import Sheet
from rollout.core.game import Game, Options
from rollout.core.state import Heuristic
from rollout.core.wire import Fact, Message, Refusal, Told
from rollout.games.stratego import facts, keeping, notation, strategy
from rollout.games.stratego.belief import StrategoBelief
from rollout.games.stratego.drawing import draw
from rollout.games.stratego.heuristics import StrategoHeuristic
from rollout.games.stratego.position import CAPTURED, TWO_SQUARES, Rules
from rollout.games.stratego.reading import OPTIONAL, load_tables
from rollout.games.stratego.state import BY_LOT, StrategoState, decode, set_up
from rollout.games.stratego.tables import GAMES, Tables
from rollout.games.stratego.view import StrategoView, look

BEHIND = 3
"""So many pieces down a computer player is content with a draw [ST-E3]."""
_SIDES = {"lot": BY_LOT, "autobots": 0, "decepticons": 1}


class StrategoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays."""

    game: Literal["game-1", "game-2", "classic"] = "game-1"
    """Without or with Special Powers, or the original game with its own board and army [ST-S6]."""
    sides: Literal["lot", "autobots", "decepticons"] = "lot"
    """The army of seat 0; in the classic game "autobots" means red [ST-S1]."""
    captured: Literal["open", "prisoner", "secret", "stealth"] = "open"
    """Who is shown captured pieces [ST-C]."""
    two_squares: Literal["third", "fourth", "sixth"] = "third"
    """Which consecutive move between the same two squares is refused [ST-M5]."""
    last_movers: Literal["loses", "draw"] = "loses"
    """If one turn removes the last movable piece of both sides: who is next to act loses, or a draw [ST-E2]."""
    memory: bool = False
    """Whether only pieces in Robot Mode are displayed, and all else is to be remembered [ST-A9]."""
    quiet_turns: Annotated[int, Meta(ge=0, le=1000, examples=[200, 20])] = 200
    """Turns of both sides without a capture after which the game is drawn; 0 for never [ST-E3]."""
    max_turns: Annotated[int, Meta(ge=2, le=5000, examples=[2000, 100])] = 2000
    """Turns of both sides after which the game is drawn [ST-E3]."""


class Stratego(Game[StrategoOptions, StrategoState, StrategoView]):
    """The game on the shelf."""

    name = "stratego"
    title = "Stratego Transformers"
    options = StrategoOptions
    rules_version = "2"
    can_be_drawn = True
    has_dice = False
    brief = MappingProxyType({"max_turns": 60})
    optional_values = OPTIONAL

    def seats(self, options: StrategoOptions) -> int:
        return 2

    def tables(self, sheet: Sheet) -> Tables:
        return load_tables(sheet)

    def setup(
        self, options: StrategoOptions, tables: Tables, chance: Chance, facts: list[Fact] | None = None
    ) -> StrategoState:
        rules = Rules(
            CAPTURED.index(options.captured),
            TWO_SQUARES.index(options.two_squares),
            int(options.last_movers == "draw"),
            int(options.memory),
            options.quiet_turns,
            options.max_turns,
        )
        return set_up(tables.on(GAMES.index(options.game)), rules, _SIDES[options.sides], chance, facts)

    def decode(self, tables: Tables, data: bytes) -> StrategoState:
        return decode(tables, data)

    def view(self, state: StrategoState, viewer: int) -> StrategoView:
        return look(state, viewer)

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        return facts.tell(fact, viewer)

    def forgets(self, options: StrategoOptions, facts: Sequence[Fact]) -> bool:
        return keeping.forgets(options.captured, options.memory, facts)

    def kept(self, lines: Sequence[Told], view: StrategoView) -> Sequence[Told]:
        return keeping.kept(lines, view)

    def kept_view(self, past: StrategoView, view: StrategoView) -> StrategoView:
        return keeping.kept_view(past, view)

    def belief(self, tables: Tables, view: StrategoView, told: Sequence[Told]) -> StrategoBelief:
        return StrategoBelief(tables, view, told)

    def write(self, view: StrategoView, action: int) -> str:
        return notation.write(view, action)

    def read(self, view: StrategoView, text: str) -> list[int]:
        return notation.read(view, text)

    def explain(self, view: StrategoView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        return notation.explain(view, seat, text, allowed)

    def label(self, view: StrategoView, action: int) -> Message:
        return notation.label(view, action)

    def drawing(self, view: StrategoView) -> str:
        """The board as a viewer sees it, in letters."""
        return draw(view)

    def heuristic(self) -> Heuristic:
        return StrategoHeuristic()

    def odds(
        self,
        tables: Tables,
        view: StrategoView,
        told: Sequence[Told],
        actions: Sequence[int],
        budget: int,
        chance: Chance,
    ) -> Sequence[float]:
        return strategy.odds(tables, view, told, actions, budget, chance)

    def agrees(self, tables: Tables, view: StrategoView, told: Sequence[Told]) -> bool:
        """Where it has lost clearly more pieces than the other side, or where nothing is captured any more."""
        mine, others = view.lost[view.viewer], view.lost[1 - view.viewer]
        return mine >= others + BEHIND or (mine >= others and 0 < view.quiet_turns <= 2 * view.quiet)


GAME = Stratego()
