"""Positions: what the numbers in a state are called, and what follows from them."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains.cards.boards import STATIONS
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS, SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.names import ARTIFACTS, FIGURES, PIRATES, TRACKS
from readyroom.games.starship_captains.outfit import Outfit
from readyroom.games.starship_captains.state import State

MISSION: Final = tuple(mission.id for mission in MISSIONS)
TECH: Final = tuple(tech.id for tech in TECHS)
STATION: Final = tuple(station.id for station in STATIONS)
EVENT: Final = tuple(event.id for event in EVENT_CARDS)

NAMED: Final = {
    "Ship.missions": MISSION, "mission_deck": MISSION, "missions_at": MISSION, "mission": MISSION,
    "mission_box": MISSION,
    "slots": TECH, "tech_deck": TECH, "tech_discard": TECH, "omega_deck": TECH, "omega_discard": TECH, "offer": TECH,
    "archive": TECH, "shared": TECH, "TakeTech.drawn": TECH, "techs": TECH,
    "event_cards": EVENT, "lasting": EVENT,
    "queue": FIGURES, "mission_crew": FIGURES, "working": FIGURES, "ready[]": FIGURES,
    "pirates": PIRATES, "pirate_supply": PIRATES, "pirate_discard": PIRATES, "routes": PIRATES, "pirate": PIRATES,
    "artifact_supply": ARTIFACTS, "artifact_discard": ARTIFACTS, "crowd": ARTIFACTS,
    "AdvanceMarker.tracks": TRACKS, "station": STATION, "station_at": STATION,
    "passenger": tuple(passenger.id for passenger in PASSENGERS),
    "action_deck": SHADOW_ACTIONS, "coming_actions": SHADOW_ACTIONS, "drawn_actions": SHADOW_ACTIONS,
}  # fmt: skip
BY_PLACE: Final = ("missions_at", "numbers_at", "face_up", "station_at", "holders")


def named(s: State) -> dict[str, tuple[str, ...]]:
    """The two sides of the board have other locations."""
    places = tuple(location.id for location in s.galaxy.locations)
    at = {"Ship.at": places, "shadow_at": places, "place": places}
    return {**NAMED, **at, **{f"{fact}[]": places for fact in BY_PLACE}}


def restore(s: State) -> None:
    for ship in s.ships:
        ship.outfit = Outfit(ship.slots, ship.crowd, s.shared, ship.used_shared)
