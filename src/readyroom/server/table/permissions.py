"""Who may speak at a table, under which name, and who may be there at all."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from readyroom.server.messages import TablePerson
from readyroom.server.names import alike
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.facts import Facts

MOST_SHOWN = 100

NOBODY: Final[dict[str, str]] = {}


def may_speak(facts: Facts, who: Who) -> None:
    """Refuses a person who may not talk, signal or draw here now."""
    must_not_be_hushed(facts)
    if who.id == facts.row.host:
        return
    if who.id in muted_at(facts):
        raise Refusal("The host has muted you at this table.")
    if facts.row.speakers == "seated" and not facts.seats_of(who.id):
        raise Refusal("Only people with a seat can speak at this table.")
    must_stand_out(facts, who)


def must_stand_out(facts: Facts, who: Who) -> None:
    """Refuses a name that looks like the name of someone seated here."""
    must_be_told_apart(who.name, [facts.called(seat) for seat in facts.seats if seat.person != who.id])


def must_be_told_apart(name: str, others: Iterable[str]) -> None:
    """Refuses a name that looks like one of the others; empty ones are skipped."""
    for other in others:
        if other and alike(name, other):
            raise Refusal(f"Someone at this table is called {other}. Choose another name.")


def everyone(facts: Facts, present: dict[str, str]) -> dict[str, str]:
    """Everyone the host can mute or send away, by id and name: people who are here, are seated here or have been in
    this match, and those already muted or sent away."""
    sat = {person for seat in facts.seats for person in msgspec.json.decode(seat.sat, type=list[str])}
    found = {person: name for person, name in facts.names.items() if person in sat}
    found = {**found, **present, **muted_at(facts), **kicked_from(facts), **seated_at(facts)}
    found.pop(facts.row.host, None)
    return found


def people(facts: Facts, present: dict[str, str]) -> tuple[TablePerson, ...]:
    """The same list as the host sees it."""
    muted, kicked = muted_at(facts), kicked_from(facts)
    listed = [
        TablePerson(
            handle(facts, person), name, facts.seats_of(person), person in present, person in muted, person in kicked
        )
        for person, name in everyone(facts, present).items()
    ]
    return tuple(sorted(listed, key=lambda one: (not one.seats, not one.here, one.name, one.id))[:MOST_SHOWN])


def handle(facts: Facts, person: str) -> str:
    """The id by which the host refers to a person: it means nothing at other tables."""
    return blake2b(f"{facts.code} {person}".encode(), digest_size=8).hexdigest()


def muted_at(facts: Facts) -> dict[str, str]:
    """People the host has muted, by id and name."""
    return msgspec.json.decode(facts.row.muted, type=dict[str, str])


def kicked_from(facts: Facts) -> dict[str, str]:
    """People the host has sent away, by id and name."""
    if facts.row.kicked == "{}":
        return NOBODY
    return msgspec.json.decode(facts.row.kicked, type=dict[str, str])


def seated_at(facts: Facts) -> dict[str, str]:
    """The people in the table's seats, by id and name."""
    return {seat.person: facts.name_of(seat.person) for seat in facts.seats if seat.kind == "person" and seat.person}


def hushed(facts: Facts) -> str:
    """Why nobody may talk now, spectators included, as some rules demand; empty if everyone may."""
    match = facts.match
    return "" if match is None or match.outcome is not None else match.game.hushed(match.state)


def must_not_be_hushed(facts: Facts) -> None:
    """Refuses while nobody may talk."""
    hush = hushed(facts)
    if hush:
        raise Refusal(hush)
