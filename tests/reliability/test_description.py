"""What the server's own description of its HTTP side promises is so."""

from __future__ import annotations

import pytest

from campaigns.described import described


@pytest.mark.slow
@pytest.mark.parametrize("known", [False, True])
def test_the_http_side_is_as_described(known: bool) -> None:
    found = described(examples=20, seed=1, known=known)
    assert found["problems"] == []
    assert found["inputs"] > 300
