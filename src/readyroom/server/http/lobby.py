"""Opens and finds tables."""

from __future__ import annotations

import secrets
from typing import cast

import msgspec

from readyroom.core import registry
from readyroom.core.errors import BadOptions
from readyroom.core.game import Game
from readyroom.core.quotes import quoted
from readyroom.core.struct import Catalog
from readyroom.days import Mission
from readyroom.server import names
from readyroom.server.claims import must_be_free
from readyroom.server.house import House
from readyroom.server.http.bodies import GameCount, NewBranch, NewTable, TableInfo
from readyroom.server.http.replays import Moment
from readyroom.server.lobby_counts import RUNNING_MS, SOON_MS
from readyroom.server.messages import Clock, Pause, Refused, Start, Status
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.sign_in_codes import LETTERS
from readyroom.server.table import gathering, sequels
from readyroom.server.table.commands import obey
from readyroom.server.table.daily import mark
from readyroom.server.table.meeting import GIVEN_UP_MS, REMIND_MS, meeting_info, written
from readyroom.server.table.options import chosen_options, plain_options
from readyroom.server.table.permissions import must_be_told_apart
from readyroom.server.table.table import Table
from readyroom.server.table.table_view import outcome_of, result_words, seat_info, seat_name
from readyroom.server.wall import wall
from readyroom.store.erasure import BERTHS, default_title
from readyroom.store.rows import Cursor, Listed, Meeting, SeatRow, TableRow, Wish

CODE_LENGTH = 12
"""31^12 codes, about 59 bits: nobody finds a private table by guessing."""
MOST_LISTED = 100


async def open_table(house: House, who: Who, new: NewTable) -> TableInfo:
    """Opens a table; its opener is the host and sits in seat 0."""
    game = registry.game(new.game)
    options = chosen_options(game, new.options)
    if new.seats not in game.seats:
        raise BadOptions(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {new.seats}.")
    game.check_options(options, new.seats)
    if new.follows:
        await sequels.must_follow(house, who, game, new.follows)
    if new.guided and (new.open or len(new.bots) != new.seats - 1):
        raise BadOptions("A guided match is private, for one person and bots.")
    if new.meets is not None:
        await _must_announce(house, who, new)
    taken = 1 + len(new.here) + len(new.bots)
    if new.start and taken != new.seats:
        raise BadOptions("A match that waits for other people cannot start at once.")
    if taken > new.seats:
        raise BadOptions(f"{new.seats} seats are too few for {taken} players, including you.")
    guests = _guests(who, new.here)
    for guest in guests:
        await must_be_free(house.store, guest, who.id)
    for level in new.bots:
        _must_play(house, game, level)
    title = names.title(new.title) or _title(who)
    row = new_row(who, game.slug, title, msgspec.json.encode(plain_options(options)).decode(), new)
    code = row.code
    seats = [SeatRow(code, 0, "person", who.id)] + [SeatRow(code, seat) for seat in range(1, new.seats)]
    for seat, guest in enumerate(guests, start=1):
        seats[seat] = SeatRow(code, seat, "person", who.id, guest=guest)
    for i, level in enumerate(new.bots):
        seats[-1 - i] = SeatRow(code, new.seats - 1 - i, "bot", None, level)
    await house.store.add_table(row, seats, new.season)
    if new.guided:
        house.guided.add(code)
    if new.start:
        return await _started(house, who, code)
    return table_info(Listed(row, tuple(seats), {who.id: who.name}, None), who.id, None)


async def open_branch(house: House, who: Who, moment: Moment, new: NewBranch) -> TableInfo:
    """A table whose match begins at a moment of another one. Its opener continues with bots, or with friends: then the
    other seats are free, and a clock stands still until the host starts it."""
    must_branch(house, moment.game, moment.seats, new)
    title = names.title(f"{moment.title}, played on")
    row = new_row(who, moment.game, title, moment.options, NewTable(moment.game, moment.seats, open=False))
    other = SeatRow(row.code, 0) if new.friends else SeatRow(row.code, 0, "bot", None, new.level)
    seats = [msgspec.structs.replace(other, seat=seat) for seat in range(moment.seats)]
    seats[new.seat] = SeatRow(row.code, new.seat, "person", who.id)
    await house.store.add_table(row, seats)
    house.laid[row.code] = moment.position
    try:
        info = await _started(house, who, row.code)
    finally:
        house.laid.pop(row.code, None)
    table = house.tables.get(row.code)
    if new.friends and table is not None and table.match is not None and table.match.deadline is not None:
        await obey(table, who, Pause("pause", paused=True))
    return info


def must_branch(house: House, slug: str, seats: int, new: NewBranch) -> None:
    """Raises BadOptions for a seat or a bot that does not exist."""
    if new.seat >= seats:
        raise BadOptions(f"There is no seat {new.seat}. The seats are 0 to {seats - 1}.")
    _must_play(house, registry.game(slug), new.level)


async def open_daily(house: House, who: Who, mission: Mission, friends: bool, practice: bool) -> TableInfo:
    """A private table for a mission of the day, with free seats for friends, or with bots, who start at once."""
    options = msgspec.json.encode(mission.options).decode()
    row = new_row(who, mission.game, mission.name, options, NewTable(mission.game, mission.seats, open=False))
    row = msgspec.structs.replace(row, daily=mark(mission, practice))
    seats = [SeatRow(row.code, 0, "person", who.id)]
    for seat, level in enumerate(mission.bots, start=1):
        seats.append(SeatRow(row.code, seat) if friends else SeatRow(row.code, seat, "bot", None, level))
    await house.store.add_table(row, seats)
    if not friends or mission.seats == 1:
        return await _started(house, who, row.code)
    return table_info(Listed(row, tuple(seats), {who.id: who.name}, None), who.id, None)


def _must_play(house: House, game: Game, level: str) -> None:
    levels = house.levels(game)
    if level not in levels:
        raise BadOptions(f"This game has no bot called {quoted(level)}. Its bots are: {', '.join(levels)}.")


def new_row(who: Who, game: str, title: str, options: str, new: NewTable) -> TableRow:
    """A new table with a new code."""
    now = wall()
    meeting = None if new.meets is None else written(Meeting(note=gathering.words(new.note)))
    return TableRow(
        code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)), version=1, title=title, game=game,
        options=options, status="gathering", open=int(new.open), clock=new.clock, host=who.id, paused=0, asked=None,
        epoch=0, turn=0, wake=None if new.meets is None else new.meets - REMIND_MS, created=now, changed=now,
        follows=new.follows or None, newcomers=int(new.newcomers), meets=new.meets, meeting=meeting,
        late=new.late,
    )  # fmt: skip


async def _must_announce(house: House, who: Who, new: NewTable) -> None:
    if new.start:
        raise BadOptions("A match that starts at once is not announced for later.")
    gathering.must_lie_ahead(new.meets or 0)
    if await house.store.count_meetings(who.id) >= gathering.MOST_ANNOUNCED:
        raise Refusal(gathering.too_many())


def _guests(who: Who, given: tuple[str, ...]) -> list[str]:
    """The names of the people sharing the host's device, each distinct."""
    found: list[str] = []
    for name in map(names.name, given):
        must_be_told_apart(name, [who.name, *found])
        found.append(name)
    return found


def _title(who: Who) -> str:
    return default_title(who.name, secrets.randbelow(len(BERTHS)))


async def _started(house: House, who: Who, code: str) -> TableInfo:
    """Starts the new table's match."""
    table = await house.table(code)
    if table is None:
        raise Refusal("This table is gone.", status=404)
    answer = await obey(table, who, Start("start"))
    if not table.playing:
        raise Refusal(msgspec.json.decode(answer, type=Refused).reason, status=409)
    return table_info(as_listed(table), who.id, table)


async def must_stand_out(house: House, who: Who, name: str) -> None:
    """Raises a Refusal for a name that looks like another person's at one of their tables."""
    for listed in await house.store.tables_of(who.id, MOST_LISTED):
        seated = {seat.person for seat in listed.seats if seat.kind == "person"}
        if listed.table.status not in ("gathering", "playing") or who.id not in seated:
            continue
        others = [seat for seat in listed.seats if seat.person != who.id or seat.guest]
        for taken in [seat_name(seat, listed.names) for seat in others if seat.kind == "person"]:
            if names.alike(name, taken):
                raise Refusal(f"Someone at {listed.table.title} is called {taken}. Choose another name.", status=409)


async def open_tables(house: House, who: Who | None, wish: Wish, most: int, after: Cursor) -> list[TableInfo]:
    """Tables that anyone may join, newest first."""
    return infos(house, await house.store.open_tables(wish, most, after, wall() + SOON_MS), who)


async def meetings(house: House, who: Who | None, wish: Wish, most: int, after: tuple[int, str]) -> list[TableInfo]:
    """Announced tables with a free seat, soonest first, including those whose time has come."""
    at, code = after
    rows = await house.store.meetings(wish, most, max(at, wall() - GIVEN_UP_MS), code)
    return [info for info in infos(house, rows, who) if info.status == "gathering"]


async def running_tables(house: House, who: Who | None, wish: Wish, most: int, after: Cursor) -> list[TableInfo]:
    """Running matches that anyone may watch, latest move first. Private ones need the link."""
    rows = await house.store.running_tables(wish, most, after, wall() - RUNNING_MS)
    return [info for info in infos(house, rows, who) if info.status == "playing"]


async def counts(house: House, wish: Wish) -> list[GameCount]:
    """How many tables of each game there are to join and to watch."""
    to_join, to_watch = await house.tallies.of(wish)
    return [
        GameCount(slug, to_join.get(slug, 0), to_watch.get(slug, 0))
        for slug in registry.slugs()
        if slug in to_join or slug in to_watch
    ]


async def tables_of(house: House, who: Who) -> list[TableInfo]:
    """Tables where a person sits or hosts; running ones are loaded, to know whose turn it is."""
    listed = await house.store.tables_of(who.id, MOST_LISTED)
    for one in listed:
        if one.table.status == "playing":
            await house.table(one.table.code)
    return infos(house, listed, who)


async def finished(house: House, game: str | None, most: int, before: int | None, who: Who | None) -> list[TableInfo]:
    """Finished matches, latest first; private ones only for their players."""
    rows = await house.store.finished(most, before if before is not None else wall() + 1, game, who.id if who else "")
    return infos(house, rows, who)


async def table_by_code(house: House, code: str, who: Who | None, address: str) -> TableInfo | None:
    table = await house.find(code, address)
    return None if table is None else table_info(as_listed(table), who.id if who else None, table)


def as_listed(table: Table) -> Listed:
    return Listed(table.row, tuple(table.seats), table.names, table.result, table.profiles)


def infos(house: House, rows: list[Listed], who: Who | None) -> list[TableInfo]:
    """Tables in a list, as a person sees them; loaded tables show their current state."""
    told: list[TableInfo] = []
    for row in rows:
        table = house.tables.get(row.table.code)
        told.append(table_info(as_listed(table) if table else row, who.id if who else None, table))
    return told


def table_info(listed: Listed, person: str | None, table: Table | None) -> TableInfo:
    """The table in a list. Facts only a loaded table knows, such as whose turn it is, are left out otherwise."""
    row, match = listed.table, table.match if table is not None else None
    here = table.audience.present() if table is not None else {}
    seats = tuple(
        seat_info(seat, listed.names, here, person, None if table is None else table.left(seat), None, listed.profiles)
        for seat in listed.seats
    )
    to_act = match.to_act if match is not None and row.status == "playing" else ()
    outcome = outcome_of(listed.result)
    return TableInfo(
        code=row.code,
        title=row.title,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=cast(Status, row.status),
        host=listed.names.get(row.host, ""),
        seats=seats,
        free=sum(1 for s in seats if s.kind == "open"),
        to_act=to_act,
        your_turn=any(seats[seat].yours for seat in to_act),
        watching=0 if table is None else table.audience.watching(table),
        moment=match.game.moment(match.state) if match is not None else None,
        created=row.created,
        changed=row.changed,
        result=result_words(listed.result, [seat_name(s, listed.names) for s in listed.seats]),
        scores=outcome.scores if outcome is not None else (),
        clock=cast(Clock, row.clock),
        newcomers=bool(row.newcomers),
        meeting=meeting_info(row, list(listed.seats), person),
    )


def catalog(slug: str) -> Catalog:
    return registry.game(slug).catalog()
