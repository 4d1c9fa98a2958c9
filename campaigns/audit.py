"""Compares what players remember with what a server has: in its database, on its sockets, in its records."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import httpx

from campaigns.book import Figures
from campaigns.players import Action, Player, attend_all
from rollout.core.errors import RecordError
from rollout.games import find
from rollout.record import read_record, verify

LOOKING = 5.0
"""Seconds after which a game that was over, and is not any more, has been looked at for long enough."""
REQUESTS = 'SELECT request, decision, text FROM requests WHERE "table" = ? AND seat = ?'
EVENTS = 'SELECT text FROM events WHERE "table" = ? AND seat = ? ORDER BY number'
NUMBERS = 'SELECT number FROM events WHERE "table" = ? ORDER BY number'


def compare_with_database(database: Path, players: Iterable[Player], whole: bool) -> Figures:
    """Count acknowledged actions that are lost, and actions that are there more often than they were asked for.

    With `whole` the file itself is checked as well.
    """
    found: Figures = {"checked": 0, "lost": 0, "doubled": 0, "problems": []}
    with closing(sqlite3.connect(database, timeout=20)) as connection:
        for player in players:
            _compare(connection, player, found)
        if whole and (state := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            found["problems"].append(f"integrity: {state}")
    return found


def _compare(connection: sqlite3.Connection, player: Player, found: Figures) -> None:
    kept = {Action(*row) for row in connection.execute(REQUESTS, (player.table, player.seat))}
    acknowledged = set(player.acknowledged)
    found["checked"] += len(acknowledged)
    found["lost"] += len(acknowledged - kept)
    if strange := kept - acknowledged - {player.open}:
        found["problems"].append(f"kept, but never asked for or refused: {sorted(map(str, strange))[:2]}")
    texts = [text for (text,) in connection.execute(EVENTS, (player.table, player.seat))]
    expected = [action.text for action in player.acknowledged]
    if texts not in (expected, [*expected, player.open.text] if player.open else expected):
        found["doubled"] += max(0, len(texts) - len(expected) - (player.open in kept))
        found["problems"].append(f"the log says {texts[-3:]}, the player did {expected[-3:]}, open: {player.open}")
    numbers = [number for (number,) in connection.execute(NUMBERS, (player.table,))]
    if numbers != list(range(len(numbers))):
        found["problems"].append("the log has a gap")


async def look_again(host: str, players: Iterable[Player]) -> list[str]:
    """Who looks at a game that is over sees what was seen while it went on."""
    problems = []
    for player in players:
        again = Player(player.table, player.seat, player.token, random.Random(0))
        await attend_all([again], host, LOOKING)
        problems += [*again.problems, *again.failures]
        if again.told != player.told:
            problems.append(f"seat {player.seat} was told other things than it is told now")
    return problems


def check_records(http: httpx.Client, url: str, players: Iterable[Player]) -> list[str]:
    """The records of games that are over, verified as `rollout verify` does it, and compared with the ledgers."""
    problems = []
    for player in players:
        headers = {"Authorization": f"Bearer {player.token}"}
        answer = http.get(f"{url}/api/tables/{player.table}/record", headers=headers)
        if not answer.is_success:
            problems.append(f"no record: {answer.text[:200]}")
            continue
        try:
            record = read_record(answer.text)
        except RecordError as error:
            problems.append(f"the record of a game that is over: {error}")
            continue
        problems += map(str, verify(record, find(record.game)).findings)
        own = [event.text for event in record.events if event.seat == player.seat]
        if own != [action.text for action in player.acknowledged]:
            problems.append(f"the record has other actions of seat {player.seat} than were acknowledged")
    return problems


def finished(players: Iterable[Player]) -> list[Player]:
    """Those whose game is over and who wait for no answer."""
    return [player for player in players if player.over and not player.open]


def check_finished(http: httpx.Client, url: str, host: str, players: Iterable[Player]) -> list[str]:
    """All that can be checked of games that are over."""
    over = finished(players)
    return [*asyncio.run(look_again(host, over)), *check_records(http, url, over)]
