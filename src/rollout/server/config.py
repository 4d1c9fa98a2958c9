"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec

OWN = ("127.0.0.1", "::1")
"""Addresses by which a machine reaches itself."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can differ between two servers; the defaults serve one machine at home."""

    data: Path
    """Folder of the database; made when missing."""
    static: Path = Path(__file__).parent.parent / "static"
    """Folder of the built front end."""
    hosts: tuple[str, ...] = ("*",)
    """Names that the `Host` header may carry, without port; `*` for any."""
    origins: tuple[str, ...] = ()
    """Origins (`https://example.org`) that may use the server besides its own."""
    proxies: tuple[str, ...] = OWN
    """Addresses of proxies that are believed when they say for whom they ask."""
    metrics_from: tuple[str, ...] = OWN
    """Addresses that may read the figures."""
    workers: int = 1
    """Processes in which computer players think."""
    think_seconds: float = 20.0
    """A computer player that takes longer is stopped and replaced."""
    worker_memory: int = 2 << 30
    """Address space of a worker process, in bytes; 0 for no limit."""
    join_seconds: float = 10.0
    """How long a new socket may stay silent."""
    send_seconds: float = 10.0
    """How long one message to a browser may take."""
    queue: int = 64
    """Messages that may wait for a slow browser before it is dropped."""
    burst: int = 100
    """Messages that a socket may send at once ..."""
    rate: float = 10.0
    """... and a second."""
    grace_seconds: float = 60.0
    """A person without a socket for so long has left."""
    presence_seconds: float = 0.2
    """News about who is there are collected for so long."""
    viewers: int = 1000
    """Sockets that one table may have of watchers, and as many of each seat: nobody can keep others out."""
    new_tables: int = 120
    """Tables that one address may open at once, and an hour."""
    seat_requests: int = 600
    """How often one address may look at or use invitations at once, and an hour."""
    replays: int = 240
    """Replays that one address may ask for at once, and an hour."""
    odds: int = 3600
    """Battles that one address may ask about at once, and an hour; a slider asks often."""
    editions: tuple[str, ...] = ()
    """Texts of owners' editions that are offered, the first of a game before its own values."""
    new_editions: int = 60
    """Editions that one address may bring at once, and an hour."""
    kept_editions: int = 1000
    """Editions that are kept; those that no table uses make room."""
    editions_each: int = 100
    """Of them those that one address may have brought, as far as the server knows since it was started."""
    address: str = ""
    """How others reach the server, `https://play.example.org`; empty for the address by which a browser came."""
    lan: bool = False
    """Whether that address works in the own network only."""
    idle_rooms: int = 64
    """Tables that are kept in memory while nobody looks at them."""
