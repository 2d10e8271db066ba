"""Finished matches put straight into a store, for statistics."""

from __future__ import annotations

import functools
import random
from typing import Any

import msgspec
from tests.games.cabal import Cabal
from tests.store.test_store import device_of

from readyroom.core.entry import CLOCK
from readyroom.core.match import Match
from readyroom.core.record import EntryData, written
from readyroom.server.statistics.entries import facts_of, lines_of
from readyroom.store import Change, Store
from readyroom.store.rows import EntryRow, MatchRow, PersonRow, ResultRow, SeatPlayed, SeatRow, TableRow

GAME = Cabal()
BOT = "steady"


def text(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()


@functools.cache
def match_of(seats: int, seed: str) -> Match:
    """A whole match of random legal actions."""
    match = Match.start(GAME, GAME.Options(), seats, seed)
    luck = random.Random(seed)
    while match.outcome is None:
        seat = luck.choice(match.to_act)
        match.act(seat, luck.choice(match.legal(seat)))
    return match


async def add_people(store: Store, *names: str) -> None:
    for name in names:
        person = PersonRow(name.lower(), name, 1, 1)
        await store.add_person(person, device_of(person))


async def finish(
    store: Store,
    code: str,
    people: tuple[str | None, ...],
    ended: int,
    *,
    open: bool = True,
    rated: bool = False,
    guests: tuple[str, ...] = (),
    sat: dict[int, list[str]] | None = None,
    left: tuple[int, ...] = (),
    rewound: bool = False,
    broken_off: bool = False,
    seed: str = "",
) -> Match:
    """A match of these people (None: a bot) that ended then. ``sat`` lists who had a seat that changed hands; those who
    ``left`` did so before the end, and a bot plays on for them."""
    match = match_of(len(people), seed or code)
    seats = []
    for seat, person in enumerate(people):
        kind = "bot" if person is None or seat in left else "person"
        whose = (sat or {}).get(seat, [person] if person else [])
        seats.append(
            SeatRow(
                code, seat, kind, person if kind == "person" else None, BOT if kind == "bot" else "", text(whose),
                owner=person if seat in left else None, guest=guests[seat] if guests else "",
            )
        )  # fmt: skip
    host = next(person for person in people if person)
    row = TableRow(
        code, 1, f"Table {code}", "cabal", "{}", "gathering", int(open), "none", host, 0, None, 0, 0, None, 5, 5
    )
    await store.add_table(row, seats)
    entries = [text(written(entry)) for entry in match.entries]
    if rewound:  # only what ratings look at: nothing else reads these
        entries.append(text(EntryData(len(entries), 0, CLOCK, {"type": "undo", "to": 3}, (), "")))
    status = "ended" if broken_off else "over"
    await store.keep(
        Change(
            code=code,
            entries=[EntryRow(code, seq, entry) for seq, entry in enumerate(entries)],
            table=msgspec.structs.replace(row, version=2, status=status),
            match=MatchRow(
                code, "cabal", match.version, text(match.options), match.seats, match.seed or "", match.commitment, 9,
                text(people) if rated else "",
            ),
            result=ResultRow(code, "cabal", ended, None if broken_off else text(match.outcome)),
        )
    )  # fmt: skip
    return match


async def enter(store: Store, code: str, match: Match | None = None) -> list[SeatPlayed]:
    """Stores a match as a server would."""
    stored = await store.load(code)
    assert stored is not None
    lines = lines_of(stored, facts_of(match) if match is not None else ())
    await store.write([store.step("enter", **msgspec.structs.asdict(line)) for line in lines], "")
    return lines
