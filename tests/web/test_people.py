"""Two people and a watcher in browsers of their own: invitations, a whole game, leaving, coming back, once more."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.client import Served, fetch_record
from tests.web.access import assert_good
from tests.web.people import Arrive, acts, assert_sees_only_its_own, meet, opponents_cards, rounds

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# -- whole games -----------------------------------------------------------------------------------------


def test_a_whole_game_of_two_with_a_watcher_shows_nobody_what_is_hidden(
    arrive: Arrive, site: Served, screen: Any, turns: int
) -> None:
    mia, ben, sam = arrive("Mia"), arrive("Ben"), arrive("Sam")
    meet(mia, ben, site.url, turns)
    sam.page.goto(mia.page.url)
    expect(sam.page.get_by_text("You are watching")).to_be_visible()
    canaries = {person.name: person.secrets() for person in (mia, ben)}
    for person in rounds([mia, ben]):
        assert person.hand == [named(card) for card in person.newest["view"]["hand"]]
        assert sam.hand == []
        acts(person)
    expect(sam.table.result).to_be_visible()

    before_the_end = {person.name: "\n".join(person.received) for person in (mia, ben, sam)}
    assert all(canaries.values())
    assert opponents_cards(mia.told, 1), "the search finds what it is for"
    for person, seat in ((mia, 0), (ben, 1), (sam, -1)):
        assert_sees_only_its_own(person, seat)
        for name, secrets in canaries.items():
            assert name == person.name or not [s for s in secrets if s in person.everything()]
        own = canaries.get(person.name, set())
        assert not [
            s for s in own if s in person.page.content() or s in "\n".join([*person.addresses, *person.received])
        ]
    (saved,) = mia.saved()
    record = fetch_record(site.url, saved["table"], saved["seats"][0]["token"]).text
    secret = re.search(r'\[Secret "(\w+)"\]', record)
    assert secret
    assert not [name for name, frames in before_the_end.items() if secret[1] in frames]
    for person in (mia, ben):
        public = [line for line in person.told if line in set(sam.told)]
        assert [line for line in sam.told if line in set(public)] == public, "one story, in the same order"


def named(card: str) -> str:
    """A card as the page names it."""
    return "Die card" if card == "die" else card


# -- invitations -----------------------------------------------------------------------------------------


def test_an_invitation_is_used_up_by_one_person(arrive: Arrive, site: Served, screen: Any) -> None:
    mia, ben, sam = arrive("Mia"), arrive("Ben"), arrive("Sam")
    mia.opens(site.url)
    invitation = mia.invitation()
    expect(mia.page.get_by_alt_text("QR code of the invitation")).to_be_visible()
    assert mia.page.get_by_label("Link for your friend").input_value().startswith("http://192.0.2.1:8000/invite/")
    expect(mia.page.locator(".room").get_by_text("Nobody yet")).to_be_visible()
    assert_good(mia.page)

    ben.page.goto(site.url + invitation)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Mia invites you to Robot Heroes")
    assert_good(ben.page)
    ben.page.get_by_label("Your name").fill("Benno")
    ben.page.get_by_role("button", name="Sit down and play").click()
    expect(mia.page.get_by_role("heading", name="Benno")).to_be_visible()
    ben.page.go_back()
    expect(ben.page).not_to_have_url(re.compile("invite"))

    sam.page.goto(site.url + invitation)
    expect(sam.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    expect(sam.page.get_by_text("Ask Mia for a new one")).to_be_visible()
    assert_good(sam.page)
    sam.page.get_by_role("link", name="Watch").click()
    expect(sam.page.get_by_text("You are watching")).to_be_visible()
    assert_good(sam.page)


def test_whoever_invites_is_told_whose_invitation_it_is(arrive: Arrive, site: Served) -> None:
    """Another person at the same device may take the seat: then the device goes from hand to hand."""
    mia = arrive("Mia")
    mia.opens(site.url)
    mia.page.goto(site.url + mia.invitation())
    expect(mia.page.get_by_role("note")).to_contain_text("your own table")
    mia.page.get_by_label("Name of the other person").fill("Ben")
    mia.page.get_by_role("button", name="Take the seat on this device").click()

    expect(mia.page.get_by_role("dialog")).to_contain_text("turn")


@pytest.mark.parametrize(("path", "said"), [("invite", "no such invitation"), ("replay", "no such table")])
def test_an_address_that_leads_nowhere_is_explained(arrive: Arrive, site: Served, path: str, said: str) -> None:
    mia = arrive("Mia")
    mia.page.goto(f"{site.url}/{path}/unknown")

    expect(mia.page.get_by_role("main")).to_contain_text(said)
    assert_good(mia.page)


def test_copying_the_link_says_so(arrive: Arrive, site: Served) -> None:
    mia = arrive("Mia")
    mia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mia.opens(site.url)
    mia.page.get_by_role("button", name="Copy").click()

    expect(mia.page.get_by_role("button", name="Copied")).to_be_visible()
    assert mia.invitation() in mia.page.evaluate("navigator.clipboard.readText()")


# -- leaving and coming back -----------------------------------------------------------------------------


def test_the_computer_plays_for_a_friend_who_left_until_the_friend_is_back(
    arrive: Arrive, site: Served, screen: Any
) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    table = ben.leaves()
    expect(mia.page.get_by_text("Ben has left the table.")).to_be_visible()
    assert_good(mia.page)
    mia.page.get_by_role("button", name="Let the computer play").click()
    expect(mia.page.locator(".badge")).to_have_text("Computer plays")

    ben.page.goto(table)
    back = ben.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    assert_good(ben.page)
    back.click()
    expect(mia.page.locator(".badge")).to_have_count(0)
    expect(mia.page.get_by_text("has left the table")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_the_game_can_be_ended_when_a_friend_has_left(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    ben.leaves()
    mia.page.get_by_role("button", name="End the game").click()

    expect(mia.table.result).to_contain_text("ended without a winner")


def test_presence_is_shown_by_name(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    seats = mia.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("Here")
    ben.leaves()

    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("Has left")


def test_a_lost_line_is_said_and_found_again(arrive: Arrive, site: Served) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    broken = [True]

    def meddle(line: WebSocketRoute) -> None:
        if broken:
            line.close()
        else:
            line.connect_to_server()

    mia.page.route_web_socket("**/api/tables/*", meddle)
    mia.page.reload()
    expect(mia.page.get_by_text("The connection is lost")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Has left")
    broken.clear()

    expect(mia.page.locator(".space").first).to_be_visible(timeout=15_000)
    expect(mia.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(ben.page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Here")


# -- talk ------------------------------------------------------------------------------------------------


def test_giving_up_is_asked_back_and_ends_the_game(arrive: Arrive, site: Served, screen: Any) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    mia.page.get_by_role("button", name="Menu").click()
    assert_good(mia.page)
    mia.page.get_by_role("button", name="Give up").click()
    assert_good(mia.page)
    mia.page.get_by_role("button", name="Play on").click()
    mia.page.get_by_role("button", name="Give up").click()
    mia.page.get_by_role("dialog").get_by_role("button", name="Give up").click()

    expect(ben.page.get_by_role("dialog")).to_contain_text("You win!")
    expect(mia.page.get_by_role("dialog")).to_contain_text("Ben wins!")
    expect(mia.page.get_by_role("dialog")).to_contain_text("Mia has given up: Ben wins.")


def test_a_move_is_taken_back_until_it_is_answered(arrive: Arrive, site: Served) -> None:
    """The choice of a hero reveals nothing; once the other has acted it stands."""
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    for first in rounds([mia, ben]):  # sooner or later somebody acts in a way that reveals nothing
        acts(first)
        first.page.wait_for_timeout(150)
        if "(take back)" in first.newest["talk"]:
            break
    version = first.newest["version"]
    first.page.keyboard.press("m")
    first.page.get_by_role("button", name="Take the move back").click()

    for person in (mia, ben):
        expect(person.table.log).to_contain_text(f"{first.name} takes a move back.")
    assert first.newest["version"] > version
    expect(first.page.locator(".bar.mine .act")).to_be_visible()


# -- once more -------------------------------------------------------------------------------------------


def test_once_more_offers_the_new_game_to_everybody(arrive: Arrive, site: Served, screen: Any) -> None:
    mia, ben, sam = arrive("Mia"), arrive("Ben"), arrive("Sam")
    meet(mia, ben, site.url)
    sam.page.goto(mia.page.url)
    expect(sam.page.get_by_text("You are watching")).to_be_visible()
    finished = mia.page.url
    mia.page.get_by_role("button", name="Menu").click()
    mia.page.get_by_role("button", name="Give up").click()
    mia.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ben.table.result).to_be_visible()
    assert_good(ben.page)
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(lambda url: url != finished)
    expect(ben.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    assert_good(ben.page)

    mia.page.keyboard.press("Escape")
    expect(mia.page.get_by_text("A new game has been set up")).to_be_visible()
    assert_good(mia.page)
    mia.page.get_by_role("button", name="Sit down there").click()
    sam.page.get_by_role("link", name="Watch the new game").click()
    for person in (mia, ben, sam):
        expect(person.page.locator(".space").first).to_be_visible()
    assert len({person.page.url for person in (mia, ben, sam)}) == 1
    newest = [json.loads(f) for f in ben.received if '"joined"' in f][-1]
    assert [seat["name"] for seat in newest["seats"]] == ["Ben", "Mia"], "seats move on by one"


# -- fair dice -------------------------------------------------------------------------------------------


def test_the_browser_recalculates_every_roll_when_the_game_is_over(arrive: Arrive, site: Served, screen: Any) -> None:
    mia, ben = arrive("Mia"), arrive("Ben")
    meet(mia, ben, site.url)
    mia.page.get_by_role("button", name="Menu").click()
    mia.page.get_by_role("link", name="Are the dice fair?").click()
    expect(mia.page.get_by_text("When the game is over, you can check every roll here.")).to_be_visible()
    mia.page.get_by_text("The numbers, for experts").click()
    expect(mia.page.locator("dl")).to_contain_text(mia.saved()[0]["commitment"])
    assert_good(mia.page)
    ben.page.keyboard.press("m")
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ben.table.result).to_be_visible()
    mia.page.reload()

    mia.page.get_by_role("button", name="Check every roll now").click()
    expect(mia.page.get_by_text("Every roll in the record follows from the secret.")).to_be_visible()
    expect(
        mia.page.get_by_text(re.compile(r"has recalculated \d+ rolls and drawn cards, and each is right"))
    ).to_be_visible()
    assert_good(mia.page)
