"""Planning a lesson: the hand, the possible actions, and their results."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.academy import BY_ID, LESSONS
from readyroom.games.space_alert.academy.bench import Bench, LessonPlan, bench
from readyroom.games.space_alert.academy.lesson import Laid
from readyroom.games.space_alert.academy.played_cards import BadLaying
from readyroom.games.space_alert.academy.sheets import sheet

NOW = LessonPlan()


def after(lesson: str, *actions: Any, at: LessonPlan = NOW) -> Bench:
    """The bench when all this was done."""
    shown = bench(BY_ID[lesson], at)
    for action in actions:
        shown = bench(BY_ID[lesson], replace(at, laid=shown.laid, action=action))
    return shown


def refused(lesson: str, action: Any, at: LessonPlan = NOW) -> None:
    with pytest.raises(BadLaying, match="cannot do that in this lesson right now"):
        bench(BY_ID[lesson], replace(at, action=action))


def turns(shown: Bench, kind: str) -> list[Any]:
    """The turns that are free for a kind of action."""
    found = [field for pick in shown.picks if pick.type == kind for field in pick.fields if field.name == "turn"]
    return [value.value for value in found[0].values] if found else []


def test_a_card_leaves_the_hand_for_the_board_and_comes_back() -> None:
    shown = after("first-shot", a.Play("A/red", "movement", 2))
    assert shown.hand == ("A/blue", "B/red", "C/lift", "bots/lift")
    assert [(one.turn, one.card, one.half) for one in shown.board] == [(2, "A/red", "movement")]
    assert turns(shown, "play") == [1, 3, 4]
    assert shown.legal == (a.TakeBack(2), a.TurnOver(2))
    back = after("first-shot", a.Play("A/red", "movement", 2), a.TakeBack(2))
    assert back == sheet(BY_ID["first-shot"]).bench


def test_a_card_on_the_board_can_be_flipped() -> None:
    shown = after("first-shot", a.Play("A/red", "movement", 2), a.Play("A/blue", "action", 3), a.TurnOver(2))
    assert [one.half for one in shown.board] == ["action", "action"]


def test_a_card_not_in_hand_or_a_taken_space_is_refused() -> None:
    refused("first-shot", a.Play("B/lift", "action", 1))
    refused("first-shot", a.Play("A/red", "action", 9))
    refused("first-shot", a.TakeBack(1))
    refused("first-shot", a.Feed(1, "A/red", "action", 1))
    laid = (Laid(2, "A/red", "action"),)
    refused("first-shot", a.Play("A/blue", "action", 2), LessonPlan(laid))
    with pytest.raises(BadLaying, match="not in your hand"):
        bench(BY_ID["first-shot"], LessonPlan((Laid(1, "B/lift", "action"),)))


def test_an_android_is_fed_from_the_hand_and_has_its_own_heroic_card() -> None:
    heroic = sheet(BY_ID["androids"]).heroic
    shown = after("androids", a.Feed(1, "A/red", "action", 2), a.UseHeroic(1, "movement", 1))
    assert [(one.turn, one.card) for one in shown.android] == [(2, "A/red"), (1, heroic)]
    assert (shown.heroic, turns(shown, "use_heroic")) == (None, [])
    assert len(shown.hand) == len(sheet(BY_ID["androids"]).hand) - 1
    assert set(shown.legal) == {a.Withdraw(1, 2), a.Withdraw(1, 1)}
    assert after("androids", a.UseHeroic(1, "movement", 1), a.Withdraw(1, 1)).heroic == heroic


def test_a_special_card_is_played_once_either_way_up() -> None:
    shown = after("specializations", a.PlaySpecial("advanced", 2))
    assert [(one.turn, one.special, one.specials) for one in shown.board] == [(2, "advanced", 1)]
    assert shown.legal == (a.TakeBackSpecial(2),)
    assert after("specializations", a.PlaySpecial("basic", 1), a.TakeBackSpecial(1)).laid == ()


def test_the_second_phase_brings_its_cards_and_closes_the_first() -> None:
    lesson = BY_ID["phases"]
    first = after("phases", a.Play(lesson.hand[0], "action", 3))
    assert (first.phase, first.phases, first.first, first.last) == (1, 2, 1, 3)
    second = bench(lesson, LessonPlan(first.laid, phase=2))
    assert (second.phase, second.first, second.last) == (2, 4, lesson.turns)
    assert set(lesson.second) <= set(second.hand)
    assert turns(second, "play") == [4, 5, 6, 7]
    assert a.TakeBack(3) not in second.legal


def test_a_card_that_is_given_is_played_by_its_receiver_and_can_be_changed_for_another() -> None:
    lesson = BY_ID["data"]
    assert lesson.transfer is not None
    first, second, *_ = lesson.hand
    given = after("data", a.Give(first, 2))
    assert given.plans[2][lesson.transfer.turn - 1] == first.split("/")[0]
    assert (given.board, first in given.hand) == ((), lesson.dealt.count(first) > 1)
    again = after("data", a.Give(first, 2), a.Give(second, 2))
    assert [one.card for one in again.laid] == [second]
    refused("data", a.Give(first, 0))


def test_on_the_clock_every_event_comes_at_its_time() -> None:
    lesson = BY_ID["data"]
    assert lesson.transfer is not None
    quiet = LessonPlan(heard=())
    assert bench(lesson, quiet).hand == lesson.hand
    refused("data", a.Give(lesson.hand[0], 2), quiet)
    opened = LessonPlan(heard=("data_transfer",))
    assert bench(lesson, opened).hand == (*lesson.hand, lesson.transfer.gets)
    assert after("data", a.Give(lesson.hand[0], 2), at=opened).laid
    refused("data", a.Give(lesson.hand[0], 2), LessonPlan(heard=("data_transfer", "data_transfer_ends")))
    phases = BY_ID["phases"]
    assert phases.incoming not in bench(phases, quiet).hand
    assert phases.incoming in bench(phases, LessonPlan(heard=("incoming_data",))).hand
    assert bench(phases, LessonPlan(heard=("incoming_data", "phase_ends"))).phase == 2


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_solution_can_be_laid_card_by_card(lesson: Any) -> None:
    at = LessonPlan()
    for phase in range(1, lesson.phases + 1):
        shown = bench(lesson, replace(at, phase=phase))
        for one in lesson.solution:
            if one.given:
                action: Any = a.Give(one.card, 2)
            elif one.card == "special":
                action = a.PlaySpecial(one.half, one.turn)
            elif lesson.android is not None and one.android and one.card == lesson.android.heroic:
                action = a.UseHeroic(1, one.half, one.turn)
            elif one.android:
                action = a.Feed(1, one.card, one.half, one.turn)
            else:
                action = a.Play(one.card, one.half, one.turn)
            if (one.given and phase == 1) or (not one.given and shown.first <= one.turn <= shown.last):
                shown = bench(lesson, LessonPlan(shown.laid, phase, action=action))
        at = LessonPlan(shown.laid)
    assert sorted(map(str, at.laid)) == sorted(map(str, lesson.solution))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_an_explained_track_belongs_to_a_threat_of_the_lesson(lesson: Any) -> None:
    told = sheet(lesson)
    for screen in lesson.screens:
        if screen.picture.kind == "track":
            threat = next(one for one in told.threats if one.threat == screen.picture.of[0])
            assert (threat.zone, told.tracks[threat.zone]) == (screen.picture.zone, screen.picture.track)
            assert threat.squares and threat.passes[-1].mark == "Z"
