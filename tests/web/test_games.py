"""Whole games in a real browser: by mouse, by touch, by keyboard alone, and without drawings of their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rollout.games import find
from rollout.record import read_record, verify
from tests.server.client import Served
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_whole_game_by_mouse(table: Table, tmp_path: Path) -> None:
    for asked in table.decisions():
        table.play(asked)

    expect(table.page.get_by_role("dialog")).to_contain_text("wins!")
    with table.page.expect_download() as saved:
        table.page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / "game.txt")
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert verify(record, find("robot-heroes")).good

    finished = table.page.url
    table.page.get_by_role("button", name="Play again").click()
    table.page.wait_for_url(lambda url: url != finished)
    assert table.asked()


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    """From the first page to the result, nothing but keys."""
    walk(page, "Play now", "Robot Heroes")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table = Table(page)
    entries = page.locator(".panel-body li")
    for asked in table.decisions():
        before = entries.count()
        if asked != "roll":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(entries).not_to_have_count(before)

    expect(page.get_by_role("dialog")).to_contain_text("wins!")
    walk(page, "Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


FOCUSED = "(e => e?.getAttribute('aria-label') ?? e?.innerText.trim() ?? '')(document.activeElement)"


def walk(page: Page, name: str, about: str = "") -> None:
    """Press Tab until something has the focus whose name begins like that, and says what it is about."""
    page.locator(f"text={name.split(maxsplit=1)[0]}").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused.startswith(name) and about in focused:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_a_whole_game_on_a_phone(page: Page, site: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = Table.opened(page, site.url, "robot-heroes")
    for asked in table.decisions():
        table.play(asked)

    expect(table.result).to_be_in_viewport()


@pytest.mark.parametrize("game", ["hideout", "standoff", "pig"])
def test_a_game_without_drawings_is_played_at_the_generic_table(page: Page, site: Served, size: str, game: str) -> None:
    table = Table.opened(page, site.url, game)
    choices = page.locator(".choices .button")
    for turn, _ in enumerate(table.decisions()):
        choices.nth(turn % choices.count()).click()
        page.wait_for_timeout(30)

    expect(table.result).to_be_visible()
