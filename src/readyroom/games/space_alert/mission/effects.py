"""The small vocabulary that threat cards are written in. Each word makes an Effect; its function follows it."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import CALLS_INTERNAL, COUNTS_ROCKETS, Does, Effect
from readyroom.games.space_alert.mission.fates import call_in, destroy, players_in, slime_everywhere
from readyroom.games.space_alert.mission.harm import attack as attack_zone
from readyroom.games.space_alert.mission.harm import damage_zone, delay, drain, knock_out, lose, strike
from readyroom.games.space_alert.mission.mission import Mission, Threat
from readyroom.games.space_alert.mission.places import (
    INTERNAL,
    OTHER_DECK,
    STATIONS,
    TOWARD_BLUE,
    TOWARD_RED,
    TRAJECTORIES,
    ZONE_OF,
    door_between,
)
from readyroom.games.space_alert.mission.ship import STORED, STORED_DISABLED
from readyroom.games.space_alert.mission.trace import (
    CapsuleDestroyed,
    RocketDestroyed,
    RuleChanged,
    StoredSquadDisabled,
    ThreatChanged,
    ThreatHealed,
    ThreatJumped,
    ThreatWent,
)

HERE: Final = 0
EVERYWHERE: Final = 1
OTHERS: Final = 2
SIDES: Final = 3
TOKENS: Final = 4
WHITE_ZONE: Final = 5
OPPOSITE: Final = 6
WHERE: Final = ("", " in all zones", " in the two other zones", " in the red and blue zones",
                " in the zone of each of its tokens", " in the white zone", " on the opposite side")  # fmt: skip
ALL: Final = 99
"""All the energy there is."""


def zones_of(t: Threat, where: int) -> tuple[int, ...]:
    """The zones an effect reaches, left to right."""
    if where == EVERYWHERE:
        return (0, 1, 2)
    zone = t.zone if t.zone < INTERNAL else ZONE_OF[t.station]
    if where == HERE:
        return (zone,)
    if where == OTHERS:
        return ((1, 2), (0, 2), (0, 1))[zone]
    if where == SIDES:
        return (0, 2)
    if where == WHITE_ZONE:
        return (1,)
    if where == OPPOSITE:
        return (2 - zone,)
    return tuple(ZONE_OF[s] for s in range(6) if t.tokens >> s & 1)


def value(t: Threat, e: Effect) -> int:
    """The number of an effect; the one in brackets when the threat was phased out until it moved."""
    return e.phased if t.was_out else e.n


# Attacks and damage


def attack(n: int, phased: int = -1, where: int = HERE) -> Effect:
    brackets = f" [{phased}]" if phased >= 0 else ""
    return Effect(_attack, f"Attack {n}{brackets}{WHERE[where]}.", n, phased, where)


def _attack(m: Mission, t: Threat, e: Effect) -> None:
    for zone in zones_of(t, e.where):
        attack_zone(m, t, zone, value(t, e))


def attack_unshielded(n: int) -> Effect:
    return Effect(_attack_unshielded, f"Attack {n} that ignores shields.", n)


def _attack_unshielded(m: Mission, t: Threat, e: Effect) -> None:
    strike(m, t, t.zone, e.n + (1 if m.attack_aura >= 0 and m.attack_aura != t.index else 0), unshielded=True)


def ram(times: int = 1) -> Effect:
    """An attack as strong as what is left of it."""
    text = "Attack as strong as its remaining hit points" + (", twice over." if times == 2 else ".")
    return Effect(_ram, text, times)


def _ram(m: Mission, t: Threat, e: Effect) -> None:
    attack_zone(m, t, t.zone, e.n * (t.hp - t.damage))


def damage(n: int, phased: int = -1, where: int = HERE) -> Effect:
    """Damage from inside the ship: no shield helps."""
    brackets = f" [{phased}]" if phased >= 0 else ""
    return Effect(_damage, f"{n}{brackets} damage{WHERE[where]}.", n, phased, where)


def _damage(m: Mission, t: Threat, e: Effect) -> None:
    for zone in zones_of(t, e.where):
        damage_zone(m, t, zone, value(t, e))


def _destroys(m: Mission, t: Threat, e: Effect) -> None:
    lose(m, t, "destroyed")


def _takes_over(m: Mission, t: Threat, e: Effect) -> None:
    lose(m, t, "taken_over")


def _breaks_apart(m: Mission, t: Threat, e: Effect) -> None:
    lose(m, t, "broken_apart")


def ship_destroyed() -> Effect:
    return Effect(_destroys, "The ship is destroyed.")


def ship_taken_over() -> Effect:
    return Effect(_takes_over, "The ship is taken over.")


def ship_breaks_apart() -> Effect:
    return Effect(_breaks_apart, "The ship breaks apart.")


# The threat itself


def heal(n: int) -> Effect:
    return Effect(_heal, f"Heals {n}.", n)


def _heal(m: Mission, t: Threat, e: Effect) -> None:
    mend(m, t, e.n)


def heal_half() -> Effect:
    return Effect(_heal_half, "Heals half of its damage, rounded down.")


def _heal_half(m: Mission, t: Threat, e: Effect) -> None:
    mend(m, t, t.damage // 2)


def mend(m: Mission, t: Threat, points: int) -> None:
    points = min(points, t.damage)
    if points:
        t.damage -= points
        if m.aloud:
            m.tell(ThreatHealed(t.card.code, points))


def faster(n: int) -> Effect:
    return Effect(_faster, f"Speed +{n}.", n)


def _faster(m: Mission, t: Threat, e: Effect) -> None:
    t.speed += e.n
    if m.aloud:
        m.tell(ThreatChanged(t.card.code, "speed", t.speed))


def shield_to(n: int) -> Effect:
    return Effect(_shield_to, f"Shield points {n}.", n)


def _shield_to(m: Mission, t: Threat, e: Effect) -> None:
    t.shield = e.n
    if m.aloud:
        m.tell(ThreatChanged(t.card.code, "inaccessibility" if t.card.internal else "shield", t.shield))


def exposed() -> Effect:
    """An internal threat that is easy to get at from now on."""
    return Effect(_shield_to, "Inaccessibility 0.", 0)


def shield_up(n: int) -> Effect:
    return Effect(_shield_up, f"Shield points +{n}.", n)


def _shield_up(m: Mission, t: Threat, e: Effect) -> None:
    t.shield += e.n
    if m.aloud:
        m.tell(ThreatChanged(t.card.code, "shield", t.shield))


def reveal() -> Effect:
    return Effect(_reveal, "Shows itself.")


def _reveal(m: Mission, t: Threat, e: Effect) -> None:
    t.revealed = True
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "revealed"))


def count() -> Effect:
    return Effect(_count, "Its debris gets worse.")


def _count(m: Mission, t: Threat, e: Effect) -> None:
    t.counter += 1


def jump_left() -> Effect:
    return Effect(_jump, "Jumps left.", 2)


def jump_right() -> Effect:
    return Effect(_jump, "Jumps right.", 1)


def _jump(m: Mission, t: Threat, e: Effect) -> None:
    """New Threats, Jumps: the same distance on the next trajectory, unless that one is too short."""
    zone = (t.zone + e.n) % 3
    fits = t.square <= m.tracks[zone].length
    if fits:
        t.zone = zone
    if m.aloud:
        m.tell(ThreatJumped(t.card.code, TRAJECTORIES[zone], fits))


# Tokens inside the ship


def move_left() -> Effect:
    return Effect(_move, "Moves left.", 0, 0)


def move_right() -> Effect:
    return Effect(_move, "Moves right.", 1, 1)


def move_left_or_right() -> Effect:
    return Effect(_move, "Moves left [right].", 0, 1)


def _move(m: Mission, t: Threat, e: Effect) -> None:
    step(m, t, TOWARD_BLUE[t.station] if value(t, e) else TOWARD_RED[t.station])


def change_decks() -> Effect:
    return Effect(_change_decks, "Changes decks.", 1)


def change_decks_unless_phased() -> Effect:
    return Effect(_change_decks, "Changes decks [nothing].", 1, 0)


def _change_decks(m: Mission, t: Threat, e: Effect) -> None:
    if value(t, e):
        step(m, t, OTHER_DECK[t.station])


def step(m: Mission, t: Threat, to: int) -> None:
    """Moves an intruder's token to the next station, unless a sealed door keeps it in."""
    if to == t.station or m.sealed & door_between(t.station, to):
        return
    t.tokens = (t.tokens & ~(1 << t.station)) | 1 << to
    t.station = to
    if m.aloud:
        m.tell(ThreatWent(t.card.code, STATIONS[to]))


def spread_left() -> Effect:
    return Effect(_spread, "Spreads left.")


def spread_right() -> Effect:
    return Effect(_spread, "Spreads right.", 1)


def _spread(m: Mission, t: Threat, e: Effect) -> None:
    """Rulebook 7.2, Slime: every token spreads, except into a station that is slimy already. Doors do not help."""
    grown = t.tokens
    for s in range(6):
        if t.tokens >> s & 1:
            to = TOWARD_BLUE[s] if e.n else TOWARD_RED[s]
            if not m.slime >> to & 1:
                grown |= 1 << to
                if m.aloud:
                    m.tell(ThreatWent(t.card.code, STATIONS[to]))
    t.tokens = grown
    slime_everywhere(m)


# The ship's stores


def drain_shields(n: int = ALL, where: int = HERE) -> Effect:
    return Effect(_drain_shields, f"Shields lose {'all' if n == ALL else n} energy{WHERE[where]}.", n, where=where)


def _drain_shields(m: Mission, t: Threat, e: Effect) -> None:
    for zone in zones_of(t, e.where):
        drain(m, t, False, zone, e.n)


def drain_reactor(n: int = ALL, where: int = HERE) -> Effect:
    return Effect(_drain_reactor, f"Reactor loses {'all' if n == ALL else n} energy{WHERE[where]}.", n, where=where)


def _drain_reactor(m: Mission, t: Threat, e: Effect) -> None:
    for zone in zones_of(t, e.where):
        drain(m, t, True, zone, e.n)


def destroy_rocket() -> Effect:
    return Effect(_destroy_rocket, "Destroys a rocket.")


def _destroy_rocket(m: Mission, t: Threat, e: Effect) -> None:
    if m.ship.rockets:
        m.ship.rockets -= 1
        if m.aloud:
            m.tell(RocketDestroyed(t.card.code))
        recount_rockets(m)


def recount_rockets(m: Mission) -> None:
    """Unstable Warheads have a hit point for each rocket aboard (rulebook 7.2, Slime)."""
    for t in m.active.copy():
        if t.traits & COUNTS_ROCKETS:
            t.hp = m.ship.rockets
            if t.damage >= t.hp:
                destroy(m, t)


def destroy_capsule() -> Effect:
    return Effect(_destroy_capsule, "Destroys a fuel capsule.")


def _destroy_capsule(m: Mission, t: Threat, e: Effect) -> None:
    if m.ship.capsules:
        m.ship.capsules -= 1
        if m.aloud:
            m.tell(CapsuleDestroyed(t.card.code))


def disable_stored_squad(station: int) -> Effect:
    return Effect(_disable_stored_squad, "Disables the squad in storage.", station)


def _disable_stored_squad(m: Mission, t: Threat, e: Effect) -> None:
    if m.ship.stored[e.n] == STORED:
        m.ship.stored[e.n] = STORED_DISABLED
        if m.aloud:
            m.tell(StoredSquadDisabled(STATIONS[e.n]))


# The crew


def delay_zone() -> Effect:
    return Effect(_delay_zone, "Delays everybody in the zone.")


def _delay_zone(m: Mission, t: Threat, e: Effect) -> None:
    zone = zones_of(t, HERE)[0]
    for p in m.crew:
        if ZONE_OF[p.station] == zone:
            delay(m, p, t.card.code)


def delay_ship() -> Effect:
    return Effect(_delay_ship, "Delays everybody aboard.")


def _delay_ship(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        delay(m, p, t.card.code)


def delay_stations() -> Effect:
    return Effect(_delay_stations, "Delays everybody in its stations.")


def _delay_stations(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        if t.tokens >> p.station & 1:
            delay(m, p, t.card.code)


def knock_out_stations() -> Effect:
    """Everybody in the station of each of its tokens."""
    return Effect(_knock_out_stations, "Knocks out everybody in its station.")


def _knock_out_stations(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        if t.tokens >> p.station & 1:
            knock_out(m, p, t)


def knock_out_zone() -> Effect:
    return Effect(_knock_out_zone, "Knocks out everybody in the zone.")


def _knock_out_zone(m: Mission, t: Threat, e: Effect) -> None:
    zone = zones_of(t, HERE)[0]
    for p in m.crew:
        if ZONE_OF[p.station] == zone:
            knock_out(m, p, t)


def knock_out_ship() -> Effect:
    return Effect(_knock_out_ship, "Knocks out everybody aboard.")


def _knock_out_ship(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        knock_out(m, p, t)


# Other threats


def calls_in_here() -> Effect:
    """Its own zone for an external threat; the internal trajectory for one that comes aboard."""
    return Effect(_calls_in_here, "Calls in another threat.")


def _calls_in_here(m: Mission, t: Threat, e: Effect) -> None:
    call_in(m, t, INTERNAL if t.card.calls == CALLS_INTERNAL else zones_of(t, HERE)[0])


def special(do: Does, text: str) -> Effect:
    """Something only this card does."""
    return Effect(do, text)


def crowd(m: Mission, t: Threat) -> int:
    """How many stand where the threat is."""
    return len(players_in(m, t.station))
