"""What the calls for statistics give and take."""

from __future__ import annotations

import msgspec

from readyroom.core.struct import Points


class Tallied(msgspec.Struct, frozen=True):
    """Matches that have something in common: how many, how many of them were won, and the points made in them."""

    label: str
    matches: int
    won: int
    best: Points
    mean: float


class Favorites(msgspec.Struct, frozen=True):
    """The values of one of a game's traits, the most frequent first."""

    label: str
    rows: tuple[Tallied, ...]


class Counted(msgspec.Struct, frozen=True):
    """One of a game's traits in numbers: the most there was in a match, and the mean."""

    label: str
    most: Points
    mean: float
    code: str
    """the match with the most, if its replay is still kept"""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match, and how one seat came out of it."""

    code: str
    game: str
    title: str
    """what the table was called; empty if the match is kept no more, and there is no replay"""
    ended: int
    seat: int
    seats: int
    people: int
    place: int
    points: Points
    won: bool
    open: bool
    """false for a private table, which only its people see here"""
    rated: bool


class Scored(msgspec.Struct, frozen=True):
    """A point of a graph over time. It has the match's code if its replay is still kept."""

    ended: int
    points: Points
    place: int
    seats: int
    won: bool
    code: str


class Rival(msgspec.Struct, frozen=True):
    """Someone who was at the same matches: ahead of whom the person was how often, and behind whom. Where all win or
    lose together, ``ahead`` are matches won with them, and ``behind`` matches lost."""

    name: str
    page: str
    """the id of their own page, if they show one"""
    level: str
    """for bots: which"""
    matches: int
    ahead: int
    behind: int


class Rated(msgspec.Struct, frozen=True):
    """A rating: 19 times in 20 the true strength is within the margin. Provisional: after few matches."""

    rating: int
    margin: int
    matches: int
    provisional: bool


class RatingStep(msgspec.Struct, frozen=True):
    """A rating after a match."""

    ended: int
    rating: int
    margin: int


class PersonGame(msgspec.Struct, frozen=True):
    """A person's matches of one game. Lists are of the latest few thousand matches, graphs of the latest 200."""

    slug: str
    title: str
    together: bool
    matches: int
    won: int
    places: tuple[int, ...]
    """how often first, second, ..."""
    best: Points
    mean: float
    scores: tuple[Scored, ...]
    """the oldest first"""
    bests: tuple[PlayedMatch, ...]
    rivals: tuple[Rival, ...]
    unnamed: int
    """matches with people who do not show their statistics, and who are therefore not named"""
    favorites: tuple[Favorites, ...]
    numbers: tuple[Counted, ...]
    rated: Rated | None
    ratings: tuple[RatingStep, ...]


class PersonStatistics(msgspec.Struct, frozen=True):
    """A person's page: everything for themselves, what was played at open tables for others."""

    id: str
    name: str
    yours: bool
    shown: bool
    """whether others can see it"""
    rates: bool
    """whether they want to be rated"""
    matches: int
    won: int
    first: int
    """when the first of these matches ended; 0 if there is none"""
    games: tuple[PersonGame, ...]
    latest: tuple[PlayedMatch, ...]


class Showing(msgspec.Struct, frozen=True):
    """What the bearer wants others to see: their statistics; and whether matches at open tables with others who want it
    too are played for ratings. Who is rated is seen."""

    shown: bool
    rated: bool


class Week(msgspec.Struct, frozen=True):
    """How many matches ended in the week that began then, a Monday in Greenwich."""

    since: int
    matches: int


class PointsBin(msgspec.Struct, frozen=True):
    """How many seats made at least ``least`` points and at most ``most``."""

    least: int
    most: int
    seats: int


class HighScore(msgspec.Struct, frozen=True):
    """A match at an open table that stands out, and who made it do so."""

    game: str
    code: str
    title: str
    name: str
    page: str
    points: Points
    seats: int
    ended: int
    moves: int
    """the length of its log"""


class GameTotals(msgspec.Struct, frozen=True):
    """How often a game was played here, private tables included."""

    slug: str
    title: str
    matches: int
    among_people: int
    """without bots, several people"""
    alone: int
    """one person, alone or with bots"""
    seats: int
    people: int
    """of all these seats, so many were people's"""
    weeks: tuple[Week, ...]


class BySeats(msgspec.Struct, frozen=True):
    """Matches of so many seats."""

    seats: int
    matches: int


class GameStatistics(msgspec.Struct, frozen=True):
    """A game's page. Numbers of matches count every match; all else is of the latest few thousand at open tables."""

    slug: str
    title: str
    together: bool
    rates: bool
    """whether there are ratings in this game"""
    totals: GameTotals
    by_seats: tuple[BySeats, ...]
    points: tuple[PointsBin, ...]
    starting: tuple[Tallied, ...]
    """by seat; how many of these matches were won from there"""
    players: tuple[Tallied, ...]
    """people, and bots by level"""
    favorites: tuple[Favorites, ...]
    numbers: tuple[Counted, ...]
    highest: tuple[HighScore, ...]
    longest: tuple[HighScore, ...]


class ServerStatistics(msgspec.Struct, frozen=True):
    """What is played on this server."""

    matches: int
    players: int
    """how many different people have finished a match"""
    games: tuple[GameTotals, ...]
    highest: tuple[HighScore, ...]
    """the best of each game"""
    longest: tuple[HighScore, ...]


class Ranked(msgspec.Struct, frozen=True):
    """A line of a game's ranking: the higher what we are sure of (the rating less its margin), the higher up."""

    rank: int
    name: str
    page: str
    rated: Rated


class Ranking(msgspec.Struct, frozen=True):
    """A page of a game's ranking; ``of`` is how many are ranked in all."""

    slug: str
    title: str
    of: int
    least: int
    """so many rated matches it takes to be ranked"""
    rows: tuple[Ranked, ...]
