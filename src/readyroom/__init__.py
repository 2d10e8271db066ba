"""Space board games with the whole of their rules, as fast, deterministic, typed Python objects.

>>> import readyroom
>>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
>>> match
<Match of Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide>

A seed and a version of the rules always give the same cards and dice; leave out both for a new match on the newest.
Ask what may be done, do it, and hear what happened:

>>> print(match.choice(0).prompt)
Keep one of these two secret missions. The other goes back unseen.
>>> for action in match.legal(0):
...     print(match.write(action), "-", readyroom.describe(action))
keep elder - Keep Elder.
keep orbiter - Keep Orbiter.
>>> for event in match.act(0, "keep elder"):
...     print(readyroom.describe(event))
Seat 0 kept Elder.

Nobody sees more than they should:

>>> match.view(0).own.mission, match.view(1).own.mission
('elder', None)

Take it back, play on, copy, go back in time, keep it as data and read it again:

>>> events = match.undo(0)
>>> for seat in match.to_act:
...     events = match.act(seat, match.legal(seat)[0])
>>> match.at(0).to_act
(0, 1)
>>> readyroom.replay(match.record()).digest == match.digest
True

Play to the end. In a game against the clock somebody must let it run; in the others ``tick`` does nothing:

>>> import random
>>> match = readyroom.new_match("space-alert", seats=2, seed=7)
>>> while not match.outcome:
...     events = match.tick(match.deadline)
...     if match.to_act:
...         seat = match.to_act[0]
...         events += match.act(seat, random.choice(match.legal(seat)))
>>> len(match.outcome.scores)
2

The whole of a match is here: ``to_act``, ``legal``, ``choice``, ``act``, ``view``, ``outcome``, ``deadline``, ``tick``,
``undo``, ``at``, ``clone``, ``digest`` and ``record``. See ``help(readyroom.Match)``.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from typing import Any, cast

import msgspec

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
from readyroom.games import Games

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


games: Games = cast(Games, sys.modules["readyroom.games"])
"""The package of the games; called, the slugs of those that can be played."""


def new_match(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, Any] | msgspec.Struct | None = None,
    seed: int | str | None = None,
    version: int | None = None,
) -> Match:
    """Starts a match. Without a seed, one is drawn that nobody can guess; its commitment is shown at once. Without a
    version, the newest rules are played; a seed and a version together always give the same cards and dice.

    >>> match = new_match("tiny-epic-galaxies", seats=3, options={"beyond_the_black": True}, seed=1)
    >>> match.seats, match.options.beyond_the_black
    (3, True)

    What cannot be played is refused with what can:

    >>> new_match("tiny-epic-galaxies", seats=9)
    Traceback (most recent call last):
    readyroom.core.errors.BadOptions: Tiny Epic Galaxies is for 1 to 5 seats, not 9.
    >>> new_match("tiny-epic-galaxies", options={"beyond_the_black": "a bit"})
    Traceback (most recent call last):
    readyroom.core.errors.BadOptions: Option 'beyond_the_black' cannot be 'a bit'. It can be: true, false.
    >>> new_match("chess")
    Traceback (most recent call last):
    readyroom.core.errors.UnknownGame: There is no game called 'chess'. The games are: ...
    """
    rules = registry.game(slug)
    chosen = decode_options(rules.Options, options if isinstance(options, msgspec.Struct) else dict(options or {}))
    count = seats if seats is not None else max(2, rules.seats[0])
    return Match.start(rules, chosen, count, secrets.token_hex(32) if seed is None else str(seed), version)


def describe(thing: object) -> Words:
    """An action, an event, an outcome or a choice in words; ``str()`` of it is a plain sentence.

    >>> match = new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
    >>> print(describe(match.legal(0)[0]))
    Keep Elder.
    >>> print(describe(match.choice(0)))
    Keep one of these two secret missions. The other goes back unseen.
    >>> print(describe(Outcome((12, 21), (2, 1), "Seat 1 reached 21 points.")))
    Seat 1 reached 21 points.
    """
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
