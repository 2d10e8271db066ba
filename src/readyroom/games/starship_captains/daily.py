"""The captain of the day: alone with a passenger, another one every day. See ``readyroom.days``."""

from __future__ import annotations

from typing import Final

from readyroom.core.presets import DayKind, DayScheme


def _with(passenger: str, name: str) -> tuple[DayKind, ...]:
    """A day with a passenger, on either side of the tech slots."""
    return tuple(
        DayKind(f"Solo with {name} aboard, tech slots {side}.", {"passenger": passenger, "slots": side})
        for side in "AB"
    )


_WEEK: Final = (
    _with("teddy", "Teddy"),
    _with("envoy-quill", "Envoy Quill"),
    _with("doctor-vex", "Doctor Vex"),
    _with("collector-onna", "Collector Onna"),
    _with("hunter-krel", "Hunter Krel"),
    _with("inspector-moll", "Inspector Moll"),
    (
        *_with("teddy", "Teddy"),
        *_with("envoy-quill", "Envoy Quill"),
        *_with("doctor-vex", "Doctor Vex"),
        *_with("collector-onna", "Collector Onna"),
        *_with("hunter-krel", "Hunter Krel"),
        *_with("inspector-moll", "Inspector Moll"),
    ),
)
_NAMES: Final = (
    (
        "Maiden Voyage", "Shore Leave", "First Contact", "Night Orders", "Steady Course", "Fresh Uniforms",
        "Second Star", "Rough Passage", "Courtesy Call", "Old Engines", "Young Crew", "Unpaid Leave", "Warm Welcome",
        "Far Patrol", "Spare Anchor", "Captain's Choice", "Polite Refusal", "Minor Detour", "Full Salute", "Late Watch",
        "Good Conduct", "Lost Luggage", "Best Behavior", "Plain Sailing",
    ),
    (
        "of the Petrel", "of the Marigold", "of the Heron", "of the Bramble", "of the Juniper", "of the Swallow",
        "of the Lantern", "of the Otter", "of the Thistle", "of the Meridian", "of the Kestrel", "of the Saffron",
        "of the Pilgrim", "of the Sparrow", "of the Foxglove", "of the Tern", "of the Harvest", "of the Magpie",
        "of the Clover", "of the Wayfarer", "of the Plover", "of the Larkspur", "of the Curlew", "of the Aster",
    ),
)  # fmt: skip

DAILY: Final = (
    DayScheme(1, "2026-11-01", 2, 1, (), "normal", _WEEK, _NAMES, noun="captain", came=""),
)  # fmt: skip
