"""What the scripted people did and received, to be checked against the store afterwards."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec


class Ack(msgspec.Struct, frozen=True):
    """A command that was answered with done."""

    code: str
    token: str
    id: str
    kind: str
    seq: int
    seat: int
    action: dict[str, Any] | None = None


class Journal:
    """The journal of a whole run. It is all in memory, as digests rather than views."""

    def __init__(self, one_node: bool) -> None:
        self.one_node = one_node
        """whether everything that one person received must be visible to all at once"""
        self.acks: list[Ack] = []
        self.refused: dict[tuple[str, str, str], str] = {}
        """refused or stale commands, by table, token and id, with the reason"""
        self.views: dict[tuple[str, int], dict[int, set[tuple[bytes, bytes]]]] = {}
        """what a seat saw after an entry: the public part and its own"""
        self.events: dict[tuple[str, int], set[tuple[int, bytes]]] = {}
        self.wrong: list[str] = []
        """faults, in sentences"""
        self.counts: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.games: dict[str, str] = {}
        self.heads: dict[str, int] = {}
        """the latest entry that anyone at the table received"""
        self.moved: dict[str, float] = {}
        self.pauses: dict[str, float] = {}
        """the longest pause of a table in play"""
        self.deadlines: dict[str, bool] = {}
        """whether the table plays against the clock now"""

    def told(self, code: str, seq: int) -> None:
        """Someone was told that the match is at ``seq``."""
        head = self.heads.get(code, -1)
        if seq > head:
            now = time.monotonic()
            self.pauses[code] = max(self.pauses.get(code, 0.0), now - self.moved.get(code, now))
            self.moved[code] = now
            self.heads[code] = seq

    def over(self, code: str) -> None:
        """Nothing more will happen at this table, which is not a pause."""
        self.moved.pop(code, None)
        self.deadlines.pop(code, None)

    def saw(self, code: str, seat: int, seq: int, public: bytes, own: bytes) -> None:
        self.views.setdefault((code, seat), {}).setdefault(seq, set()).add((public, own))

    def heard(self, code: str, seat: int, seq: int, event: bytes) -> None:
        self.events.setdefault((code, seat), set()).add((seq, event))

    def live(self) -> int:
        """How many tables play against the clock now."""
        return sum(self.deadlines.values())
