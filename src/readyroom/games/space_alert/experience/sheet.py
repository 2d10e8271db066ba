"""An explorer's log as it is shown and printed, with everything worked out, so that a page need not know the rules."""

from __future__ import annotations

import msgspec

from readyroom.games.space_alert.experience.achievements import ACHIEVEMENTS, CATEGORIES, Achievement
from readyroom.games.space_alert.experience.explorer import MAXIMUM_LEVEL, Explorer, LogEntry, Specialization
from readyroom.games.space_alert.experience.levels import SPECIALIZATIONS, dotted, learnable, row, to_next, unlearned
from readyroom.games.space_alert.experience.log_entries import offers
from readyroom.games.space_alert.mission.specializations import IDS, TEXTS, TITLES


class LevelRow(msgspec.Struct, frozen=True):
    """A level and the boxes that lead on from it. The dotted ones come first; ``skipped`` of them were passed over."""

    level: int
    reached: bool
    boxes: int
    dotted: int
    skipped: int
    checked: int


class SkillRow(msgspec.Struct, frozen=True):
    """A specialization and its three boxes; ``learnable`` if the next one may be checked now."""

    specialization: Specialization
    title: str
    level: int
    learnable: bool
    basic: str
    advanced: str


class Box(msgspec.Struct, frozen=True):
    """An achievement, and whether it is checked."""

    achievement: Achievement
    checked: bool


class CategoryBoxes(msgspec.Struct, frozen=True):
    category: str
    title: str
    points: int
    """What its checked boxes were worth."""
    boxes: tuple[Box, ...]


class Line(msgspec.Struct, frozen=True):
    """A mission of the log. ``offers``: one of each category of these can still be checked for it."""

    entry: LogEntry
    offers: tuple[Achievement, ...]


class ExplorerSheet(msgspec.Struct, frozen=True):
    """Both sides of the log."""

    explorer: Explorer
    hardcore: bool
    to_next: int
    """Points to the next level; 0 at the highest."""
    unlearned: int
    """Specialization boxes to be checked."""
    levels: tuple[LevelRow, ...]
    skills: tuple[SkillRow, ...]
    categories: tuple[CategoryBoxes, ...]
    log: tuple[Line, ...]
    """The latest first."""


def sheet(explorer: Explorer) -> ExplorerSheet:
    open_now = learnable(explorer)
    return ExplorerSheet(
        explorer=explorer,
        hardcore=explorer.hardcore,
        to_next=to_next(explorer),
        unlearned=unlearned(explorer),
        levels=tuple(_level(explorer, level) for level in range(MAXIMUM_LEVEL + 1)),
        skills=tuple(
            SkillRow(name, TITLES[IDS[place]], explorer.knows(name), name in open_now, *TEXTS[place])
            for place, name in enumerate(SPECIALIZATIONS)
        ),
        categories=tuple(_category(explorer, id, title) for id, title in CATEGORIES.items()),
        log=tuple(_line(explorer, entry) for entry in reversed(explorer.log)),
    )


def _level(explorer: Explorer, level: int) -> LevelRow:
    """The row being filled, or one before or after it. The log does not remember how an earlier row was filled."""
    if level != explorer.level:
        passed = level < explorer.level
        return LevelRow(level, passed, row(level), dotted(level), 0, row(level) if passed else 0)
    skips = explorer.hardcore and not explorer.boxes
    skipped = dotted(level) if skips else explorer.skipped
    return LevelRow(level, True, row(level), dotted(level), skipped, explorer.boxes)


def _category(explorer: Explorer, id: str, title: str) -> CategoryBoxes:
    boxes = tuple(Box(one, one.id in explorer.achievements) for one in ACHIEVEMENTS if one.category == id)
    return CategoryBoxes(id, title, sum(box.achievement.points for box in boxes if box.checked), boxes)


def _line(explorer: Explorer, entry: LogEntry) -> Line:
    open_now = offers(explorer, entry) if explorer.available or explorer.retired else ()
    return Line(entry, tuple(one for one in ACHIEVEMENTS if one.id in open_now))
