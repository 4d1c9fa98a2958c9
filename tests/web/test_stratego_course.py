"""The courses of Stratego on its own board: every task can be tried, repeated, skipped and taken up again."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@dataclass(frozen=True)
class Course:
    """A course as a person takes it."""

    page: Page

    @classmethod
    def begun(cls, page: Page, url: str, part: str = "") -> Course:
        page.goto(f"{url}/learn/stratego{part}")
        page.locator(".coach").wait_for()
        page.locator("[data-square]").first.wait_for()
        return cls(page)

    @property
    def title(self) -> Locator:
        return self.page.locator(".coach .title")

    @property
    def text(self) -> Locator:
        return self.page.locator(".coach .text")

    @property
    def button(self) -> Locator:
        return self.page.locator(".coach .act")

    def tap(self, *squares: str) -> None:
        for square in squares:
            self.page.locator(f"[data-square='{square}']").click()

    def skip(self, times: int = 1) -> None:
        for _ in range(times):
            self.page.get_by_role("button", name="Skip").click()


@pytest.fixture
def course(page: Page, site: Served, size: str) -> Course:
    return Course.begun(page, site.url)


def test_what_is_asked_for_leads_on_and_anything_else_may_be_tried_again(course: Course) -> None:
    course.tap("e2", "e3")
    expect(course.text).to_contain_text("That is a move")
    course.button.click()

    expect(course.title).to_have_text("Who are you?")
    course.tap("e4", "e3")
    expect(course.text).to_contain_text("This time attack")
    expect(course.button).to_have_text("Try again")
    course.button.click()
    course.tap("e4", "e5")
    course.button.click()
    expect(course.text).to_contain_text("9 beats 7")
    expect(course.page.locator("[data-square='e5']")).to_have_accessible_name(re.compile("Ironhide"))


def test_what_cannot_be_done_is_said_so(course: Course) -> None:
    course.tap("e2", "f3")

    expect(course.text).to_contain_text("cannot be done")
    course.tap("f2")
    expect(course.text).to_contain_text("That is a move")


def test_it_is_skipped_to_its_end_and_leads_to_the_next(course: Course) -> None:
    course.skip(7)
    course.page.locator("[data-setup-board]").wait_for()
    course.button.click()
    expect(course.page.get_by_role("heading", name="You know the rules!")).to_be_visible()
    course.page.get_by_role("link", name="Special Powers").click()

    expect(course.title).to_have_text("Detect Enemy")


def test_a_power_is_chosen_and_used(page: Page, site: Served, size: str) -> None:
    course = Course.begun(page, site.url, "/powers")
    course.tap("e3")
    page.get_by_role("button", name="Detect Enemy").or_(page.get_by_role("radio", name="Detect Enemy")).first.click()
    course.tap("f5")
    course.button.click()

    expect(course.text).to_contain_text("a 7 from afar")


def test_it_goes_on_after_coming_back(course: Course, site: Served) -> None:
    course.tap("e2", "d2")
    expect(course.text).to_contain_text("That is a move")
    course.button.click()
    expect(course.title).to_have_text("Who are you?")
    course = Course.begun(course.page, site.url)

    expect(course.title).to_have_text("Who are you?")


def test_by_keyboard_alone(course: Course) -> None:
    course.page.locator("[data-square='e2']").press("Enter")
    course.page.keyboard.press("ArrowUp")
    course.page.keyboard.press("Enter")
    expect(course.text).to_contain_text("That is a move")
    course.button.press("Enter")

    expect(course.title).to_have_text("Who are you?")


def test_a_screen_reader_hears_what_is_said(course: Course) -> None:
    expect(course.page.get_by_role("region", name="Lesson").get_by_role("status")).to_contain_text(
        "One square at a time"
    )
    expect(course.page.get_by_role("region", name="Lesson")).to_contain_text("1 of 8")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_step_is_accessible_and_its_button_in_sight(course: Course, theme: str) -> None:
    course.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    for _ in range(8):
        expect(course.button).to_be_in_viewport(ratio=1)
        assert_good(course.page)
        course.skip()
    assert_good(course.page)
