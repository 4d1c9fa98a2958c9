"""The table of RISK Transformers: whole games by mouse, every way to act, what a screen must bear."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import Served
from tests.web.access import assert_good, smaller
from tests.web.conftest import SIZES
from tests.web.people import Arrive, Person
from tests.web.risk import NAMES, Commander, computers, in_turn, listed, sits

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AUTOBOTS_LAST: dict[str, Any] = {"autobots": "last", "meter": 1}
"""The first seat commands Decepticons and begins; the game lasts a round."""


@pytest.fixture
def mia(arrive: Arrive, site: Served, screen: Any) -> Commander:
    """Mia begins as a Decepticon, against three computers; on a phone with the list in the place of the map."""
    person = arrive("Mia")
    if screen == SIZES["phone"]:
        listed(person)
    commander = sits(person, site, [{"name": "Mia"}, *computers(3)], **AUTOBOTS_LAST)
    commander.page.locator(".bar.mine .act").wait_for()
    return commander


# -- whole games -----------------------------------------------------------------------------------------


def test_a_whole_game_against_three_computers(mia: Commander) -> None:
    in_turn([mia])

    assert {"reveal", "place", "move"} <= mia.seen
    result = mia.person.table.result
    expect(result).to_contain_text("The Energon is used up")
    expect(result.get_by_role("img", name="What the plot shows")).to_be_visible()
    assert_good(mia.page)
    result.get_by_text("What each army did").click()
    expect(result.get_by_role("row")).to_have_count(5)


def test_two_people_and_a_watcher(arrive: Arrive, site: Served) -> None:
    ben = arrive("Ben")
    host = arrive("Mia")
    host.page.goto(f"{site.url}/new/risk/friend")
    host.page.get_by_label("How many play?").select_option("2")
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Energon on the meter").fill("1")
    host.page.locator("button.start").click()
    host.page.wait_for_url("**/table/*")
    ben.accepts(site.url, host.invitation())
    watcher = arrive("Kim")
    watcher.page.goto(host.page.url)

    in_turn([Commander(host), Commander(ben)])

    expect(watcher.table.result).to_contain_text("The Energon is used up")
    assert [update["view"]["viewer"] for update in watcher.updates] == [-1] * len(watcher.updates)


def test_three_people_at_one_device(arrive: Arrive, site: Served) -> None:
    person = arrive("Mia")
    seats = [{"name": name} for name in NAMES[:3]]
    commander = sits(person, site, seats, (0, 1, 2), players=3, meter=1)
    commander.most = 1
    takers: set[str] = set()
    cover = person.page.get_by_role("dialog").filter(has=person.page.locator(".hold"))
    while True:
        cover.or_(person.page.locator(".bar.mine .act")).or_(person.table.result).first.wait_for()
        if person.over:
            break
        if cover.count():
            takers.add(cover.get_by_role("heading", level=2).inner_text())
            cover.get_by_role("button", name="without holding").first.press("Enter")
            expect(cover).to_have_count(0)
        elif person.asked:
            commander.acts()

    assert len(takers) == 3


# -- ways to act -----------------------------------------------------------------------------------------


def begun(commander: Commander) -> None:
    """No card is revealed, and the new units land in Alaska and fight for it."""
    commander.chip("done")
    commander.confirm()
    expect(commander.primary).to_have_text("Choose a territory")
    commander.tap("Alaska")
    expect(commander.orders.locator(".warned")).to_contain_text("the 5 new units fight for Alaska against 1")
    commander.confirm()
    commander.orders.get_by_role("heading", name="Entry battle for Alaska").wait_for()


def test_dice_and_odds_of_a_battle(mia: Commander) -> None:
    begun(mia)
    battle = mia.page.get_by_role("region", name="Battle")
    expect(battle).to_contain_text("99 % to conquer it")
    expect(mia.primary).to_have_text("Roll once")
    assert_good(mia.page)
    assert smaller(mia.page, ".orders button, .status button", 24) == []
    mia.chip("roll on")
    expect(mia.primary).to_have_text("Roll on to the end")
    mia.confirm()
    mia.wait(lambda: mia.view["phase"] != "battle")
    if mia.view["conquests"]:
        expect(battle).to_contain_text("Conquered!")
        held = re.compile(r"Alaska, Decepticons 1, (?:one|\d) units?")
        expect(mia.territory("Alaska")).to_have_accessible_name(held)


def test_a_turn_by_typing(mia: Commander, screen: Any) -> None:
    if screen == SIZES["phone"]:
        mia.page.get_by_role("button", name="Log").click()
    box = mia.page.get_by_placeholder("For example")
    for line in ("no", "alaska", "roll on"):
        before = mia.person.newest["version"]
        box.fill(line)
        box.press("Enter")
        mia.wait(lambda before=before: mia.person.newest["version"] > before)  # type: ignore[misc]  # bound now
    expect(mia.person.table.log).to_contain_text("land in Alaska with 5 units")
    expect(mia.person.table.log).to_contain_text("Dice: ")


def test_a_turn_by_keys(arrive: Arrive, site: Served) -> None:
    mia = sits(arrive("Mia"), site, [{"name": "Mia"}, *computers(3)], **AUTOBOTS_LAST)
    mia.page.locator(".bar.mine .act").wait_for()
    mia.page.keyboard.press("ArrowRight")
    expect(mia.primary).to_have_text("Reveal a Power card")
    mia.page.keyboard.press("ArrowRight")
    expect(mia.primary).to_have_text("Reveal no card")
    mia.page.keyboard.press("Enter")
    expect(mia.primary).to_have_text("Choose a territory")
    mia.territory("Kamchatka").focus()
    mia.page.keyboard.press("Enter")
    expect(mia.primary).to_have_text("Kamchatka: fight for it with 5 against 1")
    mia.page.keyboard.press("Escape")
    expect(mia.primary).to_have_text("Choose a territory")
    mia.page.keyboard.press("Enter")
    mia.page.keyboard.press("Enter")
    expect(mia.primary).to_have_text("Roll once")


def test_what_a_button_says_can_be_typed(mia: Commander, screen: Any) -> None:
    if screen == SIZES["phone"]:
        mia.page.get_by_role("button", name="Log").click()
    box = mia.page.get_by_placeholder("For example: reveal")
    box.fill("reveal no card")
    box.press("Enter")
    expect(mia.primary).to_have_text("Choose a territory")


def test_what_is_not_possible_is_said_by_the_server(mia: Commander) -> None:
    mia.chip("done")
    mia.confirm()
    expect(mia.primary).to_have_text("Choose a territory")
    mia.tap("China")
    expect(mia.page.get_by_role("alert")).to_contain_text("China does not touch a starting point in a corner")


def test_a_turn_by_touch(browser: Browser, site: Served) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    settings = json.dumps({"language": "en", "pace": "off", "sound": False})
    context.add_init_script(f"localStorage.setItem('rollout.settings', '{settings}')")
    person = Person("Mia", context, context.new_page())
    person.listen()
    mia = sits(person, site, [{"name": "Mia"}, *computers(3)], **AUTOBOTS_LAST)
    mia.orders.get_by_role("button", name="Reveal no card").tap()
    mia.primary.tap()
    expect(mia.primary).to_have_text("Choose a territory")
    mia.territory("Kamchatka").tap()
    expect(mia.primary).to_contain_text("Kamchatka: fight for it")
    mia.primary.tap()
    expect(mia.primary).to_have_text("Roll once")
    assert person.complaints == []
    context.close()


def test_armies_and_figures_are_told_in_words(mia: Commander) -> None:
    mia.orders.get_by_role("button", name="Armies").click()
    dialog = mia.page.get_by_role("dialog", name="Armies")
    expect(dialog).to_contain_text("42 territories, 0 units, 42 humans")
    expect(dialog).to_contain_text("3 Power cards face down")
    assert_good(mia.page)
    mia.page.keyboard.press("Escape")
    mia.orders.get_by_role("button", name="Figures").click()
    expect(mia.page.get_by_role("dialog", name="Figures").get_by_role("img")).to_be_visible()
