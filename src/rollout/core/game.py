"""What a game is: the one object that a game folder exposes as `GAME`.

Rules live in its `State`. Everything here is a window onto a state (`view`, `tell`), a way back from a
window (`belief`) or text (`write`, `read`, `explain`). Defaults serve a small game; a game on the shelf
overrides what it can say better.
"""

from __future__ import annotations

import copy
import inspect
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.data import Sheet, load_sheet
from rollout.core.errors import DataError, NotUnderstood
from rollout.core.odds import Battle, BattleOdds
from rollout.core.options import problems_of
from rollout.core.problems import Problem
from rollout.core.rules import Rule, load_rules
from rollout.core.state import Belief, Heuristic, State
from rollout.core.wire import Fact, Message, PublicFact, Refusal, Told, View


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a table before a game, with the printed rules as defaults."""


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A computer player of a game, as `levels.toml` describes it."""

    name: str = ""
    bot: str
    """Which kind of player: the name of a module in `rollout.bots`."""
    en: str = ""
    de: str = ""
    budget: int = 0
    """Playouts, nodes or whatever the bot counts; never seconds, so that a move can be repeated."""


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
_OF_THE_FOLDER = {"folder", "rules", "levels"}
"""What a game reads from its folder whatever values it is played with."""


MAX_ACTIONS = 20_000
"""A game that goes on for longer counts as endless."""


class Game(ABC, Generic[O, S, V]):
    """The contract of a game; one instance, without state of its own."""

    name: str
    """Lower case, words joined by `-`; appears in records and addresses."""
    title: str
    """As people call it; the app prefers the message `game-title`."""
    can_be_drawn: bool = False
    """Whether two players may agree on a draw."""
    has_dice: bool = True
    """Whether anything is drawn by chance after the set-up: then people are shown how they can check it."""
    rules_version: str = "1"
    """Rises with each change of rules that alters a recorded game."""
    options: type[O]
    brief: Mapping[str, Any] = {}
    """Options that keep a game short: for checks that play many games and need not see one that is long."""
    optional_values: frozenset[str] = frozenset()
    """Values that an owner's edition may hold beside those of `tables.toml`, such as `deck.hero` for `deck[2].hero`."""
    open_tables: frozenset[str] = frozenset()
    """Tables whose keys are names that an owner's edition chooses, such as `country`: of these names a value is known
    as `country.*.links`, here and in `optional_values` and `long_texts`."""
    long_texts: frozenset[str] = frozenset()
    """Values that may be long texts, such as outlines of what a map shows."""

    # -- the game as such ------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, options: O) -> int:
        """How many seats the game has under these options."""

    @abstractmethod
    def setup(self, options: O, tables: Any, chance: Chance, facts: list[Fact] | None = None) -> S:
        """A new game. What happens before the first decision is appended to `facts`."""

    @abstractmethod
    def decode(self, tables: Any, data: bytes) -> S:
        """The state that `State.encode` wrote."""

    def tables(self, sheet: Sheet) -> Any:
        """The native tables of a checked sheet.

        Raises:
            DataError: with every value that does not fit the game.
        """
        return None

    # -- windows ---------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """All that a viewer (a seat or SPECTATOR) may know now, built field by field from nothing."""

    def tell(self, fact: Fact, viewer: int) -> Told | None:
        """What a viewer perceives of a fact; None when it perceives nothing."""
        if isinstance(fact, PublicFact):
            return fact
        raise NotImplementedError(f"{type(fact).__name__}: who perceives this fact?")

    @abstractmethod
    def belief(self, tables: Any, view: V, told: Sequence[Told]) -> Belief:
        """What the viewer can believe, from what it saw."""

    def takes_back(self, facts: Sequence[Fact]) -> bool:
        """Whether an action that led to these facts may be taken back, as long as nobody has acted since.

        Only where it drew nothing and told nobody anything that was hidden. The default takes nothing back.
        """
        return False

    # -- forgetting ------------------------------------------------------------------------------------

    def forgets(self, options: O, facts: Sequence[Fact]) -> bool:
        """Whether what happened lets the log keep lines otherwise than they were told: earlier ones or its own.

        For games in which something is shown once and not again, such as captured pieces. The default keeps all.
        """
        return False

    def kept(self, lines: Sequence[Told], view: V) -> Sequence[Told]:
        """Lines as the log keeps them for a viewer whose view is now `view`: the same lines, maybe without their names.

        Asked of all lines after facts that make the game forget; when the game has ended the lines come back by
        themselves. What differs from what was told may not depend on anything but the view.
        """
        return lines

    def kept_view(self, past: V, view: V) -> V:
        """An earlier view as a replay shows it to a viewer whose view is now `view`, while the game goes on."""
        return past

    # -- text ------------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, view: V, action: int) -> str:
        """An action as text that a person can type; unique among the legal actions of a view."""

    @abstractmethod
    def read(self, view: V, text: str) -> list[int]:
        """The action that a text means; several, where one line bundles small decisions.

        Raises:
            NotUnderstood: the text is no action of this game.
        """

    def is_read_as(self, view: V, text: str, action: int) -> bool:
        """Whether a text means this one action."""
        try:
            return self.read(view, text) == [action]
        except NotUnderstood:
            return False

    def explain(self, view: V, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
        """Why a line that was understood is not allowed now; from the view, so that it cannot leak."""
        return Refusal(text, "refused-not-now", allowed=tuple(allowed))

    def label(self, view: V, action: int) -> Message | None:
        """A button's text for an action; None shows the action's notation."""
        return None

    def drawing(self, view: V) -> str:
        """The board as lines of plain text, for terminals and tests; empty for a game that is not drawn so."""
        return ""

    # -- asked beside the table --------------------------------------------------------------------------

    def battle_odds(self, battle: Battle) -> BattleOdds | None:
        """How a battle of so many against so many may end; None for a game whose battles are not of numbers."""
        return None

    # -- computer players ------------------------------------------------------------------------------

    def heuristic(self) -> Heuristic:
        """What search knows about this game."""
        return Heuristic()

    def odds(
        self, tables: Any, view: V, told: Sequence[Told], actions: Sequence[int], budget: int, chance: Chance
    ) -> Sequence[float]:
        """How likely a strong player would take each of `actions`, from what the viewer saw; they sum to 1.

        `budget` counts what the game's strategy counts. The default asks the heuristic, in a world that fits.
        """
        world = self.belief(tables, view, told).sample(chance)
        weights = [int(weight) for weight in self.heuristic().weights(world, view.viewer, vec[i64](actions))]
        return [weight / sum(weights) for weight in weights]

    def agrees(self, tables: Any, view: V, told: Sequence[Told]) -> bool:
        """Whether a computer player on the viewer's seat agrees to a draw; a glance at the position, not a search."""
        return False

    # -- its folder ------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """Where the files of this game lie."""
        return Path(inspect.getfile(type(self))).parent

    @cached_property
    def sheet(self) -> Sheet:
        """The values that the game is played with: `tables.toml`, empty where there is none."""
        path = self.folder / "tables.toml"
        return load_sheet(path) if path.exists() else Sheet("", {}, (), "")

    @cached_property
    def native(self) -> Any:
        """The native tables that it is played with, worked out once.

        Raises:
            DataError: with every value that does not fit.
        """
        return self.tables(self.sheet)

    def with_sheet(self, sheet: Sheet) -> Self:
        """The same game played with other values, such as an owner's edition; nothing derived from its own is kept."""
        twin = copy.copy(self)
        kinds = {name: getattr(type(self), name, None) for name in vars(self)}
        for name in kinds.keys() - _OF_THE_FOLDER:
            if isinstance(kinds[name], cached_property):
                del vars(twin)[name]
        vars(twin)["sheet"] = sheet
        return twin

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules in our own words, by id."""
        path = self.folder / "rules.toml"
        return load_rules(path) if path.exists() else {}

    @cached_property
    def levels(self) -> dict[str, Level]:
        """The computer players of this game, weakest first."""
        path = self.folder / "levels.toml"
        return load_levels(path) if path.exists() else {"easy": Level(name="easy", bot="random")}

    def understood(self, options: dict[str, Any]) -> O:
        """Options from plain values, as they come from a record or a browser.

        Raises:
            DataError: naming each option that does not fit.
        """
        try:
            return msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            problems = problems_of(options, self.options) or [Problem.of("", "problem-options", said=str(error))]
            raise DataError(f"options of {self.name}", problems) from None


AnyGame = Game[Any, Any, Any]
"""A game of which no more is known than the contract."""


def not_understood(text: str, allowed: Sequence[str] = ()) -> NotUnderstood:
    """The error for a text that is no action at all."""
    return NotUnderstood(Refusal(text, "refused-not-understood", allowed=tuple(allowed)))


def load_levels(path: Path) -> dict[str, Level]:
    """Read `levels.toml`: one table a level, weakest first.

    Raises:
        DataError: a level is incomplete.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return {name: msgspec.convert({"name": name, **table}, Level) for name, table in tables.items()}
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(str(path), [Problem.said(str(error))]) from None
