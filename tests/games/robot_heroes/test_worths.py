"""What cards are worth to a strong computer player: how they meet, as the rules themselves play it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollout.core.branches import branches
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.position import BOOST, DUEL
from rollout.games.robot_heroes.tables import ADD, Tables
from rollout.games.robot_heroes.worths import TIED, CardWorths, swing
from tests.games.robot_heroes.kit import ADVANCED, EFFECTS, TABLES, act, battle, box, look

REST = "1 1 1 1 1 1"
"""Cards beside the one that is played: enough that none is drawn."""
TWICE = box(*EFFECTS, 'card = "g"\neffect = "add"\nadd = 2\nnumber = 0', 'card = "h"\neffect = "win"\ndamage = 2')
"""A box where `g` does what `c` does, and `h` what `a` does."""


def ways(worths: CardWorths, mine: str, other: str) -> dict[int, float]:
    """How two cards may meet, as the worths have it: change and chance."""
    names, meetings = list(worths.tables.names), worths.meetings
    pair = names.index(mine) * worths.kinds + names.index(other)
    part = range(meetings.starts[pair], meetings.starts[pair + 1])
    return {int(meetings.changes[at]): meetings.chances[at] for at in part}


def played(tables: Tables, mine: str, other: str) -> dict[int, Fraction]:
    """The same as the rules play it when the card is played by seat 1, in a turn of seat 1."""
    state = battle((f"{other} {REST}", f"{mine} {REST}"), tables=tables, turn=1, pawns=(0, 3))
    act(state, 0, f"play {other}")
    (action,) = GAME.read(look(state, 1), f"play {mine}")
    found: dict[int, Fraction] = {}
    for chance, after in branches(state, 1, action):
        assert after.phase != BOOST, "left to another test"
        change = TIED if after.phase == DUEL else after.damage[0] - after.damage[1]
        found[int(change)] = found.get(int(change), Fraction(0)) + chance
    return found


@pytest.mark.rule("RH-B2", "RH-B9")
@pytest.mark.parametrize("tables", [TABLES, ADVANCED, TWICE], ids=["basic", "advanced", "another box"])
def test_cards_meet_as_the_rules_play_them_from_either_seat(tables: Tables) -> None:
    worths = CardWorths(tables)
    plain = [name for kind, name in enumerate(tables.names) if tables.effects[kind] != ADD]
    for mine in plain:
        for other in plain:
            assert ways(worths, mine, other) == pytest.approx(played(tables, mine, other)), (mine, other)


@pytest.mark.rule("RH-B9", "RH-X2")
@pytest.mark.parametrize("tables", [ADVANCED, TWICE], ids=["advanced", "another box"])
def test_what_one_side_gains_by_adding_a_card_the_other_loses(tables: Tables) -> None:
    worths = CardWorths(tables)
    for mine in (name for kind, name in enumerate(tables.names) if tables.effects[kind] == ADD):
        for other in tables.names:
            gained, lost = ways(worths, mine, other), ways(worths, other, mine)
            assert sum(gained.values()) == pytest.approx(1)
            assert {change if change == TIED else -change: chance for change, chance in lost.items()} == gained


@pytest.mark.rule("RH-X2")
def test_the_better_of_two_cards_of_the_deck_is_added() -> None:
    """With three more a one loses to a five, a two ties it; a die, which stands above a three, may do either."""
    one, two, three, die = (Fraction(count, 16) for count in (2, 2, 2, 4))
    die_is_better = (one + two + three + die) ** 2 - (one + two + three) ** 2
    gained = ways(CardWorths(ADVANCED), "power-boost", "5")

    assert gained[-1] == pytest.approx(float(one**2 + die_is_better / 6))
    assert gained[TIED] == pytest.approx(float((one + two) ** 2 - one**2 + die_is_better / 6))


def test_how_cards_meet() -> None:
    worths = CardWorths(ADVANCED)

    assert ways(worths, "5", "2") == {1: 1.0}
    assert ways(worths, "die", "6") == {-1: pytest.approx(5 / 6), TIED: pytest.approx(1 / 6)}
    assert ways(worths, "double-strike", "3") == {
        2: pytest.approx(1 / 2),
        -1: pytest.approx(1 / 3),
        TIED: pytest.approx(1 / 6),
    }
    assert ways(worths, "direct-hit", "ambush") == {TIED: 1.0}
    standings = dict(zip(ADVANCED.names, worths.standings, strict=True))
    assert standings["direct-hit"] > standings["6"] > standings["die"] > standings["1"]


@pytest.mark.rule("RH-B9")
def test_cards_that_do_the_same_are_worked_out_once() -> None:
    """So that a box with many names for one effect is as quick as one with one name."""
    worths, kinds = CardWorths(TWICE), {name: kind for kind, name in enumerate(TWICE.names)}

    assert [worths.meetings.alike[kinds[name]] for name in "acgh"] == [kinds[name] for name in "acca"]
    assert ways(worths, "g", "4") == ways(worths, "c", "4")
    assert ways(worths, "g", "h") == ways(worths, "c", "a") == {TIED: 1.0}
    many = box(*(f'card = "a{at}"\neffect = "add"\nadd = 2\nnumber = {at % 3}' for at in range(40)))
    assert len(set(CardWorths(many).meetings.alike)) == 7 + 3


def test_a_step_in_the_race() -> None:
    assert swing(1, 1) == 0.5
    assert swing(0, 3) == swing(3, 0) == 0
    assert swing(6, 6) < swing(2, 2)
