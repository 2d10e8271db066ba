"""Moving a ship (A8): to another planet's surface or orbit, home, or to Unexplored Space (B5)."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies import interned
from readyroom.games.tiny_epic_galaxies.actions import MoveShip, UsePilot
from readyroom.games.tiny_epic_galaxies.cards import pilots
from readyroom.games.tiny_epic_galaxies.cards.mats import DIPLOMACY, ECONOMY, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, SYMBOL
from readyroom.games.tiny_epic_galaxies.events import Moved, PilotUsed
from readyroom.games.tiny_epic_galaxies.names import ship_name
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, LOCKED, ORBIT, SURFACE, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.explore import can_explore, start_exploring
from readyroom.games.tiny_epic_galaxies.steps.planet import Landing, use_pilot
from readyroom.games.tiny_epic_galaxies.steps.resources import gain


def can_move(s: State, seat: int) -> bool:
    """Whether any ship of the seat can move."""
    home = False
    for ship in s.galaxies[seat].ships:
        where = ship.where
        if where in (SURFACE, ORBIT, EXPLORE):
            return True  # home is always open
        if where == HOME:
            home = True
    if home:
        for planet in s.row:
            if planet >= 0:
                return True
    return any(ship_moves(s, seat, i) for i in range(4))


def moves(s: State, seat: int) -> list[Action]:
    """Every move of every ship of the seat."""
    found: list[Action] = []
    for i in range(4):
        found += ship_moves(s, seat, i)
    return found


def ship_moves(s: State, seat: int, i: int) -> list[Action]:
    """Every move of one ship."""
    g = s.galaxies[seat]
    ship = g.ships[i]
    where = ship.where
    if where == LOCKED:
        return []
    to = interned.MOVE_SHIP[i]
    ability = pilots.ABILITY[ship.pilot]
    if where == DANGER:  # B6: no move leaves a danger track, but for Rook Callow
        if ability == pilots.LEAVES_DANGER and g.energy >= pilots.PILOTS[ship.pilot].costs_energy:
            return [to[interned.TO_HOME]]
        return []
    found: list[Action] = [] if where == HOME else [to[interned.TO_HOME]]
    surfaces: list[int] = []
    orbits: list[int] = []
    for other in g.ships:
        if other is not ship:
            if other.where == SURFACE:
                surfaces.append(other.at)
            elif other.where == ORBIT:
                orbits.append(other.at)
    if ability == pilots.SHARES_ORBIT:
        orbits = []
    here = ship.at
    for planet in s.row:
        if planet < 0:
            continue
        if planet == here:
            if ability != pilots.SAME_PLANET:
                continue
            if where == SURFACE:
                if planet not in orbits:
                    found.append(to[interned.TO_ORBIT + 2 * planet])
            elif planet not in surfaces:
                found.append(to[interned.TO_SURFACE + 2 * planet])
            continue
        if planet not in surfaces:
            found.append(to[interned.TO_SURFACE + 2 * planet])
        if planet not in orbits:
            found.append(to[interned.TO_ORBIT + 2 * planet])
    if s.beyond and can_explore(s):
        again = ability == pilots.EXPLORES_AGAIN and not g.used_pilots >> ship.pilot & 1
        if where != EXPLORE or again:
            found.append(to[interned.TO_EXPLORE])
    return found


class MoveAShip(Ask):
    """Move one ship: any, ``only`` one, or any but ``but``; ``more`` asks for another, different ship afterwards."""

    __slots__ = ("but", "more", "only", "optional", "to_explore")
    topic: ClassVar[str] = "move"

    def __init__(
        self,
        seat: int,
        only: int = -1,
        but: int = -1,
        optional: bool = False,
        more: bool = False,
        to_explore: bool = False,
    ) -> None:
        super().__init__(seat)
        self.only = only
        self.but = but
        self.optional = optional
        self.more = more
        self.to_explore = to_explore

    def options(self, s: State) -> list[Action]:
        if self.only >= 0:
            options = ship_moves(s, self.seat, self.only)
        elif self.to_explore:
            options = explorers(s, self.seat)
        else:
            options = []
            for i in range(4):
                if i != self.but:
                    options += ship_moves(s, self.seat, i)
        if self.optional and options:
            options.append(interned.SKIP)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, MoveShip):
            if self.more:
                s.stack.append(MoveAShip(seat, but=action.ship, optional=True))
            move(s, seat, action.ship, interned.PLACE_NUMBER[action.to], t)

    def prompt(self, s: State, seat: int) -> str:
        if self.only >= 0:
            return f"Where does the {ship_name(s, seat, self.only)} go?"
        if self.to_explore:
            return "Which ship goes to Unexplored Space?"
        return "Move another ship, or stop here." if self.but >= 0 else "Which ship moves?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, MoveShip):
            return ""
        return why_no_move(s, seat, action, self.only, self.but)


def explorers(s: State, seat: int) -> list[Action]:
    """Every move to Unexplored Space."""
    found: list[Action] = []
    for i in range(4):
        to = interned.MOVE_SHIP[i][interned.TO_EXPLORE]
        if to in ship_moves(s, seat, i):
            found.append(to)
    return found


def move(s: State, seat: int, i: int, place: int, t: Telling) -> None:
    """Moves a ship and starts what the move brings: a landing, an exploration, a pilot's second move."""
    ship = s.galaxies[seat].ships[i]
    ability = pilots.ABILITY[ship.pilot]
    if ship.where == DANGER or (ship.where == EXPLORE and place == interned.TO_EXPLORE):
        use_pilot(s, seat, ship.pilot, t)
    if ability == pilots.MOVES_AGAIN:
        s.stack.append(MoveAgain(seat, i))
    if place == interned.TO_HOME:
        ship.put(HOME)
        _tell(s, seat, i, "home", t)
    elif place == interned.TO_EXPLORE:
        ship.put(EXPLORE)
        _tell(s, seat, i, "explore", t)
        start_exploring(s, seat, i, t)
    else:
        planet = (place - interned.TO_SURFACE) // 2
        if place % 2 == interned.TO_SURFACE % 2:
            _land(s, seat, i, planet, t)
        else:
            head_start = (ability == pilots.DIPLOMACY_HEAD_START and SYMBOL[planet] == DIPLOMACY) or (
                ability == pilots.ECONOMY_HEAD_START and SYMBOL[planet] == ECONOMY
            )
            ship.put(ORBIT, planet, 1 if head_start else 0)
            _tell(s, seat, i, f"orbit:{PLANETS[planet].id}" if t.aloud else "", t)


def _land(s: State, seat: int, i: int, planet: int, t: Telling) -> None:
    ship = s.galaxies[seat].ships[i]
    ship.put(SURFACE, planet)
    _tell(s, seat, i, f"surface:{PLANETS[planet].id}" if t.aloud else "", t)
    if pilots.ABILITY[ship.pilot] == pilots.GAINS_ON_LANDING:
        if t.aloud:
            t.tell(PilotUsed(seat, pilots.PILOTS[ship.pilot].id))
        gain(s, seat, pilots.PILOTS[ship.pilot].energy, pilots.PILOTS[ship.pilot].culture, t)
    s.stack.append(Landing(seat, i, planet))


def _tell(s: State, seat: int, i: int, to: str, t: Telling) -> None:
    if t.aloud:
        t.tell(Moved(seat, i, to, SHIP_KINDS[s.galaxies[seat].ships[i].kind]))


class MoveAgain(Ask):
    """Lightspeeder: once the move is done with, pay to move this ship again."""

    __slots__ = ("ship",)
    topic: ClassVar[str] = "move"

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        pilot = g.ships[self.ship].pilot
        if g.used_pilots >> pilot & 1 or g.energy < pilots.PILOTS[pilot].costs_energy:
            return []
        return [interned.USE_PILOT[pilot], interned.SKIP] if ship_moves(s, self.seat, self.ship) else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, UsePilot):
            use_pilot(s, seat, s.galaxies[seat].ships[self.ship].pilot, t)
            s.stack.append(MoveAShip(seat, only=self.ship))

    def prompt(self, s: State, seat: int) -> str:
        return f"Pay 1 energy to move the {ship_name(s, seat, self.ship)} again?"


def why_no_move(s: State, seat: int, action: MoveShip, only: int, but: int) -> str:
    """Why a move is not allowed."""
    if not 0 <= action.ship < 4:
        return "Ships are numbered 0 to 3."
    place = interned.PLACE_NUMBER.get(action.to)
    if place is None:
        return f"There is no place called {action.to!r}."
    ship = s.galaxies[seat].ships[action.ship]
    if ship.where == LOCKED:
        return "That ship is still locked. Upgrade your empire to get it."
    if only >= 0 and action.ship != only:
        return f"Only the {ship_name(s, seat, only)} may move now."
    if action.ship == but:
        return "The second move is for another ship."
    if ship.where == DANGER:
        return "A ship on a danger track cannot move. Advance it to the end of the track first."
    if place == interned.TO_HOME:
        return "That ship is already at home."
    if place == interned.TO_EXPLORE:
        if not s.beyond:
            return "Unexplored Space is part of Beyond the Black, which is not in play."
        if ship.where == EXPLORE:
            return "That ship is already in Unexplored Space. To explore again, move it somewhere else first."
        return "There is nothing left to explore."
    planet = (place - interned.TO_SURFACE) // 2
    name = PLANETS[planet].name
    if planet not in s.row:
        return f"{name} is not in the row."
    if ship.at == planet:
        return f"That ship is at {name}: a move goes to another planet."
    spot = "on its surface" if place % 2 == interned.TO_SURFACE % 2 else "in orbit"
    return f"{name} already has one of your ships {spot}."
