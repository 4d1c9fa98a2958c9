"""`rollout verify`: whether a record was played by the rules with honest dice."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rollout.cli.files import FileArgument, load
from rollout.cli.terminal import out, print_json, progress
from rollout.record import Verdict, verify

EPILOG = """Examples:

rollout verify game.txt

rollout verify game.txt --json

Exit codes: 0 nothing is wrong, 1 something is, 2 the file cannot be read, 3 it was played with rules or values that
this version does not have, so that it cannot tell."""

OUTDATED = 3
"""Exit code for a record that may be right, but cannot be checked by this version."""


def run(file: FileArgument, json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Check a record: that the rules allow each action, and that each die follows from the committed secret."""
    record, game = load(file)
    with progress("verify") as report:
        verdict = verify(record, game, report)
    if json:
        print_json(_figures(verdict))
    else:
        _say(verdict)
    raise typer.Exit(1 if verdict.findings else OUTDATED if verdict.unchecked else 0)


def _figures(verdict: Verdict) -> dict[str, Any]:
    return {
        "good": verdict.good,
        "events": verdict.events,
        "draws": verdict.draws,
        "dice_checked": verdict.dice_checked,
        "unchecked": verdict.unchecked,
        "findings": [{"line": finding.line, "text": finding.text} for finding in verdict.findings],
    }


def _say(verdict: Verdict) -> None:
    console = out()
    for finding in verdict.findings:
        console.print(str(finding))
    counted = f"{verdict.events} events, {verdict.draws} draws"
    if verdict.unchecked:
        console.print(f"What the rules allow CANNOT BE CHECKED by this version: {verdict.unchecked}.")
    if verdict.findings:
        console.print(f"WRONG, for {_reasons(len(verdict.findings))}: {counted}.")
    elif verdict.unchecked and verdict.dice_checked:
        console.print(f"{counted}; each draw follows from the secret.")
    elif verdict.unchecked:
        console.print(f"{counted}.")
    elif verdict.dice_checked:
        console.print(f"GOOD: {counted}; the rules allow each action, and each draw follows from the secret.")
    else:
        console.print(
            f"GOOD: {counted}; the rules allow each action. "
            "Where the draws came from can be checked when the game has ended and its secret is revealed."
        )


def _reasons(count: int) -> str:
    return "one reason" if count == 1 else f"{count} reasons"
