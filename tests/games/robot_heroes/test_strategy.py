"""What the strong computer players do where it is clear what is right, and that they do not peek."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import Told
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.cards import TIED, Cards, swing
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import ADVANCED, FULL_DECK, TABLES, act, battle, duel, lines, position, ring

LOW = "1 1 1 1 1 1 2 5 6"
"""A deck of ones; its other cards lie in the other's discard pile where a test says so."""
WEIGHING = 30
"""Hands that are imagined."""


def odds(state: HeroesState, seat: int, told: Sequence[Told] = (), seed: int = 1) -> dict[str, float]:
    """How likely the strategy takes each line, from what the seat may know."""
    view, legal = GAME.view(state, seat), list(state.legal(seat))
    found = GAME.odds(state.tables.levels[0], view, told, legal, WEIGHING, Fast(seed))
    return dict(zip(lines(state, seat), found, strict=True))


def test_when_nothing_follows_the_highest_card_is_played() -> None:
    assert odds(battle(("1 2 6", "1 2 3"), damage=(5, 5)), 0)["play 6"] > 0.95


def test_a_card_that_wins_is_enough_and_the_good_one_is_kept() -> None:
    tables = ring("S D B S D B", (0, 3), LOW)
    state = battle(("2 5 6", "1 1 1"), tables=tables, discards=("", "2 5 6"), pawns=(2, 4))

    assert odds(state, 0)["play 2"] > 0.95


def test_against_hands_of_which_nothing_is_known_a_good_card_is_saved() -> None:
    assert odds(battle(("3 3 5", "1 2 3")), 0)["play 3"] > 0.9
    assert odds(battle(("4 5 6", "1 2 3")), 0)["play 6"] > 0.9


def test_a_strong_hand_lands_on_battle_and_a_weak_one_draws() -> None:
    def landing(hand: str) -> dict[str, float]:
        state = position(hands=(hand, "1 2 3"), discards=("", "4 4 5 5 6 6 die die die die"))
        act(state, 0, "roll", "die move 2")  # to 2 (Battle) or 22 (Draw Card)
        return odds(state, 0)

    assert landing("6 6 5")["move 2"] == 1
    assert landing("1 1 2")["move 22"] == 1


def test_the_worst_card_is_discarded() -> None:
    state = position("discard", hands=("3 5 6 1 die", "1 2 3"), pawns=(1, 12), die=1)

    assert odds(state, 0)["discard 1"] == 1


def test_the_lowest_card_that_wins_is_added() -> None:
    state = duel("boost 1 3 6 die", "5 1 1")
    act(state, 0, "play power-boost")
    act(state, 1, "play 5")

    assert odds(state, 0) == {"add die": 0, "add 1": 0, "add 3": 1, "add 6": 0}


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_worlds_that_look_alike_are_answered_alike(level: str) -> None:
    hand = "2 4 6" if level == "basic" else "2 4 6 hit ambush"
    for phase in ("duel", "move"):
        tables = TABLES if level == "basic" else ADVANCED
        truth = position(phase, tables=tables, hands=(hand, "1 2 3 5"), pawns=(2, 12), die=2)
        belief = GAME.belief(TABLES, GAME.view(truth, 0), ())
        worlds = [belief.sample(Fast(seed)) for seed in range(6)]

        assert len({world.key() for world in worlds}) > 1
        assert len({tuple(odds(world, 0).items()) for world in worlds}) == 1


def test_a_sealed_card_of_the_other_changes_nothing() -> None:
    answers = set()
    for card in ("1", "5"):
        state = battle(("2 4 6", "1 3 5"))
        act(state, 1, f"play {card}")
        answers.add(tuple(odds(state, 0).items()))

    assert len(answers) == 1


@pytest.mark.parametrize("tables", [TABLES, ADVANCED], ids=["basic", "advanced"])
def test_what_one_side_gains_the_other_loses(tables: object) -> None:
    cards = Cards(TABLES if tables is TABLES else ADVANCED)
    meetings, kinds = cards.meetings, cards.kinds

    def ways(mine: int, other: int, sign: int) -> dict[int, float]:
        part = range(meetings.starts[mine * kinds + other], meetings.starts[mine * kinds + other + 1])
        return {
            (meetings.changes[at] if meetings.changes[at] == TIED else sign * meetings.changes[at]): round(
                meetings.chances[at], 9
            )
            for at in part
        }

    for mine in range(kinds):
        for other in range(kinds):
            assert sum(ways(mine, other, 1).values()) == pytest.approx(1)
            assert ways(mine, other, 1) == ways(other, mine, -1)


def test_how_cards_meet() -> None:
    cards = Cards(ADVANCED)
    names = list(ADVANCED.names)

    def ways(mine: str, other: str) -> dict[int, float]:
        pair = names.index(mine) * cards.kinds + names.index(other)
        part = range(cards.meetings.starts[pair], cards.meetings.starts[pair + 1])
        return {cards.meetings.changes[at]: cards.meetings.chances[at] for at in part}

    assert ways("5", "2") == {1: 1.0}
    assert ways("die", "6") == {-1: pytest.approx(5 / 6), TIED: pytest.approx(1 / 6)}
    assert ways("double-strike", "3") == {2: pytest.approx(1 / 2), -1: pytest.approx(1 / 3), TIED: pytest.approx(1 / 6)}
    assert ways("direct-hit", "ambush") == {TIED: 1.0}
    assert cards.standings[names.index("direct-hit")] > cards.standings[names.index("6")]


def test_a_step_in_the_race() -> None:
    assert swing(1, 1) == 0.5
    assert swing(0, 3) == swing(3, 0) == 0
    assert swing(6, 6) < swing(2, 2)


def test_levels_are_named_from_weak_to_strong() -> None:
    assert list(GAME.levels) == ["easy", "normal", "hard"]
    assert all(level.en.count(". ") <= 1 and level.de for level in GAME.levels.values())
    assert GAME.levels["normal"].budget < GAME.levels["hard"].budget


def test_a_deck_of_dice_has_an_answer() -> None:
    tables = ring("S D B S D B", (0, 3), FULL_DECK.replace("1 1 2 2 3 3 4 4 5 5 6 6 ", ""))

    assert odds(battle(("die die", "die"), tables=tables, pawns=(2, 4)), 0) == {"play die": 1}
