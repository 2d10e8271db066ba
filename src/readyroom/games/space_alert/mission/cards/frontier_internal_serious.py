"""Serious internal threats of The New Frontier (SI1 white, SI2 yellow, SI3 red)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.card import (
    ATTACHES,
    CALLS_EXTERNAL,
    CALLS_INTERNAL,
    FIGHTS_BACK,
    INFECTS,
    KNOCKS_OUT_AT_JUMP,
    NOT_A_CARD,
    PHASING,
    RED,
    SWITCHES_DECKS,
    TELEPORTS_WHEN_HIT,
    WHITE,
    YELLOW,
    Card,
    Effect,
    intruder,
    malfunction,
    mask,
)
from readyroom.games.space_alert.mission.effects import calls_in_here, crowd, damage, exposed, mend, special
from readyroom.games.space_alert.mission.effects_aboard import (
    change_decks,
    drain_reactor,
    drain_shields,
    knock_out_ship,
    knock_out_zone,
    move_left,
    move_left_or_right,
    move_right,
    step,
)
from readyroom.games.space_alert.mission.fates import appear, players_in
from readyroom.games.space_alert.mission.harm import damage_zone, delay, drain, knock_out, protected, strike
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import (
    BLUE,
    INTERNAL,
    LOWER_RED,
    LOWER_WHITE,
    SPACE,
    STATIONS,
    TOWARD_BLUE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    ZONE_OF,
    A,
    B,
    C,
)
from readyroom.games.space_alert.mission.places import RED as RED_ZONE
from readyroom.games.space_alert.mission.places import WHITE as CENTRE
from readyroom.games.space_alert.mission.threat import Threat, new_threat
from readyroom.games.space_alert.mission.turn.movement import teleport
from readyroom.games.space_alert.mission.turn.threat_actions import AFTER_DEATH, advance


def shambles(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: the station it stands in counts, not the one it would enter."""
    if crowd(m, t):
        step(m, t, TOWARD_BLUE[t.station])


def mauls_or_rests(m: Mission, t: Threat, e: Effect) -> None:
    if crowd(m, t):
        damage_zone(m, t, ZONE_OF[t.station], 2)
    else:
        mend(m, t, 1)


SHAMBLER = intruder("SI1-101", "Shambler", WHITE, hp=2, speed=2, at=LOWER_WHITE, points=(4, 8),
                    x=special(shambles, "Moves right if a player is there."),
                    y=special(mauls_or_rests, "2 damage if a player is there, otherwise heals 1."), z=damage(4),
                    text="Slow, and bothered by company.")  # fmt: skip


def blinds_white(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: a zone with disrupted optics has blind lasers, unless someone is in space or looks out."""
    blind(m, t, CENTRE)


def blinds_sides(m: Mission, t: Threat, e: Effect) -> None:
    """The first Y disrupts red, the second blue."""
    blind(m, t, BLUE if t.counter else RED_ZONE)
    t.counter += 1


def blind(m: Mission, t: Threat, zone: int) -> None:
    m.optics |= 1 << zone
    if m.aloud:
        m.tell(trace.RuleChanged(t.card.code, ("blind_red", "blind_white", "blind_blue")[zone]))


def clears_optics(m: Mission, t: Threat) -> None:
    m.optics = 0


PHASING_ANOMALY = malfunction("SI2-101", "Phasing Anomaly", YELLOW, C, hp=2, hidden=1, speed=3, at=UPPER_WHITE,
                              points=(6, 12), traits=PHASING, dies=clears_optics,
                              x=special(blinds_white, "Disrupts the optics of the white zone."),
                              y=special(blinds_sides, "Disrupts the optics of the red zone, then of the blue zone."),
                              z=(knock_out_zone(), damage(3)),
                              text="Without optics, lasers are blind unless someone looks outside.")  # fmt: skip


def lays_mine(m: Mission, t: Threat, e: Effect) -> None:
    t.marks += 1 << 4 * t.station
    if m.aloud:
        m.tell(trace.MineLaid(STATIONS[t.station]))


def sets_off_mines(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: 2 damage for each mine, in the mine's zone."""
    for zone in range(3):
        mines = (t.marks >> 4 * zone & 15) + (t.marks >> 4 * (zone + 3) & 15)
        damage_zone(m, t, zone, 2 * mines)


LAYS = special(lays_mine, "Lays a mine.")

PHASING_MINE_LAYER = intruder("SI2-102", "Phasing Mine Layer", YELLOW, hp=2, speed=2, at=UPPER_WHITE, points=(6, 12),
                              traits=PHASING | FIGHTS_BACK, x=(LAYS, move_left_or_right()), y=(LAYS, change_decks()),
                              z=(LAYS, special(sets_off_mines, "2 damage for each mine, in its zone.")),
                              text="Its mines are harmless once it is gone.")  # fmt: skip


def infects(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: everyone in its station, before it moves."""
    for p in players_in(m, t.station):
        if not p.infected:
            p.infected = True
            if m.aloud:
                m.tell(trace.Marked(p.index, t.card.code, "infection"))


def infected_rage(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: 2 damage in the zone of each infected player who is aboard and on their feet."""
    for p in m.crew:
        if p.infected:
            p.infected = False
            if p.aboard():
                damage_zone(m, t, ZONE_OF[p.station], 2)


INFECTS_HERE = special(infects, "Infects everyone there.")

RABID_BEAST = intruder("SI3-101", "Rabid Beast", RED, hp=2, speed=2, at=UPPER_BLUE, points=(8, 16),
                       traits=FIGHTS_BACK | INFECTS, x=(INFECTS_HERE, move_left(), move_left()),
                       y=(INFECTS_HERE, change_decks(), move_right()),
                       z=(damage(4), Effect(infected_rage, "2 damage from each infected player.", where=AFTER_DEATH)),
                       text="The infection outlives it, and breaks out at its Z.")  # fmt: skip


def beckons(m: Mission, t: Threat, e: Effect) -> None:
    """External threats of its zone advance."""
    for other in m.active.copy():
        if other.zone == ZONE_OF[t.station]:
            advance(m, other, e.n)


BECKONS = Effect(beckons, "External threats of the zone advance 2.", 2)

HIDDEN_TRANSMITTER_BLUE = malfunction("SI3-102", "Hidden Transmitter", RED, C, hp=3, hidden=1, speed=2,
                                      at=UPPER_BLUE, points=(4, 8), calls=CALLS_EXTERNAL,
                                      x=(exposed(), calls_in_here()), y=BECKONS, z=(drain_shields(), damage(4)),
                                      text="Someone is calling from the blue zone.")  # fmt: skip

HIDDEN_TRANSMITTER_RED = malfunction("SI3-103", "Hidden Transmitter", RED, C, hp=3, hidden=1, speed=2, at=LOWER_RED,
                                     points=(4, 8), calls=CALLS_EXTERNAL, x=(exposed(), calls_in_here()), y=BECKONS,
                                     z=(drain_reactor(), damage(4)),
                                     text="Someone is calling from the red zone.")  # fmt: skip


def repeats_turn(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: the next action is delayed, and this turn's plan fills the empty space."""
    turn = m.turn + 1
    if turn > TURNS:
        return
    for p in m.crew:
        if not p.aboard() or protected(m, p, p.plan[turn]):
            continue
        delay(m, p, t.card.code)
        if p.played:
            p.plan[turn] = p.played
            if m.aloud:
                m.tell(trace.Repeated(p.index, words_of(p.played)))


def swaps_sides(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: teleports everyone from red to blue and from blue to red."""
    for p in m.crew:
        if p.aboard() and ZONE_OF[p.station] != CENTRE:
            teleport(m, p, p.station + 2 if ZONE_OF[p.station] == RED_ZONE else p.station - 2)


def opens_a_rift(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: a common internal threat does all its actions at once, and is gone; nobody scores it."""
    if not m.vortex_deck:
        return
    card = m.vortex_deck[m.chance.below(len(m.vortex_deck)) if len(m.vortex_deck) > 1 else 0]
    ghost = new_threat(len(m.threats), card, 0, INTERNAL)
    ghost.traits |= NOT_A_CARD
    ghost.tokens = mask(card.stations)
    m.threats.append(ghost)
    if m.aloud:
        m.tell(trace.CalledIn(card.code, t.card.code, "internal"))
    if card.appears is not None:
        card.appears(m, ghost)
    for square in (1, *([2] * m.tracks[INTERNAL].ys), 3):
        if m.aloud:
            m.tell(trace.ThreatActed(card.code, ("", "X", "Y", "Z")[square]))
        for effect in card.on(square):
            if not m.lost:
                effect.do(m, ghost, effect)
    ghost.tokens = 0


SPACE_TIME_VORTEX = malfunction("SI3-104", "Space-Time Vortex", RED, C, hp=3, speed=2, at=LOWER_WHITE, points=(8, 16),
                                traits=SWITCHES_DECKS, calls=CALLS_INTERNAL,
                                x=special(repeats_turn, "Everyone aboard repeats this turn."),
                                y=special(swaps_sides, "Swaps the crews of the red and blue zones."),
                                z=special(opens_a_rift, "A common internal threat performs all its actions and is "
                                                        "gone."),
                                text="Each repair throws everyone aboard onto the other deck.")  # fmt: skip


def sings_to_the_lonely(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: stations with exactly one player."""
    for p in [p for p in m.crew if p.aboard() and len(players_in(m, p.station)) == 1]:
        knock_out(m, p, t)


def sings_to_the_crowd(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: stations with more than one player."""
    for p in [p for p in m.crew if p.aboard() and len(players_in(m, p.station)) > 1]:
        knock_out(m, p, t)


SIREN = intruder("SI3-105", "Siren", RED, hp=2, speed=2, at=UPPER_RED, points=(8, 16),
                 traits=FIGHTS_BACK | TELEPORTS_WHEN_HIT,
                 x=special(sings_to_the_lonely, "Knocks out everyone who is alone in a station."),
                 y=special(sings_to_the_crowd, "Knocks out everyone who is not alone in a station."),
                 z=knock_out_ship(), text="The first hit sends it to lower blue.")  # fmt: skip

SABOTAGE: Final = tuple(
    malfunction("SI3-106", "Sabotaged system", RED, letter, hp=1, speed=0, at=(), points=(0, 0), traits=NOT_A_CARD,
                text="The work of a gremlin.")
    for letter in (A, B, C)
)  # fmt: skip


def drains_and_runs(m: Mission, t: Threat, e: Effect) -> None:
    """It grows faster by 1 for each energy it drains."""
    t.speed += drain(m, t, True, ZONE_OF[t.station], 99)
    if m.aloud:
        m.tell(trace.ThreatChanged(t.card.code, "speed", t.speed))


def sabotages(m: Mission, t: Threat, e: Effect) -> None:
    """Appendix: three malfunctions of one hit point with the gremlin's number, which outlast it."""
    for card in SABOTAGE:
        fault = new_threat(len(m.threats), card, 0, INTERNAL)
        fault.number = t.number
        fault.station = t.station
        fault.tokens = 1 << t.station
        m.threats.append(fault)
        appear(m, fault)
    if m.aloud:
        m.tell(trace.Sabotaged(STATIONS[t.station]))


SABOTAGES = special(sabotages, "Sabotages A, B and C there.")

CYBER_GREMLIN = intruder("SI3-106", "Cyber Gremlin", RED, hp=1, hidden=1, speed=2, at=UPPER_RED, points=(8, 16),
                         traits=KNOCKS_OUT_AT_JUMP,
                         x=special(drains_and_runs, "The reactor loses all energy. Speed +1 for each."),
                         y=(SABOTAGES, move_right()), z=SABOTAGES,
                         text="Unless it is destroyed, everyone is knocked out at the jump.")  # fmt: skip


def waits_for_host(m: Mission, t: Threat) -> None:
    """Appendix: it attaches to the first player whose movement changes stations."""
    m.parasite = t.index


def sips(m: Mission, t: Threat, e: Effect) -> None:
    """The host drains an energy from the shield or reactor of the station."""
    if t.host >= 0 and m.crew[t.host].station != SPACE:
        station = m.crew[t.host].station
        drain(m, t, station >= LOWER_RED, ZONE_OF[station], 1)


def lashes_at_company(m: Mission, t: Threat, e: Effect) -> None:
    """Everyone else in the host's station."""
    if t.host >= 0 and m.crew[t.host].station != SPACE:
        for p in players_in(m, m.crew[t.host].station):
            if p.index != t.host:
                knock_out(m, p, t)


def bursts_out(m: Mission, t: Threat, e: Effect) -> None:
    """5 damage in the host's zone; with the host in space, an attack of 5 on the white zone."""
    if t.host < 0:
        m.parasite = -1
    elif m.crew[t.host].station == SPACE:
        strike(m, t, CENTRE, 5)
    else:
        damage_zone(m, t, ZONE_OF[m.crew[t.host].station], 5)


PARASITE = intruder("SI3-107", "Parasite", RED, hp=1, speed=2, at=(), points=(8, 18), traits=FIGHTS_BACK | ATTACHES,
                    appears=waits_for_host, x=special(sips, "The host destroys 1 energy in their station."),
                    y=special(lashes_at_company, "The host knocks out everyone else in their station."),
                    z=special(bursts_out, "5 damage in the host's zone."),
                    text="Rides on the first player to move. Killing it knocks out the host.")  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    SHAMBLER, PHASING_ANOMALY, PHASING_MINE_LAYER, RABID_BEAST, HIDDEN_TRANSMITTER_BLUE, HIDDEN_TRANSMITTER_RED,
    SPACE_TIME_VORTEX, SIREN, CYBER_GREMLIN, PARASITE,
)  # fmt: skip
