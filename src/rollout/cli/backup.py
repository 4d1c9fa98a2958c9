"""`rollout backup`: a copy of all games while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollout.cli.hosting import DataOption, data_folder
from rollout.cli.terminal import out
from rollout.server.backup import backup

EPILOG = """Examples:

rollout backup games-monday.db

rollout backup /backups/rollout.db --data /srv/rollout

Exit codes: 0 done, 2 it could not be done. Docs: docs/hosting.md says how to restore."""


def run(
    file: Annotated[Path, typer.Argument(help="The copy; must not exist yet.")],
    data: DataOption = None,
) -> None:
    """Copy all games into one file, while the server goes on; the copy is checked."""
    tables = backup(data_folder(data), file)
    out().print(
        f"{file}: {tables} table{'' if tables == 1 else 's'}. Keep it safe: it holds the secrets of running games."
    )
