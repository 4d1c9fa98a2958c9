"""The enumerator: turns sampled rules into explicit chance outcomes with probabilities."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TypeVar

from rollout.core.chance import Prefixed
from rollout.core.state import State

_S = TypeVar("_S", bound=State)


def branches(state: _S, seat: int, action: int) -> Iterator[tuple[Fraction, _S]]:
    """Every way in which an action can turn out, with its exact probability; they sum to 1.

    The rules run once for each sequence of draws; `state` itself is not changed.

    Raises:
        ChanceError: the action has no end of outcomes, for example because ties are rolled again.
    """
    prefix: list[int] = []
    while True:
        chance = Prefixed(prefix)
        after = state.clone()
        after.apply(seat, action, chance)
        sizes = list(chance.sizes)
        probability = Fraction(1)
        for n in sizes:
            probability /= n
        yield probability, after  # type: ignore[misc]  # clone keeps the type
        drawn = prefix + [0] * (len(sizes) - len(prefix))
        while drawn and drawn[-1] + 1 == sizes[len(drawn) - 1]:
            drawn.pop()
        if not drawn:
            return
        drawn[-1] += 1
        prefix = drawn
