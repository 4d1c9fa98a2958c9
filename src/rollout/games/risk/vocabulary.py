"""What the words of a typed line stand for in the rules."""

from __future__ import annotations

from rollout.games.risk.choices import (
    ADD,
    EXCHANGE_STARS,
    GIVE_TO,
    LOSE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
)
from rollout.games.risk.wording import WORDS

ATTACKING, MARCHING, MEN = 100, 101, 102
"""Ways to say GO and TAKE that are right in some phases only."""
_MEANT = {
    "skip": SKIP,
    "exchange": EXCHANGE_STARS,
    "reveal": REVEAL_CARD,
    "give": GIVE_TO,
    "lose": LOSE,
    "place": PLACE_AT,
    "attack": ATTACKING,
    "move": MARCHING,
    "take": TAKE,
    "humans": MEN,
    "use": USE,
    "roll": ROLL,
    "withdraw": WITHDRAW,
    "add": ADD,
}
VERBS = {word: _MEANT[name] for name, words in WORDS.items() for word in words}
FREE = {SKIP, EXCHANGE_STARS, REVEAL_CARD, PLACE_AT, USE, ADD, ATTACKING}
"""Verbs that may be followed by "nothing"."""
