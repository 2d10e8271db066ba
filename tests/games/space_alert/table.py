"""A table for tests: a mission in one line, played as far as the rule needs.

>>> t = table("2 white Gunship", crew=["C, lift, A"])
>>> t.play(3).threat("Gunship").square
10
"""

from __future__ import annotations

from typing import TypeVar

from readyroom.core.struct import Event
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.places import place
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import points
from readyroom.games.space_alert.mission.ship import COUNT, Ship, tile_name
from readyroom.games.space_alert.mission.threat import ACTIVE, DESTROYED, SURVIVED, Threat
from readyroom.games.space_alert.mission.trace import NoEffect
from readyroom.games.space_alert.mission.turn.jump import last_turn
from readyroom.games.space_alert.mission.turn.round import play_turn
from readyroom.games.space_alert.mission.turn.threat_actions import perform

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
TRACKS = "T4 T5 T6 T7"
"""For the red, white and blue zones and the inside, unless a test says otherwise."""
E_ = TypeVar("E_", bound=Event)


class Table:
    """A mission with short names for what tests ask about."""

    def __init__(self, m: Mission, computer: bool) -> None:
        self.m = m
        self.computer = computer

    def play(self, turns: int = 1) -> Table:
        for _ in range(turns):
            if not self.m.lost:
                self.m.maintained |= self.computer
                play_turn(self.m)
        return self

    def hold(self) -> Table:
        """Stops everything that moves by itself."""
        for t in self.m.threats:
            t.speed = 0
        return self

    def finish(self) -> Table:
        while self.m.turn < TURNS and not self.m.lost and not self.m.early_jump:
            self.play(1)
        return self if self.m.lost else self.jump()

    def jump(self) -> Table:
        """Jumps to the thirteenth turn."""
        last_turn(self.m)
        return self

    def trigger(self, name: str, action: str) -> Table:
        """Triggers a threat's X, Y or Z right now."""
        perform(self.m, self.threat(name), 1 + "XYZ".index(action))
        return self

    @property
    def ship(self) -> Ship:
        return self.m.ship

    @property
    def points(self) -> Points:
        return points(self.m)

    def threat(self, name: str) -> Threat:
        """A threat by name or code."""
        return next(t for t in self.m.threats if name in (t.card.name, t.card.code))

    def player(self, name: str) -> Player:
        return self.m.crew[NAMES.index(name)]

    def at(self, name: str) -> str:
        """Where a crew member is."""
        return place(self.player(name).station)

    def damage(self) -> tuple[int, int, int]:
        """Damage tiles on red, white and blue."""
        red, white, blue = (COUNT[drawn] for drawn in self.ship.tiles)
        return red, white, blue

    def tiles(self, zone: int) -> list[str]:
        return [tile_name(zone, tile) for tile in range(6) if self.ship.tiles[zone] >> tile & 1]

    def left(self, name: str) -> int:
        """The hit points a threat has left."""
        t = self.threat(name)
        return t.hp - t.damage

    def destroyed(self, name: str) -> bool:
        return self.threat(name).fate == DESTROYED

    def survived(self, name: str) -> bool:
        return self.threat(name).fate == SURVIVED

    def in_play(self, name: str) -> bool:
        return self.threat(name).fate == ACTIVE

    def out(self) -> list[str]:
        """Who is knocked out."""
        return [p.name for p in self.m.crew if p.out]

    def told(self, kind: type[E_]) -> list[E_]:
        return [e for e in self.m.trace if isinstance(e, kind)]

    def why_not(self, name: str) -> list[str]:
        """Why a crew member's actions had no effect."""
        return [e.why for e in self.told(NoEffect) if e.seat == NAMES.index(name)]


def table(
    *threats: str,
    crew: list[str] | None = None,
    tracks: str = TRACKS,
    tiles: dict[str, list[str]] | None = None,
    tokens: list[str] | None = None,
    double: bool = False,
    variable: bool | None = None,
    ninja_at_x: bool = False,
    seed: int = 1,
    computer: bool = True,
) -> Table:
    """Threats as ``"2 white Gunship"``, ``"4 I1-03"`` or ``"3 red Sealed Capsule > Virus"``; plans as ``"C, lift, ,
    A"``, with an optional specialization in front: ``"medic: special+red"``. A stand-in maintains the computer, unless
    a test is about that."""
    rules: dict[str, bool] = {"double_actions": double, "ninja_poisons_at_x": ninja_at_x}
    if variable is not None:
        rules["variable_range"] = variable
    members = [_member(i, plan) for i, plan in enumerate(crew or [""])]
    for member in members:
        if tokens and member.get("specialization") == "teleporter":
            member["tokens"] = tokens
    return Table(
        read_mission(
            {
                "tracks": dict(zip(("red", "white", "blue", "internal"), tracks.split(), strict=True)),
                "threats": [_threat(text) for text in threats],
                "crew": members,
                "rules": rules,
                "damage": tiles or {},
                "seed": seed,
            }
        ),
        computer,
    )


def stand(t: Table, **stations: str) -> Table:
    """Puts crew members where a test wants them: ``stand(t, Bo="lower_red")``."""
    for name, where in stations.items():
        t.player(name).station = next(s for s in range(7) if place(s) == where)
    return t


def squad(t: Table, *names: str) -> Table:
    """Gives crew members an active battlebot squad."""
    for name in names:
        t.player(name).squad = 1
    return t


def fly_out(t: Table, name: str, distance: int = 1) -> Table:
    """Puts a crew member out in the interceptors."""
    squad(t, name)
    stand(t, **{name: "space"})
    t.player(name).distance = distance
    return t


def _threat(text: str) -> dict[str, object]:
    named, _, called = text.partition(" > ")
    turn, _, rest = named.partition(" ")
    entry: dict[str, object] = {"turn": int(turn)}
    zone, _, card = rest.partition(" ")
    if zone in ("red", "white", "blue"):
        entry |= {"zone": zone, "card": card}
    else:
        entry |= {"zone": "internal", "card": rest}
    if called:
        entry["calls"] = called
    return entry


def _member(i: int, text: str) -> dict[str, object]:
    who, colon, plan = text.partition(":")
    entry: dict[str, object] = {"name": NAMES[i], "plan": [o.strip() for o in (plan if colon else text).split(",")]}
    if colon:
        entry["specialization"] = who
    return entry
