"""Owners' editions over HTTP: bring one, look at its values, take its text home."""

from __future__ import annotations

import json
import sys

import msgspec
import structlog
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollout.core.edition import MAX_SIZE, EditionError, Mistake, digest_of, game_named, template
from rollout.games import AnyGame, find
from rollout.server.answers import address_of, admit, message, read, rooms_of
from rollout.server.keeping import KeptEdition, Shares
from rollout.server.messages import BringEdition, CheckedEdition, Edition, EditionCard, Value, ValueSource
from rollout.server.mistakes import mistakes_of
from rollout.server.opening import Unavailable, card_of
from rollout.server.replays import Turns
from rollout.server.store import Store
from rollout.server.trying import first_problem

log = structlog.get_logger()
OURS = "ours"
"""Stands in addresses for the game's own values."""
_MAX_BODY = 12 * MAX_SIZE + 100
"""Bytes: JSON may write a character with twelve."""


class Offered:
    """The editions that whoever runs the server offers."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        """Check them.

        Raises:
            RolloutError: one of them cannot be played; with every mistake.
        """
        self._games = [find(game_named(text), text) for text in texts]

    def of(self, game: str) -> tuple[EditionCard, ...]:
        """Those of a game, in the order in which they were named."""
        return tuple(card for offered in self._games if offered.name == game and (card := card_of(offered)))

    @property
    def digests(self) -> frozenset[str]:
        """By which they are known."""
        return frozenset(game.sheet.digest for game in self._games)

    async def keep(self, store: Store) -> None:
        """Keep them with the others, so that tables can be opened on them."""
        for game in self._games:
            await store.keep_edition(_kept(game), Shares(most=sys.maxsize))


def _kept(game: AnyGame) -> KeptEdition:
    return KeptEdition(game.sheet.digest, game.name, game.sheet.title, game.sheet.edition)


# -- bringing one ------------------------------------------------------------------------------------------


async def bring(request: Request) -> Response:
    """POST /api/games/{game}/editions"""
    admit(request, request.app.state.limits.editions)
    name: str = request.path_params["game"]
    find(name)  # before the body is read
    text = (await read(request, BringEdition, _MAX_BODY)).text or " "
    checks: Turns = request.app.state.checks
    async with checks.mine():
        try:
            game = await run_in_threadpool(_tried, name, text)
        except EditionError as error:
            if error.__cause__ is not None:  # the game fell over it, which is a mistake of the game
                log.exception("edition-fell", game=name, edition=digest_of(text))
            return message(CheckedEdition(None, mistakes_of(error)))
    await _keep(request, game)
    log.info("edition-kept", game=name, edition=game.sheet.digest)
    return message(CheckedEdition(card_of(game)))


async def _keep(request: Request, game: AnyGame) -> None:
    """Keep an edition that somebody brought.

    Raises:
        Unavailable: there is no room for it.
    """
    store, config, brought = rooms_of(request).store, rooms_of(request).config, request.app.state.limits.brought
    address = address_of(request)
    shares = Shares(
        most=config.kept_editions,
        each=config.editions_each,
        own=brought.of(address),
        offered=request.app.state.offered.digests,
    )
    kept = await store.keep_edition(_kept(game), shares)
    if kept == "full":
        raise Unavailable("editions-full", "as many editions are kept as can be, and tables use all of them")
    if kept == "new":  # what others brought first is not theirs to lose
        brought.note(address, game.sheet.digest)


def _tried(name: str, text: str) -> AnyGame:
    """The game on an edition that somebody brought.

    Raises:
        EditionError: it cannot be played, games on it do not end, or somebody can do there what no text says.
    """
    game = find(name, text)
    if problem := first_problem(game):
        raise EditionError(name, [Mistake(1, problem)], game)
    return game


async def edition_text(request: Request, game: str, digest: str) -> str:
    """The text of an edition that is kept.

    Raises:
        ShelfError: there is no such game.
        Unavailable: there is no such edition of it, or it is damaged.
    """
    find(game)
    kept = await rooms_of(request).store.edition(digest)
    if kept is None or kept.game != game:
        raise Unavailable("unknown-edition")
    if digest_of(kept.text) != digest:
        log.error("edition-damaged", edition=digest)
        raise Unavailable("unknown-edition", "its text is damaged")
    return kept.text


# -- looking at one ----------------------------------------------------------------------------------------


async def look(request: Request) -> Response:
    """GET /api/games/{game}/editions/{digest}"""
    game = await _asked(request)
    sheet = game.sheet
    sources = {datum.source.name: datum.source for datum in sheet.data}
    return message(
        Edition(
            game=game.name,
            digest=sheet.digest if sheet.edition else "",
            title=sheet.title,
            sources=tuple(ValueSource(s.name, s.kind, s.title) for s in sources.values()),
            values=tuple(Value(d.path, msgspec.Raw(json.dumps(d.value).encode()), d.source.name) for d in sheet.data),
        )
    )


async def text(request: Request) -> Response:
    """GET /api/games/{game}/editions/{digest}/text"""
    game = await _asked(request)
    if not game.sheet.data:
        raise Unavailable("unknown-edition", f"{game.name} has no values that an edition could change")
    name = f"{game.name}-{game.sheet.digest[:8] if game.sheet.edition else 'edition'}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(game.sheet.edition or template(game), media_type="text/plain", headers=headers)


async def _asked(request: Request) -> AnyGame:
    """The game on the edition that an address names.

    Raises:
        ShelfError: there is no such game.
        Unavailable: there is no such edition of it.
        EditionError: it could be played once, but no longer.
    """
    name: str = request.path_params["game"]
    digest: str = request.path_params["digest"]
    if digest == OURS:
        return find(name)
    admit(request, request.app.state.limits.seats)
    return await run_in_threadpool(find, name, await edition_text(request, name, digest))


ROUTES = [
    Route("/api/games/{game}/editions", bring, methods=["POST"]),
    Route("/api/games/{game}/editions/{digest}", look),
    Route("/api/games/{game}/editions/{digest}/text", text),
]
