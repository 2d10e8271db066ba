"""Space Alert, with The New Frontier: a crew plans in real time, then a machine resolves what they planned."""

from readyroom.core import match, registry
from readyroom.games.space_alert.action_round.state import State
from readyroom.games.space_alert.game import GAME, SpaceAlert
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.view import Own, Table

__all__ = ["GAME", "Match", "Options", "Own", "SpaceAlert", "State", "Table"]

Match = match.Match[Options, State, Table, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
