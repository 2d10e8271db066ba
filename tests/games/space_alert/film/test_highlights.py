"""A mission's best and worst moment and its one-word verdict, from the film's events and the score."""

from __future__ import annotations

import pytest
from tests.games.space_alert.film.test_debrief import FLEET, threat
from tests.games.space_alert.film.test_film import example, small
from tests.games.space_alert.mission.test_random_missions import random_mission

from readyroom.games.space_alert.film.film import Screening, screen
from readyroom.games.space_alert.film.highlights import Highlight, grade, scored
from readyroom.games.space_alert.film.shots import Damage
from readyroom.games.space_alert.mission import trace as t


def told(made: Screening, moment: Highlight | None) -> tuple[int, int, str] | None:
    """Turn, points and words."""
    if moment is None:
        return None
    assert made.film.frames[moment.at].turn == moment.turn
    return moment.turn, moment.points, moment.words.text([member.name for member in made.film.crew])


def test_the_best_moment_brings_the_most_points_and_names_who_did_it() -> None:
    made = screen(example("first-mission"))
    assert told(made, made.debrief.best) == (11, 8, "Bo and Di destroy the Frigate.")


def test_the_worst_moment_is_the_blow_that_costs_the_most_points() -> None:
    made = screen(example("first-mission"))
    # Two tiles, and the most damaged zone counts again.
    assert told(made, made.debrief.worst) == (3, -4, "The red zone takes 2 damage from the Fighter.")


def test_a_blow_without_an_attack_is_described_by_its_damage() -> None:
    made = screen(example("double-actions"))
    assert told(made, made.debrief.worst) == (6, -8, "The white zone takes 4 damage from the Driller.")


def test_the_worst_moment_of_a_lost_ship_is_its_end() -> None:
    made = small([], threats=[threat(turn, "red", card) for turn, card in enumerate(FLEET, 1)])
    worst = made.debrief.worst
    assert worst is not None and isinstance(made.film.frames[worst.at].event, t.ShipLost) and worst.points == 0
    assert made.debrief.grade == "Lost with all hands"


def test_a_quiet_flight_has_nothing_worse_than_its_jump_home() -> None:
    made = small(["C"])
    assert told(made, made.debrief.best) == (13, 0, "The ship jumps home.")
    assert made.debrief.worst is None


def test_a_hard_hit_is_the_best_that_a_lost_ship_may_have() -> None:
    fleet = [threat(turn, "red", card) for turn, card in enumerate(FLEET, 1)]
    made = small(["red", "A"], threats=fleet)
    assert not made.debrief.sheet.survived and made.debrief.best is not None
    assert isinstance(made.film.frames[made.debrief.best.at].event, t.ThreatDamaged) and made.debrief.best.points == 0


@pytest.mark.parametrize(
    ("tiles", "destroyed", "word"),
    [(0, 3, "Flawless"), (1, 3, "Clean sweep"), (0, 2, "Not a scratch"), (2, 2, "Home, with dents"),
     (5, 2, "Home by a hair")],
)  # fmt: skip
def test_a_mission_gets_a_one_word_grade(tiles: int, destroyed: int, word: str) -> None:
    damage: Damage = {"red": ("shield",) * tiles, "white": (), "blue": ()}
    assert grade(True, damage, 3, destroyed) == word


def test_the_frames_points_add_up_to_the_score() -> None:
    for number in range(20):
        made = screen(random_mission(number))
        assert sum(scored(made.film.frames)) == (made.resolution.score or 0) - (made.film.frames[0].changes.score or 0)
