"""A table in the browser, as a person uses it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

PATIENCE = 3000
"""Looks at a table before a game that does not end is given up."""


@dataclass(frozen=True)
class Table:
    page: Page

    @classmethod
    def opened(cls, page: Page, url: str, game: str, level: str = "") -> Table:
        """A new table with the preset options, or on a level that the page names."""
        page.goto(f"{url}/new/{game}")
        if level:
            page.locator("label", has_text=level).first.click()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/table/*")
        return cls(page)

    @property
    def primary(self) -> Locator:
        """The button that is always in the same place."""
        return self.page.locator(".bar .act")

    @property
    def heroes(self) -> Locator:
        return self.page.locator(".take button")

    @property
    def landings(self) -> Locator:
        return self.page.locator(".space.landing")

    @property
    def cards(self) -> Locator:
        """The cards of the own hand, while one of them is asked for."""
        return self.page.locator(".hand button")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog[open] .ending")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log")

    def asked(self) -> str:
        """What the person has to do now: "take", "roll", "move" or "card"; empty when the game is over."""
        button = self.page.locator(".bar.mine .act")
        button.or_(self.result).first.wait_for()
        if self.result.count():
            return ""
        for name, what in (("take", self.heroes), ("move", self.landings), ("card", self.cards)):
            if what.count():
                return name
        return "roll"

    def decisions(self) -> Iterator[str]:
        """What is asked, again and again, until the game is over."""
        for _ in range(PATIENCE):
            if not (asked := self.asked()):
                return
            yield asked
        raise AssertionError("the game does not end")

    def until(self, wanted: str) -> None:
        """Play on by mouse until something is asked."""
        for asked in self.decisions():
            if asked == wanted:
                return
            self.play(asked)
        raise AssertionError(f"{wanted} was never asked")

    def play(self, asked: str) -> None:
        """Do by mouse what is asked, and wait until it has been carried out."""
        before = self.page.locator(".panel-body li").count() if self.log.is_visible() else -1
        if asked == "roll":
            self.primary.click()
        elif asked == "move":
            self.landings.last.click()
        else:
            (self.heroes if asked == "take" else self.cards).last.click()
            self.primary.click()
        if before >= 0:
            expect(self.page.locator(".panel-body li")).not_to_have_count(before)
