"""Nobody can know what does not exist yet: which Power card lies where, in which order the stack lies, how dice fall.

`ROLLOUT_PAIRS=20000 python -m pytest tests/games/risk/test_hidden.py -m slow -s` compares twenty thousand pairs.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec

from rollout.core.game import AnyGame
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk import position as numbers
from rollout.games.risk.state import RiskState
from rollout.table import Table
from rollout.testing import Play, play
from tests.games.risk import leaks
from tests.games.risk.kit import TABLES, Secret, first_card, game
from tests.games.risk.openness import compare_futures, drawn_in_secret, hidden_in_the_state, seen_differently

PAIRS = int(os.environ.get("ROLLOUT_PAIRS", "1000"))
CHANNELS = {"view", "told", "choices", "refusals", "message", "size", "version", "decision", "transcript", "computer"}
FIELDS = {
    *("tables", "rules", "phase", "army", "asked", "land", "armies", "kept", "unseen", "fight", "turn", "common"),
    "route",
}
"""All that a state consists of. What it says of cards: how many of each kind lie together, never in which order."""
PLAYED = [play(GAME, RiskOptions(players=players, armies=3, meter=2), 40 + players) for players in (2, 3, 4)]


class TestState:
    @pytest.mark.rule("RT-P5", "RT-S5", "RT-D1")
    def test_it_has_no_place_for_an_order_of_cards(self) -> None:
        state = game()
        fields = {name for name in dir(state) if name[0] != "_" and not callable(getattr(state, name))}
        assert fields == FIELDS
        lists = {name: value for name in FIELDS if isinstance(value := getattr(state, name), vec)}
        assert {name: len(value) for name, value in lists.items()} == {
            "land": 42 * numbers.IN_LAND,
            "armies": 4 * numbers.IN_ARMIES,
            "kept": 4 * TABLES.kinds,
            "unseen": TABLES.kinds,
            "fight": numbers.IN_FIGHT,
            "turn": numbers.IN_TURN,
            "common": numbers.IN_COMMON,
            "route": 0,
        }

    @pytest.mark.rule("RT-P5", "RT-S4", "RT-S5")
    def test_states_with_other_futures_are_the_same_bytes(self) -> None:
        """Only the bars are drawn at set-up: whichever cards will come, the state does not know."""
        assert len(beginnings(GAME)) == 1
        assert len({first_card(game(), Secret(seed)) for seed in range(9)}) > 1, "they do come to differ"

    def test_a_state_that_knows_its_future_is_not(self) -> None:
        assert len(beginnings(leaks.DEALT)) > 1

    @pytest.mark.rule("RT-P5", "RT-D3", "RT-E3")
    def test_it_is_exactly_what_a_spectator_sees(self) -> None:
        assert [found for played in PLAYED for found in hidden_in_the_state(played)] == []


def beginnings(which: AnyGame) -> set[bytes]:
    """The states with which games begin that differ in what will be drawn alone."""
    return {which.setup(RiskOptions(), TABLES, Secret(seed)).encode() for seed in range(9)}


@pytest.mark.rule("RT-D3", "RT-E3", "RT-P3", "RT-P5")
def test_everybody_sees_the_same_and_is_told_the_same() -> None:
    assert [found for played in PLAYED for found in seen_differently(played)] == []


@pytest.mark.rule("RT-P1", "RT-P5", "RT-D1")
def test_nothing_is_drawn_before_it_is_shown() -> None:
    assert [found for played in PLAYED for found in drawn_in_secret(played)] == []


@pytest.mark.rule("RT-P5", "RT-D1")
def test_nobody_can_tell_one_future_from_another() -> None:
    check_futures(100, seed=1)


@pytest.mark.slow
@pytest.mark.rule("RT-P5", "RT-D1")
def test_nobody_can_tell_a_thousand_futures_from_others() -> None:
    check_futures(PAIRS, seed=1_000)


def check_futures(pairs: int, seed: int) -> None:
    """No byte of any channel differs."""
    begin = time.perf_counter()
    report = compare_futures(GAME, pairs, seed)
    rate = report.pairs / (time.perf_counter() - begin)
    differing = sum(a != b for f in report.findings for a, b in zip(f.truth, f.twin, strict=False))
    print(f"{differing} differing bytes of {report.size:,} in {report.pairs:,} pairs, {rate:.0f} a second")
    assert not report.findings, "\n".join(str(finding) for finding in report.findings[:3])
    assert report.pairs >= pairs and set(report.compared) >= CHANNELS


# -- a test of the tests -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leak", "channel"), leaks.OF_TABLES)
def test_a_look_into_the_future_is_caught(leak: type[Table], channel: str) -> None:
    reports = (compare_futures(GAME, pairs, seed=7, kind=leak) for pairs in (10, 40, 150))
    assert any(channel in report.leaks for report in reports)


def test_a_computer_player_that_peeks_is_caught() -> None:
    reports = (compare_futures(GAME, pairs, seed=7, players=leaks.peekers) for pairs in (10, 40, 150))
    assert any(set(report.leaks) == {"computer"} for report in reports)


@pytest.mark.parametrize(("leak", "check"), leaks.OF_GAMES)
def test_a_game_that_knows_more_is_caught(leak: AnyGame, check: Callable[[Play], list[Any]]) -> None:
    assert check(play(leak, RiskOptions(players=3, meter=2), 3))


def test_there_are_enough_leaks() -> None:
    assert len(leaks.OF_TABLES) + len(leaks.OF_GAMES) >= 10
    assert isinstance(game(), RiskState)
