"""Ships are called by name wherever the rules know which ship it is."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, galaxies

from readyroom.core.struct import Event
from readyroom.games.tiny_epic_galaxies import events as e
from readyroom.games.tiny_epic_galaxies.words import PHRASES

NAMES = ["Ada", "Ben"]
ROW = ["nibiru", "gort", "jakks"]


def labels(m: Position) -> set[str]:
    choice = m.choice(0)
    assert choice is not None
    return {option.label.text(NAMES, 0) for option in choice.options}


def test_a_lone_scout_is_the_scout_and_others_are_named_by_their_place() -> None:
    m = galaxies(row=ROW, level=[3, 1], dice="move move", ships={0: "home, orbit:gort 1, surface:jakks"})
    m.act(0, "activate move")
    assert {
        "Land the scout from home on Nibiru.",
        "Bring home the scout from orbit around Gort.",
        "Move the scout from Jakks into orbit around Nibiru.",
    } <= labels(m)


def test_an_advanced_ship_goes_by_its_name_and_leaves_a_lone_scout_without_a_place() -> None:
    m = galaxies(
        beyond=True, row=ROW, dice="move move", pilots={0: {"aurora": "lightspeeder"}}, ships={0: "aurora home, home"}
    )
    m.act(0, "activate move")
    assert {"Send the Aurora to Unexplored Space.", "Land the scout on Jakks."} <= labels(m)


def test_a_rivals_ship_is_named_as_theirs() -> None:
    m = galaxies(
        row=ROW, level=[6, 1], culture=[3, 0], colonies={0: ["k-widow"]}, dice="colony move",
        ships={1: "orbit:nibiru 2, orbit:gort 3"},
    )  # fmt: skip
    m.act(0, "activate colony")
    assert labels(m) == {"Push back Ben's scout orbiting Nibiru.", "Push back Ben's scout orbiting Gort."}


@pytest.mark.parametrize(
    ("event", "said", "to_ben"),
    [
        (e.SentHome(1, 0), "Ben's scout goes home.", "Your scout goes home."),
        (e.Regressed(0, 1, 1, "gort", 2, "aurora"), "Ada pushes Ben's Aurora back to space 2 at Gort.",
         "Ada pushes your Aurora back to space 2 at Gort."),
        (e.Regressed(1, 1, 1, "gort", 2), "Ben's scout drops back to space 2 at Gort.",
         "Your scout drops back to space 2 at Gort."),
        (e.Moved(1, 0, "surface:gort", "nexus"), "Ben lands the Nexus on Gort.", "You land the Nexus on Gort."),
        (e.Moved(1, 0, "orbit:gort"), "Ben moves a scout into orbit around Gort.",
         "You move a scout into orbit around Gort."),
        (e.Moved(-1, 0, "orbit:gort"), "The Rogue moves a ship into orbit around Gort.",
         "The Rogue moves a ship into orbit around Gort."),
        (e.Stole(-1, 1, 1, 0), "The Rogue steals 1 energy from Ben.", "The Rogue steals 1 energy from you."),
        (e.MatchEnded("Victory with 32 points.", (1,)), "Ben wins with 32 points.", "You win with 32 points."),
        (e.MatchEnded("Shared victory with 1 point.", (0, 1)), "Ada and Ben share the victory with 1 point.",
         "Ada and you share the victory with 1 point."),
    ],
)  # fmt: skip
def test_the_log_says_whose_ship_it_is_and_you_to_those_it_is_about(event: Event, said: str, to_ben: str) -> None:
    words = PHRASES.describe(event)
    assert (words.text(NAMES), words.text(NAMES, 1)) == (said, to_ben)


def test_dice_rolled_again_are_counted() -> None:
    one, two = e.Rerolled(0, ("move",), ("energy",), 0), e.Rerolled(0, ("colony", "colony"), ("colony", "move"), 1)
    assert PHRASES.describe(one).text(NAMES) == "Ada rerolls a move die: energy."
    assert PHRASES.describe(two).text(NAMES) == "Ada rerolls 2 colony dice for 1 energy: colony and move."


def test_the_last_points_are_added_up_aloud() -> None:
    both, none = e.Scored(0, 21, "elder", 2, 3, 26), e.Scored(1, 18, "elder", 0, 0, 18)
    assert PHRASES.describe(both).text(NAMES) == "Ada has 21 points, plus 2 for Elder and 3 for badges: 26 in all."
    assert PHRASES.describe(none).text(NAMES, 1) == "You have 18 points, plus 0 for Elder: 18 in all."
