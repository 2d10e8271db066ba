"""The components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    BADGES,
    FACES,
    HANGAR_FACES,
    LAST_LEVEL,
    LEVEL_DICE,
    LEVEL_POINTS,
    LEVEL_SHIPS,
    SHIP_KINDS,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import DUAL, PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.settings import SETTINGS
from readyroom.games.tiny_epic_galaxies.words import TERMS


def catalog() -> dict[str, Any]:
    """Everything on the table, by name."""
    settings = SETTINGS[max(SETTINGS)]
    return {
        "faces": list(FACES),
        "levels": [
            {
                "level": level,
                "dice": LEVEL_DICE[level],
                "ships": LEVEL_SHIPS[level],
                "vp": LEVEL_POINTS[level],
                "cost": level if level > 1 else 0,
            }
            for level in range(1, LAST_LEVEL + 1)
        ],
        "planets": [
            {
                "id": planet.id,
                "name": planet.name,
                "type": "dual" if planet.yields == DUAL else FACES[planet.yields],
                "symbol": FACES[planet.symbol],
                "vp": planet.vp,
                "spaces": planet.spaces,
                "text": planet.text,
                "limits": [
                    limit
                    for limit, applies in (("own_turn_only", planet.own_turn), ("once_per_turn", planet.once))
                    if applies
                ],
                "origin": planet.origin,
            }
            for planet in PLANETS
        ],
        "missions": [
            {"id": m.id, "name": m.name, "vp": m.vp, "tied": m.tied, "text": m.text, "origin": m.origin}
            for m in MISSIONS
        ],
        "pilots": [
            {
                "id": pilot.id,
                "name": pilot.name,
                "trained": [SHIP_KINDS[kind] for kind in pilot.trained],
                "vp": settings.pilot_points,
                "badges": [BADGES[badge] for badge in pilot.badges],
                "text": pilot.text,
                "origin": pilot.origin,
            }
            for pilot in PILOTS
        ],
        "exploration": [
            {
                "id": card.id,
                "name": card.name,
                "kind": "danger" if card.danger else "discovery",
                "badges": [BADGES[badge] for badge in card.badges],
                "text": card.text,
                "energy": card.energy,
                "culture": card.culture,
                "dwarf_planet": card.dwarf,
                "vp": settings.dwarf_points if card.dwarf else 0,
                "track": {"steps": card.track, "symbol": FACES[card.symbol]} if card.track else None,
                "origin": card.origin,
            }
            for card in CARDS
        ],
        "hangar": {
            SHIP_KINDS[kind]: [FACES[face] for face in HANGAR_FACES[kind]] for kind in range(1, len(SHIP_KINDS))
        },
        "badges": list(BADGES),
        "rogues": [
            {
                "id": rogue.id,
                "name": rogue.name,
                "difficulty": rogue.difficulty,
                "ladder": [rung.text for rung in rogue.ladder],
                "rule": rogue.rule,
                "origin": rogue.origin,
            }
            for rogue in ROGUES
        ],
        "settings": msgspec.to_builtins(settings),
        "terms": {kind: {str(id): name for id, name in names.items()} for kind, names in TERMS.items()},
    }
