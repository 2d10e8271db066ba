"""Every action there is, made once, by the numbers that the rules use; and the lists that depend on little.

``deed_of`` leads back, from an action to its numbers.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from readyroom.core.struct import Action
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.boards import PROMOTION, SLOTS
from readyroom.games.starship_captains.cards.galaxies import GALAXIES
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.names import ANDROID, ARTIFACTS, COLOURS, COMMANDER, FIGURES, PAYMENTS, TRACKS
from readyroom.games.starship_captains.rooms import ROOM_IDS

OTHER: Final = 0
TRAINING: Final = 1
PROMOTING: Final = 2
ACTIVATING: Final = 3
AWAKENING: Final = 4
TAKING_MISSION: Final = 5
PASSING: Final = 6
WORKING_AGAIN: Final = 7
COMMANDING: Final = 8
REPEATING: Final = 9
FLYING: Final = 10
JUMPING: Final = 11
REPAIRING: Final = 12
DECLINING: Final = 13


class Deed:
    """An action as the rules read it: numbers instead of names, and its kind where the rules need it. A location has
    two numbers, one for each side of the board."""

    __slots__ = ("kind", "one", "other", "way")

    def __init__(self, kind: int, one: int, other: int, way: tuple[int, ...]) -> None:
        self.kind = kind
        self.one = one
        self.other = other
        self.way = way
        """What is paid."""

    def place(self, side: int) -> int:
        return self.other if side else self.one


_SHARED: Final[dict[Action, Action]] = {}
_DEEDS: Final[dict[Action, Deed]] = {}
_BY_IDENTITY: Final[dict[int, Deed]] = {}
"""The same by identity. Actions made here are never freed, so no other object can have their id."""


def deed_of(action: Action) -> Deed:
    """A legal action in numbers."""
    found = _BY_IDENTITY.get(id(action))
    return found if found is not None else _DEEDS[action]


def same(action: Action) -> Action | None:
    """The action made here that is equal to this one; None if there is none, whatever its fields hold."""
    if id(action) in _BY_IDENTITY:
        return action
    try:
        return _SHARED.get(action)
    except TypeError:  # something in it cannot be hashed, so nothing here is equal to it
        return None


def _made(action: Action, kind: int = OTHER, one: int = 0, other: int = 0, way: tuple[int, ...] = ()) -> Action:
    _SHARED[action] = action
    _DEEDS[action] = _BY_IDENTITY[id(action)] = Deed(kind, one, other, way)
    return action


DECLINE: Final = _made(a.Decline(), DECLINING)
PASS: Final = _made(a.Pass(), PASSING)
TAKE_MISSION: Final = _made(a.TakeMission(), TAKING_MISSION)
USE_LINE: Final = _made(a.UseLine(), one=1)
IGNORE_LINE: Final = _made(a.IgnoreLine())
REPEAT_LINE: Final = _made(a.RepeatLine(), REPEATING)
SHIELD: Final = _made(a.Shield(), one=1)
TAKE_DAMAGE: Final = _made(a.TakeDamage())

_artifacts: Any = ARTIFACTS
_figures: Any = FIGURES
_tracks: Any = TRACKS
_colours: Any = COLOURS[1 : COMMANDER + 1]
_payments: Any = PAYMENTS

Row = tuple[Action, ...]
Table = tuple[Row, ...]

# -- rooms and crew: by a room's number and a figure's

PAIRS: Final = tuple(combinations_with_replacement(range(len(ARTIFACTS)), 2))
"""Artifacts, two by two."""
MOST_QUEUED: Final = 12
"""More figures than a captain can have in the queue."""


def _awaken(room: int, one: int, other: int) -> Action:
    return _made(a.Awaken(ROOM_IDS[room], (_artifacts[one], _artifacts[other])), AWAKENING, room, way=(one, other))


ACTIVATE: Final[Table] = tuple(
    [
        tuple([_made(a.Activate(id, _figures[figure]), ACTIVATING, room, figure) for figure in range(ANDROID)])
        for room, id in enumerate(ROOM_IDS)
    ]
)
AWAKEN: Final[Table] = tuple(
    [tuple([_awaken(room, one, other) for one, other in PAIRS]) for room in range(len(ROOM_IDS))]
)
WORK_AGAIN: Final[Row] = tuple([_made(a.WorkAgain(id), WORKING_AGAIN, room) for room, id in enumerate(ROOM_IDS)])
CROWDSOURCE: Final[Table] = tuple(
    [
        tuple([_made(a.Crowdsource(id, name), OTHER, room, kind) for kind, name in enumerate(_artifacts)])
        for room, id in enumerate(ROOM_IDS)
    ]
)
COMMAND: Final[Row] = tuple([_made(a.Command(place + 1), COMMANDING, place) for place in range(MOST_QUEUED)])
ASSIGN: Final[Row] = tuple([_made(a.Assign(name), OTHER, figure) for figure, name in enumerate(_figures)])

# -- paying: a way is a row of numbers of payments, the lowest first

WAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple(combinations_with_replacement(range(len(PAYMENTS)), price)) for price in range(PROMOTION + 1)]
)
"""All ways to pay so many medals."""


def _train(figure: int, colour: int, way: tuple[int, ...]) -> Action:
    names = tuple([_payments[one] for one in way])
    return _made(a.Train(_figures[figure], _colours[colour - 1], names), TRAINING, figure, colour, way)


def _promote(colour: int, way: tuple[int, ...]) -> Action:
    names = tuple([_payments[one] for one in way])
    return _made(a.Promote(_colours[colour - 1], names), PROMOTING, colour, way=way)


TRAIN: Final[tuple[tuple[Table, ...], ...]] = tuple(
    [
        tuple([tuple([tuple([_train(figure, to, way) for to in (1, 2, 3) if to != figure]) for way in WAYS[price]])
               for price in (0, 1)])
        for figure in range(COMMANDER + 1)
    ]
)  # fmt: skip
"""By figure, price and way to pay: to each other color."""
PROMOTE: Final[tuple[Table, ...]] = tuple(
    [tuple([tuple([_promote(colour, way) for colour in (1, 2, 3)]) for way in ways]) for ways in WAYS]
)
"""By price, way to pay, and color."""
PAY_WITH: Final[Row] = tuple(
    [_made(a.PayWith(id), OTHER, thing) for thing, id in enumerate((*PAYMENTS, *[tech.id for tech in TECHS]))]
)
"""By the number of a payment, or of a tech after those."""
TECH_PAID: Final = len(PAYMENTS)

# -- techs

INSTALL: Final[Table] = tuple(
    [
        tuple([_made(a.Install(card.id, slot + 1), OTHER, tech, slot) for slot in range(SLOTS)])
        for tech, card in enumerate(TECHS)
    ]
)
_INSTALLS: Final[dict[int, list[Action]]] = {}


def installs(tech: int, slots: int) -> list[Action]:
    """A tech for each of some slots, which are given as a bit set."""
    key = tech << SLOTS | slots
    found = _INSTALLS.get(key)
    if found is None:
        found = _INSTALLS[key] = [INSTALL[tech][slot] for slot in range(SLOTS) if slots >> slot & 1]
    return found


COPY_ROOM: Final[Row] = tuple([_made(a.CopyRoom(card.id), OTHER, tech) for tech, card in enumerate(TECHS)])
USE_ABILITY: Final[Row] = tuple([_made(a.UseAbility(card.id), OTHER, tech) for tech, card in enumerate(TECHS)])

# -- the galaxy: by the side of the board and a location's number, or a route's

_LOCATIONS: Final = {place.id: [-1, -1] for galaxy in GALAXIES for place in galaxy.locations}
_ROUTES: Final = {ends: [-1, -1] for galaxy in GALAXIES for ends in galaxy.ends}
for _side, _galaxy in enumerate(GALAXIES):
    for _at, _place in enumerate(_galaxy.locations):
        _LOCATIONS[_place.id][_side] = _at
    for _at, _ends in enumerate(_galaxy.ends):
        _ROUTES[_ends][_side] = _at


def _by_place(make: Any, kind: int) -> Table:
    made = {id: _made(make(id), kind, small, large) for id, (small, large) in _LOCATIONS.items()}
    return tuple([tuple([made[place.id] for place in galaxy.locations]) for galaxy in GALAXIES])


def _by_route() -> Table:
    made = {ends: _made(a.PlacePirate(ends), OTHER, small, large) for ends, (small, large) in _ROUTES.items()}
    return tuple([tuple([made[ends] for ends in galaxy.ends]) for galaxy in GALAXIES])


FLY: Final = _by_place(a.Fly, FLYING)
JUMP: Final = _by_place(a.Jump, JUMPING)
FIGHT: Final = _by_place(a.Fight, OTHER)
SHADOW_MISSION: Final = _by_place(a.ShadowMission, OTHER)
SHADOW_FIGHT: Final = _by_place(a.ShadowFight, OTHER)
PLACE_PIRATE: Final = _by_route()

Lists = tuple[list[Action], ...]
FLIGHTS: Final[tuple[Lists, ...]] = tuple(
    [
        tuple([[*[FLY[side][to] for _, to in around], DECLINE] for around in galaxy.around])
        for side, galaxy in enumerate(GALAXIES)
    ]
)
"""From a location along its routes, or nowhere."""
JUMPS: Final[tuple[Lists, ...]] = tuple(
    [
        tuple([[*[jump for to, jump in enumerate(row) if to != at], DECLINE] for at in range(len(row))])
        for row in JUMP
    ]
)  # fmt: skip

# -- cargo, damage and factions

REPAIR: Final[Row] = tuple([_made(a.Repair(slot), REPAIRING, slot) for slot in range(SLOTS + 1)])
REPAIRS: Final[Lists] = tuple(
    [
        [*[REPAIR[slot] for slot in range(SLOTS + 1) if damaged >> slot & 1], DECLINE]
        for damaged in range(1 << SLOTS + 1)
    ]
)  # fmt: skip
"""By what is damaged, as a bit set: the hold, then the slots."""
DROP_PIRATE: Final = _made(a.Drop("pirate"), OTHER, len(ARTIFACTS))
DROP: Final[Row] = tuple([_made(a.Drop(name), OTHER, kind) for kind, name in enumerate(_artifacts)])
MOST_STEPS: Final = 6
"""More spaces than any card moves a marker."""
ADVANCE: Final[Table] = tuple(
    [
        tuple([_made(a.Advance(name, steps), OTHER, track, steps) for steps in range(MOST_STEPS + 1)])
        for track, name in enumerate(_tracks)
    ]
)
STEP_BACK: Final[Row] = tuple([_made(a.StepBack(name), OTHER, track) for track, name in enumerate(_tracks)])

_CHOICES: Final[dict[str, Action]] = {}


def choose(effect: str) -> Action:
    """For an option that a card offers, by its short form."""
    action = _CHOICES.get(effect)
    if action is None:
        action = _CHOICES[effect] = a.Choose(effect)
    return action
