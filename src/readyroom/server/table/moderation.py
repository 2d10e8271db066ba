"""How a host deals with people: muting them, sending them away. Stored with the table, for restarts and other nodes."""

from __future__ import annotations

from readyroom.server.messages import Kick, Mute
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import voting
from readyroom.server.table.permissions import everyone, handle, kicked_from, muted_at
from readyroom.server.table.questions import pending
from readyroom.server.table.scribe import encode
from readyroom.server.table.seating import must_host, vacate
from readyroom.server.table.table import Table

MOST_KEPT = 50
"""The most people who can be muted, or sent away, at one table."""


async def mute(table: Table, who: Who, c: Mute) -> None:
    """Mutes a person at this table, or lets them speak again: talk, signals and sketches."""
    must_host(table, who)
    person, name = _somebody(table, c.person)
    muted = muted_at(table)
    if c.muted == (person in muted):
        raise Refusal(f"{name} is already muted." if c.muted else f"{name} is not muted.")
    table.put(muted=_changed(muted, person, name, c.muted))
    table.say("", None, f"{who.name} mutes {name}." if c.muted else f"{who.name} lets {name} speak again.")


async def kick(table: Table, who: Who, c: Kick) -> None:
    """Sends someone away, or lets them come back. Before the match they also lose their seat; nobody is removed from a
    running match this way. Once it is written, their connections are closed (``Table.keep``)."""
    must_host(table, who)
    person, name = _somebody(table, c.person)
    kicked = kicked_from(table)
    if c.out == (person in kicked):
        raise Refusal(f"{name} has already been sent away." if c.out else f"{name} has not been sent away.")
    if c.out and table.playing and (table.seats_of(person) or person in table.audience.kept(table)):
        # A person whose connection dropped is expected back: a host must not empty a seat by sending its owner away.
        raise Refusal(f"{name} has a seat. During a match, only spectators can be sent away.")
    changed = _changed(kicked, person, name, c.out)
    if c.out and not table.finished:
        _let_go(table, person)
    table.put(kicked=changed)
    table.say("", None, f"{who.name} sends {name} away." if c.out else f"{who.name} lets {name} come back.")


def _let_go(table: Table, person: str) -> None:
    """Frees their seats and drops their question to the table."""
    for seat in table.seats:
        if seat.seat in table.seats_of(person):
            vacate(table, seat.seat)
        elif seat.owner == person:
            table.set_seat(seat.seat, owner=None)
    question = pending(table)
    if question is not None and question.by == person:
        voting.drop(table)


def _somebody(table: Table, wanted: str) -> tuple[str, str]:
    """The person the host means, by id and name."""
    for person, name in everyone(table, table.audience.present()).items():
        if handle(table, person) == wanted:
            return person, name
    raise Refusal("That person is no longer at this table.")


def _changed(listed: dict[str, str], person: str, name: str, on: bool) -> str:
    changed = {**listed, person: name} if on else {one: listed[one] for one in listed if one != person}
    if len(changed) > MOST_KEPT:
        raise Refusal(
            f"That is more than {MOST_KEPT} people. Let only people with a seat speak, or open a private table."
        )
    return encode(changed).decode()
