"""What a game may bring besides its rules: server calls, terminal commands. Everything is named and loaded only on
demand, so the rules stay pure."""

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
    """A game names something that does not exist."""


class Command(msgspec.Struct, frozen=True):
    """``readyroom <slug> <name>``. Its module has ``EXAMPLES``, ``arguments(parser)`` and ``run(args)``, which returns
    the exit code."""

    name: str
    purpose: str
    """Its help line: a verb first, no full stop."""
    module: str
    short: bool = False
    """Whether ``readyroom <name>`` works too."""
    needs: str = ""
    """The package extra it needs (``readyroom.needs``), if any."""
    also: tuple[str, ...] = ()
    """Other spellings of its name."""


class Chapter(msgspec.Struct, frozen=True):
    """A part of a match's story: a heading, and sentences."""

    title: str
    told: tuple[str, ...]


class Task(msgspec.Struct, frozen=True):
    """A puzzle that a game sets. ``given`` is what people see, ``solution`` a proven answer, as ``Tasks.judge`` takes
    it."""

    title: str
    """The goal: "Save the ship"."""
    question: Words
    given: dict[str, Any]
    solution: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """The result of an answer to a task."""

    solved: bool
    words: Words


class Tasks(Protocol):
    """The puzzles a game sets. ``kinds`` are the types of what a task gives and of its answers, for the page."""

    kinds: tuple[type[msgspec.Struct], ...]

    def tasks(self, match: Match) -> list[Task]:
        """The puzzles in a finished match. They name nobody."""

    def judge(self, given: dict[str, Any], answer: dict[str, Any]) -> Verdict:
        """Raises a ReadyRoomError with a sentence if this is not an answer."""


class Extras(msgspec.Struct, frozen=True):
    """All that one game brings."""

    routes: str = ""
    """``module:function``: returns the handlers and routers that the server puts under ``/api/<slug>``."""
    commands: tuple[Command, ...] = ()
    film: str = ""
    """``module:function(match, names, part)``: a film of what has ended in a match, with people's names by seat, where
    that is more than its entries one by one. Matches of several parts have a film of each, counted from 1; 0 is the
    latest. None: nothing to see yet. The match may go on, so it shows only what everyone may know."""
    story: str = ""
    """``module:function(match, names)``: why a finished match ended as it did, in Chapters, where the game knows more
    than search does."""
    puzzles: str = ""
    """``module:attribute``: a ``Tasks``, for games whose puzzles are more than finding the best move."""
    balance: str = ""
    """``module:attribute``: a ``core.account.Balance``, for games whose cards are weighed."""


def extras(slug: str) -> Extras:
    """What a game brings: ``EXTRAS`` of the module that its ``extras`` names."""
    named = registry.extras(slug)
    if not named:
        return NOTHING
    found = find(f"{named}:EXTRAS")
    if not isinstance(found, Extras):
        raise BadExtras(f"{named}.EXTRAS is not an Extras.")
    return found


def film(match: Match, names: tuple[str, ...], part: int = 0) -> msgspec.Struct | None:
    """A match's film, if its game makes one and there is anything to see."""
    named = extras(match.game.slug).film
    shown: msgspec.Struct | None = find(named)(match, names, part) if named else None
    return shown


def story(match: Match, names: tuple[str, ...]) -> list[Chapter]:
    """Why a finished match ended as it did, if its game can tell."""
    named = extras(match.game.slug).story
    told: list[Chapter] = find(named)(match, names) if named else []
    return told


def balance(slug: str) -> Balance | None:
    """How a game's cards are weighed, if they are."""
    named = extras(slug).balance
    return find(named) if named else None


def puzzles(slug: str) -> Tasks | None:
    """The puzzles that a game sets, if any."""
    named = extras(slug).puzzles
    return find(named) if named else None


def all_extras() -> dict[str, Extras]:
    """All games' extras, by slug."""
    return {slug: extras(slug) for slug in registry.slugs() if registry.extras(slug)}


def find(name: str) -> Any:
    """Loads a ``module:attribute``."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as missing:
        raise BadExtras(f"{name!r} cannot be loaded: {missing}.") from missing


NOTHING = Extras()
