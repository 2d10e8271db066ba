"""Statistics and ratings of a person, a game and the server."""

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

Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="the time (ms) to continue from")]
Skip = Annotated[int, QueryParameter(ge=0, le=100_000, description="how many lines to skip")]


@get("/people/{who:str}/statistics", responses=PROBLEMS)
async def person_statistics(request: Call, who: Code) -> PersonStatistics:
    """A person's statistics: everything for themselves (``me`` means you); others see matches at open tables, if the
    person allows it."""
    house = admit(request)
    viewer, person = await _meant(request, who)
    key = ("person", person, viewer == person)
    found: PersonStatistics = await house.statistics.answer(key, lambda: pages.person_page(house.store, person, viewer))
    return found


@get("/people/{who:str}/matches", responses=PROBLEMS)
async def person_matches(request: Call, who: Code, before: Before = None) -> list[PlayedMatch]:
    """A person's matches in their statistics, latest first."""
    house = admit(request)
    viewer, person = await _meant(request, who)
    return await pages.person_matches(house.store, person, viewer, pages.FOR_EVER if before is None else before)


@get("/me/showing", responses=PROBLEMS)
async def my_showing(request: Call) -> Showing:
    """What you let others see."""
    house = admit(request)
    profile = await house.store.profile((await must_know(house, request)).id)
    return Showing(bool(profile.shown), bool(profile.rated))


@put("/me/showing", responses=PROBLEMS)
async def show_me(request: Call, data: JSONBody[Showing]) -> Showing:
    """Sets what others may see of you, for past and future matches. Ratings are public, so rated people are shown."""
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
    """A game's ranking: people who want a rating and have played enough."""
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
    """The caller, if known, and the person in question. Everyone's statistics cost several queries, so they are
    rate-limited like other heavy calls."""
    house = request.app.state.house
    hold_back(house.heavy_requests, request)
    viewer = await (must_know if who == "me" else knows)(house, request)
    me = viewer.id if viewer is not None else None
    return me, me if who == "me" and me is not None else who
