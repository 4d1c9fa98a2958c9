"""Puts the commands together, and turns errors into one line and an exit code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from rollout import __version__
from rollout.cli import arena, backup, bench, data, odds, play, replay, serve, verify
from rollout.cli.terminal import complain, out
from rollout.core.build import is_compiled
from rollout.core.errors import RolloutError
from rollout.words import error_text

PROBLEM = 2
"""Exit code when something could not be done: a wrong argument, an unreadable file, a folder in use."""

app = typer.Typer(
    name="rollout",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 done, 1 a check found something wrong, 2 it could not be done, 3 only another version can.",
)
for command in (play, serve, replay, verify, arena, odds, bench, data, backup):
    app.command(name=command.__name__.rsplit(".", 1)[-1], epilog=command.EPILOG)(command.run)


def _version(wanted: bool) -> None:
    if wanted:
        out().print(f"rollout {__version__}, rules {'compiled' if is_compiled() else 'uncompiled'}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games with hidden information, for people, computers and researchers. Without a command: play."""
    if context.invoked_subcommand is None:
        context.invoke(play.run)


def main() -> None:
    """Run the command line."""
    try:
        app()
    except RolloutError as error:
        complain(error_text(error))
        sys.exit(PROBLEM)
