"""Positions: what the numbers in a state are called, and what follows from them."""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.state import EIGHTS, INACTIVE, State
from readyroom.games.tiny_epic_galaxies.view_builder import DICE_STATES

PLANET: Final = tuple(planet.id for planet in PLANETS)
MISSION: Final = tuple(mission.id for mission in MISSIONS)
PILOT: Final = tuple(pilot.id for pilot in PILOTS)
CARD: Final = tuple(card.id for card in CARDS)
WHERE: Final = ("locked", "home", "surface", "orbit", "explore", "danger")

NAMED: Final = {
    "dice": FACES, "dice_states": DICE_STATES, "activated": FACES, "rogue_die": FACES, "face": FACES, "symbol": FACES,
    "track": FACES,
    "row": PLANET, "planets": PLANET, "box": PLANET, "colonies": PLANET, "planet": PLANET,
    "missions": MISSION, "dealt": MISSION, "mission": MISSION,
    "pilots": PILOT, "pilot_row": PILOT, "hangar": PILOT, "pilot": PILOT,
    "exploration": CARD, "face_up": CARD, "cards": CARD, "drawn": CARD,
    "Ship.kind": SHIP_KINDS, "Ship.where": WHERE, "Ship.at": PLANET, "Ship.at if where=danger": CARD,
    "rogue": tuple(rogue.id for rogue in ROGUES),
}  # fmt: skip


def restore(s: State) -> None:
    s.inactive = sum(EIGHTS[face] for face, now in zip(s.dice, s.dice_states, strict=True) if now == INACTIVE)
