"""More of the vocabulary that threat cards are written in: effects inside the ship."""

from __future__ import annotations

from readyroom.games.space_alert.mission.card import COUNTS_ROCKETS, Effect
from readyroom.games.space_alert.mission.effects import ALL, HERE, WHERE, value, zones_of
from readyroom.games.space_alert.mission.fates import destroy, slime_everywhere
from readyroom.games.space_alert.mission.harm import delay, drain, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import (
    OTHER_DECK,
    STATIONS,
    TOWARD_BLUE,
    TOWARD_RED,
    ZONE_OF,
    door_between,
)
from readyroom.games.space_alert.mission.ship import STORED, STORED_DISABLED
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import CapsuleDestroyed, RocketDestroyed, StoredSquadDisabled, ThreatWent

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
    """Rulebook 7.2, Slime: every token spreads, except into a station that is already slimy. Doors do not stop it."""
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
    return Effect(_delay_zone, "Delays everyone in the zone.")


def _delay_zone(m: Mission, t: Threat, e: Effect) -> None:
    zone = zones_of(t, HERE)[0]
    for p in m.crew:
        if ZONE_OF[p.station] == zone:
            delay(m, p, t.card.code)


def delay_ship() -> Effect:
    return Effect(_delay_ship, "Delays everyone aboard.")


def _delay_ship(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        delay(m, p, t.card.code)


def delay_stations() -> Effect:
    return Effect(_delay_stations, "Delays everyone in its stations.")


def _delay_stations(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        if t.tokens >> p.station & 1:
            delay(m, p, t.card.code)


def knock_out_stations() -> Effect:
    """Everyone in the station of each of its tokens."""
    return Effect(_knock_out_stations, "Knocks out everyone in its station.")


def _knock_out_stations(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        if t.tokens >> p.station & 1:
            knock_out(m, p, t)


def knock_out_zone() -> Effect:
    return Effect(_knock_out_zone, "Knocks out everyone in the zone.")


def _knock_out_zone(m: Mission, t: Threat, e: Effect) -> None:
    zone = zones_of(t, HERE)[0]
    for p in m.crew:
        if ZONE_OF[p.station] == zone:
            knock_out(m, p, t)


def knock_out_ship() -> Effect:
    return Effect(_knock_out_ship, "Knocks out everyone aboard.")


def _knock_out_ship(m: Mission, t: Threat, e: Effect) -> None:
    for p in m.crew:
        knock_out(m, p, t)
