"""File descriptors: every connection needs one, and a server that has none left drops people without a word."""

from __future__ import annotations

import contextlib
import logging
import sys
import time

log = logging.getLogger("readyroom.server")
WANTED = 1 << 20
SPARE = 64
"""Kept free for the store, bots, and everything else that is not a connection."""
PLENTY = 1 << 30
EVERY = 30.0
"""Seconds between two complaints."""


def raise_limit() -> int:
    """Raises the limit as far as this process may, and returns it."""
    if sys.platform == "win32":
        return PLENTY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    best = WANTED if hard == endless else hard
    if soft not in (best, endless):
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they claim
            resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
    return limit()


def limit() -> int:
    """How many files and connections may be open."""
    if sys.platform == "win32":
        return PLENTY
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return PLENTY if soft == resource.RLIM_INFINITY else soft


class Complaint:
    """A warning that may occur a thousand times a second and is logged once in a while."""

    def __init__(self, words: str) -> None:
        self._words = words
        self._count = 0
        self._next = 0.0

    def make(self, *about: object) -> None:
        self._count += 1
        now = time.monotonic()
        if now >= self._next:
            log.error(self._words + " (%s times)", *about, self._count)
            self._next, self._count = now + EVERY, 0
