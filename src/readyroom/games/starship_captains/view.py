"""What a table of Starship Captains shows. Everything goes by its name."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.games.starship_captains.cards.boards import Side, StationId
from readyroom.games.starship_captains.cards.galaxies import GalaxySide
from readyroom.games.starship_captains.cards.passengers import ShadowAction
from readyroom.games.starship_captains.names import Artifact, Faction, Figure

MatchingKey = Literal["plain", "mentored"]


class PlaceView(msgspec.Struct, frozen=True):
    """A location: its mission, number or station, and for whom its mission is reserved."""

    id: str
    mission: str | None
    number: int | None
    face_up: bool
    station: StationId | None
    tile: bool
    """Whether the station has its tile."""
    holder: int | None


class ScoreView(msgspec.Struct, frozen=True):
    """A captain's points, part by part."""

    missions: float
    tracks: float
    omegas: float
    crew: float
    cargo: float
    damage: float
    passenger: float


class ShipView(msgspec.Struct, frozen=True):
    """A captain's boards."""

    seat: int
    at: str
    medals: int
    ready: dict[Figure, int]
    queue: tuple[Figure, ...]
    damage: int
    artifacts: dict[Artifact, int]
    pirates: int
    room: int
    """Tokens that the hold can take in all."""
    slots: tuple[str | None, ...]
    """A tech, ``damage``, or nothing."""
    lit: tuple[str, ...]
    """For each slot its icons that match what they face, ``-`` for the others: three at the left, then the right."""
    pairs: int
    """Icons that match, two by two, at the frame too."""
    crowdsourced: tuple[str, ...]
    tracks: dict[Faction, int]
    loops: dict[Faction, int]
    worth: dict[Faction, int]
    """The points of each track."""
    stay: int
    """How many figures stay in the queue when the round ends."""
    matching: MatchingKey
    """How the crew matches the lines of missions: a key of the catalog's ``matching``."""
    missions: tuple[str, ...]
    commanders: int
    passed: bool
    points: float
    score: ScoreView
    epilogue: str
    """What becomes of the captain; empty before the match is over."""


class MissionView(msgspec.Struct, frozen=True):
    """The mission being completed: who was sent, which of them match, and how many lines have been reached."""

    mission: str
    crew: tuple[Figure, ...]
    fits: tuple[bool, ...]
    line: int


class TrackView(msgspec.Struct, frozen=True):
    side: Side
    event: str | None
    trophy: int | None


class SoloView(msgspec.Struct, frozen=True):
    """Captain Shadow and the passenger."""

    at: str
    passenger: str
    drawn: tuple[ShadowAction, ...]
    left: int


class Public(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    round: int
    first: int
    active: int
    side: GalaxySide
    slots: Side
    places: tuple[PlaceView, ...]
    routes: tuple[str | None, ...]
    """The pirate on each route, in the order of the catalog."""
    ships: tuple[ShipView, ...]
    offer: tuple[str | None, ...]
    tracks: dict[Faction, TrackView]
    lasting: tuple[str, ...]
    archive: tuple[str, ...]
    shared: tuple[str, ...]
    mission: MissionView | None
    commander: Figure | None
    """At work in a room, between two tasks."""
    missions_left: int
    techs_left: int
    omegas_left: int
    pirates_left: int
    artifacts_left: int
    tech_discard: tuple[str, ...]
    stations: dict[StationId, int]
    """Where each station's tile is: 0 at its station, else the round for which it waits."""
    solo: SoloView | None


class ComingView(msgspec.Struct, frozen=True):
    """A mission that will come, and the planet it comes to unless an uprising is first."""

    mission: str
    place: str | None


class Own(msgspec.Struct, frozen=True):
    """What only this captain sees."""

    missions: tuple[ComingView, ...]
    """Missions looked at, next first, as far as they are known without a gap."""
    fits: dict[str, tuple[str, ...]]
    """For each tech that can be taken, the icons that it would match in each slot, written as in ``ShipView.lit``."""
    moves: int
    """Moves and jumps in a row, with the one asked about now."""
