"""How much of anything one connection, person or address may ask for: buckets that refill, never a ban."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MOST_NAMED = 64
"""Letters of an address by which it is known; a proxy can be told to pass on anything."""


class Rate(msgspec.Struct, frozen=True):
    """So many per second on the long run, so many at once."""

    per_second: float
    at_once: float


class Limits(msgspec.Struct, frozen=True):
    """What a server allows."""

    message_bytes: int = 64 * 1024
    record_bytes: int = 8 * 1024 * 1024
    connection: Rate | None = Rate(20, 60)
    person: Rate | None = Rate(30, 90)
    talk: Rate | None = Rate(1, 8)
    new_people: Rate | None = Rate(0.5, 40)
    new_tables: Rate | None = Rate(0.2, 20)
    requests: Rate | None = Rate(30, 200)
    heavy_requests: Rate | None = Rate(1, 10)
    resolutions: Rate | None = Rate(4, 40)
    sockets_per_address: int = 256
    connections_per_address: int = 512
    """of any kind, half requests included; a proxy that is trusted may have more"""
    handshakes: Rate | None = Rate(10, 300)
    """table connections that one address opens"""
    unknown_codes: Rate | None = Rate(0.5, 30)
    """codes that no table goes by, asked for by one address"""


UNLIMITED = Limits(
    connection=None, person=None, talk=None, new_people=None, new_tables=None, requests=None, heavy_requests=None,
    resolutions=None, sockets_per_address=1_000_000, connections_per_address=1_000_000, handshakes=None,
    unknown_codes=None,
)  # fmt: skip
"""For load tests, and for servers that stand behind limits of their own."""


class Bucket:
    """Tokens that refill with time."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def wait(self, rate: Rate, now: float, take: float = 1.0) -> int:
        """Takes a token, or says for how many milliseconds to hold back."""
        self.tokens = min(rate.at_once, self.tokens + (now - self.at) * rate.per_second)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= take
            return 0
        return int((1 - self.tokens) / rate.per_second * 1000) + 1


class Buckets:
    """One bucket for each of many (people, addresses); the ones not seen for longest are forgotten."""

    def __init__(self, rate: Rate | None, most: int = 20_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, who: str, take: float = 1.0) -> int:
        """0 if they may, or the milliseconds to wait. ``take`` 0 only looks."""
        if self._rate is None:
            return 0
        who = who[:MOST_NAMED]
        now = time.monotonic()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate.at_once, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.wait(self._rate, now, take)
