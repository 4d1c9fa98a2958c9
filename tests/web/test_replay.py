"""Looking at a game again: step by step, with other eyes, and from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from rollout.games import find
from rollout.record import read_record, verify
from tests.server.client import Browser, Message, Served, fetch_record, open_table
from tests.server.test_people import play
from tests.web.access import assert_good
from tests.web.people import Arrive, Person, acts, meet, rounds

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def ended(site: Served) -> Message:
    """A short game of Mia and Ben, played to its end line by line: what the browser of Mia keeps of it."""
    opened = open_table(site.url, seats=[{"name": "Mia"}, {"name": "Ben"}], options={"max_turns": 4})
    table, (own, other) = opened["table"], opened["tokens"]
    with Browser(site.host, table, own, nonce="a") as mia, Browser(site.host, table, other, nonce="b") as ben:
        play(mia, ben, site, table)
    kept = {name: opened[name] for name in ("table", "commitment", "invitations")}
    seat = {"seat": 0, "token": own, "nonce": "a"}
    return {
        **kept,
        "game": "robot-heroes",
        "seats": [seat],
        "names": ["Mia", "Ben"],
        "opened": 1,
        "begun": True,
        "over": True,
    }


@pytest.fixture
def played(arrive: Arrive, site: Served, ended: Message) -> Person:
    """Somebody who has played a short game with a friend to its end, and looks at the result."""
    mia = arrive("Mia")
    mia.page.goto(site.url)
    mia.page.evaluate("table => localStorage.setItem('rollout.tables', JSON.stringify([table]))", ended)
    mia.page.goto(f"{site.url}/table/{ended['table']}")
    return mia


@pytest.fixture
def record(ended: Message, site: Served) -> str:
    """The record of that game."""
    return fetch_record(site.url, ended["table"], ended["seats"][0]["token"]).text


def place(page: Page) -> tuple[int, int]:
    """The step that is shown, and the last one."""
    at, last = page.locator(".controls .place").inner_text().split(" / ")
    return int(at), int(last)


def test_a_finished_game_is_stepped_through(played: Person, site: Served, screen: Any) -> None:
    page = played.page
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.locator(".controls .place")).to_be_visible()
    assert place(page)[0] == 0
    assert_good(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
    assert place(page)[0] == 3
    page.keyboard.press("ArrowLeft")
    assert place(page)[0] == 2
    page.keyboard.press("End")
    at, last = place(page)
    assert at == last >= 4
    page.keyboard.press("Home")
    assert place(page)[0] == 0
    page.get_by_label("Place in the game").fill(str(last // 2))
    assert place(page)[0] == last // 2
    assert_good(page)


def test_it_plays_by_itself_and_stops(played: Person) -> None:
    page = played.page
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_label("Speed").select_option("fast")
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".controls .place")).to_have_text(re.compile(r"^[3-9] /"))
    page.get_by_role("button", name="Pause").click()
    at = place(page)
    page.wait_for_timeout(800)
    assert place(page) == at
    page.keyboard.press("End")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".controls .place")).to_have_text(re.compile(r"^[1-9] /"))


def test_after_the_end_it_is_seen_with_the_eyes_of_each(played: Person) -> None:
    page = played.page
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.locator(".controls .place")).to_be_visible()
    page.keyboard.press("End")
    events = page.get_by_role("list", name="Log")
    expect(events).not_to_contain_text("Mia: ")
    expect(events).to_contain_text(re.compile(r"Mia draws an? (\d|die)|Mia puts an? (\d|die)"))
    page.get_by_label("Shown").select_option(label="What Ben may see")
    expect(events).not_to_contain_text(re.compile(r"Mia puts an? (\d|die card) face"))
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    page.get_by_label("Shown").select_option(label="What everybody may see")
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    at, last = place(page)
    assert at == last, "the place in the game stays"


def test_a_running_game_is_seen_through_the_own_eyes_only(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    for _, person in zip(range(6), rounds([mia, ben]), strict=False):
        acts(person)
    mia.page.get_by_role("button", name="Menu").click()
    mia.page.get_by_role("link", name="See the game so far").click()
    expect(mia.page.locator(".controls .place")).to_be_visible()
    options = mia.page.get_by_label("Shown").get_by_role("option")

    expect(options).to_have_text(["What everybody may see", "What Mia may see"])
    mia.page.get_by_role("link", name="To the table").click()
    expect(mia.page.locator(".bar .act")).to_be_visible()


def test_its_record_is_saved_and_opened_again(played: Person, site: Served, tmp_path: Path, screen: Any) -> None:
    page = played.page
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.locator(".controls .place")).to_be_visible()
    happened = page.get_by_role("button", name="What happened")
    if happened.is_visible():
        happened.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.rlog"
    saved.value.save_as(file)
    assert verify(read_record(file.read_text(encoding="utf-8")), find("robot-heroes")).good
    last = place(page)[1]

    page.goto(f"{site.url}/replay")
    assert_good(page)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".controls .place")).to_have_text(f"0 / {last}")
    expect(page.get_by_text("This record is not sound")).to_have_count(0)
    expect(page.get_by_text("Every roll follows from the secret")).to_be_visible()
    page.get_by_label("Shown").select_option(label="What Ben may see")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert_good(page)


def test_what_is_wrong_with_a_file_is_said_with_its_line(
    arrive: Arrive, site: Served, record: str, screen: Any
) -> None:
    broken = record.replace("\n3. seat", "\n3. chair", 1)
    page = arrive("Mia").page
    page.goto(f"{site.url}/replay")
    page.locator("input[type=file]").set_input_files(file_of(broken))
    problem = page.get_by_role("alert")

    expect(problem).to_contain_text("game.rlog cannot be shown")
    number = next(n for n, line in enumerate(broken.splitlines(), 1) if line.startswith("3. chair"))
    expect(problem).to_contain_text(re.compile(rf"line {number}\b"))
    assert_good(page)


def test_a_record_with_another_secret_is_shown_with_what_is_wrong(
    arrive: Arrive, site: Served, record: str, screen: Any
) -> None:
    forged = re.sub(r'\[Secret "\w+"\]', f'[Secret "{"0" * 64}"]', record)
    page = arrive("Mia").page
    page.goto(f"{site.url}/replay")
    page.locator("input[type=file]").set_input_files(file_of(forged))
    expect(page.locator(".controls .place")).to_be_visible()
    happened = page.get_by_role("button", name="What happened")
    if happened.is_visible():
        expect(page.get_by_role("button", name="This record is not sound")).to_be_visible()
        happened.click()

    expect(page.get_by_text("This record is not sound")).to_be_visible()
    assert_good(page)


def file_of(text: str) -> FilePayload:
    return {"name": "game.rlog", "mimeType": "text/plain", "buffer": text.encode()}
