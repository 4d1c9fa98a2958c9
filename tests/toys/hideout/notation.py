"""The actions of Hideout as text, and why one is refused.

`place a1`, `choose b2`, `go b3` and `stop` are the small decisions. `place a1 b1 c1 d2` bundles a set-up, and
`move b2 b3` or `move b2 b3 b4` a whole turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.errors import NotUnderstood
from rollout.core.game import not_understood
from rollout.core.wire import Message, Refusal

from .state import CHOOSE_AT, GO_TO, PLACE_AT, STOP
from .tables import CELL_NAMES, CELLS, home
from .view import HideoutView, Piece

VERBS = {"place": PLACE_AT, "choose": CHOOSE_AT, "go": GO_TO}
EXAMPLES = ("place a1", "move b2 b3", "stop")


def write(action: int) -> str:
    """One small decision as text."""
    if action == STOP:
        return "stop"
    return f"{[*VERBS][action // CELLS]} {CELL_NAMES[action % CELLS]}"


def read(view: HideoutView, text: str) -> list[int]:
    """The small decisions that a line means; case and spaces do not matter.

    Raises:
        NotUnderstood: it means none.
    """
    verb, *names = text.lower().split() or [""]
    if any(name not in CELL_NAMES for name in names):
        raise not_understood(text, EXAMPLES)
    cells = [CELL_NAMES.index(name) for name in names]
    if verb == "stop" and not cells:
        return [STOP]
    if verb == "move" and len(cells) in (2, 3):
        return move(view, cells)
    if verb in VERBS and len(cells) == 1 or verb == "place" and cells:
        return [VERBS[verb] + cell for cell in cells]
    raise not_understood(text, EXAMPLES)


def move(view: HideoutView, cells: list[int]) -> list[int]:
    """A whole turn. A step onto an enemy ends it; otherwise one step alone means no second one."""
    start, *steps = cells
    met = piece_on(view, CELL_NAMES[steps[0]])
    fights = met is not None and met.seat != view.turn
    stop = [STOP] if len(steps) == 1 and not fights else []
    return [CHOOSE_AT + start, *(GO_TO + step for step in steps), *stop]


def piece_on(view: HideoutView, cell: str) -> Piece | None:
    """The piece that a viewer sees on a cell."""
    return next((piece for piece in view.pieces if piece.cell == cell), None)


def drawing(view: HideoutView) -> str:
    """The board with the names of its rows and columns."""
    rows = [" ".join(f"{cell or '.':<7}" for cell in row) for row in view.cells]
    lines = [*(f"{len(rows) - number} {row}" for number, row in enumerate(rows)), "  a       b       c       d"]
    return "\n".join(line.rstrip() for line in lines)


def label(action: int) -> Message:
    """The text of a button."""
    if action == STOP:
        return Message("choice-stop")
    return Message(f"choice-{[*VERBS][action // CELLS]}", {"cell": CELL_NAMES[action % CELLS]})


def explain(view: HideoutView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    """Why a line is refused; looks at nothing but the view of the seat that tried it."""
    key, rule = _reason(view, seat, text)
    return Refusal(text, f"refused-{key}", rule, allowed=tuple(allowed))


def _reason(view: HideoutView, seat: int, text: str) -> tuple[str, str]:
    try:
        actions = read(view, text)
    except NotUnderstood:
        return "not-now", "HO-M1"
    if view.phase == "over":
        return "over", "HO-E1"
    if view.phase == "setup":
        return _setup_reason(view, seat, actions[0])
    if seat != view.turn:
        return "not-your-turn", "HO-M1"
    if view.phase == "choose":
        return _choose_reason(view, seat, actions)
    if actions[0] == STOP:
        return "step-first", "HO-M1"
    if CHOOSE_AT <= actions[0] < GO_TO:
        return "chosen-already", "HO-M2"
    return ("one-step", "HO-M3") if view.phase == "step" else ("no-way", "HO-M1")


def _setup_reason(view: HideoutView, seat: int, action: int) -> tuple[str, str]:
    if view.ready[seat]:
        return "ready", "HO-S2"
    if action >= CHOOSE_AT:
        return "place-first", "HO-S1"
    return ("not-home", "HO-S1") if action % CELLS not in home(seat) else ("cell-taken", "HO-S1")


def _choose_reason(view: HideoutView, seat: int, actions: list[int]) -> tuple[str, str]:
    if not CHOOSE_AT <= actions[0] < GO_TO:
        return "choose-first", "HO-M1"
    piece = piece_on(view, CELL_NAMES[actions[0] - CHOOSE_AT])
    if piece is None or piece.seat != seat:
        return "not-yours", "HO-M1"
    if piece.kind == "core":
        return "core-stays", "HO-M1"
    return ("one-step", "HO-M3") if len(actions) > 2 and STOP not in actions else ("no-way", "HO-M1")
