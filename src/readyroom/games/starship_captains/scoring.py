"""The score sheet (rules 6.1). Medals and artifacts are worth half a point each, so everything is counted in halves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from readyroom.core.struct import Outcome, Points
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import SCORES, TECHS
from readyroom.games.starship_captains.cards.tracks import ZONE_ENDS, points
from readyroom.games.starship_captains.names import ANDROID, BLUE, CADET, COMMANDER, NONE, RED, YELLOW
from readyroom.games.starship_captains.slots import icon_pairs
from readyroom.games.starship_captains.state import State

COLOURS: Final = {"red": RED, "blue": BLUE, "yellow": YELLOW}
_TERM: Final = re.compile(
    r"(?:per\((?P<counter>[a-z0-9-]+),(?P<each>\d+)\)"
    r"|if\(damage=0,(?P<yes>-?\d+),(?P<no>-?\d+)\)"
    r"|(?P<lowest>lowest-track))"
    r"(?: (?P<sign>[+-]) (?P<number>\d+))?"
)


class Score:
    """One captain's points, in halves."""

    __slots__ = ("cargo", "crew", "damage", "halves", "missions", "omegas", "passenger", "tracks")

    def __init__(
        self, missions: int, tracks: int, omegas: int, crew: int, cargo: int, damage: int, passenger: int
    ) -> None:
        self.missions = missions
        self.tracks = tracks
        self.omegas = omegas
        self.crew = crew
        self.cargo = cargo
        self.damage = damage
        self.passenger = passenger
        self.halves = missions + tracks + omegas + crew + cargo + damage + passenger

    @property
    def points(self) -> Points:
        """All of it, in points."""
        return self.halves / 2 if self.halves % 2 else self.whole

    @property
    def whole(self) -> int:
        """Rounded down, as the epilogue counts."""
        return self.halves // 2


@dataclass(frozen=True)
class Rule:
    """A card's scoring rule, read once: so much for each thing counted, or for being without damage or not."""

    counter: str
    each: int
    yes: int
    no: int
    more: int


def read(says: str) -> Rule:
    """``per(COUNTER,n)``, ``if(damage=0,n,n)`` or ``lowest-track``, plus or minus a number."""
    term = _TERM.fullmatch(says)
    if term is None:
        raise ValueError(f"{says!r} is not a rule for scoring.")
    more = int(f"{term['sign']}{term['number']}") if term["number"] else 0
    if term["counter"]:
        return Rule(term["counter"], int(term["each"]), 0, 0, more)
    if term["lowest"]:
        return Rule("lowest-track", 1, 0, 0, more)
    return Rule("", 0, int(term["yes"]), int(term["no"]), more)


OMEGA_RULES: Final = tuple([read(tech.says) if tech.kind == SCORES else None for tech in TECHS])
"""By tech; only omega techs have one."""
PASSENGER_RULES: Final = tuple([read(passenger.score) for passenger in PASSENGERS])


def score(s: State, seat: int) -> Score:
    ship = s.ships[seat]
    missions = 0
    for mission in ship.missions:
        missions += MISSIONS[mission].points
    omegas = 0
    for tech in ship.slots:
        rule = OMEGA_RULES[tech] if tech >= 0 else None
        if rule is not None:
            omegas += worth(s, seat, rule)
    tracks = 0
    for track in range(3):
        tracks += points(ship.spaces[track], ship.loops[track])
    artifacts = ship.artifacts
    crew = s.commanders(seat) + ship.ready[ANDROID] + len(ship.pirates)
    return Score(
        missions=2 * missions,
        tracks=2 * tracks,
        omegas=2 * omegas,
        crew=2 * crew,
        cargo=ship.medals + artifacts[0] + artifacts[1] + artifacts[2],
        damage=-2 * damage(s, seat),
        passenger=2 * worth(s, seat, PASSENGER_RULES[s.passenger]) if s.passenger != NONE else 0,
    )


def outcome(s: State) -> Outcome:
    """The most points win; captains with equal points share the win."""
    scores = [score(s, seat) for seat in range(s.seats)]
    ranking = tuple([1 + sum([other.halves > mine.halves for other in scores]) for mine in scores])
    totals = _points(s, scores)
    if s.seats == 1:  # alone there is nobody to win against
        return Outcome(totals, ranking, "Four rounds are over.", won=())
    return Outcome(totals, ranking, "Four rounds are over.")


def standing(s: State) -> tuple[Points, ...]:
    """Everyone's points, including halves. Version 1 rounds them down, and its records hold them that way."""
    return _points(s, [score(s, seat) for seat in range(s.seats)])


def _points(s: State, scores: list[Score]) -> tuple[Points, ...]:
    return tuple([one.whole if s.version == 1 else one.points for one in scores])


def damage(s: State, seat: int) -> int:
    """All damage: in cargo, in excess, and in tech slots."""
    return s.ships[seat].damage + s.ships[seat].tech_damage()


def track_points(s: State, seat: int) -> list[int]:
    """What each marker is worth: its zone, and five for each loop."""
    ship = s.ships[seat]
    return [points(ship.spaces[track], ship.loops[track]) for track in range(3)]


def worth(s: State, seat: int, rule: Rule) -> int:
    """The points from a card's scoring rule."""
    if rule.counter:
        return count(s, seat, rule.counter) * rule.each + rule.more
    return (rule.no if damage(s, seat) else rule.yes) + rule.more


def count(s: State, seat: int, counter: str) -> int:
    ship = s.ships[seat]
    if counter.startswith("missions-with-"):
        colour = COLOURS[counter.removeprefix("missions-with-")]
        return sum([MISSIONS[mission].has_line(colour) for mission in ship.missions])
    if counter.startswith("figures-"):
        colour = COLOURS[counter.removeprefix("figures-")]
        kinds = (colour, colour + COMMANDER)
        return sum([ship.ready[kind] + ship.queue.count(kind) for kind in kinds])
    if counter == "tracks-in-zone-3-or-looped":
        third = ZONE_ENDS[2]
        return sum([ship.loops[track] > 0 or ship.spaces[track] > third for track in range(3)])
    if counter == "matching-icon-pairs":
        return icon_pairs(s, seat)
    if counter == "lowest-track":
        return min(track_points(s, seat))
    if counter == "artifact-types":
        return sum([held > 0 for held in ship.artifacts])
    if counter == "artifacts":
        return sum(ship.artifacts)
    if counter == "commanders":
        return s.commanders(seat)
    if counter == "cadets":
        return ship.ready[CADET] + ship.queue.count(CADET)
    if counter == "damage":
        return damage(s, seat)
    if counter == "pirate-tokens":
        return len(ship.pirates)
    raise ValueError(f"{counter!r} cannot be counted.")
