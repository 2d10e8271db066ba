"""The Starship Captains table as text: the map, a ship, and what only its captain knows."""

from __future__ import annotations

import pytest
from tests.games.boards import part, same
from tests.games.starship_captains.builder import captains, finish_round

from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.chart import chart

NAMES = ("Ada", "Bo")


def position() -> Match:
    return captains(
        at="arvo", ready="red red android", queue="yellow cadet", medals=2, damage=3, artifacts="red-blue", pirates=1,
        slots={1: "ion-sails", 2: "damage"}, tracks={"coop": (4, 0), "nian": (1, 1)}, done=["comet-rodeo"],
        missions={"arvo": "machine-choir"}, numbers={"jurn": 1, "kestra": -2},
        routes={"home arvo": "raider-green", "arvo brindle": "carrier-yellow"},
        others={1: {"at": "brindle"}}, events={"coop": "fleet-review"}, offer=("workshop", "battle-annals"),
        next_missions=["convoy-duty"],
    )  # fmt: skip


GALAXY = """
── Galaxy ──────────────────────────────────────────────────────────────────

           Novara · · · · · · · · · ·y· · · · · · · · · · Jurn
             ·  · ·                                     ·  #1
            ·       g              Arvo               g       ·
          ·          · ·     · p · [7] A · yC·     · ·          ·
         p         Huxley's Rest     ·        Brindle            p
        ·               ·            gR          B                ·
      ·                y             ·             p                ·
     ·                ·              ·              ·                ·
  Mirax · · g· ·  Glimmer      Home Station        Cygna · · ·y ·  Kestra
      · ·         Ni'an+           ·   ·            ·             ·  (2)
          ·            p       y ·       · p       g            ·
            ·          ·     ·               ·     ·          ·
              · ·       ·  ·                   ·  ·       · ·
                  ·  Feldspar                · Dromo    ·
                    y·         g · Eskar · y         ·g
                       ·          Tincan+          ·
                         · ·         ·         · ·
                             ·       p       ·
                               ·     ·     ·
                                 · · · · ·
                                   Lumen

 [7] a mission worth 7, #2 a number, (2) face down, + supplies. Routes: g
 green, p purple, y yellow; with a pirate on it: R raider, C carrier.
"""
SHIP = """
── Ada (A), you: 15½ points ────────────────────────────────────────────────
 At        Arvo, 2 medals
 Ready     2 Helm ensigns, 1 android
 Queue     Weapons ensign, cadet (front first)
 Hold      3 damage, 1 red-blue artifact, 1 pirate token; 3 of 8 free
 Factions  Cooperative 2, Tincan 0, Ni'an 6
 Rooms     Helm (red): make 2 moves; Science (blue): take a tech; Weapons
           (yellow): fight a pirate; Repair (anyone): repair 1 damage
 Techs     1 mm- Ion Sails -mr, red room: Make 3 moves and gain 1 medal.
           2 r-- damaged --r
           3 m-- free -v-
           4 -v- free r--
           5 --v free m--
           6 -m- free ---
 Frame     m-- at the left, --v at the right. Icons beside a tech: r repair,
           m medal, v move.
 Done      Comet Rodeo
"""


def test_the_map_shows_ships_pirates_missions_numbers_and_supplies() -> None:
    assert same(part(position().board(0, NAMES), "Galaxy"), GALAXY)


def test_captains_see_what_the_rooms_and_techs_of_their_own_ship_do() -> None:
    assert same(part(position().board(0, NAMES), "Ada"), SHIP)


def test_others_see_the_ship_with_its_techs_by_name() -> None:
    assert "Techs     Ion Sails, 1 slot damaged, 4 slots free" in part(position().board(1, NAMES), "Ada")


def test_missions_show_what_each_line_brings_and_who_they_are_reserved_for() -> None:
    told = part(position().board(None, NAMES), "Missions")
    assert "Arvo, for Ada: Machine Choir, 7 points. Blue: Gain an android. Red: Move up" in told


def test_a_mission_looked_at_is_shown_only_to_that_captain() -> None:
    m = position()
    m.state.peeked = (1 << 0,)
    assert "You know which missions come next:\n   Convoy Duty" in m.board(0)
    assert "Convoy Duty" not in m.board(1) + m.board(None)


def test_markers_stand_on_the_tracks_under_their_spaces() -> None:
    lines = part(position().board(None, NAMES), "Factions").split("\n")
    assert lines[1].startswith(" Cooperative 0") and lines[2][lines[1].index("4")] == "A"


def test_captain_shadow_flies_on_the_map() -> None:
    board = captains(seats=1, shadow="kestra").board(0, ["Ada"])
    assert "Shadow     at Kestra (S)" in board and "#2 S" in part(board, "Galaxy")


def test_when_all_have_passed_the_points_are_listed_part_by_part() -> None:
    m = captains(round=4, medals=2, done=["comet-rodeo"])
    finish_round(m)
    board = m.board(None, NAMES)
    assert board.startswith("Round 4 of 4. Everyone has passed.")
    assert same(part(board, "Points"), POINTS)


POINTS = """
── Points ──────────────────────────────────────────────────────────────────
      missions  cargo  total
 Ada         8      1      9
 Bo          0      0      0
"""


@pytest.mark.parametrize("galaxy", [SMALL, LARGE], ids=["small", "large"])
def test_every_place_and_every_route_is_on_the_map_wherever_the_ships_meet(galaxy: Galaxy) -> None:
    for crowded in galaxy.locations:
        labels = [(place.name, "Tincan+ ABCD" if place is crowded else "[10]") for place in galaxy.locations]
        drawn = "\n".join(chart(galaxy, labels, ["R"] * len(galaxy.routes)))
        assert all(place.name in drawn for place in galaxy.locations), drawn
        assert "Tincan+ ABCD" in drawn and drawn.count("[10]") == len(galaxy.locations) - 1, drawn
        assert sum(drawn.count(f"{colour}R") for colour in "gpy") == len(galaxy.routes), drawn
