"""A table's timers and tasks between commands: the alarm, bots thinking, an absent host, news of who is here."""

from __future__ import annotations

import asyncio


class Care:
    """One table's timers and tasks, ended together."""

    def __init__(self) -> None:
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.waiting: dict[int, tuple[int, int]] = {}
        """Bots waiting for something to happen, and the life and entry at which they decided to wait."""
        self._alarm: asyncio.TimerHandle | None = None
        self._passing: asyncio.TimerHandle | None = None
        self.whisper: asyncio.TimerHandle | None = None
        """Pending news of who came and went."""

    def set_alarm(self, handle: asyncio.TimerHandle | None) -> None:
        """Sets the one alarm, for the next clock that runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = handle

    def set_passing(self, handle: asyncio.TimerHandle | None) -> None:
        """Sets the timer after which an absent host's powers pass to someone else."""
        if self._passing is not None:
            self._passing.cancel()
        self._passing = handle

    def end(self) -> None:
        for handle in (self._alarm, self._passing, self.whisper):
            if handle is not None:
                handle.cancel()
        for task in self.thinking.values():
            task.cancel()
