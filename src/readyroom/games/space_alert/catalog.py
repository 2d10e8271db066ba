"""The components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Any

from readyroom.games.space_alert.crews import DUTIES
from readyroom.games.space_alert.mission.card import CALLED_SIDES, COLOURS, FRONTIER, KINDS, TRAIT_WORDS, mask
from readyroom.games.space_alert.mission.card_names import CARD_WORDS
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES, MIXES
from readyroom.games.space_alert.mission.places import names_of
from readyroom.games.space_alert.mission.specializations import IDS, TEXTS, TITLES
from readyroom.games.space_alert.mission.tracks import TRACKS, marks
from readyroom.games.space_alert.timeline import OFFICIAL, SHAPES


def catalog() -> dict[str, Any]:
    """Everything on the table, by name."""
    return {
        "cards": [
            {"id": name, "name": words, "doubled": FACES[face].doubled}
            for face, (name, words) in enumerate(CARD_WORDS.items())
        ],
        "threats": [
            {
                "id": card.code, "name": card.name, "internal": card.internal, "serious": card.serious,
                "colour": COLOURS[card.colour], "new": card.box == FRONTIER, "speed": card.speed,
                "hit_points": card.hp, "shield": card.shield, "survived": card.survived,
                "destroyed": card.destroyed, "x": card.says(1), "y": card.says(2), "z": card.says(3),
                "kind": KINDS[card.kind], "calls": CALLED_SIDES[card.calls], "text": card.text,
                "stations": list(names_of(mask(card.stations))),
                "traits": [words for bit, words in TRAIT_WORDS.items() if card.traits & bit],
            }
            for card in CARDS
        ],
        "tracks": [
            {"id": x.name, "length": x.length, "marks": {str(at): mark for at, mark in marks(x).items()}}
            for x in TRACKS
        ],
        "missions": [{"id": shape.kind, "name": shape.title} for shape in SHAPES.values()]
        + [{"id": timeline.name, "name": timeline.title} for timeline in OFFICIAL],
        "roles": DUTIES,
        "specializations": [
            {"id": id, "name": TITLES[id], "written": TITLES[id].lower(), "basic": basic, "advanced": advanced}
            for id, (basic, advanced) in zip(IDS, TEXTS, strict=True)
        ],
        "difficulties": {name: list(colours) for name, colours in MIXES.items()},
    }  # fmt: skip
