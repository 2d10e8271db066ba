"""Bots' decisions, made off the event loop, each match always by the same worker (which remembers it)."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol
from zlib import crc32

import msgspec

from readyroom.core.codec import decode_action
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.server.bots.worker import Answer, Question
from readyroom.server.work.bench import found
from readyroom.server.work.orders import Order, Setup
from readyroom.server.work.worker import OutOfTime, Worker

DECIDE = "readyroom.server.bots.worker:decide"
LONGEST_ANSWER = 1024 * 1024
THINKING_TIME = 60.0
"""Seconds after which a bot that has not decided is taken to have lost its way."""


class Thinker(Protocol):
    """Whoever does what bots ask for."""

    async def do(self, order: Order, seconds: float) -> bytes: ...

    async def close(self) -> None: ...


class Robots:
    """A few workers. ``processes`` 0 means one thread instead: for tests, and for servers with a single core."""

    def __init__(self, processes: int, extra_games: tuple[str, ...]) -> None:
        setup = Setup(extra_games)
        self._workers: list[Thinker] = [Worker(setup) for _ in range(processes)] or [Thread()]
        self._sent: dict[str, int] = {}

    async def choose(self, name: str, match: Match, seat: int, level: str) -> Action | None:
        """What a bot of this level would do on this seat now; None if it waits until something happens. Raises
        whatever goes wrong in the worker."""
        worker = self._workers[crc32(name.encode()) % len(self._workers)]
        seq, game = match.seq, match.game
        answer = await _ask(worker, self._question(name, match, seat, level, self._sent.get(name, 0)))
        if answer.missing:
            answer = await _ask(worker, self._question(name, match, seat, level, 0))
        self._sent[name] = seq + 1
        if answer.waits:
            return None
        if answer.action is None:
            raise LookupError("The bot had nothing to decide.")
        return decode_action(game.actions, answer.action)

    def forget(self, name: str) -> None:
        """The match is over or was put away."""
        self._sent.pop(name, None)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def _question(self, name: str, match: Match, seat: int, level: str, base: int) -> bytes:
        plain: dict[str, Any] = msgspec.to_builtins(match.options)
        entries = tuple(entry.plain() for entry in match.entries[base:])
        question = Question(name, match.game.slug, match.version, plain, match.seats, base, entries, seat, level)
        return msgspec.msgpack.encode(question)


class Thread:
    """Does the same in this process. It cannot be killed: one that takes too long is left alone, and another does what
    comes next."""

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


async def _ask(worker: Thinker, question: bytes) -> Answer:
    answer = await worker.do(Order(DECIDE, question, LONGEST_ANSWER), THINKING_TIME)
    return msgspec.msgpack.decode(answer, type=Answer)
