"""What is true of every state: sums that never change, the most that a mat or the box holds, and what is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    FACE_UP_MOST,
    FULL,
    LAST_LEVEL,
    LEVEL_DICE,
    LEVEL_SHIPS,
    ROW_SIZE,
    SHIP_KINDS,
)
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, SPACES
from readyroom.games.tiny_epic_galaxies.state import DANGER, LOCKED, ORBIT, ROGUE, SURFACE, Galaxy, Ship, State


def conserved(s: State) -> dict[str, int]:
    """Cards, ships and missions, wherever they are."""
    cards = sum(len(g.cards) for g in s.galaxies) + len(s.face_up) + (s.drawn >= 0)
    return {
        "planets": sum(len(g.colonies) for g in s.galaxies)
        + sum(planet >= 0 for planet in s.row)
        + len(s.planets)
        + len(s.box),
        "pilots": sum(g.pilot_count() for g in s.galaxies) + len(s.pilot_row) + len(s.pilots),
        "exploration cards": cards + len(s.exploration),
        "missions": sum(len(g.dealt) for g in s.galaxies) + len(s.missions),
        "ships": sum(len(g.ships) for g in s.galaxies),
        "known bottom cards": len(s.exploration.bottom) - len(s.bottom_known),
    }


def bounded(s: State) -> dict[str, tuple[int, int]]:
    """What each galaxy and the middle of the table hold, with the maximum (A3, A4, A8, B2, B3, B5)."""
    places = ROW_SIZE[s.seats]
    found = {
        "planets in the row": (len(s.row), places),
        "pilots in the row": (len(s.pilot_row), places),
        "exploration cards face up": (len(s.face_up), FACE_UP_MOST),
        "dice": (len(s.dice), LEVEL_DICE[LAST_LEVEL]),
        "dice to come from the Rogue": (s.rogue_dice, LEVEL_DICE[LAST_LEVEL]),
    }
    for g in s.galaxies:
        whose = "of the Rogue" if g.seat == ROGUE else f"of seat {g.seat}"
        found[f"energy {whose}"] = (g.energy, FULL)
        found[f"culture {whose}"] = (g.culture, FULL)
        found[f"levels {whose}"] = (g.level, LAST_LEVEL)
        found[f"ships {whose} in play"] = (in_play(g), 4 if g.seat == ROGUE else LEVEL_SHIPS[min(g.level, LAST_LEVEL)])
        found[f"ships {whose} on one surface"] = (most_at_one(g, SURFACE), 1)
        # Admiral Thessaly may join another ship in its orbit.
        found[f"ships {whose} in one orbit"] = (most_at_one(g, ORBIT), 2 if s.beyond else 1)
        for kind in range(1, len(SHIP_KINDS)):
            of_kind = sum(ship.kind == kind for ship in g.ships)
            # The Rogue's pilots have no ships to fly; every other hangar slot with a pilot flies exactly one.
            found[f"{SHIP_KINDS[kind]} ships {whose}"] = (of_kind, int(g.seat != ROGUE and bool(g.hangar[kind - 1])))
    return found


def flaws(s: State) -> Iterator[str]:
    """What is wrong with a state, in sentences."""
    if s.over:
        return
    for g in s.galaxies:
        if g.seat != ROGUE and in_play(g) != LEVEL_SHIPS[g.level]:
            yield f"Seat {g.seat} has {in_play(g)} ships in play at level {g.level}."
        for ship in g.ships:
            if ship.where in (SURFACE, ORBIT) and ship.at not in s.row:
                yield f"A ship of seat {g.seat} is at {PLANETS[ship.at].name}, which is not in the row."
            if ship.space > last_space(ship):
                yield f"A ship of seat {g.seat} is on space {ship.space}, beyond the end of its track."
            if ship.kind and (not g.hangar[ship.kind - 1] or ship.pilot != g.hangar[ship.kind - 1][-1]):
                yield f"The {SHIP_KINDS[ship.kind]} of seat {g.seat} is not flown by the pilot hired last for it."
            if not ship.kind and ship.pilot >= 0:
                yield f"A scout of seat {g.seat} has a pilot."


def in_play(g: Galaxy) -> int:
    return sum(ship.where != LOCKED for ship in g.ships)


def most_at_one(g: Galaxy, where: int) -> int:
    """How many of a galaxy's ships share a surface or an orbit, at most."""
    at = [ship.at for ship in g.ships if ship.where == where]
    return max((at.count(planet) for planet in at), default=0)


def last_space(ship: Ship) -> int:
    """The last space on which a ship can stand where it is."""
    if ship.where == ORBIT:
        return SPACES[ship.at]
    return CARDS[ship.at].track - 1 if ship.where == DANGER else 0
