"""Which components a match offered and who took them, for balance reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from readyroom.core.match import Match


class Component(msgspec.Struct, frozen=True):
    """A card or similar. It is listed under its ``kind`` and compared with its ``peers``."""

    id: str
    name: str
    kind: str
    peers: str


class Account(msgspec.Struct, frozen=True):
    """One match: the components on offer, each with the seats that took it, and the seats in starting order. All seats
    take what happens to everyone."""

    offers: dict[str, tuple[int, ...]]
    order: tuple[int, ...]


class Balance:
    """How a game is weighed: the components a report counts, what became of them in a finished match, and the lowest
    and highest score the game's own verdicts tell apart, if it has any."""

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
