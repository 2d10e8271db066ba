"""The Space Alert table as text: threats, plans, the ship, and the result."""

from __future__ import annotations

import pytest
from tests.games.boards import part, same
from tests.games.space_alert.crew import at_time, briefed, started, turn_up
from tests.games.space_alert.table import table

from readyroom.core.match import Match
from readyroom.games.space_alert.board import course
from readyroom.games.space_alert.mission.tracks import TRACKS

NAMES = ("Ada", "Bo")


def planned() -> Match:
    m = started(2)
    at_time(m, 75)
    m.act(0, "play A/red movement on 1; play A/blue action on 2; intend C on 3")
    m.act(1, "play A/lift movement on 1; intend lift on 1; play B/red action on 2")
    return m


TRAJECTORIES = """
── Trajectories ────────────────────────────────────────────────────────────
 Red T7                      ·  ·  ·  ·  X  ·| ·  ·  Y  ·  ·| Y  ·  ·  ·  Z
 White T4                             ·  ·  ·| ·  X  ·  ·  ·| Y  ·  ·  ·  Z
   T+1 Pulse Ball                           1|    2     3   | 4     5     6
    Common, 5 hit points, speed 2, 2 points, 4 if destroyed, shield 1. A
    crackling sphere that discharges in all directions. X: Attack 1 in all
    zones. Y: Attack 1 in all zones. Z: Attack 2 in all zones.
 Blue T3                                 ·  ·| ·  ·  X  ·  ·| ·  ·  Y  ·  Z
 Internal T2                                ·| ·  ·  X  ·  ·| ·  ·  ·  ·  Z
 A number is the turn that ends with the threat on that square, unless its
 speed changes. The bars separate the distances 3, 2 and 1.
"""
PLANS = """
── Plans ───────────────────────────────────────────────────────────────────
     Ada              Bo               Android 1        Android 2
 Phase 1
  1  red, uR          ▒ move lift?
  2  A, uR            ▒ act
  3  C?
 Phase 2
  4
  5
  6
  7
 Phase 3
  8
  9
 10
 11
 12
 ▒ is a card that lies face down. A? is only called, A?? was called before
 the latest news. uR is where the figure stands then, if nothing delays it:
 upper red.
"""
SHIP = """
── Ship ────────────────────────────────────────────────────────────────────
        red                   white                 blue
       ┌─────────────────────┬─────────────────────┬─────────────────────┐
 upper │ A heavy laser 4     │ A heavy laser 5     │ A heavy laser 4     │
       │ B shield 1 of 2     │ B shield 1 of 3     │ B shield 1 of 2     │
       │ C interceptors      │ C computer          │ C battlebots        │
       │                     │ • all start here    │                     │
       ├─ gravolift ─────────┼─ gravolift ─────────┼─ gravolift ─────────┤
 lower │ A light laser 2     │ A pulse cannon 1    │ A light laser 2     │
       │ B reactor 2 of 3    │ B reactor 3 of 5    │ B reactor 2 of 3    │
       │ C battlebots        │ C window            │ C 3 rockets         │
       └─────────────────────┴─────────────────────┴─────────────────────┘
"""


def test_a_trajectory_shows_how_near_a_threat_is_on_each_turn() -> None:
    assert same(part(planned().board(0, NAMES), "Trajectories"), TRAJECTORIES)


def test_plans_show_your_cards_face_up_and_others_face_down() -> None:
    assert same(part(planned().board(0, NAMES), "Plans"), PLANS)


def test_a_spectator_sees_no_card_and_no_hand() -> None:
    board = planned().board(None, NAMES)
    assert "Your hand" not in board
    assert "  1  ▒ move           ▒ move lift?" in part(board, "Plans")


def test_the_ship_has_its_systems_where_they_are() -> None:
    assert same(part(planned().board(0, NAMES), "Ship"), SHIP)


def test_the_hand_is_shown_only_to_its_owner() -> None:
    m = planned()
    assert "Your hand  B/red, B/red, C/blue," in m.board(0)
    assert "heroic B/go upper blue" not in m.board(1) + m.board(None)


def test_roles_and_androids_are_shown_in_the_briefing() -> None:
    told = part(briefed(2).board(0, NAMES), "Crew")
    assert "Ada: captain and chief of security, not ready" in told and "Android 2" in told


@pytest.mark.parametrize(("threat", "appears"), [("Gunship", 2), ("Fighter", 1), ("Meteoroid", 4), ("Amoeba", 6)])
def test_threats_stand_where_the_board_says_at_the_end_of_each_turn(threat: str, appears: int) -> None:
    t = table(f"{appears} white {threat}", tracks="T4 T2 T6 T5")
    stands = course(t.threat(threat).card, appears, TRACKS[1])
    for turn in range(1, 13):
        t.play(1)
        if t.in_play(threat) and turn >= appears:
            assert t.threat(threat).square == stands[turn]
    assert stands[max(stands)] == 1 and t.survived(threat)


def test_at_the_end_the_result_comes_first_and_the_ship_shows_damage_and_figures() -> None:
    m = started(2)
    at_time(m, 700)
    turn_up(m)
    m.state.silent = True  # as it stays in missions on which nobody trips
    board = m.board(None, NAMES)
    assert "Silence" not in board
    assert board.startswith("The mission is over.") and board.index("── Result") < board.index("── Trajectories")
    assert "• Ada" in part(board, "Ship at the end") and "▒" not in board
