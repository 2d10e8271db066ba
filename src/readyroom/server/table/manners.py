"""Who may speak at a table, under which name, and who may be there at all."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from readyroom.server.messages import Refused, Somebody
from readyroom.server.names import alike
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.scribe import encode

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

KICKED = 4403
SENT_AWAY = encode(Refused("", "The host has sent you away from this table."))
MOST_SHOWN = 100


def may_speak(table: Table, who: Who) -> None:
    """A Refusal for whoever may not talk, signal or draw here now."""
    _hush(table)
    if who.id == table.row.host:
        return
    if who.id in muted_at(table):
        raise Refusal("The host has muted you at this table.")
    if table.row.speakers == "seated" and not table.seats_of(who.id):
        raise Refusal("Only those who sit at this table can speak here.")
    must_stand_out(table, who)


def must_stand_out(table: Table, who: Who) -> None:
    """A Refusal for a name that could be taken for that of somebody who sits here."""
    for person, name in seated_at(table).items():
        if person != who.id and alike(who.name, name):
            raise Refusal(f"Somebody called {name} sits at this table. Choose another name.")


def show_out(table: Table) -> None:
    """Closes the connections of those who have been sent away, at whichever node that was decided."""
    kicked = kicked_from(table)
    for viewer in list(table.viewers) if kicked else []:
        if viewer.person is not None and viewer.person.id in kicked:
            del table.viewers[viewer]
            viewer.push(SENT_AWAY)
            viewer.close(KICKED)
            table.people_changed()


def everybody(table: Table) -> dict[str, str]:
    """All that the host can do something about, by id and name: who is or sits here, or has sat here in this match and
    lost the seat; who is muted or sent away."""
    sat = {person for seat in table.seats for person in msgspec.json.decode(seat.sat, type=list[str])}
    found = {person: name for person, name in table.names.items() if person in sat}
    found = {**found, **table.present(), **muted_at(table), **kicked_from(table), **seated_at(table)}
    found.pop(table.row.host, None)
    return found


def people(table: Table) -> tuple[Somebody, ...]:
    """The same as the host is told it."""
    present, muted, kicked = table.present(), muted_at(table), kicked_from(table)
    listed = [
        Somebody(
            handle(table, person), name, table.seats_of(person), person in present, person in muted, person in kicked
        )
        for person, name in everybody(table).items()
    ]
    return tuple(sorted(listed, key=lambda one: (not one.seats, not one.here, one.name, one.id))[:MOST_SHOWN])


def handle(table: Table, person: str) -> str:
    """What the host calls somebody: it means nothing at any other table."""
    return blake2b(f"{table.code} {person}".encode(), digest_size=8).hexdigest()


def muted_at(table: Table) -> dict[str, str]:
    """Whom the host lets not speak, by id and name."""
    return msgspec.json.decode(table.row.muted, type=dict[str, str])


def kicked_from(table: Table) -> dict[str, str]:
    """Whom the host has sent away, by id and name."""
    return msgspec.json.decode(table.row.kicked, type=dict[str, str])


def seated_at(table: Table) -> dict[str, str]:
    """The people on its chairs, by id and name."""
    return {seat.person: table.name_of(seat.person) for seat in table.seats if seat.kind == "person" and seat.person}


def _hush(table: Table) -> None:
    """Some rules forbid to talk for a while, and a spectator's word would be a word too."""
    match = table.match
    if match is not None and match.outcome is None and match.game.hushed(match.state):
        raise Refusal("Communications are down: nobody can speak, write or point until they are restored.")
