"""`rollout odds`: how a battle of so many against so many may end."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollout.cli.terminal import out, print_json
from rollout.core.errors import RolloutError
from rollout.core.odds import MOST_BONUS, MOST_FIGHTERS, Battle, BattleOdds
from rollout.games import AnyGame, find, shelf

EPILOG = f"""Examples:

rollout odds 5 3

rollout odds 8 6 --defence-bonus 1 --stop-at 3

rollout odds 12 9 --json

Forces of up to {MOST_FIGHTERS}. Exit codes: 0 told, 2 this cannot be asked, or not of this game."""
_LINES = 12
"""The most lines for battles that one side wins; more ends share lines."""
_SELDOM = 0.00005
"""Ends less likely than this are left out."""
_WIDTH = 40
"""Of the longest bar, in characters."""

_Ends = tuple[tuple[int, int, float], ...]


def run(
    attackers: Annotated[int, typer.Argument(help="How many attack.", min=1, max=MOST_FIGHTERS)],
    defenders: Annotated[int, typer.Argument(help="How many defend.", min=1, max=MOST_FIGHTERS)],
    attack_bonus: Annotated[int, typer.Option(help="Added to the attackers' best die.", min=0, max=MOST_BONUS)] = 0,
    defence_bonus: Annotated[int, typer.Option(help="Added to the defenders' best die.", min=0, max=MOST_BONUS)] = 0,
    stop_at: Annotated[int, typer.Option(help="Break off when so many are left.", min=0, max=MOST_FIGHTERS)] = 0,
    game: Annotated[str, typer.Option(help="Name of a game; needed if several have such battles.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tell how a battle may end: the chance to win, what it costs on average, and every end with its chance."""
    battle = _battle(attackers, defenders, attack_bonus, defence_bonus, stop_at)
    asked, odds = _asked(game, battle)
    if json:
        print_json({"game": asked.name, **msgspec.to_builtins(battle), **_figures(odds)})
    else:
        _say(asked, battle, odds)


def _battle(attackers: int, defenders: int, attack_bonus: int, defence_bonus: int, stop_at: int) -> Battle:
    """The question.

    Raises:
        RolloutError: it makes no sense.
    """
    bonuses = {"attack_bonus": attack_bonus, "defence_bonus": defence_bonus}
    try:
        return Battle(attackers=attackers, defenders=defenders, stop_at=stop_at, **bonuses)
    except ValueError as error:
        raise RolloutError(str(error)) from None


def _asked(name: str, battle: Battle) -> tuple[AnyGame, BattleOdds]:
    """The game of that name, else the only one that has such battles, and what it says.

    Raises:
        RolloutError: there is no such game, it has no such battles, or several have.
    """
    games = [find(name)] if name else list(shelf().values())
    told = [(game, odds) for game in games if (odds := game.battle_odds(battle))]
    if not told:
        raise RolloutError(f"{f'{name} has no' if name else 'no game here has'} battles of so many against so many")
    if len(told) > 1:
        names = ", ".join(sorted(game.name for game, _ in told))
        raise RolloutError(f"several games have such battles; say which with --game: {names}")
    return told[0]


def _figures(odds: BattleOdds) -> dict[str, object]:
    figures: dict[str, object] = msgspec.to_builtins(odds)
    return {name: value for name, value in figures.items() if name != "type"}


def _say(game: AnyGame, battle: Battle, odds: BattleOdds) -> None:
    console = out()
    console.print(f"{game.title}: {battle.attackers} attack {battle.defenders}{_conditions(battle)}")
    console.print(f"The attackers win {_winning(odds)} of such battles.")
    console.print(f"On average {odds.attackers_lost:.2f} attackers and {odds.defenders_lost:.2f} defenders fall.\n")
    table = Table("attackers left", "defenders left", "chance", "", box=None, pad_edge=False)
    lines = [*_lines(odds.ends, won=True), *_lines(odds.ends, won=False)]
    longest = max(chance for *_, chance in lines)
    block = "█" if console.encoding.startswith("utf") else "#"
    for attackers, defenders, chance in lines:
        table.add_row(attackers, defenders, _percent(chance), block * round(_WIDTH * chance / longest))
    console.print(table)
    if any(chance < _SELDOM for *_, chance in odds.ends):
        console.print(f"\nEnds below {_percent(2 * _SELDOM).strip()} are left out; --json has them all.")


def _conditions(battle: Battle) -> str:
    said = [
        f"+{battle.attack_bonus} on an attacking die" if battle.attack_bonus else "",
        f"+{battle.defence_bonus} on a defending die" if battle.defence_bonus else "",
        f"breaking off at {battle.stop_at}" if battle.stop_at else "",
    ]
    return "".join(f", {one}" for one in said if one)


def _lines(ends: _Ends, *, won: bool) -> list[tuple[str, str, float]]:
    """Who is left, as text, and how likely; as many ends to a line as it takes to be few lines."""
    found = [end for end in ends if (end[1] == 0) == won and end[2] >= _SELDOM]
    size = max(1, -(-len(found) // _LINES))
    lines = [found[at : at + size] for at in range(0, len(found), size)]
    return [
        (_range([end[0] for end in line]), _range([end[1] for end in line]), sum(end[2] for end in line))
        for line in lines
    ]


def _range(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"


def _winning(odds: BattleOdds) -> str:
    """The chance to win; only what is certain is all or nothing."""
    is_open = len({defenders == 0 for _, defenders, _ in odds.ends}) == 2
    if is_open and odds.win < _SELDOM:
        return f"less than {_percent(2 * _SELDOM).strip()}"
    if is_open and odds.win >= 1 - _SELDOM:
        return f"more than {_percent(1 - 2 * _SELDOM).strip()}"
    return _percent(odds.win).strip()


def _percent(chance: float) -> str:
    return f"{100 * chance:6.2f} %"
