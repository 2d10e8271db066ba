"""The Expert Know-How category: a special action that was truly useful. The crew judges."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.experience.achievements.kinds import Achievement
from readyroom.games.space_alert.experience.levels import SPECIALIZATIONS

BASIC_POINTS: Final = 3
ADVANCED_POINTS: Final = 5


def _pair(specialization: str) -> tuple[Achievement, Achievement]:
    id, name = specialization.replace(" ", "_"), specialization.title()
    told = "got the crew out of trouble when there was no other easy way."
    return (
        Achievement(
            f"{id}_basic", f"{name} (basic)", "expert_know_how", BASIC_POINTS, 0,
            f"Your basic action as {specialization} {told}", "crew",
        ),
        Achievement(
            f"{id}_advanced", f"{name} (advanced)", "expert_know_how", ADVANCED_POINTS, 0,
            f"Your advanced action as {specialization} {told}", "crew",
        ),
    )  # fmt: skip


EXPERT_KNOW_HOW: Final = tuple(one for name in SPECIALIZATIONS for one in _pair(name))
BASIC: Final = tuple(one.id for one in EXPERT_KNOW_HOW if one.points == BASIC_POINTS)
ADVANCED: Final = tuple(one.id for one in EXPERT_KNOW_HOW if one.points == ADVANCED_POINTS)
