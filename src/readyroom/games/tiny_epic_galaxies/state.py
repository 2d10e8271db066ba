"""All facts of a match, as whole numbers: cards are their place in the decks' tables, faces are 0 to 5.

The Rogue of the solo game is the last galaxy, seat -1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from readyroom.core.deck import Deck
from readyroom.core.native import mypyc_attr
from readyroom.core.steps import SteppedState
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.exploration import DWARF
from readyroom.games.tiny_epic_galaxies.cards.mats import LEVEL_POINTS, LEVEL_SHIPS, START_CULTURE, START_ENERGY
from readyroom.games.tiny_epic_galaxies.cards.planets import POINTS
from readyroom.games.tiny_epic_galaxies.options import Options
from readyroom.games.tiny_epic_galaxies.settings import Settings

LOCKED: Final = 0
HOME: Final = 1
SURFACE: Final = 2
ORBIT: Final = 3
EXPLORE: Final = 4
DANGER: Final = 5

INACTIVE: Final = 0
ACTIVATED: Final = 1
CONVERTED: Final = 2
HIRED: Final = 3
DISCARDED: Final = 4

ROGUE: Final = -1
"""The seat of the Rogue Galaxy."""

TURN: Final = (
    "active", "first", "round", "rolled", "dice", "dice_states", "rerolled", "converted", "activated", "current",
    "follow_price", "follow_energy", "follow_culture", "hire_discount", "fewer_dice",
)  # fmt: skip
"""The facts that a dump groups as the turn."""

EIGHTS: Final[tuple[int, ...]] = (1, 8, 64, 512, 4096, 32768)
"""A multiset of dice as one number: its base-8 digits are how many show each face."""


@mypyc_attr(acyclic=True)
class Ship:
    """One ship. ``at`` is the planet or danger card it is at, ``pilot`` who flies it; -1 for none."""

    __slots__ = ("at", "kind", "pilot", "space", "where")

    def __init__(self, kind: int, where: int, at: int = -1, space: int = 0, pilot: int = -1) -> None:
        self.kind = kind
        self.where = where
        self.at = at
        self.space = space
        self.pilot = pilot

    def put(self, where: int, at: int = -1, space: int = 0) -> None:
        self.where = where
        self.at = at
        self.space = space

    def clone(self) -> Ship:
        return Ship(self.kind, self.where, self.at, self.space, self.pilot)

    def dump(self) -> list[int]:
        return [self.kind, self.where, self.at, self.space, self.pilot]


@mypyc_attr(acyclic=True)
class Galaxy:
    """One seat's galaxy, or the Rogue's. ``used_planets`` and ``used_pilots`` are bit sets of this turn."""

    __slots__ = (
        "cards", "colonies", "culture", "dealt", "energy", "hangar", "level", "mission", "seat", "ships",
        "used_pilots", "used_planets",
    )  # fmt: skip

    SHARED: ClassVar[tuple[str, ...]] = ("dealt",)

    seat: int
    level: int
    energy: int
    culture: int
    ships: list[Ship]
    colonies: list[int]
    hangar: tuple[tuple[int, ...], ...]
    """By kind of advanced ship (aurora first): the pilots hired for it, the one who flies last."""
    cards: list[int]
    dealt: list[int]
    mission: int
    used_planets: int
    used_pilots: int

    def pilot_count(self) -> int:
        count = 0
        for pilots in self.hangar:
            count += len(pilots)
        return count

    def berth(self, kind: int, pilots: tuple[int, ...]) -> None:
        """Replaces the pilots of an advanced ship."""
        self.hangar = (*self.hangar[: kind - 1], pilots, *self.hangar[kind:])

    def dwarf_count(self) -> int:
        count = 0
        for card in self.cards:
            if DWARF[card]:
                count += 1
        return count

    def clone(self) -> Galaxy:
        copy = Galaxy()
        copy.seat = self.seat
        copy.level = self.level
        copy.energy = self.energy
        copy.culture = self.culture
        copy.ships = [ship.clone() for ship in self.ships]
        copy.colonies = self.colonies.copy()
        copy.hangar = self.hangar
        copy.cards = self.cards.copy()
        copy.dealt = self.dealt
        copy.mission = self.mission
        copy.used_planets = self.used_planets
        copy.used_pilots = self.used_pilots
        return copy


class PlanetAction(ABC):
    """What a planet does. ``does`` is the card's word for it, with its numbers."""

    def __init__(self, does: Any) -> None:
        self.does = does

    @abstractmethod
    def possible(self, s: State, seat: int, chain: int) -> bool:
        """Whether it would do anything for this seat; ``chain`` is the bit set of planets being used, this one too."""

    @abstractmethod
    def start(self, s: State, seat: int, t: Telling) -> None:
        """Does it, or pushes the steps that do."""


class State(SteppedState):
    """A whole match."""

    __slots__ = (
        "activated", "active", "beyond", "bottom_known", "box", "converted", "current", "dice", "dice_states",
        "drawn", "end_reason", "ended_by", "ending", "exploration", "face_up", "fewer_dice", "first",
        "follow_culture", "follow_energy", "follow_price", "galaxies", "hire_discount", "inactive", "missions",
        "options", "pilot_row", "pilots", "planet_actions", "planets", "rerolled", "rogue", "rogue_bonus",
        "rogue_dice", "rogue_die", "rolled", "round", "row", "seats", "settings", "solo", "top_known",
    )  # fmt: skip

    DERIVED = ("beyond", "inactive", "legal", "options", "planet_actions", "seats", "settings", "solo")
    SHARED = ("legal", "missions", "planet_actions", "settings")

    options: Options
    settings: Settings
    seats: int
    solo: bool
    beyond: bool
    galaxies: list[Galaxy]
    active: int
    first: int
    round: int
    # The turn
    rolled: bool
    dice: list[int]
    dice_states: list[int]
    inactive: int
    """The inactive dice as a multiset (see EIGHTS)."""
    rerolled: bool
    converted: bool
    activated: list[int]
    """Faces of the dice activated for their action this turn, in order."""
    current: int
    """Which of ``activated`` is being used or followed now; -1 for none (a hire)."""
    follow_price: int
    follow_energy: int
    follow_culture: int
    hire_discount: int
    fewer_dice: int
    # The middle of the table
    row: list[int]
    planets: Deck
    planet_actions: tuple[PlanetAction, ...]
    """By planet number: what it does."""
    box: list[int]
    """Planets discarded by Helios."""
    missions: list[int]
    pilot_row: list[int]
    pilots: Deck
    exploration: Deck
    face_up: list[int]
    drawn: int
    top_known: int
    """Bit set of the seats that have seen the exploration card on top."""
    bottom_known: list[int]
    """The same for each card tucked under the exploration deck."""
    # The Rogue
    rogue: int
    rogue_dice: int
    rogue_bonus: bool
    rogue_die: int
    # The end
    ending: bool
    ended_by: int
    end_reason: str

    def others(self, seat: int) -> tuple[int, ...]:
        """The other galaxies, clockwise from this one."""
        if self.solo:
            return (ROGUE,) if seat == 0 else (0,)
        return OTHERS[self.seats][seat]

    def points(self, seat: int) -> int:
        """In-game points: empire, planets, pilots, dwarf planets (A13, B7)."""
        g = self.galaxies[seat]
        points = LEVEL_POINTS[g.level]
        for planet in g.colonies:
            points += POINTS[planet]
        if self.beyond:
            points += g.pilot_count() * self.settings.pilot_points + g.dwarf_count() * self.settings.dwarf_points
        return points

    def clone(self) -> State:
        copy = State()
        copy.options = self.options
        copy.settings = self.settings
        copy.seats = self.seats
        copy.solo = self.solo
        copy.beyond = self.beyond
        copy.galaxies = [g.clone() for g in self.galaxies]
        copy.active = self.active
        copy.first = self.first
        copy.round = self.round
        copy.rolled = self.rolled
        copy.dice = self.dice.copy()
        copy.dice_states = self.dice_states.copy()
        copy.inactive = self.inactive
        copy.rerolled = self.rerolled
        copy.converted = self.converted
        copy.activated = self.activated.copy()
        copy.current = self.current
        copy.follow_price = self.follow_price
        copy.follow_energy = self.follow_energy
        copy.follow_culture = self.follow_culture
        copy.hire_discount = self.hire_discount
        copy.fewer_dice = self.fewer_dice
        copy.row = self.row.copy()
        copy.planets = self.planets.clone()
        copy.planet_actions = self.planet_actions
        copy.box = self.box.copy()
        copy.missions = self.missions
        copy.pilot_row = self.pilot_row.copy()
        copy.pilots = self.pilots.clone()
        copy.exploration = self.exploration.clone()
        copy.face_up = self.face_up.copy()
        copy.drawn = self.drawn
        copy.top_known = self.top_known
        copy.bottom_known = self.bottom_known.copy()
        copy.rogue = self.rogue
        copy.rogue_dice = self.rogue_dice
        copy.rogue_bonus = self.rogue_bonus
        copy.rogue_die = self.rogue_die
        copy.ending = self.ending
        copy.ended_by = self.ended_by
        copy.end_reason = self.end_reason
        copy.over = self.over
        copy.stack = self.stack.copy()  # steps never change: a step that goes on is replaced
        copy.legal = self.legal
        return copy

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        plain["turn"] = {name: plain.pop(name) for name in TURN}
        plain["rogue"] = [self.rogue, *[plain.pop(name) for name in ("rogue_dice", "rogue_bonus", "rogue_die")]]
        plain["end"] = [plain.pop(name) for name in ("ending", "ended_by", "end_reason", "over")]
        return plain


def new_state(options: Options, seats: int, settings: Settings) -> State:
    """An empty table before setup."""
    s = State()
    s.options = options
    s.settings = settings
    s.seats = seats
    s.solo = seats == 1
    s.beyond = options.beyond_the_black
    s.galaxies = []
    s.active = 0
    s.first = 0
    s.round = 1
    clear_turn(s)
    s.fewer_dice = 0
    s.row = []
    s.planets = Deck([])
    s.planet_actions = ()
    s.box = []
    s.missions = []
    s.pilot_row = []
    s.pilots = Deck([])
    s.exploration = Deck([])
    s.face_up = []
    s.drawn = -1
    s.top_known = 0
    s.bottom_known = []
    s.rogue = -1
    s.rogue_dice = 0
    s.rogue_bonus = False
    s.rogue_die = -1
    s.ending = False
    s.ended_by = -2
    s.end_reason = ""
    s.over = False
    s.stack = []
    s.legal = None
    return s


def new_galaxy(seat: int) -> Galaxy:
    """A galaxy as it starts, without ships."""
    g = Galaxy()
    g.seat = seat
    g.level = 1
    g.energy = START_ENERGY
    g.culture = START_CULTURE
    g.ships = []
    g.colonies = []
    g.hangar = ((), (), (), ())
    g.cards = []
    g.dealt = []
    g.mission = -1
    g.used_planets = 0
    g.used_pilots = 0
    return g


def _clockwise(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats))


OTHERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(_clockwise(seats) if seats else () for seats in range(6))
"""By number of seats and seat: the other seats, clockwise."""


def new_ships(level: int, kind: int = 0) -> list[Ship]:
    """Four ships: those of the level at home, the rest locked."""
    return [Ship(kind, HOME if i < LEVEL_SHIPS[level] else LOCKED) for i in range(4)]


def clear_turn(s: State) -> None:
    """Clears everything that lasts for one turn."""
    s.rolled = False
    s.dice = []
    s.dice_states = []
    s.inactive = 0
    s.rerolled = False
    s.converted = False
    s.activated = []
    s.current = -1
    s.follow_price = s.settings.follow_price
    s.follow_energy = 0
    s.follow_culture = 0
    s.hire_discount = 0
    for g in s.galaxies:
        g.used_planets = 0
        g.used_pilots = 0
