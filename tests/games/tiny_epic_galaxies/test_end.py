"""The end, scoring, ties, secret missions and secrecy (A13, A4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, finish, galaxies, told

import readyroom
from readyroom.games.tiny_epic_galaxies import events
from readyroom.games.tiny_epic_galaxies.scoring import tie_break

TWENTY = ["nibiru", "gleam-zanier"]  # 7 + 5, and 8 for level 6
ROW = ["jakks", "helios", "maia", "zalax", "gort"]


def turns_after_trigger(active: int) -> int:
    """Three seats; the active one colonizes its 21st point, then everybody only ends turns."""
    levels = [1, 1, 1]
    levels[active] = 6
    m = galaxies(
        seats=3,
        active=active,
        row=ROW,
        level=levels,
        ships={active: "orbit:jakks 1"},
        colonies={active: TWENTY},
        culture=0,
        dice="diplomacy",
    )
    m.act(active, "activate diplomacy")
    turns = 0
    while not m.outcome:
        turns += 1
        m.act(m.to_act[0], "roll; end turn")
    return turns


def test_after_the_trigger_the_round_is_finished() -> None:
    assert turns_after_trigger(0) == 2
    assert turns_after_trigger(1) == 1
    assert turns_after_trigger(2) == 0


def test_mission_points_never_trigger_the_end() -> None:
    m = galaxies(seats=3, level=[6, 1, 1], colonies={0: TWENTY}, missions={0: "conqueror"}, dice="move")
    assert m.game.standing(m.state)[0] == 20
    m.act(0, "end turn")
    for seat in (1, 2):
        m.act(seat, "roll; end turn")
    assert not m.view(None).public.last_round and m.outcome is None


def at_the_end(
    missions: dict[int, str],
    level: Sequence[int] = (6, 1, 1),
    colonies: dict[int, list[str]] | None = None,
    **position: Any,
) -> Position:
    """Three seats; seat 2 triggers the end at once, in the last turn of the round."""
    m = galaxies(
        seats=3,
        active=2,
        row=ROW,
        level=[level[0], level[1], 6],
        colonies={2: TWENTY, **(colonies or {})},
        missions=missions,
        dice="diplomacy",
        **{"culture": 0, "ships": {2: "orbit:jakks 1"}, **position},
    )
    m.act(2, "activate diplomacy")
    finish(m)
    return m


def mission_points(m: Position, seat: int) -> int:
    points: int = m.view(None).public.scores[seat].mission
    return points


def test_hermit_pays_three_alone_and_two_when_tied() -> None:
    alone = at_the_end({0: "hermit"}, colonies={1: ["mared"]})
    assert mission_points(alone, 0) == 3
    tied = at_the_end({0: "hermit"})
    assert mission_points(tied, 0) == 2
    assert mission_points(at_the_end({0: "hermit"}, colonies={0: ["mared"]}), 0) == 0


@pytest.mark.parametrize(("mission", "resource"), [("charger", "energy"), ("seeker", "culture")])
def test_having_the_most_pays_three_and_sharing_it_two(mission: str, resource: str) -> None:
    plain: dict[str, Any] = {"energy": [0, 0, 0], "culture": [0, 0, 0]}
    assert mission_points(at_the_end({0: mission}, **{**plain, resource: [4, 2, 3]}), 0) == 3
    assert mission_points(at_the_end({0: mission}, **{**plain, resource: [4, 4, 3]}), 0) == 2
    assert mission_points(at_the_end({0: mission}, **{**plain, resource: [3, 4, 3]}), 0) == 0


@pytest.mark.parametrize(
    ("mission", "more", "fewer"),
    [
        ("conqueror", ["mared", "lureena", "hoefker", "zavodnick"], ["mared"]),
        ("noble", ["mj-120210", "vizcarra", "leandra", "jorg"], ["mared", "lureena", "hoefker", "zavodnick"]),
        ("trader", ["mared"], ["mj-120210"]),
    ],
)
def test_having_the_most_planets_of_a_kind_pays(mission: str, more: list[str], fewer: list[str]) -> None:
    assert mission_points(at_the_end({0: mission}, colonies={0: more}), 0) == 3
    assert mission_points(at_the_end({0: mission}, colonies={0: fewer, 1: ["tifnod", "drewkaiden"]}), 0) == 0


def test_elder_is_for_the_seat_that_triggers_the_end() -> None:
    assert mission_points(at_the_end({2: "elder"}), 2) == 2
    assert mission_points(at_the_end({0: "elder"}), 0) == 0


def test_hoarder_needs_three_of_both() -> None:
    assert mission_points(at_the_end({0: "hoarder"}, energy=3, culture=[3, 0, 0]), 0) == 2
    assert mission_points(at_the_end({0: "hoarder"}, energy=7, culture=[2, 0, 0]), 0) == 0


def test_industrialist_needs_level_six() -> None:
    assert mission_points(at_the_end({0: "industrialist"}), 0) == 2
    assert mission_points(at_the_end({0: "industrialist"}, level=(5, 1)), 0) == 0


def test_explorer_and_orbiter_ignore_locked_ships() -> None:
    away: dict[str, Any] = {"level": (1, 1), "ships": {0: "surface:maia, orbit:zalax", 2: "orbit:jakks 1"}}
    assert mission_points(at_the_end({0: "explorer"}, **away), 0) == 2
    assert mission_points(at_the_end({0: "orbiter"}, **away), 0) == 0
    home: dict[str, Any] = {"level": (1, 1)}
    assert mission_points(at_the_end({0: "explorer"}, **home), 0) == 0
    assert mission_points(at_the_end({0: "orbiter"}, **home), 0) == 2


def test_the_score_is_empire_planets_and_mission() -> None:
    m = at_the_end({2: "elder", 0: "hoarder"})
    score = m.view(None).public.scores[2]
    assert (score.empire, score.planets, score.mission, score.total) == (8, 13, 2, 23)
    assert m.outcome is not None and m.outcome.scores[2] == 23 and m.outcome.ranking[2] == 1


def ranking(**position: Any) -> tuple[int, ...]:
    """Two seats at 21 points each; seat 1 has just reached them in the last turn."""
    m = galaxies(
        active=1,
        row=["jakks", "helios", "maia", "zalax"],
        ships={1: "orbit:jakks 1"},
        missions={0: "elder", 1: "industrialist"},
        dice="diplomacy",
        **position,
    )
    m.act(1, "activate diplomacy")
    finish(m)
    assert m.outcome is not None
    assert m.outcome.scores[0] == m.outcome.scores[1], "the case is not a tie"
    return m.outcome.ranking


FIVES = ["gleam-zanier", "jac-110912", "walsfeo", "zavodnick"]


def test_a_tie_goes_to_more_planets() -> None:
    sevens = ["nibiru", "gort", "k-widow"]
    assert ranking(energy=0, culture=0, colonies={0: sevens, 1: FIVES}) == (2, 1)


def test_a_tie_with_equal_planets_goes_to_the_higher_level() -> None:
    # Level 4 (3 points) and 7 + 5 + 5 + 1; level 1 and 7 + 7 + 6 of planets is not possible, so 7 + 7 + 5 + 1 + 1.
    colonies = {0: ["nibiru", "gleam-zanier", "walsfeo", "drewkaiden"], 1: ["gort", "k-widow", "zavodnick"]}
    levels = [4, 2]  # 3 + 18 against 1 + 19 + 1 for Jakks
    assert ranking(level=levels, energy=0, culture=0, colonies=colonies) == (1, 2)


def test_a_tie_with_equal_planets_and_level_goes_to_more_energy_and_culture() -> None:
    colonies = {
        0: ["nibiru", "gort", "gleam-zanier", "leandra", "drewkaiden"],
        1: ["k-widow", "piedes", "walsfeo", "tifnod"],
    }
    assert ranking(energy=[3, 2], culture=[1, 1], colonies=colonies) == (1, 2)
    assert ranking(energy=[1, 2], culture=[1, 1], colonies=colonies) == (2, 1)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([(21, 5, 6, 9), (22, 1, 1, 0)], ""),
        ([(21, 5, 6, 9), (22, 1, 1, 0), (22, 3, 1, 0)], " and more colonized planets (3 to 1)"),
        ([(22, 3, 1, 9), (22, 3, 2, 0)], " and a higher empire level (2 to 1)"),
        ([(22, 3, 2, 3), (22, 3, 2, 4)], " and more energy and culture (4 to 3)"),
    ],
)
def test_a_victory_says_what_broke_the_tie(keys: list[tuple[int, int, int, int]], said: str) -> None:
    assert tie_break(keys) == said


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    colonies = {
        0: ["nibiru", "gort", "gleam-zanier", "leandra", "drewkaiden"],
        1: ["k-widow", "piedes", "walsfeo", "tifnod"],
    }
    assert ranking(energy=[2, 2], culture=[1, 1], colonies=colonies) == (1, 1)


def test_missions_decks_and_cards_of_others_are_hidden() -> None:
    m = galaxies(seats=3, beyond=True, cards={1: ["hole-a"]}, missions={1: "elder"})
    seen = readyroom.to_json(m.view(0))
    assert "elder" not in seen and "hole-a" not in seen
    assert "elder" in readyroom.to_json(m.view(1)) and "hole-a" in readyroom.to_json(m.view(1))
    assert m.view(0).public.galaxies[1].cards == 1
    assert "elder" not in readyroom.to_json(m.view(None))


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("points", "reaches 21 points"),
        ("planets", "colonizes the last planet"),
        ("deck", "takes the last card of the exploration deck"),
    ],
)
def test_only_a_table_of_several_is_told_of_the_last_round(reason: str, words: str) -> None:
    game = readyroom.game("tiny-epic-galaxies")
    several = str(game.describe(events.EndTriggered(0, reason)))
    assert words in several and several.endswith(". This is the last round.")
    alone = str(game.describe(events.EndTriggered(0, reason, at_once=True)))
    assert words in alone and "round" not in alone


def test_alone_the_end_comes_at_once_and_is_announced() -> None:
    position: dict[str, Any] = {
        "row": ["jakks", "helios", "maia", "shouhua"], "level": 6, "colonies": {0: ["nibiru", "gleam-zanier"]},
        "ships": {0: "orbit:jakks 1"}, "dice": "diplomacy move",
    }  # fmt: skip
    alone = told(galaxies(seats=1, **position).act(0, "activate diplomacy"), events.EndTriggered)
    assert alone == [events.EndTriggered(0, "points", at_once=True)]
    several = told(galaxies(seats=2, **position).act(0, "activate diplomacy"), events.EndTriggered)
    assert several == [events.EndTriggered(0, "points", at_once=False)]
