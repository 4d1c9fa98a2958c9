"""The table of Stratego: every way to act, Special Powers, help for the memory, every screen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Served
from tests.web.access import assert_good, smaller
from tests.web.stratego import AUTOBOTS, CLASSIC, DECEPTICONS, Board, Duel, duel, types

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OF = "\N{RIGHT SINGLE QUOTATION MARK}s"


@pytest.fixture
def first(site: Served) -> Iterator[Duel]:
    """Game 1; the Decepticons have taken their first turn."""
    with duel(site) as playing:
        playing.writes("move f6 f5")
        yield playing


@pytest.fixture
def second(site: Served) -> Iterator[Duel]:
    """Game 2; the Decepticons have taken their first turn."""
    with duel(site, game="game-2") as playing:
        playing.writes("move a6 a5")
        yield playing


# -- ways to act -----------------------------------------------------------------------------------------


def test_turns_by_mouse_by_dragging_by_keys_and_typed(first: Duel, page: Page) -> None:
    board = first.opens(page)
    board.square("e3").click()
    assert board.targets == ["e4"]
    board.square("e4").click()
    expect(board.square("e4")).to_have_accessible_name("e4, Fighter, rank 7, has moved")

    first.writes("move b6 b5")
    board.asked()
    board.square("a3").drag_to(board.square("a4"))
    expect(board.square("a4")).to_have_accessible_name("a4, Lennox, rank 4, has moved")

    first.writes("move b5 b4")
    board.asked()
    board.square("a4").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(board.primary).to_contain_text("attack b4")
    page.keyboard.press("Enter")
    expect(board.orders).to_contain_text("7 beats 4")

    first.writes("move a6 a5")
    board.asked()
    page.keyboard.press("/")
    page.keyboard.type("attack a4 a5")
    page.keyboard.press("Enter")
    expect(board.orders).to_contain_text("4 beats 3")


def test_a_turn_by_touch(first: Duel, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script(
        f"localStorage.setItem('rollout.settings', '{json.dumps({'language': 'en', 'pace': 'off', 'sound': False})}')"
    )
    page = context.new_page()
    board = first.opens(page)
    board.square("i3").tap()
    assert board.targets == ["i6", "i5", "i4"]
    board.square("i5").tap()
    expect(board.orders).to_contain_text("This shows Ben your Scout")
    board.primary.tap()
    expect(board.square("i5")).to_have_accessible_name("i5, Scout, rank 2, has moved, known to the other side")
    context.close()


def test_what_is_not_allowed_is_said_by_the_server(first: Duel, page: Page) -> None:
    board = first.opens(page)
    board.square("e3").click()
    board.square("e6").click()

    notice = page.get_by_role("alert")
    expect(notice).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(notice).to_be_empty()
    assert board.targets == []


# -- Special Powers --------------------------------------------------------------------------------------


def test_distance_strike_and_magnet_after_a_change_of_mode(second: Duel, page: Page) -> None:
    board = second.opens(page)
    board.square("a3").click()
    board.kind("Distance Strike").click()
    assert board.targets == ["a5"]
    board.square("a5").click()
    expect(board.orders).to_contain_text("This shows Ben your Lennox")
    board.primary.click()
    expect(board.orders).to_contain_text("3 is lower than 4")

    second.writes("move b6 b5")
    board.asked()
    board.square("b3").click()
    board.kind("Robot Mode").click()
    expect(board.orders).to_contain_text("gives it Magnet. It has to act in this turn")
    board.primary.click()
    expect(board.square("b3")).to_have_accessible_name(
        "b3, Jazz, rank 7, in Robot Mode, known to the other side, chosen"
    )
    expect(page.locator(".bar.mine")).to_contain_text("the piece in its new mode has to act")
    board.kind("Magnet").click()
    board.square("b5").click()
    board.primary.click()
    expect(board.orders).to_contain_text("4 is lower than 7")


def test_sneak_attack_and_what_follows(second: Duel, page: Page) -> None:
    board = second.opens(page)
    board.square("e3").click()
    board.square("e4").click()
    second.writes("move a5 a4")
    board.asked()
    board.square("e4").click()
    board.kind("Sneak Attack").click()
    board.square("b4").click()
    board.primary.click()
    expect(board.primary).to_have_text("Attack or stay")
    assert board.targets == ["a4"]
    board.orders.get_by_role("button", name="Stay").click()
    expect(board.primary).to_have_text("Stay, without an attack")
    board.square("a4").click()
    board.primary.click()
    expect(board.orders).to_contain_text("7 beats 3")


def test_detect_enemy_and_robot_rumble_against_two(second: Duel, page: Page) -> None:
    board = second.opens(page)
    board.square("j3").click()
    board.square("j4").click()
    second.writes("move f6 f5")
    board.asked()
    board.square("f3").click()
    board.kind("Detect Enemy").click()
    board.square("f5").click()
    board.primary.click()
    expect(board.square("f5")).to_have_accessible_name(f"f5, Ben{OF} Starscream, rank 9, has moved")
    second.writes("move e6 e5")
    board.asked()
    board.square("j4").click()
    board.kind("Robot Mode").click()
    board.primary.click()
    board.kind("Robot Rumble").click()
    board.square("j5").click()
    board.primary.click()
    expect(board.primary).to_have_text("Choose one to three targets")
    assert board.targets == ["i6", "j6"]
    board.square("i6").click()
    board.square("j6").click()
    board.primary.get_by_text("Fight 2 pieces").click()
    expect(board.orders).to_contain_text("7 is lower than 10")
    expect(board.orders).to_contain_text("Equal ranks")


# -- help for the memory ---------------------------------------------------------------------------------


def test_pencil_marks_stay_in_this_browser(first: Duel, page: Page) -> None:
    board = first.opens(page)
    board.square("d8").click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Flag").click()
    expect(board.square("d8")).to_have_accessible_name("d8, hidden piece of Ben, your note: Flag")
    page.reload()
    board.square("d8").wait_for()
    expect(board.square("d8")).to_have_accessible_name("d8, hidden piece of Ben, your note: Flag")


def test_faces_that_were_seen_can_be_covered(first: Duel, page: Page) -> None:
    board = first.opens(page)
    board.square("i3").click()
    board.square("i5").click()
    board.primary.click()
    first.writes("strike i6 i5")
    board.asked()
    known = page.locator(".place .rank", has_text="7")
    before = known.count()
    expect(board.square("i5")).to_have_accessible_name(re.compile("Ben.*rank 7"))
    expect(board.orders).to_contain_text("7 beats 2")
    page.get_by_role("button", name="Help for the memory").click()
    page.get_by_label("Show the faces").uncheck()
    page.keyboard.press("Escape")
    expect(known).to_have_count(before - 1)
    expect(board.square("i5")).to_have_accessible_name("i5, hidden piece of Ben, has moved")
    board.square("i5").click()
    expect(board.orders).to_contain_text("Hidden piece")
    page.keyboard.press("Escape")
    for line, answer in (("move a3 a4", "move a6 a5"), ("move a4 b4", "move b6 b5")):
        types(page, line)
        first.writes(answer)
        board.asked()
    expect(board.orders).not_to_contain_text("beats")


# -- every screen ----------------------------------------------------------------------------------------

SCREENS = [(390, 844), (844, 390), (360, 640), (768, 1024), (1280, 800), (1920, 1080)]
PARTS = ".room .board, .squares button, .bar .act, .armies, .roster, .beside .tools button, .who, .kinds button"
OUTSIDE = """parts => [...document.querySelectorAll(parts)].filter(part => {
    const {top, bottom, left, right, width} = part.getBoundingClientRect();
    const header = document.querySelector('header').getBoundingClientRect().bottom;
    return width > 0 && (top < header - 1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1);
}).map(part => part.className + ' ' + (part.dataset.square ?? ''))"""
OVER_ONE_ANOTHER = """() => {
    const parts = [...document.querySelectorAll('.room .squares, .beside > *, main > .bar')];
    const rects = parts.map(part => [part.className, part.getBoundingClientRect()]);
    return rects.flatMap(([one, a], at) => rects.slice(at + 1).filter(([, b]) => a.width > 0 && b.width > 0
        && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one} and ${other}`));
}"""


@pytest.mark.parametrize("game", ["game-2", "classic"])
def test_the_whole_table_is_in_sight_on_every_screen(site: Served, page: Page, game: str) -> None:
    """Upright, on its side and wide, with the largest text too: board, orders and buttons, and nothing overlaps."""
    armies = (CLASSIC, CLASSIC) if game == "classic" else (AUTOBOTS, DECEPTICONS)
    with duel(site, game=game, armies=armies) as playing:
        if game != "classic":
            playing.writes("move f6 f5")
        board = playing.opens(page)
        board.asked()
        page.locator("[data-teach=piece]").first.click()
        for width, height in SCREENS:
            for text in ("normal", "huge"):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(f"document.documentElement.dataset.text = '{text}'")
                page.wait_for_timeout(120)
                assert page.evaluate(OUTSIDE, PARTS) == [], f"{width} x {height}, {text} text"
                assert page.evaluate(OVER_ONE_ANOTHER) == [], f"{width} x {height}, {text} text"
                assert smaller(page, ".squares button", 24) == [], f"{width} x {height}, {text} text"


def test_an_order_can_be_read_and_pressed(second: Duel, page: Page, size: str) -> None:
    """Axe finds nothing serious, by night and by day; targets are large enough."""
    board = second.opens(page)
    board.asked()
    board.square("a3").click()
    board.kind("Distance Strike").click()
    board.square("a5").click()
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert_good(page)
    assert smaller(page, "button, a[href], input, summary", 24) == []
    assert smaller(page, ".act, .kinds button", 44) == []


MOVING = """document.getAnimations().filter(motion => motion.playState === 'running')
    .map(motion => `${motion.animationName ?? motion.transitionProperty} of ${motion.effect.target.className}`)"""


def test_nothing_moves_for_somebody_who_asked_for_that(first: Duel, page: Page) -> None:
    """Reduced motion: a battle is shown at its pace, but nothing flies or turns."""
    page.emulate_media(reduced_motion="reduce")
    settings = json.dumps({"language": "en", "pace": "fast", "sound": False})
    page.evaluate("settings => localStorage.setItem('rollout.settings', settings)", settings)
    board = first.opens(page)
    board.square("i3").click()
    board.square("i6").click()
    board.primary.click()
    moved: set[str] = set()
    for _ in range(12):
        moved.update(page.evaluate(MOVING))
        page.wait_for_timeout(60)
    expect(board.orders).to_contain_text("7 beats 2")
    assert moved == set()


def test_a_watcher_sees_backs_until_the_end(first: Duel, page: Page) -> None:
    board = Board(page)
    first.opens(page, ())
    expect(board.square("e3")).to_have_accessible_name("e3, hidden piece of Mia")
    assert page.locator(".place .rank").count() == 0


def test_a_turn_by_keys_alone(page: Page, site: Served) -> None:
    """From the set-up on: what may be done is gone through by arrows, and done by Enter."""
    page.goto(f"{site.url}/new/stratego")
    page.get_by_role("button", name="Start the game").press("Enter")
    board = Board(page)
    expect(board.primary).to_contain_text("Ready")
    side = 0 if "commands the Autobots" in page.locator(".panel-body li").first.inner_text().split(",")[0] else 1
    types(page, f"setup {(AUTOBOTS, DECEPTICONS)[side]}")
    board.asked()
    expect(board.square("a1")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(
        page.locator(".panel-body li", has_text="moves from")
        .or_(page.locator(".panel-body li", has_text="runs from"))
        .first
    ).to_be_visible()
