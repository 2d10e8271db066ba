"""Tracks, events, scoring and the solo game."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import can, captains, finish_round, mission_at, offered, ready, told

from readyroom.core.codec import to_json
from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.epilogue import LINES, epilogue
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.cards.tracks import points
from readyroom.games.starship_captains.events import (
    EventHappened,
    EventRemoved,
    PassengerActed,
    ShadowActed,
    ShadowTook,
)
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.scoring import score
from readyroom.games.starship_captains.state import AT_STATION


def diplomat(**given: object) -> Match:
    """A captain with a room that advances three with any faction."""
    return captains(ready="red", slots={1: "diplomatic-suite"}, **given)  # type: ignore[arg-type]


def test_a_bonus_passed_comes_before_the_next_step() -> None:
    m = diplomat()
    m.act(0, "diplomatic-suite by red; advance coop 2")
    assert m.state.ships[0].medals == 1
    m.act(0, "advance coop 1")
    assert m.state.ships[0].spaces[0] == 3


def test_after_a_bonus_the_captain_may_stop() -> None:
    m = diplomat()
    m.act(0, "diplomatic-suite by red; advance coop 2; decline")
    assert m.state.ships[0].spaces[0] == 2


def test_the_question_says_how_far_the_marker_may_move() -> None:
    m = diplomat()
    asked = m.act(0, "diplomatic-suite by red") and m.game.prompt(m.state, 0)
    assert asked == "Which faction do you move up with? Up to 3 spaces."
    m.act(0, "advance coop 2")
    assert m.game.prompt(m.state, 0) == "Move up 1 space with the Cooperative?"


def test_a_loop_is_worth_five_and_the_zones_begin_again() -> None:
    m = diplomat(tracks={"coop": (12, 0)})
    m.act(0, "diplomatic-suite by red; advance coop 3")
    ship = m.state.ships[0]
    assert (ship.spaces[0], ship.loops[0]) == (2, 1)
    assert (points(2, 1), points(0, 2)) == (6, 10)
    assert [points(space, 0) for space in range(13)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_the_third_event_leaves_with_the_second() -> None:
    m = diplomat(
        tracks={"coop": (6, 0), "tincan": (6, 0)}, archive=["ion-sails"],
        events={"coop": "fleet-review", "tincan": "open-archive", "nian": "open-season"},
    )  # fmt: skip
    m.act(0, "diplomatic-suite by red; advance coop 1; decline")
    assert m.state.event_cards[2] != -1
    m.state.ships[0].ready[1] = 1
    m.act(1, "pass")
    events = m.act(0, "diplomatic-suite by red; advance tincan 1")
    assert [event.event for event in told(events, EventRemoved)] == ["open-season"]
    assert m.state.event_cards == (-1, -1, -1)


def test_an_event_happens_once() -> None:
    m = diplomat(tracks={"coop": (6, 0)})
    assert not told(m.act(0, "diplomatic-suite by red; advance coop 2; decline"), EventHappened)


def test_steps_back_bring_nothing() -> None:
    m = diplomat(events={"coop": "honesty-summit"}, tracks={"coop": (6, 0), "nian": (9, 0)})
    m.act(0, "diplomatic-suite by red; advance coop 1")
    ship = m.state.ships[0]
    assert ship.spaces == (7, 0, 8)
    assert ship.medals == 0 and ship.artifacts == (0, 0, 0) and ship.pirates == ()


def test_an_artifact_on_a_room_opens_it_and_goes_with_it() -> None:
    m = captains(
        ready="red cadet", artifacts="red-blue", events={"coop": "crowdsourcing"}, tracks={"coop": (6, 0)},
        slots={1: "diplomatic-suite", 2: "refit-bay"}, offer=["workshop"],
    )  # fmt: skip
    m.act(0, "diplomatic-suite by red; advance coop 1; crowdsource refit-bay with red-blue; decline")
    assert score(m.state, 0).cargo == 0
    m.act(1, "pass")
    assert can(m, 0, "refit-bay by cadet")
    m.act(0, "refit-bay by cadet; install workshop in 2")
    assert m.state.artifact_discard == (0,)


def omegas(*names: str, **given: object) -> int:
    """What omega techs bring, in points."""
    m = captains(slots=dict(enumerate(names, start=1)), **given)  # type: ignore[arg-type]
    return score(m.state, 0).omegas // 2


def test_artifact_blueprints_count_types() -> None:
    assert omegas("artifact-blueprints", artifacts="red-blue red-yellow blue-yellow") == 6
    assert omegas("artifact-blueprints", artifacts="red-blue red-blue red-blue red-blue red-blue") == 2


def test_scar_tissue_cancels_damage() -> None:
    m = captains(slots={1: "scar-tissue-alloy", 2: "damage"}, damage=3)
    one = score(m.state, 0)
    assert (one.omegas, one.damage) == (8, -8)


def test_a_mission_with_two_red_lines_counts_once() -> None:
    assert omegas("leadership-annals", done=["rescue-at-redfall", "signal-in-the-static"]) == 2


def test_the_printed_pair_counts_while_it_shows() -> None:
    """Side A has one in the middle; Harmonic Lattice in slot 1 shows no other."""
    assert omegas("harmonic-lattice") == 1
    m = captains(slots={3: "harmonic-lattice"})
    assert score(m.state, 0).omegas // 2 == 0


def test_medals_and_artifacts_are_halves() -> None:
    m = captains(medals=3, artifacts="red-blue red-yellow")
    one = score(m.state, 0)
    assert (one.cargo, one.halves, one.whole) == (5, 5, 2)


def ended(**given: object) -> Match:
    """The last round is over for two captains who can do no more."""
    m = captains(round=4, ready="red", at="arvo", others={1: {"ready": "red", "at": "brindle"}}, **given)  # type: ignore[arg-type]
    m.act(0, "pass")
    m.act(1, "pass")
    return m


def test_the_result_keeps_the_half_that_decides_it() -> None:
    outcome = ended(medals=3, done=["convoy-duty"]).outcome
    assert outcome is not None
    assert outcome.scores == (7.5, 0) and outcome.ranking == (1, 2)


def test_whole_points_are_whole_numbers() -> None:
    m = ended(medals=2)
    assert m.outcome is not None
    assert to_json(m.outcome.scores) == "[1,0]" == to_json(GAME.standing(m.state))


def test_a_half_is_written_as_people_write_it() -> None:
    said = [str(GAME.describe(event)) for _, event in ended(medals=3).events(None)]
    assert "Seat 0 scores 1½ points: 1½ for medals and artifacts." in said


def test_damage_in_tech_slots_counts_too() -> None:
    m = captains(slots={1: "damage", 4: "damage"}, damage=1)
    assert score(m.state, 0).damage == -6


@pytest.mark.parametrize(
    ("omega", "given", "points"),
    [
        ("command-academy", {"ready": "red red-commander", "queue": "red blue"}, 3),
        ("science-academy", {"ready": "blue", "queue": "blue-commander"}, 2),
        ("security-academy", {"ready": "yellow yellow"}, 2),
        ("hall-of-commanders", {"ready": "red-commander", "queue": "blue-commander"}, 2),
        ("discovery-annals", {"done": ["orchard-of-glass", "convoy-duty"]}, 1),
        ("battle-annals", {"done": ["orchard-of-glass", "convoy-duty"]}, 1),
        ("galactic-charter", {"tracks": {"coop": (4, 0), "tincan": (1, 1), "nian": (2, 0)}}, 1),
        ("pirate-census", {"pirates": 3}, 3),
    ],
)
def test_every_other_omega_scores(omega: str, given: dict[str, object], points: int) -> None:
    assert omegas(omega, **given) == points


def test_crew_and_missions_score() -> None:
    m = captains(ready="red-commander android", pirates=2, done=["convoy-duty", "first-council"])
    one = score(m.state, 0)
    assert (one.missions, one.crew) == (30, 8)


def test_the_epilogue_has_a_line_for_each_score() -> None:
    assert len(LINES) == 56 == len(set(LINES))
    assert epilogue(20) == epilogue(-4) != epilogue(21)
    assert epilogue(75) == epilogue(99) != epilogue(74)


# -- alone with Captain Shadow


def alone(passenger: str = "teddy", **given: object) -> Match:
    return captains(seats=1, options=Options(passenger=passenger), **given)  # type: ignore[arg-type]


def test_action_cards_lie_over_the_tech_board_from_the_left() -> None:
    m = alone(damage=2, at="arvo", next_actions=["fight-pirate", "take-tech"], next_techs=["fold-drive", "tractor-net"])
    m.act(0, "repair by red; repair 0")
    events = m.act(0, "repair by blue; repair 0")
    assert [event.tech for event in told(events, ShadowTook)] == ["workshop"]
    assert m.state.offer[1] == TECH_NUMBER["fold-drive"]
    assert m.state.galaxy.locations[m.state.shadow_at].id == "arvo"


def test_shadow_does_not_complete_the_mission_where_it_is() -> None:
    m = alone(at="arvo", shadow="kestra", missions={"kestra": "scrap-run"}, next_actions=["complete-mission"])
    m.act(0, "pass")
    assert mission_at(m, "kestra") == "scrap-run"


def test_shadow_does_not_complete_the_mission_at_your_planet() -> None:
    m = alone(at="arvo", missions={"arvo": "scrap-run"}, next_actions=["complete-mission"])
    m.act(0, "pass")
    assert mission_at(m, "arvo") == "scrap-run"


def test_shadow_completes_the_mission_you_choose() -> None:
    missions = {"arvo": "scrap-run", "dromo": "convoy-duty"}
    m = alone(at="mirax", missions=missions, next_actions=["complete-mission"], next_missions=["border-toll"])
    m.act(0, "pass")
    assert offered(m) == ["shadow completes arvo", "shadow completes dromo"]
    m.act(0, "shadow completes dromo")
    assert mission_at(m, "dromo") is None
    assert mission_at(m, "novara") == "border-toll"


def test_shadow_fights_the_pirate_you_choose() -> None:
    routes = {"home arvo": "raider-green", "home dromo": "raider-purple"}
    m = alone(at="mirax", routes=routes, next_actions=["fight-pirate"])
    m.act(0, "pass; shadow fights toward dromo")
    assert m.state.pirate_discard == (1,)


def test_when_you_pass_shadow_plays_all_its_cards() -> None:
    m = alone(at="mirax", next_actions=["fight-pirate", "complete-mission", "passenger"])
    events = m.act(0, "pass")
    assert len(told(events, ShadowActed)) == 3
    assert m.state.round == 2


def test_while_shadow_has_no_cards_you_take_several_turns_in_a_row() -> None:
    m = alone(damage=3, next_actions=["fight-pirate"])
    m.act(0, "repair by red; repair 0")
    assert m.to_act == (0,)
    m.act(0, "repair by blue; repair 0")
    assert m.to_act == (0,)
    assert m.state.round == 1


def test_each_round_adds_an_action_card() -> None:
    m = alone(at="mirax")
    for cards in (4, 5, 6, 7):
        assert len(m.state.action_deck) + len(m.state.drawn_actions) == cards
        finish_round(m)


def test_teddy_has_no_action() -> None:
    m = alone(at="mirax", next_actions=["passenger"])
    assert not told(m.act(0, "pass"), PassengerActed)


def test_captain_shadow_keeps_no_tile_away_from_its_station() -> None:
    """Only a player's ship does (p. 17 and 22), and Captain Shadow is none."""
    m = alone(at="arvo", shadow="eskar", stations={"tincan": 2}, next_actions=["passenger"])
    m.act(0, "pass")
    assert m.state.station_tiles[1] == AT_STATION


def test_a_tech_taken_on_captain_shadows_turn_is_replaced_before_yours() -> None:
    m = alone(
        "envoy-quill", ready="red blue", damage=1, medals=1, tracks={"tincan": (8, 0)}, at="mirax",
        next_actions=["passenger", "passenger"], next_techs=["tractor-net"],
    )  # fmt: skip
    m.act(0, "repair by red; repair 0; pay medal; advance tincan 2; install workshop in 3")
    assert m.state.offer[1] == TECH_NUMBER["tractor-net"]


def test_hull_plating_ends_with_the_turn_and_does_not_stop_what_happens_on_captain_shadows() -> None:
    m = alone(
        "doctor-vex", ready="red yellow", pirates=1, slots={1: "hull-plating"}, routes={"home arvo": "raider-green"},
        next_actions=["passenger"],
    )  # fmt: skip
    m.act(0, "helm by red; fly to arvo; shield; decline")
    assert m.state.ships[0].damage == 1


def test_decoy_drones_draw_fire_once_on_each_turn_captain_shadows_too() -> None:
    m = alone(
        "envoy-quill", ready="red", medals=1, slots={1: "decoy-drones"}, tracks={"nian": (2, 0)},
        routes={"home arvo": "raider-green"}, next_actions=["passenger"],
    )  # fmt: skip
    m.act(0, "helm by red; fly to arvo; decline; pay medal; advance nian 2; fly to home")
    assert m.state.ships[0].damage == 0


@pytest.mark.parametrize(
    ("passenger", "points"),
    [
        ("teddy", 1), ("envoy-quill", -2), ("doctor-vex", 12), ("collector-onna", 4), ("hunter-krel", -1),
        ("inspector-moll", -2),
    ],
)  # fmt: skip
def test_each_passenger_changes_the_score(passenger: str, points: int) -> None:
    assert score(alone(passenger).state, 0).passenger == 2 * points


@pytest.mark.parametrize(
    ("passenger", "asked"),
    [
        ("envoy-quill", ["pay medal", "decline"]), ("doctor-vex", []), ("hunter-krel", []),
        ("inspector-moll", ["choose discard:medal", "choose damage"]),
        ("collector-onna", ["choose discard:artifact", "choose damage"]),
    ],
)  # fmt: skip
def test_each_passenger_acts(passenger: str, asked: list[str]) -> None:
    m = alone(passenger, at="mirax", medals=1, artifacts="red-blue", next_actions=["passenger"])
    events = m.act(0, "pass")
    assert told(events, PassengerActed)
    if asked:
        assert offered(m) == asked


def test_the_passengers_techs_lie_on_the_tincan_event() -> None:
    m = alone("doctor-vex", tracks={"tincan": (6, 0)}, events={"tincan": "passenger-archive"}, ready="red",
              archive=["workshop", "repair-bots"], slots={1: "diplomatic-suite"})  # fmt: skip
    m.act(0, "diplomatic-suite by red; advance tincan 1; decline")
    assert set(m.view(None).public.shared) == {"workshop", "repair-bots"}


def test_a_shared_one_shot_works_once_for_each_captain() -> None:
    m = captains(ready="red red", shared=["medal-vault"], others={1: {"ready": "red red"}})
    m.act(0, "medal-vault by red")
    m.act(1, "medal-vault by red")
    assert not can(m, 0, "medal-vault by red")
    assert [ship.medals for ship in m.state.ships] == [4, 4]
    assert ready(m) == "red"
