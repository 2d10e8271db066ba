"""Serious internal threats of the base box (SI1 white, SI2 yellow)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import (
    FIGHTS_BACK,
    FROM_SPACE,
    KILLS_DESTROYER,
    NO_POINTS,
    THREE_AT_ONCE,
    TOKEN_PER_HIT,
    WHITE,
    YELLOW,
    Card,
    Effect,
    intruder,
    malfunction,
)
from readyroom.games.space_alert.mission.effects import (
    EVERYWHERE,
    TOKENS,
    WHITE_ZONE,
    crowd,
    damage,
    faster,
    ship_breaks_apart,
    ship_destroyed,
    special,
)
from readyroom.games.space_alert.mission.effects_aboard import (
    change_decks,
    delay_stations,
    drain_reactor,
    knock_out_stations,
    move_left,
    step,
)
from readyroom.games.space_alert.mission.fates import players_in
from readyroom.games.space_alert.mission.harm import damage_zone, drain, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import (
    BRIDGE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    OTHER_DECK,
    RED,
    TOWARD_BLUE,
    TOWARD_RED,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    ZONE_OF,
    B,
    C,
    door_between,
)
from readyroom.games.space_alert.mission.places import WHITE as CENTRE
from readyroom.games.space_alert.mission.player import SQUAD_ACTIVE
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import RuleChanged


def regroups_or_strikes(m: Mission, t: Threat, e: Effect) -> None:
    """Moves on if it was hurt, otherwise deals 2 damage."""
    if t.damage:
        step(m, t, TOWARD_BLUE[t.station] if e.n else TOWARD_RED[t.station])
    else:
        damage_zone(m, t, ZONE_OF[t.station], 2)


COMMANDOS_RED = intruder("SI1-01", "Commandos", WHITE, hp=2, speed=2, at=LOWER_RED, points=(4, 8), traits=FIGHTS_BACK,
                         x=change_decks(),
                         y=Effect(regroups_or_strikes, "Moves right if damaged. Otherwise 2 damage.", 1),
                         z=(knock_out_stations(), damage(4)),
                         text="Quiet, quick, and gone when you hit back. Red side.")  # fmt: skip

COMMANDOS_BLUE = intruder("SI1-02", "Commandos", WHITE, hp=2, speed=2, at=UPPER_BLUE, points=(4, 8),
                          traits=FIGHTS_BACK, x=change_decks(),
                          y=Effect(regroups_or_strikes, "Moves left if damaged. Otherwise 2 damage.", 0),
                          z=(knock_out_stations(), damage(4)),
                          text="Quiet, quick, and gone when you hit back. Blue side.")  # fmt: skip


def grows_up(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: before X it does not disable attacking battlebots, afterwards it does."""
    t.traits |= FIGHTS_BACK
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "fights_back"))


def feeds(m: Mission, t: Threat, e: Effect) -> None:
    """A point of damage for each player in the station it has just entered."""
    damage_zone(m, t, ZONE_OF[t.station], crowd(m, t))


ALIEN = intruder("SI1-03", "Alien", WHITE, hp=2, speed=2, at=LOWER_WHITE, points=(NO_POINTS, 8),
                 x=special(grows_up, "Fights back from now on."),
                 y=(change_decks(), special(feeds, "1 damage for each player there.")), z=ship_destroyed(),
                 text="Harmless while it is young.")  # fmt: skip


def cracks_red(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: two tiles for each point of damage in the red zone."""
    m.doubled |= 1 << RED
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "doubled_red"))


def cracks_all(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: two tiles for each point of damage anywhere."""
    m.doubled = 7
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "doubled_all"))


def closes(m: Mission, t: Threat) -> None:
    m.doubled = 0


FISSURE = malfunction("SI1-04", "Fissure", WHITE, FROM_SPACE, hp=2, speed=2, at=UPPER_RED, points=(NO_POINTS, 8),
                      x=special(cracks_red, "Damage in the red zone is doubled."),
                      y=special(cracks_all, "Damage in all zones is doubled."), z=ship_breaks_apart(), dies=closes,
                      text="Only interceptors can weld the hull, 1 point with each attack.")  # fmt: skip


def leak(m: Mission, t: Threat, reactor: bool, zone: int) -> None:
    """Loses all energy of a store and takes that much damage in its zone."""
    damage_zone(m, t, zone, drain(m, t, reactor, zone, 99))


def floods_shield(m: Mission, t: Threat, e: Effect) -> None:
    """The reactor fills the shield, and the rest of its energy does damage."""
    moved = min(m.ship.reactor[CENTRE], max(m.ship.shield_capacity(CENTRE) - m.ship.shield[CENTRE], 0))
    m.ship.reactor[CENTRE] -= moved
    m.ship.shield[CENTRE] += moved
    leak(m, t, True, CENTRE)


def bursts_shield(m: Mission, t: Threat, e: Effect) -> None:
    leak(m, t, False, CENTRE)


def bursts_reactors(m: Mission, t: Threat, e: Effect) -> None:
    for zone in range(3):
        leak(m, t, True, zone)


CROSSED_WIRES = malfunction("SI1-05", "Crossed Wires", WHITE, B, hp=4, speed=3, at=UPPER_WHITE, points=(4, 8),
                            x=special(floods_shield, "The central reactor fills the shield; the rest of its energy "
                                                     "is lost as damage."),
                            y=special(bursts_shield, "All energy of the white shield is lost as damage."),
                            z=special(bursts_reactors, "All energy of each reactor is lost as damage in its zone."),
                            text="Energy goes where it likes.")  # fmt: skip


def turns_on_leaders(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: knocks out everyone who leads an active squad, except in space."""
    for p in m.crew:
        if p.squad == SQUAD_ACTIVE:
            knock_out(m, p, t)


def storms_ship(m: Mission, t: Threat, e: Effect) -> None:
    "Knocks out everyone who is not on the bridge."
    for p in m.crew:
        if p.station != BRIDGE:
            knock_out(m, p, t)


BATTLEBOT_UPRISING = malfunction("SI1-06", "Battlebot Uprising", WHITE, C, hp=4, speed=2, at=(UPPER_BLUE, LOWER_RED),
                                 points=(4, 8), team_bonus=1,
                                 x=special(turns_on_leaders, "Knocks out everyone who leads an active squad."),
                                 y=knock_out_stations(),
                                 z=special(storms_ship, "Knocks out everyone who is not on the bridge."),
                                 text="Repaired in both stations on one turn, it takes 1 extra damage.")  # fmt: skip


def executes(m: Mission, t: Threat, e: Effect) -> None:
    """Knocks out everyone there without an active squad."""
    for p in players_in(m, t.station):
        if p.squad != SQUAD_ACTIVE:
            knock_out(m, p, t)


EXECUTES = special(executes, "Knocks out everyone there without active battlebots.")

EXECUTIONER = intruder("SI2-01", "Executioner", YELLOW, hp=2, speed=2, at=UPPER_BLUE, points=(6, 12),
                       traits=FIGHTS_BACK, x=(move_left(), EXECUTES), y=(change_decks(), EXECUTES), z=damage(3),
                       text="Only battlebots make it hesitate.")  # fmt: skip


def seeks(m: Mission, t: Threat, e: Effect) -> None:
    "Appendix 7.2: moves to the neighboring station with the most players; a tie keeps it where it is."
    best, most, tied = t.station, -1, False
    for to in (TOWARD_RED[t.station], TOWARD_BLUE[t.station], OTHER_DECK[t.station]):
        if to == t.station or m.sealed & door_between(t.station, to):
            continue
        there = len(players_in(m, to))
        if there > most:
            best, most, tied = to, there, False
        elif there == most:
            tied = True
    if not tied:
        step(m, t, best)


SEEKS = special(seeks, "Moves to the neighboring station with the most players.")

SEEKER = intruder("SI2-02", "Seeker", YELLOW, hp=2, speed=2, at=UPPER_WHITE, points=(6, 15), traits=KILLS_DESTROYER,
                  x=SEEKS, y=SEEKS, z=(damage(5), knock_out_stations()),
                  text="Drawn to company. The player who destroys it is knocked out too.")  # fmt: skip

POWER_SYSTEM_OVERLOAD = malfunction("SI2-03", "Power System Overload", YELLOW, B, hp=7, speed=3,
                                    at=(LOWER_RED, LOWER_WHITE, LOWER_BLUE), points=(6, 12), team_bonus=2,
                                    x=drain_reactor(2, WHITE_ZONE), y=drain_reactor(1, EVERYWHERE),
                                    z=damage(3, where=EVERYWHERE),
                                    text="Repaired in all three stations on one turn, it takes 2 more.")  # fmt: skip


def poisons_air(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix 7.2: anyone who enters a station that is still contaminated is knocked out, until the end of the
    mission."""
    m.lethal |= t.tokens
    if m.aloud:
        m.tell(RuleChanged(t.card.code, "lethal"))


CONTAMINATION = intruder("SI2-04", "Contamination", YELLOW, hp=3, speed=2,
                         at=(UPPER_RED, UPPER_BLUE, LOWER_RED, LOWER_BLUE), points=(6, 12), traits=TOKEN_PER_HIT,
                         x=delay_stations(), y=damage(1, where=TOKENS),
                         z=(knock_out_stations(), special(poisons_air, "Its stations stay deadly to enter.")),
                         text="Battlebots clean one station at a time. The third cleaning destroys it.")  # fmt: skip

NUCLEAR_DEVICE = malfunction("SI2-05", "Nuclear Device", YELLOW, C, hp=1, speed=4, at=LOWER_WHITE,
                             points=(NO_POINTS, 12), traits=THREE_AT_ONCE, x=faster(1), y=faster(1),
                             z=ship_destroyed(),
                             text="Takes three players using C there on the same turn.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    COMMANDOS_RED, COMMANDOS_BLUE, ALIEN, FISSURE, CROSSED_WIRES, BATTLEBOT_UPRISING, EXECUTIONER, SEEKER,
    POWER_SYSTEM_OVERLOAD, CONTAMINATION, NUCLEAR_DEVICE,
)  # fmt: skip
