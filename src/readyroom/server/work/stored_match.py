"""A match as sent to a worker: as stored, without its table."""

from __future__ import annotations

import msgspec

from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.match import Match
from readyroom.core.record import EntryData, to_entry
from readyroom.server.refusal import Refusal


class Kept(msgspec.Struct, frozen=True):
    """A match that has begun. It has its seed once it is over."""

    title: str
    over: bool
    ended: int
    names: tuple[str, ...]
    game: str
    rules: int
    options: str
    seats: int
    seed: str | None
    commitment: str
    entries: tuple[str, ...]


def folded(kept: Kept) -> Match:
    """Folds the match, in the worker. Raises a Refusal if the rules it was played by are not here."""
    try:
        game = registry.game(kept.game, kept.rules)
        options = decode_options(game.Options, msgspec.json.decode(kept.options))
        match = Match(game, options, kept.seats, kept.seed, kept.commitment, kept.rules)
        for line in kept.entries:
            match.fold(to_entry(match.game, msgspec.json.decode(line, type=EntryData)), trusted=True)
    except MemoryError:
        raise
    except Exception as wrong:
        raise Refusal(f"This match cannot be played here: {wrong}", status=403) from wrong
    return match
