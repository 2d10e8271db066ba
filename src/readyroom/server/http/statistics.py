"""Statistics and ratings: of a person, a game and the server."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, put
from litestar.params import JSONBody, QueryParameter

from readyroom.core import registry
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, hold_back, knows, must_know
from readyroom.server.statistics import pages
from readyroom.server.statistics.bodies import (
    GameStatistics,
    PersonStatistics,
    PlayedMatch,
    Ranking,
    ServerStatistics,
    Showing,
)
from readyroom.store.rows import ProfileRow

Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="the time (ms) to go on from")]
Skip = Annotated[int, QueryParameter(ge=0, le=100_000, description="how many lines to leave out")]


@get("/people/{who:str}/statistics", responses=PROBLEMS)
async def person_statistics(request: Call, who: Code) -> PersonStatistics:
    """A person's statistics: everything for themselves (``me`` stands for the bearer); for others what was played at
    open tables, if they show it."""
    house = admit(request)
    viewer, person = await _meant(request, who)
    key = ("person", person, viewer == person)
    found: PersonStatistics = await house.statistics.answer(key, lambda: pages.person_page(house.store, person, viewer))
    return found


@get("/people/{who:str}/matches", responses=PROBLEMS)
async def person_matches(request: Call, who: Code, before: Before = None) -> list[PlayedMatch]:
    """The matches of a person that are in their statistics, the latest first."""
    house = admit(request)
    viewer, person = await _meant(request, who)
    return await pages.person_matches(house.store, person, viewer, pages.FOR_EVER if before is None else before)


@get("/me/showing", responses=PROBLEMS)
async def my_showing(request: Call) -> Showing:
    """What the bearer wants others to see."""
    house = admit(request)
    profile = await house.store.profile((await must_know(house, request)).id)
    return Showing(bool(profile.shown), bool(profile.rated))


@put("/me/showing", responses=PROBLEMS)
async def show_me(request: Call, data: JSONBody[Showing]) -> Showing:
    """Says what others may see of the bearer, from now on and of what was played before. A rating is there to be seen,
    so those who are rated are shown."""
    house = admit(request)
    who = await must_know(house, request)
    profile = ProfileRow(who.id, int(data.shown or data.rated), int(data.rated))
    await house.store.save_profile(profile)
    house.shown(profile)
    return Showing(bool(profile.shown), bool(profile.rated))


@get("/games/{slug:str}/statistics", responses=PROBLEMS)
async def game_statistics(request: Call, slug: Code) -> GameStatistics:
    """How a game is played here."""
    house = admit(request)
    registry.game(slug)
    found: GameStatistics = await house.statistics.answer(
        ("game", slug), lambda: pages.game_page(house.store, slug)
    )  # fmt: skip
    return found


@get("/games/{slug:str}/ratings", responses=PROBLEMS)
async def game_ratings(request: Call, slug: Code, skip: Skip = 0) -> Ranking:
    """A game's ranking: those who want to be rated, and have played enough to be."""
    house = admit(request)
    registry.game(slug)
    found: Ranking = await house.statistics.answer(
        ("ranking", slug, skip), lambda: pages.ranking(house.store, slug, skip)
    )
    return found


@get("/statistics", responses=PROBLEMS)
async def server_statistics(request: Call) -> ServerStatistics:
    """What is played on this server."""
    house = admit(request)
    found: ServerStatistics = await house.statistics.answer(("server",), lambda: pages.server_page(house.store))
    return found


def statistics_api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            person_statistics, person_matches, my_showing, show_me, game_statistics, game_ratings, server_statistics,
        ],
    )  # fmt: skip


async def _meant(request: Call, who: str) -> tuple[str | None, str]:
    """Who asks, if they say so, and about whom. Everybody's answers cost a few questions to the store, so they are
    held back like other heavy ones."""
    house = request.app.state.house
    hold_back(house.heavy_requests, request)
    viewer = await (must_know if who == "me" else knows)(house, request)
    me = viewer.id if viewer is not None else None
    return me, me if who == "me" and me is not None else who
