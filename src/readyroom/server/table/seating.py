"""Who sits where, and what the host may do."""

from __future__ import annotations

import secrets

import msgspec

from readyroom.core.codec import decode_options
from readyroom.core.match import Match
from readyroom.server.messages import EndMatch, FreeSeat, Pause, SeatBot, Settings, Sit, Stand, Start
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import dossiers, sequels
from readyroom.server.table.options import chosen_options, plain_options
from readyroom.server.table.scribe import Scribe, encode
from readyroom.server.table.showing import BOT_NAMES
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.store.rows import MatchRow, SeatRow

NOBODY = {"kind": "open", "person": None, "level": "", "strikes": 0, "orders": None, "dossier": None}


async def sit(table: Table, who: Who, c: Sit) -> None:
    seat = seat_at(table, c.seat)
    if table.finished:
        raise Refusal("The match is over.")
    sat: list[str] = msgspec.json.decode(seat.sat)
    returns = seat.kind == "bot" and who.id in sat and table.playing
    if seat.kind != "open" and not returns:
        raise Refusal("That seat is taken.")
    if table.playing:
        # Whoever has seen one hand in this match cannot go on to look at another's.
        if any(who.id in msgspec.json.decode(other.sat) for other in table.seats if other is not seat):
            raise Refusal("You have played another seat in this match, so you cannot take this one.")
        sat = sorted({*sat, who.id})
    table.names[who.id] = who.name
    table.set_seat(c.seat, **{**NOBODY, "kind": "person", "person": who.id, "sat": encode(sat).decode()})
    _clock_for(table, c.seat)
    table.show_afresh(who)


async def stand(table: Table, who: Who, c: Stand) -> None:
    if c.seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    _vacate(table, c.seat)
    table.show_afresh(who)


async def start(table: Table, who: Who, c: Start) -> None:
    must_host(table, who)
    if not table.gathering:
        raise Refusal("The match has started already.")
    free = [seat.seat + 1 for seat in table.seats if seat.kind == "open"]
    if free:
        places = ", ".join(str(seat) for seat in free)
        raise Refusal(f"Seat {places} is still free. Wait for somebody, seat a bot, or play with fewer seats.")
    game = table.game
    options, brought = await dossiers.enlist(table, decode_options(game.Options, table.options))
    options = await sequels.carry(table, options)
    match = Match.start(game, options, len(table.seats), secrets.token_hex(32))
    scribe = Scribe(match)
    scribe.catch_up(None)
    now = wall()
    table.match_row = MatchRow(
        table.code, game.slug, match.version, encode(plain_options(options)).decode(), match.seats,
        match.seed or "", match.commitment, now,
    )  # fmt: skip
    table.match, table.scribe, table.brought = match, scribe, brought
    table.put(status="playing", epoch=now, turn=0, paused=0)
    for seat in table.seats:
        table.set_seat(seat.seat, sat=encode([seat.person] if seat.person else []).decode())
        _clock_for(table, seat.seat)


async def seat_bot(table: Table, who: Who, c: SeatBot) -> None:
    must_host(table, who)
    seat = seat_at(table, c.seat)
    if table.finished:
        raise Refusal("The match is over.")
    levels = table.house.levels(table.game)
    if c.level not in levels:
        raise Refusal(f"There is no bot called {c.level!r} for this game. There are: {', '.join(levels)}.")
    if seat.kind == "person":
        if table.audience.here(seat.person):
            raise Refusal(f"{table.name_of(seat.person)} is here; only an absent person's seat can be given to a bot.")
        table.say("", None, f"{BOT_NAMES[c.seat]} plays on for {table.name_of(seat.person)}.")
    table.set_seat(c.seat, **{**NOBODY, "kind": "bot", "level": c.level})
    if table.match is not None:
        table.match.orders.pop(c.seat, None)
        _rerun_clocks(table)


async def free_seat(table: Table, who: Who, c: FreeSeat) -> None:
    must_host(table, who)
    seat = seat_at(table, c.seat)
    if table.finished:
        raise Refusal("The match is over.")
    if seat.kind == "open":
        raise Refusal("That seat is free already.")
    if seat.kind == "person" and seat.person != who.id and table.audience.here(seat.person):
        raise Refusal(f"{table.name_of(seat.person)} is here; only the seat of somebody who has gone can be freed.")
    if table.playing and seat.kind == "person":
        table.say("", None, f"{who.name} freed the seat of {table.name_of(seat.person)}.")
    _vacate(table, c.seat)


async def pause(table: Table, who: Who, c: Pause) -> None:
    must_host(table, who)
    table.live_match()
    if c.paused == bool(table.row.paused):
        raise Refusal("The match is paused already." if c.paused else "The match is not paused.")
    now = table.now()
    if c.paused:
        table.charge(set())
        table.put(paused=1, epoch=now, turn=now)
    else:
        table.put(paused=0, epoch=wall() - now, turn=now)
    table.say("", None, f"{who.name} {'paused the match' if c.paused else 'let the match go on'}.")


async def end_match(table: Table, who: Who, c: EndMatch) -> None:
    must_host(table, who)
    if table.finished:
        raise Refusal("The match is over.")
    if table.row.status != "playing":
        raise Refusal("The match has not started yet.")
    table.put(status="ended", rewind=None, paused=0)
    table.say("", None, f"{who.name} ended the match.")


async def settings(table: Table, who: Who, c: Settings) -> None:
    must_host(table, who)
    if not table.gathering and (c.clock, c.options, c.seats) != (None, None, None):
        raise Refusal("Options, seats and clock are fixed once the match has started.")
    game = table.game
    seats = len(table.seats) if c.seats is None else c.seats
    if seats not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    options = chosen_options(game, table.options if c.options is None else c.options)
    game.check_options(options, seats)
    for seat in table.seats[seats:]:
        if seat.kind == "person":
            raise Refusal(f"{table.name_of(seat.person)} sits on seat {seat.seat + 1}; free it first.")
    if table.gathering:
        table.options = plain_options(options)
        table.put(options=encode(table.options).decode(), clock=c.clock or table.row.clock)
        table.put_seats(table.seats[:seats] + [SeatRow(table.code, i) for i in range(len(table.seats), seats)])
    changes = {"title": c.title, "open": None if c.open is None else int(c.open)}
    table.put(**{name: value for name, value in changes.items() if value is not None})


def seat_at(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Refusal(f"There is no seat {seat + 1}; the table has {len(table.seats)}.")
    return table.seats[seat]


def must_host(table: Table, who: Who) -> None:
    if who.id != table.row.host:
        raise Refusal(f"Only the host ({table.name_of(table.row.host)}) can do that.")


def _vacate(table: Table, seat: int) -> None:
    table.set_seat(seat, **NOBODY)
    if table.match is not None:
        table.match.orders.pop(seat, None)
        _clock_for(table, seat)


def _clock_for(table: Table, seat: int) -> None:
    """A seat gets its bank when it is first played; whoever takes it over has at least one decision's time."""
    allowance = table.allowance
    if allowance is None or table.match is None:
        return
    remaining = table.seats[seat].remaining
    table.set_seat(seat, remaining=allowance.bank if remaining is None else max(remaining, allowance.increment))
    _rerun_clocks(table)


def _rerun_clocks(table: Table) -> None:
    if table.match is not None and table.playing:
        table.charge(set())
        table.rerun()
