"""Takes the pictures of the README from the running program, by playing until there is something to see.

Usage: `python tools/pictures.py [NAME ...] [--static FOLDER]` writes docs/pictures/NAME.jpg, all of them without a
name. It needs Chromium (`ROLLOUT_CHROMIUM`, or /usr/bin/chromium) and a built front end; it exits with 1 where the dice
did not lead to a picture, and with 2 where it could not begin.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rollout.server.config import Config
from tests.server.client import Browser as Player
from tests.server.client import Served
from tests.web.people import Person
from tests.web.risk import Commander, computers, sits
from tests.web.stratego import duel
from tests.web.table import Table

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
GAME = "robot-heroes"
TRIES = 12
"""Games that are played until a picture is found; dice are dice."""
LOOKS = 200
QUALITY = 88


@dataclass(frozen=True)
class Picture:
    """A picture and how to get there."""

    name: str
    size: ViewportSize
    look: dict[str, str]
    """Settings of the page: theme, language, ..."""
    find: Callable[[Page, Served], bool]
    """Goes where the picture is taken; False where the dice did not lead there."""


def main() -> int:
    """Take the pictures that the command line names; 1 if one of them was not found, else 0."""
    names = ", ".join(picture.name for picture in ALL)
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("only", nargs="*", help=f"names of pictures ({names}); by default all", metavar="NAME")
    parser.add_argument(
        "--static", type=Path, help="folder of the built front end; by default the installed one", metavar="FOLDER"
    )
    chosen = parser.parse_args()
    if unknown := set(chosen.only) - {picture.name for picture in ALL}:
        parser.error(f"there is no picture {', '.join(sorted(unknown))}; there are: {names}")
    static = built(chosen.static)
    if static is None:
        where = chosen.static or "web/dist"
        parser.error(f"no front end is built in {where}; try: cd web && npm ci && npm run build")
    path = os.environ.get("ROLLOUT_CHROMIUM", "/usr/bin/chromium")
    if not Path(path).is_file():
        parser.error(f"there is no Chromium at {path}; ROLLOUT_CHROMIUM can name another place")
    return take_all(wanted(chosen.only), static, path)


def built(named: Path | None) -> Path | None:
    """The folder of a front end: the one that was named, else the program's or that of web/; None if none is built."""
    folders = [named] if named else [Config(data=ROOT).static, ROOT / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def take_all(pictures: list[Picture], static: Path, chromium: str) -> int:
    """Take the pictures one after the other, each with its own games; 1 if one of them was not found, else 0."""
    PICTURES.mkdir(exist_ok=True)
    with served(static) as site, sync_playwright() as playwright:
        alone = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium, args=alone)
        missed = [picture.name for picture in pictures if not take(picture, browser, site)]
        browser.close()
    if missed:
        print(f"not found in {TRIES} games: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


@contextmanager
def served(static: Path) -> Iterator[Served]:
    """A server with that front end, which lives as long as the pictures are taken."""
    with tempfile.TemporaryDirectory() as data:
        server = Served(Config(data=Path(data), static=static, new_tables=1000))
        try:
            yield server
        finally:
            server.stop()


def wanted(names: list[str]) -> list[Picture]:
    """The pictures of these names; all without a name."""
    return [picture for picture in ALL if not names or picture.name in names]


def take(picture: Picture, browser: Browser, site: Served) -> bool:
    """Try until the dice lead to the picture; False if they never do."""
    for _ in range(TRIES):
        with page_for(picture, browser) as page:
            if picture.find(page, site):
                page.wait_for_timeout(700)
                file = PICTURES / f"{picture.name}.jpg"
                page.screenshot(path=file, type="jpeg", quality=QUALITY)
                print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB", flush=True)
                return True
    return False


@contextmanager
def page_for(picture: Picture, browser: Browser) -> Iterator[Page]:
    """A page with the picture's size and settings, on which things happen at once."""
    context = browser.new_context(viewport=picture.size)
    settings = json.dumps({"language": "en", "pace": "off", "sound": False, "name": "Mia", **picture.look})
    context.add_init_script(
        f"localStorage.getItem('rollout.settings') ?? localStorage.setItem('rollout.settings', {settings!r})"
    )
    context.set_default_timeout(15_000)
    try:
        yield context.new_page()
    finally:
        context.close()


# -- what there is to see ------------------------------------------------------------------------------------


def battle(page: Page, site: Served) -> bool:
    """An Advanced game in which both are hurt, and a card is to be chosen, a Special Attack among them."""
    table = Table.opened(page, site.url, GAME, level="Advanced")
    return reached(table, lambda view: asked_with_special(view) and min(damages(view)) > 0)


def landing(page: Page, site: Served) -> bool:
    """The spaces that a roll leads to, one of them a battle."""
    table = Table.opened(page, site.url, GAME)
    return reached(table, lambda view: len({landing["effect"] for landing in view["landings"]} - {"nothing"}) > 1)


def lesson(page: Page, site: Served) -> bool:
    """The lesson explains a battle."""
    page.goto(f"{site.url}/learn/{GAME}")
    page.wait_for_url("**/table/*")
    table = Table(page)
    for _ in range(LOOKS):
        bubble, going = page.locator(".bubble"), page.locator(".bubble .on.asks")
        going.or_(page.locator(".bar.mine .act")).or_(table.result).first.wait_for()
        page.wait_for_timeout(250)
        if bubble.count() and "A battle!" in bubble.inner_text():
            return True
        if going.count():
            going.click()
        elif asked := table.asked():
            table.play(asked)
        else:
            return False
    return False


OPENING = (
    ("move f6 f5", "move e3 e4"),
    ("move b6 b5", "detect f3 f5"),
    ("move e6 e5", "strike e4 e5"),
    ("move b5 b4", "move i3 i5"),
    ("move a6 a5", "strike b3 b4"),
    ("move a5 a4", "move j3 j4"),
)
"""How a game of Stratego with Special Powers may begin: a line of Ben, and Mia's answer."""


def two_armies(page: Page, site: Served) -> bool:
    """A game with Special Powers after some turns; a piece is chosen, and what it can do is shown."""
    with duel(site, game="game-2") as playing:
        with Player(site.host, playing.table, playing.tokens[0], nonce="a") as mia:
            mia.start()
            for line, answer in OPENING:
                playing.writes(line)
                assert mia.my_turn() and mia.act(answer)["type"] == "done", answer
                mia.until("update")
        playing.writes("move j6 j5")
        board = playing.opens(page)
        board.asked()
        board.square("c3").click()
    return True


def set_up(page: Page, site: Served) -> bool:
    """An army is placed on the page for it."""
    page.goto(f"{site.url}/setup/stratego")
    page.locator("[data-square]").first.wait_for()
    return True


def invasion(page: Page, site: Served) -> bool:
    """A game of RISK against three computers after two rounds; an attack is planned, with its odds."""
    person = Person("Mia", page.context, page)
    person.listen()
    mia = sits(person, site, [{"name": "Mia"}, *computers(3)], autobots="last")
    for _ in range(LOOKS * 20):
        if person.over:
            return False
        if not person.asked:
            page.wait_for_timeout(50)
        elif mia.asked["view"]["round"] > 2 and (ways := worthwhile(mia)):
            for name in ways[0]:
                mia.tap(name)
            return True
        else:
            mia.acts()
    return False


def worthwhile(mia: Commander) -> list[tuple[str, str]]:
    """Attacks on somebody, from where at least four units may go."""
    strong = {place["name"] for place in mia.asked["view"]["territories"] if place["units"] - place["fresh"] > 4}
    ways = [way for way in mia.choices("attack") if way["army"] >= 0 and way["start"] in strong]
    return [(way["start"], way["end"]) for way in ways]


# -- how to get there ----------------------------------------------------------------------------------------


def reached(table: Table, there: Callable[[dict[str, Any]], bool]) -> bool:
    """Play on until something is asked while the view is as wished; False if the game ends before."""
    views: list[dict[str, Any]] = []

    def listen(text: object) -> None:
        message = json.loads(str(text))
        if message["type"] == "update":
            views.append(message["view"])

    table.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    table.page.reload()
    for asked in table.decisions():
        if views and there(views[-1]):
            return True
        table.play(asked)
    return False


def asked_with_special(view: dict[str, Any]) -> bool:
    """Whether a card is to be chosen, and a Special Attack may be."""
    specials = {special["card"] for special in view["specials"]}
    return view["phase"] == "duel" and bool(specials & set(view["hand"]))


def damages(view: dict[str, Any]) -> list[int]:
    """Broken pieces by seat."""
    return [hero["damage"] for hero in view["heroes"]]


ALL = (
    Picture("battle", DESKTOP, {"theme": "dark"}, battle),
    Picture("lesson", PHONE, {"theme": "dark"}, lesson),
    Picture("landing", PHONE, {"theme": "light"}, landing),
    Picture("two-armies", DESKTOP, {"theme": "dark"}, two_armies),
    Picture("phone-armies", PHONE, {"theme": "light"}, two_armies),
    Picture("set-up", PHONE, {"theme": "dark"}, set_up),
    Picture("invasion", DESKTOP, {"theme": "dark"}, invasion),
    Picture("phone-invasion", PHONE, {"theme": "dark"}, invasion),
    Picture("phone-battle", PHONE, {"theme": "dark", "language": "en"}, battle),
)


if __name__ == "__main__":
    sys.exit(main())
