"""How a bot assumes the others answer while it thinks: quickly, plainly, and without looking ahead."""

from __future__ import annotations

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.actions import AdvanceShip, Follow, MoveShip, Upgrade
from readyroom.games.tiny_epic_galaxies.cards.mats import COLONY, CULTURE, DIPLOMACY, ECONOMY, ENERGY, LAST_LEVEL
from readyroom.games.tiny_epic_galaxies.cards.planets import POINTS, SPACES, SYMBOL
from readyroom.games.tiny_epic_galaxies.interned import DECLINE, PLACE_NUMBER, SKIP, TO_ORBIT
from readyroom.games.tiny_epic_galaxies.state import ORBIT, Galaxy, State
from readyroom.games.tiny_epic_galaxies.steps.acquire import ship_yield
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow


def reply(s: State, seat: int, legal: list[Action]) -> Action:
    """Another seat's answer."""
    step = s.stack[-1]
    g = s.galaxies[seat]
    if isinstance(step, FollowWindow):
        if DECLINE in legal and not _follows(s, g, step.face):
            return DECLINE
        return legal[0]
    first = legal[0]
    if isinstance(first, AdvanceShip):
        return max(legal, key=lambda action: _advance_worth(g, action))
    if isinstance(first, MoveShip):
        return max(legal, key=_move_worth)
    if isinstance(first, (Upgrade, Follow)):
        return first
    return SKIP if SKIP in legal else first


def _follows(s: State, g: Galaxy, face: int) -> bool:
    if face in (ECONOMY, DIPLOMACY):
        return any(ship.where == ORBIT and SYMBOL[ship.at] == face for ship in g.ships)
    if face == COLONY:
        return g.level < LAST_LEVEL and max(g.energy, g.culture - 1) > g.level
    if face in (ENERGY, CULTURE):
        return sum(ship_yield(ship, face) for ship in g.ships) > (2 if face == ENERGY else 1)
    return False


def _advance_worth(g: Galaxy, action: Action) -> float:
    if not isinstance(action, AdvanceShip):
        return -1.0
    ship = g.ships[action.ship]
    if ship.where != ORBIT:
        return 0.0
    return POINTS[ship.at] / (SPACES[ship.at] - ship.space + 1)


def _move_worth(action: Action) -> float:
    if not isinstance(action, MoveShip):
        return 0.0
    place = PLACE_NUMBER[action.to]
    if place < TO_ORBIT or place % 2 != TO_ORBIT % 2:
        return -1.0
    return float(POINTS[(place - TO_ORBIT) // 2])
