"""What may be taken back: a walk that showed nothing; never a card, a roll, or anything that follows from one."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import Fact
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.state import HeroesState
from rollout.record.talk import TAKE_BACK
from rollout.testing.play import walk
from rollout.testing.tables import open_table
from tests.games.robot_heroes.kit import ADVANCED, act, battle, duel, fight, look, position

LEVELS = ["basic", "advanced"]


def moved(state: HeroesState, roll: int, line: str, *draws: str) -> list[Fact]:
    act(state, 0, "roll", f"die move {roll}")
    return act(state, 0, line, *draws)


def test_a_walk_that_shows_nothing() -> None:
    assert GAME.takes_back(moved(position(pawns=(2, 14)), 2, "move 0"))
    assert GAME.takes_back(moved(position(), 2, "move 2")), "a battle has begun, but nobody has chosen"
    full = position(tables=ADVANCED, hands=("1 1 2 3 4 hit die", "1"), piles=("6", "4"))
    assert GAME.takes_back(moved(full, 1, "move 1")), "a card is to be discarded, but none is yet"


@pytest.mark.rule("RH-B1", "RH-X2")
def test_nothing_that_was_rolled_drawn_chosen_or_laid_open() -> None:
    assert not GAME.takes_back(act(position(), 0, "roll", "die move 3"))
    assert not GAME.takes_back(moved(position(), 1, "move 1", "draw 0 1/13"))
    assert not GAME.takes_back(
        moved(
            position(hands=("", "1")),
            2,
            "move 2",
            *(f"draw 0 1/{n}" for n in (16, 15, 14)),
            *(f"draw 1 1/{n}" for n in (15, 14)),
        )
    )
    assert not GAME.takes_back(act(battle(), 0, "play 1"))
    full = position("discard", pawns=(1, 12), die=1, hands=("1 1 2 3 4", "1"))
    assert not GAME.takes_back(act(full, 0, "discard 1", "draw 0 1/11"))
    boosted = duel("boost 1 1 2 2 3 3", "6 1 1 2 2 3 3")
    assert not GAME.takes_back(fight(boosted, "boost", "6"))
    assert not GAME.takes_back(act(boosted, 0, "add 1"))


@pytest.mark.rule("RH-S7")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_no_viewer_has_learned_anything_from_what_can_be_taken_back(seed: int, level: str) -> None:
    """The cards that each viewer can see are the same before and after."""

    def cards(state: HeroesState) -> list[object]:
        views = [look(state, viewer) for viewer in (-1, 0, 1)]
        return [(v.hand, v.sealed, [(h.hand, h.pile, h.discard, h.played, h.numbers) for h in v.heroes]) for v in views]

    before: list[object] = []
    for step in walk(GAME, GAME.understood({"level": level}), seed):
        assert isinstance(step.state, HeroesState)
        if GAME.takes_back(step.facts):
            assert step.draws == []
            assert cards(step.state) == before
        before = cards(step.state)


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_offers_it_after_a_walk_and_at_no_other_time(level: str) -> None:
    offered = set()
    for seed in range(3):
        table, picks = open_table(GAME, GAME.understood({"level": level}), seed), Fast(seed)
        while table.actors:
            seat = table.actors[picks.below(len(table.actors), "seat")]
            choices = table.choices(seat)
            text = choices[picks.below(len(choices), "choice")].text
            table.accept(table.propose(seat, table.decision(seat), text))
            if table.actors and TAKE_BACK in table.may_say(seat):
                offered.add(text.split()[0])
    assert offered == {"move"}
