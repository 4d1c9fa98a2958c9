"""An owner's own map and cards: what fits, and what is wrong with what does not, all at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollout.core.chance import Fast
from rollout.core.edition import EditionError, on_edition, template
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.position import LOSER, OWED, PHASES, SUPPLY
from rollout.games.risk.reach import slug
from rollout.games.risk.reading import MOST_LINKS
from rollout.games.risk.tables import Tables

PAGE = (Path(__file__).parents[3] / "docs" / "editions.md").read_text(encoding="utf-8")
ISLANDS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[-1]
"""The example of the page about editions."""


def wrong(*changes: tuple[str, str]) -> dict[str, str]:
    """What is wrong with the islands after these changes: message by path."""
    text = ISLANDS
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(EditionError) as caught:
        on_edition(GAME, text)
    problems = [mistake.problem for mistake in caught.value.mistakes]
    return {problem.path: problem.message.key.removeprefix("problem-") for problem in problems}


def test_our_own_values_are_an_edition() -> None:
    tables: Tables = on_edition(GAME, template(GAME)).native
    assert tables.names == GAME.native.names


def test_the_islands_are_played_as_they_are_written() -> None:
    tables: Tables = on_edition(GAME, ISLANDS).native
    assert list(tables.names) == ["Cape", "Old Forest", "Harbour", "Market", "Volcano", "White Cliffs"]
    assert tables.map.also[1] == ["Wood"]
    assert (tables.kinds, tables.hand, list(tables.bonus)) == (2, 1, [2, 3])


def test_power_cards_can_be_left_out() -> None:
    bare = ISLANDS.partition("[[power]]")[0].replace("power = 1", "power = 0")
    assert on_edition(GAME, bare).native.kinds == 0


def test_all_mistakes_are_told_at_once() -> None:
    found = wrong(("start = 3", "start = 0"), ("bonus = 2", "bonus = 99"), ('"harbour", "market"]', '"atlantis"]'))
    assert found == {"meter.start": "number", "continent.west.bonus": "number", "start.centre[0]": "start"}


@pytest.mark.parametrize(
    ("old", "new", "path", "problem"),
    [
        ("14, 16, 20]", "14, 16]", "stars.exchange", "exchange"),
        ("bars = 2", "bars = 7", "meter.bars", "number"),
        ('centre = ["harbour", "market"]', "centre = []", "start.centre", "list"),
        ('["cape", "cliffs"]', '["cape", "cape"]', "start.corners[1]", "start"),
        ('name = "West Island"', 'name = "East island"', "continent.east.name", "name-taken"),
        ('name = "West Island"', 'name = ""', "continent.west.name", "printed-name"),
        ('name = "Market"', 'name = "old-forest"', "territory.market.name", "name-taken"),
        ('also = ["Wood"]', 'also = ["Cape"]', "territory.forest.also", "name-taken"),
        ('also = ["Wood"]', "also = [3]", "territory.forest.also", "also"),
        ('links = ["market"]', 'links = ["moon"]', "territory.harbour.links[0]", "link"),
        ('links = ["market"]', 'links = ["harbour"]', "territory.harbour.links[0]", "link"),
        ("links = []", 'links = ["volcano"]', "territory.cliffs.links[0]", "linked"),
        ('links = ["market"]', "links = []", "territory.market.links", "apart"),
        ('links = ["market"]', "links = 3", "territory.harbour.links", "list"),
        ("power = 1", "power = 2", "power", "power"),
        ('when = "now"', 'when = "soon"', "power[0].when", "choice"),
        ('effect = "units"', 'effect = "cancel"', "power[0].effect", "choice"),
        ('effect = "defence-die"', 'effect = "cancel"', "power[1].amount", "no-amount"),
        ('name = "Shield"', 'name = "help"', "power[1].name", "name-taken"),
        ('name = "Shield"', 'name = "Units"', "power[1].name", "name-word"),
        ('also = ["Wood"]', 'also = ["R"]', "territory.forest.also", "name-word"),
    ],
)
def test_what_does_not_fit_is_named(old: str, new: str, path: str, problem: str) -> None:
    assert wrong((old, new))[path] == problem


@pytest.mark.parametrize(
    "name", ["Human", "Mensch", "Done", "END", "Stop", "No", "Ende", "From", "Zurueck", "Set-ze ein"]
)
def test_no_territory_is_called_by_a_word_of_a_line(name: str) -> None:
    assert wrong(('name = "Market"', f'name = "{name}"')) == {"territory.market.name": "name-word"}


@pytest.mark.parametrize("name", ["Human Bay", "No End", "World's End", "To the North", "Stop 7", "7 a"])
@pytest.mark.parametrize("phase", ["place", "lose", "attack", "move"])
def test_what_is_offered_is_read_whatever_a_territory_is_called(name: str, phase: str) -> None:
    tables: Tables = on_edition(GAME, ISLANDS.replace('name = "Cape"', f'name = "{name}"')).native
    state = GAME.setup(RiskOptions(players=2), tables, Fast(1))
    for territory in range(tables.count):
        state.settle(territory, 1, 3, 0)
    state.settle(0, int(phase != "attack"), 3, 0)
    state.phase, state.army, state.asked = PHASES.index(phase), 1, 1
    state.turn[SUPPLY], state.turn[LOSER], state.turn[OWED] = 3 * int(phase == "place"), 1, 2
    (seat,) = state.actors()
    view = GAME.view(state, seat)
    assert any(slug(name) in GAME.write(view, action) for action in state.legal(seat))
    assert all(GAME.read(view, GAME.write(view, action)) == [action] for action in state.legal(seat))


def test_a_continent_without_territories_is_refused() -> None:
    empty = '[continent.moon]\nname = "Moon"\nbonus = 1\n\n[territory.cape]'
    assert wrong(("[territory.cape]", empty)) == {"continent.moon": "continent-empty"}


def test_a_territory_lies_on_a_continent_and_its_card_has_a_star_or_two() -> None:
    old = 'name = "Volcano"\ncontinent = "east"\nstars = 2'
    found = wrong((old, old.replace("east", "south").replace("2", "3")))
    assert found == {"territory.volcano.continent": "choice", "territory.volcano.stars": "number"}


def star(rays: int) -> tuple[str, str]:
    """The change that joins so many new territories with the cape, which touches two."""
    ray = '[territory.t{0}]\nname = "T{0}"\ncontinent = "west"\nstars = 1\nlinks = ["cape"]\n'
    return '[[power]]\nname = "Help"', "".join(map(ray.format, range(rays))) + '[[power]]\nname = "Help"'


def test_a_territory_touches_at_most_twelve_others() -> None:
    old, new = star(MOST_LINKS - 2)
    assert on_edition(GAME, ISLANDS.replace(old, new)).native.count == 6 + MOST_LINKS - 2
    assert wrong(star(MOST_LINKS - 1)) == {"territory.cape.links": "links"}


def test_there_are_at_least_two_territories_and_at_most_sixty() -> None:
    more = "".join(
        f'[territory.t{n}]\nname = "T{n}"\ncontinent = "west"\nstars = 1\nlinks = ["{f"t{n - 1}" if n else "cape"}"]\n'
        for n in range(55)
    )
    assert wrong(('[[power]]\nname = "Help"', more + '[[power]]\nname = "Help"')) == {"territory": "count"}
    head, _, rest = ISLANDS.partition("[territory.cape]")
    lone = (
        head
        + '[territory.cape]\nname = "Cape"\ncontinent = "west"\nstars = 1\nlinks = []\n[[power]]'
        + rest.partition("[[power]]")[2]
    )
    with pytest.raises(EditionError) as caught:
        on_edition(GAME, lone)
    assert "territory" in [mistake.problem.path for mistake in caught.value.mistakes]
