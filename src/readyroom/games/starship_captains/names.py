"""Numbers for the things the rules count, and their names.

Inside the rules everything is a small number; on the wire and in sentences it goes by its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

NONE: Final = -1
"""No such thing: no mission at a planet, no pirate on a route, no holder."""

# Colors of figures, rooms and mission lines.
NO_COLOUR: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
GRAY: Final = 4
GOLD: Final = 5
Colour = Literal["none", "red", "blue", "yellow", "gray", "gold"]
COLOURS: Final[tuple[Colour, ...]] = ("none", "red", "blue", "yellow", "gray", "gold")

# Figures: an ensign's number is its color; a commander's is three more.
CADET: Final = 0
COMMANDER: Final = 3
"""What promotion adds to an ensign's number."""
ANDROID: Final = 7
Figure = Literal["cadet", "red", "blue", "yellow", "red-commander", "blue-commander", "yellow-commander", "android"]
FIGURES: Final[tuple[Figure, ...]] = (
    "cadet", "red", "blue", "yellow", "red-commander", "blue-commander", "yellow-commander", "android",
)  # fmt: skip
FIGURE_NAMES: Final[tuple[str, ...]] = (
    "cadet", "Helm ensign", "Science ensign", "Weapons ensign", "Helm commander", "Science commander",
    "Weapons commander", "android",
)  # fmt: skip
"""What people call them: by their duty, as the rooms of the ship are called."""

# Artifacts show two colors.
Artifact = Literal["red-blue", "red-yellow", "blue-yellow"]
ARTIFACTS: Final[tuple[Artifact, ...]] = ("red-blue", "red-yellow", "blue-yellow")
ARTIFACT_COLOURS: Final[tuple[tuple[int, int], ...]] = ((RED, BLUE), (RED, YELLOW), (BLUE, YELLOW))

# Routes, and the exhaust of pirates.
GREEN: Final = 0
PURPLE: Final = 1
YELLOW_ROUTE: Final = 2
RouteColour = Literal["green", "purple", "yellow"]
ROUTE_COLOURS: Final[tuple[RouteColour, ...]] = ("green", "purple", "yellow")

# Pirates: two types in three colors of exhaust.
RAIDER: Final = 0
CARRIER: Final = 1
PIRATES: Final = tuple(f"{kind}-{colour}" for kind in ("raider", "carrier") for colour in ROUTE_COLOURS)

COOP: Final = 0
TINCAN: Final = 1
NIAN: Final = 2
Faction = Literal["coop", "tincan", "nian"]
TRACKS: Final[tuple[Faction, ...]] = ("coop", "tincan", "nian")
TRACK_NAMES: Final[tuple[str, ...]] = ("the Cooperative", "the Tincan", "the Ni'an")

Source = Literal["rulebook", "designed"]
"""Where a card comes from: the rulebook tells its name and special rule, or it is all ours."""

MEDAL: Final = "medal"
PIRATE: Final = "pirate"
PAYMENTS: Final[tuple[str, ...]] = (MEDAL, *ARTIFACTS, PIRATE)
"""What stands for a medal, or is discarded for something, in the order in which it is written."""

ORDINALS: Final[tuple[str, ...]] = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip


def number_of(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


FIGURE_NUMBER: Final = number_of(FIGURES)
ARTIFACT_NUMBER: Final = number_of(ARTIFACTS)
TRACK_NUMBER: Final = number_of(TRACKS)
COLOUR_NUMBER: Final = number_of(COLOURS)


def is_commander(figure: int) -> bool:
    return COMMANDER < figure < ANDROID


def colour_of(figure: int) -> int:
    """The color of an ensign or commander."""
    return figure - COMMANDER if figure > COMMANDER else figure


def exhaust(pirate: int) -> int:
    return pirate % 3


def kind_of(pirate: int) -> int:
    return pirate // 3
