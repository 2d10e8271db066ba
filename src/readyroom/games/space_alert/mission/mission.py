"""One mission being resolved: the ship, the crew, the threats. Plain classes of numbers, cloned by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Literal

from readyroom.core.chance import Chance
from readyroom.core.native import i64, mypyc_attr
from readyroom.core.steps import plain_facts
from readyroom.core.struct import Event
from readyroom.games.space_alert.mission.card import Card
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import Ship
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.tracks import Track

TURNS: Final = 12
JUMP_TURN: Final = 13

APPEARING: Final = 0
ACTING: Final = 1
SHOOTING: Final = 2
THREATENING: Final = 3
CHECKING: Final = 4
JUMPING: Final = 5
StepName = Literal["appear", "actions", "damage", "threats", "computer", "jump"]
STEPS: Final[tuple[StepName, ...]] = ("appear", "actions", "damage", "threats", "computer", "jump")
"""The steps of a turn (rulebook 3), for spectators."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Camera(ABC):
    """Watches a mission: looks at it after every event of the trace."""

    @abstractmethod
    def look(self, m: Mission, event: Event) -> None: ...


class Mission:
    """Everything on the table during a Resolution Round."""

    __slots__ = (
        "active", "aloud", "attack_aura", "bonus", "calls", "camera", "chance", "coming", "crew",
        "destroyed_by", "doubled", "early_jump", "guardian", "lethal", "looked", "lost", "lost_why",
        "maintained", "medic", "ninja_at_x", "optics", "parasite", "poison", "protects_alone", "sealed",
        "shield_aura", "shields", "ship", "slime", "slowed", "stacked", "step", "teleport_from", "teleport_to",
        "temporary", "threats", "trace", "tracks", "turn", "turns", "variable_range", "visual", "vortex_deck",
    )  # fmt: skip

    DERIVED: ClassVar = ("active", "aloud", "camera", "chance", "trace", "vortex_deck")
    """The active threats follow from the threats' fates, and a vortex's possible draws from the rest of a deck; the
    others only concern how the mission is told."""
    SHARED: ClassVar = ("camera", "chance", "tracks", "vortex_deck")

    tracks: list[Track]
    crew: list[Player]
    threats: list[Threat]
    ship: Ship
    chance: Chance
    aloud: bool
    trace: list[Event]
    camera: Camera | None
    step: i64
    turn: i64
    turns: i64
    """How many turns the crew acts; a test run has fewer."""
    active: list[Threat]
    """Threats in play, in the order in which they act."""
    coming: i64
    """How many threats have been called in and still wait for their token."""
    calls: i64
    variable_range: bool
    ninja_at_x: bool
    protects_alone: bool
    """Whether the advanced card of Special Ops protects without another card, as matches of the first version had
    it."""
    medic: i64
    teleport_from: i64
    teleport_to: i64
    stacked: list[list[int]]
    """Damage tiles that are known to lie on top of each zone's stack, the next one last."""
    vortex_deck: list[Card]
    """The cards a Space-Time Vortex may draw: a single one if it is known, otherwise all that are left."""
    lost: bool
    lost_why: str
    destroyed_by: i64
    early_jump: bool
    maintained: bool
    looked: i64
    visual: list[int]
    bonus: i64
    attack_aura: i64
    shield_aura: i64
    doubled: i64
    """Zones in which the Fissure doubles damage."""
    sealed: i64
    shields: i64
    """0: shields protect; 1: attacks pass them by; 2: they add to the attack (Reversed Shields)."""
    optics: i64
    slime: i64
    lethal: i64
    poison: i64
    parasite: i64
    """A parasite that waits for its host."""
    slowed: i64
    temporary: list[int]
    guardian: i64
    """The Medic whose injury inhibitor works this turn."""

    def tell(self, event: Event) -> None:
        """Adds to the trace. Callers ask ``aloud`` first, so that a quiet mission builds no events at all."""
        self.trace.append(event)
        if self.camera is not None:
            self.camera.look(self, event)

    def clone(self) -> Mission:
        """A copy that shares nothing that changes. Its chance continues where this one's stands, but is the same
        object: replace it before resolving both."""
        return self.replanned([p.plan for p in self.crew])

    def replanned(self, plans: list[list[int]]) -> Mission:
        """A copy in which everyone has another plan."""
        m = Mission()
        m.tracks = self.tracks
        m.crew = [p.replanned(plans[p.index]) for p in self.crew]
        m.threats = [t.clone() for t in self.threats]
        m.ship = self.ship.clone()
        m.chance = self.chance
        m.aloud = self.aloud
        m.trace = self.trace.copy()
        m.camera = self.camera
        m.step = self.step
        m.turn = self.turn
        m.turns = self.turns
        m.active = [m.threats[t.index] for t in self.active]
        m.coming = self.coming
        m.calls = self.calls
        m.variable_range = self.variable_range
        m.ninja_at_x = self.ninja_at_x
        m.protects_alone = self.protects_alone
        m.medic = self.medic
        m.teleport_from = self.teleport_from
        m.teleport_to = self.teleport_to
        m.stacked = [tiles.copy() for tiles in self.stacked]
        m.vortex_deck = self.vortex_deck.copy()
        m.lost = self.lost
        m.lost_why = self.lost_why
        m.destroyed_by = self.destroyed_by
        m.early_jump = self.early_jump
        m.maintained = self.maintained
        m.looked = self.looked
        m.visual = self.visual.copy()
        m.bonus = self.bonus
        m.attack_aura = self.attack_aura
        m.shield_aura = self.shield_aura
        m.doubled = self.doubled
        m.sealed = self.sealed
        m.shields = self.shields
        m.optics = self.optics
        m.slime = self.slime
        m.lethal = self.lethal
        m.poison = self.poison
        m.parasite = self.parasite
        m.slowed = self.slowed
        m.temporary = self.temporary.copy()
        m.guardian = self.guardian
        return m

    def dump(self) -> dict[str, object]:
        plain = plain_facts(self)
        plain["tracks"] = [track.name for track in self.tracks]
        return plain


def new_mission(
    tracks: list[Track], crew: list[Player], threats: list[Threat], ship: Ship, chance: Chance, aloud: bool
) -> Mission:
    """A mission before its first turn."""
    m = Mission()
    m.tracks = tracks
    m.crew = crew
    m.threats = threats
    m.ship = ship
    m.chance = chance
    m.aloud = aloud
    m.trace = []
    m.camera = None
    m.step = APPEARING
    m.turn = 0
    m.turns = TURNS
    m.active = []
    m.coming = 0
    m.calls = 0
    m.variable_range = False
    m.ninja_at_x = False
    m.protects_alone = False
    m.medic = -1
    m.teleport_from = -1
    m.teleport_to = -1
    m.stacked = [[], [], []]
    m.vortex_deck = []
    m.lost = False
    m.lost_why = ""
    m.destroyed_by = -1
    m.early_jump = False
    m.maintained = False
    m.looked = 0
    m.visual = [0, 0, 0]
    m.bonus = 0
    m.attack_aura = -1
    m.shield_aura = -1
    m.doubled = 0
    m.sealed = 0
    m.shields = 0
    m.optics = 0
    m.slime = 0
    m.lethal = 0
    m.poison = 0
    m.parasite = -1
    m.slowed = 0
    m.temporary = [0, 0, 0]
    m.guardian = -1
    return m
