"""Broken input: pieces of good input, cut, doubled, exchanged and filled with what parsers stumble over."""

from __future__ import annotations

import random
from collections.abc import Sequence

NASTY = (
    b"\0", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", "\u202e".encode(), "\ufeff".encode(), "é\u0301".encode(), b"\r\n",
    b"\n", b"\\u0000", b"\\ud800", b'"', b"\\", b"{", b"}", b"[" * 500, b"]", b",", b":", b"null", b"true", b"NaN",
    b"-Infinity", b"1e400", b"-1", b"0", b"1.0", b"9223372036854775808", b"18446744073709551616", b"9" * 400,
    b"~ ", b"(", b")", b"[Seat", b". seat ", b"../", b"%2e%2e%2f", b"%00", b"%ff", b"//", b"?", b"#", b"' OR 1=1 --",
    b"<script>", b"\x1b[31m", b"x" * 5_000,
)  # fmt: skip


class Mutator:
    """Makes broken inputs of good ones, the same for the same seed."""

    def __init__(self, seed: int, good: Sequence[bytes]) -> None:
        self.picks = random.Random(seed)
        self._good = good

    def next(self) -> bytes:
        """One more."""
        text = self.picks.choice(self._good)
        for _ in range(self.picks.choice((1, 1, 1, 2, 3, 8))):
            text = self._change(text)
        return text

    def _change(self, text: bytes) -> bytes:
        start = self.picks.randrange(len(text) + 1)
        end = min(len(text), start + self.picks.choice((0, 1, 1, 2, 4, 16, 64)))
        other = self.picks.choice(self._good)
        piece = self.picks.randrange(len(other) + 1)
        new = self.picks.choice(
            (
                b"",
                text[start:end] * 2,
                self.picks.choice(NASTY),
                self.picks.randbytes(self.picks.randrange(1, 4)),
                other[piece : piece + self.picks.randrange(40)],
                str(self.picks.randrange(-2, 30)).encode(),
            )
        )
        return text[:start] + new + text[end:]

    def line(self) -> str:
        """One more, as text."""
        return self.next().decode("utf-8", self.picks.choice(("replace", "surrogateescape", "ignore")))
