"""Looking for better plans for a Space Alert mission, a bounded while at a time, in a process of its own."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.games.space_alert.solver.solving import Solution, Task


class Wish(msgspec.Struct, frozen=True):
    """A mission file, hands or None for free cards, and how long to search with which luck."""

    mission: dict[str, Any]
    hands: dict[str, Any] | list[Any] | None
    evaluations: int
    seed: int


def solve(wish: bytes) -> bytes:
    """A Wish to a Solution, both as MessagePack."""
    asked = msgspec.msgpack.decode(wish, type=Wish)
    return msgspec.msgpack.encode(improved(asked))


def improved(wish: Wish) -> Solution:
    """The best plan that so many evaluations lead to from the plan in the file; never a worse one."""
    task = Task(wish.mission, wish.hands)
    search = task.start(wish.seed, from_scratch=False)
    search.run(wish.evaluations)
    search.tidy()
    return task.solution(search.best, search.evaluations, search.value)
