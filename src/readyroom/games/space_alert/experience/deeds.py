"""What one crew member did and suffered on a mission, read from the trace of its resolution."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission.places import BRIDGE, STATIONS, UPPER_RED
from readyroom.games.space_alert.mission.trace import (
    Attacked,
    BotsAttacked,
    CameBack,
    ComputerMaintained,
    Delayed,
    EnergyMoved,
    Fired,
    Idle,
    InternalHurt,
    KnockedOut,
    LookedOut,
    NoEffect,
    Repaired,
    RocketLaunched,
    StationCleaned,
    Teleported,
    ThreatDamaged,
    ThreatDestroyed,
    TookOff,
    TurnBegan,
    Walked,
    WeaponHit,
)
from readyroom.games.space_alert.timeline.timeline import phases_of

SPACE: Final = "space"
ROCKET: Final = "rocket"
INTERCEPTORS: Final = "interceptors"


class Hit:
    """A weapon of this crew member reached a threat."""

    __slots__ = ("threat", "turn", "weapon")

    def __init__(self, turn: int, weapon: str, threat: str) -> None:
        self.turn = turn
        self.weapon = weapon
        self.threat = threat


class Deeds:
    """One crew member's mission in numbers."""

    __slots__ = (
        "_aims", "_inside", "_launched", "_me", "_next_rocket", "_shooters", "_turn", "energy", "hits", "idle",
        "internal_damage", "kills", "last_turn", "looked", "maintained", "out", "rockets", "station", "struck",
        "wasted",
    )  # fmt: skip

    def __init__(self, me: int) -> None:
        self._me = me
        self._turn = 0
        self._shooters: set[str] = set()
        """My weapons of this turn."""
        self._aims: set[str] = set()
        """What they reached this turn."""
        self._inside = ""
        """The threat inside the ship that I have just attacked."""
        self._launched = False
        self._next_rocket = False
        self.station: str = STATIONS[BRIDGE]
        self.last_turn = 0
        self.internal_damage = 0
        self.hits: list[Hit] = []
        self.kills: list[tuple[int, str]] = []
        """Threats destroyed on a turn on which I damaged them, with that turn."""
        self.rockets = 0
        self.energy = 0
        self.looked: set[int] = set()
        """The phases in which I looked out the window."""
        self.maintained: set[int] = set()
        self.idle: set[int] = set()
        self.wasted: set[int] = set()
        """Turns on which something I planned had no effect or was delayed."""
        self.out = False
        self.struck = 0
        """The strongest attack on the zone I was standing in, before shields."""

    def read(self, event: Event) -> None:
        """Takes one event into account."""
        if isinstance(event, TurnBegan):
            self._begin(event.turn)
        elif getattr(event, "seat", None) == self._me:
            self._mine(event)
        elif isinstance(event, (BotsAttacked, Repaired)):
            self._inside = ""
        elif isinstance(event, WeaponHit):
            self._hit(event)
        elif isinstance(event, InternalHurt):
            self._hurt_inside(event.threat, event.damage)
        elif isinstance(event, StationCleaned):
            self._hurt_inside(event.threat, 1)
        elif isinstance(event, ThreatDamaged):
            if not event.damage:
                self._aims.discard(event.threat)
        elif isinstance(event, ThreatDestroyed):
            if event.threat in self._aims:
                self.kills.append((self._turn, event.threat))
        elif isinstance(event, Attacked) and not self.out and self.station.endswith(event.zone):
            self.struck = max(self.struck, event.strength)

    def _begin(self, turn: int) -> None:
        self._turn = turn
        self.last_turn = max(self.last_turn, turn)
        self._aims.clear()
        self._shooters.clear()
        self._inside = ""
        self._launched, self._next_rocket = self._next_rocket, False
        if self._launched:
            self._shooters.add(ROCKET)
        if self.station == SPACE:
            self._shooters.add(INTERCEPTORS)

    def _mine(self, event: Event) -> None:
        if isinstance(event, (Walked, Teleported)):
            self.station = event.to
        elif isinstance(event, TookOff):
            self.station = SPACE
            self._shooters.add(INTERCEPTORS)
        elif isinstance(event, CameBack):
            self.station = STATIONS[UPPER_RED]
            self._shooters.discard(INTERCEPTORS)
        elif isinstance(event, Fired):
            self._shooters.add(event.weapon)
        elif isinstance(event, RocketLaunched):
            self.rockets += event.rockets
            self._next_rocket = True
        elif isinstance(event, (BotsAttacked, Repaired)):
            self._inside = event.threat
        elif isinstance(event, EnergyMoved):
            self.energy += event.amount + event.extra
        elif isinstance(event, LookedOut):
            self.looked.add(len(phases_of(self._turn)))
        elif isinstance(event, ComputerMaintained):
            self.maintained.add(len(phases_of(self._turn)))
        elif isinstance(event, Idle):
            self.idle.add(self._turn)
        elif isinstance(event, (NoEffect, Delayed)):
            self.wasted.add(self._turn)
        elif isinstance(event, KnockedOut):
            self.out = True

    def _hit(self, event: WeaponHit) -> None:
        if event.weapon in self._shooters:
            self.hits.append(Hit(self._turn, event.weapon, event.threat))
            self._aims.add(event.threat)

    def _hurt_inside(self, threat: str, damage: int) -> None:
        if threat == self._inside and damage:
            self.internal_damage += damage
            self._aims.add(threat)


def deeds(trace: tuple[Event, ...], me: int) -> Deeds:
    """Reads a whole trace."""
    read = Deeds(me)
    for event in trace:
        read.read(event)
    return read
