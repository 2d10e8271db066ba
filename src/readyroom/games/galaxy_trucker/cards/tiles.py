"""The 144 components of the base game, four starting cabins and the 140 tiles of the warehouse; and the 72 payloads of
the Missions expansion. New ones go to the ends of their tables.

A tile is written as its four sides clockwise from the top, as drawn: 0 smooth, 1 single connector, 2 double, 3
universal. As drawn, a cannon fires up, an engine burns down, and a shield covers the top and the right.
"""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.cards import in_play

START: Final = 0
CABIN: Final = 1
BATTERY: Final = 2
HOLD: Final = 3
RED_HOLD: Final = 4
MODULE: Final = 5
ENGINE: Final = 6
DOUBLE_ENGINE: Final = 7
CANNON: Final = 8
DOUBLE_CANNON: Final = 9
SHIELD: Final = 10
BROWN_LIFE: Final = 11
PURPLE_LIFE: Final = 12

EXPLOSIVE: Final = 13
FRAGILE: Final = 14
HEAVY_CARGO: Final = 15
RADIOACTIVE: Final = 16
ARTIFACT: Final = 17
DOUBLE_ARTIFACT: Final = 18

TileKind = Literal[
    "starting cabin", "cabin", "battery", "cargo hold", "special cargo hold", "structural module", "engine",
    "double engine", "cannon", "double cannon", "shield", "brown life support", "purple life support",
    "explosive cargo", "fragile cargo", "heavy cargo", "radioactive cargo", "artifact", "double artifact",
]  # fmt: skip
KIND_NAMES: Final[tuple[TileKind, ...]] = (
    "starting cabin", "cabin", "battery", "cargo hold", "special cargo hold", "structural module", "engine",
    "double engine", "cannon", "double cannon", "shield", "brown life support", "purple life support",
    "explosive cargo", "fragile cargo", "heavy cargo", "radioactive cargo", "artifact", "double artifact",
)  # fmt: skip


_SIZE: Final = {BATTERY: "{}-cell ", HOLD: "{}-slot ", RED_HOLD: "{}-slot ", HEAVY_CARGO: "mass-{} "}


class Tile:
    """A component: its kind, its sides as drawn, and its capacity (batteries and holds; a cabin holds 2; for heavy
    cargo, its mass). ``origin`` is ``designed`` where the printed sides and masses are not known."""

    __slots__ = ("capacity", "id", "kind", "name", "origin", "sides", "since", "until")

    def __init__(
        self, id: str, kind: int, sides: tuple[int, int, int, int], capacity: int, since: int = 1, until: int = 0
    ) -> None:
        self.id = id
        self.since = since
        self.until = until
        self.kind = kind
        self.sides = sides
        self.capacity = capacity
        self.origin = "designed" if kind >= EXPLOSIVE else "printed"
        self.name = _SIZE.get(kind, "").format(capacity) + KIND_NAMES[kind]


def _tiles(prefix: str, kind: int, sides: str, capacity: int = 0) -> list[Tile]:
    return [
        Tile(f"{prefix}-{i}", kind, (int(one[0]), int(one[1]), int(one[2]), int(one[3])), capacity)
        for i, one in enumerate(sides.split(), start=1)
    ]


COLOURS: Final[tuple[str, ...]] = ("blue", "green", "yellow", "red")
"""The seats' colors, in order; the starting cabin of seat n is tile n."""

STARTING: Final[list[Tile]] = _tiles("start", START, "3333 3333 3333 3333", 2)
WAREHOUSE: Final[list[Tile]] = [
    *_tiles("cabin", CABIN, "2121 2121 1202 2122 0013 0103 0113 0123 1013 1023 2003 2023 2203 2101 1211 0203", 2),
    *_tiles("battery2", BATTERY, "0003 0003 0013 0303 1113 1203 2003 2103 2223", 2),
    *_tiles("battery3", BATTERY, "0201 1001 2001 0002 1002 2102", 3),
    *_tiles("hold2", HOLD, "0003 0003 0103 0123 0203 0213 1213 2123 3003", 2),
    *_tiles("hold3", HOLD, "0001 0101 0002 0102 0102 0202", 3),
    *_tiles("special1", RED_HOLD, "0213 0303 1113 2103 2223 3003", 1),
    *_tiles("special2", RED_HOLD, "0001 0201 0002", 2),
    *_tiles("module", MODULE, "1303 1313 1323 2303 3123 3203 3301 3223"),
    *_tiles(
        "engine",
        ENGINE,
        "0300 0300 1000 1100 2000 2000 2300 3200 0301 3001 1202 2002 3102 0003 0003 0203 1003 2101 1000",
    ),
    *_tiles("engine2", DOUBLE_ENGINE, "1000 1300 2000 1101 2202 0303 2003"),
    *_tiles(
        "cannon",
        CANNON,
        "0010 0010 0020 0020 0120 0210 0230 0300 0300 0310 0021 0031 "
        "0111 0201 0231 0012 0132 0222 0302 0003 0003 0023 0103",
    ),
    *_tiles("cannon2", DOUBLE_CANNON, "0010 0020 0130 0320 0121 0032 0212 0013"),
    *_tiles("shield", SHIELD, "1212 0013 0223 0222 0131 1011 2121 0032"),
    *_tiles("brown", BROWN_LIFE, "0003 1101 2101 0013 0203 1003"),
    *_tiles("purple", PURPLE_LIFE, "0023 1202 2202 0003 0103 2003"),
]
PAYLOADS: Final[list[Tile]] = [
    *_tiles("explosive", EXPLOSIVE, "3030 1120 2210 3101 3202 1212 3012 2103 1003 2003 3000 3300 1020 1103 2203 1210"),
    *_tiles("fragile", FRAGILE, "3110 3220 1302 2301 3001 3002 1023 1102 2201 3030 1212 3000"),
    *_tiles("heavy1", HEAVY_CARGO, "3120 1310 2320 1210 2120", 1),
    *_tiles("heavy2", HEAVY_CARGO, "3010 3020 1200 3100 3200 1020 3300", 2),
    *_tiles("heavy3", HEAVY_CARGO, "3000 3000 1000 2000", 3),
    *_tiles(
        "radioactive", RADIOACTIVE, "1212 3010 3020 1102 2201 3300 1320 2031 3000 1000 2000 3001 3002 1013 2320 1200"
    ),
    *_tiles("artifact", ARTIFACT, "3030 0303 1203 2130 3110 3202 0102 3000"),
    *_tiles("artifact2", DOUBLE_ARTIFACT, "3030 3102 1320 2130"),
]

TILES: Final[list[Tile]] = [*STARTING, *WAREHOUSE, *PAYLOADS]

STARTS: Final = 4
"""Tiles 0 to 3 are the starting cabins; the rest are the warehouse."""

BASE_TILES: Final = STARTS + len(WAREHOUSE)
"""Tiles from here on are payloads, which only a mission puts in the warehouse."""

NUMBER: Final = {tile.id: i for i, tile in enumerate(TILES)}
KIND: Final[list[int]] = [tile.kind for tile in TILES]
CAPACITY: Final[list[int]] = [tile.capacity for tile in TILES]

_WAREHOUSES: Final[dict[int, list[int]]] = {}
_PAYLOADS: Final[dict[int, list[int]]] = {}
"""Tiles by version."""


def warehouse(version: int) -> list[int]:
    """The tiles that are face down when building starts."""
    if version not in _WAREHOUSES:
        _WAREHOUSES[version] = [STARTS + tile for tile in in_play(WAREHOUSE, version)]
    return _WAREHOUSES[version].copy()


def payloads(version: int) -> list[int]:
    """The payload tiles of the Missions expansion."""
    if version not in _PAYLOADS:
        _PAYLOADS[version] = [BASE_TILES + tile for tile in in_play(PAYLOADS, version)]
    return _PAYLOADS[version].copy()


def turned(sides: tuple[int, int, int, int], turn: int) -> tuple[int, int, int, int]:
    """The sides (bow, right, stern, left) after this many quarter turns clockwise.

    >>> turned((1, 2, 3, 0), 1)
    (0, 1, 2, 3)
    """
    n, e, s, w = sides
    for _ in range(turn):
        n, e, s, w = w, n, e, s
    return n, e, s, w


SIDES: Final[list[tuple[int, int, int, int]]] = [turned(tile.sides, turn) for tile in TILES for turn in range(4)]
"""``SIDES[4 * tile + turn]``: the sides of a turned tile, clockwise from the bow."""
SIDE: Final[list[int]] = [side for sides in SIDES for side in sides]
"""``SIDE[16 * tile + 4 * turn + side]``: one of these sides."""
