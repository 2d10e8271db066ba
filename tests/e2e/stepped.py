"""``readyroom`` with a clock moved by the test: no time passes until it says so, however busy the machine.

Bots that build ships use the same clock: they act when the test lets time pass, and not before. The server's pace for
bots is a factor here: a tenth makes them ten times as fast.
The file named by ``READYROOM_TEST_CLOCK`` holds the time in milliseconds. Crews of bots think very briefly.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.e2e import seeded

from readyroom.core.match import Match
from readyroom.games.space_alert.bot import LEVELS
from readyroom.server.table import keeper
from readyroom.server.table.table import Table
from readyroom.server.wall import Clock
from readyroom.server.wall import wall as real_wall

GLANCE = 0.01
"""How long a server sleeps between two readings of the clock, in seconds."""
DUE: dict[tuple[str, int], float] = {}
"""When a building bot acts next, by table and seat."""


def decide(question: bytes) -> bytes:
    """The task that the bots' workers run."""
    for level in LEVELS.values():
        level.joint, level.fit, level.mend, level.fortunes = 60, 40, 40, 0
    return seeded.decide(question)


def wall() -> int:
    return int(Path(os.environ["READYROOM_TEST_CLOCK"]).read_text())


def ring_in(table: Table, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    table.care.set_alarm(loop.call_later(min(seconds, GLANCE), lambda: table.house.spawn(keeper._ring(table))))


async def pause(table: Table, seat: int, _seconds: float) -> None:
    """Acts one by one, as if time had run evenly to where the test has moved it, with the seats in turn, so that every
    run builds the same ships. When the sand is out, there is nothing to catch up on."""
    match = table.match
    if match is None or match.game.slug != "galaxy-trucker":
        return
    since = DUE.get((table.code, seat), wall()) if match.deadline else wall()
    due = DUE[table.code, seat] = since + 1000 * table.house.settings.bot_pace * (keeper._beat(table, seat) or 1) + seat
    while match.state.phase == "build" and (wall() < due or min(dues(table, match)) < due):
        await asyncio.sleep(GLANCE)


def dues(table: Table, match: Match) -> list[float]:
    return [DUE[table.code, seat] for seat in match.to_act if (table.code, seat) in DUE]


if __name__ == "__main__":
    for module in list(sys.modules.values()):
        if getattr(module, "wall", None) is real_wall:
            vars(module)["wall"] = wall
    setattr(Clock, "now", lambda _self: wall())  # noqa: B010 - mypy refuses the plain assignment
    vars(keeper)["_ring_in"] = ring_in
    vars(keeper)["_pause"] = pause
    seeded.run("tests.e2e.stepped:decide")
