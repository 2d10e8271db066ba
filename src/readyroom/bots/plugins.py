"""Bots that others wrote: what such a bot is handed, and how it is found.

A plug-in is a class, named as ``module:Class``, that is created with its game and then decides::

    class Cautious:
        def __init__(self, game: Game) -> None: ...

        def decide(self, seen: Seen) -> Action | None:
            return seen.legal[0]

It may say in ``games`` which games it plays (their slugs; by default all) and in ``level`` what tables call it.
"""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Any, Protocol, runtime_checkable

from readyroom.core.chance import Chance
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Bot, Game
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.core.view import View


class UnknownBot(ReadyRoomError):
    """No such bot can be found."""


class Seen:
    """Everything a bot may know when its seat is asked: the view a person there would have, what is legal, and luck of
    its own. All else is imagined."""

    def __init__(self, match: Match, seat: int, chance: Chance) -> None:
        self.game = match.game
        self.seat = seat
        self.view: View[Any, Any] = match.view(seat)
        """``view.public`` is what everyone knows, ``view.own`` what this seat alone knows"""
        self.legal = match.legal(seat)
        self.live = match.live
        """whether seats act at once against the clock; only then may a bot answer None, and wait"""
        self.chance = chance
        self._match = match

    def imagined(self) -> Any:
        """A state that fits what the seat knows: everything hidden from it is dealt again, differently each time. It
        can be played on: ``game.legal``, ``game.apply``, ``game.outcome``."""
        state = self._match.state.clone()
        self.game.imagine(state, self.seat, self.chance)
        return state


@runtime_checkable
class Player(Protocol):
    """Decides from what a seat sees."""

    def decide(self, seen: Seen) -> Action | None: ...


_served: dict[str, type] = {}


def find(named: str) -> type:
    """Loads ``module:Class``."""
    module, _, attribute = named.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as missing:
        raise UnknownBot(f"There is no bot {named!r} (written as module:Class): {missing}.") from None
    if not isinstance(found, type) or not (hasattr(found, "decide") or hasattr(found, "choose")):
        raise UnknownBot(f"{named!r} is not a bot: a class with a method `decide(seen)`.")
    try:
        signature(found).bind("its game")
    except TypeError:
        made_with = "it is created with the game it plays, `__init__(self, game)`"
        raise UnknownBot(f"{named!r} is not a bot: {made_with}.") from None
    return found


def plays(bot: type, game: Game) -> bool:
    """Whether a plug-in is for this game."""
    wanted: tuple[str, ...] = getattr(bot, "games", ())
    return not wanted or game.slug in wanted


def made(named: str, game: Game) -> Bot | Player:
    """A plug-in that plays this game."""
    found = _served.get(named) or find(named)
    if not plays(found, game):
        raise UnknownBot(f"The bot {named!r} does not play {game.title}.")
    bot: Bot | Player = found(game)
    return bot


def serve(names: tuple[str, ...]) -> None:
    """Registers plug-ins under the names tables use."""
    for named in names:
        found = find(named)
        _served[str(getattr(found, "level", found.__name__.lower()))] = found


def served(game: Game) -> tuple[str, ...]:
    """The names of the plug-ins for this game."""
    return tuple(level for level, bot in _served.items() if plays(bot, game))
