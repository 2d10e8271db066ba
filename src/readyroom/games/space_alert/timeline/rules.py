"""The rules of a good mission, which the official ones share. Each breach is a sentence.

The numbers come from the shape of the mission's class; the rules of all classes are written here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import msgspec

from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.timeline.shapes import PACES, SHAPES, Shape
from readyroom.games.space_alert.timeline.timeline import (
    COUNTDOWN,
    GRID,
    SECOND,
    WARNINGS,
    Announcement,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    ThreatAnnounced,
    Timeline,
    clock_words,
)

HALF: Final = 4
"""The threats of T+1 to T+4 are the first half, those of T+5 to T+8 the second."""
LAST_TURN: Final = 8
POINTS_APART: Final = 2
COUNT_APART: Final = 1
SHARED_POINTS: Final = 3
INTERNAL_APART: Final = 2
SERIOUS_INTERNAL_APART: Final = 3
SILENCE_PIECE: Final = (5, 30)
NOT_LATER: Final = 80
"""A threat that is no ambush is announced this long before its phase ends, in seconds."""

THREAT_SLOT: Final = 20 * SECOND
INCOMING_SLOT: Final = 10 * SECOND
RESTORED_SLOT: Final = 5 * SECOND
WARNING_SLOT: Final = 5 * SECOND
PHASE_SLOT: Final = 5 * SECOND
START_SLOT: Final = 10 * SECOND
"""How long the computer needs for an announcement before it can make another."""


class Breach(msgspec.Struct, frozen=True):
    """A rule that a timeline breaks, and how."""

    rule: str
    sentence: str


def breaches(timeline: Timeline, shape: Shape | None = None) -> list[Breach]:
    """Every rule that the timeline breaks; none for a good mission. It is measured by the shape of its class."""
    shape = shape or SHAPES[timeline.kind].stretched(timeline.pace)
    return [Breach(name, sentence) for name, rule in RULES.items() for sentence in rule(timeline, shape)]


def grid(t: Timeline, shape: Shape) -> list[str]:
    """Everything is said in order, on multiples of five seconds, before the mission ends."""
    said = []
    times = [*t.phase_ends, *(a.at for a in t.announcements)]
    if any(at % GRID for at in times):
        said.append("All times must be multiples of five seconds.")
    if [a.at for a in t.announcements] != sorted(a.at for a in t.announcements):
        said.append("The announcements must be in order of time.")
    if any(not 0 <= a.at < t.length for a in t.announcements):
        said.append("All announcements must come before the mission ends.")
    if t.pace not in PACES:
        said.append(f"A pace of {t.pace} percent is not one of {_listed(PACES)}.")
    return said


def phases(t: Timeline, shape: Shape) -> list[str]:
    """Phases must be as long as in the official missions of the class."""
    if t.phases != len(shape.phases):
        return [f"A {shape.title.lower()} has {len(shape.phases)} phases, not {t.phases}."]
    said = []
    for phase, bounds in enumerate(shape.phases, 1):
        seconds = (t.phase_end(phase) - t.phase_start(phase)) // SECOND
        said += _within(f"Phase {phase} takes {seconds} seconds", seconds, bounds)
    return said + _within(f"The mission takes {t.length // SECOND} seconds", t.length // SECOND, shape.length)


def weight(t: Timeline, shape: Shape) -> list[str]:
    """The threats must be worth as much as the class demands, for four and for five."""
    return [
        f"The threats for a crew of {crew} count {t.points(crew)}, not {wanted}."
        for crew, wanted in zip((4, 5), shape.points, strict=True)
        if t.points(crew) != wanted
    ]


def mix(t: Timeline, shape: Shape) -> list[str]:
    """The number of serious and internal threats must be usual for the class."""
    serious = sum(a.serious for a in t.threats())
    inside = [a for a in t.threats() if a.internal]
    pair = len(inside), sum(a.points for a in inside)
    said = []
    if serious not in [count for count, _ in shape.serious]:
        said.append(f"{serious} serious threats are not usual.")
    if pair not in [(count, points) for count, points, _ in shape.inside]:
        said.append(f"{pair[0]} internal threats that count {pair[1]} are not usual.")
    return said


def turns(t: Timeline, shape: Shape) -> list[str]:
    """Threats must be announced in the order in which they appear, each kind on suitable turns."""
    threats = t.threats()
    said = []
    if any(a.turn > b.turn for a, b in pairwise(threats)):
        said.append("Threats must be announced in the order of their turns.")
    for a in threats:
        low, high = turn_range(a, shape)
        if not low <= a.turn <= high:
            said.append(f"{_called(a)} must appear on T+{low} to T+{high}.")
    return said


def halves(t: Timeline, shape: Shape) -> list[str]:
    """T+1 to T+4 are announced in the first phase, T+5 to T+8 in the second, nothing in the third. A test run may
    keep T+4 for its second phase."""
    said = []
    for a in t.threats():
        phase = t.phase_at(a.at)
        wanted = 1 if a.turn <= HALF else 2
        if phase != wanted and not (t.phases == 2 and a.turn == HALF and phase == 2):
            said.append(f"{_called(a)} must be announced in phase {wanted}.")
    return said


def balance(t: Timeline, shape: Shape) -> list[str]:
    """Neither half of the mission may be much heavier than the other."""
    if t.phases == 2:
        return []
    early = [a for a in t.threats() if a.turn <= HALF]
    late = [a for a in t.threats() if a.turn > HALF]
    points = sum(a.points for a in early), sum(a.points for a in late)
    said = []
    if abs(points[0] - points[1]) > POINTS_APART:
        said.append(f"The halves count {points[0]} and {points[1]}; they may differ by {POINTS_APART}.")
    if abs(len(early) - len(late)) > COUNT_APART:
        said.append(f"The halves have {len(early)} and {len(late)} threats; they may differ by {COUNT_APART}.")
    return said


def sharing(t: Timeline, shape: Shape) -> list[str]:
    """A turn may have at most one external and one internal threat, both only with double actions, and never two
    serious ones."""
    said = []
    shared = 0
    for turn in range(1, LAST_TURN + 1):
        here = [a for a in t.threats() if a.turn == turn]
        if len({a.internal for a in here}) < len(here):
            said.append(f"T+{turn} has two threats of the same side.")
        elif len(here) == 2:
            shared += 1
            if sum(a.points for a in here) > SHARED_POINTS:
                said.append(f"T+{turn} counts more than {SHARED_POINTS}.")
            if all(a.unconfirmed for a in here):
                said.append(f"Both threats of T+{turn} are unconfirmed.")
    if shared not in [count for count, _ in shape.shared]:
        said.append(f"{shared} turns with two threats are not usual.")
    return said


def inside(t: Timeline, shape: Shape) -> list[str]:
    """Internal threats must leave the crew time: never on neighboring turns, serious ones farther apart."""
    internal = [a for a in t.threats() if a.internal]
    said = []
    for a, b in pairwise(internal):
        if b.turn - a.turn < INTERNAL_APART:
            said.append(f"The internal threats of T+{a.turn} and T+{b.turn} are too close.")
        if not any(not e.internal and a.turn <= e.turn <= b.turn for e in t.threats()):
            said.append(f"An external threat must come between the internal ones of T+{a.turn} and T+{b.turn}.")
    worst = [a for a in internal if a.serious]
    for a, b in pairwise(worst):
        if b.turn - a.turn < SERIOUS_INTERNAL_APART:
            said.append(f"The serious internal threats of T+{a.turn} and T+{b.turn} are too close.")
    return said


def reports(t: Timeline, shape: Shape) -> list[str]:
    """Unconfirmed reports: one common threat, or with double actions one serious or two common ones, one in each
    half. A crew of four keeps an internal threat if the class has them; in simulations the report is external."""
    doubtful = [a for a in t.threats() if a.unconfirmed]
    points = [a.points for a in doubtful]
    said = []
    if sum(points) != shape.unconfirmed:
        said.append(f"The unconfirmed reports count {sum(points)}, not {shape.unconfirmed}.")
    if len({a.turn <= HALF for a in doubtful}) < len(doubtful):
        said.append("Two unconfirmed reports must be in different halves of the mission.")
    if shape.points[1] == 6 and any(a.internal for a in doubtful):
        said.append("The unconfirmed report of a simulation must be an external threat.")
    if any(a.internal for a in t.threats()) and not any(a.internal for a in t.threats(4)):
        said.append("At least one internal threat must be confirmed.")
    return said


def zones(t: Timeline, shape: Shape) -> list[str]:
    """Each zone gets its share of the external threats, and the same zone is rarely threatened twice in a row."""
    external = [a.zone for a in t.threats() if not a.internal]
    said = []
    for zone in ZONES:
        said += _within(f"The {zone} zone gets {external.count(zone)} threats", external.count(zone), shape.zone)
    if sum(a == b for a, b in pairwise(external)) > 1:
        said.append("The same zone may be threatened twice in a row only once.")
    return said


def threat_times(t: Timeline, shape: Shape) -> list[str]:
    """The first threat comes soon, the next ones with room to plan, the last one early enough, or as an ambush; but not
    so early that the crew then waits longer than in any official mission."""
    said = []
    for phase in (1, 2):
        times = [(a.at - t.phase_start(phase)) // SECOND for a in t.threats() if t.phase_at(a.at) == phase]
        if not times:
            continue
        left = (t.phase_end(phase) - t.phase_start(phase)) // SECOND - times[-1]
        said += _within(f"The first threat of phase {phase} comes after {times[0]} seconds", times[0],
                        shape.first[phase - 1])  # fmt: skip
        for early, late in pairwise(times):
            said += _within(f"Two threats of phase {phase} are {late - early} seconds apart", late - early, shape.gap)
        for crew, longest in zip((4, 5), shape.last, strict=False):
            heard = [a.at for a in t.threats(crew) if t.phase_at(a.at) == phase]
            if heard and t.phase_end(phase) - heard[-1] > longest[phase - 1] * SECOND:
                said.append(f"A crew of {crew} waits too long for the end of phase {phase}.")
        if left >= NOT_LATER:
            continue
        if not shape.ambush_at[0] <= left <= shape.ambush_at[1]:
            said.append(f"The last threat of phase {phase} comes {left} seconds before its end: too late for a plan.")
        last = [a for a in t.threats() if t.phase_at(a.at) == phase][-1]
        if not shape.double_actions and (last.serious or last.internal):
            said.append(f"The ambush in phase {phase} must be a common external threat.")
    return said


def room_to_speak(t: Timeline, shape: Shape) -> list[str]:
    """One thing at a time: nothing is announced during another announcement, during a data transfer, or while
    communications are down, and nothing but the countdown in the last twenty seconds of a phase."""
    taken = sorted([*(slot(a) for a in t.announcements), *closed(t)])
    return [
        f"What is announced at {clock_words(b[0])} interrupts what began at {clock_words(a[0])}."
        for a, b in pairwise(taken)
        if b[0] < a[1]
    ]


def data(t: Timeline, shape: Shape) -> list[str]:
    """Incoming data and data transfers: as many as usual, and one or the other in every phase."""
    said = _within(f"Data comes in {len(t.incoming())} times", len(t.incoming()), shape.incoming_total)
    said += _within(f"There are {len(t.transfers())} data transfers", len(t.transfers()), shape.transfers_total)
    for phase in range(1, t.phases + 1):
        times = [*(a.at for a in t.incoming()), *(a.at for a in t.transfers())]
        if not any(t.phase_at(at) == phase for at in times):
            said.append(f"Phase {phase} has neither incoming data nor a data transfer.")
    return said


def communications(t: Timeline, shape: Shape) -> list[str]:
    """Silences: as many and as long as usual, and always one in the last phase of three."""
    pieces = [(a.until - a.at) // SECOND for a in t.silences()]
    said = _within(f"Communications are down for {sum(pieces)} seconds", sum(pieces), shape.silence)
    said += _within(f"Communications fail {len(pieces)} times", len(pieces), shape.silences)
    for seconds in pieces:
        said += _within(f"A silence lasts {seconds} seconds", seconds, SILENCE_PIECE)
    if shape.silences[1] and not any(t.phase_at(a.at) == t.phases for a in t.silences()):
        said.append("Communications must fail in the last phase.")
    return said


Rule = Callable[[Timeline, Shape], list[str]]
RULES: Final[dict[str, Rule]] = {
    "grid": grid,
    "phases": phases,
    "weight": weight,
    "mix": mix,
    "turns": turns,
    "halves": halves,
    "balance": balance,
    "sharing": sharing,
    "inside": inside,
    "reports": reports,
    "zones": zones,
    "threat_times": threat_times,
    "room_to_speak": room_to_speak,
    "data": data,
    "communications": communications,
}


def turn_range(a: ThreatAnnounced, shape: Shape) -> tuple[int, int]:
    """The turns on which a threat of this kind may appear."""
    if a.internal:
        return shape.internal_serious if a.serious else shape.internal_common
    return shape.external_serious if a.serious else shape.external_common


def slot(a: Announcement) -> tuple[int, int]:
    """The time that an announcement takes up."""
    if isinstance(a, ThreatAnnounced):
        return a.at, a.at + THREAT_SLOT
    if isinstance(a, IncomingData):
        return a.at, a.at + INCOMING_SLOT
    if isinstance(a, DataTransfer):
        return a.at, a.until
    assert isinstance(a, CommunicationsDown)
    return a.at, a.until + RESTORED_SLOT


def closed(t: Timeline) -> list[tuple[int, int]]:
    """The times at which the computer speaks about phases."""
    taken = []
    for phase in range(1, t.phases + 1):
        start, end = t.phase_start(phase), t.phase_end(phase)
        minute, soon = (end - left * SECOND for left in WARNINGS)
        taken.append((start, start + (START_SLOT if phase == 1 else PHASE_SLOT)))
        taken += [(minute, minute + WARNING_SLOT), (soon, end - COUNTDOWN * SECOND), (end - COUNTDOWN * SECOND, end)]
    return taken


def _within(words: str, value: int, bounds: tuple[int, int]) -> list[str]:
    if bounds[0] <= value <= bounds[1]:
        return []
    usual = str(bounds[0]) if bounds[0] == bounds[1] else f"{bounds[0]} to {bounds[1]}"
    return [f"{words}; usual are {usual}."]


def _called(a: ThreatAnnounced) -> str:
    level = "serious" if a.serious else "common"
    return f"The {level} {'internal' if a.internal else 'external'} threat of T+{a.turn}"


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(n) for n in numbers)
