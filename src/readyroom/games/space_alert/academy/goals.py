"""The goals of a lesson: each looks at what happened and says whether it was met, and if not, why."""

from __future__ import annotations

from abc import ABC, abstractmethod

from readyroom.core.english import count
from readyroom.games.space_alert.film.film import Screening
from readyroom.games.space_alert.film.shots import Frame
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.places import ZONES, Zone


class Goal(ABC):
    """Something to achieve. ``words`` says it before the flight, ``why_not`` afterwards says what was missing."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    @abstractmethod
    def met(self, s: Screening) -> bool: ...

    @abstractmethod
    def why_not(self, s: Screening) -> str: ...


class Destroy(Goal):
    """Destroy a threat, or repair a malfunction."""

    __slots__ = ("code",)

    def __init__(self, code: str, words: str = "") -> None:
        super().__init__(words or f"Destroy the {BY_CODE[code].name}.")
        self.code = code

    def met(self, s: Screening) -> bool:
        return any(
            isinstance(frame.event, t.ThreatDestroyed) and frame.event.threat == self.code for frame in frames(s)
        )

    def why_not(self, s: Screening) -> str:
        name = BY_CODE[self.code].name
        taken = 0
        for frame in frames(s):
            event = frame.event
            if isinstance(event, t.ThreatDamaged | t.InternalHurt) and event.threat == self.code:
                taken += event.damage
        stopped = next(
            (e for f in frames(s)
             if isinstance(e := f.event, t.ThreatDamaged) and e.threat == self.code and not e.damage),
            None,
        )  # fmt: skip
        need = BY_CODE[self.code].hp
        said = f"It took {taken} damage and has {count(need, 'hit point')}." if taken else "Nothing damaged it."
        if stopped is not None:
            said += f" Its shield of {stopped.shield} stopped a hit of {stopped.strength}."
        end = next(
            (f for f in frames(s) if isinstance(f.event, t.ThreatSurvived) and f.event.threat == self.code), None
        )
        return said + ("" if end is None else f" The {name} reached Z on turn {end.turn}." if end.turn < 13 else "")


class Unhurt(Goal):
    """Take no damage in a zone, or anywhere."""

    __slots__ = ("zone",)

    def __init__(self, zone: Zone | None = None) -> None:
        super().__init__(f"Let nothing damage the {zone} zone." if zone else "Let nothing damage the ship.")
        self.zone = zone

    def met(self, s: Screening) -> bool:
        return not any(s.debrief.sheet.damage[zone] for zone in ([self.zone] if self.zone else ZONES))

    def why_not(self, s: Screening) -> str:
        for frame in frames(s):
            e = frame.event
            if isinstance(e, t.Attacked) and e.through and self.zone in (None, e.zone):
                kept = f"the shield absorbed {e.absorbed}" if e.absorbed else "the shield absorbed nothing"
                attack = f"the {_name(e.threat)} attacked the {e.zone} zone with strength {e.strength}"
                return f"Turn {frame.turn}: {attack}, and {kept}."
            if isinstance(e, t.TileDrawn) and self.zone in (None, e.zone):
                return f"Turn {frame.turn}: the {_name(e.threat)} damaged the {e.zone} zone."
        return ""


class EndIn(Goal):
    """Stand in a station at the end."""

    __slots__ = ("seat", "station")

    def __init__(self, seat: int, station: str) -> None:
        super().__init__(f"Finish {standing(station)}.")
        self.seat = seat
        self.station = station

    def met(self, s: Screening) -> bool:
        return s.resolution.crew[self.seat].station == self.station

    def why_not(self, s: Screening) -> str:
        return f"You finished {standing(s.resolution.crew[self.seat].station)}."


class Refuel(Goal):
    """Refuel the central reactor."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Refuel the central reactor when it is empty.")

    def met(self, s: Screening) -> bool:
        return any(isinstance(frame.event, t.Refueled) and frame.event.amount >= 5 for frame in frames(s))

    def why_not(self, s: Screening) -> str:
        early = next((f for f in frames(s) if isinstance(f.event, t.Refueled)), None)
        if early is not None:
            return f"On turn {early.turn} it still held energy, so much of the capsule was wasted."
        return "No fuel capsule was used. Use B in lower white."


class ShieldHolds(Goal):
    """Have energy in a shield at the end."""

    __slots__ = ("zone",)

    def __init__(self, zone: str) -> None:
        super().__init__(f"Have energy in the {zone} shield at the end.")
        self.zone = zone

    def met(self, s: Screening) -> bool:
        return s.debrief.turns[-1].shields[ZONES.index(self.zone)] > 0

    def why_not(self, s: Screening) -> str:
        drained = next((f for f in frames(s) if isinstance(f.event, t.EnergyLost)), None)
        emptied = f" It was emptied on turn {drained.turn}." if drained is not None else ""
        return f"The {self.zone} shield is empty.{emptied}"


class HitWith(Goal):
    """Hit a number of times with a weapon."""

    __slots__ = ("times", "weapon")

    def __init__(self, words: str, weapon: str, times: int = 1) -> None:
        super().__init__(words)
        self.weapon = weapon
        self.times = times

    def met(self, s: Screening) -> bool:
        return self._hits(s) >= self.times

    def why_not(self, s: Screening) -> str:
        for frame in frames(s):
            e = frame.event
            if isinstance(e, t.WeaponMissed) and e.weapon == self.weapon:
                return f"On turn {frame.turn} it hit nothing."
        hits = self._hits(s)
        return f"It hit {times(hits)}, not {times(self.times)}." if hits else "It was never fired."

    def _hits(self, s: Screening) -> int:
        return sum(isinstance(f.event, t.WeaponHit) and f.event.weapon == self.weapon for f in frames(s))


class SquadUp(Goal):
    """Come home with active battlebots."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("Finish with your battlebots active.")
        self.seat = seat

    def met(self, s: Screening) -> bool:
        return s.resolution.crew[self.seat].battlebots == "active"

    def why_not(self, s: Screening) -> str:
        if s.resolution.crew[self.seat].battlebots is None:
            return "You lead no battlebots. Take them with C in upper blue or lower red."
        return "They are disabled. C in upper blue or lower red activates them again."


class Maintained(Goal):
    """Maintain the computer in every phase that was flown."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Maintain the computer in the first two turns of each phase.")

    def met(self, s: Screening) -> bool:
        return not any(isinstance(frame.event, t.MaintenanceMissed) for frame in frames(s))

    def why_not(self, s: Screening) -> str:
        missed = [frame.turn for frame in frames(s) if isinstance(frame.event, t.MaintenanceMissed)]
        turns = " and ".join(f"turn {turn}" for turn in missed)
        return f"Nobody had done it by the end of {turns}, so everyone was delayed."


class LookOut(Goal):
    """Score a number of points for visual confirmation in each of the first two phases."""

    __slots__ = ("points",)

    def __init__(self, words: str, points: int) -> None:
        super().__init__(words)
        self.points = points

    def met(self, s: Screening) -> bool:
        return all(points >= self.points for points in s.debrief.sheet.visual[:2])

    def why_not(self, s: Screening) -> str:
        first, second = s.debrief.sheet.visual[:2]
        return f"Each phase needs {count(self.points, 'point')}: the first scored {first}, the second {second}."


class NothingWasted(Goal):
    """Waste none of your cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("Waste none of your cards.")
        self.seat = seat

    def met(self, s: Screening) -> bool:
        return s.debrief.crew[self.seat].played > 0 and not self._wasted(s)

    def why_not(self, s: Screening) -> str:
        wasted = self._wasted(s)
        return wasted[0] if wasted else "You did nothing at all."

    def _wasted(self, s: Screening) -> list[str]:
        names = [member.name for member in s.film.crew]
        return [f"Turn {w.turn}: {w.why.text(names, self.seat)}" for w in s.debrief.wasted if w.seat == self.seat]


def times(number: int) -> str:
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def frames(s: Screening) -> list[Frame]:
    return s.film.frames


def standing(station: str) -> str:
    """Where someone is, in words; upper white is the bridge."""
    return "on the bridge" if station == "upper_white" else f"in {station.replace('_', ' ')}"


def _name(code: str) -> str:
    return BY_CODE[code].name
