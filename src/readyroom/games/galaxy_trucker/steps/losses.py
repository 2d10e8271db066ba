"""Losing crew, goods and days (R-80, R-81, R-53), and choosing which piece of a broken ship to keep (R-74)."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import MISSION_NUMBER, POWDER_KEG
from readyroom.games.galaxy_trucker.cards.tiles import EXPLOSIVE, TILES
from readyroom.games.galaxy_trucker.missions.payments import kills
from readyroom.games.galaxy_trucker.ship.legality import bodies, keepable
from readyroom.games.galaxy_trucker.ship.payload import blast
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import TOKEN_BANK, State
from readyroom.games.galaxy_trucker.wreckage import (
    fall_off,
    leave,
    lose_guest,
    lose_one,
    lose_parts,
    lose_stranded_aliens,
    move,
)

KEG: Final = MISSION_NUMBER[POWDER_KEG]


class LosingCrew(Ask[State]):
    """R-80: the owner chooses which humans or aliens are lost; if there are too few, all are."""

    __slots__ = ("number", "why")
    reason: ClassVar[str] = "Choose a cabin with someone in it. You lose one of them."

    def __init__(self, seat: int, number: int, why: str) -> None:
        super().__init__(seat)
        self.number = number
        self.why = why

    def waits(self, s: State) -> bool:
        ship = s.ship(self.seat)
        return 0 < self.number < ship.crew_count() and len(ship.crewed()) > 1

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        return [interned.LOSE_CREW[ship.number][cabin] for cabin in ship.crewed()]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.LoseCrew)
        self._lose(s, s.ship(seat).board.number[action.cabin], t)

    def run(self, s: State, t: Telling) -> None:
        crewed = s.ship(self.seat).crewed()
        if self.number and crewed:
            self._lose(s, crewed[0], t)
        else:
            s.stack.pop()

    def _lose(self, s: State, cabin: int, t: Telling) -> None:
        s.stack[-1] = LosingCrew(self.seat, self.number - 1, self.why)
        lose_one(s, self.seat, cabin, self.why, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"You lose {self.number} more crew. Who goes?"


def lose_figures(s: State, seat: int, cabin: int, number: int, why: str, t: Telling) -> None:
    """Removes this many figures from one cabin; where crew and guests share it, the owner chooses."""
    ship = s.ship(seat)
    for left in range(min(number, ship.figures(cabin)), 0, -1):
        if ship.crew[cabin] and ship.guests[cabin] and left < ship.figures(cabin):
            s.stack.append(ChoosingFigure(seat, cabin, why))
        elif ship.guests[cabin]:
            lose_guest(s, seat, cabin, why, t)
        else:
            lose_one(s, seat, cabin, why, t)


class ChoosingFigure(Ask[State]):
    """Missions: a cabin loses a crew member or a guest, as its owner chooses."""

    __slots__ = ("cabin", "why")
    reason: ClassVar[str] = "Choose who leaves that cabin: crew or guest."

    def __init__(self, seat: int, cabin: int, why: str) -> None:
        super().__init__(seat)
        self.cabin = cabin
        self.why = why

    def waits(self, s: State) -> bool:
        ship = s.ship(self.seat)
        return bool(ship.crew[self.cabin] and ship.guests[self.cabin])

    def options(self, s: State) -> list[Action]:
        return [interned.LOSE_CREW[s.board][self.cabin], interned.LOSE_GUEST[s.board][self.cabin]]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, a.LoseGuest):
            lose_guest(s, seat, self.cabin, self.why, t)
        else:
            lose_one(s, seat, self.cabin, self.why, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        lose_figures(s, self.seat, self.cabin, 1, self.why, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"You lose someone at {s.ship(seat).board.names[self.cabin]}. Crew or guest?"


class LosingGoods(Ask[State]):
    """R-81: the most valuable goods are lost; without goods, battery tokens; without those, nothing. ``tokens``: only
    tokens are lost, even if there are goods."""

    __slots__ = ("number", "tokens")
    reason: ClassVar[str] = "Your most valuable goods go first, and battery tokens only when no goods are left."

    def __init__(self, seat: int, number: int, tokens: bool = False) -> None:
        super().__init__(seat)
        self.number = number
        self.tokens = tokens

    def waits(self, s: State) -> bool:
        ship = s.ship(self.seat)
        places = _next_to_go(ship, self.tokens)
        return self.number > 0 and len(places) > 1 and self.number < _of_that_kind(ship, places, self.tokens)

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        actions = interned.GIVE_GOOD if _best(ship, self.tokens) >= 0 else interned.GIVE_TOKEN
        return [actions[ship.number][q] for q in _next_to_go(ship, self.tokens)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        place = action.hold if isinstance(action, a.GiveGood) else ""
        if isinstance(action, a.GiveToken):
            place = action.battery
        self._lose(s, s.ship(seat).board.number[place], t)

    def run(self, s: State, t: Telling) -> None:
        places = _next_to_go(s.ship(self.seat), self.tokens)
        if self.number and places:
            self._lose(s, places[0], t)
        else:
            s.stack.pop()

    def _lose(self, s: State, square: int, t: Telling) -> None:
        s.stack[-1] = LosingGoods(self.seat, self.number - 1, self.tokens)
        ship = s.ship(self.seat)
        s.truckers[self.seat].hurt = True
        good = _best(ship, self.tokens)
        if good >= 0:
            ship.unload(square, good)
            s.bank[good] += 1
            if t.aloud:
                t.tell(e.GoodLost(self.seat, ship.board.names[square], GOODS[good]))
        else:
            ship.set_tokens(square, ship.tokens[square] - 1)
            s.bank[TOKEN_BANK] += 1
            if t.aloud:
                t.tell(e.TokenLost(self.seat, ship.board.names[square]))

    def prompt(self, s: State, seat: int) -> str:
        good = _best(s.ship(seat), self.tokens)
        if good >= 0:
            return f"You lose {count(self.number, 'more block')}, {GOODS[good]} first. From which hold?"
        tokens = count(self.number, "more battery token")
        if self.tokens:
            return f"You lose {tokens}. From which battery?"
        return f"You have no goods left and lose {tokens}. From which battery?"


def _best(ship: Ship, tokens: bool) -> int:
    """The most valuable color aboard; -1: none, or only tokens are lost."""
    return -1 if tokens else max((blocks[0] for blocks in ship.cargo if blocks), default=-1)


def _next_to_go(ship: Ship, tokens: bool) -> list[int]:
    """Where the next loss can come from: holds with the best color, or else batteries."""
    best = _best(ship, tokens)
    if best < 0:
        return ship.charged()
    return [hold for hold in ship.holds() if best in ship.cargo[hold]]


def _of_that_kind(ship: Ship, places: list[int], tokens: bool) -> int:
    best = _best(ship, tokens)
    return sum(ship.tokens[q] if best < 0 else ship.cargo[q].count(best) for q in places)


class LosingDays(Step[State]):
    """R-53: several ships lose days, the rearmost first."""

    __slots__ = ("days", "seats")

    def __init__(self, seats: tuple[int, ...], days: int) -> None:
        self.seats = seats
        self.days = days

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in reversed(s.order()):
            if seat in self.seats:
                move(s, seat, -self.days, t)


class KeepingPart(Ask[State]):
    """R-74: the ship has broken apart; its owner chooses the piece to keep."""

    __slots__ = ()
    question: ClassVar[str] = "Your ship has broken apart. Which piece do you keep?"
    reason: ClassVar[str] = "Choose the piece to keep. It must have a cabin, if any piece has one."

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        return [interned.KEEP[ship.number][body[0]] for body in keepable(ship, bodies(ship))]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.Keep)
        s.stack.pop()
        ship = s.ship(seat)
        _drop_all_but(s, seat, bodies(ship), ship.board.number[action.square], t)


def destroy(s: State, seat: int, square: int, t: Telling) -> None:
    """R-74: destroys a component and whatever explodes or shatters because of it; then disconnected parts fall off."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    if not ship.has_payload():
        trucker.destroyed = [*trucker.destroyed, ship.tile[square]]
        tiles = lose_parts(s, seat, [square])
        if t.aloud:
            t.tell(e.Destroyed(seat, ship.board.names[square], TILES[tiles[0]].id, e.HIT, ""))
        come_apart(s, seat, t)
        return
    dead = blast(ship, square)
    fatal = s.mission == KEG and kills(ship, list(dead))
    blown = {one: _cause(ship, by) for one, by in dead.items()}
    for one, by in dead.items():
        trucker.destroyed = [*trucker.destroyed, ship.tile[one]]
        tiles = lose_parts(s, seat, [one])
        if t.aloud:
            names = ship.board.names
            t.tell(e.Destroyed(seat, names[one], TILES[tiles[0]].id, blown[one], names[by]))
    if fatal:
        die(s, seat, t)
    else:
        come_apart(s, seat, t)


def _cause(ship: Ship, by: int) -> str:
    """Why something is destroyed: by the hit, by explosive cargo, or as fragile cargo next to anything destroyed."""
    if not by:
        return e.HIT
    return e.EXPLOSION if ship.kind(by) == EXPLOSIVE else e.SHATTERING


def die(s: State, seat: int, t: Telling) -> None:
    """Riding a Powder Keg: the trucker dies and loses all credits; the flight pays and costs nothing more."""
    s.pay(seat, -s.truckers[seat].credits)
    leave(s, seat, "died", t)


def come_apart(s: State, seat: int, t: Telling) -> None:
    """Drops disconnected pieces; of several with a cabin, the owner keeps one."""
    ship = s.ship(seat)
    parts = bodies(ship)
    homes = keepable(ship, parts)
    if len(homes) > 1:
        s.stack.append(KeepingPart(seat))
    elif parts:
        _drop_all_but(s, seat, parts, homes[0][0], t)


def _drop_all_but(s: State, seat: int, parts: list[list[int]], square: int, t: Telling) -> None:
    """Keeps only the piece with this square."""
    if len(parts) > 1:
        fall_off(s, seat, [q for body in parts if square not in body for q in body], t)
    lose_stranded_aliens(s, seat, t)
