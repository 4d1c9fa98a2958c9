"""The map of RISK Transformers, the list beside it, its lesson, and the pictures of its rules and editions."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good, smaller
from tests.web.people import Arrive
from tests.web.risk import Commander, computers, sits

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PICTURES = Path(__file__).parents[2] / "web" / "src" / "games" / "risk" / "examples" / "pictures.json"
BOXES = "found => found.map(e => e.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height])"


@pytest.fixture
def mia(arrive: Arrive, site: Served, screen: Any) -> Commander:
    """Mia is a Decepticon and is about to bring in her new units."""
    commander = sits(arrive("Mia"), site, [{"name": "Mia"}, *computers(3)], autobots="last")
    commander.page.locator(".bar.mine .act").wait_for()
    commander.chip("done")
    commander.confirm()
    expect(commander.primary).to_have_text("Choose a territory")
    return commander


def middle(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(mia: Commander, one: str, other: str) -> float:
    """How far two territories are from one another, across; what is out of sight counts as well."""
    return abs(middle(mia.territory(one))[0] - middle(mia.territory(other))[0])


# -- the map ---------------------------------------------------------------------------------------------


def test_all_territories_can_be_seen_and_tapped_at_once(mia: Commander) -> None:
    boxes = mia.page.locator("[data-territory]").evaluate_all(BOXES)
    (frame,) = mia.page.locator(".frame").evaluate_all(BOXES)

    assert len(boxes) == 42
    assert smaller(mia.page, "[data-territory], .tools button, [data-teach=continents] button", 24) == []
    hidden = [box for box in boxes if box[0] < frame[0] - 1 or box[0] + box[2] > frame[0] + frame[2] + 1]
    on_others = [
        (one, other)
        for one, other in combinations(boxes, 2)
        if all(
            min(one[side] + one[side + 2], other[side] + other[side + 2]) - max(one[side], other[side]) > 1
            for side in (0, 1)
        )
    ]
    assert (hidden, on_others) == ([], [])
    assert_good(mia.page)


def test_continents_buttons_and_keys_draw_it_larger(mia: Commander) -> None:
    whole = apart(mia, "Alaska", "Kamchatka")
    mia.page.get_by_role("button", name=re.compile(r"^Australia \+2")).click()
    assert apart(mia, "Alaska", "Kamchatka") > 1.5 * whole
    mia.page.get_by_role("button", name="The whole Earth").click()
    assert apart(mia, "Alaska", "Kamchatka") == pytest.approx(whole, abs=1)
    mia.page.get_by_role("button", name="Larger").click()
    assert apart(mia, "Alaska", "Kamchatka") > 1.3 * whole
    mia.territory("Peru").focus()
    mia.page.keyboard.press("0")
    assert apart(mia, "Alaska", "Kamchatka") == pytest.approx(whole, abs=1)


def test_a_tap_means_the_nearest_territory_and_a_drag_none(mia: Commander) -> None:
    x, y = middle(mia.territory("Argentina"))
    mia.page.mouse.move(x, y)
    mia.page.mouse.down()
    mia.page.mouse.move(x + 60, y + 10, steps=4)
    mia.page.mouse.up()
    expect(mia.primary).to_have_text("Choose a territory")
    mia.page.mouse.click(x - 15, y + 4)
    expect(mia.primary).to_contain_text("Argentina: fight for it")


def test_arrow_keys_go_around_the_earth(mia: Commander) -> None:
    mia.territory("Alaska").focus()
    mia.page.keyboard.press("ArrowLeft")
    expect(mia.territory("Kamchatka")).to_be_focused()
    expect(mia.territory("Kamchatka")).to_have_accessible_name(
        re.compile(r"Kamchatka, one human(, Energon bar)?, new units can come in here")
    )
    mia.page.keyboard.press("ArrowRight")
    expect(mia.territory("Alaska")).to_be_focused()


def test_the_list_says_and_does_the_same(mia: Commander) -> None:
    mia.page.get_by_role("button", name="Show the Earth as a list").click()
    territories = mia.page.get_by_role("group", name="List of the territories").locator("[data-territory]")
    expect(territories).to_have_count(42)
    mia.page.get_by_label("Only what can be chosen").check()
    expect(territories).to_have_count(8)
    assert_good(mia.page)
    mia.territory("Peru").click()
    expect(mia.primary).to_contain_text("Peru: fight for it")


# -- what teaches ----------------------------------------------------------------------------------------


def test_the_first_turn_of_a_lesson(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/learn/risk")
    page.wait_for_url("**/table/*")
    titles: list[str] = []
    bubble = page.locator(".bubble")
    ways = {"A gamble": "Reveal no card", "Battle!": "Roll on to the end", "Not yet": "", "Moving": ""}
    while "Moving" not in titles:
        title = bubble.locator(".title")
        expect(title).not_to_have_text(titles[-1] if titles else "", timeout=15_000)
        titles.append(title.inner_text())
        if size == "phone" and titles[-1] == "Landing":
            assert_good(page)
        follow(page, bubble, ways.get(titles[-1], ""))

    assert titles[:5] == ["You command Decepticons", "The clock", "A gamble", "Landing", "Battle!"]
    assert {"Highest against highest", "Not yet"} <= set(titles)
    assert titles[-1] == "Moving"


def follow(page: Page, bubble: Locator, way: str) -> None:
    """Do what a bubble asks for: read on, take a way beside the map, or land somewhere; then the big button."""
    go_on = bubble.get_by_role("button", name="Go on")
    if go_on.count():
        go_on.click()
        return
    act = page.locator(".bar .act")
    if way:
        page.get_by_role("button", name=way, exact=True).first.click()
    elif act.get_attribute("aria-disabled") == "true":
        # who has collected Energon may add it, so that going on is not the only choice even where nobody can attack
        page.locator("[data-territory].live").or_(page.locator("[data-text=done]")).first.click()
    expect(act).to_have_attribute("aria-disabled", "false")
    act.click()


def test_the_other_side_of_the_lesson(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/rules/risk")
    page.get_by_role("link", name="Learn as the Autobots").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bubble .title")).to_have_text("You lead the Autobots", timeout=15_000)


def test_pictures_stand_beside_the_rules(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/rules/risk#rules")
    page.get_by_role("tab").nth(1).click()
    expect(page.locator("figure .mat")).to_have_count(len(json.loads(PICTURES.read_text("utf-8"))))
    expect(page.locator("figure", has_text="The Autobot falls first").locator("svg")).not_to_have_count(0)
    assert_good(page)


def test_an_edition_shows_what_it_is_played_with(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/edition/risk")
    expect(page.get_by_role("figure")).to_contain_text("42 territories; 12 of their cards have two stars")
    expect(page.get_by_role("heading", name="15 Power cards, 3 for each army")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="North America +5, 9 territories")).to_be_visible()
