"""The Tiny Epic Galaxies table as text: a mid-match position, seen by a seat and by others."""

from __future__ import annotations

from tests.games.boards import part, same
from tests.games.tiny_epic_galaxies.builder import Position, finish, galaxies

NAMES = ("Ada", "Bo")


def position() -> Position:
    return galaxies(
        seats=2, beyond=True, level=[2, 1], energy=[5, 2], culture=[3, 0],
        row=["jakks", "helios", "hadrune", "gyore"], planets_left=9,
        ships={0: "orbit:jakks 1, aurora explore", 1: "surface:helios, orbit:gyore 3"},
        colonies={1: ["zalax"]}, missions={0: "elder", 1: "hoarder"}, cards={1: ["leak"]},
        pilots={0: {"aurora": "lightspeeder"}}, pilot_row=["harrow-vey", "orla-quick"], pilots_left=4,
        face_up=["lost-library"], cards_left=3, dice="move colony colony",
    )  # fmt: skip


GOLDEN = """
Round 1. Ada's turn.
Dice  [move]  [colony]  [colony] · free reroll left

── Planets, 9 in the deck ──────────────────────────────────────────────────
 Jakks, culture, 1 point                ○─A1─▸ diplomacy
   Gain 1 culture.
 Helios, culture, 2 points              ○─○─○─▸ diplomacy
   B1 landed. Replace a planet in the row that has no ships on it or in its
   orbit.
 Hadrune, energy or culture, 3 points   ○─○─○─○─▸ diplomacy
   Turn up to 3 energy into culture, or up to 3 culture into energy.
 Gyore, culture, 7 points               ○─○─○─B2─○─○─▸ economy
   Own turn only. Set one unused die to a face of your choice.

── Pilots for hire, 4 in the deck ──────────────────────────────────────────
 Harrow Vey, for the Aurora or Intrepid. This ship brings 2 instead of 1
   when you acquire.
 Orla Quick, for the Aurora or Intrepid. When this ship lands on a planet,
   gain 1 energy. Badge: relic.

── Unexplored Space, 3 in the deck ─────────────────────────────────────────
 Ships    A2
 Face up  Lost Library, a discovery. Gain 2 culture.

── Ada (A), you: 2 points ──────────────────────────────────────────────────
 Energy ■■■■■□□ 5   Culture ■■■□□□□ 3   Level 2 of 6, 5 dice, next level 3
 Ships    A1 orbits Jakks 1/1, A2 (Aurora) exploring
 Pilots   Aurora: Lightspeeder. Once per turn, after this ship moves, you
          may spend 1 energy to move it again.
 Badges   1 comet
 Mission  Elder (Be the player who triggers the end: 2 points)

── Bo (B): 2 points ────────────────────────────────────────────────────────
 Energy ■■□□□□□ 2   Culture □□□□□□□ 0   Level 1 of 6, 4 dice, next level 2
 Ships     B1 on Helios, B2 orbits Gyore 3/5
 Colonies  Zalax (2)
 Cards     1 face down
"""


def test_the_planets_show_who_orbits_where_and_each_galaxy_what_it_has() -> None:
    assert same(position().board(0, NAMES), GOLDEN)


def test_a_mission_and_the_cards_in_hand_are_shown_only_to_their_owner() -> None:
    m = position()
    assert "Elder" not in m.board(1) + m.board(None)
    assert "Hoarder" in m.board(1) and "Hoarder" not in m.board(0) + m.board(None)
    assert "Coolant Leak" in m.board(1) and "Coolant Leak" not in m.board(0) + m.board(None)


def test_the_readers_own_galaxy_comes_first() -> None:
    board = position().board(1, NAMES)
    assert board.index("── Bo (B), you") < board.index("── Ada (A):")


def test_seats_without_names_go_by_their_numbers() -> None:
    board = position().board()
    assert "Seat 0's turn." in board and "── Seat 1 (B): 2 points" in board


def test_a_follow_window_says_who_may_follow_what() -> None:
    m = galaxies(culture=[0, 3], dice="energy move")
    m.act(0, "activate energy")
    assert "Follow  Ada uses an energy die; Bo may follow for 1 culture" in m.board(0, NAMES)


def test_the_rogue_has_its_own_place() -> None:
    m = galaxies(seats=1, rogue="hades", rogue_level=2, dice="move")
    assert part(m.board(0, ["Rita"]), "The Rogue Hades (").startswith("── The Rogue Hades (B): 1 point ")
    assert "── Rita (A), you: 0 points" in m.board(0, ["Rita"]), "both begin with an R, so neither has it"


def test_at_the_end_the_scores_come_first_and_missions_are_open() -> None:
    m = galaxies(
        level=[6, 6], colonies={0: ["gyore", "gort"]}, ships={0: "orbit:jakks 1"}, missions={1: "industrialist"},
        culture=[0, 0], dice="diplomacy move",
    )  # fmt: skip
    m.act(0, "activate diplomacy")
    finish(m)
    board = m.board(None, NAMES)
    assert board.startswith("The match is over")
    assert same(part(board, "Scores"), SCORES)
    assert "Industrialist (Reach empire level 6: 2 points)" in board


SCORES = """
── Scores ──────────────────────────────────────────────────────────────────
      level  planets  mission  total
 Ada      8       15        0     23
 Bo       8        0        2     10
"""
