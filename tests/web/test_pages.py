"""Every page at two sizes: nothing serious for axe, nothing in the console, nothing beside the screen."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, Route, expect

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
        "/edition/robot-heroes",
    ),
    *("/about", "/replay", "/fair", "/no/such/page", "/table/unknown"),
]
PLAY = re.compile(r"Play now.*\(Robot Heroes\)")
BUDGET = 150_000
"""Bytes of JavaScript, compressed, until the first page is complete."""


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_accessible(page: Page, site: Served, size: str, path: str) -> None:
    page.goto(f"{site.url}{path}")
    page.locator("main h1").wait_for()

    assert_good_by_night_and_by_day(page)


def test_the_table_is_accessible_whatever_it_asks(page: Page, site: Served, size: str) -> None:
    table = Table.opened(page, site.url, "robot-heroes")
    for asked in ("roll", "move", "card"):
        table.until(asked)
        assert_good_by_night_and_by_day(page)


@pytest.mark.parametrize("game", ["hideout", "standoff"])
def test_the_generic_table_is_accessible(page: Page, site: Served, size: str, game: str) -> None:
    Table.opened(page, site.url, game).asked()

    assert_good(page)


def test_dialogs_are_accessible(table: Table, size: str) -> None:
    table.until("roll")
    for name in ("Settings", re.compile(r"Discards: \d")):  # whoever moved first may have fought
        table.page.get_by_role("button", name=name).first.click()
        assert_good(table.page)
        table.page.keyboard.press("Escape")
    table.page.keyboard.press("?")
    assert_good(table.page)


def test_a_game_is_played_with_one_tap(page: Page, site: Served, size: str) -> None:
    page.get_by_role("link", name=PLAY).click()
    page.wait_for_url("**/table/*")

    assert Table(page).asked()
    page.go_back()
    expect(page.get_by_role("region", name="Continue a game")).to_contain_text("Robot Heroes")


def test_the_level_that_was_played_last_is_played_next(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/new/robot-heroes")
    levels = page.get_by_role("group", name="How strong").get_by_role("radio")
    if levels.count() == 0:
        pytest.skip("the game has one level")
    levels.last.check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.goto(site.url)

    expect(page.get_by_role("link", name=PLAY)).to_contain_text("Hard")


def test_the_first_page_says_whose_project_it_is(page: Page) -> None:
    expect(page.get_by_role("contentinfo")).to_contain_text("unofficial fan project")
    expect(page.get_by_role("heading", name="Stratego Transformers")).to_be_visible()
    expect(page.get_by_role("heading", name="RISK Transformers")).to_be_visible()


def test_rules_are_found_at_once_and_marked(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/rules/robot-heroes")
    page.get_by_role("searchbox").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("turning back")

    expect(page.get_by_role("status")).to_have_text("One rule found")
    expect(page.locator("dt")).to_contain_text("RH-T2")
    expect(page.locator("mark")).to_have_text(["turning", "back", "back"])
    expect(page.locator("figure svg")).to_be_visible()
    assert_good(page)
    page.get_by_role("searchbox").fill("Gleichstand")
    expect(page.locator("#RH-B4 [lang=de]")).to_contain_text("Gleichstand")
    page.get_by_role("searchbox").fill("dinosaur")
    expect(page.get_by_role("status")).to_have_text("Nothing has these words.")
    assert_good(page)
    page.get_by_role("button", name="tie", exact=True).click()
    expect(page.locator("#RH-B4 mark").first).to_have_text("tie")


def test_the_introduction_is_searched_too_and_words_of_people_find(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/rules/robot-heroes")
    page.get_by_role("searchbox").fill("duel")
    short = page.get_by_role("region", name="In short")
    expect(short.locator("mark")).to_have_text(["duel"])
    expect(page.locator("#RH-T4 mark").first).to_have_text("Battle")
    assert_good(page)
    heading = short.get_by_role("button").last
    title = heading.inner_text()
    heading.click()
    expect(page.get_by_role("tab", name="In short")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    page.get_by_role("tab", name="In short").press("ArrowRight")
    expect(page.get_by_role("tab", name="Every rule")).to_be_focused()
    expect(page.locator("#RH-S1")).to_be_visible()
    assert_good(page)


def test_a_short_game_is_one_tap_and_the_choices_of_experts_are_folded(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/new/robot-heroes")
    expect(page.get_by_label("Your seat")).to_be_hidden()
    page.get_by_role("switch", name="Short game").click()
    page.get_by_text("More options").click()
    turns = page.get_by_label("Turns until the game ends")
    expect(turns).to_have_value("10")
    turns.focus()
    bar, field = page.locator(".bar").bounding_box(), turns.bounding_box()
    assert bar and field and field["y"] + field["height"] <= bar["y"], "the bar hides nothing that has the focus"
    assert_good(page)


def test_an_address_leads_to_a_rule(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/rules/robot-heroes#RH-B4")

    expect(page.locator("#RH-B4")).to_be_in_viewport()
    expect(page.locator("#RH-B4")).to_have_class(re.compile(r"\bnow\b"))


def test_the_app_can_be_put_on_the_home_screen(page: Page, site: Served) -> None:
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{site.url}{link}")

    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(f"{site.url}{icon['src']}").headers["content-type"] == icon["type"]


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_long_words_of_the_rules_stay_on_the_screen(page: Page, site: Served, size: str, text: str) -> None:
    prefer(page, text=text, language="de")
    page.goto(f"{site.url}/rules/stratego")
    page.get_by_role("columnheader", name="Robotermodus").first.wait_for()

    assert_good(page)


def test_signs_stand_below_the_numbers_on_the_shelf(page: Page, site: Served, size: str) -> None:
    cover = page.locator("article", has_text="Stratego").locator(".cover .cover")
    number, sign = (cover.locator(part).first.bounding_box() for part in ("svg text", "svg svg"))

    assert number
    assert sign
    assert number["y"] + number["height"] / 2 < sign["y"]


@pytest.mark.parametrize("game", ["robot-heroes", "stratego"])
def test_both_names_at_one_device_are_in_sight(page: Page, site: Served, size: str, game: str) -> None:
    page.goto(f"{site.url}/new/{game}/here")
    bar = page.locator("button.start").bounding_box()
    name = page.get_by_label("Name of the other person").bounding_box()

    assert bar
    assert name
    assert name["y"] + name["height"] <= bar["y"]


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


def assert_good_by_night_and_by_day(page: Page) -> None:
    for theme in ("dark", "light"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert_good(page)


def prefer(page: Page, **settings: str) -> None:
    """Change settings as the app keeps them."""
    page.evaluate(
        "more => localStorage.setItem('rollout.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('rollout.settings')), ...more}))",
        settings,
    )
    page.reload()


@pytest.mark.parametrize("way", ["at once", "by the page of a new game"])
def test_whoever_goes_back_while_a_table_opens_is_not_fetched_there(page: Page, way: str) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tables", hold)
    home = page.url
    opens = page.get_by_role("link", name=PLAY)
    if way != "at once":
        page.locator("a[href='/new/robot-heroes']").click()
        opens = page.get_by_role("button", name="Start the game")
    with page.expect_request("**/api/tables"):
        opens.click()
    page.go_back()
    expect(page).to_have_url(home)
    with page.expect_response("**/api/tables"):
        held[0].continue_()
    page.wait_for_timeout(300)

    expect(page).to_have_url(home)
