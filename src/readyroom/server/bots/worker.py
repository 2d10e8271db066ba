"""The worker's side of a bot's decision: folds a log, thinks for a seat, returns an action.

A worker never gets the seed, and a bot never gets the state: whatever is hidden from its seat is dealt again first.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any

import msgspec

from readyroom.bots.named import bot
from readyroom.bots.named import decide as decide_by
from readyroom.bots.search import ONE_SECOND, Budget, SearchBot
from readyroom.core.chance import Chance
from readyroom.core.codec import decode_options
from readyroom.core.match import Match
from readyroom.core.record import EntryData, to_entry
from readyroom.core.registry import game
from readyroom.core.struct import Action

MOST_MATCHES = 64


Weighed = tuple[tuple[dict[str, Any], dict[int, float]], ...]
"""Actions, and how each scored in every world it was tried in."""


class Question(msgspec.Struct, frozen=True):
    """A bot's task: which match, the entries from ``base`` on, which seat and which level."""

    match: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    base: int
    entries: tuple[EntryData, ...]
    seat: int
    level: str
    seconds: float = 0.0
    """how long an expert may think"""


class Answer(msgspec.Struct, frozen=True):
    """An action; or None and ``waits`` (the bot waits for something to happen); or None and ``missing`` (this worker
    lacks the entries before ``base``)."""

    action: dict[str, Any] | None = None
    missing: bool = False
    waits: bool = False
    found: Weighed = ()
    """what an expert found: each action it weighed, and its score in every world it was tried in"""


_matches: OrderedDict[str, Match] = OrderedDict()


def decide(question: bytes) -> bytes:
    """Turns a Question into an Answer, both as MessagePack."""
    return msgspec.msgpack.encode(_decide(msgspec.msgpack.decode(question, type=Question)))


def _decide(q: Question) -> Answer:
    match = _match(q)
    if match is None:
        return Answer(missing=True)
    legal = match.legal(q.seat)
    if not legal:
        return Answer()
    if q.seconds:
        return Answer(found=_weighed(match, q.seat, legal, q.seconds))
    action = think(match, q.seat, q.level, legal)
    return Answer(waits=True) if action is None else Answer(msgspec.to_builtins(action))


def think(match: Match, seat: int, level: str, legal: list[Action]) -> Action | None:
    """A bot's choice, made on an imagined state; None if it waits."""
    return decide_by(match, seat, bot(match.game, level), Chance(secrets.token_hex(16)))


def _weighed(match: Match, seat: int, legal: list[Action], seconds: float) -> Weighed:
    if len(legal) == 1:
        return ((msgspec.to_builtins(legal[0]), {}),)
    chance = Chance(secrets.token_hex(16))
    state = match.state.clone()
    match.game.imagine(state, seat, chance)
    tallies = SearchBot(match.game, Budget(ONE_SECOND.tries, seconds)).weigh(state, seat, legal, chance)
    return tuple((msgspec.to_builtins(tally.action), tally.found) for tally in tallies)


def _match(q: Question) -> Match | None:
    """The match so far, continued from what this worker remembers."""
    match = _matches.get(q.match)
    if match is None:
        if q.base > 0:
            return None
        rules = game(q.game, q.rules)
        match = Match(rules, decode_options(rules.Options, q.options), q.seats, None, "", q.rules)
    if q.base > len(match.entries):
        return None
    for line in q.entries[len(match.entries) - q.base :]:
        match.fold(to_entry(match.game, line), trusted=True)
    _matches[q.match] = match
    _matches.move_to_end(q.match)
    if len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match
