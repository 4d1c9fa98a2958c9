"""A test of the conformance suite: games with one fault each, and the sentence that catches it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.wire import Fact, Message, Outcome, Refusal, Told, View
from rollout.games import AnyGame, find
from rollout.testing import CHECKS, play, plays
from rollout.testing.conformance import run_check
from rollout.testing.text_checks import names_can_be_looked_up
from tests.conformance.leaks import planted

HONEST: AnyGame = find("standoff")
STATE: Any = type(play(HONEST, HONEST.options(), 0).steps[0].state)


def with_state(**methods: Any) -> AnyGame:
    """The toy with some methods of its state replaced."""

    def clone(self: Any) -> Any:
        return become(STATE.clone(self))

    def become(state: Any) -> Any:
        state.__class__ = faulty
        return state

    faulty = type("Faulty", (STATE,), {"clone": clone, **methods})
    return planted(
        "standoff",
        setup=lambda _, *given: become(HONEST.setup(*given)),
        decode=lambda _, *given: become(HONEST.decode(*given)),
    )


def hasty(self: Any) -> Outcome | None:
    return Outcome((1.0, 0.0, 0.0), "turns") if self.turns else None


def unsorted(self: Any, seat: int) -> Any:
    return vec[i64](reversed(list(STATE.legal(self, seat))))


def idle(self: Any, seat: int) -> Any:
    return STATE.legal(self, seat) or vec[i64]([3])


def shallow(self: Any) -> Any:
    twin = STATE.clone(self)
    twin.__class__, twin.shields, twin.hearts = type(self), self.shields, self.hearts
    return twin


def amnesic(self: Any) -> Any:
    twin = STATE.clone(self)
    twin.__class__, twin.die = type(self), 0
    return twin


def forgetful(self: Any) -> bytes:
    twin = STATE.clone(self)
    twin.die = 0
    return bytes(STATE.encode(twin))


def lucky(self: Any, *given: Any) -> None:
    """Draws behind the back of chance."""
    STATE.apply(self, *given)
    self.turns += random.randrange(2)


def only_when_heard(self: Any, seat: int, action: int, chance: Chance, facts: list[Fact] | None = None) -> None:
    STATE.apply(self, seat, action, chance, facts)
    self.turns += facts is not None


def generous(self: Any) -> Outcome | None:
    outcome: Outcome | None = STATE.outcome(self)
    return None if outcome is None else replace(outcome, scores=(1.0, 1.0, 1.0))


def silent(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    told: Told | None = HONEST.tell(fact, viewer)
    return None if told and type(told).__name__ in ("AnswerSealedUnseen", "StrikeAnnounced") else told


def fussy(_: AnyGame, fact: Fact, viewer: int) -> Told | None:
    if type(fact).__name__ == "SeatFell":
        raise NotImplementedError("who perceives this fact?")
    told: Told | None = HONEST.tell(fact, viewer)
    return told


def misaddressed(_: AnyGame, state: Any, viewer: int) -> View:
    view: View = replace(HONEST.view(state, viewer), viewer=0)
    return view


def naive(_: AnyGame, tables: Any, view: Any, told: Sequence[Told]) -> Any:
    """Believes that nobody has answered yet."""
    return HONEST.belief(tables, replace(view, answered=(False, False, False)), told)


def ambiguous(_: AnyGame, view: View, action: int) -> str:
    return "strike somebody" if action < 3 else str(HONEST.write(view, action))


def crashing(_: AnyGame, view: View, text: str) -> list[int]:
    return HONEST.read(view, text) if text.split(maxsplit=1)[0] else []


def lawless(_: AnyGame, view: View, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    refusal: Refusal = replace(HONEST.explain(view, seat, text, allowed), rule="SO-X9")
    return refusal


def speechless(_: AnyGame, view: View, seat: int, text: str, allowed: Sequence[str]) -> Refusal:
    refusal: Refusal = replace(HONEST.explain(view, seat, text, allowed), key="refused-because")
    return refusal


def unnamed(_: AnyGame, view: View, action: int) -> Message:
    return Message("choice-strike")


FAULTS: dict[str, tuple[Callable[[], AnyGame], str]] = {
    "an outcome too early": (lambda: with_state(outcome=hasty), "there is an outcome exactly when nobody may act"),
    "choices out of order": (
        lambda: with_state(legal=unsorted),
        "those who may act have choices and nobody else has",
    ),
    "choices for who may not act": (
        lambda: with_state(legal=idle),
        "those who may act have choices and nobody else has",
    ),
    "a copy that shares a list": (lambda: with_state(clone=shallow), "a copy is equal and independent"),
    "bytes that forget the die": (
        lambda: with_state(encode=forgetful),
        "a state can be written down and read back",
    ),
    "a copy that forgets the die": (lambda: with_state(clone=amnesic), "a copy is equal and independent"),
    "dice that it denies": (lambda: planted("standoff", has_dice=False), "a game without dice draws nothing in play"),
    "luck of its own": (lambda: with_state(apply=lucky), "the same seed gives the same game"),
    "rules that listen": (lambda: with_state(apply=only_when_heard), "nobody listening changes nothing"),
    "three winners": (lambda: with_state(outcome=generous), "there is an outcome exactly when nobody may act"),
    "a change that is not told": (lambda: planted("standoff", tell=silent), "what changes is told"),
    "a fact that nobody decided on": (
        lambda: planted("standoff", tell=fussy),
        "every fact is told or kept from every viewer",
    ),
    "a view for somebody else": (lambda: planted("standoff", view=misaddressed), "views can be sent and read"),
    "a belief that overlooks": (lambda: planted("standoff", belief=naive), "a belief looks like the truth"),
    "one text for two actions": (lambda: planted("standoff", write=ambiguous), "notation means what it says"),
    "a reader that falls over": (lambda: planted("standoff", read=crashing), "nonsense is not understood"),
    "a rule that does not exist": (
        lambda: planted("standoff", explain=lawless),
        "what is not allowed is refused by a rule",
    ),
    "a refusal without words": (
        lambda: planted("standoff", explain=speechless),
        "what is not allowed is refused by a rule",
    ),
    "a drawing that does not fit": (
        lambda: planted("standoff", drawing=lambda *_: "#" * 101),
        "a board is drawn in plain lines",
    ),
    "a log that forgets in silence": (
        lambda: planted("hideout", forgets=lambda *_: False),
        "a log is kept as its viewer was told",
    ),
    "a board that forgets too much": (
        lambda: planted("hideout", kept_view=lambda _, past, __: replace(past, cells=())),
        "a view of now is kept as it is",
    ),
    "a label without its argument": (
        lambda: planted("standoff", label=unnamed),
        "every text exists in every language",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_is_caught(name: str) -> None:
    make, sentence = FAULTS[name]
    with pytest.raises(AssertionError, match=f"not true that {sentence}"):
        for played in plays(make(), 4):
            run_check(sentence, CHECKS[sentence], played)


def test_a_text_that_no_name_leads_to_is_caught(tmp_path: Path) -> None:
    shutil.copytree(find("hideout").folder, tmp_path, dirs_exist_ok=True)
    for file in (tmp_path / "words").iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace("name-giant", "name-big_giant"), encoding="utf-8")
    misspelt = planted("hideout", folder=tmp_path)
    with pytest.raises(AssertionError, match="no name leads to name-big_giant, but to name-big-giant"):
        names_can_be_looked_up(play(misspelt, misspelt.options(), 0))
