"""What the game is played with: the board and the armies, each value with its source [ST-S2, ST-S6]."""

from __future__ import annotations

import pytest

from rollout.core.data import Datum
from rollout.games.stratego import GAME
from rollout.games.stratego.tables import POWERS, RANKS, Tables

GAME_1, GAME_2, CLASSIC = GAME.native.games
DATA = {datum.path: datum for datum in GAME.sheet.data}
SHORT = {
    "SP": "speed",
    "DE": "detect-enemy",
    "RR": "robot-rumble",
    "DS": "distance-strike",
    "MG": "magnet",
    "SA": "sneak-attack",
    "CB": "call-bumblebee",
}

ROSTER = """
10  1  Optimus Prime SP RR        | Megatron SP RR
9   1  Ironhide SP RR             | Starscream SP RR
8   1  Ratchet DE RR              | Barricade SP DE
8   1  Bumblebee SP DS            | Blackout SA RR
7   1  Jazz SP MG                 | Bonecrusher SP MG
7   2  Fighter SA                 |
7   1                             | Brawl DS RR
7   1                             | Scorponok SA
6   1  Maggie DE                  |
6   1  Banachek DE                |
6   2                             | Decepticon Soldier DE
5   1  Sam CB                     |
5   1  Mikaela SP                 |
5   2                             | Dune Buggy SP
4   1  Lennox DS                  |
4   1  Epps DS                    |
4   2                             | Decepticon Creature DS
3   5  Sector Seven Agent         | Sector Seven Agent
2   4  Scout                      | Scout
S   1  AllSpark                   | Frenzy
T   6  Liquid Nitrogen Trap       | Liquid Nitrogen Trap
F   1  Flag                       | Flag
"""
"""Both armies: rank, copies, name and powers, first that of Vehicle Mode."""

SOLDIERS = """
10  1  Marshal
9   1  General
8   2  Colonel
7   3  Major
6   4  Captain
5   4  Lieutenant
4   4  Sergeant
3   5  Miner
2   8  Scout
S   1  Spy
T   6  Bomb
F   1  Flag
"""

Line = tuple[str, int, str, tuple[str, ...]]


def lines(roster: str, army: int) -> list[Line]:
    """An army of a list: rank, copies, name, powers."""
    found = []
    for line in roster.strip().splitlines():
        rank, copies, both = line.split(maxsplit=2)
        words = [*both.split("|"), ""][army].split()
        powers = tuple(SHORT[word] for word in words if word in SHORT)
        if words:
            found.append((rank, int(copies), " ".join(word for word in words if word not in SHORT), powers))
    return found


def army_of(tables: Tables, army: int) -> list[Line]:
    """An army of the tables in the same form."""
    found = []
    for who in range(army, 2 * tables.kinds[army] + army, 2):
        powers = tuple(POWERS[power] for power in (tables.vehicle[who], tables.robot[who]) if power)
        found.append((RANKS[tables.ranks[who]], int(tables.copies[who]), tables.names[who], powers))
    return found


@pytest.mark.rule("ST-S2")
def test_the_board_has_ten_files_and_eight_ranks_with_two_blocks_of_forbidden_zone() -> None:
    for tables in (GAME_1, GAME_2):
        assert (tables.files, tables.height, tables.rows) == (10, 8, 3)
        assert " ".join(tables.name(square) for square in tables.zone) == "c4 d4 c5 d5 g4 h4 g5 h5"


@pytest.mark.rule("ST-S2")
@pytest.mark.parametrize("army", [0, 1])
def test_the_armies_are_those_of_the_list(army: int) -> None:
    assert sorted(army_of(GAME_2, army)) == sorted(lines(ROSTER, army))
    assert sum(copies for _, copies, _, _ in army_of(GAME_2, army)) == GAME_2.size == 30


def test_both_armies_have_the_same_ranks() -> None:
    def ranks(army: int) -> list[str]:
        return sorted(rank for rank, copies, _, _ in army_of(GAME_1, army) for _ in range(copies))

    assert ranks(0) == ranks(1)


def test_game_1_has_the_same_armies_without_powers() -> None:
    for army in (0, 1):
        assert army_of(GAME_1, army) == [(*line[:3], ()) for line in army_of(GAME_2, army)]
    assert (GAME_1.powers, GAME_2.powers, CLASSIC.powers) == (0, 1, 0)


@pytest.mark.rule("ST-P10")
def test_sam_calls_bumblebee_and_nobody_else_is_called() -> None:
    called = [GAME_2.names[who] for who in range(len(GAME_2.names)) if GAME_2.caller[who]]
    assert called == ["Bumblebee"]
    assert [name for _, _, name, powers in army_of(GAME_2, 0) if "call-bumblebee" in powers] == ["Sam"]
    assert not any("call-bumblebee" in powers for *_, powers in army_of(GAME_2, 1))


@pytest.mark.rule("ST-S4", "ST-S6")
def test_the_decepticons_begin_and_in_the_classic_game_red() -> None:
    assert [tables.armies[tables.first] for tables in (GAME_1, GAME_2, CLASSIC)] == ["decepticons"] * 2 + ["red"]


@pytest.mark.rule("ST-S6")
def test_the_classic_game_has_its_own_board_and_army() -> None:
    assert (CLASSIC.files, CLASSIC.height, CLASSIC.rows, CLASSIC.size) == (10, 10, 4, 40)
    assert " ".join(CLASSIC.name(square) for square in CLASSIC.zone) == "c5 d5 c6 d6 g5 h5 g6 h6"
    for army in (0, 1):
        assert army_of(CLASSIC, army) == lines(SOLDIERS, 0)


@pytest.mark.parametrize(
    ("tables", "army", "signs"),
    [
        (GAME_1, 0, "X98b7f6n5m4e32STF"),
        (GAME_1, 1, "X98o7wk65432STF"),
        (CLASSIC, 0, "X98765432STF"),
        (CLASSIC, 1, "X98765432STF"),
    ],
)
def test_each_character_has_a_letter_for_set_ups_in_one_line(tables: Tables, army: int, signs: str) -> None:
    assert "".join(tables.letters[army : 2 * tables.kinds[army] : 2]) == signs


def source(path: str) -> str:
    datum: Datum = DATA[path]
    return datum.source.kind


def of_character(name: str, key: str) -> str:
    """The kind of source of a value of a character."""
    at = next(path for path, datum in DATA.items() if path.endswith(".name") and datum.value == name)
    return source(at.replace(".name", f".{key}"))


class TestSources:
    def test_what_the_rulebook_prints(self) -> None:
        assert {source("board.rows"), source("board.first")} == {"rulebook"}
        for name in ("Megatron", "Frenzy", "AllSpark"):
            assert (of_character(name, "name"), of_character(name, "rank")) == ("rulebook", "rulebook")
        assert of_character("Sam", "powers") == of_character("Bumblebee", "called") == "rulebook"

    def test_what_follows_from_other_things(self) -> None:
        assert {source(f"board.{key}") for key in ("files", "ranks", "zone")} == {"inferred"}

    def test_what_was_published_elsewhere(self) -> None:
        for name in ("Ironhide", "Jazz", "Banachek", "Dune Buggy", "Decepticon Creature"):
            assert (of_character(name, "name"), of_character(name, "rank")) == ("public", "public")
        assert source("classic.board.zone") == of_character("Marshal", "copies") == "public"

    def test_what_we_chose(self) -> None:
        for name in ("Starscream", "Barricade", "Blackout", "Scorponok"):
            assert {of_character(name, key) for key in ("name", "rank", "copies", "powers")} == {"choice"}
        assert (of_character("Brawl", "name"), of_character("Brawl", "rank")) == ("public", "choice")
        copies = {datum.source.kind for path, datum in DATA.items() if path.startswith("char") and "copies" in path}
        assert copies == {"choice", "rulebook"}
        assert of_character("Flag", "copies") == "rulebook"
        powers = {path for path, datum in DATA.items() if path.endswith("powers") and datum.source.kind != "choice"}
        assert len(powers) == 1, "of all powers the rulebook tells only Sam's"

    def test_the_table_of_powers_has_a_version(self) -> None:
        assert (DATA["powers.version"].value, source("powers.version")) == (1, "choice")
