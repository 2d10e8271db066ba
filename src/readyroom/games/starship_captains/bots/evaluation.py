"""What a position is worth to a captain: the score as it stands, and what is likely to be added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.games.starship_captains.cards.boards import ROUNDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.techs import ABILITY, ONE_SHOT, ROOM, TECHS
from readyroom.games.starship_captains.cards.tracks import LOOP
from readyroom.games.starship_captains.names import ANDROID, BLUE, CADET, COMMANDER, NONE, RED, YELLOW
from readyroom.games.starship_captains.scoring import score, track_points
from readyroom.games.starship_captains.state import State

NEAR: Final[tuple[float, ...]] = (0.62, 0.4, 0.28, 0.18, 0.1)
"""What a mission is worth by how many moves away it is; no two locations are further apart."""
KEPT: Final = (0.32, 0.2)
"""An ensign or commander, and a cadet, in the ready room of a captain who has passed."""


@dataclass(frozen=True)
class Insight:
    """How well a captain sees: how many own turns ahead, how much is overlooked, how much better a turn must be for
    training or promoting someone to pay off; and what things are taken to be worth, in points, besides their score."""

    ahead: int = 0
    noise: float = 0.0
    thrift: float = 0.0
    missions: float = 1.0
    """how much missions draw the ship"""
    step: float = 0.42
    """a space on a track: its zone, its loop, and a part of the next bonus"""
    medal: float = 0.3
    artifact: float = 0.35
    pirate: float = 0.1
    android: float = 0.6
    commander: float = 0.7
    """for each round that is left"""
    ensign: float = 1.2
    """an ensign or commander in the ready room: what they can still do"""
    cadet: float = 0.7
    """the same of a cadet"""
    colour: float = 0.0
    """each color that someone in the ready room has"""
    damage: float = 0.1
    tech_damage: float = 0.35
    """damage in a tech slot, for each round that is left"""
    room: float = 0.95
    """a tech that is a room, for each round that is left; so are the next two"""
    one_shot: float = 0.6
    ability: float = 0.75


MISSION_WORTH: Final = tuple(mission.points + 1.2 * len(mission.lines) for mission in MISSIONS)
MISSION_CREW: Final = tuple(len(mission.lines) for mission in MISSIONS)


def distances(galaxy: Galaxy) -> tuple[tuple[int, ...], ...]:
    """Moves from each location to each other."""
    found: list[tuple[int, ...]] = []
    for start in range(len(galaxy.locations)):
        far = {start: 0}
        edge = [start]
        while edge:
            edge = [to for at in edge for _, to in galaxy.around[at] if far.setdefault(to, far[at] + 1) == far[at] + 1]
            edge = sorted(set(edge))
        found.append(tuple(far[place] for place in range(len(galaxy.locations))))
    return tuple(found)


DISTANCES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (distances(SMALL), distances(LARGE))


def worth(s: State, seat: int, insight: Insight) -> float:
    """In points."""
    ship = s.ships[seat]
    made = score(s, seat).halves / 2
    left = ROUNDS - s.round
    if s.over or (ship.passed and not left):
        return made
    steps = sum(loops * LOOP + space for loops, space in zip(ship.loops, ship.spaces, strict=True))
    made += insight.step * steps - sum(track_points(s, seat))
    made += insight.medal * ship.medals + insight.artifact * sum(ship.artifacts) + insight.pirate * len(ship.pirates)
    ready = ship.ready
    made += insight.android * ready[ANDROID] + s.commanders(seat) * (0.2 + insight.commander * left)
    ensign, cadet = KEPT if ship.passed else (insight.ensign, insight.cadet)
    made += ensign * sum(ready[CADET + 1 : ANDROID]) + cadet * ready[CADET]
    if not ship.passed:
        for colour in (RED, BLUE, YELLOW):
            if ready[colour] or ready[colour + COMMANDER]:
                made += insight.colour
    made -= (0.1 + insight.tech_damage * left) * ship.tech_damage() + insight.damage * ship.damage
    for tech in ship.slots:
        if tech >= 0:
            made += tech_worth(tech, left, insight)
    return made + insight.missions * missions_near(s, seat, left)


def tech_worth(tech: int, left: int, insight: Insight) -> float:
    """What a tech is still worth."""
    kind = TECHS[tech].kind
    if kind == ROOM:
        each = insight.room
    elif kind == ONE_SHOT:
        each = insight.one_shot
    elif kind == ABILITY:
        each = insight.ability
    else:
        each = 0.1
    return 0.2 + each * left


def missions_near(s: State, seat: int, left: int) -> float:
    """The best mission in reach, and half of the second best."""
    ship = s.ships[seat]
    crew = sum(ship.ready)
    near = DISTANCES[s.side][ship.at]
    holders = s.holders
    best = second = 0.0
    for place, number in enumerate(s.missions_at):
        if number == NONE:
            continue
        holder = holders[place]
        if holder != NONE and holder != seat:
            continue
        far = near[place]
        value = MISSION_WORTH[number] * NEAR[far]
        if crew < MISSION_CREW[number] + (far > 0):
            value *= 0.6 if left else 0.1
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.4 * second
