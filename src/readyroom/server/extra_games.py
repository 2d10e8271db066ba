"""Games that are not part of the package, named as ``module:attribute`` (a Game class or object)."""

from __future__ import annotations

from importlib import import_module

from readyroom.core.errors import UnknownGame
from readyroom.core.game import Game
from readyroom.core.registry import register


def register_extra(names: tuple[str, ...]) -> None:
    """Registers each, or raises UnknownGame saying what is missing."""
    for name in names:
        module, _, attribute = name.partition(":")
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as missing:
            raise UnknownGame(f"There is no game {name!r} (written as module:attribute): {missing}.") from None
        game = found() if isinstance(found, type) else found
        if not isinstance(game, Game):
            raise UnknownGame(f"{name!r} is not a Game.")
        register(game)
