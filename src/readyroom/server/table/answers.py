"""Remembers a table's answers, so that a repeated command id gets the same answer. Bounded per person and in total."""

from __future__ import annotations

from collections import OrderedDict

MOST_BYTES = 512 * 1024
"""Per table: some 1,500 plain answers. A command is resent within seconds or never."""
MOST_BYTES_EACH = 128 * 1024
"""Per person, so that nobody can push out the answers given to others."""
OVERHEAD = 250
"""Python's overhead per answer, besides the text."""


class Answers:
    """Answers by person and command. When space runs out, the person with the most loses their oldest first."""

    def __init__(self, most: int = MOST_BYTES, most_each: int = MOST_BYTES_EACH) -> None:
        self._most = most
        self._most_each = most_each
        self._kept: dict[str, OrderedDict[str, bytes]] = {}
        self._held: dict[str, int] = {}
        self.bytes = 0
        """The size of all answers together."""

    def get(self, person: str, command: str) -> bytes | None:
        kept = self._kept.get(person)
        return None if kept is None else kept.get(command)

    def keep(self, person: str, command: str, answer: bytes) -> None:
        kept = self._kept.setdefault(person, OrderedDict())
        before = kept.pop(command, None)
        if before is not None:
            self._count(person, -_size(command, before))
        kept[command] = answer
        self._count(person, _size(command, answer))
        while self._held[person] > self._most_each:
            self._forget(person)
        while self.bytes > self._most:
            self._forget(max(self._held, key=self._held.__getitem__))

    def _forget(self, person: str) -> None:
        kept = self._kept[person]
        command, answer = kept.popitem(last=False)
        self._count(person, -_size(command, answer))
        if not kept:
            del self._kept[person], self._held[person]

    def _count(self, person: str, size: int) -> None:
        self._held[person] = self._held.get(person, 0) + size
        self.bytes += size


def _size(command: str, answer: bytes) -> int:
    return OVERHEAD + len(command) + len(answer)
