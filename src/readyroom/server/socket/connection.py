"""One client at one table: hello, welcome, then commands and their answers."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Union, cast

import msgspec

from readyroom.core.quotes import reason
from readyroom.server.bans import BANNED, sentence
from readyroom.server.guard import deny
from readyroom.server.house import House
from readyroom.server.limits import Bucket
from readyroom.server.messages import Closing, Command, Hello, Ping, Pong, Refused, Relay, Say, Signal, Update, Welcome
from readyroom.server.refusal import Refusal
from readyroom.server.socket.inbox import Inbox
from readyroom.server.socket.outlet import outlet_of
from readyroom.server.sockets import GOING_AWAY
from readyroom.server.table import keeper, voice_signals, voices
from readyroom.server.table.audience import KICKED, SENT_AWAY
from readyroom.server.table.commands import obey
from readyroom.server.table.permissions import kicked_from
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table
from readyroom.server.table.table_view import table_message
from readyroom.server.table.viewer import NO_SUCH_TABLE, NOT_INTRODUCED, Viewer
from readyroom.store import StoreError
from readyroom.store.rows import BanRow

TOO_MANY = 4429
MOST_OF_CODE = 64
TRY_LATER = 1013

PONG = encode(Pong())

Scope = Any
_decoder = msgspec.json.Decoder(Union[Hello, Ping, Command])  # noqa: UP007 - two unions joined at run time


async def serve_socket(house: House, scope: Scope, receive: Any, send: Any) -> None:
    """An ASGI WebSocket, from handshake to close."""
    await receive()  # websocket.connect
    address = scope["client"][0] if scope.get("client") else ""
    if house.handshakes.wait(address):
        house.metrics.refusals["crowded"] += 1
        await deny(send, 429, "You are opening too many connections. Wait a moment.")
        return
    await send({"type": "websocket.accept"})
    code = scope["path"].removeprefix("/ws/")[:MOST_OF_CODE]
    outlet = outlet_of(scope)
    outlet.shorten()
    viewer = Viewer(outlet.transport, send, address, code, house.metrics)
    viewer.most_waiting = house.settings.limits.waiting_bytes
    if house.draining:
        viewer.push(encode(Closing("This server is about to restart and takes no new players.")))
        viewer.close(GOING_AWAY)
        await _parted(viewer)
        return
    ban = house.bans.of_address(viewer.address)
    if ban is not None:
        _turn_away(house, viewer, ban)
        await _parted(viewer)
        return
    if house.closing or not house.sockets.welcome(viewer):
        house.metrics.refusals["crowded"] += 1
        viewer.push(encode(Refused("", "There are too many connections from your address.", 10_000)))
        viewer.close(TOO_MANY)
        await _parted(viewer)
        return
    table: Table | None = None
    try:
        table = await _find(house, viewer)
        if table is not None:
            await _converse(house, table, viewer, outlet.inbox)
    finally:
        house.sockets.farewell(viewer)
        if table is not None:
            _leave(table, viewer)
        viewer.close(1000)
        await _parted(viewer)


async def _parted(viewer: Viewer) -> None:
    """Waits until the last messages are sent, but not for a client that reads nothing."""
    if viewer.parting is not None:
        await asyncio.wait([viewer.parting], timeout=2)
        viewer.parting.cancel()


async def _find(house: House, viewer: Viewer) -> Table | None:
    try:
        table = await house.find(viewer.code, viewer.address)
    except Refusal as refusal:
        viewer.push(encode(Refused("", refusal.reason, refusal.wait)))
        viewer.close(TOO_MANY)
        return None
    except StoreError:
        _send_away(viewer)
        return None
    if table is None:
        viewer.push(encode(Refused("", "There is no table with that code.")))
        viewer.close(NO_SUCH_TABLE)
    return table


async def _converse(house: House, table: Table, viewer: Viewer, inbox: Inbox) -> None:
    """Handles one message after the other until the client leaves. Clients that never say hello are dropped."""
    loop, within = asyncio.get_running_loop(), house.settings.hello_within
    patience = loop.call_later(within, _lose_patience, table, viewer, inbox)
    try:
        await inbox.listen(partial(_hear, house, table, viewer))
    finally:
        patience.cancel()


def _lose_patience(table: Table, viewer: Viewer, inbox: Inbox) -> None:
    if viewer not in table.audience.viewers:
        viewer.push(encode(Refused("", "Say hello first.")))
        viewer.close(NOT_INTRODUCED)
        inbox.end()


async def _hear(house: House, table: Table, viewer: Viewer, data: str | bytes) -> None:
    """Handles one message. An invalid one is answered with a sentence and changes nothing."""
    limits = house.settings.limits
    if len(data) > limits.message_bytes:
        house.metrics.refusals["too_big"] += 1
        viewer.push(encode(Refused("", f"That message is too big. The limit is {limits.message_bytes} bytes.")))
        return
    try:
        message = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        house.metrics.refusals["unreadable"] += 1
        viewer.push(encode(Refused(_id_in(data), f"That message could not be read: {reason(wrong)}.")))
        return
    wait = _hold_back(house, viewer, message)
    if wait:
        house.metrics.refusals["too_fast"] += 1
        viewer.push(encode(Refused(getattr(message, "id", ""), "You are going too fast. Wait a moment.", wait)))
        return
    kind = type(message)
    if kind is Ping:
        viewer.push(PONG)
    elif kind is Hello:
        await _hello(house, table, viewer, message)
    elif viewer not in table.audience.viewers:
        house.metrics.refusals["stranger"] += 1
        viewer.push(encode(Refused(message.id, "Say hello first.")))
    elif viewer.person is None:
        house.metrics.refusals["stranger"] += 1
        viewer.push(encode(Refused(message.id, "You are watching. Choose a name to join in.")))
    else:
        began = time.perf_counter()
        viewer.wait_for_answer()
        answer: bytes | None = None
        try:
            if kind in voice_signals.ANSWERS:
                answer = await voice_signals.answer(table, viewer, message)
            else:
                answer = await obey(table, viewer.person, message)
        finally:
            viewer.answer(answer)
        viewer.metrics.commands[kind].observe(time.perf_counter() - began)


async def _hello(house: House, table: Table, viewer: Viewer, hello: Hello) -> None:
    began = time.perf_counter()
    person = None
    if hello.token is not None:
        try:
            person = await house.people.recognise(hello.token)
        except StoreError:
            _send_away(viewer)
            return
        if person is None:
            viewer.push(encode(Refused("", "This server does not know your token. Get a new one.")))
            viewer.close(NOT_INTRODUCED)
            return
        ban = house.bans.of_person(person.id)
        if ban is not None:
            _turn_away(house, viewer, ban)
            return
        viewer.device = person.device
    try:
        async with table.held():
            if viewer.closed is not None:
                return  # their device was signed out in the meantime
            if person is not None and person.id in kicked_from(table):
                table.audience.viewers.pop(viewer, None)
                viewer.push(SENT_AWAY)
                viewer.close(KICKED)
                return
            viewer.person = person
            table.audience.viewers[viewer] = None
            if person is not None and table.names.get(person.id, person.name) != person.name:
                table.names[person.id] = person.name
            if person is not None and person.claimed:
                table.claimed.add(person.id)
            if person is not None and person.id == table.row.host:
                table.care.set_passing(None)
            viewer.takes_changes = hello.changes
            viewer.words = hello.words
            viewer.push(_welcome(table, viewer, hello.after))
    except StoreError:
        _send_away(viewer)
        return
    if house.notice.stands:
        viewer.push(encode(house.notice.message()))
    table.people_changed()
    house.metrics.welcomed.observe(time.perf_counter() - began)


def _send_away(viewer: Viewer) -> None:
    """The store is unreachable: tells the client to come back. If it were left waiting, it would be dropped for not
    saying hello."""
    viewer.push(encode(Refused("", "The server cannot reach its database right now. Try again in a moment.", 1000)))
    viewer.close(TRY_LATER)


def _turn_away(house: House, viewer: Viewer, ban: BanRow) -> None:
    house.metrics.refusals["banned"] += 1
    viewer.push(encode(Refused("", sentence(ban))))
    viewer.close(BANNED)


def _welcome(table: Table, viewer: Viewer, after: int) -> bytes:
    update = None
    if table.scribe is not None:
        seats = table.seats_of(viewer.id)
        update = table.scribe.update_message(seats, min(after, table.seq), table.now(), viewer.words)
        viewer.hold(table.scribe.holds(seats))
    audience = table.audience
    shown = table_message(table, audience.present(), audience.kept(table), audience.watching(table), viewer.id)
    name = viewer.person.name if viewer.person is not None else None
    sketches = tuple(audience.sketches.values())
    heard = voices.shown(table, audience) if table.house.settings.voice else None
    return encode(Welcome(name, shown, tuple(table.talk[-200:]), cast(Update | None, update), sketches, heard))


def _leave(table: Table, viewer: Viewer) -> None:
    if table.audience.viewers.pop(viewer, viewer) is None:
        table.people_changed()
        if viewer.id == table.row.host and not table.audience.here(table.row.host):
            keeper.host_left(table)


def _hold_back(house: House, viewer: Viewer, message: Any) -> int:
    """The milliseconds to wait, or 0: limits for the connection, the person, talk and voice signaling."""
    rate = house.settings.limits.connection
    if rate is not None:
        now = time.monotonic()
        if viewer.bucket is None:
            viewer.bucket = Bucket(rate.at_once, now)
        wait = viewer.bucket.wait(rate, now)
        if wait:
            return wait
    kind = type(message)
    if viewer.person is None or kind is Ping:
        return 0
    if kind is Say or kind is Signal:
        return house.per_talker.wait(viewer.person.id)
    if kind is Relay:
        return house.per_voice.wait(viewer.person.id)
    return house.per_person.wait(viewer.person.id)


def _id_in(data: str | bytes) -> str:
    """The id of an invalid message, so that its sender knows which one was refused."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    named = found.get("id") if isinstance(found, dict) else None
    return named[:64] if isinstance(named, str) else ""
