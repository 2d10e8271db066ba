"""How threats come and go: appearing, being hurt inside the ship, being destroyed or survived, calling others in."""

from __future__ import annotations

from readyroom.games.space_alert.mission.card import (
    ENERGY_FOR_LAST_REPAIR,
    INFECTS,
    INTRUDER,
    NOT_A_CARD,
    POISONS,
    SLIMY,
    TOKEN_PER_HIT,
)
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import SPACE, TRAJECTORIES, ZONE_OF, A
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.threat import ACTIVE, CALLED, DESTROYED, SURVIVED, WAITING, Threat, covers
from readyroom.games.space_alert.mission.trace import (
    CalledIn,
    InternalHurt,
    NeverCalled,
    ThreatAppeared,
    ThreatDestroyed,
    ThreatSurvived,
)


def appear(m: Mission, t: Threat) -> None:
    """Rulebook 3.1: a token on the first square, and oval tokens on the ship."""
    t.fate = ACTIVE
    t.square = m.tracks[t.zone].length
    _line_up(m, t)
    if t.card.internal:
        for s in t.card.stations:
            t.tokens |= 1 << s
    if m.aloud and not t.traits & NOT_A_CARD:
        m.tell(ThreatAppeared(t.card.code, TRAJECTORIES[t.zone]))
    if t.card.appears is not None:
        t.card.appears(m, t)
    if covers(t):
        cover(m, t)
    if t.hp <= 0:
        destroy(m, t)


def cover(m: Mission, t: Threat) -> None:
    """Lays a malfunction's tokens on its systems. A cannon that fails loses a Mechanic's preparation."""
    for s in range(6):
        if t.tokens >> s & 1:
            m.ship.covered[s * 3 + t.letter] += 1
            if t.letter == A:
                m.ship.readied[s] = 0


def uncover(m: Mission, t: Threat) -> None:
    for s in range(6):
        if t.tokens >> s & 1:
            m.ship.covered[s * 3 + t.letter] -= 1


def hurt_internal(m: Mission, t: Threat, points: int, mayfinish: bool = True) -> int:
    """Damages an internal threat during Player Actions and returns the damage it took.

    Inaccessibility takes the first points of each turn (New Threats, Inaccessibility). A jammed laser's last point
    costs an energy of its zone's reactor (New Frontier appendix). A remote repair may not deal the last point.
    """
    ignored = min(points, max(t.shield - t.absorbed, 0))
    t.absorbed += ignored
    taken = min(points - ignored, t.hp - t.damage)
    if taken and t.damage + taken >= t.hp:
        zone = ZONE_OF[t.station]
        if not mayfinish or (t.traits & ENERGY_FOR_LAST_REPAIR and not m.ship.reactor[zone]):
            taken -= 1
        elif t.traits & ENERGY_FOR_LAST_REPAIR:
            m.ship.reactor[zone] -= 1
    t.damage += taken
    if m.aloud:
        m.tell(InternalHurt(t.card.code, taken, ignored, max(t.hp - t.damage, 0)))
    return taken


def destroy(m: Mission, t: Threat) -> None:
    """The captain keeps the card."""
    t.fate = DESTROYED
    t.fate_turn = m.turn
    if not someone_is_marked(m, t):
        m.active.remove(t)  # Otherwise its numbered token runs on (appendix, Ninja and Rabid Beast).
    if covers(t) and not t.out:
        uncover(m, t)
    t.tokens = 0
    if t.traits & SLIMY:
        slime_everywhere(m)
    if m.aloud and not t.traits & NOT_A_CARD:
        m.tell(ThreatDestroyed(t.card.code))
    if t.card.dies is not None:
        t.card.dies(m, t)
    if t.called >= 0 and m.threats[t.called].fate == WAITING and m.threats[t.called].number < CALLED:
        _count_uncalled_as_destroyed(m, m.threats[t.called])


def survive(m: Mission, t: Threat) -> None:
    """After its Z. The communications officer keeps the card; a malfunction's tokens stay, beyond repair, and so do
    Slime and Contamination."""
    t.fate = SURVIVED
    t.fate_turn = m.turn
    if t in m.active:
        m.active.remove(t)
    if t.card.kind == INTRUDER and not t.traits & (SLIMY | TOKEN_PER_HIT):
        t.tokens = 0
    if m.aloud:
        m.tell(ThreatSurvived(t.card.code))


def call_in(m: Mission, caller: Threat, zone: int, faster: int = 0) -> None:
    """New Threats, Threats That Call In Other Threats: the token is placed when all threats have moved."""
    if caller.called < 0:
        return
    t = m.threats[caller.called]
    if t.fate != WAITING or t.number >= CALLED:
        return
    t.number = CALLED + m.calls
    m.calls += 1
    m.coming += 1
    t.zone = zone
    t.turn = m.turn
    t.speed += faster
    if m.aloud:
        m.tell(CalledIn(t.card.code, caller.card.code, TRAJECTORIES[zone]))


def place_called_threats(m: Mission) -> None:
    """After all threats have moved; a called-in threat does not move on this turn."""
    if not m.coming:
        return
    for number in range(CALLED + m.calls - m.coming, CALLED + m.calls):
        for t in m.threats:
            if t.number == number:
                appear(m, t)
    m.coming = 0


def in_station(t: Threat, station: int) -> bool:
    """Whether an internal threat has a token in a station, in this reality."""
    return not t.out and t.tokens >> station & 1 != 0


def slime_everywhere(m: Mission) -> None:
    """Recomputes which stations are slimy; Slime that did its Z stays on the board."""
    m.slime = 0
    for t in m.threats:
        if t.traits & SLIMY and t.fate in (ACTIVE, SURVIVED):
            m.slime |= t.tokens


def players_in(m: Mission, station: int) -> list[Player]:
    """The players in a station. Knocked-out figures do not count."""
    return [p for p in m.crew if p.station == station and not p.out]


def players_in_space(m: Mission) -> Player | None:
    for p in m.crew:
        if p.station == SPACE:
            return p
    return None


def someone_is_marked(m: Mission, t: Threat) -> bool:
    """Whether it poisoned or infected a crew member who is still standing."""
    if t.traits & POISONS:
        return any(p.poisoned and not p.out for p in m.crew)
    return t.traits & INFECTS != 0 and any(p.infected and not p.out for p in m.crew)


def _line_up(m: Mission, t: Threat) -> None:
    at = len(m.active)
    while at and m.active[at - 1].number > t.number:
        at -= 1
    m.active.insert(at, t)


def _count_uncalled_as_destroyed(m: Mission, t: Threat) -> None:
    t.fate = DESTROYED
    t.fate_turn = m.turn
    if m.aloud:
        m.tell(NeverCalled(t.card.code))
    if t.called >= 0:
        _count_uncalled_as_destroyed(m, m.threats[t.called])
