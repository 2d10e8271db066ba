"""What a position is worth to a captain: the score as it stands, and what is likely to come of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.games.starship_captains.cards.boards import ROUNDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.techs import ABILITY, ONE_SHOT, ROOM, SCORES, TECHS
from readyroom.games.starship_captains.cards.tracks import LOOP
from readyroom.games.starship_captains.names import ANDROID, CADET, NONE
from readyroom.games.starship_captains.scoring import score, track_points
from readyroom.games.starship_captains.state import State

STEP: Final = 0.42
"""A space on a track: its zone, its loop, and a part of the next bonus."""
NEAR: Final[tuple[float, ...]] = (0.62, 0.4, 0.28, 0.18, 0.1)
"""What a mission is worth by how many moves away it is; no two locations are further apart."""
TECH_WORTH: Final = {ROOM: 0.95, ONE_SHOT: 0.6, ABILITY: 0.75, SCORES: 0.1}
"""For each round that is left."""
TO_DO: Final = (1.2, 0.7)
"""An ensign or commander, and a cadet, in the ready room: what they will do yet."""
KEPT: Final = (0.32, 0.2)
"""The same when their captain has passed."""


@dataclass(frozen=True)
class Insight:
    """How well a captain sees: whether missions draw the ship, how many own turns ahead, how much is overlooked, and
    how much better a turn must be for training or promoting someone to pay off."""

    missions: float = 1.0
    ahead: int = 0
    noise: float = 0.0
    thrift: float = 0.0


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
    made += STEP * steps - sum(track_points(s, seat))
    made += 0.3 * ship.medals + 0.35 * sum(ship.artifacts) + 0.1 * len(ship.pirates)
    made += 0.6 * ship.ready[ANDROID] + s.commanders(seat) * (0.2 + 0.7 * left)
    ensign, cadet = KEPT if ship.passed else TO_DO
    made += ensign * sum(ship.ready[CADET + 1 : ANDROID]) + cadet * ship.ready[CADET]
    made -= (0.1 + 0.35 * left) * ship.tech_damage() + 0.1 * ship.damage
    for tech in ship.slots:
        if tech >= 0:
            made += tech_worth(tech, left)
    return made + insight.missions * missions_near(s, seat, left)


def tech_worth(tech: int, left: int) -> float:
    """What a tech will do yet."""
    return 0.2 + TECH_WORTH[TECHS[tech].kind] * left


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
