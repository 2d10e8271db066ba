"""Common internal threats of the base box (I1 white, I2 yellow)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    COUNTS_ROCKETS,
    FIGHTS_BACK,
    SLIMY,
    WHITE,
    YELLOW,
    Card,
    Effect,
    intruder,
    malfunction,
)
from readyroom.games.space_alert.mission.effects import EVERYWHERE, TOKENS, damage, special
from readyroom.games.space_alert.mission.effects_aboard import (
    change_decks,
    delay_ship,
    destroy_capsule,
    destroy_rocket,
    disable_stored_squad,
    drain_reactor,
    drain_shields,
    move_left,
    move_right,
    spread_left,
    spread_right,
)
from readyroom.games.space_alert.mission.fates import players_in, slime_everywhere
from readyroom.games.space_alert.mission.harm import damage_zone, drain, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import (
    BLUE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    ZONE_OF,
    B,
    C,
)
from readyroom.games.space_alert.mission.places import WHITE as WHITE_ZONE
from readyroom.games.space_alert.mission.threat import Threat

SKIRMISHERS_RED = intruder("I1-01", "Skirmishers", WHITE, hp=1, speed=3, at=UPPER_RED, points=(2, 4),
                           traits=FIGHTS_BACK, x=move_right(), y=change_decks(), z=damage(3),
                           text="A raiding party that came in on the red side.")  # fmt: skip

SKIRMISHERS_BLUE = intruder("I1-02", "Skirmishers", WHITE, hp=1, speed=3, at=UPPER_BLUE, points=(2, 4),
                            traits=FIGHTS_BACK, x=move_left(), y=change_decks(), z=damage(3),
                            text="A raiding party that came in on the blue side.")  # fmt: skip


def steals_energy(m: Mission, t: Threat, e: Effect) -> None:
    """One energy from the reactor of its zone, or a point of damage when there is none."""
    if not drain(m, t, True, ZONE_OF[t.station], 1):
        damage_zone(m, t, ZONE_OF[t.station], 1)


STEALS = special(steals_energy, "Destroys 1 energy in the reactor, or deals 1 damage if there is none.")

SABOTEUR_RIGHT = intruder("I1-03", "Saboteur", WHITE, hp=1, speed=4, at=LOWER_WHITE, points=(2, 4),
                          x=move_right(), y=STEALS, z=damage(2), text="Heads for the blue reactor.")  # fmt: skip

SABOTEUR_LEFT = intruder("I1-04", "Saboteur", WHITE, hp=1, speed=4, at=LOWER_WHITE, points=(2, 4),
                         x=move_left(), y=STEALS, z=damage(2), text="Heads for the red reactor.")  # fmt: skip

HACKED_SHIELDS_BLUE = malfunction("I1-05", "Hacked Shields", WHITE, B, hp=3, speed=2, at=UPPER_BLUE, points=(2, 4),
                                  x=drain_shields(), y=drain_reactor(), z=damage(2),
                                  text="Someone else has the password to the blue shield.")  # fmt: skip

HACKED_SHIELDS_RED = malfunction("I1-06", "Hacked Shields", WHITE, B, hp=3, speed=2, at=UPPER_RED, points=(2, 4),
                                 x=drain_shields(), y=drain_reactor(), z=damage(2),
                                 text="Someone else has the password to the red shield.")  # fmt: skip


def counts_rockets(m: Mission, t: Threat) -> None:
    """Appendix 7.2: a hit point for each rocket still on the ship; without any it is destroyed at once."""
    t.hp = m.ship.rockets


def warheads_go_off(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: three damage for each rocket on the ship beyond the damage it has taken."""
    damage_zone(m, t, BLUE, 3 * max(m.ship.rockets - t.damage, 0))


UNSTABLE_WARHEADS = malfunction("I1-07", "Unstable Warheads", WHITE, C, hp=0, speed=3, at=LOWER_BLUE, points=(2, 4),
                                traits=COUNTS_ROCKETS, appears=counts_rockets,
                                z=special(warheads_go_off, "3 damage for each remaining hit point."),
                                text="As many hit points as there are rockets aboard.")  # fmt: skip


def oozes(m: Mission, t: Threat) -> None:
    slime_everywhere(m)


SLIME_BLUE = intruder("I2-01", "Slime", YELLOW, hp=2, speed=2, at=LOWER_BLUE, points=(3, 6), traits=SLIMY,
                      appears=oozes, x=destroy_rocket(), y=spread_left(), z=damage(2, where=TOKENS),
                      text="Anyone who walks into it is delayed. Offshoots have 1 hit point.")  # fmt: skip

SLIME_RED = intruder("I2-02", "Slime", YELLOW, hp=2, speed=2, at=LOWER_RED, points=(3, 6), traits=SLIMY,
                     appears=oozes, x=disable_stored_squad(LOWER_RED), y=spread_right(), z=damage(2, where=TOKENS),
                     text="Anyone who walks into it is delayed. Offshoots have 1 hit point.")  # fmt: skip

TROOPERS_RED = intruder("I2-03", "Troopers", YELLOW, hp=2, speed=2, at=UPPER_RED, points=(3, 6), traits=FIGHTS_BACK,
                        x=change_decks(), y=move_right(), z=damage(4),
                        text="Trained for exactly this ship, from the red side.")  # fmt: skip

TROOPERS_BLUE = intruder("I2-04", "Troopers", YELLOW, hp=2, speed=2, at=LOWER_BLUE, points=(3, 6), traits=FIGHTS_BACK,
                         x=change_decks(), y=move_left(), z=damage(4),
                         text="Trained for exactly this ship, from the blue side.")  # fmt: skip

VIRUS = malfunction("I2-05", "Virus", YELLOW, C, hp=3, speed=3, at=UPPER_WHITE, points=(3, 6),
                    x=drain_reactor(1, EVERYWHERE), y=delay_ship(), z=damage(1, where=EVERYWHERE),
                    text="The computer has caught something.")  # fmt: skip


def overheats(m: Mission, t: Threat, e: Effect) -> None:
    """A point of damage for each energy in the central reactor."""
    damage_zone(m, t, WHITE_ZONE, m.ship.reactor[WHITE_ZONE])


def vents_sideways(m: Mission, t: Threat) -> None:
    """Appendix 7.2: the final repair knocks out everyone in lower red and lower blue at that moment."""
    for p in players_in(m, LOWER_RED) + players_in(m, LOWER_BLUE):
        knock_out(m, p, t)


OVERHEATED_REACTOR = malfunction("I2-06", "Overheated Reactor", YELLOW, B, hp=3, speed=2, at=LOWER_WHITE,
                                 points=(3, 6), x=special(overheats, "1 damage for each energy in the reactor."),
                                 y=destroy_capsule(), z=damage(3), dies=vents_sideways,
                                 text="The repair vents into lower red and lower blue: be elsewhere.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    SKIRMISHERS_RED, SKIRMISHERS_BLUE, SABOTEUR_RIGHT, SABOTEUR_LEFT, HACKED_SHIELDS_BLUE, HACKED_SHIELDS_RED,
    UNSTABLE_WARHEADS, SLIME_BLUE, SLIME_RED, TROOPERS_RED, TROOPERS_BLUE, VIRUS, OVERHEATED_REACTOR,
)  # fmt: skip
