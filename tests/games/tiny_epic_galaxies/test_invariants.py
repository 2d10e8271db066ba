"""Impossible tables: more than mats and box hold, or ships and pilots that do not match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.tiny_epic_galaxies.builder import galaxies

import readyroom
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER
from readyroom.games.tiny_epic_galaxies.state import HOME, ORBIT, SURFACE, State

GAME = readyroom.game("tiny-epic-galaxies")


def table() -> State:
    """Two galaxies in the middle of a match, one with an Aurora."""
    m = galaxies(
        beyond=True, level=[3, 1], row=["gort", "jakks", "helios", "maia"], pilots={0: {"aurora": "orla-quick"}},
        ships={0: "aurora orbit:gort 4, surface:jakks, home", 1: "danger:hole-a 3"}, face_up=["ion-stream"],
    )  # fmt: skip
    return m.state


def beyond_its_bound(s: State) -> list[str]:
    return [what for what, (held, most) in GAME.bounded(s).items() if not 0 <= held <= most]


def test_a_sound_table_is_within_its_bounds_and_has_no_flaws() -> None:
    s = table()
    assert beyond_its_bound(s) == [] and GAME.flaws(s) == ()


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("energy of seat 0", lambda s: setattr(s.galaxies[0], "energy", 8)),
        ("culture of seat 1", lambda s: setattr(s.galaxies[1], "culture", -1)),
        ("levels of seat 0", lambda s: setattr(s.galaxies[0], "level", 7)),
        ("ships of seat 1 in play", lambda s: s.galaxies[1].ships[3].put(HOME)),
        ("ships of seat 0 on one surface", lambda s: s.galaxies[0].ships[2].put(SURFACE, PLANET_NUMBER["jakks"])),
        ("aurora ships of seat 0", lambda s: setattr(s.galaxies[0].ships[1], "kind", 1)),
        ("nexus ships of seat 0", lambda s: setattr(s.galaxies[0].ships[1], "kind", 4)),
        ("planets in the row", lambda s: s.row.append(PLANET_NUMBER["zalax"])),
        ("pilots in the row", lambda s: s.pilot_row.append(s.pilot_row[0])),
        ("exploration cards face up", lambda s: s.face_up.extend([CARD_NUMBER["leak"]] * 3)),
        ("dice", lambda s: s.dice.extend([0] * 8)),
    ],
)
def test_nothing_passes_what_the_mats_and_the_box_hold(what: str, change: Callable[[State], None]) -> None:
    s = table()
    change(s)
    assert what in beyond_its_bound(s)


@pytest.mark.parametrize(
    ("flaw", "change"),
    [
        ("ships in play at level 3", lambda s: setattr(s.galaxies[0].ships[2], "where", 0)),
        ("not in the row", lambda s: s.galaxies[0].ships[2].put(ORBIT, PLANET_NUMBER["zalax"])),
        ("beyond the end of its track", lambda s: setattr(s.galaxies[0].ships[0], "space", 6)),
        ("beyond the end of its track", lambda s: setattr(s.galaxies[1].ships[0], "space", 4)),
        ("not flown by the pilot hired last", lambda s: setattr(s.galaxies[0].ships[0], "pilot", -1)),
        ("not flown by the pilot hired last", lambda s: s.galaxies[0].berth(1, ())),
        ("A scout of seat 0 has a pilot", lambda s: setattr(s.galaxies[0].ships[1], "pilot", 5)),
    ],
)
def test_an_impossible_table_is_reported(flaw: str, change: Callable[[State], None]) -> None:
    s = table()
    change(s)
    assert any(flaw in found for found in GAME.flaws(s))
