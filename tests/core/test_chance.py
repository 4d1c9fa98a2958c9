"""Chance in all its forms."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from rollout.core.chance import MOST_DRAWS, Chance, Fast, Prefixed, Recording, Scripted
from rollout.core.errors import ChanceError
from rollout.core.fair import Fair, commitment, new_secret

WORD = 1 << 32


def sfc32(seed: int, count: int) -> list[int]:
    """sfc32 written down a second time, from its definition, on unbounded numbers."""
    a, b, c, counter = seed % WORD, seed // WORD % WORD, 0x9E3779B9, 1
    words = []
    for _ in range(12 + count):
        words.append((a + b + counter) % WORD)
        counter = (counter + 1) % WORD
        a = b ^ b // 512
        b = (c + c * 8) % WORD
        c = ((c * 2**21) % WORD + c // 2**11 + words[-1]) % WORD
    return words[12:]


def chi_squared(counts: Counter[int], cells: int) -> float:
    """How far counts are from even, in standard deviations of the chi-squared distribution."""
    expected = sum(counts.values()) / cells
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return (statistic - (cells - 1)) / sqrt(2 * (cells - 1))


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**32, 2**61 - 1])
def test_fast_is_sfc32(seed: int) -> None:
    fast = Fast(seed)
    assert [fast.word() for _ in range(200)] == sfc32(seed, 200)


def test_fast_repeats_these_words_for_ever() -> None:
    """Recorded games and the corpus depend on them."""
    fast = Fast(2024)
    assert [fast.word() for _ in range(4)] == sfc32(2024, 4) == [4093985639, 2798638276, 1191563411, 1062941414]


def test_fast_scales_a_word_to_its_range() -> None:
    words, fast = sfc32(7, 100), Fast(7)
    assert [fast.below(6, "die") for _ in words] == [word * 6 >> 32 for word in words]


@pytest.mark.parametrize("cells", [2, 6, 52, 97])
def test_fast_is_even(cells: int) -> None:
    fast = Fast(99)
    assert abs(chi_squared(Counter(fast.below(cells, "die") for _ in range(40_000)), cells)) < 4


def test_a_loaded_die_would_be_noticed() -> None:
    """The control: one throw in fifty turned into a six is enough to fail the test of evenness."""
    fast = Fast(99)
    loaded = Counter(5 if fast.below(50, "load") == 0 else int(fast.below(6, "die")) for _ in range(40_000))
    assert chi_squared(loaded, 6) > 4


@pytest.mark.parametrize("source", [Fast(5), Fair(b"s" * 32, ("a", "b"))])
def test_successive_draws_are_independent(source: Chance) -> None:
    draws = [int(source.below(6, "die")) for _ in range(20_001)]
    pairs = Counter(6 * first + second for first, second in pairwise(draws))
    assert abs(chi_squared(pairs, 36)) < 4


def test_scripted_answers_what_was_written_down() -> None:
    chance = Scripted([("die", 6, 3), ("card", 12, 0)])
    assert chance.below(6, "die") == 3 and not chance.done()
    assert chance.below(12, "card") == 0 and chance.done()


@pytest.mark.parametrize("draw", [("card", 6, 3), ("die", 8, 3), ("die", 6, 6), ("die", 6, -1)])
def test_scripted_refuses_an_unexpected_question(draw: tuple[str, int, int]) -> None:
    with pytest.raises(ChanceError, match="'die' below 6"):
        Scripted([draw]).below(6, "die")


def test_scripted_refuses_a_question_too_many() -> None:
    with pytest.raises(ChanceError, match="no draw is left"):
        Scripted([]).below(6, "die")


def test_recording_passes_on_and_keeps_the_draws_of_one_event() -> None:
    chance, plain = Recording(Fast(1)), Fast(1)
    assert [chance.below(6, "die"), chance.below(3, "card")] == [plain.below(6, ""), plain.below(3, "")]
    assert [(why, n) for why, n, _ in chance.draws] == [("die", 6), ("card", 3)]
    chance.begin(1)
    assert chance.draws == []


def test_a_plain_python_source_works() -> None:
    class Sixes(Chance):
        def below(self, n: int, why: str) -> int:
            return n - 1

    chance = Recording(Sixes())
    assert chance.below(6, "die") == 5
    assert chance.draws == [("die", 6, 5)]


def test_the_enumerators_source_has_an_end() -> None:
    chance = Prefixed([4])
    assert [chance.below(6, "die"), chance.below(6, "die")] == [4, 0] and list(chance.sizes) == [6, 6]
    with pytest.raises(ChanceError, match="cannot be enumerated"):
        for _ in range(MOST_DRAWS):
            chance.below(6, "die")


# -- fair ----------------------------------------------------------------------------------------------------


def recomputed(secret: bytes, nonces: tuple[str, ...], event: int, why: str, count: int, n: int) -> int:
    """A draw of Fair as its description says it, written down a second time."""
    for attempt in range(1000):
        text = "|".join([*nonces, str(event), why, str(count), str(attempt)])
        word = int(hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:16], 16)
        if word < 2**64 - 2**64 % n:
            return word % n
    raise AssertionError("a thousand words were rejected")


def test_fair_follows_from_secret_nonces_event_reason_and_count() -> None:
    secret, nonces = b"\x01" * 32, ("one", "two")
    chance = Fair(secret, nonces)
    for event in range(5):
        chance.begin(event)
        for count in range(10):
            for why, n in (("die", 6), ("card", 52), ("wide", 3 * 2**62)):
                assert chance.below(n, why) == recomputed(secret, nonces, event, why, count, n)


def test_fair_rejects_words_that_would_favour_low_numbers() -> None:
    """Of words below 2**64, a range of 3 * 2**62 fits once: a remainder would double the chance of its lower third."""
    chance = Fair(b"\x02" * 32, ("one",))
    draws = [chance.below(3 * 2**62, "wide") for _ in range(6000)]
    low = sum(draw < 2**62 for draw in draws)
    assert abs(low - 2000) < 4 * sqrt(6000 * 2 / 9), "with a remainder it would be about 3000"


def test_draws_for_one_reason_do_not_shift_those_for_another() -> None:
    """How many cards were dealt unseen cannot be seen in the dice."""
    dice = []
    for hidden in range(4):
        chance = Fair(b"\x03" * 32, ("one", "two"))
        chance.begin(9)
        for _ in range(hidden):
            chance.below(52, "card")
        dice.append([chance.below(6, "die") for _ in range(20)])
    assert all(row == dice[0] for row in dice)


def test_each_event_begins_afresh() -> None:
    chance = Fair(b"\x04" * 32, ("one",))
    chance.begin(1)
    first = [chance.below(1000, "die") for _ in range(5)]
    chance.begin(2)
    other = [chance.below(1000, "die") for _ in range(5)]
    chance.begin(1)
    assert [chance.below(1000, "die") for _ in range(5)] == first != other


@pytest.mark.parametrize("change", ["secret", "nonce", "event", "why"])
def test_everything_that_keys_a_draw_changes_it(change: str) -> None:
    def draws(secret: bytes, nonce: str, event: int, why: str) -> list[int]:
        chance = Fair(secret, ("one", nonce))
        chance.begin(event)
        return [chance.below(2**40, why) for _ in range(5)]

    plain = draws(b"\x05" * 32, "two", 1, "die")
    changed = {"secret": (b"\x06" * 32, "two", 1, "die"), "nonce": (b"\x05" * 32, "three", 1, "die")}
    changed |= {"event": (b"\x05" * 32, "two", 2, "die"), "why": (b"\x05" * 32, "two", 1, "card")}
    assert not set(plain) & set(draws(*changed[change]))


def test_secrets_are_new_and_commitments_do_not_show_them() -> None:
    secret = new_secret()
    assert len(secret) == 32 and secret != new_secret()
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert secret.hex() not in repr(Fair(secret, ())) and "secret" in repr(Fair(secret, ()))
