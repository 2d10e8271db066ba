"""Galaxy Trucker with the ships built and the cards in a known order, for tests of the flight.

``tests.e2e.tours:FLYING``: a flight of level II in the four ships below.
``tests.e2e.tours:DRIFTING``: one card, Open Space, and a ship with no engine strength unless a token is spent.
The flight itself follows the normal rules.
"""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.steps import settle
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.cards.adventures import PILES
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER
from readyroom.games.galaxy_trucker.cards.route import start_space
from readyroom.games.galaxy_trucker.game import GalaxyTrucker
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.setup import NextFlight, set_up
from readyroom.games.galaxy_trucker.ship import parse
from readyroom.games.galaxy_trucker.ship.board import board_named
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.flight import Flight

PROUD = """
class II
       4         5          6          7           8           9        10
4      _         _          _       C2:0020^       _           _        _
5      _         _      C1:0201^   CA:3012/2   R2:2010/ry      _        _
6      _     C1:0231^    LP:0212   CA:1212/p   B2:1203/2   SH:0013^>    _
7      _     H2:2130/y  CA:1301/1  SC:3333/2   CA:0131/2   H2:1213/g    _
8  C1:0120<  SH:2121v<   ST:0313   E2:2202v    B2:1113/2    ST:1323  C1:0012>
9  E1:2300v  E1:2002v   E1:3200v       _       E1:1000v    E2:2000v     .
"""
ODD = """
class II
       4          5          6          7          8          9        10
4      _          _          _          .          _          _        _
5      _          _      B3:0210/3   H3:0002       .          _        _
6      _          .       R1:3300   SH:0032^>      .          .        _
7      _      C1:0310^   C1:0102v   SC:3333/2  C2:0013^       .        _
8  C1:0222^  B2:3222/2      .      SH:1212v<  CA:1202/2   C2:0032^  C1:0020^
9  E1:3102v   R1:2223   E1:0203v       _      E1:0300v   CA:2203/2  E2:2003v
"""
THIN = """
class II
   4      5          6          7          8         9        10
4  _      _          _          .          _         _         _
5  _      _      C2:0010^       .      C1:0030<      _         _
6  _   R2:0010   B2:3030/2  B3:0020/3   ST:1330      .         _
7  _  CA:1230/2   ST:2303   SC:3333/2  CA:2121/2  C1:0003^     _
8  .  E1:2000v       .      E1:3200v   CA:2023/2     .         .
9  .      .          .          _       LP:3200   C2:0212^  H2:0203
"""
SQUAT = """
class II
       4         5         6          7          8      9  10
4      _         _         _          .          _      _  _
5      _         _     CA:0320/2      .          .      _  _
6      _         .     B3:2210/3  C1:0132^   C1:0021^   .  _
7      _         .     SH:1310<^  SC:3333/2  CA:3011/2  .  _
8  H2:0300   R2:0201   CA:1212/b  E1:2002v    H2:3010   .  .
9  E1:0301v  R1:0321    LB:1101       _      E1:1000v   .  .
"""
STRANDED = SQUAT.replace("E1:2002v", "E2:2202v").replace("E1:0301v", "    .   ").replace("E1:1000v", "    .   ")
SHIPS = (PROUD, THIN, ODD, SQUAT)
TOUR = ("II-06", "II-14", "II-09", "II-01", "II-16", "II-18")
"""Open Space, Planets, Meteoric Swarm, Slavers, Combat Zone, Abandoned Ship."""


class Tour(Flight):
    """A flight with the cards in a known order."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards

    def turn_card(self, s: State, t: Telling) -> int:
        card = CARD_NUMBER[self.cards[len(s.flown)]]
        s.flown.append(card)
        return card


class Flying(GalaxyTrucker):
    """Straight from the start of the match to the first card."""

    ships: ClassVar[tuple[str, ...]] = SHIPS
    tour: ClassVar[tuple[str, ...]] = TOUR

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = set_up(options, seats, version, t)
        t.told.clear()
        s.flights = (2,)
        s.level = 2
        s.board = board_named("II")
        s.phase = "fly"
        s.piles = [[] for _ in range(PILES)]
        s.piles[0] = sorted(CARD_NUMBER[card] for card in self.tour)
        s.seen = [0] * PILES
        s.offered = []
        for trucker, text in zip(s.truckers, self.ships[:seats], strict=True):
            trucker.ship = parse(text)
            trucker.ship.place(trucker.ship.board.start, trucker.seat, 0)
            trucker.number = trucker.seat + 1
            trucker.flying = True
            trucker.place = start_space(trucker.number, s.level)
        s.launched = [trucker.ship.clone() for trucker in s.truckers]
        s.stack = [NextFlight(), Accounts(), Tour(self.tour)]
        settle(s, t)
        return s


class Drifting(Flying):
    """One card, and a ship that may be stranded by it."""

    ships = (STRANDED, *SHIPS)
    tour = ("II-06",)


FLYING = Flying()
DRIFTING = Drifting()
