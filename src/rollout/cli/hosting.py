"""What `play` and `serve` share."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from rollout.cli.terminal import out
from rollout.core.build import is_compiled
from rollout.server.config import Config
from rollout.server.logs import set_up
from rollout.server.serving import listen
from rollout.server.serving import serve as serve_until_stopped

DataOption = Annotated[
    Path | None, typer.Option(help="Folder that keeps the games; by default the user's own data folder.")
]


def host(config: Config, address: str, port: int, level: int, on_start: Callable[[str], None]) -> None:
    """Serve until stopped; says where, how fast the rules run, and how to stop."""
    set_up(level)
    listening = listen(address, port)
    port = listening.getsockname()[1]
    name = f"[{address}]" if ":" in address else address
    url = f"http://{'localhost' if address in ('127.0.0.1', '::1') else name}:{port}/"

    def started() -> None:
        speed = "compiled" if is_compiled() else "uncompiled: the same results, but computer players think slower"
        out().print(f"rollout serves {url}\nGames are kept in {config.data}\nThe rules run {speed}.\nStop with Ctrl+C.")
        on_start(url)

    serve_until_stopped(config, listening, started)


def data_folder(chosen: Path | None) -> Path:
    """The folder that keeps the games."""
    return (chosen or Path(platformdirs.user_data_dir("rollout", appauthor=False))).expanduser().resolve()


PLAY_LEVEL = logging.WARNING
SERVE_LEVEL = logging.INFO
