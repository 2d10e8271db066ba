"""Every action, made once: what is listed as legal is shared, so two equal actions in lists are the same object.

Dice in an action are in the order of the faces, so that each choice has exactly one action.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES, FULL, LAST_LEVEL, LEVEL_DICE, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.state import EIGHTS

TO_HOME: Final = 0
TO_EXPLORE: Final = 1
TO_SURFACE: Final = 2
TO_ORBIT: Final = 3
"""Place numbers: the surface of planet p is TO_SURFACE + 2 * p, its orbit TO_ORBIT + 2 * p."""


def _places() -> tuple[str, ...]:
    places = ["home", "explore"]
    for planet in PLANETS:
        places += [f"surface:{planet.id}", f"orbit:{planet.id}"]
    return tuple(places)


PLACES: Final = _places()
PLACE_NUMBER: Final = {place: i for i, place in enumerate(PLACES)}

ROLL: Final[Action] = a.Roll()
END_TURN: Final[Action] = a.EndTurn()
SKIP: Final[Action] = a.Skip()
FOLLOW: Final[Action] = a.Follow()
DECLINE: Final[Action] = a.Decline()
DRAW_CARD: Final[Action] = a.DrawCard()
FOIL: Final[Action] = a.Foil()
PUT_TOP: Final[Action] = a.PutCard("top")
PUT_BOTTOM: Final[Action] = a.PutCard("bottom")

_faces: Final[Any] = FACES
_kinds: Final[Any] = SHIP_KINDS

KEEP: Final[tuple[Action, ...]] = tuple(a.KeepMission(m.id) for m in MISSIONS)
ACTIVATE: Final[tuple[Action, ...]] = tuple(a.Activate(face) for face in _faces)
MOVE_SHIP: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.MoveShip(ship, place) for place in PLACES) for ship in range(4)
)
ADVANCE: Final[tuple[Action, ...]] = tuple(a.AdvanceShip(ship) for ship in range(4))
UPGRADE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.Upgrade(energy, culture) for culture in range(FULL + 1)) for energy in range(FULL + 1)
)
USE_PLANET: Final[tuple[Action, ...]] = tuple(a.UsePlanet(planet.id) for planet in PLANETS)
REPLACE_PLANET: Final[tuple[Action, ...]] = tuple(a.ReplacePlanet(planet.id) for planet in PLANETS)
TAKE: Final[dict[tuple[int, int], Action]] = {
    (energy, culture): a.Take(energy, culture)
    for energy in range(-FULL, FULL + 1)
    for culture in range(-FULL, FULL + 1)
}
STEAL: Final[dict[int, Action]] = {seat: a.Steal(seat) for seat in range(-1, 5)}
REGRESS: Final[dict[int, tuple[Action, ...]]] = {
    seat: tuple(a.Regress(seat, ship) for ship in range(4)) for seat in range(-1, 5)
}
RECALL: Final[tuple[Action, ...]] = tuple(a.RecallShip(ship) for ship in range(4))
TRANSFER: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.TransferShip(ship, planet.id) for planet in PLANETS) for ship in range(4)
)
DO_FACE: Final[tuple[Action, ...]] = tuple(a.DoFace(face) for face in _faces)
TAKE_CARD: Final[tuple[Action, ...]] = tuple(a.TakeCard(card.id) for card in CARDS)
USE_PILOT: Final[tuple[Action, ...]] = tuple(a.UsePilot(pilot.id) for pilot in PILOTS)
FOLLOW_WITH: Final[tuple[Action, ...]] = tuple(a.Follow(pilot.id) for pilot in PILOTS)
SET_DIE: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(a.SetDie(die, to) for to in _faces) for die in _faces)


def faces_in(dice: int) -> list[int]:
    """The faces of a multiset of dice (see EIGHTS), in order, repeated ones too."""
    faces: list[int] = []
    for face in range(6):
        faces += [face] * (dice >> (3 * face) & 7)
    return faces


def multiset(faces: tuple[int, ...]) -> int:
    """Those faces as one number again."""
    dice = 0
    for face in faces:
        dice += EIGHTS[face]
    return dice


def _names(faces: tuple[int, ...]) -> Any:
    return tuple([FACES[face] for face in faces])


def _rerolls() -> dict[int, Action]:
    found: dict[int, Action] = {}
    for size in range(1, LEVEL_DICE[LAST_LEVEL] + 1):
        for faces in combinations_with_replacement(range(6), size):
            found[multiset(faces)] = a.Reroll(_names(faces))
    return found


def _converts() -> dict[int, Action]:
    found: dict[int, Action] = {}
    for faces in combinations_with_replacement(range(6), 2):
        for die in range(6):
            for to in range(6):
                found[convert_key(multiset(faces), die, to)] = a.Convert(_names(faces), _faces[die], _faces[to])
    return found


def convert_key(spent: int, die: int, to: int) -> int:
    return (spent * 6 + die) * 6 + to


REROLL: Final = _rerolls()
"""By the multiset of dice."""
CONVERT: Final = _converts()
"""By ``convert_key``: the multiset of the two dice spent, the die that is set, and to what."""
DISCARD: Final[dict[int, Action]] = {
    multiset(pair): a.DiscardDice(_names(pair)) for pair in combinations_with_replacement(range(6), 2)
}
DICE_NAMED: Final[dict[Any, int]] = {_names(tuple(faces_in(dice))): dice for dice in REROLL}
"""The multisets of dice by their names."""

_hires: Final[dict[int, Action]] = {}


def hire(pilot: int, kind: int, face: int, count: int, replace: int) -> Action:
    """The action of hiring; ``replace`` is -1 or a ship. There are some ten thousand, most of them never seen."""
    key = (((pilot * 5 + kind) * 6 + face) * 4 + count) * 5 + replace + 1
    action = _hires.get(key)
    if action is None:
        action = _hires[key] = a.Hire(PILOTS[pilot].id, _kinds[kind], _faces[face], count, replace)
    return action


def _every() -> dict[Action, Action]:
    one_by_one = (ROLL, END_TURN, SKIP, FOLLOW, DECLINE, DRAW_CARD, FOIL, PUT_TOP, PUT_BOTTOM)
    rows = (KEEP, ACTIVATE, ADVANCE, USE_PLANET, REPLACE_PLANET, RECALL, DO_FACE, TAKE_CARD, USE_PILOT, FOLLOW_WITH)
    grids = (*MOVE_SHIP, *UPGRADE, *TRANSFER, *SET_DIE, *REGRESS.values())
    tables = (REROLL.values(), CONVERT.values(), DISCARD.values(), TAKE.values(), STEAL.values())
    return {action: action for some in (one_by_one, *rows, *grids, *tables) for action in some}


_SHARED: Final = _every()


def shared(action: Action) -> Action | None:
    """The shared action that is equal to this one. None if it is not one of the above; it may still be a hire, or a
    change of the pilots' row."""
    try:
        return _SHARED.get(action)
    except TypeError:  # one of its fields holds what cannot be hashed, such as a list
        return None
