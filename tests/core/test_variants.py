"""The options that are tried: few combinations in turn, of many each option alone and then all of them mixed."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import asdict

from rollout.core.variants import all_options, all_values, mixed_options, options_in_turn
from rollout.games import find

HEROES, STRATEGO = find("robot-heroes"), find("stratego")


def test_few_combinations_are_all_tried_in_turn() -> None:
    options = all_options(HEROES)
    assert [asdict(each) for each in options] == [
        {"level": level, "max_turns": turns} for level in ("basic", "advanced") for turns in (0, 10)
    ]
    assert list(islice(options_in_turn(HEROES), 9)) == [*options, *options, options[0]]


def test_of_many_each_option_is_varied_alone() -> None:
    default = asdict(STRATEGO.options())
    changes = [set(asdict(each).items()) - set(default.items()) for each in all_options(STRATEGO)]
    assert [len(change) for change in changes] == [0] + 13 * [1]
    values = {(name, value) for name, found in all_values(STRATEGO).items() for value in found}
    assert set().union(*changes, default.items()) == values


def test_few_games_hold_every_value() -> None:
    default, *mixed = (asdict(options) for options in mixed_options(STRATEGO))
    assert default == asdict(STRATEGO.options()) and len(mixed) == max(map(len, all_values(STRATEGO).values()))
    values = {(name, value) for name, found in all_values(STRATEGO).items() for value in found}
    assert values <= {item for options in mixed for item in options.items()}


def test_and_then_all_are_mixed_so_that_every_value_meets_every_other() -> None:
    options = [set(asdict(each).items()) for each in islice(options_in_turn(STRATEGO), 200)]
    values = all_values(STRATEGO)
    pairs = [{(a, x), (b, y)} for a in values for b in values if a < b for x in values[a] for y in values[b]]
    assert [pair for pair in pairs if not any(pair <= each for each in options)] == []
    assert options == [set(asdict(each).items()) for each in islice(options_in_turn(STRATEGO), 200)]
