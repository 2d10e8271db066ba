"""Running matches in a database from before the current steps, cards and actions continue.

``tests/store/schema-0007.sql`` was played on a server of that time: Anna and Ben at a table of each game, 40 entries.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from tests.server.house import Client, LiveServer

from readyroom.core.match import Match
from readyroom.store.safety import copies

OLD = Path(__file__).parents[1] / "store" / "schema-0007.sql"
TOKENS = ("d5f7c13c0723622f0e14c4c96825f162", "dc87756dd248eca4398a55b34673096f")
ENTRIES = 40
TABLES = {
    "galaxy-trucker": ("7kajey4zu7u4", 2, "830c952920ef88aeb0f8a6a64c802cef"),
    "space-alert": ("nde3xn6stqbx", 2, "389ce43095344791c4aaf3c20a7cdf22"),
    "starship-captains": ("hgkr6ng23c9s", 2, "159a6a3639f786ee2360750b3dd0be52"),
    "tiny-epic-galaxies": ("7cxwewmzrhce", 1, "db5a348ace5de0c3839f31c6408acf3f"),
}
"""Each table's code, the version its match is played by, and the fingerprint it had then of who may do what."""


@pytest.fixture
def db(tmp_path: Path) -> Path:
    where = tmp_path / "tables.db"
    now = int(time.time() * 1000)
    with sqlite3.connect(where) as database:
        database.executescript(OLD.read_text())
        database.execute("UPDATE tables SET changed = ?", (now,))  # nobody tidies away what was played just now
        database.execute("UPDATE people SET seen = ?", (now,))
    return where


def test_every_stored_match_is_intact_and_can_be_continued(db: Path) -> None:
    reached = {}
    with LiveServer(db) as server:
        for game, (code, version, gist) in TABLES.items():
            people = [Client(server.port, code, token) for token in TOKENS]
            match = match_of(server, code)
            assert (people[0].table["problem"], people[0].seq) == ("", ENTRIES), game
            assert (match.game.slug, match.version, match.gist) == (game, version, gist)
            play(people, match, 12)
            reached[code] = match.gist
    assert len(copies(db)) == 1, "The file was copied before it was upgraded."
    with LiveServer(db) as server:
        for code, gist in reached.items():
            at = Client(server.port, code, TOKENS[0])
            assert at.table["problem"] == "" and at.seq >= ENTRIES + 12
            assert match_of(server, code).gist == gist


def match_of(server: LiveServer, code: str) -> Match:
    match = server.house.tables[code].match
    assert match is not None
    return match


def play(people: list[Client], match: Match, actions: int) -> None:
    """Every seat that may act does so, over the wire."""
    while match.seq < ENTRIES + actions:
        seat = match.to_act[match.seq % len(match.to_act)]
        legal = match.legal(seat)
        people[seat].see(match.seq)
        people[seat].acts(seat, msgspec.to_builtins(legal[match.seq % len(legal)]))
