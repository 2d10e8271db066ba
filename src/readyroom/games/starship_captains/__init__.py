"""Starship Captains: crew, queue, missions, and Captain Shadow for one."""

from readyroom.core import match, registry
from readyroom.games.starship_captains.game import GAME, StarshipCaptains
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.view import Own, Table

__all__ = ["GAME", "Match", "Options", "Own", "StarshipCaptains", "State", "Table"]

Match = match.Match[Options, State, Table, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
