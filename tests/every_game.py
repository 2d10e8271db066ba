"""All games to test: the registered ones, and the small ones that exist only here."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from tests.games import cabal, scramble

import readyroom
from readyroom.core.codec import to_json
from readyroom.core.conformance import CHECKS, Case, cases
from readyroom.core.game import Game

ALL = os.environ.get("READYROOM_CONFORMANCE") == "all"
SEEDS = int(os.environ.get("READYROOM_SEEDS", "1"))


def every_game() -> list[Game]:
    return [*(readyroom.game(slug) for slug in readyroom.games()), cabal.GAME, scramble.GAME]


def some_cases(game: Game) -> list[Case]:
    """The plain game with every number of seats; every other option set and every older version with the seat count
    used least so far. ``make conformance`` covers every setup."""
    found = cases(game, SEEDS)
    if ALL:
        return found
    chosen: dict[str, list[Case]] = {}
    for case in found:
        chosen.setdefault(f"{case.version} {to_json(case.options)}", []).append(case)
    plain = chosen.pop(f"{game.versions[-1]} {to_json(game.Options())}")
    met = Counter(case.seats for case in plain)
    for ways in chosen.values():
        case = min(ways, key=lambda way: (met[way.seats], -way.seats))
        met[case.seats] += 1
        plain.append(case)
    return plain


def conforms(case: Case, subtests: pytest.Subtests) -> None:
    """Runs every check along one match, played once for all of them; each failure is reported by name."""
    for check in CHECKS:
        with subtests.test(check.__name__):
            check(case)
    case.played = None
