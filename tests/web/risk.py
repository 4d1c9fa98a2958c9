"""People who play RISK Transformers by mouse: what is asked is read from what came, all else goes through the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Served, open_table
from tests.web.people import PATIENCE, Message, Person

NAMES = ("Mia", "Ben", "Zoe", "Kim")


@dataclass
class Commander:
    """Somebody at a table of RISK, and what has been asked so far."""

    person: Person
    seen: set[str] = field(default_factory=set)
    """Phases in which something was asked."""
    most: int = 2
    """Attacks and moves of a turn at most, so that a game stays short."""
    turn: tuple[int, int] = (0, 0)
    tried: dict[str, int] = field(default_factory=dict)
    """How often the person attacked and moved in this turn."""

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def primary(self) -> Locator:
        return self.page.locator(".bar .act")

    @property
    def orders(self) -> Locator:
        return self.page.get_by_role("region", name="Orders")

    @property
    def asked(self) -> Message:
        """The update that asked last; where people share a device, a watcher hears the same and is asked nothing."""
        frames = (frame for frame in reversed(self.person.received) if '"type":"update"' in frame)
        return next(update for update in map(json.loads, frames) if update["choices"])

    @property
    def view(self) -> Message:
        view: Message = self.person.newest["view"]
        return view

    def choices(self, key: str) -> list[Message]:
        """What may be done now of one kind, as the arguments of its label."""
        return [
            choice["label"]["args"] for choice in self.asked["choices"] if choice["label"]["key"] == f"choice-{key}"
        ]

    def territory(self, name: str) -> Locator:
        return self.page.locator(f'[data-territory="{name}"]')

    def tap(self, name: str) -> None:
        """Pick a territory, on the map or in the list."""
        self.territory(name).click()

    def chip(self, text: str) -> None:
        """Pick one of the ways beside the map; the only one there is needs no chip."""
        if len(self.asked["choices"]) > 1:
            self.orders.locator(f'[data-text="{text}"]').click()

    def confirm(self) -> None:
        expect(self.primary).to_have_attribute("aria-disabled", "false")
        self.primary.click()

    # -- whole turns -------------------------------------------------------------------------------------

    def acts(self) -> None:
        """Do what is asked, and wait until it has been carried out."""
        before = self.person.newest["version"]
        view = self.asked["view"]
        if self.turn != (turn := (view["round"], view["army"])):
            self.turn, self.tried = turn, {}
        self.seen.add(view["phase"])
        getattr(self, f"do_{view['phase'].replace('-', '_')}", self.do_other)()
        self.confirm()
        self.wait(lambda: self.person.newest["version"] > before)

    def wait(self, there: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if there():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing came of it: {self.primary.inner_text()}; {self.orders.inner_text()}")

    def do_exchange(self) -> None:
        """All cards of the first exchange there is."""
        args = self.choices("exchange")[0]
        for kind, stars in (("ones", 1), ("twos", 2)):
            if args[kind]:
                self.orders.locator(f'.card[data-stars="{stars}"]').nth(args[kind] - 1).click()

    def do_reveal(self) -> None:
        self.chip("reveal")

    def do_give(self) -> None:
        self.chip(self.asked["choices"][0]["text"])

    def do_lose(self) -> None:
        self.tap(self.choices("lose")[0]["territory"])

    def do_place(self) -> None:
        """Where one is already, else where fewest stand."""
        entries = sorted(self.choices("place"), key=lambda args: (args["how"] != "calm", args["count"]))
        self.tap(entries[0]["territory"])

    def do_attack(self) -> None:
        self.go("attack")

    def do_move(self) -> None:
        self.go("move")

    def go(self, verb: str) -> None:
        """From the first territory to its neighbour, a few times a turn."""
        ways = self.choices(verb)
        self.tried[verb] = self.tried.get(verb, 0) + 1
        if ways and self.tried[verb] <= self.most:
            self.tap(ways[0]["start"])
            self.tap(ways[0]["end"])
        else:
            self.chip("done")

    def do_battle(self) -> None:
        self.chip("roll on")

    def do_other(self) -> None:
        """The last of the ways: a card, or none."""
        self.chip(self.asked["choices"][-1]["text"])


def in_turn(commanders: list[Commander]) -> None:
    """All play until the game is over for each of them."""
    for _ in range(PATIENCE):
        if all(commander.person.over for commander in commanders):
            return
        asked = [one for one in commanders if one.person.asked and not one.person.over]
        if asked:
            asked[0].acts()
        else:
            commanders[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def listed(person: Person) -> None:
    """The person likes the list of territories better than the map."""
    person.context.add_init_script(
        "if (location.protocol !== 'about:') localStorage.setItem('rollout.risk.list', 'yes')"
    )


def sits(person: Person, site: Served, seats: list[Message], held: tuple[int, ...] = (0,), **options: Any) -> Commander:
    """A new table, and the person on some of its seats."""
    opened = open_table(site.url, "risk", seats, options=options)
    saved = {
        "table": opened["table"],
        "game": "risk",
        "seats": [{"seat": seat, "token": opened["tokens"][seat], "nonce": f"n{seat}"} for seat in held],
        "commitment": opened["commitment"],
        "invitations": [],
        "names": [seat.get("name", "") for seat in seats],
        "opened": 1,
        "begun": False,
        "over": False,
    }
    person.page.goto(site.url)
    person.page.evaluate("table => localStorage.setItem('rollout.tables', JSON.stringify([table]))", saved)
    person.page.goto(f"{site.url}/table/{opened['table']}")
    return Commander(person)


def computers(count: int) -> list[Message]:
    return [{"name": f"Robot {number + 1}", "level": "easy"} for number in range(count)]
