"""Own editions in the browser: bring one, read its mistakes, play on it, and see where each value comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from rollout.core.edition import digest_of, template
from rollout.games import find
from rollout.record import write_record
from rollout.server.config import Config
from tests.record.test_edition import RECORD
from tests.server.client import Served
from tests.web.access import assert_good
from tests.web.conftest import built
from tests.web.people import Arrive
from tests.web.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = find("robot-heroes")
TITLE = "<b>Oma</b> & Co."
GOOD = template(GAME).replace("My own box", TITLE).replace("pieces = 6", "pieces = 1")
NEW = "/new/robot-heroes"
KINDS = "section[aria-labelledby^=kind-] h3"
"""What the sources of values are called."""


def saved(folder: Path, text: str, name: str = "box.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def unfold(page: Page) -> None:
    """Show the choices for experts."""
    if page.locator("details.more[open]").count() == 0:
        page.locator("details.more > summary").click()


def bring(page: Page, file: Path) -> None:
    """Choose a file on the page of a new game."""
    unfold(page)
    page.locator(".edition input[type=file]").set_input_files(file)


def assert_on(page: Page, title: str) -> None:
    """The menu of the table leads to the page about this edition."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="About this edition").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


class Silence:
    """What the server says to a table waits until the silence ends."""

    def begin(self, line: WebSocketRoute) -> None:
        self.line, self.server = line, line.connect_to_server()
        self.held: list[str | bytes] = []
        self.server.on_message(self.hold)

    def hold(self, text: str | bytes) -> None:
        self.held.append(text)

    def end(self) -> None:
        self.server.on_message(self.line.send)
        for text in self.held:
            self.line.send(text)


def begin(page: Page) -> Table:
    page.locator("button.start").click()
    page.wait_for_url("**/table/*")
    return Table(page)


class TestNewGame:
    def test_bring_it_play_on_it_and_read_about_it(self, page: Page, site: Served, size: str, tmp_path: Path) -> None:
        page.goto(site.url + NEW)
        bring(page, saved(tmp_path, GOOD))

        choice = page.get_by_role("combobox", name="Edition")
        expect(choice).to_have_value(digest_of(GOOD))
        expect(choice.locator("option:checked")).to_have_text(f"{TITLE} (your own)")
        assert_good(page)

        table = begin(page)
        table.asked()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="About this edition").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
        assert page.locator("main b").count() == 0, "a title is no HTML"
        expect(page.get_by_text(digest_of(GOOD))).to_be_visible()
        assert_good(page)

    def test_no_game_begins_while_it_is_checked(self, page: Page, site: Served, tmp_path: Path) -> None:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/games/*/editions", hold)
        page.goto(site.url + NEW)
        with page.expect_request("**/api/games/*/editions"):
            bring(page, saved(tmp_path, GOOD))
        page.locator("button.start").click(force=True)
        page.wait_for_timeout(300)
        expect(page).to_have_url(site.url + NEW)

        held[0].continue_()
        expect(page.locator(".edition").get_by_role("status")).to_contain_text(TITLE)
        begin(page)
        assert_on(page, TITLE)

    def test_a_table_leads_to_no_edition_before_it_knows_its_own(
        self, page: Page, site: Served, tmp_path: Path
    ) -> None:
        """While the server is silent, a link could only lead to our own values."""
        silent = Silence()
        page.route_web_socket("**/api/tables/*", silent.begin)
        page.goto(site.url + NEW)
        bring(page, saved(tmp_path, GOOD))
        expect(page.get_by_role("combobox", name="Edition")).to_have_value(digest_of(GOOD))
        begin(page)
        page.get_by_role("tab", name="Rules").click()
        expect(page.get_by_role("region", name="Rules")).to_be_visible()
        expect(page.get_by_role("link", name="How to play")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        expect(page.get_by_role("link", name="About this edition")).to_have_count(0)

        silent.end()
        page.get_by_role("dialog").get_by_role("link", name="About this edition").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)

    def test_every_mistake_is_shown_with_its_line(self, page: Page, site: Served, size: str, tmp_path: Path) -> None:
        page.goto(site.url + NEW)
        wrong = GOOD.replace("faces = 6", "faces = 99").replace("[3, 4],", "[3, 4], [3, 3],")
        bring(page, saved(tmp_path, wrong, "<i>.toml"))

        mistakes = page.locator(".mistakes")
        expect(mistakes.locator("h2")).to_have_text("<i>.toml has 2 mistakes")
        lines = [wrong[: wrong.index(part)].count("\n") + 1 for part in ("[3, 3]", "faces = 99")]
        expect(mistakes.locator("strong")).to_have_text([f"Line {line}" for line in lines])
        expect(mistakes).to_contain_text("die.faces = 99: a whole number from 2 to 20 is needed")
        assert_good(page)

        bring(page, saved(tmp_path, GOOD + "".join(f"x{number} = 1\n" for number in range(60))))
        expect(mistakes.locator("li")).to_have_count(60)
        assert_good(page)

        bring(page, saved(tmp_path, GOOD))  # put right
        expect(mistakes).to_have_count(0)
        begin(page).asked()

    def test_mistakes_are_told_in_the_language_of_the_page(self, page: Page, site: Served, tmp_path: Path) -> None:
        page.evaluate("localStorage.setItem('rollout.settings', JSON.stringify({language: 'de', sound: false}))")
        page.goto(site.url + NEW)
        bring(page, saved(tmp_path, GOOD.replace("faces = 6", "faces = 99")))

        mistakes = page.locator(".mistakes li")
        expect(mistakes).to_contain_text("Zeile")
        expect(mistakes).to_contain_text("hier muss eine ganze Zahl von 2 bis 20 stehen")
        expect(mistakes.locator("[lang=en]")).to_have_count(0)

    def test_the_browser_remembers_it_until_it_is_told_to_forget(
        self, page: Page, site: Served, tmp_path: Path
    ) -> None:
        page.goto(site.url + NEW)
        bring(page, saved(tmp_path, GOOD))
        choice = page.get_by_role("combobox", name="Edition")
        expect(choice).to_have_value(digest_of(GOOD))

        page.reload()
        expect(choice).to_have_value("")
        choice.select_option(digest_of(GOOD))
        expect(choice).to_have_value(digest_of(GOOD))
        begin(page).asked()

        page.goto(site.url + NEW)
        choice.select_option(digest_of(GOOD))
        page.get_by_role("button", name="Remove from this browser").click()
        expect(choice).to_have_count(0)
        page.reload()
        unfold(page)
        expect(page.get_by_text("Play with the board and cards of your own box")).to_be_visible()
        expect(choice).to_have_count(0)

    def test_another_server_is_given_it_again(self, page: Page, site: Served) -> None:
        text = GOOD + "# this server has never seen it\n"
        page.evaluate(
            "entry => localStorage.setItem('rollout.editions', JSON.stringify([entry]))",
            {"game": "robot-heroes", "digest": digest_of(text), "title": "Far away", "text": text},
        )
        page.goto(site.url + NEW)
        page.get_by_role("combobox", name="Edition").select_option(digest_of(text))
        expect(page.get_by_role("combobox", name="Edition")).to_have_value(digest_of(text))
        begin(page).asked()

    def test_the_template_can_be_taken_home_and_brought_back(self, page: Page, site: Served, tmp_path: Path) -> None:
        page.goto(site.url + NEW)
        unfold(page)
        with page.expect_download() as coming:
            page.get_by_role("link", name="Download a template").click()
        coming.value.save_as(tmp_path / "mine.toml")
        assert coming.value.suggested_filename == "robot-heroes-edition.toml"

        bring(page, tmp_path / "mine.toml")
        expect(page.get_by_role("combobox", name="Edition").locator("option:checked")).to_have_text(
            "My own box (your own)"
        )

    def test_by_keyboard_alone(self, page: Page, site: Served, tmp_path: Path) -> None:
        page.goto(site.url + NEW)
        page.locator("details.more > summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator("details.more")).to_have_attribute("open", "")
        page.get_by_role("button", name="Choose a file").focus()
        with page.expect_file_chooser() as asked:
            page.wait_for_timeout(300)  # the browser has to know that somebody waits for it
            page.keyboard.press("Enter")
        asked.value.set_files(saved(tmp_path, GOOD))
        expect(page.get_by_role("combobox", name="Edition")).to_have_value(digest_of(GOOD))

    def test_a_game_without_values_has_no_choice(self, page: Page, site: Served) -> None:
        page.goto(f"{site.url}/new/pig")
        expect(page.locator("button.start")).to_be_visible()
        expect(page.locator(".edition")).to_have_count(0)


class TestAbout:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    def test_our_own_values_in_plain_words(self, page: Page, site: Served, size: str, theme: str) -> None:
        page.evaluate(
            "theme => localStorage.setItem('rollout.settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('rollout.settings')), theme}))",
            theme,
        )
        page.goto(f"{site.url}/edition/robot-heroes")
        expect(page.locator(KINDS)).to_have_text(["Our reconstruction", "Inferred", "Printed in the rules"])
        played = page.get_by_role("region", name="What you play with")
        expect(played).to_contain_text("deck: 16 cards")
        expect(played).to_contain_text("Ion Blaster / Fusion Cannon This card wins the battle.")
        rebuilt = page.get_by_role("region", name="Our reconstruction")
        expect(rebuilt).to_contain_text("How often a deck holds each")
        expect(rebuilt).to_contain_text(re.compile(r"Die card \W 4 +1 \W 2 +2 \W 2 +3 \W 2"))
        expect(page.get_by_role("region", name="Inferred")).to_contain_text("Sides of the die 6")
        rebuilt.get_by_text(re.compile("^24 values")).first.click()
        expect(rebuilt).to_contain_text("Start Draw Battle")
        names = page.locator("dt").all_inner_texts()
        assert not [name for name in names if "." in name or "_" in name], "every value has a name"
        assert_good(page)

    def test_in_german(self, page: Page, site: Served) -> None:
        page.evaluate("localStorage.setItem('rollout.settings', JSON.stringify({language: 'de', pace: 'off'}))")
        page.goto(f"{site.url}/edition/robot-heroes")
        expect(page.locator(KINDS).first).to_have_text("Von uns nachgebaut")
        names = page.locator("dt").all_inner_texts()
        assert not [name for name in names if "." in name], "every value has a name"

    def test_a_game_that_has_no_values(self, page: Page, site: Served) -> None:
        page.goto(f"{site.url}/edition/pig")
        expect(page.locator("main")).to_contain_text("is played by its rules alone")
        expect(page.get_by_role("link", name="Download a template")).to_have_count(0)

    def test_what_does_not_exist(self, arrive: Arrive, site: Served) -> None:
        page = arrive("Ada").page
        for path, words in (
            ("/edition/chess", "no such game"),
            ("/edition/robot-heroes/00", "does not have that edition"),
        ):
            page.goto(site.url + path)
            expect(page.get_by_role("alert")).to_contain_text(words)

    def test_it_is_reached_from_the_page_of_a_new_game(self, page: Page, site: Served) -> None:
        page.goto(site.url + NEW)
        unfold(page)
        page.get_by_role("link", name="About this edition").click()
        page.wait_for_url("**/edition/robot-heroes")


class TestFriends:
    def test_a_guest_hears_of_it_before_sitting_down_and_plays_on_it(
        self, arrive: Arrive, site: Served, tmp_path: Path
    ) -> None:
        ada, grace = arrive("Ada"), arrive("Grace")
        ada.page.goto(f"{site.url}{NEW}/friend")
        bring(ada.page, saved(tmp_path, GOOD))
        expect(ada.page.get_by_role("combobox", name="Edition")).to_have_value(digest_of(GOOD))
        begin(ada.page)

        grace.page.goto(site.url + ada.invitation())
        expect(grace.page.get_by_text(f"Played on the edition “{TITLE}”.")).to_be_visible()
        link = grace.page.get_by_role("link", name="About this edition")
        assert urlsplit(str(link.get_attribute("href"))).path == f"/edition/robot-heroes/{digest_of(GOOD)}"
        grace.page.get_by_role("button", name="Sit down and play").click()
        grace.page.wait_for_url("**/table/*")
        expect(grace.page.locator(".space").first).to_be_visible()


def test_a_record_that_is_brought_says_what_it_was_played_on(page: Page, site: Served, tmp_path: Path) -> None:
    page.goto(f"{site.url}/replay")
    page.locator("input[type=file]").set_input_files(saved(tmp_path, write_record(RECORD), "game.rlog"))
    expect(page.get_by_text("Played on the edition “My own box”.").first).to_be_attached()
    expect(page.get_by_text("Every roll follows from the secret").first).to_be_attached()


class TestOffered:
    @pytest.fixture
    def house(self, tmp_path: Path) -> Iterator[Served]:
        config = Config(data=tmp_path / "data", editions=(GOOD.replace(TITLE, "The house's own"),))
        server = Served(Config(data=config.data, static=built(config), editions=config.editions))
        yield server
        server.stop()

    def test_what_the_host_offers_comes_first(self, page: Page, house: Served) -> None:
        page.goto(house.url)
        page.evaluate("localStorage.setItem('rollout.settings', JSON.stringify({language: 'en', pace: 'off'}))")
        page.goto(house.url + NEW)
        choice = page.get_by_role("combobox", name="Edition")
        expect(choice.locator("option")).to_have_text(["The house's own", "Ours, partly rebuilt"])
        expect(choice.locator("option:checked")).to_have_text("The house's own")
        begin(page).asked()
        assert_on(page, "The house's own")

    def test_a_game_with_one_tap_is_played_on_it(self, page: Page, house: Served) -> None:
        page.goto(f"{house.url}/play/robot-heroes")
        page.wait_for_url("**/table/*")
        Table(page).asked()
        assert_on(page, "The house's own")
