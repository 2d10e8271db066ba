"""Space Alert ships' logs: a crew is the people who fly together, and its log is read from their finished matches.

Nothing is stored for it, so a match appears in the log exactly once. Totals come from the results alone; a match is
folded only where its entry is shown.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import get
from litestar.exceptions import HTTPException
from litestar.params import PathParameter, QueryParameter

from readyroom.core.struct import Outcome
from readyroom.extras.space_alert.tasks import LOGS
from readyroom.games.space_alert.film.logbook import ShipsLog
from readyroom.games.space_alert.game import GAME
from readyroom.server.house import House
from readyroom.server.http.callers import PROBLEMS, Call, address, admit, hold_back, must_know, while_there
from readyroom.server.people import Who
from readyroom.server.table.kept import kept
from readyroom.store.rows import PlayedRow, Stored

MOST_ROWS = 20_000
"""Matches times people; nobody flies more."""
AT_ONCE = 20


class CrewInfo(msgspec.Struct, frozen=True):
    """A crew and its totals. A campaign counts as one flight with a score of its own."""

    id: str
    names: tuple[str, ...]
    flights: int
    home: int
    best: int | None
    """The best score of a single mission from which the ship came home."""
    best_campaign: int | None
    latest: int
    """The latest flight: when it ended, and its match."""
    last: str


class Flown(msgspec.Struct, frozen=True):
    """One flight of a crew: how it ended, and its ship's log, unless that cannot be read here."""

    code: str
    ended: int
    survived: bool
    score: int
    reason: str
    bots: tuple[int, ...]
    """Seats that bots played at the end."""
    log: ShipsLog | None


class CrewLog(msgspec.Struct, frozen=True):
    crew: CrewInfo
    entries: tuple[Flown, ...]


class Flight(msgspec.Struct, frozen=True):
    """A finished match, with the people who flew it."""

    code: str
    ended: int
    outcome: Outcome
    campaign: bool
    people: tuple[tuple[str, str], ...]

    @property
    def crew(self) -> str:
        """The same people are the same crew, no matter who is captain and what names they use."""
        return sha256("\n".join(sorted({person for person, _ in self.people})).encode()).hexdigest()[:20]

    @property
    def survived(self) -> bool:
        return self.outcome.ranking[0] == 1


@get("/logs", responses=PROBLEMS)
async def crews(request: Call) -> list[CrewInfo]:
    """The crews that the bearer has flown with, the latest first."""
    house = admit(request)
    flights = await _flights(house, await must_know(house, request))
    found: dict[str, list[Flight]] = {}
    for flight in flights:
        found.setdefault(flight.crew, []).append(flight)
    return [_info(crew, flown) for crew, flown in found.items()]


@get("/logs/{crew:str}", responses=PROBLEMS)
async def crew_log(
    request: Call,
    crew: Annotated[str, PathParameter(max_length=64)],
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="the time (ms) to continue from")] = None,
) -> CrewLog:
    """The log of one of the bearer's crews, the latest flights first, a few at a time."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    flights = [one for one in await _flights(house, await must_know(house, request)) if one.crew == crew]
    if not flights:
        raise HTTPException("You have not flown with that crew.", status_code=404)
    shown = [one for one in flights if before is None or one.ended < before][:AT_ONCE]
    return CrewLog(_info(crew, flights), await _entries(house, request, shown))


SHIP_LOGS = (crews, crew_log)


async def _flights(house: House, who: Who) -> list[Flight]:
    rows = await house.store.played_together(who.id, GAME.slug, MOST_ROWS)
    matches: dict[str, list[PlayedRow]] = {}
    for row in rows:
        matches.setdefault(row.code, []).append(row)
    return [_flight(of) for of in matches.values()]


def _flight(rows: list[PlayedRow]) -> Flight:
    row = rows[0]
    people = dict.fromkeys((one.person, one.name) for one in rows)
    campaign = msgspec.json.decode(row.options).get("campaign", 0) > 0
    return Flight(row.code, row.ended, msgspec.json.decode(row.outcome, type=Outcome), campaign, tuple(people))


def _info(crew: str, flights: list[Flight]) -> CrewInfo:
    home = [one for one in flights if one.survived]
    single = [int(one.outcome.scores[0]) for one in home if not one.campaign]
    campaigns = [int(one.outcome.scores[0]) for one in home if one.campaign]
    return CrewInfo(
        id=crew,
        names=tuple(sorted(name for _, name in flights[0].people)),
        flights=len(flights),
        home=len(home),
        best=max(single, default=None),
        best_campaign=max(campaigns, default=None),
        latest=flights[0].ended,
        last=flights[0].code,
    )


async def _entries(house: House, request: Call, flights: list[Flight]) -> tuple[Flown, ...]:
    """The flights, each with its ship's log, which the workshop reads from storage."""
    stored = [found for flight in flights if (found := await house.store.load(flight.code)) is not None]
    begun = {found.table.code: match for found in stored if (match := kept(found)) is not None}
    given = msgspec.msgpack.encode(list(begun.values()))
    made = await while_there(request, house.workshop.do(LOGS, given, address(request)))
    logs = dict(zip(begun, msgspec.json.decode(made, type=list[ShipsLog | None]), strict=True))
    bots = {found.table.code: _bots(found) for found in stored}
    return tuple(
        Flown(
            one.code, one.ended, one.survived, int(one.outcome.scores[0]), one.outcome.reason,
            bots.get(one.code, ()), logs.get(one.code),
        )
        for one in flights
    )  # fmt: skip


def _bots(stored: Stored) -> tuple[int, ...]:
    return tuple(seat.seat for seat in stored.seats if seat.kind == "bot")
