"""Forgets a person: deletes their name, words and dossiers; matches with others stay, without the name.

The id stays as an anonymous mark, since matches and crews are told apart by it.
"""

from __future__ import annotations

import re

import msgspec

from readyroom.store.notice_queries import FORGET_NOTICES
from readyroom.store.puzzles import FORGET_PUZZLES
from readyroom.store.rows import Change, Conflict, Meeting, PersonRow, ResultRow, SeatRow, StoreError, TableRow, TalkRow
from readyroom.store.seasons import SeasonRow
from readyroom.store.store import Store
from readyroom.store.writes import Step

replace = msgspec.structs.replace

SOMEBODY = "Somebody"
BY_WHICH_KNOWN = ("drop_passes", "drop_claim", "drop_address", "drop_passkeys", "drop_devices")
TRIES = 5
MOST_SEASONS = 1000


class Left(msgspec.Struct, frozen=True):
    """What changes at a table when a person leaves it for good."""

    table: TableRow
    seats: tuple[SeatRow, ...]


def is_forgotten(person: PersonRow) -> bool:
    return person.forgotten is not None


def without(table: TableRow, seats: list[SeatRow], who: PersonRow) -> Left | None:
    """A table without a person. Before and during a match, their seats become free (a bot playing for them keeps the
    seat) and someone else becomes host; if nobody is left, the table ends. None if nothing changes."""
    after = replace(table, muted=_left_out(table.muted, who.id), kicked=_left_out(table.kicked, who.id))
    if table.meeting is not None:
        after = replace(after, meeting=_unanswered(table.meeting, who))
    # After a match, guests on their device remain guests: statistics tell them apart from the person.
    named = [seat for seat in seats if seat.guest not in ("", SOMEBODY) and who.id in (seat.person, seat.owner)]
    freed = [replace(seat, guest=SOMEBODY) for seat in named]
    if table.title != nameless(table.title, who.name):
        after = replace(after, title=nameless(table.title, who.name))
    if table.status in ("gathering", "playing"):
        freed = [_without(seat, who.id) for seat in seats if who.id in (seat.person, seat.owner)]
        others = [one for seat in seats for one in (seat.person, seat.owner) if one not in (None, who.id)]
        if table.asked is not None and who.id in table.asked:
            after = replace(after, asked=None)
        if table.host == who.id and others and others[0] is not None:
            after = replace(after, host=others[0])
        elif table.host == who.id:
            after = replace(after, status="ended", paused=0, wake=None, asked=None)
    return Left(after, tuple(freed)) if freed or after != table else None


BERTHS = (
    "Aludra", "Bellatrix", "Capella", "Diadem", "Enif", "Fornax", "Gemma", "Hadar", "Indus", "Jabbah", "Keid",
    "Lesath", "Mimosa", "Nashira", "Okab", "Porrima", "Rasalas", "Sabik", "Tania", "Unuk", "Vindemia", "Wezen",
    "Yildun", "Zaurak",
)  # fmt: skip
"""Berths for tables that nobody has named, so that a host's tables differ. No bot has these names."""


def default_title(name: str, number: int = 0) -> str:
    """A table's default title.

    >>> default_title("Ada", 1)
    "Ada's table at Bellatrix"
    """
    return f"{name}'s table at {BERTHS[number % len(BERTHS)]}"


def nameless(text: str, name: str) -> str:
    """A title or a notice without a person's name. A title that says little else becomes a plain one."""
    if text in (f"{name}'s table", f"{name}’s table", f"Table of {name}"):  # noqa: RUF001 - as they were called once
        return "A table"
    if text.startswith(f"{name}'s table at "):
        return "A" + text.removeprefix(f"{name}'s")
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SOMEBODY, text)


async def revoke(store: Store, who: PersonRow, now: int) -> None:
    """Revokes all their devices, passkeys and addresses, on every node, and frees their name."""
    steps = [*unknown(store, who.id), store.step("mark_forgotten", was_id=who.id, forgotten=now)]
    await store.write(steps, f"person:{who.id}")


def unknown(store: Store, who: str) -> list[Step]:
    """Deletes everything that identifies a person."""
    return [store.step(name, who=who) for name in BY_WHICH_KNOWN]


async def guests_of(store: Store, who: PersonRow) -> list[str]:
    """The names of guests who played on a person's device."""
    found: set[str] = set()
    for row in await store.rows("their_tables", who=who.id):
        seats = [SeatRow(*seat) for seat in await store.rows("seats", code=row[0])]
        found |= {seat.guest for seat in seats if seat.guest and who.id in (seat.person, seat.owner)}
    return sorted(found)


async def forget(store: Store, who: PersonRow, now: int, guests: list[str] | None = None) -> list[str]:
    """Forgets a person and their guests, and returns the codes of the changed tables. It can be repeated after an
    interruption: devices go first, the name last."""
    await revoke(store, who, now)
    guests = await guests_of(store, who) if guests is None else guests
    codes = [row[0] for row in await store.rows("their_tables", who=who.id)]
    for code in codes:
        await _leave(store, code, who, now)
        await store.write(await _hush(store, code, who, guests), code)
    await store.write(
        [
            *await _hand_over(store, who),
            store.step("drop_their_commands", who=who.id),
            *(store.step(name, who=who.id) for name in FORGET_NOTICES),
            store.step("drop_their_days", who=who.id),
            *(store.step(name, who=who.id) for name in FORGET_PUZZLES),
            store.step("take_back_dossiers", who=who.id),
            store.step("drop_their_updates", who=who.id),
            store.step("drop_their_dossiers", who=who.id),
            store.step("drop_profile", who=who.id),
            store.step("rename", who=who.id, name=SOMEBODY),
        ],
        f"person:{who.id}",
    )
    return codes


async def _hand_over(store: Store, who: PersonRow) -> list[Step]:
    """Passes their seasons on to another member, or closes those without one. Their results stay, nameless."""
    steps: list[Step] = []
    for season in [SeasonRow(*row) for row in await store.rows("seasons_of", who=who.id, most=MOST_SEASONS)]:
        if season.organizer == who.id:
            members = await store.rows("members", season=season.code)
            others = [person for person, name in members if person != who.id and name != SOMEBODY]
            status = season.status if others else "closed"
            heir = others[0] if others else who.id
            steps.append(store.step("hand_over_season", was_code=season.code, organizer=heir, status=status))
    return steps


async def _leave(store: Store, code: str, who: PersonRow, now: int) -> None:
    for _ in range(TRIES):
        found = await store.rows("table", code=code)
        if not found:
            return
        table = TableRow(*found[0])
        left = without(table, [SeatRow(*row) for row in await store.rows("seats", code=code)], who)
        if left is None:
            return
        row = replace(left.table, version=table.version + 1, changed=now)
        broken_off = table.status == "playing" and row.status == "ended"
        result = ResultRow(code, table.game, now, None) if broken_off else None
        try:
            await store.keep(Change(code=code, table=row, seats=list(left.seats), result=result))
            return
        except Conflict:
            continue  # people are playing there
    raise StoreError(f"Table {code} is too busy. Try again.")


async def _hush(store: Store, code: str, who: PersonRow, guests: list[str]) -> list[Step]:
    """Deletes the text of what they said, and removes their and their guests' names from notices."""
    steps = [store.step("hush", code=code, who=who.id, name=who.name, nobody=SOMEBODY, nothing="")]
    for notice in [TalkRow(*row) for row in await store.rows("notices", code=code)]:
        reworded = notice.text
        for name in (who.name, *guests):
            reworded = nameless(reworded, name)
        if reworded != notice.text:
            steps.append(store.step("reword", was_code=code, was_n=notice.n, text=reworded))
    return steps


def _left_out(named: str, who: str) -> str:
    """A JSON object of people and their names, without one of them."""
    if who not in named:
        return named
    return msgspec.json.encode({key: name for key, name in msgspec.json.decode(named).items() if key != who}).decode()


def _unanswered(written: str, who: PersonRow) -> str:
    """A Meeting without a person's answer and name."""
    meeting = msgspec.json.decode(written, type=Meeting)
    answers = {key: said for key, said in meeting.answers.items() if key != who.id}
    note, reason = nameless(meeting.note, who.name), nameless(meeting.reason, who.name)
    return msgspec.json.encode(replace(meeting, answers=answers, note=note, reason=reason)).decode()


def _without(seat: SeatRow, who: str) -> SeatRow:
    if seat.person != who:
        return replace(seat, owner=None, guest="")
    return replace(seat, kind="open", person=None, level="", strikes=0, orders=None, dossier=None, owner=None, guest="")
