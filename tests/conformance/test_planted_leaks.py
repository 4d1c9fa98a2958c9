"""A test of the pair test: each planted leak is caught, by the channel that carries it, within a few pairs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rollout.games import find
from rollout.games.stratego import GAME
from rollout.testing import Report, compare_worlds
from tests.conformance.heroes_leaks import advanced_leaks
from tests.conformance.leaks import ONCE, Leak, all_leaks, forgetting
from tests.conformance.stratego_leaks import battles, stratego_leaks
from tests.conformance.stratego_leaky_games import small
from tests.conformance.test_hidden_information import bundles

LEAKS = [*all_leaks(bundles), *advanced_leaks()]
HEROES = [leak for leak in LEAKS if leak.game.name == "robot-heroes" and not leak.setting.options]
"""Leaks that both levels of Robot Heroes could have."""
STRATEGO = stratego_leaks()


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_is_caught(leak: Leak) -> None:
    check(leak)


@pytest.mark.slow
@pytest.mark.parametrize("leak", STRATEGO, ids=lambda leak: leak.name)
def test_is_caught_in_stratego(leak: Leak) -> None:
    check(leak)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("leak", HEROES, ids=lambda leak: leak.name)
def test_is_caught_on_each_level(leak: Leak, level: str) -> None:
    check(replace(leak, setting=replace(leak.setting, options=(leak.game.understood({"level": level}),))))


def check(leak: Leak) -> None:
    """Find it, by the channels that must show it: mostly within a few pairs, so those are looked at first."""
    report = Report()
    for pairs in (leak.within // 20, leak.within // 4, leak.within):
        report = compare_worlds(leak.game, pairs, seed=7, setting=leak.setting)
        if leak.channels <= set(report.leaks):
            break
    assert report.findings, f"{report.pairs} pairs did not show that {leak.name}"
    print(f"{leak.name}: after {report.findings[0].pair} pairs, by {dict(report.leaks)}")
    assert leak.channels <= set(report.leaks), f"found by {dict(report.leaks)}, expected {leak.channels}"


def test_without_a_leak_nothing_is_found_where_captives_are_forgotten() -> None:
    report = compare_worlds(find("hideout"), ONCE, seed=7, setting=forgetting())
    assert report.pairs >= ONCE
    assert not report.findings, str(report.findings[0])


@pytest.mark.slow
@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "stealth"])
@pytest.mark.parametrize("memory", [False, True])
def test_without_a_leak_nothing_is_found_in_stratego(captured: str, memory: bool) -> None:
    report = compare_worlds(small(GAME), 100, seed=7, setting=battles(captured=captured, memory=memory))
    assert not report.findings, str(report.findings[0])


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 38
    assert len(HEROES) >= 15
    assert len(STRATEGO) >= 36
    assert len({leak.name for leak in (*LEAKS, *STRATEGO)}) == len(LEAKS) + len(STRATEGO)
