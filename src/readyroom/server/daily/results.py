"""A day's results. While you can still fly a mission, you learn only how many flew it and how many came home."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

import msgspec

from readyroom import days
from readyroom.days import Mission
from readyroom.server.refusal import Refusal
from readyroom.store import Store
from readyroom.store.rows import DayCrewRow, DayRow

Went = Literal["home", "flew", ""]
"""the best of a day: a success, or at least a result"""
DAY_MS = 86_400_000
ARCHIVE = 31
"""For how many days a mission can still be flown for practice."""
MOST_NAMED = 10
MOST_BINS = 12
WIDTHS = (1, 2, 5, 10, 20, 50, 100)


class YourDay(msgspec.Struct, frozen=True):
    """Your result; no score means that you left or the match was broken off."""

    score: float | None
    home: bool
    table: str


class Flier(msgspec.Struct, frozen=True):
    """A person who flew. ``replay`` is the match, unless it contains other people's words."""

    name: str
    score: float
    home: bool
    yours: bool
    replay: str


class Bin(msgspec.Struct, frozen=True):
    """How many scored from ``least`` to ``most``, and whether you or the bot crew are among them."""

    least: float
    most: float
    count: int
    yours: bool
    bots: bool


class BotCrew(msgspec.Struct, frozen=True):
    """How the bot in the solo player's seat fared."""

    score: float
    home: bool


class DayResults(msgspec.Struct, frozen=True):
    """Shown only to people who have flown, or once the mission no longer counts."""

    best: tuple[Flier, ...]
    bins: tuple[Bin, ...]
    bots: BotCrew | None
    """none while they are still flying"""
    better_than: int
    """how many of the others scored less than you"""


class DayMission(msgspec.Struct, frozen=True):
    """One game's mission of the day."""

    game: str
    name: str
    words: str
    noun: str
    came: str
    """what counts as success; empty where there are only points"""
    unit: str
    """what a score counts: a point, a credit"""
    seats: int
    flew: int
    home: int
    table: str
    """your table for it, if you are still flying"""
    yours: YourDay | None
    results: DayResults | None


class Day(msgspec.Struct, frozen=True):
    """A day's missions, and your streak up to today."""

    day: str
    today: str
    first: str
    """the earliest day that can still be flown"""
    ends: int
    """when the day is over (ms)"""
    missions: tuple[DayMission, ...]
    streak: int
    longest: int
    week: tuple[Went, ...]
    """the seven days up to this one: home, flew, or nothing where you did not fly"""


async def day_for(store: Store, given: str | None, person: str | None) -> tuple[Day, list[Mission]]:
    """A day as a person may see it, and the missions whose bot crew is due."""
    now = days.today()
    when = now if given is None else must_have_come(given)
    missions = days.daily(when)
    rows = await store.day(when.isoformat())
    crews = await store.day_crews(when.isoformat())
    names = dict(await store.rows("day_names", day=when.isoformat()))
    mine = [] if person is None else await store.days_of(person)
    told = []
    wanted = []
    for mission in missions:
        running = await running_table(store, mission, person)
        shown = _mission(mission, [row for row in rows if row.game == mission.game], crews, names, person, running)
        if when == now and shown.yours is None:
            shown = msgspec.structs.replace(shown, results=None)
        elif shown.results is not None and shown.results.bots is None:
            wanted.append(mission)
        told.append(shown)
    flown = {row.day for row in mine if row.halves is not None}
    day = Day(
        day=when.isoformat(),
        today=now.isoformat(),
        first=max(days.first().isoformat(), (now - timedelta(days=ARCHIVE)).isoformat()),
        ends=_ends(when),
        missions=tuple(told),
        streak=days.streak(flown, now),
        longest=max((days.streak(flown, days.day_of(day)) for day in flown), default=0),
        week=tuple(_went(mine, (when - timedelta(days=ago)).isoformat()) for ago in range(6, -1, -1)),
    )
    return day, wanted


def must_have_come(given: str) -> date:
    """Parses a date; raises a Refusal if it lies in the future."""
    when = days.day_of(given)
    if when > days.today():
        raise Refusal("That day has not come yet.", status=404)
    return when


async def running_table(store: Store, mission: Mission, person: str | None) -> str:
    """The table where a person is still flying a mission that counts, or ""."""
    if person is None:
        return ""
    rows = await store.rows("day_tables", daily=f"{mission.day}/{mission.scheme}", who=person)
    return next((code for code, game in rows if game == mission.game), "")


def _mission(
    mission: Mission, rows: list[DayRow], crews: list[DayCrewRow], names: dict[str, str], person: str | None, table: str
) -> DayMission:
    yours = next((row for row in rows if row.person == person), None)
    crew = next((one for one in crews if (one.game, one.scheme) == (mission.game, mission.scheme)), None)
    return DayMission(
        game=mission.game,
        name=mission.name,
        words=mission.words,
        noun=mission.noun,
        came=mission.came,
        unit=mission.unit,
        seats=mission.seats,
        flew=len(rows),
        home=sum(row.home for row in rows),
        table=table,
        yours=None if yours is None else YourDay(_points(yours.halves), bool(yours.home), yours.code),
        results=_results(rows, crew, names, yours),
    )


def _results(rows: list[DayRow], crew: DayCrewRow | None, names: dict[str, str], yours: DayRow | None) -> DayResults:
    scored = sorted((row for row in rows if row.halves is not None), key=lambda row: (-(row.halves or 0), row.ended))
    aboard = [row.code for row in rows]
    best = [
        Flier(
            names.get(row.person, ""), (row.halves or 0) / 2, bool(row.home), row is yours,
            row.code if row is yours or aboard.count(row.code) == 1 else "",
        )
        for row in scored[:MOST_NAMED]
    ]  # fmt: skip
    mine = None if yours is None else yours.halves
    return DayResults(
        best=tuple(best),
        bins=bins([row.halves or 0 for row in scored], mine, None if crew is None else crew.halves),
        bots=None if crew is None else BotCrew(crew.halves / 2, bool(crew.home)),
        better_than=0 if mine is None else sum((row.halves or 0) < mine for row in scored),
    )


def bins(halves: list[int], yours: int | None, bots: int | None) -> tuple[Bin, ...]:
    """Scores in at most a dozen bins of equal width, from the lowest to the highest.

    >>> [(bin.least, bin.most, bin.count, bin.yours, bin.bots) for bin in bins([2, 4, 4], 4, 6)]
    [(1.0, 1.0, 1, False, False), (2.0, 2.0, 2, True, False), (3.0, 3.0, 0, False, True)]
    """
    known = [*halves, *([] if bots is None else [bots])]
    if not known:
        return ()
    fits = [2 * width for width in WIDTHS if max(known) // (2 * width) - min(known) // (2 * width) < MOST_BINS]
    width = fits[0] if fits else 2 * WIDTHS[-1]
    halved = any(one % 2 for one in known)
    found = []
    for number in range(min(known) // width, max(known) // width + 1):
        inside = range(number * width, number * width + width)
        count = sum(one in inside for one in halves)
        last = inside[-1] if halved else inside[-2]
        found.append(Bin(inside[0] / 2, last / 2, count, yours in inside, bots in inside))
    return tuple(found)


def _points(halves: int | None) -> float | None:
    return None if halves is None else halves / 2


def _went(mine: list[DayRow], day: str) -> Went:
    flown = [row for row in mine if row.day == day and row.halves is not None]
    return "home" if any(row.home for row in flown) else "flew" if flown else ""


def _ends(day: date) -> int:
    """The next midnight in UTC."""
    return (day.toordinal() + 1 - date(1970, 1, 1).toordinal()) * DAY_MS
