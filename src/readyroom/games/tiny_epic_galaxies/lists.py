"""Lists of legal actions that depend on little: made once, cached under one whole number, and never changed."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies import interned
from readyroom.games.tiny_epic_galaxies.cards.mats import HANGAR_FACES, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS

MOST_LISTS: Final = 10_000
"""How many of a kind are cached; a full cache is cleared."""

_rerolls: Final[dict[int, list[Action]]] = {}
_converts: Final[dict[int, list[Action]]] = {}
_discards: Final[dict[int, list[Action]]] = {}
_settings: Final[dict[int, list[Action]]] = {}
_other_uses: Final[dict[int, list[Action]]] = {}
_hires: Final[dict[int, list[Action]]] = {}
_refreshes: Final[dict[tuple[int, ...], list[Action]]] = {}


ACTIVATIONS: Final = tuple([interned.ACTIVATE[face] for face in range(6) if usable >> face & 1] for usable in range(64))
"""By bit set of faces."""


def other_uses(dice: int, can_reroll: bool, can_convert: bool) -> list[Action]:
    """Rerolls and conversions of these dice, and the choice to leave them."""
    key = dice * 4
    if can_reroll:
        key += 2
    if can_convert:
        key += 1
    found = _other_uses.get(key)
    if found is None:
        found = _other_uses[key] = []
        if can_reroll:
            found += rerolls(dice)
        if can_convert:
            found += converts(dice)
        found.append(interned.END_TURN)
    return found


def hires_of(pilot: int, face: int, trained: int, untrained: int, flown: int, scouts: int) -> list[Action]:
    """Every way to hire one pilot with dice of one face: ``trained`` of them, or ``untrained`` (0: too few are there)
    for what the pilot is not trained for. ``flown`` is the bit set of advanced ships that fly, ``scouts`` of ships that
    could give way to another."""
    key = ((((pilot * 6 + face) * 8 + trained) * 8 + untrained) * 32 + flown) * 16 + scouts
    found = _hires.get(key)
    if found is None:
        if len(_hires) >= MOST_LISTS:
            _hires.clear()
        found = _hires[key] = []
        for kind in range(1, len(SHIP_KINDS)):
            listed = kind in PILOTS[pilot].trained and face in HANGAR_FACES[kind]
            price = trained if listed else untrained
            if not price:
                continue
            if flown >> kind & 1:
                found.append(interned.hire(pilot, kind, face, price, -1))
            else:
                found += [interned.hire(pilot, kind, face, price, i) for i in range(4) if scouts >> i & 1]
    return found


def rerolls(dice: int) -> list[Action]:
    """Every way to reroll at least one of these dice."""
    found = _rerolls.get(dice)
    if found is None:
        faces = interned.faces_in(dice)
        subsets = {subset for size in range(1, len(faces) + 1) for subset in combinations(faces, size)}
        ordered = sorted(subsets, key=_shortest_first)
        found = _rerolls[dice] = [interned.REROLL[interned.multiset(subset)] for subset in ordered]
    return found


def _shortest_first(faces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(faces), faces


def converts(dice: int) -> list[Action]:
    """Every way to spend two of these dice and set a third."""
    found = _converts.get(dice)
    if found is None:
        found = _converts[dice] = []
        for pair in sorted(set(combinations(interned.faces_in(dice), 2))):
            spent = interned.multiset(pair)
            for die in range(6):
                if (dice - spent) >> (3 * die) & 7:
                    found += [interned.CONVERT[interned.convert_key(spent, die, to)] for to in range(6)]
    return found


def discards(dice: int) -> list[Action]:
    """Every way to give up two of these dice."""
    found = _discards.get(dice)
    if found is None:
        pairs = sorted(set(combinations(interned.faces_in(dice), 2)))
        found = _discards[dice] = [interned.DISCARD[interned.multiset(pair)] for pair in pairs]
    return found


def settings(dice: int) -> list[Action]:
    """Every way to set one of these dice."""
    found = _settings.get(dice)
    if found is None:
        found = _settings[dice] = []
        for die in range(6):
            if dice >> (3 * die) & 7:
                found += interned.SET_DIE[die]
    return found


def refreshes(row: list[int]) -> list[Action]:
    """Every way to change at least one pilot of the row."""
    key = tuple(sorted(row))
    found = _refreshes.get(key)
    if found is None:
        if len(_refreshes) >= MOST_LISTS // 10:
            _refreshes.clear()
        found = _refreshes[key] = [
            a.RefreshPilots(tuple([PILOTS[pilot].id for pilot in some]))
            for size in range(1, len(key) + 1)
            for some in combinations(key, size)
        ]
    return found
