"""All facts of a match: the galaxy, the techs on offer, and each captain's ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from readyroom.core.deck import Deck
from readyroom.core.steps import SteppedState, facts_of
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import CARGO_SLOTS, LOCKERS, SLOT_BOARDS, SLOTS, SlotBoard
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.names import COMMANDER, is_commander

EMPTY: Final = -1
DAMAGED: Final = -2
NONE: Final = -1
SHADOW: Final = -1
"""Captain Shadow, where a seat is told."""
AT_STATION: Final = 0
"""Where a station's tile is: at its station, or waiting on the round track for round 2, 3 or 4; later, it is out."""

DIMENSIONAL_LOCKERS: Final = TECH_NUMBER["dimensional-lockers"]
BASIC_ROOMS: Final = 4


class Ship:
    """A captain's boards, crew and cargo. ``ready`` counts figures by kind; the front of ``queue`` is at 0."""

    __slots__ = (
        "artifacts", "at", "crowd", "damage", "loops", "medals", "missions", "passed", "pirates", "queue", "ready",
        "slots", "spaces", "used_shared",
    )  # fmt: skip

    def __init__(self) -> None:
        self.at = 0
        self.medals = 0
        self.ready = [0] * 8
        self.queue: list[int] = []
        self.damage = 0
        self.artifacts = [0, 0, 0]
        self.pirates: list[int] = []
        self.slots = [EMPTY] * SLOTS
        self.crowd = [NONE] * (BASIC_ROOMS + SLOTS)
        """The artifact that lies face down on a room: the basic ones, then those in tech slots."""
        self.spaces = [0, 0, 0]
        self.loops = [0, 0, 0]
        self.missions: list[int] = []
        self.passed = False
        self.used_shared = 0
        """Shared one-shot techs this captain has used, as a bit set."""

    @property
    def tokens(self) -> int:
        return sum(self.artifacts) + len(self.pirates)

    @property
    def tech_damage(self) -> int:
        return self.slots.count(DAMAGED)

    def commanders(self) -> int:
        """On the ship; one at work in a room or on a mission is counted by who asks."""
        ready = self.ready
        count = ready[COMMANDER + 1] + ready[COMMANDER + 2] + ready[COMMANDER + 3]
        for figure in self.queue:
            if figure > COMMANDER:  # androids never queue
                count += 1
        return count

    def clone(self) -> Ship:
        made = Ship.__new__(Ship)
        made.at = self.at
        made.medals = self.medals
        made.ready = self.ready.copy()
        made.queue = self.queue.copy()
        made.damage = self.damage
        made.artifacts = self.artifacts.copy()
        made.pirates = self.pirates.copy()
        made.slots = self.slots.copy()
        made.crowd = self.crowd.copy()
        made.spaces = self.spaces.copy()
        made.loops = self.loops.copy()
        made.missions = self.missions.copy()
        made.passed = self.passed
        made.used_shared = self.used_shared
        return made

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in facts_of(Ship)}


Start = Callable[["State", int, Atom, Telling], None]
"""How an atom of an effect begins."""


class State(SteppedState):
    """The whole table."""

    __slots__ = (
        "action_deck", "active", "archive", "artifact_discard", "artifact_supply", "atoms", "coming_actions", "decoyed",
        "drawn_actions", "event_cards", "events_done", "face_up", "first", "holders", "lasting", "line_used",
        "mentored", "mission", "mission_box", "mission_crew", "mission_deck", "missions_at", "moved", "numbers_at",
        "offer", "omega_deck", "omega_discard", "painted", "passenger", "peeked", "pirate_discard",
        "pirate_supply", "round", "routes", "seats", "shadow_at", "shadow_next", "shared", "shielded", "ships",
        "side", "slots_side", "station_at", "station_tiles", "tech_deck", "tech_discard", "track_sides",
        "trophies", "version", "working",
    )  # fmt: skip

    DERIVED = ("atoms", "legal")
    SHARED = ("atoms", "legal")

    def __init__(self, seats: int, slots_side: str, version: int, atoms: dict[str, Start]) -> None:
        self.seats = seats
        self.slots_side = slots_side
        self.version = version
        """The version of the rules this match began on, and ends on."""
        self.side = 1 if seats == 4 else 0
        self.round = 1
        self.first = 0
        self.active = 0
        self.over = False
        self.ships = [Ship() for _ in range(seats)]
        self.atoms = atoms
        """How each atom of an effect begins."""
        self.stack = []
        self.legal = None
        # The galaxy.
        places = len(self.galaxy.locations)
        self.missions_at = [NONE] * places
        self.numbers_at = [0] * places
        self.face_up = [False] * places
        """Whether the numbered tile of a planet is face up."""
        self.station_at = [NONE] * places
        self.station_tiles = [AT_STATION] * 3
        self.holders = [NONE] * places
        self.routes = [NONE] * len(self.galaxy.routes)
        """The pirate on each route."""
        # Supplies.
        self.pirate_supply = Deck([])
        self.pirate_discard: list[int] = []
        self.artifact_supply = Deck([])
        self.artifact_discard: list[int] = []
        self.mission_deck = Deck([])
        self.peeked: list[int] = []
        """For each mission on top of the deck whose place is known: who has seen it, as a bit set of seats."""
        self.tech_deck = Deck([])
        self.tech_discard: list[int] = []
        self.omega_deck = Deck([])
        self.omega_discard: list[int] = []
        self.offer: list[int] = []
        """The spaces of the central tech board."""
        # Factions.
        self.track_sides = [0, 0, 0]
        self.event_cards = [NONE] * 3
        self.events_done = 0
        self.lasting: list[int] = []
        self.archive: list[int] = []
        """Techs that lie on the Tincan event."""
        self.shared: list[int] = []
        self.trophies = [NONE] * 3
        # The turn.
        self.moved = False
        """Whether the captain's ship moved or jumped this turn; version 1 asks."""
        self.shielded = 0
        """Captains whose Hull Plating holds for the rest of the turn, as a bit set."""
        self.decoyed = 0
        """Captains whose Decoy Drones have drawn fire this turn, as a bit set."""
        self.painted = False
        """Whether Stealth Paint has done its work on this mission."""
        self.mentored = False
        """Whether Cadet Mentoring has done its work on this mission."""
        self.line_used = False
        self.mission = NONE
        self.mission_crew: list[int] = []
        self.mission_box: list[int] = []
        """Missions that Captain Shadow completed."""
        self.working = NONE
        """A commander between its first and second task in a room."""
        # Captain Shadow.
        self.shadow_at = NONE
        self.shadow_next = False
        self.passenger = NONE
        self.action_deck = Deck([])
        self.coming_actions: list[int] = []
        self.drawn_actions: list[int] = []

    @property
    def galaxy(self) -> Galaxy:
        return LARGE if self.side else SMALL

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def slot_board(self) -> SlotBoard:
        return SLOT_BOARDS[self.slots_side]

    def has(self, seat: int, tech: int) -> bool:
        """Whether a captain can use a tech: in an own slot, or shared by all."""
        return tech in self.ships[seat].slots or tech in self.shared

    def room_for_cargo(self, seat: int) -> int:
        """How many tokens the ship can hold beside its damage."""
        lockers = LOCKERS if self.has(seat, DIMENSIONAL_LOCKERS) else 0
        return max(0, CARGO_SLOTS - self.ships[seat].damage) + lockers

    def ships_at(self, place: int) -> list[int]:
        return [seat for seat, ship in enumerate(self.ships) if ship.at == place]

    def commanders(self, seat: int) -> int:
        """All of a captain's commanders, those at work too."""
        count = self.ships[seat].commanders()
        if seat == self.active:
            count += sum(map(is_commander, self.mission_crew)) + (self.working != NONE)
        return count

    def clone(self) -> State:
        made = State.__new__(State)
        made.seats = self.seats
        made.slots_side = self.slots_side
        made.version = self.version
        made.atoms = self.atoms
        made.side = self.side
        made.round = self.round
        made.first = self.first
        made.active = self.active
        made.over = self.over
        made.ships = [ship.clone() for ship in self.ships]
        made.stack = self.stack.copy()
        made.legal = self.legal
        made.missions_at = self.missions_at.copy()
        made.numbers_at = self.numbers_at.copy()
        made.face_up = self.face_up.copy()
        made.station_at = self.station_at.copy()
        made.station_tiles = self.station_tiles.copy()
        made.holders = self.holders.copy()
        made.routes = self.routes.copy()
        made.pirate_supply = self.pirate_supply.clone()
        made.pirate_discard = self.pirate_discard.copy()
        made.artifact_supply = self.artifact_supply.clone()
        made.artifact_discard = self.artifact_discard.copy()
        made.mission_deck = self.mission_deck.clone()
        made.peeked = self.peeked.copy()
        made.tech_deck = self.tech_deck.clone()
        made.tech_discard = self.tech_discard.copy()
        made.omega_deck = self.omega_deck.clone()
        made.omega_discard = self.omega_discard.copy()
        made.offer = self.offer.copy()
        made.track_sides = self.track_sides.copy()
        made.event_cards = self.event_cards.copy()
        made.events_done = self.events_done
        made.lasting = self.lasting.copy()
        made.archive = self.archive.copy()
        made.shared = self.shared.copy()
        made.trophies = self.trophies.copy()
        made.moved = self.moved
        made.shielded = self.shielded
        made.decoyed = self.decoyed
        made.painted = self.painted
        made.mentored = self.mentored
        made.line_used = self.line_used
        made.mission_box = self.mission_box.copy()
        made.shadow_next = self.shadow_next
        made.mission = self.mission
        made.mission_crew = self.mission_crew.copy()
        made.working = self.working
        made.shadow_at = self.shadow_at
        made.passenger = self.passenger
        made.action_deck = self.action_deck.clone()
        made.coming_actions = self.coming_actions.copy()
        made.drawn_actions = self.drawn_actions.copy()
        return made

    def dump(self) -> dict[str, Any]:
        plain: dict[str, Any] = {}
        for name in facts_of(State):
            value = getattr(self, name)
            if name == "ships":
                plain[name] = [ship.dump() for ship in value]
            elif name == "stack":
                plain[name] = [step.dump() for step in value]
            elif isinstance(value, Deck):
                plain[name] = value.dump()
            elif name not in State.DERIVED:
                plain[name] = value
        return plain
