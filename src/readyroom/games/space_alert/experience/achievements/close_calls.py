"""The Close Calls category: nasty experiences that the ship survives. Some are personal.

The printed criteria are not known; these are our own, true to the names and the points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from readyroom.games.space_alert.experience.achievements.kinds import Achievement
from readyroom.games.space_alert.experience.deeds import deeds
from readyroom.games.space_alert.experience.flight import Flown
from readyroom.games.space_alert.mission.trace import KnockedOut, TileDrawn

BANGED: Final = 7
BEATEN: Final = 10
BROKEN: Final = 13
"""Damage tiles; the eighteenth is the last that a ship can survive."""
HEAVY_BLOW: Final = 5
UNLUCKY_TILES: Final = 6
STRUCTURAL: Final = "structural"


def banged_up(flown: Flown, me: int) -> bool:
    return flown.damage >= BANGED


def a_thorough_beating(flown: Flown, me: int) -> bool:
    return flown.damage >= BEATEN


def bruised_and_broken(flown: Flown, me: int) -> bool:
    return flown.damage >= BROKEN


def duck(flown: Flown, me: int) -> bool:
    mine = deeds(flown.trace, me)
    return mine.struck >= HEAVY_BLOW and not mine.out


def ghost_ship(flown: Flown, me: int) -> bool:
    return set(flown.crew) <= knocked_out(flown)


def bad_luck(flown: Flown, me: int) -> bool:
    drawn = [event.tile for event in flown.trace if isinstance(event, TileDrawn)]
    return len(drawn) >= UNLUCKY_TILES and STRUCTURAL not in drawn


def survivor(flown: Flown, me: int) -> bool:
    return len(flown.crew) > 1 and set(flown.crew) - knocked_out(flown) == {me}


def knocked_out(flown: Flown) -> set[int]:
    return {event.seat for event in flown.trace if isinstance(event, KnockedOut)}


TABLE: Final[tuple[tuple[str, str, int, int, Callable[[Flown, int], bool], str], ...]] = (
    ("banged_up", "Banged Up", 2, 0, banged_up, f"The ship came home with {BANGED} or more damage."),
    ("a_thorough_beating", "A Thorough Beating", 4, 0, a_thorough_beating,
     f"The ship came home with {BEATEN} or more damage."),
    ("bruised_and_broken", "Bruised and Broken", 6, 0, bruised_and_broken,
     f"The ship came home with {BROKEN} or more damage."),
    ("duck", "Duck!", 1, 0, duck,
     f"An attack of strength {HEAVY_BLOW} or more hit the zone you were in, and you stayed on your feet."),
    ("ghost_ship", "Ghost Ship", 3, 0, ghost_ship, "The ship came home with everyone aboard knocked out."),
    ("bad_luck", "Bad Luck", 5, 0, bad_luck,
     f"{UNLUCKY_TILES} or more damage tiles were drawn, and each of them broke a system."),
    ("survivor", "Survivor", 7, 0, survivor, "You were the only one not knocked out."),
)  # fmt: skip

SEEN: Final = {id: seen for id, _, _, _, seen, _ in TABLE}
CLOSE_CALLS: Final = tuple(
    Achievement(id, name, "close_calls", points, level, text, "trace", "designed")
    for id, name, points, level, _, text in TABLE
)
