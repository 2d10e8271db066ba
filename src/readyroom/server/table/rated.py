"""Which matches are rated: decided when they start, and stored with them.

A match is rated at an open table where at least two people sit, one seat each, and all of them want to be rated. It is
not rated if everyone wins or loses together, someone plays on another person's device, something is carried over from
an earlier match, or it is a guided match, a mission of the day or a match continued from a moment of another. What
happens later (a seat changes hands, the table goes back) is judged when it is over (``server.statistics.entering``).
"""

from __future__ import annotations

from readyroom.core import registry
from readyroom.server.people import is_program
from readyroom.server.table.facts import Facts
from readyroom.server.table.scribe import encode
from readyroom.store.rows import ProfileRow

LEAST_PEOPLE = 2


def is_rated(facts: Facts) -> bool:
    """Whether a table's match is rated, or would be if it started now."""
    row = facts.match_row
    return row.rated != "" if row is not None else rated_at_start(facts) != ""


def rated_at_start(facts: Facts, whole: bool = True) -> str:
    """Who is rated, seat by seat, as it is stored; empty if the match is not rated. A program's seat counts as a bot's.
    ``whole``: the match starts at the beginning."""
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
        and not facts.game.together
    )
    kept = [seat.person if seat.kind == "person" and not is_program(seat.person) else None for seat in facts.seats]
    return encode(kept).decode() if counts else ""
