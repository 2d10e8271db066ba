"""Keeps an exported match as a test: ``python -m scripts.add_fixture FILE --name NAME --why "A sentence."``

FILE comes from *Export* at a table, or from ``match.record()``. With ``--until N`` only the entries 0 to N are kept:
the moment a report is about. People's names are left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import msgspec
from tests.every_game import every_game
from tests.fixtures.fixtures import FOLDER, Fixture

from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep an exported match as a test.")
    parser.add_argument("file", type=Path, help="the exported match")
    parser.add_argument("--name", required=True, help="the fixture's file name, such as last-round-tie")
    parser.add_argument("--why", required=True, help="why it is kept, in a sentence")
    parser.add_argument("--until", type=int, help="the last entry to keep")
    asked = parser.parse_args()
    try:
        path = keep(asked.file.read_text(), asked.name, asked.why, asked.until)
    except (ReadyRoomError, OSError, ValueError) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    sys.stdout.write(f"Kept as {path}. Run: make unit ARGS='tests/fixtures'\n")
    return 0


def keep(text: str, name: str, why: str, until: int | None) -> Path:
    """Checks the match by replaying it, and writes the fixture."""
    if not why.endswith("."):
        raise ValueError("Say why it is kept in a sentence, with a full stop.")
    match = _replayed(text)
    if until is not None:
        match = match.at(until)
    path = FOLDER / match.game.slug / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    fixture = Fixture(why, match.gist, match.outcome, match.record())
    path.write_bytes(msgspec.json.encode(fixture).replace(b'{"seq":', b'\n{"seq":') + b"\n")  # one entry a line
    return path


def _replayed(text: str) -> Match:
    """An exported file holds the record itself, or the record beside the players' names."""
    found = json.loads(text)
    record = found.get("record", found) if isinstance(found, dict) else found
    slug = record.get("game") if isinstance(record, dict) else None
    games = {game.slug: game for game in every_game()}
    if slug not in games:
        raise ValueError(f"This is a match of {slug!r}; the games are: {', '.join(games)}.")
    return replay_with(games[slug], record)


if __name__ == "__main__":
    raise SystemExit(main())
