"""Which matches are played for ratings: that is settled as they start, and written down with them.

A match counts at an open table where at least two people sit, one seat each, and all of them want to be rated. It does
not where all win or lose together, where someone plays on another's device, where something is taken along from an
earlier match, in a guided match, in a mission of the day, and in one that is played on from a moment of another. What
happens later (a seat that changes hands, a table that goes back) is judged when it is over
(``server.statistics.entering``).
"""

from __future__ import annotations

from readyroom.core import registry
from readyroom.server.people import is_program
from readyroom.server.table.facts import Facts
from readyroom.server.table.scribe import encode
from readyroom.store.rows import ProfileRow

LEAST_PEOPLE = 2


def is_rated(facts: Facts) -> bool:
    """Whether a table's match is played for ratings, or would be if it started now."""
    row = facts.match_row
    return row.rated != "" if row is not None else rated_at_start(facts) != ""


def rated_at_start(facts: Facts, whole: bool = True) -> str:
    """Who plays for their rating, seat by seat, as it is kept; empty if the match does not count. A program's seat
    counts as a bot's. ``whole``: the match begins at its beginning."""
    people = [seat.person for seat in facts.seats if seat.kind == "person" and not is_program(seat.person)]
    counts = (
        whole
        and bool(facts.row.open)
        and facts.row.follows is None
        and facts.row.daily is None
        and len(people) >= LEAST_PEOPLE
        and len(set(people)) == len(people)
        and not any(seat.guest for seat in facts.seats)
        and all(facts.profiles.get(person or "", ProfileRow("")).rated for person in people)
        and facts.row.game in registry.slugs()
        and not (facts.game.cooperative or facts.game.together)
    )
    kept = [seat.person if seat.kind == "person" and not is_program(seat.person) else None for seat in facts.seats]
    return encode(kept).decode() if counts else ""
