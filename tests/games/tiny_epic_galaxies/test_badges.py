"""Badges and the end with Beyond the Black (B7, B2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.printed import printed
from tests.games.tiny_epic_galaxies.builder import Position, finish, galaxies

from readyroom.games.tiny_epic_galaxies import scoring
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import BADGES
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.scoring import Score
from readyroom.games.tiny_epic_galaxies.settings import SETTINGS, Settings

FIRST, SECOND = SETTINGS[1].badge_first, SETTINGS[1].badge_second
TIED_FIRST, TIED_SECOND = SETTINGS[1].badge_tied_first, SETTINGS[1].badge_tied_second


def badge_points(counts: tuple[int, ...], settings: Settings = SETTINGS[1]) -> tuple[int, ...]:
    """What seats with so many badges of one kind earn for it."""
    m = galaxies(seats=len(counts), beyond=True)
    m.state.settings = settings
    found = [Score(m.state, g) for g in m.state.galaxies]
    for score, count in zip(found, counts, strict=True):
        score.badge_counts = [count, 0, 0, 0]
    return tuple(scoring.badge_points(m.state, found, score, 0) for score in found)


def over(seats: int, **position: Any) -> Position:
    """The match just after the last seat's last turn."""
    last = seats - 1
    level = [1] * last + [6]
    m = galaxies(
        seats=seats, beyond=True, active=last, level=level, row=["jakks", "helios", "maia", "gort", "zalax", "nagato"],
        ships={last: "orbit:jakks 1"}, culture=0, dice="diplomacy", **with_colonies(position, last),
    )  # fmt: skip
    m.act(last, "activate diplomacy")
    finish(m)
    return m


def with_colonies(position: dict[str, Any], last: int) -> dict[str, Any]:
    colonies = {**position.get("colonies", {})}
    colonies[last] = [*colonies.get(last, []), "nibiru", "gleam-zanier"]
    return {**position, "colonies": colonies}


def test_first_place_is_paid_and_a_shared_second_place_pays_each() -> None:
    assert badge_points((4, 3, 3, 1)) == (FIRST, TIED_SECOND, TIED_SECOND, 0)


def test_each_place_alone_or_shared_has_its_own_price() -> None:
    apart = Settings(badge_first=40, badge_second=30, badge_tied_first=20, badge_tied_second=10, badges_to_score=2)
    assert badge_points((4, 3, 2, 1), apart) == (40, 30, 0, 0)
    assert badge_points((4, 3, 3, 2), apart) == (40, 10, 10, 0)
    assert badge_points((4, 4, 3, 3), apart) == (20, 20, 0, 0)
    assert badge_points((2, 1, 1, 0), apart) == (40, 0, 0, 0)  # one is too few to score here
    assert badge_points((3, 2), apart) == (40, 0)
    assert badge_points((3, 3), apart) == (20, 20)


def test_a_shared_first_place_pays_both_and_no_second() -> None:
    assert badge_points((4, 4, 3, 1)) == (TIED_FIRST, TIED_FIRST, 0, 0)


def test_badges_on_cards_and_pilots_are_counted_together() -> None:
    m = over(3, cards={0: ["ion-stream", "dwarf-ashen"], 1: ["lost-library"]}, pilots={0: {"aurora": "consul-ivara"}})
    scores = m.view(None).public.scores
    assert [score.badge_counts["nebula"] for score in scores] == [3, 1, 0]
    assert ["nebula" in score.leads for score in scores] == [True, False, False]
    assert [score.badges for score in scores] == [FIRST, SECOND, 0]


def test_only_first_and_second_place_pay() -> None:
    assert badge_points((4, 3, 2)) == (FIRST, SECOND, 0)


def test_with_two_players_there_is_no_second_place() -> None:
    assert badge_points((5, 2)) == (FIRST, 0)
    assert badge_points((3, 3)) == (TIED_FIRST, TIED_FIRST)


def test_nobody_scores_a_badge_they_do_not_have() -> None:
    assert badge_points((0, 0, 0)) == (0, 0, 0)
    assert badge_points((1, 0, 0)) == (FIRST, 0, 0)


def test_dwarf_planets_are_not_planets_for_missions() -> None:
    dwarfs = ["dwarf-ashen", "dwarf-brill", "dwarf-cinder", "dwarf-dusk"]
    m = over(3, cards={0: dwarfs}, colonies={0: ["mared"]}, missions={0: "conqueror", 1: "hermit"})
    assert m.view(None).public.scores[0].mission == 0  # seat 2 has three planets
    assert m.view(None).public.scores[0].dwarfs == 4
    assert m.view(None).public.scores[1].mission == 3


def test_badges_never_trigger_the_end() -> None:
    m = galaxies(beyond=True, level=[6, 1], colonies={0: ["nibiru", "gleam-zanier"]}, cards={0: ["chart-a", "probe-a"]},
                 dice="move")  # fmt: skip
    m.act(0, "end turn")
    m.act(1, "roll; end turn")
    assert m.outcome is None and not m.view(None).public.last_round


def test_badges_of_replaced_pilots_count() -> None:
    m = over(2, pilots={0: {"aurora": "consul-ivara surveyor-kip"}})
    counts = m.view(None).public.scores[0].badge_counts
    assert counts["nebula"] == 2


@pytest.mark.parametrize(
    ("mission", "position", "points"),
    [
        ("recruiter", {"pilots": {0: {"aurora": "harrow-vey"}}}, 3),
        ("recruiter", {"pilots": {0: {"aurora": "harrow-vey"}, 1: {"aurora": "envoy-yune"}}}, 2),
        ("cartographer", {"cards": {0: ["leak", "panic"], 1: ["flare"]}}, 3),
        ("cartographer", {"cards": {0: ["leak"], 1: ["flare"]}}, 2),
        ("specialist", {"cards": {0: ["chart-a"]}}, 3),
        ("specialist", {"cards": {0: ["ion-stream"]}}, 0),
        ("purist", {}, 3),
        ("purist", {"pilots": {0: {"aurora": "harrow-vey"}}}, 0),
        ("survivor", {"cards": {0: ["leak", "panic", "flare"]}}, 2),
        ("survivor", {"cards": {0: ["leak", "panic", "ion-stream"]}}, 0),
        ("collector", {"cards": {0: ["chart-a", "chart-b"]}}, 2),
        ("collector", {"cards": {0: ["chart-a", "probe-a"]}}, 0),
    ],
)
def test_the_missions_of_beyond_the_black(mission: str, position: dict[str, Any], points: int) -> None:
    m = over(3, missions={0: mission}, **position)
    assert m.view(None).public.scores[0].mission == points


@pytest.mark.parametrize(("flown", "points"), [(3, 2), (2, 0)])
def test_ace_needs_three_advanced_ships(flown: int, points: int) -> None:
    hired = {"aurora": "harrow-vey", "intrepid": "skimmer-dax", "ambition": "envoy-yune"}
    ships = dict(list(hired.items())[:flown])
    m = galaxies(
        seats=3, beyond=True, active=2, level=[3, 1, 6], pilots={0: ships}, missions={0: "ace"}, culture=0,
        row=["jakks", "helios", "maia", "gort", "zalax"], ships={2: "orbit:jakks 1"},
        colonies={2: ["nibiru", "gleam-zanier"]}, dice="diplomacy",
    )  # fmt: skip
    m.act(2, "activate diplomacy")
    finish(m)
    assert m.view(None).public.scores[0].mission == points


@pytest.mark.parametrize(
    ("ships", "points"), [("explore, danger:hole-a", 2), ("explore, explore", 2), ("explore, home", 0)]
)
def test_wayfarer_needs_two_ships_out_there(ships: str, points: int) -> None:
    m = galaxies(
        seats=3, beyond=True, active=2, level=[1, 1, 6], missions={0: "wayfarer"}, culture=0,
        row=["jakks", "helios", "maia", "gort", "zalax"], ships={0: ships, 2: "orbit:jakks 1"},
        colonies={2: ["nibiru", "gleam-zanier"]}, dice="diplomacy",
    )  # fmt: skip
    m.act(2, "activate diplomacy")
    finish(m)
    score = m.view(None).public.scores[0]
    assert score.mission == points
    if "hole-a" in ships:
        assert score.badge_counts == {"nebula": 0, "comet": 1, "relic": 1, "beacon": 1}


def test_component_counts_are_those_of_the_box() -> None:
    pilots, cards = printed(PILOTS), printed(CARDS)
    assert len(pilots) == 30 and len(cards) == 30
    for kind in ("nebula", "comet", "relic", "beacon"):
        assert sum(card.badges.count(BADGES.index(kind)) for card in cards) == 11
        assert sum(pilot.badges.count(BADGES.index(kind)) for pilot in pilots) == 5
    assert sum(card.danger for card in cards) == 12
