"""`rollout play`: a server on this machine and a browser that shows it."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

import typer

from rollout.cli.hosting import PLAY_LEVEL, DataOption, EditionOption, data_folder, editions_of, host
from rollout.server.config import Config

EPILOG = """Examples:

rollout play

rollout play --lan

rollout play --edition my-box.toml

rollout play --no-browser --port 8000 --data ~/my-games

Exit codes: 0 stopped, 2 could not start (port taken, folder in use, mistakes in an edition)."""


def run(
    data: DataOption = None,
    edition: EditionOption = None,
    port: Annotated[int, typer.Option(help="Port to use; 0 takes a free one.", min=0, max=65535)] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the own network join, and show the address for them.")
    ] = False,
) -> None:
    """Play on this machine: start the server and open the browser."""

    def started(url: str) -> None:
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    config = Config(data=data_folder(data), editions=editions_of(edition), hosts=())
    host(config, "0.0.0.0" if lan else "127.0.0.1", port, PLAY_LEVEL, started)  # noqa: S104 - asked for
