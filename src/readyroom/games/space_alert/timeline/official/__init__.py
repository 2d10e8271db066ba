"""The 34 official missions, by class. New ones go to the end of their class."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.official import (
    advanced_simulations,
    double_actions_easier,
    double_actions_standard,
    missions,
    simulations,
    testruns,
)
from readyroom.games.space_alert.timeline.timeline import Timeline

CLASSES: Final[dict[str, tuple[Timeline, ...]]] = {
    "test runs": testruns.TIMELINES,
    "simulations": simulations.TIMELINES,
    "advanced simulations": advanced_simulations.TIMELINES,
    "missions": missions.TIMELINES,
    "easier double action missions": double_actions_easier.TIMELINES,
    "standard double action missions": double_actions_standard.TIMELINES,
}
OFFICIAL: Final[tuple[Timeline, ...]] = tuple(timeline for some in CLASSES.values() for timeline in some)
BY_NAME: Final = {timeline.name: timeline for timeline in OFFICIAL}

PECULIAR: Final[dict[str, tuple[str, ...]]] = {
    "AS-2": ("balance",),
    "NF-1": ("threat_times",),
    "DA-easier-5": ("reports", "weight"),
    "DA-easier-6": ("sharing", "threat_times"),
}
"""The official missions that break rules which all others keep: its weight lies in the first half; its second phase
starts late; it has an unconfirmed report too many; two serious threats share a turn, after a long lull."""
