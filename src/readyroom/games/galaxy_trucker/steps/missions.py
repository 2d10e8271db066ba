"""Choosing a mission and preparing it (Missions 1, 2, 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.cards import in_play
from readyroom.core.steps import Ask, AskAll
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards import missions
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.tiles import FRAGILE, KIND, TILES
from readyroom.games.galaxy_trucker.ship.board import BOARDS, board_named
from readyroom.games.galaxy_trucker.ship.ship import bare_ship
from readyroom.games.galaxy_trucker.state import NONE, State

SHIP_ORDERS: Final = 2
SUPERCARD: Final = "supercard"
SHIP: Final = "ship"
BIG_SHIPS: Final[tuple[str, ...]] = ("III", "IIIA")
"""The two ship classes for flights of level III."""


def offer_missions(s: State, t: Telling) -> None:
    """Offers three missions not offered before; when too few are left, all return."""
    if len(s.mission_box) < missions.OFFERED:
        s.mission_box = in_play(missions.MISSIONS, s.version)
    left = s.mission_box.copy()
    s.offered = sorted([t.chance.take(left) for _ in range(missions.OFFERED)])
    s.mission_box = left
    if t.aloud:
        t.tell(e.MissionsOffered(tuple(missions.MISSIONS[mission].id for mission in s.offered)))


class ChooseMission(AskAll[State]):
    """Everyone votes for a mission; if they disagree, everyone votes against one; if they still disagree, one is chosen
    at random. Those who leave it to the others accept their decision and are not asked again."""

    __slots__ = ("dropping",)
    reason: ClassVar[str] = "Choose one of the three missions on offer."
    live = True

    def __init__(self, seats: tuple[int, ...], dropping: bool = False) -> None:
        super().__init__(seats)
        self.dropping = dropping

    def options(self, s: State, seat: int) -> list[Action]:
        found = [(interned.DROP if self.dropping else interned.WISH)[mission] for mission in s.offered]
        return [*found, interned.ABSTAIN] if s.version >= 2 else found

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = ChooseMission(self.without(seat), self.dropping)
        if isinstance(action, a.Abstain):
            if t.aloud:
                t.tell(e.LeftToOthers(seat))
            return
        assert isinstance(action, (a.Wish, a.Drop))
        s.truckers[seat].wish = missions.MISSION_NUMBER[action.mission]
        if t.aloud:
            t.tell(e.MissionNamed(seat, action.mission, self.dropping))

    def run(self, s: State, t: Telling) -> None:
        naming = tuple(trucker.seat for trucker in s.truckers if trucker.wish >= 0)
        named = {s.truckers[seat].wish for seat in naming}
        for trucker in s.truckers:
            trucker.wish = NONE
        if not self.dropping and len(named) == 1:
            _choose(s, named.pop(), "agreed", t)
        elif not self.dropping and named:
            s.stack[-1] = ChooseMission(naming, dropping=True)
        elif len(named) == 1:
            left = [mission for mission in s.offered if mission not in named]
            _choose(s, left[t.chance.below(len(left))], "one dropped", t)
        else:
            _choose(s, s.offered[t.chance.below(len(s.offered))], "at random", t)

    def prompt(self, s: State, seat: int) -> str:
        return "Which mission do you want least?" if self.dropping else "Which mission do you want to fly?"


def _choose(s: State, mission: int, how: str, t: Telling) -> None:
    s.stack.pop()
    s.mission = mission
    s.offered = []
    if t.aloud:
        t.tell(e.MissionChosen(missions.MISSIONS[mission].id, how))
    if s.version >= 2:
        if missions.MISSIONS[mission].optional:
            s.stack.append(Agreeing(SUPERCARD, tuple(s.playing())))
        if BOARDS[s.board].name in BIG_SHIPS:
            s.stack.append(Agreeing(SHIP, tuple(s.playing())))


class Agreeing(AskAll[State]):
    """Missions: a change that everyone must agree to, once the mission is known. One refusal is enough to prevent it;
    those who leave it to the others accept their decision."""

    __slots__ = ("wanted", "what")
    reason: ClassVar[str] = "Agree, refuse, or leave it to the others."
    live = True

    def __init__(self, what: a.Matter, seats: tuple[int, ...], wanted: bool = False) -> None:
        super().__init__(seats)
        self.what = what
        self.wanted = wanted

    def options(self, s: State, seat: int) -> list[Action]:
        return [interned.AGREE[self.what], interned.REFUSE[self.what], interned.ABSTAIN]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        left = self.without(seat)
        if isinstance(action, a.Abstain):
            s.stack[-1] = Agreeing(self.what, left, self.wanted)
            if t.aloud:
                t.tell(e.LeftToOthers(seat))
            return
        wanted = isinstance(action, a.Agree)
        s.stack[-1] = Agreeing(self.what, left if wanted else (), wanted)
        if t.aloud:
            t.tell(e.Answered(seat, self.what, wanted))

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if self.wanted and self.what == SUPERCARD:
            s.dared = True
        elif self.wanted:
            s.board = board_named(_other_ship(s))
            for trucker in s.truckers:
                trucker.ship = bare_ship(s.board, trucker.seat)
        if t.aloud:
            t.tell(e.Settled(self.what, self.wanted, BOARDS[s.board].name))

    def prompt(self, s: State, seat: int) -> str:
        if self.what == SUPERCARD:
            return "Do you dare? If everyone does, one more supercard goes into the sealed pile."
        return f"Switch to class {_other_ship(s)} ships for this mission? Everyone has to agree."


def _other_ship(s: State) -> str:
    return next(name for name in BIG_SHIPS if name != BOARDS[s.board].name)


def change_piles(s: State, piles: list[list[int]], t: Telling) -> None:
    """Removes the cards that the mission takes from the open piles, and adds its supercards."""
    mission = missions.MISSIONS[s.mission]
    box, supers = s.box.copy(), s.super_box.copy()
    for number, pile in enumerate(piles):
        if number < OPEN_PILES:
            for _ in range(mission.removes):
                out = t.chance.take([card for card in pile if CARDS[card].level == s.level])
                pile.remove(out)
                box.append(out)
        sealed = mission.unknown[s.level - 1] + (mission.optional if s.dared else 0)
        for _ in range(mission.supers[number] if number < OPEN_PILES else sealed):
            if not supers:
                supers, s.super_used = s.super_used.copy(), []
            pile.append(t.chance.take(supers))
    s.box = sorted(box)
    s.super_box = supers


def prepare_mission(s: State, t: Telling) -> None:
    """Sets up payloads for the warehouse, crates, directives and bets."""
    mission = missions.MISSIONS[s.mission]
    adds = list(mission.adds)
    if mission.id == missions.DIRECTIVES:
        orders = in_play(missions.ORDERS, s.version)
        payload = t.chance.take([order for order in orders if missions.ORDERS[order].adds])
        ships = [order for order in orders if not missions.ORDERS[order].adds]
        s.directives = [payload, *sorted(t.chance.take(ships) for _ in range(SHIP_ORDERS))]
        adds.append((missions.ORDERS[payload].adds, missions.PAYLOAD_COUNT))
        if t.aloud:
            t.tell(e.DirectivesDrawn(tuple(missions.ORDERS[one].id for one in s.directives)))
    for kind, counts in adds:
        s.crates = s.crates + [_some(s, kind, t) for _ in range(counts[max(2, len(s.playing())) - 2])]
    s.crates = sorted(s.crates)
    for trucker in s.truckers:
        if mission.deals and not trucker.out:
            trucker.aside = [_some(s, FRAGILE, t) for _ in range(mission.deals)]
            if t.aloud:
                t.tell(e.CratesDealt(trucker.seat, tuple(TILES[tile].id for tile in trucker.aside)))
    if mission.id == missions.BET:
        s.stack += [PlacingBet(seat) for seat in reversed(_poorest_first(s, t))]


def _some(s: State, kind: int, t: Telling) -> int:
    """Takes a random payload of a kind out of the box."""
    tile = t.chance.take([tile for tile in s.payloads if KIND[tile] == kind])
    s.payloads = [other for other in s.payloads if other != tile]
    return tile


def _poorest_first(s: State, t: Telling) -> list[int]:
    seats = s.playing()
    t.chance.shuffle(seats)
    return sorted(seats, key=lambda seat: s.truckers[seat].credits)


class PlacingBet(Ask[State]):
    """The Bet: each seat chooses a different bet, the poorest first."""

    __slots__ = ()
    question: ClassVar[str] = "How will you make this flight harder? Place your bet."
    reason: ClassVar[str] = "Choose a bet that nobody else has taken."

    def waits(self, s: State) -> bool:
        return True  # there are more bets than truckers

    def options(self, s: State) -> list[Action]:
        taken = [trucker.bet for trucker in s.truckers]
        return [interned.BET[bet] for bet in in_play(missions.BETS, s.version) if bet not in taken]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.PlaceBet)
        s.stack.pop()
        s.truckers[seat].bet = missions.BET_NUMBER[action.bet]
        if t.aloud:
            t.tell(e.BetPlaced(seat, action.bet))
