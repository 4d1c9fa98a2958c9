"""What `play` and `serve` share."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
import segno
import typer
from msgspec.structs import replace

from rollout.cli.files import load_edition
from rollout.cli.terminal import out
from rollout.core.build import is_compiled
from rollout.core.errors import RolloutError
from rollout.server.config import Config
from rollout.server.here import LOOPBACK, is_private, own_address, own_names
from rollout.server.logs import set_up
from rollout.server.serving import listen
from rollout.server.serving import serve as serve_until_stopped

DataOption = Annotated[
    Path | None, typer.Option(help="Folder that keeps the games; by default the user's own data folder.")
]

EditionOption = Annotated[
    list[Path] | None,
    typer.Option("--edition", help="File of an own edition of a game, offered first at its tables. Can be repeated."),
]


def editions_of(files: list[Path] | None) -> tuple[str, ...]:
    """The texts of editions, each of which can be played.

    Raises:
        RolloutError: a file cannot be read or played; with every mistake and its line.
    """
    return tuple(load_edition(file).sheet.edition for file in files or ())


def host(config: Config, address: str, port: int, level: int, on_start: Callable[[str], None]) -> None:
    """Serve until stopped; says where, how fast the rules run, how to stop, and how others reach it."""
    set_up(level)
    _check_public(config.address)
    listening = listen(address, port)
    port = listening.getsockname()[1]
    reached = reachable(config, address, port)
    name = "localhost" if address in (*LOOPBACK, *EVERYWHERE) else in_url(address)
    url = f"http://{name}:{port}/"

    def started() -> None:
        speed = "compiled" if is_compiled() else "uncompiled: the same results, but computer players think slower"
        out().print(f"rollout serves {url}\nGames are kept in {config.data}\nThe rules run {speed}.\nStop with Ctrl+C.")
        _say_how_others_come(reached)
        on_start(url)

    serve_until_stopped(reached, listening, started)


def reachable(config: Config, address: str, port: int) -> Config:
    """The set-up with how others reach a server that listens on that address, and the names that it answers to."""
    public = config.address
    if not public and address not in LOOPBACK:
        own = own_address() if address in EVERYWHERE else address
        public = f"http://{in_url(own)}:{port}" if own else ""
    names = (*own_names(), address, urlsplit(public).hostname or "", *config.hosts)
    hosts = tuple(dict.fromkeys(name.lower() for name in names if name not in ("", *EVERYWHERE)))
    lan = bool(public) and not config.address and is_private(urlsplit(public).hostname or "")
    return replace(config, address=public, lan=lan, hosts=hosts)


def in_url(address: str) -> str:
    """An address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address


def _check_public(address: str) -> None:
    if address and not _is_public(address):
        raise RolloutError(f"--public {address!r} is no address such as https://play.example.org, without a path")


def _is_public(address: str) -> bool:
    """Whether it has a scheme, a name or number of a machine, perhaps a port, and nothing else."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - says whether it is one
    except ValueError:
        return False
    named = re.fullmatch(r"[\w.:-]+", parts.hostname or "") and "@" not in parts.netloc
    more = parts.path or parts.query or parts.fragment
    return parts.scheme in ("http", "https") and bool(named) and not more and address.isprintable()


def _say_how_others_come(config: Config) -> None:
    """The address, and in a terminal a picture of it that a telephone can read."""
    if not config.address:
        out().print("Only this machine can reach it. To play with others: rollout play --lan, or see docs/hosting.md.")
        return
    where = "in your network" if config.lan else "elsewhere"
    out().print(f"Others {where} reach it at {config.address}/")
    if sys.stdout.isatty():
        with suppress(UnicodeError):  # an old terminal lacks the blocks
            segno.make(f"{config.address}/", micro=False).terminal(out=sys.stdout, border=2, compact=True)


def data_folder(chosen: Path | None) -> Path:
    """The folder that keeps the games."""
    return (chosen or Path(platformdirs.user_data_dir("rollout", appauthor=False))).expanduser().resolve()


EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - to be recognised
"""Addresses that stand for all of this machine's."""
PLAY_LEVEL = logging.WARNING
SERVE_LEVEL = logging.INFO
