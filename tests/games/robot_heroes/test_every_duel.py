"""Every card against every other, told by an oracle that is written another way than the rules [RH-B, RH-X]."""

from __future__ import annotations

import itertools

import pytest

from rollout.core.chance import Fast, Recording
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import NAMES, battle, duel, lines, look

ORDINARY = ("1", "2", "3", "4", "5", "6", "die")
CARDS = (*ORDINARY, *NAMES)
REST = " 1 2 3 4 5 6 die"
Rolls = dict[str, int]
"""What the dice showed, by the reason of the roll."""


def number(card: str, seat: int, rolls: Rolls) -> int:
    return rolls[f"die card {seat}"] if card == "die" else int(card)


def verdict(cards: tuple[str, str], added: str, rolls: Rolls) -> tuple[int, int]:
    """Pieces that each seat turns; (0, 0) when nothing is decided."""
    special = [seat for seat in (0, 1) if cards[seat] in NAMES]
    if len(special) == 2:
        return 0, 0
    if not special:
        mine, other = (number(cards[seat], seat, rolls) for seat in (0, 1))
        return (0, int(mine > other)) if mine >= other else (1, 0)
    (seat,) = special
    other = number(cards[1 - seat], 1 - seat, rolls)
    card = cards[seat]
    if card == "boost":
        mine = 3 + number(added, seat, rolls)
    elif card == "strike":
        mine = rolls[f"die special {seat}"]
    else:
        mine = other + (1 if card == "hit" or other >= 4 else -1)
    gain = (2 if card == "strike" else 1) if mine > other else 0
    turned = {seat: int(mine < other), 1 - seat: gain}
    return turned[0], turned[1]


def play(state: HeroesState, seat: int, line: str, chance: Recording) -> None:
    (action,) = GAME.read(look(state, seat), line)
    assert line in lines(state, seat)
    state.apply(seat, action, chance)


@pytest.mark.rule("RH-B2", "RH-B3", "RH-B9", "RH-B10", "RH-X1", "RH-X2", "RH-X3", "RH-X4")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("first", "second"), [*itertools.product(CARDS, CARDS)])
def test_every_card_against_every_card(first: str, second: str, turn: int) -> None:
    for seed, added in enumerate((*ORDINARY, *ORDINARY)):
        state = duel(f"{first}{REST}", f"{second}{REST}", turn=turn)
        chance = Recording(Fast(seed))
        chance.begin(1)
        for seat in (turn, 1 - turn):
            play(state, seat, f"play {NAMES.get((first, second)[seat], (first, second)[seat])}", chance)
        boosts = "boost" in (first, second) and not {first, second} <= set(NAMES)
        assert (look(state).phase == "boost") == boosts
        if boosts:
            play(state, look(state).booster, f"add {added}", chance)
        rolls = {why: value + 1 for why, _, value in chance.draws if why.startswith("die")}
        assert tuple(hero.damage for hero in look(state).heroes) == verdict((first, second), added, rolls)


@pytest.mark.rule("RH-B3")
@pytest.mark.parametrize(("first", "second"), [*itertools.product(ORDINARY, ORDINARY)])
def test_the_basic_level_decides_alike(first: str, second: str) -> None:
    state = battle((f"{first}{REST}", f"{second}{REST}"))
    chance = Recording(Fast(5))
    chance.begin(1)
    play(state, 0, f"play {first}", chance)
    play(state, 1, f"play {second}", chance)
    rolls = {why: value + 1 for why, _, value in chance.draws if why.startswith("die")}
    assert tuple(hero.damage for hero in look(state).heroes) == verdict((first, second), "", rolls)
