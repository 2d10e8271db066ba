"""Crews of one to five, and what they are dealt (rulebook 1 and 5; New Frontier)."""

import pytest

from readyroom.core.errors import BadOptions
from readyroom.games.space_alert.crews import BADGES, DUTIES, ROLES, Crew, crew
from readyroom.games.space_alert.mission.decks import HEROIC, PLAIN, cards_of


@pytest.mark.parametrize(
    ("players", "androids", "hand"), [(2, 2, (9, 6, 6)), (3, 1, (6, 6, 6)), (4, 0, (5, 5, 5)), (5, 0, (5, 5, 5))]
)
def test_hands_depend_on_the_number_of_players(players: int, androids: int, hand: tuple[int, ...]) -> None:
    c = crew(players)
    assert (c.androids, c.hand, c.spare, c.heroic) == (androids, hand, 0, True)


@pytest.mark.parametrize(("players", "androids", "hand"), [(2, 3, (10, 6, 6)), (3, 2, (7, 6, 6)), (4, 1, (6, 5, 5))])
def test_a_fifth_crew_member_brings_every_player_one_first_phase_card(
    players: int, androids: int, hand: tuple[int, ...]
) -> None:
    c = crew(players, fifth=True)
    assert (c.androids, c.hand, c.size) == (androids, hand, 5)


def test_unconfirmed_reports_apply_to_a_crew_of_five_only() -> None:
    assert [n for n in range(1, 6) if crew(n).unconfirmed] == [5]
    assert all(crew(n, fifth=True).unconfirmed for n in range(1, 5))


def test_a_lone_player_plans_for_four_androids_from_an_open_deck() -> None:
    c = crew(1)
    assert (c.solo, c.androids, c.size, c.hand, c.heroic) == (True, 4, 4, (0, 0, 0), True)
    assert c.incoming(double_actions=True) == (0, 0)


def test_with_specializations_a_normal_card_is_dealt_for_every_heroic_one() -> None:
    assert crew(4, specializations=True).hand == (5, 5, 5)
    assert crew(2, specializations=True).hand == (10, 6, 6)
    three = crew(3, specializations=True)
    assert (three.hand, three.spare) == ((6, 6, 6), 1)
    assert not three.heroic


def test_double_actions_give_one_more_card_for_each_android_when_data_comes_in() -> None:
    assert crew(2).incoming(double_actions=True) == (2, 0)
    assert crew(3).incoming(double_actions=True) == (1, 1)
    assert crew(2, fifth=True).incoming(double_actions=True) == (2, 1)
    assert crew(2).incoming(double_actions=False) == crew(4).incoming(double_actions=True) == (1, 0)


def every_crew() -> list[Crew]:
    return [crew(n, fifth, special) for n in range(1, 6) for fifth in (False, True) for special in (False, True)
            if not (n == 5 and fifth)]  # fmt: skip


@pytest.mark.parametrize("c", every_crew(), ids=str)
def test_there_are_enough_cards_for_every_crew(c: Crew) -> None:
    normal = sum(c.hand) * c.players + c.spare - (c.players if c.heroic and not c.solo else 0)
    assert normal <= len(cards_of(PLAIN))
    assert not c.heroic or c.size <= len(cards_of(HEROIC))


def test_only_three_players_may_go_without_androids() -> None:
    assert (crew(3, androids=False).androids, crew(3, androids=False).size) == (0, 3)
    with pytest.raises(BadOptions, match="Only three players"):
        crew(2, androids=False)


@pytest.mark.parametrize("players", [0, 6])
def test_other_crews_are_refused(players: int) -> None:
    with pytest.raises(BadOptions, match="1 to 5 players"):
        crew(players)


def test_five_players_need_no_android() -> None:
    with pytest.raises(BadOptions, match="no room for an android"):
        crew(5, fifth=True)


def test_every_role_has_a_duty() -> None:
    assert set(DUTIES) == {*ROLES, *BADGES}
