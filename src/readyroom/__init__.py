"""Space board games with the whole of their rules, as fast, deterministic, typed Python objects.

>>> import readyroom
>>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
>>> match.to_act
(0, 1)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

import readyroom.games  # registers the games
from readyroom.core import registry
from readyroom.core.codec import decode_options, to_json
from readyroom.core.errors import (
    BadOptions,
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    ReadyRoomError,
    RulesFault,
    UnknownGame,
)
from readyroom.core.match import Match, View
from readyroom.core.registry import game, register
from readyroom.core.replaying import replay
from readyroom.core.struct import Action, Event, Outcome
from readyroom.core.words import Words

__all__ = [
    "Action",
    "BadOptions",
    "BrokenRecord",
    "Event",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "Outcome",
    "ReadyRoomError",
    "RulesFault",
    "UnknownGame",
    "View",
    "Words",
    "describe",
    "game",
    "games",
    "new_match",
    "register",
    "replay",
    "to_json",
]


def games() -> tuple[str, ...]:
    """The slugs of the games that can be played.

    >>> "tiny-epic-galaxies" in games()
    True
    """
    return registry.slugs()


def new_match(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, Any] | msgspec.Struct | None = None,
    seed: int | str | None = None,
) -> Match:
    """Starts a match. Without a seed, one is drawn that nobody can guess.

    >>> new_match("tiny-epic-galaxies", seats=3, options={"beyond_the_black": True}, seed=1).seats
    3
    >>> new_match("tiny-epic-galaxies", seats=9)
    Traceback (most recent call last):
    readyroom.core.errors.BadOptions: Tiny Epic Galaxies is for 1 to 5 seats, not 9.
    """
    rules = registry.game(slug)
    chosen = decode_options(rules.Options, options if isinstance(options, msgspec.Struct) else dict(options or {}))
    count = seats if seats is not None else max(2, rules.seats[0])
    return Match.start(rules, chosen, count, secrets.token_hex(32) if seed is None else str(seed))


def describe(thing: object) -> Words:
    """An action, an event, an outcome or a choice in words; ``str()`` of it is a plain sentence."""
    if isinstance(thing, Outcome):
        return Words((thing.reason,))
    prompt = getattr(thing, "prompt", None)
    if isinstance(prompt, Words):
        return prompt
    for slug in registry.slugs():
        rules = registry.game(slug)
        if isinstance(thing, msgspec.Struct) and rules.phrases.knows(type(thing)):
            return rules.describe(thing)
    raise TypeError(f"There are no words for {type(thing).__name__}.")
