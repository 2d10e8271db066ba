"""The server's side of a worker: a process that does one task at a time, and is killed when waiting for it is no longer
worthwhile."""

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
"""Seconds a process has to get ready; they do not count against its first task."""
SLACK = 64 * 1024
"""How much longer than its body an answer may be, for everything around it."""


class Died(Exception):
    """The process ended before it answered."""


class OutOfTime(Exception):
    """The process took too long and was killed."""


class TaskFailed(Exception):
    """The task failed in the worker: its trace."""


class Worker:
    """A process, started when first needed, and again each time it dies."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._turn = asyncio.Lock()
        self._starting: asyncio.Task[Pipe] | None = None
        self._pipes: set[Pipe] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """Its processes: usually one, for a moment two while the old one is dying."""
        return tuple(pipe.pid for pipe in self._pipes)

    @property
    def started(self) -> bool:
        """Whether it has been needed yet."""
        return self._starting is not None

    @property
    def lost(self) -> bool:
        """Whether its process has died and was not replaced yet."""
        if self._starting is None or not self._starting.done():
            return False
        return self._starting.cancelled() or self._starting.exception() is not None or self._starting.result().killed

    async def do(self, order: Order, seconds: float) -> bytes:
        """Does a task after those before it. Raises Refusal, TaskFailed, OutOfTime or Died. If the caller is cancelled
        during the task, the process is killed: nobody wants its result."""
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
        """Kills the process and waits until it is gone."""
        self._closed = True
        for pipe in self._pipes:
            pipe.kill()
        if self._starting is not None:
            await asyncio.wait({self._starting})
        if self._pipes:
            await asyncio.wait({pipe.gone for pipe in self._pipes})

    async def _ready(self) -> Pipe:
        """A process that is ready for an order. If the caller is cancelled here, the next one gets it."""
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
    """Retrieves the exception: the next caller gets it; without one, nobody needs it."""
    if not task.cancelled():
        task.exception()


class Pipe(asyncio.SubprocessProtocol):
    """Sends messages to a process, and assembles its output into messages."""

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
                "-P",  # the server's paths, without the current folder
                "-m",
                "readyroom.server.work.worker_process",
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                stderr=None,
                start_new_session=True,  # Ctrl-C is for the server
            )
        except OSError as failed:
            raise Died(f"No process could be started: {failed}") from failed

    async def ask(self, message: bytes, most: int) -> bytes:
        """Sends a message and waits for the answer, which has at most ``most`` bytes."""
        if self._transport is None or self.killed:
            raise Died
        self._most = most
        self._answer = asyncio.get_running_loop().create_future()
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(framed(message))
        return await self._answer

    def kill(self) -> None:
        if not self.killed and self._transport is not None and not self.gone.done():
            with suppress(ProcessLookupError):  # it has just died on its own
                self._transport.kill()
        self.killed = True

    # -- callbacks for asyncio

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
