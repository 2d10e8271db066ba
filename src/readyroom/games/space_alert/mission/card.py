"""A threat card: a few numbers, three lists of effects, some traits, and sometimes a function of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from readyroom.games.space_alert.mission.mission import Mission
    from readyroom.games.space_alert.mission.threat import Threat

WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
Colour = Literal["white", "yellow", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("white", "yellow", "red")

BASE: Final = "base"
FRONTIER: Final = "frontier"

EXTERNAL: Final = 0
INTRUDER: Final = 1
MALFUNCTION: Final = 2
Kind = Literal["external", "intruder", "malfunction"]
KINDS: Final[tuple[Kind, ...]] = ("external", "intruder", "malfunction")

WITH_BOTS: Final = 3
FROM_SPACE: Final = 4
"""How to deal with an internal threat: a letter (0 to 2), the battlebots, or the interceptors."""

CALLS_NOTHING: Final = 0
CALLS_EXTERNAL: Final = 1
CALLS_INTERNAL: Final = 2
CalledSide = Literal["external", "internal"]
CALLED_SIDES: Final[tuple[None, CalledSide, CalledSide]] = (None, "external", "internal")

NO_POINTS: Final = -1
"""Its Z loses the ship, so nobody survives it."""

DOUBLE_DAMAGE: Final = 1 << 0
PLASMATIC: Final = 1 << 1
CARRIER: Final = 1 << 2
CRYOSHIELD: Final = 1 << 3
MEGASHIELD: Final = 1 << 4
PULSE_STRIPS_SHIELD: Final = 1 << 5
POLARIZED: Final = 1 << 6
PHASING: Final = 1 << 7
SPANS_ALL: Final = 1 << 8
HIDDEN_UNTIL_X: Final = 1 << 9
HIDDEN_AT_DISTANCE_3: Final = 1 << 10
ROCKET_IMMUNE: Final = 1 << 11
HEAVY_LASER_IMMUNE: Final = 1 << 12
ROCKET_DECOY: Final = 1 << 13
ROCKET_MAGNET: Final = 1 << 14
SLOWED_WHEN_HURT: Final = 1 << 15
CRASH_BOMBED: Final = 1 << 16
RETALIATES: Final = 1 << 17
SPLASHES: Final = 1 << 18
ACCELERATES: Final = 1 << 19
Z_AT_JUMP: Final = 1 << 20
FIGHTS_BACK: Final = 1 << 21
SLIMY: Final = 1 << 22
TOKEN_PER_HIT: Final = 1 << 23
KILLS_DESTROYER: Final = 1 << 24
TELEPORTS_WHEN_HIT: Final = 1 << 25
ATTACHES: Final = 1 << 26
ENERGY_FOR_LAST_REPAIR: Final = 1 << 27
THREE_AT_ONCE: Final = 1 << 28
ALONE_IS_BETTER: Final = 1 << 29
BOTS_HELP_REPAIR: Final = 1 << 30
SWITCHES_DECKS: Final = 1 << 31
KNOCKS_OUT_AT_JUMP: Final = 1 << 32
NOT_A_CARD: Final = 1 << 33
"""A gremlin's sabotage: repaired like a malfunction, but worth nothing."""
BACKFIRES: Final = 1 << 34
POISONS: Final = 1 << 35
INFECTS: Final = 1 << 36
"""If it marked someone, its token moves on to Z after it is destroyed."""
COUNTS_ROCKETS: Final = 1 << 37
ROCKET_DEFLECTS: Final = 1 << 38

TRAIT_WORDS: Final = {
    DOUBLE_DAMAGE: "double damage",
    PLASMATIC: "plasmatic",
    CARRIER: "carrier",
    CRYOSHIELD: "cryoshield",
    MEGASHIELD: "megashield",
    PULSE_STRIPS_SHIELD: "pulse strips shield",
    POLARIZED: "polarized",
    PHASING: "phasing",
    SPANS_ALL: "spans all trajectories",
    HIDDEN_UNTIL_X: "hidden until X",
    HIDDEN_AT_DISTANCE_3: "hidden at distance 3",
    ROCKET_IMMUNE: "rockets ignore it",
    HEAVY_LASER_IMMUNE: "heavy lasers ignore it",
    FIGHTS_BACK: "fights back",
}

Does = Callable[["Mission", "Threat", "Effect"], None]
Hook = Callable[["Mission", "Threat"], None]


class Effect:
    """One thing a threat does when its token reaches a square: a function and the numbers it needs."""

    __slots__ = ("do", "n", "phased", "text", "where")

    def __init__(self, do: Does, text: str, n: int = 0, phased: int = -1, where: int = 0) -> None:
        self.do = do
        self.text = text
        self.n = n
        self.phased = n if phased < 0 else phased
        """The number in square brackets: for a threat that was phased out until it moved."""
        self.where = where


Effects = Effect | tuple[Effect, ...] | None


class Card:
    """A threat card. ``shield`` is the inaccessibility of an internal threat."""

    __slots__ = (
        "appears", "box", "calls", "cap", "code", "colour", "destroyed", "dies", "hp", "kind", "letter", "name",
        "per_count", "points", "serious", "shield", "since", "speed", "stations", "survived", "team_bonus", "text",
        "traits", "until", "x", "y", "z",
    )  # fmt: skip

    def __init__(
        self, kind: int, code: str, name: str, colour: int, hp: int, shield: int, speed: int, points: tuple[int, int],
        x: Effects, y: Effects, z: Effects, text: str, traits: int, stations: tuple[int, ...], letter: int, calls: int,
        cap: int, per_count: int, team_bonus: int, appears: Hook | None, dies: Hook | None, since: int, until: int,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.code = code
        self.name = name
        self.colour = colour
        self.serious = code.startswith("S")
        self.box = FRONTIER if len(code.partition("-")[2]) == 3 else BASE
        self.hp = hp
        self.shield = shield
        self.speed = speed
        self.points = points
        self.survived, self.destroyed = points
        self.x = _listed(x)
        self.y = _listed(y)
        self.z = _listed(z)
        self.text = text
        self.traits = traits
        self.stations = stations
        self.letter = letter
        self.calls = calls
        self.cap = cap
        """The most damage it takes from weapons in one turn; 0 for no limit."""
        self.per_count = per_count
        """The strength of an asteroid's last attack for each X and Y it has passed."""
        self.team_bonus = team_bonus
        """Extra damage when it is repaired in all of its stations in one turn."""
        self.appears = appears
        self.dies = dies
        self.since = since
        self.until = until

    @property
    def id(self) -> str:
        return self.code

    @property
    def internal(self) -> bool:
        return self.kind != EXTERNAL

    def on(self, square: int) -> tuple[Effect, ...]:
        """Its effects on an X (1), Y (2) or Z (3) square."""
        return self.x if square == 1 else self.y if square == 2 else self.z

    def says(self, square: int) -> str:
        """The words of its X, Y or Z action."""
        return " ".join(e.text for e in self.on(square)) or "Nothing."

    def __repr__(self) -> str:
        return f"<{self.code} {self.name}>"


def external(
    code: str, name: str, colour: int, hp: int, shield: int, speed: int, points: tuple[int, int],
    x: Effects = None, y: Effects = None, z: Effects = None, text: str = "", traits: int = 0,
    calls: int = CALLS_NOTHING, cap: int = 0, per_count: int = 0, appears: Hook | None = None, dies: Hook | None = None,
    since: int = 1, until: int = 0,
) -> Card:  # fmt: skip
    """A threat that flies along the trajectory of a zone."""
    return Card(EXTERNAL, code, name, colour, hp, shield, speed, points, x, y, z, text, traits, (), 0, calls, cap,
                per_count, 0, appears, dies, since, until)  # fmt: skip


def intruder(
    code: str, name: str, colour: int, hp: int, speed: int, at: int | tuple[int, ...], points: tuple[int, int],
    x: Effects = None, y: Effects = None, z: Effects = None, text: str = "", traits: int = 0, hidden: int = 0,
    appears: Hook | None = None, dies: Hook | None = None, since: int = 1, until: int = 0,
) -> Card:  # fmt: skip
    """A threat that walks the ship and is fought with battlebots. ``hidden`` is its inaccessibility."""
    stations = at if isinstance(at, tuple) else (at,)
    return Card(INTRUDER, code, name, colour, hp, hidden, speed, points, x, y, z, text, traits, stations, WITH_BOTS,
                CALLS_NOTHING, 0, 0, 0, appears, dies, since, until)  # fmt: skip


def malfunction(
    code: str, name: str, colour: int, letter: int, hp: int, speed: int, at: int | tuple[int, ...],
    points: tuple[int, int], x: Effects = None, y: Effects = None, z: Effects = None, text: str = "", traits: int = 0,
    hidden: int = 0, calls: int = CALLS_NOTHING, team_bonus: int = 0, appears: Hook | None = None,
    dies: Hook | None = None, since: int = 1, until: int = 0,
) -> Card:  # fmt: skip
    """A broken system, repaired with its letter. ``hidden`` is its inaccessibility."""
    stations = at if isinstance(at, tuple) else (at,)
    return Card(MALFUNCTION, code, name, colour, hp, hidden, speed, points, x, y, z, text, traits, stations, letter,
                calls, 0, 0, team_bonus, appears, dies, since, until)  # fmt: skip


def mask(stations: tuple[int, ...]) -> int:
    """Stations as a bit mask."""
    bits = 0
    for s in stations:
        bits |= 1 << s
    return bits


def _listed(effects: Effects) -> tuple[Effect, ...]:
    if effects is None:
        return ()
    return (effects,) if isinstance(effects, Effect) else effects
