"""Missions and techs."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import (
    can,
    captains,
    mission_at,
    offered,
    queue,
    ready,
    route,
    send,
    told,
)

from readyroom.core.errors import IllegalAction
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.events import (
    BonusFound,
    DamageAvoided,
    LineIgnored,
    MedalGained,
    MissionsPeeked,
    TechDealt,
)


def test_a_mission_needs_a_figure_for_each_line() -> None:
    m = captains(at="arvo", ready="red blue", missions={"arvo": "comet-rodeo"})
    with pytest.raises(IllegalAction, match="needs 3 of your crew, and only 2 are ready"):
        m.act(0, "take mission")


def test_a_mission_without_matching_crew_gives_only_the_points() -> None:
    m = captains(at="arvo", ready="blue blue blue", missions={"arvo": "convoy-duty"})
    events = send(m, "blue blue")
    assert len(told(events, LineIgnored)) == 2
    assert m.state.ships[0].missions == (MISSION_NUMBER["convoy-duty"],)
    assert m.state.ships[0].spaces == (0, 0, 0)


def test_androids_match_every_line_and_gold_is_for_androids_alone() -> None:
    m = captains(at="arvo", ready="android red", missions={"arvo": "academy-visit"})
    send(m, "android red")
    m.act(0, "decline")  # the advance after the medal
    assert m.state.ships[0].medals == 1
    m = captains(at="arvo", ready="android red", queue="blue yellow", missions={"arvo": "academy-visit"})
    send(m, "red android")
    m.act(0, "decline; use line")
    assert ready(m) == "blue yellow"


def test_an_android_gained_on_a_line_is_in_the_ready_room() -> None:
    m = captains(at="arvo", ready="blue blue red", missions={"arvo": "restore-the-hive-mind"})
    send(m, "blue blue red")
    assert ready(m) == "android"


def test_crew_joins_the_queue_from_top_to_bottom_and_androids_leave() -> None:
    m = captains(at="arvo", ready="blue cadet android yellow", queue="cadet", missions={"arvo": "first-council"})
    send(m, "blue cadet android yellow")
    while queue(m) == "cadet":
        m.act(0, "decline")
    assert queue(m) == "cadet blue cadet yellow"
    assert ready(m) == ""


def test_the_highest_number_goes_to_the_planet_of_the_mission_wherever_the_ship_is_now() -> None:
    m = captains(
        at="arvo", ready="red blue", missions={"arvo": "lost-shuttle"}, numbers={"novara": 5, "lumen": 3, "jurn": -4},
        next_missions=["scrap-run"],
    )  # fmt: skip
    send(m, "red blue")
    m.act(0, "jump to kestra; decline; use line")
    places = {place.id: place for place in m.view(None).public.places}
    assert (places["arvo"].number, places["arvo"].face_up) == (5, False)
    assert mission_at(m, "novara") == "scrap-run"


def test_androids_on_the_mission_are_still_crew() -> None:
    m = captains(at="arvo", ready="blue android red", missions={"arvo": "restore-the-hive-mind"})
    send(m, "blue android red")
    m.act(0, "advance tincan 2; advance tincan 2")  # the new one, and the one on the mission
    assert m.state.ships[0].spaces[1] == 4


def test_the_librarys_cards_may_all_be_declined() -> None:
    m = captains(
        at="arvo", ready="cadet blue cadet", missions={"arvo": "tincan-library"},
        next_techs=["fold-drive", "holodeck", "repair-bots"],
    )  # fmt: skip
    send(m, "cadet blue cadet")
    m.act(0, "decline")
    drawn = ("fold-drive", "holodeck", "repair-bots")
    assert m.state.tech_discard == tuple(TECH_NUMBER[name] for name in drawn)


def test_a_stolen_plan_may_replace_a_tech() -> None:
    slots = dict.fromkeys(range(1, 6), "damage") | {6: "ion-sails"}
    m = captains(
        at="arvo", ready="yellow cadet cadet", missions={"arvo": "steal-secret-plans"}, slots=slots,
        offer=["workshop"], next_omegas=["battle-annals", "pirate-census", "galactic-charter"],
    )  # fmt: skip
    send(m, "yellow cadet cadet")
    m.act(0, "use line; install pirate-census in 6")
    assert m.state.ships[0].slots[5] == TECH_NUMBER["pirate-census"]
    assert {TECH_NUMBER["battle-annals"], TECH_NUMBER["galactic-charter"]} <= set(m.state.omega_discard)


def test_missions_looked_at_keep_their_order_and_are_seen_by_one() -> None:
    nexts = ["scrap-run", "convoy-duty", "border-toll"]
    m = captains(at="arvo", ready="cadet blue cadet", missions={"arvo": "gateway-to-the-stars"}, next_missions=nexts)
    events = send(m, "cadet blue cadet")
    while m.to_act == (0,):
        events += m.act(0, "decline")
    assert told(events, MissionsPeeked) == [MissionsPeeked(0, tuple(nexts))]
    assert [coming.mission for coming in m.view(0).own.missions] == nexts[
        1:
    ]  # the first was dealt when the mission was completed
    assert list(m.view(1).own.missions) == []
    assert mission_at(m, "novara") == "scrap-run"


def test_a_bonus_on_the_way_comes_before_the_rest_of_the_line() -> None:
    m = captains(at="arvo", ready="cadet cadet red", missions={"arvo": "plague-ward-nine"})
    send(m, "cadet cadet red")
    m.act(0, "advance coop 2")
    assert m.state.ships[0].medals == 2  # the bonus of the second space, then the line's own


def test_cadet_mentoring_lets_one_cadet_match() -> None:
    m = captains(at="arvo", ready="cadet cadet red", missions={"arvo": "convoy-duty"}, slots={1: "cadet-mentoring"})
    send(m, "cadet cadet")
    m.act(0, "ignore line; use line; advance coop 1")
    assert m.state.ships[0].spaces[0] == 1


def test_android_liaison_pays_for_each_android_that_leaves() -> None:
    m = captains(at="arvo", ready="android android", missions={"arvo": "convoy-duty"}, slots={1: "android-liaison"})
    send(m, "android android")
    m.act(0, "decline; use android-liaison; advance tincan 1; use android-liaison; advance tincan 1")
    assert m.state.ships[0].spaces[1] == 2


# -- techs


def test_without_an_empty_slot_research_does_nothing() -> None:
    slots = dict.fromkeys(range(1, 6), "damage") | {6: "ion-sails"}
    m = captains(ready="blue", slots=slots, offer=["workshop"])
    m.act(0, "science by blue")
    assert m.to_act == (1,)


def test_a_tech_that_can_replace_another_needs_no_empty_slot() -> None:
    slots = dict.fromkeys(range(1, 6), "damage") | {6: "ion-sails"}
    m = captains(ready="blue", slots=slots, offer=["probe-lab"])
    m.act(0, "science by blue; install probe-lab in 6")
    assert m.state.ships[0].slots[5] == TECH_NUMBER["probe-lab"]


def test_an_omegas_space_is_filled_from_the_other_deck() -> None:
    m = captains(ready="blue", next_techs=["fold-drive"])
    events = m.act(0, "science by blue; install battle-annals in 2")
    while m.to_act == (0,):
        events += m.act(0, "decline")
    assert [event.tech for event in told(events, TechDealt)] == ["fold-drive"]
    assert m.state.offer[7] == TECH_NUMBER["fold-drive"]


def test_a_space_stays_empty_until_the_end_of_the_turn() -> None:
    m = captains(ready="blue-commander", next_techs=["fold-drive"])
    m.act(0, "science by blue-commander; install ion-sails in 2")
    while not any(text.startswith("work") for text in offered(m)):
        m.act(0, "decline")
    m.act(0, "work again in science")
    assert not any("fold-drive" in text for text in offered(m))


def test_damage_does_not_hide_printed_icons() -> None:
    """Slot 3 of side A shows m at the top of its left side; Diplomatic Suite has one at the top right."""
    m = captains(ready="blue", slots={3: "damage"}, offer=["diplomatic-suite"])
    events = m.act(0, "science by blue; install diplomatic-suite in 2")
    assert [event.bonus for event in told(events, BonusFound)] == ["medal"]


def test_a_card_hides_the_printed_icons_of_its_slot() -> None:
    m = captains(ready="blue", slots={3: "officers-lounge"}, offer=["diplomatic-suite"])
    events = m.act(0, "science by blue; install diplomatic-suite in 2")
    assert not told(events, MedalGained)


def test_bonuses_come_from_top_to_bottom_one_for_each_pair() -> None:
    """Fold Drive shows m, v, - at its right; Ion Sails beside it m, m, -."""
    m = captains(ready="blue", slots={4: "ion-sails"}, offer=["fold-drive"])
    events = m.act(0, "science by blue; install fold-drive in 3")
    assert [event.bonus for event in told(events, BonusFound)] == ["medal"]


def test_the_pirate_being_fought_cannot_stop_its_own_damage() -> None:
    m = captains(ready="yellow", slots={1: "hull-plating"}, routes={"home arvo": "raider-green"})
    m.act(0, "weapons by yellow; fight toward arvo")
    assert m.state.ships[0].damage == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stored_pirate_stops_all_damage_of_the_turn(seat: int) -> None:
    routes = {"home arvo": "raider-green", "arvo brindle": "raider-yellow"}
    mine = {"ready": "red", "pirates": 1, "slots": {1: "hull-plating"}}
    m = captains(routes=routes, **({} if seat else mine), others={1: mine} if seat else None)  # type: ignore[arg-type]
    if seat:
        m.act(0, "pass")
    m.act(seat, "helm by red; fly to arvo; shield; fly to brindle")
    assert (m.state.ships[seat].damage, m.state.ships[seat].pirates) == (0, ())


def test_stealth_paint_ignores_the_first_damage_of_a_mission_also_in_a_fight() -> None:
    m = captains(
        at="arvo", ready="yellow yellow", missions={"arvo": "convoy-duty"}, slots={1: "stealth-paint"},
        routes={"home arvo": "carrier-green"},
    )  # fmt: skip
    send(m, "yellow yellow")
    events = m.act(0, "fight toward home")
    assert told(events, DamageAvoided)
    assert m.state.ships[0].damage == 0


def test_observers_and_comms_look_at_the_printed_card() -> None:
    slots = {1: "command-observers", 2: "nian-comms"}
    m = captains(at="arvo", ready="cadet cadet", missions={"arvo": "convoy-duty"}, slots=slots)
    send(m, "cadet cadet")
    assert offered(m) == ["use nian-comms", "use command-observers", "decline"]
    m.act(0, "use nian-comms; advance nian 1; use command-observers")
    assert (m.state.ships[0].spaces, m.state.ships[0].medals) == ((0, 0, 1), 1)


def test_a_display_pays_medals_and_makes_none() -> None:
    m = captains(ready="cadet red", pirates=3, slots={1: "trophy-display"})
    assert can(m, 0, "train cadet as blue with pirate")
    assert can(m, 0, "promote red with pirate pirate pirate")
    m.act(0, "pass")
    assert (m.state.ships[0].medals, len(m.state.ships[0].pirates)) == (0, 3)


def test_lockers_hold_tokens_even_with_excess_damage() -> None:
    m = captains(ready="blue", damage=9, slots={1: "survey-drones", 2: "dimensional-lockers"})
    m.act(0, "survey-drones by blue")
    assert sum(m.state.ships[0].artifacts) == 2


def test_without_the_lockers_their_tokens_need_room() -> None:
    m = captains(
        ready="blue", damage=8, artifacts="red-blue red-yellow", slots={1: "refit-bay", 2: "dimensional-lockers"},
        offer=["workshop"],
    )  # fmt: skip
    m.act(0, "refit-bay by blue; install workshop in 2")
    assert m.state.ships[0].tokens() == 0


def test_paying_with_the_lockers_makes_room_first() -> None:
    m = captains(
        at="arvo", ready="blue red yellow", missions={"arvo": "beacon-builders"}, damage=7,
        artifacts="red-blue red-yellow blue-yellow", slots={1: "dimensional-lockers"},
    )  # fmt: skip
    send(m, "blue red yellow")
    m.act(0, "pay dimensional-lockers")
    assert offered(m) == ["drop red-blue", "drop red-yellow", "drop blue-yellow"]
    m.act(0, "drop red-blue; drop red-yellow")
    assert m.state.ships[0].artifacts == (0, 0, 1)
    assert can(m, 0, "advance coop 2")


def test_without_any_room_all_tokens_of_the_lockers_go() -> None:
    m = captains(
        at="arvo", ready="blue red yellow", missions={"arvo": "beacon-builders"}, damage=8,
        artifacts="red-blue red-blue", pirates=1, slots={1: "dimensional-lockers"},
    )  # fmt: skip
    send(m, "blue red yellow")
    m.act(0, "pay dimensional-lockers")
    assert m.state.ships[0].tokens() == 0
    assert len(m.state.artifact_discard) == 2 and len(m.state.pirate_discard) == 1


def test_the_hyper_charger_makes_each_move_a_repair_if_you_like() -> None:
    m = captains(ready="red", damage=2, slots={1: "hyper-charger"})
    m.act(0, "helm by red; repair 0; fly to arvo")
    assert m.state.ships[0].damage == 1
    assert m.state.galaxy.locations[m.state.ships[0].at].id == "arvo"


def test_repair_bots_and_wormholes_change_only_tech_bonuses() -> None:
    m = captains(ready="red blue", damage=3, slots={1: "repair-bots", 2: "wormhole-generator"})
    m.act(0, "repair by red; repair 0")
    assert m.state.ships[0].damage == 2
    m = captains(ready="red", slots={2: "wormhole-generator"})
    m.act(0, "helm by red")
    assert not any(text.startswith("jump") for text in offered(m))


def test_repair_bots_and_wormholes_count_for_their_own_placement() -> None:
    """Tractor Net shows r at its top right; Repair Bots has one at the top of both sides."""
    m = captains(ready="blue", damage=3, slots={1: "tractor-net"}, offer=["repair-bots"])
    m.act(0, "science by blue; install repair-bots in 2; repair 0; repair 0")
    assert m.state.ships[0].damage == 1


def test_the_translator_swaps_the_track_whole() -> None:
    slots = {1: "xeno-archive", 2: "universal-translator"}
    m = captains(ready="blue", slots=slots)
    m.act(0, "xeno-archive by blue; advance coop 2")
    assert m.state.ships[0].spaces == (2, 0, 0)
    assert m.to_act == (1,)


def test_a_holodeck_that_copies_a_one_shot_is_discarded_itself() -> None:
    m = captains(ready="blue", slots={1: "holodeck"}, others={1: {"slots": {1: "medal-vault"}}}, offer=["ion-sails"])
    m.act(0, "holodeck by blue; copy medal-vault")
    assert m.state.ships[0].medals == 4
    assert TECH_NUMBER["holodeck"] in m.state.tech_discard
    assert m.state.ships[1].slots[0] == TECH_NUMBER["medal-vault"]


def test_the_holodeck_copies_any_other_room_on_the_central_board_or_any_ship() -> None:
    m = captains(
        3, ready="blue", slots={1: "holodeck", 2: "fold-drive"}, offer=["workshop", "battle-annals"],
        others={1: {"slots": {3: "ion-sails"}}, 2: {"slots": {6: "repair-bots"}}},
    )  # fmt: skip
    m.act(0, "holodeck by blue")
    assert set(offered(m)) == {"copy workshop", "copy fold-drive", "copy ion-sails", "decline"}


def test_one_of_two_fights_may_be_declined() -> None:
    routes = {"home arvo": "raider-green", "home dromo": "raider-purple"}
    m = captains(ready="yellow", slots={1: "quantum-torpedoes"}, routes=routes)
    m.act(0, "quantum-torpedoes by yellow; fight toward arvo; decline")
    assert m.state.ships[0].damage == 1
    assert route(m, "home dromo") == "raider-purple"


def test_the_omega_megacomputer_leaves_its_slot_for_the_omega() -> None:
    slots = {1: "omega-megacomputer"} | dict.fromkeys(range(2, 7), "damage")
    m = captains(ready="blue", slots=slots, next_omegas=["battle-annals", "pirate-census", "galactic-charter"])
    m.act(0, "omega-megacomputer by blue; install battle-annals in 1")
    assert m.state.ships[0].slots[0] == TECH_NUMBER["battle-annals"]
