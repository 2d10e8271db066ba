"""One mission being resolved: the ship, the crew, the threats. Plain classes of numbers, cloned by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Event
from readyroom.games.space_alert.mission.card import MALFUNCTION, Card
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import (
    BRIDGE,
    LOWER_RED,
    NOWHERE,
    SPACE,
    STATIONS,
    TRAJECTORIES,
    UPPER_BLUE,
)
from readyroom.games.space_alert.mission.ship import Ship
from readyroom.games.space_alert.mission.tracks import Track

TURNS: Final = 12
JUMP_TURN: Final = 13

WAITING: Final = 0
ACTIVE: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3
FATES: Final = ("active", "active", "destroyed", "survived")
"""A threat that never came, or is still on its trajectory at the jump, scores nothing (rulebook 4)."""

NO_SQUAD: Final = 0
SQUAD_ACTIVE: Final = 1
SQUAD_DISABLED: Final = 2
SQUADS: Final = (None, "active", "disabled")

APPEARING: Final = 0
ACTING: Final = 1
SHOOTING: Final = 2
THREATENING: Final = 3
CHECKING: Final = 4
JUMPING: Final = 5
STEPS: Final = ("appear", "actions", "damage", "threats", "computer", "jump")
"""The steps of a turn (rulebook 3), for whoever watches."""

CALLED: Final = 100
"""Called-in threats act after all numbered ones, in the order in which they were called."""


class Player:
    """A crew member, human or android: figure, plan, squad, and what has happened to them."""

    __slots__ = (
        "ace", "android", "delayed", "distance", "guarded", "guarded_on", "index", "infected", "level", "looked_on",
        "name", "out", "out_on", "plan", "played", "poisoned", "prepared", "specialization", "spent", "squad",
        "station", "stimulated", "walked_from", "walked_to",
    )  # fmt: skip

    def __init__(self, index: int, name: str, plan: list[int], android: bool, specialization: int, level: int) -> None:
        self.index = index
        self.name = name
        self.plan = plan
        """A planned space for each turn, counted from 1; space 13 does not exist and stays empty."""
        self.android = android
        self.specialization = specialization
        self.level = level
        self.station = BRIDGE
        self.distance = 0
        """How far out in the interceptors: 1, or up to 3 with variable range."""
        self.squad = NO_SQUAD
        self.out = False
        self.out_on = 0
        self.delayed = 0
        """The turn whose action was delayed last: delays of one turn are not cumulative (rulebook 7.2)."""
        self.played = 0
        """What was planned for this turn, as a Space-Time Vortex would repeat it."""
        self.prepared = False
        self.stimulated = 0
        self.guarded = False
        self.guarded_on = 0
        self.ace = 0
        """The turn in which the interceptors fly heroically."""
        self.spent = 0
        """The turn in which the interceptors were busy with the Fissure."""
        self.looked_on = 0
        self.poisoned = False
        self.infected = False
        self.walked_from = -1
        self.walked_to = -1

    @property
    def aboard(self) -> bool:
        """On the ship and on their feet: what threats reach."""
        return not self.out and self.station != SPACE

    def clone(self) -> Player:
        p = Player(self.index, self.name, self.plan.copy(), self.android, self.specialization, self.level)
        p.station = self.station
        p.distance = self.distance
        p.squad = self.squad
        p.out = self.out
        p.out_on = self.out_on
        p.delayed = self.delayed
        p.played = self.played
        p.prepared = self.prepared
        p.stimulated = self.stimulated
        p.guarded = self.guarded
        p.guarded_on = self.guarded_on
        p.ace = self.ace
        p.spent = self.spent
        p.looked_on = self.looked_on
        p.poisoned = self.poisoned
        p.infected = self.infected
        p.walked_from = self.walked_from
        p.walked_to = self.walked_to
        return p

    def dump(self) -> dict[str, object]:
        return {
            "name": self.name, "android": self.android, "station": place(self.station), "distance": self.distance,
            "squad": SQUADS[self.squad], "knocked_out": self.out, "delayed": self.delayed, "prepared": self.prepared,
            "poisoned": self.poisoned, "infected": self.infected, "plan": [words_of(o) for o in self.plan[1:13]],
        }  # fmt: skip


class Threat:
    """A threat card in a mission, with its tokens."""

    __slots__ = (
        "absorbed",
        "called",
        "card",
        "counter",
        "damage",
        "fate",
        "fate_turn",
        "host",
        "hp",
        "hurt",
        "index",
        "lasers",
        "letter",
        "marks",
        "mended",
        "menders",
        "number",
        "others",
        "out",
        "pulsed",
        "revealed",
        "rocketed",
        "shield",
        "speed",
        "square",
        "station",
        "targeted",
        "tokens",
        "traits",
        "turn",
        "was_out",
        "zone",
    )  # fmt: skip

    def __init__(self, index: int, card: Card, turn: int, zone: int) -> None:
        self.index = index
        self.card = card
        self.turn = turn
        """The turn in which it appears; 0 for a card that waits to be called in."""
        self.zone = zone
        self.number = turn * 2 + (1 if card.internal else 0)
        self.called = -1
        """The index of the threat it may call in."""
        self.square = 0
        self.damage = 0
        self.hp = card.hp
        self.shield = card.shield
        self.speed = card.speed
        self.traits = card.traits
        self.letter = card.letter
        self.fate = WAITING
        self.fate_turn = 0
        self.station = card.stations[0] if card.stations else NOWHERE
        self.tokens = 0
        self.out = False
        """Phased out: in another reality until its next move."""
        self.was_out = False
        self.revealed = False
        self.counter = 0
        self.marks = 0
        """Mines, four bits for each station."""
        self.host = -1
        self.lasers = 0
        self.others = 0
        self.targeted = False
        self.pulsed = False
        self.rocketed = False
        self.hurt = False
        self.absorbed = 0
        self.mended = 0
        self.menders = 0

    def clone(self) -> Threat:
        t = Threat(self.index, self.card, self.turn, self.zone)
        t.number = self.number
        t.called = self.called
        t.square = self.square
        t.damage = self.damage
        t.hp = self.hp
        t.shield = self.shield
        t.speed = self.speed
        t.traits = self.traits
        t.letter = self.letter
        t.fate = self.fate
        t.fate_turn = self.fate_turn
        t.station = self.station
        t.tokens = self.tokens
        t.out = self.out
        t.was_out = self.was_out
        t.revealed = self.revealed
        t.counter = self.counter
        t.marks = self.marks
        t.host = self.host
        t.lasers = self.lasers
        t.others = self.others
        t.targeted = self.targeted
        t.pulsed = self.pulsed
        t.rocketed = self.rocketed
        t.hurt = self.hurt
        t.absorbed = self.absorbed
        t.mended = self.mended
        t.menders = self.menders
        return t

    def dump(self) -> dict[str, object]:
        return {
            "code": self.card.code, "zone": TRAJECTORIES[self.zone], "turn": self.turn, "square": self.square,
            "fate": FATES[self.fate], "in_play": self.fate == ACTIVE, "damage": self.damage, "hp": self.hp,
            "shield": self.shield, "speed": self.speed, "station": place(self.station), "tokens": self.tokens,
            "phased_out": self.out, "counter": self.counter, "host": self.host,
        }  # fmt: skip


class Camera(ABC):
    """Watches a mission: looks at it after every event of the trace."""

    @abstractmethod
    def look(self, m: Mission, event: Event) -> None: ...


class Mission:
    """Everything on the table during a Resolution Round."""

    __slots__ = (
        "active",
        "aloud",
        "attack_aura",
        "bonus",
        "calls",
        "camera",
        "chance",
        "coming",
        "crew",
        "destroyed_by",
        "doubled",
        "early_jump",
        "guardian",
        "lethal",
        "looked",
        "lost",
        "lost_why",
        "maintained",
        "medic",
        "ninja_at_x",
        "optics",
        "parasite",
        "poison",
        "protects_alone",
        "sealed",
        "shield_aura",
        "shields",
        "ship",
        "slime",
        "slowed",
        "stacked",
        "step",
        "teleport_from",
        "teleport_to",
        "temporary",
        "threats",
        "trace",
        "tracks",
        "turn",
        "turns",
        "variable_range",
        "visual",
        "vortex_deck",
    )  # fmt: skip

    def __init__(
        self, tracks: list[Track], crew: list[Player], threats: list[Threat], ship: Ship, chance: Chance, aloud: bool
    ) -> None:
        self.tracks = tracks
        self.crew = crew
        self.threats = threats
        self.ship = ship
        self.chance = chance
        self.aloud = aloud
        self.trace: list[Event] = []
        self.camera: Camera | None = None
        self.step = APPEARING
        self.turn = 0
        self.turns = TURNS
        """How many turns the crew acts; a test run has fewer."""
        self.active: list[Threat] = []
        """Threats in play, in the order in which they act."""
        self.coming = 0
        """How many threats have been called in and still wait for their token."""
        self.calls = 0
        self.variable_range = False
        self.ninja_at_x = False
        self.protects_alone = False
        """Whether the advanced card of Special Ops protects without another card, as matches of the first version had
        it."""
        self.medic = -1
        self.teleport_from = -1
        self.teleport_to = -1
        self.stacked: list[list[int]] = [[], [], []]
        """Damage tiles that are known to lie on top of each zone's stack, the next one last."""
        self.vortex_deck: list[Card] = []
        """What a Space-Time Vortex may draw: one card when it is known, otherwise all that are left."""
        self.lost = False
        self.lost_why = ""
        self.destroyed_by = -1
        self.early_jump = False
        self.maintained = False
        self.looked = 0
        self.visual = [0, 0, 0]
        self.bonus = 0
        self.attack_aura = -1
        self.shield_aura = -1
        self.doubled = 0
        """Zones in which the Fissure doubles damage."""
        self.sealed = 0
        self.shields = 0
        """0: shields protect; 1: attacks pass them by; 2: they add to the attack (Reversed Shields)."""
        self.optics = 0
        self.slime = 0
        self.lethal = 0
        self.poison = 0
        self.parasite = -1
        """A parasite that waits for its host."""
        self.slowed = 0
        self.temporary = [0, 0, 0]
        self.guardian = -1
        """The Medic whose injury inhibitor works this turn."""

    def tell(self, event: Event) -> None:
        """Adds to the trace. Callers ask ``aloud`` first, so that a quiet mission builds no events at all."""
        self.trace.append(event)
        if self.camera is not None:
            self.camera.look(self, event)

    def clone(self) -> Mission:
        """A copy that shares nothing that changes. Its chance continues where this one stands, but is the same object:
        give it another one before resolving both."""
        m = Mission(self.tracks, [p.clone() for p in self.crew], [t.clone() for t in self.threats], self.ship.clone(),
                    self.chance, self.aloud)  # fmt: skip
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
        """All facts in readable form."""
        return {
            "turn": self.turn, "tracks": [t.name for t in self.tracks], "ship": self.ship.dump(),
            "crew": [p.dump() for p in self.crew], "threats": [t.dump() for t in self.threats], "lost": self.lost,
            "lost_why": self.lost_why, "visual": self.visual, "bonus": self.bonus, "sealed": self.sealed,
            "shields": self.shields, "optics": self.optics, "doubled": self.doubled, "slime": self.slime,
            "lethal": self.lethal, "poison": self.poison, "temporary": self.temporary, "early_jump": self.early_jump,
            "slowed": self.slowed, "looked": self.looked, "maintained": self.maintained, "guardian": self.guardian,
            "attack_aura": self.attack_aura, "shield_aura": self.shield_aura, "parasite": self.parasite,
        }  # fmt: skip


def place(station: int) -> str:
    """A station's name, or where else a figure can be."""
    return STATIONS[station] if station < SPACE else "space" if station == SPACE else "nowhere"


def covers(t: Threat) -> bool:
    """Whether it lies on systems as a malfunction that letters repair."""
    return t.card.kind == MALFUNCTION and t.letter <= 2


SQUAD_STATIONS: Final = (UPPER_BLUE, LOWER_RED)
