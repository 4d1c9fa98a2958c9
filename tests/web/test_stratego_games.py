"""Whole games of Stratego in a real browser, from the set-up until the Flag falls: alone, with a friend, at one device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rollout.games import find
from rollout.record import read_record, verify
from tests.server.client import Served
from tests.web.people import Arrive, Person
from tests.web.stratego import Board, duel, names_of_pieces, types
from tests.web.stratego_minds import Mind, asked, handed_on

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = ["game-1", "game-2"]
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"
SEEDS = {"game-1": 10, "game-2": 17}
"""Of two people whose game is neither long nor over at once."""


def opens(person: Person, url: str, game: str, others: str) -> None:
    """A table at which the person commands the Autobots."""
    page = person.page
    page.goto(f"{url}/new/stratego/{others}")
    page.locator("label", has_text="Special Powers" if game == "game-2" else "Quick to learn").click()
    page.locator("label", has_text="commands the Autobots").click()
    page.locator("button.start").click()
    page.wait_for_url("**/table/*")


def of_viewer(person: Person, viewer: int) -> list[str]:
    """The updates that came to this browser for a seat, or for somebody who only watches."""
    return [frame for frame in person.received if '"type":"update"' in frame and f'"viewer":{viewer},' in frame]


def assert_ended(person: Person, folder: Path) -> None:
    """The end is told; the record says the same, and nobody is asked about dice."""
    expect(person.table.result).to_contain_text(re.compile("captured the Flag|neither move nor attack|a draw"))
    expect(person.page.get_by_role("link", name="Are the dice fair?")).to_have_count(0)
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(folder / "game.txt")
    record = read_record((folder / "game.txt").read_text(encoding="utf-8"))
    assert verify(record, find("stratego")).good


@pytest.mark.parametrize("game", GAMES)
def test_against_the_computer(arrive: Arrive, site: Served, tmp_path: Path, game: str) -> None:
    mia, mind = arrive("Mia"), Mind(1)
    opens(mia, site.url, game, "computer")
    mia.page.get_by_label("Type an action").wait_for()
    for person in asked([mia]):
        mind.plays(person)

    assert_ended(mia, tmp_path)
    assert mind.lines > 5
    assert mia.newest["view"]["lost"] != [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_watcher_see_only_what_they_may(
    arrive: Arrive, site: Served, tmp_path: Path, game: str
) -> None:
    mia, ben, sam = arrive("Mia"), arrive("Ben"), arrive("Sam")
    opens(mia, site.url, game, "friend")
    ben.accepts(site.url, mia.invitation())
    sam.page.goto(mia.page.url)
    for person in (mia, ben):
        person.page.get_by_label("Type an action").wait_for()
    minds = {mia: Mind(SEEDS[game]), ben: Mind(100 + SEEDS[game])}
    for person in asked([mia, ben]):
        minds[person].plays(person)

    for person in (mia, ben, sam):
        expect(person.table.result).to_be_visible()
    assert {seat for seat, _ in names_of_pieces(mia.received)} == {0}
    assert {seat for seat, _ in names_of_pieces(ben.received)} == {1}
    assert names_of_pieces(sam.received) == set()
    assert not any(update["choices"] for update in sam.updates)
    assert_ended(mia, tmp_path)
    sam.page.keyboard.press("Escape")
    expect(Board(sam.page).square("j8")).to_have_accessible_name(re.compile("Trap"))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_device(arrive: Arrive, site: Served, tmp_path: Path, game: str) -> None:
    """From hand to hand until the end; while it is covered nobody's pieces are in the page, nor in what comes in."""
    mia, minds = arrive("Mia"), (Mind(SEEDS[game]), Mind(100 + SEEDS[game]))
    opens(mia, site.url, game, "here")
    for update in handed_on(mia):
        mind = minds[update["view"]["viewer"]]
        mind.does(mia.page, mind.line(update))

    assert min(mind.lines for mind in minds) > 20
    for viewer, seats in ((0, {0}), (1, {1}), (-1, set())):
        assert {seat for seat, _ in names_of_pieces(of_viewer(mia, viewer))} == seats
    assert_ended(mia, tmp_path)


FLAG_AHEAD = "47b9F6ne2X/T5f3m8332S/3T22TfTTT3"
SCOUT_AHEAD = "X7o292w643/k58634ST22/T53TFTT3T3"
"""The Flag stands in front of an open lane, and a Scout at its other end."""


def test_a_device_that_is_shared_shows_each_side_to_its_own_eyes(page: Page, site: Served) -> None:
    with duel(site, armies=(FLAG_AHEAD, SCOUT_AHEAD)) as playing:
        playing.ben.close()
        board = playing.opens(page, (0, 1))
        for name, own, other, corner, line in (
            ("Ben", "e6", "e3", "j1", "move f6 f5"),
            ("Mia", "e3", "e6", "a8", "move f3 f4"),
            ("Ben", "e6", "e3", "j1", "strike e6 e3"),
        ):
            cover = page.get_by_role("dialog").filter(has=page.locator(".hold"))
            expect(cover).to_contain_text(f"{name}{OF} turn")
            assert page.locator(".place .rank").count() == 0, "backs alone while the device goes round"
            cover.get_by_role("button", name=f"Show the table to {name} without holding").press("Enter")
            board.asked()
            expect(board.square(own)).not_to_have_accessible_name(re.compile("hidden"))
            expect(board.square(other)).to_have_accessible_name(re.compile("hidden piece"))
            expect(page.locator("[data-square]").first).to_have_attribute("data-square", corner)
            types(page, line)
        expect(page.get_by_role("dialog")).to_contain_text("Ben has captured the Flag")
        page.goto(f"{site.url}/fair/{playing.table}")
        expect(page.get_by_text("No die is rolled and no card is drawn")).to_be_visible()
        expect(page.get_by_role("button", name="Check every roll now")).to_have_count(0)
