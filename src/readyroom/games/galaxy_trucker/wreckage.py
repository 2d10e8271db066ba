"""What happens to a ship and to its rocket in flight: parts lost, crew lost, days flown, leaving."""

from __future__ import annotations

from typing import Final

from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import stranded
from readyroom.games.galaxy_trucker.state import BROWN_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State

WHO: Final = {PURPLE: "purple alien", BROWN: "brown alien"}


def to_bank(s: State, ship: Ship, square: int) -> None:
    """What was on a square goes back to the bank (R-74)."""
    who = ship.crew[square]
    if who == PURPLE:
        s.bank[PURPLE_BANK] += 1
    elif who == BROWN:
        s.bank[BROWN_BANK] += 1
    else:
        s.bank[HUMAN_BANK] += who
    s.bank[TOKEN_BANK] += ship.tokens[square]
    for good in ship.cargo[square]:
        s.bank[good] += 1


def lose_parts(s: State, seat: int, squares: list[int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Takes tiles off a ship to the lost pile; returns their squares and ids."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    names = ship.board.names
    trucker.hurt = True
    tiles: list[str] = []
    for square in squares:
        to_bank(s, ship, square)
        tile = ship.remove(square)
        trucker.lost.append(tile)
        tiles.append(TILES[tile].id)
    return tuple(names[square] for square in squares), tuple(tiles)


def fall_off(s: State, seat: int, squares: list[int], t: Telling) -> None:
    where, tiles = lose_parts(s, seat, squares)
    t.tell(e.FellOff(seat, where, tiles))


def give_up(s: State, seat: int, squares: list[int], t: Telling) -> None:
    where, tiles = lose_parts(s, seat, squares)
    t.tell(e.PartsGivenUp(seat, where, tiles))


def lose_stranded_aliens(s: State, seat: int, t: Telling) -> None:
    """R-77: an alien dies at once with its last life support."""
    for cabin in stranded(s.ship(seat)):
        lose_one(s, seat, cabin, "life support", t)


def lose_one(s: State, seat: int, cabin: int, why: str, t: Telling) -> None:
    """One figure leaves a cabin."""
    ship = s.ship(seat)
    s.truckers[seat].hurt = True
    who = ship.crew[cabin]
    if who >= PURPLE:
        s.bank[PURPLE_BANK if who == PURPLE else BROWN_BANK] += 1
        ship.crew[cabin] = 0
    else:
        s.bank[HUMAN_BANK] += 1
        ship.crew[cabin] = who - 1
    if t.aloud:
        t.tell(e.CrewLost(seat, ship.board.names[cabin], WHO.get(who, "human"), why))


def lose_guest(s: State, seat: int, cabin: int, why: str, t: Telling) -> None:
    """Missions: a commuter or an envoy leaves a cabin."""
    ship = s.ship(seat)
    s.truckers[seat].hurt = True
    guest = ship.guests[cabin]
    ship.guests[cabin] = 0 if guest == ENVOY else guest - 1
    t.tell(e.CrewLost(seat, ship.board.names[cabin], "envoy" if guest == ENVOY else "commuter", why))


def spend_token(s: State, seat: int, battery: str) -> None:
    """R-64: from any battery on the ship, as its owner likes."""
    ship = s.ship(seat)
    ship.tokens[ship.board.number[battery]] -= 1
    s.bank[TOKEN_BANK] += 1


def move(s: State, seat: int, days: int, t: Telling) -> None:
    """R-51: forward or back, day by day; spaces with another rocket are skipped and not counted."""
    if not days:
        return
    trucker = s.truckers[seat]
    taken = {other.place % SPACES for other in s.truckers if other.flying and other is not trucker}
    if s.client and s.client[1] > 0:
        taken.add(s.client[0] % SPACES)
    step = 1 if days > 0 else -1
    trucker.hurt = trucker.hurt or days < 0
    for _ in range(abs(days)):
        trucker.place += step
        while trucker.place % SPACES in taken:
            trucker.place += step
    t.tell(e.Flew(seat, days, trucker.place % SPACES))


def leave(s: State, seat: int, why: str, t: Telling) -> None:
    """R-102: the rocket is taken off the route, and no more cards concern this ship."""
    trucker = s.truckers[seat]
    trucker.flying = False
    trucker.left = why
    t.tell(e.LeftFlight(seat, why))
