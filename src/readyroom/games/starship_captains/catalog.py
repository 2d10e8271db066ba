"""The game's components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.core import struct
from readyroom.games.starship_captains.cards.boards import (
    CADET_ROUNDS,
    CARGO_SLOTS,
    MEDAL_ROUND,
    QUEUE,
    READY,
    ROOMS,
    ROUNDS,
    SIDES,
    SLOT_BOARDS,
    STATIONS,
    Side,
    StationId,
)
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy, GalaxySide
from readyroom.games.starship_captains.cards.missions import MISSIONS, Line
from readyroom.games.starship_captains.cards.passengers import ACTION_NAMES, PASSENGERS, SHADOW_ACTIONS, ShadowAction
from readyroom.games.starship_captains.cards.techs import TECHS, TechDeck, TechKind
from readyroom.games.starship_captains.cards.tracks import LOOP, LOOP_POINTS, TRACK_SIDES, ZONE_ENDS, ZONE_POINTS
from readyroom.games.starship_captains.effects import certain
from readyroom.games.starship_captains.names import (
    ANDROID,
    ARTIFACTS,
    BLUE,
    CADET,
    COLOURS,
    FIGURE_NAMES,
    FIGURES,
    GOLD,
    PIRATE,
    RED,
    ROUTE_COLOURS,
    TRACK_NAMES,
    TRACKS,
    YELLOW,
    Colour,
    Faction,
    Figure,
    RouteColour,
    Source,
    is_commander,
)
from readyroom.games.starship_captains.rooms import matches_line
from readyroom.games.starship_captains.texts import (
    ARTIFACT_TEXT,
    BRIEFLY,
    PIRATE_TEXT,
    PIRATES_TEXTS,
    SCORING,
    event_text,
    figure_text,
    passenger_text,
    sentence,
    tech_text,
)
from readyroom.games.starship_captains.view import MatchingKey

LineColour = Literal["red", "blue", "yellow", "gold"]
LINE_COLOURS: Final[dict[int, LineColour]] = {RED: "red", BLUE: "blue", YELLOW: "yellow", GOLD: "gold"}


class LocationFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    x: int
    y: int


class RouteFacts(msgspec.Struct, frozen=True):
    """A route between two locations."""

    a: str
    b: str
    colour: RouteColour


class GalaxyFacts(msgspec.Struct, frozen=True):
    locations: list[LocationFacts]
    routes: list[RouteFacts]


class ThingFacts(msgspec.Struct, frozen=True):
    """A figure, or a token in the hold: its name and its use."""

    id: str
    name: str
    text: str


class RoomFacts(msgspec.Struct, frozen=True):
    """A room: the color it wants, and what it does, in the language of effects and in words."""

    id: str
    name: str
    colour: Colour
    effect: str
    text: str


class SlotBoardFacts(msgspec.Struct, frozen=True):
    """A side of the board of tech slots: the damage it starts with, and its icons from top to bottom."""

    damaged: tuple[int, ...]
    frame_left: str
    frame_right: str
    left: tuple[str, ...]
    right: tuple[str, ...]


class StationFacts(msgspec.Struct, frozen=True):
    id: StationId
    name: str
    effect: str
    text: str


class LineFacts(msgspec.Struct, frozen=True):
    """A line of a mission. ``brings``: what its effect brings for certain, and how often."""

    colour: LineColour
    effect: str
    text: str
    brings: dict[str, int]


class MissionFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    points: int
    lines: list[LineFacts]
    source: Source


class TechFacts(msgspec.Struct, frozen=True):
    """A tech card. Side icons from top to bottom: r repair, m medal, v move, - none."""

    id: str
    name: str
    deck: TechDeck
    kind: TechKind
    colour: Colour
    effect: str
    when: str
    left: str
    right: str
    can_replace: bool
    text: str
    brief: str
    """A few words, if symbols cannot say what it does."""
    source: Source


class SideFacts(msgspec.Struct, frozen=True):
    """One side of a faction's track: where its event is, and the bonuses by space."""

    event: int
    bonuses: dict[str, str]
    texts: dict[str, str]


class TrackFacts(msgspec.Struct, frozen=True):
    id: Faction
    name: str
    length: int
    loop_points: int
    zone_ends: tuple[int, ...]
    worth: tuple[int, ...]
    """The points of each space."""
    sides: dict[Side, SideFacts]


class EventFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    faction: Faction
    effect: str
    lasting: bool
    solo: bool
    text: str
    source: Source


class PassengerFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    techs: tuple[str, ...]
    action: str
    text: str
    score: str
    scoring: str
    source: Source


class MatchingFacts(msgspec.Struct, frozen=True):
    """Which figures match a line of each color, and of which kinds only one per mission does."""

    lines: dict[LineColour, list[Figure]]
    once: list[Figure]


class RoundFacts(msgspec.Struct, frozen=True):
    """The number of rounds, when medals and cadets come, and the places in the hold."""

    last: int
    medal: int
    cadets: tuple[int, ...]
    cargo: int


class CrewFacts(msgspec.Struct, frozen=True):
    """A captain's crew at the start: who is ready, and who is in the queue, front first."""

    ready: list[Figure]
    queue: list[Figure]


class Catalog(struct.Catalog, frozen=True):
    """Everything on the table, by name."""

    galaxies: dict[GalaxySide, GalaxyFacts]
    figures: list[ThingFacts]
    tokens: list[ThingFacts]
    rooms: list[RoomFacts]
    slot_boards: dict[Side, SlotBoardFacts]
    stations: list[StationFacts]
    missions: list[MissionFacts]
    techs: list[TechFacts]
    tracks: list[TrackFacts]
    events: list[EventFacts]
    passengers: list[PassengerFacts]
    shadow: dict[ShadowAction, str]
    """What the cards of Captain Shadow's deck are called."""
    matching: dict[MatchingKey, MatchingFacts]
    """How a crew matches the lines of missions, by itself and with the help of a mentor."""
    leaving: list[Figure]
    """Figures that leave after a mission and do not queue."""
    commanders: list[Figure]
    rounds: RoundFacts
    crew: CrewFacts


def catalog() -> Catalog:
    return Catalog(
        galaxies={"small": galaxy(SMALL), "large": galaxy(LARGE)},
        figures=[ThingFacts(one, FIGURE_NAMES[i], figure_text(i)) for i, one in enumerate(FIGURES)],
        tokens=[
            *[ThingFacts(one, f"{one} artifact", ARTIFACT_TEXT) for one in ARTIFACTS],
            ThingFacts(PIRATE, "pirate token", PIRATE_TEXT),
            *[ThingFacts(kind, kind, text) for kind, text in PIRATES_TEXTS.items()],
        ],
        rooms=[RoomFacts(one.id, one.name, COLOURS[one.colour], one.says, sentence(one.effect)) for one in ROOMS],
        slot_boards={
            side: SlotBoardFacts(
                tuple(slot + 1 for slot in board.damaged), board.frame_left, board.frame_right, tuple(board.left),
                tuple(board.right),
            )
            for side, board in SLOT_BOARDS.items()
        },
        stations=[StationFacts(one.id, one.name, one.says, sentence(one.effect)) for one in STATIONS],
        missions=[
            MissionFacts(
                one.id, one.name, one.points,
                [_line(line) for line in one.lines], one.source,
            )
            for one in MISSIONS
        ],
        techs=[
            TechFacts(
                id=one.id, name=one.name, deck=one.deck, kind=one.kind, colour=COLOURS[one.colour], effect=one.says,
                when=one.when, left=one.left, right=one.right, can_replace=one.can_replace, text=tech_text(one),
                brief=BRIEFLY.get(one.id, ""),
                source=one.source,
            )
            for one in TECHS
        ],
        tracks=[
            TrackFacts(
                TRACKS[i], TRACK_NAMES[i], LOOP, LOOP_POINTS, tuple(ZONE_ENDS), ZONE_POINTS,
                {
                    SIDES[j]: SideFacts(
                        side.event,
                        {str(space): says for space, says in side.says.items()},
                        {str(space): sentence(bonus) for space, bonus in side.bonuses.items()},
                    )
                    for j, side in enumerate(sides)
                },
            )
            for i, sides in enumerate(TRACK_SIDES)
        ],
        events=[
            EventFacts(
                one.id, one.name, TRACKS[one.faction], one.says, one.lasting, one.solo, event_text(one), one.source
            )
            for one in EVENT_CARDS
        ],
        passengers=[
            PassengerFacts(
                one.id, one.name, tuple(one.techs), one.says, passenger_text(one), one.score, SCORING[one.score],
                one.source,
            )
            for one in PASSENGERS
        ],
        shadow=dict(zip(SHADOW_ACTIONS, ACTION_NAMES, strict=True)),
        matching={"plain": matching(False), "mentored": matching(True)},
        leaving=[FIGURES[ANDROID]],
        commanders=[name for figure, name in enumerate(FIGURES) if is_commander(figure)],
        rounds=RoundFacts(ROUNDS, MEDAL_ROUND, tuple(CADET_ROUNDS), CARGO_SLOTS),
        crew=CrewFacts([FIGURES[one] for one in READY], [FIGURES[one] for one in QUEUE]),
    )  # fmt: skip


def matching(mentored: bool) -> MatchingFacts:
    lines = {
        name: [figure for i, figure in enumerate(FIGURES) if matches_line(i, colour, mentored)]
        for colour, name in LINE_COLOURS.items()
    }
    return MatchingFacts(lines, [FIGURES[CADET]] if mentored else [])


def _line(line: Line) -> LineFacts:
    return LineFacts(LINE_COLOURS[line.colour], line.says, sentence(line.effect), certain(line.effect))


def galaxy(one: Galaxy) -> GalaxyFacts:
    places = one.locations
    return GalaxyFacts(
        [LocationFacts(place.id, place.name, place.x, place.y) for place in places],
        [RouteFacts(places[way.a].id, places[way.b].id, ROUTE_COLOURS[way.colour]) for way in one.routes],
    )
