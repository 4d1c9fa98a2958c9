"""A first game that teaches while it is played: bubbles come when the game gets there, whatever the dice say."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEARN = re.compile(r"Learn while playing.*\(Robot Heroes\)")
LOOKS = 400
"""Bubbles and decisions before a lesson that does not end is given up."""


class Lesson:
    """The lesson at a table, as a person takes it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    @classmethod
    def begun(cls, page: Page) -> Lesson:
        page.get_by_role("link", name=LEARN).click()
        page.wait_for_url("**/table/*")
        return cls(page)

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    @property
    def waits(self) -> Locator:
        """The button of a bubble for which the game stands still."""
        return self.bubble.get_by_role("button", name="Go on")

    @property
    def over(self) -> bool:
        kept = json.loads(self.page.evaluate("localStorage.getItem('rollout.lessons') ?? '[]'"))
        return all(lesson["over"] for lesson in kept)

    def next(self) -> str:
        """The title of the next bubble, or what is asked where there is none; "over" at the end."""
        asked = self.page.locator(".bar.mine .act")
        self.waits.or_(asked).or_(self.table.result).first.wait_for()
        if not self.bubble.count():
            self.page.wait_for_timeout(150)  # a question is explained a moment after it is asked
        if self.over or self.table.result.count():
            return "over"
        return self.bubble.locator(".title").inner_text() if self.bubble.count() else "asked"

    def question(self) -> str:
        """The title of the next bubble that stays while something is asked."""
        for _ in range(LOOKS):
            title = self.next()
            if title not in ("asked", "over") and not self.waits.count():
                return title
            self.follow()
        raise AssertionError("no question is explained")

    def follow(self) -> None:
        """Do what the lesson asks for."""
        if self.waits.count():
            self.waits.click()
        elif asked := self.table.asked():
            self.table.play(asked)

    def titles(self) -> list[str]:
        """Follow the lesson to its end; the titles of all bubbles, in order."""
        seen: list[str] = []
        for _ in range(LOOKS):
            title = self.next()
            if title == "over":
                return seen
            if title != "asked" and title not in seen[-1:]:
                seen.append(title)
            self.follow()
        raise AssertionError(f"the lesson does not end: {seen}")


@pytest.fixture
def lesson(page: Page) -> Lesson:
    return Lesson.begun(page)


def test_the_whole_lesson(lesson: Lesson, size: str) -> None:
    titles = lesson.titles()

    assert {"Roll the die", "Where to?", "A battle!", "Who is higher?"} <= set(titles)
    assert {"A hit!", "Ouch!"} & set(titles)
    assert titles[0] in ("Who do you want to be?", "This is you!", "Roll the die")  # others may have taken their heroes
    assert len(titles) == len(set(titles)), "something was explained twice"
    expect(lesson.bubble).to_have_count(0)


def test_it_can_be_skipped_at_any_time_and_stays_away(lesson: Lesson, size: str) -> None:
    assert lesson.next()
    lesson.bubble.get_by_role("button", name="Skip lesson").click()

    expect(lesson.bubble).to_have_count(0)
    assert lesson.table.asked()
    lesson.page.reload()
    assert lesson.table.asked()
    expect(lesson.bubble).to_have_count(0)


def test_the_game_stands_still_until_a_bubble_is_read(lesson: Lesson) -> None:
    for _ in range(LOOKS):
        lesson.next()
        if lesson.waits.count():
            break
        lesson.follow()
    lines, title = lesson.table.log.inner_text(), lesson.next()
    lesson.page.wait_for_timeout(700)

    assert lesson.table.log.inner_text() == lines
    lesson.page.keyboard.press("Enter")
    expect(lesson.bubble.locator(".title", has_text=title)).to_have_count(0)


def test_a_lesson_that_does_not_arrive_keeps_nobody_from_playing(page: Page) -> None:
    page.route(
        "**/assets/Teach*.js", lambda route: route.fulfill(body="throw new Error()", content_type="text/javascript")
    )
    page.get_by_role("link", name=LEARN).click()
    page.get_by_role("button", name="Play without the lesson").click()

    assert Table(page).asked()
    expect(page.locator(".bubble")).to_have_count(0)


def test_by_keyboard_alone(page: Page) -> None:
    page.get_by_role("link", name=LEARN).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    lesson = Lesson(page)
    entries = page.locator(".panel-body li")
    for _ in range(LOOKS):
        if lesson.next() == "over":
            return
        waits, before = lesson.waits.count() > 0, entries.count()
        title = lesson.bubble.locator(".title").inner_text() if waits else ""
        if not waits and not page.locator(".bar .act.primary").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if waits:
            expect(lesson.bubble.locator(".title").filter(has_text=title)).to_have_count(0)
        else:
            expect(entries).not_to_have_count(before)
    raise AssertionError("the lesson does not end")


def test_a_screen_reader_hears_each_bubble(lesson: Lesson) -> None:
    title = lesson.next()

    heard = lesson.page.get_by_role("region", name="Lesson").get_by_role("status")
    expect(heard).to_contain_text(title)
    expect(lesson.bubble).to_contain_text(re.compile(r"\d of 8"))


def test_it_goes_on_after_coming_back(lesson: Lesson, site: Served) -> None:
    title = lesson.question()
    address = lesson.page.url
    lesson.page.goto(site.url)
    expect(lesson.page.get_by_role("region", name="Continue a game")).to_contain_text("Lesson")
    lesson.page.get_by_role("link", name=LEARN).click()
    lesson.page.wait_for_url(address)

    assert lesson.question() == title


def test_other_tables_are_left_alone(lesson: Lesson, site: Served) -> None:
    lesson.next()
    table = Table.opened(lesson.page, site.url, "robot-heroes")

    assert table.asked()
    expect(lesson.bubble).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_bubbles_are_accessible_and_cover_nothing_that_is_needed(page: Page, size: str, theme: str) -> None:
    page.evaluate(
        "theme => localStorage.setItem('rollout.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('rollout.settings')), theme, language: 'en'}))",
        theme,
    )
    page.reload()
    lesson = Lesson.begun(page)
    wanted = {"Roll the die", "Where to?", "A battle!"}
    checked: set[str] = set()
    for _ in range(LOOKS):
        title = lesson.next()
        if title == "over" or checked == wanted:
            break
        if title in wanted - checked:
            page.wait_for_timeout(300)
            assert_good(page)
            assert_clear(page)
            checked.add(title)
        lesson.follow()
    assert checked == wanted


def test_large_text_stays_in_the_bubble(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(
        "localStorage.setItem('rollout.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('rollout.settings')), text: 'huge', language: 'de'}))"
    )
    page.reload()
    page.get_by_role("link", name=re.compile(r"Beim Spielen lernen.*\(Robot Heroes\)")).click()
    bubble = page.locator(".bubble")
    bubble.wait_for()

    assert bubble.evaluate("bubble => bubble.scrollWidth <= bubble.clientWidth")
    expect(bubble.get_by_role("button").last).to_be_in_viewport(ratio=1)


def assert_clear(page: Page) -> None:
    """The bubble lies inside the screen, and not on the button, the landing spaces or the hand that is asked for."""
    covered = page.evaluate(
        """() => {
            const box = document.querySelector('.bubble').getBoundingClientRect();
            const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            const needed = [...document.querySelectorAll('.bar .act, .space.landing, .hand button, .roll')];
            const hit = needed.filter(part => {
                const other = part.getBoundingClientRect();
                const across = box.left < other.right && other.left < box.right;
                return across && box.top < other.bottom && other.top < box.bottom;
            });
            return [...(inside ? [] : ['outside']), ...hit.map(part => part.className)];
        }"""
    )
    assert covered == []
