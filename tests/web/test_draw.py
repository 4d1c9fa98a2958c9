"""A draw by agreement in the browser: offered in the menu, answered by mouse, by keyboard and typed, at one device too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.people import Arrive, Person
from tests.web.table import Table
from tests.web.test_forgetting import opens, takes, types

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def offers(person: Person) -> None:
    """Offer a draw in the menu."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Offer a draw").click()


def asked(person: Person) -> Locator:
    return person.page.locator(".strip.asking")


def test_two_agree_after_one_has_declined(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    opens(mia, site.url, "friend")
    ben.accepts(site.url, mia.invitation())
    types(mia, "place a1 b1 c1 d1")
    types(ben, "place a4 b4 c4 d4")
    offers(ben)
    expect(asked(mia)).to_contain_text("Ben offers you a draw.")
    expect(ben.page.locator(".strip")).to_contain_text("Mia has not answered yet")
    assert_good(mia.page)
    decline = asked(mia).get_by_role("button", name="Decline")
    decline.focus()
    mia.page.keyboard.press("Enter")
    expect(asked(mia)).to_have_count(0)
    expect(ben.table.log).to_contain_text("Mia declines the draw.")
    ben.page.get_by_role("button", name="Menu").click()
    expect(ben.page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    ben.page.keyboard.press("Escape")

    offers(mia)
    expect(ben.page).to_have_title(re.compile("^● Mia offers a draw"))
    field = ben.page.get_by_role("combobox")
    field.fill("agree")
    field.press("Enter")
    for person in (mia, ben):
        expect(person.table.result).to_contain_text("A draw, as both agreed.")


def test_at_a_shared_device_the_offer_waits_for_the_next_person(arrive: Arrive, site: Served) -> None:
    mia = arrive("Mia")
    opens(mia, site.url, "here")
    for name, line in (("Mia", "place a1 b1 c1 d1"), ("Player 2", "place a4 b4 c4 d4")):
        takes(mia, name)
        types(mia, line)
    takes(mia, "Mia")
    offers(mia)
    expect(mia.table.log).to_contain_text("Mia offers a draw.")
    expect(asked(mia)).to_have_count(0)
    types(mia, "move b1 b2")
    takes(mia, "Player 2")
    expect(asked(mia)).to_contain_text("Mia offers Player 2 a draw.")
    asked(mia).get_by_role("button", name="Agree").click()
    expect(mia.table.result).to_contain_text("A draw, as both agreed.")


def test_a_computer_player_answers_at_once(arrive: Arrive, site: Served) -> None:
    mia = arrive("Mia")
    table = Table.opened(mia.page, site.url, "hideout")
    table.primary.wait_for()
    offers(mia)
    expect(table.log).to_contain_text(re.compile(r"declines the draw\."))


def test_where_a_game_cannot_be_drawn_nobody_offers(table: Table) -> None:
    table.page.get_by_role("button", name="Menu").click()
    expect(table.page.get_by_role("button", name="Give up")).to_be_visible()
    expect(table.page.get_by_role("button", name="Offer a draw")).to_have_count(0)
