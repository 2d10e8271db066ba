"""Common internal threats of The New Frontier (I1 white, I2 yellow, I3 red)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    ALONE_IS_BETTER,
    BACKFIRES,
    BOTS_HELP_REPAIR,
    ENERGY_FOR_LAST_REPAIR,
    FIGHTS_BACK,
    PHASING,
    POISONS,
    RED,
    WHITE,
    YELLOW,
    Card,
    Effect,
    intruder,
    malfunction,
)
from readyroom.games.space_alert.mission.effects import (
    EVERYWHERE,
    OPPOSITE,
    OTHERS,
    TOKENS,
    WHITE_ZONE,
    damage,
    exposed,
    heal,
    special,
)
from readyroom.games.space_alert.mission.effects_aboard import (
    change_decks_unless_phased,
    destroy_rocket,
    disable_stored_squad,
    drain_reactor,
    knock_out_stations,
    knock_out_zone,
    move_left,
    move_right,
    recount_rockets,
    step,
)
from readyroom.games.space_alert.mission.harm import IGNORED, REVERSED, drain, knock_out, strike
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import (
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    RED_WHITE,
    TOWARD_BLUE,
    TOWARD_RED,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE_BLUE,
    ZONE_OF,
    A,
    B,
    C,
)
from readyroom.games.space_alert.mission.places import RED as RED_ZONE
from readyroom.games.space_alert.mission.places import WHITE as CENTRE
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import CapsuleDestroyed, RuleChanged
from readyroom.games.space_alert.mission.turn.threat_actions import AFTER_DEATH

CENTRAL_LASER_JAM = malfunction("I1-101", "Central Laser Jam", WHITE, A, hp=2, speed=2, at=UPPER_WHITE, points=(2, 4),
                                traits=ENERGY_FOR_LAST_REPAIR, x=drain_reactor(1), y=damage(1),
                                z=(damage(3), damage(1, where=OTHERS)),
                                text="The last repair uses 1 energy from the zone's reactor.")  # fmt: skip

POWER_PACK_OVERLOAD = malfunction("I2-101", "Power Pack Overload", YELLOW, A, hp=4, speed=3,
                                  at=(LOWER_RED, LOWER_BLUE), points=(3, 6), team_bonus=1,
                                  x=(disable_stored_squad(LOWER_RED), destroy_rocket()), y=heal(1),
                                  z=(knock_out_stations(), damage(3, where=TOKENS)),
                                  text="Repaired in both stations on one turn, it takes 1 extra damage.")  # fmt: skip


def sets_drones(m: Mission, t: Threat) -> None:
    """Appendix: the drones are there when the Ninja appears (or from its X, as a table may have agreed)."""
    if not m.ninja_at_x:
        m.poison = 1 << UPPER_BLUE | 1 << LOWER_WHITE


def sets_drones_at_x(m: Mission, t: Threat, e: Effect) -> None:
    if m.ninja_at_x:
        m.poison = 1 << UPPER_BLUE | 1 << LOWER_WHITE
        if m.aloud:
            m.tell(RuleChanged(t.card.code, "poison"))


def poison_works(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: poisoned players are knocked out, whether the Ninja is still alive or not."""
    for p in m.crew:
        if p.poisoned:
            p.poisoned = False
            knock_out(m, p, t)
    m.poison = 0


def launches_everything(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: every rocket left strikes the red zone like an attack of 2."""
    while m.ship.rockets and not m.lost:
        m.ship.rockets -= 1
        strike(m, t, RED_ZONE, 2)
    recount_rockets(m)


def recalls_drones(m: Mission, t: Threat) -> None:
    m.poison = 0


NINJA = intruder("I2-102", "Ninja", YELLOW, hp=3, speed=2, at=LOWER_BLUE, points=(3, 6), traits=POISONS,
                 appears=sets_drones, dies=recalls_drones, x=special(sets_drones_at_x, "Sends out its drones."),
                 y=drain_reactor(1),
                 z=(Effect(poison_works, "Knocks out everyone who is poisoned.", where=AFTER_DEATH),
                    special(launches_everything, "Every rocket left attacks the red zone for 2.")),
                 text="Drones in upper blue and lower white poison anyone who enters or leaves.")  # fmt: skip


def picks_side(m: Mission, t: Threat) -> None:
    """Appendix: upper red when it appears on an odd turn, upper blue on an even one."""
    t.station = UPPER_RED if (t.turn or m.turn) % 2 else UPPER_BLUE
    t.tokens = 1 << t.station


LATERAL_LASER_JAM = malfunction("I3-101", "Lateral Laser Jam", RED, A, hp=3, speed=3, at=(UPPER_RED, UPPER_BLUE),
                                points=(4, 8), traits=ENERGY_FOR_LAST_REPAIR, appears=picks_side, x=drain_reactor(2),
                                y=damage(2), z=(damage(3), damage(2, where=WHITE_ZONE), damage(1, where=OPPOSITE)),
                                text="In upper red on odd turns, upper blue on even ones. The last repair uses 1 "
                                     "energy from the zone's reactor.")  # fmt: skip


def misfires(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: attacks like an external threat's, so shields help."""
    for zone in range(3):
        strike(m, t, zone, 1)


def misfires_on_energy(m: Mission, t: Threat, e: Effect) -> None:
    if drain(m, t, True, CENTRE, 1):
        misfires(m, t, e)


def misfires_on_fuel(m: Mission, t: Threat, e: Effect) -> None:
    if m.ship.capsules:
        m.ship.capsules -= 1
        if m.aloud:
            m.tell(CapsuleDestroyed(t.card.code))
        misfires(m, t, e)


PULSE_CANNON_SHORT_CIRCUIT = malfunction("I3-102", "Pulse Cannon Short Circuit", RED, A, hp=2, hidden=1, speed=2,
                                         at=LOWER_WHITE, points=(4, 8), traits=BACKFIRES,
                                         x=special(misfires_on_energy, "Destroys 1 energy in the central reactor; if "
                                                                       "there was any, attack 1 in all zones."),
                                         y=special(misfires_on_fuel, "Destroys a fuel capsule; if there was any, "
                                                                     "attack 1 in all zones."),
                                         z=special(misfires, "Attack 1 in all zones."),
                                         text="Until it reaches Z, each shot of the central heavy laser sets it "
                                              "off: attack 1 in all zones.")  # fmt: skip


def drops_shields(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: attacks pass the shields by."""
    m.shields = IGNORED
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "shields_ignored"))


def reverses_shields(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: a hit adds the zone's shield energy to itself, and nothing counts as absorbed."""
    m.shields = REVERSED
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "shields_reversed"))


def restores_shields(m: Mission, t: Threat) -> None:
    m.shields = 0


REVERSED_SHIELDS = malfunction("I3-103", "Reversed Shields", RED, B, hp=5, speed=4,
                               at=(UPPER_RED, UPPER_WHITE, UPPER_BLUE), points=(4, 8), traits=ALONE_IS_BETTER,
                               x=special(drops_shields, "Attacks ignore your shields."),
                               y=special(reverses_shields, "Shield energy adds to attacks."),
                               z=damage(2, where=EVERYWHERE), dies=restores_shields,
                               text="If only one player repairs it on a turn, it takes 1 extra damage.")  # fmt: skip


def seals_red(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: nobody passes the doors between red and white; lifts, teleports and slime do not care."""
    m.sealed |= RED_WHITE
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "sealed_red"))


def seals_blue(m: Mission, t: Threat, e: Effect) -> None:
    m.sealed |= WHITE_BLUE
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "sealed_blue"))


def opens_doors(m: Mission, t: Threat) -> None:
    m.sealed = 0


BREACHED_AIRLOCK = malfunction("I3-104", "Breached Airlock", RED, C, hp=3, speed=4, at=UPPER_RED, points=(4, 8),
                               traits=BOTS_HELP_REPAIR, x=special(seals_red, "Seals the doors of the red zone."),
                               y=special(seals_blue, "Seals the doors of the blue zone."),
                               z=(damage(3), knock_out_zone()), dies=opens_doors,
                               text="A repair by someone with active battlebots counts 1 extra.")  # fmt: skip

PHASING_TROOPERS_RED = intruder("I3-105", "Phasing Troopers", RED, hp=2, speed=2, at=LOWER_RED, points=(4, 8),
                                traits=PHASING | FIGHTS_BACK, x=change_decks_unless_phased(), y=move_right(),
                                z=damage(4, 3), text="Troopers of two realities, from the red side.")  # fmt: skip

PHASING_TROOPERS_BLUE = intruder("I3-106", "Phasing Troopers", RED, hp=2, speed=2, at=LOWER_BLUE, points=(4, 8),
                                 traits=PHASING | FIGHTS_BACK, x=change_decks_unless_phased(), y=move_left(),
                                 z=damage(4, 3), text="Troopers of two realities, from the blue side.")  # fmt: skip


def drills(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: a step toward the most damaged zone; when two or three tie, toward the white one."""
    tiles = [COUNT[drawn] for drawn in m.ship.tiles]
    most = max(tiles)
    goal = tiles.index(most) if tiles.count(most) == 1 else CENTRE
    here = ZONE_OF[t.station]
    if goal != here:
        step(m, t, TOWARD_BLUE[t.station] if goal > here else TOWARD_RED[t.station])


DRILLS = special(drills, "Moves toward the most damaged zone.")

DRILLER = intruder("I3-107", "Driller", RED, hp=2, hidden=1, speed=3, at=LOWER_BLUE, points=(4, 8),
                   x=(exposed(), DRILLS), y=DRILLS, z=damage(4),
                   text="Hard to reach before X, and drawn to broken things.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CENTRAL_LASER_JAM, POWER_PACK_OVERLOAD, NINJA, LATERAL_LASER_JAM, PULSE_CANNON_SHORT_CIRCUIT, REVERSED_SHIELDS,
    BREACHED_AIRLOCK, PHASING_TROOPERS_RED, PHASING_TROOPERS_BLUE, DRILLER,
)  # fmt: skip
