"""What became of a game's components in a match: which were on offer, and who took them. Balance reports count it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from readyroom.core.match import Match


class Component(msgspec.Struct, frozen=True):
    """A card, or what a game has in its place. It is listed with its ``kind`` and compared with its ``peers``."""

    id: str
    name: str
    kind: str
    peers: str


class Account(msgspec.Struct, frozen=True):
    """One match: the components that were on offer, each with the seats that took it, and the seats in the order in
    which they began. What happens to everyone is taken by all seats."""

    offers: dict[str, tuple[int, ...]]
    order: tuple[int, ...]


class Balance:
    """How a game is weighed: the components that a report counts, what became of them in a finished match, and the
    least and the most points that the game's own words on a score tell apart, if it has such words."""

    __slots__ = ("account", "components", "scale")

    def __init__(
        self,
        components: tuple[Component, ...],
        account: Callable[[Match], Account],
        scale: tuple[int, int] | None = None,
    ) -> None:
        self.components = components
        self.account = account
        self.scale = scale
