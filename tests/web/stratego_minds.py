"""Whoever plays a whole game of Stratego in a browser: thinks as a computer player does, from what came to that browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page

from rollout.bots import make_bot
from rollout.core.chance import Fast
from rollout.games.stratego import GAME
from rollout.games.stratego.view import StrategoView
from tests.web.people import Message, Person
from tests.web.stratego import AUTOBOTS, DECEPTICONS, Board, types

PATIENCE = 15_000
"""Looks at what came, a few milliseconds apart, before a game that does not go on is given up."""
BY_MOUSE = 5
"""Every so manieth line is done by mouse, if it takes two squares; the others are typed."""


class Mind:
    """What one person wants to do; the same seed wants the same."""

    def __init__(self, seed: int) -> None:
        self.chance = Fast(seed)
        self.bot = make_bot(GAME, GAME.native, GAME.levels["normal"])
        self.lines = 0

    def plays(self, person: Person) -> None:
        """Do what is asked now, and wait until it is done."""
        update = person.newest
        Board(person.page).asked()
        self.does(person.page, self.line(update))
        until(person.page, lambda: person.newest != update)

    def line(self, update: Message) -> str:
        """A whole set-up, or one of the choices that came."""
        view = msgspec.convert(update["view"], StrategoView)
        if view.phase == "setup":
            return f"setup {AUTOBOTS if view.armies[view.viewer].army == 'autobots' else DECEPTICONS}"
        texts = [str(choice["text"]) for choice in update["choices"]]
        actions = [GAME.read(view, text)[0] for text in texts]
        return texts[actions.index(self.bot.choose(view.viewer, view, (), actions, self.chance))]

    def does(self, page: Page, line: str) -> None:
        """Do what a line says: typed, or now and then by mouse."""
        self.lines += 1
        board, (verb, *squares) = Board(page), line.split()
        if verb not in {"move", "strike"} or self.lines % BY_MOUSE:
            types(page, line)
            return
        for square in squares:
            board.square(square).click()
        if verb == "strike" or board.orders.get_by_role("status").count():
            board.primary.click()


def asked(people: Sequence[Person]) -> Iterator[Person]:
    """Whoever is asked next, until the game is over."""
    page = people[0].page
    until(page, lambda: all(person.updates for person in people))
    while True:
        until(page, lambda: any(person.newest["choices"] or person.newest["outcome"] for person in people))
        whose = next((person for person in people if person.newest["choices"]), None)
        if whose is None:
            return
        yield whose


def handed_on(person: Person) -> Iterator[Message]:
    """What is asked of whoever has the device; whoever is named on the cover takes it, until the game is over."""
    page, over = person.page, person.table.result
    cover, mine = page.get_by_role("dialog").filter(has=page.locator(".hold")), page.locator(".bar.mine .act")
    while True:
        mine.or_(cover).or_(over).first.wait_for()
        if over.count():
            return
        if cover.count():
            seen_by_all = [piece for piece in person.newest["view"]["pieces"] if piece["known"]]
            assert page.locator(".place .rank").count() <= len(seen_by_all), "backs alone while the device goes round"
            cover.locator(".ways .plain").press("Enter")
        else:
            came = map(json.loads, reversed(person.received))
            yield next(each for each in came if each["type"] == "update" and each["view"]["viewer"] >= 0)


def until(page: Page, is_so: Callable[[], Any]) -> None:
    """Wait for something to come in."""
    for _ in range(PATIENCE):
        if is_so():
            return
        page.wait_for_timeout(4)
    raise AssertionError("the game does not go on")
