"""Time: the wall clock for people, and a clock for matches that nothing can push. Only this module reads clocks.

Rules see neither: they get match time, which is counted from this clock and stands still while a match is paused.
"""

from __future__ import annotations

import threading
import time
from typing import Final

STANDSTILL_MS: Final = 10_000
"""A server reads its clock every second. A gap this long means that it was not running: it was stopped, suspended with
its machine, or moved to another."""
TRUSTED_MS: Final = 2_000
"""How far the nodes' shared clock may be from a node's own; beyond this it has jumped, not drifted."""


def wall() -> int:
    """The wall clock: milliseconds since 1970. It jumps when someone sets the machine's clock."""
    return time.time_ns() // 1_000_000


class Clock:
    """A house's time, in milliseconds. It starts at the wall clock, runs steadily, and stops when the process stops.

    Nodes that share a store keep adopting its clock (``agree``), so that a match can continue on any of them.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()  # tables are loaded in threads
        self._read = _steady()
        self._ahead = wall() - self._read
        """The offset from the steady clock."""
        self._shared: int | None = None
        """The offset that would show the nodes' shared clock."""
        self._agreed = self._read

    def now(self) -> int:
        reading = _steady()
        if reading - self._read > STANDSTILL_MS:
            self._stand_still()
        self._read = max(reading, self._read)
        return reading + self._ahead

    def agree(self, shared: int) -> None:
        """Follows the nodes' shared clock. If that has jumped, nobody loses time at once: this clock runs a tenth too
        fast or too slow until they agree."""
        off = shared - self.now()
        with self._lock:
            if self._shared is not None and abs(off) > TRUSTED_MS:
                most = (self._read - self._agreed) // 10
                off = max(-most, min(most, off))
            self._shared = shared - self._read
            self._agreed = self._read
            self._ahead += off

    def _stand_still(self) -> None:
        """Discounts the time since the clock was last read."""
        with self._lock:
            reading = _steady()
            if reading - self._read > STANDSTILL_MS:  # no other thread has done it in the meantime
                self._ahead -= reading - self._read
                self._agreed = self._read = reading

    def catch_up(self, reached: int) -> None:
        """Another node has reached this time. If the shared clock has too, this node is the one that stood still."""
        now = self.now()
        with self._lock:
            if self._shared is not None:
                self._ahead += max(0, min(reached, self._read + self._shared) - now)


def _steady() -> int:
    """Milliseconds from a clock that cannot be set."""
    return time.monotonic_ns() // 1_000_000
