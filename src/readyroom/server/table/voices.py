"""Voice chat: who hears whom, and the messages by which their browsers find each other.

Sound goes from browser to browser. The server knows who takes part, passes descriptions and addresses between them, and
says when nobody may talk; it never receives any sound, and stores nothing.
"""

from __future__ import annotations

from readyroom.server.messages import AnyHandshake, Relayed, Voice, Voices
from readyroom.server.table.audience import Audience
from readyroom.server.table.elsewhere import Talker
from readyroom.server.table.facts import Facts
from readyroom.server.table.permissions import hushed, muted_at
from readyroom.server.table.scribe import encode

MOST = 5
"""The most people in voice chat at one table: every browser, even a phone's, sends its sound to each of the others."""


def may_join(facts: Facts, person: str) -> bool:
    """Whether someone may join: only seated people and the host, so that no unseen spectator listens in."""
    return bool(facts.seats_of(person)) or person == facts.row.host


def everyone(facts: Facts, audience: Audience) -> list[Talker]:
    """Everyone in voice chat, here and on other nodes, the first to join first. Each person has one voice: the
    latest."""
    latest: dict[str, Talker] = {}
    elsewhere = (talker for told in audience.elsewhere.values() for talker in told.talkers)
    for talker in (*audience.voices.talkers(), *elsewhere):
        known = latest.get(talker.person)
        if may_join(facts, talker.person) and (known is None or known.since < talker.since):
            latest[talker.person] = talker
    return sorted(latest.values(), key=lambda talker: (talker.since, talker.id))


def shown(facts: Facts, audience: Audience) -> Voices:
    """The same as it is sent to the table."""
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
    """Tells the table who is in voice chat if that has changed: someone came or left, lost their seat or was muted, or
    the rules want silence. Returns whether other nodes should know."""
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
    """Gives a message to its recipient, if they are here. Returns whether they are."""
    viewer = audience.voices.find(to)
    if viewer is not None:
        viewer.push(encode(Relayed(by, handshake)))
    return viewer is not None
