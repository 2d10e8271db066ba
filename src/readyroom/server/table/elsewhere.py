"""Who is at a table on another node."""

from __future__ import annotations

import msgspec


class Talker(msgspec.Struct, frozen=True, array_like=True):
    """One who talks aloud: the id by which others at the table know them, who it is, and since when."""

    id: str
    person: str
    since: int


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at the table on another node: people by their ids and names, how many others, who of them talks aloud,
    and when it told so."""

    people: dict[str, str]
    others: int
    at: int
    talkers: tuple[Talker, ...] = ()
