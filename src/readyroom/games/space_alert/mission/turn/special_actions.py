"""Special action cards (New Frontier, Specializations): ten specializations, basic and advanced."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission import places, specializations, trace
from readyroom.games.space_alert.mission.card import MALFUNCTION, THREE_AT_ONCE
from readyroom.games.space_alert.mission.fates import in_station, players_in, players_in_space
from readyroom.games.space_alert.mission.harm import protected
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import ADVANCED, BOTH_SPECIALS, SPECIALS, special_of
from readyroom.games.space_alert.mission.player import SQUAD_ACTIVE, SQUAD_DISABLED, Player
from readyroom.games.space_alert.mission.ship import (
    DOUBLE_ROCKET_STRENGTH,
    GRAVOLIFT,
    LOWER_WEAPON,
    REACTOR,
    SHIELD,
    STRUCTURAL,
    UPPER_WEAPON,
    tile_name,
)
from readyroom.games.space_alert.mission.threat import ACTIVE, Threat
from readyroom.games.space_alert.mission.turn import systems
from readyroom.games.space_alert.mission.turn.computer import look_out, maintain
from readyroom.games.space_alert.mission.turn.movement import enter, teleport
from readyroom.games.space_alert.mission.turn.space import take_off

JUMP_TURNS: Final[tuple[int, ...]] = (10, 11)


def play_special(m: Mission, p: Player, slot: int) -> None:
    """Plays the special card of a slot."""
    advanced = special_of(slot) == ADVANCED
    who = p.specialization
    if who == specializations.ROCKETEER:
        launch_two_rockets(m, p) if advanced else launch_from_afar(m, p)
    elif who == specializations.DATA_ANALYST:
        look_for_three(m, p) if advanced else analyze(m, p)
    elif who == specializations.ENERGY_TECHNICIAN:
        raise_temporary_shield(m, p) if advanced else refuel_from_afar(m, p)
    elif who == specializations.PULSE_GUNNER:
        fire_strong_pulse(m, p) if advanced else fire_linked(m, p)
    elif who == specializations.MEDIC:
        inhibit_injuries(m, p) if advanced else stimulate(m, p)
    elif who == specializations.TELEPORTER:
        beam_across(m, p) if advanced else beam_token(m, p)
    elif who == specializations.HYPERNAVIGATOR:
        jump_early(m, p) if advanced else hop(m, p)
    elif who == specializations.SPECIAL_OPS:
        concentrate(m, p, slot, advanced)
    elif who == specializations.SQUAD_LEADER:
        scramble(m, p) if advanced else drill_squad(m, p)
    elif who == specializations.MECHANIC:
        overhaul(m, p) if advanced else ready_cannon(m, p)


def nothing(m: Mission, p: Player, advanced: bool, why: str) -> None:
    if m.aloud:
        m.tell(trace.NoEffect(p.index, SPECIALS[2 if advanced else 1], why))


# Rocketeer


def launch_from_afar(m: Mission, p: Player) -> None:
    """If the rockets malfunction it is a repair from afar, which may not deal the last point."""
    if m.ship.covered[places.LOWER_BLUE * 3 + places.C]:
        systems.repair(m, p, places.LOWER_BLUE, places.C, 1, remote=True)
    else:
        systems.launch_rocket(m, p)


def launch_two_rockets(m: Mission, p: Player) -> None:
    if p.station != places.LOWER_BLUE or m.ship.rockets < 2 or m.ship.covered[places.LOWER_BLUE * 3 + places.C]:
        systems.use(m, p, places.C, False)
    else:
        systems.launch_rocket(m, p, 2, DOUBLE_ROCKET_STRENGTH)


# Data Analyst


def analyze(m: Mission, p: Player) -> None:
    """The bonus point is earned either way."""
    m.bonus += 1
    if m.aloud:
        m.tell(trace.BonusPoint(p.index, 1))
    if m.ship.covered[places.UPPER_WHITE * 3 + places.C]:
        systems.repair(m, p, places.UPPER_WHITE, places.C, 1, remote=True)
    else:
        maintain(m, p, "special")


def look_for_three(m: Mission, p: Player) -> None:
    if p.station != places.LOWER_WHITE or m.ship.covered[places.LOWER_WHITE * 3 + places.C]:
        systems.use(m, p, places.C, False)
    else:
        look_out(m, p, 3)


# Energy Technician


def refuel_from_afar(m: Mission, p: Player) -> None:
    if m.ship.covered[places.LOWER_WHITE * 3 + places.B]:
        systems.repair(m, p, places.LOWER_WHITE, places.B, 1, remote=True)
    else:
        systems.refuel(m, p, False)


def raise_temporary_shield(m: Mission, p: Player) -> None:
    if p.station >= places.LOWER_RED:
        nothing(m, p, True, "lower_deck")
        return
    for zone in range(3):
        m.temporary[zone] += 2 if zone == p.station else 1
    if m.aloud:
        m.tell(trace.TemporaryShield(p.index, places.ZONES[p.station]))


# Pulse Gunner


def fire_linked(m: Mission, p: Player) -> None:
    """Both cannons or neither. In the station of the pulse cannon, or with a broken laser, it is a plain A."""
    ship = m.ship
    station = p.station
    if station == places.LOWER_WHITE or ship.covered[station * 3 + places.A]:
        systems.use(m, p, places.A, False)
        return
    heavy = station < places.LOWER_RED
    central = 1 + (1 if station == places.UPPER_WHITE else 0)
    able = not ship.fired[station] and not ship.pulse_strength and not ship.covered[places.LOWER_WHITE * 3 + places.A]
    powered = ship.reactor[places.WHITE] >= central and (not heavy or ship.reactor[station] >= 1)
    if able and powered:
        systems.fire_laser(m, p, station, 0)
        systems.fire_pulse(m, p, 1, 0)
        return
    ship.readied[station] = 0
    ship.readied[places.LOWER_WHITE] = 0
    nothing(m, p, False, "no_energy" if able else "one_cannot_fire")


def fire_strong_pulse(m: Mission, p: Player) -> None:
    if p.station != places.LOWER_WHITE or m.ship.covered[places.LOWER_WHITE * 3 + places.A]:
        systems.use(m, p, places.A, False)
    else:
        systems.fire_pulse(m, p, 2, 1)


# Medic


def stimulate(m: Mission, p: Player) -> None:
    """Everyone in the station at this moment."""
    for other in players_in(m, p.station):
        if other is not p:
            other.stimulated = m.turn
            if m.aloud:
                m.tell(trace.Stimulated(other.index, p.index))


def inhibit_injuries(m: Mission, p: Player) -> None:
    m.guardian = p.index
    m.bonus -= 1
    if m.aloud:
        m.tell(trace.Guarded(p.index))
        m.tell(trace.BonusPoint(p.index, -1))


# Teleporter


def beam_token(m: Mission, p: Player) -> None:
    if m.teleport_from < 0 or m.teleport_to < 0:
        nothing(m, p, False, "no_tokens")
        return
    who, to = m.crew[m.teleport_from], m.crew[m.teleport_to]
    if who.station == places.SPACE or to.station == places.SPACE:
        nothing(m, p, False, "in_space")
    elif who.station == to.station:
        nothing(m, p, False, "already_there")
    elif who.guarded and who is not p:
        nothing(m, p, False, "special_ops")
    else:
        teleport(m, who, to.station)


def beam_across(m: Mission, p: Player) -> None:
    if p.station % 3 == places.WHITE:
        nothing(m, p, True, "white_zone")
    else:
        side = places.OTHER_DECK[p.station]
        teleport(m, p, side + 2 if side % 3 == 0 else side - 2)


# Hypernavigator


def hop(m: Mission, p: Player) -> None:
    if p.station < places.LOWER_RED:
        nothing(m, p, False, "upper_deck")
        return
    m.slowed = 1
    if m.aloud:
        m.tell(trace.ThreatsSlowed(p.index))


def jump_early(m: Mission, p: Player) -> None:
    if p.station != places.LOWER_WHITE or m.turn not in JUMP_TURNS:
        nothing(m, p, True, "not_now" if m.turn not in JUMP_TURNS else "wrong_station")
        return
    m.early_jump = True
    if m.aloud:
        m.tell(trace.EarlyJump(p.index))


# Special Ops


def concentrate(m: Mission, p: Player, slot: int, advanced: bool) -> None:
    """The protection itself lies on the whole turn up to the protected action; here is only the preparation."""
    if not advanced or slot & BOTH_SPECIALS:
        p.prepared = True
        if m.aloud:
            m.tell(trace.Prepared(p.index))
    elif not protected(m, p, slot):
        nothing(m, p, True, "no_other_card")


# Squad Leader


def drill_squad(m: Mission, p: Player) -> None:
    """An active squad repairs a tile: weapons first, then the lift, then energy, each time the own station first."""
    if p.squad == SQUAD_DISABLED:
        p.squad = SQUAD_ACTIVE
        if m.aloud:
            m.tell(trace.SquadRevived(p.index))
        return
    if p.squad != SQUAD_ACTIVE:
        nothing(m, p, False, "no_squad")
        return
    zone = p.station % 3
    upper = p.station < places.LOWER_RED
    order = (
        (UPPER_WEAPON, LOWER_WEAPON, GRAVOLIFT, SHIELD, REACTOR, STRUCTURAL)
        if upper
        else (LOWER_WEAPON, UPPER_WEAPON, GRAVOLIFT, REACTOR, SHIELD, STRUCTURAL)
    )
    for tile in order:
        if m.ship.tiles[zone] >> tile & 1:
            m.ship.tiles[zone] &= ~(1 << tile)
            if tile == STRUCTURAL:
                m.ship.carried_structural &= ~(1 << zone)
            if m.aloud:
                m.tell(trace.TileRepaired(p.index, places.ZONES[zone], tile_name(zone, tile)))
            return
    nothing(m, p, False, "no_damage")


def scramble(m: Mission, p: Player) -> None:
    """As close to upper red as sealed doors allow, past lifts and slime, and off if the interceptors are free."""
    if p.squad != SQUAD_ACTIVE or p.station == places.LOWER_BLUE:
        nothing(m, p, True, "wrong_station" if p.squad == SQUAD_ACTIVE else "no_squad")
        return
    to = places.as_near_as(p.station, places.UPPER_RED, m.sealed)
    if to != p.station:
        enter(m, p, to, slime_matters=False)
    if p.out or p.station != places.UPPER_RED:
        return
    if m.ship.covered[places.UPPER_RED * 3 + places.C] or players_in_space(m) is not None:
        nothing(m, p, True, "interceptors_gone")
    else:
        take_off(m, p)


# Mechanic


def ready_cannon(m: Mission, p: Player) -> None:
    if m.ship.covered[p.station * 3 + places.A]:
        nothing(m, p, False, "malfunction")
        return
    m.ship.readied[p.station] = 1
    if m.aloud:
        m.tell(trace.CannonReadied(p.index, systems.WEAPONS[p.station]))


def overhaul(m: Mission, p: Player) -> None:
    """Two points to the lowest-numbered malfunction of the station; on a tie, the first letter."""
    best: Threat | None = None
    for t in m.active:
        here = t.card.kind == MALFUNCTION and t.letter <= places.C and t.fate == ACTIVE and in_station(t, p.station)
        if here and (best is None or (best.number == t.number and t.letter < best.letter)):
            best = t
    if best is None:
        nothing(m, p, True, "no_malfunction")
    elif best.traits & THREE_AT_ONCE:
        nothing(m, p, True, "needs_three")
    else:
        systems.repair_threat(m, p, best, p.station, 2)
