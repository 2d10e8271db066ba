"""Which games there are."""

from __future__ import annotations

from typing import Any

from readyroom.core.codec import learn
from readyroom.core.errors import UnknownGame
from readyroom.core.game import Game
from readyroom.core.quoting import quoted
from readyroom.core.record import EntryData, Record
from readyroom.core.struct import Outcome

_GAMES: dict[str, Game[Any, Any]] = {}


def register(game: Game[Any, Any]) -> None:
    """Makes a game known by its slug. A variation of a known game, which is a subclass of it, takes its place."""
    known = _GAMES.get(game.slug)
    same = known is None or isinstance(game, type(known)) or type(known).__qualname__ == type(game).__qualname__
    if known is not None and not same:
        raise ValueError(f"The slug {game.slug!r} belongs to {known.title} already.")
    orders = () if game.Orders is None else (game.Orders,)
    learn(game.actions, game.Options, *orders, Record, EntryData, Outcome)
    _GAMES[game.slug] = game


def slugs() -> tuple[str, ...]:
    """The slugs of all known games, in alphabetical order."""
    return tuple(sorted(_GAMES))


def game(slug: str, version: int | None = None) -> Game[Any, Any]:
    """The game that goes by a slug, if it can play that version of its rules."""
    found = _GAMES.get(slug)
    if found is None:
        raise UnknownGame(f"There is no game called {quoted(slug)}. The games are: {', '.join(slugs())}.")
    if version is not None and version not in found.versions:
        raise UnknownGame(f"{found.title} cannot be played under version {version} of its rules here.")
    return found
