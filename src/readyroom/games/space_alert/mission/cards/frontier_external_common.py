"""Common external threats of The New Frontier (E1 white, E2 yellow, E3 red)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    CALLS_INTERNAL,
    CARRIER,
    DOUBLE_DAMAGE,
    HEAVY_LASER_IMMUNE,
    MEGASHIELD,
    PHASING,
    PLASMATIC,
    POLARIZED,
    PULSE_STRIPS_SHIELD,
    RED,
    ROCKET_DEFLECTS,
    SLOWED_WHEN_HURT,
    WHITE,
    YELLOW,
    Card,
    Effect,
    external,
)
from readyroom.games.space_alert.mission.effects import (
    EVERYWHERE,
    OTHERS,
    attack,
    faster,
    jump_left,
    jump_right,
    mend,
    shield_to,
    special,
)
from readyroom.games.space_alert.mission.fates import call_in
from readyroom.games.space_alert.mission.harm import attack as attack_zone
from readyroom.games.space_alert.mission.harm import damage_zone
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import INTERNAL
from readyroom.games.space_alert.mission.threat import Threat

PLASMATIC_FIGHTER = external("E1-101", "Plasmatic Fighter", WHITE, hp=4, shield=2, speed=3, points=(2, 4),
                             traits=PLASMATIC, x=attack(1), y=attack(1), z=attack(2),
                             text="If the shield absorbs none of it, everyone in the zone is knocked out.")  # fmt: skip


def rams_unless_deflected(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: any rocket hit, damage or not, throws it off course; it still counts as survived."""
    if not t.counter:
        attack_zone(m, t, t.zone, e.n)


SPINNING_SAUCER = external("E1-102", "Spinning Saucer", WHITE, hp=3, shield=4, speed=3, points=(2, 4),
                           traits=ROCKET_DEFLECTS, x=attack(1), y=attack(1),
                           z=Effect(rams_unless_deflected, "Attack 5, unless a rocket has hit it.", 5),
                           text="One rocket is enough to throw it off course.")  # fmt: skip

MINI_CARRIER = external("E2-101", "Mini-Carrier", YELLOW, hp=5, shield=2, speed=2, points=(3, 6), traits=CARRIER,
                        x=attack(2), y=attack(3, where=OTHERS), z=attack(4, where=EVERYWHERE),
                        text="Interceptors in space weaken each of its attacks by 2.")  # fmt: skip

PHASING_FIGHTER = external("E2-102", "Phasing Fighter", YELLOW, hp=4, shield=2, speed=3, points=(3, 6),
                           traits=PHASING, x=attack(1, 1), y=attack(2, 1), z=attack(3, 2),
                           text="Here on one turn, elsewhere on the next.")  # fmt: skip

MEGASHIELD_DESTROYER = external("E2-103", "Megashield Destroyer", YELLOW, hp=3, shield=4, speed=2, points=(3, 6),
                                traits=MEGASHIELD | DOUBLE_DAMAGE, x=attack(1), y=attack(1), z=attack(3),
                                text="Each turn under fire wears its shield down by 1; what it gets through yours "
                                     "counts double.")  # fmt: skip

PLASMATIC_NEEDLESHIP = external("E3-101", "Plasmatic Needleship", RED, hp=3, shield=1, speed=3, points=(4, 8),
                                traits=PLASMATIC | HEAVY_LASER_IMMUNE, x=attack(1), y=attack(2), z=attack(4),
                                text="Too thin for heavy lasers; only a shield stops its plasma.")  # fmt: skip

PHASING_PULSER = external("E3-102", "Phasing Pulser", RED, hp=6, shield=1, speed=2, points=(4, 8), traits=PHASING,
                          x=attack(1, 0, EVERYWHERE), y=attack(1, 1, EVERYWHERE), z=attack(3, 2, EVERYWHERE),
                          text="Pulses through two realities in turn.")  # fmt: skip

PHASING_DESTROYER = external("E3-103", "Phasing Destroyer", RED, hp=5, shield=2, speed=2, points=(4, 8),
                             traits=PHASING | DOUBLE_DAMAGE, x=attack(1, 1), y=attack(2, 1), z=attack(3, 2),
                             text="Comes and goes; what it gets through your shield counts double.")  # fmt: skip

MEGASHIELD_FIGHTER = external("E3-104", "Megashield Fighter", RED, hp=4, shield=4, speed=3, points=(4, 8),
                              traits=MEGASHIELD, x=attack(1), y=attack(2), z=attack(3),
                              text="Each turn under fire wears its shield down by 1.")  # fmt: skip

JUMPER_LEFT = external("E3-105", "Jumper", RED, hp=6, shield=1, speed=3, points=(4, 8),
                       x=(jump_left(), attack(1)), y=(attack(1), jump_left(), attack(1)),
                       z=(attack(3), jump_left(), attack(1)), text="Hops left from lane to lane.")  # fmt: skip

JUMPER_RIGHT = external("E3-106", "Jumper", RED, hp=6, shield=1, speed=3, points=(4, 8),
                        x=(jump_right(), attack(1)), y=(attack(1), jump_right(), attack(1)),
                        z=(attack(3), jump_right(), attack(1)), text="Hops right from lane to lane.")  # fmt: skip


def opens(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: with 0 or 1 damage the capsule arrives whole, and the threat inside is faster by 1."""
    call_in(m, t, INTERNAL, faster=1 if t.damage <= 1 else 0)


SEALED_CAPSULE = external("E3-107", "Sealed Capsule", RED, hp=4, shield=4, speed=4, points=(0, 0),
                          calls=CALLS_INTERNAL, x=(faster(1), shield_to(3)), y=faster(1),
                          z=special(opens, "Calls in an internal threat, faster by 1 if the capsule has 0 or 1 "
                                           "damage."),
                          text="Worth nothing by itself. What matters is inside.")  # fmt: skip


def attack_and_feed(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: it heals a point for each point of its attack that shields absorb, temporary ones too."""
    mend(m, t, attack_zone(m, t, t.zone, e.n))


def discharges_reactor(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: damage, not an attack: 1 and the energy of the zone's reactor, which keeps its energy."""
    damage_zone(m, t, t.zone, 1 + m.ship.reactor[t.zone])


ENERGY_SNAKE = external("E3-108", "Energy Snake", RED, hp=6, shield=3, speed=4, points=(4, 8),
                        traits=PULSE_STRIPS_SHIELD | SLOWED_WHEN_HURT,
                        x=Effect(attack_and_feed, "Attack 1; heals what shields absorb.", 1),
                        y=Effect(attack_and_feed, "Attack 2; heals what shields absorb.", 2),
                        z=special(discharges_reactor, "1 damage and 1 for each energy in the zone's reactor."),
                        text="A pulse shot strips its shield. When damaged, it is slower by 2 that turn.")  # fmt: skip

POLARIZED_FIGHTER = external("E3-109", "Polarized Fighter", RED, hp=4, shield=1, speed=3, points=(4, 8),
                             traits=POLARIZED, x=attack(1), y=attack(2), z=attack(4),
                             text="Lasers do half their damage, rounded up.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    PLASMATIC_FIGHTER, SPINNING_SAUCER, MINI_CARRIER, PHASING_FIGHTER, MEGASHIELD_DESTROYER, PLASMATIC_NEEDLESHIP,
    PHASING_PULSER, PHASING_DESTROYER, MEGASHIELD_FIGHTER, JUMPER_LEFT, JUMPER_RIGHT, SEALED_CAPSULE, ENERGY_SNAKE,
    POLARIZED_FIGHTER,
)  # fmt: skip
