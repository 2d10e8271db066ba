"""All facts of a match: the galaxy, the techs on offer, and each captain's ship.

Most of them seldom change. They are tuples, and a change replaces the whole: so copies of a state have them in common,
and what follows from them can be kept as long as they are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from readyroom.core.deck import Deck
from readyroom.core.steps import SteppedState
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import CARGO_SLOTS, LOCKERS, SLOT_BOARDS, Side, SlotBoard
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.names import COMMANDER, NONE, is_commander
from readyroom.games.starship_captains.outfit import BARE, DAMAGED, Outfit

AT_STATION: Final = 0
"""Where a station's tile is: at its station, or waiting on the round track for round 2, 3 or 4; later, it is out."""

DIMENSIONAL_LOCKERS: Final = TECH_NUMBER["dimensional-lockers"]


def replaced(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same row with one number changed."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


class Ship:
    """A captain's boards, crew and cargo. ``ready`` counts figures by kind; the front of ``queue`` is at 0."""

    __slots__ = (
        "artifacts", "at", "crowd", "damage", "loops", "medals", "missions", "outfit", "passed", "pirates", "queue",
        "ready", "slots", "spaces", "used_shared",
    )  # fmt: skip

    DERIVED: ClassVar[tuple[str, ...]] = ("outfit",)
    SHARED: ClassVar[tuple[str, ...]] = ("outfit",)

    at: int
    medals: int
    ready: list[int]
    queue: list[int]
    damage: int
    artifacts: tuple[int, ...]
    pirates: tuple[int, ...]
    slots: tuple[int, ...]
    crowd: tuple[int, ...]
    """The artifact that lies face down on a room: the basic ones, then those in tech slots."""
    outfit: Outfit
    """Cached from ``slots`` and ``crowd``; call ``State.outfit`` to get it."""
    spaces: tuple[int, ...]
    loops: tuple[int, ...]
    missions: tuple[int, ...]
    passed: bool
    used_shared: int
    """Shared one-shot techs this captain has used, as a bit set."""

    def tokens(self) -> int:
        artifacts = self.artifacts
        return artifacts[0] + artifacts[1] + artifacts[2] + len(self.pirates)

    def tech_damage(self) -> int:
        count = 0
        for card in self.slots:
            if card == DAMAGED:
                count += 1
        return count

    def commanders(self) -> int:
        """Those on the ship; the caller counts one at work in a room or on a mission."""
        ready = self.ready
        count = ready[COMMANDER + 1] + ready[COMMANDER + 2] + ready[COMMANDER + 3]
        for figure in self.queue:
            if figure > COMMANDER:  # androids never queue
                count += 1
        return count

    def clone(self) -> Ship:
        made = Ship()
        made.at = self.at
        made.medals = self.medals
        made.ready = self.ready.copy()
        made.queue = self.queue.copy()
        made.damage = self.damage
        made.artifacts = self.artifacts
        made.pirates = self.pirates
        made.slots = self.slots
        made.crowd = self.crowd
        made.outfit = self.outfit
        made.spaces = self.spaces
        made.loops = self.loops
        made.missions = self.missions
        made.passed = self.passed
        made.used_shared = self.used_shared
        return made


def new_ship() -> Ship:
    """Empty, at Home Station."""
    ship = Ship()
    ship.at = 0
    ship.medals = 0
    ship.ready = [0] * 8
    ship.queue = []
    ship.damage = 0
    ship.artifacts = (0, 0, 0)
    ship.pirates = ()
    ship.slots = BARE.slots
    ship.crowd = BARE.crowd
    ship.outfit = BARE
    ship.spaces = (0, 0, 0)
    ship.loops = (0, 0, 0)
    ship.missions = ()
    ship.passed = False
    ship.used_shared = 0
    return ship


Start = Callable[["State", int, Atom, Telling], None]
"""How an atom of an effect begins."""


class State(SteppedState):
    """The whole table."""

    __slots__ = (
        "action_deck", "active", "archive", "artifact_discard", "artifact_supply", "atoms", "coming_actions", "decoyed",
        "drawn_actions", "event_cards", "events_done", "face_up", "first", "galaxy", "holders", "lasting", "line_used",
        "mentored", "mission", "mission_box", "mission_crew", "mission_deck", "missions_at", "moved", "numbers_at",
        "offer", "omega_deck", "omega_discard", "painted", "passenger", "peeked", "pirate_discard",
        "pirate_supply", "round", "routes", "seats", "shadow_at", "shadow_next", "shared", "shielded", "ships",
        "side", "slot_board", "slots_side", "station_at", "station_tiles", "tech_deck", "tech_discard", "track_sides",
        "trophies", "version", "working",
    )  # fmt: skip

    DERIVED: ClassVar[tuple[str, ...]] = ("atoms", "galaxy", "legal", "slot_board")
    SHARED: ClassVar[tuple[str, ...]] = (
        "action_deck", "artifact_supply", "atoms", "galaxy", "legal", "mission_deck", "omega_deck", "pirate_supply",
        "slot_board", "tech_deck",
    )  # fmt: skip
    """Decks, too, are replaced and not changed: drawing makes a copy (``supplies``)."""

    seats: int
    slots_side: Side
    version: int
    """The version of the rules this match began on, and ends on."""
    atoms: dict[str, Start]
    """How each atom of an effect begins."""
    ships: list[Ship]
    round: int
    first: int
    active: int
    # The galaxy.
    side: int
    galaxy: Galaxy
    missions_at: tuple[int, ...]
    numbers_at: tuple[int, ...]
    face_up: tuple[bool, ...]
    """Whether the numbered tile of a planet is face up."""
    station_at: tuple[int, ...]
    station_tiles: tuple[int, ...]
    holders: tuple[int, ...]
    routes: tuple[int, ...]
    """The pirate on each route."""
    # Supplies.
    pirate_supply: Deck
    pirate_discard: tuple[int, ...]
    artifact_supply: Deck
    artifact_discard: tuple[int, ...]
    mission_deck: Deck
    peeked: tuple[int, ...]
    """For each mission on top of the deck whose place is known: who has seen it, as a bit set of seats."""
    tech_deck: Deck
    tech_discard: tuple[int, ...]
    omega_deck: Deck
    omega_discard: tuple[int, ...]
    offer: tuple[int, ...]
    """The spaces of the central tech board."""
    slot_board: SlotBoard
    # Factions.
    track_sides: tuple[int, ...]
    event_cards: tuple[int, ...]
    events_done: int
    lasting: tuple[int, ...]
    archive: tuple[int, ...]
    """Techs that lie on the Tincan event."""
    shared: tuple[int, ...]
    trophies: tuple[int, ...]
    # The turn.
    moved: bool
    """Whether the captain's ship moved or jumped this turn, which matters in version 1."""
    shielded: int
    """Captains whose Hull Plating holds for the rest of the turn, as a bit set."""
    decoyed: int
    """Captains whose Decoy Drones have drawn fire this turn, as a bit set."""
    painted: bool
    """Whether Stealth Paint has been used on this mission."""
    mentored: bool
    """Whether Cadet Mentoring has been used on this mission."""
    line_used: bool
    mission: int
    mission_crew: tuple[int, ...]
    mission_box: tuple[int, ...]
    """Missions that Captain Shadow completed."""
    working: int
    """A commander between its first and second task in a room."""
    # Captain Shadow.
    shadow_at: int
    shadow_next: bool
    passenger: int
    action_deck: Deck
    coming_actions: tuple[int, ...]
    drawn_actions: tuple[int, ...]

    def outfit(self, seat: int) -> Outfit:
        """What a captain's slots and the techs shared by everyone allow."""
        ship = self.ships[seat]
        kept = ship.outfit
        mine = kept.slots is ship.slots and kept.crowd is ship.crowd and kept.used == ship.used_shared
        if mine and (kept.shared is self.shared or kept.shared == self.shared):
            return kept
        ship.outfit = Outfit(ship.slots, ship.crowd, self.shared, ship.used_shared)
        return ship.outfit

    def has(self, seat: int, tech: int) -> bool:
        """Whether a captain can use a tech: in one of their slots, or shared by all."""
        return self.outfit(seat).techs >> tech & 1 != 0

    def room_for_cargo(self, seat: int) -> int:
        """How many tokens the ship can hold beside its damage."""
        lockers = LOCKERS if self.has(seat, DIMENSIONAL_LOCKERS) else 0
        return max(0, CARGO_SLOTS - self.ships[seat].damage) + lockers

    def ships_at(self, place: int) -> list[int]:
        return [seat for seat, ship in enumerate(self.ships) if ship.at == place]

    def alone_at(self, place: int) -> int:
        """The captain whose ship is the only one there, or NONE."""
        found = NONE
        for seat, ship in enumerate(self.ships):
            if ship.at == place:
                if found != NONE:
                    return NONE
                found = seat
        return found

    def commanders(self, seat: int) -> int:
        """All of a captain's commanders, including those at work."""
        count = self.ships[seat].commanders()
        if seat == self.active:
            for figure in self.mission_crew:
                if is_commander(figure):
                    count += 1
            if self.working != NONE:
                count += 1
        return count

    def clone(self) -> State:
        made = State()
        made.seats = self.seats
        made.slots_side = self.slots_side
        made.version = self.version
        made.atoms = self.atoms
        made.side = self.side
        made.galaxy = self.galaxy
        made.round = self.round
        made.first = self.first
        made.active = self.active
        made.over = self.over
        made.ships = [ship.clone() for ship in self.ships]
        made.stack = self.stack.copy()
        made.legal = self.legal
        made.missions_at = self.missions_at
        made.numbers_at = self.numbers_at
        made.face_up = self.face_up
        made.station_at = self.station_at
        made.station_tiles = self.station_tiles
        made.holders = self.holders
        made.routes = self.routes
        made.pirate_supply = self.pirate_supply
        made.pirate_discard = self.pirate_discard
        made.artifact_supply = self.artifact_supply
        made.artifact_discard = self.artifact_discard
        made.mission_deck = self.mission_deck
        made.peeked = self.peeked
        made.tech_deck = self.tech_deck
        made.tech_discard = self.tech_discard
        made.omega_deck = self.omega_deck
        made.omega_discard = self.omega_discard
        made.offer = self.offer
        made.slot_board = self.slot_board
        made.track_sides = self.track_sides
        made.event_cards = self.event_cards
        made.events_done = self.events_done
        made.lasting = self.lasting
        made.archive = self.archive
        made.shared = self.shared
        made.trophies = self.trophies
        made.moved = self.moved
        made.shielded = self.shielded
        made.decoyed = self.decoyed
        made.painted = self.painted
        made.mentored = self.mentored
        made.line_used = self.line_used
        made.mission_box = self.mission_box
        made.shadow_next = self.shadow_next
        made.mission = self.mission
        made.mission_crew = self.mission_crew
        made.working = self.working
        made.shadow_at = self.shadow_at
        made.passenger = self.passenger
        made.action_deck = self.action_deck
        made.coming_actions = self.coming_actions
        made.drawn_actions = self.drawn_actions
        return made


def new_state(seats: int, slots_side: Side, version: int, atoms: dict[str, Start]) -> State:
    """An empty table."""
    s = State()
    s.seats = seats
    s.slots_side = slots_side
    s.version = version
    s.atoms = atoms
    s.ships = [new_ship() for _ in range(seats)]
    s.stack = []
    s.legal = None
    s.over = False
    s.round = 1
    s.first = 0
    s.active = 0
    s.side = 1 if seats == 4 else 0
    s.galaxy = LARGE if s.side else SMALL
    nothing = NOTHING_AT[s.side]
    s.missions_at = nothing
    s.numbers_at = (0,) * len(nothing)
    s.face_up = (False,) * len(nothing)
    s.station_at = nothing
    s.station_tiles = (AT_STATION,) * 3
    s.holders = nothing
    s.routes = (NONE,) * len(s.galaxy.routes)
    s.pirate_supply = NO_CARDS
    s.pirate_discard = ()
    s.artifact_supply = NO_CARDS
    s.artifact_discard = ()
    s.mission_deck = NO_CARDS
    s.peeked = ()
    s.tech_deck = NO_CARDS
    s.tech_discard = ()
    s.omega_deck = NO_CARDS
    s.omega_discard = ()
    s.offer = ()
    s.slot_board = SLOT_BOARDS[slots_side]
    s.track_sides = (0, 0, 0)
    s.event_cards = (NONE,) * 3
    s.events_done = 0
    s.lasting = ()
    s.archive = ()
    s.shared = ()
    s.trophies = (NONE,) * 3
    s.moved = False
    s.shielded = 0
    s.decoyed = 0
    s.painted = False
    s.mentored = False
    s.line_used = False
    s.mission = NONE
    s.mission_crew = ()
    s.mission_box = ()
    s.working = NONE
    s.shadow_at = NONE
    s.shadow_next = False
    s.passenger = NONE
    s.action_deck = NO_CARDS
    s.coming_actions = ()
    s.drawn_actions = ()
    return s


NOTHING_AT: Final[tuple[tuple[int, ...], ...]] = ((NONE,) * len(SMALL.locations), (NONE,) * len(LARGE.locations))
NO_CARDS: Final = Deck([])
