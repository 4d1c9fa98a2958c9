"""Games of Stratego in the browser, whose other side is played line by line, so that a position is soon there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.server.client import Browser, Served, open_table

NAMES = ("Mia", "Ben")
AUTOBOTS = "47b9f6ne2X/T5f3m8332S/3T22TFTTT3"
DECEPTICONS = "X7o29w6243/k58634ST22/T53TFTT3T3"
CLASSIC = "X988777666/6555544443/3333222222/22STTTTTTF"
"""Set-ups: front row first, from the left as their owners see it."""


@dataclass(frozen=True)
class Board:
    """The table on a page, as a person uses it."""

    page: Page

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    @property
    def primary(self) -> Locator:
        return self.page.locator(".bar .act")

    @property
    def orders(self) -> Locator:
        return self.page.get_by_role("region", name="Orders")

    @property
    def targets(self) -> list[str]:
        """Squares that glow."""
        return [str(each.get_attribute("data-square")) for each in self.page.locator("[data-teach=target]").all()]

    def kind(self, name: str) -> Locator:
        """A kind of order that the chosen piece may be given."""
        return self.orders.get_by_role("group").get_by_role("button", name=name)

    def asked(self) -> None:
        """Wait until the table waits for this person."""
        self.page.locator(".bar.mine .act").wait_for()


class Duel:
    """A table of Mia and Ben whose armies stand: the page is Mia's, Ben's lines are written by the test."""

    def __init__(self, site: Served, *, armies: tuple[str, str] = (AUTOBOTS, DECEPTICONS), **options: Any) -> None:
        self.site = site
        opened = open_table(
            site.url, "stratego", [{"name": name} for name in NAMES], options={"sides": "autobots", **options}
        )
        self.table, self.tokens, self.commitment = opened["table"], opened["tokens"], opened["commitment"]
        self.ben = Browser(site.host, self.table, self.tokens[1], nonce="b")
        with Browser(site.host, self.table, self.tokens[0], nonce="a") as mia:
            mia.start()
            self.ben.start()
            assert mia.act(f"setup {armies[0]}")["type"] == "done"
        self.writes(f"setup {armies[1]}")

    def writes(self, *lines: str) -> None:
        """Ben does this as soon as it is his turn."""
        for line in lines:
            assert self.ben.my_turn()
            answer = self.ben.act(line)
            assert answer["type"] == "done", answer
            self.ben.until("update")

    def opens(self, page: Page, seats: tuple[int, ...] = (0,)) -> Board:
        """Show the table on a page that sits on these seats."""
        saved = {
            "table": self.table,
            "game": "stratego",
            "seats": [{"seat": seat, "token": self.tokens[seat], "nonce": "ab"[seat]} for seat in seats],
            "commitment": self.commitment,
            "invitations": [],
            "names": NAMES,
            "opened": 1,
            "begun": True,
            "over": False,
        }
        page.goto(self.site.url)
        page.evaluate("table => localStorage.setItem('rollout.tables', JSON.stringify([table]))", saved)
        page.goto(f"{self.site.url}/table/{self.table}")
        page.locator("[data-square]").first.wait_for()
        return Board(page)


@contextmanager
def duel(site: Served, **options: Any) -> Iterator[Duel]:
    """A game whose armies stand."""
    playing = Duel(site, **options)
    try:
        yield playing
    finally:
        playing.ben.close()


def types(page: Page, *lines: str) -> None:
    for line in lines:
        page.get_by_label("Type an action").fill(line)
        page.keyboard.press("Enter")


def names_of_pieces(frames: list[str]) -> set[tuple[int, str]]:
    """The names of pieces that came to a browser before they were shown and the game was over, by seat."""
    updates = [message for message in map(json.loads, frames) if message["type"] == "update"]
    pieces = [piece for update in updates if not update["outcome"] for piece in update["view"]["pieces"]]
    return {(piece["seat"], piece["name"]) for piece in pieces if piece["name"] and not piece["known"]}
