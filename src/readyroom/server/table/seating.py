"""Who sits where, and what the host may do."""

from __future__ import annotations

import secrets

from readyroom.core.codec import decode_options
from readyroom.core.english import count, possessive
from readyroom.core.match import Match
from readyroom.core.quotes import quoted
from readyroom.server import names
from readyroom.server.claims import must_be_free
from readyroom.server.messages import EndMatch, FreeSeat, Pause, SeatBot, Settings, Sit, Stand, Start
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import daily, dossiers, sequels, voting
from readyroom.server.table.handover import must_have_way_in, sat, way_in
from readyroom.server.table.options import chosen_options, plain_options
from readyroom.server.table.permissions import must_be_told_apart, must_stand_out
from readyroom.server.table.questions import TakeSeat, pending
from readyroom.server.table.rated import rated_at_start
from readyroom.server.table.scribe import Scribe, encode
from readyroom.server.table.table import Table
from readyroom.server.table.table_view import BOT_NAMES, seat_name
from readyroom.server.wall import wall
from readyroom.store.rows import MatchRow, SeatRow, UpdateRow

NOBODY = {
    "kind": "open", "person": None, "level": "", "strikes": 0, "orders": None, "dossier": None, "owner": None,
    "guest": "",
}  # fmt: skip
SPEAKERS_NOW = {"seated": "Only people with a seat can speak now.", "all": "Everyone can speak again."}


async def sit(table: Table, who: Who, c: Sit) -> None:
    """Takes a seat. Before the match anyone can; during it, people who return can, and others ask the table."""
    seat = seat_at(table, c.seat)
    must_stand_out(table, who)
    table.profiles[who.id] = await table.house.store.profile(who.id)
    guest = "" if c.name is None else names.name(c.name)
    if guest and not table.gathering:
        raise Refusal("Someone else on your device can take a seat only before the match.")
    if guest:
        must_be_told_apart(guest, map(table.called, table.seats))
        await must_be_free(table.house.store, guest, who.id)
    if must_have_way_in(table, table.audience.kept(table), who.id, seat) == "ask":
        voting.ask(table, TakeSeat(who.id, who.name, c.seat))
    else:
        sit_down(table, who.id, who.name, seat, guest)


def take_seat(table: Table, question: TakeSeat) -> None:
    """Gives a seat to the person everyone agreed to, unless it has changed hands in the meantime."""
    seat = table.seats[question.seat]
    if way_in(table, table.audience.kept(table), question.by, seat):
        sit_down(table, question.by, question.name, seat)


voting.AGREED[TakeSeat] = take_seat


def sit_down(table: Table, person: str, name: str, seat: SeatRow, guest: str = "") -> None:
    """Gives a seat to a person."""
    played = sat(seat)
    if seat.owner == person:
        guest = seat.guest
    vacate(table, seat.seat)
    table.names[person] = name
    if table.playing:
        _say_who_plays(table, name, seat, person in played)
        played = [*(one for one in played if one != person), person]
        question = pending(table)
        if isinstance(question, TakeSeat) and question.seat == seat.seat:
            voting.drop(table)
    table.set_seat(seat.seat, kind="person", person=person, guest=guest, sat=encode(played).decode())
    _clock_for(table, seat.seat)


def _say_who_plays(table: Table, name: str, seat: SeatRow, returns: bool) -> None:
    """Announces every seat that changes hands in a match: nobody sees a hand without the table knowing."""
    before = seat_name(seat, table.names)
    if returns:
        table.say("", None, f"{name} is back in seat {seat.seat + 1}.")
    elif before:
        table.say("", None, f"{name} takes over seat {seat.seat + 1} from {before}.")
    else:
        table.say("", None, f"{name} takes seat {seat.seat + 1}.")


async def stand(table: Table, who: Who, c: Stand) -> None:
    if c.seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    vacate(table, c.seat)
    if table.playing:
        table.say("", None, f"{who.name} leaves seat {c.seat + 1}.")
        voting.settle(table)


async def start(table: Table, who: Who, c: Start) -> None:
    must_host(table, who)
    if not table.gathering:
        raise Refusal("The match has already started.")
    free = [seat.seat + 1 for seat in table.seats if seat.kind == "open"]
    if free and table.code not in table.house.laid:  # when continuing a position, friends may join later
        places = ", ".join(str(seat) for seat in free)
        said = f"Seat {places} is" if len(free) == 1 else f"Seats {places} are"
        raise Refusal(f"{said} still free. Wait for someone, add a bot, or play with fewer seats.")
    rated = rated_at_start(table, whole=table.code not in table.house.laid)
    match, brought = await _begun(table)
    scribe = Scribe(match)
    scribe.catch_up(None)
    table.match_row = MatchRow(
        table.code, match.game.slug, match.version, encode(plain_options(match.options)).decode(), match.seats,
        match.seed or "", match.commitment, wall(), rated,
    )  # fmt: skip
    table.match, table.scribe, table.brought = match, scribe, brought
    table.put(status="playing", epoch=table.clock.now() - match.now, turn=match.now, paused=0)
    for seat in table.seats:
        table.set_seat(seat.seat, sat=encode([seat.person] if seat.person else []).decode())
        _clock_for(table, seat.seat)


async def _begun(table: Table) -> tuple[Match, list[UpdateRow]]:
    """The match at its beginning, or at a moment of another match, and the dossiers people brought."""
    game = table.game
    laid = table.house.laid.pop(table.code, None)
    if laid is not None:
        return Match.from_position(game, laid, secrets.token_hex(32)), []
    if table.row.daily is not None:
        return daily.mission_at(table.row).match(), []
    options, brought = await dossiers.enlist(table, decode_options(game.Options, table.options))
    options = await sequels.carry(table, options)
    return Match.start(game, options, len(table.seats), _seed(table)), brought


def _seed(table: Table) -> str:
    """The match's seed: a guided match that still has just one person gets the luck its guide describes."""
    guided = table.code in table.house.guided and sum(seat.kind == "person" for seat in table.seats) == 1
    table.house.guided.discard(table.code)
    return (guided and table.game.lesson) or secrets.token_hex(32)


async def seat_bot(table: Table, who: Who, c: SeatBot) -> None:
    must_host(table, who)
    seat = seat_at(table, c.seat)
    if table.finished:
        raise Refusal("The match is over.")
    levels = table.house.levels(table.game)
    if c.level not in levels:
        raise Refusal(f"This game has no bot called {quoted(c.level)}. Its bots are: {', '.join(levels)}.")
    if seat.kind == "person":
        if table.audience.here(seat.person):
            raise Refusal(f"{table.called(seat)} is here. A bot can only take the seat of someone who has left.")
        table.say("", None, f"{BOT_NAMES[c.seat]} plays for {table.called(seat)}.")
    elif seat.kind == "open" and table.playing:
        table.say("", None, f"{BOT_NAMES[c.seat]} takes seat {c.seat + 1}.")
    owner = seat.person or seat.owner if table.playing else None
    guest = seat.guest if owner else ""
    table.set_seat(c.seat, **{**NOBODY, "kind": "bot", "level": c.level, "owner": owner, "guest": guest})
    if table.match is not None:
        table.match.orders.pop(c.seat, None)
        _rerun_clocks(table)
        voting.settle(table)


async def free_seat(table: Table, who: Who, c: FreeSeat) -> None:
    must_host(table, who)
    seat = seat_at(table, c.seat)
    if table.finished:
        raise Refusal("The match is over.")
    if seat.kind == "open":
        raise Refusal("That seat is already free.")
    whose = seat.person or seat.owner
    if whose is not None and whose != who.id:
        _must_be_gone(table, whose)
    vacate(table, c.seat)
    if table.playing:
        table.say("", None, f"{who.name} frees {possessive(seat_name(seat, table.names))} seat.")
        voting.settle(table)


async def pause(table: Table, who: Who, c: Pause) -> None:
    must_host(table, who)
    set_paused(table, c.paused, who.name)


def set_paused(table: Table, paused: bool, by: str) -> None:
    """Stops match time, or lets it run again."""
    table.live_match()
    if paused == bool(table.row.paused):
        raise Refusal("The match is already paused." if paused else "The match is not paused.")
    now = table.now()
    if paused:
        table.charge(set())
        table.put(paused=1, epoch=now, turn=now)
    else:
        table.put(paused=0, epoch=table.clock.now() - now, turn=now)
    table.say("", None, f"{by} {'pauses' if paused else 'resumes'} the match.")


async def end_match(table: Table, who: Who, c: EndMatch) -> None:
    must_host(table, who)
    if table.gathering:
        raise Refusal("The match has not started yet.")
    close(table, who.name)


def close(table: Table, by: str) -> None:
    """Ends the match without a result, or closes the table before there was one."""
    if table.finished:
        raise Refusal("The match is over.")
    table.put(status="ended", asked=None, paused=0)
    table.say("", None, f"{by} {'closes the table' if table.match_row is None else 'ends the match'}.")


async def settings(table: Table, who: Who, c: Settings) -> None:
    must_host(table, who)
    if not table.gathering and (c.clock, c.options, c.seats, c.late) != (None, None, None, None):
        raise Refusal("Options, seats and the clock cannot change once the match has started.")
    daily.must_stay(table.row, c)
    game = table.game
    seats = len(table.seats) if c.seats is None else c.seats
    if seats not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    options = chosen_options(game, table.options if c.options is None else c.options)
    game.check_options(options, seats)
    for seat in table.seats[seats:]:
        if seat.kind == "person":
            raise Refusal(f"{table.called(seat)} is in seat {seat.seat + 1}. Free it first.")
    title = None if c.title is None else names.title(c.title)
    if title == "":
        raise Refusal("A title needs at least one letter.")
    if table.gathering:
        table.options = plain_options(options)
        table.put(options=encode(table.options).decode(), clock=c.clock or table.row.clock)
        table.put_seats(table.seats[:seats] + [SeatRow(table.code, i) for i in range(len(table.seats), seats)])
    if c.speakers not in (None, table.row.speakers):
        table.say("", None, SPEAKERS_NOW[c.speakers or "all"])
    table.put(
        **{name: int(value) for name, value in (("open", c.open), ("newcomers", c.newcomers)) if value is not None}
    )
    table.put(title=title or table.row.title, speakers=c.speakers or table.row.speakers)
    table.put(late=c.late or table.row.late)


def heirs(table: Table) -> list[str]:
    """Who can take over as host: people seated and present, if the host is away."""
    if table.audience.here(table.row.host):
        return []
    return [
        seat.person
        for seat in table.seats
        if seat.kind == "person" and seat.person is not None and table.audience.here(seat.person)
    ]


def pass_on(table: Table, why: str) -> None:
    """Makes the first of the heirs the host."""
    heir = heirs(table)[0]
    table.put(host=heir)
    table.say("", None, f"{why} {table.name_of(heir)} is now the host.")


def seat_at(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Refusal(f"There is no seat {seat + 1}. The table has {len(table.seats)}.")
    return table.seats[seat]


def must_host(table: Table, who: Who) -> None:
    if who.id != table.row.host:
        raise Refusal(f"Only the host ({table.name_of(table.row.host)}) can do that.")


def _must_be_gone(table: Table, person: str) -> None:
    """Refuses to free the seat of someone who is here. During a match, a seat is also held for a while."""
    name = table.name_of(person)
    if table.audience.here(person):
        raise Refusal(f"{name} is here. Only the seat of someone who has left can be freed.")
    if table.playing and not table.audience.long_gone(person):
        grace = count(round(table.house.settings.seat_grace), "second")
        raise Refusal(f"{name} has only just left. The seat is held for {grace}. A bot can play in the meantime.")


def vacate(table: Table, seat: int) -> None:
    """Empties a seat."""
    table.set_seat(seat, **NOBODY)
    if table.match is not None:
        table.match.orders.pop(seat, None)
        _clock_for(table, seat)


def _clock_for(table: Table, seat: int) -> None:
    """Gives a seat its time when it is first played. Someone who takes it over has time for at least one decision."""
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
