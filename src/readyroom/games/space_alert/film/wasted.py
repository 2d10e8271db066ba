"""Wasted actions: orders that did nothing, each with its reason and, if it is clear, what would have helped."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Event
from readyroom.core.words import Ref, Words
from readyroom.games.space_alert.film.shots import Frame
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.account import MISSES, PHRASES, PLURALS, WHY_NOT, hits
from readyroom.games.space_alert.mission.cards import BY_CODE

LASER_ZONES: Final = {
    "red heavy laser": "red", "white heavy laser": "white", "blue heavy laser": "blue",
    "red light laser": "red", "blue light laser": "blue",
}  # fmt: skip


class Wasted(msgspec.Struct, frozen=True):
    """An order that did nothing."""

    turn: int
    seat: int
    order: str
    why: Words
    hint: Words | None


class Shot(msgspec.Struct):
    """A shot on its way: who fired it, when, and with what order."""

    seat: int
    turn: int
    order: str


def wasted(frames: list[Frame]) -> list[Wasted]:
    """All of them, in the order in which they were played."""
    found: list[Wasted] = []
    shots: dict[str, Shot] = {}
    hitters: dict[str, list[str]] = {}
    in_vain: list[tuple[str, Wasted]] = []
    hurt: set[tuple[str, int]] = set()
    """Weapons that did some damage on a turn: a pulse shot may fail on one threat and hurt another."""
    for i, frame in enumerate(frames):
        event = frame.event
        if isinstance(event, t.TurnBegan):
            shots = {weapon: shot for weapon, shot in shots.items() if weapon == "rocket"}
            hitters = {}
        note_shot(shots, frame)
        if isinstance(event, t.NoEffect):
            why = sentence(WHY_NOT[event.why])
            found.append(Wasted(frame.turn, event.seat, event.order, why, hint_for(event, frames, i)))
        elif isinstance(event, t.Refueled) and not event.amount:
            why = Words(("The central reactor was already full, and the fuel capsule is gone.",))
            found.append(Wasted(frame.turn, event.seat, "B", why, None))
        elif isinstance(event, t.WeaponMissed) and event.weapon in shots:
            shot = shots[event.weapon]
            why = sentence(f"the {event.weapon} {hits(event.weapon)} nothing: {MISSES[event.why]}")
            found.append(Wasted(shot.turn, shot.seat, shot.order, why, last_target(event.weapon, frames, i)))
        elif isinstance(event, t.WeaponHit):
            hitters.setdefault(event.threat, []).append(event.weapon)
        elif isinstance(event, t.ThreatDamaged | t.CryoshieldGone):
            fired = [(weapon, shots[weapon]) for weapon in hitters.get(event.threat, []) if weapon in shots]
            if isinstance(event, t.ThreatDamaged) and not event.damage:
                in_vain += [(weapon, stopped(event, shot)) for weapon, shot in fired]
            else:
                hurt |= {(weapon, shot.turn) for weapon, shot in fired}
    found += [one for weapon, one in in_vain if (weapon, one.turn) not in hurt]
    return sorted(found, key=_when)


def note_shot(shots: dict[str, Shot], frame: Frame) -> None:
    event = frame.event
    if isinstance(event, t.Fired):
        shots[event.weapon] = Shot(event.seat, frame.turn, "A")
    elif isinstance(event, t.RocketLaunched):
        shots["rocket"] = Shot(event.seat, frame.turn, "C")
    elif isinstance(event, t.TookOff):
        shots["interceptors"] = Shot(event.seat, frame.turn, "C")
    elif isinstance(event, t.Flew):
        shots["interceptors"] = Shot(event.seat, frame.turn, "bots")


def stopped(event: t.ThreatDamaged, shot: Shot) -> Wasted:
    """Its shield stopped everything that was fired at it."""
    why = PHRASES.fill("The {threat:threat}'s shield stops it: {strength} against {shield}.", event)
    return Wasted(shot.turn, shot.seat, shot.order, why, None)


def hint_for(event: t.NoEffect, frames: list[Frame], at: int) -> Words | None:
    """What would have helped, if the same turn shows it."""
    if event.why == "no_energy":
        later = same_turn(frames, at, after=True)
        filled = next((e for e in later if isinstance(e, t.EnergyMoved | t.Refueled)), None)
        if filled is not None and "shield" not in getattr(filled, "into", ""):
            return PHRASES.fill("{seat} [bring] energy later this turn.", filled)
    if event.why in ("already_fired", "rocket_launched"):
        earlier = same_turn(frames, at, after=False)
        first = [e for e in earlier if isinstance(e, t.Fired | t.RocketLaunched) and e.seat != event.seat]
        if first:
            return PHRASES.fill("{seat} [get] there first.", first[-1])
    if event.why == "full":
        first_moved = [e for e in same_turn(frames, at, after=False) if isinstance(e, t.EnergyMoved)]
        if first_moved:
            return PHRASES.fill("{seat} [fill] it earlier this turn.", first_moved[-1])
    return None


def last_target(weapon: str, frames: list[Frame], at: int) -> Words | None:
    """The threat that this weapon would have hit, had it not been destroyed or survived before."""
    zone = LASER_ZONES.get(weapon)
    zones: dict[str, str] = {}
    gone: tuple[str, int, str] | None = None
    for frame in frames[:at]:
        event = frame.event
        if isinstance(event, t.ThreatAppeared | t.CalledIn):
            zones[event.threat] = event.zone
        elif isinstance(event, t.ThreatDestroyed | t.ThreatSurvived):
            was_in = zones.get(event.threat)
            how = "destroyed" if isinstance(event, t.ThreatDestroyed) else "survived"
            if was_in != "internal" and zone in (None, was_in):
                gone = (event.threat, frame.turn, how)
    if gone is None:
        return None
    code, turn, how = gone
    was = "were" if BY_CODE[code].name in PLURALS else "was"
    return Words(("The ", Ref("threat", code, PHRASES.term("threat", code)), f" {was} {how} on turn {turn}."))


def same_turn(frames: list[Frame], at: int, after: bool) -> list[Event]:
    turn = frames[at].turn
    around = frames[at + 1 :] if after else frames[:at]
    return [frame.event for frame in around if frame.turn == turn]


def sentence(words: str) -> Words:
    return Words((words[:1].upper() + words[1:] + ".",))


def _when(one: Wasted) -> tuple[int, int]:
    return one.turn, one.seat
