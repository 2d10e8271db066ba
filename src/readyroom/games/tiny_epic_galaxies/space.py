"""Everything a seat can ever do, numbered.

What lies in a row is named by its place there, counted from 1, dice to roll again by their places among the inactive
dice in the order of the faces; all else by name.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.cards import in_play
from readyroom.core.space import Axis, Family, Space, nothing
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies.cards import mats
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_ID, CARDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_ID, MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_ID, PILOT_NUMBER, PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_ID, PLANET_NUMBER, PLANETS
from readyroom.games.tiny_epic_galaxies.interned import (
    DICE_NAMED,
    DISCARD,
    PLACE_NUMBER,
    TO_ORBIT,
    TO_SURFACE,
    faces_in,
)
from readyroom.games.tiny_epic_galaxies.state import EIGHTS, State

ROW: Final = max(mats.ROW_SIZE)
"""Planets in the longest row, and pilots too."""

PAIRS: Final = tuple(DISCARD)
"""Every two dice, as multisets."""
PAIR_PLACE: Final = {pair: i for i, pair in enumerate(PAIRS)}


def space(version: int) -> Space:
    """The numbered actions of a version of the rules."""
    found = _spaces.get(version)
    if found is None:
        found = _spaces[version] = _space(version)
    return found


_spaces: Final[dict[int, Space]] = {}


def _space(version: int) -> Space:
    missions = Axis("mission", [MISSION_ID[i] for i in in_play(MISSIONS, version)])
    planets = Axis("planet", [PLANET_ID[i] for i in in_play(PLANETS, version)])
    pilots = Axis("pilot", [PILOT_ID[i] for i in in_play(PILOTS, version)])
    cards = Axis("card", [CARD_ID[i] for i in in_play(CARDS, version)])
    ship = Axis("ship", range(4))
    seat = Axis("seat", range(-1, 5))
    in_row = Axis("planet", _row("row"))
    die, to, face = Axis("die", mats.FACES), Axis("to", mats.FACES), Axis("face", mats.FACES)
    stock, change = range(mats.FULL + 1), range(-mats.FULL, mats.FULL + 1)
    to_place = Axis("to", ["home", "explore", *_row("surface"), *_row("orbit")])
    pairs = ["+".join([mats.FACES[face] for face in faces_in(pair)]) for pair in PAIRS]
    families = [
        Family(a.KeepMission, missions),
        Family(a.Roll),
        Family(a.Activate, die),
        Family(a.Reroll, Axis("dice", _some_of(mats.LEVEL_DICE[mats.LAST_LEVEL])), slots=_reroll, given=_inactive),
        Family(a.Convert, Axis("spend", pairs), die, to, slots=_convert, given=nothing),
        Family(
            a.Hire,
            Axis("pilot", _row("row")),
            Axis("ship", mats.SHIP_KINDS[1:]),
            die,
            Axis("replace", ["none", *[f"ship-{i}" for i in range(4)]]),
            slots=_hire,
            given=_pilots,
        ),
        Family(a.EndTurn),
        Family(a.Follow, Axis("pays", ["culture", "pilot"]), slots=_follow, given=nothing),
        Family(a.Decline),
        Family(a.MoveShip, ship, to_place, slots=_move, given=_planets),
        Family(a.AdvanceShip, ship),
        Family(a.Upgrade, Axis("energy", stock), Axis("culture", stock)),
        Family(a.UsePlanet, planets),
        Family(a.Skip),
        Family(a.Take, Axis("energy", change), Axis("culture", change)),
        Family(a.Steal, seat),
        Family(a.Regress, seat, ship),
        Family(a.ReplacePlanet, in_row, slots=_replace, given=_planets),
        Family(a.RecallShip, ship),
        Family(a.TransferShip, ship, in_row, slots=_transfer, given=_planets),
        Family(a.SetDie, die, to),
        Family(a.DiscardDice, Axis("dice", pairs), slots=_discard, given=nothing),
        Family(a.DoFace, face),
        Family(a.TakeCard, cards),
        Family(a.DrawCard),
        Family(a.PutCard, Axis("where", ["top", "bottom"])),
        Family(a.RefreshPilots, Axis("pilots", _some_of(ROW)), slots=_refresh, given=_pilots),
        Family(a.UsePilot, pilots),
        Family(a.Foil),
    ]
    return Space(version, families)


def _row(where: str) -> list[str]:
    return [f"{where}-{place}" for place in range(1, ROW + 1)]


def _some_of(count: int) -> list[str]:
    """At least one of so many places; the one numbered n is the set bits of n + 1."""
    return ["+".join([str(place + 1) for place in range(count) if some >> place & 1]) for some in range(1, 1 << count)]


def _inactive(s: State, seat: int) -> int:
    return s.inactive


def _planets(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.row)


def _pilots(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.pilot_row)


def _reroll(s: State, seat: int, action: Any) -> tuple[int, ...]:
    """Of dice that are alike, the first."""
    wanted = DICE_NAMED[action.dice]
    some = 0
    for place, face in enumerate(faces_in(s.inactive)):
        if wanted >> (3 * face) & 7:
            wanted -= EIGHTS[face]
            some |= 1 << place
    return (some - 1,)


def _convert(s: State, seat: int, action: Any) -> tuple[int, ...]:
    return PAIR_PLACE[DICE_NAMED[action.spend]], mats.FACE_NUMBER[action.die], mats.FACE_NUMBER[action.to]


def _hire(s: State, seat: int, action: Any) -> tuple[int, ...]:
    """Its price follows from the rest."""
    slot = s.pilot_row.index(PILOT_NUMBER[action.pilot])
    return slot, mats.SHIP_KIND_NUMBER[action.ship] - 1, mats.FACE_NUMBER[action.die], action.replace + 1


def _follow(s: State, seat: int, action: Any) -> tuple[int, ...]:
    return (1 if action.pilot else 0,)


def _move(s: State, seat: int, action: Any) -> tuple[int, ...]:
    place = PLACE_NUMBER[action.to]
    if place < TO_SURFACE:
        return action.ship, place
    slot = s.row.index((place - TO_SURFACE) // 2)
    return action.ship, 2 + slot + (ROW if place % 2 == TO_ORBIT % 2 else 0)


def _replace(s: State, seat: int, action: Any) -> tuple[int, ...]:
    return (s.row.index(PLANET_NUMBER[action.planet]),)


def _transfer(s: State, seat: int, action: Any) -> tuple[int, ...]:
    return action.ship, s.row.index(PLANET_NUMBER[action.planet])


def _discard(s: State, seat: int, action: Any) -> tuple[int, ...]:
    return (PAIR_PLACE[DICE_NAMED[action.dice]],)


def _refresh(s: State, seat: int, action: Any) -> tuple[int, ...]:
    some = 0
    for name in action.pilots:
        some |= 1 << s.pilot_row.index(PILOT_NUMBER[name])
    return (some - 1,)
