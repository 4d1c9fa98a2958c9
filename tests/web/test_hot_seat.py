"""People who share one device: a cover with the next one's name, and never more than one hand in the page."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect  # noqa: A004 - Playwright's own

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.people import Arrive, Person, opponents_cards

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = ("Mia", "Ben")
TURN = "\N{RIGHT SINGLE QUOTATION MARK}s turn"


class Shared:
    """A device that two people share."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.cover: Locator = self.page.get_by_role("dialog").filter(has=self.page.locator(".hold"))
        self.hold = self.cover.locator(".hold")

    def opens(self, url: str, turns: int = 0) -> None:
        """The two sit down at a table of Robot Heroes."""
        self.page.goto(f"{url}/new/robot-heroes/here")
        self.page.get_by_label("Name of the other person").fill(NAMES[1])
        if turns:
            self.page.get_by_text("More options").click()
            self.page.get_by_label("Turns until the game ends").fill(str(turns))
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/table/*")

    def next(self) -> str:
        """Who is named on the cover; empty when the game is over."""
        self.cover.or_(self.person.table.result).first.wait_for()
        if not self.cover.count():
            return ""
        return self.cover.get_by_role("heading", level=2).inner_text().removesuffix(TURN)

    def take(self) -> None:
        """Hold the button by mouse until the table is uncovered."""
        box = self.hold.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(self.cover).to_have_count(0)
        self.page.mouse.up()

    def waits(self) -> bool:
        """Whether whoever has the device is asked something; else it has to go on, or the game is over."""
        mine = self.page.locator(".bar.mine .act")
        mine.or_(self.cover).or_(self.person.table.result).first.wait_for()
        return mine.count() > 0

    def play(self) -> None:
        """Whoever has the device does what is asked, until it has to go on.

        It may go on between looking and acting; then the test looks again.
        """
        while self.waits():
            with suppress(TimeoutError):
                self.person.table.play(self.person.table.asked())


@pytest.fixture
def shared(arrive: Arrive) -> Shared:
    return Shared(arrive("Mia"))


def private_lines(text: str, name: str) -> list[str]:
    """Lines of a log that name a card which only that person may know."""
    return re.findall(rf"{name} (?:draws an? (?:\d|die)|puts an? (?:\d|die card) face)[^\n]*", text)


def assert_covered(shared: Shared) -> None:
    """Nobody's hand and nobody's private lines are in the page, which speaks of the next person by name."""
    content = shared.page.content()
    assert shared.page.locator(".hand").count() == 0
    assert not [line for name in NAMES for line in private_lines(content, name)]
    assert not re.search(r"\byou(rs?)?\b", shared.cover.inner_text(), re.IGNORECASE)


def test_a_whole_game_at_one_device(shared: Shared, site: Served, screen: Any, turns: int) -> None:
    shared.opens(site.url, turns)
    covers = dict.fromkeys(NAMES, 0)
    secrets = dict.fromkeys(NAMES, 0)
    while name := shared.next():
        assert_covered(shared)
        covers[name] += 1
        shared.take()
        seat = NAMES.index(name)
        shared.page.locator(".bar.mine .act").wait_for()
        seen = shared.page.content()
        secrets[name] += len(private_lines(seen, name))
        assert not private_lines(seen, NAMES[1 - seat]), "the other one's cards are not in the page"
        assert shared.page.title().startswith("●")
        shared.play()

    expect(shared.person.table.result).to_be_visible()
    assert shared.page.locator(".hand").count() == 0
    assert min(covers.values()) > 3
    assert min(secrets.values()) > 3, "the search finds what it is for"


def test_one_socket_at_a_time_has_a_seat(shared: Shared, site: Served) -> None:
    """Of the person who does not have the device, not even a frame comes in."""
    shared.opens(site.url, turns=2)
    expect(shared.cover).to_be_visible()
    received = shared.person.received
    while name := shared.next():
        shared.page.wait_for_timeout(200)
        assert len(shared.person.sockets) == 1, "while the table is covered there is only the watcher's line"
        before = len(received)
        shared.take()
        shared.play()
        frames = [json.loads(frame) for frame in received[before:]]
        told = [json.dumps(t) for frame in frames if frame["type"] == "update" for t in frame["told"]]
        assert opponents_cards(told, NAMES.index(name)) == []


def test_secret_choices_are_made_one_after_the_other_and_shown_together(shared: Shared, site: Served) -> None:
    """In a duel the device goes on after each choice, and nobody's hand is in sight when the cards are turned over."""
    shared.opens(site.url)
    chose: list[str] = []
    while len(chose) < 2 and (name := shared.next()):
        shared.take()
        while len(chose) < 2 and shared.waits():
            asked = shared.person.table.asked()
            if secret := asked == "card" and "Battle!" in shared.page.locator(".bar .said").inner_text():
                chose.append(name)
            shared.person.table.play(asked)
            if secret:
                expect(shared.page.locator(".hand")).to_have_count(0)

    assert sorted(chose) == sorted(NAMES)
    assert "battle-tied" in str(shared.person.newest) or "cards-revealed" in str(shared.person.newest)
    shared.next()
    story = shared.cover.get_by_role("region", name="may have missed")
    expect(story).to_contain_text("shows")
    expect(story).to_contain_text(re.compile("tie!|wins the battle|draw"))


def test_the_cover_opens_only_for_whoever_holds_it(shared: Shared, site: Served, screen: Any) -> None:
    shared.opens(site.url)
    name = shared.next()
    assert_good(shared.page)
    assert shared.page.title().startswith(f"● {name}{TURN}")
    shared.hold.click()
    shared.page.keyboard.press("Escape")
    shared.page.wait_for_timeout(700)
    expect(shared.cover).to_be_visible()
    shared.hold.focus()
    shared.page.keyboard.press("Enter")
    shared.page.wait_for_timeout(700)
    expect(shared.cover).to_be_visible()

    shared.page.keyboard.down("Space")
    expect(shared.cover).to_have_count(0)
    shared.page.keyboard.up("Space")
    expect(shared.page.locator(".bar.mine .act")).to_be_visible()
    assert_good(shared.page)


def test_a_plain_button_opens_it_for_those_who_cannot_hold(shared: Shared, site: Served) -> None:
    shared.opens(site.url)
    name = shared.next()
    plain = shared.page.get_by_role("button", name="Show the table to")
    expect(plain).to_have_accessible_name(f"Show the table to {name} without holding")
    plain.focus()
    shared.page.keyboard.press("Enter")

    expect(shared.page.locator(".bar.mine .act")).to_be_visible()


def test_another_may_look_and_hand_the_device_on(shared: Shared, site: Served) -> None:
    shared.opens(site.url)
    name = shared.next()
    other = NAMES[1 - NAMES.index(name)]
    look = shared.page.get_by_role("button", name=f"{other} wants to look")
    look.click()
    shared.page.wait_for_timeout(700)
    expect(shared.cover).to_be_visible()
    look.click(delay=900)
    shared.page.get_by_role("button", name="Hand the device on").click()

    assert shared.next() == name


def test_the_game_is_continued_after_leaving(shared: Shared, site: Served) -> None:
    shared.opens(site.url)
    name = shared.next()
    shared.page.goto(site.url)
    shared.page.get_by_role("region", name="Continue a game").get_by_role("link", name="Mia, Ben").click()

    assert shared.next() == name
    assert_covered(shared)


def test_once_more_at_one_device(shared: Shared, site: Served) -> None:
    shared.opens(site.url, turns=2)
    finished = shared.page.url
    while shared.next():
        shared.take()
        shared.play()
    shared.page.get_by_role("button", name="Play again").click()
    shared.page.wait_for_url(lambda url: url != finished)

    assert shared.next() in NAMES
    assert len(shared.person.saved()[0]["seats"]) == 2
