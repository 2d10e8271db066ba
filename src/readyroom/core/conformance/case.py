"""One way to set a game up, and the error for a game that does not conform."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import decode_options, to_json
from readyroom.core.errors import BadOptions
from readyroom.core.game import Game
from readyroom.core.match import Match


class Nonconforming(AssertionError):
    """A game breaks a rule that all games keep."""


class Case:
    """A game with options, seats, version and seed: enough to reproduce the match."""

    def __init__(self, game: Game, options: Any, seats: int, version: int, seed: str) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.version = version
        self.seed = seed
        self.played: Match | None = None
        """Its random match once played: all checks share it."""

    def __repr__(self) -> str:
        chosen = msgspec.to_builtins(self.options)
        usual = msgspec.to_builtins(self.game.Options())
        named = ",".join(_named(name, value) for name, value in chosen.items() if value != usual.get(name))
        newest = self.game.versions[-1]
        rules = "" if self.version == newest else f",rules {self.version}"
        return f"{self.game.slug}[{named or 'plain'},{self.seats} seats{rules},seed {self.seed}]"

    def start(self) -> Match:
        """A new match."""
        return Match.start(self.game, self.options, self.seats, self.seed, self.version)

    def expect(self, fact: bool, rule: str, match: Match | None = None) -> None:
        """Raises Nonconforming unless the fact holds."""
        if not fact:
            where = "" if match is None else f" after entry {match.seq}"
            raise Nonconforming(f"{self}{where}: {rule}")

    def expect_same(self, found: object, wanted: object, rule: str, match: Match | None = None) -> None:
        """Raises Nonconforming, showing the first difference, unless both are equal as JSON."""
        one, other = _sorted_json(found), _sorted_json(wanted)
        if one != other:
            pairs = enumerate(zip(one, other, strict=False))
            at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
            start = max(0, at - 60)
            self.expect(False, f"{rule}\n  {one[start : at + 100]}\n  {other[start : at + 100]}", match)


def cases(game: Game, seeds: int = 1) -> list[Case]:
    """Every option set with every seat count that can play it, on the newest rules; and each older version once."""
    found: list[Case] = []
    for version in game.versions:
        for options in game.option_sets():
            found += [
                Case(game, options, seats, version, str(seed))
                for seats in game.seats
                if _playable(game, options, seats)
                for seed in range(seeds)
            ]
            if version != game.versions[-1]:
                break
    return found


def _named(name: str, value: object) -> str:
    """An option in a few words; complex values go by their name."""
    return f"{name}={value}" if isinstance(value, str | int | float) else name


def _sorted_json(value: object) -> str:
    """JSON in which a struct and its plain data are the same text."""
    return to_json(msgspec.to_builtins(value, str_keys=True))


def _playable(game: Game, options: Any, seats: int) -> bool:
    try:
        Match.check(game, decode_options(game.Options, options), seats)
    except BadOptions:
        return False
    return True
