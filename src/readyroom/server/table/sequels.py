"""The next match of the same people: what they carry over from the last one, wherever they sit now."""

from __future__ import annotations

from typing import Any

from readyroom.core.errors import BadOptions
from readyroom.core.game import Game
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.brought import carried
from readyroom.server.table.table import Surroundings, Table
from readyroom.store.rows import SeatRow


async def must_follow(house: Surroundings, who: Who, game: Game, code: str) -> None:
    """Raises BadOptions unless this person was in the match and there is something to carry over from it."""
    table = await house.table(code)
    if table is None or table.row.game != game.slug or not table.was_there(who.id):
        raise BadOptions("You did not play in that match, so you cannot bring anything from it.")
    if table.result is None or table.match is None or not game.carried(table.match):
        raise BadOptions("There is nothing to bring from that match.")


async def carry(table: Table, options: Any) -> Any:
    """The options of a starting match, with everything people carry over."""
    if table.row.follows is None:
        return options
    before = await table.house.table(table.row.follows)
    if before is None or before.match is None:
        raise Refusal(
            "The earlier match cannot be read here. Open a new table to play without what you brought from it."
        )
    return table.game.carry(before.match, options, places(table.seats, before.seats))


async def look_back(table: Table) -> None:
    """Loads what is carried over to a table that is still gathering."""
    if table.row.follows is not None and table.row.status == "gathering":
        before = await table.house.table(table.row.follows)
        table.taken_along = "" if before is None else carried(before.match)


def places(now: list[SeatRow], then: list[SeatRow]) -> tuple[int | None, ...]:
    """For each seat, where its person sat in the match before. Bots are interchangeable."""
    left = list(then)
    found: list[int | None] = []
    for seat in now:
        same = next((old for old in left if (old.kind, old.person) == (seat.kind, seat.person)), None)
        if same is not None:
            left.remove(same)
        found.append(None if same is None else same.seat)
    return tuple(found)
