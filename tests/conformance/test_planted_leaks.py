"""A test of the pair test: each planted leak is caught, by the channel that carries it, within a few pairs."""

from __future__ import annotations

import pytest

from rollout.testing import compare_worlds
from tests.conformance.leaks import Leak, all_leaks
from tests.conformance.test_hidden_information import bundles

LEAKS = all_leaks(bundles)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_is_caught(leak: Leak) -> None:
    report = compare_worlds(leak.game, leak.within, seed=7, setting=leak.setting)
    assert report.findings, f"{report.pairs} pairs did not show that {leak.name}"
    print(f"{leak.name}: after {report.findings[0].pair} pairs, by {dict(report.leaks)}")
    assert leak.channels <= set(report.leaks), f"found by {dict(report.leaks)}, expected {leak.channels}"


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 24
    assert len({leak.name for leak in LEAKS}) == len(LEAKS)
