"""A finished mission or campaign, as the experience system sees it."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Event
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.experience.explorer import ExplorerName

HARDER: Final = {
    "white": ("white", "white_yellow", "yellow", "all", "yellow_red", "red"),
    "white_yellow": ("white_yellow", "yellow", "all", "yellow_red", "red"),
    "yellow": ("yellow", "yellow_red", "red"),
    "all": ("all", "yellow_red", "red"),
    "yellow_red": ("yellow_red", "red"),
    "red": ("red",),
}
"""The difficulties that satisfy another (New Frontier, Missions): the same colors or nastier ones. Yellow alone and all
colors mixed are different, and neither counts as harder."""
STANDARD_COUNT: Final = {False: (7, 8), True: (10, 12)}
"""The standard threat count without and with double actions, each for four and for five crew members."""

CAMPAIGN: Final = 3
"""A campaign has three missions, or more if the crew agrees. A crew that agrees on fewer goes home early (rulebook
6)."""


class Flown(msgspec.Struct, frozen=True):
    """One mission that was flown to its end."""

    trace: tuple[Event, ...] = ()
    """The events of the resolution; crew members by the ids in ``crew``."""
    crew: tuple[int, ...] = (0,)
    """Everyone aboard, in acting order, the captain first."""
    common: str = "white"
    serious: str = "white"
    double_actions: bool = False
    threat_count: int = 7
    """The number of threats, serious ones counted twice."""
    damage: int = 0
    """Damage tiles on the ship at the end."""
    specials: tuple[tuple[int, str], ...] = ()
    """The special cards that were planned: by whom, and which, such as ``medic_advanced``."""
    perfect: bool = False
    """No penalty for damage, knocked-out crew members or disabled battlebots."""

    @property
    def androids(self) -> int:
        return sum(member > ANDROID for member in self.crew)

    @property
    def solo(self) -> bool:
        """Whether it was the solo game, in which one person plays a crew of androids."""
        return self.androids == len(self.crew)

    @property
    def standard(self) -> bool:
        """Whether it has the standard threat count or more."""
        least = STANDARD_COUNT[self.double_actions][len(self.crew) >= 5]
        return self.threat_count >= least

    def as_hard_as(self, difficulty: str) -> bool:
        """If common and serious threats differ, the lower difficulty counts, so both must be hard enough."""
        return self.common in HARDER[difficulty] and self.serious in HARDER[difficulty]


class Flight(msgspec.Struct, frozen=True):
    """A single mission, or the missions of a campaign."""

    code: str
    ended: int
    title: str
    missions: tuple[Flown, ...]
    """Those that were completed; the last one is there even if the ship was lost on it."""
    humans: int
    """Seats played by people, with or without an explorer."""
    score: int = 0
    lost: bool = False
    planned: int = 1
    """The number of missions agreed on."""
    campaign: bool = False
    explorers: tuple[ExplorerName | None, ...] = ()
    """By seat."""
    eligible: bool = True
    """Whether it was real danger by the full rules (see ``unearned``)."""

    @property
    def full_campaign(self) -> bool:
        return self.campaign and not self.lost and len(self.missions) == self.planned >= CAMPAIGN

    @property
    def notation(self) -> str:
        return f"C{len(self.missions)}/{max(self.planned, CAMPAIGN)}" if self.campaign else "M"


def points_for(flight: Flight) -> int:
    """Experience for a successful mission or campaign (New Frontier, Mission Experience, Campaign Rewards).

    A campaign earns 2 for the first mission, 6 for the last one of a full campaign, and 4 for each between; and there
    is a point for every full ten of the score.
    """
    if flight.lost:
        return 0
    done = len(flight.missions)
    base = 2
    if flight.campaign and done > 1:
        base = 2 + 4 * (done - 1) + (2 if flight.full_campaign else 0)
    return base + max(flight.score, 0) // 10
