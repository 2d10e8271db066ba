"""The rooms a captain can use: the four of the ship, those on techs, and those that are shared."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains import names
from readyroom.games.starship_captains.cards.boards import ROOMS, SLOTS
from readyroom.games.starship_captains.cards.techs import ONE_SHOT, TECHS
from readyroom.games.starship_captains.effects import Effect

BASIC_ROOMS: Final = len(ROOMS)
SHARED: Final = -1
ROOM_IDS: Final[tuple[str, ...]] = (*[room.id for room in ROOMS], *[tech.id for tech in TECHS])
"""A room's number is its place here: the basic ones, then techs."""
ROOM_NUMBER: Final = names.number_of(ROOM_IDS)


class Place:
    """A room as it can be used now. ``slot`` is where its tech lies, or SHARED; basic rooms have no tech."""

    __slots__ = ("colour", "crowd", "effect", "id", "number", "once", "slot", "tech")

    def __init__(self, number: int, crowd: bool, slot: int) -> None:
        self.number = number
        self.id = ROOM_IDS[number]
        self.crowd = crowd
        """Whether an artifact lies on it, so that everybody can work there."""
        self.slot = slot
        self.tech = names.NONE
        self.once = False
        if number < BASIC_ROOMS:
            self.colour = ROOMS[number].colour
            self.effect: Effect = ROOMS[number].effect
        else:
            self.tech = number - BASIC_ROOMS
            card = TECHS[self.tech]
            self.colour = card.colour
            self.effect = card.effect
            self.once = card.kind == ONE_SHOT


def rooms_in(slots: tuple[int, ...], crowd: tuple[int, ...], shared: tuple[int, ...], used: int) -> list[Place]:
    """The rooms a captain can use: first the basic ones, then those in tech slots, then shared ones not used up yet."""
    rooms = [_place(room, crowd[room] != names.NONE, names.NONE) for room in range(BASIC_ROOMS)]
    for slot, tech in enumerate(slots):
        if tech >= 0 and TECHS[tech].is_room:
            rooms.append(_place(BASIC_ROOMS + tech, crowd[BASIC_ROOMS + slot] != names.NONE, slot))
    for tech in shared:
        if TECHS[tech].is_room and not used >> tech & 1:
            rooms += [_place(BASIC_ROOMS + tech, False, SHARED)]
    return rooms


_PLACES: Final[dict[int, Place]] = {}


def _place(number: int, crowd: bool, slot: int) -> Place:
    """Each is made once: there are only so many rooms and slots."""
    key = (number * (SLOTS + 1) + slot + 1) * 2 + crowd
    found = _PLACES.get(key)
    if found is None:
        found = _PLACES[key] = Place(number, crowd, slot)
    return found


def matches(room: Place, figure: int) -> bool:
    """Whether a figure can work in a room. Androids never do; cadets only in the gray room, or where all are asked."""
    if figure == names.ANDROID:
        return False
    if room.colour == names.GRAY or room.crowd:
        return True
    return figure != names.CADET and names.colour_of(figure) == room.colour


def matches_line(figure: int, colour: int, mentored: bool) -> bool:
    """Whether a figure matches a mission's line. Gold is for androids alone; a mentor helps a cadet with the rest."""
    if figure == names.ANDROID:
        return True
    if colour == names.GOLD:
        return False
    return mentored if figure == names.CADET else names.colour_of(figure) == colour


def awakens(room: Place, one: int, other: int) -> bool:
    """Whether a pair of artifacts can activate a room: by a color they share, or any pair in the gray room."""
    if room.colour == names.GRAY:
        return True
    return room.colour in names.ARTIFACT_COLOURS[one] and room.colour in names.ARTIFACT_COLOURS[other]
