"""Seasons: open, join, rule, draw, finish; and their page, computed from the matches played."""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import blake2b
from itertools import combinations, groupby
from typing import Final, Literal, cast

import msgspec

from readyroom.core import registry
from readyroom.core.english import count
from readyroom.core.struct import Outcome
from readyroom.server import names
from readyroom.server.house import House
from readyroom.server.http import lobby
from readyroom.server.http.bodies import NewTable, TableInfo
from readyroom.server.http.season_bodies import (
    NewDraw,
    NewRuling,
    NewSeason,
    RulingKind,
    SeasonCell,
    SeasonInfo,
    SeasonLine,
    SeasonRuling,
    SeasonSheet,
    SeasonStatus,
    TableSeason,
)
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.seasons import pairing
from readyroom.server.seasons.points import Played, Ruling, Scheme, Seated, Standing, standings
from readyroom.server.sign_in_codes import LETTERS
from readyroom.server.table.options import plain_options
from readyroom.server.wall import wall
from readyroom.store import Conflict
from readyroom.store.rows import Listed, SeatRow
from readyroom.store.seasons import MemberRow, ResultSeat, RulingRow, SeasonRow

decode, encode = msgspec.json.decode, msgspec.json.encode
DAY_MS: Final = 86_400_000
LONGEST_MS: Final = 366 * DAY_MS
LONGEST_NOTE: Final = 300
LONGEST_REASON: Final = 200
MOST_ORGANIZED: Final = 5
"""Open seasons one person may organize."""
MOST_MEMBERS: Final = 200
MOST_RULINGS: Final = 300
MOST_SEATS: Final = 8000
"""Most seats of finished matches that are counted."""
MOST_LISTED: Final = 50
MOST_SHOWN: Final = 60


# -- opening and joining


async def open_season(house: House, who: Who, new: NewSeason) -> SeasonInfo:
    """Opens a season; its opener is organizer and first member."""
    for slug in new.games:
        registry.game(slug)
    name = names.title(new.name)
    if not name:
        raise Refusal("A season needs a name.")
    if new.ends <= new.starts:
        raise Refusal("The season ends before it begins. Choose a later end.")
    if new.ends - new.starts > LONGEST_MS or new.ends > wall() + 2 * LONGEST_MS or new.ends < wall():
        raise Refusal("A season can last at most a year and must end in the future. Choose other dates.")
    if (await house.store.rows("count_seasons", who=who.id))[0][0] >= MOST_ORGANIZED:
        raise Refusal(f"You organize {MOST_ORGANIZED} seasons already. Finish one first.")
    now = wall()
    scheme = Scheme(new.scheme, new.places, new.best)
    row = SeasonRow(
        code="".join(secrets.choice(LETTERS) for _ in range(lobby.CODE_LENGTH)), version=1, name=name,
        note=names.line(new.note)[:LONGEST_NOTE].rstrip(), organizer=who.id,
        games=encode(sorted(set(new.games))).decode(), starts=new.starts, ends=new.ends,
        scheme=encode(scheme).decode(), listed=int(new.listed), status="open", created=now, changed=now,
    )  # fmt: skip
    store = house.store
    steps = [
        store.step("add_season", **msgspec.structs.asdict(row)),
        store.step("add_member", season=row.code, person=who.id, joined=now),
    ]
    await store.write(steps, "")
    return await _info(house, row, who, who.name)


async def join(house: House, who: Who, season: SeasonRow) -> None:
    _must_be_open(season)
    members = await _members(house, season)
    if who.id in members:
        return
    if any(row.kind == "remove" and row.person == who.id for row in await _rulings(house, season)):
        raise Refusal("The organizer has removed you from this season.", status=403)
    if len(members) >= MOST_MEMBERS:
        raise Refusal(f"This season has {MOST_MEMBERS} members, and takes no more.")
    for other in members.values():
        if names.alike(who.name, other):
            raise Refusal(f"Someone in this season is called {other}. Choose another name.", status=409)
    try:
        row = MemberRow(season.code, who.id, wall())
        await house.store.write([house.store.step("add_member", **msgspec.structs.asdict(row))], "")
    except Conflict:
        return  # joined on another device just now


async def leave(house: House, who: Who, season: SeasonRow) -> None:
    if who.id == season.organizer:
        raise Refusal("You organize this season. Finish it instead.")
    _must_be_open(season)
    await house.store.write([house.store.step("drop_member", season=season.code, who=who.id)], "")


async def finish(house: House, who: Who, season: SeasonRow) -> None:
    _must_organize(season, who)
    _must_be_open(season)
    await put_status(house, season, "finished")


async def put_status(house: House, season: SeasonRow, status: str) -> None:
    changes = {"version": season.version + 1, "organizer": season.organizer, "status": status, "changed": wall()}
    step = house.store.step(
        "save_season", guarded=True, was_code=season.code, was_version=season.version, name=season.name,
        note=season.note, **changes,
    )  # fmt: skip
    try:
        await house.store.write([step], "")
    except Conflict:
        raise Refusal("The season has just changed. Look again.", status=409) from None


# -- the organizer's tools


async def rule(house: House, who: Who, season: SeasonRow, new: NewRuling) -> None:
    _must_organize(season, who)
    _must_be_open(season)
    rulings = await _rulings(house, season)
    if len(rulings) >= MOST_RULINGS:
        raise Refusal("There are too many rulings in this season.")
    person = ""
    if new.member:
        found = [one for one in await _members(house, season) if key_of(season, one) == new.member]
        if not found:
            raise Refusal("No member of this season has that name.", status=404)
        person = found[0]
    if new.kind == "strike" and new.match not in {played.code for played in await _played(house, season)}:
        raise Refusal("That match does not count in this season.", status=404)
    if new.kind == "points" and (not person or not new.points):
        raise Refusal("Say who gets points, and how many.")
    if new.kind == "remove" and not person:
        raise Refusal("Say who is removed.")
    if new.kind == "remove" and person == season.organizer:
        raise Refusal("You organize this season. Finish it instead.")
    reason = names.line(new.reason)[:LONGEST_REASON].rstrip()
    if not reason:
        raise Refusal("Say why. Everyone can read it.")
    match, points = new.match if new.kind == "strike" else "", new.points if new.kind == "points" else 0
    row = RulingRow(season.code, len(rulings), wall(), new.kind, match, person, points, reason)
    steps = [house.store.step("add_ruling", **msgspec.structs.asdict(row))]
    if new.kind == "remove":
        steps.append(house.store.step("drop_member", season=season.code, who=person))
    try:
        await house.store.write(steps, "")
    except Conflict:
        raise Refusal("Another ruling came first. Try again.", status=409) from None


async def draw(house: House, who: Who, season: SeasonRow, new: NewDraw) -> None:
    """Opens a table for each group of a new round, with the members' names on the seats."""
    _must_organize(season, who)
    _must_run(season)
    game = registry.game(new.game)
    if new.game not in decode(season.games):
        raise Refusal(f"{game.title} is not played in this season.")
    members = await _members(house, season)
    lines = await _lines(house, season, list(members))
    groups = pairing.draw([line.person for line in lines], await _met(house, season), new.seats)
    if any(len(group) not in game.seats or len(group) < 2 for group in groups) or not groups:
        some = count(len(members), "member")
        raise Refusal(f"{some} cannot be divided into tables of {new.seats}. Choose another size.")
    number = 1 + (await house.store.rows("season_rounds", season=season.code))[0][0]
    options = encode(plain_options(game.Options())).decode()
    store, steps = house.store, []
    for at, group in enumerate(groups, start=1):
        title = names.title(f"{season.name}, round {number}, table {at}")
        body = NewTable(new.game, len(group), open=bool(season.listed))
        row = lobby.new_row(Who(group[0], members[group[0]]), new.game, title, options, body)
        steps.append(store.step("add_table", **msgspec.structs.asdict(row)))
        for seat, person in enumerate(group):
            seated = SeatRow(row.code, seat, "person", person)
            steps.append(store.step("save_seat", **msgspec.structs.asdict(seated)))
        steps.append(store.step("add_season_table", code=row.code, season=season.code, round=number))
    await store.write(steps, "")


async def must_play_for(house: House, who: Who, code: str, game: str) -> SeasonRow:
    """The season a member opens a table for."""
    season = await found(house, code)
    if season is None or who.id not in await _members(house, season):
        raise Refusal("You are not a member of that season. Join it first.", status=404)
    _must_run(season)
    if game not in decode(season.games):
        raise Refusal(f"{registry.game(game).title} is not played in {season.name}.")
    return season


# -- looking


async def found(house: House, code: str) -> SeasonRow | None:
    rows = await house.store.rows("season", season=code)
    return SeasonRow(*rows[0]) if rows else None


async def season_of(house: House, table: str, who: Who | None) -> TableSeason:
    """A table's season. Only members see a private one."""
    rows = await house.store.rows("season_of_table", code=table)
    season = await found(house, rows[0][0]) if rows else None
    if season is None or season.status == "closed":
        return TableSeason()
    known = season.listed or (who is not None and who.id in await _members(house, season))
    return TableSeason(season.code, season.name) if known else TableSeason()


async def seasons_for(house: House, who: Who | None) -> list[SeasonInfo]:
    """Yours, then the listed ones. Private ones are for members and people with the link."""
    rows = [] if who is None else await house.store.rows("seasons_of", who=who.id, most=MOST_LISTED)
    rows += await house.store.rows("listed_seasons", most=MOST_LISTED)
    unique = {row[0]: SeasonRow(*row) for row in rows}
    return [await _info(house, season, who) for season in unique.values() if season.status != "closed"]


async def sheet(house: House, season: SeasonRow, who: Who | None) -> SeasonSheet:
    """A season's page."""
    members = await _members(house, season)
    lines = await _lines(house, season, list(members))
    finished = await house.store.season_list("season_finished", season.code, MOST_SHOWN)
    waiting = await house.store.season_list("season_gathering", season.code, MOST_SHOWN)
    titles = {one.table.code: one.table.title for one in finished}
    rounds = (await house.store.rows("season_rounds", season=season.code))[0][0]
    return SeasonSheet(
        info=await _info(house, season, who),
        lines=tuple(_line(season, line, members, who) for line in lines),
        finished=_tables(house, finished, who),
        tables=_tables(house, waiting, who),
        rulings=tuple([
            SeasonRuling(row.at, cast(RulingKind, row.kind), row.code, titles.get(row.code, ""),
                         await _name(house, members, row.person), row.points, row.reason)
            for row in await _rulings(house, season)
        ]),
        rounds=rounds,
    )  # fmt: skip


def key_of(season: SeasonRow, person: str) -> str:
    """A person's id within one season: it says nothing about them elsewhere."""
    return blake2b(person.encode(), key=season.code.encode(), digest_size=6).hexdigest()


async def _name(house: House, members: dict[str, str], person: str) -> str:
    """The name of a person in a ruling; removed people are no longer members."""
    if not person or person in members:
        return members.get(person, "")
    row = await house.store.person(person)
    return "" if row is None else row.name


def _tables(house: House, rows: list[Listed], who: Who | None) -> tuple[TableInfo, ...]:
    """Tables with their link, for everyone who may see the season."""
    return tuple(lobby.infos(house, rows, who))


def _line(season: SeasonRow, line: Standing, members: dict[str, str], who: Who | None) -> SeasonLine:
    return SeasonLine(
        member=key_of(season, line.person), name=members[line.person], you=who is not None and who.id == line.person,
        rank=line.rank, points=line.points, matches=line.matches, wins=line.wins, best=line.best, added=line.added,
        cells=tuple(SeasonCell(cell.code, cell.place, cell.points, cell.counts, cell.struck) for cell in line.cells),
        form=line.form,
    )  # fmt: skip


async def _info(house: House, season: SeasonRow, who: Who | None, organizer: str = "") -> SeasonInfo:
    members = await _members(house, season)
    if not organizer:
        row = await house.store.person(season.organizer)
        organizer = "" if row is None else row.name
    scheme = decode(season.scheme, type=Scheme)
    return SeasonInfo(
        code=season.code, name=season.name, note=season.note, games=tuple(decode(season.games)), starts=season.starts,
        ends=season.ends, scheme=scheme.kind, places=scheme.places, best=scheme.best, listed=bool(season.listed),
        status=cast(SeasonStatus, season.status), organizer=organizer, members=len(members),
        you_organize=who is not None and who.id == season.organizer,
        you_belong=who is not None and who.id in members,
    )  # fmt: skip


async def _lines(house: House, season: SeasonRow, members: list[str]) -> list[Standing]:
    rulings = [
        Ruling(row.n, cast(Literal["strike", "points"], row.kind), row.code, row.person, row.points)
        for row in await _rulings(house, season)
        if row.kind != "remove"
    ]
    return standings(decode(season.scheme, type=Scheme), members, await _played(house, season), rulings)


async def _members(house: House, season: SeasonRow) -> dict[str, str]:
    """Everyone by id and name, in the order they joined."""
    return dict(await house.store.rows("members", season=season.code))


async def _rulings(house: House, season: SeasonRow) -> list[RulingRow]:
    return [RulingRow(*row) for row in await house.store.rows("rulings", season=season.code)]


async def _played(house: House, season: SeasonRow) -> list[Played]:
    """The season's matches that ended between its dates, and before it was finished."""
    until = min(season.ends, season.changed) if season.status == "finished" else season.ends
    rows = [ResultSeat(*row) for row in await house.store.rows("season_results", season=season.code, most=MOST_SEATS)]
    found: list[Played] = []
    for code, group in groupby(rows, key=lambda row: row.code):
        seats = list(group)
        if not season.starts <= seats[0].ended <= until:
            continue
        outcome = decode(seats[0].outcome, type=Outcome)
        found.append(
            Played(code, seats[0].ended, tuple(
                Seated(
                    row.person if row.kind == "person" and not row.guest else None,
                    outcome.ranking[row.seat],
                    float(outcome.scores[row.seat]),
                )
                for row in seats
                if row.seat < len(outcome.ranking)
            ))
        )  # fmt: skip
    return found


async def _met(house: House, season: SeasonRow) -> Counter[frozenset[str]]:
    """How often members met at a table, including drawn ones that are not over."""
    met: Counter[frozenset[str]] = Counter()
    for name in ("season_finished", "season_gathering"):
        for one in await house.store.season_list(name, season.code, 10 * MOST_SHOWN):
            seated = sorted({seat.person for seat in one.seats if seat.kind == "person" and seat.person})
            met.update(frozenset(pair) for pair in combinations(seated, 2))
    return met


def _must_organize(season: SeasonRow, who: Who) -> None:
    if who.id != season.organizer:
        raise Refusal("Only the organizer can do that.", status=403)


def _must_be_open(season: SeasonRow) -> None:
    if season.status != "open":
        raise Refusal("This season is over." if season.status == "finished" else "This season was closed.")


def _must_run(season: SeasonRow) -> None:
    _must_be_open(season)
    if not season.starts <= wall() <= season.ends:
        raise Refusal("The season has not begun yet." if wall() < season.starts else "The season's dates are over.")
