"""The known games. An announced game is loaded on first use."""

from __future__ import annotations

from importlib import import_module

import msgspec

from readyroom.core.board import joined
from readyroom.core.codec import learn
from readyroom.core.errors import UnknownGame
from readyroom.core.game import Game
from readyroom.core.misuse import must_be_a_game
from readyroom.core.quotes import did_you_mean, quoted
from readyroom.core.record import EntryData, Record
from readyroom.core.struct import Outcome


class Announced(msgspec.Struct, frozen=True):
    """What is known of a game before it is loaded. Its module registers it: modules are loaded once, in one thread, and
    its types are compiled only then."""

    title: str
    module: str
    extras: str = ""
    """See ``Game.extras``."""


_GAMES: dict[str, Game] = {}
_ANNOUNCED: dict[str, Announced] = {}


def announce(slug: str, title: str, module: str, extras: str = "") -> None:
    """Announces a game by its slug without loading it."""
    _ANNOUNCED[slug] = Announced(title, module, extras)


def register(game: Game) -> None:
    """Registers a game by its slug. A variation of a known game, which is a subclass of it, replaces it."""
    must_be_a_game(game, "register")
    known = _found(game.slug)
    if known is not None and not _varies(game, known):
        raise ValueError(f"The slug {game.slug!r} belongs to {known.title} already.")
    orders = () if game.Orders is None else (game.Orders,)
    learn(game.actions, game.Options, *orders, Record, EntryData, Outcome)
    _GAMES[game.slug] = game


def _varies(game: Game, known: Game) -> bool:
    """Whether a game is a variation of another, or the same one loaded again. Looks at the bases instead of using
    ``isinstance``: compiled classes share ABC's instance cache."""
    kind = type(known)
    return kind in type(game).__mro__ or kind.__qualname__ == type(game).__qualname__


def slugs() -> tuple[str, ...]:
    """The slugs of all known games, in alphabetical order."""
    return tuple(sorted({*_GAMES, *_ANNOUNCED}))


def game(slug: str, version: int | None = None) -> Game:
    """The game with a slug, if it has that version of its rules."""
    found = _found(slug) if isinstance(slug, str) else None
    if found is None:
        if isinstance(slug, Game):
            raise UnknownGame(f"A game goes by its slug here: {slug.slug!r}.")
        known = slugs()
        raise UnknownGame(
            f"There is no game called {quoted(slug)}.{did_you_mean(slug, known)} The games are: {', '.join(known)}."
        )
    if version is not None and version not in found.versions:
        playable = joined(map(str, found.versions), "or")
        raise UnknownGame(
            f"{found.title} cannot be played under version {quoted(version)} of its rules here, only under {playable}."
        )
    return found


def loaded() -> tuple[Game, ...]:
    """The games that have been loaded."""
    return tuple(_GAMES.values())


def load_all() -> None:
    """Loads every game now, so nobody waits for it later."""
    for slug in slugs():
        _found(slug)


def title(slug: str) -> str:
    """A game's name, loaded or not."""
    return _known(slug).title


def extras(slug: str) -> str:
    """The module with a game's extras, loaded or not; empty if it has none."""
    return _known(slug).extras


def _found(slug: str) -> Game | None:
    if slug not in _GAMES and slug in _ANNOUNCED:
        import_module(_ANNOUNCED[slug].module)
    return _GAMES.get(slug)


def _known(slug: str) -> Game | Announced:
    return _GAMES.get(slug) or _ANNOUNCED.get(slug) or game(slug)
