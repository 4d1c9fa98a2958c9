"""One table with those who look at it: the only place where it is changed.

    propose -> store -> accept -> publish

runs under one lock. What was not stored was shown to nobody, so a crash at any moment loses nothing that
anybody saw.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace

import msgspec
import structlog

from rollout.core.errors import IllegalAction, RefusedError, RolloutError, StaleDecision
from rollout.core.wire import Refusal, encode
from rollout.record import Record, write_record
from rollout.record.talk import is_talk
from rollout.server.config import Config
from rollout.server.gathering import Gathering
from rollout.server.messages import Act, Done, EditionCard, Failed, Joined, Refused, SeatCard
from rollout.server.metrics import Metrics
from rollout.server.opening import Unavailable, card_of, once_more
from rollout.server.store import Answered, Store, StoreError
from rollout.server.thinking import Assignment
from rollout.server.viewer import Viewer
from rollout.server.workers import Workers
from rollout.table import Question, Step, Table

log = structlog.get_logger()


class Room(Gathering):
    """A table, its viewers and its computer players."""

    def __init__(
        self, name: str, store: Store, workers: Workers, config: Config, metrics: Metrics | None = None
    ) -> None:
        super().__init__(name, store, config, metrics)
        self.guests = 0
        """How many are inside; the room may be forgotten when nobody is."""
        self._workers = workers
        self._players: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.guests and not self._tasks

    async def open(self) -> None:
        """Read the table from the store, if it is not in memory.

        Raises:
            Unavailable: there is no such table, it no longer replays, or the store fails.
        """
        async with self._lock:
            table = await self._ready()
            self._expect(table)
        self._wake()

    # -- taking seats ------------------------------------------------------------------------------------

    async def claim(self, code: bytes, token: bytes, name: str) -> int:
        """Take the seat of an invitation, by the digests of its code and of the future token; which seat it is.

        Raises:
            Unavailable: somebody else has it, or the table cannot be used.
            StoreError: nothing has changed.
        """
        return await self._whole(self._claim(code, token, name))

    async def _claim(self, code: bytes, token: bytes, name: str) -> int:
        async with self._lock:
            table = await self._ready()
            seat = self.invited(code)
            if not await self._store.claim(code, token, name or f"{seat + 1}"):
                raise Unavailable("invitation-used")
            if not table.begun:
                await self._again_from_store()
        return seat

    def invited(self, code: bytes) -> int:
        """The seat of an invitation to this table, by the digest of its code."""
        return next(number for number, seat in enumerate(self.saved.seats) if seat.invitation == code)

    async def again(self, seat: int, token: bytes) -> str:
        """The table of the same game once more, where a seat's person has the next seat and that token.

        Raises:
            Unavailable: the game has not ended, or the seat there has another token.
            StoreError: nothing has changed.
        """
        return await self._whole(self._again(seat, token))

    async def _again(self, seat: int, token: bytes) -> str:
        async with self._lock:
            if not (await self._ready()).outcome:
                raise Unavailable("not-over")
            new = await asyncio.to_thread(once_more, self.saved)
            there, theirs = await self._store.again(self.name, new, self.next_seat(seat), token)
            self._saved = replace(self.saved, again=there)
            self._stir()
        if not theirs:
            raise Unavailable("seat-taken")
        return there

    @property
    def edition(self) -> EditionCard | None:
        """The owner's edition that the table is played on, if it is; the table must be in memory."""
        return card_of(self._table.game) if self._table else None

    def next_seat(self, seat: int) -> int:
        """Where a seat's person sits when the game is played once more."""
        return (seat + 1) % len(self.saved.seats)

    async def taken(self) -> None:
        """A seat may have been taken in the store."""
        async with self._lock:
            if not (await self._ready()).begun:
                await self._again_from_store()

    async def _again_from_store(self) -> None:
        self._table = None
        await self._ready()
        self._stir()

    # -- looking -----------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, nonce: str) -> None:
        """Let a viewer in; the game begins when the last nonce arrives.

        Raises:
            Unavailable: the table cannot be used or is full, or the game has not begun and the nonce is missing.
        """
        await self._whole(self._join(viewer, nonce))

    async def _join(self, viewer: Viewer, nonce: str) -> None:
        async with self._lock:
            table = await self._ready()
            if self._attendance.sockets(viewer.seat) >= self._config.viewers:
                raise Unavailable("table-full")
            if viewer.seat in table.missing:
                await self._sit(table, viewer.seat, nonce)
            if viewer.version > (table.version(viewer.seat) if table.begun else 0):
                viewer.version = 0  # it knows of things that never were: tell it all
            viewer.send(self._joined(table, viewer))
            self._viewers.add(viewer)
            self._attendance.came(viewer.seat)
            self._publish(table)
            self._tell_presence(viewer, encode(self._presence(table, viewer.seat)))
            self._stir()
        self._wake()

    async def _sit(self, table: Table, seat: int, nonce: str) -> None:
        if not nonce:
            raise Unavailable("nonce-missing")
        table.sit(seat, nonce)
        try:
            if not table.ready:
                await self._store.sit(self.name, seat, nonce)
                return
            step = table.begin()
            await self._commit(table, step, self._store.begin(self.name, table.nonces, step.events[0]))
        except BaseException as error:
            self._table = None  # the nonce is not kept
            if isinstance(error, StoreError):
                raise Unavailable("not-saved", str(error)) from None
            raise
        self._expect(table)
        self._metrics.begun.inc()
        log.info("game-begun", table=self.name, game=table.game.name)

    def _joined(self, table: Table, viewer: Viewer) -> Joined:
        return Joined(
            table=self.name,
            game=table.game.name,
            viewer=viewer.seat,
            seats=tuple(SeatCard(seat.name, seat.level) for seat in table.seats),
            options=msgspec.Raw(msgspec.json.encode(table.options)),
            commitment=table.commitment,
            edition=self.edition,
            dice=table.game.has_dice,
        )

    async def record(self) -> Record:
        """The whole log so far: with every secret, so not for anybody before the game has ended.

        Raises:
            Unavailable: the game has not begun.
        """
        async with self._lock:
            table = await self._ready()
            if not table.begun:
                raise Unavailable("not-begun")
            return table.record()

    async def export(self, seat: int) -> str:
        """The record as text when the game has ended, before that what a seat may know of it.

        Raises:
            Unavailable: the game has not begun.
        """
        record = await self.record()
        async with self._lock:
            table = await self._ready()
            return write_record(record) if record.secret else table.transcript(seat)

    # -- acting ------------------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, act: Act) -> None:
        """Carry out an action of a viewer and answer it; never raises."""
        await self._whole(self._act(viewer, act))

    async def _act(self, viewer: Viewer, act: Act) -> None:
        async with self._lock:
            try:
                table = await self._ready()
                if not self._answer(table, viewer, act):
                    await self._carry_out(table, viewer, act)
            except Unavailable as error:
                self._reply(viewer, Failed(error.reason, act.request, error.detail))
            except StoreError as error:
                self._reply(viewer, Failed("not-saved", act.request, str(error)))
            except Exception:
                self._table = None  # whatever happened to it: the store has the truth
                log.exception("act-failed", table=self.name, seat=viewer.seat)
                self._reply(viewer, Failed("internal", act.request))
        self._wake()

    def _reply(self, viewer: Viewer, answer: Done | Refused | Failed) -> None:
        self._metrics.answers.labels(type(answer).__name__.lower()).inc()
        viewer.send(answer)

    def _answer(self, table: Table, viewer: Viewer, act: Act) -> bool:
        """Answer what needs no action: a retry, a spectator, a game that has not begun."""
        known = self._answered.get((viewer.seat, act.request))
        if viewer.seat < 0:
            self._reply(viewer, Failed("spectator", act.request))
        elif not table.begun:
            self._reply(viewer, Failed("not-begun", act.request))
        elif known == (act.decision, act.text):
            self._reply(viewer, Done(act.request))
            self._update(table, viewer)
        elif known:
            self._reply(viewer, Failed("request-reused", act.request))
        else:
            return False
        return True

    async def _carry_out(self, table: Table, viewer: Viewer, act: Act) -> None:
        try:
            self._check_own_player(table, viewer, act)
            step = table.propose(viewer.seat, act.decision, act.text, self._absent)
        except StaleDecision:
            self._reply(viewer, Refused(act.request, Refusal(act.text, "refused-stale")))
            self._update(table, viewer)
            return
        except RefusedError as error:
            self._reply(viewer, Refused(act.request, error.refusal))
            return
        answered = Answered(viewer.seat, act.request, act.decision, act.text)
        await self._append(table, step, answered)
        self._answered[viewer.seat, act.request] = (act.decision, act.text)
        self._reply(viewer, Done(act.request))
        self._publish(table, viewer.seat)
        await self._answer_at_once(table)
        if self._attendance.left or table.outcome:
            self._stir()  # what can be said about those who have left has changed

    def _check_own_player(self, table: Table, viewer: Viewer, act: Act) -> None:
        """A seat that the computer plays is taken back before its person acts again."""
        if table.course.players[viewer.seat] and not is_talk(act.text):
            raise IllegalAction(Refusal(act.text, "refused-computer-plays"))

    async def _attend(self) -> None:
        await super()._attend()
        self._wake()

    # -- computer players --------------------------------------------------------------------------------

    async def _answer_at_once(self, table: Table) -> None:
        """A computer player to whom a draw is offered answers before anything else happens; never raises."""
        try:
            await self._answer_offer(table)
        except StoreError as error:
            log.warning("computer-answers-later", table=self.name, reason=str(error))

    async def _answer_offer(self, table: Table) -> None:
        try:
            step = table.answer_to_offer()
        except Exception:
            log.exception("offer-not-answered", table=self.name)  # it lapses when the computer has moved
            return
        if step is not None:
            await self._append(table, step)
            self._publish(table)

    def _wake(self) -> None:
        """Let computer players act, if something is asked of them and they do not already."""
        idle = not self._closing and (self._players is None or self._players.done())
        if idle and self._table and (self._table.computers() or self._table.has_to_answer):
            self._players = self._spawn(self._play())

    async def _play(self) -> None:
        """Computer players act until a person has to, or the game is over."""
        pause = 0.0
        going = True
        while going:
            try:
                going = await self._play_one()
                pause = 0.0
            except (StoreError, Unavailable) as error:
                log.warning("computer-waits", table=self.name, reason=str(error))
                going = not self._aside
                pause = min(2 * pause + 1, 30)
                await asyncio.sleep(pause)
            except Exception:
                log.exception("computer-stopped", table=self.name)
                return

    async def _play_one(self) -> bool:
        """One action of one computer player; False when none may act."""
        async with self._lock:
            table = await self._ready()
            await self._answer_offer(table)
            if not table.computers():
                return False
            seat = table.computers()[0]
            question, decision = table.question(seat), table.decision(seat)
        level = table.course.players[seat]
        seed = secrets.randbits(62)  # from nothing that the table knows
        edition = table.game.sheet.edition
        action = await self._workers.choose(Assignment(table.game.name, level, question, seed, edition))
        async with self._lock:
            table = await self._ready()
            if table.decision(seat) == decision:
                step = written_down(table, question, decision, action)
                await self._append(table, step)
                self._metrics.computers.inc()
                self._publish(table, seat)
        return True

    async def close(self) -> None:
        """Finish what people asked for; computer players are stopped in their thoughts and not woken again."""
        self._closing = True
        self.hush()
        if self._players:
            self._players.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def written_down(table: Table, question: Question, decision: int, chosen: int) -> Step:
    """What a computer player has chosen, as a step of its table; another choice where its text is not understood.

    Neither log nor error says what it was: it may be a secret choice, and what would be allowed tells a hand.

    Raises:
        RolloutError: no text of any choice is understood.
    """
    text = table.game.write(question.view, chosen)
    try:
        return table.propose(question.seat, decision, text)
    except RefusedError as error:
        sheet = table.game.sheet
        log.error("computer-refused", game=table.game.name, edition=sheet.digest, reason=error.refusal.key)  # noqa: TRY400
    others = tuple(action for action in question.legal if action != chosen)
    if not others:
        raise RolloutError("no text of any choice is understood")
    return written_down(table, replace(question, legal=others), decision, secrets.choice(others))
