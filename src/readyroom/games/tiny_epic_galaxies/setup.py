"""Setting up (A4, A14, B2, B9)."""

from __future__ import annotations

from readyroom.core.cards import in_play, of_version
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import ROW_SIZE
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUE_NUMBER
from readyroom.games.tiny_epic_galaxies.events import MissionsDealt, Started
from readyroom.games.tiny_epic_galaxies.options import Options
from readyroom.games.tiny_epic_galaxies.settings import SETTINGS
from readyroom.games.tiny_epic_galaxies.state import HOME, ROGUE, Ship, State, new_galaxy, new_ships, new_state
from readyroom.games.tiny_epic_galaxies.steps.dice import start_turn
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.planet_table import PLANET_ACTIONS
from readyroom.games.tiny_epic_galaxies.steps.turn import TURNS


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    """Chance decides, in this order: the planets of the row, the pilots of the row, two missions for each seat, who
    starts. A card is an index into what is left of its deck: the cards of this version, in the order of their table."""
    s = new_state(options, seats, of_version(SETTINGS, version))
    for seat in range(seats):
        g = new_galaxy(seat)
        g.ships = new_ships(g.level)
        s.galaxies.append(g)
    if s.solo:
        _set_up_rogue(s)
    s.planets = Deck([planet for planet in in_play(PLANETS, version) if s.beyond or not PLANETS[planet].beyond])
    s.planet_actions = PLANET_ACTIONS
    s.row = [s.planets.draw(t.chance) for _ in range(ROW_SIZE[seats])]
    if s.beyond:
        s.pilots = Deck(in_play(PILOTS, version))
        s.pilot_row = [s.pilots.draw(t.chance) for _ in range(ROW_SIZE[seats])]
        s.exploration = Deck(in_play(CARDS, version))
    if s.solo:
        s.stack.append(TURNS[0])
        start_turn(s, 0, t)
        return s
    _deal_missions(s, version, t)
    s.first = t.chance.below(seats)
    if t.aloud:
        t.tell(Started(s.first))
    start_turn(s, s.first, t)
    s.stack += [TURNS[s.first], ChooseMissions(tuple(range(seats)))]
    return s


def _set_up_rogue(s: State) -> None:
    """All four ships at home, no energy, no culture, the lowest level."""
    g = new_galaxy(ROGUE)
    g.energy = 0
    g.culture = 0
    g.ships = [Ship(0, HOME) for _ in range(4)]
    s.galaxies.append(g)
    s.rogue = ROGUE_NUMBER[s.options.rogue]


def _deal_missions(s: State, version: int, t: Telling) -> None:
    """Two for each seat. With two seats, missions that compare seats stay out."""
    few = s.seats == 2 and s.settings.two_seats_leave_out_comparing and not s.options.comparing_missions_with_two
    deck = [
        mission
        for mission in in_play(MISSIONS, version)
        if (s.beyond or not MISSIONS[mission].beyond) and not (few and MISSIONS[mission].compares)
    ]
    for g in s.galaxies:
        g.dealt = [t.chance.take(deck), t.chance.take(deck)]
        if t.aloud:
            t.whisper(MissionsDealt(g.seat, tuple(MISSIONS[mission].id for mission in g.dealt)), g.seat)
    s.missions = deck
