"""The rules in our own words, by id: what refusals cite and the app shows."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from rollout.core.errors import DataError
from rollout.core.problems import Problem
from rollout.core.wire import Visible


class Rule(Visible, frozen=True):
    """One rule of a game."""

    id: str
    heading: dict[str, str]
    """Chapter of the rules, by language."""
    status: str
    """stated in the rulebook, our ruling where it is silent, or a table option."""
    text: dict[str, str]
    """Our wording, by language."""


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    heading: str
    status: str
    en: str
    de: str


_STATUS = ("stated", "ruling", "option")


def load_rules(path: Path) -> dict[str, Rule]:
    """Read `rules.toml`: `[headings]` translates chapters, each other table is one rule.

    Raises:
        DataError: with every rule that is incomplete.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise DataError(str(path), [Problem.said(str(error))]) from None
    headings: dict[str, str] = tables.pop("headings", {})
    rules: dict[str, Rule] = {}
    problems: list[Problem] = []
    for rule_id, table in tables.items():
        try:
            row = msgspec.convert(table, _Row)
        except msgspec.ValidationError as error:
            problems.append(Problem.said(str(error), rule_id))
            continue
        if row.status not in _STATUS:
            problems.append(Problem.said(f"status {row.status!r} is none of {', '.join(_STATUS)}", rule_id))
        heading = {"en": row.heading, "de": headings.get(row.heading, row.heading)}
        rules[rule_id] = Rule(rule_id, heading, row.status, {"en": row.en, "de": row.de})
    if problems:
        raise DataError(path.name, problems)
    return rules
