"""Out in the interceptors (rulebook 3.2; New Frontier, Variable Range Interceptors)."""

from __future__ import annotations

from readyroom.games.space_alert.mission import orders
from readyroom.games.space_alert.mission.card import FROM_SPACE
from readyroom.games.space_alert.mission.fates import destroy, hurt_internal
from readyroom.games.space_alert.mission.harm import disable_squad, knock_out, protected, slide
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import SPACE, UPPER_RED
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.specializations import DATA_ANALYST, ROCKETEER, SQUAD_LEADER
from readyroom.games.space_alert.mission.threat import ACTIVE
from readyroom.games.space_alert.mission.trace import CameBack, Delayed, Flew, NoEffect, Repaired, TookOff
from readyroom.games.space_alert.mission.turn.movement import contaminator


def take_off(m: Mission, p: Player) -> None:
    """The interceptors attack on the turn they take off."""
    p.station = SPACE
    p.distance = 1
    if m.aloud:
        m.tell(TookOff(p.index))
    engage(m, p)


def fly(m: Mission, p: Player, slot: int) -> None:
    """A turn that starts in space: stay with the battlebot action, come closer with none; anything else is delayed.
    With variable range, C flies one distance farther."""
    special = orders.special_of(slot)
    first, second = orders.first_of(slot), orders.second_of(slot)
    if special == orders.ADVANCED and p.specialization == SQUAD_LEADER:
        first = orders.HEROIC_BOTS
    elif special == orders.ADVANCED and p.specialization in (ROCKETEER, DATA_ANALYST):
        first = orders.ACT_C  # Outside its own station the card is a plain C.
    p.played = slot
    if m.variable_range and orders.ACT_C in (first, second):
        fly_farther(m, p)
    elif orders.BOTS in (first, second) or orders.HEROIC_BOTS in (first, second):
        if p.prepared or orders.HEROIC_BOTS in (first, second):
            p.ace = m.turn
        p.prepared = False
        if m.aloud:
            m.tell(Flew(p.index, p.distance))
        engage(m, p)
    else:
        if slot:
            put_off(m, p, slot)
        fly_closer(m, p)


def fly_farther(m: Mission, p: Player) -> None:
    if p.distance == 3:
        return_ultrafast(m, p)
        return
    p.distance += 1
    if m.aloud:
        m.tell(Flew(p.index, p.distance))
    engage(m, p)


def fly_closer(m: Mission, p: Player) -> None:
    """One distance closer, still attacking; from the first back to the ship."""
    p.distance -= 1
    if p.distance:
        if m.aloud:
            m.tell(Flew(p.index, p.distance))
        engage(m, p)
    else:
        land(m, p, False)


def land(m: Mission, p: Player, ultrafast: bool) -> None:
    """Back in upper red, which a survived Contamination may have made deadly."""
    p.station = UPPER_RED
    p.distance = 0
    if m.aloud:
        m.tell(CameBack(p.index, ultrafast))
    if m.lethal >> UPPER_RED & 1 and not p.out:
        knock_out(m, p, contaminator(m))


def return_ultrafast(m: Mission, p: Player) -> None:
    """The autopilot drags the interceptors home: pilot knocked out, squad disabled. Special Ops ride it out."""
    disable_squad(m, p)
    knock_out(m, p, None, even_in_space=True)
    land(m, p, True)


def engage(m: Mission, p: Player) -> None:
    """Rulebook 7.2, Fissure: as long as it is open, interceptors repair it and attack nothing else."""
    for t in m.active:
        if t.letter == FROM_SPACE and t.fate == ACTIVE:
            p.spent = m.turn
            if m.aloud:
                m.tell(Repaired(p.index, t.card.code, 1))
            hurt_internal(m, t, 1)
            if t.damage >= t.hp:
                destroy(m, t)
            return


def put_off(m: Mission, p: Player, slot: int) -> None:
    """The planned card slides one turn on, which leaves no action for this turn. A card that Special Ops concentrate on
    cannot be delayed, but out here it does nothing."""
    if protected(m, p, slot):
        if m.aloud:
            m.tell(NoEffect(p.index, orders.words_of(slot), "in_space"))
        return
    p.played = 0
    slide(p.plan, m.turn)
    if m.aloud:
        m.tell(Delayed(p.index, m.turn, "in_space"))
