"""Tables over HTTP: open one, take a seat by an invitation, play once more, keep the record."""

from __future__ import annotations

import io

import msgspec
import segno
import structlog
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollout.core.edition import EditionError
from rollout.core.errors import DataError, RolloutError, ShelfError
from rollout.core.fair import commitment
from rollout.server.answers import admit, bearer, message, read, rooms_of
from rollout.server.editions import edition_text
from rollout.server.here import address_for
from rollout.server.messages import Again, Claim, Invitation, NewTable, Opened, Seated
from rollout.server.mistakes import mistakes_of
from rollout.server.opening import Prepared, Unavailable, clean_name, digest, prepare
from rollout.server.outdated import REASONS, record_of
from rollout.server.room import Room
from rollout.server.socket import PLAIN
from rollout.server.store import Saved, StoreError
from rollout.words import error_text

log = structlog.get_logger()


async def open_table(request: Request) -> Response:
    """POST /api/tables"""
    admit(request, request.app.state.limits.tables)
    plan = await read(request, NewTable)
    text = await edition_text(request, plan.game, plan.edition) if plan.edition else ""
    new = await run_in_threadpool(_prepared, plan, text)
    await rooms_of(request).store.create(new.saved)
    request.app.state.metrics.tables.inc()
    log.info("table-opened", table=new.saved.id, game=new.saved.game)
    return message(Opened(new.saved.id, commitment(new.saved.secret), new.tokens, new.invitations), 201)


def _prepared(plan: NewTable, edition: str) -> Prepared:
    try:
        return prepare(plan, edition)
    except (ShelfError, StoreError, EditionError):
        raise
    except DataError as error:
        raise Unavailable("unfit-options", error_text(error), mistakes_of(error)) from None
    except RolloutError as error:
        raise Unavailable("unfit-seats", str(error)) from None


# -- invitations -----------------------------------------------------------------------------------------


async def look(request: Request) -> Response:
    """GET /api/invitations/{code}"""
    admit(request, request.app.state.limits.seats)
    code = digest(request.path_params["code"])
    async with rooms_of(request).enter(await _table_of(request, code)) as room:
        saved = room.saved
        seat = room.invited(code)
        return message(
            Invitation(
                table=saved.id,
                game=saved.game,
                seat=seat,
                names=tuple(sitter.name for sitter in saved.seats),
                options=msgspec.Raw(msgspec.json.encode(saved.options)),
                commitment=commitment(saved.secret),
                open=saved.seats[seat].token is None,
                edition=room.edition,
            )
        )


async def claim(request: Request) -> Response:
    """POST /api/invitations/{code}"""
    admit(request, request.app.state.limits.seats)
    asked = await read(request, Claim)
    code = digest(request.path_params["code"])
    async with rooms_of(request).enter(await _table_of(request, code)) as room:
        name = clean_name(asked.name, room.invited(code))
        seat = await room.claim(code, _kept(asked.token), name)
        request.app.state.metrics.seats.inc()
        log.info("seat-taken", table=room.name, seat=seat)
        return _seated(room.saved, seat)


async def picture(request: Request) -> Response:
    """GET /api/invitations/{code}/qr: the link as a QR code, for a telephone in the same room."""
    admit(request, request.app.state.limits.seats)
    code: str = request.path_params["code"]
    await _table_of(request, digest(code))
    address = address_for(request, rooms_of(request).config).address
    if not address:
        raise Unavailable("not-reachable", "only this machine can reach this server")
    drawn = io.BytesIO()
    segno.make(f"{address}/invite/{code}", micro=False).save(drawn, kind="svg", border=4, xmldecl=False, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _table_of(request: Request, code: bytes) -> str:
    table = await rooms_of(request).store.invited(code)
    if table is None:
        raise Unavailable("unknown-invitation")
    return table


def _kept(token: str) -> bytes:
    """What is kept of a token that a browser made."""
    if not PLAIN.issuperset(token):
        raise Unavailable("malformed", "a token has letters, digits, - and _")
    return digest(token)


def _seated(saved: Saved, seat: int) -> Response:
    return message(Seated(saved.id, saved.game, seat, commitment(saved.secret)))


# -- tables that there are -------------------------------------------------------------------------------


async def again(request: Request) -> Response:
    """POST /api/tables/{id}/again"""
    admit(request, request.app.state.limits.tables)
    token = _kept((await read(request, Again)).token)
    rooms = rooms_of(request)
    async with rooms.enter(request.path_params["table"]) as room:
        own = _own_seat(request, room)
        there, seat = await room.again(own, token), room.next_seat(own)
    async with rooms.enter(there) as room:
        await room.taken()
        log.info("once-more", table=request.path_params["table"], new=there, seat=seat)
        return _seated(room.saved, seat)


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record"""
    table: str = request.path_params["table"]
    try:
        async with rooms_of(request).enter(table) as room:
            text = await room.export(_own_seat(request, room))
    except Unavailable as error:
        if error.reason not in REASONS:
            raise
        text = await record_of(rooms_of(request).store, table, bearer(request))
    name = f"rollout-{table[:8]}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _own_seat(request: Request, room: Room) -> int:
    """The seat of whoever asks.

    Raises:
        Unavailable: the token is not one of this table.
    """
    seat = room.seat_of(bearer(request))
    if seat is None:
        raise Unavailable("unknown-token")
    return seat


ROUTES = [
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/again", again, methods=["POST"]),
    Route("/api/invitations/{code}", look, methods=["GET"]),
    Route("/api/invitations/{code}", claim, methods=["POST"]),
    Route("/api/invitations/{code}/qr", picture),
]
