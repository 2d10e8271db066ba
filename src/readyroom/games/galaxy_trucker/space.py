"""Every action a builder or pilot can ever take, numbered.

Squares go by their place on the ship's own board, from bow to stern, counted from 1, so that all four classes share the
same numbers. Double parts, batteries and aliens' cabins go by their order on the ship. Warehouse tiles go by their ids.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.cards import in_play
from readyroom.core.space import Axis, Family, Slots, Space
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS
from readyroom.games.galaxy_trucker.cards.tiles import BATTERY, CABIN, KIND, TILES, payloads, warehouse
from readyroom.games.galaxy_trucker.interned import AGREE, FINISH, LAND
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.warehouse import ASIDE

MOST_DOUBLES: Final = 8
MOST_BATTERIES: Final = 15
MOST_CABINS: Final = 16
"""How many of each kind are in the box; for double parts, the number of cannons."""

MOST_SQUARES: Final = max(len(board.squares) for board in BOARDS)
PLACES: Final[list[dict[str, int]]] = [
    {board.names[square]: i for i, square in enumerate(board.squares)} for board in BOARDS
]
"""By board: the place of each square, by its name."""

_spaces: Final[dict[int, Space]] = {}


def space(version: int) -> Space:
    """The action space of a version, built once."""
    if version not in _spaces:
        _spaces[version] = Space(version, _families(version))
    return _spaces[version]


def _families(version: int) -> list[Family]:
    tiles = [TILES[tile].id for tile in (*warehouse(version), *payloads(version))]
    missions = [MISSIONS[mission].id for mission in in_play(MISSIONS, version)]
    bets = [BETS[bet].id for bet in in_play(BETS, version)]
    square = Axis("square", range(1, MOST_SQUARES + 1))
    good = Axis("good", GOODS)
    part, battery = Axis("part", range(1, MOST_DOUBLES + 1)), Axis("battery", range(1, MOST_BATTERIES + 1))
    return [
        *[Family(kind) for kind in ALONE],
        Family(a.Wish, Axis("mission", missions)),
        Family(a.Drop, Axis("mission", missions)),
        Family(a.Agree, Axis("what", tuple(AGREE))),
        Family(a.Refuse, Axis("what", tuple(AGREE))),
        Family(a.PlaceBet, Axis("bet", bets)),
        Family(a.Take, Axis("tile", tiles)),
        Family(a.Unpack, Axis("slot", range(1, ASIDE + 1)), slots=_unpack),
        Family(a.Place, square, Axis("turn", range(4)), slots=_place, given=_board_of),
        Family(a.Look, Axis("pile", range(1, OPEN_PILES + 1))),
        Family(a.Finish, Axis("number", range(1, len(FINISH)))),
        Family(a.Remove, square, slots=_at("square"), given=_board_of),
        Family(a.Keep, square, slots=_at("square"), given=_board_of),
        Family(a.Board, _cabins("purple"), _cabins("brown"), slots=_board),
        Family(a.Power, part, battery, slots=_power),
        Family(a.Land, Axis("planet", range(1, len(LAND) + 1))),
        Family(a.Stow, good, square, slots=_good_at, given=_board_of),
        Family(a.Unload, good, square, slots=_good_at, given=_board_of),
        Family(a.Shield, square, slots=_at("battery"), given=_board_of),
        Family(a.Shoot, _or_none(square), slots=_at_or_none("battery"), given=_board_of),
        Family(a.LoseCrew, square, slots=_at("cabin"), given=_board_of),
        Family(a.GiveGood, square, slots=_at("hold"), given=_board_of),
        Family(a.GiveToken, square, slots=_at("battery"), given=_board_of),
        Family(a.LoseGuest, square, slots=_at("cabin"), given=_board_of),
        Family(a.SeatGuests, Axis("guests", range(3))),
        Family(a.SeatEnvoy, _or_none(square), slots=_at_or_none("cabin"), given=_board_of),
        Family(a.Jettison, square, slots=_at("square"), given=_board_of),
        Family(a.Retain, square, slots=_at("square"), given=_board_of),
    ]


ALONE: Final[tuple[type[Action], ...]] = (
    a.Abstain, a.Ready, a.Draw, a.DrawPayload, a.Lift, a.Return, a.SetAside, a.PutBack, a.TurnHourglass, a.EndTurn,
    a.FlyOn, a.GiveUp, a.Declare, a.Accept, a.Decline, a.Depart, a.Suffer, a.Concede, a.ClaimImmunity, a.ComeBack,
    a.PlayPossum,
)  # fmt: skip
"""Actions without fields."""


def _or_none(axis: Axis) -> Axis:
    return Axis(axis.name, ["none", *axis.labels])


def _cabins(alien: str) -> Axis:
    return Axis(alien, ["none", *range(1, MOST_CABINS + 1)])


def _board_of(s: Any, seat: int) -> int:
    """The board of the seat's ship, which gives squares their places."""
    number: int = s.ship(seat).number
    return number


def _place_of(s: State, seat: int, name: str) -> int:
    return PLACES[s.ship(seat).number][name]


def _at(field: str) -> Slots:
    """A function that gives the square named by a field."""

    def slots(s: Any, seat: int, action: Any) -> tuple[int, ...]:
        return (_place_of(s, seat, getattr(action, field)),)

    return slots


def _at_or_none(field: str) -> Slots:
    """The same, where 0 means no square."""

    def slots(s: Any, seat: int, action: Any) -> tuple[int, ...]:
        name = getattr(action, field)
        return (0 if name is None else 1 + _place_of(s, seat, name),)

    return slots


def _unpack(s: Any, seat: int, action: Any) -> tuple[int, ...]:
    ids = [TILES[tile].id for tile in s.truckers[seat].aside]
    return (ids.index(action.tile),)


def _place(s: Any, seat: int, action: Any) -> tuple[int, ...]:
    return _place_of(s, seat, action.square), action.turn


def _good_at(s: Any, seat: int, action: Any) -> tuple[int, ...]:
    return GOODS.index(action.good), _place_of(s, seat, action.hold)


def _power(s: Any, seat: int, action: Any) -> tuple[int, ...]:
    """The part's index among the double parts of its kind, and the battery's among the batteries."""
    ship = s.ship(seat)
    part = ship.board.number[action.part]
    kind = KIND[ship.tile[part]]
    return ship.of_kind(kind).index(part), ship.of_kind(BATTERY).index(ship.board.number[action.battery])


def _board(s: Any, seat: int, action: Any) -> tuple[int, ...]:
    ship = s.ship(seat)
    cabins = ship.of_kind(CABIN)
    number = ship.board.number
    return (
        0 if action.purple is None else 1 + cabins.index(number[action.purple]),
        0 if action.brown is None else 1 + cabins.index(number[action.brown]),
    )
