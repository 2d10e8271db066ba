"""What happens to a ship and its rocket in flight: lost parts, lost crew, days flown, leaving."""

from __future__ import annotations

from typing import Final

from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import stranded
from readyroom.games.galaxy_trucker.state import BROWN_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State, Trucker
from readyroom.games.galaxy_trucker.view import Left

WHO: Final = {PURPLE: "purple alien", BROWN: "brown alien"}


def to_bank(s: State, ship: Ship, square: int) -> None:
    """Returns everything on a square to the bank (R-74)."""
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


def lose_parts(s: State, seat: int, squares: list[int]) -> list[int]:
    """Moves tiles from a ship to its lost pile and returns them."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    trucker.hurt = True
    tiles: list[int] = []
    for square in squares:
        to_bank(s, ship, square)
        tiles.append(ship.remove(square))
    trucker.lost = trucker.lost + tiles
    return tiles


def square_names(ship: Ship, squares: list[int]) -> tuple[str, ...]:
    names = ship.board.names
    return tuple([names[q] for q in squares])


def tile_ids(tiles: list[int]) -> tuple[str, ...]:
    return tuple([TILES[tile].id for tile in tiles])


def fall_off(s: State, seat: int, squares: list[int], t: Telling) -> None:
    tiles = lose_parts(s, seat, squares)
    if t.aloud:
        t.tell(e.FellOff(seat, square_names(s.ship(seat), squares), tile_ids(tiles)))


def give_up(s: State, seat: int, squares: list[int], t: Telling) -> None:
    tiles = lose_parts(s, seat, squares)
    if t.aloud:
        t.tell(e.PartsGivenUp(seat, square_names(s.ship(seat), squares), tile_ids(tiles)))


def lose_stranded_aliens(s: State, seat: int, t: Telling) -> None:
    """R-77: aliens that lose their last life support die at once."""
    for cabin in stranded(s.ship(seat)):
        lose_one(s, seat, cabin, "life support", t)


def lose_one(s: State, seat: int, cabin: int, why: str, t: Telling) -> None:
    """Removes one figure from a cabin."""
    ship = s.ship(seat)
    s.truckers[seat].hurt = True
    who = ship.crew[cabin]
    if who >= PURPLE:
        s.bank[PURPLE_BANK if who == PURPLE else BROWN_BANK] += 1
        ship.set_crew(cabin, 0)
    else:
        s.bank[HUMAN_BANK] += 1
        ship.set_crew(cabin, who - 1)
    if t.aloud:
        t.tell(e.CrewLost(seat, ship.board.names[cabin], WHO.get(who, "human"), why))


def lose_guest(s: State, seat: int, cabin: int, why: str, t: Telling) -> None:
    """Missions: removes a commuter or an envoy from a cabin."""
    ship = s.ship(seat)
    s.truckers[seat].hurt = True
    guest = ship.guests[cabin]
    ship.set_guests(cabin, 0 if guest == ENVOY else guest - 1)
    if t.aloud:
        t.tell(e.CrewLost(seat, ship.board.names[cabin], "envoy" if guest == ENVOY else "commuter", why))


def spend_token(s: State, seat: int, battery: str) -> None:
    """R-64: spends a token from any battery its owner likes."""
    ship = s.ship(seat)
    square = ship.board.number[battery]
    ship.set_tokens(square, ship.tokens[square] - 1)
    s.bank[TOKEN_BANK] += 1


def move(s: State, seat: int, days: int, t: Telling) -> None:
    """R-51: moves a rocket day by day, forward or back; occupied spaces are skipped and not counted."""
    if not days:
        return
    trucker = s.truckers[seat]
    step = 1 if days > 0 else -1
    trucker.hurt = trucker.hurt or days < 0
    place = trucker.place
    for _ in range(abs(days)):
        place += step
        while _is_taken(s, trucker, place % SPACES):
            place += step
    trucker.place = place
    if t.aloud:
        t.tell(e.Flew(seat, days, place % SPACES))


def _is_taken(s: State, trucker: Trucker, space: int) -> bool:
    """Whether another rocket or the Escort Mission's courier is on a space."""
    for other in s.truckers:
        if other is not trucker and other.flying and other.place % SPACES == space:
            return True
    return len(s.client) > 0 and s.client[1] > 0 and s.client[0] % SPACES == space


def leave(s: State, seat: int, why: Left, t: Telling) -> None:
    """R-102: takes the rocket off the route; no more cards affect this ship."""
    trucker = s.truckers[seat]
    trucker.flying = False
    trucker.left = why
    if t.aloud:
        t.tell(e.LeftFlight(seat, why))
