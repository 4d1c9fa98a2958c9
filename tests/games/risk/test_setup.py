"""Setting up: who stands where, who commands what, Energon, Power cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rollout.core.chance import Fast, Scripted
from rollout.core.errors import RolloutError
from rollout.core.wire import Fact
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.facts import ArmyTaken, EnergonLaid, PowerRevealed
from rollout.games.risk.position import COMMANDER, METER_MOST
from tests.games.risk.conserved import check_new
from tests.games.risk.kit import NO_BARS, TABLES, board, choices, do, game, has, look, meter, new_game, standing


def commanders(**options: Any) -> list[int]:
    """By army the seat that plays it; the Autobots first."""
    state = new_game(**options)
    return [int(state.of(army, COMMANDER)) for army in range(state.rules.armies)]


@pytest.mark.rule("RT-S2")
def test_one_human_in_each_territory_and_no_transformer() -> None:
    state = game()
    assert {standing(state, name).removesuffix(", bar") for name in TABLES.names} == {"human"}
    assert len(TABLES.names) == 42
    check_new(state)


@pytest.mark.rule("RT-S3")
class TestArmies:
    def test_one_army_for_each_decepticon_player(self) -> None:
        assert [commanders(players=players) for players in (2, 3, 4)] == [[0, 1], [0, 1, 2], [0, 1, 2, 3]]

    def test_a_player_may_command_several(self) -> None:
        assert commanders(players=2, armies=2) == [0, 1, 1]
        assert commanders(players=2, armies=3) == [0, 1, 1, 1]

    def test_armies_go_to_the_decepticon_seats_in_turn(self) -> None:
        assert commanders(players=3, armies=3) == [0, 1, 2, 1]

    def test_there_are_never_fewer_armies_than_decepticon_players(self) -> None:
        assert commanders(players=4, armies=1) == [0, 1, 2, 3]

    def test_nobody_else_has_the_autobots(self) -> None:
        for players in (2, 3, 4):
            seats = commanders(players=players, armies=3, autobots="last")
            assert seats[0] == players - 1 and players - 1 not in seats[1:]

    def test_the_decepticon_to_the_left_of_the_autobots_has_the_first_army(self) -> None:
        assert commanders(players=3, autobots="last") == [2, 0, 1]

    def test_a_lot_can_decide_who_has_the_autobots(self) -> None:
        draws = [("autobots", 3, 1), *NO_BARS]
        state = GAME.setup(RiskOptions(players=3, autobots="lot"), TABLES, Scripted(draws))
        assert [state.of(army, COMMANDER) for army in range(3)] == [1, 2, 0]

    def test_everybody_is_told_who_commands_what(self) -> None:
        facts = list[Fact]()
        GAME.setup(RiskOptions(players=2, armies=2), TABLES, Scripted(NO_BARS), facts)
        assert facts[:3] == [ArmyTaken(0, 0), ArmyTaken(1, 1), ArmyTaken(2, 1)]

    def test_armies_of_one_commander_are_never_added_together(self) -> None:
        """Australia is held by two armies of one player: no bonus for either."""
        state = board(
            """
            australia: D1 1
            indonesia: D2 1
            D1: slaves 4
            D2: slaves 4
            """,
            phase="begin",
            players=2,
            armies=2,
        )
        assert look(state).supply == 3

    def test_armies_of_one_commander_attack_one_another(self) -> None:
        state = board("japan: D1 3\nmongolia: D2 1", players=2, armies=2)
        assert choices(state, "attack") == ["attack japan kamchatka", "attack japan mongolia"]

    @pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 5}, {"armies": 4}, {"armies": -1}])
    def test_other_numbers_are_refused(self, wrong: dict[str, Any]) -> None:
        with pytest.raises(RolloutError):
            GAME.understood(wrong)


@pytest.mark.rule("RT-S4")
class TestEnergon:
    def test_five_bars_lie_on_five_territories(self) -> None:
        for seed in range(50):
            state = GAME.setup(RiskOptions(), TABLES, Fast(seed))
            lying = [territory.name for territory in look(state).territories if territory.bar]
            assert len(lying) == 5
            check_new(state)

    def test_everybody_sees_which(self) -> None:
        facts = list[Fact]()
        state = GAME.setup(RiskOptions(), TABLES, Scripted(NO_BARS), facts)
        assert [fact.territory for fact in facts if isinstance(fact, EnergonLaid)] == list(TABLES.names[:5])
        for viewer in (-1, 0, 3):
            assert [territory.bar for territory in look(state, viewer).territories] == [True] * 5 + [False] * 37

    def test_every_territory_is_as_likely(self) -> None:
        """A draw counts territories without a bar, so each of 42, then of 41 left ... has the same chance."""
        draws = [("bar", 42, 41), ("bar", 41, 40), ("bar", 40, 0), ("bar", 39, 0), ("bar", 38, 37)]
        state = GAME.setup(RiskOptions(), TABLES, Scripted(draws))
        lying = [at for at, territory in enumerate(look(state).territories) if territory.bar]
        assert lying == [0, 1, 39, 40, 41]

    def test_all_42_cards_are_the_stack_again(self) -> None:
        assert (look(game()).stack, look(game()).discards) == ((30, 12), (0, 0))


@pytest.mark.rule("RT-S5")
class TestPowerCards:
    def test_each_army_has_three_that_nobody_has_seen(self) -> None:
        state = game()
        for viewer in (-1, 0, 1, 2, 3):
            view = look(state, viewer)
            assert [(army.face_down, army.kept) for army in view.armies] == [(3, ())] * 4
            assert [card.unseen for card in view.power] == list(TABLES.power.copies)

    def test_which_one_is_revealed_is_pure_chance(self) -> None:
        """Any of the fifteen, as often as it is there: also its owner could not know."""
        found = Counter[str]()
        for drawn in range(15):
            state, facts = game(), list[Fact]()
            action = GAME.read(look(state), "reveal")[0]
            state.apply(1, action, Scripted([("power", 15, drawn)]), facts)
            found.update(fact.card for fact in facts if isinstance(fact, PowerRevealed))
        assert found == dict(zip(TABLES.power.names, TABLES.power.copies, strict=True))


@pytest.mark.rule("RT-S6")
class TestMeter:
    def test_it_begins_with_seven_bars(self) -> None:
        assert (meter(game()), look(game()).meter_most) == (7, 12)

    @pytest.mark.parametrize(("players", "armies", "bars"), [(2, 2, 5), (2, 3, 5), (2, 1, 7), (3, 3, 7), (4, 3, 7)])
    def test_it_begins_with_five_where_one_player_commands_all_of_several_armies(
        self, players: int, armies: int, bars: int
    ) -> None:
        assert meter(new_game(players=players, armies=armies)) == bars

    def test_what_the_table_agrees_on_comes_before_that(self) -> None:
        assert meter(new_game(players=2, armies=2, meter=9)) == 9

    @pytest.mark.parametrize("bars", [1, 3, 15])
    def test_the_table_may_agree_on_another_number(self, bars: int) -> None:
        state = new_game(meter=bars)
        assert (meter(state), look(state).meter_most) == (bars, bars + 5)

    def test_more_than_fifteen_are_refused(self) -> None:
        with pytest.raises(RolloutError):
            GAME.understood({"meter": 16})

    def test_a_bar_beyond_five_more_cannot_be_added(self) -> None:
        state = board("egypt: A 1\nD1: bars 3")
        state.common[METER_MOST] = meter(state) + 2
        assert choices(state, "add") == ["add 1", "add 2"]
        do(state, "add 2")
        assert choices(state, "add") == [] and has(state, "D1", "bars") == 1


@pytest.mark.rule("RT-S7")
class TestPieces:
    def test_units_are_counted_and_not_limited_by_pieces(self) -> None:
        """More than the 156 units that an army's pieces could show."""
        state = board("alaska: D1 200", phase="begin")
        do(state, "place alaska")
        assert standing(state, "alaska") == "D1 203"
