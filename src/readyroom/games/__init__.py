"""The games, one package each: rules only. Called, it lists them."""

from __future__ import annotations

import sys
from types import ModuleType

from readyroom.core.registry import register, slugs
from readyroom.games.galaxy_trucker.game import GalaxyTrucker
from readyroom.games.space_alert.game import SpaceAlert
from readyroom.games.starship_captains.game import StarshipCaptains
from readyroom.games.tiny_epic_galaxies import TinyEpicGalaxies

register(GalaxyTrucker())
register(SpaceAlert())
register(StarshipCaptains())
register(TinyEpicGalaxies())


class Games(ModuleType):
    """This package, which can be called, so that one name serves both: ``readyroom.games()`` asks which there are, and
    ``readyroom.games.tiny_epic_galaxies`` is where one of them lies."""

    def __call__(self) -> tuple[str, ...]:
        """The slugs of the games that can be played.

        >>> import readyroom
        >>> "tiny-epic-galaxies" in readyroom.games()
        True
        >>> import readyroom.games.tiny_epic_galaxies as galaxies
        >>> galaxies.TinyEpicGalaxies.slug
        'tiny-epic-galaxies'
        """
        return slugs()


sys.modules[__name__].__class__ = Games
