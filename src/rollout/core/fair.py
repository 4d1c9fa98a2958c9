"""Chance for live games that nobody, not even the host, can bend after seeing moves.

Before anybody sits down the table publishes the commitment, the SHA-256 of a secret of 256 bits. Each
person then adds a nonce; that of a computer's seat is empty, because the host could choose it last. A draw
is HMAC-SHA256(secret, nonces | event | reason | count | attempt), cut to the range without bias. When the
game has ended the secret is revealed and anyone can recompute each draw.

Keys name the reason, and `count` counts per reason, so dice never share a stream with hidden draws: how
many cards were dealt unseen cannot shift a later die.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter

from rollout.core.chance import Chance

_WORD = 2**64


def new_secret() -> bytes:
    """A fresh secret of 256 bits from the operating system."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is published before the first nonce."""
    return hashlib.sha256(secret).hexdigest()


class Fair(Chance):
    """Draws that follow from a committed secret and the nonces of the seats."""

    def __init__(self, secret: bytes, nonces: tuple[str, ...]) -> None:
        self._secret = secret
        self._salt = "|".join(nonces)
        self._event = 0
        self._counts: Counter[str] = Counter()

    def begin(self, event: int) -> None:
        self._event = event
        self._counts.clear()

    def below(self, n: int, why: str) -> int:
        count = self._counts[why]
        self._counts[why] += 1
        limit = _WORD - _WORD % n  # words from here on are drawn again: no modulo bias
        attempt = 0
        while (word := self._word(why, count, attempt)) >= limit:
            attempt += 1
        return word % n

    def _word(self, why: str, count: int, attempt: int) -> int:
        text = f"{self._salt}|{self._event}|{why}|{count}|{attempt}"
        digest = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")

    def __repr__(self) -> str:
        return "Fair(<secret>)"
