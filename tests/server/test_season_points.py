"""A season's points follow from matches and rulings, and rounds mix the players."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from readyroom.server.seasons.pairing import draw, meetings, sizes
from readyroom.server.seasons.points import Played, Ruling, Scheme, Seated, standings

ADA, BEN, CLEO = "ada", "ben", "cleo"


def match(code: str, *order: str | None, ended: int = 0, scores: tuple[float, ...] = ()) -> Played:
    """A match with this finishing order."""
    seats = [Seated(person, place, scores[place - 1] if scores else 0.0) for place, person in enumerate(order, start=1)]
    return Played(code, ended or int(code), tuple(seats))


def table(scheme: Scheme, played: list[Played], *rulings: Ruling) -> list[tuple[str, int, float]]:
    return [(line.person, line.rank, line.points) for line in standings(scheme, (ADA, BEN, CLEO), played, rulings)]


def test_places_give_points_and_only_members_count() -> None:
    played = [match("1", ADA, "stranger", BEN, None), match("2", BEN, ADA)]
    assert table(Scheme(), played) == [(ADA, 1, 16), (BEN, 2, 13), (CLEO, 3, 0)]


def test_the_game_s_own_points_can_count() -> None:
    played = [match("1", BEN, ADA, scores=(31, 20.5)), match("2", ADA, BEN, scores=(9, 2))]
    assert table(Scheme("points"), played) == [(BEN, 1, 33), (ADA, 2, 29.5), (CLEO, 3, 0)]


def test_only_the_best_results_count() -> None:
    played = [match("1", ADA, BEN), match("2", BEN, ADA), match("3", BEN, ADA)]
    lines = standings(Scheme(best=2), (ADA, BEN), played, ())
    assert [(line.person, line.points, line.matches) for line in lines] == [(BEN, 20, 3), (ADA, 16, 3)]
    assert [cell.counts for cell in lines[1].cells] == [True, True, False]


def test_a_tie_goes_to_more_wins_then_the_best_result_then_fewer_matches() -> None:
    scheme = Scheme(places=(6, 3))
    wins = standings(scheme, (ADA, BEN), [match("1", ADA, None), match("2", None, BEN), match("3", None, BEN)], ())
    assert [(line.person, line.rank, line.points) for line in wins] == [(ADA, 1, 6), (BEN, 2, 6)]
    fewer = standings(scheme, (ADA, BEN), [match("1", ADA, BEN), match("2", BEN, ADA), match("3", None, None, ADA)], ())
    assert [(line.person, line.rank) for line in fewer] == [(BEN, 1), (ADA, 2)]
    assert table(Scheme(), [match("1", ADA), match("2", BEN)]) == [(ADA, 1, 10), (BEN, 1, 10), (CLEO, 3, 0)]


def test_rulings_strike_a_match_for_all_or_for_one_and_give_points() -> None:
    played = [match("1", ADA, BEN), match("2", ADA, BEN)]
    assert table(Scheme(), played, Ruling(0, "strike", "1")) == [(ADA, 1, 10), (BEN, 2, 6), (CLEO, 3, 0)]
    one = standings(Scheme(), (ADA, BEN), played, (Ruling(0, "strike", "1", ADA),))
    assert [(line.person, line.points, line.matches) for line in one] == [(BEN, 12, 2), (ADA, 10, 1)]
    assert one[1].cells[0].struck and not one[1].cells[0].counts
    assert table(Scheme(), [], Ruling(0, "points", person=CLEO, points=-3))[-1] == (CLEO, 3, -3)


def test_form_lists_recent_places_with_the_latest_last() -> None:
    played = [match(str(n), *((ADA, BEN) if n % 2 else (BEN, ADA)), ended=n) for n in range(1, 8)]
    assert standings(Scheme(), (ADA,), played, ())[0].form == (1, 2, 1, 2, 1)


@given(st.randoms(use_true_random=False), st.integers(0, 12), st.integers(0, 4))
def test_the_order_of_matches_does_not_change_the_table(luck: random.Random, count: int, best: int) -> None:
    played = [match(str(n), *luck.sample([ADA, BEN, CLEO, None], 3), ended=luck.randrange(3)) for n in range(count)]
    rulings = [Ruling(n, "strike", str(n)) for n in range(count) if luck.random() < 0.2]
    shuffled = luck.sample(played, len(played))
    scheme = Scheme(best=best)
    first = standings(scheme, (ADA, BEN, CLEO), played, rulings)
    assert standings(scheme, (CLEO, ADA, BEN), shuffled, rulings) == first
    for line in first:
        counted = [cell for cell in line.cells if cell.counts]
        assert line.points == sum(cell.points for cell in counted) and (not best or len(counted) <= best)


PEOPLE = st.lists(st.integers(0, 999).map(str), unique=True, max_size=24)


@given(PEOPLE, st.integers(2, 5), st.randoms(use_true_random=False))
def test_everyone_is_drawn_once_at_tables_of_nearly_equal_size(
    people: list[str], size: int, luck: random.Random
) -> None:
    met = {frozenset(pair): luck.randrange(3) for pair in combinations(people, 2)}
    tables = draw(people, met, size)
    assert sorted(person for one in tables for person in one) == sorted(people)
    assert [len(one) for one in tables] == sizes(len(people), size)
    if tables:
        assert max(map(len, tables)) <= size and max(map(len, tables)) - min(map(len, tables)) <= 1
    assert draw(people, met, size) == tables
    for one, other in combinations(tables, 2):  # no swap of two would make fewer meet again
        now = meetings((one, other), met)
        for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
            swapped = [*one[:i], other[j], *one[i + 1 :]], [*other[:j], one[i], *other[j + 1 :]]
            assert meetings(swapped, met) >= now


@pytest.mark.parametrize("club", [4, 6])
def test_a_small_club_at_tables_of_two_plays_a_round_robin_before_anyone_meets_twice(club: int) -> None:
    people = [str(number) for number in range(club)]
    met: dict[frozenset[str], int] = {}
    for _ in range(2):
        for one, other in draw(people, met, 2):
            met[frozenset((one, other))] = met.get(frozenset((one, other)), 0) + 1
    assert max(met.values()) == 1
