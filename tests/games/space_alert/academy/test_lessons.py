"""Every lesson is solvable with its hand, not solved by doing nothing, and has true hints."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from readyroom.core.struct import Event
from readyroom.games.space_alert.academy import BY_ID, LESSONS, Lesson
from readyroom.games.space_alert.academy.drill import announcements, timeline
from readyroom.games.space_alert.academy.lesson import Laid
from readyroom.games.space_alert.academy.marks import mark, outlook
from readyroom.games.space_alert.academy.played_cards import YOU, BadLaying, mission, plans
from readyroom.games.space_alert.academy.sheets import sheet
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, FACE_OF
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.decks import DOUBLE, FACES, HEROIC, PLAIN, cards_of
from readyroom.games.space_alert.mission.places import STATIONS
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


@every_lesson
def test_the_answer_meets_every_goal(lesson: Lesson) -> None:
    marked = mark(lesson, lesson.solution)
    assert marked.passed
    assert [goal.words for goal in marked.goals] == [goal.words for goal in lesson.goals]
    assert [goal.why for goal in marked.goals] == [""] * len(lesson.goals)


@every_lesson
def test_doing_nothing_fails_and_every_failed_goal_says_why(lesson: Lesson) -> None:
    marked = mark(lesson, ())
    assert not marked.passed
    assert all(goal.why.endswith(".") for goal in marked.goals if not goal.met)
    assert not marked.goals[0].met


@every_lesson
def test_no_card_of_the_answer_can_be_left_out(lesson: Lesson) -> None:
    for left_out in lesson.solution:
        rest = tuple(one for one in lesson.solution if one is not left_out)
        assert not mark(lesson, rest).passed, left_out


@every_lesson
def test_the_hint_points_to_where_the_answer_puts_you(lesson: Lesson) -> None:
    ahead = outlook(lesson, lesson.solution)
    assert ahead.crew[lesson.hint.turn - 1][YOU] == lesson.hint.station
    assert f"turn {lesson.hint.turn}" in lesson.hint.look or lesson.hint.station.split("_")[1] in lesson.hint.look


@every_lesson
def test_the_hand_could_have_been_dealt(lesson: Lesson) -> None:
    deck = DOUBLE if lesson.double_actions else PLAIN
    dealt = Counter(CARD_NAMES[face] for face in (*cards_of(PLAIN), *cards_of(deck)))
    assert Counter(lesson.dealt) <= dealt
    if lesson.android is not None:
        assert FACES[FACE_OF[lesson.android.heroic]].deck == HEROIC
    if lesson.double_actions:
        assert any(FACES[FACE_OF[card]].doubled for card in lesson.hand)


@every_lesson
def test_pictures_show_existing_pieces(lesson: Lesson) -> None:
    assert 2 <= len(lesson.screens) <= 4
    for screen in lesson.screens:
        assert len(screen.text) <= 260
        picture = screen.picture
        if picture.kind == "ship":
            assert set(picture.of) <= set(STATIONS)
        elif picture.kind == "cards":
            assert all(card.split()[0] in (*CARD_NAMES, "special/advanced") for card in picture.of)
        elif picture.kind == "symbols":
            assert all(symbol for symbol in picture.of)
        else:
            assert set(picture.of) <= {threat.card for threat in lesson.threats} <= set(BY_CODE)
        if picture.kind == "track":
            zones = ("red", "white", "blue", "internal")
            assert picture.track in TRACK_NAMES and lesson.tracks[zones.index(picture.zone)] == picture.track


@every_lesson
def test_on_the_clock_every_threat_is_announced_well_before_the_end(lesson: Lesson) -> None:
    said = announcements(lesson)
    calls = [one for one in said if kind(one.event) == "threat_announced"]
    assert len(calls) == len(lesson.threats)
    assert all(one.at <= lesson.seconds * 1000 - 45_000 for one in calls)
    assert said[0].at == 0 and said[-1].at == timeline(lesson).length
    assert [kind(one.event) for one in said[-2:]] == ["phase_countdown", "mission_ends"]
    assert [threat.told for threat in sheet(lesson).threats] == [one.at for one in calls]
    assert all(one.text.endswith((".", "!", ":")) for one in said)


@every_lesson
def test_a_sheet_tells_who_is_aboard_and_what_they_plan(lesson: Lesson) -> None:
    told = sheet(lesson)
    crew = mission(lesson, ())["crew"]
    assert [member.name for member in told.crew] == [member["name"] for member in crew]
    assert [member.you for member in told.crew].index(True) == YOU
    assert all(list(m.plan) == c["plan"] for m, c in zip(told.crew, crew, strict=True) if not m.you and not m.android)
    mine = [(turn, order) for turn, order in enumerate(plans(lesson, lesson.solution)[0], 1) if order]
    assert [(one.turn, one.order) for one in told.answer if one.owner == "You"] == mine


def test_lessons_come_in_the_order_in_which_the_game_is_taught() -> None:
    assert [lesson.id for lesson in LESSONS] == [
        "first-shot", "together", "energy", "rockets", "intruders", "malfunctions", "interceptors", "computer",
        "phases", "data", "androids", "double-actions", "specializations",
    ]  # fmt: skip


def test_firing_from_the_bridge_does_not_hurt_the_fighter_on_the_red_side() -> None:
    marked = mark(BY_ID["first-shot"], (Laid(1, "A/red", "action"), Laid(2, "A/blue", "action")))
    assert marked.goals[0].why == "Nothing damaged it. The Fighter reached Z on turn 3."
    assert marked.goals[1].why == "You finished on the bridge."


def test_firing_a_turn_after_bo_is_stopped_by_the_shield() -> None:
    late = (Laid(1, "B/lift", "movement"), Laid(2, "C/red", "movement"), Laid(4, "A/blue", "action"))
    marked = mark(BY_ID["together"], late)
    assert "Its shield of 2 stopped a hit of 2." in marked.goals[0].why
    assert (
        marked.goals[2].why == "Turn 3: the Gunship attacked the red zone with strength 2, and the shield absorbed 1."
    )


def test_a_card_without_effect_is_reported_with_its_turn() -> None:
    marked = mark(BY_ID["double-actions"], (Laid(1, "A+lift/blue", "action"),))
    assert marked.goals[1].why.startswith("Turn 1: The white heavy laser hits nothing")
    assert mark(BY_ID["double-actions"], ()).goals[1].why == "You did nothing at all."


def test_refueling_too_early_is_reported() -> None:
    early = (Laid(1, "C/lift", "movement"), Laid(2, "B/red", "action"))
    assert "On turn 2 it still held energy" in mark(BY_ID["energy"], early).goals[2].why


def test_disabled_battlebots_are_not_up() -> None:
    unmended = tuple(one for one in BY_ID["intruders"].solution if one.turn <= 4)
    assert mark(BY_ID["intruders"], unmended).goals[2].why.startswith("They are disabled.")


def test_a_missed_maintenance_makes_the_captain_shoot_too_late() -> None:
    without = tuple(one for one in BY_ID["computer"].solution if one.turn != 1)
    marked = mark(BY_ID["computer"], without)
    assert marked.goals[0].why.startswith("Nobody had done it by the end of turn 2 ")
    assert not marked.goals[2].met


def test_the_outlook_follows_the_plan_and_ignores_attacks() -> None:
    energy = BY_ID["energy"]
    ahead = outlook(energy, energy.solution)
    assert [crew[YOU] for crew in ahead.crew] == [
        "upper_white", "upper_blue", "upper_blue", "lower_blue", "lower_blue", "lower_white",
    ]  # fmt: skip
    assert [shields[2] for shields in ahead.shields] == [1, 1, 2, 2, 2, 2]
    assert len(ahead.reactors) == len(ahead.capsules) == len(ahead.rockets) == energy.turns


def kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


def said_of(lesson: str, *kinds: str) -> list[tuple[str, int]]:
    return [(kind(one.event), one.at // 1000) for one in announcements(BY_ID[lesson]) if kind(one.event) in kinds]


def test_two_phases_are_closed_by_the_computer_and_data_comes_in_the_first() -> None:
    kinds = ("phase_begins", "phase_warning", "phase_countdown", "phase_ends", "incoming_data", "threat_announced")
    assert said_of("phases", *kinds) == [
        ("phase_begins", 0), ("threat_announced", 5), ("phase_warning", 15), ("incoming_data", 20),
        ("phase_warning", 55), ("phase_countdown", 70), ("phase_ends", 75), ("phase_begins", 75),
        ("threat_announced", 80), ("phase_warning", 90), ("phase_warning", 130), ("phase_countdown", 145),
    ]  # fmt: skip


def test_a_data_transfer_ends_with_the_tone_and_nobody_is_told_how_long_silence_lasts() -> None:
    kinds = ("data_transfer", "data_transfer_ends", "silence_began", "communications_restored")
    assert said_of("data", *kinds) == [
        ("data_transfer", 20), ("data_transfer_ends", 35), ("silence_began", 40), ("communications_restored", 60),
    ]  # fmt: skip
    silence = next(one for one in announcements(BY_ID["data"]) if kind(one.event) == "silence_began")
    assert set(msgspec.to_builtins(silence.event)) == {"type", "at"}


def test_a_crewmate_plays_the_action_of_the_card_that_was_given() -> None:
    lesson = BY_ID["data"]
    assert mission(lesson, lesson.solution)["crew"][2]["plan"] == ["red", "A", "A"]
    useless = Laid(3, "C/blue", "action", given=True)
    assert mission(lesson, (useless,))["crew"][2]["plan"] == ["red", "A", "C"]
    assert not mark(lesson, (*lesson.solution[:3], useless)).passed


def test_the_android_lesson_says_that_cards_are_face_up_and_final() -> None:
    assert any("face up and for good" in screen.text for screen in BY_ID["androids"].screens)


@pytest.mark.parametrize(
    ("lesson", "laid", "said"),
    [
        ("first-shot", (Laid(5, "A/red", "action"),), "turns 1 to 4"),
        ("first-shot", (Laid(1, "B/lift", "action"),), "not in your hand"),
        ("first-shot", (Laid(1, "A/red", "action"), Laid(2, "A/red", "movement")), "not in your hand"),
        ("first-shot", (Laid(1, "A/red", "action"), Laid(1, "A/blue", "action")), "Turn 1 already has a card"),
        ("first-shot", (Laid(1, "A/red", "action", android=True),), "no android"),
        ("first-shot", (Laid(1, "A/red", "basic"),), "an action half and a movement half"),
        ("first-shot", (Laid(1, "special", "basic"),), "not in your hand"),
        ("first-shot", (Laid(1, "A/red", "action", given=True),), "no data transfer"),
        ("data", (Laid(2, "A/lift", "action", given=True),), "no data transfer"),
        ("data", (Laid(3, "A/lift", "movement", given=True),), "no data transfer"),
        ("data", (Laid(3, "A/lift", "action"), Laid(3, "A/lift", "action", given=True)), "not in your hand"),
        ("data", (Laid(3, "A/lift", "action", given=True), Laid(3, "A/blue", "action", given=True)), "already"),
        ("phases", (Laid(3, "C/blue", "movement"),), "cards of the second phase"),
        ("phases", (Laid(2, "A/red", "action"), Laid(3, "A/red", "action")), "cards of the second phase"),
        ("androids", (Laid(1, "heroic-A/go-lower_red", "movement"),), "not in your hand"),
        ("specializations", (Laid(1, "special", "action"),), "its basic or its advanced action"),
        ("specializations", (Laid(1, "special", "basic"), Laid(2, "special", "advanced")), "not in your hand"),
    ],
)
def test_an_impossible_layout_of_cards_is_refused_with_a_sentence(
    lesson: str, laid: tuple[Laid, ...], said: str
) -> None:
    with pytest.raises(BadLaying, match=said):
        mark(BY_ID[lesson], laid)
