"""Setup (rulebook 1, 5.1, 5.4, 5.5): who flies, what they are dealt, and which options go together."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from tests.games.space_alert.crew import GAME, briefed, hand, heroic, started

from readyroom.core.errors import BadOptions
from readyroom.games.space_alert.mission.decks import MIXES, PLAIN, Mix, cards_of
from readyroom.games.space_alert.options import MissionName
from readyroom.games.space_alert.timeline import BY_NAME, KINDS


def test_every_mission_class_and_official_mission_can_be_chosen() -> None:
    assert set(get_args(MissionName)) == {*KINDS, *BY_NAME}
    assert set(get_args(Mix)) == set(MIXES)


def test_crews_of_explorers_are_tried_with_specializations_as_the_experience_system_asks() -> None:
    crews = [options for options in GAME.option_sets() if options.explorers]
    assert len(crews) == 2 and all(options.specializations for options in crews)


@pytest.mark.parametrize(("seats", "cards", "androids"), [(2, 9, 2), (3, 6, 1), (4, 5, 0), (5, 5, 0)])
def test_players_pick_up_their_first_cards_one_of_them_heroic(seats: int, cards: int, androids: int) -> None:
    match = started(seats)
    for seat in range(seats):
        assert len(hand(match, seat)) == cards
        assert sum(card.startswith("heroic") for card in hand(match, seat)) == 1
    crew = match.view(None).public.crew
    assert sum(member.android is not None for member in crew) == androids
    assert all(member.heroic.startswith("heroic") for member in crew if member.android)


def test_nothing_is_dealt_and_no_clock_runs_before_all_are_ready() -> None:
    match = briefed(2)
    match.act(0, "ready")
    assert match.deadline is None
    assert match.to_act == (1,)
    assert hand(match, 0) == []


def test_a_fifth_crew_member_is_an_android_and_brings_each_player_a_card() -> None:
    match = started(4, fifth_member=True)
    assert [len(hand(match, seat)) for seat in range(4)] == [6, 6, 6, 6]
    assert len(match.view(None).public.crew) == 5


def test_alone_the_whole_deck_lies_open_and_four_androids_fly() -> None:
    match = started(1)
    table = match.view(None).public
    assert len(table.open_cards) == 12
    assert table.players[0].cards == len(cards_of(PLAIN, match.version))
    assert [member.android for member in table.crew] == [1, 2, 3, 4]
    assert table.crew[0].captain


def test_the_captain_acts_first_and_the_others_follow_round_the_table() -> None:
    captains = set()
    for seed in range(8):
        match = briefed(3, seed=str(seed))
        order = [member.seat for member in match.view(None).public.crew if member.seat is not None]
        captains.add(order[0])
        assert order == [(order[0] + step) % 3 for step in range(3)]
    assert captains == {0, 1, 2}


def test_double_actions_deal_double_cards_and_the_heroic_cards_of_the_basic_game() -> None:
    match = started(4, double_actions=True)
    assert heroic(match, 0)
    assert all("+" in card for card in hand(match, 0) if not card.startswith("heroic"))


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"common": "red"}, "new_frontier"),
        (4, {"serious": "all"}, "new_frontier"),
        (5, {"fifth_member": True}, "full crew"),
        (2, {"no_androids": True}, "three players"),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        briefed(seats, **options)
