"""A finished match as statistics store it: one line per seat, derived only from what is stored.

So recalculating gives the same lines. The log is folded only for the facts that the game itself reports about a seat;
if today's rules cannot fold it, those facts are left out, and place and points stay.
"""

from __future__ import annotations

import msgspec

from readyroom.core.entry import CLOCK
from readyroom.core.facts import Fact, faults
from readyroom.core.match import Match
from readyroom.core.record import EntryData
from readyroom.core.struct import Outcome
from readyroom.server.work.stored_match import Kept, folded
from readyroom.store.rows import EntryRow, MatchRow, SeatPlayed, SeatRow, Stored

TASK = "readyroom.server.statistics.entries:facts_task"
Facts = tuple[tuple[Fact, ...], ...]
"""The facts that a game reports, seat by seat."""
decode = msgspec.json.decode


def lines_of(stored: Stored, facts: Facts) -> list[SeatPlayed]:
    """A match's lines, one per seat; none if it was broken off."""
    match, result = stored.match, stored.result
    if match is None or result is None or result.outcome is None:
        return []
    outcome = decode(result.outcome, type=Outcome)
    counts = counts_for_ratings(match, stored.seats, stored.entries) and not outcome.together
    people = [_whose(seat) for seat in stored.seats]
    return [
        SeatPlayed(
            code=match.code,
            seat=seat.seat,
            game=match.game,
            seats=match.seats,
            people=sum(person is not None for person in people),
            person=people[seat.seat],
            level=seat.level if seat.kind == "bot" else "",
            guest=int(seat.guest != ""),
            place=outcome.ranking[seat.seat],
            points=float(outcome.scores[seat.seat]),
            won=int(seat.seat in outcome.winners),
            together=int(outcome.together),
            started=match.started,
            ended=result.ended,
            moves=len(stored.entries),
            open=stored.table.open,
            rated=int(counts and _rated(match)[seat.seat] is not None),
            facts=msgspec.json.encode(facts[seat.seat] if facts else ()).decode(),
        )
        for seat in stored.seats
    ]


def counts_for_ratings(match: MatchRow, seats: tuple[SeatRow, ...], entries: tuple[EntryRow, ...]) -> bool:
    """Whether a rated match still counts at its end: each seat was held only by the person who began it, and the table
    did not vote to go back. A bot that plays on for someone who left plays for their rating: leaving saves nobody from
    losing."""
    rated = _rated(match)
    if not rated:
        return False
    alone = all(decode(seat.sat) == ([rated[seat.seat]] if rated[seat.seat] else []) for seat in seats)
    return alone and not any(_went_back(line) for line in entries)


def facts_of(match: Match) -> Facts:
    """The facts that the game reports about each seat. Raises ValueError if it reports any it has not declared."""
    found = tuple(match.game.facts(match, seat) for seat in range(match.seats))
    wrong = [fault for facts in found for fault in faults(match.game.traits, facts)]
    if wrong:
        raise ValueError(f"{match.game.title} tells facts that it has not declared: {wrong[0]}")
    return found


def facts_task(given: bytes) -> bytes:
    """Turns a Kept into its Facts, in the worker."""
    return msgspec.json.encode(facts_of(folded(msgspec.msgpack.decode(given, type=Kept))))


def _whose(seat: SeatRow) -> str | None:
    """Who last played a seat. People also leave their seats after a match, but ``sat`` remembers them."""
    people: list[str] = decode(seat.sat)
    return people[-1] if people else seat.person


def _rated(match: MatchRow) -> list[str | None]:
    return decode(match.rated, type=list[str | None]) if match.rated else []


def _went_back(line: EntryRow) -> bool:
    if '"undo"' not in line.entry:
        return False
    entry = decode(line.entry, type=EntryData)
    return entry.actor == CLOCK and entry.action is not None and entry.action.get("type") == "undo"
