"""One line of a match's log."""

from __future__ import annotations

from typing import Final

from readyroom.core.native import mypyc_attr
from readyroom.core.struct import Action

CLOCK: Final = -1
"""The actor of entries that no seat made: the setup, and ticks."""


@mypyc_attr(acyclic=True)
class Entry:
    """One line of the log. Entry 0 is the setup; its action is None, or the position laid instead."""

    __slots__ = ("action", "actor", "at", "chance", "seq")

    def __init__(self, seq: int, at: int, actor: int, action: Action | None, chance: tuple[int, ...]) -> None:
        self.seq = seq
        self.at = at
        self.actor = actor
        self.action = action
        self.chance = chance

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return (
            self.seq == other.seq
            and self.at == other.at
            and self.actor == other.actor
            and self.action == other.action
            and self.chance == other.chance
        )
