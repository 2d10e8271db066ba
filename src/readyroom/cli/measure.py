"""Measures the rules' speed: random play with and without a log, clones, views, and folding a log.

All in CPU time, which a busy machine disturbs least.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from readyroom.core.chance import Chance, QuickChance
from readyroom.core.conformance import cases
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.playout import BEAT, playout
from readyroom.core.struct import Action
from readyroom.core.telling import Telling

FOLDED = 1000
"""How many log entries are folded."""


class Style(NamedTuple):
    """How matches are played: in one loop without a log, or action by action through ``Match``."""

    playout: Callable[[Game, Any, Chance, int], int]
    choose: Callable[[Match, int, Chance], Action | None]


def _anything(match: Match, seat: int, chance: Chance) -> Action | None:
    legal = match.legal(seat)
    return legal[chance.below(len(legal))] if legal else None


AT_RANDOM = Style(playout, _anything)


class Speed(msgspec.Struct, frozen=True):
    """One game with one set of options."""

    game: str
    options: dict[str, Any]
    seats: int
    actions_per_second: float
    """``legal`` and ``apply`` in turn, in the kernel's random play"""
    matches_per_second: float
    match_actions_per_second: float
    """the same through ``Match``: with its log, its verifiable luck, and all events"""
    clones_per_second: float
    fold_ms: float
    """milliseconds to fold a log of a thousand entries"""
    views_per_second: float
    """a seat's view as JSON"""


def measure(
    game: Game, options: msgspec.Struct, seats: int, seconds: float, rounds: int = 5, style: Style = AT_RANDOM
) -> Speed:
    """Medians of several rounds, which take about ``seconds`` in total for each number."""
    each = seconds / rounds
    played = [_played(game, options, seats, each, i, style) for i in range(rounds)]
    whole = _match(game, options, seats, "middle", style)
    middle = whole.at(whole.seq // 2)
    return Speed(
        game.slug,
        msgspec.to_builtins(options),
        seats,
        median(actions for actions, _ in played),
        median(matches for _, matches in played),
        median(_through_match(game, options, seats, each, f"match {i}", style) for i in range(rounds)),
        median(_clones(middle.state, each) for _ in range(rounds)),
        median(_fold(game, options, seats, f"fold {i}", style) for i in range(rounds)),
        median(_views(middle, each) for _ in range(rounds)),
    )


def both_ends(game: Game) -> list[tuple[Any, int]]:
    """A game at its simplest and with everything: its first and last option sets for two seats, or for the fewest."""
    ways = [case for case in cases(game) if case.version == game.versions[-1]]
    seats = min((way.seats for way in ways), key=lambda seats: (seats != 2, seats))
    sets = [way.options for way in ways if way.seats == seats]
    return [(options, seats) for options in (sets[0], *(sets[-1:] if sets[-1] != sets[0] else ()))]


def _played(game: Any, options: Any, seats: int, seconds: float, seed: int, style: Style) -> tuple[float, float]:
    """Actions and matches per second, including the random pick of an action."""
    chance = QuickChance(seed)
    actions = matches = 0
    version = game.versions[-1]
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = game.setup(options, seats, version, Telling(chance, 0, aloud=False))
        actions += style.playout(game, state, chance, game.longest)
        matches += 1
    return actions / spent, matches / spent


def _through_match(game: Any, options: Any, seats: int, seconds: float, seed: str, style: Style) -> float:
    actions = matches = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        match = _match(game, options, seats, f"{seed} {matches}", style)
        actions += match.seq
        matches += 1
    return actions / spent


def _views(match: Match, seconds: float) -> float:
    views = 0
    encode = msgspec.json.Encoder().encode
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(10):
            encode(match.view(0))
        views += 10
    return views / spent


def _clones(state: Any, seconds: float) -> float:
    clones = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(20):
            state.clone()
        clones += 20
    return clones / spent


def _fold(game: Any, options: Any, seats: int, seed: str, style: Style) -> float:
    """Milliseconds for a thousand entries from as many matches as needed, folded as they come from the store."""
    logs: list[Match] = []
    entries = 0
    while entries < FOLDED:
        logs.append(_match(game, options, seats, f"{seed} {len(logs)}", style))
        entries += len(logs[-1].entries)
    started = process_time()
    for log in logs:
        cold = Match(game, options, seats, None, log.commitment, log.version)
        for entry in log.entries:
            cold.fold(entry, trusted=True)
    return (process_time() - started) * 1000 * FOLDED / entries


def _match(game: Any, options: Any, seats: int, seed: str, style: Style) -> Match:
    """A match played to its end, or to a thousand entries."""
    match = Match.start(game, options, seats, seed)
    pick = QuickChance(len(seed))
    while match.outcome is None and len(match.entries) < FOLDED:
        for seat in match.to_act:
            action = style.choose(match, seat, pick) if len(match.entries) < FOLDED else None
            if action is not None:
                match.act(seat, action)
        if match.deadline is not None:
            match.tick(match.now + BEAT)
    return match
