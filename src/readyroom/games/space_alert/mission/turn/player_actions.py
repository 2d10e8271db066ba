"""Player Actions (rulebook 3.2): the captain first, then clockwise; a Medic with a special card before everyone."""

from __future__ import annotations

from readyroom.games.space_alert.mission import orders
from readyroom.games.space_alert.mission.card import ALONE_IS_BETTER
from readyroom.games.space_alert.mission.fates import destroy
from readyroom.games.space_alert.mission.harm import delay, slide
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.places import SPACE
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.specializations import MEDIC, SPECIAL_OPS
from readyroom.games.space_alert.mission.trace import HalfDone, Idle, TeamworkPaid
from readyroom.games.space_alert.mission.turn.battlebots import attack_intruder
from readyroom.games.space_alert.mission.turn.computer import confirm_visually
from readyroom.games.space_alert.mission.turn.movement import go, ride_lift, settle_walk, walk
from readyroom.games.space_alert.mission.turn.space import fly
from readyroom.games.space_alert.mission.turn.special_actions import play_special
from readyroom.games.space_alert.mission.turn.systems import use


def player_actions(m: Mission) -> None:
    """Everyone acts, then shared repairs take effect and visual confirmation is counted."""
    first = medic_in_a_hurry(m)
    if first is not None:
        act(m, first)
    for p in m.crew:
        if p is not first and not p.out:
            act(m, p)
            if m.lost:
                return
        p.guarded = False
    pay_for_teamwork(m)
    confirm_visually(m)


def medic_in_a_hurry(m: Mission) -> Player | None:
    """Specializations, Medic: a special card, alone or with one single movement, goes before the captain."""
    if m.medic < 0:
        return None
    p = m.crew[m.medic]
    slot = p.plan[m.turn]
    if p.out or p.station == SPACE or not orders.special_of(slot):
        return None
    first = orders.first_of(slot)
    return p if not orders.second_of(slot) and (first == orders.NOTHING or orders.is_move(first)) else None


def act(m: Mission, p: Player) -> None:
    """One crew member's turn."""
    slot = p.plan[m.turn]
    if p.station == SPACE:
        fly(m, p, slot)
        return
    p.played = slot
    if not slot:
        if m.aloud:
            m.tell(Idle(p.index))
        return
    first = slot & orders.SYMBOL_MASK
    second = slot >> orders.SECOND_SHIFT & orders.SYMBOL_MASK
    if slot >> orders.SPECIAL_SHIFT:
        if slot & orders.TRIPPED:
            perform_card(m, p, first, orders.NOTHING)
            delay(m, p, "tripped")
        else:
            act_special(m, p, slot)
    else:
        perform_card(m, p, first, second)
    if m.poison and p.walked_from >= 0:
        settle_walk(m, p)


def act_special(m: Mission, p: Player, slot: int) -> None:
    """A special card, alone or with the card that it may be combined with."""
    first, second = orders.first_of(slot), orders.second_of(slot)
    if p.specialization == SPECIAL_OPS:
        play_special(m, p, slot)
        perform_card(m, p, first, second)
    elif p.specialization == MEDIC:
        if second or (first and not orders.is_move(first)):
            perform_card(m, p, first, second)  # With any other card the special action is ignored.
            return
        if first:
            perform_card(m, p, first, orders.NOTHING)
        if not p.out:
            play_special(m, p, slot)
    else:
        play_special(m, p, slot)


def perform_card(m: Mission, p: Player, first: int, second: int) -> None:
    """A card with one symbol or two. New Frontier, Double Actions: when the first half causes a delay, only the second
    half is delayed; the second half causes one as a plain card would."""
    if p.stimulated == m.turn:
        first = heroic(first)  # A stimulant helps only with the first symbol.
    held = perform(m, p, first)
    if second and not p.out and p.station != SPACE:
        if held:
            put_off_second_half(m, p, second)
            return
        held = perform(m, p, second)
    if held:
        delay(m, p, "lift_or_slime")


def heroic(symbol: int) -> int:
    """The heroic version of A, B and battlebots; other symbols stay what they are."""
    if symbol == orders.ACT_A:
        return orders.HEROIC_A
    if symbol == orders.ACT_B:
        return orders.HEROIC_B
    return orders.HEROIC_BOTS if symbol == orders.BOTS else symbol


def put_off_second_half(m: Mission, p: Player, second: int) -> None:
    turn = m.turn + 1
    if turn <= TURNS:
        p.delayed = turn
        slide(p.plan, turn)
        p.plan[turn] = orders.order(second)
    if m.aloud:
        m.tell(HalfDone(p.index, orders.SYMBOLS[second]))


def perform(m: Mission, p: Player, symbol: int) -> bool:
    """Carries out one symbol and returns whether it delays the player."""
    if symbol == orders.NOTHING:
        return False
    if orders.MOVE_RED <= symbol <= orders.MOVE_BLUE:
        return walk(m, p, symbol)
    if symbol == orders.LIFT:
        return ride_lift(m, p)
    if symbol >= orders.GO:
        return go(m, p, symbol - orders.GO)
    if p.prepared and symbol != orders.ACT_C:
        symbol = heroic(symbol)
        p.prepared = False
    if symbol <= orders.ACT_C:
        use(m, p, symbol - orders.ACT_A, False)
    elif symbol == orders.BOTS:
        attack_intruder(m, p, False)
    elif symbol == orders.HEROIC_BOTS:
        attack_intruder(m, p, True)
    else:
        use(m, p, symbol - orders.HEROIC_A, True)
    return False


def pay_for_teamwork(m: Mission) -> None:
    """Rulebook 7.2, Battlebot Uprising and Power System Overload, and the lone repairs of Reversed Shields."""
    for t in [t for t in m.active if t.mended]:
        extra = t.card.team_bonus if t.mended == t.tokens else 0
        if t.traits & ALONE_IS_BETTER and t.menders & (t.menders - 1) == 0:
            extra += 1
        if extra:
            t.damage += extra
            if m.aloud:
                m.tell(TeamworkPaid(t.card.code, extra))
            if t.damage >= t.hp:
                destroy(m, t)
