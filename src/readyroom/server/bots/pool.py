"""Makes bots' decisions off the event loop. Each match stays with one worker, which remembers it."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol
from zlib import crc32

import msgspec

from readyroom.bots.named import EXPERT
from readyroom.bots.parallel import merged
from readyroom.bots.search import chosen
from readyroom.core.codec import decode_action
from readyroom.core.match import Match
from readyroom.core.record import written
from readyroom.core.struct import Action
from readyroom.server.bots.worker import Answer, Question
from readyroom.server.tally import Histogram
from readyroom.server.work.orders import Order, Setup
from readyroom.server.work.worker import Died, OutOfTime, Worker
from readyroom.server.work.worker_process import ECHO, found

DECIDE = "readyroom.server.bots.worker:decide"
LONGEST_ANSWER = 1024 * 1024
THINKING_TIME = 60.0
"""Seconds a bot may take before it counts as stuck, unless the settings say otherwise."""
MOST_LOST = 3
"""Workers that may fail in a row before a node reports that its bots do not work."""


class Thinker(Protocol):
    """Makes bots' decisions."""

    @property
    def started(self) -> bool: ...

    @property
    def lost(self) -> bool: ...

    async def do(self, order: Order, seconds: float) -> bytes: ...

    async def close(self) -> None: ...


class Desk:
    """A worker, its unanswered questions, and the last entry it knows of each match."""

    __slots__ = ("asked", "told", "worker")

    def __init__(self, worker: Thinker) -> None:
        self.worker = worker
        self.asked = 0
        self.told: dict[str, int] = {}


class Robots:
    """A few workers, plus a few for experts, whose long thinking delays nobody else. ``processes`` 0 uses one thread of
    each kind instead: for tests and single-core servers."""

    def __init__(
        self, processes: int, setup: Setup, thinking_time: float = THINKING_TIME, experts: tuple[int, float] = (1, 1.0)
    ) -> None:
        self._thinking_time = thinking_time
        self._desks = [Desk(Worker(setup)) for _ in range(processes)] or [Desk(Thread())]
        self._experts = [Desk(Worker(setup) if processes else Thread()) for _ in range(experts[0] if processes else 1)]
        self._seconds = experts[1]
        """how long an expert thinks"""
        self._lost_in_a_row = 0
        self.lost = 0
        """Workers that died or got stuck on a question."""
        self.thought = Histogram()

    async def choose(self, name: str, match: Match, seat: int, level: str) -> Action | None:
        """What a bot of this level would do on this seat now; None if it waits for something to happen. Raises any
        error from the worker."""
        if level == EXPERT and EXPERT not in match.game.levels:
            return await self._search(name, match, seat)
        desk = self._desks[crc32(name.encode()) % len(self._desks)]
        game = match.game
        answer = await self._ask(desk, name, match, seat, level, 0.0)
        if answer.waits:
            return None
        if answer.action is None:
            raise LookupError("The bot had nothing to decide.")
        return decode_action(game.actions, answer.action)

    async def _search(self, name: str, match: Match, seat: int) -> Action | None:
        """All free experts think about it, each in different worlds. If none is free, it waits for one; the more
        questions wait, the shorter each expert thinks."""
        game = match.game
        free = [desk for desk in self._experts if not desk.asked]
        desks = free or [self._experts[crc32(name.encode()) % len(self._experts)]]
        seconds = self._seconds / (1 + max(desk.asked for desk in desks))
        asked = (self._ask(desk, name, match, seat, EXPERT, seconds) for desk in desks)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        good = [answer for answer in answers if isinstance(answer, Answer)]
        if not good:
            raise next(answer for answer in answers if isinstance(answer, BaseException))
        tallies = merged([(decode_action(game.actions, action), found) for action, found in one.found] for one in good)
        return chosen(tallies, game.guide().doubt).action if tallies else None

    @property
    def waiting(self) -> int:
        """How many questions are unanswered."""
        return sum(desk.asked for desk in (*self._desks, *self._experts))

    async def check(self, patience: float) -> str:
        """What is wrong with the workers, or "". Busy workers are not disturbed; a dead one is replaced and has to
        answer before all is well."""
        if self._lost_in_a_row >= MOST_LOST:
            return f"{self._lost_in_a_row} bot processes in a row died or lost their way."
        idle = [desk for desk in (*self._desks, *self._experts) if desk.worker.started and not desk.asked]
        answered = await asyncio.gather(*(self._answers(desk, patience) for desk in idle))
        return "" if all(answered) else "A bot process does not answer."

    async def _answers(self, desk: Desk, patience: float) -> bool:
        was_lost = desk.worker.lost
        try:
            async with asyncio.timeout(patience):
                await desk.worker.do(Order(ECHO, b"", 0), 2 * patience)
        except TimeoutError:
            return bool(desk.asked)  # it got a question in the meantime
        except Died:
            return False
        return not was_lost

    def forget(self, name: str) -> None:
        """Forgets a match that is over or unloaded."""
        for desk in (*self._desks, *self._experts):
            desk.told.pop(name, None)

    async def close(self) -> None:
        await asyncio.gather(*(desk.worker.close() for desk in (*self._desks, *self._experts)))

    async def _ask(self, desk: Desk, name: str, match: Match, seat: int, level: str, seconds: float) -> Answer:
        """Sends the entries the worker lacks, or the whole match if it asks for more."""
        seq, known = match.seq, desk.told.get(name, 0)
        answer = await self._asked(desk, self._question(name, match, seat, level, known, seconds))
        if answer.missing:
            seq = match.seq
            answer = await self._asked(desk, self._question(name, match, seat, level, 0, seconds))
        desk.told[name] = seq + 1
        return answer

    def _question(self, name: str, match: Match, seat: int, level: str, base: int, seconds: float) -> bytes:
        plain: dict[str, Any] = msgspec.to_builtins(match.options)
        entries = tuple(written(entry) for entry in match.entries[base:])
        question = Question(
            name, match.game.slug, match.version, plain, match.seats, base, entries, seat, level, seconds
        )
        return msgspec.msgpack.encode(question)

    async def _asked(self, desk: Desk, question: bytes) -> Answer:
        desk.asked += 1
        began = time.perf_counter()
        try:
            order = Order(DECIDE, question, LONGEST_ANSWER)
            answer = await desk.worker.do(order, self._thinking_time)
        except (Died, OutOfTime):
            self._lost_in_a_row += 1
            self.lost += 1
            raise
        finally:
            desk.asked -= 1
        self._lost_in_a_row = 0
        self.thought.observe(time.perf_counter() - began)
        return msgspec.msgpack.decode(answer, type=Answer)


class Thread:
    """Does the same in this process. A thread cannot be killed: a slow one is abandoned, and another takes over."""

    started = True
    lost = False

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "readyroom-bot")

    async def do(self, order: Order, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(self._thread, found(order.task), order.given)
        except TimeoutError:
            await self.close()
            self._thread = ThreadPoolExecutor(1, "readyroom-bot")
            raise OutOfTime from None

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
