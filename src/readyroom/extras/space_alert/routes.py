"""Space Alert for people with the box on their table: missions to announce, and plans to resolve."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from readyroom.extras.space_alert.academy import academy
from readyroom.extras.space_alert.ship_logs import SHIP_LOGS
from readyroom.extras.space_alert.solving import Wish
from readyroom.games.space_alert.action_round.resolving import crew_ids
from readyroom.games.space_alert.film import screen, screen_match
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.missions import Cue, cues, find, script
from readyroom.games.space_alert.mistakes import BadMission, Mistake
from readyroom.games.space_alert.resolver import CrewResult, Outcome, ThreatResult, ZoneDamage, account
from readyroom.games.space_alert.scoring import Points
from readyroom.games.space_alert.solver.dealt import hands_dealt
from readyroom.games.space_alert.solver.solving import Solution, Task
from readyroom.server.http.callers import PROBLEMS, Call, admit, hold_back, must_find
from readyroom.server.refusal import Refusal
from readyroom.server.table.showing import seat_names
from readyroom.server.table.table import Table


class Resolved(msgspec.Struct, frozen=True):
    """What ``readyroom space-alert resolve --json`` says, the same in words, and the film and debrief of it."""

    outcome: Outcome
    destroyed_by: str | None
    score: int | None
    points: Points
    damage: ZoneDamage
    threats: list[ThreatResult]
    crew: list[CrewResult]
    trace: list[Any]
    account: str
    film: dict[str, Any]
    debrief: dict[str, Any]


class BadFile(msgspec.Struct, frozen=True):
    """What is wrong with a mission file: all mistakes, each with its place."""

    detail: str
    mistakes: list[Mistake] = []


class Solve(msgspec.Struct, frozen=True):
    """What to find a plan for: a mission file, or the latest mission of a match that is over. Cards are free unless
    ``hands`` are given, or ``dealt`` asks for those of the match. The search starts from the plans in the file, so
    whoever sends back the mission that was found, with another seed, watches it getting better."""

    mission: dict[str, Any] | None = None
    match: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    hands: dict[str, Any] | list[Any] | None = None
    dealt: bool = False
    evaluations: Annotated[int, msgspec.Meta(ge=1, le=20_000)] = 4_000
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)] = 0


class AnnouncedThreat(msgspec.Struct, frozen=True):
    """A threat that a mission announces; which card it is, the crew draws."""

    turn: int
    zone: str
    serious: bool
    unconfirmed: bool


class MissionScript(msgspec.Struct, frozen=True):
    """A mission to read aloud: cue by cue for a device that speaks, and as a script on paper."""

    name: str
    title: str
    kind: str
    length: int
    phase_ends: tuple[int, ...]
    threats: list[AnnouncedThreat]
    silences: list[tuple[int, int]]
    """When communications are down: from and until, in milliseconds."""
    transfers: list[tuple[int, int]]
    cues: list[Cue]
    script: str


@post("/resolve", status_code=200, responses={**PROBLEMS, 400: ResponseSpec(BadFile, description="Mistakes.")})
async def resolve(request: Call, data: JSONBody[dict[str, Any]]) -> Resolved:
    """A mission file to what happened, with its film and its debrief."""
    hold_back(admit(request).extras_requests, request)
    return await asyncio.to_thread(resolved, data)


@post("/solve", status_code=200, responses={**PROBLEMS, 400: ResponseSpec(BadFile, description="Mistakes.")})
async def solve(request: Call, data: JSONBody[Solve]) -> Solution:
    """A better plan for a mission, found in a bounded while: "how could we have lived?"."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    table = None if data.match is None else await must_find(house, request, data.match)
    wish = await asyncio.to_thread(wished, data, table)
    plan = await house.extras_work.do(GAME.slug, "solve", msgspec.msgpack.encode(wish))
    return msgspec.msgpack.decode(plan, type=Solution)


@get("/catalog", responses=PROBLEMS, sync_to_thread=False)
def catalog(request: Call) -> dict[str, Any]:
    """Threats, tracks, missions and specializations as data: what the forms are made of."""
    admit(request)
    return GAME.catalog()


@get("/mission", responses=PROBLEMS)
async def mission(
    request: Call,
    name: Annotated[str, QueryParameter(max_length=64, description="an official mission, or a class")],
    seed: Annotated[str | None, QueryParameter(max_length=32, description="for a class: which of its missions")] = None,
    crew: Annotated[int, QueryParameter(ge=1, le=5)] = 4,
) -> MissionScript:
    """The announcements of a mission, official or generated from a seed, for a crew of this size."""
    hold_back(admit(request).extras_requests, request)
    return await asyncio.to_thread(mission_script, name, seed, crew)


def wished(data: Solve, table: Table | None) -> Wish:
    """What is asked for, checked: mistakes in the file are told before anything is searched."""
    mission = data.mission
    hands: dict[str, Any] | list[Any] | None = data.hands
    if table is not None:
        screening = None if table.match is None else screen_match(table.match, seat_names(table.seats, table.names))
        if table.match is None or screening is None or table.match.outcome is None:
            raise Refusal("Plans are looked for when the match is over.", status=403)
        mission = mission if mission is not None else screening.mission
        if data.dealt and not table.match.state.crew.solo:
            dealt = hands_dealt(table.match)
            hands = [dealt.get(member, []) for member in crew_ids(table.match.state)]
    if mission is None:
        raise Refusal("Send a mission, or the code of a match that is over.", status=400)
    Task(mission, hands)
    return Wish(mission, hands, data.evaluations, data.seed)


def resolved(data: dict[str, Any]) -> Resolved:
    made = screen(data)
    plain = made.resolution
    return Resolved(
        plain.outcome, plain.destroyed_by, plain.score, plain.points, plain.damage, plain.threats, plain.crew,
        list(plain.trace), account(plain), msgspec.to_builtins(made.film), msgspec.to_builtins(made.debrief),
    )  # fmt: skip


def mission_script(name: str, seed: str | None, crew: int) -> MissionScript:
    timeline = find(name, seed)
    return MissionScript(
        name=timeline.name,
        title=timeline.title,
        kind=timeline.kind,
        length=timeline.length,
        phase_ends=timeline.phase_ends,
        threats=[AnnouncedThreat(t.turn, t.zone, t.serious, t.unconfirmed) for t in timeline.threats(crew)],
        silences=[(s.at, s.until) for s in timeline.silences()],
        transfers=[(s.at, s.until) for s in timeline.transfers()],
        cues=cues(timeline, crew),
        script=script(timeline, crew),
    )


def routes() -> list[Router]:
    """The calls under /api/space-alert."""
    return [
        Router(
            "/",
            route_handlers=[resolve, solve, catalog, mission, academy(), *SHIP_LOGS],
            exception_handlers={BadMission: _bad_file},
        )
    ]


def _bad_file(_: Call, bad: BadMission) -> Response[BadFile]:
    return Response(BadFile(str(bad), bad.mistakes), status_code=400)
