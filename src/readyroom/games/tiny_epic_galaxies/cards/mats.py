"""Dice faces, the empire track of the Galaxy Mat (A2, A3), the Hangar Mat and the badges (B1, B3)."""

from __future__ import annotations

from typing import Final, Literal

MOVE: Final = 0
ENERGY: Final = 1
CULTURE: Final = 2
ECONOMY: Final = 3
DIPLOMACY: Final = 4
COLONY: Final = 5
ANY: Final = -1
"""Any orbit, whatever its symbol."""

Face = Literal["move", "energy", "culture", "economy", "diplomacy", "colony"]
FACES: Final[tuple[Face, ...]] = ("move", "energy", "culture", "economy", "diplomacy", "colony")
FACE_NAMES: Final[tuple[str, ...]] = (
    "Move a ship", "Acquire energy", "Acquire culture", "Advance economy", "Advance diplomacy", "Utilize a colony",
)  # fmt: skip
"""What each face lets a player do (A2)."""
FACE_NUMBER: Final[dict[str, int]] = {face: i for i, face in enumerate(FACES)}

LAST_LEVEL: Final = 6
LEVEL_DICE: Final[tuple[int, ...]] = (0, 4, 5, 5, 6, 6, 7)
LEVEL_SHIPS: Final[tuple[int, ...]] = (0, 2, 2, 3, 3, 4, 4)
LEVEL_POINTS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 5, 8)
"""A running value: a level replaces the points of the one before."""

FULL: Final = 7
"""Energy and culture run from 0 to this."""

START_ENERGY: Final = 2
START_CULTURE: Final = 1
POINTS_TO_END: Final = 21
SCORE_FLIP: Final = 30
"""From here on a score token shows its plus side (B2)."""
ROW_SIZE: Final[tuple[int, ...]] = (0, 4, 4, 5, 6, 6)
"""Planets in the row, and pilots too, by number of seats (A4, B2)."""

AdvancedHull = Literal["aurora", "intrepid", "ambition", "nexus"]
ADVANCED: Final[tuple[AdvancedHull, ...]] = ("aurora", "intrepid", "ambition", "nexus")
Hull = Literal["scout", AdvancedHull]
SHIP_KINDS: Final[tuple[Hull, ...]] = ("scout", *ADVANCED)
SHIP_KIND_NUMBER: Final[dict[str, int]] = {kind: i for i, kind in enumerate(SHIP_KINDS)}
AURORA: Final = 1
INTREPID: Final = 2
AMBITION: Final = 3
NEXUS: Final = 4

HANGAR_FACES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (ENERGY, CULTURE),
    (MOVE, ECONOMY),
    (DIPLOMACY, COLONY),
    (MOVE, COLONY),
)
"""The two faces listed for each advanced ship: two alike of either hire a trained pilot. Designed."""

Badge = Literal["nebula", "comet", "relic", "beacon"]
BADGES: Final[tuple[Badge, ...]] = ("nebula", "comet", "relic", "beacon")
NEBULA: Final = 0
COMET: Final = 1
RELIC: Final = 2
BEACON: Final = 3
FACE_UP_MOST: Final = 3
"""Exploration cards that may lie face up (B5)."""
