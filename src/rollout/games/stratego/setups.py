"""A whole set-up in one word: a letter a square, front row first and from left to right as its owner sees it, rows
joined by `/`, such as `FTT3222345/...` [ST-S3].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rollout.core.wire import Message
from rollout.games.stratego.view import Army, Character, StrategoView


def written(army: Army, kinds: Sequence[int], files: int) -> str:
    """The code of a set-up; `kinds`: by home square, who stands there as a place in the army's list."""
    letters = "".join(army.characters[kind].letter for kind in kinds)
    return "/".join(letters[at : at + files] for at in range(0, len(letters), files))


def kinds_of(army: Army, code: str) -> list[int]:
    """Who stands on each home square by a code that has no fault, as places in the army's list."""
    kinds = {character.letter: kind for kind, character in enumerate(army.characters)}
    return [kinds[letter] for letter in code.replace("/", "")]


def looks_like_code(view: StrategoView, word: str) -> bool:
    """Whether a single word may be meant as a set-up."""
    return "/" in word or len(word) == view.files * view.rows


def fault_of(view: StrategoView, seat: int, code: str) -> Message | None:
    """What is wrong with a code for the home squares of a seat that are still open; None if nothing is."""
    army = view.armies[seat]
    placed = Counter(piece.name for piece in view.pieces if piece.seat == seat)
    signs = code.replace("/", "")
    return (
        _fault_of_letters(army, signs)
        or _fault_of_rows(view, code)
        or _fault_of_length(signs, len(army.homes) - placed.total())
        or _fault_of_copies(army.characters, Counter(signs), placed)
    )


def _fault_of_letters(army: Army, signs: str) -> Message | None:
    """A sign that none of the army has."""
    known = [character.letter for character in army.characters]
    strange = next((sign for sign in signs if sign not in known), "")
    return Message("refused-setup-letter", {"letter": strange, "known": " ".join(known)}) if strange else None


def _fault_of_rows(view: StrategoView, code: str) -> Message | None:
    """Where `/` parts rows, one that is too long or too short; the first may be begun already."""
    for number, row in enumerate(code.split("/")[1:], start=2):
        if len(row) != view.files:
            return Message("refused-setup-row", {"row": number, "count": len(row), "needed": view.files})
    return None


def _fault_of_length(signs: str, needed: int) -> Message | None:
    """Not one letter for each open home square."""
    count = len(signs)
    return Message("refused-setup-length", {"count": count, "needed": needed}) if count != needed else None


def _fault_of_copies(characters: Sequence[Character], signs: Counter[str], placed: Counter[str]) -> Message | None:
    """More of one character than the army has, which goes with fewer of another."""
    over = {one: signs[one.letter] + placed[one.name] - one.copies for one in characters}
    if all(number == 0 for number in over.values()):
        return None
    most, least = max(over, key=lambda one: over[one]), min(over, key=lambda one: over[one])
    args: dict[str, str | int] = {"name": most.name, "count": most.copies + over[most], "copies": most.copies}
    return Message("refused-setup-copies", {**args, "missing": least.name, "lacking": -over[least]})
