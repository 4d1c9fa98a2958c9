"""What people type, in English and German, long and short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollout.core.errors import NotUnderstood
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.notation import LONGEST
from rollout.games.risk.position import (
    BARS,
    BATTLE,
    FACE_DOWN,
    GIVE,
    LOSING,
    ONES,
    OWED,
    PHASES,
    TWOS,
    WINDOW,
)
from rollout.games.risk.reach import slug
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import TABLES, at, do, look, position, seat_of

ASIA = {"Ural": (1, 5, 0), "Siberia": (1, 1, 0), "China": (1, 2, 0), "Mongolia": (0, 1, 2), "India": (1, 1, 0)}
EUROPE = {
    "Iceland": (0, 0, 3),
    "Russia": (0, 4, 2),
    "Scandinavia": (0, 0, 1),
    "Ural": (1, 2, 0),
    "Greenland": (2, 3, 0),
}


def written(state: RiskState, line: str) -> list[str]:
    """The line as the single decisions that it means, each as it is written when it is asked."""
    found, state = [], state.clone()
    for action in GAME.read(look(state), line):
        found.append(GAME.write(look(state), action))
        do(state, found[-1])
    return found


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("attack ural afghanistan 2", ["attack ural afghanistan", "take 2"]),
        ("Attack Ural -> Afghanistan 2", ["attack ural afghanistan", "take 2"]),
        ("attack afghanistan from ural with 2 units", ["attack ural afghanistan", "take 2"]),
        ("ural afghanistan", ["attack ural afghanistan"]),
        ("ural afg 4", ["attack ural afghanistan", "take 4"]),
        ("angriff Ural Afghanistan 2", ["attack ural afghanistan", "take 2"]),
        ("greife Mongolei von China mit 1 an", ["attack china mongolia", "take 1"]),
        ("done", ["done"]),
        ("fertig", ["done"]),
        ("no", ["done"]),
    ],
)
def test_attacks_of_decepticons(line: str, meant: list[str]) -> None:
    assert written(position(1, "attack", ASIA | {"Afghanistan": (0, 1, 1)}), line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("attack russia ural 3 2", ["attack russia ural", "take 3", "humans 2"]),
        ("attack russia ural 3", ["attack russia ural", "take 3", "humans 0"]),
        ("attack russia ural 2 autobots and 1 human", ["attack russia ural", "take 2", "humans 1"]),
        ("attack russia ural 1 human", ["attack russia ural", "take 0", "humans 1"]),
        ("greife Ural von Russland mit 3 1 Mensch an", ["attack russia ural", "take 3", "humans 1"]),
        ("attack greenland 2", ["attack iceland greenland", "humans 2"]),
        ("angriff auf Ural mit 4", ["attack russia ural", "take 4", "humans 0"]),
        ("attack russia ural 4 0", ["attack russia ural", "take 4", "humans 0"]),
        ("attack iceland greenland 2", ["attack iceland greenland", "humans 2"]),
        ("attack iceland greenland 0 2", ["attack iceland greenland", "humans 2"]),
        ("angriff Island Grönland 3", ["attack iceland greenland", "humans 3"]),
        ("angriff Russland Ural 0 1", ["attack russia ural", "take 0", "humans 1"]),
    ],
)
def test_attacks_of_autobots_and_humans(line: str, meant: list[str]) -> None:
    assert written(position(0, "attack", EUROPE), line) == meant


def test_a_nought_is_left_out_where_no_humans_can_go() -> None:
    state = position(0, "attack", {"Russia": (0, 4, 0), "Ural": (1, 2, 0)})
    assert written(state, "attack russia ural 2 0") == ["attack russia ural", "take 2"]


@pytest.mark.rule("RT-M3")
@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("move ural siberia 3", ["move ural siberia", "take 3"]),
        (
            "move ural siberia 4 china 2 india 1",
            ["move ural siberia", "take 4", "move siberia china", "take 2", "move china india", "take 1"],
        ),
        ("ziehe Ural Sibirien China 2", ["move ural siberia", "take 2", "move siberia china", "take 2"]),
        ("ural china 1 done", ["move ural china", "take 1", "done"]),
    ],
)
def test_a_route_is_one_line(line: str, meant: list[str]) -> None:
    assert written(position(1, "move", ASIA), line) == meant


def test_on_the_way_the_start_can_be_left_out() -> None:
    state = position(1, "move", ASIA)
    do(state, "move ural siberia 3")
    assert written(state, "move china 2") == ["move siberia china", "take 2"]
    assert written(state, "china 2 fertig") == ["move siberia china", "take 2", "done"]


@pytest.mark.rule("RT-M1")
def test_autobots_and_humans_move_together() -> None:
    state = position(0, "move", EUROPE)
    assert written(state, "move russia scandinavia 2 1") == ["move russia scandinavia", "take 2", "humans 1"]
    assert written(state, "move russia scandinavia 2") == ["move russia scandinavia", "take 2", "humans 0"]
    assert written(state, "move rus scand 1 human") == ["move russia scandinavia", "take 0", "humans 1"]
    assert written(state, "move iceland scandinavia 1 human") == ["move iceland scandinavia", "humans 1"]
    assert written(state, "ziehe Island nach Skandinavien 3") == ["move iceland scandinavia", "humans 3"]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("place alaska", "Alaska"),
        ("ALASKA", "Alaska"),
        ("place northwest territory", "Northwest Territory"),
        ("place northwest-territory", "Northwest Territory"),
        ("northwest", "Northwest Territory"),
        ("setze Nordwest-Territorium", "Northwest Territory"),
        ("place w aus", "Western Australia"),
        ("setze Westaustralien", "Western Australia"),
        ("kamtsch", "Kamchatka"),
    ],
)
def test_territories_are_known_by_many_names(line: str, name: str) -> None:
    state = position(1, "place", {"Japan": (1, 1, 0)})
    assert written(state, line) == [f"place {slug(name)}"]


@pytest.mark.parametrize("line", ["place suedeuropa", "place Südeuropa", "place southern europe", "place s eur"])
def test_umlauts_can_be_typed_as_two_letters(line: str) -> None:
    state = position(0, "place", {"Egypt": (0, 1, 0)})
    assert written(state, line) == ["place southern-europe"]


@pytest.mark.parametrize(
    ("phase", "lines", "meant"),
    [
        ("battle", ("roll", "r", "würfle", "roll the dice"), "roll"),
        ("battle", ("roll on", "roll 0", "würfle weiter", "roll until 0"), "roll on"),
        ("battle", ("roll 2", "2", "würfle bis 2", "roll until 2 left"), "roll 2"),
        ("battle", ("withdraw", "retreat", "rückzug", "zurück"), "withdraw"),
        ("window", ("add 1", "1", "energon 1", "lege 1 Streifen"), "add 1"),
        ("give", ("give 2", "2", "gib Armee 2", "give it to decepticons 2"), "give 2"),
        ("lose", ("lose russia", "russia", "verliere Russland"), "lose russia"),
        ("lose", ("lose human russia", "human russia", "opfere Mensch Russland"), "lose human russia"),
        ("exchange", ("exchange 1 2", "1 2", "tausche 1 2"), "exchange 1 2"),
        ("exchange", ("done", "keine", "skip"), "done"),
        ("exchange", ("exchange no cards", "exchange nothing", "tausche keine Karten"), "done"),
        ("reveal", ("reveal no card", "reveal nothing", "decke keine Karte auf", "keine Karte aufdecken"), "done"),
        ("defence-card", ("use no card", "nutze keine Karte", "no card"), "done"),
        ("window", ("add no energon", "füge kein Energon hinzu", "add nothing"), "done"),
        ("place", ("place none", "bring in none", "setze keine Einheiten", "place none of the new units"), "done"),
        ("move", ("end the turn", "ende", "end turn"), "done"),
        ("attack", ("no more attacks", "end attacks", "attack no more"), "done"),
        ("reveal", ("reveal", "decke Karte auf", "zeige", "flip a card"), "reveal"),
        ("defence-card", ("use force field", "force-field", "nutze Kraftfeld", "force"), "use force-field"),
    ],
)
def test_other_choices(phase: str, lines: tuple[str, ...], meant: str) -> None:
    for line in lines:
        state = asked(phase)
        actions = GAME.read(look(state), line)
        assert [GAME.write(look(state), action) for action in actions] == [meant], line
        assert set(actions) <= set(state.legal(seat_of(state))), line


@pytest.mark.parametrize("line", ["give 0", "0", "give autobots", "gib den Autobots"])
def test_the_autobots_have_a_name(line: str) -> None:
    assert written(position(1, "give", ASIA), line) == ["give 0"]


def asked(phase: str) -> RiskState:
    """The Autobots are asked in a phase, with something of everything at hand."""
    state = position(0, phase, EUROPE)
    for what in (ONES, TWOS, BARS, FACE_DOWN):
        state.change(0, what, 2)
    state.kept[list(TABLES.power.names).index("Force Field")] = 1
    if state.phase == BATTLE:
        state.fight[1], state.fight[2], state.fight[6] = at("Ural"), 3, 1
    if state.phase in {LOSING, GIVE, WINDOW}:
        state.turn[OWED] = 1
    return state


@pytest.mark.parametrize(
    "line", ["", "place", "place alaska peru", "attack russia", "roll 1 2", "north", "use", "add", "1 2 3 4"]
)
def test_what_nobody_can_mean_is_not_understood(line: str) -> None:
    for phase in PHASES[:-1]:
        with pytest.raises(NotUnderstood):
            GAME.read(look(asked("attack" if phase == "onward" else phase)), line)


@pytest.mark.rule("RT-A1")
@pytest.mark.parametrize("line", ["attack russia", "greife Russland an", "angriff auf russland mit 1"])
def test_a_target_with_several_starts_is_asked_about(line: str) -> None:
    state = position(1, "attack", ASIA | {"Russia": (0, 1, 0), "Scandinavia": (1, 4, 0)})
    with pytest.raises(NotUnderstood) as caught:
        GAME.read(look(state), line)
    assert caught.value.refusal.key == "refused-from-where"
    assert caught.value.refusal.args == {"end": "Russia", "known": "Scandinavia, Ural"}


def test_a_target_that_nobody_reaches_is_refused() -> None:
    with pytest.raises(NotUnderstood) as caught:
        GAME.read(look(position(1, "attack", ASIA)), "attack brazil 2")
    assert caught.value.refusal.key == "refused-from-nowhere"


def test_every_territory_and_card_has_a_word_of_its_own() -> None:
    for names in (TABLES.names, TABLES.power.names):
        slugs = {slug(name) for name in names}
        assert len(slugs) == len(names) and all(word.replace("-", "").isalpha() for word in slugs)


def test_a_whole_game_can_be_written_and_read_by_everybody() -> None:
    state = position(1, "attack", ASIA, RiskOptions(players=2))
    (line, *_) = written(state, "attack china mongolia 1")
    assert GAME.read(look(state, 0), line) == GAME.read(look(state, 1), line)


LINES = Path(__file__).parents[3] / "web" / "src" / "games" / "risk" / "lines.ts"


@pytest.mark.skipif(not LINES.exists(), reason="no sources of the front end here")
def test_the_browser_composes_no_line_that_is_too_long_to_be_read() -> None:
    assert re.findall(r"LONGEST = (\d+);", LINES.read_text("utf-8")) == [str(LONGEST)]
    view = look(position(1, "attack", {}))
    assert GAME.read(view, "done".ljust(LONGEST)) == GAME.read(view, "done")
    with pytest.raises(NotUnderstood):
        GAME.read(view, "done".ljust(LONGEST + 1))
