"""How a seat changes hands. A newcomer to a running match sees that seat's hand, so the others are asked first."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.server.refusal import Refusal
from readyroom.server.table.facts import Facts
from readyroom.server.table.questions import voters
from readyroom.store.rows import SeatRow

WayIn = Literal["", "now", "ask"]
TAKEN = "That seat is taken."


def way_in(facts: Facts, kept: set[str], person: str | None, seat: SeatRow) -> WayIn:
    """How this person may take this seat: right away ("now"), by asking the table ("ask"), or not at all ("")."""
    try:
        return must_have_way_in(facts, kept, person, seat)
    except Refusal:
        return ""


def must_have_way_in(facts: Facts, kept: set[str], person: str | None, seat: SeatRow) -> WayIn:
    """The same, but raises a Refusal with the reason if they cannot."""
    if facts.finished:
        raise Refusal("The match is over.")
    if not facts.playing:
        if seat.kind != "open":
            raise Refusal(TAKEN)
        return "now"
    if seat.kind == "person" and seat.person == person:
        raise Refusal("You already sit there.")
    returns = person in sat(seat)
    if seat.kind == "person" and not returns:
        raise Refusal(TAKEN)
    # A person who has seen one hand in this match must not see another.
    if any(person in sat(other) for other in facts.seats if other is not seat):
        raise Refusal("You have played another seat in this match, so you cannot take this one.")
    if returns and (seat.kind == "open" or (seat.kind == "bot" and seat.owner in (None, person))):
        return "now"
    if voters(facts, kept, but=person):
        return "ask"
    if seat.kind == "bot" and person != facts.row.host:  # there is nobody to ask: bots are the host's
        raise Refusal(TAKEN)
    return "now"


def sat(seat: SeatRow) -> list[str]:
    """Everyone who has played this seat in this match, the latest last."""
    people: list[str] = msgspec.json.decode(seat.sat)
    return people
