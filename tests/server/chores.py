"""Tasks for the workshop's tests, named ``tests.server.chores:...`` and run in its processes."""

from __future__ import annotations

import os
import signal
import time

from readyroom.server.refusal import Refusal


def echo(given: bytes) -> bytes:
    return given


def pid(given: bytes) -> bytes:
    return str(os.getpid()).encode()


def chatter(given: bytes) -> bytes:
    """Prints while it works."""
    print("x" * 100_000, flush=True)
    return given


def forever(given: bytes) -> bytes:
    """Writes its process id to the given file, and never ends."""
    with open(given, "w") as file:
        file.write(str(os.getpid()))
    while True:
        time.sleep(0.01)


def wait_for(given: bytes) -> bytes:
    """Ends when the named file exists."""
    while not os.path.exists(given):
        time.sleep(0.01)
    return b"seen"


def hoard(given: bytes) -> bytes:
    """Takes memory until there is none left."""
    kept = []
    while True:
        kept.append(bytearray(1024 * 1024))


def drop_dead(given: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return given


def swell(given: bytes) -> bytes:
    return b"x" * int(given)


def refuse(given: bytes) -> bytes:
    raise Refusal(given.decode(), status=403)


def stumble(given: bytes) -> bytes:
    raise ZeroDivisionError("the task stumbles")
