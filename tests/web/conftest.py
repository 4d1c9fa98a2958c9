"""A server with the built front end, and pages that must not complain."""

from __future__ import annotations

import json
import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from rollout.server.config import Config
from tests.server.client import Served
from tests.web.people import Arrive, Person
from tests.web.table import Table

ROOT = Path(__file__).parents[2]
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SIZE = re.compile(r"(?<=[\[-])(desktop|phone)(?=[\]-])")
"""The size in a test's id."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--one-size` each test of both sizes keeps one of them, always the same, and each size keeps about half."""
    if config.getoption("one_size"):
        dropped = [item for item in items if _is_second_size(item.nodeid)]
        config.hook.pytest_deselected(items=dropped)
        items[:] = [item for item in items if item not in dropped]


def _is_second_size(test: str) -> bool:
    found = SIZE.search(test)
    return found is not None and found[0] != sorted(SIZES)[zlib.crc32(SIZE.sub("", test).encode()) % 2]


def built(config: Config) -> Path:
    """The front end of the installed package; in a source tree the one that was built last."""
    return next((folder for folder in (config.static, ROOT / "web" / "dist") if folder.is_dir()), config.static)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    config = Config(data=tmp_path_factory.mktemp("web"), new_tables=10_000)
    static = built(config)
    assert (static / "index.html").exists(), f"no front end in {static}; `npm run build` in web/ makes one"
    address = "http://192.0.2.1:8000"  # of a network for documents: links name it, nobody is there
    server = Served(
        Config(data=config.data, static=static, new_tables=config.new_tables, grace_seconds=1.0, address=address)
    )
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Chromium as the system has it; as root it runs only without its sandbox."""
    path = os.environ.get("ROLLOUT_CHROMIUM", "/usr/bin/chromium")
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": path, "args": alone}


@pytest.fixture
def context(context: BrowserContext, site: Served) -> BrowserContext:
    """Things happen at once, texts are English, and nothing sounds."""
    settings = json.dumps({"language": "en", "pace": "off", "sound": False, "name": "Mia"})
    context.add_init_script(
        f"localStorage.getItem('rollout.settings') ?? localStorage.setItem('rollout.settings', '{settings}')"
    )
    context.set_default_timeout(15_000)
    return context


@pytest.fixture
def page(context: BrowserContext, site: Served) -> Iterator[Page]:
    """A page without errors: whatever it writes to the console as a warning or an error fails the test."""
    page = context.new_page()
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(site.url)
    yield page
    assert complaints == []


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, page: Page) -> str:
    page.set_viewport_size(SIZES[request.param])  # type: ignore[arg-type]  # a dict of the right two fields
    return str(request.param)


@pytest.fixture
def table(page: Page, site: Served) -> Table:
    """A new table of Robot Heroes, opened as a person opens it."""
    return Table.opened(page, site.url, "robot-heroes")


@pytest.fixture(params=SIZES)
def screen(request: pytest.FixtureRequest) -> Any:
    return SIZES[request.param]


@pytest.fixture
def turns(request: pytest.FixtureRequest) -> int:
    """Of a whole game on several pages: those of the short game with `--one-size`, or 0 until somebody has won."""
    return 10 if request.config.getoption("one_size") else 0


@pytest.fixture
def arrive(browser: Browser, site: Served, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody comes, with an own browser; at the size of `screen` if the test has one."""
    size = request.getfixturevalue("screen") if "screen" in request.fixturenames else SIZES["desktop"]
    people: list[Person] = []

    def come(name: str) -> Person:
        people.append(Person.arrives(browser, name, size))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
