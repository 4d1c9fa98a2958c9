"""Servers on free ports, with folders of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from rollout.server import app
from rollout.server.config import Config
from tests.server.client import Served


@pytest.fixture(autouse=True, scope="session")
def _garbage_stays() -> Iterator[None]:
    """No server of a test looks for garbage when it starts: a test's process is full, and most tests are shorter."""
    with patch.object(app, "seldom_searched", nullcontext):
        yield


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers; all of one test use one folder, so only one can run at a time."""
    servers: list[Served] = []

    def start(**changes: Any) -> Served:
        servers.append(Served(Config(data=tmp_path / "data", **{"static": tmp_path / "static", **changes})))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual set-up, shared by the tests of a file."""
    folder = tmp_path_factory.mktemp("served")
    server = Served(Config(data=folder / "data", static=folder / "static"))
    yield server
    server.stop()
