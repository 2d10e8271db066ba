"""What a ship is called where the state is known: the Aurora, the scout, or among several the scout at home."""

from __future__ import annotations

from typing import Final

from readyroom.core.choice import Option
from readyroom.core.struct import Action
from readyroom.core.words import Ref, Words
from readyroom.games.tiny_epic_galaxies.actions import MoveShip, RecallShip, Regress
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, LOCKED, ORBIT, SURFACE, Ship, State

_NAMED: Final[dict[tuple[Action, str], Option]] = {}
_MOST: Final = 20_000


def ship_name(s: State, seat: int, i: int, leaving: bool = False) -> str:
    """Without an article: ``the`` or someone's name goes before it. Scouts at one place are all the same. One that is
    ``leaving`` comes from its place: land the scout from home on Jakks."""
    ships = s.galaxies[seat].ships
    kind = SHIP_KINDS[ships[i].kind]
    if kind != "scout":
        return kind.title()
    scouts = sum(ship.kind == ships[i].kind and ship.where != LOCKED for ship in ships)
    if scouts == 1:
        return kind
    return f"scout {_whence(ships[i]) if leaving else _where(ships[i])}"


def named(s: State, seat: int, option: Option) -> Option:
    """An answer with its ship called by its name."""
    for part in option.label.parts:
        if isinstance(part, Ref) and part.kind == "ship" and isinstance(part.id, int):
            action = option.action
            owner = action.seat if isinstance(action, Regress) else seat
            name = ship_name(s, owner, part.id, isinstance(action, MoveShip | RecallShip))
            known = _NAMED.get((action, name))
            if known is None:
                if len(_NAMED) >= _MOST:
                    _NAMED.clear()
                known = _NAMED[action, name] = _called(option, name)
            return known
    return option


def _called(option: Option, name: str) -> Option:
    parts = tuple(
        Ref(part.kind, part.id, name) if isinstance(part, Ref) and part.kind == "ship" else part
        for part in option.label.parts
    )
    return Option(option.action, Words(parts), option.group)


def _where(ship: Ship) -> str:
    if ship.where == SURFACE:
        return f"on {PLANETS[ship.at].name}"
    if ship.where == ORBIT:
        return f"orbiting {PLANETS[ship.at].name}"
    if ship.where == DANGER:
        return f"held by {CARDS[ship.at].name}"
    return "in Unexplored Space" if ship.where == EXPLORE else "at home"


def _whence(ship: Ship) -> str:
    if ship.where == SURFACE:
        return f"from {PLANETS[ship.at].name}"
    if ship.where == ORBIT:
        return f"from orbit around {PLANETS[ship.at].name}"
    if ship.where == DANGER:
        return f"from {CARDS[ship.at].name}"
    return "from Unexplored Space" if ship.where == EXPLORE else "from home"
