"""Harm to ship and crew: attacks, damage, delays, knock-outs (rulebook 3.2 and 3.4)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.card import CARRIER, DOUBLE_DAMAGE, PLASMATIC
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.orders import ADVANCED, ANOTHER_CARD, special_of
from readyroom.games.space_alert.mission.places import SPACE, ZONE_OF, ZONES
from readyroom.games.space_alert.mission.player import SQUAD_ACTIVE, SQUAD_DISABLED, Player
from readyroom.games.space_alert.mission.ship import ALL_TILES, COUNT, REACTOR, SHIELD, TILES, tile_name
from readyroom.games.space_alert.mission.specializations import SPECIAL_OPS
from readyroom.games.space_alert.mission.threat import SURVIVED, Threat
from readyroom.games.space_alert.mission.tracks import band

IGNORED: Final = 1
REVERSED: Final = 2


def attack(m: Mission, t: Threat, zone: int, strength: int) -> int:
    """An external threat attacks a zone. Auras and interceptors change its strength; returns the energy the shields
    absorbed."""
    if m.attack_aura >= 0 and m.attack_aura != t.index:
        strength += 1
    if t.traits & CARRIER and _interceptors_in_the_way(m, t):
        strength -= 2
    return strike(m, t, zone, strength)


def strike(m: Mission, t: Threat, zone: int, strength: int, unshielded: bool = False) -> int:
    """Rulebook 3.4, Attack n: shields first, then tiles. Returns the energy the shields absorbed."""
    if strength <= 0 or m.lost:
        return 0
    rest = strength
    absorbed = 0
    if not unshielded:
        temporary = m.temporary[zone]
        if temporary:
            absorbed = min(temporary, rest)
            m.temporary[zone] = temporary - absorbed
            rest -= absorbed
        energy = m.ship.shield[zone]
        if m.shields == 0:
            kept = min(energy, rest)
            m.ship.shield[zone] = energy - kept
            absorbed += kept
            rest -= kept
        elif m.shields == REVERSED and rest:
            m.ship.shield[zone] = 0
            rest += energy
    if m.aloud:
        m.tell(trace.Attacked(t.card.code, ZONES[zone], strength, absorbed, rest))
    if rest:
        damage_zone(m, t, zone, rest * 2 if t.traits & DOUBLE_DAMAGE else rest)
    if t.traits & PLASMATIC and not absorbed:
        for p in m.crew:
            if p.aboard() and ZONE_OF[p.station] == zone:
                knock_out(m, p, t)
    return absorbed


def damage_zone(m: Mission, t: Threat, zone: int, points: int) -> None:
    """Draws damage tiles; a seventh one loses the ship."""
    ship = m.ship
    if m.doubled >> zone & 1:
        points *= 2
    if ship.carried_structural >> zone & 1:
        points *= 2
    for _ in range(points):
        if m.lost:
            return
        if ship.tiles[zone] == ALL_TILES:
            lose(m, t, "zone")
            return
        tile = _draw(m, zone)
        ship.tiles[zone] |= 1 << tile
        if tile == SHIELD:
            ship.shield[zone] = min(ship.shield[zone], ship.shield_capacity(zone))
        elif tile == REACTOR:
            ship.reactor[zone] = min(ship.reactor[zone], ship.reactor_capacity(zone))
        if m.aloud:
            m.tell(trace.TileDrawn(ZONES[zone], tile_name(zone, tile), t.card.code))


def lose(m: Mission, t: Threat, why: str) -> None:
    """Something final has happened to the ship."""
    if not m.lost:
        m.lost = True
        m.lost_why = why
        m.destroyed_by = t.index
        if m.aloud:
            m.tell(trace.ShipLost(t.card.code, why))


def drain(m: Mission, t: Threat, reactor: bool, zone: int, amount: int) -> int:
    """Takes energy out of a shield or a reactor and returns how much it took."""
    store = m.ship.reactor if reactor else m.ship.shield
    taken = min(store[zone], amount)
    if taken:
        store[zone] -= taken
        if m.aloud:
            m.tell(trace.EnergyLost(f"{ZONES[zone]} {'reactor' if reactor else 'shield'}", taken, t.card.code))
    return taken


def knock_out(m: Mission, p: Player, t: Threat | None, even_in_space: bool = False) -> bool:
    """Knocks out a crew member and their squad. Anyone in space is out of reach, unless the action happens there."""
    if p.out or (p.station == SPACE and not even_in_space):
        return False
    if m.guardian >= 0 and p.station == m.crew[m.guardian].station and p.station != SPACE:
        if m.aloud:
            m.tell(trace.Spared(p.index, "medic"))
        return False
    if p.guarded:
        if m.aloud:
            m.tell(trace.Spared(p.index, "special_ops"))
        return False
    p.out = True
    p.out_on = m.turn
    if p.squad == SQUAD_ACTIVE:
        p.squad = SQUAD_DISABLED
    if m.aloud:
        m.tell(trace.KnockedOut(p.index, t.card.code if t is not None else ""))
    for other in m.active:
        if other.host == p.index and other is not t:
            _leave_parasite(m, other)
            break
    return True


def disable_squad(m: Mission, p: Player) -> None:
    if p.squad == SQUAD_ACTIVE:
        p.squad = SQUAD_DISABLED
        if m.aloud:
            m.tell(trace.SquadDisabled(p.index))


def delay(m: Mission, p: Player, why: str) -> None:
    """Delays the next turn's action. Delays of the same turn are not cumulative (rulebook 7.2, Slime)."""
    turn = m.turn + 1
    if turn > TURNS or p.delayed == turn or not p.aboard():
        return
    if protected(m, p, p.plan[turn]):
        if m.aloud:
            m.tell(trace.DelayIgnored(p.index))
        return
    p.delayed = turn
    slide(p.plan, turn)
    if m.aloud:
        m.tell(trace.Delayed(p.index, turn, why))


def slide(plan: list[int], turn: int) -> None:
    """Moves the card of a turn one space later, pushing others until one falls into an empty space or off the end."""
    carried = plan[turn]
    plan[turn] = 0
    turn += 1
    while carried and turn <= TURNS:
        carried, plan[turn] = plan[turn], carried
        turn += 1


def protected(m: Mission, p: Player, slot: int) -> bool:
    """A card that Special Ops concentrate on: it cannot be delayed directly (Specializations, Special Ops). Where there
    is no other card to concentrate on, the advanced one has no effect."""
    if p.specialization != SPECIAL_OPS or special_of(slot) != ADVANCED:
        return False
    return slot & ANOTHER_CARD != 0 or m.protects_alone


def _draw(m: Mission, zone: int) -> int:
    """The next tile of a zone's stack: first those known to lie on top, then by chance."""
    on_board = m.ship.tiles[zone]
    stacked = m.stacked[zone]
    while stacked:
        tile = stacked.pop()
        if not on_board >> tile & 1:
            return tile
    left = TILES - COUNT[on_board]
    pick = m.chance.below(left) if left > 1 else 0
    for tile in range(TILES):
        if not on_board >> tile & 1:
            if pick == 0:
                return tile
            pick -= 1
    raise AssertionError("a zone with six tiles has no seventh")


def _interceptors_in_the_way(m: Mission, t: Threat) -> bool:
    """New Threats, Carriers: with variable range, only interceptors as close as the carrier or closer help."""
    for p in m.crew:
        if p.station == SPACE and not p.out:
            return not m.variable_range or p.distance <= band(t.square)
    return False


def _leave_parasite(m: Mission, t: Threat) -> None:
    """A parasite whose host is knocked out by something else counts as survived."""
    t.fate = SURVIVED
    t.fate_turn = m.turn
    m.active.remove(t)
    if m.aloud:
        m.tell(trace.ThreatSurvived(t.card.code))
