"""Space Alert, with The New Frontier: a crew plans in real time, then the mission is resolved as planned."""

from readyroom.core import match, registry
from readyroom.games.space_alert.game import GAME, SpaceAlert
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.view import Own, Public

__all__ = ["GAME", "Match", "Options", "Own", "Public", "SpaceAlert", "State"]

Match = match.Match[Options, State, Public, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
