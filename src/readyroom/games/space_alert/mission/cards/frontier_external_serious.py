"""Serious external threats of The New Frontier (SE1 white, SE2 yellow, SE3 red)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    ACCELERATES,
    CALLS_EXTERNAL,
    CALLS_INTERNAL,
    CARRIER,
    HIDDEN_AT_DISTANCE_3,
    MEGASHIELD,
    NO_POINTS,
    PHASING,
    PLASMATIC,
    POLARIZED,
    PULSE_STRIPS_SHIELD,
    RED,
    ROCKET_IMMUNE,
    SLOWED_WHEN_HURT,
    SPANS_ALL,
    WHITE,
    YELLOW,
    Z_AT_JUMP,
    Card,
    Effect,
    external,
)
from readyroom.games.space_alert.mission.cards.frontier_external_common import attack_and_feed
from readyroom.games.space_alert.mission.effects import (
    EVERYWHERE,
    OTHERS,
    attack,
    calls_in_here,
    count,
    faster,
    jump_left,
    jump_right,
    mend,
    ram,
    shield_to,
    shield_up,
    ship_taken_over,
    special,
)
from readyroom.games.space_alert.mission.effects_aboard import delay_ship
from readyroom.games.space_alert.mission.harm import damage_zone, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import INTERNAL
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.turn.threat_actions import advance

SPACECRAFT_CARRIER = external("SE1-101", "Spacecraft Carrier", WHITE, hp=6, shield=3, speed=2, points=(4, 8),
                              traits=CARRIER, x=attack(2), y=attack(3, where=OTHERS), z=attack(4, where=EVERYWHERE),
                              text="Interceptors in space weaken each of its attacks by 2.")  # fmt: skip

DIMENSION_SPIDER = external("SE1-102", "Dimension Spider", WHITE, hp=13, shield=0, speed=1, points=(4, 8),
                            traits=ROCKET_IMMUNE | Z_AT_JUMP, x=shield_to(1), y=shield_up(1),
                            z=attack(4, where=EVERYWHERE),
                            text="If it has not arrived when you jump, it arrives then.")  # fmt: skip

PLASMATIC_FRIGATE = external("SE2-101", "Plasmatic Frigate", YELLOW, hp=7, shield=2, speed=2, points=(6, 12),
                             traits=PLASMATIC, x=attack(2), y=attack(2), z=attack(4),
                             text="If the shield absorbs none of it, everyone in the zone is knocked out.")  # fmt: skip

PHASING_FRIGATE = external("SE2-102", "Phasing Frigate", YELLOW, hp=7, shield=2, speed=2, points=(6, 12),
                           traits=PHASING, x=attack(2, 1), y=attack(3, 2), z=attack(4, 3),
                           text="Here on one turn, elsewhere on the next.")  # fmt: skip

MOTHER_SWARM = external("SE2-103", "Mother Swarm", YELLOW, hp=6, shield=1, speed=2, points=(6, 12),
                        traits=ROCKET_IMMUNE, cap=2, x=attack(1), y=(attack(2), attack(1, where=OTHERS)),
                        z=(attack(4), attack(3, where=OTHERS)),
                        text="However hard it is hit, it takes at most 2 damage per turn.")  # fmt: skip

PHASING_MAN_OF_WAR = external("SE3-101", "Phasing Man-of-War", RED, hp=9, shield=2, speed=1, points=(8, 16),
                              traits=PHASING, x=(attack(2, 1), faster(1)), y=(attack(3, 2), shield_up(1)),
                              z=attack(5, 4), text="Starts slow, and is only ever half here.")  # fmt: skip

MEGASHIELD_MAN_OF_WAR = external("SE3-102", "Megashield Man-of-War", RED, hp=7, shield=5, speed=1, points=(8, 16),
                                 traits=MEGASHIELD, x=(attack(2), faster(1)), y=attack(3), z=attack(5),
                                 text="Each turn under fire wears its shield down by 1.")  # fmt: skip

SUPER_CARRIER = external("SE3-103", "Super-Carrier", RED, hp=13, shield=5, speed=2, points=(8, 16),
                         traits=CARRIER | SPANS_ALL, x=attack(2), y=attack(4, where=OTHERS),
                         z=attack(5, where=EVERYWHERE),
                         text="Fills all three lanes. Interceptors weaken each of its attacks by 2.")  # fmt: skip


def speeds_up_intruders(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: all internal threats move ahead one square at once, in order."""
    for other in m.active.copy():
        if other.zone == INTERNAL:
            advance(m, other, 1)


def silences_captain(m: Mission, t: Threat, e: Effect) -> None:
    knock_out(m, m.crew[0], t)


TRANSMITTER_SATELLITE = external("SE3-104", "Transmitter Satellite", RED, hp=5, shield=2, speed=3, points=(4, 8),
                                 traits=HIDDEN_AT_DISTANCE_3, calls=CALLS_INTERNAL, x=calls_in_here(),
                                 y=special(speeds_up_intruders, "Internal threats advance 1."),
                                 z=(special(silences_captain, "Knocks out the captain."), delay_ship()),
                                 text="Invisible while it is far away; it beams something aboard.")  # fmt: skip


def repairs_fleet(m: Mission, t: Threat, e: Effect) -> None:
    """All external threats in this reality heal 1, itself too."""
    for other in m.active:
        if other.zone < INTERNAL and not other.out:
            mend(m, other, e.n)


OVERLORD = external("SE3-105", "Overlord", RED, hp=14, shield=5, speed=2, points=(NO_POINTS, 8), traits=SPANS_ALL,
                    calls=CALLS_EXTERNAL, x=(shield_to(4), calls_in_here()),
                    y=Effect(repairs_fleet, "All external threats heal 1.", 1), z=ship_taken_over(),
                    text="Fills all three lanes, and brings company.")  # fmt: skip

LEAPER = external("SE3-106", "Leaper", RED, hp=7, shield=2, speed=2, points=(8, 16),
                  x=(attack(1), jump_right(), attack(1)), y=(attack(2), jump_left(), attack(1)),
                  z=(attack(4), jump_right(), attack(1)), text="Strikes, hops over, strikes again.")  # fmt: skip

PLANETOID = external("SE3-107", "Planetoid", RED, hp=13, shield=0, speed=1, points=(8, 16),
                     traits=ROCKET_IMMUNE | ACCELERATES, per_count=4, x=count(), y=count(), z=ram(),
                     text="Speeds up by 1 each turn. Destroyed late, it hails debris: 4 for each X and Y it has "
                          "passed.")  # fmt: skip


def discharges_reactors(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: as the Energy Snake, computed for each zone by itself."""
    for zone in range(3):
        damage_zone(m, t, zone, 1 + m.ship.reactor[zone])


ENERGY_DRAGON = external("SE3-108", "Energy Dragon", RED, hp=9, shield=3, speed=4, points=(8, 16),
                         traits=PULSE_STRIPS_SHIELD | SLOWED_WHEN_HURT,
                         x=Effect(attack_and_feed, "Attack 2; heals what shields absorb.", 2),
                         y=Effect(attack_and_feed, "Attack 3; heals what shields absorb.", 3),
                         z=special(discharges_reactors, "In each zone: 1 damage and 1 for each energy in its reactor."),
                         text="A pulse shot strips its shield. When damaged, it is slower by 2 that turn.")  # fmt: skip

POLARIZED_FRIGATE = external("SE3-109", "Polarized Frigate", RED, hp=5, shield=2, speed=2, points=(8, 16),
                             traits=POLARIZED, x=attack(1), y=attack(3), z=attack(5),
                             text="Lasers do half their damage, rounded up.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    SPACECRAFT_CARRIER, DIMENSION_SPIDER, PLASMATIC_FRIGATE, PHASING_FRIGATE, MOTHER_SWARM, PHASING_MAN_OF_WAR,
    MEGASHIELD_MAN_OF_WAR, SUPER_CARRIER, TRANSMITTER_SATELLITE, OVERLORD, LEAPER, PLANETOID, ENERGY_DRAGON,
    POLARIZED_FRIGATE,
)  # fmt: skip
