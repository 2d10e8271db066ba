"""What the rules get while they work: luck, the time, and a way to report events."""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.core.native import mypyc_attr
from readyroom.core.struct import Event


@mypyc_attr(acyclic=True)
class Told:
    """An event and its audience: everyone, or only some seats, with another version (or nothing) for the rest."""

    __slots__ = ("event", "only", "others")

    def __init__(self, event: Event, only: tuple[int, ...] | None, others: Event | None) -> None:
        self.event = event
        self.only = only
        self.others = others

    def to(self, viewer: int | None) -> Event | None:
        """What this viewer is told: a seat, or None for a spectator."""
        if self.only is None or (viewer is not None and viewer in self.only):
            return self.event
        return self.others


@mypyc_attr(acyclic=True)
class Telling:
    """One entry being made: its chance, its time, and its events."""

    __slots__ = ("aloud", "chance", "now", "sealed", "told")

    def __init__(self, chance: Chance, now: int = 0, aloud: bool = True) -> None:
        self.chance = chance
        self.now = now
        self.aloud = aloud
        self.told: list[Told] = []
        self.sealed = False

    def tell(self, event: Event) -> None:
        """Tells everyone."""
        if self.aloud:
            self.told.append(Told(event, None, None))

    def whisper(self, event: Event, only: int | tuple[int, ...], others: Event | None = None) -> None:
        """Tells one seat, or a few; the others get another version, or nothing."""
        if self.aloud:
            self.told.append(Told(event, (only,) if isinstance(only, int) else only, others))

    def reveal(self) -> None:
        """Something hidden has been seen: this entry cannot be undone without the table's consent."""
        self.sealed = True
