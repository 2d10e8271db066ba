"""One worker, seen from the server: a process that does one task at a time, and is killed when it is not worth waiting
for any more."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import cast

import msgspec

from readyroom.server.refusal import Refusal
from readyroom.server.work.orders import HEAD, READY, Answer, Order, Setup, framed

STARTING_TIME = 120.0
"""Seconds that a process has until it is ready; that time is not taken from its first task."""
SLACK = 64 * 1024
"""How much longer than what was asked for an answer may be, for all that comes with it."""


class Died(Exception):
    """The process ended before it had answered."""


class OutOfTime(Exception):
    """It took too long, and was killed."""


class TaskFailed(Exception):
    """Something went wrong in the worker: its trace."""


class Worker:
    """A process that is started when it is first needed, and again after each death."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._turn = asyncio.Lock()
        self._starting: asyncio.Task[Pipe] | None = None
        self._pipes: set[Pipe] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """Its processes: one, but for moments in which the last is dying."""
        return tuple(pipe.pid for pipe in self._pipes)

    @property
    def started(self) -> bool:
        """Whether it has been needed yet."""
        return self._starting is not None

    @property
    def lost(self) -> bool:
        """Whether its process has died, and no other has been needed since."""
        if self._starting is None or not self._starting.done():
            return False
        return self._starting.cancelled() or self._starting.exception() is not None or self._starting.result().killed

    async def do(self, order: Order, seconds: float) -> bytes:
        """Does a task when those before it are done. Raises Refusal, TaskFailed, OutOfTime or Died. A caller who is
        cancelled in here takes the process along: what it was doing is wanted by nobody."""
        async with self._turn:
            pipe = await self._ready()
            answered = False
            try:
                async with asyncio.timeout(seconds):
                    heard = await pipe.ask(msgspec.msgpack.encode(order), order.most + SLACK)
                answer = msgspec.msgpack.decode(heard, type=Answer)
                answered = not answer.spent
            except TimeoutError:
                raise OutOfTime from None
            finally:
                if not answered:
                    pipe.kill()
        if answer.trace:
            raise TaskFailed(answer.trace)
        if answer.reason:
            raise Refusal(answer.reason, status=answer.status, body=answer.body)
        return answer.body

    async def close(self) -> None:
        """Kills it, and returns when it is gone."""
        self._closed = True
        for pipe in self._pipes:
            pipe.kill()
        if self._starting is not None:
            await asyncio.wait({self._starting})
        if self._pipes:
            await asyncio.wait({pipe.gone for pipe in self._pipes})

    async def _ready(self) -> Pipe:
        """A process that waits for an order. Who is cancelled here leaves it to the next."""
        if self._starting is None or self.lost:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(_seen)
        return await asyncio.shield(self._starting)

    async def _start(self) -> Pipe:
        if self._closed:
            raise Died
        pipe = Pipe()
        await pipe.open()
        self._pipes.add(pipe)
        pipe.gone.add_done_callback(lambda _: self._pipes.discard(pipe))
        try:
            if self._closed:
                raise Died
            async with asyncio.timeout(STARTING_TIME):
                heard = await pipe.ask(msgspec.msgpack.encode(self._setup), SLACK)
            if heard != READY:
                raise Died
        except BaseException:
            pipe.kill()
            raise
        return pipe


def _seen(task: asyncio.Task[Pipe]) -> None:
    """The next caller hears what went wrong; without one, nobody needs to."""
    if not task.cancelled():
        task.exception()


class Pipe(asyncio.SubprocessProtocol):
    """What goes to a process and what comes back, put together to whole messages."""

    def __init__(self) -> None:
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.killed = False
        self._transport: asyncio.SubprocessTransport | None = None
        self._heard = bytearray()
        self._most = 0
        self._answer: asyncio.Future[bytes] | None = None

    @property
    def pid(self) -> int:
        return 0 if self._transport is None else self._transport.get_pid()

    async def open(self) -> None:
        """Starts the process."""
        paths = [path or os.getcwd() for path in sys.path]
        try:
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self,
                sys.executable,
                "-P",  # the same paths as the server's, and not the folder it happens to be in
                "-m",
                "readyroom.server.work.worker_process",
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                stderr=None,
                start_new_session=True,  # Ctrl-C is for the server
            )
        except OSError as failed:
            raise Died(f"No process could be started: {failed}") from failed

    async def ask(self, message: bytes, most: int) -> bytes:
        """Sends a message and waits for the one that answers it, which has at most so many bytes."""
        if self._transport is None or self.killed:
            raise Died
        self._most = most
        self._answer = asyncio.get_running_loop().create_future()
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(framed(message))
        return await self._answer

    def kill(self) -> None:
        if not self.killed and self._transport is not None and not self.gone.done():
            with suppress(ProcessLookupError):  # it has just died by itself
                self._transport.kill()
        self.killed = True

    # -- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._heard += data
        length = int.from_bytes(self._heard[:HEAD], "big")
        if length > self._most:
            self._lose()
        elif self._answer is not None and len(self._heard) >= HEAD + length:
            answer, self._heard = bytes(self._heard[HEAD : HEAD + length]), bytearray()
            if not self._answer.done():
                self._answer.set_result(answer)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lose()

    def process_exited(self) -> None:
        self._lose()
        if not self.gone.done():
            self.gone.set_result(None)
        if self._transport is not None:
            self._transport.close()

    def _lose(self) -> None:
        self.kill()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Died())
