"""An explorer's log (New Frontier, Experience System): everything on the double-sided sheet, and no more.

Frozen throughout, so that an explorer can be part of a match's options.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MAXIMUM_LEVEL: Final = 30

Specialization = Literal[
    "rocketeer", "data analyst", "energy technician", "pulse gunner", "medic", "teleporter", "hypernavigator",
    "special ops", "squad leader", "mechanic",
]  # fmt: skip
ExplorerName = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A specialization that an explorer knows; ``level`` boxes of it are checked."""

    specialization: Specialization
    level: Annotated[int, Meta(ge=1, le=3)]


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crewmate's word that an achievement was earned on a mission."""

    achievement: Short
    by: Annotated[str, Meta(max_length=60)]


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the list of missions: a single mission or a whole campaign."""

    mission: Short
    """The match, by its code."""
    ended: Annotated[int, Meta(ge=0, le=2**53)]
    """When, in milliseconds since 1970."""
    notation: Annotated[str, Meta(max_length=8)]
    """``M`` for a mission, ``C2/3`` for a campaign of three that ended after two."""
    title: Annotated[str, Meta(max_length=80)]
    level: Annotated[int, Meta(ge=0, le=MAXIMUM_LEVEL)]
    """The explorer's level before it; the gates of achievements use this one."""
    score: int
    points: Count
    """Experience for the mission itself."""
    full_campaign: bool = False
    crew: tuple[ExplorerName, ...] = ()
    """The people the explorer flew with."""
    met: Annotated[tuple[Short, ...], Meta(max_length=60)] = ()
    """Achievements whose criteria were met, whether they can be checked or not."""
    grants: Annotated[tuple[Grant, ...], Meta(max_length=60)] = ()
    checked: Annotated[tuple[Short, ...], Meta(max_length=60)] = ()
    """Achievements checked off for it, no two of one category."""
    earned: Count = 0
    """Experience for these achievements: the log says ``points + earned``."""


class Explorer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space explorer. A new one has a name, an open career, and nothing else."""

    id: Short
    name: ExplorerName
    consents: bool = False
    """"I consent to be cloned." Those who do not are hardcore."""
    level: Annotated[int, Meta(ge=0, le=MAXIMUM_LEVEL)] = 0
    boxes: Count = 0
    """Experience boxes checked in the row of this level; at the highest level, points in the margin."""
    skipped: Count = 0
    """Dotted boxes of this row that a hardcore explorer has passed over for good."""
    experience: Count = 0
    """All points ever earned."""
    specializations: Annotated[tuple[Skill, ...], Meta(max_length=10)] = ()
    achievements: Annotated[tuple[Short, ...], Meta(max_length=200)] = ()
    """Achievements checked off, each once in a career."""
    clones: Count = 0
    lost: Short = ""
    """The mission from which a hardcore explorer did not come back."""
    retired: bool = False
    log: Annotated[tuple[LogEntry, ...], Meta(max_length=2000)] = ()
    """Successful missions and campaigns, the oldest first."""
    failures: Annotated[tuple[Short, ...], Meta(max_length=2000)] = ()
    """Missions from which the ship did not return, so that each is counted once."""

    @property
    def hardcore(self) -> bool:
        return not self.consents

    @property
    def available(self) -> bool:
        """Whether the explorer can go on a mission."""
        return not self.lost and not self.retired

    def knows(self, specialization: str) -> int:
        """The level of a specialization, 0 if the explorer does not know it."""
        for skill in self.specializations:
            if skill.specialization == specialization:
                return skill.level
        return 0

    def flew(self, mission: str) -> bool:
        """Whether this mission has been entered, won or lost."""
        return mission in self.failures or any(entry.mission == mission for entry in self.log)

    def entry(self, mission: str) -> LogEntry | None:
        for entry in self.log:
            if entry.mission == mission:
                return entry
        return None

    def traveller(self) -> Explorer:
        """The explorer as a mission needs them: without the list of missions."""
        return msgspec.structs.replace(self, log=(), failures=())
