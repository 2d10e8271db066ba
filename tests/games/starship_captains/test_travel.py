"""Movement, planets, stations, cargo, damage and pirates."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import can, captains, mission_at, offered, ready, route, send, told

from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.games.starship_captains.events import DamageAvoided, PirateCame, PirateLeft, StationUsed, Uprising


def where(m: Match, seat: int = 0) -> str:
    place: str = m.state.galaxy.locations[m.state.ships[seat].at].id
    return place


def test_one_of_two_moves_may_be_used() -> None:
    m = captains(ready="red")
    m.act(0, "helm by red; fly to arvo; decline")
    assert where(m) == "arvo"


def test_a_pirate_on_the_route_deals_a_damage_and_stays() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"})
    m.act(0, "helm by red; fly to arvo; decline")
    assert m.state.ships[0].damage == 1
    assert route(m, "home arvo") == "raider-green"


def test_passing_a_pirate_twice_hurts_twice() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"})
    m.act(0, "helm by red; fly to arvo; fly to home")
    assert m.state.ships[0].damage == 2


def test_a_jump_avoids_all_pirates() -> None:
    routes = {"home arvo": "raider-green", "home dromo": "raider-purple", "home feldspar": "raider-yellow"}
    m = captains(ready="red", slots={1: "fold-drive"}, routes=routes)
    m.act(0, "fold-drive by red; jump to kestra")
    assert (where(m), m.state.ships[0].damage) == ("kestra", 0)


def test_after_a_jump_the_ambush_is_at_the_new_place() -> None:
    m = captains(
        at="arvo", ready="yellow red blue", missions={"arvo": "steal-secret-plans"}, next_pirates=["raider-green"],
        next_omegas=["battle-annals", "discovery-annals", "galactic-charter"],
    )  # fmt: skip
    send(m, "yellow red blue")
    m.act(0, "ignore line; use line; jump to lumen")
    assert route(m, "kestra lumen") == "raider-green"


def test_passing_through_a_station_brings_nothing() -> None:
    m = captains(at="dromo", ready="red")
    events = m.act(0, "helm by red; fly to eskar; fly to feldspar")
    assert not told(events, StationUsed)


def test_ending_at_a_station_brings_all_its_tile_says_once_per_round() -> None:
    m = captains(at="dromo", ready="red")
    m.act(0, "helm by red; fly to eskar; decline")
    assert ready(m) == "android"
    assert m.state.station_tiles[1] == 2
    m.act(0, "advance tincan 2")
    assert m.state.ships[0].spaces[1] == 2


def test_a_station_without_its_tile_brings_nothing() -> None:
    m = captains(at="dromo", ready="red", stations={"tincan": 2})
    assert not told(m.act(0, "helm by red; fly to eskar; decline"), StationUsed)
    assert m.to_act == (1,)


def test_lasting_events_come_before_the_tile() -> None:
    for lasting, first in (("explosive-crisis", 1), ("diplomatic-order-12", 0)):
        m = captains(at="dromo", ready="red", medals=1, lasting=[lasting])
        m.act(0, "helm by red; fly to eskar; decline")
        assert m.state.ships[0].damage == first
        assert ready(m) == ("" if lasting == "diplomatic-order-12" else "android")


def test_lasting_events_come_whenever_a_turn_ends_at_a_station_moved_or_not() -> None:
    m = captains(at="eskar", ready="red", lasting=["explosive-crisis"], stations={"tincan": 3})
    m.act(0, "pass")
    assert (m.state.ships[0].damage, m.state.ships[0].medals) == (1, 1)


def test_a_lasting_event_that_moves_the_ship_away_does_not_take_the_tile_from_it() -> None:
    m = captains(at="eskar", ready="red", medals=1, lasting=["diplomatic-order-12"], tracks={"nian": (2, 0)})
    events = m.act(0, "pass; pay medal; advance nian 2; fly to lumen")
    assert where(m) == "lumen"
    assert [event.station for event in told(events, StationUsed)] == ["tincan"]


def test_a_lasting_event_gives_nothing_free_to_a_ship_that_stays_put() -> None:
    """Diplomatic Order #12 asks a medal each time, and the Explosive Crisis a damage."""
    m = captains(at="eskar", lasting=["diplomatic-order-12"], stations={"tincan": 3})
    m.act(0, "pass")
    assert m.state.ships[0].spaces == (0, 0, 0) and m.to_act == (1,)


def test_lasting_events_come_nowhere_but_at_stations() -> None:
    m = captains(at="arvo", ready="red", lasting=["explosive-crisis"])
    m.act(0, "helm by red; fly to brindle; decline")
    assert m.state.ships[0].damage == 0


def test_the_mission_is_reserved_for_the_first_ship_to_arrive() -> None:
    m = captains(at="home", ready="red blue yellow", missions={"arvo": "convoy-duty"}, others={1: {"at": "arvo"}})
    m.act(0, "helm by red; fly to arvo; decline")
    assert can(m, 1, "take mission")
    m.act(1, "pass")
    with pytest.raises(IllegalAction, match="reserved"):
        m.act(0, "take mission")


def test_when_the_holder_of_a_mission_leaves_the_one_who_stays_holds_it() -> None:
    m = captains(ready="red blue yellow", missions={"arvo": "convoy-duty"}, others={1: {"at": "arvo"}})
    m.act(0, "helm by red; fly to arvo; decline")
    m.act(1, "helm by red; fly to home; decline")
    assert m.view(None).public.places[1].holder == 0
    assert can(m, 0, "take mission")


def test_when_two_stay_nobody_holds_the_mission_and_either_may_complete_it() -> None:
    m = captains(
        seats=3,
        ready="red blue yellow",
        missions={"arvo": "convoy-duty"},
        others={1: {"at": "arvo"}, 2: {"at": "home"}},
    )
    m.act(0, "helm by red; fly to arvo; decline")
    m.act(1, "pass")
    m.act(2, "helm by red; fly to arvo; decline")
    m.state.ships[1].passed = False
    m.act(0, "pass")
    m.act(1, "helm by red; fly to home; decline")
    assert m.view(None).public.places[1].holder is None
    assert can(m, 2, "take mission")


def test_a_mission_dealt_where_a_ship_waits_is_reserved_for_it() -> None:
    m = captains(
        ready="red yellow", at="arvo", missions={"arvo": "convoy-duty"}, next_missions=["scrap-run"],
        others={1: {"at": "novara"}},
    )  # fmt: skip
    send(m, "red yellow")
    assert mission_at(m, "novara") == "scrap-run"
    assert m.view(None).public.places[-1].holder == 1
    assert can(m, 1, "take mission")


def test_a_mission_waits_for_a_later_turn() -> None:
    m = captains(ready="red blue yellow", missions={"arvo": "convoy-duty"})
    m.act(0, "helm by red; fly to arvo")
    assert not can(m, 0, "take mission")


# -- cargo and damage


def test_damage_goes_to_the_hold_never_to_a_tech_slot() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"}, artifacts="red-blue")
    m.act(0, "helm by red; fly to arvo; decline")
    ship = m.state.ships[0]
    assert (ship.damage, ship.tech_damage(), ship.tokens()) == (1, 0, 1)


def test_without_an_empty_slot_a_token_must_go() -> None:
    m = captains(ready="red", damage=6, pirates=1, artifacts="red-blue", routes={"home arvo": "raider-green"})
    m.act(0, "helm by red; fly to arvo")
    assert offered(m) == ["drop pirate", "drop red-blue"]
    m.act(0, "drop red-blue; decline")
    assert (m.state.ships[0].damage, m.state.ships[0].tokens()) == (7, 1)


def test_excess_damage_stacks_without_limit() -> None:
    m = captains(ready="red", damage=12, routes={"home arvo": "raider-green"})
    m.act(0, "helm by red; fly to arvo; decline")
    assert m.state.ships[0].damage == 13


def test_excess_damage_is_repaired_first() -> None:
    m = captains(ready="red", damage=10)
    m.act(0, "repair by red; repair 0")
    assert m.state.room_for_cargo(0) == 0


def test_with_excess_damage_a_tech_slot_may_be_repaired_instead() -> None:
    m = captains(ready="red", damage=10, slots={2: "damage"})
    m.act(0, "repair by red; repair 2")
    assert (m.state.ships[0].damage, m.state.ships[0].tech_damage()) == (10, 0)


def test_with_every_slot_damaged_tokens_are_lost_but_medals_stay() -> None:
    m = captains(ready="yellow", damage=8, routes={"home arvo": "raider-green"})
    m.act(0, "weapons by yellow; fight toward arvo")
    ship = m.state.ships[0]
    assert (ship.medals, ship.tokens(), ship.damage) == (1, 0, 9)


def test_several_artifacts_are_all_seen_before_any_goes() -> None:
    m = captains(
        ready="blue", damage=6, artifacts="red-blue", slots={1: "survey-drones"},
        next_artifacts=["red-yellow", "blue-yellow"],
    )  # fmt: skip
    m.act(0, "survey-drones by blue")
    assert offered(m) == ["drop red-blue", "drop red-yellow", "drop blue-yellow"]


def test_in_a_fight_the_damage_comes_first() -> None:
    m = captains(ready="yellow", damage=7, routes={"home arvo": "carrier-green"})
    m.act(0, "weapons by yellow; fight toward arvo")
    ship = m.state.ships[0]
    assert (ship.damage, ship.tokens(), ready(m)) == (8, 0, "android")


def test_discarded_tokens_are_mixed_again() -> None:
    m = captains(ready="blue", slots={1: "survey-drones"})
    m.state.artifact_supply.pool = []
    m.state.artifact_discard = (2, 2)
    m.act(0, "survey-drones by blue")
    assert m.state.ships[0].artifacts == (0, 0, 2)
    m = captains(at="arvo", ready="yellow red", missions={"arvo": "prison-exchange"})
    m.state.pirate_supply.pool = []
    m.state.pirate_discard = (0,)
    send(m, "red yellow")
    m.act(0, "decline; use line")
    assert route(m, "home arvo") == "raider-green"


# -- pirates


def test_without_a_pirate_a_fight_does_nothing() -> None:
    m = captains(ready="yellow")
    m.act(0, "weapons by yellow")
    assert m.state.ships[0].damage == 0
    assert m.to_act == (1,)


def test_a_second_pirate_on_a_route_is_discarded() -> None:
    m = captains(
        at="arvo", ready="yellow red", missions={"arvo": "prison-exchange"}, routes={"home arvo": "carrier-green"},
        next_pirates=["raider-green"],
    )  # fmt: skip
    events = send(m, "red yellow") + m.act(0, "decline; use line")
    assert told(events, PirateLeft)
    assert route(m, "home arvo") == "carrier-green"
    assert m.state.pirate_discard == (0,)


def test_an_ambush_is_avoided_only_with_its_whole_line() -> None:
    m = captains(at="arvo", ready="yellow red", missions={"arvo": "prison-exchange"})
    send(m, "red yellow")
    m.act(0, "decline")
    assert offered(m) == ["use line", "ignore line"]
    m.act(0, "ignore line")
    assert m.state.ships[0].medals == 0


def test_when_the_last_number_turns_there_is_an_uprising() -> None:
    m = captains(
        at="arvo", ready="cadet cadet", missions={"arvo": "convoy-duty"},
        numbers={"jurn": 1, "kestra": -2, "lumen": -3},
        next_pirates=["raider-yellow", "raider-purple", "raider-green"], next_missions=["scrap-run"],
    )  # fmt: skip
    events = send(m, "cadet cadet")
    assert told(events, Uprising)
    came = [(event.a, event.b) for event in told(events, PirateCame)]
    assert came == [("arvo", "brindle"), ("jurn", "kestra"), ("kestra", "lumen")]
    assert sum(m.state.face_up) == 3


def test_the_higher_number_loses_a_clash() -> None:
    m = captains(
        at="arvo", ready="cadet cadet", missions={"arvo": "convoy-duty"},
        numbers={"cygna": 1, "kestra": -2, "lumen": -3},
        next_pirates=["raider-purple", "carrier-green", "raider-green"], next_missions=["scrap-run"],
    )  # fmt: skip
    events = send(m, "cadet cadet")
    assert route(m, "kestra lumen") == "carrier-green"
    assert len(told(events, PirateLeft)) == 1


def test_a_pirate_token_gained_brings_no_reward() -> None:
    m = captains(ready="yellow", slots={1: "plunder-cache"}, next_pirates=["raider-green"])
    m.act(0, "plunder-cache by yellow")
    ship = m.state.ships[0]
    assert (len(ship.pirates), ship.medals, sum(ship.artifacts)) == (1, 1, 2)


def test_decoy_drones_draw_the_first_fire_of_a_turn() -> None:
    m = captains(ready="red", slots={1: "decoy-drones"}, routes={"home arvo": "raider-green"})
    events = m.act(0, "helm by red; fly to arvo; fly to home")
    assert len(told(events, DamageAvoided)) == 1
    assert m.state.ships[0].damage == 1
