"""Scoring (rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence

from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.player import SQUAD_DISABLED
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.ship import COUNT, STORED_DISABLED
from readyroom.games.space_alert.mission.threat import DESTROYED, SURVIVED


def score(m: Mission) -> int:
    """The score alone, for those who resolve many missions. A lost ship scores nothing."""
    if m.lost:
        return 0
    found = m.bonus - disabled_squads(m)
    for t in m.threats:
        if not t.traits & NOT_A_CARD:
            if t.fate == DESTROYED:
                found += t.card.destroyed
            elif t.fate == SURVIVED and t.card.survived > 0:
                found += t.card.survived
    for seen in m.visual:
        found += seen
    worst = 0
    for drawn in m.ship.tiles:
        found -= COUNT[drawn]
        worst = max(worst, COUNT[drawn])
    for p in m.crew:
        if p.out:
            found -= 2
    return found - worst


def points(m: Mission) -> Points:
    """The score in its parts; all zero when the ship is lost."""
    if m.lost:
        return Points()
    survived = destroyed = 0
    for t in m.threats:
        if t.traits & NOT_A_CARD:
            continue
        if t.fate == SURVIVED:
            survived += max(t.card.survived, 0)
        elif t.fate == DESTROYED:
            destroyed += t.card.destroyed
    tiles = [COUNT[drawn] for drawn in m.ship.tiles]
    return Points(
        survived=survived,
        destroyed=destroyed,
        visual=sum(m.visual),
        bonus=m.bonus,
        damage=-sum(tiles),
        worst_zone=-max(tiles),
        knocked_out=-2 * sum(p.out for p in m.crew),
        battlebots=-disabled_squads(m),
    )


def disabled_squads(m: Mission) -> int:
    """Squads that cannot fight, led by someone or not, or that never came aboard (6.2)."""
    found = m.ship.missing
    for p in m.crew:
        if p.squad == SQUAD_DISABLED:
            found += 1
    for stored in m.ship.stored:
        if stored == STORED_DISABLED:
            found += 1
    return found


def campaign_points(flown: Sequence[Points]) -> Points:
    """The campaign's score (6.3): threats of all missions, penalties of the last one only, and visual confirmation
    divided by the number of missions, rounded down. Bonus points of specializations count for their mission."""
    last = flown[-1]
    return Points(
        survived=sum(made.survived for made in flown),
        destroyed=sum(made.destroyed for made in flown),
        visual=sum(made.visual for made in flown) // len(flown),
        bonus=sum(made.bonus for made in flown),
        damage=last.damage,
        worst_zone=last.worst_zone,
        knocked_out=last.knocked_out,
        battlebots=last.battlebots,
    )
