"""The cost of each phase, and the blows that decided the mission."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.words import Words
from readyroom.games.space_alert.film.highlights import Highlight, blow_words, scored, worst_moment
from readyroom.games.space_alert.film.shots import Frame
from readyroom.games.space_alert.film.wasted import Wasted
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.places import ZONES, Zone
from readyroom.games.space_alert.timeline.timeline import phases_of

MOST_BLOWS: Final = 3


class Reason(msgspec.Struct, frozen=True):
    """A reason why actions were wasted, and how many."""

    why: Words
    count: int


class PhaseCost(msgspec.Struct, frozen=True):
    """The turns of a phase and their cost. The jump belongs to the last one."""

    phase: int
    first: int
    last: int
    damage: dict[Zone, int]
    """Damage tiles drawn, by zone."""
    through: tuple[str, ...]
    """Threats that got through and were survived, by name."""
    knocked_out: tuple[int, ...]
    wasted: int
    reasons: tuple[Reason, ...]
    """Why actions were wasted, the most frequent reason first."""
    lost: bool
    """Whether the ship was lost here."""
    points: int
    """The score lost in the phase, as a number below zero."""


def phases(frames: list[Frame], wasted: list[Wasted], turns: int) -> tuple[PhaseCost, ...]:
    """The cost of each phase that was flown."""
    reached = min(turns, max((frame.turn for frame in frames), default=0))
    gained = list(zip(frames, scored(frames), strict=True))
    return tuple(
        _cost(
            phase,
            (first, last),
            [(frame, gain) for frame, gain in gained if _within(frame.turn, first, last, turns)],
            [one for one in wasted if _within(one.turn, first, last, turns)],
        )
        for phase, (first, last) in enumerate(phases_of(turns), 1)
        if first <= reached
    )


def _within(turn: int, first: int, last: int, turns: int) -> bool:
    return first <= min(turn, turns) <= last


def _cost(phase: int, turns: tuple[int, int], frames: list[tuple[Frame, int]], wasted: list[Wasted]) -> PhaseCost:
    events = [frame.event for frame, _ in frames]
    drawn = [event.zone for event in events if isinstance(event, t.TileDrawn)]
    counts: dict[Words, int] = {}
    for one in wasted:
        counts[one.why] = counts.get(one.why, 0) + 1
    return PhaseCost(
        phase=phase,
        first=turns[0],
        last=turns[1],
        damage={zone: drawn.count(zone) for zone in ZONES},
        through=tuple(BY_CODE[event.threat].name for event in events if isinstance(event, t.ThreatSurvived)),
        knocked_out=tuple(event.seat for event in events if isinstance(event, t.KnockedOut)),
        wasted=len(wasted),
        reasons=tuple(Reason(why, count) for why, count in sorted(counts.items(), key=lambda one: -one[1])),
        lost=any(isinstance(event, t.ShipLost) for event in events),
        points=sum(gain for _, gain in frames if gain < 0),
    )


def decisive(frames: list[Frame]) -> tuple[Highlight, ...]:
    """The blows that decided it, in order: those that wore down the zone that broke, and the end of the ship; or, if
    the ship came home, the ones that cost it the most."""
    worst = worst_moment(frames)
    if worst is None:
        return ()
    end = frames[worst.at].event
    if not isinstance(end, t.ShipLost) or end.why != "zone":
        return (worst,)
    events = [frame.event for frame in frames[: worst.at]]
    zone = next(event.zone for event in reversed(events) if isinstance(event, t.Attacked | t.TileDrawn))
    blows: dict[tuple[int, str], list[int]] = {}
    for at, event in enumerate(events):
        if isinstance(event, t.TileDrawn) and event.zone == zone:
            blows.setdefault((frames[at].turn, event.threat), []).append(at)
    heaviest = sorted(blows.values(), key=lambda blow: -len(blow))[: MOST_BLOWS - 1]
    return (*(_blow(frames, blow) for blow in sorted(heaviest)), worst)


def _blow(frames: list[Frame], blow: list[int]) -> Highlight:
    return Highlight(blow[0], frames[blow[0]].turn, -len(blow), blow_words(frames, blow))
