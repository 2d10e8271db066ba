"""What an order does on its turn, in a sentence or two: the hint for a card."""

from __future__ import annotations

from typing import Final

from readyroom.core.english import count
from readyroom.core.struct import Event
from readyroom.games.space_alert.ahead.view import EnergyAhead, HitAhead, ThreatAhead
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.account import DELAYS, MISSES, WHY_NOT
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.places import STATIONS, WHITE, ZONES
from readyroom.games.space_alert.mission.tracks import band
from readyroom.games.space_alert.mission.turn.systems import WEAPONS

REACTORS: Final = ("red reactor", "central reactor", "blue reactor")
SHIELDS: Final = tuple(f"{zone} shield" for zone in ZONES)
PLACES: Final[tuple[str, ...]] = STATIONS


class Deeds:
    """A turn that was played out: its events, its threats as it began, and the energy before and after."""

    def __init__(
        self,
        events: list[Event],
        threats: dict[str, ThreatAhead],
        hits: tuple[HitAhead, ...],
        before: EnergyAhead,
        after: EnergyAhead,
    ) -> None:
        self.events = events
        self.threats = threats
        self.hits = {hit.threat: hit for hit in hits}
        self.before = before
        self.after = after


def says(deeds: Deeds, member: int, began: str) -> tuple[str, bool]:
    """What a crew member's order does, and whether it fails."""
    said: list[str] = []
    fails = False
    for event in deeds.events:
        if getattr(event, "seat", None) != member:
            continue
        if isinstance(event, t.NoEffect):
            fails = True
            said.append(_nothing(deeds, event, began))
        else:
            sentence = _deed(deeds, event)
            if sentence:
                said.append(sentence)
    return " ".join(said), fails


def _deed(deeds: Deeds, event: Event) -> str:
    if isinstance(event, t.Fired):
        return _shot(deeds, event.weapon)
    if isinstance(event, t.Walked | t.Teleported):
        return f"To {station_words(event.to)}."
    if isinstance(event, t.LiftTaken):
        return "The gravolift is damaged." if event.damaged else "The gravolift is in use."
    if isinstance(event, t.Delayed):
        return f"Turn {event.turn} is delayed: {DELAYS.get(event.why) or f'by the {BY_CODE[event.why].name}'}."
    if isinstance(event, t.EnergyMoved):
        return f"{event.amount + event.extra} energy into the {event.into}.{_stores(deeds, event.into)}"
    if isinstance(event, t.Refueled):
        return f"A fuel capsule burns.{_change('central reactor', deeds.before.reactors[1], deeds.after.reactors[1])}"
    if isinstance(event, t.BotsAttacked):
        return f"Battlebots attack the {BY_CODE[event.threat].name}.{_left(deeds, event.threat)}"
    if isinstance(event, t.Repaired):
        return f"Repairs the {BY_CODE[event.threat].name}.{_left(deeds, event.threat)}"
    return _PLAIN.get(type(event), "")


_PLAIN: Final[dict[type, str]] = {
    t.ComputerMaintained: "The computer is maintained.",
    t.RocketLaunched: "A rocket is launched: it hits on the next turn.",
    t.SquadTaken: "Takes the battlebots.",
    t.SquadRevived: "The battlebots are active again.",
    t.TookOff: "Takes off in the interceptors.",
    t.CameBack: "The interceptors come back.",
    t.LookedOut: "Looks out the window.",
    t.HalfDone: "The second half follows on the next turn.",
    t.KnockedOut: "Knocked out.",
}


def _shot(deeds: Deeds, weapon: str) -> str:
    """A cannon: what it hits and how hard, and what that leaves."""
    gun = weapon[0].upper() + weapon[1:]
    targets = [e for e in deeds.events if isinstance(e, t.WeaponHit) and e.weapon == weapon]
    missed = next((e for e in deeds.events if isinstance(e, t.WeaponMissed) and e.weapon == weapon), None)
    said = f"{gun}."
    if targets:
        on = " and ".join(f"{e.strength} on the {BY_CODE[e.threat].name}{_where(deeds, e.threat)}" for e in targets)
        said = f"{gun}: {on}.{_sum(deeds, targets[0]) if len(targets) == 1 else ''}"
    elif missed is not None:
        said = f"{gun}: {MISSES[missed.why]}."
    reactor = _reactor_of(weapon)
    if reactor < 0:
        return said
    return said + _change(REACTORS[reactor], deeds.before.reactors[reactor], deeds.after.reactors[reactor])


def _sum(deeds: Deeds, shot: t.WeaponHit) -> str:
    """The sum, with the others' shots and the shield if they matter."""
    hit = deeds.hits.get(shot.threat)
    if hit is None:
        return ""
    others = f" + {hit.strength - shot.strength} more" if hit.strength > shot.strength else ""
    shield = f" - {hit.shield} shield" if hit.shield > 0 else ""
    result = f"{hit.damage} damage, {_leaves(hit.left)}"
    return f" {shot.strength}{others}{shield} = {result}." if others or shield else _left(deeds, shot.threat)


def _left(deeds: Deeds, threat: str) -> str:
    hit = deeds.hits.get(threat)
    return f" {_leaves(hit.left).capitalize()}." if hit is not None else ""


def _leaves(left: int) -> str:
    return f"{count(left, 'hit point')} left" if left else "destroyed"


def _nothing(deeds: Deeds, event: t.NoEffect, began: str) -> str:
    """Why an order has no effect; an empty reactor is named."""
    if event.why != "no_energy" or began not in PLACES:
        return f"No effect: {WHY_NOT[event.why]}."
    station = PLACES.index(began)
    letter = event.order.rpartition(" ")[2]
    empty = WHITE if letter == "B" and station >= len(ZONES) else station % len(ZONES)
    what = f"the {WEAPONS[station]} does not fire" if letter == "A" else "no energy moves"
    return f"The {REACTORS[empty]} is empty: {what}."


def _reactor_of(weapon: str) -> int:
    """Light lasers have batteries of their own; the others take energy from their zone's reactor."""
    station = WEAPONS.index(weapon) if weapon in WEAPONS else -1
    return station % len(ZONES) if 0 <= station < len(ZONES) or weapon == "pulse cannon" else -1


def _stores(deeds: Deeds, into: str) -> str:
    """How much is left in the reactor that energy was moved from."""
    source = SHIELDS.index(into) if into in SHIELDS else WHITE
    return _change(REACTORS[source], deeds.before.reactors[source], deeds.after.reactors[source])


def _change(what: str, before: int, after: int) -> str:
    return f" {what.capitalize()} {before} → {after}." if before != after else ""


def _where(deeds: Deeds, threat: str) -> str:
    found = deeds.threats.get(threat)
    return f" at distance {band(found.square)}" if found is not None else ""


def station_words(station: str) -> str:
    return "the bridge" if station == "upper_white" else station.replace("_", " ")
