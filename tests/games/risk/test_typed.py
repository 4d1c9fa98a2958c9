"""What the table in German proposes to type means what it stands for."""

from __future__ import annotations

import random
from pathlib import Path

from rollout.core.chance import Fast
from rollout.games.risk import GAME, RiskOptions
from rollout.games.risk.labels import label
from rollout.games.risk.view import look
from rollout.words import bundle, game_words

ROOT = Path(__file__).parents[3]
WORDS = (ROOT / "web/src/games/risk/words/de.ftl").read_text(encoding="utf-8")
"""Of the drawing: how choices are typed."""
TURNS = 400


def test_every_choice_can_be_typed_in_german_as_it_is_proposed() -> None:
    texts = bundle("de", WORDS, game_words(GAME, "de"))
    picks, seen = random.Random(7), set[str]()
    state = GAME.setup(RiskOptions(players=3), GAME.native, Fast(7))
    for _ in range(TURNS):
        if not (actors := list(state.actors())):
            break
        view = look(state, actors[0])
        actions = list(state.legal(actors[0]))
        for action in actions:
            message = label(view, action)
            pattern = texts.get_message(f"typed-{message.key}").value
            assert pattern
            line = str(texts.format_pattern(pattern, dict(message.args))[0])
            assert GAME.read(view, line) == [action], line
            seen.add(message.key)
        state.apply(actors[0], picks.choice(actions), Fast(picks.getrandbits(30)))

    assert {"choice-attack", "choice-move", "choice-place", "choice-roll", "choice-done", "choice-take"} <= seen
