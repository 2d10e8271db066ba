"""Galaxy Trucker matches in any position, made in one line.

A flight about to turn its next card, with ships as text::

    m = flight(SHIP, SHIP, card="I-05")
    m.fly()                                   # everyone flies on, and the card is turned up
    m.fly(dice="3 4, 6 6")                    # the same, and these dice are rolled
    m.act(0, "suffer", luck=dice("1 2"))

The flight's level is the card's. Another card stays in the pile, so that the flight is not over after the first; with
``last=True`` there is none. ``places`` are days flown, seat by seat; otherwise seat 0 leads. ``ship(m, 0)`` is a ship.

``building`` starts building in turns, ``race`` the race against the hourglass. ``hand`` deals a seat a tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.games.galaxy_trucker.cards.adventures import PILES
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER, CARDS, adventure_deck
from readyroom.games.galaxy_trucker.cards.missions import MISSION_NUMBER
from readyroom.games.galaxy_trucker.cards.route import LEVELS, start_space
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.events import Billed
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.setup import NextFlight
from readyroom.games.galaxy_trucker.ship import Ship, parse
from readyroom.games.galaxy_trucker.state import State, Trucker
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.boarding import judge_launch
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards, Flight

E = TypeVar("E", bound=Event)

SHIP = """
class I
   5      6           7          8      9
5  _      _       C1:0010^       _      _
6  _      .       CA:1112/2      .      _
7  .  H3:0102     SC:3333/2  B2:1113/2  .
8  .      .       E1:3001v       .      .
"""
"""Cannon strength 1, engine strength 1, crew 4, 2 tokens, 3 containers, 7 exposed connectors."""
SHIELDED = SHIP.replace("CA:1112/2      .    ", "CA:1112/2  SH:0131^>")
"""The same with a shield for the front and the right."""


class Position(Match):
    """A match that starts in the middle: it can be played on, but not replayed."""

    state: State
    card: str

    def act(self, *args: Any, **kwargs: Any) -> list[Event]:
        """Checks that sound ships stay sound, as in every flight. A few tests start with ships that could not fly."""
        sound = not GAME.flaws(self.state)
        events = super().act(*args, **kwargs)
        assert not sound or GAME.flaws(self.state) == ()
        return events

    def fly(self, dice: str = "") -> list[Event]:
        """Everyone flies on, and the wanted card is turned up."""
        events: list[Event] = []
        asked = list(self.to_act)
        for seat in asked[:-1]:
            events += self.act(seat, "fly on")
        deck = self.state.deck()
        return events + self.act(asked[-1], "fly on", luck=[deck.index(CARD_NUMBER[self.card]), *_faces(dice)])


def dice(text: str) -> list[int]:
    """Luck for dice by their faces: ``"3 4, 6 6"``."""
    return _faces(text)


def _faces(text: str) -> list[int]:
    return [int(face) - 1 for face in text.replace(",", " ").split()]


def flight(*ships: str, card: str, places: Sequence[int] = (), credits: int = 0, last: bool = False) -> Position:
    """A flight between two cards; the next one is ``card``."""
    drawn = CARDS[CARD_NUMBER[card]]
    parsed = [parse(text) for text in ships]
    board = parsed[0].board.name
    big = "IIIA" if board == "IIIA" else "III"
    options = Options(flights=LEVELS[drawn.level - 1], pace="relaxed", big_ship="IIIA" if big == "IIIA" else "III")
    m = Position.start(GAME, options, len(ships), "a flight")
    assert isinstance(m, Position)
    m.card = card
    s = m.state
    s.phase = "fly"
    s.board = parsed[0].number
    s.piles = [[] for _ in range(PILES)]
    other = CARD_NUMBER["I-06" if card == "I-05" else "I-05"]
    s.piles[0] = [CARD_NUMBER[card]]
    s.piles[1] = [] if last else [other]
    s.flown = []
    s.seen = [0] * PILES
    _box_the_rest(s)
    s.level = drawn.level
    for trucker, ship in zip(s.truckers, parsed, strict=True):
        trucker.ship = ship
        trucker.number = trucker.seat + 1
        trucker.credits = credits
        trucker.flying = True
        trucker.place = places[trucker.seat] if places else start_space(trucker.number, s.level)
    s.stack = [NextFlight(), Accounts(), Flight(), BetweenCards(tuple(range(len(ships))))]
    return m


def flight_of(level: int, *ships: str, card: str, places: Sequence[int] = (), last: bool = False) -> Position:
    """The same, on a flight of another level than the card's (which is then not the first card)."""
    m = flight(*ships, card=card, places=places, last=last)
    m.state.level = level
    m.state.flown = [CARD_NUMBER["I-04"]]
    m.state.piles[2] = [CARD_NUMBER["I-04"]]
    _box_the_rest(m.state)
    return m


def _box_the_rest(s: State) -> None:
    """Cards in no pile go to the box."""
    s.box = [card for card in adventure_deck(s.version) if not any(card in pile for pile in s.piles)]


def mission_flight(
    mission: str, level: int, *ships: str, card: str = "I-06", places: Sequence[int] = (), last: bool = True
) -> Position:
    """A flight on a mission, usually before its last card; everyone has 20 credits."""
    m = flight_of(level, *ships, card=card, places=places, last=last)
    m.state.options = msgspec.structs.replace(m.state.options, missions=True)
    m.state.mission = MISSION_NUMBER[mission]
    for trucker in m.state.truckers:
        trucker.credits = 20
    return m


def load(m: Match, seat: int, *tiles: str) -> None:
    """Puts tiles on a ship, whether they fit or not: ``load(m, 0, "heavy3-1 5,7")``."""
    for one in tiles:
        tile, square = one.split()
        ship(m, seat).place(at(m, seat, square), NUMBER[tile], 0)


def launch(m: Position) -> Position:
    """Runs the checks made once the crew is aboard."""
    for one in m.state.truckers:
        judge_launch(m.state, one)
    return m


def bills(m: Position) -> list[Billed]:
    """Flies the last card; returns what the flight paid each seat."""
    return told(m.fly(), Billed)


def building(seats: int = 2, flights: str = "I", draws: int = 3, **options: object) -> Match:
    """Relaxed building; seat 0 starts."""
    chosen: dict[str, object] = {"flights": flights, "pace": "relaxed", "draws": draws, **options}
    return Match.start(GAME, Options(**chosen), seats, "building")  # type: ignore[arg-type]  # options by name


def offered_mission(
    mission: str, seats: int = 2, flights: str = "I", version: int | None = None, **options: object
) -> Match:
    """A match in which this mission is one of the three on offer."""
    chosen: dict[str, object] = {"flights": flights, "pace": "relaxed", "missions": True, **options}
    for seed in range(400):
        m = Match.start(GAME, Options(**chosen), seats, f"mission {seed}", version)  # type: ignore[arg-type]  # by name
        if MISSION_NUMBER[mission] in m.state.offered:
            return m
    raise AssertionError(f"{mission} was never offered.")


def start_mission(
    mission: str, seats: int = 2, flights: str = "I", version: int | None = None, **options: object
) -> Match:
    """A match with only this mission agreed on, about to build in turns."""
    m = offered_mission(mission, seats, flights, version, **options)
    for seat in range(seats):
        m.act(seat, f"wish {mission}")
    while "abstain" in options_of(m, 0):
        for seat in m.to_act:
            m.act(seat, "abstain")
    return m


def race(seats: int = 2, flights: str = "I", version: int | None = None, **options: object) -> Match:
    """Building against the hourglass, which has just been turned."""
    chosen = Options(flights=flights, **options)  # type: ignore[arg-type]  # options by name
    m = Match.start(GAME, chosen, seats, "race", version)
    for seat in range(seats):
        m.act(seat, "ready")
    return m


def hand(m: Match, seat: int, tile: str) -> None:
    """Makes this the next tile that the seat draws."""
    s: State = m.state
    number = NUMBER[tile]
    m.act(seat, "draw", luck=[s.heap.index(number)])


def build(m: Match, seat: int, *steps: str) -> None:
    """Draws and places tiles: ``build(m, 0, "cannon-1 at 7,6", "engine-3 at 7,8 turned 2")``."""
    for step in steps:
        tile, _, where = step.partition(" at ")
        hand(m, seat, tile)
        m.act(seat, f"place {where}" if " turned " in where else f"place {where} turned 0")


def trucker(m: Match, seat: int) -> Trucker:
    found: Trucker = m.state.truckers[seat]
    return found


def ship(m: Match, seat: int) -> Ship:
    return trucker(m, seat).ship


def at(m: Match, seat: int, name: str) -> int:
    """A square of a seat's ship by name."""
    return ship(m, seat).board.number[name]


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def options_of(m: Match, seat: int) -> list[str]:
    """The legal actions of a seat, as text."""
    return [m.write(action) for action in m.legal(seat)]
