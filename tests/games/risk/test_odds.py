"""What battles come to: against the engine itself, and against figures worked out in fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from rollout.core.branches import branches
from rollout.core.odds import MOST_BONUS, MOST_FIGHTERS, Battle
from rollout.games.risk import GAME
from rollout.games.risk.choices import ONCE, ROLL, code
from rollout.games.risk.odds import MOST, Ends, battles, ends
from rollout.games.risk.position import BLACK_BONUS, FORCE_MEN, FORCE_UNITS, RED_BONUS, START, TARGET
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import at, position

FIGURES = Path(__file__).parent / "odds.txt"


def figures() -> Iterator[tuple[int, int, list[str]]]:
    """Attackers, defenders, and the numbers as they are written."""
    for line in FIGURES.read_text(encoding="utf-8").splitlines()[1:]:
        attackers, defenders, *numbers = line.split()
        yield int(attackers), int(defenders), numbers


def battle(force: tuple[int, int], garrison: tuple[int, int], black: int = 0, red: int = 0) -> RiskState:
    """A battle before its first roll; forces as Transformers and humans."""
    army = 0 if force[1] else 1
    state = position(army, "battle", {"egypt": (army, 1, 0), "east africa": (1 - army, *garrison)})
    state.fight[START], state.fight[TARGET] = at("egypt"), at("east africa")
    state.fight[FORCE_UNITS], state.fight[FORCE_MEN] = force
    state.fight[BLACK_BONUS], state.fight[RED_BONUS] = black, red
    return state


def played(state: RiskState, least: int) -> Counter[tuple[int, int, int, int]]:
    """How the rules themselves let it end: Transformers and humans of both sides who are left."""
    found: Counter[tuple[int, int, int, int]] = Counter()
    (seat,) = state.actors()
    egypt, africa, army = at("egypt"), at("east africa"), state.army
    for chance, after in branches(state, int(seat), code(ROLL, least, 0)):
        if after.owner(africa) == army:
            left = (after.units(africa), after.humans(africa), 0, 0)
        else:
            units = after.fight[FORCE_UNITS] + after.units(egypt) - 1
            left = (units, after.fight[FORCE_MEN] + after.humans(egypt), after.units(africa), after.humans(africa))
        found[tuple(map(int, left))] += chance  # type: ignore[index, assignment]
    return found


def listed(found: Ends) -> dict[tuple[int, int], float]:
    """Ends by attackers and defenders left."""
    return {(int(a), int(d)): c for a, d, c in zip(found.attackers, found.defenders, found.chances, strict=True)}


@pytest.mark.rule("RT-A5", "RT-A6", "RT-A8")
@pytest.mark.parametrize("attackers", [1, 2, 3, 5])
@pytest.mark.parametrize("defenders", [1, 2, 4])
def test_a_single_roll_is_that_of_the_rules(attackers: int, defenders: int) -> None:
    rolled = played(battle((attackers, 0), (defenders, 0)), ONCE)
    told = listed(ends(attackers, defenders, least=attackers))
    assert told == pytest.approx({(a, d): float(c) for (a, _, d, _), c in rolled.items()}, abs=1e-12)


@pytest.mark.rule("RT-P6")
@pytest.mark.parametrize(("black", "red"), [(1, 0), (0, 1), (1, 1), (2, 1), (0, 6)])
def test_a_kept_card_raises_the_highest_die(black: int, red: int) -> None:
    rolled = played(battle((2, 0), (2, 0), black, red), ONCE)
    told = listed(ends(2, 2, black, red, least=2))
    assert told == pytest.approx({(a, d): float(c) for (a, _, d, _), c in rolled.items()}, abs=1e-12)


@pytest.mark.rule("RT-A9")
@pytest.mark.parametrize(("attackers", "defenders", "least"), [(1, 2, 0), (2, 1, 0), (2, 1, 1), (3, 1, 2)])
def test_a_battle_goes_on_until_so_many_are_left(attackers: int, defenders: int, least: int) -> None:
    rolled = played(battle((attackers, 0), (defenders, 0)), least)
    told = listed(ends(attackers, defenders, least=least))
    assert told == pytest.approx({(a, d): float(c) for (a, _, d, _), c in rolled.items()}, abs=1e-12)


@pytest.mark.rule("RT-A7")
def test_autobots_fall_before_humans() -> None:
    rolled, told = played(battle((1, 1), (1, 0)), 0), ends(2, 1)
    fallen = sum(float(chance) * (1 - humans) for (_, humans, *_), chance in rolled.items())
    assert told.humans_lost(1, is_attacker=True) == pytest.approx(fallen, abs=1e-12)
    rolled, told = played(battle((1, 0), (1, 1)), 0), ends(1, 2)
    fallen = sum(float(chance) * (1 - humans) for (*_, humans), chance in rolled.items())
    assert told.humans_lost(1, is_attacker=False) == pytest.approx(fallen, abs=1e-12)


def test_a_fight_to_the_end_to_the_last_digit() -> None:
    fights = battles(0, 0, MOST)
    for attackers, defenders, numbers in figures():
        left = fights.attackers_left(attackers, defenders), fights.defenders_left(attackers, defenders)
        lost = attackers - left[0], defenders - left[1]
        found = [f"{fights.win(attackers, defenders):.10f}", f"{lost[0]:.6f}", f"{lost[1]:.6f}"]
        assert found == numbers, (attackers, defenders)


@pytest.mark.parametrize(
    ("attackers", "defenders", "exact"), [(1, 1, (5, 12)), (1, 2, (275, 2592)), (1, 3, (15125, 559872))]
)
def test_small_battles_as_fractions(attackers: int, defenders: int, exact: tuple[int, int]) -> None:
    assert battles(0, 0, 3).win(attackers, defenders) == pytest.approx(float(Fraction(*exact)), abs=1e-14)


@pytest.mark.parametrize(("black", "red"), [(0, 0), (1, 0), (0, 1), (6, 6)])
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (7, 4), (40, 33), (MOST, MOST)])
def test_all_ends_together_say_the_same(attackers: int, defenders: int, black: int, red: int) -> None:
    bonuses = {"attack_bonus": black, "defence_bonus": red}
    odds = GAME.battle_odds(Battle(attackers=attackers, defenders=defenders, **bonuses))
    fights = battles(black, red, max(attackers, defenders))
    assert sum(chance for *_, chance in odds.ends) == pytest.approx(1)
    assert odds.win == pytest.approx(fights.win(attackers, defenders))
    assert odds.attackers_lost == pytest.approx(attackers - fights.attackers_left(attackers, defenders))
    assert odds.defenders_lost == pytest.approx(defenders - fights.defenders_left(attackers, defenders))
    assert list(odds.ends) == sorted(odds.ends, key=lambda end: (-end[0], end[1])), "the best for the attackers first"


def test_who_breaks_off_wins_less_and_loses_less() -> None:
    odds = [GAME.battle_odds(Battle(attackers=8, defenders=6, stop_at=stop)) for stop in range(8)]
    for sooner, later in zip(odds[1:], odds, strict=False):
        assert sooner.win < later.win and sooner.attackers_lost < later.attackers_lost
    assert all(left >= 3 or defenders == 0 for left, defenders, _ in odds[4].ends)
    assert {left for left, defenders, _ in odds[4].ends if defenders} == {3, 4}, "two may fall in the last roll"


def test_beyond_the_largest_tables_battles_are_told_in_proportion() -> None:
    fights = battles(0, 0, MOST)
    assert fights.win(2 * MOST, MOST) == fights.win(MOST, MOST // 2)
    assert fights.attackers_left(2 * MOST, MOST) == 2 * fights.attackers_left(MOST, MOST // 2)
    assert fights.defenders_left(MOST, 2 * MOST) == 2 * fights.defenders_left(MOST // 2, MOST)
    assert fights.win(1000, 1) == pytest.approx(1)
    assert fights.win(1, 1000) < 1e-9


def test_all_that_may_be_asked_is_worked_out() -> None:
    assert MOST == MOST_FIGHTERS
    odds = GAME.battle_odds(Battle(attackers=MOST_FIGHTERS, defenders=1, defence_bonus=MOST_BONUS))
    assert odds.win == 0, "a die of seven or more is never beaten"


@pytest.mark.parametrize(("attackers", "bonus"), [(10, 6), (100, 6), (200, 2)])
def test_no_chance_is_more_than_certain(attackers: int, bonus: int) -> None:
    odds = GAME.battle_odds(Battle(attackers=attackers, defenders=8, attack_bonus=bonus))
    assert 0.999 < odds.win <= 1
