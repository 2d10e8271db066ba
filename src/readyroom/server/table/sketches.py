"""Sketches: what people draw for each other beside the match. A key and a value; the last write wins.

They have no effect on the rules, so they are kept in memory only: sent to everyone at the table and to newcomers, never
stored. What they mean is up to the page.
"""

from __future__ import annotations

import msgspec

from readyroom.server.messages import Done, Sketch, Sketched
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.permissions import may_speak
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table

MOST_KEYS = 400
VALUE_BYTES = 1000
SEAT_BYTES = 64 * 1024
TABLE_BYTES = 256 * 1024


async def sketch(table: Table, who: Who, c: Sketch) -> bytes:
    """Draws, for people with a seat only. Drawing the same thing twice changes nothing, so no answer is remembered."""
    may_speak(table, who)
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only people with a seat can draw on the table.")
    value = encode(c.value)
    if len(value) > VALUE_BYTES:
        raise Refusal(f"That stroke is too big. The limit is {VALUE_BYTES} bytes.")
    # Kept as the bytes that are sent: as objects they could take twenty times the memory.
    drawn = Sketched(c.key, msgspec.Raw(value), seats[0])
    if c.value is None:
        table.audience.sketches.pop(c.key, None)
    else:
        _make_room(list(table.audience.sketches.values()), drawn)
        table.audience.sketches[c.key] = drawn
    table.audience.tell(encode(drawn))
    return encode(Done(c.id, table.seq))


def _make_room(there: list[Sketched], drawn: Sketched) -> None:
    """Refuses if the table's sketch, or the seat's part of it, would become too big."""
    others = [one for one in there if one.key != drawn.key]
    if len(others) >= MOST_KEYS or held([*others, drawn]) > TABLE_BYTES:
        raise Refusal("The sketch is full. Erase something first.")
    if held([one for one in [*others, drawn] if one.seat == drawn.seat]) > SEAT_BYTES:
        raise Refusal("You have reached the drawing limit for one seat. Erase something first.")


def held(sketches: list[Sketched]) -> int:
    """The size of these sketches in bytes."""
    return sum(len(one.key.encode()) + len(one.value) for one in sketches)
