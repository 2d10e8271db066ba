"""The story of a mission: what each phase cost, what decided it, and the one change that would have helped."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.space_alert.steps.test_resolution_of_a_match import played

from readyroom.core.extras import Chapter
from readyroom.core.extras import story as told
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.film.film import screen, screen_match
from readyroom.games.space_alert.film.story import NewOrder, Story, hands_of, story
from readyroom.games.space_alert.solver.hands import PHASE_OF_TURN

EXAMPLE = Path(__file__).parents[4] / "examples" / "space-alert" / "first-mission.json"
TRACKS = {"red": "T4", "white": "T5", "blue": "T6", "internal": "T7"}


def first_mission() -> Any:
    return msgspec.json.decode(EXAMPLE.read_bytes())


def swapped(mission: Any, member: int, turn: int, other: int) -> Any:
    """The mission with two cards of one member the other way around."""
    mission = deepcopy(mission)
    plan = mission["crew"][member]["plan"]
    plan[turn - 1], plan[other - 1] = plan[other - 1], plan[turn - 1]
    return mission


def lost_by_a_swap() -> Any:
    """The first mission comes home; with Bo's first two cards swapped it does not."""
    return swapped(first_mission(), 1, 1, 2)


def with_change(mission: Any, looked: Story) -> Any:
    """The mission as a player would try it in "what if"."""
    assert looked.change is not None
    tried = deepcopy(mission)
    plan = tried["crew"][looked.change.seat]["plan"]
    plan += [None] * (12 - len(plan))
    for order in looked.change.orders:
        assert (plan[order.turn - 1] or "") == order.was
        plan[order.turn - 1] = order.now or None
    return tried


def alone(*plan: str) -> Any:
    """Ada aboard a quiet ship. A look out the window, on the lower white deck, is worth a point."""
    return {"tracks": TRACKS, "threats": [], "crew": [{"name": "Ada", "plan": list(plan)}], "seed": 1}


def test_a_ship_that_one_swap_saves() -> None:
    mission = lost_by_a_swap()
    looked = story(screen(mission))
    assert not looked.survived
    change = looked.change
    assert change is not None and change.seat == 1
    assert change.orders == (NewOrder(1, "A", "bots"), NewOrder(2, "bots", "A"))
    assert change.words.text(["Ada", "Bo", "Cy", "Di"]) == (
        "If Bo had swapped the cards of turns 1 and 2 (A and battlebot action), the Gunship would have been destroyed "
        "on turn 6 and the Frigate on turn 11, and the ship would have come home with 15 points."
    )
    assert str(change.words.text([], me=1)).startswith("If you had swapped")
    result = resolve(with_change(mission, looked))
    assert (result.outcome, result.score) == ("survived", change.score)


def test_a_ship_that_nothing_saves() -> None:
    mission = first_mission()
    for member in mission["crew"]:
        member["plan"] = []
    looked = story(screen(mission))
    assert not looked.survived and looked.change is None
    assert looked.phases[-1].lost and not any(phase.lost for phase in looked.phases[:-1])


def test_a_ship_that_came_home_shows_the_change_worth_the_most_points() -> None:
    mission = first_mission()
    looked = story(screen(mission))
    assert looked.survived and looked.change is not None
    before, after = resolve(mission).score, resolve(with_change(mission, looked)).score
    assert before is not None and after == looked.change.score == before + 1
    assert str(looked.change.words).endswith("the score would have been 16 instead of 15.")


@pytest.mark.parametrize("member", range(4))
def test_a_change_moves_cards_within_a_phase_and_no_swap_there_does_better(member: int) -> None:
    """Without hands, players have only the cards they laid."""
    found = 0
    for mission in (swapped(first_mission(), member, turn, turn + 1) for turn in (1, 2, 4, 5, 8, 9)):
        change = story(screen(mission)).change
        best = resolve(mission).score
        if change is not None:
            found += 1
            best = change.score
            now = sorted(order.now for order in change.orders if order.now)
            assert not now or now == sorted(order.was for order in change.orders if order.was)
            assert len({PHASE_OF_TURN[order.turn] for order in change.orders}) == 1
        for other in range(4):
            for turn in (1, 2, 4, 5, 6, 8, 9, 10, 11):
                score = resolve(swapped(mission, other, turn, turn + 1)).score
                assert score is None or (best is not None and score <= best)
    assert found > 2


def test_a_card_that_stayed_in_the_hand_is_tried_and_each_card_once() -> None:
    made = screen(alone("lift"))
    looked = story(made, [[["A/lift", "C/red"], [], []]])
    assert looked.from_hands and looked.change is not None
    assert looked.change.orders == (NewOrder(2, "", "C"),)
    assert looked.change.words.text(["Ada"]) == (
        "If Ada had looked out the window (C) on turn 2 instead of doing nothing, the score would have been 1 "
        "instead of 0."
    )
    assert story(made, [[["A/lift", "B/red"], [], []]]).change is None, "there is no C in the hand"
    assert story(made, [[["C/lift"], [], []]]).change is None, "the C is the other half of the card that lies there"


def test_a_card_is_not_played_before_it_was_dealt() -> None:
    late = story(screen(alone("lift")), [[["A/lift"], ["C/red"], []]])
    assert late.change is not None and late.change.orders == (NewOrder(4, "", "C"),)


def test_hands_that_do_not_match_the_plan_are_left_alone() -> None:
    looked = story(screen(alone("lift")), [[["B/red", "C/red"], [], []]])
    assert not looked.from_hands and looked.change is None


def test_phases_add_up_to_the_debrief() -> None:
    for mission in (first_mission(), lost_by_a_swap()):
        made = screen(mission)
        looked = story(made)
        for zone, tiles in made.debrief.sheet.damage.items():
            assert sum(phase.damage[zone] for phase in looked.phases) == len(tiles)
        assert sum(phase.wasted for phase in looked.phases) == len(made.debrief.wasted)
        assert all(phase.wasted == sum(reason.count for reason in phase.reasons) for phase in looked.phases)
        assert [(phase.first, phase.last) for phase in looked.phases] == [(1, 3), (4, 7), (8, 12)][: len(looked.phases)]


def test_the_blows_that_decided_it_end_with_the_last() -> None:
    looked = story(screen(lost_by_a_swap()))
    assert [blow.turn for blow in looked.blows] == sorted(blow.turn for blow in looked.blows)
    assert "destroy the ship" in str(looked.blows[-1].words)
    assert len(story(screen(first_mission())).blows) == 1


def test_a_match_is_told_in_chapters_with_the_hands_that_were_dealt() -> None:
    match = played(4, "story")
    made = screen_match(match, ("Ana", "Bo", "Cy", "Di"))
    assert made is not None
    assert story(made, hands_of(match)).from_hands
    chapters = told(match, ("Ana", "Bo", "Cy", "Di"))
    assert chapters[0].title == "What each phase cost" and chapters[0].told[0].startswith("Phase 1 (turns 1 to 3), ")
    assert isinstance(chapters[-1], Chapter) and chapters[-1].told
