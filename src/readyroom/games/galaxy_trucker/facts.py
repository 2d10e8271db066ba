"""The statistics that a finished match gives for each trucker."""

from __future__ import annotations

from typing import Final

from readyroom.core.ending import counted, happened
from readyroom.core.facts import Fact, Trait, words
from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.missions import MISSIONS
from readyroom.games.galaxy_trucker.state import State

TRAITS: Final = (
    Trait("flights", "Flights"),
    Trait("ship", "Ship"),
    Trait("building", "Building"),
    Trait("mission", "Mission"),
    Trait("crates", "Blocks loaded", number=True),
    Trait("lost", "Parts lost in flight", number=True),
)
LEVELS: Final = ("", "I", "II", "III")
TITLES: Final = {mission.id: mission.title for mission in MISSIONS}


def facts(match: Match, seat: int) -> tuple[Fact, ...]:
    s: State = match.state
    fallen = counted(match, e.FellOff, lambda one: len(one.tiles))[seat]
    return (
        Fact("flights", s.options.flights.replace("-", ", ")),
        *words("ship", (_ship(s, level) for level in s.flights)),
        Fact("building", "Relaxed" if s.options.pace == "relaxed" else "Against the hourglass"),
        *words("mission", (TITLES.get(one.mission, one.mission) for one in happened(match, e.MissionChosen))),
        Fact("crates", counted(match, e.Stowed)[seat]),
        Fact("lost", counted(match, e.Destroyed)[seat] + fallen),
    )


def _ship(s: State, level: int) -> str:
    return f"Class {s.options.big_ship if level == len(LEVELS) - 1 else LEVELS[level]}"
