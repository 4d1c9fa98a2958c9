"""What the page offers to type, in English and in German, is understood as just that."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rollout.games.robot_heroes import GAME
from tests.games.robot_heroes.kit import look
from tests.games.robot_heroes.test_notation import SITUATIONS

WORDS = Path(__file__).parents[3] / "web" / "src" / "games" / "robot-heroes" / "words"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_lines_in_the_language_of_the_page_are_understood(situation: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    state = SITUATIONS[situation]()
    (seat, *_) = [seat for seat in (0, 1) if state.legal(seat)]
    view = look(state, seat)
    for action in state.legal(seat):
        label = GAME.label(view, action)
        pattern = bundle.get_message(f"typed-{label.key}").value
        assert pattern
        line, errors = bundle.format_pattern(pattern, dict(label.args))
        assert errors == []
        assert GAME.read(view, str(line)) == [action], line
