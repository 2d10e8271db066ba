"""Sketches: what people draw for each other beside the match. A key and a value, the last write stands.

They have no effect on the rules, so they are kept in memory only: sent to everyone at the table and to newcomers,
never written down. What they mean is the page's business.
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
    """Only those who sit at the table draw. Doing it twice is doing it once, so no answer is remembered."""
    may_speak(table, who)
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only people with a seat can draw on the table.")
    value = encode(c.value)
    if len(value) > VALUE_BYTES:
        raise Refusal(f"That stroke is too big. The limit is {VALUE_BYTES} bytes.")
    # Kept as the bytes that are sent: what they would make in memory can be twenty times as much.
    drawn = Sketched(c.key, msgspec.Raw(value), seats[0])
    if c.value is None:
        table.audience.sketches.pop(c.key, None)
    else:
        _make_room(list(table.audience.sketches.values()), drawn)
        table.audience.sketches[c.key] = drawn
    table.audience.tell(encode(drawn))
    return encode(Done(c.id, table.seq))


def _make_room(there: list[Sketched], drawn: Sketched) -> None:
    """A Refusal if the table's sketch, or the seat's part of it, would become too big."""
    others = [one for one in there if one.key != drawn.key]
    if len(others) >= MOST_KEYS or held([*others, drawn]) > TABLE_BYTES:
        raise Refusal("The sketch is full. Erase something first.")
    if held([one for one in [*others, drawn] if one.seat == drawn.seat]) > SEAT_BYTES:
        raise Refusal("You have reached the drawing limit for one seat. Erase something first.")


def held(sketches: list[Sketched]) -> int:
    """How many bytes these take."""
    return sum(len(one.key.encode()) + len(one.value) for one in sketches)
