"""Prepares a stored match for a worker."""

from __future__ import annotations

from readyroom.server.table.table_view import seat_names
from readyroom.server.work.stored_match import Kept
from readyroom.store.rows import Stored


def kept(stored: Stored) -> Kept | None:
    """What a worker needs to know about a match; None if it has not begun."""
    match, table = stored.match, stored.table
    if match is None:
        return None
    over = table.status in ("over", "ended")
    return Kept(
        title=table.title,
        over=over,
        ended=stored.result.ended if stored.result is not None else table.changed,
        names=seat_names(stored.seats, stored.names),
        game=match.game,
        rules=match.rules,
        options=match.options,
        seats=match.seats,
        seed=match.seed if over else None,
        commitment=match.commitment,
        entries=tuple(line.entry for line in stored.entries),
    )
