"""What a position is worth to a seat, in points: what it has, what that is likely to become, and what the others have.

All numbers here are judgment, tuned by letting the bots play each other.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from readyroom.games.tiny_epic_galaxies import scoring
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    BADGES,
    CULTURE,
    ENERGY,
    LAST_LEVEL,
    LEVEL_DICE,
    LEVEL_SHIPS,
    POINTS_TO_END,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, POINTS, SPACES, YIELDS
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, LOCKED, ORBIT, ROGUE, Galaxy, State
from readyroom.games.tiny_epic_galaxies.steps.acquire import ship_yield

LAST_TURN_WORTH: Final = (1.0, 0.6, 0.3, 0.12, 0.04, 0.01, 0.0)
"""The share of a planet's worth that a ship in its orbit has with a single turn to come, by the advances still
needed."""

STOCK_WORTH: Final = (0.0, 0.35, 0.66, 0.92, 1.13, 1.3, 1.42, 1.5)
"""The worth of energy or culture in stock, one after the other: the first are worth the most."""

BADGE_WORTH: Final = (0.1, 0.5, 1.6, 2.3, 2.7)
"""The worth of one kind of badge, by the lead over the best other: two or more behind, one behind, tied, ahead, far
ahead."""

PATIENCE: Final = 16
"""Rounds after which a bot looks only at its own mat. Otherwise two bots could each find that moving first helps the
other more, by being followed, and pass forever."""

STEADY: Final = 4.0
"""Rounds that a bot assumes are left when it looks only at its own mat, so that it does not fear the end of the
match."""


def _action_worth() -> tuple[float, ...]:
    """How useful each planet's action is to its owner, over a whole match."""
    known = {
        "shouhua": 1.0, "terra-bettia": 1.0, "empyres-wake": 1.2, "zavodnick": 0.7, "piedes": 0.7, "gyore": 0.6,
        "leandra": 0.6, "drewkaiden": 0.6, "quillon-reach": 0.6, "padraigin-3110": 0.6, "nakagawakozi": 0.6,
        "mj-120210": 0.6, "jac-110912": 0.7, "gleam-zanier": 0.7, "hoefker": 0.6, "maia": 0.5, "aughmoore": 0.6,
        "zalax": 0.4, "osmira-9": 0.5, "hadrune": 0.5, "ultima-carrow": 0.5, "sable-drift": 0.6, "morrowgate": 0.6,
        "umbra-forum": 0.6,
    }  # fmt: skip
    return tuple(known.get(planet.id, 0.25) for planet in PLANETS)


ACTION_WORTH: Final = _action_worth()


def rounds_left(s: State, lead: int, insight: Insight) -> float:
    """About how many rounds come after this one, judging by the leader's points."""
    if s.ending:
        return 0.0
    left = (POINTS_TO_END - lead) / insight.pace
    if s.solo:
        rogue = s.galaxies[ROGUE]
        left = min(left, (s.settings.skull_level - rogue.level) * 3.0 - rogue.energy * 0.3)
    return left if left > 0.3 else 0.3


def value(s: State, seat: int, insight: Insight) -> float:
    """How well a seat stands: the more the better, 0 when even."""
    if s.over:
        return _final(s, seat)
    me = s.galaxies[seat]
    if not insight.rivals or s.round > PATIENCE:
        return s.points(seat) + strength(s, me, STEADY, insight) + mission_worth(s, me, STEADY, insight)
    points = [s.points(g.seat) for g in s.galaxies]
    left = rounds_left(s, max(points), insight)
    mine = points[seat] + strength(s, me, left, insight) + mission_worth(s, me, left, insight)
    best = -99.0
    total = 0.0
    others = s.others(seat)
    for other in others:
        theirs = points[other] + strength(s, s.galaxies[other], left, insight)
        total += theirs
        if theirs > best:
            best = theirs
    ahead = mine - insight.theirs * (0.7 * best + 0.3 * total / len(others))
    if s.ending:
        ahead += 8 * tanh((mine - best) / 2.5)
    return ahead


def galaxy_worth(s: State, seat: int, insight: Insight) -> float:
    """What a seat is likely to have in the end, whatever the others have."""
    points = [s.points(g.seat) for g in s.galaxies]
    left = rounds_left(s, max(points), insight)
    mine = s.galaxies[seat]
    return points[seat] + strength(s, mine, left, insight) + mission_worth(s, mine, left, insight)


def _final(s: State, seat: int) -> float:
    outcome = scoring.outcome(s)
    mine = outcome.scores[seat]
    if s.solo:
        return (60.0 if outcome.ranking[0] == 1 else -60.0) + mine
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return (40.0 if outcome.ranking[seat] == 1 else -40.0) + mine - best


def strength(s: State, g: Galaxy, left: float, insight: Insight) -> float:
    """What a galaxy's resources are likely to become, in points."""
    level = g.level
    soon = left / 3 if left < 3 else 1.0
    turn_left = left > 0 or _has_turn_left(s, g.seat)
    worth = left * (insight.die * (LEVEL_DICE[level] - 4) + insight.ship * (LEVEL_SHIPS[level] - 2))
    energy = culture = 0
    for ship in g.ships:
        where = ship.where
        if where == LOCKED:
            continue
        if where == ORBIT:
            worth += _orbit_worth(s, g, ship.at, ship.space, left, turn_left, insight)
        elif where == DANGER:
            worth -= 0.25 * (CARDS[ship.at].track - ship.space) * soon
            continue
        if ship.pilot >= 0:
            energy += ship_yield(ship, ENERGY)
            culture += ship_yield(ship, CULTURE)
        elif where == HOME:
            energy += 1
        elif where == EXPLORE:
            culture += 1
        else:
            yields = YIELDS[ship.at]
            energy += yields[0]
            culture += yields[1]
    if g.seat == ROGUE:
        return worth + 1.2 * (level - 1) + 0.12 * g.energy + 0.12 * g.culture
    worth += soon * insight.yields * (energy + 1.1 * culture)
    stock = STOCK_WORTH[g.energy] + insight.culture * STOCK_WORTH[g.culture]
    worth += stock * (0.05 + 0.95 * (left / 4 if left < 4 else 1.0)) * insight.stock
    if level < LAST_LEVEL and turn_left and insight.saving:
        cost = level + 1
        have = g.energy if g.energy > g.culture else g.culture
        part = have / cost if have < cost else 1.0
        step = LEVEL_POINT_STEPS[level] + left * (insight.die * DICE_STEPS[level] + insight.ship * SHIP_STEPS[level])
        worth += insight.saving * step * part * part * (0.3 + 0.7 * soon)
    for planet in g.colonies:
        worth += insight.actions * ACTION_WORTH[planet] * left / 12
    if insight.pilots:
        worth += insight.pilots * g.pilot_count()
    if s.beyond and insight.badges:
        worth += insight.badges * _beyond_worth(s, g, left)
    return worth


LEVEL_POINT_STEPS: Final = (0, 1, 1, 1, 2, 3, 0)
DICE_STEPS: Final = (0, 1, 0, 1, 0, 1, 0)
SHIP_STEPS: Final = (0, 0, 1, 0, 1, 0, 0)


def _has_turn_left(s: State, seat: int) -> bool:
    """Whether a seat is taking its turn in the last round, or still has it to come."""
    if seat == ROGUE:
        return False
    return (seat - s.first) % s.seats >= (s.active - s.first) % s.seats


def _orbit_worth(s: State, g: Galaxy, planet: int, space: int, left: float, turn_left: bool, insight: Insight) -> float:
    need = SPACES[planet] - space + 1
    if not turn_left:
        return 0.1 * LAST_TURN_WORTH[need] * POINTS[planet]
    if left <= 0:
        part = LAST_TURN_WORTH[need]
    elif left < 2.5:
        part = LAST_TURN_WORTH[need] + (insight.orbits[need] - LAST_TURN_WORTH[need]) * left / 2.5
    else:
        part = insight.orbits[need]
    if insight.contests:
        for other in s.galaxies:
            if other is not g:
                for ship in other.ships:
                    if ship.at == planet and ship.where == ORBIT:
                        theirs = SPACES[planet] - ship.space + 1
                        part *= 0.6 if theirs < need else 0.75 if theirs == need else 0.92
    return part * (POINTS[planet] + insight.actions * ACTION_WORTH[planet] * left / 12 + 0.1)


def _beyond_worth(s: State, g: Galaxy, left: float) -> float:
    """Badges, by who leads each kind, and pilots at the helm."""
    worth = 0.0
    for ship in g.ships:
        if ship.pilot >= 0:
            worth += 0.3 * min(1.0, left / 5)
    if s.solo:
        return worth
    counts = [badges(other) for other in s.galaxies]
    mine = badges(g)
    certain = 1.0 - 0.5 * min(1.0, left / 10)
    for kind in range(len(BADGES)):
        have = mine[kind]
        if not have:
            continue
        best = max(counts[i][kind] for i in range(len(counts)) if s.galaxies[i] is not g)
        worth += certain * BADGE_WORTH[max(-2, min(2, have - best)) + 2]
    return worth


def badges(g: Galaxy) -> list[int]:
    counts = [0, 0, 0, 0]
    for card in g.cards:
        for badge in CARDS[card].badges:
            counts[badge] += 1
    for pilots in g.hangar:
        for pilot in pilots:
            for badge in PILOTS[pilot].badges:
                counts[badge] += 1
    return counts


def mission_worth(s: State, g: Galaxy, left: float, insight: Insight) -> float:
    """What a seat's own mission is likely to pay. The others' missions are unknown, so they do not count."""
    if g.mission < 0 or not insight.missions:
        return 0.0
    mission = MISSIONS[g.mission]
    late = 1.0 - min(1.0, left / 10)
    return insight.missions * mission.vp * mission_part(s, g, g.mission) * (0.35 + 0.65 * late)


def mission_part(s: State, g: Galaxy, number: int) -> float:
    """How nearly a mission is fulfilled, from 0 to 1."""
    mission = MISSIONS[number]
    test = mission.test
    if test == "triggered":
        if s.ending:
            return 1.0 if s.ended_by == g.seat else 0.0
        lead = s.points(g.seat) - max(s.points(other) for other in s.others(g.seat))
        return max(0.0, min(0.9, 0.5 + lead / 12))
    if test in ("all_home", "none_home"):
        flown = [ship for ship in g.ships if ship.where != LOCKED]
        part = sum(ship.where == HOME for ship in flown) / len(flown)
        return (part if test == "all_home" else 1 - part) ** 2
    if test == "equal":
        apart = abs(scoring.measure(s, g, "economy") - scoring.measure(s, g, "diplomacy"))
        return (1.0, 0.4, 0.15)[min(2, apart)]
    if mission.of == "resources":
        return (min(3, g.energy) + min(3, g.culture)) / 6
    if mission.of == "level":
        return (g.level - 1) / 5
    mine = scoring.measure(s, g, mission.of)
    if test in ("least", "leads"):
        return min(1.0, mine / mission.least)
    if test == "none":
        return 1.0 if mine == 0 else 0.0
    theirs = [scoring.measure(s, s.galaxies[other], mission.of) for other in s.others(g.seat)]
    apart = min(theirs) - mine if test == "fewest" else mine - max(theirs)
    return max(0.0, min(1.0, 0.65 + 0.2 * apart))
