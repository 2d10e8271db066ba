"""Ratings in the store: computed match by match in the order in which matches ended, not in which they were entered.

When a match comes late (another node was slow to write it), everything after it is recalculated, so ratings always
equal a calculation from scratch. If several nodes rate at once, the version of the game's row in ``rated`` lets one
write; the others start over.
"""

from __future__ import annotations

from itertools import groupby

from readyroom.server.statistics.plackett_luce import Strength, after
from readyroom.store import Conflict, Store
from readyroom.store.rows import RatedRow, RatingRow, SeatPlayed
from readyroom.store.writes import Step

AT_ONCE = 800
"""Seats per transaction."""
TRIES = 10


async def rate(store: Store, game: str) -> None:
    """Rates every unrated match of a game, and again all that ended after it."""
    conflicts = 0
    while True:
        try:
            if not await _rate_some(store, game):
                return
        except Conflict:
            conflicts += 1
            if conflicts == TRIES:
                raise


async def rate_all_again(store: Store) -> None:
    """Recalculates every rating of every game from scratch."""
    games = {row[0] for name in ("games_rated", "games_to_rate") for row in await store.rows(name)}
    for game in sorted(games):
        head = await _head(store, game)
        cleared = store.step("drop_ratings_from", game=game, ended=-1, code="")
        await store.write([*_moved(store, game, head, -1, ""), cleared], "")
        await rate(store, game)


async def _rate_some(store: Store, game: str) -> bool:
    """Rates some matches. Returns whether there may be more."""
    head = await _head(store, game)
    first = await store.rows("first_to_rate", game=game)
    if not first:
        return False
    ended, code = first[0]
    rows = [SeatPlayed(*row) for row in await store.rows("to_rate", game=game, ended=ended, code=code, most=AT_ONCE)]
    matches = [list(seats) for _, seats in groupby(rows, key=lambda row: row.code)]
    if len(rows) == AT_ONCE and len(matches) > 1:
        matches.pop()  # it may be incomplete
    known: dict[str, Strength] = {}
    steps = [store.step("drop_ratings_from", game=game, ended=ended, code=code)]
    for seats in matches:
        for row in seats:
            if row.person is not None and row.person not in known:
                known[row.person] = await _before(store, row, ended, code)
        steps += _rated(store, seats, known)
    last = matches[-1][0]
    await store.write([*_moved(store, game, head, last.ended, last.code), *steps], "")
    return True


def _rated(store: Store, seats: list[SeatPlayed], known: dict[str, Strength]) -> list[Step]:
    """Rates one match: people among themselves, without bots."""
    people = [row.person or "" for row in seats]
    found = after([known[person] for person in people], [row.place for row in seats])
    known.update(zip(people, found, strict=True))
    return [
        store.step(
            "add_rating", game=row.game, person=row.person, n=one.n, code=row.code, ended=row.ended, mu=one.mu,
            sigma=one.sigma,
        )
        for row, one in zip(seats, found, strict=True)
    ]  # fmt: skip


async def _before(store: Store, row: SeatPlayed, ended: int, code: str) -> Strength:
    found = await store.rows("rating_before", game=row.game, who=row.person, ended=ended, code=code)
    if not found:
        return Strength()
    latest = RatingRow(*found[0])
    return Strength(latest.mu, latest.sigma, latest.n)


async def _head(store: Store, game: str) -> RatedRow | None:
    found = await store.rows("rated_so_far", game=game)
    return RatedRow(*found[0]) if found else None


def _moved(store: Store, game: str, head: RatedRow | None, ended: int, code: str) -> list[Step]:
    """Stores how far the ratings have come. Conflicts if another node has done so in the meantime."""
    if head is None:
        return [store.step("begin_rating", game=game, version=1, ended=ended, code=code)]
    version = head.version
    changed = {"version": version + 1, "ended": ended, "code": code}
    return [store.step("go_on_rating", guarded=True, was_game=game, was_version=version, **changed)]
