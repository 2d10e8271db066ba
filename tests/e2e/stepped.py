"""``readyroom`` with a clock that a test moves: no time passes until the test says so, however busy the machine is.

The file that ``READYROOM_TEST_CLOCK`` names holds the time, in milliseconds. Crews of bots think for a moment only,
in the bots' workers too, which read this module under another name.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.e2e import seeded

from readyroom.games.space_alert.bots.levels import LEVELS
from readyroom.server import keeper
from readyroom.server.tables import Table
from readyroom.server.wall import wall as real_wall

GLANCE = 0.02
"""How long a server sleeps between two looks at the clock, in seconds."""

if __name__ in ("__main__", "__mp_main__"):
    for level in LEVELS:
        level.joint, level.fit, level.mend, level.fortunes = 60, 40, 40, 0


def wall() -> int:
    return int(Path(os.environ["READYROOM_TEST_CLOCK"]).read_text())


def ring_in(table: Table, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    table.set_alarm(loop.call_later(min(seconds, GLANCE), lambda: table.house.spawn(keeper._ring(table))))


if __name__ == "__main__":
    for module in list(sys.modules.values()):
        if getattr(module, "wall", None) is real_wall:
            vars(module)["wall"] = wall
    vars(keeper)["_ring_in"] = ring_in
    seeded.run()
