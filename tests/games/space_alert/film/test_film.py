"""The film of a resolution: every event is a frame, and the frames add up to the mission's end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.space_alert.crew import started
from tests.games.space_alert.mission.test_random_missions import random_mission
from tests.games.space_alert.steps.test_resolution_of_a_match import played

from readyroom.core.chance import Chance
from readyroom.core.conformance import play_on
from readyroom.games.space_alert.actions import FlyOn, StandBy
from readyroom.games.space_alert.file.resolver import account, resolve
from readyroom.games.space_alert.film.film import Film, Screening, screen, screen_match
from readyroom.games.space_alert.film.shots import Shots, laid_over
from readyroom.games.space_alert.mission.mission import STEPS

EXAMPLES = Path(__file__).parents[4] / "examples" / "space-alert"
TRACKS = {"red": "T4", "white": "T5", "blue": "T6", "internal": "T7"}


def example(name: str) -> Any:
    return msgspec.json.decode((EXAMPLES / f"{name}.json").read_bytes())


def small(*plans: list[str | None], **more: Any) -> Screening:
    crew = [{"name": name, "plan": plan} for name, plan in zip(("Ada", "Bo", "Cy"), plans, strict=False)]
    return screen({"tracks": TRACKS, "threats": [], "crew": crew, **more})


def laid(film: Film, frames: int | None = None) -> Shots:
    """What a page shows after so many frames."""
    shown = Shots()
    for frame in film.frames[:frames]:
        shown = laid_over(shown, frame.changes)
    return shown


def pieces(changes: Shots) -> set[str]:
    """What is in a frame as it is sent."""
    return set(msgspec.to_builtins(changes))


@pytest.mark.parametrize("name", ["first-mission", "androids-and-heroes", "double-actions"])
def test_a_film_has_the_trace_and_ends_like_the_mission(name: str) -> None:
    made, plain = screen(example(name)), resolve(example(name))
    assert made.resolution == plain
    assert [frame.event for frame in made.film.frames] == plain.trace
    check_end(made)


@pytest.mark.parametrize("block", range(3))
def test_any_mission_can_be_filmed(block: int) -> None:
    for number in range(block * 25, block * 25 + 25):
        mission = random_mission(number)
        made = screen(mission)
        assert made.resolution == resolve(mission)
        check_end(made)
        steps = [(frame.turn, STEPS.index(frame.step)) for frame in made.film.frames]
        assert steps == sorted(steps), "steps follow each other in the rulebook's order"
        check_debrief(made)


def check_end(made: Screening) -> None:
    shown, plain = laid(made.film), made.resolution
    crew = [shown.crew[i] for i in range(len(made.film.crew))]
    assert [(c.station, c.knocked_out, c.battlebots) for c in crew] == [
        (c.station, c.knocked_out, c.battlebots) for c in plain.crew
    ]
    assert made.film.phases[-1][1] == made.film.turns < made.film.last
    fates = {threat.code: shown.threats[threat.index].fate for threat in made.film.threats}
    for threat in plain.threats:
        assert fates[threat.code] == threat.fate or (threat.fate == "active" and fates[threat.code] == "waiting")
    assert shown.damage is not None
    assert {zone: len(tiles) for zone, tiles in shown.damage.items()} == msgspec.structs.asdict(plain.damage)
    if plain.score is not None:
        assert shown.score == plain.score
    assert pieces(made.film.frames[0].changes) >= {"energy", "damage", "gear", "score", "crew", "plans"}
    again = msgspec.json.decode(msgspec.json.encode(made))
    assert len(again["film"]["frames"]) == len(made.film.frames)


def check_debrief(made: Screening) -> None:
    sheet, plain = made.debrief.sheet, made.resolution
    assert (sheet.score, sheet.points, sheet.lost_to) == (plain.score, plain.points, plain.destroyed_by)
    assert sum(line.points for line in sheet.threats) == sheet.points.destroyed + sheet.points.survived
    assert len(sheet.knocked_out) == -sheet.points.knocked_out // 2 or not sheet.survived
    drawn = sum(len(tiles) for turn in made.debrief.turns for tiles in turn.damage.values())
    left = sum(msgspec.structs.asdict(plain.damage).values())
    repaired = sum(type(event).__name__ == "TileRepaired" for event in plain.trace)
    assert drawn == left + repaired
    for report, member in zip(made.debrief.crew, made.film.crew, strict=True):
        assert 0 <= report.wasted <= len(report.deeds) <= made.film.turns
        assert report.unplayed <= sum(bool(order) for order in member.plan)


def test_each_frame_says_why_in_the_words_of_the_account() -> None:
    made = screen(example("first-mission"))
    names = [member.name for member in made.film.crew]
    story = account(made.resolution).lower()
    for frame in made.film.frames:
        assert frame.words.text(names).lower() in story


def test_a_delayed_card_slides_in_the_frame_that_delays_it() -> None:
    made = small(["lift", "A", "B"], ["lift", "C", "A"])
    at = next(i for i, frame in enumerate(made.film.frames) if type(frame.event).__name__ == "Delayed")
    assert laid(made.film, at).plans[1][:4] == ("lift", "C", "A", "")
    assert made.film.frames[at].changes.plans[1][:4] == ("lift", "", "C", "A")
    assert made.film.frames[at].words.text(["Ada", "Bo"]) == "Bo's card on turn 2 is delayed: the move took too long."


def test_an_internal_threat_is_on_the_ship_in_the_frame_it_appears() -> None:
    made = small([], threats=[{"turn": 1, "zone": "internal", "card": "I1-03"}])
    appeared = next(frame for frame in made.film.frames if type(frame.event).__name__ == "ThreatAppeared")
    assert appeared.step == "appear"
    assert appeared.changes.threats[0].stations


def test_only_what_changed_is_in_a_frame() -> None:
    made = small(["red", "A"])
    walked = next(frame for frame in made.film.frames if type(frame.event).__name__ == "Walked")
    assert pieces(walked.changes) == {"crew"} and set(walked.changes.crew) == {0}
    fired = next(frame for frame in made.film.frames if type(frame.event).__name__ == "Fired")
    assert pieces(fired.changes) == {"energy", "gear"}
    assert fired.changes.gear is not None and fired.changes.gear.fired == ("upper_red",)


def test_tracks_know_their_action_squares() -> None:
    made = small([])
    assert made.film.tracks["blue"].marks == {1: "Z", 3: "Y", 7: "Y", 10: "X"}
    assert made.film.tracks["blue"].length == 15


# A finished match


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("options", [{}, {"double_actions": True, "variable_range": True}, {"mission": "TR-1"}])
def test_the_film_of_a_match_is_what_happened_in_it(seats: int, options: dict[str, Any]) -> None:
    match = played(seats, "film", pace="untimed", **options)
    names = tuple(f"Person {seat}" for seat in range(seats))
    made = filmed(match, names)
    found = match.view(None).public.result
    assert made.debrief.sheet.survived == found.survived and (made.resolution.score or 0) == found.score
    assert [member.station for member in made.resolution.crew] == [figure.station for figure in found.crew]
    check_end(made)
    check_debrief(made)
    people = [member for member in made.film.crew if not member.android]
    assert [member.name for member in people] == [f"Person {member.seat}" for member in people]
    assert sum(member.android for member in made.film.crew) == sum(m.android is not None for m in table_crew(match))


def filmed(match: Any, names: tuple[str, ...] = ()) -> Screening:
    made = screen_match(match, names)
    assert made is not None
    return made


def test_there_is_no_film_before_the_plans_are_resolved() -> None:
    assert screen_match(started(2, "early")) is None


def test_a_campaign_shows_each_mission_as_it_comes_home_and_keeps_its_secrets() -> None:
    """The file resolves to the same as the match also with damage carried over and squads left behind."""
    later = 0
    for seed in range(6, 10):
        match = started(3, f"campaign {seed}", campaign=3, new_frontier=True, pace="untimed", mission="TR-1")
        luck = Chance(f"campaign {seed}")
        flown = 0
        while match.outcome is None:
            keen = [(seat, a) for seat in match.to_act for a in (FlyOn(), StandBy()) if a in match.legal(seat)]
            if keen:
                match.act(*keen[0])
            else:
                play_on(match, luck)
            if len(match.state.flown) == flown:
                continue
            flown = len(match.state.flown)
            made = filmed(match)
            assert screen(made.mission).resolution.points == made.resolution.points
            later += flown > 1
            if match.outcome is None:
                told = {frame.event.threat for frame in made.film.frames if hasattr(frame.event, "threat")}
                assert {threat.code for threat in made.film.threats} <= told
                assert str(match.seed) not in str(made.mission)
    assert later


def table_crew(match: Any) -> Any:
    return match.view(None).public.crew


@pytest.mark.parametrize("options", [{}, {"double_actions": True, "new_frontier": True}, {"mission": "TR-2"}])
def test_the_file_of_a_match_resolves_to_the_same_film(options: dict[str, Any]) -> None:
    """So that "what if" starts from what really happened."""
    for seed in range(4):
        match = played(3, f"paper {seed}", pace="untimed", **options)
        made = filmed(match)
        again = screen(msgspec.json.decode(msgspec.json.encode(made.mission)))
        assert again.resolution == made.resolution
        assert again.film.frames == made.film.frames


def test_filming_changes_nothing_of_the_match() -> None:
    match = played(2, "untouched", pace="untimed")
    before = match.digest
    screen_match(match, ("Ana", "Bo"))
    assert match.digest == before and match.state.camera is None
