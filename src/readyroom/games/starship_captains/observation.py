"""What a captain may know, as numbers (see ``core.observation``): made like the views, from what lies open and from
the missions that the captain has looked at. Both sides of the galaxy share one list of places and routes."""

from __future__ import annotations

from functools import cache
from typing import Final

from readyroom.core.observation import Block, Layout, Observer, at_most, ids, kinds, relative
from readyroom.core.space import Axis
from readyroom.core.steps import Ask
from readyroom.games.starship_captains.cards import boards
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import GALAXIES
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS, SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.names import ARTIFACTS, FIGURES, NONE, PIRATES, TRACKS
from readyroom.games.starship_captains.outfit import DAMAGED
from readyroom.games.starship_captains.scoring import score
from readyroom.games.starship_captains.state import Ship, State
from readyroom.games.starship_captains.steps.cargo import DropToken, MakeRepair, TakeDamage
from readyroom.games.starship_captains.steps.crew import SecondTask
from readyroom.games.starship_captains.steps.diplomacy import AdvanceMarker, ChooseBack
from readyroom.games.starship_captains.steps.mission import AssignCrew, ChooseLine, LineTask, ResolveLines
from readyroom.games.starship_captains.steps.research import ChooseCopy, ChooseCrowd, TakeTech
from readyroom.games.starship_captains.steps.resolve import Abilities, ChooseEffect, PayCost
from readyroom.games.starship_captains.steps.rounds import ChooseShadowFight, ChooseShadowMission
from readyroom.games.starship_captains.steps.travel import ChooseFight, ChooseRoute, MakeMove, moves_left
from readyroom.games.starship_captains.steps.turn import TakeTurn

QUESTIONS: Final[tuple[type, ...]] = (
    TakeTurn, SecondTask, MakeMove, ChooseFight, ChooseRoute, TakeTech, ChooseCopy, ChooseCrowd, MakeRepair,
    TakeDamage, DropToken, AssignCrew, ChooseLine, LineTask, AdvanceMarker, ChooseBack, ChooseEffect, PayCost,
    Abilities, ChooseShadowMission, ChooseShadowFight,
)  # fmt: skip
QUESTION: Final[dict[type, int]] = {step: i for i, step in enumerate(QUESTIONS)}
SEATS: Final = 4
FIGURE_COUNT: Final = len(FIGURES)
PIRATE_COUNT: Final = len(PIRATES)
STATION_COUNT: Final = len(boards.STATIONS)
CREW: Final = len(boards.READY) + len(boards.QUEUE) + len(boards.CADET_ROUNDS)
"""The most figures that a captain can have, androids aside."""
ROOM_COUNT: Final = len(boards.ROOMS) + boards.SLOTS
LINES: Final = max(len(mission.lines) for mission in MISSIONS)
KNOWN: Final = 4
"""How many missions on top of the deck are observed, if the captain has looked at them."""
HOLD: Final = boards.CARGO_SLOTS + boards.LOCKERS
PLACES: Final = tuple(dict.fromkeys([place.id for galaxy in GALAXIES for place in galaxy.locations]))
ROUTES: Final = tuple(dict.fromkeys([f"{a}-{b}" for galaxy in GALAXIES for a, b in galaxy.ends]))
PLACE_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([PLACES.index(place.id) for place in galaxy.locations]) for galaxy in GALAXIES]
)
"""By side of the galaxy and location: its place in the list of all."""
ROUTE_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([ROUTES.index(f"{a}-{b}") for a, b in galaxy.ends]) for galaxy in GALAXIES]
)
PLACE_COUNT: Final = len(PLACES)


@cache
def observer(version: int) -> Observer:
    return CaptainsObserver(layout(version))


def layout(version: int) -> Layout:
    seat, place, track = relative(SEATS), Axis("place", PLACES), Axis("track", TRACKS)
    missions, techs = Axis("mission", ids(MISSIONS, version)), Axis("tech", ids(TECHS, version))
    figure, station = Axis("figure", FIGURES), Axis("station", [station.id for station in boards.STATIONS])
    events, line = Axis("event", ids(EVENT_CARDS, version)), Axis("line", range(1, LINES + 1))
    slot = Axis("slot", range(1, boards.SLOTS + 1))
    rooms = Axis("room", [*[room.id for room in boards.ROOMS], *[f"slot-{i}" for i in range(1, boards.SLOTS + 1)]])
    blocks = [
        Block("asked", "the question that is open", kinds(QUESTIONS)),
        Block("asked_me", "whether I am asked"),
        Block("seats", "how many captains", Axis("seats", range(1, SEATS + 1))),
        Block("side_b", "whether everyone uses side B of the tech-slot board"),
        Block("large", "whether the large side of the galaxy is used"),
        Block("round", "which round", Axis("round", range(1, boards.ROUNDS + 1))),
        Block("active", "whose turn it is", seat),
        Block("first", "who is first", seat),
        Block("missions", "the mission at each place", place, missions),
        Block("numbers", "the number tile at each place", place, most=8),
        Block("face_up", "whether that tile is face up", place),
        Block("station", "the station at each place", place, station),
        Block("holder", "for whom its mission is reserved", place, seat),
        Block("station_tile", "where a station's tile is: 0 there, else the round for which it waits", station, most=5),
        Block("routes", "the pirate on each route", Axis("route", ROUTES), Axis("pirate", PIRATES)),
        Block("offer", "techs on the central board", techs),
        Block("drawn", "techs I have drawn to choose from", techs),
        Block("tech_discard", "techs discarded", techs),
        Block("archive", "techs on the Tincan event", techs),
        Block("shared", "techs that all can use", techs),
        Block("track_side", "whether a track shows its second side", track),
        Block("event", "the event card at each track", track, events),
        Block("lasting", "events that last", events),
        Block("trophy", "who holds each track's trophy", track, seat),
        Block("missions_left", "cards in the mission deck", most=len(missions)),
        Block("techs_left", "cards in the tech deck", most=len(techs)),
        Block("omegas_left", "cards in the omega deck", most=len(techs)),
        Block("pirates_left", "pirates in the supply", most=60),
        Block("artifacts_left", "artifacts in the supply", most=60),
        Block("mission", "the mission being completed", missions),
        Block("mission_crew", "who was sent to each of its lines", line, figure),
        Block("mission_line", "lines that have been reached", most=LINES),
        Block("working", "the commander between two tasks", figure),
        Block("turn", "what has been used this turn", Axis("what", ("moved", "line", "stealth-paint", "mentoring"))),
        Block("steps_left", "steps that the marker asked about can go", most=8),
        Block("shadow_at", "solo: where Captain Shadow is", place),
        Block("passenger", "solo: who flies along", Axis("passenger", ids(PASSENGERS, version))),
        Block("shadow_drawn", "solo: Captain Shadow's actions drawn", Axis("action", SHADOW_ACTIONS), most=8),
        Block("shadow_left", "solo: cards in the action deck", most=40),
        Block("present", "whether there is such a captain", seat),
        Block("at", "where the ship is", seat, place),
        Block("medals", "medals", seat, most=30),
        Block("ready", "figures that are ready", seat, figure, most=20),
        Block("queue", "the figure in each place of the queue", seat, Axis("place", range(1, CREW + 1)), figure),
        Block("damage", "damage in the hold", seat, most=HOLD),
        Block("artifacts", "artifacts in the hold", seat, Axis("artifact", ARTIFACTS), most=HOLD),
        Block("pirates", "pirates in the hold", seat, most=HOLD),
        Block("room", "tokens that the hold can take in all", seat, most=HOLD),
        Block("slot_damaged", "whether a slot is damaged", seat, slot),
        Block("slots", "the tech in each slot", seat, slot, techs),
        Block("crowdsourced", "rooms with an artifact on them", seat, rooms),
        Block("shared_spent", "shared one-shot techs used up", seat, techs),
        Block("tracks", "spaces along each track", seat, track, most=60),
        Block("loops", "times around each track", seat, track, most=20),
        Block("done", "missions completed", seat, missions),
        Block("passed", "whether the captain has passed", seat),
        Block("shielded", "whether Hull Plating holds this turn", seat),
        Block("decoyed", "whether Decoy Drones have drawn fire this turn", seat),
        Block("points", "points, rounded down, up to 200", seat, most=200),
        Block("coming", "missions I have looked at, the next first", Axis("place", range(1, KNOWN + 1)), missions),
        Block("moves", "moves and jumps in a row that I have left", most=20),
    ]
    return Layout(version, 1, blocks)


class KeptGalaxy:
    """The numbers written for a galaxy. The state replaces its tuples and never changes them, so these numbers are
    valid as long as they are the same objects."""

    __slots__ = ("_at", "_face_up", "_missions", "_numbers", "_routes", "_side", "_tiles", "row")

    def __init__(self, s: State, row: bytearray) -> None:
        self._side = s.side
        self._missions = s.missions_at
        self._numbers = s.numbers_at
        self._face_up = s.face_up
        self._at = s.station_at
        self._tiles = s.station_tiles
        self._routes = s.routes
        self.row = row

    def of(self, s: State) -> bool:
        """Whether this state's would be the same."""
        return (
            self._missions is s.missions_at
            and self._routes is s.routes
            and self._numbers is s.numbers_at
            and self._face_up is s.face_up
            and self._at is s.station_at
            and self._tiles is s.station_tiles
            and self._side == s.side
        )


class KeptTechs:
    """The numbers written for techs and tracks, valid as long as none of their tuples has been replaced."""

    __slots__ = ("_archive", "_discard", "_events", "_lasting", "_offer", "_shared", "_sides", "row")

    def __init__(self, s: State, row: bytearray) -> None:
        self._offer = s.offer
        self._discard = s.tech_discard
        self._archive = s.archive
        self._shared = s.shared
        self._lasting = s.lasting
        self._sides = s.track_sides
        self._events = s.event_cards
        self.row = row

    def of(self, s: State) -> bool:
        """Whether this state's would be the same."""
        return (
            self._offer is s.offer
            and self._discard is s.tech_discard
            and self._archive is s.archive
            and self._shared is s.shared
            and self._lasting is s.lasting
            and self._sides is s.track_sides
            and self._events is s.event_cards
        )


class CaptainsObserver(Observer):
    """Knows where each block begins, and remembers for each place that it writes to the numbers that all captains see
    and that seldom change."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        at = layout.at
        self.mission_count = layout.block("mission").size
        self.tech_count = layout.block("offer").size
        self.event_count = layout.block("lasting").size
        self.asked, self.asked_me, self.seats = at("asked"), at("asked_me"), at("seats")
        self.side_b, self.large, self.round = at("side_b"), at("large"), at("round")
        self.active, self.first = at("active"), at("first")
        self.missions, self.numbers, self.face_up = at("missions"), at("numbers"), at("face_up")
        self.station, self.holder, self.station_tile = at("station"), at("holder"), at("station_tile")
        self.routes, self.offer, self.drawn = at("routes"), at("offer"), at("drawn")
        self.tech_discard, self.archive, self.shared = at("tech_discard"), at("archive"), at("shared")
        self.track_side, self.event = at("track_side"), at("event")
        self.lasting, self.trophy, self.missions_left = at("lasting"), at("trophy"), at("missions_left")
        self.techs_left, self.omegas_left = at("techs_left"), at("omegas_left")
        self.pirates_left, self.artifacts_left = at("pirates_left"), at("artifacts_left")
        self.mission, self.mission_crew, self.mission_line = at("mission"), at("mission_crew"), at("mission_line")
        self.working, self.turn, self.steps_left = at("working"), at("turn"), at("steps_left")
        self.shadow_at, self.passenger = at("shadow_at"), at("passenger")
        self.shadow_drawn, self.shadow_left = at("shadow_drawn"), at("shadow_left")
        self.present, self.at, self.medals, self.ready = at("present"), at("at"), at("medals"), at("ready")
        self.queue, self.damage, self.artifacts = at("queue"), at("damage"), at("artifacts")
        self.pirates, self.room, self.slot_damaged = at("pirates"), at("room"), at("slot_damaged")
        self.slots, self.crowdsourced, self.shared_spent = at("slots"), at("crowdsourced"), at("shared_spent")
        self.tracks, self.loops, self.done = at("tracks"), at("loops"), at("done")
        self.passed, self.shielded, self.decoyed = at("passed"), at("shielded"), at("decoyed")
        self.points, self.coming, self.moves = at("points"), at("coming"), at("moves")
        self._galaxies: dict[int, KeptGalaxy] = {}
        self._techs: dict[int, KeptTechs] = {}

    def write(self, state: State, seat: int, now: int, into: bytearray, at: int) -> None:
        self._galaxy(state, seat, into, at)
        self._middle(state, seat, into, at)
        self._question(state, seat, into, at)
        for other in range(state.seats):
            self._ship(state, other, (other - seat) % state.seats, into, at)
        if state.peeked:
            for i, card in enumerate(state.mission_deck.top):
                if i == KNOWN or not state.peeked[i] >> seat & 1:
                    break
                into[at + self.coming + i * self.mission_count + card] = 1
        into[at + self.moves] = at_most(moves_left(state, seat), 20)

    def _galaxy(self, s: State, seat: int, into: bytearray, at: int) -> None:
        kept = self._galaxies.get(at)
        if kept is None or not kept.of(s):
            kept = self._galaxies[at] = KeptGalaxy(s, self._written_galaxy(s))
        first = at + self.missions
        into[first : first + len(kept.row)] = kept.row
        holders, seats = s.holders, s.seats
        for i, place in enumerate(PLACE_OF[s.side]):
            if holders[i] != NONE:
                into[at + self.holder + place * SEATS + (holders[i] - seat) % seats] = 1

    def _written_galaxy(self, s: State) -> bytearray:
        """From ``missions`` up to ``offer``, but for the holders: they depend on who reads."""
        first = self.missions
        row = bytearray(self.offer - first)
        missions_at, numbers_at, face_up, station_at = s.missions_at, s.numbers_at, s.face_up, s.station_at
        for i, place in enumerate(PLACE_OF[s.side]):
            if missions_at[i] != NONE:
                row[place * self.mission_count + missions_at[i]] = 1
            if numbers_at[i]:
                row[self.numbers - first + place] = numbers_at[i]
            if face_up[i]:
                row[self.face_up - first + place] = 1
            if station_at[i] != NONE:
                row[self.station - first + place * STATION_COUNT + station_at[i]] = 1
        for i, tile in enumerate(s.station_tiles):
            row[self.station_tile - first + i] = tile
        route_of = ROUTE_OF[s.side]
        for i, pirate in enumerate(s.routes):
            if pirate != NONE:
                row[self.routes - first + route_of[i] * PIRATE_COUNT + pirate] = 1
        return row

    def _middle(self, s: State, seat: int, into: bytearray, at: int) -> None:
        into[at + self.seats + s.seats - 1] = 1
        if s.slots_side == "B":
            into[at + self.side_b] = 1
        if s.side:
            into[at + self.large] = 1
        into[at + self.round + (s.round if s.round < boards.ROUNDS else boards.ROUNDS) - 1] = 1
        into[at + self.active + (s.active - seat) % s.seats] = 1
        into[at + self.first + (s.first - seat) % s.seats] = 1
        kept = self._techs.get(at)
        if kept is None or not kept.of(s):
            kept = self._techs[at] = KeptTechs(s, self._written_techs(s))
        first = at + self.offer
        into[first : first + len(kept.row)] = kept.row
        for i, holder in enumerate(s.trophies):
            if holder != NONE:
                into[at + self.trophy + i * SEATS + (holder - seat) % s.seats] = 1
        into[at + self.missions_left] = len(s.mission_deck)
        into[at + self.techs_left] = len(s.tech_deck)
        into[at + self.omegas_left] = len(s.omega_deck)
        into[at + self.pirates_left] = len(s.pirate_supply)
        into[at + self.artifacts_left] = len(s.artifact_supply)
        if s.moved:
            into[at + self.turn] = 1
        if s.line_used:
            into[at + self.turn + 1] = 1
        if s.painted:
            into[at + self.turn + 2] = 1
        if s.mentored:
            into[at + self.turn + 3] = 1
        if s.seats == 1:
            self._shadow(s, into, at)

    def _written_techs(self, s: State) -> bytearray:
        """From ``offer`` up to ``trophy``, but for the techs that someone has drawn."""
        first = self.offer
        row = bytearray(self.trophy - first)
        _mark(s.offer, row, 0)
        _mark(s.tech_discard, row, self.tech_discard - first)
        _mark(s.archive, row, self.archive - first)
        _mark(s.shared, row, self.shared - first)
        _mark(s.lasting, row, self.lasting - first)
        for i in range(len(TRACKS)):
            if s.track_sides[i]:
                row[self.track_side - first + i] = 1
            if s.event_cards[i] != NONE:
                row[self.event - first + i * self.event_count + s.event_cards[i]] = 1
        return row

    def _shadow(self, s: State, into: bytearray, at: int) -> None:
        into[at + self.shadow_at + PLACE_OF[s.side][s.shadow_at]] = 1
        into[at + self.passenger + s.passenger] = 1
        for action in s.drawn_actions:
            into[at + self.shadow_drawn + action] += 1
        into[at + self.shadow_left] = len(s.action_deck)

    def _question(self, s: State, seat: int, into: bytearray, at: int) -> None:
        if s.mission != NONE:
            into[at + self.mission + s.mission] = 1
            place = at + self.mission_crew
            for figure in s.mission_crew:
                into[place + figure] = 1
                place += FIGURE_COUNT
            for step in s.stack:
                if isinstance(step, ResolveLines):
                    into[at + self.mission_line] = step.line
        if s.working != NONE:
            into[at + self.working + s.working] = 1
        if not s.stack:
            return
        top = s.stack[-1]
        into[at + self.asked + QUESTION[type(top)]] = 1
        assert isinstance(top, Ask)
        if top.seat != seat:
            return
        into[at + self.asked_me] = 1
        if isinstance(top, TakeTech):
            _mark(top.drawn, into, at + self.drawn)
        elif isinstance(top, AdvanceMarker):
            into[at + self.steps_left] = at_most(top.left, 8)
        elif isinstance(top, ChooseBack):
            into[at + self.steps_left] = at_most(top.steps, 8)

    def _ship(self, s: State, seat: int, place: int, into: bytearray, at: int) -> None:
        ship = s.ships[seat]
        into[at + self.present + place] = 1
        into[at + self.at + place * PLACE_COUNT + PLACE_OF[s.side][ship.at]] = 1
        if ship.medals:
            into[at + self.medals + place] = at_most(ship.medals, 30)
        first = at + self.ready + place * FIGURE_COUNT
        for figure, count in enumerate(ship.ready):
            if count:
                into[first + figure] = count
        first = at + self.queue + place * CREW * FIGURE_COUNT
        for figure in ship.queue:
            into[first + figure] = 1
            first += FIGURE_COUNT
        self._hold(s, ship, seat, place, into, at)
        damaged = at + self.slot_damaged + place * boards.SLOTS
        first = at + self.slots + place * boards.SLOTS * self.tech_count
        for slot, tech in enumerate(ship.slots):
            if tech == DAMAGED:
                into[damaged + slot] = 1
            elif tech >= 0:
                into[first + slot * self.tech_count + tech] = 1
        first = at + self.crowdsourced + place * ROOM_COUNT
        for room, artifact in enumerate(ship.crowd):
            if artifact != NONE:
                into[first + room] = 1
        first = at + self.shared_spent + place * self.tech_count
        for tech in s.shared:
            if ship.used_shared >> tech & 1:
                into[first + tech] = 1
        for i in range(len(TRACKS)):
            if ship.spaces[i]:
                into[at + self.tracks + place * 3 + i] = at_most(ship.spaces[i], 60)
            if ship.loops[i]:
                into[at + self.loops + place * 3 + i] = at_most(ship.loops[i], 20)
        _mark(ship.missions, into, at + self.done + place * self.mission_count)
        if ship.passed:
            into[at + self.passed + place] = 1
        if s.shielded >> seat & 1:
            into[at + self.shielded + place] = 1
        if s.decoyed >> seat & 1:
            into[at + self.decoyed + place] = 1
        into[at + self.points + place] = at_most(score(s, seat).halves // 2, 200)

    def _hold(self, s: State, ship: Ship, seat: int, place: int, into: bytearray, at: int) -> None:
        if ship.damage:
            into[at + self.damage + place] = at_most(ship.damage, HOLD)
        for i in range(len(ARTIFACTS)):
            if ship.artifacts[i]:
                into[at + self.artifacts + place * 3 + i] = at_most(ship.artifacts[i], HOLD)
        if ship.pirates:
            into[at + self.pirates + place] = at_most(len(ship.pirates), HOLD)
        into[at + self.room + place] = s.room_for_cargo(seat)


def _mark(things: tuple[int, ...], into: bytearray, first: int) -> None:
    """Marks the things that are there."""
    for thing in things:
        if thing >= 0:
            into[first + thing] = 1
