"""Counters, caps, and the order among equals."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import captains, finish_round, offered, send, told

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER
from readyroom.games.starship_captains.events import Damaged, LineIgnored, MissionsPeeked, PirateCame, TrophyTaken
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.scoring import score

SUITE = {1: "diplomatic-suite"}


def passenger(name: str, **given: object) -> int:
    """What a passenger changes, in points."""
    m = captains(seats=1, options=Options(passenger=name), **given)  # type: ignore[arg-type]
    return score(m.state, 0).passenger // 2


# -- counters


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ({}, -2),
        ({"coop": (6, 0)}, -2),  # the last space of the second zone
        ({"coop": (7, 0)}, 0),  # the first of the third
        ({"coop": (12, 0)}, 0),
        ({"coop": (0, 1)}, 0),  # looped once, and at the start again
        ({"coop": (1, 1), "tincan": (9, 0), "nian": (3, 2)}, 4),
    ],
)
def test_envoy_quill_counts_factions_in_the_third_zone_or_looped(
    spaces: dict[str, tuple[int, int]], points: int
) -> None:
    assert passenger("envoy-quill", tracks=spaces) == points


def test_teddy_counts_cadets_in_the_queue_too() -> None:
    assert passenger("teddy", ready="cadet red", queue="cadet cadet") == 3


def test_doctor_vex_sees_damage_in_tech_slots_too() -> None:
    assert passenger("doctor-vex", slots={2: "damage"}) == 5
    assert passenger("doctor-vex") == 12


def test_a_pair_with_the_right_frame_counts() -> None:
    """Side A's right frame shows a move at the bottom, and so does the right side of the Battle Annals. The other is
    the pair printed in the middle."""
    m = captains(slots={1: "harmonic-lattice", 6: "battle-annals"})
    assert score(m.state, 0).omegas // 2 == 2


def test_equal_captains_share_the_win() -> None:
    m = captains(3, round=4, ready="red", at="arvo", medals=1, others={1: {"medals": 1, "ready": "red"}, 2: {}})
    for seat in range(3):
        m.act(seat, "pass")
    assert m.outcome is not None
    assert m.outcome.ranking == (1, 1, 3)


# -- caps


def test_only_the_first_to_loop_twice_has_the_trophy() -> None:
    looped = {"nian": (12, 1)}
    m = captains(
        ready="red", slots=SUITE, tracks=looped, others={1: {"ready": "red", "slots": SUITE, "tracks": looped}}
    )
    assert told(m.act(0, "diplomatic-suite by red; advance nian 1"), TrophyTaken)
    assert not told(m.act(1, "diplomatic-suite by red; advance nian 1"), TrophyTaken)
    assert m.state.trophies[2] == 0 and m.state.ships[1].loops[2] == 2


def test_loops_decide_the_furthest_marker_and_steps_back_end_at_the_start() -> None:
    tracks = {"coop": (6, 0), "nian": (0, 1)}
    m = captains(ready="red", slots=SUITE, events={"coop": "honesty-summit"}, tracks=tracks)
    m.act(0, "diplomatic-suite by red; advance coop 1")
    ship = m.state.ships[0]
    assert (ship.spaces, ship.loops) == ((7, 0, 0), (0, 0, 1))


def test_a_captain_without_progress_is_not_asked_what_steps_back() -> None:
    m = captains(ready="red", slots=SUITE, events={"coop": "honesty-summit"}, tracks={"coop": (6, 0)})
    m.act(0, "diplomatic-suite by red; advance coop 1; decline")
    assert offered(m, 1) == ["advance coop 1", "advance tincan 1", "advance nian 1", "decline"]


def test_a_captain_looks_at_three_missions_at_most() -> None:
    nexts = ["scrap-run", "convoy-duty", "border-toll", "spice-convoy"]
    m = captains(at="arvo", ready="cadet blue cadet", missions={"arvo": "gateway-to-the-stars"}, next_missions=nexts)
    events = send(m, "cadet blue cadet")
    assert told(events, MissionsPeeked) == [MissionsPeeked(0, tuple(nexts[:3]))]


def test_only_the_captain_who_looked_imagines_the_next_missions_as_they_are() -> None:
    nexts = ["scrap-run", "convoy-duty", "border-toll"]
    m = captains(at="arvo", ready="cadet blue cadet", missions={"arvo": "gateway-to-the-stars"}, next_missions=nexts)
    send(m, "cadet blue cadet")
    left = [MISSION_NUMBER[name] for name in nexts[1:]]  # the first is on the map by now
    for viewer, sure in ((0, True), (1, False), (None, False)):
        imagined = m.state.clone()
        GAME.imagine(imagined, viewer, Chance("what may be"))
        assert (imagined.mission_deck.top == left) is sure


@pytest.mark.parametrize("seat", [0, 1])
def test_decoy_drones_draw_fire_once_a_turn_for_any_captain(seat: int) -> None:
    mine = {"ready": "red", "slots": {1: "decoy-drones"}}
    routes = {"home arvo": "raider-green", "arvo brindle": "raider-yellow"}
    m = captains(routes=routes, **(mine if seat == 0 else {}), others={1: mine} if seat else None)  # type: ignore[arg-type]
    if seat:
        m.act(0, "pass")
    m.act(seat, "helm by red; fly to arvo; fly to brindle")
    assert m.state.ships[seat].damage == 1


def test_stealth_paint_works_only_on_your_own_missions() -> None:
    """Seat 0's mission sets off the Raiders' Toll, and seat 1's paint does not help against it."""
    m = captains(
        at="arvo", ready="red cadet cadet", missions={"arvo": "hostage-diplomacy"}, tracks={"nian": (6, 0)},
        events={"nian": "raiders-toll"}, slots={1: "stealth-paint"}, others={1: {"slots": {1: "stealth-paint"}}},
    )  # fmt: skip
    send(m, "red cadet cadet")
    m.act(0, "advance nian 1")
    assert [ship.damage for ship in m.state.ships] == [0, 1]


def test_cadet_mentoring_helps_one_cadet_on_each_mission_and_not_a_second() -> None:
    m = captains(at="arvo", ready="cadet cadet", slots={1: "cadet-mentoring"}, missions={"arvo": "convoy-duty"})
    send(m, "cadet cadet")
    events = m.act(0, "use line")
    assert [(event.line, event.matched) for event in told(events, LineIgnored)] == [(2, False)]


def test_stealth_paint_ignores_one_damage_of_a_mission_and_not_the_second() -> None:
    m = captains(at="arvo", ready="yellow red", slots={1: "stealth-paint"}, missions={"arvo": "minefield-sweep"})
    send(m, "yellow red")
    m.act(0, "use line")
    assert m.state.ships[0].damage == 1


def test_the_trophy_display_pays_with_pirates_that_are_there() -> None:
    m = captains(ready="blue", medals=1, slots={1: "tincan-embassy", 2: "trophy-display"})
    m.act(0, "tincan-embassy by blue")
    assert offered(m) == ["pay medal", "decline"]


def test_a_tile_that_waits_for_a_later_round_goes_on_waiting() -> None:
    m = captains(at="arvo", stations={"tincan": 4}, others={1: {"at": "brindle"}})
    finish_round(m)
    assert m.state.round == 2 and m.state.station_tiles[1] == 4


def test_nobody_holds_home_station() -> None:
    m = captains(others={1: {"at": "arvo"}}, ready="red")
    m.act(0, "helm by red; fly to dromo; fly to home")
    assert m.view(None).public.places[0].holder is None


def test_the_fleet_review_counts_two_commanders_at_most() -> None:
    m = captains(
        ready="red", queue="red-commander red-commander red-commander", slots=SUITE, tracks={"coop": (6, 0)},
        events={"coop": "fleet-review"},
    )  # fmt: skip
    m.act(0, "diplomatic-suite by red; advance coop 1; decline; decline")
    assert offered(m) == ["advance coop 1", "decline"]  # what is left of the suite's three spaces, up to the next bonus
    m.act(0, "decline")
    assert m.to_act == (1,)


# -- orders


def test_tech_bonuses_come_from_top_to_bottom_each_before_the_next() -> None:
    """Fold Drive shows m, v, - at its right, and the Artifact Display beside it m, v, r."""
    m = captains(ready="blue", slots={4: "artifact-display"}, offer=["fold-drive"])
    m.act(0, "science by blue; install fold-drive in 3")
    assert m.state.ships[0].medals == 1 and "fly to arvo" in offered(m)


def test_an_event_affects_the_captain_who_triggered_it_then_clockwise() -> None:
    suite = {"ready": "red", "slots": {1: "diplomatic-suite"}, "tracks": {"nian": (6, 0)}}
    m = captains(3, events={"nian": "raiders-toll"}, others={1: suite})
    m.act(0, "pass")
    events = m.act(1, "diplomatic-suite by red; advance nian 1")
    assert [event.seat for event in told(events, Damaged)] == [1, 2, 0]


def test_lasting_events_come_in_the_order_in_which_they_happened() -> None:
    for lasting, asked in ((["explosive-crisis", "diplomatic-order-12"], 1), (["diplomatic-order-12"], 0)):
        m = captains(at="eskar", medals=1, lasting=lasting, stations={"tincan": 3})
        m.act(0, "pass")
        assert "pay medal" in offered(m) and m.state.ships[0].damage == asked
    m = captains(at="eskar", medals=1, lasting=["diplomatic-order-12", "explosive-crisis"], stations={"tincan": 3})
    m.act(0, "pass")
    assert "pay medal" in offered(m) and m.state.ships[0].damage == 0


def test_in_an_uprising_the_lowest_number_comes_first() -> None:
    """Number 1 goes to Arvo, where the mission was; its green route leads to Home Station."""
    numbers = {"jurn": 1, "kestra": -2, "lumen": -3}
    m = captains(
        at="arvo", ready="red yellow", missions={"arvo": "convoy-duty"}, numbers=numbers,
        next_pirates=["raider-green", "raider-purple", "carrier-yellow"],
    )  # fmt: skip
    came = told(send(m, "red yellow"), PirateCame)
    assert (came[0].pirate, came[0].a, came[0].b) == ("raider-green", "home", "arvo")


def test_the_action_that_joins_captain_shadows_deck_is_drawn_at_random() -> None:
    joined = set()
    for seed in range(12):
        m = Match.start(GAME, Options(), 1, f"actions {seed}")
        finish_round(m)
        assert len(m.state.coming_actions) == 2
        joined.add(tuple(m.state.coming_actions))
    assert len(joined) > 1
