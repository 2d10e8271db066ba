"""Commands for voice chat: join, leave, and pass a message to another participant."""

from __future__ import annotations

import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha1
from hmac import new as hmac
from typing import Any

import msgspec

from readyroom.server import messages
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings
from readyroom.server.table import voices
from readyroom.server.table.permissions import must_not_be_hushed
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Surroundings, Table
from readyroom.server.table.viewer import Viewer
from readyroom.store import StoreError

NOTE = "relay:"
NOTE_BYTES = 7800
"""PostgreSQL allows 8,000, with the node's name."""
PASSWORD_SECONDS = 4 * 3600
"""How long a relay password can open new links; pages ask for another when one fails."""


class Passed(msgspec.Struct, frozen=True, array_like=True):
    """A note to other nodes: one of them has the recipient."""

    code: str
    to: str
    by: str
    handshake: messages.AnyHandshake


async def answer(table: Table, viewer: Viewer, command: Any) -> bytes:
    """Handles a command for this connection only: nothing is written, so no answer is remembered."""
    try:
        return await ANSWERS[type(command)](table, viewer, command)
    except Refusal as refusal:
        table.house.metrics.refusals["table"] += 1
        return encode(messages.Refused(command.id, refusal.reason, refusal.wait))
    except StoreError:
        table.house.metrics.refusals["store"] += 1
        return encode(messages.Refused(command.id, "The server cannot reach its database right now. Try again.", 1000))


async def join(table: Table, viewer: Viewer, c: messages.JoinVoices) -> bytes:
    person, settings = viewer.id, table.house.settings
    if not settings.voice:
        raise Refusal("Voice chat is switched off on this server.")
    async with table.held():
        if person is None or not voices.may_join(table, person):
            raise Refusal("Only people with a seat can join voice chat at this table.")
        known = table.audience.voices.of(viewer)
        if known is None:
            others = [one for one in voices.everyone(table, table.audience) if one.person != person]
            if len(others) >= voices.MOST:
                raise Refusal(f"{voices.MOST} people are already in voice chat, and there is no room for more.")
            known = table.audience.voices.join(viewer, person, table.clock.now())
            _changed(table)
    servers = ice_servers(settings, known.id, time.time())
    return encode(messages.VoicesJoined(c.id, known.id, servers, bool(settings.voice_turn), settings.voice_relay_only))


async def leave(table: Table, viewer: Viewer, c: messages.LeaveVoices) -> bytes:
    async with table.held():
        if table.audience.voices.of(viewer) is not None:
            table.audience.voices.leave(viewer)
            _changed(table)
    return encode(messages.Done(c.id, table.seq))


async def relay(table: Table, viewer: Viewer, c: messages.Relay) -> bytes:
    talker = table.audience.voices.of(viewer)
    if talker is None:
        raise Refusal("You are not in voice chat at this table.")
    must_not_be_hushed(table)
    if all(other.id != c.to for other in voices.everyone(table, table.audience)) or c.to == talker.id:
        raise Refusal("They are no longer in voice chat here.")
    if not voices.hand_over(table.audience, c.to, talker.id, c.handshake):
        await _pass_on(table.house, Passed(table.code, c.to, talker.id, c.handshake))
    return encode(messages.Done(c.id, table.seq))


ANSWERS: dict[type[msgspec.Struct], Callable[[Table, Viewer, Any], Awaitable[bytes]]] = {
    messages.JoinVoices: join,
    messages.LeaveVoices: leave,
    messages.Relay: relay,
}


def hear(tables: dict[str, Table], note: str) -> None:
    """Passes on a message from another node, if its recipient is here."""
    passed = msgspec.json.decode(note.removeprefix(NOTE), type=Passed)
    table = tables.get(passed.code)
    if table is not None:
        voices.hand_over(table.audience, passed.to, passed.by, passed.handshake)


def ice_servers(settings: HouseSettings, id: str, now: float) -> tuple[messages.IceServer, ...]:
    """The operator's servers. A relay's password is valid for a while and reveals nothing about its owner: coturn and
    others derive it from the same secret (``use-auth-secret``)."""
    found = [messages.IceServer(settings.voice_stun)] if settings.voice_stun else []
    if settings.voice_turn and settings.voice_turn_secret:
        username = f"{int(now) + PASSWORD_SECONDS}:{id}"
        digest = hmac(settings.voice_turn_secret.encode(), username.encode(), sha1).digest()
        found.append(messages.IceServer(settings.voice_turn, username, b64encode(digest).decode()))
    return tuple(found)


def _changed(table: Table) -> None:
    """Tells the table and other nodes that someone joined or left."""
    voices.look_again(table, table.audience)
    table.house.announce(table)


async def _pass_on(house: Surroundings, passed: Passed) -> None:
    note = msgspec.json.encode(passed)
    if not house.store.shared or len(note) > NOTE_BYTES:
        raise Refusal("They cannot be reached.")
    await house.store.tell_others(NOTE + note.decode())
