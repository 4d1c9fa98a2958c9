"""Settings without an account: they count at once, stay in the browser, and are in reach everywhere, by keys too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PLACES = ["/", "/new/robot-heroes", "/rules/robot-heroes", "/about", "/no/such/page"]


def opened(page: Page) -> Locator:
    """The settings, opened by keyboard."""
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def test_settings_can_be_reached_from_every_page(page: Page, site: Served) -> None:
    for path in PLACES:
        page.goto(f"{site.url}{path}")
        opened(page)
        page.keyboard.press("Escape")

        expect(page.get_by_role("dialog"), path).to_have_count(0)
        expect(page.get_by_role("button", name="Settings"), path).to_be_focused()


def test_settings_can_be_reached_from_the_table(table: Table) -> None:
    table.until("roll")
    opened(table.page).get_by_text("Very large").click()
    table.page.keyboard.press("Escape")

    expect(table.page.locator("html")).to_have_attribute("data-text", "huge")
    assert table.asked() == "roll"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_theme_follows_the_device_where_that_is_wished(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    opened(page).get_by_text("Like the device").click()

    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    expect(page.locator("html")).not_to_have_attribute("data-theme", scheme)


def test_everything_counts_at_once_and_is_kept(page: Page) -> None:
    dialog = opened(page)
    for choice in ("Day", "Large", "Slow"):
        dialog.get_by_text(choice, exact=True).click()
    expect(dialog.get_by_role("slider", name="Volume")).to_be_disabled()
    dialog.get_by_role("group", name="Sounds").get_by_text("On", exact=True).click()
    slider = dialog.get_by_role("slider", name="Volume")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    dialog.get_by_text("Deutsch").click()

    for _ in range(2):
        html = page.locator("html")
        expect(html).to_have_attribute("lang", "de")
        expect(html).to_have_attribute("data-theme", "light")
        expect(html).to_have_attribute("data-text", "large")
        expect(html).to_have_attribute("data-pace", "slow")
        page.reload()
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_role("slider", name="Lautstärke")).to_have_value("5")


def test_choices_are_made_with_arrow_keys(page: Page) -> None:
    dialog = opened(page)
    dialog.get_by_role("radio", name="Night").focus()
    page.keyboard.press("ArrowLeft")

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(dialog.get_by_role("radio", name="Day")).to_be_checked()


def test_taste_can_be_reset_and_the_name_stays(page: Page, site: Served) -> None:
    dialog = opened(page)
    dialog.get_by_text("Day", exact=True).click()
    dialog.get_by_role("button", name="Reset").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"{site.url}/new/robot-heroes")
    expect(page.get_by_label("Your name")).to_have_value("Mia")


@pytest.mark.parametrize("theme", ["Day", "Night"])
def test_settings_are_accessible(page: Page, size: str, theme: str) -> None:
    opened(page).get_by_text(theme, exact=True).click()

    assert_good(page)
