"""The game's components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Any

from readyroom.games.starship_captains.cards.boards import ROOMS, SLOT_BOARDS, STATIONS
from readyroom.games.starship_captains.cards.epilogue import LEAST, LINES
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.cards.tracks import LOOP, LOOP_POINTS, TRACK_SIDES, ZONE_ENDS
from readyroom.games.starship_captains.names import COLOURS, ROUTE_COLOURS, TRACK_NAMES, TRACKS


def catalog() -> dict[str, Any]:
    return {
        "galaxies": {"small": galaxy(SMALL), "large": galaxy(LARGE)},
        "rooms": [
            {"id": room.id, "name": room.name, "colour": COLOURS[room.colour], "effect": room.says} for room in ROOMS
        ],
        "slot_boards": {
            side: {
                "damaged": [slot + 1 for slot in board.damaged], "frame_left": board.frame_left,
                "frame_right": board.frame_right, "left": list(board.left), "right": list(board.right),
            }
            for side, board in SLOT_BOARDS.items()
        },
        "stations": [{"id": one.id, "name": one.name, "effect": one.says} for one in STATIONS],
        "missions": [
            {
                "id": one.id, "name": one.name, "points": one.points, "source": one.source,
                "lines": [{"colour": COLOURS[line.colour], "effect": line.says} for line in one.lines],
            }
            for one in MISSIONS
        ],
        "techs": [
            {
                "id": one.id, "name": one.name, "deck": one.deck, "kind": one.kind, "colour": COLOURS[one.colour],
                "effect": one.says, "when": one.when, "left": one.left, "right": one.right,
                "can_replace": one.can_replace, "source": one.source,
            }
            for one in TECHS
        ],
        "tracks": [
            {
                "id": TRACKS[i], "name": TRACK_NAMES[i], "length": LOOP, "loop_points": LOOP_POINTS,
                "zone_ends": list(ZONE_ENDS),
                "sides": {
                    "AB"[j]: {"event": side.event, "bonuses": {str(space): says for space, says in side.says.items()}}
                    for j, side in enumerate(sides)
                },
            }
            for i, sides in enumerate(TRACK_SIDES)
        ],
        "events": [
            {
                "id": one.id, "name": one.name, "faction": TRACKS[one.faction], "effect": one.says,
                "lasting": one.lasting, "solo": one.solo, "source": one.source,
            }
            for one in EVENT_CARDS
        ],
        "passengers": [
            {"id": one.id, "name": one.name, "techs": list(one.techs), "action": one.says, "score": one.score}
            for one in PASSENGERS
        ],
        "epilogue": {"least": LEAST, "lines": list(LINES)},
    }  # fmt: skip


def galaxy(one: Galaxy) -> dict[str, Any]:
    return {
        "locations": [{"id": place.id, "name": place.name, "x": place.x, "y": place.y} for place in one.locations],
        "routes": [
            {"a": one.locations[route.a].id, "b": one.locations[route.b].id, "colour": ROUTE_COLOURS[route.colour]}
            for route in one.routes
        ],
    }
