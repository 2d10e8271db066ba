"""The briefing (rulebook 1, 5.1; New Frontier, Specializations and Experience System): what is decided first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.refused import refused
from tests.games.space_alert.crew import briefed, hand, started, told
from tests.games.space_alert.steps.test_campaign import flown, fly, wrecked

from readyroom.core.errors import BadOptions, IllegalAction
from readyroom.core.match import Match
from readyroom.games.space_alert.actions import LayDown, Ready, Specialize, TakeRole
from readyroom.games.space_alert.events import ANDROID, PlanRevealed, SpecializationsDealt, Specialized
from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.film.logbook import ships_log
from readyroom.games.space_alert.timeline import find


def order(match: Match) -> list[int]:
    return [m.seat if m.seat is not None else ANDROID + m.android for m in match.view(None).public.crew]


def member(match: Match, who: int) -> Any:
    crew = match.view(None).public.crew
    return next(m for m in crew if (m.seat if m.seat is not None else ANDROID + m.android) == who)


# -- captain and androids


def test_the_crew_chooses_its_captain_and_everyone_keeps_their_place_at_the_table() -> None:
    match = briefed(3)
    match.act(0, "captain 2") if match.state.captain != 2 else match.act(0, "captain 1")
    captain = match.state.captain
    assert order(match)[0] == captain
    people = [who for who in order(match) if who < ANDROID]
    assert people == [(captain + step) % 3 for step in range(3)]
    assert member(match, captain).captain
    assert member(match, (captain + 1) % 3).communications_officer


def test_an_android_sits_where_the_crew_wants_but_not_before_the_captain() -> None:
    match = briefed(2)
    captain = match.state.captain
    assert order(match) == [captain, 1 - captain, 11, 12]
    match.act(0, "seat 2 at 2")
    assert order(match) == [captain, 12, 1 - captain, 11]
    refused(match, 0, "seat 2 at 1", "behind the captain")
    match.act(1, f"captain {1 - captain}")
    assert order(match) == [1 - captain, 11, captain, 12]


def test_alone_any_android_may_be_first_and_is_the_captain() -> None:
    match = briefed(1)
    match.act(0, "seat 3 at 1")
    assert order(match) == [13, 11, 12, 14]
    assert [one.captain for one in match.view(None).public.crew] == [True, False, False, False]


def test_the_crew_acts_in_the_order_in_which_it_sits() -> None:
    match = briefed(2, pace="untimed", mission="TR-1")
    match.act(0, "seat 2 at 2")
    wanted = order(match)
    for seat in range(2):
        match.act(seat, "ready")
    for action in ("end phase", "agree"):
        for seat in range(2):
            match.act(seat, action)
    events = [event for _, event in match.events(None)]
    assert [event.seat for event in told(events, PlanRevealed)] == wanted


def test_a_ready_player_accepts_what_the_others_decide() -> None:
    match = briefed(3)
    match.act(0, "ready")
    assert not match.legal(0)
    other = next(seat for seat in range(3) if seat != match.state.captain)
    match.act(1, f"captain {other}")
    assert match.state.captain == other
    assert match.to_act == (1, 2)


# -- roles and badges


def test_roles_go_round_the_table_from_the_captain_until_taken() -> None:
    """Rulebook 1: players take the roles, and one may have several."""
    match = briefed(4)
    captain, officer, chief, fourth = (who for who in order(match))
    assert [member(match, who).communications_officer for who in order(match)] == [False, True, False, False]
    assert [member(match, who).chief_of_security for who in order(match)] == [False, False, True, False]
    match.act(fourth, "take communications_officer")
    match.act(captain, "take chief_of_security")
    assert member(match, fourth).communications_officer and not member(match, officer).communications_officer
    assert member(match, captain).chief_of_security and member(match, captain).captain
    match.act(chief, f"captain {chief}")
    assert member(match, fourth).communications_officer and member(match, captain).chief_of_security
    match.act(fourth, "lay down communications_officer")
    assert member(match, (chief + 1) % 4).communications_officer


def test_a_role_is_taken_only_from_another_player_and_laid_down_only_by_its_taker() -> None:
    match = briefed(3)
    officer = (match.state.captain + 1) % 3
    refused(match, officer, "take communications_officer", "already have that role")
    refused(match, officer, "lay down communications_officer", "have not taken")
    refused(briefed(1), 0, "take chief_of_security", "no roles to share")
    refused(briefed(1), 0, "captain 0", "no roles to share")
    refused(match, officer, f"captain {match.state.captain}", "already the captain")
    refused(match, officer, "captain 7", "no such player")
    refused(match, officer, "squad lower_red", "later missions of a campaign")


def test_the_captains_choices_name_the_reader() -> None:
    match = briefed(2)
    other = 1 - match.state.captain
    choice = match.choice(other)
    assert choice is not None
    labels = {option.label.text(["Ada", "Bo"], other) for option in choice.options}
    assert {"Make yourself the captain.", "I'm ready."} <= labels


def test_badges_come_with_the_new_frontier_and_are_for_show() -> None:
    """New Frontier, Crew Badges: more titles than crew members, to be used as the crew likes."""
    refused(briefed(4), 0, "take lieutenant", "come with The New Frontier")
    boxes: tuple[dict[str, Any], ...] = ({"new_frontier": True}, {"double_actions": True}, {"specializations": True})
    for box in boxes:
        match = briefed(4, **box)
        assert all(not member(match, seat).badges for seat in range(4))
        for title in ("lieutenant", "science_officer", "tactical_officer", "chief_engineer"):
            match.act(2, f"take {title}")
        match.act(3, "take lieutenant")
        match.act(2, "lay down chief_engineer")
        assert member(match, 2).badges == ("tactical_officer", "science_officer")
        assert member(match, 3).badges == ("lieutenant",)


def test_roles_are_kept_for_the_next_mission_of_a_campaign() -> None:
    match = wrecked(flown(2, new_frontier=True))
    other = 1 - match.state.captain
    for seat in range(2):
        match.act(seat, "fly on")
    match.act(other, "take chief_of_security")
    match.act(other, "take science_officer")
    assert member(match, other).chief_of_security and member(match, other).badges == ("science_officer",)
    fly(match)
    crew = ships_log(match, ("Ada", "Bo")).missions[-1].crew
    assert next(one.roles for one in crew if one.seat == other) == (
        "communications officer", "chief of security", "science officer",
    )  # fmt: skip


# -- specializations without experience (New Frontier, Using Specializations Without the Experience System)


def test_on_the_first_mission_everyone_chooses_one_of_two_for_androids_too() -> None:
    match = briefed(3, specializations=True)
    dealt = told([event for _, event in match.events(None)], SpecializationsDealt)
    assert sorted(event.member for event in dealt) == [0, 1, 2, 11]
    names = [name for event in dealt for name in event.specializations]
    assert len(names) == len(set(names)) == 8
    refused(match, 0, "ready", "specialization first")
    for event in dealt:
        actor = 1 if event.member > ANDROID else event.member
        match.act(actor, Specialize(event.member, event.specializations[1]))
    for event in dealt:
        assert member(match, event.member).specialization == event.specializations[1]
        assert member(match, event.member).level == 1
    assert Ready() in match.legal(0)
    with pytest.raises(IllegalAction):
        match.act(0, Specialize(1, dealt[1].specializations[0]))


def specialized(seats: int, seed: str = "crew", **options: Any) -> Match:
    """A crew that has chosen the first of what it was dealt, and flies."""
    match = briefed(seats, seed, specializations=True, **options)
    choose(match)
    for seat in range(seats):
        match.act(seat, "ready")
    return match


def choose(match: Match) -> None:
    for one in match.view(None).public.crew:
        who = one.seat if one.seat is not None else ANDROID + one.android
        match.act(0 if one.seat is None else one.seat, Specialize(who, one.choices[0].specialization))


@pytest.mark.parametrize(("seats", "cards", "spare"), [(2, 10, 0), (3, 6, 1), (4, 5, 0), (5, 5, 0)])
def test_a_normal_card_takes_the_place_of_each_heroic_one(seats: int, cards: int, spare: int) -> None:
    """New Frontier, Specializations, Androids: the examples of three and of two players."""
    match = specialized(seats)
    held = sorted(len(hand(match, seat)) for seat in range(seats))
    assert held == [cards] * (seats - spare) + [cards + 1] * spare
    assert not any(card.startswith("heroic") for seat in range(seats) for card in hand(match, seat))
    assert all(m.heroic is None for m in match.view(None).public.crew)


def test_the_captain_decides_who_gets_the_extra_card() -> None:
    match = briefed(3, specializations=True)
    choose(match)
    captain = match.state.captain
    other = (captain + 1) % 3
    refused(match, other, f"favour {other}", "Only the captain")
    match.act(captain, f"favour {other}")
    for seat in range(3):
        match.act(seat, "ready")
    assert [len(hand(match, seat)) for seat in range(3)] == [7 if seat == other else 6 for seat in range(3)]


def test_two_extra_cards_go_to_two_players_and_the_captain_moves_one_at_a_time() -> None:
    """Three players with two androids: the captain and the next one have them at first."""
    match = briefed(3, specializations=True, fifth_member=True)
    captain = match.state.captain
    left, right = (captain + 1) % 3, (captain + 2) % 3
    match.act(captain, f"favour {right}")
    assert [one.seat for one in match.view(None).public.players if one.extra_card] == sorted((left, right))
    match.act(captain, f"favour {captain}")
    assert [one.seat for one in match.view(None).public.players if one.extra_card] == sorted((right, captain))


def test_the_extra_card_goes_to_a_new_captain() -> None:
    match = briefed(3, specializations=True)
    captain = match.state.captain
    assert [one.extra_card for one in match.view(None).public.players] == [seat == captain for seat in range(3)]
    match.act(captain, f"favour {(captain + 1) % 3}")
    other = (captain + 2) % 3
    match.act(captain, f"captain {other}")
    assert [one.extra_card for one in match.view(None).public.players] == [seat == other for seat in range(3)]


# -- with experience (New Frontier, Later Missions and Campaigns, Specializations for Androids)

ADA = Explorer("1", "Ada", level=6, specializations=(Skill("medic", 3), Skill("mechanic", 2), Skill("rocketeer", 1)))
BO = Explorer("2", "Bo", level=2, specializations=(Skill("medic", 1), Skill("teleporter", 1)))
NEW = Explorer("3", "Cy")


def test_an_explorer_chooses_among_what_they_know_at_their_own_level() -> None:
    match = briefed(2, specializations=True, explorers=(ADA, BO))
    offered = {one.specialization: one.level for one in member(match, 0).choices}
    assert offered == {"rocketeer": 1, "medic": 3, "mechanic": 2}
    assert Specialized(0, 0, "mechanic", 2) in match.act(0, "specialize 0 mechanic")
    assert (member(match, 0).specialization, member(match, 0).level) == ("mechanic", 2)
    refused(match, 1, "specialize 1 rocketeer", "not on offer")
    match.act(1, "specialize 1 medic")
    refused(match, 0, "specialize 0 medic", "not on offer")
    match.act(1, "specialize 1 none")
    match.act(0, "specialize 0 medic")
    assert member(match, 0).level == 3


def test_a_new_explorer_has_neither_special_nor_heroic_cards() -> None:
    match = briefed(2, specializations=True, explorers=(NEW, NEW))
    for seat in range(2):
        match.act(seat, "ready")
    assert [len(hand(match, seat)) for seat in range(2)] == [10, 10]
    assert all(m.specialization is None and m.choices == () for m in match.view(None).public.crew)


def test_an_android_knows_what_some_explorer_knows_best() -> None:
    match = briefed(2, specializations=True, explorers=(ADA, BO))
    known = [one.specialization for one in member(match, 11).choices]
    assert known == ["rocketeer", "medic", "teleporter", "mechanic"]
    match.act(1, "specialize 11 mechanic")
    match.act(0, "specialize 12 medic")
    assert (member(match, 11).level, member(match, 12).level) == (2, 3)


def test_only_those_who_know_a_specialization_plan_it_for_an_android() -> None:
    match = briefed(2, specializations=True, explorers=(ADA, BO))
    match.act(0, "specialize 11 mechanic")
    match.act(0, "specialize 12 medic")
    for seat in range(2):
        match.act(seat, "ready")
    refused(match, 1, "feed special 1 basic on 1", "well enough")
    refused(match, 1, "feed special 2 advanced on 1", "well enough")
    match.act(1, "feed special 2 basic on 1")
    match.act(0, "feed special 1 advanced on 2")
    assert [(space.turn, space.special) for space in member(match, 11).board] == [(2, "advanced")]


def test_explorers_are_one_for_each_seat() -> None:
    with pytest.raises(BadOptions, match="one explorer for each seat"):
        briefed(3, specializations=True, explorers=(ADA, BO))


def test_without_specializations_explorers_fly_like_everyone_else() -> None:
    match = started(2, explorers=(ADA, BO))
    assert [len(hand(match, seat)) for seat in range(2)] == [9, 9]


# -- matches that began on the first version of the rules


def test_a_match_of_version_1_ends_on_the_rules_of_its_briefing_and_its_generator() -> None:
    match = briefed(3, version=1, specializations=True)
    assert not any(isinstance(action, TakeRole | LayDown) for action in match.legal(0))
    captain = match.state.captain
    match.act(captain, f"captain {(captain + 1) % 3}")
    assert match.view(None).public.players[captain].extra_card
    assert match.state.timeline == find(match.state.timeline.name)
    assert match.state.timeline.name.count("/") == 1


def test_on_version_1_the_last_word_raised_the_difficulty_and_agreeing_could_be_taken_back() -> None:
    match = wrecked(flown(2, version=1))
    for action in ("fly on", "ready"):
        match.act(0, action)
        match.act(1, action) if action == "fly on" else match.act(1, "propose common yellow")
    assert match.view(None).public.common == "yellow"
    for action in ("ready", "end phase"):
        match.act(1, action)
    match.act(0, "end phase")
    match.act(0, "agree")
    assert match.can_undo(0)
