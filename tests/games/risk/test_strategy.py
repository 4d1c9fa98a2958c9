"""What the strong computer players do where it is clear what is right, and that they do not peek."""

from __future__ import annotations

import pytest

from rollout.core.chance import Chance, Fast
from rollout.core.lists import filled
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.plans import Plans
from rollout.games.risk.position import (
    AT,
    BARS,
    BATTLE,
    FACE_DOWN,
    FORCE_UNITS,
    IN_FIGHT,
    LOSER,
    METER_NOW,
    ONES,
    OWED,
    PLACE,
    ROLLS,
    START,
    SUPPLY,
    TARGET,
    TWOS,
)
from rollout.games.risk.state import RiskState
from rollout.games.risk.worths import Worths
from tests.games.risk.kit import TABLES, Secret, at, first_card, game, look, position, seat_of

BUDGETS = [1, 4]
"""Of normal and hard."""
Land = dict[str, tuple[int, int, int]]
AFAR: Land = {"Peru": (2, 4, 0), "Argentina": (3, 4, 0), "Madagascar": (0, 3, 1), "South Africa": (0, 0, 1)}
"""What stands out of the way."""


def drawn(
    army: int, phase: str, land: Land, rounds: int = 4, options: RiskOptions | None = None, supply: int = 3
) -> RiskState:
    """An army is asked; so many rounds are left, this one among them."""
    state = position(army, phase, AFAR | land, options)
    state.common[METER_NOW] = rounds
    state.turn[SUPPLY] = supply if phase in {"exchange", "reveal", "place"} else 0
    return state


def whole(owner: int, units: int, humans: int) -> Land:
    """The same garrison in every territory."""
    return dict.fromkeys(TABLES.names, (owner, units, humans))


def fighting(army: int, start: str, target: str, force: int, land: Land, rounds: int = 4) -> RiskState:
    """In the middle of a battle."""
    state = drawn(army, "battle", land, rounds)
    state.fight = filled(IN_FIGHT, 0)
    state.fight[START], state.fight[TARGET] = at(start), at(target)
    state.fight[FORCE_UNITS], state.fight[ROLLS] = force, 1
    assert state.phase == BATTLE
    return state


def chosen(state: RiskState, budget: int = 4, seed: int = 1) -> str:
    """What the strategy does, as it is typed."""
    seat, legal = seat_of(state), list(state.legal(seat_of(state)))
    view = look(state)
    odds = GAME.odds(TABLES, view, (), legal, budget, Fast(seed))
    assert sorted(odds)[-2:] == [0.0, 1.0], "one of several, for certain"
    assert view.viewer == seat
    return GAME.write(view, legal[list(odds).index(1.0)])


# -- attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RT-A13")
@pytest.mark.parametrize("budget", BUDGETS)
def test_an_empty_territory_is_taken_before_the_end(budget: int) -> None:
    state = drawn(1, "attack", {"Ural": (1, 3, 0), "China": (0, 3, 0)}, rounds=1)
    assert chosen(state, budget) in {"attack ural siberia", "attack ural russia", "attack ural afghanistan"}


@pytest.mark.parametrize("rounds", [1, 4])
@pytest.mark.parametrize("budget", BUDGETS)
def test_two_do_not_attack_ten(budget: int, rounds: int) -> None:
    land = whole(0, 0, 1) | {"Brazil": (1, 3, 0), "Peru": (1, 1, 0), "Argentina": (1, 1, 0)}
    land |= {"Venezuela": (0, 10, 0), "North Africa": (0, 10, 0)}
    assert chosen(drawn(1, "attack", land, rounds), budget) == "done"


@pytest.mark.rule("RT-V4")
@pytest.mark.parametrize("budget", BUDGETS)
def test_before_the_meter_falls_nothing_is_saved(budget: int) -> None:
    land = whole(0, 0, 1) | {"Brazil": (1, 6, 0), "Peru": (1, 1, 0), "Argentina": (1, 1, 0), "Venezuela": (1, 1, 0)}
    assert chosen(drawn(1, "attack", land, rounds=1), budget).startswith("attack brazil")


@pytest.mark.rule("RT-A3")
@pytest.mark.parametrize("budget", BUDGETS)
def test_who_will_be_attacked_does_not_empty_the_gate(budget: int) -> None:
    land = whole(2, 3, 0) | dict.fromkeys(("Indonesia", "New Guinea", "Western Australia"), (1, 1, 0))
    land |= {"Eastern Australia": (1, 1, 0), "Indonesia": (1, 4, 0), "Southeast Asia": (2, 9, 0)}
    assert chosen(drawn(1, "attack", land), budget) == "done"


@pytest.mark.rule("RT-N3")
@pytest.mark.parametrize("budget", BUDGETS)
def test_the_continent_is_completed(budget: int) -> None:
    land = whole(0, 0, 2) | {"Peru": (1, 2, 0), "Argentina": (1, 1, 0), "Venezuela": (1, 6, 0), "Brazil": (0, 0, 1)}
    land |= {"Central America": (0, 0, 1)}
    assert chosen(drawn(1, "attack", land), budget) == "attack venezuela brazil"


@pytest.mark.rule("RT-S3")
@pytest.mark.parametrize("budget", BUDGETS)
def test_armies_of_one_commander_spare_each_other(budget: int) -> None:
    options = RiskOptions(players=2, armies=3)
    land = whole(2, 1, 0) | {"Ural": (1, 9, 0), "Madagascar": (0, 3, 0)}
    assert chosen(drawn(1, "attack", land, options=options), budget) == "done"


@pytest.mark.rule("RT-A3")
def test_enough_go_to_win() -> None:
    land = whole(0, 0, 1) | {"Alaska": (1, 9, 0)}
    state = drawn(1, "attack", land)
    state.go(at("Alaska"), at("Alberta"), None)
    assert state.turn[AT] == at("Alaska")
    assert int(chosen(state).split()[1]) >= 3


# -- battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RT-A9")
@pytest.mark.parametrize("budget", BUDGETS)
def test_a_lost_battle_is_broken_off(budget: int) -> None:
    land: Land = {"Ural": (1, 1, 0), "Siberia": (0, 8, 0)}
    assert chosen(fighting(1, "Ural", "Siberia", 3, land), budget) == "withdraw"


@pytest.mark.rule("RT-A9")
@pytest.mark.parametrize("budget", BUDGETS)
def test_a_battle_that_is_nearly_won_is_fought_on(budget: int) -> None:
    land: Land = {"Ural": (1, 1, 0), "Siberia": (0, 1, 0)}
    assert chosen(fighting(1, "Ural", "Siberia", 5, land), budget).startswith("roll")


@pytest.mark.rule("RT-N9")
def test_an_entry_is_fought_out() -> None:
    state = fighting(1, "Ural", "Kamchatka", 1, {"Kamchatka": (0, 5, 0)})
    state.fight[START] = -1
    assert chosen(state) == "roll on"


# -- the beginning of a turn -------------------------------------------------------------------------------


def with_stars(ones: int, twos: int, rounds: int) -> RiskState:
    """A Decepticon army that may exchange stars."""
    state = drawn(1, "exchange", {"Ural": (1, 5, 0), "Siberia": (0, 1, 1)}, rounds)
    state.change(1, ONES, ones)
    state.change(1, TWOS, twos)
    return state


@pytest.mark.rule("RT-N5")
@pytest.mark.parametrize("budget", BUDGETS)
def test_few_stars_are_saved_while_there_is_time(budget: int) -> None:
    assert chosen(with_stars(1, 1, 6), budget) == "done"


@pytest.mark.rule("RT-N5")
@pytest.mark.parametrize("rounds", [1, 2])
def test_and_exchanged_before_they_are_worth_nothing(rounds: int) -> None:
    assert chosen(with_stars(1, 1, rounds)) == "exchange 1 1"


@pytest.mark.rule("RT-N5")
def test_many_stars_are_exchanged_all_together() -> None:
    assert chosen(with_stars(3, 3, 6)) == "exchange 3 3"


@pytest.mark.rule("RT-N6")
def test_power_cards_are_tried() -> None:
    state = drawn(1, "reveal", {"Ural": (1, 5, 0)})
    state.change(1, FACE_DOWN, 3 - state.of(1, FACE_DOWN))
    assert chosen(state) == "reveal"


@pytest.mark.rule("RT-N9")
@pytest.mark.parametrize("budget", BUDGETS)
def test_a_corner_that_is_weak_is_entered(budget: int) -> None:
    state = game()
    state.phase = PLACE
    for name in ("Alaska", "Northwest Territory", "Kamchatka", "Peru", "Eastern Australia"):
        state.settle(at(name), 0, 4, 1)
    line = chosen(state, budget)
    assert line in {"place yakutsk", "place argentina", "place western-australia"}


@pytest.mark.rule("RT-N8")
def test_autobots_reinforce_where_enemies_stand() -> None:
    land = whole(0, 0, 1) | {"North Africa": (0, 2, 1), "Brazil": (1, 5, 0)}
    assert chosen(drawn(0, "place", land)) == "place north-africa"


@pytest.mark.rule("RT-P2")
def test_what_is_needed_least_is_lost() -> None:
    state = drawn(1, "lose", {"Ural": (1, 5, 0), "Siberia": (1, 1, 0), "China": (0, 6, 0)})
    state.turn[OWED], state.turn[LOSER] = 2, 1
    assert chosen(state) == "lose ural"


# -- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RT-M3")
@pytest.mark.parametrize("budget", BUDGETS)
def test_who_stands_behind_comes_to_the_front(budget: int) -> None:
    land = dict.fromkeys(("Eastern Australia", "New Guinea", "Indonesia"), (1, 1, 0))
    land |= {"Western Australia": (1, 9, 0), "Southeast Asia": (0, 5, 1)}
    assert chosen(drawn(1, "move", land), budget) == "move western-australia indonesia"


@pytest.mark.rule("RT-M1")
def test_autobots_go_to_meet_the_enemy() -> None:
    land = whole(0, 0, 1) | {"Egypt": (0, 8, 1), "East Africa": (0, 1, 0), "Madagascar": (1, 7, 0)}
    assert chosen(drawn(0, "move", land)) == "move egypt east-africa"


@pytest.mark.rule("RT-M2")
def test_humans_do_not_leave_their_homes() -> None:
    assert chosen(drawn(0, "move", whole(0, 0, 1) | {"Peru": (1, 7, 0)})) == "done"


# -- Energon -----------------------------------------------------------------------------------------------


def with_bar(army: int, autobots: int, rounds: int) -> RiskState:
    """The end of a round: the Autobot side holds so many territories, the first Decepticon army the others."""
    land = {name: (0, 1, 0) if at < autobots else (1, 1, 0) for at, name in enumerate(TABLES.names)}
    state = position(army, "window", land)
    state.army = 0
    state.common[METER_NOW] = rounds
    state.change(army, BARS, 1)
    return state


@pytest.mark.rule("RT-E2")
def test_who_is_behind_adds_a_bar_at_the_last_moment() -> None:
    assert chosen(with_bar(0, 10, 1)) == "add 1"
    assert chosen(with_bar(1, 30, 1)) == "add 1"


@pytest.mark.rule("RT-E2")
def test_who_is_ahead_or_has_time_does_not() -> None:
    assert chosen(with_bar(0, 30, 1)) == "done"
    assert chosen(with_bar(1, 10, 1)) == "done"
    assert chosen(with_bar(0, 10, 2)) == "done"


# -- what a position promises ------------------------------------------------------------------------------


def promise(state: RiskState, seat: int) -> float:
    return Worths(state).value(state, seat)


def test_shares_of_all_seats_make_a_whole() -> None:
    state = drawn(1, "attack", {"Ural": (1, 5, 0), "Alaska": (2, 4, 0), "Japan": (3, 3, 0)})
    assert sum(promise(state, seat) for seat in range(4)) == pytest.approx(1)


def test_more_land_and_more_units_promise_more() -> None:
    few = promise(drawn(1, "attack", {"Ural": (1, 5, 0)}), 1)
    assert promise(drawn(1, "attack", {"Ural": (1, 5, 0), "Siberia": (1, 1, 0)}), 1) > few
    assert promise(drawn(1, "attack", {"Ural": (1, 9, 0)}), 1) > few


def test_a_game_that_is_over_is_worth_its_score() -> None:
    state = with_bar(0, 30, 1)
    state.decide_window(0, None)
    assert [promise(state, seat) for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize("force", [199, 200, 201, 300, 500])
def test_of_a_large_force_as_many_are_left_as_of_one_in_proportion(force: int) -> None:
    state = drawn(1, "attack", {"Alaska": (1, force + 1, 0), "Kamchatka": (0, 100, 0)})
    plans = Plans(Worths(state), 1, 1)
    plan = plans.fought(plans.begun(state), at("Alaska"), at("Kamchatka"), force, 0)
    assert plan is not None
    assert plan.state.units(at("Kamchatka")) == pytest.approx(force - 100 * 0.85, rel=0.03)


# -- what it sees ------------------------------------------------------------------------------------------


@pytest.mark.rule("RT-S5")
def test_what_nobody_has_seen_does_not_matter() -> None:
    """Which Power cards lie before whom, and how the stack lies, is no part of the state before they are drawn."""
    assert len({first_card(state, chance) for state, chance in dealt()}) > 1, "the games do come to differ"
    assert len({chosen(state, budget=1) for state, _ in dealt()}) == 1


def test_who_looks_at_the_stack_would_be_caught() -> None:
    assert len({peeked(state, chance) for state, chance in dealt()}) > 1


def dealt() -> list[tuple[RiskState, Chance]]:
    """Games that differ in what nobody has seen alone, each with the chance that goes on."""
    chances = [Secret(seed) for seed in range(6)]
    return [(GAME.setup(RiskOptions(), TABLES, chance), chance) for chance in chances]


def peeked(state: RiskState, chance: Chance) -> int:
    """What somebody does who looks at the card before the army reveals it."""
    legal = state.legal(seat_of(state))
    return int(legal[first_card(state, chance) % len(legal)])
