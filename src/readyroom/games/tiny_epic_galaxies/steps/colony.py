"""Utilizing a colony (A11): upgrade the empire, or use the action of one of your planets."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Upgrade, UsePlanet
from readyroom.games.tiny_epic_galaxies.cards.mats import LAST_LEVEL, LEVEL_SHIPS
from readyroom.games.tiny_epic_galaxies.cards.pilots import ABILITY, CHEAPER_UPGRADE, PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER, PLANETS
from readyroom.games.tiny_epic_galaxies.events import PilotUsed, Upgraded
from readyroom.games.tiny_epic_galaxies.interned import UPGRADE, USE_PLANET
from readyroom.games.tiny_epic_galaxies.state import HOME, LOCKED, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.end import check_points
from readyroom.games.tiny_epic_galaxies.steps.planet import can_do, chain_of, do_planet, why_not


def cheaper_pilot(s: State, seat: int) -> int:
    """Chancellor Voss at home and not used this turn, or -1."""
    g = s.galaxies[seat]
    for ship in g.ships:
        if ABILITY[ship.pilot] == CHEAPER_UPGRADE and ship.where == HOME and not g.used_pilots >> ship.pilot & 1:
            return ship.pilot
    return -1


def upgrade_cost(s: State, seat: int, discount: int = 0) -> int:
    """What the next level costs; 0 at the last."""
    g = s.galaxies[seat]
    if g.level == LAST_LEVEL:
        return 0
    cost = g.level + 1 - discount
    if s.beyond and cost > 1 and cheaper_pilot(s, seat) >= 0:
        cost -= 1
    return cost


def upgrades(s: State, seat: int, discount: int = 0, mix: bool = False) -> list[Action]:
    """Every way to pay for the next level: all energy or all culture, or any mix with Lureena."""
    g = s.galaxies[seat]
    if g.level == LAST_LEVEL:
        return []
    cost = upgrade_cost(s, seat, discount)
    if mix:
        return [UPGRADE[e][cost - e] for e in range(cost, -1, -1) if g.energy >= e and g.culture >= cost - e]
    found: list[Action] = []
    if g.energy >= cost:
        found.append(UPGRADE[cost][0])
    if g.culture >= cost:
        found.append(UPGRADE[0][cost])
    return found


def upgrade(s: State, seat: int, energy: int, culture: int, discount: int, t: Telling) -> None:
    """Raises the empire. A new ship is ready at once; a new die joins the next roll."""
    g = s.galaxies[seat]
    if s.beyond and energy + culture < g.level + 1 - discount:
        pilot = cheaper_pilot(s, seat)
        g.used_pilots |= 1 << pilot
        if t.aloud:
            t.tell(PilotUsed(seat, PILOTS[pilot].id))
    g.energy -= energy
    g.culture -= culture
    g.level += 1
    if LEVEL_SHIPS[g.level] > LEVEL_SHIPS[g.level - 1]:
        for ship in g.ships:
            if ship.where == LOCKED:
                ship.put(HOME)
                break
    if t.aloud:
        t.tell(Upgraded(seat, g.level, energy, culture))
    check_points(s, seat, t)


def can_use_colony(s: State, seat: int, chain: int) -> bool:
    """Whether a colony die can be carried out while the planets of ``chain`` are being used."""
    g = s.galaxies[seat]
    if g.level < LAST_LEVEL:
        cost = upgrade_cost(s, seat)
        if g.energy >= cost or g.culture >= cost:
            return True
    return any(can_do(s, seat, planet, chain) for planet in g.colonies)


class UseColony(Ask):
    """Upgrade, or do the action of a colony."""

    __slots__ = ()
    question: ClassVar[str] = "Upgrade your empire, or use one of your colonies."
    topic: ClassVar[str] = "colony"

    def options(self, s: State) -> list[Action]:
        options = upgrades(s, self.seat)
        colonies = s.galaxies[self.seat].colonies
        if colonies:
            chain = chain_of(s, self.seat)
            for planet in colonies:
                if can_do(s, self.seat, planet, chain):
                    options.append(USE_PLANET[planet])
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, Upgrade):
            upgrade(s, seat, action.energy, action.culture, 0, t)
        elif isinstance(action, UsePlanet):
            do_planet(s, seat, PLANET_NUMBER[action.planet], t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, Upgrade):
            return why_no_upgrade(s, seat, action, upgrade_cost(s, seat))
        if isinstance(action, UsePlanet) and action.planet in PLANET_NUMBER:
            planet = PLANET_NUMBER[action.planet]
            if planet not in s.galaxies[seat].colonies:
                return f"{PLANETS[planet].name} is not your colony."
            return why_not(s, seat, planet)
        return ""


class ChooseUpgrade(Ask):
    """Upgrade on a planet's terms: cheaper (Mared) or with a mix (Lureena)."""

    __slots__ = ("discount", "mix")
    topic: ClassVar[str] = "upgrade"

    def __init__(self, seat: int, discount: int, mix: bool) -> None:
        super().__init__(seat)
        self.discount = discount
        self.mix = mix

    def options(self, s: State) -> list[Action]:
        return upgrades(s, self.seat, self.discount, self.mix)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Upgrade)
        s.stack.pop()
        upgrade(s, seat, action.energy, action.culture, self.discount, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Upgrade your empire for {upgrade_cost(s, seat, self.discount)}."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, Upgrade):
            return why_no_upgrade(s, seat, action, upgrade_cost(s, seat, self.discount))
        return ""


def why_no_upgrade(s: State, seat: int, action: Upgrade, cost: int) -> str:
    g = s.galaxies[seat]
    if g.level == LAST_LEVEL:
        return "Your empire is at its highest level."
    if action.energy + action.culture != cost or action.energy < 0 or action.culture < 0:
        return f"The next level costs {cost}, all in energy or all in culture."
    if action.energy > g.energy or action.culture > g.culture:
        return f"You cannot pay that: you have {g.energy} energy and {g.culture} culture."
    return "Pay all in energy or all in culture, not a mix."
