"""Every page at two sizes: nothing serious for axe, nothing in the console, nothing beside the screen."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = [
    *(
        "/",
        "/new/robot-heroes",
        "/new/robot-heroes/friend",
        "/new/robot-heroes/here",
        "/new/hideout",
        "/rules/robot-heroes",
    ),
    *("/about", "/replay", "/fair", "/no/such/page", "/table/unknown"),
]
BUDGET = 150_000
"""Bytes of JavaScript, compressed, until the first page is complete."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_accessible(page: Page, site: Served, size: str, path: str, theme: str) -> None:
    prefer(page, theme=theme)
    page.goto(f"{site.url}{path}")
    page.locator("main h1").wait_for()

    assert_good(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_accessible_whatever_it_asks(page: Page, site: Served, size: str, theme: str) -> None:
    prefer(page, theme=theme)
    table = Table.opened(page, site.url, "robot-heroes")
    for asked in ("roll", "move", "card"):
        table.until(asked)
        assert_good(page)


@pytest.mark.parametrize("game", ["hideout", "standoff"])
def test_the_generic_table_is_accessible(page: Page, site: Served, size: str, game: str) -> None:
    Table.opened(page, site.url, game).asked()

    assert_good(page)


def test_dialogs_are_accessible(table: Table, size: str) -> None:
    table.until("roll")
    for name in ("Settings", "Discards: 0"):
        table.page.get_by_role("button", name=name).first.click()
        assert_good(table.page)
        table.page.keyboard.press("Escape")
    table.page.keyboard.press("?")
    assert_good(table.page)


def test_large_text_stays_on_the_screen(page: Page, site: Served, size: str) -> None:
    prefer(page, text="huge", language="de")
    page.goto(f"{site.url}/new/robot-heroes")
    page.get_by_role("button", name="Spiel beginnen").click()
    Table(page).asked()

    assert_good(page)
    expect(Table(page).primary).to_be_in_viewport(ratio=1)


def test_the_first_page_is_small(page: Page, site: Served) -> None:
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page.goto(site.url, wait_until="networkidle")

    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) <= BUDGET


def prefer(page: Page, **settings: str) -> None:
    """Change settings as the app keeps them."""
    page.evaluate(
        "more => localStorage.setItem('rollout.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('rollout.settings')), ...more}))",
        settings,
    )
    page.reload()
