"""The rules against a second telling of them: the same boards, the same choices, the same ends."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.chance import Fast, Recording
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.position import COMMANDER, NOBODY
from rollout.games.risk.reach import slug
from rollout.games.risk.state import RiskState
from rollout.games.risk.view import Army as ArmySeen
from rollout.games.risk.view import RiskView
from tests.games.risk.kit import TABLES, look
from tests.games.risk.reference import Reference
from tests.games.risk.reference_choices import Army, Place, World
from tests.games.risk.test_whole_games import lively

AGREED: list[dict[str, Any]] = [
    {"players": 4, "meter": 4},
    {"players": 3, "armies": 3, "meter": 3, "autobots": "last"},
    {"players": 2, "armies": 3, "meter": 3, "elimination": "strict"},
    {"players": 2, "meter": 6, "continents": "needs-autobot"},
    {"players": 3, "meter": 1, "elimination": "strict", "continents": "needs-autobot"},
]


def world(view: RiskView) -> World:
    """The edition as it is printed."""
    names = {place.name: slug(place.name) for place in view.board}
    return World(
        borders={names[place.name]: [names[near] for near in place.neighbours] for place in view.board},
        continents=[
            (land.bonus, [names[place.name] for place in view.board if place.continent == land.name])
            for land in view.continents
        ],
        corners={names[place.name] for place in view.board if place.corner},
        centre={names[place.name] for place in view.board if place.centre},
        two_stars={names[place.name] for place in view.board if place.stars == 2},
        exchange=list(view.exchange),
        power={slug(card.name): (card.copies, card.when, card.effect, card.amount) for card in view.power},
    )


def told_twice(options: RiskOptions, seed: int) -> tuple[RiskState, Reference, Recording]:
    """The same game by both."""
    chance = Recording(Fast(seed))
    chance.begin(0)
    state = GAME.setup(options, TABLES, chance)
    seats = [int(state.of(army, COMMANDER)) for army in range(state.rules.armies)]
    draws = [draw for draw in chance.draws if draw[0] != "autobots"]
    reference = Reference(world(look(state)), seats, int(options.meter or TABLES.meter), options, draws)
    return state, reference, chance


def agree(state: RiskState, reference: Reference) -> None:
    """Whoever looks sees the same, and whoever is asked may do the same."""
    view = GAME.view(state, -1)
    assert (view.phase, view.army, view.meter, view.supply, view.round) == (
        *(reference.phase, reference.turn, reference.meter),
        *(reference.supply, reference.round),
    )
    assert {name: standing(place) for name, place in reference.land.items()} == {
        slug(there.name): (there.army, there.units, there.humans, there.bar) for there in view.territories
    }
    assert [before(army) for army in reference.armies] == [before(army) for army in view.armies]
    assert ([*view.stack], [*view.discards]) == (reference.stack, reference.discards)
    if reference.phase != "over":
        assert view.asked == reference.asked
        (seat,) = state.actors()
        lines = [GAME.write(look(state), action) for action in state.legal(seat)]
        assert len({*lines}) == len(lines) and {*lines} == reference.orders()


def standing(place: Place) -> tuple[int, int, int, bool]:
    """Who stands somewhere, as a view says it."""
    return (NOBODY if place.holder is None else place.holder), place.units, place.humans, place.bar


def before(army: Army | ArmySeen) -> tuple[Any, ...]:
    """What lies before an army."""
    beaten_by = NOBODY if army.beaten_by is None else army.beaten_by
    counts = (army.slaves, army.bars, army.ones, army.twos, army.gift, army.turns, army.out, army.face_down)
    return (*counts, sorted(map(slug, army.kept)), army.seat, beaten_by)


def compare(options: RiskOptions, seed: int, every: int) -> None:
    """A whole game, half of it played as makes sense; both have to agree all the way."""
    (state, reference, chance), picks = told_twice(options, seed), Fast(seed)
    event = 0
    while len(state.actors()):
        if picks.below(every, "compare") == 0:
            agree(state, reference)
        (seat,) = state.actors()
        action = lively(state, int(seat), list(state.legal(seat)), picks)
        line, event = GAME.write(look(state), action), event + 1
        chance.begin(event)
        state.apply(seat, action, chance)
        reference.play(line, [*chance.draws])
        assert GAME.view(state, -1).phase == reference.phase, line
    agree(state, reference)
    outcome = state.outcome()
    assert outcome and outcome.reason == reference.reason
    assert outcome.scores == pytest.approx(reference.scores())


@pytest.mark.rule("RT-T1", "RT-T2", "RT-N1", "RT-A1", "RT-D1", "RT-M1", "RT-M3", "RT-E2", "RT-V1", "RT-V4", "RT-P1")
@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: "-".join(map(str, agreed.values())))
def test_whole_games(agreed: dict[str, Any]) -> None:
    for seed in range(4):
        compare(RiskOptions(**agreed), seed, every=4)


@pytest.mark.slow
@pytest.mark.rule("RT-T1", "RT-T2", "RT-N1", "RT-A1", "RT-D1", "RT-M1", "RT-M3", "RT-E2", "RT-V1", "RT-V4", "RT-P1")
@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: "-".join(map(str, agreed.values())))
def test_many_whole_games(agreed: dict[str, Any]) -> None:
    for seed in range(100, 130):
        compare(RiskOptions(**agreed), seed, every=8)
