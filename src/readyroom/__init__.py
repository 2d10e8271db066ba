"""Space board games with their complete rules, as fast, deterministic, typed Python objects.

>>> import readyroom
>>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
>>> match
<Match of Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide>

A seed and a version of the rules always give the same cards and dice; leave out both for a new match on the newest.
Ask what may be done, do it, and hear what happened:

>>> print(match.choice(0).prompt)
Which secret mission do you keep? The other goes back unseen.
>>> for action in match.legal(0):
...     print(match.write(action), "-", readyroom.describe(action))
keep elder - Keep Elder.
keep orbiter - Keep Orbiter.
>>> for event in match.act(0, "keep elder"):
...     print(readyroom.describe(event))
Seat 0 keeps Elder.

A match prints as its table, and ``match.board(seat, names)`` is the table as one seat sees it:

>>> print(match)
Tiny Epic Galaxies: 2 seats, at entry 1, seat 1 decides
<BLANKLINE>
Everyone keeps a secret mission.
...
── Seat 0 (A): 0 points ...
 Energy ■■□□□□□ 2   Culture ■□□□□□□ 1   Level 1 of 6, 4 dice, next level 2
 Ships  A1 home, A2 home
...

Nobody sees more than they should:

>>> match.view(0).own.mission, match.view(1).own.mission
('elder', None)

Take it back, play on, copy, go back in time, keep it as data and read it again:

>>> events = match.undo(0)
>>> for seat in match.to_act:
...     events = match.act(seat, match.legal(seat)[0])
>>> match.at(0).to_act
(0, 1)
>>> readyroom.replay(match.record()) == match
True

Play to the end. In a game against the clock you let it run yourself; in the others ``tick`` does nothing:

>>> import random
>>> match = readyroom.new_match("space-alert", seats=2, seed=7)
>>> while not match.outcome:
...     events = match.tick(match.deadline)
...     if match.to_act:
...         seat = match.to_act[0]
...         events += match.act(seat, random.choice(match.legal(seat)))
>>> len(match.outcome.scores)
2

You use a match through ``to_act``, ``legal``, ``choice``, ``act``, ``view``, ``board``, ``outcome``,
``deadline``, ``tick``, ``undo``, ``at``, ``clone``, ``digest``, ``position`` and ``record``. See
``help(readyroom.Match)``.
"""

from __future__ import annotations

import msgspec

from readyroom.core import registry
from readyroom.core.codec import to_json
from readyroom.core.errors import (
    BadLuck,
    BadOptions,
    BadPosition,
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
    ReadyRoomError,
    RulesFault,
    UnknownGame,
)
from readyroom.core.match import Match
from readyroom.core.quotes import quoted
from readyroom.core.registry import register
from readyroom.core.struct import Action, Event, Outcome
from readyroom.core.view import View
from readyroom.core.words import Words
from readyroom.days import Mission, daily
from readyroom.front_door import from_position, game, new_match, replay
from readyroom.games import Games

__all__ = [
    "Action",
    "BadLuck",
    "BadOptions",
    "BadPosition",
    "BrokenRecord",
    "Event",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "Mission",
    "NoSuchSeat",
    "Outcome",
    "ReadyRoomError",
    "RulesFault",
    "UnknownGame",
    "View",
    "Words",
    "daily",
    "describe",
    "from_position",
    "game",
    "games",
    "new_match",
    "register",
    "replay",
    "to_json",
]


games: Games  # what the import above leaves here
"""The package of the games; called, the slugs of those that can be played."""


def describe(thing: object) -> Words:
    """An action, an event, an outcome or a choice in words; ``str()`` of it is a plain sentence.

    >>> match = new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
    >>> print(describe(match.legal(0)[0]))
    Keep Elder.
    >>> print(describe(match.choice(0)))
    Which secret mission do you keep? The other goes back unseen.
    >>> print(describe(Outcome((12, 21), (2, 1), "Seat 1 reached 21 points.")))
    Seat 1 reached 21 points.
    """
    if isinstance(thing, Outcome):
        return Words((thing.reason,))
    prompt = getattr(thing, "prompt", None)
    if isinstance(prompt, Words):
        return prompt
    for rules in registry.loaded():  # a game whose words are wanted has been loaded by what has its types
        if isinstance(thing, msgspec.Struct) and rules.phrases.knows(type(thing)):
            return rules.describe(thing)
    raise TypeError(f"There are no words for {quoted(thing)}: it is not an action, event, choice or outcome.")
