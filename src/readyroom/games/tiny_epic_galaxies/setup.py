"""Setting up (A4, A14, B2, B9)."""

from __future__ import annotations

from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards import missions as mission_cards
from readyroom.games.tiny_epic_galaxies.cards import planets as planet_cards
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import ROW_SIZE
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUE_NUMBER
from readyroom.games.tiny_epic_galaxies.events import MissionsDealt, Started
from readyroom.games.tiny_epic_galaxies.options import Options
from readyroom.games.tiny_epic_galaxies.settings import SETTINGS
from readyroom.games.tiny_epic_galaxies.state import HOME, ROGUE, Ship, State, new_galaxy, new_ships, new_state
from readyroom.games.tiny_epic_galaxies.steps.dice import start_turn
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.planet_table import PLANET_ACTIONS
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    """Chance is asked, in this order: the planets of the row, the pilots of the row, two missions for each seat, who
    starts. A card is an index into what is left of its deck, in the order of the deck's table."""
    s = new_state(options, seats, SETTINGS[version])
    for seat in range(seats):
        g = new_galaxy(seat)
        g.ships = new_ships(g.level)
        g.hangar = [[], [], [], []]
        s.galaxies.append(g)
    if s.solo:
        _set_up_rogue(s)
    planets = planet_cards.PLANETS if s.beyond else planet_cards.BASE
    s.planets = Deck(list(range(len(planets))))
    s.planet_actions = PLANET_ACTIONS
    s.row = [s.planets.draw(t.chance) for _ in range(ROW_SIZE[seats])]
    if s.beyond:
        s.pilots = Deck(list(range(len(PILOTS))))
        s.pilot_row = [s.pilots.draw(t.chance) for _ in range(ROW_SIZE[seats])]
        s.exploration = Deck(list(range(len(CARDS))))
    if s.solo:
        s.stack.append(TakeTurn(0))
        start_turn(s, 0, t)
        return s
    _deal_missions(s, t)
    s.first = t.chance.below(seats)
    if t.aloud:
        t.tell(Started(s.first))
    start_turn(s, s.first, t)
    s.stack += [TakeTurn(s.first), ChooseMissions(tuple(range(seats)))]
    return s


def _set_up_rogue(s: State) -> None:
    """All four ships at home, no energy, no culture, the lowest level."""
    g = new_galaxy(ROGUE)
    g.energy = 0
    g.culture = 0
    g.ships = [Ship(0, HOME) for _ in range(4)]
    g.hangar = [[], [], [], []]
    s.galaxies.append(g)
    s.rogue = ROGUE_NUMBER[s.options.rogue]


def missions_in_play(options: Options, seats: int, leave_out: bool) -> list[int]:
    """All missions of the boxes in play; with two seats, those that compare with others stay out."""
    cards = mission_cards.MISSIONS if options.beyond_the_black else mission_cards.BASE
    few = seats == 2 and leave_out and not options.comparing_missions_with_two
    return [i for i, card in enumerate(cards) if not (few and card.compares)]


def _deal_missions(s: State, t: Telling) -> None:
    deck = missions_in_play(s.options, s.seats, s.settings.two_seats_leave_out_comparing)
    for g in s.galaxies:
        g.dealt = [t.chance.take(deck), t.chance.take(deck)]
        if t.aloud:
            names = tuple(mission_cards.MISSIONS[mission].id for mission in g.dealt)
            t.whisper(MissionsDealt(g.seat, names), g.seat)
    s.missions = deck
