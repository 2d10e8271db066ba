"""Common external threats of the base box (E1 white, E2 yellow)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    CRYOSHIELD,
    DOUBLE_DAMAGE,
    HEAVY_LASER_IMMUNE,
    HIDDEN_UNTIL_X,
    PULSE_STRIPS_SHIELD,
    ROCKET_DECOY,
    ROCKET_IMMUNE,
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
    attack_unshielded,
    count,
    faster,
    heal,
    heal_half,
    ram,
    reveal,
    shield_to,
    special,
)
from readyroom.games.space_alert.mission.effects_aboard import drain_shields
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import INTERNAL
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import RuleChanged
from readyroom.games.space_alert.mission.turn.threat_actions import advance

PULSE_BALL = external("E1-01", "Pulse Ball", WHITE, hp=5, shield=1, speed=2, points=(2, 4),
                      x=attack(1, where=EVERYWHERE), y=attack(1, where=EVERYWHERE), z=attack(2, where=EVERYWHERE),
                      text="A crackling sphere that discharges in all directions.")  # fmt: skip

DESTROYER = external("E1-02", "Destroyer", WHITE, hp=5, shield=2, speed=2, points=(2, 4), traits=DOUBLE_DAMAGE,
                     x=attack(1), y=attack(2), z=attack(2),
                     text="Whatever gets through your shield counts double.")  # fmt: skip

STEALTH_FIGHTER = external("E1-03", "Stealth Fighter", WHITE, hp=4, shield=2, speed=3, points=(2, 4),
                           traits=HIDDEN_UNTIL_X, x=reveal(), y=attack(2), z=attack(2),
                           text="No weapon finds it before it shows itself.")  # fmt: skip

ENERGY_CLOUD = external("E1-04", "Energy Cloud", WHITE, hp=5, shield=3, speed=2, points=(2, 4),
                        traits=PULSE_STRIPS_SHIELD, x=drain_shields(where=EVERYWHERE), y=attack(1, where=OTHERS),
                        z=attack(2, where=OTHERS),
                        text="A pulse shot in range scatters its shield for the turn.")  # fmt: skip

GUNSHIP = external("E1-05", "Gunship", WHITE, hp=5, shield=2, speed=2, points=(2, 4),
                   x=attack(2), y=attack(2), z=attack(3), text="Slow, solid, and always shooting.")  # fmt: skip

CRYOSHIELD_FIGHTER = external("E1-06", "Cryoshield Fighter", WHITE, hp=4, shield=1, speed=3, points=(2, 4),
                              traits=CRYOSHIELD, x=attack(1), y=attack(2), z=attack(2),
                              text="The first volley only breaks its ice.")  # fmt: skip

FIGHTER = external("E1-07", "Fighter", WHITE, hp=4, shield=2, speed=3, points=(2, 4),
                   x=attack(1), y=attack(2), z=attack(3), text="What every crew learns to shoot first.")  # fmt: skip

ARMORED_GRAPPLER = external("E1-08", "Armored Grappler", WHITE, hp=4, shield=3, speed=2, points=(2, 4),
                            x=attack(1), y=heal(1), z=attack(4), text="It mends its plates on the way in.")  # fmt: skip

AMOEBA = external("E1-09", "Amoeba", WHITE, hp=8, shield=0, speed=2, points=(2, 4), traits=ROCKET_IMMUNE,
                  x=heal(2), y=heal(2), z=attack(5), text="Rockets do not see it, and wounds close.")  # fmt: skip

METEOROID = external("E1-10", "Meteoroid", WHITE, hp=5, shield=0, speed=5, points=(2, 4), traits=ROCKET_IMMUNE,
                     z=ram(), text="A rock in a hurry. What you do not chip off, you catch.")  # fmt: skip

KAMIKAZE = external("E2-01", "Kamikaze", YELLOW, hp=5, shield=2, speed=4, points=(3, 6),
                    x=(faster(1), shield_to(1)), y=(faster(1), shield_to(0)), z=attack(6),
                    text="Trades its shield for speed.")  # fmt: skip


def directs_fire(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.1: other external threats attack with +1, now and later, until the Scout is destroyed."""
    m.attack_aura = t.index
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "attack_aura"))


def waves_on(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.1: the other external threats move ahead one square at once, in order."""
    for other in m.active.copy():
        if other is not t and other.zone < INTERNAL:
            advance(m, other, 1)


def stops_directing(m: Mission, t: Threat) -> None:
    if m.attack_aura == t.index:
        m.attack_aura = -1


SCOUT = external("E2-02", "Scout", YELLOW, hp=3, shield=1, speed=2, points=(3, 6), traits=HEAVY_LASER_IMMUNE,
                 x=special(directs_fire, "Other external threats attack with +1 until it is destroyed."),
                 y=special(waves_on, "Other external threats advance 1."), z=attack_unshielded(3),
                 dies=stops_directing, text="Too small for heavy lasers; it spots for everything else.")  # fmt: skip

PHANTOM_FIGHTER = external("E2-03", "Phantom Fighter", YELLOW, hp=3, shield=3, speed=3, points=(3, 6),
                           traits=HIDDEN_UNTIL_X | ROCKET_DECOY, x=reveal(), y=attack(2), z=attack(3),
                           text="Hidden until it shows itself, and a rocket sent after it is wasted.")  # fmt: skip

SWARM = external("E2-04", "Swarm", YELLOW, hp=3, shield=0, speed=2, points=(3, 6), traits=ROCKET_IMMUNE, cap=1,
                 x=attack(1), y=(attack(2), attack(1, where=OTHERS)), z=(attack(3), attack(2, where=OTHERS)),
                 text="However hard it is hit, it takes at most 1 damage per turn.")  # fmt: skip

JELLYFISH = external("E2-05", "Jellyfish", YELLOW, hp=13, shield=-2, speed=2, points=(3, 6), traits=ROCKET_IMMUNE,
                     x=(attack(1, where=EVERYWHERE), heal_half()), y=(attack(1, where=EVERYWHERE), heal_half()),
                     z=attack(2, where=EVERYWHERE),
                     text="Soft: on any turn in which it is hit, it takes 2 extra damage.")  # fmt: skip


def spreads_shield(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.1: all external threats, itself too, have +1 shield point until the Marauder is destroyed."""
    m.shield_aura = t.index
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "shield_aura"))


def stops_shielding(m: Mission, t: Threat) -> None:
    if m.shield_aura == t.index:
        m.shield_aura = -1


MARAUDER = external("E2-06", "Marauder", YELLOW, hp=6, shield=1, speed=3, points=(3, 6),
                    x=special(spreads_shield, "All external threats have +1 shield point until it is destroyed."),
                    y=drain_shields(1, EVERYWHERE), z=attack(4), dies=stops_shielding,
                    text="Shares its shield with the whole pack.")  # fmt: skip

MINOR_ASTEROID = external("E2-07", "Minor Asteroid", YELLOW, hp=7, shield=0, speed=4, points=(3, 6),
                          traits=ROCKET_IMMUNE, per_count=1, x=count(), y=count(), z=ram(),
                          text="Destroyed late, it hails debris: 1 for each X and Y it has passed.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    PULSE_BALL, DESTROYER, STEALTH_FIGHTER, ENERGY_CLOUD, GUNSHIP, CRYOSHIELD_FIGHTER, FIGHTER, ARMORED_GRAPPLER,
    AMOEBA, METEOROID, KAMIKAZE, SCOUT, PHANTOM_FIGHTER, SWARM, JELLYFISH, MARAUDER, MINOR_ASTEROID,
)  # fmt: skip
