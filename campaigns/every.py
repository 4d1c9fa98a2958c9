"""All campaigns, in the order in which they are run."""

from __future__ import annotations

from campaigns.book import Campaign
from campaigns.clicks import TWINS
from campaigns.described import DESCRIBED
from campaigns.faults import FAULTS
from campaigns.fuzz import FUZZ
from campaigns.fuzz_server import FUZZ_SERVER
from campaigns.games import campaigns_of_games
from campaigns.kill import KILL
from campaigns.load import LOAD
from campaigns.power import FAILURES, POWER
from campaigns.storm import SLOW_READERS, STORM


def every_campaign() -> list[Campaign]:
    """What `make campaign` runs."""
    return [
        *campaigns_of_games(),
        KILL,
        POWER,
        FAILURES,
        *FAULTS,
        *FUZZ,
        *FUZZ_SERVER,
        DESCRIBED,
        STORM,
        SLOW_READERS,
        TWINS,
        LOAD,
    ]
