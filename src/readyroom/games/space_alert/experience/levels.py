"""Experience points, levels and specializations (New Frontier, Experience Points and Levels; Hardcore Explorers)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import MAXIMUM_LEVEL, Explorer, Skill, Specialization

NEEDS_LEVEL: Final = (0, 1, 3, 6)
"""The explorer's level from which the first, second and third box of a specialization may be checked."""


def row(level: int) -> int:
    """The boxes next to a level; checking them all leads to the next one. The highest level has none.

    >>> row(0), row(1), row(29)
    (8, 12, 124)
    """
    return 8 + 4 * level if level < MAXIMUM_LEVEL else 0


def dotted(level: int) -> int:
    """How many of these are dotted: a hardcore explorer skips them. They come first in the row.

    >>> dotted(1), dotted(2), dotted(6), dotted(7)
    (0, 4, 16, 18)
    """
    if level < 2 or level >= MAXIMUM_LEVEL:
        return 0
    return 3 * level - 2 if level < 7 else 4 + 2 * level


def to_next(explorer: Explorer) -> int:
    """The points still missing for the next level; 0 at the highest."""
    if explorer.level == MAXIMUM_LEVEL:
        return 0
    passed = dotted(explorer.level) if explorer.hardcore and not explorer.boxes else explorer.skipped
    return row(explorer.level) - passed - explorer.boxes


def mark(explorer: Explorer, points: int) -> Explorer:
    """Checks one box for each point, and circles every level that is reached."""
    level, boxes, skipped = explorer.level, explorer.boxes, explorer.skipped
    for _ in range(points):
        if not boxes and explorer.hardcore:
            skipped = dotted(level)  # The first plain box is checked, so the dotted ones before it are passed over.
        boxes += 1
        if level < MAXIMUM_LEVEL and boxes + skipped == row(level):
            level, boxes, skipped = level + 1, 0, 0
    return replace(
        explorer, level=level, boxes=boxes, skipped=skipped, experience=explorer.experience + points
    )  # fmt: skip


def unlearned(explorer: Explorer) -> int:
    """Specialization boxes still to be checked: there is one for each level."""
    return explorer.level - learned(explorer)


def learned(explorer: Explorer) -> int:
    return sum(skill.level for skill in explorer.specializations)


def learnable(explorer: Explorer) -> tuple[Specialization, ...]:
    """The specializations in which a box may be checked now.

    The box that comes with a level looks at that level, even when it is checked later.
    """
    if unlearned(explorer) < 1:
        return ()
    reached = learned(explorer) + 1
    return tuple(
        name
        for name in SPECIALIZATIONS
        if explorer.knows(name) < 3 and NEEDS_LEVEL[explorer.knows(name) + 1] <= reached
    )


def learn(explorer: Explorer, specialization: Specialization) -> Explorer:
    """Checks the next box of a specialization."""
    if unlearned(explorer) < 1:
        raise BadLog(
            f"{explorer.name} has used the specialization box of every level so far. The next level brings a new one."
        )
    known = explorer.knows(specialization)
    if known == 3:
        raise BadLog(f"{explorer.name} cannot rise any higher as {specialization}.")
    reached = learned(explorer) + 1
    if NEEDS_LEVEL[known + 1] > reached:
        raise BadLog(
            f"Level {known + 1} of a specialization needs an explorer of level {NEEDS_LEVEL[known + 1]}; "
            f"this box comes with level {reached}."
        )
    rest = tuple(skill for skill in explorer.specializations if skill.specialization != specialization)
    skills = sorted((*rest, Skill(specialization, known + 1)), key=_place)
    return replace(explorer, specializations=tuple(skills))


SPECIALIZATIONS: Final[tuple[Specialization, ...]] = (
    "rocketeer", "data analyst", "energy technician", "pulse gunner", "medic", "teleporter", "hypernavigator",
    "special ops", "squad leader", "mechanic",
)  # fmt: skip


def _place(skill: Skill) -> int:
    return SPECIALIZATIONS.index(skill.specialization)
