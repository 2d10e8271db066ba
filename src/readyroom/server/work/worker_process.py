"""The worker's side: does one order after the other, within limits, until the server is gone."""

from __future__ import annotations

import gzip
import os
import signal
import threading
import traceback
from collections.abc import Callable
from importlib import import_module, util
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from readyroom.bots import plugins
from readyroom.core import registry
from readyroom.core.errors import ReadyRoomError
from readyroom.server.extra_games import register_extra
from readyroom.server.refusal import Refusal, refused
from readyroom.server.work.orders import HEAD, READY, Answer, Order, Setup, framed

ECHO = "readyroom.server.work.worker_process:echo"
LONGEST_REASON = 500
"""A reason may quote the input."""
TOO_MUCH_MEMORY = "That needs more memory than this server allows, so it was stopped."


def main() -> None:
    """Runs until the server closes the pipe."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the server gets them too, and ends its workers
        signal.signal(number, signal.SIG_IGN)
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # a game's prints must not get into an answer
    said = _heard(orders)
    if not said:
        return  # the server is gone already
    setup = msgspec.msgpack.decode(said, type=Setup)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders, waiting), daemon=True).start()
    if setup.niceness and hasattr(os, "nice"):
        os.nice(setup.niceness)
    registry.load_all()
    register_extra(setup.games)
    plugins.serve(setup.bots)
    _bind(setup.memory)
    _say(answers, READY)
    while True:
        answer = perform(msgspec.msgpack.decode(waiting.get(), type=Order))
        _say(answers, msgspec.msgpack.encode(answer))


def perform(order: Order) -> Answer:
    """Carries out an order; any failure becomes part of the answer."""
    try:
        body = found(order.task)(order.given)
        if len(body) > order.most:
            return Answer(reason=f"The answer would have {len(body):,} bytes. The limit is {order.most:,}.", status=413)
        return Answer(gzip.compress(body, 5) if order.pack else body)
    except MemoryError:
        return Answer(reason=TOO_MUCH_MEMORY, status=503, spent=True)
    except (Refusal, ReadyRoomError) as no:
        refusal = refused(no)
        return Answer(refusal.body, refusal.reason[:LONGEST_REASON], refusal.status)
    except Exception:
        return Answer(trace=traceback.format_exc())


def echo(given: bytes) -> bytes:
    """Returns its input: a sign of life."""
    return given


def found(task: str) -> Callable[[bytes], bytes]:
    """The function with this name."""
    module, _, name = task.partition(":")
    function: Callable[[bytes], bytes] = getattr(import_module(module), name)
    return function


def _bind(memory: int) -> None:
    """Limits memory: allocations beyond this many bytes fail."""
    if memory and util.find_spec("resource"):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _listen(orders: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Reads orders even during work, to exit as soon as the server is gone."""
    while order := _heard(orders):
        waiting.put(order)
    os._exit(0)


def _heard(orders: BinaryIO) -> bytes:
    """The next message; empty at the end of the stream."""
    return orders.read(int.from_bytes(orders.read(HEAD), "big"))


def _say(answers: BinaryIO, message: bytes) -> None:
    try:
        answers.write(framed(message))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and nobody wants the answer


if __name__ == "__main__":
    main()
