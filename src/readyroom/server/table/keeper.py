"""Looks after a table between commands: clocks that run out, bots to move, hosts who have left."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from readyroom.bots.named import RANDOM
from readyroom.core.fold import stands
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.server.bots.worker import think
from readyroom.server.refusal import Refusal
from readyroom.server.table import gathering, lateness, seating, voting
from readyroom.server.table.clocks import PATIENCE
from readyroom.server.table.table import Table
from readyroom.store import Conflict, StoreError

log = logging.getLogger("readyroom.server")
RETRY = 1.0


def look_after(table: Table) -> None:
    """Sets the table's alarm and wakes its bots. Called after every change and after loading."""
    match = table.match
    table.care.set_alarm(None)
    if table.dirty:  # it must be read again first, however long the store is away
        _ring_in(table, RETRY)
        return
    if table.gathering and (wait := gathering.wait(table)) is not None:
        _ring_in(table, wait / 1000)
    if match is None or not table.playing or table.row.paused:
        return
    for seat in stands(match)[1]:
        if not table.played_by_bot(table.seats[seat]) or seat in table.care.thinking:
            continue
        if table.care.waiting.get(seat) != (table.life, match.seq):
            table.care.thinking[seat] = asyncio.create_task(_move(table, seat))
    due = table.due(match)
    if due is not None:
        _ring_in(table, max(0.0, (due - table.now()) / 1000))


def host_left(table: Table) -> None:
    """Starts the timer that passes the host's powers on, after the host's last connection has closed."""
    grace = table.house.settings.host_grace
    table.care.set_passing(asyncio.get_running_loop().call_later(grace, lambda: table.house.spawn(_pass_on(table))))


# -- clocks


def _ring_in(table: Table, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    table.care.set_alarm(loop.call_later(min(seconds, 3600.0), lambda: table.house.spawn(_ring(table))))


async def _ring(table: Table) -> None:
    async with table.lock:
        try:
            await table.ready()
            if table.gathering and gathering.wait(table) == 0:
                async with table.change():
                    gathering.go_on(table)
            match = table.match
            if match is None or not table.playing or table.row.paused:
                look_after(table)
                return
            if match.deadline is not None and match.deadline <= table.now():
                async with table.change():
                    await table.run_clock(match)
            if lateness.is_due(table, match):
                async with table.change():
                    lateness.see_to(table, match)
        except (Conflict, StoreError, Refusal) as lost:
            table.dirty = True
            log.info("Table %s is read again: %s", table.code, lost)
            _ring_in(table, RETRY)
            return
        look_after(table)


# -- bots


async def _move(table: Table, seat: int) -> None:
    """Makes one decision of one bot, at a pace people can follow; where bots race people, no faster than they are."""
    seconds = _beat(table, seat) or table.house.settings.bot_pace
    try:
        await _pause(table, seat, seconds * (0.8 + 0.4 * (time.perf_counter() % 1)))
        while not await _moved(table, seat):
            await asyncio.sleep(0)
    except (Conflict, StoreError, Refusal) as lost:
        table.dirty = True
        log.info("A bot's move at table %s was not written: %s", table.code, lost)
    finally:
        table.care.thinking.pop(seat, None)
        if not table.house.closing:
            look_after(table)


async def _pause(table: Table, seat: int, seconds: float) -> None:
    await asyncio.sleep(seconds)


def _level(table: Table, match: Match, seat: int) -> str:
    row = table.seats[seat]
    return row.level if row.kind == "bot" else table.house.stand_in(match.game)


def _beat(table: Table, seat: int) -> float:
    """Seconds per action where bots race people; 0.0 elsewhere, and where only bots play."""
    match = table.match
    if match is None or all(row.kind == "bot" for row in table.seats):
        return 0.0
    return match.game.beat(match.state, _level(table, match, seat))


async def _moved(table: Table, seat: int) -> bool:
    """True if the bot has moved or need not; False if the match went on while it was thinking."""
    match = table.match
    if match is None or not _wanted(table, match, seat):
        return True
    life, seq = table.life, match.seq
    row = table.seats[seat]
    level = _level(table, match, seat)
    fault: BaseException | None = None
    action = None
    try:
        action = await table.house.robots.choose(f"{table.code}.{table.life}", match, seat, level)
    except Exception as wrong:
        fault = wrong
    async with table.lock:
        await table.ready()
        if table.match is not match or table.life != life or not _wanted(table, match, seat):
            return table.match is not match
        if fault is None and action is None and match.live:
            table.care.waiting[seat] = (life, seq)
            return seq == match.seq
        legal = match.legal(seat)
        if fault is not None or (action not in legal and seq == match.seq):
            if seq != match.seq:
                return False
            reason = fault or ValueError(f"The bot chose what is not legal: {action}")
            await table.house.incidents.keep(table.code, seq, {"seat": seat, "level": level}, reason)
            action = think(match, seat, RANDOM, legal)
        if action is None or action not in legal:
            return False
        await _play(table, match, seat, action, row.kind != "bot")
    return True


async def _play(table: Table, match: Match, seat: int, action: Action, stands_in: bool) -> None:
    """Makes a bot's action. If the rules fail on it, tries the others: a table must never be stuck waiting for a
    bot."""
    others = [other for other in match.legal(seat) if other != action]
    for chosen in (action, *others):
        now = table.match
        if now is None or not _wanted(table, now, seat):
            return
        try:
            await _make(table, now, seat, chosen, stands_in)
            return
        except (Conflict, StoreError):
            raise
        except Exception as fault:  # the rules failed on it, or it could not be shown: it was not made
            attempt = {"seat": seat, "bot": msgspec.to_builtins(chosen)}
            await table.house.incidents.keep(table.code, table.ledger.seq, attempt, fault)
            table.dirty = True
            await table.ready()


async def _make(table: Table, match: Match, seat: int, action: Action, stands_in: bool) -> None:
    async with table.change() as change:
        await table.run_clock(match)
        if not _wanted(table, match, seat) or action not in match.legal(seat):
            return  # a deadline came first; the bot thinks again
        if stands_in and table.seats[seat].strikes < PATIENCE:
            table.set_seat(seat, strikes=table.seats[seat].strikes + 1)
        change.timed_out = stands_in
        await table.act(match, seat, action)
        table.house.metrics.bot_moves += 1


def _wanted(table: Table, match: Match, seat: int) -> bool:
    going = table.playing and not table.row.paused and not table.dirty and not table.house.closing
    return going and seat in match.to_act and table.played_by_bot(table.seats[seat])


# -- questions and hosts


async def settle(table: Table) -> None:
    """Settles a question to the table if nobody's vote is missing any more."""
    async with table.lock:
        try:
            await table.ready()
            if table.playing:
                async with table.change():
                    voting.settle(table)
        except (Conflict, StoreError, Refusal) as lost:
            table.dirty = True
            log.info("Table %s is read again: %s", table.code, lost)


async def _pass_on(table: Table) -> None:
    async with table.lock:
        try:
            await table.ready()
            if table.finished or gathering.waits_for_host(table) or not seating.heirs(table):
                return
            async with table.change():
                seating.pass_on(table, f"{table.name_of(table.row.host)} has left.")
        except (Conflict, StoreError, Refusal) as lost:
            table.dirty = True
            log.info("Table %s is read again: %s", table.code, lost)
