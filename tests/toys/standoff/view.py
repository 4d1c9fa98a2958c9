"""What one viewer of a Standoff may know now."""

from __future__ import annotations

from rollout.core.wire import View

from .state import NOBODY, OPEN, PASS, SEATS, Standoff

HIDDEN = -1


class StandoffView(View, frozen=True):
    """The table, and the viewer's own tokens."""

    turn: int
    turns: int
    max_turns: int
    open_tokens: bool
    target: int
    """The seat that is struck at, or -1."""
    hearts: tuple[int, ...]
    tokens: tuple[int, ...]
    """Sizes of the hands."""
    shields: tuple[int, ...]
    """Shields in each hand; -1 where the viewer may not know."""
    answered: tuple[bool, ...]
    sealed: str
    """The viewer's own answer: block, pass, or nothing yet."""
    blocked: tuple[bool, ...]
    """Who blocked the last strike, until the next one."""
    die: int
    """The die of the last strike, until the next one; 0 for none."""


def show(state: Standoff, viewer: int) -> StandoffView:
    """The window of one viewer."""
    own = state.answers[viewer] if viewer >= 0 else OPEN
    return StandoffView(
        viewer=viewer,
        phase="over" if state.over() else "strike" if state.target == NOBODY else "answer",
        turn=state.turn,
        turns=state.turns,
        max_turns=state.max_turns,
        open_tokens=state.open_tokens,
        target=state.target,
        hearts=tuple(state.hearts),
        tokens=(state.tables.hand,) * SEATS,
        shields=tuple(state.shields[seat] if may_see(state, viewer, seat) else HIDDEN for seat in range(SEATS)),
        answered=tuple(answer != OPEN for answer in state.answers),
        sealed="" if own == OPEN else "pass" if own == PASS else "block",
        blocked=tuple(map(bool, state.blocked)),
        die=state.die,
    )


def may_see(state: Standoff, viewer: int, seat: int) -> bool:
    """A hand is its owner's, unless the table plays it open or the seat has fallen. [SO-S3, SO-O1]"""
    return viewer == seat or state.open_tokens or not state.hearts[seat]
