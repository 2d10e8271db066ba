"""What passes between the server and a worker: one order, one answer, each with its length before it."""

from __future__ import annotations

import msgspec

HEAD = 4
"""Bytes of a length."""
READY = b"ready"
"""The first thing that a worker says."""


class Setup(msgspec.Struct, frozen=True):
    """What a worker is told once, before its first order."""

    games: tuple[str, ...] = ()
    """games outside the package, as ``module:attribute``"""
    bots: tuple[str, ...] = ()
    """bots outside the package, as ``module:Class``"""
    memory: int = 0
    """the bytes of memory that it may take; 0: as many as there are"""
    niceness: int = 0
    """how far it stands back where others want the processor"""


class Order(msgspec.Struct, frozen=True):
    """A task, named as ``module:function`` (bytes in, bytes out), and what to do it with."""

    task: str
    given: bytes
    most: int
    """how many bytes the answer may have"""
    pack: bool = False
    """whether to compress it (gzip)"""


class Answer(msgspec.Struct, frozen=True):
    """What came of it: bytes; or a refusal, with its reason and status; or a fault, with its trace."""

    body: bytes = b""
    reason: str = ""
    status: int = 0
    trace: str = ""
    spent: bool = False
    """the worker is of no more use"""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message
