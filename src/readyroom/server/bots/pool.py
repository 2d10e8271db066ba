"""Bots' decisions, made off the event loop, each match always by the same worker (which remembers it)."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any
from zlib import crc32

import msgspec

from readyroom.core.codec import decode_action
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.server import solving
from readyroom.server.bots import worker as workers
from readyroom.server.bots.worker import Answer, Question

THINKING_TIME = 60.0
"""Seconds after which a bot that has not decided is taken to have lost its way, unless the settings say otherwise."""
MOST_LOST = 3
"""Workers that may be lost in a row before a node says that its bots do not work."""
SOLVING_TIME = 60.0
"""And a search for a plan that has not come to its end."""


class Robots:
    """A few workers. ``processes`` 0 means one thread instead: for tests, and for servers with a single core."""

    def __init__(self, processes: int, extra_games: tuple[str, ...], thinking_time: float = THINKING_TIME) -> None:
        self._extra_games = extra_games
        self._thinking_time = thinking_time
        self._threads = processes == 0
        self._workers: list[Executor | None] = [None] * max(1, processes)
        self._asked = [0] * len(self._workers)
        """How many questions each worker has not answered yet."""
        self._lost = 0
        """How many workers in a row died or lost their way over a question."""
        self._sent: dict[str, int] = {}
        self._solver: Executor | None = None
        self._solving = asyncio.Lock()

    async def choose(self, name: str, match: Match, seat: int, level: str) -> Action | None:
        """What a bot of this level would do on this seat now; None if it waits until something happens. Raises
        whatever goes wrong in the worker."""
        place = crc32(name.encode()) % len(self._workers)
        seq, game = match.seq, match.game
        answer = await self._ask(place, self._question(name, match, seat, level, self._sent.get(name, 0)))
        if answer.missing:
            answer = await self._ask(place, self._question(name, match, seat, level, 0))
        self._sent[name] = seq + 1
        if answer.waits:
            return None
        if answer.action is None:
            raise LookupError("The bot had nothing to decide.")
        return decode_action(game.actions, answer.action)

    async def solve(self, task: bytes) -> bytes:
        """A plan for a mission, searched by a worker of its own, so that no bot waits for it; one at a time."""
        async with self._solving:
            if self._solver is None:
                self._solver = self._new_worker()
            solver = self._solver
            loop = asyncio.get_running_loop()
            try:
                async with asyncio.timeout(SOLVING_TIME):
                    return await loop.run_in_executor(solver, solving.solve, task)
            except (BrokenExecutor, TimeoutError):
                self._solver = None
                solver.shutdown(wait=False, cancel_futures=True)
                raise

    async def check(self, patience: float) -> str:
        """What is wrong with the workers, or nothing. One that is thinking is not disturbed; one that died is replaced,
        and has to answer before all is well again."""
        if self._lost >= MOST_LOST:
            return f"{self._lost} bot processes in a row died or lost their way."
        idle = [place for place, worker in enumerate(self._workers) if worker is not None and not self._asked[place]]
        answered = await asyncio.gather(*(self._answers(place, patience) for place in idle))
        return "" if all(answered) else "A bot process does not answer."

    async def _answers(self, place: int, patience: float) -> bool:
        worker = self._workers[place]
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(worker, workers.answer)
        except TimeoutError:
            return bool(self._asked[place])  # somebody asked it something in the meantime
        except BrokenExecutor:
            self._workers[place] = self._new_worker()
            return False

    def forget(self, name: str) -> None:
        """The match is over or was put away."""
        self._sent.pop(name, None)

    def close(self) -> None:
        for worker in [*self._workers, self._solver]:
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)

    def _question(self, name: str, match: Match, seat: int, level: str, base: int) -> bytes:
        plain: dict[str, Any] = msgspec.to_builtins(match.options)
        entries = tuple(entry.plain() for entry in match.entries[base:])
        question = Question(name, match.game.slug, match.version, plain, match.seats, base, entries, seat, level)
        return msgspec.msgpack.encode(question)

    async def _ask(self, place: int, question: bytes) -> Answer:
        worker = self._workers[place]
        if worker is None:
            worker = self._workers[place] = self._new_worker()
        loop = asyncio.get_running_loop()
        self._asked[place] += 1
        try:
            async with asyncio.timeout(self._thinking_time):
                answer = await loop.run_in_executor(worker, workers.decide, question)
        except (BrokenExecutor, TimeoutError):
            self._lost += 1
            self._workers[place] = None  # the next question gets a new worker
            worker.shutdown(wait=False, cancel_futures=True)
            raise
        finally:
            self._asked[place] -= 1
        self._lost = 0
        return msgspec.msgpack.decode(answer, type=Answer)

    def _new_worker(self) -> Executor:
        if self._threads:
            return ThreadPoolExecutor(1, "readyroom-bot")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawn, workers.get_ready, (self._extra_games,))
