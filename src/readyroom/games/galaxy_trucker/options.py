"""The table's options, and a seat's standing orders."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from readyroom.core.presets import Preset, QuickStart

Pace = Literal["hourglass", "relaxed"]
BigShip = Literal["III", "IIIA"]
Goods = Literal["unlimited", "box"]
MOST_FLIGHTS: Final = 8
_LEVEL: Final = "(?:I|II|III)"


class Options(msgspec.Struct, frozen=True):
    """The flights, how ships are built, and the gentler rules for beginners."""

    flights: Annotated[
        str,
        Meta(
            title="Flights",
            description=f"The level of each flight, in order; up to {MOST_FLIGHTS}. Level II means class II ships.",
            pattern=f"^{_LEVEL}(?:-{_LEVEL}){{0,{MOST_FLIGHTS - 1}}}\\Z",
            examples=["I", "I-II-III", "II-II-III-III"],
            extra_json_schema={"sequence": {"of": ["I", "II", "III"], "noun": "flight", "most": MOST_FLIGHTS}},
        ),
    ] = "I-II-III"
    missions: Annotated[
        bool,
        Meta(
            title="Missions",
            description="Every flight has a mission, with payloads and supercards. Everyone starts with 20 credits.",
            extra_json_schema={"front": True},
        ),
    ] = False
    pace: Annotated[
        Pace,
        Meta(
            title="Building",
            description="Everyone at once against the hourglass, or relaxed: in turns, without a clock.",
            extra_json_schema={"front": True},
        ),
    ] = "hourglass"
    hourglass_seconds: Annotated[
        int, Meta(title="Hourglass", description="How many seconds the sand runs.", ge=30, le=300)
    ] = 90
    draws: Annotated[
        int,
        Meta(
            title="Tiles per turn", description="Relaxed building: how many tiles you may take per turn.", ge=1, le=10
        ),
    ] = 3
    big_ship: Annotated[
        BigShip,
        Meta(
            title="Level III ship",
            description="The standard class III ship, or the long class IIIA.",
            extra_json_schema={"labels": {"III": "Class III", "IIIA": "Class IIIA"}},
        ),
    ] = "III"
    goods: Annotated[
        Goods,
        Meta(
            title="Goods",
            description="The bank never runs out, or it has 12 red, 17 yellow, 13 green and 14 blue blocks.",
            extra_json_schema={"labels": {"unlimited": "No limit", "box": "As many as in the box"}},
        ),
    ] = "unlimited"
    first_flight: Annotated[
        bool,
        Meta(
            title="First flight", description="If the first flight is level I, it uses only the eight beginner cards."
        ),
    ] = False
    hints: Annotated[
        bool, Meta(title="Show mistakes", description="Show mistakes while you build, not only at the inspection.")
    ] = True
    mild_inspection: Annotated[
        bool,
        Meta(
            title="Mild inspection",
            description="For beginners: repair a faulty ship for free, and start behind the others.",
        ),
    ] = False


BEGINNER: Final[dict[str, object]] = {"flights": "I", "first_flight": True, "mild_inspection": True}
PRESETS: Final = (
    Preset("First flight", "One short flight with the eight beginner cards and a mild inspection.", BEGINNER),
    Preset(
        "Full game",
        "Three flights, each longer and rougher than the one before: levels I, II and III.",
        {"flights": "I-II-III", "first_flight": False, "mild_inspection": False},
    ),
    Preset(
        "Long haul",
        "Five flights: level I, two of level II and two of level III.",
        {"flights": "I-II-II-III-III", "first_flight": False, "mild_inspection": False},
    ),
)
QUICK_STARTS: Final = (
    QuickStart("Your first flight, guided", (), {**BEGINNER, "pace": "relaxed"}, guided=True),
    QuickStart("The full game with the hourglass", ("normal", "normal"), after=1),
)


class Orders(msgspec.Struct, frozen=True):
    """A seat's standing orders."""

    fly_on: Annotated[bool, Meta(title="Fly on", description="Always fly on between cards, without being asked.")] = (
        False
    )
