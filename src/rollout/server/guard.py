"""What protects the server and its users from other web sites: origins, headers, limits."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rollout.server.config import Config
from rollout.server.viewer import Bucket

_POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # positions of pieces; scripts stay strict
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {allowed}" for what, allowed in _POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def origin_allowed(connection: HTTPConnection, config: Config) -> bool:
    """Whether a page of ours, or a program that is no browser, is asking."""
    origin = connection.headers.get("origin")
    if origin is None:
        return "cookie" not in connection.headers
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in config.origins or (bool(asking) and asking == connection.headers.get("host"))


class Headers:
    """Adds the protecting headers to every answer; what the API says is never cached."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, with_headers)


class Hosts:
    """Answers only to names of ours: a foreign name that leads here is somebody's trick to read our pages."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._names = frozenset(config.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = _host_name(scope) if scope["type"] in ("http", "websocket") else ""
        if scope["type"] == "lifespan" or "*" in self._names or name in self._names:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            text = f"This server does not go by the name {name!r}. Who runs it can add one: rollout serve --allow-host"
            await PlainTextResponse(text, 400)(scope, receive, send)


def _host_name(scope: Scope) -> str:
    try:
        return urlsplit("//" + HTTPConnection(scope).headers.get("host", "")).hostname or ""
    except ValueError:
        return ""


_MOST_ADDRESSES = 10_000


def household(address: str) -> str:
    """Whose address it is: all that begin with the same 64 bits, where addresses are so many that anybody has them."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address) or parsed.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


class Limits:
    """A bucket for each address, or for the network of 64 bits that it is in."""

    def __init__(self, burst: int) -> None:
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether that address may do it once more; when too many are remembered, a new one may not."""
        address = household(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _MOST_ADDRESSES:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            if len(self._buckets) >= _MOST_ADDRESSES:
                return False
            bucket = self._buckets[address] = Bucket(self._burst, self._burst / 3600)
        return bucket.take()


_MOST_BROUGHT = 1_000


class Brought:
    """Which editions each address has brought since the server was started; forgotten with it, and on no disk."""

    def __init__(self) -> None:
        self._digests: dict[str, dict[str, None]] = {}

    def of(self, address: str) -> frozenset[str]:
        """Those of an address, or of its network, by digest."""
        return frozenset(self._digests.get(household(address), ()))

    def note(self, address: str, digest: str) -> None:
        """Remember one; of too many addresses, or too many of one address, what came first is forgotten."""
        own = self._digests.setdefault(household(address), {})
        own[digest] = None
        if len(own) > _MOST_BROUGHT:
            del own[next(iter(own))]
        if len(self._digests) > _MOST_ADDRESSES:
            del self._digests[next(iter(self._digests))]


class AllLimits:
    """How often one address may do each of the things that cost something."""

    def __init__(self, config: Config) -> None:
        self.tables = Limits(config.new_tables)
        self.seats = Limits(config.seat_requests)
        self.replays = Limits(config.replays)
        self.odds = Limits(config.odds)
        self.editions = Limits(config.new_editions)
        self.brought = Brought()
