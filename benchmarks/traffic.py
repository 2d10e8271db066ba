"""Message sizes: bytes for each action to a seat and to a spectator, and for a whole match's replay, as changes and as
the whole views that were sent earlier. Sizes are the same on every machine.

    python -m benchmarks.run --only traffic
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from benchmarks.rows import Row, at_most

import readyroom
from readyroom.core.chance import Chance
from readyroom.core.conformance.play import bots_on
from readyroom.core.match import Match
from readyroom.server.client_updates import unrolled
from readyroom.server.http.replays import OPEN, frames
from readyroom.server.table.scribe import Scribe, encode

RECORDS = Path(__file__).parents[1] / "tests" / "fixtures"
PLAYED = (
    "galaxy-trucker/four-bots",
    "starship-captains/honesty-summit-and-raiders-toll",
    "tiny-epic-galaxies/base-five",
)
ZIPPED_AS_SERVED = 9
"""the server's compression level"""


class Told(msgspec.Struct):
    """What the viewers of one match received, in bytes, and the seconds it took to build."""

    actions: int = 0
    to_seats: int = 0
    to_spectator: int = 0
    seconds: float = 0.0


def traffic() -> list[Row]:
    rows: list[Row] = []
    for match in played():
        game = f"{match.game.title}, {match.seats} seats"
        whole, changed = told(match, by_changes=False), told(match, by_changes=True)
        for what, was, now in (
            ("an action, to a seat", whole.to_seats / match.seats, changed.to_seats / match.seats),
            ("an action, to a spectator", whole.to_spectator, changed.to_spectator),
        ):
            rows += _beside(f"{game}: {what}", was / whole.actions, now / changed.actions, "bytes")
        for form, by_changes in (("without words", False), ("changes without words", True)):
            bare = told(match, by_changes, words=False)
            rows.append(Row(f"{game}: an action, to a seat", form, bare.to_seats / match.seats / bare.actions, "bytes"))
        each = 1e6 / whole.actions
        rows.append(Row(f"{game}: putting an action into words for all", "whole views", whole.seconds * each, "µs"))
        rows.append(Row(f"{game}: putting an action into words for all", "changes", changed.seconds * each, "µs"))
        rows += _replay(game, match)
    return rows


def played() -> Iterator[Match]:
    """A match of each game, with bots at every seat."""
    for name in PLAYED:
        yield readyroom.replay(msgspec.json.decode((RECORDS / f"{name}.json").read_bytes())["record"])
    crew = readyroom.new_match("space-alert", seats=4, seed="traffic")
    bots, luck = [crew.game.bot("easy") for _ in range(4)], Chance("traffic")
    while crew.outcome is None:
        bots_on(crew, bots, luck)
    yield crew


def told(match: Match, by_changes: bool, words: bool = True) -> Told:
    """Replays a match for a viewer at every seat and one spectator."""
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    scribe, found = Scribe(past), Told()
    viewers: dict[tuple[int, ...], Any] = dict.fromkeys([*((seat,) for seat in range(match.seats)), ()])
    for entry in match.entries:
        moment = past.game.moment(past.state) if past.entries else None
        past.fold(entry, trusted=True)
        scribe.catch_up(moment)
        began = process_time()
        for seats, holds in viewers.items():
            tell = scribe.broadcast if words else scribe.broadcast_bare
            message, viewers[seats] = tell(seats, entry.seq - 1, past.now, holds if by_changes else None)
            size = len(message)
            if entry.seq and seats:
                found.to_seats += size
            elif entry.seq:
                found.to_spectator += size
        found.seconds += process_time() - began
        found.actions += entry.seq > 0
    return found


def _replay(game: str, match: Match) -> list[Row]:
    began = process_time()
    rolled = encode(frames(match, OPEN, "", ("",) * match.seats))
    spent = process_time() - began
    shown = msgspec.json.decode(rolled)
    head = {key: value for key, value in shown.items() if key not in ("start", "frames")}
    whole = encode({**head, "frames": [_without_changes(frame) for frame in unrolled(shown)]})
    return [
        *_beside(f"{game}: replay of {len(shown['frames']):,} frames", len(whole) / 1e6, len(rolled) / 1e6, "MB"),
        Row("the same, compressed", "whole views", _zipped(whole) / 1e3, "kB"),
        Row("the same, compressed", "changes", _zipped(rolled) / 1e3, "kB"),
        Row("the same, made by the server", "changes", spent * 1000, "ms"),
    ]


def _without_changes(frame: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in frame.items() if key != "changes"}


def _zipped(body: bytes) -> int:
    return len(gzip.compress(body, ZIPPED_AS_SERVED))


def _beside(what: str, whole: float, changed: float, unit: str) -> list[Row]:
    return [
        Row(what, "whole views", whole, unit),
        at_most(what, "changes", changed, unit, whole / 5, ", a fifth of whole views"),
    ]
