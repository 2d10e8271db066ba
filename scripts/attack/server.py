"""The server under attack in its own process: ``python -m scripts.attack.server PORT DB SETTINGS [CENSUS]``.

It is the real server; only its limits are lifted, and its bots can be sped up. With a census file, it writes every few
seconds which objects are alive.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections import Counter
from pathlib import Path

import msgspec

from readyroom.server import serve
from readyroom.server.limits import UNLIMITED
from readyroom.server.settings import HouseSettings

COUNTED = {"Table": "readyroom.server.table.", "Match": "readyroom.core.", "Viewer": "readyroom.server."}
"""Classes whose objects must disappear when nobody needs them, with their modules."""

NOWHERE = "-"


class Pace(msgspec.Struct, frozen=True):
    """The settings that an attack may change."""

    bot_pace: float = 0.1
    idle: float = 600.0
    sweep: float = 1.0
    census: float = 5.0


async def census(path: Path, every: float) -> None:
    """Counts living objects periodically, one line of JSON each time."""
    with path.open("a") as out:
        while True:
            await asyncio.sleep(every)
            gc.collect()
            alive = Counter(
                type(thing).__name__
                for thing in gc.get_objects()
                if type(thing).__module__.startswith(COUNTED.get(type(thing).__name__, NOWHERE))
            )
            counted = {name.lower(): alive[name] for name in COUNTED}
            counted["tasks"] = len(asyncio.all_tasks())
            counted["threads"] = threading.active_count()
            counted["blocks"] = sys.getallocatedblocks()
            out.write(msgspec.json.encode(counted).decode() + "\n")
            out.flush()


def main() -> int:
    port, db, given, *file = sys.argv[1:]
    pace = msgspec.json.decode(given, type=Pace)
    settings = HouseSettings(limits=UNLIMITED, bot_pace=pace.bot_pace, idle=pace.idle, sweep=pace.sweep)
    counting: list[asyncio.Task[None]] = []

    def ready(address: str) -> None:
        if file:
            counting.append(asyncio.get_running_loop().create_task(census(Path(file[0]), pace.census)))
        print(address, flush=True)

    return serve("127.0.0.1", int(port), db, settings, (), ready)


if __name__ == "__main__":
    sys.exit(main())
