"""Advancing economy and diplomacy (A10), colonizing, and ships on danger tracks (B6)."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies import events as e
from readyroom.games.tiny_epic_galaxies.actions import AdvanceShip, Regress, UsePilot
from readyroom.games.tiny_epic_galaxies.cards import pilots
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import ANY, FACES, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, POINTS, SPACES, SYMBOL
from readyroom.games.tiny_epic_galaxies.interned import ADVANCE, REGRESS, SKIP, USE_PILOT
from readyroom.games.tiny_epic_galaxies.names import ship_name
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, ORBIT, SURFACE, Ship, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask, AskAboutShip
from readyroom.games.tiny_epic_galaxies.steps.end import check_planets, check_points
from readyroom.games.tiny_epic_galaxies.steps.explore import GainEitherStep
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAgain, ship_moves
from readyroom.games.tiny_epic_galaxies.steps.planet import use_pilot
from readyroom.games.tiny_epic_galaxies.steps.resources import gain


def can_advance(ship: Ship, symbol: int) -> bool:
    """Whether a ship advances by this symbol (or ANY)."""
    if ship.where == ORBIT:
        return symbol == ANY or SYMBOL[ship.at] == symbol or pilots.ABILITY[ship.pilot] == pilots.IGNORES_SYMBOL
    return ship.where == DANGER and (symbol == ANY or CARDS[ship.at].symbol == symbol)


def advances(s: State, seat: int, symbol: int, but: int = -1) -> list[Action]:
    """Every ship of the seat that can advance by this symbol."""
    ships = s.galaxies[seat].ships
    return [ADVANCE[i] for i in range(4) if i != but and can_advance(ships[i], symbol)]


class AdvanceAShip(Ask):
    """Advance one ship; ``more`` asks for another, different ship afterwards."""

    __slots__ = ("but", "more", "optional", "spaces", "symbol")
    topic: ClassVar[str] = "advance"

    def __init__(
        self, seat: int, symbol: int, spaces: int = 1, but: int = -1, optional: bool = False, more: bool = False
    ) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.spaces = spaces
        self.but = but
        self.optional = optional
        self.more = more

    def options(self, s: State) -> list[Action]:
        options = advances(s, self.seat, self.symbol, self.but)
        if self.optional and options:
            options.append(SKIP)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, AdvanceShip):
            if self.more:
                s.stack.append(AdvanceAShip(seat, self.symbol, self.spaces, but=action.ship, optional=True))
            advance(s, seat, action.ship, self.spaces, t)

    def prompt(self, s: State, seat: int) -> str:
        spaces = "1 space" if self.spaces == 1 else f"{self.spaces} spaces"
        if self.symbol == ANY:
            return f"Which ship advances {spaces}?"
        return f"Which ship advances {spaces} with {FACES[self.symbol]}?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, AdvanceShip) or not 0 <= action.ship < 4:
            return ""
        ship = s.galaxies[seat].ships[action.ship]
        if action.ship == self.but:
            return "That ship has advanced. Choose another."
        if ship.where == ORBIT:
            return f"Ships at {PLANETS[ship.at].name} advance with {FACES[SYMBOL[ship.at]]}."
        if ship.where == DANGER:
            return f"{CARDS[ship.at].name} lets a ship advance with {FACES[CARDS[ship.at].symbol]} only."
        return "Only a ship in orbit can advance. Move one into an orbit first."


def advance(s: State, seat: int, i: int, spaces: int, t: Telling) -> None:
    """Advances a ship in orbit or on a danger track; surplus spaces are lost."""
    ship = s.galaxies[seat].ships[i]
    ship.space += spaces
    if ship.where == DANGER:
        card = ship.at
        if ship.space >= CARDS[card].track:  # B6: back to the Exploration Mat, without exploring
            ship.put(EXPLORE)
            if t.aloud:
                t.tell(e.Freed(seat, i, CARDS[card].id, SHIP_KINDS[ship.kind]))
        elif t.aloud:
            t.tell(e.AdvancedInDanger(seat, i, CARDS[card].id, ship.space, SHIP_KINDS[ship.kind]))
        return
    planet = ship.at
    if ship.space > SPACES[planet]:
        colonize(s, seat, i, planet, t)
        return
    if t.aloud:
        t.tell(e.Advanced(seat, i, PLANETS[planet].id, ship.space, SHIP_KINDS[ship.kind]))
    ability = pilots.ABILITY[ship.pilot]
    if ability == pilots.ADVANCES_AGAIN:
        s.stack.append(AdvanceAgain(seat, i))
    elif ability == pilots.REGRESSES_RIVAL:
        s.stack.append(RegressRival(seat, i, planet))


def colonize(s: State, seat: int, i: int, planet: int, t: Telling) -> None:
    """A10: ships go home, the card goes to its new owner, and the gap in the row is filled."""
    escorts: list[tuple[int, int]] = []
    if t.aloud:
        t.tell(e.Colonized(seat, PLANETS[planet].id, POINTS[planet]))
    for g in s.galaxies:
        for j, ship in enumerate(g.ships):
            if ship.at == planet and (ship.where == ORBIT or ship.where == SURFACE):
                ship.put(HOME)
                if t.aloud:
                    t.tell(e.SentHome(g.seat, j, SHIP_KINDS[ship.kind]))
                if g.seat != seat and pilots.ABILITY[ship.pilot] == pilots.GAINS_WHEN_SENT_HOME:
                    escorts.append((g.seat, ship.pilot))
    s.galaxies[seat].colonies.append(planet)
    fill_gap(s, s.row.index(planet), t)
    check_points(s, seat, t)
    check_planets(s, seat, t)
    pilot = s.galaxies[seat].ships[i].pilot
    if pilots.ABILITY[pilot] == pilots.MOVES_ON_COLONIZING:
        s.stack.append(MoveOnColonizing(seat, i))
    elif pilots.ABILITY[pilot] == pilots.GAINS_ON_COLONIZING:
        if t.aloud:
            t.tell(e.PilotUsed(seat, pilots.PILOTS[pilot].id))
        gain(s, seat, pilots.PILOTS[pilot].energy, pilots.PILOTS[pilot].culture, t)
    for other, escort in reversed(escorts):
        if t.aloud:
            t.tell(e.PilotUsed(other, pilots.PILOTS[escort].id))
        s.stack.append(GainEitherStep(other, pilots.PILOTS[escort].energy, pilots.PILOTS[escort].culture))


def fill_gap(s: State, slot: int, t: Telling) -> None:
    """Draws a planet into one place of the row; with an empty deck the gap stays."""
    if not len(s.planets):
        s.row[slot] = -1
        return
    s.row[slot] = s.planets.draw(t.chance)
    if t.aloud:
        t.tell(e.PlanetRevealed(PLANETS[s.row[slot]].id, slot))


def can_be_regressed(ship: Ship, track: int) -> bool:
    """Whether an enemy could push this ship back: never below the start space."""
    return (
        ship.where == ORBIT
        and ship.space > 0
        and (track == ANY or SYMBOL[ship.at] == track)
        and pilots.ABILITY[ship.pilot] != pilots.IMMUNE_TO_REGRESS
    )


def regress(s: State, by: int, owner: int, i: int, spaces: int, t: Telling) -> None:
    """Pushes a ship back, at most to its start space."""
    ship = s.galaxies[owner].ships[i]
    ship.space = max(0, ship.space - spaces)
    if t.aloud:
        t.tell(e.Regressed(by, owner, i, PLANETS[ship.at].id, ship.space, SHIP_KINDS[ship.kind]))


class AdvanceAgain(Ask):
    """Flanker Juno: pay to advance this ship once more."""

    __slots__ = ("ship",)
    topic: ClassVar[str] = "advance"

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        ship = g.ships[self.ship]
        if ship.where != ORBIT or g.used_pilots >> ship.pilot & 1 or g.energy < pilots.PILOTS[ship.pilot].costs_energy:
            return []
        return [USE_PILOT[ship.pilot], SKIP]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, UsePilot):
            use_pilot(s, seat, s.galaxies[seat].ships[self.ship].pilot, t)
            advance(s, seat, self.ship, 1, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Pay 1 energy to advance the {ship_name(s, seat, self.ship)} 1 more space?"


class RegressRival(AskAboutShip):
    """Rival Rhee: pay to push back an enemy in the same orbit."""

    __slots__ = ()
    topic: ClassVar[str] = "regress"

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        pilot = g.ships[self.ship].pilot
        if g.used_pilots >> pilot & 1 or g.energy < pilots.PILOTS[pilot].costs_energy:
            return []
        options: list[Action] = []
        for other in s.others(self.seat):
            for i, ship in enumerate(s.galaxies[other].ships):
                if ship.at == self.planet and can_be_regressed(ship, ANY):
                    options.append(REGRESS[other][i])
        if options:
            options.append(SKIP)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, Regress):
            use_pilot(s, seat, s.galaxies[seat].ships[self.ship].pilot, t)
            regress(s, seat, action.seat, action.ship, 1, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Pay 1 energy to push back an enemy ship at {PLANETS[self.planet].name}?"


class MoveOnColonizing(MoveAgain):
    """Captain Osei: the ship that colonized may move."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        pilot = g.ships[self.ship].pilot
        if g.used_pilots >> pilot & 1 or not ship_moves(s, self.seat, self.ship):
            return []
        return [USE_PILOT[pilot], SKIP]

    def prompt(self, s: State, seat: int) -> str:
        return f"Move the {ship_name(s, seat, self.ship)} right away?"


def rogue_advance_best(s: State, seat: int, t: Telling) -> None:
    """The Rogue advances its ship that is nearest to colonizing, the leftmost of equals."""
    best, best_left = -1, 99
    for planet in s.row:
        for i, ship in enumerate(s.galaxies[seat].ships):
            if ship.where == ORBIT and ship.at == planet and SPACES[planet] - ship.space < best_left:
                best, best_left = i, SPACES[planet] - ship.space
    if best >= 0:
        advance(s, seat, best, 1, t)
