"""What the table is told about a card's effect, and what it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import galaxies

from readyroom.core.struct import Event
from readyroom.games.tiny_epic_galaxies import events as e

ROW = ["nibiru", "gort", "jakks"]
PILOTS = ["lightspeeder", "escort-bray", "rook-callow", "envoy-yune"]
BACK: dict[str, Any] = {"row": ROW, "ships": {1: "orbit:nibiru 2, orbit:gort 3"}}


@pytest.mark.parametrize(
    ("planet", "actions", "heard", "position"),
    [
        ("andellouxian-6", "activate colony; recall 1", [e.Recalled(0, 1)],
         {"row": ROW, "ships": {0: "orbit:gort 1, orbit:nibiru 2"}}),
        ("nibiru", "activate colony", [e.FollowPriceRaised(0, 2)], {}),
        ("gort", "activate colony", [e.Transferred(0, 0, "maia", 3)],
         {"row": ["nibiru", "maia"], "ships": {0: "orbit:nibiru 3"}}),
        ("helios", "activate colony; replace gort",
         [e.PlanetReplaced(0, "gort", 1), e.PlanetRevealed("maia", 1)],
         {"row": ROW, "next_planets": ["maia"]}),
        ("k-widow", "activate colony; regress 1 of 1", [e.Regressed(0, 1, 1, "gort", 2)], BACK),
        ("clj-0517", "activate colony", [e.Stole(0, 1, 0, 1)], {"culture": [0, 1]}),
        ("piedes", "activate energy; activate colony", [e.FaceDone(0, "energy")], {"dice": "energy colony move"}),
        ("ketterling", "activate colony; put bottom",
         [e.CardPeeked(0, "leak"), e.CardPut(0, "bottom")],
         {"beyond": True, "next_cards": ["leak"]}),
        ("tollhaven", "activate colony; refresh escort-bray",
         [e.PilotsRefreshed(0, ("escort-bray",)), e.PilotRevealed("harrow-vey")],
         {"beyond": True, "pilot_row": PILOTS, "next_pilots": ["harrow-vey"]}),
        ("morrowgate", "activate colony; take ion-stream", [e.CardTaken(0, "ion-stream")],
         {"beyond": True, "face_up": ["ion-stream", "leak"]}),
    ],
)  # fmt: skip
def test_everyone_is_told_what_a_colony_does(
    planet: str, actions: str, heard: list[Event], position: dict[str, Any]
) -> None:
    plain = {"energy": 3, "culture": [3, 0], "level": [6, 1], "dice": "colony move", "colonies": {0: [planet]}}
    m = galaxies(**{**plain, **position})
    assert [event for event in m.act(0, actions) if type(event) in {type(one) for one in heard}] == heard


@pytest.mark.parametrize(
    ("planet", "asked"),
    [
        ("k-widow", "Which enemy ship do you push back 1 space?"),
        ("jorg", "Which enemy ship do you push back 2 spaces?"),
    ],
)
def test_a_push_says_how_far(planet: str, asked: str) -> None:
    m = galaxies(level=[6, 1], culture=[3, 0], colonies={0: [planet]}, dice="colony move", **BACK)
    m.act(0, "activate colony")
    choice = m.choice(0)
    assert choice is not None and str(choice.prompt) == asked
