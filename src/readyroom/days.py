"""The mission of the day: what everyone plays on a date, on every server alike.

A game lists the schemes of its daily missions (``Game.daily``). The latest one that had begun on a date holds for it,
and it names the rules to play by: newer rules come with a new scheme, so that days gone by stay as they were. All else
follows from one hash of the scheme, the game and the date, which anybody can work out.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

import msgspec

from readyroom.core import registry
from readyroom.core.chance import SHARED
from readyroom.core.codec import decode_options
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.presets import DayScheme
from readyroom.core.quotes import quoted

LONGEST_STREAK: Final = 10_000
STRIDE: Final = 245
"""From one day's name to the next."""


class NoDaily(ReadyRoomError):
    """There is no mission of that day, or no such day."""


class Mission(msgspec.Struct, frozen=True):
    """One game's mission of one day."""

    day: str
    game: str
    scheme: int
    rules: int
    name: str
    words: str
    noun: str
    came: str
    unit: str
    seats: int
    bots: tuple[str, ...]
    crew: str
    options: dict[str, Any]
    seed: str

    def match(self) -> Match:
        """The mission, about to begin.

        >>> daily("2026-11-17")[1].match()
        <Match of Space Alert: 4 seats, at entry 0, ...>
        """
        game = registry.game(self.game, self.rules)
        options = decode_options(game.Options, self.options)
        return Match.start(game, options, self.seats, self.seed, self.rules)


def daily(day: str | date | None = None) -> tuple[Mission, ...]:
    """The missions of a day (today, by UTC), in the order of their games' names.

    >>> for mission in daily("2026-11-17"):
    ...     print(f"{mission.game}: {mission.name}. {mission.words}")
    galaxy-trucker: ...
    space-alert: ...
    starship-captains: ...
    """
    when = today() if day is None else day_of(day)
    missions = [made for slug in registry.slugs() if (made := mission_of(registry.game(slug), when)) is not None]
    if not missions:
        raise NoDaily(f"There was no mission of the day on {when} yet.")
    return tuple(missions)


def mission_of(game: Game, day: date) -> Mission | None:
    """A game's mission of a day; None if it has none then."""
    text = day.isoformat()
    scheme = next((one for one in reversed(game.daily) if one.since <= text), None)
    return None if scheme is None else _made(game, scheme, day)


def mission_by(game: Game, day: date, number: int) -> Mission | None:
    """The same by the scheme of a number, for what was played by it."""
    scheme = next((one for one in game.daily if one.number == number), None)
    return None if scheme is None else _made(game, scheme, day)


def _made(game: Game, scheme: DayScheme, day: date) -> Mission:
    key = sha256(f"readyroom daily {scheme.number} {game.slug} {day.isoformat()}".encode()).hexdigest()
    kinds = scheme.week[day.weekday()]
    kind = kinds[int(key[:8], 16) % len(kinds)]
    return Mission(
        day=day.isoformat(),
        game=game.slug,
        scheme=scheme.number,
        rules=scheme.rules,
        name=_named(scheme.names, day.toordinal()),
        words=kind.words,
        noun=scheme.noun,
        came=scheme.came,
        unit=scheme.unit,
        seats=scheme.seats,
        bots=scheme.bots,
        crew=scheme.crew,
        options=kind.options,
        seed=SHARED + key,
    )


def _named(names: tuple[tuple[str, ...], tuple[str, ...]], number: int) -> str:
    """Every pair of words has its turn before one comes again; the stride has no factor of our lists' lengths."""
    first, second = names
    pair = number * STRIDE % (len(first) * len(second))
    return f"{first[pair % len(first)]} {second[pair // len(first)]}"


def first() -> date:
    """The first day that had a mission."""
    since = [game.daily[0].since for game in map(registry.game, registry.slugs()) if game.daily]
    return day_of(min(since))


def today() -> date:
    """Today's date in UTC: the day begins everywhere at the same moment."""
    return datetime.now(UTC).date()


def day_of(given: str | date) -> date:
    """A day from its date as text: 2026-11-17.

    >>> day_of("2026-11-17")
    datetime.date(2026, 11, 17)
    >>> day_of("17.11.2026")
    Traceback (most recent call last):
    readyroom.days.NoDaily: '17.11.2026' is not a date. Write it as 2026-11-17.
    """
    if isinstance(given, date):
        return given
    try:
        found = date.fromisoformat(given)
    except ValueError:
        found = None
    if found is None or found.isoformat() != given:
        raise NoDaily(f"{quoted(given)} is not a date. Write it as 2026-11-17.")
    return found


def streak(days: set[str], until: date) -> int:
    """How many days in a row were played, up to today or yesterday: today can still be.

    >>> streak({"2026-11-14", "2026-11-16", "2026-11-17"}, date(2026, 11, 18))
    2
    """
    at = until if until.isoformat() in days else until - timedelta(days=1)
    found = 0
    while at.isoformat() in days and found < LONGEST_STREAK:
        found += 1
        at -= timedelta(days=1)
    return found
