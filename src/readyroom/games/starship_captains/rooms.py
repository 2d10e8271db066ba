"""The rooms a captain can use: the four of the ship, those on techs, and those that are shared."""

from __future__ import annotations

import msgspec

from readyroom.games.starship_captains.cards.boards import ROOMS
from readyroom.games.starship_captains.cards.techs import ONE_SHOT, TECHS
from readyroom.games.starship_captains.effects import Effect
from readyroom.games.starship_captains.names import (
    ANDROID,
    ARTIFACT_COLOURS,
    CADET,
    GRAY,
    colour_of,
)
from readyroom.games.starship_captains.state import BASIC_ROOMS, NONE, State

SHARED = -1


class Place(msgspec.Struct, frozen=True):
    """A room as it can be used now. ``slot`` is where its tech lies, or SHARED; basic rooms have no tech."""

    id: str
    colour: int
    effect: Effect
    crowd: bool = False
    tech: int = NONE
    slot: int = NONE
    once: bool = False


def rooms_of(s: State, seat: int) -> list[Place]:
    ship = s.ships[seat]
    rooms = [Place(room.id, room.colour, room.effect, ship.crowd[i] != NONE) for i, room in enumerate(ROOMS)]
    for slot, tech in enumerate(ship.slots):
        if tech >= 0 and TECHS[tech].is_room:
            card = TECHS[tech]
            crowd = ship.crowd[BASIC_ROOMS + slot] != NONE
            rooms.append(Place(card.id, card.colour, card.effect, crowd, tech, slot, card.kind == ONE_SHOT))
    for tech in s.shared:
        card = TECHS[tech]
        if card.is_room and not ship.used_shared >> tech & 1:
            rooms.append(Place(card.id, card.colour, card.effect, False, tech, SHARED, card.kind == ONE_SHOT))
    return rooms


def room_of(s: State, seat: int, id: str) -> Place:
    return next(room for room in rooms_of(s, seat) if room.id == id)


def matches(room: Place, figure: int) -> bool:
    """Whether a figure can work in a room. Androids never do; cadets only in the gray room, or where all are asked."""
    if figure == ANDROID:
        return False
    if room.colour == GRAY or room.crowd:
        return True
    return figure != CADET and colour_of(figure) == room.colour


def awakens(room: Place, one: int, other: int) -> bool:
    """Whether a pair of artifacts can activate a room: by a colour they share, or any pair in the gray room."""
    if room.colour == GRAY:
        return True
    return room.colour in ARTIFACT_COLOURS[one] and room.colour in ARTIFACT_COLOURS[other]
