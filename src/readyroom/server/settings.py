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
    keep_finished_days: int = 0
    """days for which finished matches, and tables that never started, are kept; 0 is for ever"""
    keep_talk_days: int = 0
    """days for which the talk at finished matches is kept; 0 is for ever"""
    keep_idle_guests_days: int = 0
    """days for which guests who do not come back are kept; 0 is for ever"""
    limits: Limits = Limits()
    extra_games: tuple[str, ...] = ()
