"""Serious external threats of the base box (SE1 white, SE2 yellow)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    CRASH_BOMBED,
    CRYOSHIELD,
    HIDDEN_AT_DISTANCE_3,
    NO_POINTS,
    PULSE_STRIPS_SHIELD,
    RETALIATES,
    ROCKET_IMMUNE,
    ROCKET_MAGNET,
    SPLASHES,
    WHITE,
    YELLOW,
    Card,
    Effect,
    external,
)
from readyroom.games.space_alert.mission.effects import (
    EVERYWHERE,
    OTHERS,
    SIDES,
    attack,
    count,
    faster,
    heal,
    ram,
    shield_to,
    shield_up,
    ship_destroyed,
)
from readyroom.games.space_alert.mission.effects_aboard import delay_ship, delay_zone, drain_shields, knock_out_ship
from readyroom.games.space_alert.mission.fates import destroy
from readyroom.games.space_alert.mission.harm import attack as attack_zone
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import SelfDamage

FRIGATE = external("SE1-01", "Frigate", WHITE, hp=7, shield=2, speed=2, points=(4, 8),
                   x=attack(2), y=attack(3), z=attack(4), text="A warship with no tricks and no mercy.")  # fmt: skip

MAN_OF_WAR = external("SE1-02", "Man-of-War", WHITE, hp=9, shield=2, speed=1, points=(4, 8),
                      x=(attack(2), faster(1)), y=(attack(3), shield_up(1)), z=attack(5),
                      text="Starts slow, then finds its stride and its shield.")  # fmt: skip

LEVIATHAN_TANKER = external("SE1-03", "Leviathan Tanker", WHITE, hp=8, shield=3, speed=2, points=(4, 8),
                            traits=SPLASHES, x=attack(2), y=(attack(2), heal(2)), z=attack(2),
                            text="When it blows up, every other external threat takes 1 damage.")  # fmt: skip

PULSE_SATELLITE = external("SE1-04", "Pulse Satellite", WHITE, hp=4, shield=2, speed=3, points=(4, 8),
                           traits=HIDDEN_AT_DISTANCE_3, x=attack(1, where=EVERYWHERE), y=attack(2, where=EVERYWHERE),
                           z=attack(3, where=EVERYWHERE), text="Invisible while it is far away.")  # fmt: skip

CRYOSHIELD_FRIGATE = external("SE1-05", "Cryoshield Frigate", WHITE, hp=7, shield=1, speed=2, points=(4, 8),
                              traits=CRYOSHIELD, x=attack(2), y=attack(3), z=attack(4),
                              text="The first volley only breaks its ice.")  # fmt: skip


def lashes_out(m: Mission, t: Threat, e: Effect) -> None:
    """It attacks only when it has been hurt."""
    if t.damage:
        for zone in range(3):
            attack_zone(m, t, zone, e.n)


INTERSTELLAR_OCTOPUS = external("SE1-06", "Interstellar Octopus", WHITE, hp=8, shield=1, speed=2, points=(4, 8),
                                traits=ROCKET_IMMUNE, x=Effect(lashes_out, "If damaged: attack 1 in all zones.", 1),
                                y=Effect(lashes_out, "If damaged: attack 2 in all zones.", 2), z=ram(2),
                                text="Peaceful until provoked, terrible when it arrives whole.")  # fmt: skip

MAELSTROM = external("SE1-07", "Maelstrom", WHITE, hp=8, shield=3, speed=2, points=(4, 8), traits=PULSE_STRIPS_SHIELD,
                     x=drain_shields(where=EVERYWHERE), y=attack(2, where=OTHERS), z=attack(3, where=OTHERS),
                     text="A pulse shot in range scatters its shield for the turn.")  # fmt: skip

ASTEROID = external("SE1-08", "Asteroid", WHITE, hp=9, shield=0, speed=3, points=(4, 8), traits=ROCKET_IMMUNE,
                    per_count=2, x=count(), y=count(), z=ram(),
                    text="Destroyed late, it hails debris: 2 for each X and Y it has passed.")  # fmt: skip


def unless_hurt_enough(m: Mission, t: Threat, e: Effect) -> None:
    """It attacks unless it has taken enough damage (the number in ``where``)."""
    if t.damage < e.where:
        attack_zone(m, t, t.zone, e.n)


BEHEMOTH = external("SE2-01", "Behemoth", YELLOW, hp=7, shield=4, speed=2, points=(6, 12), traits=CRASH_BOMBED,
                    x=Effect(unless_hurt_enough, "Attack 2, unless it has at least 2 damage.", 2, where=2),
                    y=Effect(unless_hurt_enough, "Attack 3, unless it has at least 3 damage.", 3, where=3),
                    z=Effect(unless_hurt_enough, "Attack 6, unless it has at least 6 damage.", 6, where=6),
                    text="Interceptors with no other target crash into it for 9, knocking out the pilot.")  # fmt: skip

JUGGERNAUT = external("SE2-02", "Juggernaut", YELLOW, hp=10, shield=3, speed=1, points=(6, 12), traits=ROCKET_MAGNET,
                      x=(faster(2), attack(2)), y=(faster(2), attack(3)), z=attack(7),
                      text="Draws every rocket at any distance, and each one adds 1 to its shield.")  # fmt: skip

PSIONIC_SATELLITE = external("SE2-03", "Psionic Satellite", YELLOW, hp=5, shield=2, speed=2, points=(6, 12),
                             traits=HIDDEN_AT_DISTANCE_3, x=delay_zone(), y=delay_ship(), z=knock_out_ship(),
                             text="Invisible while it is far away; close by, it whispers.")  # fmt: skip

NEBULA_CRAB = external("SE2-04", "Nebula Crab", YELLOW, hp=7, shield=2, speed=2, points=(6, 12), traits=ROCKET_IMMUNE,
                       x=shield_to(4), y=(faster(2), shield_to(2)), z=attack(5, where=SIDES),
                       text="Withdraws into its shell, then pinches from both sides.")  # fmt: skip


def burns_itself(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.1: damage from its own X and Y ignores its shield; dying of it counts as destroyed."""
    t.damage += e.n
    if m.aloud:
        m.tell(SelfDamage(t.card.code, e.n))
    if t.damage >= t.hp and not m.lost:
        destroy(m, t)


NEMESIS = external("SE2-05", "Nemesis", YELLOW, hp=9, shield=1, speed=3, points=(NO_POINTS, 12), traits=RETALIATES,
                   x=(attack(1), Effect(burns_itself, "Takes 1 damage.", 1)),
                   y=(attack(2), Effect(burns_itself, "Takes 2 damage.", 2)), z=ship_destroyed(),
                   text="After each turn in which it is damaged, it strikes every zone for 1.")  # fmt: skip

MAJOR_ASTEROID = external("SE2-06", "Major Asteroid", YELLOW, hp=11, shield=0, speed=2, points=(6, 12),
                          traits=ROCKET_IMMUNE, per_count=3, x=count(), y=count(), z=ram(),
                          text="Destroyed late, it hails debris: 3 for each X and Y it has passed.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    FRIGATE, MAN_OF_WAR, LEVIATHAN_TANKER, PULSE_SATELLITE, CRYOSHIELD_FRIGATE, INTERSTELLAR_OCTOPUS, MAELSTROM,
    ASTEROID, BEHEMOTH, JUGGERNAUT, PSIONIC_SATELLITE, NEBULA_CRAB, NEMESIS, MAJOR_ASTEROID,
)  # fmt: skip
