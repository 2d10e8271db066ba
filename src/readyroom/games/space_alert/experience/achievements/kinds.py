"""What an achievement is: a box on the back of the explorer's log."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Category = Literal[
    "missions", "full_campaigns", "social_skillz", "close_calls", "hot_shots", "expert_know_how", "addiction"
]
Proof = Literal["trace", "crew", "own_word", "log"]
"""How it is known: seen in what happened, granted by a crewmate, taken at the explorer's word, or counted in the
explorer's own log."""
Origin = Literal["printed", "designed"]

CATEGORIES: Final[dict[Category, str]] = {
    "missions": "Missions",
    "full_campaigns": "Full Campaigns",
    "social_skillz": "Social Skillz",
    "close_calls": "Close Calls",
    "hot_shots": "Hot Shots",
    "expert_know_how": "Expert Know-How",
    "addiction": "Addiction",
}
GATES: Final = (0, 2, 5)
"""The gates 2+ and 5+: the level an explorer must have reached before the mission."""


class Achievement(msgspec.Struct, frozen=True):
    """``level`` is the gate. ``designed`` says that the criterion is ours, because the printed one is not known."""

    id: str
    name: str
    category: Category
    points: int
    level: int
    text: str
    proof: Proof
    origin: Origin = "printed"
