"""What a game may bring besides its rules: calls for the server, commands for the terminal. Everything is named and
nothing is loaded until it is asked for, so that the rules stay pure."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import msgspec

from readyroom.core import registry
from readyroom.core.account import Balance
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.words import Words


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


class Chapter(msgspec.Struct, frozen=True):
    """A part of the story of a match: a heading, and sentences."""

    title: str
    told: tuple[str, ...]


class Task(msgspec.Struct, frozen=True):
    """A puzzle that a game sets itself. ``given`` is what people are shown, ``solution`` an answer that was proven, as
    ``Tasks.judge`` takes it."""

    title: str
    """What there is to do: "Save the ship"."""
    question: Words
    given: dict[str, Any]
    solution: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """What an answer to a task comes to."""

    solved: bool
    words: Words


class Tasks(Protocol):
    """What a game knows of the puzzles that it sets itself. ``kinds`` are what a task gives and what an answer is, for
    those who write the page."""

    kinds: tuple[type[msgspec.Struct], ...]

    def tasks(self, match: Match) -> list[Task]:
        """Those in a match that is over. Nobody is named in them."""

    def judge(self, given: dict[str, Any], answer: dict[str, Any]) -> Verdict:
        """Raises a ReadyRoomError for what is no answer, in a sentence for who gave it."""


class Extras(msgspec.Struct, frozen=True):
    """All that one game brings."""

    routes: str = ""
    """``module:function``: returns the handlers and routers that the server puts under ``/api/<slug>``."""
    commands: tuple[Command, ...] = ()
    film: str = ""
    """``module:function(match, names, part)``: what has come to its end in a match, as something to watch, where that
    is more than its entries one by one; with people's names by seat. Matches of several parts have a film of each,
    counted from 1; 0 is the latest. None: there is nothing to see, or not yet. Only what everyone may know goes in,
    since the match may go on."""
    story: str = ""
    """``module:function(match, names)``: why a match that is over ended as it did, in Chapters, where the game knows
    more than search does."""
    puzzles: str = ""
    """``module:attribute``: a ``Tasks``, for games whose puzzles are more than finding the best move."""
    balance: str = ""
    """``module:attribute``: a ``core.account.Balance``, for games whose cards are weighed."""


def extras(slug: str) -> Extras:
    """What a game brings; the module that its ``extras`` names has it as ``EXTRAS``."""
    named = registry.extras(slug)
    if not named:
        return NOTHING
    found = find(f"{named}:EXTRAS")
    if not isinstance(found, Extras):
        raise BadExtras(f"{named}.EXTRAS is not an Extras.")
    return found


def film(match: Match, names: tuple[str, ...], part: int = 0) -> msgspec.Struct | None:
    """A match as something to watch, if its game brings that and there is anything to see."""
    named = extras(match.game.slug).film
    shown: msgspec.Struct | None = find(named)(match, names, part) if named else None
    return shown


def story(match: Match, names: tuple[str, ...]) -> list[Chapter]:
    """Why a match that is over ended as it did, if its game can tell."""
    named = extras(match.game.slug).story
    told: list[Chapter] = find(named)(match, names) if named else []
    return told


def balance(slug: str) -> Balance | None:
    """How a game's cards are weighed, if they are."""
    named = extras(slug).balance
    return find(named) if named else None


def puzzles(slug: str) -> Tasks | None:
    """The puzzles that a game sets itself, if it does."""
    named = extras(slug).puzzles
    return find(named) if named else None


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
