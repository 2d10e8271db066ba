"""Movement through the ship (rulebook 3.2), and the dangers on the way."""

from __future__ import annotations

from readyroom.games.space_alert.mission.card import TOKEN_PER_HIT
from readyroom.games.space_alert.mission.harm import knock_out
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import MOVE_RED, SYMBOLS
from readyroom.games.space_alert.mission.places import (
    OTHER_DECK,
    STATIONS,
    TOWARD_BLUE,
    TOWARD_RED,
    as_near_as,
    door_between,
)
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import GRAVOLIFT
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.trace import LiftTaken, Marked, NoEffect, Teleported, Walked


def walk(m: Mission, p: Player, symbol: int) -> bool:
    """A red or blue arrow: through the door, on the same deck. Returns whether it causes a delay."""
    to = TOWARD_RED[p.station] if symbol == MOVE_RED else TOWARD_BLUE[p.station]
    if to == p.station:
        if m.aloud:
            m.tell(NoEffect(p.index, SYMBOLS[symbol], "end_of_ship"))
        return False
    if m.sealed and m.sealed & door_between(p.station, to) and not p.guarded:
        if m.aloud:
            m.tell(NoEffect(p.index, SYMBOLS[symbol], "sealed"))
        return False
    return enter(m, p, to)


def ride_lift(m: Mission, p: Player) -> bool:
    """To the other deck; a lift that is damaged, or that someone else used this turn, causes a delay."""
    zone = p.station % 3
    users = m.ship.lift_users[zone]
    damaged = m.ship.tiles[zone] >> GRAVOLIFT & 1 != 0
    m.ship.lift_users[zone] = users | 1 << p.index
    held = (damaged or users & ~(1 << p.index) != 0) and not p.guarded
    if held and m.aloud:
        m.tell(LiftTaken(p.index, damaged))
    return enter(m, p, OTHER_DECK[p.station]) or held


def go(m: Mission, p: Player, goal: int) -> bool:
    """Heroic movement: straight to the station; only sealed doors end it early (New Frontier appendix)."""
    to = as_near_as(p.station, goal, 0 if p.guarded else m.sealed)
    if to == p.station:
        if m.aloud:
            m.tell(NoEffect(p.index, "go " + STATIONS[goal], "sealed" if goal != to else "already_there"))
        return False
    return enter(m, p, to)


def enter(m: Mission, p: Player, to: int, slime_matters: bool = True) -> bool:
    """Moves the figure. Returns whether slime delays it; other dangers take effect here."""
    if p.walked_from < 0:
        p.walked_from = p.station
    p.station = to
    p.walked_to = to
    if m.aloud:
        m.tell(Walked(p.index, STATIONS[to]))
    if p.guarded:
        p.walked_from = -1  # A move protected by Special Ops is safe from poison, parasite and slime.
        return False
    if m.parasite >= 0:
        m.threats[m.parasite].host = p.index
        m.parasite = -1
        if m.aloud:
            m.tell(Marked(p.index, "SI3-107", "parasite"))
    if m.lethal >> to & 1:
        knock_out(m, p, contaminator(m))
        return False
    return slime_matters and m.slime >> to & 1 != 0


def settle_walk(m: Mission, p: Player) -> None:
    """New Frontier appendix, Ninja: players who start or end their movement at a token are poisoned, not those who only
    pass through."""
    if not p.poisoned and m.poison & (1 << p.walked_from | 1 << p.walked_to):
        p.poisoned = True
        if m.aloud:
            m.tell(Marked(p.index, "I2-102", "poison"))


def teleport(m: Mission, p: Player, to: int) -> None:
    """Not a movement: no lift, no door, no danger at either end (New Frontier appendix)."""
    p.station = to
    if m.aloud:
        m.tell(Teleported(p.index, STATIONS[to]))


def contaminator(m: Mission) -> Threat | None:
    """The Contamination that made stations deadly."""
    for t in m.threats:
        if t.tokens & m.lethal and t.traits & TOKEN_PER_HIT:
            return t
    return None
