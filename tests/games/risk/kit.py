"""Positions of RISK to try things in: named territories, few units."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Scripted
from rollout.core.errors import NotUnderstood
from rollout.core.wire import Fact, Refusal
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.position import NOBODY, PHASES, SUPPLY, TURNS
from rollout.games.risk.state import RiskState
from rollout.games.risk.view import RiskView

TABLES = GAME.native
NO_BARS = [("bar", 42 - drawn, 0) for drawn in range(5)]
"""Draws that lay the bars on the first territories of the list."""


def at(name: str) -> int:
    """The number of a territory."""
    return [place.casefold() for place in TABLES.names].index(name.casefold())


def game(options: RiskOptions | None = None) -> RiskState:
    """A new game, with the Energon on the first five territories; no lot decides who plays what."""
    return GAME.setup(options or RiskOptions(), TABLES, Scripted(NO_BARS))


def position(
    army: int, phase: str, land: dict[str, tuple[int, int, int]], options: RiskOptions | None = None
) -> RiskState:
    """An army is asked in a phase; `land`: who, Transformers, humans. Elsewhere nobody stands."""
    state = game(options)
    state.army = state.asked = army
    state.phase = PHASES.index(phase)
    state.turn[SUPPLY] = 3
    for territory in range(TABLES.count):
        state.settle(territory, NOBODY, 0, 0)
    for name, (owner, units, humans) in land.items():
        state.settle(at(name), owner, units, humans)
    for each in range(state.rules.armies):
        state.change(each, TURNS, 1)
    return state


def seat_of(state: RiskState) -> int:
    """Who is asked."""
    (seat,) = state.actors()
    return int(seat)


def look(state: RiskState, viewer: int | None = None) -> RiskView:
    """What a viewer sees, else whoever is asked."""
    return GAME.view(state, seat_of(state) if viewer is None else viewer)


def do(state: RiskState, line: str, draws: Sequence[tuple[str, int, int]] = ()) -> list[Fact]:
    """Let whoever is asked write a line; what happened."""
    chance, facts, seat = Scripted([*draws]), list[Fact](), seat_of(state)
    for action in GAME.read(look(state), line):
        assert action in state.legal(seat), line
        state.apply(seat, action, chance, facts)
    assert chance.done()
    return facts


def why_not(state: RiskState, line: str, viewer: int | None = None) -> Refusal:
    """Why a line is refused."""
    seat = seat_of(state) if viewer is None else viewer
    view = look(state, seat)
    try:
        actions = GAME.read(view, line)
    except NotUnderstood as error:
        return error.refusal
    assert not set(actions) <= set(state.legal(seat)), f"{line} is allowed"
    return GAME.explain(view, seat, line, [GAME.write(view, action) for action in state.legal(seat)])
