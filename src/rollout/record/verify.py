"""Checks a record: that the rules allow each action, and that each draw follows from the committed secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rollout.core.chance import Chance, Fast
from rollout.core.errors import OutdatedError, RecordError
from rollout.core.fair import Fair, commitment
from rollout.core.game import Game
from rollout.record.form import Event, Record, Sitter
from rollout.record.replay import replay, result_text


@dataclass(frozen=True)
class Finding:
    """Something that is wrong, and where."""

    line: int
    """1-based; 0 for the headers."""
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass(frozen=True)
class Verdict:
    """What a check found."""

    events: int
    draws: int
    findings: tuple[Finding, ...]
    dice_checked: bool
    """False while the secret is not revealed: then the rules are checked, but not where the dice came from."""
    unchecked: str = ""
    """Why this program cannot check what the rules allow, having other rules or values; empty if it did."""

    @property
    def good(self) -> bool:
        """Whether everything was checked and nothing is wrong."""
        return not self.findings and not self.unchecked


Progress = Callable[[int, int], None]
"""Called with the number of events done and of all events."""


def verify(record: Record, game: Game[Any, Any, Any], progress: Progress | None = None) -> Verdict:
    """Check a record; every wrong draw is reported, and the first event that cannot be replayed."""
    source, findings = _source(record)
    if source:
        findings += _wrong_draws(record.events, source)
    unchecked = ""
    try:
        findings += _wrong_play(record, game, progress)
    except OutdatedError as error:
        unchecked = str(error)
    return Verdict(
        events=len(record.events),
        draws=sum(len(event.draws) for event in record.events),
        findings=tuple(sorted(findings, key=lambda f: f.line)),
        dice_checked=source is not None,
        unchecked=unchecked,
    )


def _wrong_play(record: Record, game: Game[Any, Any, Any], progress: Progress | None) -> Iterator[Finding]:
    """What the rules say against it.

    Raises:
        OutdatedError: these are not the rules or the values that it was played with.
    """
    if not record.events:
        yield Finding(0, "the record holds no event, not even the set-up")
    result = ""
    try:
        for done, moment in enumerate(replay(record, game), 1):
            if progress:
                progress(done, len(record.events))
            result = result_text(moment.course.outcome)
    except OutdatedError:
        raise
    except RecordError as error:
        yield Finding(error.line, str(error).removeprefix(f"line {error.line}: "))
        return
    if record.secret and not result:
        yield Finding(0, "its secret is revealed, which ends a game, but this one goes on: its last events are missing")
    if result != record.result:
        yield Finding(0, f"the game ends with {result!r}, but the record says {record.result!r}")


def _source(record: Record) -> tuple[Chance | None, list[Finding]]:
    """The chance that the draws should have come from, if it can be known."""
    kind, _, seed = record.chance.partition(" ")
    if kind == "seed" and seed.isdecimal() and len(seed) < 19:
        return Fast(int(seed)), _people_under_a_seed(record)
    if kind != "fair":
        return None, [Finding(0, f"chance {record.chance!r} is neither `fair` nor `seed N`")]
    if not record.secret:
        return None, [] if not record.result else [Finding(0, "the game has ended, but its secret is missing")]
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return None, [Finding(0, "the secret is not hexadecimal")]
    if commitment(secret) != record.commitment:
        return None, [Finding(0, "the secret does not fit the commitment that was published before the game")]
    return Fair(secret, record.nonces), _wrong_nonces(record)


def _people_under_a_seed(record: Record) -> list[Finding]:
    """Whoever chose the number chose all dice: that is for games between computers."""
    return [
        Finding(0, f"seat {seat} is a person's, but every draw follows from a number that somebody chose")
        for seat, sitter in enumerate(record.seats)
        if not sitter.level
    ]


def _wrong_nonces(record: Record) -> list[Finding]:
    """One a seat, or the host could have chosen all dice by what stands there beside the persons' own."""
    if len(record.nonces) != len(record.seats):
        return [Finding(0, f"it has {len(record.nonces)} nonces; each of the {len(record.seats)} seats has one")]
    seats = enumerate(zip(record.seats, record.nonces, strict=True))
    wrong = ((seat, _wrong_nonce(sitter, nonce)) for seat, (sitter, nonce) in seats)
    return [Finding(0, f"seat {seat} {problem}") for seat, problem in wrong if problem]


def _wrong_nonce(sitter: Sitter, nonce: str) -> str | None:
    if sitter.level:
        return "is a computer's, but its nonce is not empty: the host could have chosen it last" if nonce else None
    if not nonce:
        return "is a person's, but has no nonce: the host could have chosen the dice by the secret alone"
    return "has a nonce with | in it, which joins the nonces of two seats" if "|" in nonce else None


def _wrong_draws(events: tuple[Event, ...], source: Chance) -> Iterator[Finding]:
    for number, event in enumerate(events):
        source.begin(number)
        for draw in event.draws:
            expected = source.below(draw.n, draw.why) if draw.n > 0 else -1
            if expected != draw.value:
                line = event.line + 1 if event.line else 0
                yield Finding(
                    line,
                    f"the draw `{draw}` does not follow from the secret, which gives {draw.why} {draw.n}={expected}",
                )
