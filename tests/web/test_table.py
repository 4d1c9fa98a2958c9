"""What the skeleton of every table promises: text commands, reasons, coming back, watching, two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_actions_can_be_typed(table: Table) -> None:
    table.until("roll")
    table.page.keyboard.press("/")
    table.page.keyboard.type("Roll")
    table.page.keyboard.press("Enter")

    expect(table.log).to_contain_text(re.compile(r"Mia rolls a \d\.\s*$"))
    assert table.asked() == "move"


def test_a_refusal_names_its_rule_in_our_words(table: Table) -> None:
    table.until("move")
    standing = table.page.get_by_role("button", name="Mia stands here")
    standing.click()

    notice = table.page.get_by_role("alert")
    expect(notice).to_contain_text("never enters a space twice")
    expect(notice).not_to_contain_text("\N{LEFT DOUBLE QUOTATION MARK}")  # nobody typed anything
    notice.get_by_text("Why not? Rule RH-T2").click()
    expect(notice).to_contain_text("no turning back")
    table.page.keyboard.press("Escape")
    expect(notice).to_be_empty()


def test_what_is_not_understood_changes_nothing(table: Table) -> None:
    table.until("roll")
    table.page.get_by_label("Type an action").fill("fly to the moon")
    table.page.keyboard.press("Enter")

    notice = table.page.get_by_role("alert")
    expect(notice).to_contain_text("does not understand")
    expect(notice).to_contain_text("fly to the moon")
    notice.get_by_role("button", name="Roll the die").click()
    assert table.asked() == "move"


def test_a_game_is_continued_after_leaving(table: Table, site: Served) -> None:
    table.until("move")
    lines = table.log.inner_text()
    table.page.goto(site.url)
    table.page.get_by_role("region", name="Continue a game").get_by_role("link", name="Robot Heroes").click()

    assert table.asked() == "move"
    assert table.log.inner_text() == lines


def test_an_action_survives_a_broken_connection(page: Page, site: Served) -> None:
    """The line breaks when the action has been sent; it is sent again, and done once."""
    broken: list[bool] = []

    def meddle(browser_side: WebSocketRoute) -> None:
        server = browser_side.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            server.send(text)
            if '"act"' in str(text) and not broken:
                broken.append(True)
                browser_side.close()

        browser_side.on_message(pass_on)

    page.route_web_socket(re.compile("/api/tables/"), meddle)
    table = Table.opened(page, site.url, "robot-heroes")
    for asked in table.decisions():
        table.play(asked)
        if asked == "move":
            break

    assert broken
    numbers = re.findall(r"^Mia rolls a \d\.", table.log.inner_text(), re.MULTILINE)
    assert len(numbers) == 1


def test_a_watcher_sees_the_table_and_no_hand(table: Table, browser: Browser) -> None:
    table.until("roll")
    watcher = browser.new_page()
    watcher.goto(table.page.url)

    expect(watcher.get_by_role("heading", name="Mia")).to_be_visible()
    expect(watcher.get_by_role("region", name="Your hand")).to_have_count(0)
    watcher.close()


def test_the_language_changes_in_the_middle_of_a_game(table: Table) -> None:
    table.until("roll")
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_text("Deutsch").click()
    table.page.keyboard.press("Escape")

    expect(table.primary).to_have_text("Würfeln")
    expect(table.page.get_by_placeholder("Zum Beispiel: würfeln")).to_be_visible()
    expect(table.page.locator(".bar .said")).to_contain_text("Du bist dran: Würfle!")
    expect(table.page.get_by_role("list", name="Verlauf")).to_contain_text("Mia ist am Zug.")


def test_rules_open_at_what_is_asked_and_are_searched_beside_the_table(table: Table) -> None:
    table.until("roll")
    table.page.get_by_role("tab", name="Rules").click()
    rules = table.page.get_by_role("region", name="Rules", exact=True)
    expect(rules.locator(".now")).to_contain_text("RH-T1")
    expect(rules.locator(".now")).to_be_in_viewport()
    search = table.page.get_by_placeholder("Search the rules")
    search.fill("tie")
    expect(rules).to_contain_text("RH-B4")
    search.fill("fight")
    expect(rules.locator("mark").first).to_have_text("Battle")


def test_the_title_says_whose_move_it_is(table: Table) -> None:
    table.until("roll")

    expect(table.page).to_have_title(re.compile("Your move"))


def test_story_can_be_watched_and_skipped(page: Page, site: Served) -> None:
    page.evaluate(
        "localStorage.setItem('rollout.settings', JSON.stringify({language: 'en', pace: 'slow', sound: false}))"
    )
    page.reload()
    Table.opened(page, site.url, "robot-heroes")
    page.get_by_role("button", name="Skip").click()

    expect(page.locator(".bar.mine, .bar:has-text('Waiting')").first).to_be_visible(timeout=3000)


def test_a_table_that_is_gone_is_said_kindly(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/table/{'0' * 32}")

    expect(page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    assert_good(page)


def test_a_card_that_is_not_asked_for_says_why_not(table: Table, size: str) -> None:
    table.until("roll")
    table.page.locator(".hand .card").first.click()

    expect(table.page.get_by_role("alert")).to_contain_text("Cards are played only in a battle.")
