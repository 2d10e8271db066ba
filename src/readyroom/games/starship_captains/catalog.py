"""The game's components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Any

from readyroom.games.starship_captains.cards.boards import (
    CADET_ROUNDS,
    CARGO_SLOTS,
    MEDAL_ROUND,
    ROOMS,
    ROUNDS,
    SLOT_BOARDS,
    STATIONS,
    STAYING,
)
from readyroom.games.starship_captains.cards.epilogue import LEAST, LINES
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.cards.tracks import LOOP, LOOP_POINTS, TRACK_SIDES, ZONE_ENDS
from readyroom.games.starship_captains.describing import (
    SCORING,
    event_text,
    passenger_text,
    sentence,
    tech_text,
)
from readyroom.games.starship_captains.names import (
    ANDROID,
    CADET,
    COLOURS,
    FIGURES,
    GOLD,
    ROUTE_COLOURS,
    TRACK_NAMES,
    TRACKS,
    YELLOW,
    colour_of,
)


def catalog() -> dict[str, Any]:
    return {
        "galaxies": {"small": galaxy(SMALL), "large": galaxy(LARGE)},
        "rooms": [
            {
                "id": room.id, "name": room.name, "colour": COLOURS[room.colour], "effect": room.says,
                "text": sentence(room.effect),
            }
            for room in ROOMS
        ],
        "slot_boards": {
            side: {
                "damaged": [slot + 1 for slot in board.damaged], "frame_left": board.frame_left,
                "frame_right": board.frame_right, "left": list(board.left), "right": list(board.right),
            }
            for side, board in SLOT_BOARDS.items()
        },
        "stations": [
            {"id": one.id, "name": one.name, "effect": one.says, "text": sentence(one.effect)} for one in STATIONS
        ],
        "missions": [
            {
                "id": one.id, "name": one.name, "points": one.points, "source": one.source,
                "lines": [
                    {"colour": COLOURS[line.colour], "effect": line.says, "text": sentence(line.effect)}
                    for line in one.lines
                ],
            }
            for one in MISSIONS
        ],
        "techs": [
            {
                "id": one.id, "name": one.name, "deck": one.deck, "kind": one.kind, "colour": COLOURS[one.colour],
                "effect": one.says, "when": one.when, "left": one.left, "right": one.right,
                "can_replace": one.can_replace, "source": one.source, "text": tech_text(one),
            }
            for one in TECHS
        ],
        "tracks": [
            {
                "id": TRACKS[i], "name": TRACK_NAMES[i], "length": LOOP, "loop_points": LOOP_POINTS,
                "zone_ends": list(ZONE_ENDS),
                "sides": {
                    "AB"[j]: {
                        "event": side.event,
                        "bonuses": {str(space): says for space, says in side.says.items()},
                        "texts": {str(space): sentence(bonus) for space, bonus in side.bonuses.items()},
                    }
                    for j, side in enumerate(sides)
                },
            }
            for i, sides in enumerate(TRACK_SIDES)
        ],
        "events": [
            {
                "id": one.id, "name": one.name, "faction": TRACKS[one.faction], "effect": one.says,
                "lasting": one.lasting, "solo": one.solo, "source": one.source, "text": event_text(one),
            }
            for one in EVENT_CARDS
        ],
        "passengers": [
            {
                "id": one.id, "name": one.name, "techs": list(one.techs), "action": one.says, "score": one.score,
                "source": one.source, "text": passenger_text(one), "scoring": SCORING[one.score],
            }
            for one in PASSENGERS
        ],
        "matching": {COLOURS[colour]: matching(colour) for colour in (*range(1, YELLOW + 1), GOLD)},
        "rounds": {
            "last": ROUNDS, "stay": STAYING, "medal": MEDAL_ROUND, "cadets": list(CADET_ROUNDS),
            "cargo": CARGO_SLOTS,
        },
        "epilogue": {"least": LEAST, "lines": list(LINES)},
    }  # fmt: skip


def matching(colour: int) -> list[str]:
    """The figures that match a mission line of a colour without the help of a tech."""
    crew = (
        []
        if colour == GOLD
        else [name for i, name in enumerate(FIGURES) if CADET < i < ANDROID and colour_of(i) == colour]
    )
    return [*crew, FIGURES[ANDROID]]


def galaxy(one: Galaxy) -> dict[str, Any]:
    return {
        "locations": [{"id": place.id, "name": place.name, "x": place.x, "y": place.y} for place in one.locations],
        "routes": [
            {"a": one.locations[route.a].id, "b": one.locations[route.b].id, "colour": ROUTE_COLOURS[route.colour]}
            for route in one.routes
        ],
    }
