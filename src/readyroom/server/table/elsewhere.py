"""Who is at a table on another node."""

from __future__ import annotations

import msgspec


class Talker(msgspec.Struct, frozen=True, array_like=True):
    """Someone in voice chat: their id for others at the table, the person, and when they joined."""

    id: str
    person: str
    since: int


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at the table on another node: names by id, how many others, who is in voice chat, and when the node
    reported this."""

    people: dict[str, str]
    others: int
    at: int
    talkers: tuple[Talker, ...] = ()
