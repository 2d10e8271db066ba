"""Hits and what they do to a ship (R-70 to R-77), in flight."""

from __future__ import annotations

from tests.games.galaxy_trucker.builder import SHIELDED, SHIP, at, dice, flight, options_of, ship, told, trucker

from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER

PIRATES = "I-03"
"""light, heavy and light from the front; strength 5"""


def test_one_roll_serves_all_ships() -> None:
    """R-70."""
    m = flight(SHIP, SHIP, card="I-10")
    events = m.fly("6 6, 6 6, 6 6, 6 6")
    assert len(told(events, e.Rolled)) == 4 and len(told(events, e.Missed)) == 8
    assert {event.seat for event in told(events, e.Rolled)} == {0}


def test_the_first_component_in_the_line_is_hit() -> None:
    """R-70, R-95."""
    m = flight(SHIP, card="I-10")
    events = m.fly("4 4, 1 1, 1 1, 1 1")  # column 8 from the front: the battery's exposed connector
    assert [event.square for event in told(events, e.Destroyed)] == ["8,7"]
    assert trucker(m, 0).lost == [NUMBER["battery2-5"]]


def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    """R-71."""
    m = flight(SHIP, card="I-10")
    events = m.fly("3 4, 1 1, 1 1, 1 1")  # column 7: the cannon
    assert [event.square for event in told(events, e.Bounced)] == ["7,5"] and not told(events, e.Destroyed)


def test_a_small_meteor_can_be_stopped_by_a_shield_on_that_side() -> None:
    """R-71."""
    m = flight(SHIELDED, card="I-10")
    m.fly("1 1, 1 1, 1 1, 3 4")  # row 7 from the right: the battery's connector
    assert options_of(m, 0) == ["shield 8,7", "suffer"]
    events = m.act(0, "shield 8,7")
    assert told(events, e.ShieldHeld) and ship(m, 0).token_count() == 1


def test_a_shield_does_not_help_on_its_other_sides() -> None:
    """R-71."""
    m = flight(SHIELDED, card="I-10")
    events = m.fly("1 1, 1 1, 3 4, 1 1")  # row 7 from the left
    assert [event.square for event in told(events, e.Destroyed)] == ["6,7"]


def test_without_a_token_a_shield_is_useless() -> None:
    """R-71."""
    m = flight(SHIELDED.replace("B2:1113/2", "B2:1113"), card="I-10")
    events = m.fly("1 1, 1 1, 1 1, 3 4")
    assert [event.square for event in told(events, e.Destroyed)] == ["8,7"]


def test_the_owner_may_let_a_small_meteor_hit() -> None:
    """R-71."""
    m = flight(SHIELDED, card="I-10")
    m.fly("1 1, 1 1, 1 1, 3 4")
    assert [event.square for event in told(m.act(0, "suffer"), e.Destroyed)] == ["8,7"]


def test_a_large_meteor_hits_smooth_sides_too() -> None:
    """R-71."""
    m = flight(SHIP.replace("C1:0010^", "LP:0030"), card="I-09")
    events = m.fly("3 4, 1 1, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,5"]


def test_a_single_cannon_shoots_a_large_meteor_for_free() -> None:
    """R-72."""
    m = flight(SHIP, card="I-09")
    m.fly("3 4")
    assert options_of(m, 0) == ["shoot -", "suffer"]
    events = m.act(0, "shoot -", luck=dice("1 1, 1 1"))
    assert told(events, e.MeteorShot) == [e.MeteorShot(0, "7,5", None)] and ship(m, 0).token_count() == 2


def test_a_double_cannon_needs_a_token() -> None:
    """R-72."""
    m = flight(SHIP.replace("C1:0010^", "C2:0010^"), card="I-09")
    m.fly("3 4")
    assert options_of(m, 0) == ["shoot 8,7", "suffer"]
    m.act(0, "shoot 8,7", luck=dice("1 1, 1 1"))
    assert ship(m, 0).token_count() == 1
    m = flight(SHIP.replace("C1:0010^", "C2:0010^").replace("B2:1113/2", "B2:1113"), card="I-09")
    assert [event.square for event in told(m.fly("3 4, 1 1, 1 1"), e.Destroyed)] == ["7,5"]


def test_a_cannon_is_only_needed_if_the_meteor_would_hit() -> None:
    """R-72."""
    m = flight(SHIP, card="I-09")
    events = m.fly("6 6, 1 1, 1 1")
    assert len(told(events, e.Missed)) == 3


def test_a_light_shot_is_stopped_by_a_shield_and_a_heavy_one_by_nothing() -> None:
    """R-71."""
    m = flight(SHIELDED, card=PIRATES)
    m.fly("3 4")
    assert options_of(m, 0) == ["shield 8,7", "suffer"]
    events = m.act(0, "shield 8,7", luck=dice("3 4, 6 6"))
    assert [event.square for event in told(events, e.Destroyed)] == ["7,5"]


def test_a_light_shot_does_not_bounce_off_a_smooth_side() -> None:
    """R-71."""
    m = flight(SHIP, card=PIRATES)
    events = m.fly("3 4, 6 6, 6 6")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,5"]


def test_every_hit_stopped_costs_its_own_token() -> None:
    """R-73."""
    m = flight(SHIELDED, card=PIRATES)
    m.fly("3 4")
    m.act(0, "shield 8,7", luck=dice("6 6, 3 4"))
    m.act(0, "shield 8,7")
    assert ship(m, 0).token_count() == 0


def test_parts_attached_only_to_a_destroyed_component_fall_off() -> None:
    """R-74."""
    m = flight(SHIP, card="I-10")
    events = m.fly("1 1, 1 1, 3 3, 1 1")  # row 6 from the left: the cabin under the cannon
    assert [event.square for event in told(events, e.Destroyed)] == ["7,6"]
    assert [event.squares for event in told(events, e.FellOff)] == [("7,5",)]
    assert len(trucker(m, 0).lost) == 2


def test_contents_of_a_lost_component_are_lost() -> None:
    """R-74."""
    m = flight(SHIP.replace("H3:0102", "H3:0102/yb"), card="I-10")
    before = list(m.state.bank)
    m.fly("1 1, 1 1, 3 4, 1 1")
    assert ship(m, 0).goods() == [0, 0, 0, 0]
    assert [now - then for now, then in zip(m.state.bank, before, strict=True)] == [1, 0, 1, 0, 0, 0, 0, 0, 0]


APART = """
class I
   5         6          7          8        9
7  CA:0203/2 B2:0303/2  SC:3333/2  E1:0003  .
"""


def test_if_several_parts_with_a_cabin_remain_the_owner_picks_one() -> None:
    """R-74."""
    m = flight(APART, card="I-03")
    m.fly("1 1, 3 3")
    assert options_of(m, 0) == ["keep 7,7", "keep 5,7"]
    m.act(0, "keep 5,7", luck=dice("1 1"))
    assert ship(m, 0).squares() == [at(m, 0, "5,7")] and trucker(m, 0).lost[0] == NUMBER["battery2-4"]


def test_a_part_with_a_cabin_but_no_human_may_be_kept_and_the_ship_leaves() -> None:
    """C19."""
    m = flight(APART.replace("CA:0203/2", "CA:0203"), card="I-03")
    m.fly("1 1, 3 3")
    events = m.act(0, "keep 5,7", luck=dice("1 1"))
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no humans")]


def test_a_part_without_a_cabin_is_lost_without_asking() -> None:
    """R-74."""
    m = flight(APART.replace("CA:0203/2", "H2:0203"), card="I-03")
    events = m.fly("1 1, 3 3, 1 1")
    assert [event.squares for event in told(events, e.FellOff)] == [("5,7",)]


def test_a_gap_uncovers_what_lies_behind() -> None:
    """R-76."""
    m = flight(SHIP, card="I-10")
    events = m.fly("1 1, 1 1, 3 4, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["6,7"]
    m = flight(SHIP, card=PIRATES)
    events = m.fly("3 4, 3 4, 3 4")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,5", "7,6", "7,7"]


def test_an_alien_dies_with_its_last_life_support() -> None:
    """R-77."""
    text = SHIELDED.replace("CA:1112/2  SH:0131^>", "CA:1211/p  LP:2202")
    m = flight(text, card="I-10")
    events = m.fly("4 4, 1 1, 1 1, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["8,6"]
    assert told(events, e.CrewLost) == [e.CrewLost(0, "7,6", "purple alien", "life support")]
    assert ship(m, 0).crew[at(m, 0, "7,6")] == 0


def test_an_alien_with_a_second_life_support_lives() -> None:
    """R-77."""
    text = """
    class I
       6         7          8
    6  LP:0300   CA:1211/p  LP:2202
    7  .         SC:3333/2  E1:0003
    """
    m = flight(text, card="I-10")
    events = m.fly("4 4, 1 1, 1 1, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["8,6"] and not told(events, e.CrewLost)


def test_a_ship_shot_to_nothing_leaves_and_pays() -> None:
    m = flight("class I\n 7\n 7 SC:3333/2", card=PIRATES, last=True, credits=3)
    events = m.fly("3 4, 6 6, 6 6")
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no humans")]
    assert told(events, e.Billed)[0].paid == 1
