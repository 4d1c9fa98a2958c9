"""The table of Robot Heroes: whole Advanced games by every way to act, and what it must bear: sight, thumbs, haste."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.server.client import Served
from tests.web.access import assert_good, contrast, smaller
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LARGEST_FIRST_PAGE = 150 * 1024
"""Bytes of JavaScript, compressed."""
READY = 4.0
"""Seconds to a board that answers; four times what is promised, because other work may run beside the test."""
PRESSED = "button, a[href], input, select, summary, [role=button]"
ASKED = ".act, .roll, .space.landing, .hand button, .take button"


@pytest.fixture
def advanced(page: Page, site: Served) -> Table:
    """A new table on the Advanced level."""
    return Table.opened(page, site.url, "robot-heroes", "Advanced")


@pytest.fixture
def thumb(browser: Browser, site: Served) -> Iterator[Page]:
    """A page on a phone, without a mouse."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    settings = json.dumps({"language": "en", "pace": "off", "sound": False, "name": "Mia"})
    context.add_init_script(f"localStorage.setItem('rollout.settings', '{settings}')")
    context.set_default_timeout(15_000)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


def played(table: Table, act: Callable[[str], None]) -> set[str]:
    """Play a game to its end; everything that was asked. Each act must be told in the log."""
    entries = table.page.locator(".panel-body li")
    seen: set[str] = set()
    for asked in table.decisions():
        seen.add(asked if table.page.locator(".slot.empty.asked").count() == 0 else f"{asked} in a battle")
        before = entries.count()
        act(asked)
        if before:
            expect(entries).not_to_have_count(before)
    return seen


def test_an_advanced_game_by_mouse(advanced: Table) -> None:
    seen = played(advanced, advanced.play)

    assert {"roll", "move", "card in a battle"} <= seen <= {"take", "roll", "move", "card", "card in a battle"}
    expect(advanced.result).to_contain_text("The last battle")
    assert "attacks with" in advanced.log.inner_text() or "Two Special Attacks" in advanced.log.inner_text()


def test_an_advanced_game_by_touch(thumb: Page, site: Served) -> None:
    table = Table.opened(thumb, site.url, "robot-heroes", "Advanced")

    def tap(asked: str) -> None:
        if asked == "roll":
            thumb.locator(".arena .roll").tap()
        elif asked == "move":
            table.landings.last.tap()
        else:
            (table.heroes if asked == "take" else table.cards).last.tap()
            table.primary.tap()

    for asked in table.decisions():
        tap(asked)

    expect(table.result).to_be_in_viewport()


FOCUSED = """(e => e?.labels?.[0]?.innerText.trim() || (e?.getAttribute('aria-label') ?? e?.innerText.trim() ?? ''))
    (document.activeElement)"""


def walk(page: Page, name: str, about: str = "") -> None:
    """Press Tab until something has the focus whose name begins like that, and says what it is about."""
    page.locator(f"text={name.split(maxsplit=1)[0]}").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused.startswith(name) and about in focused:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_an_advanced_game_by_keyboard_alone(page: Page) -> None:
    """From the first page to the result and back, nothing but keys."""
    keys = page.keyboard
    walk(page, "Set up a game", "Robot Heroes")
    keys.press("Enter")
    page.wait_for_url("**/new/robot-heroes")
    walk(page, "Basic")
    keys.press("ArrowDown")
    expect(page.get_by_role("radio", name="Advanced")).to_be_checked()
    walk(page, "Start the game")
    keys.press("Enter")
    page.wait_for_url("**/table/*")

    def press(asked: str) -> None:
        if asked != "roll":
            keys.press("ArrowLeft")
        keys.press("Enter")

    played(Table(page), press)

    expect(page.get_by_role("dialog")).to_contain_text("wins!")
    walk(page, "Home")
    keys.press("Enter")
    expect(page.get_by_role("region", name="Continue a game")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_advanced_game_by_text_commands(advanced: Table) -> None:
    field = advanced.page.get_by_label("Type an action")

    def write(_asked: str) -> None:
        example = re.sub(r"^For example: ", "", field.get_attribute("placeholder") or "")
        field.fill(example)
        field.press("Enter")

    played(advanced, write)

    expect(advanced.page.get_by_role("dialog")).to_contain_text("wins!")


def test_every_moment_can_be_read_and_pressed(page: Page, site: Served, size: str) -> None:
    """Axe finds nothing serious; targets are large enough; words and signs stand out, by night and by day."""
    table = Table.opened(page, site.url, "robot-heroes", "Advanced")
    looked: set[str] = set()
    for asked in table.decisions():
        moment = asked if page.locator(".duel").count() == 0 else f"{asked} in a battle"
        if moment not in looked:
            looked.add(moment)
            _look(page)
        if asked == "card" and "marked" not in looked:
            looked.add("marked")
            table.cards.last.click()
            _look(page)
            page.keyboard.press("Escape")
        if {"take", "roll", "move", "card in a battle"} <= looked:
            break
        table.play(asked)


SCREENS = [(390, 844), (844, 390), (360, 640), (768, 1024), (1280, 800), (1920, 1080)]
PARTS = ".hero, .hero h2, .hero li, .hand .card, .bar .act, .roll"
OUTSIDE = """parts => [...document.querySelectorAll(parts)].filter(part => {
    const {top, bottom, left, right, width} = part.getBoundingClientRect();
    const header = document.querySelector('header').getBoundingClientRect().bottom;
    return width > 0 && (top < header || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1);
}).map(part => part.className)"""


def test_the_whole_table_is_in_sight_on_every_screen(page: Page, site: Served) -> None:
    """Upright, on its side and wide, with the largest text too: heroes, hand and buttons, without scrolling."""
    table = Table.opened(page, site.url, "robot-heroes")
    table.until("roll")
    for width, height in SCREENS:
        for text in ("normal", "huge"):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(f"document.documentElement.dataset.text = '{text}'")
            assert _settled(page) == [], f"{width} x {height}, {text} text"


def _settled(page: Page) -> list[str]:
    """What lies outside as soon as nothing does; a table that has not laid itself out after a second does not fit."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = []
    for _ in range(50):
        found = page.evaluate(OUTSIDE, PARTS)
        if not found:
            break
        page.wait_for_timeout(20)
    return found


def _look(page: Page) -> None:
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert_good(page)
        assert smaller(page, PRESSED, 24) == []
        assert smaller(page, ASKED, 44) == []
        _measure(page, theme)


def _measure(page: Page, theme: str) -> None:
    """Words at least 4.5 to 1, large numbers and signs at least 3 to 1."""
    for what, least in (
        (".caption", 4.5),
        (".words", 4.5),
        (".explained p", 4.5),
        (".lamp", 4.5),
        (".plate .number", 3),
    ):
        for part in page.locator(f".middle {what}").all():
            ratio = contrast(page, part)
            print(f"{theme}: {what} {ratio:.1f} to 1")
            assert ratio >= least, f"{what} in the {theme} theme"
    for kind in ("Battle space", "Draw Card space", "starting space"):
        ratio = contrast(page, page.get_by_role("button", name=kind).first)
        print(f"{theme}: {kind} {ratio:.1f} to 1")
        assert ratio >= 3


def test_the_first_page_is_small(page: Page, site: Served) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "javascript" in response.headers.get("content-type", ""):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto(site.url)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")

    whole = sum(sizes.values())
    print(f"JavaScript of the first page: {whole / 1024:.1f} KiB in {len(sizes)} files")
    assert 0 < whole <= LARGEST_FIRST_PAGE


def test_the_board_is_soon_ready(advanced: Table) -> None:
    """From the address to a board that answers, measured by the page: within a second on a machine that is not busy."""
    advanced.until("roll")
    page = advanced.page
    times: list[float] = []
    for _ in range(3):
        page.reload(wait_until="commit")
        page.locator(".arena .roll").wait_for()
        times.append(page.evaluate("performance.now()") / 1000)
    print("board ready after", ", ".join(f"{time:.2f} s" for time in sorted(times)))
    page.locator(".arena .roll").click()

    assert advanced.asked() == "move"
    assert min(times) < READY


MOVING = """document.getAnimations().filter(motion => motion.playState === 'running')
    .map(motion => `${motion.animationName ?? motion.transitionProperty} of ${motion.effect.target.className}`)"""


def test_nothing_moves_for_somebody_who_asked_for_that(page: Page, site: Served) -> None:
    """Reduced motion: the story is told at its pace, but nothing flies, tumbles or pulses."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(
        "localStorage.setItem('rollout.settings', JSON.stringify({language: 'en', pace: 'fast', sound: false}))"
    )
    page.reload()
    table = Table.opened(page, site.url, "robot-heroes", "Advanced")
    moved: set[str] = set()
    for asked in table.decisions():
        moved.update(page.evaluate(MOVING))
        table.play(asked)
        for _ in range(8):
            page.wait_for_timeout(60)
            moved.update(page.evaluate(MOVING))
        if "wins the battle" in table.log.inner_text():
            break

    assert moved == set()
