"""What is under way for a table between commands: an alarm, bots that think, a host's absence, news of who is here."""

from __future__ import annotations

import asyncio


class Care:
    """Timers and tasks of one table, ended together."""

    def __init__(self) -> None:
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.waiting: dict[int, tuple[int, int]] = {}
        """Bots that wait for something to happen, and the life and entry after which they said so."""
        self._alarm: asyncio.TimerHandle | None = None
        self._passing: asyncio.TimerHandle | None = None
        self.whisper: asyncio.TimerHandle | None = None
        """Word of who came and went, about to be told."""

    def set_alarm(self, handle: asyncio.TimerHandle | None) -> None:
        """For the next clock that runs out; there is one at most."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = handle

    def set_passing(self, handle: asyncio.TimerHandle | None) -> None:
        """For when the powers of a host who has gone pass on."""
        if self._passing is not None:
            self._passing.cancel()
        self._passing = handle

    def end(self) -> None:
        for handle in (self._alarm, self._passing, self.whisper):
            if handle is not None:
                handle.cancel()
        for task in self.thinking.values():
            task.cancel()
