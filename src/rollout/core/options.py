"""The options of a table, as a form offers them, and what is wrong with those that somebody chose: every mistake, each
with what would be allowed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from rollout.core.problems import Problem, shown


def schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The options as a JSON schema; words to choose from stand in the order in which the game lists them."""
    made, hints = msgspec.json.schema(kind), get_type_hints(kind)
    for name, part in made["$defs"][kind.__name__]["properties"].items():
        if get_origin(hints[name]) is Literal:
            part["enum"] = list(get_args(hints[name]))
    return made


def problems_of(options: dict[str, Any], kind: type[msgspec.Struct]) -> list[Problem]:
    """Every option that a game does not have, and each whose value does not fit; by name, as they were given."""
    hints = get_type_hints(kind, include_extras=True)
    hints = {name: hint for name, hint in hints.items() if name in kind.__struct_fields__}
    problems: list[Problem] = []
    for name, value in options.items():
        if name not in hints:
            problems.append(_no_option(name, value, list(hints)))
        elif not _fits(value, hints[name]):
            problems.append(_unfit(name, value, hints[name]))
    return problems


def _no_option(name: str, value: Any, names: list[str]) -> Problem:
    written = name if name.isidentifier() and len(name) <= 40 else shown(name)
    return Problem.of(written, "problem-no-option", value, allowed=", ".join(names) or "none")


def _fits(value: Any, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def _unfit(name: str, value: Any, hint: Any) -> Problem:
    """What an option allows, as far as its type says it."""
    kind, bounds = hint, msgspec.Meta()
    if get_origin(hint) is Annotated:
        kind, *notes = get_args(hint)
        bounds = next((note for note in notes if isinstance(note, msgspec.Meta)), bounds)
    if get_origin(kind) is Literal:
        allowed = ", ".join(shown(choice) for choice in get_args(kind))
        return Problem.of(name, "problem-choice", value, allowed=allowed)
    if kind is bool:
        return Problem.of(name, "problem-sort", value, sort="truth")
    if kind is int and isinstance(bounds.ge, int) and isinstance(bounds.le, int):
        step = int(bounds.multiple_of or 1)
        return Problem.of(name, "problem-step", value, low=bounds.ge, high=bounds.le, step=step)
    if kind is int:
        return Problem.of(name, "problem-sort", value, sort="whole")
    return Problem.of(name, "problem-option", value)
