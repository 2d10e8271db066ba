"""What a trucker may know, as numbers (see ``core.observation``): the public table, and the piles this trucker has
looked at. Squares go by their place on the ship's own board, as in numbered actions."""

from __future__ import annotations

from functools import cache
from typing import Final

from readyroom.core.observation import Block, Layout, Observer, at_most, kinds, places, relative
from readyroom.core.space import Axis
from readyroom.games.galaxy_trucker.cards.adventures import MEASURE_NAMES, PILES, SIDE_NAMES, THREAT_NAMES
from readyroom.games.galaxy_trucker.cards.deck import CARDS, adventure_deck, super_deck
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import LEVELS, SPACES
from readyroom.games.galaxy_trucker.cards.tiles import (
    CAPACITY,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    KIND,
    KIND_NAMES,
    SIDES,
    TILES,
    payloads,
    warehouse,
)
from readyroom.games.galaxy_trucker.forecast import barrage_of
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength
from readyroom.games.galaxy_trucker.state import State, Trucker
from readyroom.games.galaxy_trucker.steps.accounts import ComingBack
from readyroom.games.galaxy_trucker.steps.adventures import Planets, Salvaging
from readyroom.games.galaxy_trucker.steps.barrage import Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.boarding import ChoosingCrew
from readyroom.games.galaxy_trucker.steps.building import Building, GetReady, LastTile
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.enemies import Enemy
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards, OpeningCrate
from readyroom.games.galaxy_trucker.steps.guests import SeatingCommuters, SeatingEnvoy
from readyroom.games.galaxy_trucker.steps.inspection import Correcting
from readyroom.games.galaxy_trucker.steps.loading import Loading
from readyroom.games.galaxy_trucker.steps.losses import ChoosingFigure, KeepingPart, LosingCrew, LosingGoods
from readyroom.games.galaxy_trucker.steps.missions import Agreeing, ChooseMission, PlacingBet
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.steps.repairs import Repairs

QUESTIONS: Final[tuple[type, ...]] = (
    ChooseMission, Agreeing, PlacingBet, GetReady, Building, BuildInTurns, LastTile, Correcting, Repairs, ChoosingCrew,
    SeatingCommuters, SeatingEnvoy, BetweenCards, OpeningCrate, DeclareStrength, Enemy, Planets, Salvaging, Loading,
    Defending, LosingCrew, ChoosingFigure, LosingGoods, KeepingPart, BlackHole, ComingBack,
)  # fmt: skip
QUESTION: Final[dict[type, int]] = {step: i for i, step in enumerate(QUESTIONS)}
PHASES: Final = ("mission", "ready", "build", "inspect", "board", "fly", "over")
PHASE: Final = {phase: i for i, phase in enumerate(PHASES)}
SEATS: Final = 4
SQUARES: Final = max(len(board.squares) for board in BOARDS)
PLACE_OF: Final[list[list[int]]] = [places(board.squares, AREA) for board in BOARDS]
"""A square's place on the ship, by board and by square of the grid."""
KIND_COUNT: Final = len(KIND_NAMES)
GOOD_COUNT: Final = len(GOODS)
SIDE_COUNT: Final = len(SIDE_NAMES)
TILE_SIZE: Final = KIND_COUNT + 2 * SIDE_COUNT
HELD: Final = 3
"""The tile in hand and two set aside."""
SECOND: Final = 1_000
PLANET_COUNT: Final = 5
PART: Final = ("humans", "purple", "brown", "guests", "envoy", "tokens")
PART_SIZE: Final = len(PART)


@cache
def observer(version: int) -> Observer:
    return TruckersObserver(layout(version))


def layout(version: int) -> Layout:
    seat, square = relative(SEATS), Axis("square", range(1, SQUARES + 1))
    cards = Axis("card", [CARDS[card].id for card in _cards(version)])
    tiles = Axis("tile", [TILES[tile].id for tile in _tiles(version)])
    missions = Axis("mission", [mission.id for mission in MISSIONS])
    side, good = Axis("side", SIDE_NAMES), Axis("good", GOODS)
    tile = Axis("tile", [*KIND_NAMES, *[f"{one} {size}" for one in SIDE_NAMES for size in ("single", "double")]])
    held = Axis("place", ("hand", "aside-1", "aside-2"))
    pile, level = Axis("pile", range(1, PILES + 1)), Axis("level", LEVELS)
    blocks = [
        Block("asked", "the question that is open", kinds(QUESTIONS)),
        Block("waiting_for", "who is asked", seat),
        Block("phase", "the phase of the flight", Axis("phase", PHASES)),
        Block("seats", "how many play", Axis("seats", range(1, SEATS + 1))),
        Block("missions", "whether flights have missions"),
        Block("flight", "which flight, from 0", most=7),
        Block("flights", "flights in all", most=8),
        Block("level", "the level of this flight", level),
        Block("board", "the board that ships are built on", Axis("class", [board.name for board in BOARDS])),
        Block("mission", "the mission of this flight", missions),
        Block("offered", "missions to choose from", missions),
        Block("directives", "the orders of the mission Directives", Axis("order", [order.id for order in ORDERS])),
        Block("client", "Escort Mission: the courier's space and hull", Axis("what", ("space", "hull")), most=SPACES),
        Block("heap", "tiles face down", most=200),
        Block("crates", "payloads face down", most=80),
        Block("open", "tiles face up in the warehouse", tiles),
        Block("clock", "whether ships are built against the hourglass"),
        Block("circle", "where the hourglass stands, 0 for START", most=3),
        Block("sand", "seconds of sand that are left, up to 255", most=255),
        Block("takes", "relaxed building: tiles that may still be taken", most=10),
        Block("pile_cards", "cards in each pile", pile, most=8),
        Block("pile_held", "who is looking at it", pile, seat),
        Block("pile_seen", "who has looked at it", pile, seat),
        Block("pile_known", "the cards of each pile that I have looked at", pile, cards),
        Block("card", "the card being resolved", cards),
        Block("flown", "cards turned up in this flight", cards),
        Block("cards_left", "cards that are still to come", most=40),
        Block("threat", "the meteor or shot on its way", Axis("threat", THREAT_NAMES)),
        Block("threat_side", "the side it comes from", side),
        Block("threat_line", "the column or row it comes along; 0: not known yet", most=12),
        Block("threats_left", "those that come after it", most=12),
        Block("threat_square", "the square of my ship that is in danger, while I decide", square),
        Block("measure", "the strength being declared", Axis("measure", MEASURE_NAMES)),
        Block("powered", "double parts of mine powered for it", square),
        Block("giving_up", "black hole: components of mine chosen so far", square),
        Block("landed", "who is on each planet of the card", Axis("planet", range(1, PLANET_COUNT + 1)), seat),
        Block("dock", "goods that wait to be loaded", good, most=12),
        Block("losing", "crew or goods that are still to be given up", most=12),
        Block("bank", "blocks of goods left, if the bank has a limit", good, most=17),
        Block("present", "whether there is such a trucker", seat),
        Block("credits", "credits, up to 255; less than nothing counts as nothing", seat, most=255),
        Block("held", "the tile in hand and those set aside: kind, and connectors by side", seat, held, tile),
        Block("held_capacity", "how much it holds", seat, held, most=8),
        Block("loose", "the square of the latest tile while it is not welded", seat, square),
        Block("number", "the number tile; 0: still building", seat, most=4),
        Block("turns_left", "relaxed building: turns left, plus 1; 0: as many as needed", seat, most=20),
        Block("out", "whether they play possum for the rest of the game", seat),
        Block("flying", "whether the ship is flying", seat),
        Block("ahead", "spaces ahead of the rearmost ship that is flying", seat, most=120),
        Block("lost", "parts lost", seat, most=100),
        Block("exposed", "exposed connectors", seat, most=100),
        Block("cannons", "cannon strength in halves: alone, and with all doubles powered", seat,
              Axis("powered", ("none", "all")), most=100),
        Block("engines", "engine strength: alone, and with all doubles powered", seat,
              Axis("powered", ("none", "all")), most=60),
        Block("crew", "crew aboard", seat, most=40),
        Block("tokens", "battery tokens", seat, most=36),
        Block("goods", "goods aboard", seat, good, most=40),
        Block("bet", "The Bet: what they have bet", seat, Axis("bet", [bet.id for bet in BETS])),
        Block("stamps", "Club Gold Trials: stamps", seat, most=20),
        Block("incidents", "Diplomatic Mission: enemies beaten", seat, most=20),
        Block("guards", "Escort Mission: guard tokens", seat, most=20),
        Block("parts", "the part on each square: kind, and connectors by side as it lies", seat, square, tile),
        Block("turned", "quarter turns clockwise of the part", seat, square, most=3),
        Block("capacity", "how much it holds", seat, square, most=8),
        Block("aboard", "who and what is on it", seat, square, Axis("what", PART), most=3),
        Block("cargo", "goods on it", seat, square, good, most=8),
    ]  # fmt: skip
    return Layout(version, 1, blocks)


def _cards(version: int) -> list[int]:
    return [*adventure_deck(version), *super_deck(version)]


def _tiles(version: int) -> list[int]:
    return [*warehouse(version), *payloads(version)]


class TruckersObserver(Observer):
    """Writes observations, with the start of each block looked up once."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        at = layout.at
        self.card_place = places(_cards(layout.version), len(CARDS))
        self.tile_place = places(_tiles(layout.version), len(TILES))
        self.card_count = layout.block("card").size
        self.bet_count = layout.block("bet").size // SEATS
        self.asked, self.waiting_for, self.phase = at("asked"), at("waiting_for"), at("phase")
        self.seats, self.missions, self.flight = at("seats"), at("missions"), at("flight")
        self.flights, self.level, self.board = at("flights"), at("level"), at("board")
        self.mission, self.offered, self.directives = at("mission"), at("offered"), at("directives")
        self.client, self.heap, self.crates, self.open = at("client"), at("heap"), at("crates"), at("open")
        self.clock, self.circle, self.sand, self.takes = at("clock"), at("circle"), at("sand"), at("takes")
        self.pile_cards, self.pile_held = at("pile_cards"), at("pile_held")
        self.pile_seen, self.pile_known = at("pile_seen"), at("pile_known")
        self.card, self.flown, self.cards_left = at("card"), at("flown"), at("cards_left")
        self.threat, self.threat_side, self.threat_line = at("threat"), at("threat_side"), at("threat_line")
        self.threats_left, self.threat_square = at("threats_left"), at("threat_square")
        self.measure, self.powered, self.giving_up = at("measure"), at("powered"), at("giving_up")
        self.landed, self.dock, self.losing, self.bank = at("landed"), at("dock"), at("losing"), at("bank")
        self.present, self.credits, self.held = at("present"), at("credits"), at("held")
        self.held_capacity, self.loose, self.number = at("held_capacity"), at("loose"), at("number")
        self.turns_left, self.out, self.flying, self.ahead = at("turns_left"), at("out"), at("flying"), at("ahead")
        self.lost, self.exposed, self.cannons, self.engines = at("lost"), at("exposed"), at("cannons"), at("engines")
        self.crew, self.tokens, self.goods, self.bet = at("crew"), at("tokens"), at("goods"), at("bet")
        self.stamps, self.incidents, self.guards = at("stamps"), at("incidents"), at("guards")
        self.parts, self.turned, self.capacity = at("parts"), at("turned"), at("capacity")
        self.aboard, self.cargo = at("aboard"), at("cargo")

    def write(self, state: State, seat: int, now: int, into: bytearray, at: int) -> None:
        self._flight(state, now, into, at)
        self._piles(state, seat, into, at)
        self._question(state, seat, into, at)
        rearmost = -1
        for trucker in state.truckers:
            if trucker.flying and (rearmost < 0 or trucker.place < rearmost):
                rearmost = trucker.place
        for trucker in state.truckers:
            place = (trucker.seat - seat) % state.seats
            self._trucker(trucker, place, rearmost, into, at)
            self._ship(trucker.ship, place, into, at)

    def _flight(self, s: State, now: int, into: bytearray, at: int) -> None:
        into[at + self.phase + PHASE[s.phase]] = 1
        into[at + self.seats + s.seats - 1] = 1
        if s.options.missions:
            into[at + self.missions] = 1
        into[at + self.flight] = s.flight
        into[at + self.flights] = len(s.flights)
        into[at + self.level + s.level - 1] = 1
        into[at + self.board + s.board] = 1
        if s.mission >= 0:
            into[at + self.mission + s.mission] = 1
        for mission in s.offered:
            into[at + self.offered + mission] = 1
        for order in s.directives:
            into[at + self.directives + order] = 1
        if s.client:
            into[at + self.client] = s.client[0] % SPACES
            into[at + self.client + 1] = at_most(s.client[1], SPACES)
        into[at + self.heap] = at_most(len(s.heap), 200)
        into[at + self.crates] = at_most(len(s.crates), 80)
        for tile in s.open:
            into[at + self.open + self.tile_place[tile]] = 1
        if s.options.pace == "hourglass":
            into[at + self.clock] = 1
            into[at + self.circle] = s.circle
            if s.sand > now:
                into[at + self.sand] = at_most((s.sand - now + SECOND - 1) // SECOND)
        into[at + self.takes] = at_most(s.takes, 10)
        if s.card >= 0:
            into[at + self.card + self.card_place[s.card]] = 1
        for card in s.flown:
            into[at + self.flown + self.card_place[card]] = 1
        into[at + self.cards_left] = at_most(s.cards_left(), 40)
        if s.options.goods == "box":
            for good in range(GOOD_COUNT):
                into[at + self.bank + good] = at_most(s.bank[good], 17)

    def _piles(self, s: State, seat: int, into: bytearray, at: int) -> None:
        for pile, cards in enumerate(s.piles):
            into[at + self.pile_cards + pile] = at_most(len(cards), 8)
            seen = s.seen[pile]
            for other in range(s.seats):
                if seen >> other & 1:
                    into[at + self.pile_seen + pile * SEATS + (other - seat) % s.seats] = 1
                if s.truckers[other].looking == pile:
                    into[at + self.pile_held + pile * SEATS + (other - seat) % s.seats] = 1
            if seen >> seat & 1:
                first = at + self.pile_known + pile * self.card_count
                for card in cards:
                    into[first + self.card_place[card]] = 1

    def _question(self, s: State, seat: int, into: bytearray, at: int) -> None:
        if not s.stack:
            return
        top = s.stack[-1]
        into[at + self.asked + QUESTION[type(top)]] = 1
        for other in top.to_act(s):
            into[at + self.waiting_for + (other - seat) % s.seats] = 1
        barrage = barrage_of(s)
        if barrage is not None and barrage.at < len(barrage.threats):
            threat, side = barrage.threats[barrage.at]
            into[at + self.threat + threat] = 1
            into[at + self.threat_side + side] = 1
            into[at + self.threat_line] = at_most(barrage.line, 12)
            into[at + self.threats_left] = at_most(len(barrage.threats) - barrage.at - 1, 12)
        for step in s.stack:
            if isinstance(step, Planets):
                for planet, other in enumerate(step.landed):
                    if other >= 0 and planet < PLANET_COUNT:
                        into[at + self.landed + planet * SEATS + (other - seat) % s.seats] = 1
        if isinstance(top, Loading):
            for good in top.dock:
                into[at + self.dock + good] += 1
        elif isinstance(top, (LosingCrew, LosingGoods)):
            into[at + self.losing] = at_most(top.number, 12)
        elif isinstance(top, Defending):
            if top.seat == seat:
                self._mark(s.ship(seat), (top.square,), into, at + self.threat_square)
        elif isinstance(top, DeclareStrength):
            into[at + self.measure + top.measure] = 1
            if top.seat == seat:
                self._mark(s.ship(seat), top.powered, into, at + self.powered)
        elif isinstance(top, BlackHole) and top.seat == seat:
            self._mark(s.ship(seat), top.powered, into, at + self.powered)
            self._mark(s.ship(seat), top.chosen, into, at + self.giving_up)

    def _mark(self, ship: Ship, squares: tuple[int, ...], into: bytearray, first: int) -> None:
        place_of = PLACE_OF[ship.number]
        for square in squares:
            if place_of[square] >= 0:
                into[first + place_of[square]] = 1

    def _trucker(self, trucker: Trucker, place: int, rearmost: int, into: bytearray, at: int) -> None:
        into[at + self.present + place] = 1
        into[at + self.credits + place] = at_most(trucker.credits)
        first = at + self.held + place * HELD * TILE_SIZE
        if trucker.hand >= 0:
            self._tile(trucker.hand, 0, into, first)
            into[at + self.held_capacity + place * HELD] = at_most(CAPACITY[trucker.hand], 8)
        for i, tile in enumerate(trucker.aside):
            self._tile(tile, 0, into, first + (i + 1) * TILE_SIZE)
            into[at + self.held_capacity + place * HELD + i + 1] = at_most(CAPACITY[tile], 8)
        if trucker.loose:
            self._mark(trucker.ship, (trucker.loose,), into, at + self.loose + place * SQUARES)
        into[at + self.number + place] = trucker.number
        into[at + self.turns_left + place] = at_most(trucker.turns_left + 1, 20)
        if trucker.out:
            into[at + self.out + place] = 1
        if trucker.flying:
            into[at + self.flying + place] = 1
            into[at + self.ahead + place] = at_most(trucker.place - rearmost, 120)
        into[at + self.lost + place] = at_most(len(trucker.lost), 100)
        if trucker.bet >= 0:
            into[at + self.bet + place * self.bet_count + trucker.bet] = 1
        into[at + self.stamps + place] = at_most(trucker.stamps, 20)
        into[at + self.incidents + place] = at_most(trucker.incidents, 20)
        into[at + self.guards + place] = at_most(trucker.guards, 20)

    def _ship(self, ship: Ship, place: int, into: bytearray, at: int) -> None:
        into[at + self.exposed + place] = at_most(exposed_connectors(ship), 100)
        into[at + self.cannons + place * 2] = at_most(cannon_halves(ship, ()), 100)
        into[at + self.cannons + place * 2 + 1] = at_most(cannon_halves(ship, ship.of_kind(DOUBLE_CANNON)), 100)
        into[at + self.engines + place * 2] = at_most(engine_strength(ship, ()), 60)
        into[at + self.engines + place * 2 + 1] = at_most(engine_strength(ship, ship.of_kind(DOUBLE_ENGINE)), 60)
        into[at + self.crew + place] = at_most(ship.crew_count(), 40)
        into[at + self.tokens + place] = at_most(ship.token_count(), 36)
        goods = ship.goods()
        for good in range(GOOD_COUNT):
            into[at + self.goods + place * GOOD_COUNT + good] = at_most(goods[good], 40)
        place_of = PLACE_OF[ship.number]
        for square in ship.squares():
            self._part(ship, square, place * SQUARES + place_of[square], into, at)

    def _part(self, ship: Ship, square: int, place: int, into: bytearray, at: int) -> None:
        tile, turn = ship.tile[square], ship.turn[square]
        self._tile(tile, turn, into, at + self.parts + place * TILE_SIZE)
        if turn:
            into[at + self.turned + place] = turn
        if CAPACITY[tile]:
            into[at + self.capacity + place] = at_most(CAPACITY[tile], 8)
        aboard = at + self.aboard + place * PART_SIZE
        who = ship.crew[square]
        if who == PURPLE:
            into[aboard + 1] = 1
        elif who == BROWN:
            into[aboard + 2] = 1
        elif who:
            into[aboard] = who
        guests = ship.guests[square]
        if guests == ENVOY:
            into[aboard + 4] = 1
        elif guests:
            into[aboard + 3] = guests
        if ship.tokens[square]:
            into[aboard + 5] = ship.tokens[square]
        for good in ship.cargo[square]:
            into[at + self.cargo + place * GOOD_COUNT + good] += 1

    def _tile(self, tile: int, turn: int, into: bytearray, first: int) -> None:
        """Writes a tile. A universal connector counts as both a single and a double one."""
        into[first + KIND[tile]] = 1
        first += KIND_COUNT
        for connector in SIDES[4 * tile + turn]:
            if connector & 1:
                into[first] = 1
            if connector & 2:
                into[first + 1] = 1
            first += 2
