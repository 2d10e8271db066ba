"""Tiny Epic Galaxies: base game, the Rogue Galaxy solo game, and Beyond the Black."""

from readyroom.games.tiny_epic_galaxies.game import TinyEpicGalaxies
from readyroom.games.tiny_epic_galaxies.options import FollowOrder, Options, Orders

__all__ = ["FollowOrder", "Options", "Orders", "TinyEpicGalaxies"]
