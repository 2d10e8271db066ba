"""What a game may bring besides its rules: calls for the server, commands for the terminal. Everything is named and
nothing is loaded until it is asked for, so that the rules stay pure."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from readyroom.core import registry
from readyroom.core.errors import ReadyRoomError


class BadExtras(ReadyRoomError):
    """A game promises something that is not there."""


class Command(msgspec.Struct, frozen=True):
    """``readyroom <slug> <name>``. Its module has ``EXAMPLES``, ``arguments(parser)`` and ``run(args)``, which returns
    the exit code."""

    name: str
    purpose: str
    """What it does, as a line of the help: a verb first, no full stop."""
    module: str
    short: bool = False
    """Whether ``readyroom <name>`` will do."""
    needs: str = ""
    """The extra of the package that it needs (``readyroom.needs``), if it needs more than the base install."""


class Extras(msgspec.Struct, frozen=True):
    """All that one game brings."""

    routes: str = ""
    """``module:function``: returns the handlers and routers that the server puts under ``/api/<slug>``."""
    commands: tuple[Command, ...] = ()


def extras(slug: str) -> Extras:
    """What a game brings; the module that its ``extras`` names has it as ``EXTRAS``."""
    named = registry.extras(slug)
    if not named:
        return NOTHING
    found = find(f"{named}:EXTRAS")
    if not isinstance(found, Extras):
        raise BadExtras(f"{named}.EXTRAS is not an Extras.")
    return found


def all_extras() -> dict[str, Extras]:
    """What all games that bring something bring, by slug."""
    return {slug: extras(slug) for slug in registry.slugs() if registry.extras(slug)}


def find(name: str) -> Any:
    """What goes by ``module:attribute``, loaded now."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as missing:
        raise BadExtras(f"{name!r} cannot be loaded: {missing}.") from missing


NOTHING = Extras()
