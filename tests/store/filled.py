"""A store with people, a finished match and a running one, to check, back up, prune and forget."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from tests.games.cabal import Cabal
from tests.store.test_store import ANNA, BEN, a_table, device_of, opened

from readyroom.core.match import Match
from readyroom.core.record import written
from readyroom.store import Change, Store, engine_for
from readyroom.store.integrity import check
from readyroom.store.rows import CommandRow, DossierRow, EntryRow, MatchRow, ResultRow, SeatRow, TalkRow, UpdateRow

GAME = Cabal()
DAY = 86_400_000
NOW = 1_000 * DAY
ADA = DossierRow("d-ada", ANNA.id, "cabal", "Ada, level 0", '{"name":"Ada"}', 1, None, 5, 5)


def text(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()


def played(seed: str = "seed", entries: int = 10_000) -> Match:
    """A match of random bots, to its end or a number of entries."""
    match = Match.start(GAME, GAME.Options(), 2, seed)
    luck = random.Random(seed)
    while match.outcome is None and match.seq < entries:
        seat = luck.choice(match.to_act)
        match.act(seat, luck.choice(match.legal(seat)))
    return match


async def add_match(
    store: Store, code: str, match: Match, ended: int = NOW, follows: str | None = None, dossier: str | None = None
) -> None:
    """A table where Anna and Ben played a match, hosted by Anna; over if the match is."""
    sat = [text([ANNA.id]), text([BEN.id])]
    seats = [
        SeatRow(code, 0, "person", ANNA.id, sat=sat[0], dossier=dossier),
        SeatRow(code, 1, "person", BEN.id, sat=sat[1]),
    ]
    row = a_table(code, title="Table of Anna", created=ended, changed=ended, follows=follows)
    await store.add_table(row, seats)
    over = match.outcome is not None
    await store.keep(
        Change(
            code=code,
            entries=[EntryRow(code, entry.seq, text(written(entry))) for entry in match.entries],
            table=msgspec.structs.replace(row, version=2, status="over" if over else "playing"),
            match=MatchRow(code, "cabal", match.version, text(match.options), 2, match.seed or "", match.commitment, 9),
            brought=[UpdateRow(code, dossier, 0)] if dossier else [],
            talk=[
                TalkRow(code, 0, "Anna", 0, "hello Ben", "", ended, ANNA.id),
                TalkRow(code, 1, "Ben", 1, "hello Anna", "", ended, BEN.id),
                TalkRow(code, 2, "", None, "Anna pauses the match.", "", ended),
                TalkRow(code, 3, "Anna", None, "said before it was kept by whom", "", ended),
            ],
            command=CommandRow(code, ANNA.id, "c1", 3, ended),
            result=ResultRow(code, "cabal", ended, text(match.outcome)) if over else None,
        )
    )


def filled(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Works on a filled store, and checks that it is sound afterwards."""

    async def run() -> None:
        async with opened(where) as store:
            await fill(store)
            await work(store)

    asyncio.run(run())
    assert all(finding.sound for finding in check(engine_for(where), lambda *_: None))


async def fill(store: Store) -> None:
    """Anna and Ben, with a finished, a running and an unstarted match."""
    await store.add_person(ANNA, device_of(ANNA))
    await store.add_person(BEN, device_of(BEN))
    await store.add_dossier(ADA)
    await add_match(store, "over", played())
    await add_match(store, "going", played("other", 6))
    await store.add_table(a_table("fresh", changed=NOW), [SeatRow("fresh", 0, "person", ANNA.id), SeatRow("fresh", 1)])


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    from readyroom.store.schema import metadata

    connection = store.engine.connect()
    try:
        found = {}
        for table in metadata.sorted_tables:
            names = ", ".join(column.name for column in table.columns)
            found[table.name] = sorted(map(tuple, connection.execute(f"SELECT {names} FROM {table.name}")), key=str)
        return found
    finally:
        connection.close()
