"""What all tests share: the toys and the example are on the shelf beside the shipped games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

HERE = Path(__file__).parent
PLAIN = ("cli", "docs", "server", "words")
"""Folders of tests to which it makes no difference whether the rules are compiled; `make campaign` runs them too."""
UNMEASURED = (
    "conformance/test_planted_leaks.py",
    "games/risk/test_rolling.py",
    "games/robot_heroes/test_worlds.py",
    "games/stratego/test_reference.py",
    "games/stratego/test_worlds.py",
    "reliability/test_fuzz.py",
)
"""Tests that play so many games that coverage, which makes them three times as long, is left to others: what they run,
the tests of single rules and of the contract run as well.
"""
OWN_GAMES = (HERE / "toys", HERE.parent / "examples" / "pig")

# before anything asks for the shelf, which is read once; parallel workers inherit what the first process wrote
given = os.environ.get("ROLLOUT_GAMES", "").split(os.pathsep)
os.environ["ROLLOUT_GAMES"] = os.pathsep.join(
    dict.fromkeys([*(str(folder) for folder in OWN_GAMES if folder.exists()), *filter(None, given)])
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--one-size", action="store_true", help="browser tests on one size of screen each, and shorter games"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE)
        if path.parts[0] in PLAIN:
            item.add_marker("plain")
        if path.as_posix() in UNMEASURED:
            item.add_marker("no_cover")


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """A test that sets up the logs of a server, as its commands do, leaves them as they were."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def toys() -> Path:
    """The folder of the toy games."""
    return HERE / "toys"
