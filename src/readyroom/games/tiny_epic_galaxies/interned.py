"""Every constant action, made once, and the lists of actions that depend on the dice alone.

Dice in an action are listed in the order of the faces, so that each choice has exactly one action.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES, FULL, SHIP_KINDS
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

_faces: Any = FACES
_kinds: Any = SHIP_KINDS

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

_hires: dict[int, Action] = {}


def hire(pilot: int, kind: int, face: int, count: int, replace: int) -> Action:
    """The action of hiring; ``replace`` is -1 or a ship."""
    key = (((pilot * 5 + kind) * 6 + face) * 4 + count) * 5 + replace + 1
    action = _hires.get(key)
    if action is None:
        action = _hires[key] = a.Hire(PILOTS[pilot].id, _kinds[kind], _faces[face], count, replace)
    return action


def faces_in(dice: int) -> list[int]:
    """The faces of a multiset of dice, in order, each as often as it is there."""
    faces: list[int] = []
    for face in range(6):
        faces += [face] * (dice >> (3 * face) & 7)
    return faces


_rerolls: dict[int, list[Action]] = {}
_converts: dict[int, list[Action]] = {}
_discards: dict[int, list[Action]] = {}
_turns: dict[int, list[Action]] = {}
_refreshes: dict[tuple[int, ...], list[Action]] = {}


def rerolls(dice: int) -> list[Action]:
    """Every way to reroll at least one of these dice."""
    found = _rerolls.get(dice)
    if found is None:
        faces = faces_in(dice)
        subsets = {subset for size in range(1, len(faces) + 1) for subset in combinations(faces, size)}
        ordered = sorted(subsets, key=lambda subset: (len(subset), subset))
        found = _rerolls[dice] = [a.Reroll(tuple(_faces[f] for f in subset)) for subset in ordered]
    return found


def converts(dice: int) -> list[Action]:
    """Every way to spend two of these dice and set a third."""
    found = _converts.get(dice)
    if found is None:
        found = _converts[dice] = []
        for first, second in sorted(set(combinations(faces_in(dice), 2))):
            left = dice - EIGHTS[first] - EIGHTS[second]
            for die in sorted(set(faces_in(left))):
                found += [a.Convert((_faces[first], _faces[second]), _faces[die], to) for to in _faces]
    return found


def discards(dice: int) -> list[Action]:
    """Every way to give up two of these dice."""
    found = _discards.get(dice)
    if found is None:
        pairs = sorted(set(combinations(faces_in(dice), 2)))
        found = _discards[dice] = [a.DiscardDice((_faces[x], _faces[y])) for x, y in pairs]
    return found


def turns(dice: int) -> list[Action]:
    """Every way to set one of these dice."""
    found = _turns.get(dice)
    if found is None:
        found = _turns[dice] = [a.SetDie(_faces[die], to) for die in sorted(set(faces_in(dice))) for to in _faces]
    return found


def refreshes(row: list[int]) -> list[Action]:
    """Every way to change at least one pilot of the row."""
    key = tuple(sorted(row))
    found = _refreshes.get(key)
    if found is None:
        if len(_refreshes) > 1000:
            _refreshes.clear()
        found = _refreshes[key] = [
            a.RefreshPilots(tuple(PILOTS[p].id for p in some))
            for size in range(1, len(key) + 1)
            for some in combinations(key, size)
        ]
    return found
