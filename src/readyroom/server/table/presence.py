"""Who is at a table on other nodes. Nodes tell each other in notes that are not stored. A lost note does no harm: each
is repeated after a while, and a silent node is considered gone."""

from __future__ import annotations

import logging

import msgspec

from readyroom.server.table.elsewhere import Elsewhere, Talker
from readyroom.server.table.table import Surroundings, Table
from readyroom.store import StoreError

log = logging.getLogger("readyroom.server")
NOTE = "here:"
AGAIN_MS = 20_000
GONE_MS = 60_000
MOST_NAMED = 48
"""The most people named in a note, which has at most 8,000 bytes; the rest are only counted."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table on one node: people by id, and how many others. Without a code: nobody at any table."""

    code: str
    node: str
    people: tuple[str, ...] = ()
    others: int = 0
    asks: bool = False
    """This node may have missed notes and asks who is at the table elsewhere."""
    names: tuple[str, ...] = ()
    """The people's names."""
    talkers: tuple[Talker, ...] = ()
    """The people in voice chat."""


def here_now(table: Table, asks: bool = False) -> Here:
    """Who is at this table on this node, seated people first."""
    ids = {viewer.person.id: viewer.person.name for viewer in table.audience.viewers if viewer.person is not None}
    named = sorted(ids, key=lambda person: (not table.seats_of(person), person))[:MOST_NAMED]
    others = sum(1 for viewer in table.audience.viewers if viewer.person is None) + len(ids) - len(named)
    names = tuple(ids[one] for one in named)
    talkers = tuple(table.audience.voices.talkers())
    return Here(table.code, table.house.store.node, tuple(named), others, asks, names, talkers)


def announce(table: Table, asks: bool = False) -> None:
    """Tells other nodes who is at a table here; with ``asks``, also asks them the same."""
    house = table.house
    if house.store.shared and not house.closing:
        table.audience.announced = house.clock.now()
        house.spawn(_announce(house, here_now(table, asks)))


async def say_goodbye(house: Surroundings) -> None:
    """Tells other nodes that nobody is here any more."""
    if house.store.shared:
        await _announce(house, Here("", house.store.node))


async def _announce(house: Surroundings, here: Here) -> None:
    try:
        await house.store.tell_others(NOTE + msgspec.json.encode(here).decode())
    except StoreError as failed:
        log.warning("Other nodes were not told who is at table %s: %s", here.code, failed)


def hear(tables: dict[str, Table], note: str) -> None:
    """Takes in another node's note. A node that is new, or asks, is told who is here."""
    here = msgspec.json.decode(note.removeprefix(NOTE), type=Here)
    for table in tables.values() if not here.code else [tables.get(here.code)]:
        if table is not None:
            _take_in(table, here)


def _take_in(table: Table, here: Here) -> None:
    before = table.audience.elsewhere.pop(here.node, None)
    people = dict(zip(here.people, here.names, strict=False))
    if people or here.others:
        table.audience.elsewhere[here.node] = Elsewhere(people, here.others, table.clock.now(), here.talkers)
    if table.audience.viewers and (here.asks or (before is None and here.node in table.audience.elsewhere)):
        announce(table)
    told = ({}, 0, ()) if before is None else (before.people, before.others, before.talkers)
    if told != (people, here.others, here.talkers):
        table.people_changed(elsewhere=True)


def look_around(tables: dict[str, Table]) -> None:
    """Repeats who is here, and forgets nodes that have been silent for long."""
    for table in tables.values():
        now = table.clock.now()
        if table.audience.viewers and now - table.audience.announced > AGAIN_MS:
            announce(table)
        for node in [node for node, told in table.audience.elsewhere.items() if now - told.at > GONE_MS]:
            del table.audience.elsewhere[node]
            table.people_changed(elsewhere=True)
