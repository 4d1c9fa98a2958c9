"""Plays all that may be done in the positions of the lessons, by the rules, so that the browser needs to know none.

Usage: `python tools/lessons.py` reads web/src/games/stratego/lessons/tasks.toml and writes tasks.gen.json beside it;
with `--check` it writes nothing, says whether that file is stale and exits with 1.

A task becomes a list of nodes, the position first. A node has the view of the learner, as far as it differs from that
of the lesson, and the choices: each with what is told and the number of the node that it leads to. Where the turn is
over a node has its verdict instead.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the package need not be installed

from rollout.core.chance import Scripted  # noqa: E402 - found through the line above
from rollout.core.wire import Fact  # noqa: E402 - as above
from rollout.games.stratego import GAME, StrategoOptions  # noqa: E402 - as above
from rollout.games.stratego.ground import parse  # noqa: E402 - as above
from rollout.games.stratego.state import StrategoState  # noqa: E402 - as above
from rollout.games.stratego.tables import GAMES, ZONE, Tables  # noqa: E402 - as above
from rollout.games.stratego.view import Army, StrategoView  # noqa: E402 - as above

LESSONS = ROOT / "web" / "src" / "games" / "stratego" / "lessons"
LEARNER = 0
Json = Any


def board_line(tables: Tables, drawing: str) -> str:
    """The board of a position in one line, from rows that begin with their number; what is not drawn is open."""
    drawn = {int(row): tokens for row, *tokens in (line.split() for line in drawing.splitlines() if line.strip())}
    rows = []
    for rank in range(int(tables.height), 0, -1):
        tokens = drawn.get(rank, [])
        squares = [int(tables.square(file, rank)) for file in range(1, int(tables.files) + 1)]
        open_ground = ["~" if tables.ground[square] == ZONE else "." for square in squares]
        rows.append("".join([*tokens, *open_ground[len(tokens) :]]))
    return "/".join(rows)


def position(task: Json) -> StrategoState:
    """The position of a task; without a board, a game in which armies are still being placed."""
    if not task["board"]:
        return GAME.setup(StrategoOptions(game=task["game"], sides="autobots"), GAME.native, Scripted([]))
    tables = GAME.native.on(GAMES.index(task["game"]))
    return parse(GAME.native, f"{task['game']} {board_line(tables, task['board'])} A")


class Play:
    """All that may be done in one task."""

    def __init__(self, task: Json) -> None:
        self.task = task
        self.state = position(task)
        start = GAME.view(self.state, LEARNER)
        self.gone = len(start.captured), start.lost
        """Pieces that were never in the picture count as captured: the learner need not hear of them."""
        self.nodes: list[Json] = []

    def view(self, state: StrategoState) -> Json:
        """What the learner sees."""
        view: StrategoView = GAME.view(state, LEARNER)
        count, lost = self.gone
        own, other = (view.lost[seat] - lost[seat] for seat in (0, 1))
        one, two = (self.army(view, seat) for seat in (0, 1))
        changed = msgspec.structs.replace(view, captured=view.captured[count:], lost=(own, other), armies=(one, two))
        return _plain(changed)

    def army(self, view: StrategoView, seat: int) -> Army:
        """An army that consists of those who are in the picture."""
        army = view.armies[seat]
        if not self.task["board"]:
            return army
        letters = re.findall(rf"\b{'AD'[seat]}(\w)", self.task["board"])
        listed = [(character, letters.count(character.letter)) for character in army.characters]
        characters = tuple(msgspec.structs.replace(one, copies=count) for one, count in listed if count)
        return msgspec.structs.replace(army, characters=characters)

    def explore(self, state: StrategoState, turn: list[str]) -> int:
        """Add the node of a position and all that it leads to; its number."""
        node: Json = {"view": self.view(state)}
        number = len(self.nodes)
        self.nodes.append(node)
        if turn and LEARNER not in list(state.actors()):
            node["says"] = self.verdict(" | ".join(turn))
        elif self.task["board"]:
            node["choices"] = [self.choice(state, int(action), turn) for action in state.legal(LEARNER)]
        return number

    def choice(self, state: StrategoState, action: int, turn: list[str]) -> Json:
        view = GAME.view(state, LEARNER)
        text, facts, after = GAME.write(view, action), list[Fact](), state.clone()
        after.apply(LEARNER, action, Scripted([]), facts)
        told = [_plain(told) for fact in facts if (told := GAME.tell(fact, LEARNER)) is not None]
        label = _plain(GAME.label(view, action))
        return {"text": text, "label": label, "told": told, "to": self.explore(after, [*turn, text])}

    def verdict(self, turn: str) -> str:
        found = (says for pattern, says in self.task["verdicts"] if re.search(pattern, turn))
        return next(found, "else")


def _plain(value: msgspec.Struct) -> Json:
    """A value as the browser gets it."""
    return msgspec.to_builtins(value)


def patch(base: Json, value: Json) -> Json:
    """What differs: of tables the fields, of lists of tables of the same length each table; else the whole value."""
    if isinstance(base, dict) and isinstance(value, dict):
        return {field: patch(base[field], inner) for field, inner in value.items() if inner != base[field]}
    if is_tables(base) and is_tables(value) and len(base) == len(value):
        return [patch(one, other) for one, other in zip(base, value, strict=True)]
    return value


def is_tables(value: Json) -> bool:
    """Whether a value is a list of tables that is not empty."""
    return isinstance(value, (list, tuple)) and len(value) > 0 and all(isinstance(inner, dict) for inner in value)


def lesson(tasks: list[Json]) -> Json:
    """The tasks of a lesson; views tell only what is not as in the first one."""
    found = []
    base: Json = {}
    for task in tasks:
        play = Play(task)
        play.explore(play.state, [])
        base = base or play.nodes[0]["view"]
        for node in play.nodes:
            node["view"] = patch(base, node["view"])
        found.append({"id": task["id"], "nodes": play.nodes})
    return {"view": base, "tasks": found}


def generated() -> str:
    """The text of tasks.gen.json."""
    tasks = tomllib.loads((LESSONS / "tasks.toml").read_text("utf-8"))["task"]
    names = dict.fromkeys(task["lesson"] for task in tasks)
    lessons = {name: lesson([task for task in tasks if task["lesson"] == name]) for name in names}
    return json.dumps(lessons, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write the file, or compare it; the exit code."""
    path = LESSONS / "tasks.gen.json"
    text = generated()
    if "--check" not in sys.argv:
        path.write_text(text, "utf-8")
        return 0
    if path.exists() and path.read_text("utf-8") == text:
        return 0
    print(f"stale: {path.relative_to(ROOT)} (run: python tools/lessons.py)", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
