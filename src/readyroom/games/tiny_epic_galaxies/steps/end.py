"""What ends the match (A13, A14, B7): 21 points, no more planets or exploration cards; solo also the skull."""

from __future__ import annotations

from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.mats import POINTS_TO_END
from readyroom.games.tiny_epic_galaxies.events import EndTriggered
from readyroom.games.tiny_epic_galaxies.state import State


def check_points(s: State, seat: int, t: Telling) -> None:
    """Called whenever a galaxy may have gained points."""
    if not s.ending and s.points(seat) >= POINTS_TO_END:
        trigger(s, seat, "points", t)


def check_deck(s: State, seat: int, t: Telling) -> None:
    """Called when a drawn exploration card has been resolved (B7)."""
    if not s.ending and not len(s.exploration):
        trigger(s, seat, "deck", t)


def check_planets(s: State, seat: int, t: Telling) -> None:
    """Called when a planet has left the row (R36)."""
    if not s.ending and all(planet < 0 for planet in s.row):
        trigger(s, seat, "planets", t)


def trigger(s: State, seat: int, reason: str, t: Telling) -> None:
    """Play goes on until everyone has had the same number of turns; solo, it is over at once."""
    s.ending = True
    s.ended_by = seat
    s.end_reason = reason
    if s.solo:
        s.over = True
    if t.aloud:
        t.tell(EndTriggered(seat, reason, s.solo))
