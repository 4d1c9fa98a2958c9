"""Full, failing and busy disks, damaged rows and pages: no false acknowledgement, a clear answer, the others live."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from campaigns.book import Figures
from campaigns.faults import (
    CannotTryError,
    busy_database,
    damaged_page,
    damaged_rows,
    failed_flush,
    full_disk,
)

pytestmark = pytest.mark.slow
FAULTS = [
    (full_disk, 1),
    (failed_flush, 1),
    (busy_database, 1),
    *((damaged_rows, seed) for seed in range(3)),
    *((damaged_page, seed) for seed in range(3)),
]


@pytest.mark.parametrize(("fault", "seed"), FAULTS)
def test_a_fault(fault: Callable[[int], Figures], seed: int) -> None:
    try:
        found = fault(seed)
    except CannotTryError as error:
        pytest.skip(str(error))
    assert found["problems"] == []
