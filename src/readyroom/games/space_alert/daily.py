"""The mission of the day: the week starts gently and has every color by Sunday. See ``readyroom.days``."""

from __future__ import annotations

from typing import Final

from readyroom.core.presets import DayKind, DayScheme

_FRONTIER: Final = {"new_frontier": True}
_WEEK: Final = (
    (
        DayKind("Simulation: three phases, white threats, nobody comes aboard.", {"mission": "simulation"}),
        DayKind(
            "Advanced simulation: three phases, white threats, and something aboard.",
            {"mission": "advanced_simulation"},
        ),
    ),
    (DayKind("Mission: three phases, white threats.", {"mission": "mission"}),),
    (
        DayKind(
            "Mission: white and yellow common threats, white serious ones.",
            {"mission": "mission", "common": "white_yellow"},
        ),
        DayKind(
            "Mission: white common threats, white and yellow serious ones.",
            {"mission": "mission", "serious": "white_yellow"},
        ),
    ),
    (DayKind("Mission: white threats, including those of The New Frontier.", {"mission": "mission", **_FRONTIER}),),
    (
        DayKind(
            "Mission: white and yellow threats.",
            {"mission": "mission", "common": "white_yellow", "serious": "white_yellow"},
        ),
    ),
    (
        DayKind(
            "Easier double action mission: white threats, cards with two actions.",
            {"mission": "double_action_easier", "double_actions": True, **_FRONTIER},
        ),
    ),
    (
        DayKind("Mission: yellow threats.", {"mission": "mission", "common": "yellow", "serious": "yellow"}),
        DayKind(
            "Mission: white, yellow and red common threats, white serious ones.",
            {"mission": "mission", "common": "all", **_FRONTIER},
        ),
    ),
)
_NAMES: Final = (
    (
        "Long Night", "Red Lights", "Quiet Shift", "Cold Reactor", "Loose Ends", "Open Hatch", "Last Rocket",
        "Hard Vacuum", "Broken Silence", "Spare Parts", "Short Fuse", "Deep Breath", "Wrong Turn", "Static",
        "Black Coffee", "Double Watch", "Empty Shields", "Stray Signal", "Thin Hull", "Bad Timing", "Blind Corner",
        "Slow Elevator", "Dead Reckoning", "Twelve Turns",
    ),
    (
        "at Vega", "off Mirzam", "near Alnair", "over Thuban", "at Castor", "past Deneb", "off Rigel", "near Polaris",
        "over Antares", "at Regulus", "past Spica", "off Canopus", "near Procyon", "over Achernar", "at Bellona",
        "past Kochab", "off Sirius", "near Algol", "over Merak", "at Electra", "past Shaula", "off Atria",
        "near Menkar", "over Saiph",
    ),
)  # fmt: skip

DAILY: Final = (
    DayScheme(1, "2026-11-01", 2, 4, ("normal",) * 3, "normal", _WEEK, _NAMES, noun="mission", came="came home"),
)  # fmt: skip
