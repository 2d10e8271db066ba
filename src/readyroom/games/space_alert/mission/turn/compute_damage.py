"""Compute Damage (rulebook 3.3): first every weapon finds its targets, then the damage is dealt."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission import card
from readyroom.games.space_alert.mission.fates import destroy
from readyroom.games.space_alert.mission.harm import attack, disable_squad, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import INTERNAL, LOWER_RED, SPACE
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import ROCKET_RANGE, Ship
from readyroom.games.space_alert.mission.threat import ACTIVE, DESTROYED, Threat
from readyroom.games.space_alert.mission.trace import CryoshieldGone, Splashed, ThreatDamaged, WeaponHit, WeaponMissed
from readyroom.games.space_alert.mission.tracks import band
from readyroom.games.space_alert.mission.turn.space import land
from readyroom.games.space_alert.mission.turn.systems import WEAPONS

LASER_STATIONS: Final[tuple[int, ...]] = (0, 3, 1, 2, 5)
FAR: Final = 10
SINGLE_TARGET: Final = 3
SEVERAL_TARGETS: Final = 1
CRASH: Final = 9


def compute_damage(m: Mission) -> None:
    """All targets are fixed before any damage is dealt."""
    pilot = pilot_out_there(m)
    targets = [t for t in m.active if t.zone < INTERNAL and not t.out]
    crashed = False
    if targets:
        for t in targets:
            t.lasers = 0
            t.others = 0
            t.targeted = False
            t.pulsed = False
            t.rocketed = False
        aim_lasers(m, targets, pilot is not None)
        aim_pulse(m, targets)
        aim_rocket(m, targets)
        if pilot is not None and pilot.spent != m.turn:
            crashed = aim_interceptors(m, targets, pilot)
        deal(m, targets)
    elif m.aloud:
        tell_misses(m)
    cool_down(m.ship)
    if crashed and pilot is not None:
        crash_bomb(m, pilot)


def pilot_out_there(m: Mission) -> Player | None:
    for p in m.crew:
        if p.station == SPACE and not p.out:
            return p
    return None


def visible(t: Threat) -> bool:
    """Stealth ships before their X and satellites far away cannot be hit by any weapon."""
    traits = t.traits
    if traits & card.HIDDEN_UNTIL_X and not t.revealed:
        return False
    return not (traits & card.HIDDEN_AT_DISTANCE_3 and t.square > FAR)


def aim_lasers(m: Mission, targets: list[Threat], eyes_outside: bool) -> None:
    """The closest threat of the zone, on a tie the lowest number."""
    fired = m.ship.fired
    for station in LASER_STATIONS:
        if not fired[station]:
            continue
        zone = station % 3
        if m.optics >> zone & 1 and not eyes_outside and not m.looked:
            if m.aloud:
                m.tell(WeaponMissed(WEAPONS[station], "blind"))
            continue
        best: Threat | None = None
        for t in targets:
            if (
                (t.zone == zone or t.traits & card.SPANS_ALL)
                and (best is None or t.square < best.square)
                and not (station < LOWER_RED and t.traits & card.HEAVY_LASER_IMMUNE)
                and visible(t)
            ):
                best = t
        if best is None:
            if m.aloud:
                m.tell(WeaponMissed(WEAPONS[station], "no_target"))
            continue
        strength = m.ship.laser_strength(station) + fired[station] - 1
        best.lasers += strength
        best.targeted = True
        if m.aloud:
            m.tell(WeaponHit(WEAPONS[station], best.card.code, strength))


def aim_pulse(m: Mission, targets: list[Threat]) -> None:
    """Everything within range, in all zones."""
    ship = m.ship
    if not ship.pulse_strength:
        return
    missed = True
    for t in targets:
        distance = band(t.square)
        if not visible(t):
            continue
        if distance <= ship.pulse_range:
            strength = ship.pulse_strength
        elif ship.pulse_far and distance == ship.pulse_range + 1:
            strength = ship.pulse_far
        else:
            continue
        missed = False
        t.others += strength
        t.targeted = True
        t.pulsed = True
        if m.aloud:
            m.tell(WeaponHit("pulse cannon", t.card.code, strength))
    if missed and m.aloud:
        m.tell(WeaponMissed("pulse cannon", "out_of_range"))


def aim_rocket(m: Mission, targets: list[Threat]) -> None:
    """The closest threat of all zones; a Juggernaut draws it from anywhere."""
    strength = m.ship.rocket_far
    if not strength:
        return
    best: Threat | None = None
    for t in targets:
        if t.traits & card.ROCKET_MAGNET:
            best = t
            break
        if (
            (best is None or t.square < best.square)
            and band(t.square) <= ROCKET_RANGE
            and not t.traits & card.ROCKET_IMMUNE
            and visible(t)
        ):
            best = t
    if best is None:
        if m.aloud:
            m.tell(WeaponMissed("rocket", "out_of_range"))
    elif best.traits & card.ROCKET_DECOY:
        if m.aloud:
            m.tell(WeaponMissed("rocket", "decoy"))
    else:
        best.others += strength
        best.targeted = True
        best.rocketed = True
        if m.aloud:
            m.tell(WeaponHit("rocket", best.card.code, strength))


def aim_interceptors(m: Mission, targets: list[Threat], pilot: Player) -> bool:
    """All threats at their distance: 3 to a single one, 1 to each of several. Returns whether they crash into a
    Behemoth that is their only target."""
    found = [t for t in targets if band(t.square) == pilot.distance and visible(t)]
    if not found:
        if m.aloud:
            m.tell(WeaponMissed("interceptors", "out_of_range"))
        return False
    bonus = 1 if pilot.ace == m.turn else 0
    crash = len(found) == 1 and found[0].traits & card.CRASH_BOMBED != 0
    strength = bonus + (CRASH if crash else SINGLE_TARGET if len(found) == 1 else SEVERAL_TARGETS)
    for t in found:
        t.others += strength
        t.targeted = True
        if m.aloud:
            m.tell(WeaponHit("interceptors", t.card.code, strength))
    return crash


def deal(m: Mission, targets: list[Threat]) -> None:
    """Sums, shields, damage; then what happens at the end of the step, lowest number first."""
    destroyed = False
    for t in targets:
        if t.targeted:
            take(m, t)
            if t.damage >= t.hp:
                destroyed = True
    if destroyed:
        splash(m, targets)
    for t in targets:
        if t.targeted and t.traits & card.MEGASHIELD and t.shield > 0:
            t.shield -= 1
        if t.rocketed and t.traits & card.ROCKET_MAGNET:
            t.shield += 1
        if t.rocketed and t.traits & card.ROCKET_DEFLECTS:
            t.counter = 1
    for t in targets:
        if t.damage >= t.hp:
            destroy(m, t)
    for t in targets:
        if m.lost:
            return
        if t.fate == DESTROYED and t.card.per_count and t.counter:
            attack(m, t, t.zone, t.card.per_count * t.counter)
        elif t.hurt and t.traits & card.RETALIATES and t.fate in (ACTIVE, DESTROYED):
            for zone in range(3):
                attack(m, t, zone, 1)


def take(m: Mission, t: Threat) -> None:
    """The effect on one threat of the weapons that targeted it."""
    traits = t.traits
    if traits & card.CRYOSHIELD and not t.revealed:
        t.revealed = True
        if m.aloud:
            m.tell(CryoshieldGone(t.card.code))
        return
    strength = (t.lasers + 1) // 2 + t.others if traits & card.POLARIZED else t.lasers + t.others
    shield = shield_of(m, t)
    damage = max(strength - shield, 0)
    if t.card.cap and damage > t.card.cap:
        damage = t.card.cap
    t.damage += damage
    if damage:
        t.hurt = True
    if m.aloud:
        m.tell(ThreatDamaged(t.card.code, strength, shield, damage, max(t.hp - t.damage, 0)))


def shield_of(m: Mission, t: Threat) -> int:
    """Its shield points now: stripped by a pulse shot, raised by a Marauder."""
    if t.pulsed and t.traits & card.PULSE_STRIPS_SHIELD:
        return 0
    return t.shield + 1 if m.shield_aura >= 0 else t.shield


def splash(m: Mission, targets: list[Threat]) -> None:
    """Rulebook 7.1, Leviathan Tanker: its end costs every other external threat a point, no matter what protects it."""
    for tanker in targets:
        if tanker.traits & card.SPLASHES and tanker.damage >= tanker.hp:
            for t in targets:
                if t is not tanker:
                    t.damage += 1
                    t.hurt = True
                    if m.aloud:
                        m.tell(Splashed(t.card.code, max(t.hp - t.damage, 0)))


def crash_bomb(m: Mission, pilot: Player) -> None:
    """Rulebook 7.1, Behemoth: pilot knocked out, squad disabled. Protected Special Ops come back at once."""
    disable_squad(m, pilot)
    if pilot.guarded_on == m.turn:
        land(m, pilot, False)
    else:
        knock_out(m, pilot, None, even_in_space=True)


def cool_down(ship: Ship) -> None:
    """Energy leaves the cannons, the rocket is gone."""
    ship.rocket_far = 0
    ship.pulse_strength = 0
    fired = ship.fired
    for station in LASER_STATIONS:
        fired[station] = 0


def tell_misses(m: Mission) -> None:
    for station in LASER_STATIONS:
        if m.ship.fired[station]:
            m.tell(WeaponMissed(WEAPONS[station], "no_target"))
    if m.ship.pulse_strength:
        m.tell(WeaponMissed("pulse cannon", "no_target"))
    if m.ship.rocket_far:
        m.tell(WeaponMissed("rocket", "no_target"))
