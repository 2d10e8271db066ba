"""From a real match to an explorer's log: enlisted before it, promoted after it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import pytest
from tests.games.space_alert.crew import DEALT, GAME, started, turn_up
from tests.games.space_alert.experience.flights import explorer, veteran
from tests.games.space_alert.steps.test_planned_missions import plan_phase

from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.core.record_reader import replay
from readyroom.games.space_alert.actions import MendNothing
from readyroom.games.space_alert.events import ShipCameHome
from readyroom.games.space_alert.experience.achievements import BY_ID, could_grant
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.experience.flight_reader import read_flight
from readyroom.games.space_alert.experience.logs import LOGS
from readyroom.games.space_alert.options import Options, Pace

PLANS = (
    "C A A C - B A C A B A -",
    "red A A B A - A - B A A -",
    "blue A A B A - A - B A A -",
    "lift B A B - B B A B A B -",
)
"""A crew of androids that fires at whatever comes. Now and then, that is enough."""
SEEDS = 200


def enlisted(*brought: Explorer | None, bots: tuple[int, ...] = (), **options: Any) -> Options:
    """What a match starts with: people at every seat but those of bots, some of them with their explorers."""
    people = tuple(seat not in bots for seat in range(len(brought)))
    return LOGS.enlist(Options(specializations=True, **options), brought, people)


def begun(seed: str, *brought: Explorer | None, version: int = DEALT, **options: Any) -> Match:
    """A match that people bring their explorers to."""
    match = Match.start(GAME, enlisted(*brought, **options), len(brought), seed, version)
    for seat in range(len(brought)):
        match.act(seat, "ready")
    return match


def fly(match: Match, plans: tuple[str, ...]) -> Match:
    """A lone player's mission from the first card to the jump."""
    for phase in range(3):
        plan_phase(match, phase, plans)
        end_phase(match, phase)
    return turn_up(match)


def give_up(match: Match) -> Match:
    """Nobody does anything, which no ship survives."""
    for phase in range(3):
        end_phase(match, phase)
    return match


def end_phase(match: Match, phase: int) -> None:
    """The clock runs; without one, everybody ends the phase, counted from 0."""
    if match.state.untimed:
        for seat in range(match.seats):
            match.act(seat, "end phase" if phase < 2 else "agree")
    while match.deadline is not None and (phase == 2 or match.state.phase == phase + 1):
        match.tick(match.deadline)


@lru_cache
def home(campaign: int = 0, pace: str = "normal", version: int = DEALT) -> Match:
    """The first mission that the androids come home from."""
    for seed in range(SEEDS):
        match = fly(begun(str(seed), veteran(2), campaign=campaign, pace=pace, version=version), PLANS)
        if not match.state.mission.lost:
            return match
    raise AssertionError("They never come home.")


def second_mission() -> Match:
    """A campaign in the briefing of its second mission, nothing repaired."""
    match = home(campaign=3).clone()
    match.act(0, "fly on")
    while MendNothing() in match.legal(0):
        match.act(0, MendNothing())
    return match


def test_a_match_that_came_home_is_entered_in_the_log() -> None:
    match = home()
    assert match.outcome is not None
    after = LOGS.promote(match, 0, veteran(2), "abc", 77)
    entry = after.log[0]
    assert (entry.mission, entry.ended, entry.notation, entry.level) == ("abc", 77, "M", 2)
    assert entry.score == match.outcome.scores[0] and entry.points == 2 + max(0, entry.score) // 10
    assert "lone_wolf" in entry.met and "fantastic_four" not in entry.met
    assert after.experience == entry.points
    assert LOGS.promote(match, 0, after, "abc", 77) == after


def test_the_captain_is_the_explorer_of_a_lone_player() -> None:
    flown = read_flight(home(), 0, "abc", 77).missions[0]
    assert flown.crew[0] == 11 and len(flown.crew) == 4
    assert flown.threat_count >= 7 and flown.standard
    assert "inspector" in LOGS.promote(home(), 0, veteran(2), "abc", 77).log[0].met, "the captain maintained 3 times"


def test_what_the_explorer_brought_is_in_the_record_and_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.slug, GAME)
    match = home()
    again = replay(match.record())
    assert LOGS.promote(again, 0, veteran(2), "abc", 77) == LOGS.promote(match, 0, veteran(2), "abc", 77)


def test_a_match_that_was_lost_costs_a_clone_or_an_explorer() -> None:
    match = give_up(begun("lost", explorer("Ada", consents=True), explorer("Bo"), None, None))
    assert LOGS.promote(match, 0, explorer("Ada", consents=True), "abc", 77).clones == 1
    gone = LOGS.promote(match, 1, explorer("Bo"), "abc", 77)
    assert gone.lost == "abc" and LOGS.title(gone) == "Bo, lost in the Deep"


def test_people_are_human_players_with_a_log_or_without_and_bots_are_not() -> None:
    match = give_up(begun("crew", explorer("Ada"), None, explorer("Bo"), None, bots=(3,)))
    flight = read_flight(match, 0, "abc", 77)
    assert flight.humans == 3 and flight.explorers == ("Ada", None, "Bo", None)
    assert set(flight.missions[0].crew) == {0, 1, 2, 3}


def test_a_match_from_before_people_were_noted_counts_its_explorers() -> None:
    plain = msgspec.to_builtins(enlisted(explorer("Ada"), None, explorer("Bo"), None))
    del plain["people"]
    match = Match.start(GAME, decode_options(Options, plain), 4, "old", version=1)
    for seat in range(4):
        match.act(seat, "ready")
    assert read_flight(give_up(match), 0, "abc", 77).humans == 2


def test_the_word_of_a_crewmate_without_a_log_counts() -> None:
    flight = read_flight(give_up(begun("word", explorer("Ada"), None)), 0, "abc", 77)
    survived = msgspec.structs.replace(flight, lost=False)
    assert could_grant(survived, 0, BY_ID["integration"])
    with_a_bot = read_flight(give_up(begun("word", explorer("Ada"), None, bots=(1,))), 0, "abc", 77)
    assert not could_grant(msgspec.structs.replace(with_a_bot, lost=False), 0, BY_ID["integration"])


# -- the full rules


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
def test_without_the_full_rules_nothing_is_earned_and_nobody_is_lost(pace: Pace) -> None:
    assert LOGS.wanted(Options(specializations=True, pace=pace)), "they may still join the mission"
    assert "normal pace" in LOGS.unearned(Options(specializations=True, pace=pace), 2)
    assert LOGS.promote(home(pace=pace), 0, veteran(2), "abc", 77) == veteran(2)
    lost = give_up(begun("lost", explorer("Ada"), explorer("Bo", consents=True), pace=pace))
    assert LOGS.promote(lost, 0, explorer("Ada"), "abc", 77) == explorer("Ada")
    assert LOGS.promote(lost, 1, explorer("Bo", consents=True), "abc", 77).clones == 0


def test_at_the_normal_pace_a_mission_earns_something_and_a_simulation_does_not() -> None:
    assert LOGS.unearned(Options(specializations=True), 2) == ""
    assert "simulations" in LOGS.unearned(Options(specializations=True, mission="SIM-1"), 2)


def test_a_match_of_the_first_rules_earns_at_any_pace() -> None:
    assert LOGS.unearned(Options(specializations=True, pace="untimed"), 1) == ""
    assert LOGS.promote(home(pace="untimed", version=1), 0, veteran(2), "abc", 77).log[0].mission == "abc"


def test_an_action_round_with_explorers_aboard_cannot_be_played_again() -> None:
    match = Match.start(GAME, enlisted(explorer("Ada"), None), 2, "back", DEALT)
    match.act(0, "captain 1" if match.state.captain == 0 else "captain 0")
    assert LOGS.no_return(match, 0) == "", "in the briefing, people may change their minds"
    match.act(0, "ready")
    assert LOGS.no_return(match, 0) == ""
    match.act(1, "ready")
    began = match.seq
    assert "cannot be planned again" in LOGS.no_return(match, 0)
    match.tick(60_000)
    assert "cannot be planned again" in LOGS.no_return(match, began)


def test_between_missions_a_crew_of_explorers_can_go_back_as_far_as_the_last_action_round() -> None:
    match = second_mission()
    came_home = next(seq for seq in match.line if any(isinstance(t.event, ShipCameHome) for t in match.told[seq]))
    assert LOGS.no_return(match, came_home) == ""
    assert "cannot be planned again" in LOGS.no_return(match, came_home - 1)


@pytest.mark.parametrize("options", [{"pace": "relaxed"}, {"mission": "SIM-1"}])
def test_without_experience_the_table_can_rewind_freely(options: dict[str, Any]) -> None:
    assert LOGS.no_return(begun("back", explorer("Ada"), None, **options), 0) == ""


def test_a_match_of_the_first_rules_can_still_rewind() -> None:
    assert LOGS.no_return(begun("back", explorer("Ada"), None, version=1), 0) == ""


def test_a_crew_without_explorers_can_rewind_freely() -> None:
    assert LOGS.no_return(started(2), 0) == ""


def test_special_cards_that_were_planned_are_remembered() -> None:
    medic = veteran(1)
    match = Match.start(GAME, enlisted(medic, None, None, None), 4, "special", DEALT)
    match.act(0, "specialize 0 medic")
    for seat in range(4):
        match.act(seat, "ready")
    match.act(0, "special basic on 2")
    assert read_flight(give_up(match), 0, "abc", 77).missions[0].specials == ((0, "medic_basic"),)


def test_a_campaign_is_entered_once_with_what_was_completed() -> None:
    match = home(campaign=3).clone()
    match.act(0, "quit")
    flight = read_flight(match, 0, "abc", 77)
    assert flight.campaign and not flight.full_campaign and flight.notation == "C1/3"
    entry = LOGS.promote(match, 0, veteran(2), "abc", 77).log[0]
    assert entry.notation == "C1/3" and entry.points == 2 + max(0, flight.score) // 10


def test_a_campaign_that_is_lost_on_the_second_mission_is_lost_whole() -> None:
    match = second_mission()
    match.act(0, "ready")
    flight = read_flight(give_up(match), 0, "abc", 77)
    assert flight.lost and len(flight.missions) == 2
    assert LOGS.promote(match, 0, veteran(2), "abc", 77).clones == 1


def test_the_difficulty_of_a_later_mission_is_what_the_crew_agreed_on() -> None:
    match = second_mission()
    match.act(0, "propose common white_yellow")
    match.act(0, "propose serious white_yellow")
    match.act(0, "ready")
    missions = read_flight(give_up(match), 0, "abc", 77).missions
    assert [(one.common, one.serious) for one in missions] == [("white", "white"), ("white_yellow", "white_yellow")]


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"specializations": True}, True),
        ({}, False),
        ({"specializations": True, "mission": "simulation"}, False),
        ({"specializations": True, "mission": "AS-1"}, False),
        ({"specializations": True, "mission": "S2-1"}, True),
        ({"specializations": True, "mission": "NF-1", "double_actions": True}, True),
    ],
)
def test_explorers_fly_real_missions_with_specializations(options: dict[str, Any], wanted: bool) -> None:
    assert LOGS.wanted(Options(**options)) == wanted


def test_lost_or_retired_explorers_cannot_fly_and_fledgers_fly_no_campaigns() -> None:
    for one in (explorer(lost="m1"), explorer(retired=True)):
        assert LOGS.absent(one)
        with pytest.raises(BadOptions, match="Ada"):
            enlisted(one)
    with pytest.raises(BadOptions, match="level 2 or higher"):
        enlisted(explorer(), campaign=3)


def test_a_crew_without_any_explorer_flies_without_experience() -> None:
    assert enlisted(None, None) == Options(specializations=True)


def test_the_list_of_missions_stays_at_home() -> None:
    logged = LOGS.promote(home(), 0, veteran(2), "abc", 77)
    (brought,) = enlisted(logged).explorers
    assert brought is not None and brought.log == () and brought.level == logged.level


def test_the_sheet_has_everything_the_paper_has() -> None:
    logged = LOGS.promote(home(), 0, veteran(2), "abc", 77)
    shown = LOGS.sheet(logged)
    assert [row.boxes for row in shown.levels[:3]] == [8, 12, 16] and len(shown.levels) == 31
    assert shown.levels[2].checked == logged.boxes and shown.levels[1].reached and not shown.levels[3].reached
    assert [skill.title for skill in shown.skills][:2] == ["Rocketeer", "Data Analyst"]
    assert sum(len(category.boxes) for category in shown.categories) == 135
    assert {one.id for one in shown.log[0].offers} >= {"lone_wolf", "inspector", "superstar"}
    assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown
