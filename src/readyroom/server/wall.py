"""The server's clock. Rules never see it: they are told match time, which stands still while a match is paused."""

from __future__ import annotations

import time


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
