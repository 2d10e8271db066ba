"""What may be known: the table that everybody sees, and what each seat holds for itself. Built field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.games.tiny_epic_galaxies.cards.kinds import RogueId
from readyroom.games.tiny_epic_galaxies.cards.mats import Badge, Face, Hull

DieState = Literal["inactive", "activated", "converted", "hired", "discarded"]
Phase = Literal["missions", "turn", "over"]


class DieView(msgspec.Struct, frozen=True):
    """One die of the turn: its face, and its state."""

    face: Face
    state: DieState


class ShipView(msgspec.Struct, frozen=True):
    """One ship. ``at`` is home, locked, explore, surface:PLANET, orbit:PLANET or danger:CARD."""

    kind: Hull
    at: str
    space: int
    """how far along its orbit or danger track"""


class PilotSlot(msgspec.Struct, frozen=True):
    """A hangar slot: the pilots hired for that ship, the one who flies last."""

    ship: Hull
    pilots: tuple[str, ...]


class GalaxyView(msgspec.Struct, frozen=True):
    """One seat's galaxy as everybody sees it."""

    seat: int
    level: int
    energy: int
    culture: int
    points: int
    """in-game points, as the scoring mat shows them: level, planets, pilots, dwarf planets"""
    dice: int
    upgrade_cost: int
    """cost of the next level, 0 at the last"""
    ships: tuple[ShipView, ...]
    colonies: tuple[str, ...]
    hangar: tuple[PilotSlot, ...]
    cards: int
    """exploration cards collected"""
    open_cards: tuple[str, ...]
    """those that lie face up: danger tracks with a ship on them"""
    pilot_badges: dict[Badge, int]
    mission: str | None
    """shown once the match is over"""
    used: tuple[str, ...] = ()
    """planets and pilots that work once per turn and have been used this turn"""
    track: int = 0
    """where the score token lies on the scoring mat"""
    track_plus: bool = False
    """whether it lies on its plus side, which adds 30"""


class RogueView(msgspec.Struct, frozen=True):
    """Solo: the Rogue Galaxy."""

    id: RogueId
    level: int
    energy: int
    culture: int
    points: int
    ships: tuple[ShipView, ...]
    colonies: tuple[str, ...]
    cards: int
    hangar: tuple[PilotSlot, ...]
    """the pilots it has hired, ship by ship"""
    dice_left: int
    bonus_dice: int
    die: Face | None
    """the die it has just rolled, while you may foil or follow it"""


class FollowView(msgspec.Struct, frozen=True):
    """A follow window: which face, at what price, who used it, who is asked now, who has followed."""

    face: Face
    price: int
    user: int
    asked: int
    followed: tuple[int, ...]


class ScoreView(msgspec.Struct, frozen=True):
    """The score of one seat, broken down, once the match is over."""

    seat: int
    empire: int
    planets: int
    pilots: int
    dwarfs: int
    mission: int
    badges: int
    total: int
    badge_counts: dict[Badge, int]
    leads: tuple[Badge, ...]
    """the badges nobody has more of"""


class Public(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    phase: Phase
    round: int
    active: int
    first: int
    last_round: bool
    end_reason: str
    row: tuple[str, ...]
    """planets of the row, left to right; an empty string is a gap that could not be refilled"""
    planet_deck: int
    pilots: tuple[str, ...]
    pilot_deck: int
    exploration_deck: int
    face_up: tuple[str, ...]
    drawn: str | None
    """the exploration card just drawn, while its finder decides"""
    dice: tuple[DieView, ...]
    rolled: bool
    free_reroll: bool
    converter_used: bool
    follow_price: int
    hire_discount: int
    follow: FollowView | None
    doing: str
    """what is being resolved now: turn, move, advance, colony, follow, explore, landing:ID ... and, inside a planet's
    action, that planet too: ``move planet:nagato``"""
    doer: int
    used_this_turn: tuple[str, ...]
    galaxies: tuple[GalaxyView, ...]
    rogue: RogueView | None
    scores: tuple[ScoreView, ...]


class Own(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    mission_choices: tuple[str, ...]
    mission: str | None
    cards: tuple[str, ...]
    badges: dict[Badge, int]
    peeked: str | None
    """the exploration card this seat is looking at"""
