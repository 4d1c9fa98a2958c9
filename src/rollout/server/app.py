"""The application: routes, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rollout.core.edition import EditionError
from rollout.core.errors import ShelfError
from rollout.games import shelf
from rollout.server import answers, api
from rollout.server.config import Config
from rollout.server.editions import Offered
from rollout.server.garbage import seldom_searched
from rollout.server.guard import AllLimits, Headers, Hosts
from rollout.server.messages import Failed
from rollout.server.metrics import Metrics
from rollout.server.mistakes import mistakes_of
from rollout.server.opening import Unavailable
from rollout.server.pages import page
from rollout.server.replays import Turns
from rollout.server.rooms import Rooms
from rollout.server.socket import table_socket
from rollout.server.store import Store, StoreError
from rollout.server.workers import Workers
from rollout.words import error_text

log = structlog.get_logger()


def make_app(config: Config) -> Starlette:
    """The server's application. The database is opened at once, and closed when the application stops.

    Raises:
        RolloutError: another server uses the folder, its database cannot be opened, a game cannot be loaded, or an
            edition that is offered cannot be played.
    """
    shelf()
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}", table_socket),
            *api.ROUTES,
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(Headers),
            Middleware(Hosts, config=config),
        ],
        exception_handlers={
            Unavailable: answers.unavailable,
            StoreError: answers.not_saved,
            ShelfError: _unknown_game,
            EditionError: _unfit_edition,
            HTTPException: _http_error,
            Exception: _internal,
        },
        lifespan=_living,
    )
    app.state.config = config
    app.state.offered = Offered(config.editions)
    app.state.store = Store(config.data)
    return app


@asynccontextmanager
async def _living(app: Starlette) -> AsyncIterator[None]:
    config: Config = app.state.config
    store: Store = app.state.store
    workers = Workers(config.workers, config.think_seconds, config.worker_memory)
    app.state.metrics = Metrics()
    app.state.rooms = Rooms(config, store, workers, app.state.metrics)
    app.state.limits = AllLimits(config)
    app.state.turns = Turns()
    app.state.checks = Turns()
    await app.state.offered.keep(store)
    log.info("server-started", games=sorted(shelf()))
    try:
        async with seldom_searched():
            yield
    finally:
        await app.state.rooms.close()
        workers.close()
        store.close()
        log.info("server-stopped")


async def _unknown_game(_: Request, error: Exception) -> Response:
    return answers.failed("unknown-game", str(error))


async def _unfit_edition(_: Request, error: Exception) -> Response:
    assert isinstance(error, EditionError)
    return answers.failed("unfit-edition", error_text(error)[:2000], mistakes_of(error))


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = answers.message(Failed("not-found" if error.status_code == 404 else "not-allowed"), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _internal(_: Request, __: Exception) -> Response:
    return answers.message(Failed("internal"), 500)
