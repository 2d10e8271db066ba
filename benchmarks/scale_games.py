"""The server's costs for each game in mid-match: an action made and sent, a table reloaded, memory, bytes.

A node that hears of another node's write reloads the whole table and replays its log, so this cost grows with the log;
it is measured for every game, and for Market at two lengths.
"""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec
from benchmarks.load import greet
from benchmarks.market import Market, MarketOptions
from benchmarks.scale_play import postgres_cpu
from benchmarks.server_process import Served, resident
from benchmarks.traffic import played
from benchmarks.wire import Wire
from scripts.attack.databases import Postgres

from readyroom.core import registry
from readyroom.core.chance import Chance
from readyroom.core.conformance.play import bots_on
from readyroom.core.match import Match
from readyroom.core.record import written
from readyroom.server.house import House
from readyroom.server.settings import HouseSettings
from readyroom.server.table.scribe import Scribe
from readyroom.store import Change, Store, open_store
from readyroom.store.rows import DeviceRow, EntryRow, MatchRow, PersonRow, SeatRow, TableRow

HOST = PersonRow("p-host", "Host", 1)
AGAIN = 160
TURNS = 16
"""Tables reloaded in turn, as on a real node, so that no cache is too warm."""
THOUGHT = 120
"""Bot actions at the start of a match."""
LOADED = 60


class GameFigures(msgspec.Struct):
    """One game in mid-match. CPU in milliseconds of one core, memory in kB."""

    title: str
    seats: int
    entries: int
    act_ms: float
    """an action checked, made and rendered for every seat and a spectator"""
    bytes_to_viewer: float
    whole_bytes: float
    """the same if another node made the action, and the whole view is sent"""
    hear_ms: float
    """a table reloaded, replayed and rendered as a whole view"""
    hear_database_ms: float
    table_kb: float
    bot_ms: float
    """a bot's decision, at the level that stands in for people"""


def figures(database: Postgres) -> list[GameFigures]:
    """The figures of every game, and of Market."""
    return [asyncio.run(_of(match, database)) for match in (market(20), market(220), *map(half, played()))]


def market(entries: int) -> Match:
    if "market" not in registry.slugs():
        registry.register(Market())
    match = Match.start(Market(), MarketOptions(turns=1_000_000), 4, "seed")
    while match.seq < entries:
        match.act(match.to_act[0], match.legal(match.to_act[0])[match.seq % 20])
    return match


def half(match: Match) -> Match:
    """The first half of a match."""
    part = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    for entry in match.entries[: len(match.entries) // 2]:
        part.fold(entry, trusted=True)
    return part


async def _of(match: Match, database: Postgres) -> GameFigures:
    act, size, whole = _acting(match)
    hear, hear_database = await _hearing(match, database)
    memory = await _loaded(match)
    return GameFigures(
        match.game.title, match.seats, match.seq, act, size, whole, hear, hear_database, memory, _thinking(match)
    )


def _acting(match: Match) -> tuple[float, float, float]:
    """Replays it with every action checked, for a viewer at every seat and one spectator."""
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    scribe, size, whole, spent = Scribe(past), 0, 0, 0.0
    viewers: dict[tuple[int, ...], Any] = dict.fromkeys([*((seat,) for seat in range(match.seats)), ()])
    for entry in match.entries:
        began = process_time()
        moment = None if past.state is None else past.game.moment(past.state)
        past.fold(entry)
        scribe.catch_up(moment)
        for seats, holds in viewers.items():
            message, viewers[seats] = scribe.broadcast(seats, entry.seq - 1, past.now, holds)
            size += len(message) if entry.seq else 0
        if entry.seq:
            spent += process_time() - began
            whole += sum(len(scribe.update(seats, entry.seq - 1, past.now)) for seats in viewers)
    told = match.seq * len(viewers)
    return spent * 1000 / match.seq, size / told, whole / told


def _thinking(match: Match) -> float:
    """A bot's decision and action in the first turns of a match; only for games with bots."""
    game = match.game
    if not game.levels:
        return 0.0
    level = "normal" if "normal" in game.levels else game.levels[len(game.levels) // 2]
    fresh, luck = Match.start(game, match.options, match.seats, "thinking"), Chance("thinking")
    bots = [game.bot(level) for _ in range(match.seats)]
    began = process_time()
    while fresh.outcome is None and fresh.seq < THOUGHT:
        bots_on(fresh, bots, luck)
    return (process_time() - began) * 1000 / fresh.seq


async def _hearing(match: Match, database: Postgres) -> tuple[float, float]:
    """CPU here and in PostgreSQL for each reload after another node's note."""
    store = open_store(database.address)
    codes = [f"hear-{match.game.slug}-{match.seq}-{number}" for number in range(TURNS)]
    await fill(store, match, codes)
    house = House(store, HouseSettings())
    try:
        tables = [await house.table(code) for code in codes]
        gc.collect()
        gc.freeze()  # as a server does
        began, database_began = process_time(), postgres_cpu(database)
        for number in range(AGAIN):
            table = tables[number % TURNS]
            assert table is not None and table.match is not None
            await house.refresh(table)
            assert table.scribe is not None
            table.scribe.update((0,), match.seq - 1, table.now())
        return (process_time() - began) * 1000 / AGAIN, (postgres_cpu(database) - database_began) * 1000 / AGAIN
    finally:
        gc.unfreeze()
        await house.close()


async def _loaded(match: Match) -> float:
    """Memory of a loaded table, in kB; includes one spectator's socket."""
    with TemporaryDirectory() as folder:
        db = str(Path(folder) / "tables.db")
        codes = [f"{match.game.slug}-{number}" for number in range(LOADED + 10)]
        store = open_store(db)
        await fill(store, match, codes)
        store.close()
        with Served("benchmarks.market:Market", db=db) as server:
            first = [await _spectator(server.port, code) for code in codes[:10]]
            before = resident(server.pid)
            more = [await _spectator(server.port, code) for code in codes[10:]]
            await asyncio.sleep(1)
            grown = resident(server.pid) - before
            for wire in (*first, *more):
                wire.close()
        return grown / len(more) / 1000


async def _spectator(port: int, code: str) -> Wire:
    wire = await Wire.to(port, f"/ws/{code}")
    await greet(wire)
    return wire


async def fill(store: Store, match: Match, codes: list[str]) -> None:
    """Stores paused tables with this match in progress."""
    if await store.person(HOST.id) is None:
        await store.add_person(HOST, DeviceRow("d-host", HOST.id, "hash", "A program", 1))
    await asyncio.gather(*(_add(store, match, code) for code in codes))


async def _add(store: Store, match: Match, code: str) -> None:
    options = msgspec.json.encode(match.options).decode()
    row = TableRow(
        code, 1, "A table", match.game.slug, options, "gathering", 1, "none", HOST.id, 1, None, match.now,
        match.now, None, 5, 5,
    )  # fmt: skip
    seats = [SeatRow(code, seat, "person", HOST.id, sat=f'["{HOST.id}"]') for seat in range(match.seats)]
    await store.add_table(row, seats)
    entries = [EntryRow(code, e.seq, msgspec.json.encode(written(e)).decode()) for e in match.entries]
    started = MatchRow(
        code, match.game.slug, match.version, options, match.seats, match.seed or "", match.commitment, 9
    )
    playing = msgspec.structs.replace(row, version=2, status="playing")
    await store.keep(Change(code=code, entries=entries, table=playing, match=started))
