"""How a seat changes hands. Whoever sits down in a match sees a hand, so the others are asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from readyroom.server.refusal import Refusal
from readyroom.server.table.asking import voters
from readyroom.store.rows import SeatRow

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

WayIn = Literal["", "now", "ask"]
TAKEN = "That seat is taken."


def way_in(table: Table, person: str | None, seat: SeatRow) -> WayIn:
    """How this person may take this seat: at once, by asking the table, or not at all."""
    try:
        return must_have_way_in(table, person, seat)
    except Refusal:
        return ""


def must_have_way_in(table: Table, person: str | None, seat: SeatRow) -> WayIn:
    """The same, with the reason where there is none."""
    if table.finished:
        raise Refusal("The match is over.")
    if not table.playing:
        if seat.kind != "open":
            raise Refusal(TAKEN)
        return "now"
    if seat.kind == "person" and seat.person == person:
        raise Refusal("You sit there already.")
    # Whoever has seen one hand in this match cannot go on to look at another's.
    if any(person in sat(other) for other in table.seats if other is not seat):
        raise Refusal("You have played another seat in this match, so you cannot take this one.")
    returns = person in sat(seat)
    if seat.kind == "person" and not returns:
        raise Refusal(TAKEN)
    if returns and (seat.kind == "open" or (seat.kind == "bot" and seat.owner in (None, person))):
        return "now"
    if voters(table, but=person or ""):
        return "ask"
    if seat.kind == "bot" and person != table.row.host:  # nobody is there to ask: bots are the host's
        raise Refusal(TAKEN)
    return "now"


def sat(seat: SeatRow) -> list[str]:
    """Who has played this seat in this match, the latest last."""
    people: list[str] = msgspec.json.decode(seat.sat)
    return people


def must_be_long_gone(table: Table, person: str) -> None:
    """Raises a Refusal unless this person has been away for so long that their seat may be somebody else's."""
    if table.here(person):
        raise Refusal(f"{table.name_of(person)} is here; only the seat of somebody who has gone can be freed.")
    if table.playing and not table.long_gone(person):
        wait = f"{table.house.settings.seat_grace:g} s"
        raise Refusal(f"{table.name_of(person)} has only just gone. Their seat is kept for {wait}; a bot can play on.")
