"""The components as plain data, for pages and tools."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from readyroom.core import struct
from readyroom.games.space_alert.crews import DUTIES, Title
from readyroom.games.space_alert.mission.card import (
    CALLED_SIDES,
    COLOURS,
    FROM_SPACE,
    FRONTIER,
    KINDS,
    TRAIT_WORDS,
    WITH_BOTS,
    CalledSide,
    Card,
    Colour,
    Kind,
    mask,
)
from readyroom.games.space_alert.mission.card_names import CARD_WORDS
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES, MIXES, Mix
from readyroom.games.space_alert.mission.places import Station, names_of
from readyroom.games.space_alert.mission.specializations import IDS, JOINS, TEXTS, TITLES
from readyroom.games.space_alert.mission.tracks import TRACKS, Mark, marks
from readyroom.games.space_alert.stations import START, TILES, StationFacts, TileFacts, stations
from readyroom.games.space_alert.timeline import OFFICIAL, SHAPES
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS


class CardFacts(msgspec.Struct, frozen=True):
    """An action card; ``doubled`` is the half that its back shows as doubled, if any."""

    id: str
    name: str
    doubled: str


class ActFacts(msgspec.Struct, frozen=True):
    """One effect of a threat at X, Y or Z: its damage, empty if it does none, and the rest of the text."""

    hit: str
    text: str


Remedy = Literal["A", "B", "C", "bots", "interceptors"]
REMEDIES: Final[dict[int, Remedy]] = {0: "A", 1: "B", 2: "C", WITH_BOTS: "bots", FROM_SPACE: "interceptors"}


class ThreatFacts(msgspec.Struct, frozen=True):
    """A threat card, with a sentence for each of its actions."""

    id: str
    name: str
    internal: bool
    serious: bool
    colour: Colour
    new: bool
    """Whether it comes from The New Frontier."""
    speed: int
    hit_points: int
    shield: int
    survived: int
    destroyed: int
    x: str
    y: str
    z: str
    kind: Kind
    calls: CalledSide | None
    text: str
    stations: tuple[Station, ...]
    traits: tuple[str, ...]
    acts: tuple[tuple[ActFacts, ...], tuple[ActFacts, ...], tuple[ActFacts, ...]] = ((), (), ())
    """Its X, Y and Z actions, short enough for a card."""
    remedy: Remedy | None = None
    """The means to fight or repair an internal threat."""


class TrackFacts(msgspec.Struct, frozen=True):
    """A trajectory. ``marks`` are its action squares, counted from Z, which is square 1."""

    id: str
    length: int
    marks: dict[int, Mark]


class MissionFacts(msgspec.Struct, frozen=True):
    """An official mission, or a class."""

    id: str
    name: str


class SpecializationFacts(msgspec.Struct, frozen=True):
    """A specialization and its two cards; ``written`` is its name in the log. ``joins`` are the orders of its special
    cards that may share a space with another card."""

    id: str
    name: str
    written: str
    basic: str
    advanced: str
    joins: tuple[str, ...]


class Catalog(struct.Catalog, frozen=True):
    """All components, by name."""

    cards: list[CardFacts]
    threats: list[ThreatFacts]
    tracks: list[TrackFacts]
    phases: tuple[tuple[int, int], ...]
    """The first and the last turn of each phase."""
    missions: list[MissionFacts]
    roles: dict[Title, str]
    """What each role does."""
    specializations: list[SpecializationFacts]
    difficulties: dict[Mix, tuple[Colour, ...]]
    stations: list[StationFacts]
    start: Station
    """Where the crew stands when the ship leaves hyperspace."""
    tiles: tuple[TileFacts, ...]


def catalog() -> Catalog:
    return Catalog(
        cards=[CardFacts(name, words, FACES[face].doubled) for face, (name, words) in enumerate(CARD_WORDS.items())],
        threats=[_threat(card) for card in CARDS],
        tracks=[TrackFacts(track.name, track.length, marks(track)) for track in TRACKS],
        phases=PHASE_TURNS,
        missions=[
            *(MissionFacts(shape.kind, shape.title) for shape in SHAPES.values()),
            *(MissionFacts(timeline.name, timeline.title) for timeline in OFFICIAL),
        ],
        roles=DUTIES,
        specializations=[
            SpecializationFacts(id, TITLES[id], TITLES[id].lower(), basic, advanced, JOINS.get(number, ()))
            for number, (id, (basic, advanced)) in enumerate(zip(IDS, TEXTS, strict=True))
        ],
        difficulties={name: tuple(colours) for name, colours in MIXES.items()},
        stations=stations(),
        start=START,
        tiles=TILES,
    )


def _threat(card: Card) -> ThreatFacts:
    return ThreatFacts(
        id=card.code,
        name=card.name,
        internal=card.internal,
        serious=card.serious,
        colour=COLOURS[card.colour],
        new=card.box == FRONTIER,
        speed=card.speed,
        hit_points=card.hp,
        shield=card.shield,
        survived=card.survived,
        destroyed=card.destroyed,
        x=card.says(1),
        y=card.says(2),
        z=card.says(3),
        kind=KINDS[card.kind],
        calls=CALLED_SIDES[card.calls],
        text=card.text,
        stations=names_of(mask(card.stations)),
        traits=tuple(words for bit, words in TRAIT_WORDS.items() if card.traits & bit),
        acts=(_acts(card, 1), _acts(card, 2), _acts(card, 3)),
        remedy=REMEDIES[card.letter] if card.internal else None,
    )


HIT: Final = re.compile(r"(?:Attack (\d+(?: \[\d+\])?)|(\d+(?: \[\d+\])?) damage)\b[,;]? ?(.*)")


def _acts(card: Card, square: int) -> tuple[ActFacts, ...]:
    """The texts of a threat's X, Y or Z action, with the damage as a number."""
    said = [effect.text.removesuffix(".") for effect in card.on(square)]
    found = [(HIT.fullmatch(words), words) for words in said]
    return tuple(ActFacts(hit[1] or hit[2], hit[3]) if hit else ActFacts("", words) for hit, words in found)
