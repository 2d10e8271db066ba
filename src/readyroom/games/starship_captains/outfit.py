"""What lies in a captain's slots, worked out once: which techs can be used, which rooms, what is damaged."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.games.starship_captains.cards.boards import SLOTS
from readyroom.games.starship_captains.names import NONE
from readyroom.games.starship_captains.rooms import BASIC_ROOMS, Place, rooms_in

EMPTY: Final = -1
DAMAGED: Final = -2
MOST_ROOMS: Final = 4_000
MOST_LISTS: Final = 100
"""How many combinations of rooms are cached, and how many lists for each."""

Turns = dict[int, list[Action]]
"""What a captain with certain rooms may do on a turn, by everything else that this depends on, as one number."""


class Outfit:
    """For these slots, artifacts on rooms, shared techs, and shared one-shots that were used. It never changes."""

    __slots__ = ("crowd", "damaged", "rooms", "shared", "slots", "techs", "turns", "used")

    def __init__(self, slots: tuple[int, ...], crowd: tuple[int, ...], shared: tuple[int, ...], used: int) -> None:
        self.slots = slots
        self.crowd = crowd
        self.shared = shared
        self.used = used
        techs = damaged = 0
        for tech in shared:
            techs |= 1 << tech
        for slot, tech in enumerate(slots):
            if tech >= 0:
                techs |= 1 << tech
            elif tech == DAMAGED:
                damaged |= 1 << slot
        self.techs = techs
        """All that can be used, as a bit set."""
        self.damaged = damaged
        """Damaged slots, as a bit set."""
        self.rooms = rooms_in(slots, crowd, shared, used)
        self.turns = _turns(self.rooms)

    def room(self, number: int) -> Place:
        for room in self.rooms:
            if room.number == number:
                return room
        raise LookupError(f"There is no room {number} here.")


_TURNS: Final[dict[tuple[int, ...], Turns]] = {}


def _turns(rooms: list[Place]) -> Turns:
    """The same for equal rooms in the same order, wherever they lie."""
    key = tuple([room.number * 2 + room.crowd for room in rooms])
    found = _TURNS.get(key)
    if found is None:
        if len(_TURNS) >= MOST_ROOMS:
            _TURNS.clear()
        found = _TURNS[key] = {}
    return found


BARE: Final = Outfit((EMPTY,) * SLOTS, (NONE,) * (BASIC_ROOMS + SLOTS), (), 0)
