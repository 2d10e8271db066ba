"""Setting up: the galaxy, the techs, the factions, the ships; and the solo game's passenger and actions."""

from __future__ import annotations

from typing import Final

from readyroom.core.cards import in_play
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards import boards
from readyroom.games.starship_captains.cards.events import events_of
from readyroom.games.starship_captains.cards.galaxies import GALAXIES, HOME
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import ACTION_DECK, PASSENGER_NUMBER, PASSENGERS
from readyroom.games.starship_captains.cards.techs import ALPHA, OMEGA, TECH_NUMBER, TECHS
from readyroom.games.starship_captains.events import RoundBegan
from readyroom.games.starship_captains.names import ARTIFACTS, FIGURES, PIRATES
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.outfit import BARE, DAMAGED, EMPTY, Outfit
from readyroom.games.starship_captains.state import Ship, State, new_state, replaced
from readyroom.games.starship_captains.steps.atoms import ATOMS
from readyroom.games.starship_captains.steps.rounds import NextTurn


class Box:
    """The contents of the box in one version of the rules."""

    __slots__ = ("events", "missions", "omegas", "passengers", "techs")

    def __init__(self, version: int) -> None:
        techs = in_play(TECHS, version)
        self.missions = in_play(MISSIONS, version)
        self.techs = [tech for tech in techs if TECHS[tech].deck != OMEGA]
        self.omegas = [tech for tech in techs if TECHS[tech].deck == OMEGA]
        self.passengers = in_play(PASSENGERS, version)
        self.events = [[events_of(faction, solo, version) for faction in range(3)] for solo in (False, True)]
        """For several captains, and for one."""


_BOXES: Final[dict[int, Box]] = {}
_ARTIFACTS: Final = sorted(list(range(len(ARTIFACTS))) * boards.ARTIFACTS_OF_A_KIND)
_PIRATES: Final = sorted(list(range(len(PIRATES))) * boards.PIRATES_OF_A_KIND)
_MARKED: Final = tuple([[i for i, route in enumerate(galaxy.routes) if route.mark] for galaxy in GALAXIES])

# A tile is a number, a station (the negative of its own number), or a mission.
A_MISSION: Final = 0
_STATION_TILES: Final = [-station for station in range(len(boards.STATIONS)) if station != boards.HOME_STATION]
_TILES: Final = tuple(
    [
        [A_MISSION] * boards.MISSION_TILES[side] + _STATION_TILES + list(range(1, boards.NUMBERED_TILES[side] + 1))
        for side in range(len(GALAXIES))
    ]
)
_REFURBISHED: Final = {
    side: Outfit(
        tuple([DAMAGED if slot in board.damaged else EMPTY for slot in range(boards.SLOTS)]), BARE.crowd, (), 0
    )
    for side, board in boards.SLOT_BOARDS.items()
}
_READY: Final = [boards.READY.count(figure) for figure in range(len(FIGURES))]


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    s = new_state(seats, options.slots, version, ATOMS)
    box = box_of(version)
    s.first = t.chance.below(seats) if seats > 1 else 0
    s.active = (s.first - 1) % seats
    s.mission_deck = Deck(box.missions.copy())
    s.artifact_supply = Deck(_ARTIFACTS.copy())
    s.pirate_supply = Deck(_PIRATES.copy())
    deal_tiles(s, t)
    routes = list(s.routes)
    for route in _MARKED[s.side]:
        routes[route] = s.pirate_supply.draw(t.chance)
    s.routes = tuple(routes)
    if seats == 1:
        s.shadow_at = HOME
        choose_passenger(s, box, options.passenger, t)
    deal_techs(s, box, t)
    deal_factions(s, box, t)
    if seats == 1:
        deal_actions(s)
    for ship in s.ships:
        board(s, ship)
    s.stack.append(NextTurn())
    if t.aloud:
        t.tell(RoundBegan(1, s.first))
    return s


def box_of(version: int) -> Box:
    box = _BOXES.get(version)
    if box is None:
        box = _BOXES[version] = Box(version)
    return box


def deal_tiles(s: State, t: Telling) -> None:
    """A tile for each planet: a mission, a station or a number. Home Station's own tile waits for round 2."""
    stations, missions = list(s.station_at), list(s.missions_at)
    numbers, face_up = list(s.numbers_at), list(s.face_up)
    stations[HOME] = boards.HOME_STATION
    tiles = _TILES[s.side].copy()
    t.chance.shuffle(tiles)
    for i, tile in enumerate(tiles):
        place = i + 1
        if tile == A_MISSION:
            missions[place] = s.mission_deck.draw(t.chance)
        elif tile < 0:
            stations[place] = -tile
        else:
            numbers[place] = tile
            face_up[place] = True
    s.station_at, s.missions_at = tuple(stations), tuple(missions)
    s.numbers_at, s.face_up = tuple(numbers), tuple(face_up)
    s.station_tiles = replaced(s.station_tiles, boards.HOME_STATION, boards.HOME_TILE_ROUND)


def deal_techs(s: State, box: Box, t: Telling) -> None:
    """Alpha techs for the Tincan event and the central board; betas drawn on the way go under the deck, unseen."""
    s.tech_deck = Deck([tech for tech in box.techs if tech not in s.archive] if s.archive else box.techs.copy())
    s.omega_deck = Deck(box.omegas.copy())
    if s.seats > 1:
        s.archive = (deal_alpha(s, t),)
    offer = [deal_alpha(s, t) for _ in range(boards.ALPHAS)]
    offer += [s.omega_deck.draw(t.chance) for _ in range(boards.SOLO_OMEGAS if s.seats == 1 else boards.OMEGAS)]
    s.offer = tuple(offer)


def deal_alpha(s: State, t: Telling) -> int:
    while True:
        tech = t.chance.take(s.tech_deck.pool)
        if TECHS[tech].deck == ALPHA:
            return tech
        s.tech_deck.put_under(tech)


def deal_factions(s: State, box: Box, t: Telling) -> None:
    """A side of each track, and an event for it."""
    sides: list[int] = []
    events: list[int] = []
    for cards in box.events[1 if s.seats == 1 else 0]:
        sides.append(t.chance.below(2))
        events.append(cards[t.chance.below(len(cards))] if len(cards) > 1 else cards[0])
    s.track_sides, s.event_cards = tuple(sides), tuple(events)


def choose_passenger(s: State, box: Box, wanted: str, t: Telling) -> None:
    """The passenger's techs lie on the Tincan event."""
    some = box.passengers
    s.passenger = some[t.chance.below(len(some))] if wanted == "random" else PASSENGER_NUMBER[wanted]
    s.archive = tuple([TECH_NUMBER[tech] for tech in PASSENGERS[s.passenger].techs])


def deal_actions(s: State) -> None:
    """One action of each type makes the first deck; the other three join it one by one."""
    kinds = sorted(set(ACTION_DECK))
    s.action_deck = Deck(kinds.copy())
    rest = list(ACTION_DECK)
    for kind in kinds:
        rest.remove(kind)
    s.coming_actions = tuple(rest)


def board(s: State, ship: Ship) -> None:
    """A refurbished cruiser and its crew."""
    ship.at = HOME
    ship.medals = 1
    ship.damage = boards.CARGO_DAMAGE
    ship.outfit = _REFURBISHED[s.slots_side]
    ship.slots = ship.outfit.slots
    ship.crowd = ship.outfit.crowd
    ship.ready = _READY.copy()
    ship.queue = list(boards.QUEUE)
