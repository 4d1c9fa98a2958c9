"""Power cuts and failing disks lose nothing that was acknowledged; the control, without flushing, does."""

from __future__ import annotations

import pytest

from campaigns.power import CHECKPOINT, NORMAL, cuts, fail

WITHOUT_FLUSH = {**CHECKPOINT, **NORMAL}


@pytest.mark.parametrize("count", [5, pytest.param(60, marks=pytest.mark.slow)])
def test_power_cuts(count: int) -> None:
    found = cuts(count, seed=1, replaced=CHECKPOINT)
    assert found["acknowledged"] > 20 * count
    assert (found["lost"], found["problems"]) == (0, [])


def test_commits_that_are_not_flushed_are_lost_by_power_cuts() -> None:
    assert cuts(10, seed=1, replaced=WITHOUT_FLUSH)["lost"] > 0


OPERATIONS = [30, *(pytest.param(at, marks=pytest.mark.slow) for at in (1, 5, 10, 26, 33, 41, 62, 67, 120, 170))]


@pytest.mark.parametrize("at", OPERATIONS)
@pytest.mark.parametrize("always", [False, True])
def test_an_operation_that_fails(at: int, always: bool) -> None:
    found = fail(at, always, seed=at)
    assert (found["lost"], found["problems"]) == (0, []), "and no commit is made after a failed flush"
