"""Lists of legal actions that depend on little: made once, kept under one whole number, and never changed."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.interned import (
    ACTIVATE,
    CONVERT,
    DISCARD,
    END_TURN,
    REROLL,
    SET_DIE,
    convert_key,
    faces_in,
    multiset,
)

MOST_LISTS: Final = 10_000
"""Kept of one kind; a long run that sees more begins anew."""

_rerolls: Final[dict[int, list[Action]]] = {}
_converts: Final[dict[int, list[Action]]] = {}
_discards: Final[dict[int, list[Action]]] = {}
_settings: Final[dict[int, list[Action]]] = {}
_turns: Final[dict[int, list[Action]]] = {}
_refreshes: Final[dict[tuple[int, ...], list[Action]]] = {}


def turn_options(dice: int, usable: int, can_reroll: bool, can_convert: bool) -> list[Action]:
    """What can be done with these inactive dice, hiring apart; ``usable`` is the bit set of faces to activate."""
    key = (dice * 64 + usable) * 4
    if can_reroll:
        key += 2
    if can_convert:
        key += 1
    found = _turns.get(key)
    if found is None:
        if len(_turns) >= MOST_LISTS:
            _turns.clear()
        found = _turns[key] = [*activations(usable), *other_uses(dice, can_reroll, can_convert)]
    return found


def activations(usable: int) -> list[Action]:
    """Every face of a bit set."""
    return [ACTIVATE[face] for face in range(6) if usable >> face & 1]


def other_uses(dice: int, can_reroll: bool, can_convert: bool) -> list[Action]:
    """Rolling these dice again, converting them, leaving them."""
    found: list[Action] = []
    if can_reroll:
        found += rerolls(dice)
    if can_convert:
        found += converts(dice)
    found.append(END_TURN)
    return found


def rerolls(dice: int) -> list[Action]:
    """Every way to reroll at least one of these dice."""
    found = _rerolls.get(dice)
    if found is None:
        faces = faces_in(dice)
        subsets = {subset for size in range(1, len(faces) + 1) for subset in combinations(faces, size)}
        ordered = sorted(subsets, key=_shortest_first)
        found = _rerolls[dice] = [REROLL[multiset(subset)] for subset in ordered]
    return found


def _shortest_first(faces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(faces), faces


def converts(dice: int) -> list[Action]:
    """Every way to spend two of these dice and set a third."""
    found = _converts.get(dice)
    if found is None:
        found = _converts[dice] = []
        for pair in sorted(set(combinations(faces_in(dice), 2))):
            spent = multiset(pair)
            for die in range(6):
                if (dice - spent) >> (3 * die) & 7:
                    found += [CONVERT[convert_key(spent, die, to)] for to in range(6)]
    return found


def discards(dice: int) -> list[Action]:
    """Every way to give up two of these dice."""
    found = _discards.get(dice)
    if found is None:
        pairs = sorted(set(combinations(faces_in(dice), 2)))
        found = _discards[dice] = [DISCARD[multiset(pair)] for pair in pairs]
    return found


def settings(dice: int) -> list[Action]:
    """Every way to set one of these dice."""
    found = _settings.get(dice)
    if found is None:
        found = _settings[dice] = []
        for die in range(6):
            if dice >> (3 * die) & 7:
                found += SET_DIE[die]
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
