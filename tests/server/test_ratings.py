"""Which matches are rated, and that ratings do not depend on their order of arrival."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.finished import add_people, enter, finish
from tests.store.databases import fresh
from tests.store.test_store import opened

from readyroom.server.refusal import Refusal
from readyroom.server.statistics import pages, ratings
from readyroom.server.statistics.keeper import Statistics
from readyroom.server.statistics.plackett_luce import SETTLED, Strength, after, margin, shown
from readyroom.store import Store, engine_for
from readyroom.store.integrity import check
from readyroom.store.rows import SeatPlayed

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh(request.param, tmp_path)


def in_store(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(where) as store:
            await add_people(store, "Ada", "Ben", "Cleo")
            await work(store)

    asyncio.run(run())
    assert all(finding.sound for finding in check(engine_for(where), lambda *_: None))


async def kept_ratings(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    for who in ("ada", "ben", "cleo"):
        found[who] = [tuple(row) for row in await store.rows("all_ratings_of", who=who)]
    return found


@pytest.mark.parametrize(
    ("how", "counts"),
    [
        ({}, True),
        ({"left": (1,)}, True),  # leaving saves nobody from losing
        ({"rated": False}, False),
        ({"sat": {1: ["ben", "cleo"]}}, False),
        ({"sat": {2: ["cleo"]}}, False),  # a bot's seat at the start
        ({"rewound": True}, False),
    ],
)
def test_whether_a_match_is_rated_is_decided_at_its_end(tmp_path: Path, how: dict[str, Any], counts: bool) -> None:
    async def work(store: Store) -> None:
        await finish(store, "one", ("ada", "ben", None), 100, **{"rated": True, **how})
        lines = await enter(store, "one")
        assert [bool(line.rated) for line in lines] == [counts, counts, False]

    in_store(fresh("sqlite", tmp_path), work)


def test_an_abandoned_match_is_not_rated(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await finish(store, "one", ("ada", "ben"), 100, rated=True, broken_off=True)
        assert await enter(store, "one") == []
        assert await store.rows("unentered", ended=-1, code="", most=9) == []

    in_store(fresh("sqlite", tmp_path), work)


def test_the_winner_gains_what_the_loser_loses_and_bots_are_left_out(where: str) -> None:
    async def work(store: Store) -> None:
        await finish(store, "one", ("ada", None, "ben"), 100, rated=True)
        lines = await enter(store, "one")
        await ratings.rate(store, "cabal")
        found = await kept_ratings(store)
        before = lines[0].place < lines[2].place
        (ada,), (ben,) = found["ada"], found["ben"]
        assert (ada[5] > 25 > ben[5]) == before and ada[5] + ben[5] == pytest.approx(50) and found["cleo"] == []

    in_store(where, work)


def test_a_tie_between_equals_changes_no_rating() -> None:
    one, other = after([Strength(), Strength()], [1, 1])
    assert one.mu == other.mu == Strength().mu and one.sigma == other.sigma < Strength().sigma
    assert (shown(one.mu), margin(Strength().sigma)) == (1500, 1000)


def test_a_late_match_is_rated_in_its_place(where: str) -> None:
    async def work(store: Store) -> None:
        for i in range(6):
            await finish(store, f"m{i}", ("ada", "ben", "cleo")[: 2 + i % 2], 100 + i, rated=True)
        for i in (0, 2, 5, 1, 4, 3):
            await enter(store, f"m{i}")
            await ratings.rate(store, "cabal")
        found = await kept_ratings(store)
        assert [row[3] for row in found["ada"]] == [f"m{i}" for i in range(6)], "in the order of their ends"
        assert [row[2] for row in found["ada"]] == [1, 2, 3, 4, 5, 6]
        await ratings.rate_all_again(store)
        assert await kept_ratings(store) == found

    in_store(where, work)


def line(code: str, seat: int, person: str, place: int, ended: int) -> SeatPlayed:
    return SeatPlayed(code, seat, "cabal", 2, 2, person, "", 0, place, 0.0, 0, 0, 0, ended, 9, 1, 1, "[]")


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    matches=st.lists(
        st.tuples(st.integers(0, 5), st.permutations(["ada", "ben", "cleo"]), st.booleans()), min_size=1, max_size=9
    ),
    luck=st.randoms(use_true_random=False),
)
def test_the_order_of_arrival_makes_no_difference(
    tmp_path_factory: pytest.TempPathFactory, matches: list[Any], luck: random.Random
) -> None:
    """Also where matches end in the same millisecond: then their codes decide."""
    codes = [f"m{i}" for i in range(len(matches))]
    arrived = codes.copy()
    luck.shuffle(arrived)

    async def rated(order: list[str], each: bool) -> dict[str, list[tuple[Any, ...]]]:
        async with opened(str(tmp_path_factory.mktemp("ratings") / "tables.db")) as store:
            for code in order:
                ended, people, tie = matches[codes.index(code)]
                seats = [line(code, 0, people[0], 1, ended), line(code, 1, people[1], 1 if tie else 2, ended)]
                await store.write(
                    [store.step("enter", **{f: getattr(s, f) for f in s.__struct_fields__}) for s in seats], ""
                )
                if each:
                    await ratings.rate(store, "cabal")
            await ratings.rate(store, "cabal")
            return await kept_ratings(store)

    assert asyncio.run(rated(arrived, each=True)) == asyncio.run(rated(codes, each=False))


def test_only_players_who_opted_in_and_played_enough_are_ranked(where: str) -> None:
    async def work(store: Store) -> None:
        from readyroom.store.rows import ProfileRow

        for i in range(SETTLED):
            await finish(store, f"m{i}", ("ada", "ben"), 100 + i, rated=True, seed=str(i))
            await enter(store, f"m{i}")
        await finish(store, "last", ("ada", "cleo"), 200, rated=True)
        await enter(store, "last")
        await ratings.rate(store, "cabal")
        for who in ("ada", "ben", "cleo"):
            await store.save_profile(ProfileRow(who, 1, 1))
        both = await pages.ranking(store, "cabal", 0)
        assert {row.page for row in both.rows} == {"ada", "ben"} and both.of == 2, "Cleo has played once"
        sure = [row.rated.rating - row.rated.margin for row in both.rows]
        assert sure == sorted(sure, reverse=True) and [row.rank for row in both.rows] == [1, 2]
        await store.save_profile(ProfileRow("ben", 1, 0))
        assert [row.name for row in (await pages.ranking(store, "cabal", 0)).rows] == ["Ada"]
        assert (await pages.ranking(store, "cabal", 1)).rows == ()

    in_store(where, work)


async def test_nodes_that_enter_and_rate_at_the_same_time_agree(tmp_path: Path) -> None:
    """Two nodes on one database, each of which sees every match end."""
    where, now = fresh("postgresql", tmp_path), int(time() * 1000)

    class Away:
        """A workshop without workers, so facts are left out."""

        async def do(self, *_: object, **__: object) -> bytes:
            raise Refusal("Nobody is here.", status=403)

    async with opened(where) as one, opened(where) as other:
        await add_people(one, "Ada", "Ben", "Cleo")
        nodes = [Statistics(store, Away(), {}) for store in (one, other)]  # type: ignore[arg-type]
        for i in range(24):
            await finish(one, f"m{i:02}", ("ada", "ben", "cleo")[: 2 + i % 2], now + i // 3, rated=True)
            if i % 4 == 3:
                await asyncio.gather(*(node.enter_some() for node in nodes))
        while any(await asyncio.gather(*(node.enter_some() for node in nodes))):
            pass
        found = await kept_ratings(one)
        assert [row[2] for row in found["ada"]] == list(range(1, 25)), "each of them once"
        await ratings.rate_all_again(other)
        assert await kept_ratings(one) == found
