"""How a server behaves."""

from __future__ import annotations

import msgspec

from readyroom.server.limits import Limits


class HouseSettings(msgspec.Struct, frozen=True):
    """How a server behaves; all of it can be left as it is."""

    bot_pace: float = 0.75
    bot_processes: int = 1
    host_grace: float = 60.0
    idle: float = 600.0
    """seconds after which a table that nobody looks at is put away"""
    sweep: float = 5.0
    limits: Limits = Limits()
    extra_games: tuple[str, ...] = ()
