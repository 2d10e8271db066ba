"""The three faction tracks, two sides each. Where the bonuses lie is our own design."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.games.starship_captains.effects import Effect, parse

LOOP: Final = 13
"""Spaces of a track; the step from the last one to the first closes a loop."""
LOOP_POINTS: Final = 5
TROPHY_LOOPS: Final = 2
ZONE_ENDS: Final[tuple[int, ...]] = (0, 3, 6, 9, 12)
"""The last space worth 0, 1, 2, 3 and 4 points: the start is in no zone."""


@dataclass(frozen=True)
class Track:
    """One side of a track: the space with the event, and the bonuses by space."""

    event: int
    says: dict[int, str]
    bonuses: dict[int, Effect]


def _track(event: int, says: dict[int, str]) -> Track:
    return Track(event, says, {space: parse(text) for space, text in says.items()})


TRACK_SIDES: Final[tuple[tuple[Track, ...], ...]] = (
    (
        _track(7, {2: "medal", 4: "move", 5: "medal", 8: "repair", 9: "medal", 11: "dequeue", 12: "medal"}),
        _track(6, {2: "move", 3: "repair", 5: "medal medal", 8: "dequeue", 10: "research", 12: "medal"}),
    ),
    (
        _track(7, {2: "artifact", 4: "repair", 5: "artifact", 8: "android", 10: "research", 12: "artifact"}),
        _track(
            6, {2: "repair", 4: "android", 7: "artifact artifact", 9: "(repair / artifact)", 11: "recycle",
                12: "artifact"},
        ),
    ),
    (
        _track(
            7, {2: "artifact", 4: "move", 5: "pirate-token", 8: "fight", 9: "[artifact -> medal medal]", 11: "jump",
                12: "pirate-token"},
        ),
        _track(
            6, {2: "jump", 4: "pirate-token", 5: "[pirate-token -> android medal]", 8: "artifact medal", 10: "fight",
                12: "(pirate-token / jump)"},
        ),
    ),
)  # fmt: skip
"""By faction, then by side."""


ZONE_POINTS: Final = tuple(next(i for i, end in enumerate(ZONE_ENDS) if space <= end) for space in range(LOOP))


def points(space: int, loops: int) -> int:
    """What a marker is worth: its zone, and five for each loop."""
    return ZONE_POINTS[space] + LOOP_POINTS * loops
