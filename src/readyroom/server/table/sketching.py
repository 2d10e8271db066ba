"""Sketches: what people draw for each other beside the match. A key and a value, the last write stands.

They have no effect on the rules, so they are kept in memory only: told to everybody at the table and to newcomers,
never written down. What they mean is the page's business.
"""

from __future__ import annotations

from readyroom.server.messages import Done, Sketch, Sketched
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table
from readyroom.server.table.talk import check_hush

MOST_KEYS = 400
VALUE_BYTES = 1000


async def sketch(table: Table, who: Who, c: Sketch) -> bytes:
    """Only those who sit at the table draw. Doing it twice is doing it once, so no answer is remembered."""
    check_hush(table)
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only those who sit at the table can draw on it.")
    if len(encode(c.value)) > VALUE_BYTES:
        raise Refusal(f"That is too much for one stroke; the most is {VALUE_BYTES} bytes.")
    drawn = Sketched(c.key, c.value, seats[0])
    if c.value is None:
        table.audience.sketches.pop(c.key, None)
    elif c.key not in table.audience.sketches and len(table.audience.sketches) >= MOST_KEYS:
        raise Refusal("The sketch is full. Rub something out first.")
    else:
        table.audience.sketches[c.key] = drawn
    table.audience.tell(encode(drawn))
    return encode(Done(c.id, table.seq))
