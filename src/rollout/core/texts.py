"""Texts that strangers write and others read: what of them can be seen."""

from __future__ import annotations

import unicodedata

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category, but nobody can see them."""


def is_blank(character: str) -> bool:
    """Whether nobody can see a character: a space, a control or format character, or a letter without a shape."""
    return unicodedata.category(character)[0] in "CZ" or character in _BLANK


def is_seen(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return not all(is_blank(character) for character in text)


def is_tidy(text: str, longest: int) -> bool:
    """Whether a name can be printed on a card or a piece, and told from a number."""
    fits = text.isprintable() and text == text.strip() and len(text) <= longest
    return fits and any(char.isalpha() and is_seen(char) for char in text)


def letters(text: str) -> str:
    """A name as it is compared: letters and digits alone, in lower case."""
    return "".join(char for char in text.casefold() if char.isalnum())


def spelled(text: str) -> str:
    """A name as it is compared with what people type: as `letters`, and an umlaut is as good as its two letters."""
    return letters(text).translate(_UMLAUTS)


_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
