"""The games, one package each: rules only."""

from readyroom.core.registry import register
from readyroom.games.tiny_epic_galaxies import TinyEpicGalaxies

register(TinyEpicGalaxies())
