"""How fast the rules are here: random play through the contract, clones, and folding a log cold."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.conformance import cases
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.playout import BEAT
from readyroom.core.telling import Telling

FOLDED = 1000
"""The entries of the log that is folded."""


class Speed(msgspec.Struct, frozen=True):
    """One game under one set of options."""

    game: str
    options: dict[str, Any]
    seats: int
    actions_per_second: float
    """legal and apply, one after the other, in random play"""
    matches_per_second: float
    clones_per_second: float
    fold_ms: float
    """milliseconds to fold a log of a thousand entries"""


def measure(game: Game, options: msgspec.Struct, seats: int, seconds: float, rounds: int = 5) -> Speed:
    """Medians of several rounds, which together take about ``seconds`` for each number."""
    each = seconds / rounds
    played = [_random_play(game, options, seats, each, f"round {i}") for i in range(rounds)]
    middle = _middle_of_a_match(game, options, seats)
    return Speed(
        game.slug,
        msgspec.to_builtins(options),
        seats,
        median(actions for actions, _ in played),
        median(matches for _, matches in played),
        median(_clones(middle, each) for _ in range(rounds)),
        median(_fold(game, options, seats, f"fold {i}") for i in range(rounds)),
    )


def both_ends(game: Game) -> list[tuple[Any, int]]:
    """A game as it comes and with everything: the first and last of its option sets for two, or as few as can play."""
    ways = [case for case in cases(game) if case.version == game.versions[-1]]
    seats = min((way.seats for way in ways), key=lambda seats: (seats != 2, seats))
    sets = [way.options for way in ways if way.seats == seats]
    return [(options, seats) for options in (sets[0], *(sets[-1:] if sets[-1] != sets[0] else ()))]


def _random_play(game: Any, options: Any, seats: int, seconds: float, seed: str) -> tuple[float, float]:
    """Actions and matches a second; picking one of the legal actions at random is part of it."""
    chance, pick = Chance(seed), Chance(f"{seed} pick")
    actions = matches = 0
    version = game.versions[-1]
    started = perf_counter()
    until = started + seconds
    while perf_counter() < until:
        t = Telling(chance, 0, aloud=False)
        state = game.setup(options, seats, version, t)
        while game.outcome(state) is None and perf_counter() < until:
            for seat in game.to_act(state):
                legal = game.legal(state, seat)
                if legal:
                    game.apply(state, seat, legal[pick.below(len(legal))], t)
                    actions += 1
            if game.deadline(state) is not None:
                t.now += BEAT
                _tick(game, state, t)
            chance.outcomes.clear()
            pick.outcomes.clear()
        else:
            matches += 1
    spent = perf_counter() - started
    return actions / spent, matches / spent


def _tick(game: Any, state: Any, t: Telling) -> None:
    now = t.now
    while (due := game.deadline(state)) is not None and due <= now:
        t.now = due
        game.tick(state, t)
    t.now = now


def _clones(state: Any, seconds: float) -> float:
    clones = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for _ in range(20):
            state.clone()
        clones += 20
    return clones / spent


def _middle_of_a_match(game: Any, options: Any, seats: int) -> Any:
    whole = _random_match(game, options, seats, "middle", FOLDED)
    return whole.at(whole.seq // 2).state


def _fold(game: Any, options: Any, seats: int, seed: str) -> float:
    """Milliseconds for a thousand entries of as many matches as it takes, folded as they come from the store."""
    logs: list[Match] = []
    entries = 0
    while entries < FOLDED:
        logs.append(_random_match(game, options, seats, f"{seed} {len(logs)}", FOLDED))
        entries += len(logs[-1].entries)
    started = perf_counter()
    for log in logs:
        cold = Match(game, options, seats, None, log.commitment, log.version)
        for entry in log.entries:
            cold.fold(entry, trusted=True)
    return (perf_counter() - started) * 1000 * FOLDED / entries


def _random_match(game: Any, options: Any, seats: int, seed: str, most: int) -> Match:
    match = Match.start(game, options, seats, seed)
    pick = Chance(f"{seed} pick")
    while match.outcome is None and len(match.entries) < most:
        for seat in match.to_act:
            legal = match.legal(seat)
            if legal and len(match.entries) < most:
                match.act(seat, legal[pick.below(len(legal))])
        if match.deadline is not None:
            match.tick(match.now + BEAT)
    return match
