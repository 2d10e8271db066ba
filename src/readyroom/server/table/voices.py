"""Talking aloud: who hears whom, and the words by which their browsers find each other.

Sound goes from browser to browser. The server knows who takes part, hands descriptions and addresses from one to the
other, and says when nobody may talk; it never has a sound, and writes nothing down.
"""

from __future__ import annotations

from readyroom.server.messages import AnyHandshake, Relayed, Voice, Voices
from readyroom.server.table.audience import Audience
from readyroom.server.table.elsewhere import Talker
from readyroom.server.table.facts import Facts
from readyroom.server.table.permissions import hushed, muted_at
from readyroom.server.table.scribe import encode

MOST = 5
"""People who talk aloud at one table: each browser sends its sound to each of the others, also a phone."""


def may_join(facts: Facts, person: str) -> bool:
    """Those who sit at the table, and its host. Nobody listens in on a table whom those who play do not see there."""
    return bool(facts.seats_of(person)) or person == facts.row.host


def everyone(facts: Facts, audience: Audience) -> list[Talker]:
    """All who talk aloud, here and at other nodes, the first first. A person has one voice: the latest."""
    latest: dict[str, Talker] = {}
    elsewhere = (talker for told in audience.elsewhere.values() for talker in told.talkers)
    for talker in (*audience.voices.talkers(), *elsewhere):
        known = latest.get(talker.person)
        if may_join(facts, talker.person) and (known is None or known.since < talker.since):
            latest[talker.person] = talker
    return sorted(latest.values(), key=lambda talker: (talker.since, talker.id))


def shown(facts: Facts, audience: Audience) -> Voices:
    """The same as the table is told it."""
    muted, present = muted_at(facts), audience.present()
    people = [
        Voice(
            talker.id,
            present.get(talker.person) or facts.name_of(talker.person),
            facts.seats_of(talker.person),
            talker.person not in muted or talker.person == facts.row.host,
        )
        for talker in everyone(facts, audience)
    ]
    return Voices(tuple(people), hushed(facts) if people else "")


def look_again(facts: Facts, audience: Audience) -> bool:
    """Tells the table who talks aloud, if that has changed: someone came or went, lost their seat, was muted, or the
    rules want silence. Whether other nodes should know."""
    voices = audience.voices
    standing = {talker.id for talker in everyone(facts, audience)}
    gone = [viewer for viewer, one in voices.items() if viewer not in audience.viewers or one.id not in standing]
    for viewer in gone:
        voices.leave(viewer)
    told = shown(facts, audience)
    message = encode(told)
    if message != voices.told and (told.people or voices.told):
        voices.told = message if told.people else b""
        audience.tell(message)
    return bool(gone)


def hand_over(audience: Audience, to: str, by: str, handshake: AnyHandshake) -> bool:
    """Gives a message to the one for whom it is, if they are here."""
    viewer = audience.voices.find(to)
    if viewer is not None:
        viewer.push(encode(Relayed(by, handshake)))
    return viewer is not None
