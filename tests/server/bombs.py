"""Record files that are valid to the last entry but meant to bring a server down."""

from __future__ import annotations

from typing import Any

import msgspec

import readyroom
from readyroom.core.match import Match
from readyroom.core.record import EntryData, chained


def long_record(entries: int) -> dict[str, Any]:
    """A trucker who takes a tile and puts it back, again and again: 100 bytes per entry, 8,000 of view each."""
    match, take = _building(7)
    for _ in range(entries // 2):
        match.act(0, take)
        match.act(0, "return")
    return match.record()


def slow_record(steps: int = 2000, seed: int = 7) -> dict[str, Any]:
    """A trucker who does that for a while, and then takes a tile and undoes that, again and again: each undo replays
    the whole match."""
    match, take = _building(seed)
    for _ in range(steps // 2):
        match.act(0, take)
        match.act(0, "return")
    stands = match.seq
    match.act(0, take)
    match.undo(0)
    record = match.record()
    took, back = match.entries[-2:]
    for _ in range(steps // 2):
        for entry in (took, back):
            match.entries.append(type(entry)(len(match.entries), entry.at, entry.actor, entry.action, entry.chance))
    assert stands == match.line[-1]
    head = [match.game.slug, match.version, record["options"], match.seats, match.commitment, match.dictated]
    lines: tuple[EntryData, ...] = chained(head, match.entries)
    return {**record, "length": len(lines), "entries": msgspec.to_builtins(lines)}


def _building(seed: int) -> tuple[Match, str]:
    match = readyroom.new_match("galaxy-trucker", seats=1, seed=seed)
    for step in ("ready", "draw", "return"):
        match.act(0, step)
    take = next(written for action in match.legal(0) if (written := match.write(action)).startswith("take"))
    return match, take
