"""The small vocabulary that threat cards are written in. Each word makes an Effect; its function follows it."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import CALLS_INTERNAL, Does, Effect
from readyroom.games.space_alert.mission.fates import call_in, players_in
from readyroom.games.space_alert.mission.harm import attack as attack_zone
from readyroom.games.space_alert.mission.harm import damage_zone, lose, strike
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import INTERNAL, TRAJECTORIES, ZONE_OF
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import RuleChanged, ThreatChanged, ThreatHealed, ThreatJumped

HERE: Final = 0
EVERYWHERE: Final = 1
OTHERS: Final = 2
SIDES: Final = 3
TOKENS: Final = 4
WHITE_ZONE: Final = 5
OPPOSITE: Final = 6
WHERE: Final[tuple[str, ...]] = ("", " in all zones", " in the two other zones", " in the red and blue zones",
                " in the zone of each of its tokens", " in the white zone", " on the opposite side")  # fmt: skip
ALL: Final = 99
"""All the energy there is."""


Zones = tuple[int, ...]
ALL_ZONES: Final[Zones] = (0, 1, 2)
ONE_ZONE: Final[tuple[Zones, ...]] = ((0,), (1,), (2,))
OTHER_ZONES: Final[tuple[Zones, ...]] = ((1, 2), (0, 2), (0, 1))


def zones_of(t: Threat, where: int) -> Zones:
    """The zones an effect reaches, left to right."""
    if where == EVERYWHERE:
        return ALL_ZONES
    zone = t.zone if t.zone < INTERNAL else ZONE_OF[t.station]
    if where == HERE:
        return ONE_ZONE[zone]
    if where == OTHERS:
        return OTHER_ZONES[zone]
    if where == SIDES:
        return OTHER_ZONES[1]
    if where == WHITE_ZONE:
        return ONE_ZONE[1]
    if where == OPPOSITE:
        return ONE_ZONE[2 - zone]
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
    """An attack as strong as its remaining hit points."""
    text = "Attack as strong as its remaining hit points" + (", twice over." if times == 2 else ".")
    return Effect(_ram, text, times)


def _ram(m: Mission, t: Threat, e: Effect) -> None:
    attack_zone(m, t, t.zone, e.n * (t.hp - t.damage))


def damage(n: int, phased: int = -1, where: int = HERE) -> Effect:
    """Damage from inside the ship, which no shield stops."""
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
    """An internal threat that is easy to reach from now on."""
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
    """How many players are in the threat's station."""
    return len(players_in(m, t.station))
