"""The 34 official missions, by class."""

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

OFFICIAL: Final[tuple[Timeline, ...]] = (
    *testruns.TIMELINES,
    *simulations.TIMELINES,
    *advanced_simulations.TIMELINES,
    *missions.TIMELINES,
    *double_actions_easier.TIMELINES,
    *double_actions_standard.TIMELINES,
)
BY_NAME: Final = {timeline.name: timeline for timeline in OFFICIAL}

PECULIAR: Final[dict[str, tuple[str, ...]]] = {
    "AS-2": ("balance",),
    "NF-1": ("threat_times",),
    "DA-easier-5": ("reports", "weight"),
    "DA-easier-6": ("sharing", "threat_times"),
}
"""Where an official mission breaks rules that all others keep: its weight lies in the first half; its second phase
starts late; it has an unconfirmed report too many; two serious threats share a turn, after a long lull."""
