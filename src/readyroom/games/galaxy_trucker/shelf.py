"""Where the tiles that lie face up lie: each keeps its place, so that nothing moves under a hand that reaches for it.

A taken tile leaves a hole. The next tile that is put there fills the oldest one; the latest few holes stay empty for a
while, so that nobody finds another tile under the finger. It is how the table looks: no rule depends on it.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.state import State

SEATS: Final = 4
FRESH: Final = 3
"""So many of the latest holes are not filled yet."""


def clear(s: State) -> None:
    s.open = []
    s.shelf = []
    s.holes = []


def lay(s: State, tiles: list[int]) -> None:
    """Puts tiles there, face up."""
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
    """A seat takes a tile from there."""
    s.open.remove(tile)
    if tile not in s.shelf:
        return
    shelf = s.shelf.copy()
    place = shelf.index(tile)
    shelf[place] = -1 - (tile * SEATS + seat)
    s.shelf = shelf
    s.holes = [*s.holes, place]


def places(s: State) -> list[int]:
    """The place of each tile that lies face up. A position that was set up by hand says nothing of places: what it
    adds lies behind the rest."""
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
    """Places from which a tile was taken and that are still empty, the oldest first: the place, the seat that took it,
    and the tile."""
    taken = [(place, -1 - s.shelf[place]) for place in s.holes]
    return [(place, what % SEATS, what // SEATS) for place, what in taken]
