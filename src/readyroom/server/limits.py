"""Rate limits for connections, people and addresses: buckets that refill, never a ban."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated

import msgspec
from msgspec import Meta

MOST_NAMED = 64
"""Longest address kept, in characters; a proxy may pass on anything."""


class Rate(msgspec.Struct, frozen=True):
    """Tokens per second in the long run, and at once."""

    per_second: float
    at_once: float

    def __str__(self) -> str:
        return f"{self.per_second:g}:{self.at_once:g}"


class Limits(msgspec.Struct, frozen=True):
    """A server's limits. Each is a setting: see ``settings.py``."""

    message_bytes: Annotated[
        int, Meta(ge=1024, le=2**24, description="Bytes of the biggest message or request, not counting record files.")
    ] = 64 * 1024
    record_bytes: Annotated[
        int, Meta(ge=1024, le=2**30, description="Bytes of the biggest record file that can be sent in.")
    ] = 2 * 1024 * 1024
    waiting_bytes: Annotated[
        int,
        Meta(ge=64 * 1024, le=2**30, description="Bytes that may wait for a slow reader before it is disconnected."),
    ] = 8 * 1024 * 1024
    connection: Annotated[Rate | None, Meta(description="Commands over one connection.")] = Rate(20, 60)
    person: Annotated[Rate | None, Meta(description="Commands from one person, over all connections.")] = Rate(30, 90)
    talk: Annotated[Rate | None, Meta(description="Lines of talk and signals from one person.")] = Rate(1, 8)
    relays: Annotated[Rate | None, Meta(description="Voice signaling messages from one person's browser.")] = Rate(
        5, 120
    )
    new_people: Annotated[Rate | None, Meta(description="New guests from one address.")] = Rate(0.5, 40)
    new_tables: Annotated[Rate | None, Meta(description="New tables from one person.")] = Rate(0.2, 20)
    requests: Annotated[Rate | None, Meta(description="Requests over HTTP from one address.")] = Rate(30, 200)
    heavy_requests: Annotated[
        Rate | None, Meta(description="Replays, films and other expensive requests from one address.")
    ] = Rate(2, 30)
    extras_requests: Annotated[
        Rate | None, Meta(description="Requests to the tools that games bring, from one address.")
    ] = Rate(4, 40)
    sockets_per_address: Annotated[
        int, Meta(ge=1, le=10_000_000, description="Table connections from one address at the same time.")
    ] = 256
    connections_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=10_000_000,
            description="Connections of any kind from one address, unfinished ones included; not from trusted proxies.",
        ),
    ] = 512
    handshakes: Annotated[Rate | None, Meta(description="New table connections from one address.")] = Rate(10, 300)
    unknown_codes: Annotated[Rate | None, Meta(description="Unknown table codes asked for by one address.")] = Rate(
        0.5, 30
    )
    sign_ins: Annotated[
        Rate | None, Meta(description="Attempts to sign in from one address, by code, passkey or e-mail.")
    ] = Rate(0.1, 20)
    mails: Annotated[Rate | None, Meta(description="E-mails to one address.")] = Rate(0.01, 20)
    record_entries: Annotated[
        int, Meta(ge=1, le=10_000_000, description="Entries of the longest record file that is replayed.")
    ] = 5_000
    work_seconds: Annotated[
        float, Meta(gt=0, le=3600, description="Seconds after which a replay, a film or other heavy work is stopped.")
    ] = 20.0
    work_memory: Annotated[
        int,
        Meta(ge=0, le=2**40, description="Bytes of memory that a process for heavy work may use; 0 means no limit."),
    ] = 384 * 1024 * 1024
    work_waiting: Annotated[
        int, Meta(ge=0, le=10_000_000, description="Heavy requests that may wait for a process.")
    ] = 24
    work_per_address: Annotated[
        int, Meta(ge=1, le=10_000_000, description="Heavy requests from one address that may wait or run.")
    ] = 6
    long_work_seconds: Annotated[
        float, Meta(gt=0, le=3600, description="Seconds after which a search for a better plan is stopped.")
    ] = 60.0
    long_work_waiting: Annotated[
        int, Meta(ge=0, le=10_000_000, description="Such searches that may wait for a process.")
    ] = 3
    stranger_evaluations: Annotated[
        int, Meta(ge=1, le=10_000_000, description="Tries a search gets for a caller without a token.")
    ] = 3_000
    answer_bytes: Annotated[
        int, Meta(ge=1024, le=2**31, description="Bytes of the biggest replay or film that is sent out.")
    ] = 32 * 1024 * 1024


UNLIMITED = Limits(
    connection=None, person=None, talk=None, relays=None, new_people=None, new_tables=None, requests=None,
    heavy_requests=None, extras_requests=None, sockets_per_address=1_000_000, work_waiting=1_000_000,
    work_per_address=1_000_000, long_work_waiting=1_000_000, stranger_evaluations=1_000_000,
    connections_per_address=1_000_000, handshakes=None, unknown_codes=None, sign_ins=None, mails=None,
)  # fmt: skip
"""For load tests, and for servers behind other limits."""


class Bucket:
    """Tokens that refill with time."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def wait(self, rate: Rate, now: float, take: float = 1.0) -> int:
        """Takes a token, or returns the milliseconds to wait."""
        self.tokens = min(rate.at_once, self.tokens + (now - self.at) * rate.per_second)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= take
            return 0
        return int((1 - self.tokens) / rate.per_second * 1000) + 1


class Buckets:
    """One bucket per person or address; the least recently seen are forgotten."""

    def __init__(self, rate: Rate | None, most: int = 20_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def left(self, who: str) -> int:
        """Like ``wait``, but takes nothing."""
        bucket = self._buckets.get(who)
        if self._rate is None or bucket is None:
            return 0
        return Bucket(bucket.tokens, bucket.at).wait(self._rate, time.monotonic())

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
