"""Lines that people type, and why a line is refused."""

from __future__ import annotations

import pytest

from rollout.core.errors import NotUnderstood
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.position import ROLL
from rollout.games.robot_heroes.state import VERBS, HeroesState
from rollout.games.robot_heroes.tables import Tables
from tests.games.robot_heroes.kit import (
    TABLES,
    Level,
    act,
    battle,
    box,
    duel,
    fight,
    graph,
    lines,
    look,
    new_game,
    position,
    random_games,
)


def moving(**more: object) -> HeroesState:
    state = position(**more)  # type: ignore[arg-type]
    act(state, 0, "roll", "die move 4")
    return state


def taking() -> HeroesState:
    return new_game("die hero 5", "die hero 2")[0]


def discarding() -> HeroesState:
    return position("discard", pawns=(1, 12), die=1, hands=("1 2 3 4 die", "1"))


def boosting() -> HeroesState:
    state = duel("boost hit 1 5 die", "6 1 2 3 4")
    fight(state, "boost", "6")
    return state


def specials() -> HeroesState:
    return duel("boost hit ambush strike 3", "1 2 3 4 5")


PHASES = {"take": taking, "roll": position, "move": moving, "discard": discarding, "duel": battle, "boost": boosting}
SITUATIONS = {**PHASES, "specials": specials}


@pytest.mark.parametrize(
    ("phase", "text", "line"),
    [
        ("take", "Take OPTIMUS", "take optimus"),
        ("take", "optimus prime", "take optimus"),
        ("take", "  wähle   Megatron ", "take megatron"),
        ("roll", "ROLL", "roll"),
        ("roll", "roll the die", "roll"),
        ("roll", "würfle", "roll"),
        ("move", "move 4", "move 4"),
        ("move", "4", "move 4"),
        ("move", "go to space 20", "move 20"),
        ("move", "move4", "move 4"),
        ("move", "ziehe auf Feld 4", "move 4"),
        ("discard", "discard die", "discard die"),
        ("discard", "drop the 3", "discard 3"),
        ("discard", "lege 3 ab", "discard 3"),
        ("duel", "play 3", "play 3"),
        ("duel", "3", "play 3"),
        ("duel", "Die", "play die"),
        ("duel", "play the die card", "play die"),
        ("duel", "spiele die 3", "play 3"),
        ("duel", "spiele die Würfelkarte", "play die"),
        ("specials", "play direct-hit", "play direct-hit"),
        ("specials", "PLAY Direct Hit", "play direct-hit"),
        ("specials", "directhit", "play direct-hit"),
        ("specials", "Ion Blaster", "play direct-hit"),
        ("specials", "use the Ion Blaster", "play direct-hit"),
        ("specials", "spiele den Ion-Blaster", "play direct-hit"),
        ("specials", "spiele fusion cannon", "play direct-hit"),
        ("specials", "Roll Out!", "play ambush"),
        ("specials", "play roll out", "play ambush"),
        ("specials", "3", "play 3"),
        ("boost", "add 5", "add 5"),
        ("boost", "5", "add 5"),
        ("boost", "Add the DIE", "add die"),
        ("boost", "play 5", "add 5"),
        ("boost", "plus 1", "add 1"),
        ("boost", "dazu die Würfelkarte", "add die"),
    ],
)
def test_reading_forgives(phase: str, text: str, line: str) -> None:
    view = look(SITUATIONS[phase](), 0)
    (action,) = GAME.read(view, text)
    assert GAME.write(view, action) == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "hello",
        "move",
        "move x",
        "move -4",
        "move 4 5",
        "take 3",
        "roll 6",
        "play",
        "7up",
        "move 99999",
        "²",
        "play 3!",
        "play ion",
        "play the",
        "add",
    ],
)
@pytest.mark.parametrize("phase", SITUATIONS)
def test_what_is_no_action_is_not_understood_and_the_choices_are_named(phase: str, text: str) -> None:
    state = SITUATIONS[phase]()
    with pytest.raises(NotUnderstood) as caught:
        GAME.read(look(state, 0), text)
    assert set(caught.value.refusal.allowed) == set(lines(state, 0))


@pytest.mark.parametrize("phase", PHASES)
def test_to_a_seat_that_is_not_asked_no_choices_are_named(phase: str) -> None:
    state = PHASES[phase]()
    if phase == "duel":
        act(state, 1, "play 1")
    with pytest.raises(NotUnderstood) as caught:
        GAME.read(look(state, 1), "hello")
    assert caught.value.refusal.allowed == ()


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_every_choice_comes_back_and_has_a_button(level: Level) -> None:
    for state in random_games(range(15), level=level):
        for seat in state.actors():
            view = look(state, seat)
            for action in state.legal(seat):
                assert GAME.read(view, GAME.write(view, action)) == [action]
                assert GAME.label(view, action).key.startswith("choice-")


# -- refusals ----------------------------------------------------------------------------------------------


def universe(tables: Tables) -> list[int]:
    """Every action that a line can mean, and some beyond the board and the deck."""
    return [argument * VERBS + verb for verb in range(VERBS) for argument in range(tables.board.size + 3)]


def refused(state: HeroesState, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    refusal = GAME.explain(look(state, seat), seat, text, lines(state, seat))
    assert refusal.tried == text
    assert list(refusal.allowed) == lines(state, seat)
    return refusal.key, refusal.rule, dict(refusal.args)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_every_action_outside_the_choices_is_refused_with_a_rule(level: Level) -> None:
    for state in random_games(range(4), level=level):
        for seat in (0, 1):
            view, legal = look(state, seat), list(state.legal(seat))
            for action in universe(TABLES):
                if (
                    action in legal
                    or (action % VERBS == ROLL and action != ROLL)
                    or (action % VERBS == 0 and action > VERBS)
                ):
                    continue
                refusal = GAME.explain(view, seat, GAME.write(view, action), [])
                assert refusal.key.startswith("refused-")
                assert refusal.rule in GAME.rules, refusal


@pytest.mark.rule("RH-S2")
def test_the_loser_of_the_first_roll_does_not_choose() -> None:
    assert refused(taking(), 1, "take optimus") == ("refused-other-chooses", "RH-S2", {})
    assert refused(taking(), 0, "roll") == ("refused-take-first", "RH-S2", {})
    assert refused(position(), 0, "take megatron") == ("refused-heroes-taken", "RH-S2", {})


@pytest.mark.rule("RH-T9")
def test_only_the_player_whose_turn_it_is_rolls() -> None:
    assert refused(position(), 1, "roll") == ("refused-not-your-turn", "RH-T9", {})


@pytest.mark.rule("RH-T1")
def test_the_full_roll_is_moved() -> None:
    assert refused(position(), 0, "move 4") == ("refused-roll-first", "RH-T1", {})
    assert refused(moving(), 0, "roll") == ("refused-already-rolled", "RH-T1", {"value": 4})
    assert refused(moving(), 0, "move 3") == ("refused-cannot-reach", "RH-T1", {"space": 3, "value": 4})
    assert refused(moving(), 0, "move 24") == ("refused-no-such-space", "RH-T1", {"space": 24, "last": 23})


@pytest.mark.rule("RH-T2")
def test_the_pawn_moves_on_and_takes_a_longest_route() -> None:
    assert refused(moving(), 0, "move 0") == ("refused-same-space", "RH-T2", {"space": 0})
    dead_end = moving(tables=graph("S D B", "0-1 1-2"), pawns=(0, 1))
    assert refused(dead_end, 0, "move 1") == ("refused-longest-route", "RH-T2", {"space": 1, "value": 4, "steps": 2})


@pytest.mark.rule("RH-T7")
def test_discarding_belongs_to_a_full_hand() -> None:
    assert refused(position(), 0, "discard 1") == ("refused-no-discard", "RH-T7", {})
    assert refused(discarding(), 0, "roll") == ("refused-discard-first", "RH-T7", {})
    assert refused(discarding(), 0, "discard 6") == (
        "refused-card-not-held",
        "RH-T7",
        {"card": "6", "sort": "number", "title": ""},
    )


@pytest.mark.rule("RH-B1")
def test_cards_are_played_from_the_hand_in_a_battle_and_once() -> None:
    assert refused(position(), 0, "play 1") == ("refused-no-battle", "RH-B1", {})
    assert refused(battle(), 0, "roll") == ("refused-choose-first", "RH-B1", {})
    assert refused(battle(), 0, "play die") == (
        "refused-card-not-held",
        "RH-B1",
        {"card": "die", "sort": "die", "title": ""},
    )
    chosen = battle()
    act(chosen, 0, "play 1")
    assert refused(chosen, 0, "play 2") == ("refused-choice-final", "RH-B1", {})


@pytest.mark.rule("RH-B1", "RH-B9")
def test_a_special_attack_that_is_not_held_is_named_by_the_title_of_the_own_hero() -> None:
    args = {"card": "direct-hit", "sort": "special", "title": "Fusion Cannon"}
    assert refused(specials(), 1, "play direct-hit") == ("refused-card-not-held", "RH-B1", args)
    beyond = {"card": "9", "sort": "number", "title": ""}
    assert refused(specials(), 0, "play 9") == ("refused-card-not-held", "RH-B1", beyond)


@pytest.mark.rule("RH-X2")
def test_adding_belongs_to_a_boost_and_no_special_attack_is_added() -> None:
    hit = {"card": "direct-hit", "sort": "special", "title": "Ion Blaster"}
    three = {"card": "3", "sort": "number", "title": ""}
    assert refused(boosting(), 0, "add direct-hit") == ("refused-special-not-added", "RH-X2", hit)
    assert refused(boosting(), 0, "play direct-hit") == ("refused-special-not-added", "RH-X2", hit)
    assert refused(boosting(), 0, "add 3") == ("refused-card-not-held", "RH-X2", three)
    assert refused(boosting(), 0, "roll") == ("refused-boost-first", "RH-X2", {})
    assert refused(boosting(), 1, "play 1") == ("refused-other-boosts", "RH-X2", {})
    assert refused(position(), 0, "add 1") == ("refused-no-boost", "RH-X2", {})
    assert refused(specials(), 0, "add 3") == ("refused-choose-first", "RH-B1", {})


@pytest.mark.rule("RH-E1")
def test_after_the_end_nothing_can_be_done() -> None:
    assert refused(position("over", damage=(6, 2)), 0, "roll") == ("refused-game-over", "RH-E1", {})


@pytest.mark.rule("RH-B9")
@pytest.mark.parametrize("name", ["play-5", "add-5", "discard-5", "play-x", "p-die", "the-5"])
def test_no_name_of_a_special_attack_takes_the_words_of_another_card(name: str) -> None:
    texts = [f'card = "{card}"\neffect = "win"' for card in (name, "x")]
    state = duel(f"5 die x {name}", "1", tables=box(*texts), pawns=(0, 3))
    view = look(state, 0)
    for action in state.legal(0):
        assert GAME.read(view, GAME.write(view, action)) == [action]
