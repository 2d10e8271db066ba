"""Starship Captains: crew, queue, missions, and Captain Shadow for one."""

from readyroom.core import match, registry
from readyroom.games.starship_captains.game import GAME, StarshipCaptains
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.view import Own, Public

__all__ = ["GAME", "Match", "Options", "Own", "Public", "StarshipCaptains", "State"]

Match = match.Match[Options, State, Public, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
