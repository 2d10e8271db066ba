"""Time: the date for people to read, and a clock for matches that nothing can push. It is read here and nowhere else.

Rules never see either: they are told match time, which is counted from this clock and stands still while a match is
paused.
"""

from __future__ import annotations

import threading
import time
from typing import Final

STANDSTILL_MS: Final = 10_000
"""A server looks at its clock every second. One that has not for this long was not running: it was stopped, suspended
with its machine, or moved to another."""
TRUSTED_MS: Final = 2_000
"""How far the clock that nodes share may be from a node's own before it has jumped rather than drifted."""


def wall() -> int:
    """The date: milliseconds since 1970. It jumps when someone sets the machine's clock."""
    return time.time_ns() // 1_000_000


class Clock:
    """A house's time, in milliseconds. It begins at the date, goes on steadily, and stands still when nobody is there.

    Nodes that share a store ``agree`` on its clock again and again, so that a match goes on at any of them.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()  # tables are read from the store in threads
        self._read = _steady()
        self._ahead = wall() - self._read
        """What is added to the steady clock."""
        self._shared: int | None = None
        """What would have to be added to show the clock that nodes share."""
        self._agreed = self._read

    def now(self) -> int:
        reading = _steady()
        if reading - self._read > STANDSTILL_MS:
            self._stand_still()
        self._read = max(reading, self._read)
        return reading + self._ahead

    def agree(self, shared: int) -> None:
        """Goes by the clock that all nodes share. Where that has jumped, nobody loses time at once: the difference is
        made up by running a tenth too fast or too slow."""
        off = shared - self.now()
        with self._lock:
            if self._shared is not None and abs(off) > TRUSTED_MS:
                most = (self._read - self._agreed) // 10
                off = max(-most, min(most, off))
            self._shared = shared - self._read
            self._agreed = self._read
            self._ahead += off

    def _stand_still(self) -> None:
        """No time has passed since the clock was last read."""
        with self._lock:
            reading = _steady()
            if reading - self._read > STANDSTILL_MS:  # no other thread has seen to it meanwhile
                self._ahead -= reading - self._read
                self._agreed = self._read = reading

    def catch_up(self, reached: int) -> None:
        """Another node has come to this time. If the clock that nodes share has as well, it was us who stood still."""
        now = self.now()
        with self._lock:
            if self._shared is not None:
                self._ahead += max(0, min(reached, self._read + self._shared) - now)


def _steady() -> int:
    """Milliseconds by a clock that cannot be set."""
    return time.monotonic_ns() // 1_000_000
