"""What became of a game's components in a match: which were on offer, and who took them. Balance reports count it."""

from __future__ import annotations

import msgspec


class Component(msgspec.Struct, frozen=True):
    """A card, or what a game has in its place. It is listed with its ``kind`` and compared with its ``peers``."""

    id: str
    name: str
    kind: str
    peers: str


class Account(msgspec.Struct, frozen=True):
    """One match: the components that were on offer, each with the seats that took it, and the seats in the order in
    which they began. What happens to everybody is taken by all seats."""

    offers: dict[str, tuple[int, ...]]
    order: tuple[int, ...]
