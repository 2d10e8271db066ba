"""Request and response bodies of the statistics calls."""

from __future__ import annotations

import msgspec

from readyroom.core.struct import Points


class Tallied(msgspec.Struct, frozen=True):
    """A group of matches: how many, how many of them were won, and their points."""

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
    """One of a game's traits in numbers: the highest value in any match, and the mean."""

    label: str
    most: Points
    mean: float
    code: str
    """the match with the highest value, if its replay is still kept"""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match, and one seat's result."""

    code: str
    game: str
    title: str
    """the table's title; empty if the match was deleted and has no replay"""
    ended: int
    seat: int
    seats: int
    people: int
    place: int
    points: Points
    won: bool
    open: bool
    """false for a private table: only its own people see the match here"""
    rated: bool


class Scored(msgspec.Struct, frozen=True):
    """A point on a graph over time, with the match's code if its replay is still kept."""

    ended: int
    points: Points
    place: int
    seats: int
    won: bool
    code: str


class Rival(msgspec.Struct, frozen=True):
    """Someone who played the same matches: how often the person finished ahead of them, and behind. Where all win or
    lose together, ``ahead`` counts matches won together, and ``behind`` matches lost."""

    name: str
    page: str
    """the id of their own page, if it is public"""
    level: str
    """a bot's level"""
    matches: int
    ahead: int
    behind: int


class Rated(msgspec.Struct, frozen=True):
    """A rating: in 19 of 20 cases the true strength is within the margin. Provisional after few matches."""

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
    """A person's matches of one game. Lists cover the latest few thousand matches, graphs the latest 200."""

    slug: str
    title: str
    together: bool
    matches: int
    won: int
    places: tuple[int, ...]
    """how often first, second and so on"""
    best: Points
    mean: float
    scores: tuple[Scored, ...]
    """oldest first"""
    bests: tuple[PlayedMatch, ...]
    rivals: tuple[Rival, ...]
    unnamed: int
    """matches with people who hide their statistics and so are not named"""
    favorites: tuple[Favorites, ...]
    numbers: tuple[Counted, ...]
    rated: Rated | None
    ratings: tuple[RatingStep, ...]


class PersonStatistics(msgspec.Struct, frozen=True):
    """A person's page: all matches for themselves, matches at open tables for others."""

    id: str
    name: str
    yours: bool
    shown: bool
    """whether others can see the page"""
    rates: bool
    """whether they want ratings"""
    matches: int
    won: int
    first: int
    """when the first of these matches ended; 0 if there are none"""
    games: tuple[PersonGame, ...]
    latest: tuple[PlayedMatch, ...]


class Showing(msgspec.Struct, frozen=True):
    """What the caller makes public: their statistics, and whether open matches are rated when everyone else there wants
    it too. Being rated makes statistics public."""

    shown: bool
    rated: bool


class Week(msgspec.Struct, frozen=True):
    """How many matches ended in the week that began at this time, a Monday in UTC."""

    since: int
    matches: int


class PointsBin(msgspec.Struct, frozen=True):
    """How many seats made from ``least`` to ``most`` points."""

    least: int
    most: int
    seats: int


class HighScore(msgspec.Struct, frozen=True):
    """A notable match at an open table, and the player behind it."""

    game: str
    code: str
    title: str
    name: str
    page: str
    points: Points
    seats: int
    ended: int
    moves: int
    """the length of the match's log"""


class GameTotals(msgspec.Struct, frozen=True):
    """How often a game was played here, including private tables."""

    slug: str
    title: str
    matches: int
    among_people: int
    """several people, no bots"""
    alone: int
    """one person, with or without bots"""
    seats: int
    people: int
    """how many of these seats were people's"""
    weeks: tuple[Week, ...]


class BySeats(msgspec.Struct, frozen=True):
    """Matches with this number of seats."""

    seats: int
    matches: int


class GameStatistics(msgspec.Struct, frozen=True):
    """A game's page. Match counts include every match; all else covers the latest few thousand at open tables."""

    slug: str
    title: str
    together: bool
    rates: bool
    """whether the game has ratings"""
    totals: GameTotals
    by_seats: tuple[BySeats, ...]
    points: tuple[PointsBin, ...]
    starting: tuple[Tallied, ...]
    """how many of these matches each seat won"""
    players: tuple[Tallied, ...]
    """people, and bots by level"""
    favorites: tuple[Favorites, ...]
    numbers: tuple[Counted, ...]
    highest: tuple[HighScore, ...]
    longest: tuple[HighScore, ...]


class ServerStatistics(msgspec.Struct, frozen=True):
    """What people play on this server."""

    matches: int
    players: int
    """how many different people have finished a match"""
    games: tuple[GameTotals, ...]
    highest: tuple[HighScore, ...]
    """the best of each game"""
    longest: tuple[HighScore, ...]


class Ranked(msgspec.Struct, frozen=True):
    """A line of a game's ranking, ordered by what is certain: the rating minus its margin."""

    rank: int
    name: str
    page: str
    rated: Rated


class Ranking(msgspec.Struct, frozen=True):
    """A page of a game's ranking; ``of`` is the length of the whole ranking."""

    slug: str
    title: str
    of: int
    least: int
    """how many rated matches a person needs to be ranked"""
    rows: tuple[Ranked, ...]
