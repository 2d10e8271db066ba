"""The places of the face-up tiles: each keeps its own, so that nothing moves under a reaching hand.

A taken tile leaves a hole, and the next face-up tile fills the oldest hole. The latest holes stay empty for a while, so
that nobody grabs a different tile by accident. No rule depends on these places.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.state import State

SEATS: Final = 4
FRESH: Final = 3
"""How many of the latest holes stay empty."""


def clear(s: State) -> None:
    s.open = []
    s.shelf = []
    s.holes = []


def lay(s: State, tiles: list[int]) -> None:
    """Puts tiles on the shelf, face up."""
    shelf = s.shelf.copy()
    holes = s.holes.copy()
    for tile in tiles:
        s.open.append(tile)
        if len(holes) > FRESH:
            shelf[holes.pop(0)] = tile
        else:
            shelf.append(tile)
    s.shelf = shelf
    s.holes = holes


def take(s: State, seat: int, tile: int) -> None:
    """Takes a tile from the shelf for a seat."""
    s.open.remove(tile)
    if tile not in s.shelf:
        return
    shelf = s.shelf.copy()
    place = shelf.index(tile)
    shelf[place] = -1 - (tile * SEATS + seat)
    s.shelf = shelf
    s.holes = [*s.holes, place]


def places(s: State) -> list[int]:
    """The place of each face-up tile. A position set up by hand may lack places: its tiles come after the others."""
    known = {tile: place for place, tile in enumerate(s.shelf)}
    behind = len(s.shelf)
    found: list[int] = []
    for tile in s.open:
        place = known.get(tile, -1)
        if place < 0:
            place = behind
            behind += 1
        found.append(place)
    return found


def holes(s: State) -> list[tuple[int, int, int]]:
    """The holes left by taken tiles, oldest first: the place, the seat that took the tile, and the tile."""
    taken = [(place, -1 - s.shelf[place]) for place in s.holes]
    return [(place, what % SEATS, what // SEATS) for place, what in taken]
