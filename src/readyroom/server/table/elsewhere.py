"""Who is at a table on another node."""

from __future__ import annotations

import msgspec


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at the table on another node: people by their ids and names, how many others, and when it told so."""

    people: dict[str, str]
    others: int
    at: int
