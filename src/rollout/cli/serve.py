"""`rollout serve`: a server for others to reach."""

from __future__ import annotations

from typing import Annotated

import typer

from rollout.cli.hosting import SERVE_LEVEL, DataOption, data_folder, host
from rollout.server.config import Config

EPILOG = """Examples: `rollout serve` · `rollout serve --host 0.0.0.0 --port 8000 --data /srv/rollout --workers 4`

Exit codes: 0 stopped, 2 could not start (port taken, folder in use)."""


def run(
    data: DataOption = None,
    host_: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to use; 0 takes a free one.", min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help="Processes for computer players.", min=1, max=64)] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that may use it, such as https://play.example.org.")
    ] = None,
) -> None:
    """Serve games to other machines; logs are JSON lines on standard error."""
    config = Config(data=data_folder(data), workers=workers, origins=tuple(origin or ()))
    host(config, host_, port, SERVE_LEVEL, lambda _: None)
