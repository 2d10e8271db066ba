"""The solo game: six passengers, and the actions of Captain Shadow. New passengers go to the end of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from readyroom.games.starship_captains.effects import NO_EFFECT, Effect, parse
from readyroom.games.starship_captains.names import Source, number_of

TAKE_TECH: Final = 0
COMPLETE_MISSION: Final = 1
FIGHT_PIRATE: Final = 2
PASSENGER: Final = 3
ShadowAction = Literal["take-tech", "complete-mission", "fight-pirate", "passenger"]
SHADOW_ACTIONS: Final[tuple[ShadowAction, ...]] = ("take-tech", "complete-mission", "fight-pirate", "passenger")
ACTION_NAMES: Final[tuple[str, ...]] = ("Takes a tech", "Completes a mission", "Fights a pirate", "Passenger acts")
ACTION_DECK: Final[tuple[int, ...]] = (
    TAKE_TECH, TAKE_TECH, COMPLETE_MISSION, COMPLETE_MISSION, FIGHT_PIRATE, FIGHT_PIRATE, PASSENGER,
)  # fmt: skip


@dataclass(frozen=True)
class Passenger:
    """Brings two techs for the Tincan event, acts when the action deck says so, and changes the score."""

    id: str
    name: str
    techs: tuple[str, str]
    says: str
    effect: Effect
    score: str
    source: Source = "designed"
    since: int = 1
    until: int = 0


PASSENGERS: Final[tuple[Passenger, ...]] = (
    Passenger("teddy", "Teddy", ("cadet-mentoring", "night-shift"), "", NO_EFFECT, "per(cadets,1)", "rulebook"),
    Passenger(
        "envoy-quill", "Envoy Quill", ("universal-translator", "diplomatic-suite"),
        "[medal -> advance(any,2)]", parse("[medal -> advance(any,2)]"), "per(tracks-in-zone-3-or-looped,2) - 2",
    ),
    Passenger("doctor-vex", "Doctor Vex", ("workshop", "repair-bots"), "damage", parse("damage"), "if(damage=0,12,5)"),
    Passenger(
        "collector-onna", "Collector Onna", ("artifact-display", "survey-drones"),
        "(discard(artifact) / damage)", parse("(discard(artifact) / damage)"), "per(artifacts,1) + 4",
    ),
    Passenger(
        "hunter-krel", "Hunter Krel", ("boarding-gear", "trophy-display"), "ambush", parse("ambush"),
        "per(pirate-tokens,1) - 1",
    ),
    Passenger(
        "inspector-moll", "Inspector Moll", ("service-record", "officers-lounge"),
        "(discard(medal) / damage)", parse("(discard(medal) / damage)"), "per(commanders,1) - 2",
    ),
)  # fmt: skip
PASSENGER_NUMBER: Final = number_of(passenger.id for passenger in PASSENGERS)
