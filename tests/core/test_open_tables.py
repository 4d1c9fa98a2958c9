"""Tables of an edition whose keys its owner chooses, such as the countries of a map."""

from __future__ import annotations

from rollout.core.data import Sheet, read_sheet
from rollout.core.edition import MAX_LONG_TEXT, MAX_TEXT, on_edition
from rollout.games import find
from tests.core.test_edition import mistakes_on

GAME = find("standoff")
MAP = """
[sources.box]
kind = "owner"
title = "a map"

[edition]
title = "A map"
game = "standoff"

[country]
source = "box"
north = { links = ["south"], outline = "M0 0" }
south = { links = ["north"], outline = "M9 9" }
"""


class Mapped(type(GAME)):  # type: ignore[misc]  # as above
    """A game whose owners name the countries, and draw them."""

    open_tables = frozenset({"country"})
    long_texts = frozenset({"country.*.outline"})
    optional_values = frozenset({"country.*.bonus"})

    def tables(self, sheet: Sheet) -> object:
        return sorted(sheet.values["country"].keys() - {"source"})


def mapped() -> Mapped:
    game = Mapped()
    game.sheet = read_sheet(MAP.replace("[edition]", "[x]").partition("[x]")[0] + MAP[MAP.index("[country]") :], "")
    return game


def test_an_owner_names_what_is_in_them() -> None:
    text = MAP.replace("north", "alaska").replace("south", "yukon") + "peru = { links = [], bonus = 2 }\n"
    assert on_edition(mapped(), text).native == ["alaska", "peru", "yukon"]


def test_what_each_holds_is_checked() -> None:
    text = MAP + "peru = { link = [], outline = 3 }\nchile = 3\n"
    found = {m.problem.path: m.problem.message for m in mistakes_on(mapped(), text)}
    assert found.keys() == {"country.peru.link", "country.peru.outline", "country.chile"}
    assert found["country.peru.link"].args["close"] == "country.*.links"


def test_only_what_is_drawn_may_be_long() -> None:
    on_edition(mapped(), MAP.replace("M0 0", "M0 0 " * 700))
    (found,) = mistakes_on(mapped(), MAP.replace("M0 0", "M0 0 " * 900))
    assert (found.problem.path, found.problem.message.args["most"]) == ("country.north.outline", MAX_LONG_TEXT)
    (found,) = mistakes_on(mapped(), MAP.replace('["south"]', f'["{"x" * 300}"]'))
    assert found.problem.message.args["most"] == MAX_TEXT
