"""The score sheet. Medals and artifacts are worth half a point each, so everything is counted in halves."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from readyroom.core.struct import Outcome
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import SCORES, TECHS
from readyroom.games.starship_captains.cards.tracks import ZONE_ENDS, points
from readyroom.games.starship_captains.names import ANDROID, BLUE, CADET, COMMANDER, RED, YELLOW
from readyroom.games.starship_captains.slots import icon_pairs
from readyroom.games.starship_captains.state import NONE, State

COLOURS: Final = {"red": RED, "blue": BLUE, "yellow": YELLOW}
_TERM: Final = re.compile(
    r"per\((?P<counter>[a-z0-9-]+),(?P<each>\d+)\)"
    r"|if\(damage=0,(?P<yes>-?\d+),(?P<no>-?\d+)\)"
    r"|(?P<lowest>lowest-track)"
)
_TAIL: Final = re.compile(r" (?P<sign>[+-]) (?P<number>\d+)")


class Score(msgspec.Struct, frozen=True):
    """One captain's points, in halves."""

    missions: int
    tracks: int
    omegas: int
    crew: int
    cargo: int
    damage: int
    passenger: int

    @property
    def halves(self) -> int:
        return self.missions + self.tracks + self.omegas + self.crew + self.cargo + self.damage + self.passenger

    @property
    def whole(self) -> int:
        return self.halves // 2


def score(s: State, seat: int) -> Score:
    ship = s.ships[seat]
    omegas = [TECHS[tech] for tech in ship.slots if tech >= 0 and TECHS[tech].kind == SCORES]
    crew = s.commanders(seat) + ship.ready[ANDROID] + len(ship.pirates)
    return Score(
        missions=2 * sum(MISSIONS[mission].points for mission in ship.missions),
        tracks=2 * sum(track_points(s, seat)),
        omegas=2 * sum(worth(s, seat, card.says) for card in omegas),
        crew=2 * crew,
        cargo=ship.medals + sum(ship.artifacts),
        damage=-2 * damage(s, seat),
        passenger=2 * worth(s, seat, PASSENGERS[s.passenger].score) if s.passenger != NONE else 0,
    )


def outcome(s: State) -> Outcome:
    """The most points win; who has as many shares the win. Scores are told rounded down."""
    scores = [score(s, seat) for seat in range(s.seats)]
    ranking = tuple(1 + sum(other.halves > mine.halves for other in scores) for mine in scores)
    return Outcome(tuple(one.whole for one in scores), ranking, "Four rounds are over.")


def damage(s: State, seat: int) -> int:
    """All damage: in cargo, in excess, and in tech slots."""
    return s.ships[seat].damage + s.ships[seat].tech_damage


def track_points(s: State, seat: int) -> list[int]:
    ship = s.ships[seat]
    return [points(space, loops) for space, loops in zip(ship.spaces, ship.loops, strict=True)]


def worth(s: State, seat: int, says: str) -> int:
    """What a card's scoring rule brings: ``per(COUNTER,n)``, ``if(damage=0,n,n)`` or ``lowest-track``, plus or minus a
    number."""
    term = _TERM.match(says)
    if term is None:
        raise ValueError(f"{says!r} is not a rule for scoring.")
    if term["counter"]:
        total = count(s, seat, term["counter"]) * int(term["each"])
    elif term["lowest"]:
        total = min(track_points(s, seat))
    else:
        total = int(term["no"] if damage(s, seat) else term["yes"])
    tail = _TAIL.fullmatch(says, term.end())
    if tail is not None:
        total += int(tail["number"]) if tail["sign"] == "+" else -int(tail["number"])
    return total


def count(s: State, seat: int, counter: str) -> int:
    ship = s.ships[seat]
    if counter.startswith("missions-with-"):
        colour = COLOURS[counter.removeprefix("missions-with-")]
        return sum(MISSIONS[mission].has_line(colour) for mission in ship.missions)
    if counter.startswith("figures-"):
        colour = COLOURS[counter.removeprefix("figures-")]
        kinds = (colour, colour + COMMANDER)
        return sum(ship.ready[kind] + ship.queue.count(kind) for kind in kinds)
    if counter == "tracks-in-zone-3-or-looped":
        third = ZONE_ENDS[2]
        return sum(loops > 0 or space > third for space, loops in zip(ship.spaces, ship.loops, strict=True))
    simple = {
        "artifact-types": sum(held > 0 for held in ship.artifacts),
        "artifacts": sum(ship.artifacts),
        "matching-icon-pairs": icon_pairs(s, seat),
        "commanders": s.commanders(seat),
        "cadets": ship.ready[CADET] + ship.queue.count(CADET),
        "damage": damage(s, seat),
        "pirate-tokens": len(ship.pirates),
    }
    return simple[counter]
