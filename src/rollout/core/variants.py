"""The options of a game that are worth trying out, one after the other."""

from __future__ import annotations

import itertools
import types
from collections.abc import Iterator
from math import prod
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from rollout.core.chance import Fast
from rollout.core.game import AnyGame, Options

MAX_PRODUCT = 16
"""Up to so many combinations of options are all tried; beyond that, each option is varied alone."""


def all_options(game: AnyGame) -> list[Options]:
    """Combinations of the options that have few values (yes or no, or a list of words), the default first.

    A number keeps its default, unless its type names values to try: `Annotated[int, Meta(examples=[0, 10])]`.
    """
    default, values = game.options(), all_values(game)
    varied = [{name: value} for name, found in values.items() for value in found]
    product = [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]
    changes = product if len(product) <= MAX_PRODUCT else varied
    return [default, *(o for change in changes if (o := game.understood(change)) != default)]


def mixed_options(game: AnyGame) -> list[Options]:
    """The default, then as few options as hold every value at least once, all of them varied together."""
    values = all_values(game)
    turns = range(max(map(len, values.values()), default=0))
    mixed = [{name: found[turn % len(found)] for name, found in values.items()} for turn in turns]
    return [game.options(), *map(game.understood, mixed)]


def options_in_turn(game: AnyGame) -> Iterator[Options]:
    """Options without an end, the same each time, in which every value meets every other sooner or later.

    All combinations in turn, where they are few; else each option is varied alone, and then all of them at random.
    """
    values, options = all_values(game), all_options(game)
    if len(options) >= prod(map(len, values.values())):
        yield from itertools.cycle(options)
    yield from options
    for number in itertools.count():
        pick = Fast(number)
        yield game.understood({name: found[pick.below(len(found), name)] for name, found in values.items()})


def all_values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """By name of an option: the values that are tried, where it has several."""
    hints = get_type_hints(game.options, include_extras=True)
    return {name: found for name, hint in hints.items() if len(found := _values(hint)) > 1}


def _values(hint: Any) -> tuple[Any, ...]:
    """The values of a type that has few."""
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Annotated:
        return next((tuple(m.examples) for m in hint.__metadata__ if isinstance(m, Meta) and m.examples), ())
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(value for part in get_args(hint) for value in _values(part))
    return ()
