"""The components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.core import struct
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.kinds import Card, Origin, RogueId
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    ADVANCED,
    BADGES,
    CULTURE,
    DIPLOMACY,
    ECONOMY,
    ENERGY,
    FACE_NAMES,
    FACES,
    FULL,
    HANGAR_FACES,
    LAST_LEVEL,
    LEVEL_DICE,
    LEVEL_POINTS,
    LEVEL_SHIPS,
    POINTS_TO_END,
    SCORE_FLIP,
    AdvancedHull,
    Badge,
    Face,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import DUAL, PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import RECRUITS, ROGUES
from readyroom.games.tiny_epic_galaxies.settings import SETTINGS, Settings
from readyroom.games.tiny_epic_galaxies.words import TERMS

Yield = Literal["energy", "culture", "dual"]
TrackSymbol = Literal["economy", "diplomacy"]
YIELDS: Final[dict[int, Yield]] = {ENERGY: "energy", CULTURE: "culture", DUAL: "dual"}
SYMBOLS: Final[dict[int, TrackSymbol]] = {ECONOMY: "economy", DIPLOMACY: "diplomacy"}


class LevelFacts(msgspec.Struct, frozen=True):
    """A level of an empire; ``cost`` is what it takes to reach it."""

    level: int
    dice: int
    ships: int
    vp: int
    cost: int


class PlanetFacts(msgspec.Struct, frozen=True):
    """A planet: what it yields, the symbol of its track and how many spaces that has."""

    id: str
    name: str
    type: Yield
    symbol: TrackSymbol
    vp: int
    spaces: int
    advances: int
    """How many advances it takes to colonize it."""
    text: str
    limits: tuple[str, ...]
    """The limits on using its action, one sentence each."""
    origin: Origin


class MissionFacts(msgspec.Struct, frozen=True):
    """A secret mission; ``tied`` are the points if another seat has done as well."""

    id: str
    name: str
    vp: int
    tied: int
    text: str
    origin: Origin


class PilotFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    trained: tuple[AdvancedHull, AdvancedHull]
    """The ships that the pilot can fly."""
    vp: int
    badges: tuple[Badge, ...]
    text: str
    origin: Origin


class Resources(msgspec.Struct, frozen=True):
    energy: int
    culture: int


class ExplorationFacts(msgspec.Struct, frozen=True):
    """An exploration card. ``steps`` are those of its danger track, 0 without one; ``symbol`` advances on it."""

    id: str
    name: str
    kind: Literal["danger", "discovery"]
    badges: tuple[Badge, ...]
    text: str
    gain: Resources
    lose: Resources
    dwarf: bool
    vp: int
    steps: int
    symbol: Face | None
    origin: Origin


class RogueFacts(msgspec.Struct, frozen=True):
    """A rogue galaxy: what its colony die does, level by level, and a rule of its own, if it has one."""

    id: RogueId
    name: str
    difficulty: str
    ladder: tuple[str, ...]
    rule: str
    bonus_dice: int
    """How many bonus dice a full culture track brings it; 0 if its rule brings something else."""
    origin: Origin


class Catalog(struct.Catalog, frozen=True):
    """Everything on the table, by name."""

    faces: dict[Face, str]
    """What each face of a die lets a player do."""
    levels: list[LevelFacts]
    planets: list[PlanetFacts]
    missions: list[MissionFacts]
    pilots: list[PilotFacts]
    exploration: list[ExplorationFacts]
    hangar: dict[AdvancedHull, tuple[Face, Face]]
    """The two faces that each advanced ship lists on the hangar mat."""
    badges: tuple[Badge, ...]
    rogues: list[RogueFacts]
    settings: Settings
    full: int
    """The last space of the energy and culture tracks."""
    points_to_end: int
    score_flip: int
    """The end of the score track: beyond it a token starts again with its plus side up."""
    terms: dict[str, dict[str, str]]


def catalog() -> Catalog:
    settings = SETTINGS[max(SETTINGS)]
    return Catalog(
        faces=dict(zip(FACES, FACE_NAMES, strict=True)),
        levels=[
            LevelFacts(level, LEVEL_DICE[level], LEVEL_SHIPS[level], LEVEL_POINTS[level], level if level > 1 else 0)
            for level in range(1, LAST_LEVEL + 1)
        ],
        planets=[
            PlanetFacts(
                id=planet.id,
                name=planet.name,
                type=YIELDS[planet.yields],
                symbol=SYMBOLS[planet.symbol],
                vp=planet.vp,
                spaces=planet.spaces,
                advances=planet.spaces + 1,
                text=planet.text,
                limits=("On your own turn only.",) * planet.own_turn + ("Once per turn.",) * planet.once,
                origin=planet.origin,
            )
            for planet in PLANETS
        ],
        missions=[MissionFacts(m.id, m.name, m.vp, m.tied, m.text, m.origin) for m in MISSIONS],
        pilots=[
            PilotFacts(
                id=pilot.id,
                name=pilot.name,
                trained=(ADVANCED[pilot.trained[0] - 1], ADVANCED[pilot.trained[1] - 1]),
                vp=settings.pilot_points,
                badges=tuple(BADGES[badge] for badge in pilot.badges),
                text=pilot.text,
                origin=pilot.origin,
            )
            for pilot in PILOTS
        ],
        exploration=[_exploration(card, settings) for card in CARDS],
        hangar={
            hull: (FACES[one], FACES[other]) for hull, (one, other) in zip(ADVANCED, HANGAR_FACES[1:], strict=True)
        },
        badges=BADGES,
        rogues=[
            RogueFacts(
                rogue.id, rogue.name, rogue.difficulty, tuple(rung.text for rung in rogue.ladder), rogue.rule,
                0 if rogue.trait == RECRUITS else settings.rogue_bonus_dice, rogue.origin,
            )
            for rogue in ROGUES
        ],
        settings=settings,
        full=FULL,
        points_to_end=POINTS_TO_END,
        score_flip=SCORE_FLIP,
        terms={kind: {str(id): name for id, name in names.items()} for kind, names in TERMS.items()},
    )  # fmt: skip


def _exploration(card: Card, settings: Settings) -> ExplorationFacts:
    return ExplorationFacts(
        id=card.id,
        name=card.name,
        kind="danger" if card.danger else "discovery",
        badges=tuple(BADGES[badge] for badge in card.badges),
        text=card.text,
        gain=Resources(max(0, card.energy), max(0, card.culture)),
        lose=Resources(max(0, -card.energy), max(0, -card.culture)),
        dwarf=card.dwarf,
        vp=settings.dwarf_points if card.dwarf else 0,
        steps=card.track,
        symbol=FACES[card.symbol] if card.track else None,
        origin=card.origin,
    )
