"""Whole games in a real browser: with a record that can be verified, and without drawings of their own."""

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


@pytest.mark.parametrize("game", ["hideout", "standoff", "pig"])
def test_a_game_without_drawings_is_played_at_the_generic_table(page: Page, site: Served, size: str, game: str) -> None:
    table = Table.opened(page, site.url, game)
    choices = page.locator(".choices .button")
    for turn, _ in enumerate(table.decisions()):
        choices.nth(turn % choices.count()).click()
        page.wait_for_timeout(30)

    expect(table.result).to_be_visible()
