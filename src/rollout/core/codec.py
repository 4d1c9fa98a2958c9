"""Numbers to bytes and back, for `State.encode` and `Game.decode`.

Each number is zigzag LEB128 (as in Protocol Buffers), so small numbers take one byte and none overflows.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.errors import RecordError


class Writer:
    """Collects numbers."""

    def __init__(self) -> None:
        self.data = bytearray()

    def put(self, number: i64) -> None:
        """Add one number, between -2**61 and 2**61."""
        rest: i64 = (number << 1) ^ (number >> 63)
        while rest >= 128:
            self.data.append(int((rest & 127) | 128))
            rest >>= 7
        self.data.append(int(rest))

    def put_all(self, numbers: vec[i64]) -> None:
        """Add a list of numbers, its length first."""
        self.put(len(numbers))
        for number in numbers:
            self.put(number)

    def done(self) -> bytes:
        """All that was put, as bytes."""
        return bytes(self.data)


class Reader:
    """Reads what a `Writer` wrote, in the same order.

    Raises:
        RecordError: the bytes end too early.
    """

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at: i64 = 0

    def get(self) -> i64:
        """The next number."""
        rest: i64 = 0
        shift: i64 = 0
        while True:
            if self.at >= len(self.data) or shift > 56:
                raise RecordError(f"the encoded state ends at byte {self.at}")
            byte: i64 = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return (rest >> 1) ^ -(rest & 1)

    def get_all(self) -> vec[i64]:
        """The next list of numbers."""
        numbers = vec[i64]()
        for _ in range(self.get()):
            numbers = append(numbers, self.get())
        return numbers
