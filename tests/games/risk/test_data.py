"""What the game is played with: the map, the numbers and the cards, each value with its source."""

from __future__ import annotations

import pytest

from rollout.core.data import Datum
from rollout.games.risk import GAME
from rollout.games.risk.tables import EFFECTS, TIMES

TABLES = GAME.native
DATA = {datum.path: datum for datum in GAME.sheet.data}
NAMES = list(TABLES.names)


def touching(name: str) -> set[str]:
    """The neighbours of a territory."""
    one = NAMES.index(name)
    return {other for at, other in enumerate(NAMES) if TABLES.touch(one, at)}


@pytest.mark.rule("RT-S1")
def test_42_territories_on_six_continents_with_83_borders_and_sea_routes() -> None:
    assert (TABLES.count, len(TABLES.continent_names), len(TABLES.neighbours)) == (42, 6, 2 * 83)
    sizes = [list(TABLES.map.continents).count(at) for at in range(6)]
    worth = dict(zip(TABLES.continent_names, zip(sizes, TABLES.bonus, strict=True), strict=True))
    assert worth == {
        "North America": (9, 5),
        "South America": (4, 2),
        "Europe": (7, 5),
        "Africa": (6, 3),
        "Asia": (12, 7),
        "Australia": (4, 2),
    }


@pytest.mark.rule("RT-S1")
@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("Alaska", {"Northwest Territory", "Alberta", "Kamchatka"}),
        ("Iceland", {"Greenland", "Great Britain", "Scandinavia"}),
        ("Brazil", {"Venezuela", "Peru", "Argentina", "North Africa"}),
        ("East Africa", {"Egypt", "North Africa", "Central Africa", "South Africa", "Madagascar", "Middle East"}),
        ("Indonesia", {"Southeast Asia", "New Guinea", "Western Australia"}),
        ("Mongolia", {"Siberia", "Irkutsk", "Kamchatka", "Japan", "China"}),
    ],
)
def test_what_touches_what(name: str, neighbours: set[str]) -> None:
    assert touching(name) == neighbours


def test_borders_lead_both_ways() -> None:
    assert all(name in touching(other) for name in NAMES for other in touching(name))


@pytest.mark.rule("RT-N7")
def test_starting_points() -> None:
    corners = [NAMES[at] for at in range(42) if TABLES.enters(1, at)]
    assert corners == [
        *("Alaska", "Northwest Territory", "Peru", "Argentina"),
        *("Yakutsk", "Kamchatka", "Western Australia", "Eastern Australia"),
    ]
    assert {NAMES[at] for at in range(42) if TABLES.enters(0, at)} == {"North Africa", "Egypt", "Southern Europe"}


@pytest.mark.rule("RT-N1", "RT-N4", "RT-N5", "RT-S4", "RT-S5", "RT-S6")
def test_numbers() -> None:
    assert (TABLES.first_units, TABLES.later_units, TABLES.slaves_for_unit) == (5, 3, 5)
    assert list(TABLES.exchange) == [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30]
    assert (TABLES.meter, TABLES.spare, TABLES.bars, TABLES.hand) == (7, 5, 5, 3)
    assert [list(TABLES.map.stars).count(stars) for stars in (1, 2)] == [30, 12]


def test_fifteen_power_cards() -> None:
    power = TABLES.power
    cards = {
        name: (int(power.copies[at]), TIMES[power.times[at]], EFFECTS[power.effects[at]], int(power.amounts[at]))
        for at, name in enumerate(power.names)
    }
    assert cards == {
        "Reinforcements": (2, "now", "units", 3),
        "Space Bridge": (1, "now", "anywhere", 0),
        "Energon Find": (1, "now", "meter", 1),
        "Ambush": (2, "now", "lose", 2),
        "Broken Supply": (1, "now", "units", -2),
        "Energon Leak": (1, "now", "meter", -1),
        "Targeting Computer": (2, "keep", "attack-die", 1),
        "Force Field": (2, "keep", "defence-die", 1),
        "Hold the Line": (1, "keep", "cancel", 0),
        "Leaked Plans": (1, "pass", "units", 2),
        "Sabotage": (1, "pass", "lose", 2),
    }
    assert sum(power.copies) == 15


def kind_of(path: str) -> str:
    """What sort of source a value has."""
    datum: Datum = DATA[path]
    return datum.source.kind


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("units.first", "rulebook"),
        ("units.slaves", "rulebook"),
        ("meter.bars", "rulebook"),
        ("meter.start", "choice"),
        ("meter.united", "choice"),
        ("hand.power", "rulebook"),
        ("stars.exchange", "inferred"),
        ("continent.asia.bonus", "inferred"),
        ("start.corners", "choice"),
        ("territory.scandinavia.name", "rulebook"),
        ("territory.peru.name", "inferred"),
        ("territory.brazil.stars", "public"),
        ("territory.north-africa.stars", "choice"),
        ("power[0].effect", "choice"),
    ],
)
def test_what_is_known_and_what_is_our_choice(path: str, kind: str) -> None:
    assert kind_of(path) == kind
