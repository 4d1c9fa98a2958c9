"""What all tests share: the toys and the example are on the shelf beside the shipped games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

HERE = Path(__file__).parent
PLAIN = ("docs", "server", "words")
"""Folders of tests to which it makes no difference whether the rules are compiled."""
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
        if item.path.relative_to(HERE).parts[0] in PLAIN:
            item.add_marker("plain")


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """A test that sets up the logs of a server, as its commands do, leaves them as they were."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def toys() -> Path:
    """The folder of the toy games."""
    return HERE / "toys"
