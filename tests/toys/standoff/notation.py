"""The actions of Standoff as text: `strike blue`, `block`, `pass`; and why one is refused."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.errors import NotUnderstood
from rollout.core.game import not_understood
from rollout.core.wire import Message, Refusal

from .state import BLOCK, PASS
from .view import StandoffView

COLOURS = ("red", "blue", "green")
TEXTS = (*(f"strike {colour}" for colour in COLOURS), "pass", "block")


def write(action: int) -> str:
    """An action as text."""
    return TEXTS[action]


def read(text: str) -> int:
    """The action that a text means; case and spaces do not matter.

    Raises:
        NotUnderstood: it means none.
    """
    words = " ".join(text.lower().split())
    if words not in TEXTS:
        raise not_understood(text, TEXTS)
    return TEXTS.index(words)


def label(action: int) -> Message:
    """The text of a button."""
    if action == PASS:
        return Message("choice-pass")
    return Message("choice-block") if action == BLOCK else Message("choice-strike", {"target_seat": action})


def explain(view: StandoffView, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    """Why a line is refused; looks at nothing but the view of the seat that tried it."""
    key, rule = _reason(view, seat, text)
    return Refusal(text, f"refused-{key}", rule, allowed=tuple(allowed))


def _reason(view: StandoffView, seat: int, text: str) -> tuple[str, str]:
    if view.phase == "over":
        return "over", "SO-E1"
    if not view.hearts[seat]:
        return "fallen", "SO-T3"
    try:
        action = read(text)
    except NotUnderstood:
        return "not-now", "SO-T1"
    if view.phase == "strike":
        return _strike_reason(view, seat, action)
    if seat == view.turn:
        return "wait-for-answers", "SO-I1"
    if view.answered[seat]:
        return "answered", "SO-I2"
    return ("no-shield", "SO-I3") if action == BLOCK else ("answer-first", "SO-I1")


def _strike_reason(view: StandoffView, seat: int, action: int) -> tuple[str, str]:
    if seat != view.turn:
        return "not-your-turn", "SO-T1"
    if action in (PASS, BLOCK):
        return "nothing-to-answer", "SO-I1"
    return ("own-seat", "SO-T1") if action == seat else ("target-fallen", "SO-T3")
