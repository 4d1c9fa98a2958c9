"""Lists of numbers as rules hold them, `vec[i64]`: what more than one game does with them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(count: i64, value: i64) -> vec[i64]:
    """A list of equal numbers."""
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers


def zeros(count: i64) -> vec[float]:
    """A list of so many zeros."""
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0.0)
    return numbers


def longer(numbers: vec[i64], number: i64) -> vec[i64]:
    """A new list with one number more; the old one may be shared by clones."""
    found = vec[i64](capacity=len(numbers) + 1)
    for each in numbers:
        found = append(found, each)
    return append(found, number)


def ascending(numbers: vec[i64]) -> vec[i64]:
    """Sort in place by insertion: quick where the list is nearly in order."""
    for at in range(1, len(numbers)):
        number = numbers[at]
        to: i64 = at
        while to > 0 and numbers[to - 1] > number:
            numbers[to] = numbers[to - 1]
            to -= 1
        numbers[to] = number
    return numbers
