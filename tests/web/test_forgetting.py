"""A log that forgets, in the browser: what is shown once can be read for a moment, and comes back in the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import Served
from tests.web.people import Arrive, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHOWN = "On d3 a guard attacks a runner."
KEPT = "On d3 a guard attacks a ?."


def opens(person: Person, url: str, others: str) -> None:
    """A table of Hideout at which captives are forgotten."""
    person.page.goto(f"{url}/new/hideout/{others}")
    person.page.locator("label", has_text="Forgotten").click()
    person.page.locator("button.start").click()
    person.page.wait_for_url("**/table/*")


def types(person: Person, line: str) -> None:
    """Type a line when it is this person's turn."""
    person.page.locator(".bar.mine .act").wait_for()
    field = person.page.get_by_role("combobox")
    field.fill(line)
    field.press("Enter")
    expect(field).to_have_value("")


def fight(person: Person) -> Locator:
    return person.table.log.get_by_text("attacks")


def test_a_captive_is_shown_for_a_moment_and_again_in_the_end(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    opens(mia, site.url, "friend")
    ben.accepts(site.url, mia.invitation())
    types(mia, "place a1 b1 d2 d1")
    types(ben, "place a4 d3 c4 d4")
    types(mia, "move d2 d3")
    for person in (mia, ben):
        expect(fight(person)).to_have_text(SHOWN)
    for person in (mia, ben):
        expect(fight(person)).to_have_text(KEPT, timeout=10_000)
        assert SHOWN not in person.page.content(), "not even a screen reader finds it"
    ben.page.reload()
    expect(fight(ben)).to_have_text(KEPT)

    types(ben, "(resign)")
    for person in (mia, ben):
        person.table.result.wait_for()
        person.page.keyboard.press("Escape")
        expect(fight(person)).to_have_text(SHOWN)


def takes(person: Person, name: str) -> None:
    """Whoever is named on the cover takes the device."""
    plain = person.page.get_by_role("button", name=f"Show the table to {name} without holding")
    plain.focus()
    person.page.keyboard.press("Enter")
    expect(plain).to_have_count(0)


def test_at_a_shared_device_the_next_person_reads_what_is_kept(arrive: Arrive, site: Served) -> None:
    mia = arrive("Mia")
    opens(mia, site.url, "here")
    for name, line in (("Mia", "place a1 b1 d2 d1"), ("Player 2", "place a4 d3 c4 d4"), ("Mia", "move d2 d3")):
        takes(mia, name)
        types(mia, line)
    story = mia.page.get_by_role("region", name="may have missed")
    expect(story).to_contain_text(SHOWN)
    takes(mia, "Player 2")
    expect(fight(mia)).to_have_text(KEPT)
    assert SHOWN not in mia.page.content()
