"""What the page offers to type, in English and in German, is understood as just that."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rollout.games.stratego import GAME
from tests.games.stratego.kit import actors, look
from tests.games.stratego.test_notation import placing, playing, rumbling, sneaking, transformed

WORDS = Path(__file__).parents[3] / "web" / "src" / "games" / "stratego" / "words"
SITUATIONS = {
    "placing": placing,
    "playing": playing,
    "rumbling": rumbling,
    "sneaking": sneaking,
    "transformed": transformed,
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_lines_in_the_language_of_the_page_are_understood(situation: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    state = SITUATIONS[situation]()
    (seat, *_) = actors(state)
    view = look(state, seat)
    for action in state.legal(seat):
        label = GAME.label(view, action)
        pattern = bundle.get_message(f"typed-{label.key}").value
        assert pattern
        line, errors = bundle.format_pattern(pattern, dict(label.args))
        assert errors == []
        assert GAME.read(view, str(line)) == [action], line


def test_the_situations_ask_for_every_verb() -> None:
    keys = {
        GAME.label(look(state, seat), action).key
        for state in (make() for make in SITUATIONS.values())
        for seat in actors(state)
        for action in state.legal(seat)
    }
    verbs = "move strike detect speed rumble shoot pull sneak call mode at stay set"
    assert keys == {f"choice-{verb}" for verb in verbs.split()}
