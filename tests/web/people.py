"""People in browsers of their own, with every frame that each received, so that it can be searched afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from tests.web.table import Table

Message = dict[str, Any]
PATIENCE = 3000
KEPT = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


@dataclass(eq=False)
class Person:
    """One person at one browser, which shares nothing with any other."""

    name: str
    context: BrowserContext
    page: Page
    received: list[str] = field(default_factory=list)
    """Frames of every socket, in order."""
    sockets: list[WebSocket] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    """Every address that was asked for, by page, script or picture."""
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def arrives(cls, browser: Browser, name: str, size: Any) -> Person:
        context = browser.new_context(viewport=size)
        settings = json.dumps({"language": "en", "pace": "off", "sound": False, "name": name})
        context.add_init_script(
            "if (location.protocol !== 'about:') localStorage.getItem('rollout.settings')"
            f" ?? localStorage.setItem('rollout.settings', '{settings}')"
        )
        context.set_default_timeout(15_000)
        person = cls(name, context, context.new_page())
        person.listen()
        return person

    def listen(self) -> None:
        self.page.on("websocket", self._socket)
        self.page.on("request", lambda request: self.addresses.append(request.url))
        self.page.on("framenavigated", lambda frame: self.addresses.append(frame.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda data: self.received.append(str(data)))
        socket.on("close", self._hung_up)

    def _hung_up(self, socket: WebSocket) -> None:
        self.sockets.remove(socket)

    @cached_property
    def table(self) -> Table:
        return Table(self.page)

    # -- going somewhere ---------------------------------------------------------------------------------

    def opens(self, url: str, game: str = "robot-heroes", *, others: str = "friend", turns: int = 0) -> None:
        """Open a table; `turns` of Robot Heroes, 0 for a whole game."""
        self.page.goto(f"{url}/new/{game}/{others}")
        if turns:
            self.page.get_by_text("More options").click()
            self.page.get_by_label("Turns until the game ends").fill(str(turns))
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/table/*")

    def invitation(self) -> str:
        """The path of the link in the waiting room."""
        return urlsplit(self.page.get_by_label("Link for your friend").input_value()).path

    def accepts(self, url: str, invitation: str) -> None:
        self.page.goto(url + invitation)
        self.page.get_by_role("button", name="Sit down and play").click()
        self.page.wait_for_url("**/table/*")

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether the table waits for this person now."""
        return self.page.locator(".bar.mine .act").count() > 0

    @property
    def over(self) -> bool:
        return self.table.result.count() > 0

    @property
    def updates(self) -> list[Message]:
        messages = (json.loads(frame) for frame in self.received)
        return [message for message in messages if message["type"] == "update"]

    @property
    def newest(self) -> Message:
        """The update that came last."""
        update: Message = json.loads(next(frame for frame in reversed(self.received) if '"type":"update"' in frame))
        return update

    @property
    def hand(self) -> list[str]:
        """The cards of the own hand that the page shows, as it names them."""
        cards: list[str] = self.page.locator(".hand [aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
        return cards

    @property
    def told(self) -> list[str]:
        """Everything that was told, as the text that came."""
        return [json.dumps(told, sort_keys=True) for update in self.updates for told in update["told"]]

    def saved(self) -> list[Message]:
        """What the browser keeps of its tables."""
        kept: list[Message] = self.page.evaluate("JSON.parse(localStorage.getItem('rollout.tables') ?? '[]')")
        return kept

    def secrets(self) -> set[str]:
        """Tokens and nonces: nobody else may ever see one."""
        return {seat[secret] for table in self.saved() for seat in table["seats"] for secret in ("token", "nonce")}

    def everything(self) -> str:
        """All that this browser has seen or keeps: frames, the page, storage, addresses."""
        kept: str = self.page.evaluate(KEPT)
        return "\n".join([*self.received, self.page.content(), kept, *self.addresses])

    def leaves(self) -> str:
        """Go away from the table; where it was."""
        address = self.page.url
        self.page.goto("about:blank")
        return address


Arrive = Callable[[str], Person]
"""Somebody of that name comes, with an own browser."""


def acts(person: Person) -> None:
    """Do by mouse what is asked."""
    person.table.play(person.table.asked())


def rounds(people: Iterable[Person]) -> Iterator[Person]:
    """Whoever is asked next, until the game is over for all."""
    people = list(people)
    for _ in range(PATIENCE):
        if all(person.over for person in people):
            return
        asked = [person for person in people if person.asked and not person.over]
        if asked:
            yield asked[0]
        else:
            people[0].page.wait_for_timeout(25)
    raise AssertionError("the game does not end")


def meet(host: Person, guest: Person, url: str, turns: int = 0) -> None:
    """Host and guest sit down at a new table, and the game begins."""
    host.opens(url, turns=turns)
    guest.accepts(url, host.invitation())
    for person in (host, guest):
        expect(person.page.locator(".space").first).to_be_visible()


def opponents_cards(told: Iterable[str], seat: int) -> list[str]:
    """Of what was told: which cards another seat has in hand or has laid down unseen."""
    hidden = ("hand-dealt", "card-drawn", "card-chosen")
    messages = ((line, json.loads(line)) for line in told)
    return [line for line, message in messages if message["type"] in hidden and message["seat"] != seat]


def assert_sees_only_its_own(person: Person, seat: int) -> None:
    """Whatever came to a browser of Robot Heroes is meant for that seat; -1 for a watcher."""
    assert opponents_cards(person.told, seat) == []
    for update in person.updates:
        view = update["view"]
        assert view["viewer"] == seat
        assert seat >= 0 or (view.get("hand", []), view.get("sealed", ""), update["choices"]) == ([], "", [])
