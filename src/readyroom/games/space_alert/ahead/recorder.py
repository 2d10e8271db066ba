"""Watches a mission that is played out for the planning ship, and writes down each turn."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event
from readyroom.games.space_alert.ahead.hints import Deeds, says
from readyroom.games.space_alert.ahead.view import (
    Ahead,
    AttackAhead,
    By,
    EnergyAhead,
    FigureAhead,
    HitAhead,
    Mends,
    ShotAhead,
    ThreatAhead,
    TurnAhead,
)
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.mission import APPEARING, Camera, Mission
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import STATIONS, TRAJECTORIES, ZONES, Place, Zone, names_of, place
from readyroom.games.space_alert.mission.player import SQUADS
from readyroom.games.space_alert.mission.ship import COUNT, REACTOR, SHIELD, TILES
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.mission.turn.compute_damage import visible
from readyroom.games.space_alert.mission.turn.systems import WEAPONS

MENDS: Final[tuple[Mends, ...]] = ("A", "B", "C", "bots", "space")
SEVENTH: Final = 7
"""The damage that destroys a zone (rulebook 3.4)."""
MOST_DRAWN: Final = 40
PLACES: Final[dict[str, Place]] = {
    **{weapon: STATIONS[station] for station, weapon in enumerate(WEAPONS)},
    "rocket": "lower_blue",
    "interceptors": "space",
}
"""The station each weapon is fired from."""


class Watching(Camera):
    """A camera for the planning ship. It also keeps luck out: see ``projecting``."""

    def __init__(self, m: Mission, plans: tuple[tuple[tuple[int, By], ...], ...]) -> None:
        self.by = [[by for _, by in plan] for plan in plans]
        self.whole = list(m.ship.tiles)
        """The tiles left there by the previous mission."""
        self.damage = [COUNT[tiles] for tiles in self.whole]
        self.lost = 0
        self.start = energy(m)
        self.before = self.start
        self.turns: list[TurnAhead] = []
        self.began: list[Place] = []
        self.orders: list[int] = []
        self.events: list[Event] = []
        self.threats: dict[str, ThreatAhead] = {}
        self.was: dict[str, ThreatAhead] = {}
        self.launcher = -1
        for zone in range(3):
            m.stacked[zone] = harmless(self.whole[zone])

    def look(self, m: Mission, event: Event) -> None:
        if isinstance(event, t.TurnBegan):
            self.began = [place(p.station) for p in m.crew]
            self.orders = [p.plan[m.turn] for p in m.crew]
            self.events = []
            self.was = self.threats
            self.threats = self.active(m)
            return
        if m.step == APPEARING:
            self.threats = self.active(m)
        elif isinstance(event, t.TileDrawn):
            self.count(m, ZONES.index(event.zone))
        elif isinstance(event, t.ShipLost):
            m.lost = False
            self.lost = self.lost or m.turn
        self.events.append(event)

    def count(self, m: Mission, zone: int) -> None:
        """Damage that breaks nothing."""
        m.ship.tiles[zone] = self.whole[zone]
        self.damage[zone] += 1
        if self.damage[zone] >= SEVENTH:
            self.lost = self.lost or m.turn

    def active(self, m: Mission) -> dict[str, ThreatAhead]:
        return {one.card.code: self.threat(one) for one in m.active if not one.traits & NOT_A_CARD}

    def threat(self, one: Threat) -> ThreatAhead:
        stations = names_of(one.tokens) if one.card.internal else ()
        was = self.was.get(one.card.code)
        return ThreatAhead(
            zone=TRAJECTORIES[one.zone],
            square=one.square,
            left=max(one.hp - one.damage, 0),
            stations=stations,
            came_from=was.stations if was is not None and was.stations != stations else (),
            mends=MENDS[one.letter] if one.card.internal else "",
            hidden=one.out or not visible(one),
        )

    def end(self, m: Mission) -> None:
        """The turn is over."""
        turn = len(self.turns)
        now = energy(m)
        shots, launcher = self.shots()
        hits = self.hits()
        deeds = Deeds(self.events, self.threats, hits, self.before, now)
        crew = []
        for p in m.crew:
            sentence, fails = says(deeds, p.index, self.began[p.index])
            now_at = place(p.station)
            crew.append(
                FigureAhead(
                    station=now_at,
                    came_from=self.began[p.index] if self.began[p.index] != now_at else None,
                    by=self.by[p.index][turn],
                    order=words_of(self.orders[p.index]) if self.orders[p.index] else "",
                    says=sentence,
                    fails=fails,
                    squad=SQUADS[p.squad],
                    out=p.out,
                    distance=p.distance,
                )
            )
        attacked = [e for e in self.events if isinstance(e, t.Attacked)]
        attacks = tuple([AttackAhead(e.threat, _zone(e.zone), e.strength, e.through) for e in attacked])
        red, white, blue = self.damage
        self.turns.append(TurnAhead(tuple(crew), now, self.threats, shots, hits, attacks, (red, white, blue)))
        self.before = now
        self.launcher = launcher

    def shots(self) -> tuple[tuple[ShotAhead, ...], int]:
        """The shots of the turn, and who launched the rocket that hits on the next one."""
        firing = {e.weapon: e.seat for e in self.events if isinstance(e, t.Fired)}
        firing["rocket"] = self.launcher
        for e in self.events:
            if isinstance(e, t.Flew | t.TookOff):
                firing["interceptors"] = e.seat
        found: list[ShotAhead] = []
        launcher = -1
        for e in self.events:
            if isinstance(e, t.WeaponHit):
                shooter = firing.get(e.weapon, -1)
                found.append(ShotAhead(e.weapon, PLACES[e.weapon], shooter, e.strength, e.threat))
            elif isinstance(e, t.WeaponMissed):
                found.append(ShotAhead(e.weapon, PLACES[e.weapon], firing.get(e.weapon, -1), 0, None))
            elif isinstance(e, t.RocketLaunched):
                launcher = e.seat
        return tuple(found), launcher

    def hits(self) -> tuple[HitAhead, ...]:
        found: dict[str, HitAhead] = {}
        for e in self.events:
            if isinstance(e, t.ThreatDamaged):
                found[e.threat] = HitAhead(e.threat, e.strength, e.shield, e.damage, e.left)
            elif isinstance(e, t.InternalHurt):
                hurt = found.get(e.threat)
                before = hurt.damage if hurt is not None else 0
                taken = before + e.damage
                found[e.threat] = HitAhead(e.threat, taken + e.absorbed, e.absorbed, taken, e.left)
        return tuple(found.values())

    def seen(self) -> Ahead:
        return Ahead(self.start, tuple(self.turns), self.lost)


def energy(m: Mission) -> EnergyAhead:
    ship = m.ship
    shields, reactors = ship.shield, ship.reactor
    return EnergyAhead(
        (shields[0], shields[1], shields[2]), (reactors[0], reactors[1], reactors[2]), ship.capsules, ship.rockets
    )


def harmless(lying: int) -> list[int]:
    """A stack of tiles that never runs out and costs no energy, as long as each drawn tile is taken off again."""
    kinds = [tile for tile in range(TILES) if tile not in (SHIELD, REACTOR) and not lying >> tile & 1]
    return kinds[-1:] * MOST_DRAWN


def _zone(name: str) -> Zone:
    return next(zone for zone in ZONES if zone == name)
