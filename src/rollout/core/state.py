"""The whole truth of one game in progress, and what search asks of it. Never leaves the table."""

from __future__ import annotations

from hashlib import blake2b

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from rollout.core.chance import Chance
from rollout.core.wire import Fact, Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable and cheap to clone. Actions are plain numbers, a few hundred at most at any time.

    Plain Python subclasses work everywhere; games on the shelf are compiled.
    """

    def actors(self) -> vec[i64]:
        """The seats that may act now, in ascending order; two or more at once for secret choices; none when over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The actions of a seat now, in ascending order; empty for a seat that may not act.

        It depends only on what that seat knows.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        """Carry out a legal action and append what happened, in causal order, to `facts`.

        Legality is the caller's duty: check `legal` first where the action comes from outside.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """The whole truth as bytes, for saves, workers and parity; `Game.decode` reads it back."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Score per seat and the reason; None while the game goes on."""
        raise NotImplementedError

    def lay_open(self) -> None:
        """The game was ended by word of mouth, such as giving up: from now on views may show everything."""

    def key(self) -> str:
        """A short fingerprint of the whole truth, equal for equal states."""
        return blake2b(self.encode(), digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What one seat can believe: built from its view and what it was told, never from a State."""

    def sample(self, chance: Chance) -> State:
        """A state that the seat cannot tell from the truth."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What search knows about a game."""

    def weights(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        """How much each action deserves a try, relative and positive; uses only what the seat knows."""
        weights = vec[i64](capacity=len(actions))
        for _ in range(len(actions)):
            weights = append(weights, 1)
        return weights

    def value(self, state: State, seat: i64) -> float:
        """Expected score of a seat, 0 to 1, for a game that is cut off here."""
        return 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Picks an action in a playout."""

    def choose(self, state: State, seat: i64, actions: vec[i64], chance: Chance) -> i64:
        """One of `actions`; the base class picks any of them."""
        return actions[chance.below(len(actions), "policy")]
