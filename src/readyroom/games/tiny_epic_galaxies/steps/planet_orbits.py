"""Planets that move ships and shift them on their orbits, and those that upgrade the empire."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Regress, ReplacePlanet, TransferShip
from readyroom.games.tiny_epic_galaxies.cards.mats import ANY, LAST_LEVEL, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER, PLANETS, SPACES
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import AdvanceShips, MoveShips, RegressShips, UpgradeEmpire
from readyroom.games.tiny_epic_galaxies.events import PlanetReplaced, Transferred
from readyroom.games.tiny_epic_galaxies.interned import REGRESS, REPLACE_PLANET, SKIP, TRANSFER
from readyroom.games.tiny_epic_galaxies.state import ORBIT, ROGUE, SURFACE, PlanetAction, State
from readyroom.games.tiny_epic_galaxies.steps.advance import (
    AdvanceAShip,
    advances,
    can_be_regressed,
    colonize,
    fill_gap,
    regress,
    rogue_advance_best,
)
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.colony import ChooseUpgrade, upgrades
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAShip, can_move
from readyroom.games.tiny_epic_galaxies.steps.resources import can_pay, pay


class AdvanceAction(PlanetAction):
    """Drewkaiden and the like; Terra-Bettia lets the others go first, Empyre's Wake advances two ships."""

    does: AdvanceShips

    def possible(self, s: State, seat: int, chain: int) -> bool:
        does = self.does
        return can_pay(s.galaxies[seat], does.energy, does.culture) and len(advances(s, seat, does.track)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        does = self.does
        pay(s, seat, does.energy, does.culture, t)
        s.stack.append(AdvanceAShip(seat, does.track, does.steps, more=does.ships > 1))
        if does.others:
            for other in reversed(s.others(seat)):
                if other == ROGUE:
                    rogue_advance_best(s, other, t)
                else:
                    s.stack.append(AdvanceAShip(other, ANY, does.others, optional=True))


class RegressAction(PlanetAction):
    """Tifnod and the like."""

    does: RegressShips

    def possible(self, s: State, seat: int, chain: int) -> bool:
        does = self.does
        return can_pay(s.galaxies[seat], does.energy, does.culture) and len(targets(s, seat, does.track)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        does = self.does
        pay(s, seat, does.energy, does.culture, t)
        s.stack.append(ChooseTarget(seat, does.track, does.steps, does.ships > 1, -2, -1))


def targets(s: State, seat: int, track: int) -> list[Action]:
    """Every enemy ship that can be pushed back."""
    found: list[Action] = []
    for other in s.others(seat):
        for i, ship in enumerate(s.galaxies[other].ships):
            if can_be_regressed(ship, track):
                found.append(REGRESS[other][i])
    return found


class ChooseTarget(Ask):
    """Which enemy ship to push back; ``more`` asks for a second, which must be another."""

    __slots__ = ("more", "not_seat", "not_ship", "spaces", "track")
    topic: ClassVar[str] = "regress"

    def __init__(self, seat: int, track: int, spaces: int, more: bool, not_seat: int, not_ship: int) -> None:
        super().__init__(seat)
        self.track = track
        self.spaces = spaces
        self.more = more
        self.not_seat = not_seat
        self.not_ship = not_ship

    def options(self, s: State) -> list[Action]:
        options = targets(s, self.seat, self.track)
        if self.not_ship >= 0:
            first = REGRESS[self.not_seat][self.not_ship]
            options = [option for option in options if option is not first]
            if options:
                options.append(SKIP)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, Regress):
            regress(s, seat, action.seat, action.ship, self.spaces, t)
            if self.more:
                s.stack.append(ChooseTarget(seat, self.track, self.spaces, False, action.seat, action.ship))

    def prompt(self, s: State, seat: int) -> str:
        spaces = "1 space" if self.spaces == 1 else f"{self.spaces} spaces"
        if self.not_ship >= 0:
            return f"Push another enemy ship back {spaces}, or stop here."
        return f"Which enemy ship do you push back {spaces}?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, Regress):
            return "You can push back only an enemy ship that is past the start of a matching orbit."
        return ""


class ShiftAction(PlanetAction):
    """BSW-10-1: only a ship that really moves back pays for an advance."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(shifts(s, seat)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseShift(seat))


def shifts(s: State, seat: int) -> list[Action]:
    """Own ships that can step back while another can advance."""
    found: list[Action] = []
    for i, ship in enumerate(s.galaxies[seat].ships):
        if ship.where == ORBIT and ship.space > 0 and advances(s, seat, ANY, i):
            found.append(REGRESS[seat][i])
    return found


class ChooseShift(Ask):
    """Which own ship steps back."""

    __slots__ = ()
    question: ClassVar[str] = "Which of your ships drops back 1 space? Another advances 1."
    topic: ClassVar[str] = "regress"

    def options(self, s: State) -> list[Action]:
        return shifts(s, self.seat)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Regress)
        s.stack.pop()
        regress(s, seat, seat, action.ship, 1, t)
        s.stack.append(AdvanceAShip(seat, ANY, 1, but=action.ship))

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "Choose one of your ships that is past the start of its orbit." if isinstance(action, Regress) else ""


class TransferAction(PlanetAction):
    """Gort."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(transfers(s, seat)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseTransfer(seat))


def transfers(s: State, seat: int) -> list[Action]:
    """Every orbiting ship with every other orbit that has a space of its number and no other ship of the seat."""
    ships = s.galaxies[seat].ships
    taken = [ship.at for ship in ships if ship.where == ORBIT]
    found: list[Action] = []
    for i, ship in enumerate(ships):
        if ship.where != ORBIT:
            continue
        found += [
            TRANSFER[i][planet]
            for planet in s.row
            if planet >= 0 and planet not in taken and (ship.space <= SPACES[planet] or s.options.gort_may_colonize)
        ]
    return found


class ChooseTransfer(Ask):
    """Which ship goes to which orbit."""

    __slots__ = ()
    question: ClassVar[str] = "Which orbiting ship do you shift to the same space in another orbit?"
    topic: ClassVar[str] = "transfer"

    def options(self, s: State) -> list[Action]:
        return transfers(s, self.seat)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, TransferShip)
        s.stack.pop()
        ship = s.galaxies[seat].ships[action.ship]
        planet = PLANET_NUMBER[action.planet]
        ship.put(ORBIT, planet, ship.space)
        if t.aloud:
            t.tell(Transferred(seat, action.ship, action.planet, ship.space, SHIP_KINDS[ship.kind]))
        if ship.space > SPACES[planet]:
            colonize(s, seat, action.ship, planet, t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, TransferShip):
            return "Choose an orbit that has a space of the same number and none of your ships."
        return ""


class MoveShipsAction(PlanetAction):
    """Nagato."""

    does: MoveShips

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return s.galaxies[seat].culture >= self.does.culture and can_move(s, seat)

    def start(self, s: State, seat: int, t: Telling) -> None:
        pay(s, seat, 0, self.does.culture, t)
        s.stack.append(MoveAShip(seat, more=True))


class UpgradeAction(PlanetAction):
    """Mared and Lureena."""

    does: UpgradeEmpire

    def possible(self, s: State, seat: int, chain: int) -> bool:
        level = s.galaxies[seat].level
        if level == LAST_LEVEL:
            return False
        if self.does.only_lowest:
            for other in s.others(seat):
                theirs = s.galaxies[other].level
                if theirs < level or (theirs == level and not s.options.mared_when_tied):
                    return False
        return len(upgrades(s, seat, self.does.discount, self.does.mix)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseUpgrade(seat, self.does.discount, self.does.mix))


class ReplaceAction(PlanetAction):
    """Helios."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(s.planets) > 0 and len(replaceable(s)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseReplaced(seat))


def replaceable(s: State) -> list[Action]:
    """Planets of the row without any ship."""
    visited = [ship.at for g in s.galaxies for ship in g.ships if ship.where == ORBIT or ship.where == SURFACE]
    return [REPLACE_PLANET[planet] for planet in s.row if planet >= 0 and planet not in visited]


class ChooseReplaced(Ask):
    """Which planet makes way."""

    __slots__ = ()
    question: ClassVar[str] = "Which planet do you replace? It must have no ships."
    topic: ClassVar[str] = "replace"

    def options(self, s: State) -> list[Action]:
        return replaceable(s)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, ReplacePlanet)
        s.stack.pop()
        planet = PLANET_NUMBER[action.planet]
        slot = s.row.index(planet)
        if t.aloud:
            t.tell(PlanetReplaced(seat, action.planet, slot))
        fill_gap(s, slot, t)
        if s.options.helios_under_deck:
            s.planets.put_under(planet)
        else:
            s.box.append(planet)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, ReplacePlanet) and PLANET_NUMBER.get(action.planet, -1) in s.row:
            return f"There are ships at {PLANETS[PLANET_NUMBER[action.planet]].name}. Choose a planet without ships."
        return "That planet is not in the row." if isinstance(action, ReplacePlanet) else ""
