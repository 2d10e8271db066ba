"""Makes new missions: same class, same seed, same mission; another seed, another mission. Each part is drawn from the
shape of the class. Parts that do not fit together are drawn again, and a finished mission must pass the same rules as
the official ones.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from readyroom.core.chance import Chance
from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.timeline import rules
from readyroom.games.space_alert.timeline.first_generator import FIRST_SHAPES
from readyroom.games.space_alert.timeline.shapes import PACES, SHAPES, Range, Shape
from readyroom.games.space_alert.timeline.threats import Threats, draw_levels, draw_threats, pick
from readyroom.games.space_alert.timeline.timeline import (
    GRID,
    SECOND,
    TRANSFER_WINDOW,
    Announcement,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Timeline,
)

VERSION: Final = 2
"""Part of every seed. It changes whenever the same seed would no longer give the same mission; earlier versions
stay."""
SHAPES_OF: Final = {1: FIRST_SHAPES, VERSION: SHAPES}
SEEDS: Final = 1 << 52
"""Enough seeds that nobody can find a running mission's seed by trying them all."""
ATTEMPTS: Final = 500
PATIENCE: Final = {1: (1, 500), VERSION: (50, 50)}
"""How often threats are drawn before giving up on them, and how often they are put on the clock: giving up soon is
quick, but favors threats that fit easily."""
STEP: Final = GRID // SECOND
TRIES: Final = 10_000
"""After this many draws of phases without one that fits, there can be none."""
BEFORE_END: Final = 85
"""A threat that is no ambush is announced at least this many seconds before its phase ends."""


class CannotGenerate(ReadyRoomError):
    """There is no such class, pace or seed."""


def generate(kind: str, seed: int | str, pace: int = 100, version: int = VERSION) -> Timeline:
    """A new mission of a class; ``version`` makes it as an earlier generator did.

    >>> generate("mission", 7) == generate("mission", "7") != generate("mission", 8)
    True
    >>> generate("mission", 7).points(4), generate("mission", 7).points(5)
    (7, 8)
    """
    if kind not in SHAPES:
        raise CannotGenerate(f'There is no class of missions called "{kind}". There are {", ".join(SHAPES)}.')
    if pace not in PACES:
        raise CannotGenerate(f"A mission takes {', '.join(str(p) for p in PACES)} percent of the usual time.")
    if version not in SHAPES_OF:
        raise CannotGenerate(f"There is no generator v{version}. The newest one is v{VERSION}.")
    if not str(seed) or "/" in str(seed):
        raise CannotGenerate(f'"{seed}" cannot be a seed. Use a number or a word without a slash.')
    chance = Chance(f"space-alert mission {version} {kind} {pace} {seed}")
    shape = SHAPES_OF[version][kind].stretched(pace)
    name = named(kind, seed, pace, version)
    draws, schedules = PATIENCE[version]
    for _ in range(ATTEMPTS):
        levels = draw_levels(shape, chance)
        for _ in range(draws):
            threats = draw_threats(shape, levels, chance)
            if threats is None:
                break
            for _ in range(schedules):
                blank = Timeline(name, f"{shape.title} {seed}", kind, phase_ends(shape, chance), (), pace=pace)
                timeline = _scheduled(blank, shape, threats, chance)
                if timeline is not None and not rules.breaches(timeline, shape):
                    return timeline
    raise AssertionError(f"{ATTEMPTS} attempts made no mission of class {kind} from seed {seed}.")


def named(kind: str, seed: int | str, pace: int, version: int) -> str:
    """The name by which a mission is found again. The first generator's names have no version.

    >>> named("mission", 7, 125, 2), named("mission", 7, 100, 1)
    ('mission/7/125/v2', 'mission/7')
    """
    parts = [kind, str(seed), *([str(pace)] if pace != 100 else []), *([f"v{version}"] if version > 1 else [])]
    return "/".join(parts)


def _scheduled(blank: Timeline, shape: Shape, threats: Threats, chance: Chance) -> Timeline | None:
    """Puts everything on the clock, or returns nothing if it does not fit."""
    said: list[Announcement] = []
    for phase in (1, 2):
        mine = [t for t in threats if (1 if t.turn <= _first_phase_turns(shape) else 2) == phase]
        times = _threat_times(shape, chance, blank, phase, mine)
        if times is None:
            return None
        said += [replace(t, at=at) for at, t in zip(times, mine, strict=True)]
    threats_only = replace(blank, announcements=tuple(said))
    if rules.threat_times(threats_only, shape):
        return None
    free = _free(threats_only)
    if not (_place_silences(shape, chance, blank, free, said) and _place_data(shape, chance, blank, free, said)):
        return None
    return replace(blank, announcements=tuple(sorted(said, key=_at)))


def _first_phase_turns(shape: Shape) -> int:
    """A test run keeps T+4 for its second phase, in which turn 4 is planned."""
    return rules.HALF if len(shape.phases) == 3 else rules.HALF - 1


def phase_ends(shape: Shape, chance: Chance, known: tuple[int, ...] = (), after: int = 0) -> tuple[int, ...]:
    """The ends of the phases: the known ones as they are, the others as in any mission of the class, the first of them
    after a given time."""
    for _ in range(TRIES):
        ends = list(known)
        for bounds in shape.phases[len(known) :]:
            ends.append((ends[-1] if ends else 0) + _seconds(bounds, chance) * SECOND)
        fits = shape.length[0] * SECOND <= ends[-1] <= shape.length[1] * SECOND
        if fits and (len(known) == len(ends) or ends[len(known)] > after):
            return tuple(ends)
    raise AssertionError(f"no mission of this class has phases that end at {known}, the next after {after}")


def _threat_times(shape: Shape, chance: Chance, blank: Timeline, phase: int, threats: Threats) -> list[int] | None:
    """The times at which a phase's threats are announced: the first one soon, the last one perhaps as an ambush."""
    if not threats:
        return []
    start = blank.phase_start(phase)
    length = (blank.phase_end(phase) - start) // SECOND
    times = [_seconds(shape.first[phase - 1], chance)]
    last = threats[-1]
    suits = shape.double_actions or not (last.serious or last.internal)
    ambush = len(threats) > 1 and chance.below(100) < shape.ambush[phase - 1] and suits
    more = len(threats) - 1 - ambush
    slack = (length - BEFORE_END - times[0] - more * shape.gap[0]) // STEP
    if slack < 0:
        return None
    cuts = sorted(chance.below(slack + 1) for _ in range(more))
    times += [times[0] + (i + 1) * shape.gap[0] + cut * STEP for i, cut in enumerate(cuts)]
    if ambush:
        times.append(length - _seconds(shape.ambush_at, chance))
    if any(not shape.gap[0] <= late - early <= shape.gap[1] for early, late in pairwise(times)):
        return None
    return [start + seconds * SECOND for seconds in times]


def _place_silences(shape: Shape, chance: Chance, blank: Timeline, free: list[bool], said: list[Announcement]) -> bool:
    """Communications fail mostly in the last phase, where there is no news left to miss."""
    if not shape.silences[1]:
        return True
    pieces: list[int] = []
    while not shape.silence[0] <= sum(pieces) * STEP <= shape.silence[1]:
        count = shape.silences[0] + chance.below(shape.silences[1] - shape.silences[0] + 1)
        pieces = [1 + chance.below(rules.SILENCE_PIECE[1] // STEP) for _ in range(count)]
    weights = tuple(enumerate(shape.silence_weights, 1))
    for i, piece in enumerate(pieces):
        phase = len(shape.phases) if i == 0 else pick(weights, chance)
        at = _spot(chance, blank, phase, free, piece * GRID + rules.RESTORED_SLOT)
        if at is None:
            return False
        said.append(CommunicationsDown(at, at + piece * GRID))
    return True


def _place_data(shape: Shape, chance: Chance, blank: Timeline, free: list[bool], said: list[Announcement]) -> bool:
    incoming = transfers = (0,) * blank.phases
    while any(a + b == 0 for a, b in zip(incoming, transfers, strict=True)):  # every phase has one or the other
        incoming = shape.incoming[chance.below(len(shape.incoming))]
        transfers = shape.transfers[chance.below(len(shape.transfers))]
    for phase in range(1, blank.phases + 1):
        for _ in range(transfers[phase - 1]):
            at = _spot(chance, blank, phase, free, TRANSFER_WINDOW)
            if at is None:
                return False
            said.append(DataTransfer(at, at + TRANSFER_WINDOW))
        for _ in range(incoming[phase - 1]):
            at = _spot(chance, blank, phase, free, rules.INCOMING_SLOT)
            if at is None:
                return False
            said.append(IncomingData(at))
    return True


def _free(timeline: Timeline) -> list[bool]:
    """For every five seconds of the mission: whether the computer is silent."""
    free = [True] * (timeline.length // GRID)
    for start, end in [*rules.closed(timeline), *(rules.slot(a) for a in timeline.announcements)]:
        _take(free, start, end)
    return free


def _spot(chance: Chance, blank: Timeline, phase: int, free: list[bool], length: int) -> int | None:
    """Takes a stretch of free time in a phase, anywhere it fits."""
    first, last, steps = blank.phase_start(phase) // GRID, blank.phase_end(phase) // GRID, length // GRID
    fits = [i for i in range(first, last - steps + 1) if all(free[i : i + steps])]
    if not fits:
        return None
    at = fits[chance.below(len(fits))] * GRID
    _take(free, at, at + length)
    return at


def _take(free: list[bool], start: int, end: int) -> None:
    for i in range(start // GRID, min(end // GRID, len(free))):
        free[i] = False


def _seconds(bounds: Range, chance: Chance) -> int:
    """A multiple of five within bounds."""
    return bounds[0] + STEP * chance.below((bounds[1] - bounds[0]) // STEP + 1)


def _at(a: Announcement) -> int:
    return a.at
