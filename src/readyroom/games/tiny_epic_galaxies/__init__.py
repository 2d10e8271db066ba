"""Tiny Epic Galaxies: base game, the Rogue Galaxy solo game, and Beyond the Black."""

from readyroom.core import match, registry
from readyroom.games.tiny_epic_galaxies.game import GAME, TinyEpicGalaxies
from readyroom.games.tiny_epic_galaxies.options import FollowOrder, Options, Orders
from readyroom.games.tiny_epic_galaxies.state import State
from readyroom.games.tiny_epic_galaxies.view import Own, Public

__all__ = ["GAME", "FollowOrder", "Match", "Options", "Orders", "Own", "Public", "State", "TinyEpicGalaxies"]

Match = match.Match[Options, State, Public, Own]
"""A match of this game, for annotations."""

registry.register(GAME)
