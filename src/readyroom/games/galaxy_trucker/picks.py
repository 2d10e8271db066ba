"""Actions that a builder fills in rather than picks from a list: where the tile in hand goes, and its turn."""

from __future__ import annotations

from readyroom.core.choice import Field, Pick, Value
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.building import Building, LastTile
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.steps.repairs import Repairs
from readyroom.games.galaxy_trucker.words import TURNED

TURNS = tuple(Value(turn, words) for turn, words in enumerate(TURNED))


def picks(s: State, seat: int) -> tuple[Pick, ...]:
    """Where a builder may place the tile in hand."""
    top = s.stack[-1]
    if not isinstance(top, (Building, BuildInTurns, LastTile, Repairs)):
        return ()
    trucker = s.truckers[seat]
    if trucker.hand < 0 or trucker.looking >= 0 or (isinstance(top, Repairs) and not top.spare[seat]):
        return ()
    names = trucker.ship.board.names
    squares = tuple(Value(names[q], names[q]) for q in trucker.ship.open_squares())
    if not squares:
        return ()
    return (Pick("place", "Place it", (Field("square", "Square", squares), Field("turn", "Turned", TURNS))),)
