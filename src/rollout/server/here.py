"""How others can reach this server."""

from __future__ import annotations

import ipaddress
import socket

from starlette.requests import Request
from starlette.responses import Response

from rollout.server.answers import message, rooms_of
from rollout.server.config import Config
from rollout.server.messages import Here

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def own_address() -> str:
    """The address of this machine in its network; empty when it is in none. Sends nothing."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(("192.0.2.1", 9))  # an address that nobody has: only the route to it is looked up
            address: str = asking.getsockname()[0]
    except OSError:
        return ""
    return "" if ipaddress.ip_address(address).is_loopback else address


def own_names() -> tuple[str, ...]:
    """The names and addresses by which others may call this machine."""
    name = socket.gethostname().lower()
    found = (*LOOPBACK, own_address(), name, f"{name}.local" if "." not in name else "")
    return tuple(dict.fromkeys(filter(None, found)))


async def here(request: Request) -> Response:
    """GET /api/here"""
    return message(address_for(request, rooms_of(request).config))


def address_for(request: Request, config: Config) -> Here:
    """The configured address; without one, the address by which the asker came, unless that is this machine only."""
    if config.address:
        return Here(config.address, config.lan)
    name = request.url.hostname or ""
    if name in LOOPBACK or name.endswith(".localhost"):
        return Here("", lan=False)
    return Here(f"{request.url.scheme}://{request.url.netloc}", lan=is_private(name))


def is_private(name: str) -> bool:
    """Whether a name or address is known in the own network only."""
    try:
        return ipaddress.ip_address(name.strip("[]")).is_private
    except ValueError:
        return "." not in name or name.endswith(".local")
