"""Bots' decisions, made off the event loop, each match always by the same worker (which remembers it)."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol
from zlib import crc32

import msgspec

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
"""Seconds after which a bot that has not decided is taken to have lost its way, unless the settings say otherwise."""
MOST_LOST = 3
"""Workers that may be lost in a row before a node says that its bots do not work."""


class Thinker(Protocol):
    """Makes what bots decide."""

    @property
    def started(self) -> bool: ...

    @property
    def lost(self) -> bool: ...

    async def do(self, order: Order, seconds: float) -> bytes: ...

    async def close(self) -> None: ...


class Robots:
    """A few workers. ``processes`` 0 means one thread instead: for tests, and for servers with a single core."""

    def __init__(self, processes: int, extra_games: tuple[str, ...], thinking_time: float = THINKING_TIME) -> None:
        setup = Setup(extra_games)
        self._thinking_time = thinking_time
        self._workers: list[Thinker] = [Worker(setup) for _ in range(processes)] or [Thread()]
        self._asked = [0] * len(self._workers)
        """How many questions each worker has not answered yet."""
        self._lost_in_a_row = 0
        self.lost = 0
        """How many workers died or lost their way over a question."""
        self.thought = Histogram()
        self._sent: dict[str, int] = {}

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

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(self._asked)

    async def check(self, patience: float) -> str:
        """What is wrong with the workers, or nothing. One that is thinking is not disturbed; one that died is replaced,
        and has to answer before all is well again."""
        if self._lost_in_a_row >= MOST_LOST:
            return f"{self._lost_in_a_row} bot processes in a row died or lost their way."
        idle = [place for place, worker in enumerate(self._workers) if worker.started and not self._asked[place]]
        answered = await asyncio.gather(*(self._answers(place, patience) for place in idle))
        return "" if all(answered) else "A bot process does not answer."

    async def _answers(self, place: int, patience: float) -> bool:
        worker = self._workers[place]
        was_lost = worker.lost
        try:
            async with asyncio.timeout(patience):
                await worker.do(Order(ECHO, b"", 0), 2 * patience)
        except TimeoutError:
            return bool(self._asked[place])  # # it was asked something in the meantime
        except Died:
            return False
        return not was_lost

    def forget(self, name: str) -> None:
        """The match is over or was put away."""
        self._sent.pop(name, None)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def _question(self, name: str, match: Match, seat: int, level: str, base: int) -> bytes:
        plain: dict[str, Any] = msgspec.to_builtins(match.options)
        entries = tuple(written(entry) for entry in match.entries[base:])
        question = Question(name, match.game.slug, match.version, plain, match.seats, base, entries, seat, level)
        return msgspec.msgpack.encode(question)

    async def _ask(self, place: int, question: bytes) -> Answer:
        self._asked[place] += 1
        began = time.perf_counter()
        try:
            order = Order(DECIDE, question, LONGEST_ANSWER)
            answer = await self._workers[place].do(order, self._thinking_time)
        except (Died, OutOfTime):
            self._lost_in_a_row += 1
            self.lost += 1
            raise
        finally:
            self._asked[place] -= 1
        self._lost_in_a_row = 0
        self.thought.observe(time.perf_counter() - began)
        return msgspec.msgpack.decode(answer, type=Answer)


class Thread:
    """Does the same in this process. It cannot be killed: one that takes too long is left alone, and another does what
    comes next."""

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
