"""Families of actions that are asked for rather than listed: which dice, which pilots."""

from __future__ import annotations

from readyroom.core.choice import Field, Pick, Value
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.interned import faces_in
from readyroom.games.tiny_epic_galaxies.state import State
from readyroom.games.tiny_epic_galaxies.steps.dice import ChooseDiscarded, ChooseReroll, ChooseTurned
from readyroom.games.tiny_epic_galaxies.steps.planet_beyond import ChooseRefreshed
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn, reroll_price

ALL_FACES = tuple(Value(face, face, "face") for face in FACES)


def picks(s: State, seat: int) -> tuple[Pick, ...]:
    """The families that the current step offers."""
    top = s.stack[-1]
    if isinstance(top, TakeTurn):
        return _turn_picks(s) if s.rolled else ()
    if isinstance(top, ChooseReroll):
        return (_reroll(s, "Reroll for free"),)
    if isinstance(top, ChooseTurned):
        return (Pick("set_die", "Set a die", (_die(s, ""), _to())),)
    if isinstance(top, ChooseDiscarded):
        dice = Field("dice", "Two dice to discard", _dice(s), 2, 2, many=True)
        return (Pick("discard_dice", "Discard dice", (dice,)),)
    if isinstance(top, ChooseRefreshed):
        values = tuple(Value(PILOTS[pilot].id, PILOTS[pilot].name, "pilot") for pilot in sorted(s.pilot_row))
        field = Field("pilots", "Pilots to replace", values, 1, len(values), many=True)
        return (Pick("refresh_pilots", "Replace pilots", (field,)),)
    return ()


def _turn_picks(s: State) -> tuple[Pick, ...]:
    found: list[Pick] = []
    price = reroll_price(s)
    if price <= s.galaxies[s.active].energy:
        found.append(_reroll(s, f"Reroll for {price} energy" if price else "Reroll for free"))
    dice = _dice(s)
    if not s.converted and len(dice) >= 3:
        spend = Field("spend", "Two dice to trade", dice, 2, 2, many=True, pool="dice")
        found.append(Pick("convert", "Convert", (spend, _die(s, "dice"), _to())))
    return tuple(found)


def _reroll(s: State, label: str) -> Pick:
    dice = _dice(s)
    return Pick("reroll", label, (Field("dice", "Dice to reroll", dice, 1, len(dice), many=True, pool="dice"),))


def _die(s: State, pool: str) -> Field:
    return Field("die", "The die to set", _dice(s), pool=pool)


def _to() -> Field:
    return Field("to", "Its new face", ALL_FACES)


def _dice(s: State) -> tuple[Value, ...]:
    """The inactive dice, in the order of the faces."""
    return tuple(Value(FACES[face], FACES[face], "face") for face in faces_in(s.inactive))
