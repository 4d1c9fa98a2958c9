"""`rollout serve`: a server for others to reach."""

from __future__ import annotations

from typing import Annotated

import typer

from rollout.cli.hosting import SERVE_LEVEL, DataOption, EditionOption, data_folder, editions_of, host
from rollout.server.config import OWN, Config

EPILOG = """Examples:

rollout serve

rollout serve --host 0.0.0.0 --port 8000 --data /srv/rollout --workers 4

rollout serve --edition my-box.toml

rollout serve --public https://play.example.org   # behind a proxy on the same machine

Exit codes: 0 stopped, 2 could not start (port taken, folder in use, mistakes in an edition)."""

Several = list[str] | None


def run(  # noqa: PLR0913, PLR0917 - one a command-line option
    data: DataOption = None,
    edition: EditionOption = None,
    host_: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to use; 0 takes a free one.", min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help="Processes for computer players.", min=1, max=64)] = 1,
    public: Annotated[str, typer.Option(help="How others reach it, such as https://play.example.org.")] = "",
    allow_host: Annotated[
        Several, typer.Option(help="Another name by which it may be called; * for any. Can be repeated.")
    ] = None,
    origin: Annotated[
        Several, typer.Option(help="Another origin that may use it, such as https://play.example.org.")
    ] = None,
    proxy: Annotated[
        Several, typer.Option(help="Address of a proxy whose X-Forwarded-For is believed; by default this machine's.")
    ] = None,
    metrics_from: Annotated[
        Several, typer.Option(help="Address that may read /metrics; by default this machine's.")
    ] = None,
) -> None:
    """Serve games to other machines; logs are JSON lines on standard error."""
    config = Config(
        data=data_folder(data),
        editions=editions_of(edition),
        workers=workers,
        address=public.rstrip("/"),
        hosts=tuple(allow_host or ()),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or OWN),
        metrics_from=tuple(metrics_from or OWN),
    )
    host(config, host_, port, SERVE_LEVEL, lambda _: None)
