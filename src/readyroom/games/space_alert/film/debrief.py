"""The debrief: the parts of the score, everyone's deeds, and the wasted actions with their reasons, turn by turn."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Event
from readyroom.core.words import Words
from readyroom.games.space_alert.film.highlights import Highlight, best_moment, grade, worst_moment
from readyroom.games.space_alert.film.shots import FATES, Damage, EnergyShot, Frame, damage
from readyroom.games.space_alert.film.wasted import Wasted, wasted
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import TRAJECTORIES, ZONES, Trajectory
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import disabled_squads, points
from readyroom.games.space_alert.mission.threat import DESTROYED, SURVIVED, WAITING, Fate, Threat


class ThreatScore(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    code: str
    name: str
    zone: Trajectory
    turn: int
    fate: Fate
    fate_turn: int | None
    points: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score sheet. A lost ship has no score, and its points are zero."""

    survived: bool
    lost_to: str | None
    score: int | None
    points: Points
    threats: list[ThreatScore]
    damage: Damage
    visual: tuple[int, ...]
    """Points for each phase."""
    knocked_out: list[int]
    disabled_squads: int


class Deed(msgspec.Struct, frozen=True):
    """A member's action on a turn: the order as it was played in the end, and its result."""

    turn: int
    order: str
    words: list[Words]
    wasted: bool
    delayed: bool


class MemberReport(msgspec.Struct, frozen=True):
    """One crew member's mission."""

    seat: int
    deeds: list[Deed]
    played: int
    """Orders that were played."""
    wasted: int
    unplayed: int
    """Cards that were planned but never played: delayed past the end, or their owner knocked out."""
    hits: int
    """Strength of the shots that found a target."""


class TurnReport(msgspec.Struct, frozen=True):
    """The ship after a turn, and the damage of that turn."""

    turn: int
    reactors: tuple[int, ...]
    shields: tuple[int, ...]
    capsules: int
    damage: Damage


class Debrief(msgspec.Struct, frozen=True):
    """``grade`` is the mission in a word or two; ``best`` and ``worst`` are the frames that did the most to the score,
    None if nothing did."""

    sheet: ScoreSheet
    grade: str
    best: Highlight | None
    worst: Highlight | None
    crew: list[MemberReport]
    wasted: list[Wasted]
    turns: list[TurnReport]


ACTIONS: Final = "actions"


def debrief(m: Mission, frames: list[Frame], plans: list[tuple[str, ...]]) -> Debrief:
    """Looks back at a mission that was filmed to its end."""
    lost = wasted(frames)
    made = sheet(m)
    destroyed = sum(line.fate == FATES[DESTROYED] for line in made.threats)
    return Debrief(
        made,
        grade(made.survived, made.damage, len(made.threats), destroyed),
        best_moment(frames),
        worst_moment(frames),
        crew(m, frames, plans, lost),
        lost,
        turns(frames),
    )


def sheet(m: Mission) -> ScoreSheet:
    made = points(m)
    disabled = disabled_squads(m)
    return ScoreSheet(
        survived=not m.lost,
        lost_to=m.threats[m.destroyed_by].card.name if m.lost else None,
        score=None if m.lost else made.score,
        points=made,
        threats=[_line(x, m.lost) for x in m.threats if not x.traits & NOT_A_CARD and (x.fate != WAITING or x.turn)],
        damage=damage(m),
        visual=tuple(m.visual),
        knocked_out=[p.index for p in m.crew if p.out],
        disabled_squads=disabled,
    )


def _line(x: Threat, lost: bool) -> ThreatScore:
    gained = x.card.destroyed if x.fate == DESTROYED else max(x.card.survived, 0) if x.fate == SURVIVED else 0
    return ThreatScore(
        x.card.code,
        x.card.name,
        TRAJECTORIES[x.zone],
        x.turn,
        FATES[x.fate],
        x.fate_turn or None,
        0 if lost else gained,
    )


def crew(m: Mission, frames: list[Frame], plans: list[tuple[str, ...]], lost: list[Wasted]) -> list[MemberReport]:
    orders = played_orders(frames, len(plans))
    said: dict[tuple[int, int], list[Words]] = {}
    delayed: set[tuple[int, int]] = set()
    hits = [0] * len(plans)
    shooters: dict[str, list[int]] = {}
    for frame in frames:
        event = frame.event
        seat: int | None = getattr(event, "seat", None)
        if frame.step == ACTIONS and seat is not None:
            said.setdefault((seat, frame.turn), []).append(frame.words)
        if isinstance(event, t.Delayed):
            delayed.add((event.seat, event.turn))
        note_shooters(shooters, event)
        if isinstance(event, t.WeaponHit):
            for shooter in shooters.get(event.weapon, []):
                hits[shooter] += event.strength
    reports: list[MemberReport] = []
    for seat, plan in enumerate(plans):
        mine = {w.turn for w in lost if w.seat == seat}
        deeds = [
            Deed(turn, order, said.get((seat, turn), []), turn in mine, (seat, turn) in delayed)
            for turn, order in orders[seat].items()
        ]
        count = sum(bool(deed.order) for deed in deeds)
        planned = sum(bool(order) for order in plan)
        # The second half of a double card, put off to the next turn, is an order of its own there.
        reports.append(MemberReport(seat, deeds, count, len(mine), max(planned - count, 0), hits[seat]))
    return reports


def played_orders(frames: list[Frame], members: int) -> list[dict[int, str]]:
    """For each member and turn, the order on the space when they acted; nothing if they could not act."""
    plans: list[tuple[str, ...]] = [()] * members
    out: set[int] = set()
    orders: list[dict[int, str]] = [{} for _ in range(members)]
    for frame in frames:
        for seat in range(members):
            plans[seat] = frame.changes.plans.get(seat, plans[seat])
        event = frame.event
        if isinstance(event, t.TurnBegan) and event.turn <= 12:
            for seat in range(members):
                if seat not in out:
                    orders[seat][event.turn] = plans[seat][event.turn - 1]
        elif isinstance(event, t.KnockedOut):
            out.add(event.seat)
        elif isinstance(event, t.Delayed) and event.turn == frame.turn:
            orders[event.seat][event.turn] = ""  # in space: the card waits, and nothing is done
    return orders


def note_shooters(shooters: dict[str, list[int]], event: Event) -> None:
    """Remembers who fired each weapon. A rocket hits a turn after its launch, so it is remembered longer."""
    if isinstance(event, t.TurnBegan):
        for weapon in [weapon for weapon in shooters if weapon != "rocket"]:
            del shooters[weapon]
    elif isinstance(event, t.Fired):
        shooters[event.weapon] = [event.seat]
    elif isinstance(event, t.RocketLaunched):
        shooters["rocket"] = [event.seat]
    elif isinstance(event, t.TookOff | t.Flew):
        shooters["interceptors"] = [event.seat]


def turns(frames: list[Frame]) -> list[TurnReport]:
    energy = EnergyShot((), (), (), (), 0, ())
    drawn: dict[str, list[str]] = {}
    reports: list[TurnReport] = []
    for i, frame in enumerate(frames):
        energy = frame.changes.energy or energy
        if isinstance(frame.event, t.TileDrawn):
            drawn.setdefault(frame.event.zone, []).append(frame.event.tile)
        if i + 1 == len(frames) or frames[i + 1].turn != frame.turn:
            tiles = {zone: tuple(drawn.get(zone, ())) for zone in ZONES}
            reports.append(TurnReport(frame.turn, energy.reactors, energy.shields, energy.capsules, tiles))
            drawn = {}
    return reports
