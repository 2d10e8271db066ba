"""Setting up: the galaxy, the techs, the factions, the ships; and the solo game's passenger and actions."""

from __future__ import annotations

from readyroom.core.cards import in_play
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import (
    ALPHAS,
    ARTIFACTS_OF_A_KIND,
    CARGO_DAMAGE,
    HOME_STATION,
    HOME_TILE_ROUND,
    MISSION_TILES,
    NUMBERED_TILES,
    OMEGAS,
    PIRATES_OF_A_KIND,
    QUEUE,
    READY,
    SOLO_OMEGAS,
    STATIONS,
)
from readyroom.games.starship_captains.cards.events import events_of
from readyroom.games.starship_captains.cards.galaxies import HOME
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import ACTION_DECK, PASSENGER_NUMBER, PASSENGERS
from readyroom.games.starship_captains.cards.techs import ALPHA, OMEGA, TECH_NUMBER, TECHS
from readyroom.games.starship_captains.events import RoundBegan
from readyroom.games.starship_captains.names import ARTIFACTS, PIRATES
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.state import DAMAGED, Ship, State
from readyroom.games.starship_captains.steps.atoms import ATOMS
from readyroom.games.starship_captains.steps.rounds import NextTurn


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    s = State(seats, options.slots, version, ATOMS)
    s.first = t.chance.below(seats) if seats > 1 else 0
    s.active = (s.first - 1) % seats
    s.mission_deck = Deck(in_play(MISSIONS, version))
    s.artifact_supply = Deck(sorted(list(range(len(ARTIFACTS))) * ARTIFACTS_OF_A_KIND))
    s.pirate_supply = Deck(sorted(list(range(len(PIRATES))) * PIRATES_OF_A_KIND))
    deal_tiles(s, t)
    for i, route in enumerate(s.galaxy.routes):
        if route.mark:
            s.routes[i] = s.pirate_supply.draw(t.chance)
    if s.solo:
        s.shadow_at = HOME
        choose_passenger(s, options.passenger, t)
    deal_techs(s, t)
    for faction in range(3):
        s.track_sides[faction] = t.chance.below(2)
        cards = events_of(faction, s.solo, version)
        s.event_cards[faction] = cards[t.chance.below(len(cards))] if len(cards) > 1 else cards[0]
    if s.solo:
        deal_actions(s)
    for ship in s.ships:
        board(s, ship)
    s.stack.append(NextTurn())
    t.tell(RoundBegan(1, s.first))
    return s


def deal_tiles(s: State, t: Telling) -> None:
    """A tile for each planet: a mission, a station or a number. Home Station's own tile waits for round 2."""
    s.station_at[HOME] = HOME_STATION
    s.station_tiles[HOME_STATION] = HOME_TILE_ROUND
    stations = [station for station in range(len(STATIONS)) if station != HOME_STATION]
    tiles = [("mission", 0)] * MISSION_TILES[s.side] + [("station", station) for station in stations]
    tiles += [("number", number + 1) for number in range(NUMBERED_TILES[s.side])]
    t.chance.shuffle(tiles)
    for place, (kind, value) in enumerate(tiles, start=1):
        if kind == "mission":
            s.missions_at[place] = s.mission_deck.draw(t.chance)
        elif kind == "station":
            s.station_at[place] = value
        else:
            s.numbers_at[place] = value
            s.face_up[place] = True


def deal_techs(s: State, t: Telling) -> None:
    """Alpha techs for the Tincan event and the central board; betas met on the way go under the deck, unseen."""
    techs = in_play(TECHS, s.version)
    s.tech_deck = Deck([tech for tech in techs if TECHS[tech].deck != OMEGA and tech not in s.archive])
    s.omega_deck = Deck([tech for tech in techs if TECHS[tech].deck == OMEGA])
    if not s.solo:
        s.archive.append(deal_alpha(s, t))
    s.offer = [deal_alpha(s, t) for _ in range(ALPHAS)]
    s.offer += [s.omega_deck.draw(t.chance) for _ in range(SOLO_OMEGAS if s.solo else OMEGAS)]


def deal_alpha(s: State, t: Telling) -> int:
    while True:
        tech = t.chance.take(s.tech_deck.pool)
        if TECHS[tech].deck == ALPHA:
            return tech
        s.tech_deck.put_under(tech)


def choose_passenger(s: State, wanted: str, t: Telling) -> None:
    """The passenger's techs lie on the Tincan event."""
    passengers = in_play(PASSENGERS, s.version)
    s.passenger = passengers[t.chance.below(len(passengers))] if wanted == "random" else PASSENGER_NUMBER[wanted]
    s.archive = [TECH_NUMBER[tech] for tech in PASSENGERS[s.passenger].techs]


def deal_actions(s: State) -> None:
    """One action of each type makes the first deck; the other three join it one by one."""
    kinds = sorted(set(ACTION_DECK))
    s.action_deck = Deck(kinds.copy())
    rest = list(ACTION_DECK)
    for kind in kinds:
        rest.remove(kind)
    s.coming_actions = rest


def board(s: State, ship: Ship) -> None:
    """A refurbished cruiser and its crew."""
    ship.at = HOME
    ship.medals = 1
    ship.damage = CARGO_DAMAGE
    for slot in s.slot_board.damaged:
        ship.slots[slot] = DAMAGED
    for figure in READY:
        ship.ready[figure] += 1
    ship.queue = list(QUEUE)
