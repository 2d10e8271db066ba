"""Tech slots: taking a tech out, and the icons that face each other."""

from __future__ import annotations

from typing import Final

from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import SLOTS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.events import TechDiscarded
from readyroom.games.starship_captains.names import NONE
from readyroom.games.starship_captains.outfit import EMPTY, MOST_ROOMS
from readyroom.games.starship_captains.rooms import BASIC_ROOMS
from readyroom.games.starship_captains.state import Ship, State, replaced
from readyroom.games.starship_captains.supplies import discard_tech

HEIGHTS: Final = 3
NO_ICON: Final = "-"


def remove_tech(s: State, seat: int, slot: int, t: Telling) -> None:
    """Discards the tech in a slot, and the artifact that lies on it."""
    ship = s.ships[seat]
    tech = ship.slots[slot]
    ship.slots = replaced(ship.slots, slot, EMPTY)
    discard_tech(s, tech)
    if t.aloud:
        t.tell(TechDiscarded(seat, TECHS[tech].id))
    crowd = ship.crowd[BASIC_ROOMS + slot]
    if crowd != NONE:
        ship.crowd = replaced(ship.crowd, BASIC_ROOMS + slot, NONE)
        s.artifact_discard = (*s.artifact_discard, crowd)


def left_icons(s: State, ship: Ship, slot: int) -> str:
    """The icons at the left side of a slot: its card's, or the printed ones, which damage does not hide."""
    card = ship.slots[slot]
    return TECHS[card].left if card >= 0 else s.slot_board.left[slot]


def right_icons(s: State, ship: Ship, slot: int) -> str:
    card = ship.slots[slot]
    return TECHS[card].right if card >= 0 else s.slot_board.right[slot]


def facing(s: State, ship: Ship, edge: int) -> tuple[str, str]:
    """The icons on both sides of an edge; edge 0 is at the left frame, edge 6 at the right one."""
    left = right_icons(s, ship, edge - 1) if edge else s.slot_board.frame_left
    right = left_icons(s, ship, edge) if edge < SLOTS else s.slot_board.frame_right
    return left, right


def bonuses(s: State, seat: int, slot: int) -> str:
    """The bonuses of a tech just placed: from top to bottom, at the same height the left side first."""
    ship = s.ships[seat]
    before, left = facing(s, ship, slot)
    right, after = facing(s, ship, slot + 1)
    found = ""
    for height in range(HEIGHTS):
        if before[height] == left[height] != NO_ICON:
            found += left[height]
        if right[height] == after[height] != NO_ICON:
            found += right[height]
    return found


Lit = tuple[tuple[str, ...], int]
_LIT: Final[dict[tuple[int, ...], Lit]] = {}
_FITS: Final[dict[tuple[tuple[int, ...], tuple[int, ...], str], dict[str, tuple[str, ...]]]] = {}


def lit(s: State, seat: int) -> Lit:
    """For each slot, the icons that match what they face, the left side from top to bottom, then the right one; and how
    many pairs that makes. Slots change seldom, so this is cached."""
    slots = s.ships[seat].slots
    key = (*slots, s.slots_side == "A")
    found = _LIT.get(key)
    if found is None:
        if len(_LIT) >= MOST_ROOMS:
            _LIT.clear()
        rows = tuple([_lit(s, s.ships[seat], slot, NONE) for slot in range(SLOTS)])
        found = _LIT[key] = (rows, icon_pairs(s, seat))
    return found


def fits(s: State, seat: int, techs: tuple[int, ...]) -> dict[str, tuple[str, ...]]:
    """For each of some techs and each slot, the icons that the tech would match there."""
    ship = s.ships[seat]
    key = (ship.slots, techs, s.slots_side)
    found = _FITS.get(key)
    if found is None:
        if len(_FITS) >= MOST_ROOMS:
            _FITS.clear()
        found = _FITS[key] = {
            TECHS[tech].id: tuple([_lit(s, ship, slot, tech) for slot in range(SLOTS)])
            for tech in techs
            if tech != NONE
        }
    return found


def _lit(s: State, ship: Ship, slot: int, tech: int) -> str:
    before, left = facing(s, ship, slot)
    right, after = facing(s, ship, slot + 1)
    if tech != NONE:
        left, right = TECHS[tech].left, TECHS[tech].right
    return _same(left, before) + _same(right, after)


def _same(mine: str, other: str) -> str:
    return "".join([icon if icon == other[height] else NO_ICON for height, icon in enumerate(mine)])


def icon_pairs(s: State, seat: int) -> int:
    """All matching pairs still visible, printed ones too."""
    ship = s.ships[seat]
    pairs = 0
    for edge in range(SLOTS + 1):
        left, right = facing(s, ship, edge)
        for height in range(HEIGHTS):
            if left[height] == right[height] != NO_ICON:
                pairs += 1
    return pairs
