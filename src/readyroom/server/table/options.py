"""A table's options: as people may choose them, and as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions
from readyroom.core.game import Game


def chosen_options(game: Game, given: object) -> Any:
    """The options people chose. Fields that only the server fills in stay empty."""
    options = decode_options(game.Options, given)
    _, components = msgspec.json.schema_components([game.Options])
    usual = game.Options()
    for name, schema in components[game.Options.__name__].get("properties", {}).items():
        if schema.get("hidden") and getattr(options, name) != getattr(usual, name):
            raise BadOptions(f"The option {name!r} cannot be chosen: the match fills it in when it starts.")
    return options


def plain_options(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
