"""Galaxy Trucker (2007): build a ship in a hurry, fly what you built."""

from readyroom.core import match, registry
from readyroom.games.galaxy_trucker.game import GAME, GalaxyTrucker
from readyroom.games.galaxy_trucker.options import Options, Orders
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.view import Own, Public

__all__ = ["GAME", "GalaxyTrucker", "Match", "Options", "Orders", "Own", "Public", "State"]

Match = match.Match[Options, State, Public, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
