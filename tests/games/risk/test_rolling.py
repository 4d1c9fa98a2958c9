"""To roll on is nothing but to roll once and again: each outcome has exactly the same probability [RT-A9]."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollout.core.branches import branches
from rollout.core.chance import Fast
from rollout.games.risk import GAME
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import at, board, do, look, phase, seat_of

BATTLES = [
    *(("D1 2", "human", 0), ("D1 2", "2 humans", 0)),
    *(("D1 3", "human", 0), ("D1 3", "human", 1), ("D1 3", "A 1 + human", 0), ("D1 3", "A 1 + human", 1)),
]
"""Attackers with their guard, defenders, and how many are left: few enough to look at all dice that may fall."""


def outcomes(state: RiskState, line: str) -> dict[bytes, tuple[Fraction, RiskState]]:
    """By position after a line: its exact probability."""
    (action,) = GAME.read(look(state), line)
    found: dict[bytes, tuple[Fraction, RiskState]] = {}
    for probability, after in branches(state, seat_of(state), action):
        key = without_rolls(after)
        found[key] = (found.get(key, (Fraction(0), after))[0] + probability, after)
    return found


def without_rolls(state: RiskState) -> bytes:
    """A position, however many rolls led to it."""
    plain = state.clone()
    plain.fight[6] = 0
    return plain.encode()


def rolled_singly(state: RiskState, least: int) -> dict[bytes, Fraction]:
    """By position: its probability when an attacker rolls once and again until so many of the force are left."""
    found: dict[bytes, Fraction] = {}
    waiting = {without_rolls(state): (Fraction(1), state)}
    first = True
    while waiting:
        following: dict[bytes, tuple[Fraction, RiskState]] = {}
        for before, position in waiting.values():
            if not first and (phase(position) != "battle" or position.force() <= least):
                key = without_rolls(position)
                found[key] = found.get(key, Fraction(0)) + before
                continue
            for key, (probability, after) in outcomes(position, "roll").items():
                following[key] = (following.get(key, (Fraction(0), after))[0] + before * probability, after)
        waiting, first = following, False
    return found


def battle(force: str, garrison: str) -> RiskState:
    """All but the guard attack Argentina."""
    state = board(f"peru: {force}\nargentina: {garrison}\negypt: A 1")
    do(state, f"attack peru argentina {int(force.split()[1]) - 1}")
    return state


def has_fallen(state: RiskState, garrison: int) -> int:
    """How many of the humans in Argentina have fallen."""
    return garrison - int(state.humans(at("argentina")))


@pytest.mark.rule("RT-A9", "RT-A6", "RT-A8")
@pytest.mark.parametrize(("force", "garrison", "least"), BATTLES)
def test_to_roll_on_is_to_roll_singly(force: str, garrison: str, least: int) -> None:
    state = battle(force, garrison)
    at_once = {key: probability for key, (probability, _) in outcomes(state, f"roll {least}").items()}
    assert sum(at_once.values()) == 1
    assert at_once == rolled_singly(state, least)


@pytest.mark.rule("RT-A9")
@pytest.mark.parametrize("least", [0, 1, 4])
def test_with_the_same_dice_it_is_the_same_battle(least: int) -> None:
    """Of forces of any size: every die is asked for in the same order."""
    for seed in range(100):
        at_once = battle(f"D1 {6 + seed % 9}", f"A {1 + seed % 5} + {1 + seed % 7} humans")
        singly, dice, same = at_once.clone(), Fast(seed), Fast(seed)
        at_once.apply(1, GAME.read(look(at_once), f"roll {least}")[0], dice)
        singly.apply(1, GAME.read(look(singly), "roll")[0], same)
        while phase(singly) == "battle" and singly.force() > least:
            singly.apply(1, GAME.read(look(singly), "roll")[0], same)
        assert at_once.encode() == singly.encode()


@pytest.mark.rule("RT-A5", "RT-A6")
@pytest.mark.parametrize(
    ("force", "garrison", "losses"),
    [
        (3, 2, {(0, 2): (2890, 7776), (1, 1): (2611, 7776), (2, 0): (2275, 7776)}),
        (2, 2, {(0, 2): (295, 1296), (1, 1): (420, 1296), (2, 0): (581, 1296)}),
        (3, 1, {(0, 1): (855, 1296), (1, 0): (441, 1296)}),
        (2, 1, {(0, 1): (125, 216), (1, 0): (91, 216)}),
        (1, 2, {(0, 1): (55, 216), (1, 0): (161, 216)}),
        (1, 1, {(0, 1): (15, 36), (1, 0): (21, 36)}),
    ],
)
def test_one_roll_has_the_published_odds(
    force: int, garrison: int, losses: dict[tuple[int, int], tuple[int, int]]
) -> None:
    """Osborne, Mathematics Magazine 76 (2003): losses of attackers and defenders."""
    state = battle(f"D1 {force + 1}", f"{garrison} humans")
    found: dict[tuple[int, int], Fraction] = {}
    for probability, after in branches(state, 1, GAME.read(look(state), "roll")[0]):
        lost = int(force + 1 - after.strength(1) - after.force()), int(has_fallen(after, garrison))
        found[lost] = found.get(lost, Fraction(0)) + probability
    assert found == {lost: Fraction(*odds) for lost, odds in losses.items()}
