"""Attacking with the battlebot squad (rulebook 3.2)."""

from __future__ import annotations

from readyroom.games.space_alert.mission.card import (
    ATTACHES,
    FIGHTS_BACK,
    INTRUDER,
    KILLS_DESTROYER,
    SLIMY,
    TELEPORTS_WHEN_HIT,
    TOKEN_PER_HIT,
)
from readyroom.games.space_alert.mission.fates import destroy, hurt_internal, in_station, slime_everywhere
from readyroom.games.space_alert.mission.harm import disable_squad, knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import LOWER_BLUE, STATIONS
from readyroom.games.space_alert.mission.player import NO_SQUAD, SQUAD_ACTIVE, Player
from readyroom.games.space_alert.mission.threat import ACTIVE, Threat
from readyroom.games.space_alert.mission.trace import BotsAttacked, InternalHurt, NoEffect, StationCleaned, ThreatWent


def attack_intruder(m: Mission, p: Player, heroic: bool) -> None:
    """The lowest-numbered intruder in the station takes a point. It may shoot back, unless the attack was heroic."""
    if p.squad != SQUAD_ACTIVE:
        if m.aloud:
            m.tell(NoEffect(p.index, "bots", "no_squad" if p.squad == NO_SQUAD else "squad_disabled"))
        return
    t = lowest_intruder(m, p)
    if t is None:
        if m.aloud:
            m.tell(NoEffect(p.index, "bots", "no_intruder"))
        return
    if m.aloud:
        m.tell(BotsAttacked(p.index, t.card.code))
    fought_back = t.traits & FIGHTS_BACK != 0
    if t.traits & (SLIMY | TOKEN_PER_HIT):
        wipe(m, t, p.station)
    else:
        hit(m, p, t)
    if fought_back and not heroic:
        disable_squad(m, p)


def lowest_intruder(m: Mission, p: Player) -> Threat | None:
    for t in m.active:
        if t.card.kind != INTRUDER or t.fate != ACTIVE:
            continue
        if t.traits & ATTACHES:
            if t.host >= 0 and t.host != p.index and m.crew[t.host].station == p.station:
                return t
        elif in_station(t, p.station):
            return t
    return None


def hit(m: Mission, p: Player, t: Threat) -> None:
    taken = hurt_internal(m, t, 1)
    if t.damage >= t.hp:
        destroy(m, t)
        if t.traits & KILLS_DESTROYER:
            disable_squad(m, p)
            knock_out(m, p, t)
        if t.traits & ATTACHES:
            knock_out(m, m.crew[t.host], t)
    elif taken and t.traits & TELEPORTS_WHEN_HIT:
        t.station = LOWER_BLUE
        t.tokens = 1 << LOWER_BLUE
        if m.aloud:
            m.tell(ThreatWent(t.card.code, STATIONS[LOWER_BLUE]))


def wipe(m: Mission, t: Threat, station: int) -> None:
    """Rulebook 7.2: a hit clears Slime's offshoot or a contaminated station. The first Slime has two hit points, the
    third station cleaned cleans the last."""
    if t.traits & TOKEN_PER_HIT or station == t.station:
        t.damage += 1
    if t.traits & TOKEN_PER_HIT or station != t.station or t.damage >= t.hp:
        t.tokens &= ~(1 << station)
        if m.aloud:
            m.tell(StationCleaned(t.card.code, STATIONS[station]))
        if t.traits & SLIMY:
            slime_everywhere(m)
    elif m.aloud:
        m.tell(InternalHurt(t.card.code, 1, 0, t.hp - t.damage))
    if not t.tokens or (t.traits & TOKEN_PER_HIT and t.damage >= t.hp):
        destroy(m, t)
