"""Checks of what people read and type: notation, refusals, words in English and German, rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice

from fluent.runtime import FluentBundle

from rollout.bots import make_bot
from rollout.core.errors import NotUnderstood
from rollout.core.game import AnyGame
from rollout.core.state import State
from rollout.core.wire import Message, Refusal, encode
from rollout.testing.play import Play
from rollout.words import LANGUAGES, app_words, bundle, game_words, help_text, name_key, phase_message, told_message

NONSENSE = ("", " ", "xyzzy", "-1", "0", "1 2 3 4 5 6 7 8 9", "null", "{}", "move", "\u202e", "a" * 200, "9" * 200)
"""No action of any game."""
LONGEST = 200
"""Characters in a line, as the server accepts them."""
WIDEST = 100
"""Characters in a line of a drawing."""
NAMES = tuple(f"Player {seat}" for seat in range(8))
EVERY = 5
"""Costly checks look at every fifth position."""
LINES = 30
"""Lines that a seat tries at each position; in the course of a long game it is the turn of all."""


def notation_means_what_it_says(played: Play) -> None:
    """Each legal action is written as a text of its own, which reads as that action."""
    for number, seat, state in _positions(played):
        view = played.game.view(state, seat)
        texts = [played.game.write(view, action) for action in state.legal(seat)]
        assert len(set(texts)) == len(texts), f"event {number}, seat {seat}: two actions share a text: {texts}"
        for action, text in zip(state.legal(seat), texts, strict=True):
            assert played.game.is_read_as(view, text, action), f"event {number}: {text!r} is read as another action"
            assert text == " ".join(text.split()) and 0 < len(text) <= LONGEST, f"{text!r} is no tidy line"


def a_board_is_drawn_in_plain_lines(played: Play) -> None:
    """Nothing in it but what a terminal shows as it is, in lines that fit."""
    for number, step in enumerate(played.steps[::EVERY]):
        for viewer in played.viewers:
            for line in played.game.drawing(played.game.view(step.state, viewer)).split("\n"):
                assert line == line.rstrip() and len(line) <= WIDEST, f"event {EVERY * number}: {line!r}"
                assert line.isprintable(), f"event {EVERY * number}: {line!r}"


def nonsense_is_not_understood(played: Play) -> None:
    """A text that is no action is refused as such, whoever tries it, and never with another error."""
    for _, seat, state in _positions(played, EVERY):
        view = played.game.view(state, seat)
        for text in NONSENSE:
            try:
                actions = played.game.read(view, text)
            except NotUnderstood as error:
                encode(error.refusal)
                _check_words(played.game, Message(error.refusal.key, error.refusal.args))
            else:
                assert actions, f"{text!r} is read as no action at all"


def what_is_not_allowed_is_refused_by_a_rule(played: Play) -> None:
    """A line that was understood but is not legal now names a known rule and a text in both languages."""
    for refusal in _refusals(played):
        encode(refusal)
        assert refusal.rule in played.game.rules, f"{refusal} names no rule of {played.game.name}"
        _check_words(played.game, Message(refusal.key, refusal.args))


def every_text_exists_in_every_language(played: Play) -> None:
    """Phases, told events, choices and the outcome that occur can be said in English and German."""
    messages = {message.key: message for message in _messages(played)}
    for message in messages.values():
        _check_words(played.game, message)


def the_languages_have_the_same_texts(played: Play) -> None:
    """Every message, and the help, exists in all languages or in none; the title exists in all."""
    keys = {language: _keys(game_words(played.game, language)) for language in LANGUAGES}
    first, *others = keys
    for other in others:
        assert keys[first] == keys[other], f"{first} and {other} differ in {sorted(keys[first] ^ keys[other])}"
    assert len({bool(help_text(played.game, language).strip()) for language in LANGUAGES}) == 1, "help lacks a language"
    _check_words(played.game, Message("game-title"))


def names_can_be_looked_up(played: Play) -> None:
    """Whatever says a name has the key that the name is looked up by."""
    for key in _keys(game_words(played.game, LANGUAGES[0])):
        name = key.removeprefix("name-")
        assert name == key or name_key(name) == key, f"no name leads to {key}, but to {name_key(name)}"


def rules_are_written_in_every_language(played: Play) -> None:
    """Every rule has a heading and a wording in all languages; there is at least one."""
    assert played.game.rules, "rules.toml is missing or empty"
    for rule in played.game.rules.values():
        for language in LANGUAGES:
            assert rule.text.get(language, "").strip(), f"{rule.id}: no wording in {language}"
            assert rule.heading.get(language, "").strip(), f"{rule.id}: no heading in {language}"


def computer_players_can_be_made(played: Play) -> None:
    """Every level names a kind of player that exists, and is described in all languages or none."""
    assert played.game.levels
    for level in played.game.levels.values():
        make_bot(played.game, played.tables, level)
        assert bool(level.en) == bool(level.de), f"{level.name}: not described in all languages"


def _positions(played: Play, every: int = 1) -> Iterator[tuple[int, int, State]]:
    """Event number, seat and state of every n-th step."""
    for number, step in enumerate(played.steps[::every]):
        for seat in played.seats:
            yield number * every, seat, step.state


def _refusals(played: Play) -> Iterator[Refusal]:
    """How the game refuses what was legal at some other time, or for another seat."""
    vocabulary = sorted({_written(played, number) for number in range(1, len(played.steps))})
    lines = cycle(vocabulary)
    for _, seat, state in _positions(played, EVERY):
        view = played.game.view(state, seat)
        legal = list(state.legal(seat))
        allowed = [played.game.write(view, action) for action in legal]
        for text in islice(lines, min(LINES, len(vocabulary))):
            try:
                actions = played.game.read(view, text)
            except NotUnderstood:
                continue
            if not set(actions) <= set(legal):
                yield played.game.explain(view, seat, text, allowed)


def _written(played: Play, number: int) -> str:
    """The action of an event as text."""
    step = played.steps[number]
    return played.game.write(played.game.view(played.steps[number - 1].state, step.seat), step.action)


def _messages(played: Play) -> Iterator[Message]:
    """Everything that is said in the course of a game."""
    game = played.game
    for number, seat, state in _positions(played):
        view = game.view(state, seat)
        yield phase_message(view, NAMES[0], 1)
        yield from (label for action in state.legal(seat) if (label := game.label(view, action)))
        for fact, viewer in ((f, v) for f in played.steps[number].facts for v in played.viewers):
            if (told := game.tell(fact, viewer)) is not None:
                yield told_message(told, NAMES)
    if outcome := played.steps[-1].state.outcome():
        yield Message(f"outcome-{outcome.reason}", {"winner": NAMES[0], "loser": NAMES[1]})


@cache
def _bundle(game: AnyGame, language: str) -> FluentBundle:
    """The words of one language alone: here no other one steps in."""
    return bundle(language, app_words(language), game_words(game, language))


def _check_words(game: AnyGame, message: Message) -> None:
    """A message can be said, with exactly the arguments that it has, in every language."""
    for language in LANGUAGES:
        texts = _bundle(game, language)
        assert texts.has_message(message.key), f"{game.name}: {message.key} is not written in {language}"
        pattern = texts.get_message(message.key).value
        assert pattern, f"{game.name}, {language}: {message.key} has no text"
        text, errors = texts.format_pattern(pattern, dict(message.args))
        assert text and not errors, f"{game.name}, {language}: {message} gives {text!r}, {errors}"


def _keys(words: str) -> set[str]:
    """The keys of a Fluent text."""
    return {line.split("=")[0].strip() for line in words.splitlines() if line[:1].isalpha() and "=" in line}


TEXT_CHECKS = (
    notation_means_what_it_says,
    a_board_is_drawn_in_plain_lines,
    nonsense_is_not_understood,
    what_is_not_allowed_is_refused_by_a_rule,
    every_text_exists_in_every_language,
    the_languages_have_the_same_texts,
    names_can_be_looked_up,
    rules_are_written_in_every_language,
    computer_players_can_be_made,
)
