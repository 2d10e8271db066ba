"""System activation or repair (rulebook 3.2): actions A, B and C in a station."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission import places, trace
from readyroom.games.space_alert.mission.card import (
    BACKFIRES,
    BOTS_HELP_REPAIR,
    MALFUNCTION,
    SWITCHES_DECKS,
    THREE_AT_ONCE,
)
from readyroom.games.space_alert.mission.fates import destroy, hurt_internal, in_station, players_in_space
from readyroom.games.space_alert.mission.harm import strike
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import Weapon
from readyroom.games.space_alert.mission.player import NO_SQUAD, SQUAD_ACTIVE, SQUAD_DISABLED, Player
from readyroom.games.space_alert.mission.ship import (
    LOWER_WEAPON,
    PULSE_RANGE,
    PULSE_STRENGTH,
    ROCKET_STRENGTH,
    STORED,
    STORED_NONE,
)
from readyroom.games.space_alert.mission.threat import ACTIVE, Threat
from readyroom.games.space_alert.mission.turn.computer import look_out, maintain
from readyroom.games.space_alert.mission.turn.movement import teleport
from readyroom.games.space_alert.mission.turn.space import take_off

WEAPONS: Final[tuple[Weapon, ...]] = ("red heavy laser", "white heavy laser", "blue heavy laser",
                  "red light laser", "pulse cannon", "blue light laser")  # fmt: skip


def use(m: Mission, p: Player, letter: int, heroic: bool) -> None:
    """Repairs a malfunctioning system, or activates a working one."""
    if m.ship.covered[p.station * 3 + letter]:
        repair(m, p, p.station, letter, 2 if heroic else 1)
    elif letter == places.A:
        fire(m, p, p.station, 1 if heroic else 0)
    elif letter == places.B:
        transfer(m, p, p.station, heroic)
    else:
        use_c(m, p)


def no_effect(m: Mission, p: Player, what: str, why: str) -> None:
    if m.aloud:
        m.tell(trace.NoEffect(p.index, what, why))


# Repairs


def repair(m: Mission, p: Player, station: int, letter: int, points: int, remote: bool = False) -> None:
    """Acts on the repairable malfunction with the lowest number. A remote repair may not deal the last point."""
    for t in m.active:
        if t.letter == letter and t.fate == ACTIVE and t.card.kind == MALFUNCTION and in_station(t, station):
            repair_threat(m, p, t, station, points, remote)
            return
    no_effect(m, p, places.LETTERS[letter], "beyond_repair")


def repair_threat(m: Mission, p: Player, t: Threat, station: int, points: int, remote: bool = False) -> None:
    if t.traits & THREE_AT_ONCE:
        arm_disposal(m, p, t)
        return
    if t.traits & BOTS_HELP_REPAIR and p.squad == SQUAD_ACTIVE:
        points += 1
    if m.aloud:
        m.tell(trace.Repaired(p.index, t.card.code, points))
    before = t.absorbed
    taken = hurt_internal(m, t, points, not remote)
    if remote and not taken and t.absorbed == before:
        no_effect(m, p, places.LETTERS[t.letter], "last_point")
        return
    t.mended |= 1 << station
    t.menders |= 1 << p.index
    if taken and t.traits & SWITCHES_DECKS:
        switch_decks(m)
    if t.damage >= t.hp:
        destroy(m, t)


def arm_disposal(m: Mission, p: Player, t: Threat) -> None:
    """Rulebook 7.2, Nuclear Device: three players with C on the same turn, or nothing."""
    t.menders |= 1 << p.index
    if bin(t.menders).count("1") < 3:
        no_effect(m, p, "C", "needs_three")
        return
    if m.aloud:
        m.tell(trace.Repaired(p.index, t.card.code, 1))
    t.damage = t.hp
    destroy(m, t)


def switch_decks(m: Mission) -> None:
    """New Frontier appendix, Space-Time Vortex: everyone on the ship changes decks at once."""
    for p in m.crew:
        if p.station < places.SPACE and not p.out and not p.guarded:
            teleport(m, p, places.OTHER_DECK[p.station])


# A: weapons


def fire(m: Mission, p: Player, station: int, bonus: int) -> None:
    if station == places.LOWER_WHITE:
        fire_pulse(m, p, PULSE_STRENGTH + bonus, 0)
    else:
        fire_laser(m, p, station, bonus)


def fire_laser(m: Mission, p: Player, station: int, bonus: int) -> None:
    """A heavy laser takes 1 energy from its zone's reactor; a light laser has its own battery."""
    ship = m.ship
    bonus += ship.readied[station]
    ship.readied[station] = 0
    if ship.fired[station]:
        no_effect(m, p, "A", "already_fired")
        return
    if station < places.LOWER_RED:
        if not ship.reactor[station]:
            no_effect(m, p, "A", "no_energy")
            return
        ship.reactor[station] -= 1
    ship.fired[station] = 1 + bonus
    if m.aloud:
        m.tell(trace.Fired(p.index, WEAPONS[station], bonus))
    if station == places.UPPER_WHITE:
        backfire(m)


def backfire(m: Mission) -> None:
    """New Frontier appendix, Pulse Cannon Short Circuit: the central heavy laser sets off the pulse cannon."""
    for t in m.active.copy():
        if t.traits & BACKFIRES and t.fate == ACTIVE:
            for zone in range(3):
                strike(m, t, zone, 1)


def fire_pulse(m: Mission, p: Player, strength: int, far: int) -> None:
    """Takes 1 energy from the central reactor; ``far`` is the strength one distance beyond its range."""
    ship = m.ship
    reach = PULSE_RANGE - (ship.tiles[places.WHITE] >> LOWER_WEAPON & 1) + ship.readied[places.LOWER_WHITE]
    ship.readied[places.LOWER_WHITE] = 0
    if ship.pulse_strength:
        no_effect(m, p, "A", "already_fired")
    elif not ship.reactor[places.WHITE]:
        no_effect(m, p, "A", "no_energy")
    else:
        ship.reactor[places.WHITE] -= 1
        ship.pulse_strength = strength
        ship.pulse_range = reach
        ship.pulse_far = far
        if m.aloud:
            m.tell(trace.Fired(p.index, WEAPONS[places.LOWER_WHITE], strength - PULSE_STRENGTH))


# B: energy


def transfer(m: Mission, p: Player, station: int, heroic: bool) -> None:
    if station < places.LOWER_RED:
        charge_shield(m, p, station, heroic)
    elif station == places.LOWER_WHITE:
        refuel(m, p, heroic)
    else:
        charge_reactor(m, p, station - places.LOWER_RED, heroic)


def charge_shield(m: Mission, p: Player, zone: int, heroic: bool) -> None:
    ship = m.ship
    moved = min(ship.shield_capacity(zone) - ship.shield[zone], ship.reactor[zone])
    if moved <= 0:
        no_effect(m, p, "B", "no_energy" if not ship.reactor[zone] else "full")
        return
    ship.reactor[zone] -= moved
    extra = 1 if heroic else 0
    ship.shield[zone] += moved + extra
    if m.aloud:
        m.tell(trace.EnergyMoved(p.index, places.ZONES[zone] + " shield", moved, extra))


def charge_reactor(m: Mission, p: Player, zone: int, heroic: bool) -> None:
    ship = m.ship
    moved = min(ship.reactor_capacity(zone) - ship.reactor[zone], ship.reactor[places.WHITE])
    if moved <= 0:
        no_effect(m, p, "B", "no_energy" if not ship.reactor[places.WHITE] else "full")
        return
    ship.reactor[places.WHITE] -= moved
    extra = 1 if heroic else 0
    ship.reactor[zone] += moved + extra
    if m.aloud:
        m.tell(trace.EnergyMoved(p.index, places.ZONES[zone] + " reactor", moved, extra))


def refuel(m: Mission, p: Player, heroic: bool) -> None:
    """A fuel capsule is spent even when the reactor is full."""
    ship = m.ship
    if not ship.capsules:
        no_effect(m, p, "B", "no_capsule")
        return
    ship.capsules -= 1
    moved = max(ship.reactor_capacity(places.WHITE) - ship.reactor[places.WHITE], 0)
    extra = 1 if heroic and moved else 0
    ship.reactor[places.WHITE] += moved + extra
    if m.aloud:
        m.tell(trace.Refueled(p.index, moved, extra))


# C: the station's own system


def use_c(m: Mission, p: Player) -> None:
    station = p.station
    if station == places.UPPER_RED:
        board_interceptors(m, p)
    elif station == places.UPPER_WHITE:
        maintain(m, p)
    elif station == places.LOWER_WHITE:
        look_out(m, p, 1)
    elif station == places.LOWER_BLUE:
        launch_rocket(m, p)
    elif station in (places.UPPER_BLUE, places.LOWER_RED):
        rouse_squad(m, p)


def board_interceptors(m: Mission, p: Player) -> None:
    if p.squad != SQUAD_ACTIVE:
        no_effect(m, p, "C", "no_squad" if p.squad == NO_SQUAD else "squad_disabled")
    elif players_in_space(m) is not None:
        no_effect(m, p, "C", "interceptors_gone")
    else:
        take_off(m, p)


def launch_rocket(m: Mission, p: Player, rockets: int = 1, strength: int = ROCKET_STRENGTH) -> None:
    ship = m.ship
    if ship.rocket_near:
        no_effect(m, p, "C", "rocket_launched")
    elif not ship.rockets:
        no_effect(m, p, "C", "no_rockets")
    else:
        ship.rockets -= rockets
        ship.rocket_near = strength
        if m.aloud:
            m.tell(trace.RocketLaunched(p.index, rockets))


def rouse_squad(m: Mission, p: Player) -> None:
    """Takes the squad in storage, or gets a disabled one on its feet again."""
    if p.squad == SQUAD_DISABLED:
        p.squad = SQUAD_ACTIVE
        if m.aloud:
            m.tell(trace.SquadRevived(p.index))
    elif p.squad == SQUAD_ACTIVE:
        no_effect(m, p, "C", "squad_active")
    elif m.ship.stored[p.station] == STORED_NONE:
        no_effect(m, p, "C", "squad_gone")
    else:
        active = m.ship.stored[p.station] == STORED
        p.squad = SQUAD_ACTIVE if active else SQUAD_DISABLED
        m.ship.stored[p.station] = STORED_NONE
        if m.aloud:
            m.tell(trace.SquadTaken(p.index, active))
