"""Planets that give, turn and take energy and culture."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import RecallShip, Steal, Take
from readyroom.games.tiny_epic_galaxies.cards.mats import FULL, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import (
    Exchange,
    FollowTax,
    Gain,
    GainEither,
    GainPerShip,
    PerFollow,
    Recall,
    RecallOrbiting,
    StealOne,
    Trade,
)
from readyroom.games.tiny_epic_galaxies.events import FollowPriceRaised, Recalled
from readyroom.games.tiny_epic_galaxies.interned import RECALL, STEAL, TAKE
from readyroom.games.tiny_epic_galaxies.state import EXPLORE, HOME, ORBIT, SURFACE, PlanetAction, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask, AskAmounts
from readyroom.games.tiny_epic_galaxies.steps.explore import GainEitherStep
from readyroom.games.tiny_epic_galaxies.steps.resources import gain, pay, steal


def has_room(s: State, seat: int, energy: int, culture: int) -> bool:
    """Whether a gain of these would gain anything."""
    g = s.galaxies[seat]
    return (energy > 0 and g.energy < FULL) or (culture > 0 and g.culture < FULL)


class GainAction(PlanetAction):
    """Jakks and the like; JAC-110912 and Gleam-Zanier also serve the others; Osmira-9 rewards explorers."""

    does: Gain

    def possible(self, s: State, seat: int, chain: int) -> bool:
        does = self.does
        if has_room(s, seat, does.energy, does.culture):
            return True
        return any(has_room(s, other, does.others_energy, does.others_culture) for other in s.others(seat))

    def start(self, s: State, seat: int, t: Telling) -> None:
        does = self.does
        culture = does.culture
        if does.exploring_culture and any(ship.where == EXPLORE for ship in s.galaxies[seat].ships):
            culture += does.exploring_culture
        gain(s, seat, does.energy, culture, t)
        for other in s.others(seat):
            gain(s, other, does.others_energy, does.others_culture, t)


class GainEitherAction(PlanetAction):
    """Brackwater."""

    does: GainEither

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return has_room(s, seat, self.does.energy, self.does.culture)

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(GainEitherStep(seat, self.does.energy, self.does.culture))


class GainPerShipAction(PlanetAction):
    """Aughmoore: culture for each ship at home. Ultima Carrow: either for each advanced ship in play."""

    does: GainPerShip

    def count(self, s: State, seat: int) -> int:
        ships = s.galaxies[seat].ships
        if self.does.where == "home":
            return sum(ship.where == HOME for ship in ships)
        return sum(ship.kind > 0 for ship in ships)

    def possible(self, s: State, seat: int, chain: int) -> bool:
        count = self.count(s, seat)
        return has_room(s, seat, count if self.does.either else 0, count)

    def start(self, s: State, seat: int, t: Telling) -> None:
        count = self.count(s, seat)
        if self.does.either:
            s.stack.append(GainEitherStep(seat, count, count))
        else:
            gain(s, seat, 0, count, t)


class ExchangeAction(PlanetAction):
    """Hoefker."""

    does: Exchange

    def possible(self, s: State, seat: int, chain: int) -> bool:
        g = s.galaxies[seat]
        return g.energy >= self.does.energy and g.culture < FULL

    def start(self, s: State, seat: int, t: Telling) -> None:
        pay(s, seat, self.does.energy, 0, t)
        gain(s, seat, 0, self.does.culture, t)


class TradeAction(PlanetAction):
    """Pembertonia-Major, Omicron-Fenzi, Hadrune."""

    does: Trade

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(trades(s, seat, self.does.into, self.does.most)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseTrade(seat, self.does.into, self.does.most))


def trades(s: State, seat: int, into: str, most: int) -> list[Action]:
    """Every amount that can be turned, none of it wasted."""
    g = s.galaxies[seat]
    found: list[Action] = []
    if into != "culture":
        found += [TAKE[n, -n] for n in range(1, min(most, g.culture, FULL - g.energy) + 1)]
    if into != "energy":
        found += [TAKE[-n, n] for n in range(1, min(most, g.energy, FULL - g.culture) + 1)]
    return found


class ChooseTrade(Ask):
    """How much to turn into what."""

    __slots__ = ("into", "most")
    question: ClassVar[str] = "How much do you trade?"
    topic: ClassVar[str] = "trade"

    def __init__(self, seat: int, into: str, most: int) -> None:
        super().__init__(seat)
        self.into = into
        self.most = most

    def options(self, s: State) -> list[Action]:
        return trades(s, self.seat, self.into, self.most)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        s.stack.pop()
        pay(s, seat, max(0, -action.energy), max(0, -action.culture), t)
        gain(s, seat, max(0, action.energy), max(0, action.culture), t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "You trade one for one, and only what you have and have room for." if isinstance(action, Take) else ""


class StealAction(PlanetAction):
    """CLJ-0517 and La-Torres."""

    does: StealOne

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(victims(s, seat, self.does.energy, self.does.culture)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseVictim(seat, self.does.energy, self.does.culture))


def victims(s: State, seat: int, energy: int, culture: int) -> list[Action]:
    """Everyone who has any of it."""
    found: list[Action] = []
    for other in s.others(seat):
        g = s.galaxies[other]
        if (energy and g.energy) or (culture and g.culture):
            found.append(STEAL[other])
    return found


class ChooseVictim(AskAmounts):
    """Whom to take from."""

    __slots__ = ()
    topic: ClassVar[str] = "steal"

    def options(self, s: State) -> list[Action]:
        return victims(s, self.seat, self.energy, self.culture)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Steal)
        s.stack.pop()
        steal(s, seat, action.seat, self.energy, self.culture, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Who do you steal 1 {'energy' if self.energy else 'culture'} from?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "That player has none to steal. Choose another." if isinstance(action, Steal) else ""


class RecallAction(PlanetAction):
    """Andellouxian-6: an orbiting ship, for its space number. Pell's Anchor: any but one in danger, for energy."""

    does: Recall | RecallOrbiting

    @property
    def energy(self) -> int:
        return self.does.energy if isinstance(self.does, Recall) else 0

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(recalls(s, seat, self.energy == 0)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseRecall(seat, self.energy))


def recalls(s: State, seat: int, orbit_only: bool) -> list[Action]:
    found: list[Action] = []
    for i, ship in enumerate(s.galaxies[seat].ships):
        if ship.where == ORBIT or (not orbit_only and (ship.where == SURFACE or ship.where == EXPLORE)):
            found.append(RECALL[i])
    return found


class ChooseRecall(Ask):
    """Which ship to call home. ``energy`` 0: the gain is the number of its space."""

    __slots__ = ("energy",)
    question: ClassVar[str] = "Which ship comes home?"
    topic: ClassVar[str] = "recall"

    def __init__(self, seat: int, energy: int) -> None:
        super().__init__(seat)
        self.energy = energy

    def options(self, s: State) -> list[Action]:
        return recalls(s, self.seat, self.energy == 0)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, RecallShip)
        s.stack.pop()
        ship = s.galaxies[seat].ships[action.ship]
        space = ship.space
        ship.put(HOME)
        if t.aloud:
            t.tell(Recalled(seat, action.ship, SHIP_KINDS[ship.kind]))
        if self.energy:
            gain(s, seat, self.energy, 0, t)
        elif space:
            s.stack.append(GainMix(seat, space) if s.options.andellouxian_mix else GainEitherStep(seat, space, space))

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "That ship cannot be called home. Choose another." if isinstance(action, RecallShip) else ""


class GainMix(Ask):
    """Gain an amount in any mix for which there is room."""

    __slots__ = ("amount",)
    question: ClassVar[str] = "What do you gain?"
    topic: ClassVar[str] = "gain"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        amount = min(self.amount, 2 * FULL - g.energy - g.culture)
        return [
            TAKE[energy, amount - energy]
            for energy in range(amount, -1, -1)
            if amount and g.energy + energy <= FULL and g.culture + amount - energy <= FULL
        ]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        s.stack.pop()
        gain(s, seat, action.energy, action.culture, t)


class PerFollowAction(PlanetAction):
    """Birkomius and Bisschop: they count follows from now on, including those of this die."""

    does: PerFollow

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return not s.solo  # the Rogue never follows

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.follow_energy += self.does.energy
        s.follow_culture += self.does.culture


class FollowTaxAction(PlanetAction):
    """Nibiru."""

    does: FollowTax

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return not s.solo and s.follow_price < self.does.price

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.follow_price = self.does.price
        if t.aloud:
            t.tell(FollowPriceRaised(seat, self.does.price))
