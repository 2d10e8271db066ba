"""The flight of the day: small ships on Monday, the largest at the end of the week. See ``readyroom.days``."""

from __future__ import annotations

from typing import Final

from readyroom.core.presets import DayKind, DayScheme

_TURNS: Final = {"pace": "relaxed"}
_WEEK: Final = (
    (DayKind("Level I, ships built in turns.", {"flights": "I", **_TURNS}),),
    (DayKind("Level II, ships built in turns.", {"flights": "II", **_TURNS}),),
    (DayKind("Level I against the hourglass, with a mission.", {"flights": "I", "missions": True}),),
    (DayKind("Level II against the hourglass.", {"flights": "II"}),),
    (
        DayKind("Level III, ships built in turns.", {"flights": "III", **_TURNS}),
        DayKind(
            "Level III with the long class IIIA ship, built in turns.", {"flights": "III", "big_ship": "IIIA", **_TURNS}
        ),
    ),
    (DayKind("Level II against the hourglass, with a mission.", {"flights": "II", "missions": True}),),
    (
        DayKind("Level III against the hourglass.", {"flights": "III"}),
        DayKind(
            "Level III against the hourglass, with the long class IIIA ship.", {"flights": "III", "big_ship": "IIIA"}
        ),
    ),
)
_NAMES: Final = (
    (
        "Pipes", "Crates", "Secondhand Engines", "Batteries", "Loose Bolts", "Bathtubs", "Express Mail", "Cheap Lasers",
        "Frozen Pizza", "Garden Gnomes", "Drains", "Spare Cabins", "Fragile Goods", "Sewer Lids", "Red Crates",
        "Borrowed Shields", "Return Freight", "Overtime", "Duct Tape", "Door Handles", "Holiday Cargo", "Ball Bearings",
        "Water Tanks", "Nothing Much",
    ),
    (
        "to Hadley", "for Port Ostrin", "via Dustmoor", "to the Rim", "for Old Tarrow", "via Nine Moons", "to Kessary",
        "for the Colony", "via Cinder Gap", "to Low Harbor", "for Mount Ebb", "via the Shallows", "to Grindel",
        "for New Perth", "via the Long Lane", "to Farrow Point", "for Sable Dock", "via Two Suns", "to Wick",
        "for Half Light", "via Pebble Belt", "to Marrow", "for the Depot", "via Lantern Row",
    ),
)  # fmt: skip

DAILY: Final = (
    DayScheme(
        1, "2026-11-01", 2, 3, ("normal",) * 2, "normal", _WEEK, _NAMES, noun="flight", came="made a profit",
        unit="credit",
    ),
)  # fmt: skip
