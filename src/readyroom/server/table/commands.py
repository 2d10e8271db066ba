"""Handles one command: already answered, stale, refused, or carried out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from readyroom.core.errors import ReadyRoomError
from readyroom.core.fold import latest
from readyroom.core.quotes import cut
from readyroom.server import messages as m
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import dossiers, gathering, moderation, play, seating, sketches, talk, voice_signals, voting
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table
from readyroom.store import Conflict, StoreError

Change = Callable[[Table, Who, Any], Awaitable[None]]
Look = Callable[[Table, Who, Any], Awaitable[bytes]]

CHANGES: dict[type[msgspec.Struct], Change] = {
    m.Act: play.act,
    m.Undo: play.undo,
    m.GiveOrders: play.give_orders,
    m.Rewind: play.rewind,
    m.Vote: voting.vote,
    m.Say: talk.say,
    m.Signal: talk.signal,
    m.Sit: seating.sit,
    m.Stand: seating.stand,
    m.Bring: dossiers.bring,
    m.Start: seating.start,
    m.SeatBot: seating.seat_bot,
    m.FreeSeat: seating.free_seat,
    m.Mute: moderation.mute,
    m.Kick: moderation.kick,
    m.Pause: seating.pause,
    m.EndMatch: seating.end_match,
    m.Meet: gathering.meet,
    m.Answer: gathering.answer,
    m.CallOff: gathering.call_off,
    m.Settings: seating.settings,
}
"""Commands that change the table: first in memory, then in the store, then at every viewer."""

LOOKS: dict[type[msgspec.Struct], Look] = {m.Preview: play.preview, m.Foresee: play.foresee, m.Sketch: sketches.sketch}
"""Commands that write nothing."""

TRIES = 12
"""How often a command that lost a race with another node is retried on the fresh table."""
LONGEST_WAIT = 0.25
"""The longest pause between two tries, in seconds."""


async def obey(table: Table, who: Who, command: Any) -> bytes:
    """Carries out a command and returns its answer. A repeated id is not carried out twice and gets the same answer."""
    refusals = table.house.metrics.refusals
    async with table.lock:
        for attempt in range(TRIES):
            try:
                if attempt > 1:
                    await _let_others(attempt)
                answer = await _answer(table, who, command)
            except Conflict:
                continue  # our memory is behind another node: read the table again and retry
            except StoreError:
                refusals["store"] += 1
                table.dirty = True
                answer = encode(m.Refused(command.id, "That could not be saved, so it was not done. Try again.", 1000))
            except Exception as fault:
                refusals["fault"] += 1
                table.dirty = True
                answer = await _failed(table, command, fault)
            return answer
        refusals["busy"] += 1
        return encode(m.Refused(command.id, "The table is very busy. Try again.", 1000))


async def _let_others(attempt: int) -> None:
    """Waits a random time, longer with each attempt, so that nodes racing for one table do not collide again."""
    await asyncio.sleep(random.uniform(0, min(LONGEST_WAIT, 0.005 * 2**attempt)))  # noqa: S311 - no secret


async def _answer(table: Table, who: Who, command: Any) -> bytes:
    """The answer to a command on the table as this node knows it. Raises Conflict if another node is ahead."""
    try:
        return await _obey(table, who, command)
    except (Refusal, ReadyRoomError) as refusal:
        await _must_be_latest(table)
        wait = refusal.wait if isinstance(refusal, Refusal) else 0
        answer = encode(m.Refused(command.id, cut(str(refusal)), wait))
        table.house.metrics.refusals["table" if isinstance(refusal, Refusal) else "rules"] += 1
        table.ledger.answers.keep(who.id, command.id, answer)
        return answer


async def _must_be_latest(table: Table) -> None:
    """Raises Conflict if another node is ahead, so that nobody is refused because of outdated facts."""
    if await table.fell_behind():
        raise Conflict("Another node has changed the table.")


async def _obey(table: Table, who: Who, command: Any) -> bytes:
    if table.dirty:
        await table.ready()
    known = table.ledger.answers.get(who.id, command.id)
    if known is not None:
        return known
    if _was_away(table, who, command):
        async with table.change():
            table.set_seat(command.seat, strikes=0)
    if _behind(table, command):
        if command.seen > table.seq:
            await _must_be_latest(table)
        table.house.metrics.stales += 1
        return stale(table, who, command)
    look = LOOKS.get(type(command))
    if look is not None:
        return await look(table, who, command)
    async with table.change(who, command.id) as change:
        await CHANGES[type(command)](table, who, command)
    return change.answer


def _was_away(table: Table, who: Who, command: Any) -> bool:
    """Whether a bot is standing in for the sender: a person who sends anything, even too late, is back."""
    seat: int | None = getattr(command, "seat", None)
    if seat is None or not table.playing or seat not in table.seats_of(who.id):
        return False
    return table.seats[seat].strikes > 0


def _behind(table: Table, command: Any) -> bool:
    """Whether the sender missed an entry that matters.

    In real time, and where several seats are asked at once, someone else's entry does not make an action stale: the
    rules decide whether it is still possible.
    """
    seen: int | None = getattr(command, "seen", None)
    if seen is None or table.match is None or seen == latest(table.match):
        return False
    if isinstance(command, (m.Act, m.Preview)) and 0 <= seen < table.match.seq and command.seat in table.match.to_act:
        if table.match.live:
            return False
        return seen < table.asked_since.get(command.seat, table.match.seq)
    return True


def stale(table: Table, who: Who, command: Any) -> bytes:
    """The answer to a command that came too late, with the entries its sender missed."""
    if table.scribe is None:
        raise Refusal("The match has not started yet.")
    seen = min(command.seen, table.seq)
    update = table.scribe.update_message(table.seats_of(who.id), seen, table.now())
    return encode(m.Stale(command.id, cast(m.Update, update)))


async def _failed(table: Table, command: Any, fault: Exception) -> bytes:
    """Records an unforeseen failure. Nothing was written, so the table is read again and stays playable."""
    attempt = msgspec.to_builtins(command)
    number = await table.house.incidents.keep(table.code, table.ledger.seq, attempt, fault)
    return encode(m.Refused(command.id, f"That failed on the server's side, and nothing changed (incident {number})."))


assert {*CHANGES, *LOOKS, *voice_signals.ANSWERS} == set(m.Command.__args__), "every command has its handler"
