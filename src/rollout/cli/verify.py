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

Exit codes: 0 nothing is wrong, 1 something is, 2 the file cannot be read."""


def run(file: FileArgument, json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Check a record: that the rules allow each action, and that each die follows from the committed secret."""
    record, game = load(file)
    with progress("verify") as report:
        verdict = verify(record, game, report)
    if json:
        print_json(_figures(verdict))
    else:
        _say(verdict)
    raise typer.Exit(0 if verdict.good else 1)


def _figures(verdict: Verdict) -> dict[str, Any]:
    return {
        "good": verdict.good,
        "events": verdict.events,
        "draws": verdict.draws,
        "dice_checked": verdict.dice_checked,
        "findings": [{"line": finding.line, "text": finding.text} for finding in verdict.findings],
    }


def _say(verdict: Verdict) -> None:
    console = out()
    for finding in verdict.findings:
        console.print(str(finding))
    counted = f"{verdict.events} events, {verdict.draws} draws"
    if not verdict.good:
        console.print(f"WRONG, for {_reasons(len(verdict.findings))}: {counted}.")
    elif verdict.dice_checked:
        console.print(f"GOOD: {counted}; the rules allow each action, and each draw follows from the secret.")
    else:
        console.print(
            f"GOOD: {counted}; the rules allow each action. "
            "Where the draws came from can be checked when the game has ended and its secret is revealed."
        )


def _reasons(count: int) -> str:
    return "one reason" if count == 1 else f"{count} reasons"
