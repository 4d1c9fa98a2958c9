"""What a seat can believe: all of the board is open, and what is hidden does not exist yet, so there is one world."""

from __future__ import annotations

from rollout.core.chance import Chance
from rollout.core.state import Belief
from rollout.games.risk.state import RiskState


class RiskBelief(Belief):
    """The world as everybody sees it."""

    def __init__(self, state: RiskState) -> None:
        """`state`: rebuilt from a view by `restoring`."""
        self.state = state

    def sample(self, chance: Chance) -> RiskState:
        return self.state.clone()
