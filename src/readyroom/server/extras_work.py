"""Heavy work that games bring, done in a process of its own, so that neither the event loop nor a bot waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

from readyroom.core.extras import BadExtras, extras, find
from readyroom.server.bots.worker import get_ready

WORKING_TIME = 60.0
"""Seconds after which work that has not come to its end is given up."""


def do_work(slug: str, name: str, task: bytes) -> bytes:
    """Does one piece of a game's work, in whatever process this is called."""
    work = extras(slug).work
    if name not in work:
        raise BadExtras(f"{slug} brings no work called {name!r}.")
    done: bytes = find(work[name])(task)
    return done


class ExtrasWork:
    """One worker for all games, which does one thing at a time. ``processes`` 0 means a thread instead."""

    def __init__(self, processes: int, extra_games: tuple[str, ...]) -> None:
        self._extra_games = extra_games
        self._threads = processes == 0
        self._worker: Executor | None = None
        self._working = asyncio.Lock()

    async def do(self, slug: str, name: str, task: bytes) -> bytes:
        """What a game's work makes of a task. Raises whatever goes wrong in the worker."""
        async with self._working:
            worker = self._worker = self._worker or self._new_worker()
            try:
                async with asyncio.timeout(WORKING_TIME):
                    return await asyncio.get_running_loop().run_in_executor(worker, do_work, slug, name, task)
            except (BrokenExecutor, TimeoutError):
                self._worker = None  # the next task gets a new one
                worker.shutdown(wait=False, cancel_futures=True)
                raise

    def close(self) -> None:
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    def _new_worker(self) -> Executor:
        if self._threads:
            return ThreadPoolExecutor(1, "readyroom-extras")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawn, get_ready, (self._extra_games,))
