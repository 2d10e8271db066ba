"""The messages between the server and a worker: one order, one answer, each prefixed with its length."""

from __future__ import annotations

import msgspec

HEAD = 4
"""Bytes of the length prefix."""
READY = b"ready"
"""A worker's first message."""


class Setup(msgspec.Struct, frozen=True):
    """What a worker gets once, before its first order."""

    games: tuple[str, ...] = ()
    """games outside the package, as ``module:attribute``"""
    bots: tuple[str, ...] = ()
    """bots outside the package, as ``module:Class``"""
    memory: int = 0
    """bytes of memory it may use; 0 means no limit"""
    niceness: int = 0
    """how far it yields the processor to others"""


class Order(msgspec.Struct, frozen=True):
    """A task, named as ``module:function`` (bytes in, bytes out), and its input."""

    task: str
    given: bytes
    most: int
    """the most bytes the answer may have"""
    pack: bool = False
    """whether to compress the answer (gzip)"""


class Answer(msgspec.Struct, frozen=True):
    """The result: bytes; or a refusal, with its reason and status; or a failure, with its trace."""

    body: bytes = b""
    reason: str = ""
    status: int = 0
    trace: str = ""
    spent: bool = False
    """the worker can no longer be used"""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message
