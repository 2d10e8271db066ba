"""The statistics pages of a person, a game and the server, from the lines of finished matches.

People see all of their own. Others see a person's page only if it is public, with matches at open tables only; people
whose own page is not public are not named there. A game's and the server's page count private matches, and show nothing
else about them.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import msgspec

from readyroom.core import registry
from readyroom.core.facts import Trait
from readyroom.server.refusal import Refusal
from readyroom.server.statistics import bodies as b
from readyroom.server.statistics import tally
from readyroom.server.statistics.plackett_luce import SETTLED, margin, shown
from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.erasure import SOMEBODY, is_forgotten
from readyroom.store.rows import PersonRow, RatingRow, SeatPlayed
from readyroom.store.statistics import MONDAY_MS, WEEK_MS

MOST_SEATS = 5_000
"""How many of the latest seats of a person or a game are counted."""
MOST_OTHERS = 25_000
LATEST = 20
GRAPH = 200
MOST_RIVALS = 20
BESTS = 5
HIGHEST = 10
LONGEST = 3
WEEKS = 52
PAGE = 50
FOR_EVER = 2**62
COLUMNS = len(SeatPlayed.__struct_fields__)
PRIVATE = "This player keeps their statistics to themselves."


class Met(msgspec.Struct, frozen=True, array_like=True):
    """Another seat at a match."""

    code: str
    seat: int
    person: str | None
    level: str
    guest: int
    place: int
    name: str | None
    shown: int | None


# -- a person


async def person_page(store: Store, who: str, viewer: str | None) -> b.PersonStatistics:
    """What a viewer may see of a person. Raises a Refusal if the page is not public."""
    person, yours = await must_show(store, who, viewer)
    profile = await store.profile(who)
    everything = int(yours)
    rows = await _rows_of(store, who, everything, FOR_EVER, MOST_SEATS)
    count = len(rows)
    if count == MOST_SEATS:
        count = (await store.rows("count_played_by", who=who, all=everything))[0][0]
    since = rows[-1].ended if rows else 0
    met = await store.rows("played_with", who=who, all=everything, since=since, most=MOST_OTHERS)
    kept = dict(await store.rows("kept_of", who=who, all=everything, since=since))
    slugs = dict.fromkeys(row.game for row in rows)
    steps = {slug: await _steps(store, slug, who) if yours or profile.rated else () for slug in slugs}
    return await asyncio.to_thread(
        lambda: b.PersonStatistics(
            id=who,
            name=person.name,
            yours=yours,
            shown=bool(profile.shown),
            rates=bool(profile.rated),
            matches=count,
            won=sum(row.won for row in rows),
            first=since,
            games=_games(rows, [Met(*row) for row in met], kept, steps, yours),
            latest=tuple(_match(row, kept) for row in rows[:LATEST]),
        )
    )


async def person_matches(store: Store, who: str, viewer: str | None, before: int) -> list[b.PlayedMatch]:
    """A person's matches that ended before a time, latest first."""
    _, yours = await must_show(store, who, viewer)
    rows = await _rows_of(store, who, int(yours), before, PAGE)
    kept = dict(await store.rows("kept_of", who=who, all=int(yours), since=rows[-1].ended)) if rows else {}
    return [_match(row, kept) for row in rows]


async def must_show(store: Store, who: str, viewer: str | None) -> tuple[PersonRow, bool]:
    """The person, and whether they are the viewer. Raises the same Refusal for a hidden page and for an unknown person,
    so that nobody can tell them apart."""
    person = await store.person(who)
    yours = who == viewer
    if person is None or is_forgotten(person) or not (yours or (await store.profile(who)).shown):
        raise Refusal(PRIVATE, status=404)
    return person, yours


async def _rows_of(store: Store, who: str, everything: int, before: int, most: int) -> list[SeatPlayed]:
    found = await store.rows("played_by", who=who, all=everything, before=before, most=most)
    return [SeatPlayed(*row) for row in found]


async def _steps(store: Store, slug: str, who: str) -> tuple[RatingRow, ...]:
    found = await store.rows("ratings_of", game=slug, who=who, most=GRAPH)
    return tuple(RatingRow(*row) for row in reversed(found))


def _games(
    rows: list[SeatPlayed], met: list[Met], kept: dict[str, str], steps: dict[str, tuple[RatingRow, ...]], yours: bool
) -> tuple[b.PersonGame, ...]:
    """The person's games, most played first."""
    by_game: dict[str, list[SeatPlayed]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    others: dict[str, list[Met]] = defaultdict(list)
    for one in met:
        others[one.code].append(one)
    found = [_game(slug, some, others, kept, steps[slug], yours) for slug, some in by_game.items()]
    return tuple(sorted(found, key=lambda game: (-game.matches, game.title)))


def _game(
    slug: str,
    rows: list[SeatPlayed],
    others: dict[str, list[Met]],
    kept: dict[str, str],
    steps: tuple[RatingRow, ...],
    yours: bool,
) -> b.PersonGame:
    sums = tally.tallied("", rows)
    rivals, unnamed = _rivals(rows, others, yours)
    best = sorted(rows, key=lambda row: (-row.points, row.ended, row.code))[:BESTS]
    return b.PersonGame(
        slug=slug,
        title=_title(slug),
        together=rows[0].together == 1,
        matches=sums.matches,
        won=sums.won,
        places=tally.places(rows),
        best=sums.best,
        mean=sums.mean,
        scores=tuple(_scored(row, kept) for row in reversed(rows[:GRAPH])),
        bests=tuple(_match(row, kept) for row in best),
        rivals=rivals,
        unnamed=unnamed,
        favorites=tally.favorites(_traits(slug), rows),
        numbers=tally.numbers(_traits(slug), rows, kept),
        rated=_rated(steps[-1].mu, steps[-1].sigma, steps[-1].n) if steps else None,
        ratings=tuple(b.RatingStep(step.ended, shown(step.mu), margin(step.sigma)) for step in steps),
    )


def _rivals(rows: list[SeatPlayed], others: dict[str, list[Met]], yours: bool) -> tuple[tuple[b.Rival, ...], int]:
    """The other players, most frequent first, and the number of matches with unnamed people: guests on someone's
    device, forgotten people and, on other people's pages, those who hide their statistics."""
    found: dict[tuple[str, str], tuple[Met, list[tuple[SeatPlayed, Met]]]] = {}
    unnamed: set[str] = set()
    for row in rows:
        for one in others.get(row.code, ()):
            named = one.name not in (None, SOMEBODY) and (yours or bool(one.shown))
            if one.person is not None and (one.guest or not named):
                if one.person != row.person:
                    unnamed.add(row.code)
                continue
            found.setdefault((one.person or "", "" if one.person else one.level), (one, []))[1].append((row, one))
    rivals = [_rival(one, meetings) for one, meetings in found.values()]
    rivals.sort(key=lambda rival: (-rival.matches, rival.level, rival.name, rival.page))
    return tuple(rivals[:MOST_RIVALS]), len(unnamed)


def _rival(one: Met, meetings: list[tuple[SeatPlayed, Met]]) -> b.Rival:
    bot = one.person is None
    return b.Rival(
        name="" if bot else one.name or "",
        page=one.person or "" if one.shown else "",
        level=one.level if bot else "",
        matches=len({row.code for row, _ in meetings}),
        ahead=sum(row.won if row.together else row.place < other.place for row, other in meetings),
        behind=sum(not row.won if row.together else row.place > other.place for row, other in meetings),
    )


def _match(row: SeatPlayed, kept: dict[str, str]) -> b.PlayedMatch:
    return b.PlayedMatch(
        code=row.code, game=row.game, title=kept.get(row.code, ""), ended=row.ended, seat=row.seat, seats=row.seats,
        people=row.people, place=row.place, points=tally.whole(row.points), won=bool(row.won), open=bool(row.open),
        rated=bool(row.rated),
    )  # fmt: skip


def _scored(row: SeatPlayed, kept: dict[str, str]) -> b.Scored:
    code = row.code if row.code in kept else ""
    return b.Scored(row.ended, tally.whole(row.points), row.place, row.seats, bool(row.won), code)


def _rated(mu: float, sigma: float, n: int) -> b.Rated:
    return b.Rated(shown(mu), margin(sigma), n, n < SETTLED)


# -- a game


async def game_page(store: Store, slug: str) -> b.GameStatistics:
    game = registry.game(slug)
    now = wall()
    rows = [SeatPlayed(*row) for row in await store.rows("seats_of_game", game=slug, most=MOST_SEATS)]
    totals = {one.slug: one for one in await _totals(store, now)}
    by_seats = tuple(b.BySeats(*row) for row in await store.rows("by_seats", game=slug))
    highest = [_high(row) for row in await store.rows("highest", game=slug, most=HIGHEST)]
    longest = [_long(row) for row in await store.rows("longest_of_game", game=slug, most=LONGEST)]
    kept = {one.code for one in (*highest, *longest)}
    return await asyncio.to_thread(
        lambda: b.GameStatistics(
            slug=slug,
            title=game.title,
            together=game.together,
            rates=not game.together,
            totals=totals.get(slug) or b.GameTotals(slug, game.title, 0, 0, 0, 0, 0, _weeks({}, now)),
            by_seats=by_seats,
            points=tally.histogram([row.points for row in rows]),
            starting=_starting(rows),
            players=_players(rows),
            favorites=tally.favorites(game.traits, rows),
            numbers=tally.numbers(game.traits, rows, kept),
            highest=tuple(highest),
            longest=tuple(longest),
        )
    )


def _starting(rows: list[SeatPlayed]) -> tuple[b.Tallied, ...]:
    """Results by seat, for matches with several seats; where all win together, the seat makes no difference."""
    several = [row for row in rows if row.seats > 1 and not row.together]
    seats = sorted({row.seat for row in several})
    return tuple(
        tally.tallied(f"Seat {seat + 1}", [row for row in several if row.seat == seat]) for seat in seats
    )  # fmt: skip


def _players(rows: list[SeatPlayed]) -> tuple[b.Tallied, ...]:
    """People first, then bots by level."""
    people = [row for row in rows if row.person is not None]
    levels = sorted({row.level for row in rows if row.person is None})
    found = [tally.tallied("", people)] if people else []
    found += [
        tally.tallied(level, [row for row in rows if row.person is None and row.level == level]) for level in levels
    ]  # fmt: skip
    return tuple(found)


async def ranking(store: Store, slug: str, skip: int) -> b.Ranking:
    """A page of a game's ranking, best first."""
    title = registry.game(slug).title
    rows = await store.rows("ranking", game=slug, least=SETTLED, most=PAGE, skip=skip)
    count = (await store.rows("count_ranked", game=slug, least=SETTLED))[0][0]
    ranked = [
        b.Ranked(skip + i, name, person, _rated(mu, sigma, n))
        for i, (person, name, mu, sigma, n) in enumerate(rows, start=1)
    ]
    return b.Ranking(slug, title, count, SETTLED, tuple(ranked))


# -- the server


async def server_page(store: Store) -> b.ServerStatistics:
    games = await _totals(store, wall())
    highest = [_high(row) for one in games for row in await store.rows("highest", game=one.slug, most=1)]
    longest = [_long(row) for row in await store.rows("longest", most=LONGEST)]
    return b.ServerStatistics(
        matches=sum(one.matches for one in games),
        players=(await store.rows("count_players"))[0][0],
        games=tuple(games),
        highest=tuple(highest),
        longest=tuple(longest),
    )


async def _totals(store: Store, now: int) -> list[b.GameTotals]:
    """The games' totals, most played first."""
    since = _monday(now) - (WEEKS - 1) * WEEK_MS
    weeks: dict[str, dict[int, int]] = defaultdict(dict)
    for slug, week, matches in await store.rows("by_week", since=since):
        weeks[slug][int(week) * WEEK_MS - MONDAY_MS] = matches
    found = [
        b.GameTotals(slug, _title(slug), matches, among, alone, seats, people, _weeks(weeks[slug], now))
        for slug, matches, among, alone, seats, people in await store.rows("totals")
    ]
    return sorted(found, key=lambda one: (-one.matches, one.title))


def _weeks(counts: dict[int, int], now: int) -> tuple[b.Week, ...]:
    """The last year, including weeks without matches."""
    latest = _monday(now)
    starts = [latest - i * WEEK_MS for i in reversed(range(WEEKS))]
    return tuple(b.Week(start, counts.get(start, 0)) for start in starts)


def _monday(at: int) -> int:
    return (at + MONDAY_MS) // WEEK_MS * WEEK_MS - MONDAY_MS


def _high(row: tuple[Any, ...]) -> b.HighScore:
    played, (name, page, title) = SeatPlayed(*row[:COLUMNS]), row[COLUMNS:]
    return _stands_out(played, title, name or SOMEBODY, (played.person or "") if page else "")


def _long(row: tuple[Any, ...]) -> b.HighScore:
    return _stands_out(SeatPlayed(*row[:COLUMNS]), row[COLUMNS], "", "")


def _stands_out(row: SeatPlayed, title: str, name: str, page: str) -> b.HighScore:
    points = tally.whole(row.points)
    return b.HighScore(row.game, row.code, title, name, page, points, row.seats, row.ended, row.moves)


def _title(slug: str) -> str:
    """A game's title, even if it is no longer installed here."""
    return registry.title(slug) if slug in registry.slugs() else slug.replace("-", " ").capitalize()


def _traits(slug: str) -> tuple[Trait, ...]:
    return registry.game(slug).traits if slug in registry.slugs() else ()
