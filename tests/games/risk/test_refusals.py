"""Every refusal says why, by which rule, in both languages."""

from __future__ import annotations

import re

import pytest

from rollout.core.wire import Message
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.position import (
    BARS,
    CAME,
    CAME_HUMANS,
    FRESH,
    FRESH_AT,
    IN_LAND,
    IS_OUT,
    METER_MOST,
    METER_NOW,
    ONES,
    OWED,
    ROLLS,
    SHIELD,
)
from rollout.games.risk.state import RiskState
from rollout.words import LANGUAGES, phrase
from tests.games.risk.kit import TABLES, at, do, position, seat_of, why_not

ASIA = {"Ural": (1, 5, 0), "Siberia": (1, 1, 0), "China": (2, 2, 0), "Russia": (0, 2, 1), "India": (1, 3, 0)}


def refused(state: RiskState, line: str, viewer: int | None = None) -> tuple[str, str]:
    """Which reason and which rule a line is refused with; every reason is a sentence."""
    refusal = why_not(state, line, viewer)
    assert refusal.rule in GAME.rules
    for language in LANGUAGES:
        text = phrase(Message(refusal.key, refusal.args), language, GAME)
        assert re.fullmatch(r"[A-ZÄÖÜ1-9].*[.?!]( [a-z, -]+)?", text), text
    return refusal.key.removeprefix("refused-"), refusal.rule


def attacking(**changes: int) -> RiskState:
    """The Decepticons of army 1 attack."""
    state = position(1, "attack", ASIA)
    for name, units in changes.items():
        state.settle(at(name), 1, units, 0)
    return state


class TestWhoAndWhen:
    @pytest.mark.rule("RT-T1")
    def test_another_army_decides(self) -> None:
        assert refused(attacking(), "attack ural china 2", viewer=0) == ("other-asked", "RT-T1")

    @pytest.mark.rule("RT-E4")
    def test_the_game_is_over(self) -> None:
        state = attacking()
        view_of = seat_of(state)
        state.end(0, None)
        assert refused(state, "attack ural china 2", viewer=view_of) == ("game-over", "RT-E4")

    @pytest.mark.parametrize(
        ("phase", "rule"),
        [
            ("exchange", "RT-N5"),
            ("reveal", "RT-N6"),
            ("give", "RT-P4"),
            ("lose", "RT-P2"),
            ("place", "RT-N7"),
            ("attack-card", "RT-P6"),
            ("defence-card", "RT-P6"),
            ("battle", "RT-A9"),
            ("window", "RT-E2"),
        ],
    )
    def test_something_else_is_asked_first(self, phase: str, rule: str) -> None:
        state = position(1, phase, ASIA)
        if phase == "battle":
            state.fight[1], state.fight[2] = at("China"), 3
        assert refused(state, "attack ural china 2") == (f"first-{phase}", rule)

    @pytest.mark.parametrize(
        ("line", "why", "rule"),
        [
            ("exchange 2 0", "exchange-early", "RT-N5"),
            ("reveal", "reveal-early", "RT-N6"),
            ("give 2", "nothing-to-give", "RT-P4"),
            ("lose ural", "nothing-to-lose", "RT-P2"),
            ("place alaska", "place-early", "RT-N7"),
            ("take 2", "way-first", "RT-A3"),
            ("use force field", "no-battle", "RT-P6"),
            ("roll", "no-battle", "RT-A9"),
            ("withdraw", "no-battle", "RT-A9"),
            ("move ural siberia 2", "move-later", "RT-T2"),
        ],
    )
    def test_it_is_too_late_or_too_early(self, line: str, why: str, rule: str) -> None:
        assert refused(attacking(), line) == (why, rule)

    def test_attacks_are_over_when_units_move(self) -> None:
        assert refused(position(1, "move", ASIA), "attack ural china 2") == ("attack-over", "RT-T2")

    def test_a_number_is_asked_first(self) -> None:
        state = attacking()
        do(state, "attack ural china")
        assert refused(state, "done") == ("first-force", "RT-A3")
        assert refused(state, "humans 2") == ("units-first", "RT-A3")
        assert refused(state, "take 5") == ("how-many", "RT-A3")


class TestNewUnits:
    @pytest.mark.rule("RT-N5")
    def test_stars(self) -> None:
        state = position(1, "exchange", ASIA)
        state.change(1, ONES, 3)
        assert refused(state, "exchange 1 1") == ("cards-not-held", "RT-N5")
        assert refused(state, "exchange 1 0") == ("too-few-stars", "RT-N5")
        state.change(1, ONES, 8)
        assert refused(state, "exchange 9 0") == ("exactly-ten", "RT-N5")
        assert refused(state, "done") == ("must-exchange", "RT-N5")

    @pytest.mark.rule("RT-P4")
    def test_a_card_goes_to_another_army_in_the_game(self) -> None:
        state = position(1, "give", ASIA)
        state.change(3, IS_OUT, 1)
        assert refused(state, "give 1") == ("own-army", "RT-P4")
        assert refused(state, "give 3") == ("army-out", "RT-P4")
        assert refused(state, "give 4") == ("no-such-army", "RT-P4")

    @pytest.mark.rule("RT-P2")
    def test_units_that_are_lost_are_own_ones(self) -> None:
        state = position(0, "lose", ASIA | {"Egypt": (0, 0, 1), "Peru": (0, 1, 0)})
        state.turn[OWED] = 1
        assert refused(state, "lose ural") == ("not-yours-to-lose", "RT-P2")
        assert refused(state, "lose egypt") == ("no-such-unit", "RT-P2")
        assert refused(state, "lose human peru") == ("no-such-unit", "RT-P2")

    @pytest.mark.rule("RT-N7", "RT-P6")
    def test_new_units_come_in_at_a_starting_point(self) -> None:
        state = position(1, "place", ASIA)
        assert refused(state, "place brazil") == ("no-start", "RT-N7")
        state.land[at("Alaska") * IN_LAND + SHIELD] = 1
        assert refused(state, "place alaska") == ("shielded", "RT-P6")
        assert refused(position(0, "place", ASIA), "place alaska") == ("no-start", "RT-N7")


class TestAttacks:
    @pytest.mark.rule("RT-A1", "RT-A2", "RT-A3")
    def test_from_where_to_where(self) -> None:
        state = attacking()
        assert refused(state, "attack china siberia 1") == ("not-yours", "RT-A1")
        assert refused(state, "attack ural india 1") == ("not-next", "RT-A1")
        assert refused(state, "attack ural siberia 1") == ("own-side", "RT-A2")
        assert refused(state, "attack siberia china 1") == ("guard", "RT-A3")

    @pytest.mark.rule("RT-N10")
    def test_new_units_do_not_attack(self) -> None:
        state = attacking()
        state.turn[FRESH_AT], state.turn[FRESH] = at("Ural"), 5
        assert refused(state, "attack ural china 1") == ("only-new", "RT-N10")

    @pytest.mark.rule("RT-P6")
    def test_a_cancelled_attack_is_not_tried_again(self) -> None:
        state = attacking()
        state.land[at("China") * IN_LAND + SHIELD] = 1
        assert refused(state, "attack ural china 1") == ("shielded", "RT-P6")

    @pytest.mark.rule("RT-A13")
    def test_autobots_do_not_attack_what_is_empty(self) -> None:
        assert refused(position(0, "attack", ASIA), "attack russia scandinavia 1") == ("empty-not-attacked", "RT-A13")

    @pytest.mark.rule("RT-A9", "RT-P6", "RT-A14")
    def test_in_a_battle(self) -> None:
        state = attacking()
        do(state, "attack ural china 3")
        assert refused(state, "withdraw") == ("roll-first", "RT-A9")
        assert refused(state, "roll 3") == ("not-so-many", "RT-A9")
        assert refused(state, "done") == ("first-battle", "RT-A9")
        state.fight[ROLLS] = 1
        with pytest.raises(AssertionError, match="is allowed"):
            why_not(state, "withdraw")

    def test_cards_in_a_battle(self) -> None:
        state = position(1, "defence-card", ASIA)
        names = list(TABLES.power.names)
        state.kept[TABLES.kinds + names.index("Targeting Computer")] = 1
        assert refused(state, "use targeting") == ("card-not-for-this", "RT-P6")
        assert refused(state, "use force field") == ("card-not-kept", "RT-A14")


class TestMoves:
    @pytest.mark.rule("RT-M3")
    def test_decepticons(self) -> None:
        state = position(1, "move", ASIA | {"Afghanistan": (1, 1, 0)})
        assert refused(state, "move china ural 1") == ("not-yours", "RT-M3")
        assert refused(state, "move ural india 1") == ("not-next", "RT-M3")
        assert refused(state, "move ural china 1") == ("enemy-there", "RT-M3")
        assert refused(state, "move india middle-east 1") == ("empty-not-entered", "RT-M3")
        assert refused(state, "move siberia ural 1") == ("guard", "RT-M3")
        do(state, "move ural afghanistan 2")
        assert refused(state, "move afghanistan ural 1") == ("passed-already", "RT-M3")
        assert refused(state, "move ural siberia 1") == ("one-group", "RT-M3")
        assert refused(state, "move siberia 1") == ("not-next", "RT-M3")
        assert refused(state, "roll") == ("first-onward", "RT-M3")

    @pytest.mark.rule("RT-M1", "RT-M2")
    def test_autobots_and_humans(self) -> None:
        state = position(0, "move", {"Egypt": (0, 1, 0), "Russia": (0, 2, 1), "Ural": (1, 1, 0)})
        assert refused(state, "move egypt north-africa 1") == ("guard", "RT-M2")
        assert refused(state, "move russia ural 1") == ("enemy-there", "RT-M1")
        state.land[at("Russia") * IN_LAND + CAME], state.land[at("Russia") * IN_LAND + CAME_HUMANS] = 2, 1
        assert refused(state, "move russia scandinavia 1") == ("crossed-already", "RT-M1")

    @pytest.mark.rule("RT-M1")
    def test_autobots_that_have_crossed_a_border_stay(self) -> None:
        state = position(0, "move", {"North Africa": (0, 3, 1), "Brazil": (0, 1, 0)})
        state.land[at("North Africa") * IN_LAND + CAME] = 3
        assert refused(state, "move north africa brazil 2") == ("autobots-crossed", "RT-M1")

    @pytest.mark.rule("RT-M3")
    def test_one_is_said_as_one(self) -> None:
        refusal = why_not(position(1, "move", {"Ural": (1, 2, 0), "Siberia": (1, 1, 0)}), "move ural siberia 2")
        assert phrase(Message(refusal.key, refusal.args), "en", GAME) == "From Ural one unit can go, not 2."


@pytest.mark.rule("RT-E2", "RT-S6")
def test_energon() -> None:
    state = attacking()
    assert refused(state, "add 1") == ("bars-not-held", "RT-E2")
    state.change(1, BARS, 2)
    state.common[METER_NOW] = state.common[METER_MOST] - 1
    assert refused(state, "add 2") == ("meter-full", "RT-S6")


@pytest.mark.rule("RT-S1")
def test_a_short_name_that_fits_several_territories_is_asked_about() -> None:
    assert refused(position(1, "place", ASIA), "place north") == ("which-territory", "RT-S1")


def test_lines_about_the_same_place_come_first() -> None:
    refusal = why_not(attacking(), "attack ural siberia 1")
    assert refusal.allowed[0].startswith("attack ural ")


def test_every_army_can_be_named_in_small_games() -> None:
    state = position(1, "give", ASIA, RiskOptions(players=2))
    assert refused(state, "give 2") == ("no-such-army", "RT-P4")


@pytest.mark.rule("RT-A3", "RT-M2")
@pytest.mark.parametrize(("phase", "verb", "rule"), [("attack", "attack", "RT-A3"), ("move", "move", "RT-M2")])
@pytest.mark.parametrize("humans", [0, 1])
def test_no_human_goes_beside_all_autobots(phase: str, verb: str, rule: str, humans: int) -> None:
    """A line with both numbers is refused for the second one: none is there, or one has to stay."""
    end = (1, 1, 0) if phase == "attack" else (0, 0, 1)
    state = position(0, phase, {"Peru": (0, 2 - humans, humans), "Brazil": end, "Iceland": (1, 1, 0)})
    assert refused(state, f"{verb} peru brazil 1 1") == ("no-human-beside", rule)
