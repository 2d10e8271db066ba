"""The names of the numbers in a state, for positions as text."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.state import State

TILE: Final = tuple(tile.id for tile in TILES)
CARD: Final = tuple(card.id for card in CARDS)
MISSION: Final = tuple(mission.id for mission in MISSIONS)
CLASS: Final = tuple(board.name for board in BOARDS)
FIGURES: Final = ("nobody", "one-human", "two-humans", "purple-alien", "brown-alien")
PER_SQUARE: Final = ("tile", "turn", "crew", "guests", "tokens", "cargo")


def _squares() -> dict[str, tuple[str, ...]]:
    """Names squares as printed on the ship's board, column-row."""
    return {
        f"Ship.{fact}[] if number={board.name}": tuple(name.replace(",", "-") for name in board.names)
        for fact in PER_SQUARE
        for board in BOARDS
    }


NAMED: Final = {
    "Ship.number": CLASS, "Ship.tile": TILE, "Ship.crew": FIGURES, "Ship.cargo": GOODS, "board": CLASS,
    "hand": TILE, "aside": TILE, "lost": TILE, "destroyed": TILE, "heap": TILE, "open": TILE, "payloads": TILE,
    "crates": TILE, "added": TILE,
    "box": CARD, "used": CARD, "piles": CARD, "flown": CARD, "card": CARD, "super_box": CARD, "super_used": CARD,
    "mission": MISSION, "mission_box": MISSION, "offered": MISSION, "wish": MISSION,
    "directives": tuple(order.id for order in ORDERS), "bet": tuple(bet.id for bet in BETS), "dock": GOODS,
    **_squares(),
}  # fmt: skip


def restore(s: State) -> None:
    for seat, trucker in enumerate(s.truckers):
        trucker.seat = seat
        trucker.ship.count_anew()
    for ship in (*s.launched, *s.arrived):
        ship.count_anew()
    s.shelf = s.shelf or s.open.copy()
