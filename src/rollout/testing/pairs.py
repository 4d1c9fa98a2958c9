"""The pair test of hidden information: worlds that a viewer must not be able to tell apart.

At positions of random games, the truth is exchanged for a twin, mostly one that the viewer's belief gives: everything
that the viewer cannot know may differ. Every channel of that viewer (see `channels`) must carry the same
bytes in both worlds. Then both worlds go on in step, with the same secret of chance: the viewer does the
same in both, other seats may do different hidden things. As long as the viewer's view stays the same after
a step, so must all that it was told and every other channel; once the views differ, the rules have revealed
something and the pair is closed. What was shown once, and is forgotten in the log, may differ: all that is kept of it
may not. In the same way a world before a step that somebody else took is compared
with the world after it, where the viewer cannot see the step.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rollout.bots import Bot
from rollout.core.chance import Chance, Fast
from rollout.core.game import AnyGame, Options
from rollout.core.variants import options_in_turn
from rollout.core.wire import encode
from rollout.record.talk import is_talk
from rollout.table import Step, Table
from rollout.testing.channels import answers, channels, draws, moves, thinkers
from rollout.testing.play import walk
from rollout.testing.tables import open_table, random_step

EVERY = 3
"""Every so manieth position of a game is compared at most."""
LONG = 400
"""Events after which a game counts as long, however long it is."""
DEPTH = 4
"""Steps that two worlds go on together."""
TRIES = 4
"""Hidden things that a seat of the twin may try, to find one that the viewer cannot see."""
LINES = 6
"""Lines that a seat tries at each position."""
OPEN = 20
"""Games without any pair after which a game counts as one without secrets."""
ENOUGH = 1_000
"""As often looked for a pair in vain, it does as well: long games need not be so many."""
NONSENSE = ("", "xyzzy", "?")

Lines = Callable[[Table, int, Chance], Sequence[str]]
"""Further lines that a seat may try: table, seat, chance."""
Worlds = Callable[[Table, int, Chance], Iterable[Table]]
"""Tables that a viewer must not be able to tell from the true one: table, viewer, chance."""


def believed(truth: Table, viewer: int, picks: Chance) -> Iterator[Table]:
    """What the viewer's belief gives, at the same table; it may be the truth itself."""
    view = truth.game.view(truth.state, viewer)
    belief = truth.game.belief(truth.tables, view, truth.told(viewer))
    for _ in range(2):
        yield truth.with_truth(belief.sample(picks))


def nothing(table: Table, viewer: int) -> dict[str, bytes]:
    """No further channels."""
    return {}


@dataclass(frozen=True)
class Finding:
    """A channel that carried a secret: two worlds that a viewer must not tell apart, and does."""

    channel: str
    viewer: int
    where: str
    pair: int
    """The number of the pair that showed it."""
    truth: bytes
    twin: bytes

    def __str__(self) -> str:
        return f"{self.where}: {self.channel} of viewer {self.viewer} differs\n  {self.truth!r}\n  {self.twin!r}"


@dataclass
class Report:
    """What was compared, and what differed."""

    looked: int = 0
    """How often a viewer's position was looked at for a twin."""
    pairs: int = 0
    """Comparisons of (truth, twin, viewer) in which truth and twin were really different."""
    size: int = 0
    """Bytes compared."""
    closed: int = 0
    """Pairs that ended because the rules revealed something."""
    compared: Counter[str] = field(default_factory=Counter)
    """Comparisons by channel."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def leaks(self) -> Counter[str]:
        """Findings by channel."""
        return Counter(finding.channel for finding in self.findings)

    def compare(self, truth: dict[str, bytes], twin: dict[str, bytes], viewer: int, where: str) -> None:
        """Compare the channels of one viewer."""
        for channel in truth.keys() | twin.keys():
            here, there = truth.get(channel, b""), twin.get(channel, b"")
            self.compared[channel] += 1
            self.size += len(here)
            if here != there:
                self.findings.append(Finding(channel, viewer, where, self.pairs, here, there))


@dataclass(frozen=True)
class Setting:
    """How a pair test is set up; planted leaks and games with more to try change it."""

    lines: Lines | None = None
    """Lines that seats should try besides what was legal at some time, for example bundles."""
    table: type[Table] = Table
    players: Callable[[Table], Sequence[Bot]] = thinkers
    """The computer players of a table."""
    opening: Sequence[tuple[int, str]] = ()
    """Seats and lines with which every game begins, where random ones seldom come to what matters."""
    options: Sequence[Options] = ()
    """The options that are played in turn; those that there are if none are given."""
    worlds: Worlds = believed
    """Where the twins come from; the first that differs from the truth is compared."""
    more: Callable[[Table, int], dict[str, bytes]] = nothing
    """Further channels of a viewer at a table, which only this game has."""
    step: Callable[[Table, Chance], Step] = random_step
    """How games go on."""
    positions: int = 20
    """About so many positions of a game are compared, of a short one a third of all."""


DEFAULT = Setting()


def compare_worlds(
    game: AnyGame,
    pairs: int = 500,
    seed: int = 0,
    setting: Setting = DEFAULT,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Compare at least so many pairs of worlds in random games over all options.

    In a game without secrets there are no two worlds to compare: after a few games the report has no pairs.

    Args:
        game: Any game.
        pairs: How many comparisons are wanted.
        seed: Of the games; the same seed gives the same pairs.
        setting: Tables, computer players and lines to try.
        progress: Called with the number of pairs so far.

    """
    report = Report()
    every_option = itertools.cycle(setting.options) if setting.options else options_in_turn(game)
    for number, options in enumerate(every_option):
        _Game(report, _begun(game, options, seed + number, setting), seed + number, setting).play(pairs)
        if progress:
            progress(min(report.pairs, pairs))
        if report.pairs >= pairs or (not report.pairs and (number >= OPEN or report.looked >= ENOUGH)):
            break
    return report


def _begun(game: AnyGame, options: Options, seed: int, setting: Setting) -> Table:
    """A table at which the opening of the setting has been played."""
    table = open_table(game, options, seed, setting.table)
    for seat, line in setting.opening:
        table.accept(table.propose(seat, table.decision(seat), line))
    return table


class _Game:
    """One random game at a table, with the pairs that it gives."""

    def __init__(self, report: Report, table: Table, seed: int, setting: Setting) -> None:
        self.report = report
        self.table = table
        self.seed = seed
        self.setting = setting
        self.picks = Fast(seed)
        length = sum(1 for _ in itertools.islice(walk(table.game, table.options, seed), LONG))
        self.every = max(EVERY, length // setting.positions)
        """About every so manieth position is compared, so that a long game is compared to its end."""
        self.events = 1
        self.vocabulary: list[str] = [*NONSENSE]
        """What was legal for somebody at some time."""

    def play(self, pairs: int) -> None:
        """Go through the game until there are enough pairs; some positions are compared, by every viewer."""
        while True:
            self._learn()
            if self.picks.below(self.every, "compare") == 0 or not self.table.actors:
                for viewer in self.table.viewers:
                    self._compare(viewer)
            if self.report.pairs >= pairs or not self.table.actors:
                return
            self.table.accept(self.setting.step(self.table, self.picks))
            self.events += 1

    @property
    def where(self) -> str:
        """The position, so that it can be found again."""
        return f"{self.table.game.name}, {self.table.options}, seed {self.seed}, near event {self.events}"

    def _learn(self) -> None:
        for seat in self.table.actors:
            self.vocabulary += [c.text for c in self.table.choices(seat) if c.text not in self.vocabulary]

    def _compare(self, viewer: int) -> None:
        """One position, one viewer: a twin, or a fork of the truth that hidden choices drive apart."""
        self.report.looked += 1
        truth = self.table
        for twin in self.setting.worlds(truth, viewer, self.picks):
            if twin.state.encode() != truth.state.encode():
                self._check(truth, twin, viewer)
                self._go_on(truth, twin, viewer)
                return
        self._go_on(truth, truth.with_truth(truth.state.clone()), viewer)

    def _check(self, truth: Table, twin: Table, viewer: int) -> bool:
        """Compare every channel; whether the worlds were different and looked the same."""
        if truth.state.encode() == twin.state.encode():
            return True
        before = len(self.report.findings)
        lines, seed = self._lines(truth, viewer), self.picks.below(1 << 30, "bots")
        self.report.pairs += 1
        remembered = truth.told(viewer) == twin.told(viewer)  # else a computer player may make use of what it was shown
        here, there = (
            {
                **channels(world, viewer),
                **self.setting.more(world, viewer),
                **answers(world, viewer, lines),
                **(moves(world, viewer, self.setting.players(world), seed) if remembered else {}),
            }
            for world in (truth, twin)
        )
        self.report.compare(here, there, viewer, self.where)
        return len(self.report.findings) == before

    def _lines(self, truth: Table, viewer: int) -> list[str]:
        """What a seat tries: lines of other moments and other seats, nonsense, and what the game's test adds."""
        if viewer < 0:
            return []
        own = [self.vocabulary[self.picks.below(len(self.vocabulary), "line")] for _ in range(LINES)]
        return [*own, *(self.setting.lines(truth, viewer, self.picks) if self.setting.lines else ())]

    # -- going on --------------------------------------------------------------------------------------

    def _go_on(self, truth: Table, twin: Table, viewer: int) -> None:
        """Both worlds go on in step until their viewer can see a difference."""
        truth = truth.with_truth(truth.state)
        for _ in range(DEPTH):
            if not truth.actors:
                return
            step = self.setting.step(truth, self.picks)
            after = truth.with_truth(truth.state)
            after.accept(step)
            if step.events[0].seat != viewer and not self._check_unseen(truth, after, viewer):
                return
            other = self._same_to(viewer, after, twin, step)
            if other is None:
                self.report.closed += 1
                return
            truth, twin = after, other
            if not self._check(truth, twin, viewer):
                return

    def _check_unseen(self, before: Table, after: Table, viewer: int) -> bool:
        """What somebody else did and a viewer cannot see has changed nothing at all for it."""
        views = [encode(table.game.view(table.state, viewer)) for table in (before, after)]
        return views[0] != views[1] or self._check(before, after, viewer)

    def _same_to(self, viewer: int, after: Table, twin: Table, step: Step) -> Table | None:
        """The twin after a step of the same seat that leaves the viewer with the same view; None if none is found."""
        seen = encode(after.game.view(after.state, viewer))
        for text in self._candidates(viewer, twin, step):
            seat, other = step.events[0].seat, twin.with_truth(twin.state)
            same = twin.propose(seat, twin.decision(seat), text)
            self.report.compare(*draws(step, same), viewer, self.where)
            other.accept(same)
            if encode(other.game.view(other.state, viewer)) == seen:
                return other
        return None

    def _candidates(self, viewer: int, twin: Table, step: Step) -> Iterator[str]:
        """The viewer does the same in both worlds; another seat rather something else, if that stays hidden."""
        seat, text = step.events[0].seat, step.events[0].text
        if is_talk(text):
            yield from (said for said in twin.may_say(seat) if said == text)
            return
        legal = [choice.text for choice in twin.choices(seat)]
        if seat == viewer:
            yield from (choice for choice in legal if choice == text)
            return
        others = [choice for choice in legal if choice != text]
        for _ in range(min(TRIES, len(others))):
            yield others.pop(self.picks.below(len(others), "hidden choice"))
        if text in legal:
            yield text
