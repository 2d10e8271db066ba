"""The store: one interface to both databases. Every change is durable when the call returns."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from readyroom.store.engines import Connection, Engine
from readyroom.store.listener import Listener
from readyroom.store.rows import (
    AddressRow,
    BanRow,
    Change,
    CommandRow,
    Cursor,
    DayCrewRow,
    DayRow,
    DeviceRow,
    DossierRow,
    EntryRow,
    Head,
    IncidentRow,
    Listed,
    MatchRow,
    PersonRow,
    PlayedRow,
    ProfileRow,
    Recognized,
    ResultRow,
    SeatRow,
    Stored,
    StoreError,
    TableRow,
    TalkRow,
    UpdateRow,
    Wish,
)
from readyroom.store.statements import compiled
from readyroom.store.upgrade import migrate
from readyroom.store.writer import Writer
from readyroom.store.writes import Step, Write

asdict = msgspec.structs.asdict
astuple = msgspec.structs.astuple
R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
TALK_KEPT_READY = 200
COMMANDS_KEPT_READY = 1000


class Store:
    """People, tables, logs and results. Created by ``open_store``."""

    def __init__(self, engine: Engine) -> None:
        migrate(engine)
        self.engine = engine
        self.node = secrets.token_hex(4)
        self._sql = compiled(engine.dialect)
        self.writer = Writer(engine)
        self._readers = ThreadPoolExecutor(2, "readyroom-reader")
        self._local = threading.local()
        self._open: list[Connection] = []
        self._listener: Listener | None = None
        self._closed = False
        self.failures = 0
        """How many reads have failed."""

    @property
    def shared(self) -> bool:
        """Whether other nodes can serve the same tables."""
        return self.engine.shared

    def close(self) -> None:
        """Finishes pending writes and closes all connections."""
        self._closed = True
        if self._listener is not None:
            self._listener.close()
        self.writer.close()
        self._readers.shutdown()
        for connection in self._open:
            connection.close()

    async def rows(self, name: str, /, **params: Any) -> list[Any]:
        """The result of a query in ``statements``, for those without a method of their own."""
        return await self._in_reader(lambda: self._rows(name, params))

    def step(self, name: str, /, guarded: bool = False, **params: Any) -> Step:
        """A write from ``statements``. If ``guarded``, it must change a row; otherwise another writer was first."""
        return Step(self._sql[name], {**self._sql[name].fixed, **params}, guarded)

    async def write(self, steps: list[Step], note: str) -> None:
        """Makes these writes, all or none, and tells other nodes."""
        await self._write(steps, note)

    async def check(self) -> None:
        """Writes a row unchanged and reads it. Raises StoreError if the store is gone, locked or full."""
        await self._write([Step(self._sql["touch"], {}, guarded=True)], "")
        await self._in_reader(lambda: self._rows("touched", {}))

    async def tell_others(self, note: str) -> None:
        """Sends other nodes a note that is stored nowhere."""
        await self._write([], note)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Calls ``heard(code)`` in the running loop when another node has changed a table: only a hint."""
        if self.engine.shared:
            self._listener = Listener(self.engine, self.node, heard)

    # -- people

    async def add_person(self, person: PersonRow, device: DeviceRow) -> None:
        """Adds a person, with their first device."""
        await self._write([self._step("add_person", person), self._step("add_device", device)], "")

    async def rename(self, who: str, name: str) -> None:
        await self._write([Step(self._sql["rename"], {"who": who, "name": name}, guarded=True)], f"person:{who}")

    async def saw(self, who: str, device: str, at: int) -> None:
        """Notes that a person is here on a device. Raises Conflict if the store no longer knows the device."""
        steps = [self.step("saw_device", guarded=True, device=device, seen=at), self.step("saw", who=who, seen=at)]
        await self._write(steps, "")

    async def recognize(self, token_hash: str) -> Recognized | None:
        """The owner of a token."""
        return _one(await self._read("recognize", Recognized, token=token_hash))

    async def person(self, who: str) -> PersonRow | None:
        return _one(await self._read("person", PersonRow, who=who))

    async def address_of(self, who: str) -> str | None:
        """A person's confirmed e-mail address. Only for mail to them; never shown to anyone else."""
        found = _one(await self._read("address_of", AddressRow, who=who))
        return None if found is None else found.address

    async def profile(self, who: str) -> ProfileRow:
        """What a person makes public."""
        return _one(await self._read("profile", ProfileRow, who=who)) or ProfileRow(who)

    async def save_profile(self, profile: ProfileRow) -> None:
        steps = [self.step("drop_profile", who=profile.person), self._step("add_profile", profile)]
        await self._write(steps, f"person:{profile.person}")

    # -- tables

    async def table(self, code: str) -> TableRow | None:
        """A table's own row, without its match."""
        return _one(await self._read("table", TableRow, code=code))

    async def add_table(self, table: TableRow, seats: list[SeatRow], season: str = "") -> None:
        """Adds a table, which may count for a season."""
        steps = [self._step("add_table", table), *(self._step("save_seat", seat) for seat in seats)]
        if season:
            steps.append(self.step("add_season_table", code=table.code, season=season, round=0))
        await self._write(steps, table.code)

    async def append(self, code: str, seq: int, entry: str) -> None:
        """Adds one entry to a match's log. Raises Conflict if that number is taken."""
        await self.keep(Change(code=code, entries=[EntryRow(code, seq, entry)]))

    def keep(self, change: Change) -> Awaitable[None]:
        """Writes one change at one table, completely or not at all. Most consist only of log entries. This is not a
        coroutine: the write is under way as soon as it is called."""
        more = any(astuple(change)[2:])
        return self._write(self._steps(change) if more else [], change.code, change.entries)

    async def keep_incident(self, incident: IncidentRow) -> None:
        await self._write([self._step("incident", incident)], "")

    async def load(self, code: str) -> Stored | None:
        """A table with everything about it."""
        return await self._in_reader(lambda: self._load(code))

    async def entries_after(self, code: str, after: int) -> list[EntryRow]:
        return await self._read("entries", EntryRow, code=code, after=after)

    async def incidents(self, code: str) -> list[IncidentRow]:
        return await self._read("incidents", IncidentRow, code=code)

    async def latest_incidents(self, most: int) -> list[IncidentRow]:
        """The latest incidents of all tables, newest first."""
        return await self._read("latest_incidents", IncidentRow, most=most)

    async def incident(self, number: str) -> IncidentRow | None:
        return _one(await self._read("incident_by_id", IncidentRow, id=number))

    # -- bans

    async def add_ban(self, ban: BanRow) -> None:
        """Adds a ban. Raises Conflict if it already exists."""
        await self._write([self._step("add_ban", ban)], "bans")

    async def lift_ban(self, number: str) -> None:
        """Lifts a ban. Raises Conflict if there is none."""
        await self._write([Step(self._sql["lift_ban"], {"id": number}, guarded=True)], "bans")

    async def bans(self) -> list[BanRow]:
        """All bans, latest first."""
        return await self._read("bans", BanRow)

    # -- lists

    async def open_tables(self, wish: Wish, most: int, after: Cursor, soon: int) -> list[Listed]:
        """Tables that anyone may join, newest first; those with a meeting time only if it is by ``soon``."""
        return await self._list("open_tables", **asdict(wish), **asdict(after), most=most, soon=soon)

    async def meetings(self, wish: Wish, most: int, after: int, after_code: str = "") -> list[Listed]:
        """Open tables with a meeting time from ``after`` on, soonest first."""
        return await self._list("meetings", **asdict(wish), most=most, after=after, after_code=after_code)

    async def count_meetings(self, who: str) -> int:
        """How many tables of a person have a meeting time and have not met yet."""
        return int((await self.rows("count_meetings", who=who))[0][0])

    async def running_tables(self, wish: Wish, most: int, after: Cursor, since: int) -> list[Listed]:
        """Open tables with every seat taken whose match has changed since a time, latest first."""
        return await self._list("running_tables", **asdict(wish), **asdict(after), most=most, since=since)

    async def season_list(self, name: str, season: str, most: int) -> list[Listed]:
        """A season's tables."""
        return await self._list(name, season=season, most=most)

    async def counts(self, wish: Wish, since: int, soon: int) -> tuple[dict[str, int], dict[str, int]]:
        """How many tables of each game there are to join, and how many to watch."""
        to_join = await self.rows("count_open", **asdict(wish), soon=soon)
        return dict(to_join), dict(await self.rows("count_running", **asdict(wish), since=since))

    async def tables_by_status(self, status: str, most: int) -> list[TableRow]:
        """All tables with this status, latest changed first."""
        return await self._read("tables_by_status", TableRow, status=status, most=most)

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        """Tables where this person sits or hosts, latest changed first."""
        return await self._list("tables_of", who=who, most=most)

    async def finished(self, most: int, before: int, game: str | None = None, who: str = "") -> list[Listed]:
        """Finished matches that ended before a time, latest first: public ones, and those ``who`` sat at."""
        if game is None:
            return await self._list("finished", most=most, before=before, who=who)
        return await self._list("finished_of_game", most=most, before=before, who=who, game=game)

    async def played_together(self, who: str, game: str, most: int) -> list[PlayedRow]:
        """Everyone who sat with this person at a finished match of a game, latest match first."""
        return await self._read("played_together", PlayedRow, who=who, game=game, most=most)

    async def due(self, now: int, most: int, after: str = "") -> list[str]:
        """Codes of tables that need attention: a clock has run out, or a bot is to move. Sorted by code, starting after
        ``after``."""
        rows = await self._in_reader(lambda: self._rows("due", {"now": now, "most": most, "after": after}))
        return [row[0] for row in rows]

    async def heads(self, codes: list[str]) -> list[Head]:
        """How far these tables have come; a cache that shows less is behind."""
        return await self._read("heads", Head, codes=msgspec.json.encode(codes).decode())

    async def time(self) -> int:
        """The database's clock, in milliseconds since 1970: the same for all nodes."""
        return int((await self._in_reader(lambda: self._rows("time", {})))[0][0])

    # -- dossiers

    async def add_dossier(self, dossier: DossierRow) -> None:
        await self._write([self._step("add_dossier", dossier)], "")

    async def save_dossier(self, dossier: DossierRow) -> None:
        """Saves a dossier. Raises Conflict if it has changed since ``version - 1``."""
        await self._write([self._saved(dossier)], "")

    async def settle(self, update: UpdateRow, dossier: DossierRow, at: int) -> None:
        """Enters a finished match in a dossier that was brought to it, completely or not at all, and never twice.

        Raises Conflict if it was already entered, or the dossier has changed since ``version - 1``.
        """
        entered = {"was_code": update.code, "was_dossier": update.dossier, "applied": at}
        steps = [Step(self._sql["apply_update"], entered, guarded=True), self._saved(dossier)]
        await self._write(steps, update.code)

    async def dossier(self, id: str) -> DossierRow | None:
        return _one(await self._read("dossier", DossierRow, id=id))

    async def dossiers_of(self, who: str, game: str) -> list[DossierRow]:
        """A person's dossiers of a game, oldest first."""
        return await self._read("dossiers_of", DossierRow, who=who, game=game)

    async def brought(self, code: str) -> list[UpdateRow]:
        """The dossiers brought to a match."""
        return await self._read("brought", UpdateRow, code=code)

    async def due_updates(self, most: int) -> list[UpdateRow]:
        """Dossiers whose match has ended but is not yet entered in them."""
        return await self._read("due_updates", UpdateRow, most=most)

    # -- missions of the day

    async def days_of(self, who: str) -> list[DayRow]:
        """A person's results of all days they played, latest first."""
        return await self._read("days_of", DayRow, who=who)

    async def day(self, day: str) -> list[DayRow]:
        """Everyone's results of a day."""
        return await self._read("day", DayRow, day=day)

    async def day_crews(self, day: str) -> list[DayCrewRow]:
        """The bots' results of a day."""
        return await self._read("day_crews", DayCrewRow, day=day)

    async def keep_day_crew(self, row: DayCrewRow) -> None:
        """Stores the bots' result, unless another node has done so."""
        await self._write([self._step("keep_day_crew", row)], "")

    # -- internals

    def _steps(self, change: Change) -> list[Step]:
        steps: list[Step] = []
        if change.table is not None:
            row = {name: getattr(change.table, name) for name in change.table.__struct_fields__}
            del row["created"]
            row["was_code"], row["was_version"] = row.pop("code"), change.table.version - 1
            steps.append(Step(self._sql["save_table"], row, guarded=True))
        if change.fewer_seats is not None:
            steps.append(Step(self._sql["drop_seats"], {"code": change.code, "seat": change.fewer_seats}))
        for seat in change.seats:
            steps.append(Step(self._sql["drop_seat"], {"code": change.code, "seat": seat.seat}))
            steps.append(self._step("save_seat", seat))
        if change.match is not None:
            steps.append(self._step("add_match", change.match))
        for brought in change.brought:
            sent = {"dossier": brought.dossier, "code": brought.code}
            steps.append(Step(self._sql["send_dossier"], sent, guarded=True))
            steps.append(self._step("bring", brought))
        steps += [self._step("say", line) for line in change.talk]
        if change.command is not None:
            steps.append(self._step("command", change.command))
        if change.result is not None:
            steps.append(self._step("result", change.result))
        elif change.table is not None and change.table.status == "over":
            steps.append(self.step("show_played", was_code=change.code, open=change.table.open))
        steps += self._notice_steps(change)
        steps += [self._step("keep_day", row) for row in change.days]
        return steps

    def _notice_steps(self, change: Change) -> list[Step]:
        told = [*change.settled, *(notice.person for notice in change.notices)]
        away = [
            self.step(name, who=who, code=change.code)
            for who in dict.fromkeys(told)
            for name in ("drop_notice", "drop_deliveries_about")
        ]
        return [*away, *(self._step("add_notice", notice) for notice in change.notices)]

    def _saved(self, dossier: DossierRow) -> Step:
        row = {name: getattr(dossier, name) for name in ("title", "body", "version", "away", "changed")}
        return Step(
            self._sql["save_dossier"], {**row, "was_id": dossier.id, "was_version": dossier.version - 1}, guarded=True
        )

    def _step(self, name: str, row: msgspec.Struct) -> Step:
        return Step(self._sql[name], {field: getattr(row, field) for field in row.__struct_fields__})

    def _write(self, steps: list[Step], note: str, entries: Sequence[EntryRow] = ()) -> Awaitable[None]:
        for step in steps:
            if any(map(_unkeepable, step.params.values())):
                raise StoreError("A text with a NUL in it cannot be kept.")
        return self.writer.write(Write(steps, entries, f"{self.node} {note}"))

    def _load(self, code: str) -> Stored | None:
        connection = self._reader()
        connection.execute("BEGIN")  # one snapshot for all the queries
        try:
            table = _one(self._ask("table", TableRow, code=code))
            if table is None:
                return None
            return Stored(
                table,
                tuple(self._ask("seats", SeatRow, code=code)),
                dict(self._rows("names", {"code": code})),
                _one(self._ask("match", MatchRow, code=code)),
                tuple(self._ask("entries", EntryRow, code=code, after=-1)),
                tuple(reversed(self._ask("talk", TalkRow, code=code, after=-1, most=TALK_KEPT_READY))),
                tuple(self._ask("commands", CommandRow, code=code, most=COMMANDS_KEPT_READY)),
                _one(self._ask("result_of", ResultRow, code=code)),
                dict(self._rows("dossier_titles", {"code": code})),
                frozenset(row[0] for row in self._rows("claimed_at", {"code": code})),
                {row.person: row for row in self._ask("profiles_at", ProfileRow, code=code)},
            )
        finally:
            connection.execute("COMMIT")

    async def _list(self, name: str, **params: Any) -> list[Listed]:
        return await self._in_reader(lambda: self._listed(self._ask(name, TableRow, **params)))

    def _listed(self, found: list[TableRow]) -> list[Listed]:
        """Tables with their seats, names, results and public profiles: four queries, however many tables there are."""
        if not found:
            return []
        codes = {"codes": msgspec.json.encode([table.code for table in found]).decode()}
        names = dict(self._rows("names_at", codes))
        results = {row.code: row for row in self._ask("results_at", ResultRow, **codes)}
        seats: dict[str, list[SeatRow]] = {}
        for seat in self._ask("seats_at", SeatRow, **codes):
            seats.setdefault(seat.code, []).append(seat)
        profiles = {row.person: row for row in self._ask("profiles_in", ProfileRow, **codes)}
        return [
            Listed(table, tuple(seats.get(table.code, ())), names, results.get(table.code), profiles) for table in found
        ]

    async def _read(self, name: str, kind: type[R], **params: Any) -> list[R]:
        return await self._in_reader(lambda: self._ask(name, kind, **params))

    async def _in_reader(self, question: Callable[[], T]) -> T:
        if self._closed:
            raise StoreError("The store is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, question)
        except self.engine.errors as failed:
            self.failures += 1
            raise StoreError(str(failed)) from failed

    def _ask(self, name: str, kind: type[R], **params: Any) -> list[R]:
        return [kind(*row) for row in self._rows(name, params)]

    def _rows(self, name: str, params: dict[str, Any]) -> list[Any]:
        if any(_unkeepable(value) for value in params.values()):
            return []  # no stored value contains a NUL
        statement = self._sql[name]
        rows: list[Any] = self._reader().execute(statement.sql, {**statement.fixed, **params}).fetchall()
        return rows

    def _reader(self) -> Connection:
        """This thread's own connection, reopened if it was lost."""
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None or getattr(connection, "closed", False):
            connection = self._local.connection = self.engine.connect()
            self._open.append(connection)
        return connection


def _unkeepable(value: Any) -> bool:
    """Whether a value contains a NUL: PostgreSQL cannot store it, so SQLite must not either."""
    return isinstance(value, str) and "\0" in value


def _one(rows: list[R]) -> R | None:
    return rows[0] if rows else None
