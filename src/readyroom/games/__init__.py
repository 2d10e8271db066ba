"""The games, one package each: rules only, loaded when first used. Calling the package lists them."""

from __future__ import annotations

import sys
from types import ModuleType

from readyroom.core.registry import announce, slugs

announce("galaxy-trucker", "Galaxy Trucker", "readyroom.games.galaxy_trucker", "readyroom.extras.galaxy_trucker")
announce("space-alert", "Space Alert", "readyroom.games.space_alert", "readyroom.extras.space_alert")
announce(
    "starship-captains", "Starship Captains", "readyroom.games.starship_captains", "readyroom.extras.starship_captains"
)
announce("tiny-epic-galaxies", "Tiny Epic Galaxies", "readyroom.games.tiny_epic_galaxies")


class Games(ModuleType):
    """The class of this package, which makes it callable: ``readyroom.games()`` lists the games, and
    ``readyroom.games.tiny_epic_galaxies`` is one of them. A function ``games`` in ``readyroom`` would be replaced by
    this package as soon as someone imports a game."""

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
