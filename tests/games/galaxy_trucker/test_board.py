"""The Galaxy Trucker table as text: a flight, the warehouse, and ships that ``readyroom ship`` reads."""

from __future__ import annotations

from tests.games.boards import part, same
from tests.games.galaxy_trucker.builder import SHIP, Position, build, building, flight, hand, race, ship
from tests.games.galaxy_trucker.random_ships import random_ship

from readyroom.core.board import WIDTH
from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker.ship import parse, write

NAMES = ("Ada", "Bo")
OTHER = """
class I
       6           7          8
6      .       C2:0010^       .
7  H3:0102/yb  SC:3333/1  B2:1113/1
8      .       E1:3001v       .
"""


def landed() -> Position:
    m = flight(SHIP, OTHER, card="I-13", places=[9, 4], credits=3)
    m.fly()
    m.act(0, "land 1")
    return m


GOLDEN = """
Flight 1 of 1, level I, ships of class I: in flight.
Waiting  for Ada

── Route, 1 card to come ───────────────────────────────────────────────────
 0         10        20        30
 ····B····A······························
 Leader first: Ada at day 9, Bo at day 4.

── Card: Planets ───────────────────────────────────────────────────────────
 In order, you may land on a free planet and load its goods, at the cost of
 2 days.
 Planet 1  2 red (Ada)
 Planet 2  red, 2 blue
 Planet 3  yellow
 Dock      2 red
 Ada       cannons 1, engines 1
 Bo        cannons 0 to 2, engines 1

── Ada (A), you: 3 credits, number 1 ───────────────────────────────────────
class I
   5     6         7          8      9
5  _     _     C1:0010^       _      _
6  _     .     CA:1112/2      .      _
7  .  H3:0102  SC:3333/2  B2:1113/2  .
8  .     .     E1:3001v       .      .
9  .     .         _          .      .
 Crew 4, cannons 1, engines 1, 2 battery tokens, 7 exposed connectors

── Bo (B): 3 credits, number 2 ─────────────────────────────────────────────
class I
   5      6           7          8      9
5  _      _           .          _      _
6  _      .       C2:0010^       .      _
7  .  H3:0102/yb  SC:3333/1  B2:1113/1  .
8  .      .       E1:3001v       .      .
9  .      .           _          .      .
 Crew 1, cannons 0 to 2, engines 1, 1 battery token, 5 exposed connectors
 Goods  1 blue, 1 yellow

── How to read a ship ──────────────────────────────────────────────────────
 SC starting cabin, CA cabin, B2 battery, H3 cargo hold, E1 engine, C1
 cannon, C2 double cannon.
 A tile is its code and its four sides, clockwise from the front: 0 smooth,
 1 single, 2 double, 3 universal. ^ > v < show where it points or what it
 covers, and what is aboard comes after /.
"""


def test_a_flight_shows_the_route_the_card_and_every_ship() -> None:
    assert same(landed().board(0, NAMES), GOLDEN)


def test_the_ship_command_reads_a_ship_from_the_board() -> None:
    m = landed()
    for seat, name in enumerate(NAMES):
        lines = part(m.board(None, NAMES), name).split("\n")
        grid = "\n".join(lines[lines.index("class I") : lines.index("class I") + 7])
        assert parse(grid).dump() == ship(m, seat).dump()


def test_a_volley_says_what_comes_where_and_what_it_would_do() -> None:
    m = flight(SHIP, OTHER, card="I-09")
    m.fly("3 4")
    assert same(part(m.board(None, NAMES), "Card"), VOLLEY)


VOLLEY = """
── Card: Meteoric Swarm ────────────────────────────────────────────────────
 Meteors come at every ship. The leader rolls once for each.
 Volley  now a large meteor from the front along column 7; a small meteor
         from the left; a small meteor from the right
 Ada     at 7,5 a cannon can shoot it
 Bo      at 7,6 a double cannon can shoot it for a token
"""


def test_during_building_your_ship_comes_first_with_the_tile_in_hand() -> None:
    m = building()
    build(m, 0, "cannon-1 at 7,6")
    hand(m, 0, "shield-1")
    own = m.board(0, NAMES)
    assert own.index("── Ada (A), you") < own.index("── Warehouse") < own.index("── Bo (B)")
    assert "In hand  shield SH:1212^>" in own and "6  _  .  C1:0010^  .  _" in own
    assert "One tile so far: starting cabin SC:3333 at 7,7" in part(own, "Bo (B)")


def test_tiles_that_lie_face_up_are_listed_by_kind_with_their_sides() -> None:
    m = race()
    for tile in ("cannon-3", "cannon-1", "engine2-1"):
        hand(m, 0, tile)
        m.act(0, "return")
    told = part(m.board(1, NAMES), "Warehouse")
    assert "   cannon         0010 0020\n   double engine  1000" in told
    assert "Hourglass  on circle 1, the sand runs until 1:30" in m.board(1)


def test_a_piles_cards_are_named_only_to_players_who_looked() -> None:
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    m.act(0, "look 1; put back")
    assert "Pile 1 " in m.board(0) and "Pile 1 " not in m.board(1) + m.board(None)
    assert "1 with 2 cards, seen by Ada" in m.board(1, NAMES)


def test_a_ship_too_wide_for_a_line_gets_two_lines_a_row_and_reads_the_same() -> None:
    wide = 0
    for seed in range(40):
        made = random_ship(Chance(f"wide {seed}"), 2, payloads=1, sloppy=False)
        text = write(made, WIDTH)
        wide += text != write(made)
        assert max(len(line) for line in text.split("\n")) <= WIDTH
        assert write(parse(text)) == write(parse(write(made)))
    assert wide, "No ship was wide enough to show it."
