"""Armies are set up by mouse, by finger, by keyboard and as text: at the table, and on a page of their own."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good, smaller
from tests.web.people import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@dataclass(frozen=True)
class Bench:
    """The board on which an army is set up, with its tools."""

    page: Page

    @classmethod
    def of(cls, page: Page) -> Bench:
        page.locator("[data-setup-board]").wait_for()
        return cls(page)

    def square(self, name: str) -> Locator:
        return self.page.locator(f"[data-square='{name}'][data-place]")

    def stands(self, square: str, who: str) -> None:
        expect(self.square(square)).to_have_accessible_name(re.compile(rf"^{square}: {who}"))

    def tool(self, name: str) -> None:
        self.page.get_by_role("toolbar").get_by_role("button", name=name).click()

    @property
    def code(self) -> str:
        """The set-up as the code field shows it."""
        self.library("As text")
        code = self.page.get_by_label("The set-up as text").input_value()
        self.page.keyboard.press("Escape")
        return code

    def library(self, tab: str) -> None:
        self.tool("Set-ups")
        self.page.get_by_role("tab", name=tab).click()

    def load(self, code: str) -> None:
        self.library("As text")
        self.page.get_by_label("The set-up as text").fill(code)
        self.page.get_by_role("button", name="Put on the board").click()

    @property
    def ready(self) -> Locator:
        return self.page.locator(".bar .act")

    def lamp(self, who: str) -> Locator:
        return self.page.get_by_role("list", name="Which armies stand").get_by_role("listitem").filter(has_text=who)


@pytest.fixture
def bench(page: Page, site: Served, size: str) -> Bench:
    """The Autobots, as they begin on the page of their own."""
    page.goto(f"{site.url}/setup/stratego")
    return Bench.of(page)


def test_two_pieces_change_places_by_two_taps(bench: Bench) -> None:
    bench.square("e3").click()
    bench.square("a1").click()

    bench.stands("a1", "Optimus Prime, rank 10")
    bench.stands("e3", "Liquid Nitrogen Trap")
    bench.tool("Back")
    bench.stands("e3", "Optimus Prime")


def test_a_piece_is_dragged_to_another_square_and_off_the_board(bench: Bench) -> None:
    bench.square("i3").drag_to(bench.square("j1"))
    bench.stands("j1", "Ironhide")

    bench.tool("Clear")
    waiting = bench.page.get_by_role("button", name=re.compile("^Ironhide"))
    waiting.drag_to(bench.square("b2"))
    bench.stands("b2", "Ironhide")
    bench.square("b2").drag_to(bench.page.get_by_role("heading", name="no square yet"))
    bench.stands("b2", "empty")


def test_board_and_tray_are_in_sight_together(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/setup/stratego")
    bench = Bench.of(page)
    bench.tool("Clear")

    expect(page.locator("[data-setup-board]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-tray]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Tap a piece, then the square where it should stand.")).to_be_visible()


@pytest.mark.parametrize("width", [667, 844])
def test_on_a_phone_on_its_side_pieces_that_wait_come_into_sight(page: Page, site: Served, width: int) -> None:
    """Also below a button that had to be scrolled to; "Place the rest" stands beside the words, not below them."""
    page.set_viewport_size({"width": width, "height": 375})
    page.goto(f"{site.url}/setup/stratego")
    bench = Bench.of(page)
    page.locator(".desk").evaluate("desk => desk.scrollTo(0, desk.scrollHeight)")
    bench.tool("Clear")

    expect(page.locator("[data-tray]")).to_be_in_viewport(ratio=1)
    words, rest = page.get_by_role("heading", name="no square yet"), page.get_by_role("button", name="Place the rest")
    above, beside = words.bounding_box(), rest.bounding_box()
    assert above and beside
    assert beside["x"] > above["x"] + above["width"] - 1


def test_by_keyboard_alone(bench: Bench) -> None:
    bench.square("a3").focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "ArrowRight", "Enter"):
        bench.page.keyboard.press(key)

    bench.stands("c2", "Ratchet")
    expect(bench.square("c2")).to_be_focused()
    bench.page.keyboard.press("Delete")
    bench.stands("c2", "empty")
    bench.page.get_by_role("button", name=re.compile("^Ratchet")).press("Enter")
    bench.square("c2").press("Enter")
    bench.stands("c2", "Ratchet")


def test_the_code_goes_out_and_comes_back_and_mistakes_are_explained(bench: Bench) -> None:
    before = bench.code
    bench.tool("Shuffle")
    assert bench.code != before
    bench.load(f"setup {before}")
    assert bench.code == before

    bench.library("As text")
    bench.page.get_by_label("The set-up as text").fill(before.replace("X", "9"))
    bench.page.get_by_role("button", name="Put on the board").click()
    expect(bench.page.get_by_role("alert")).to_have_text("Ironhide stands 2 times, but there is only one.")


def test_what_is_kept_under_a_name_is_there_on_the_next_visit(bench: Bench) -> None:
    bench.tool("Mirror")
    kept = bench.code
    bench.library("Mine")
    bench.page.get_by_label("Name of this set-up").fill("Left wing")
    bench.page.get_by_role("button", name="Keep").click()
    bench.page.keyboard.press("Escape")
    bench.tool("Shuffle")
    bench.page.reload()
    bench = Bench.of(bench.page)
    bench.library("Mine")
    bench.page.get_by_role("button", name="Left wing", exact=True).click()

    assert bench.code == kept


def test_hints_come_and_show_where(bench: Bench) -> None:
    expect(bench.page.get_by_text("A sensible set-up")).to_be_visible()
    bench.square("e1").click()
    bench.square("b3").click()
    hint = bench.page.get_by_role("button", name="The Flag is safest in the back row.")
    hint.click()

    expect(hint).to_have_attribute("aria-pressed", "true")
    expect(bench.square("b3")).to_have_accessible_name(re.compile("the hint is about this square"))


def test_a_card_tells_all_about_a_piece(bench: Bench) -> None:
    bench.page.locator("label", has_text="Game 2").click()
    bench.square("g2").click()
    bench.page.get_by_role("button", name="All about Bumblebee").click()

    card = bench.page.get_by_role("dialog", name="Bumblebee")
    expect(card).to_contain_text("Distance Strike")
    expect(card).to_contain_text("in Robot Mode")
    assert_good(bench.page)


def test_the_page_knows_every_army(bench: Bench) -> None:
    bench.page.locator("label", has_text="Classic").click()
    bench.page.locator("label", has_text="Blue").click()

    expect(bench.page.locator("[data-place]")).to_have_count(40)
    bench.stands("f7", "Marshal")


def test_it_is_tried_against_the_computer_with_one_tap(bench: Bench) -> None:
    bench.square("e3").click()
    bench.square("a1").click()
    bench.page.get_by_role("button", name="Try it against the computer").click()
    bench.page.wait_for_url("**/table/*")
    bench = Bench.of(bench.page)

    bench.stands("a1", "Optimus Prime")
    bench.ready.click()
    expect(bench.page.locator("[data-setup-board]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_is_accessible(bench: Bench, theme: str) -> None:
    bench.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    assert_good(bench.page)
    bench.tool("Clear")
    assert_good(bench.page)
    assert smaller(bench.page, "main button", 24) == []
    bench.tool("Back")
    for tab in ("Ideas", "Mine", "As text"):
        bench.library(tab)
        assert_good(bench.page)
        bench.page.keyboard.press("Escape")


def test_both_place_at_once_and_see_each_others_lamp(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    mia.opens(site.url, "stratego")
    ben.accepts(site.url, mia.invitation())
    first, second = Bench.of(mia.page), Bench.of(ben.page)

    first.ready.click()
    expect(first.lamp("Mia")).to_contain_text("ready")
    expect(first.lamp("Ben")).to_contain_text("placing")
    expect(second.lamp("Mia")).to_contain_text("ready")
    expect(mia.page.locator("[data-setup-board]")).to_have_count(0)
    second.tool("Clear")
    expect(second.ready).to_have_attribute("aria-disabled", "true")
    second.page.get_by_role("button", name="Place the rest").click()
    second.ready.click()
    expect(mia.page.locator("[data-square]")).to_have_count(80)
    expect(ben.page.locator("[data-square]")).to_have_count(80)


def test_who_was_placed_by_typing_stays_there(page: Page, site: Served) -> None:
    page.goto(f"{site.url}/play/stratego")
    page.wait_for_url("**/table/*")
    bench = Bench.of(page)
    first = page.locator("[data-place='0']").get_attribute("data-square")
    page.get_by_label("Type an action").or_(page.get_by_role("textbox")).first.fill(f"set {first} F")
    page.keyboard.press("Enter")
    bench.stands(str(first), "Flag")
    bench.tool("Shuffle")

    bench.stands(str(first), "Flag")
    bench.ready.click()
    expect(page.locator("[data-setup-board]")).to_have_count(0)


def test_the_edition_is_drawn_with_all_its_characters(page: Page, site: Served, size: str) -> None:
    page.goto(f"{site.url}/edition/stratego")

    expect(page.get_by_role("heading", name="Decepticons: 30 pieces")).to_be_visible()
    expect(page.get_by_role("heading", name="Megatron")).to_be_visible()
    assert_good(page)
