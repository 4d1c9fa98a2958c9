"""Actions as they stand on buttons: message keys and arguments."""

from __future__ import annotations

from rollout.core.wire import Message
from rollout.games.risk.choices import (
    EXCHANGE_STARS,
    GO,
    LOSE,
    ONCE,
    PLACE_AT,
    ROLL,
    SKIP,
    TAKE,
    USE,
    VERBS,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.view import RiskView


def label(view: RiskView, action: int) -> Message:
    """The text on a button, `choice-<what>`; territories and cards come by their names."""
    verb, x, y = int(verb_of(action)), int(x_of(action)), int(y_of(action))
    if verb == SKIP:
        return Message("choice-done", {"phase": view.phase, "units": view.supply})
    if verb == EXCHANGE_STARS:
        return Message("choice-exchange", {"ones": x, "twos": y, "units": view.exchange[x + 2 * y]})
    if verb == GO:
        return _label_of_way(view, x, y)
    if verb in {LOSE, PLACE_AT}:
        return _label_of_place(view, verb, x, y)
    if verb == USE:
        card = view.power[x]
        return Message("choice-use", {"card": card.name, "effect": card.effect, "amount": card.amount})
    if verb == ROLL:
        return Message("choice-roll-once") if x == ONCE else Message("choice-roll", {"left": x})
    key = "humans" if verb == TAKE and view.phase in {"force-humans", "march-humans"} else VERBS[verb]
    return Message(f"choice-{key}", {"count": x})


def _label_of_way(view: RiskView, start: int, end: int) -> Message:
    """An attack or a move, and who stands at its end."""
    there = view.territories[end]
    args: dict[str, str | int] = {"start": view.board[start].name, "end": there.name, "army": there.army}
    key = "attack" if view.phase == "attack" else "move"
    return Message(f"choice-{key}", {**args, "count": there.units + there.humans})


def _label_of_place(view: RiskView, verb: int, at: int, is_human: int) -> Message:
    """New units that come, or a unit that goes."""
    there = view.territories[at]
    if verb == LOSE:
        return Message("choice-lose", {"territory": there.name, "kind": "human" if is_human else "unit"})
    is_calm = there.army == view.army or (view.army == 0 and there.army < 0)
    how = "calm" if is_calm else "empty" if there.army < 0 else "battle"
    count = there.units + there.humans
    args: dict[str, str | int] = {"territory": there.name, "units": view.supply, "how": how, "count": count}
    return Message("choice-place", {**args, "army": there.army})
