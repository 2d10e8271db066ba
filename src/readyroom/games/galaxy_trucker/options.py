"""What a table chooses, and what a seat can order in advance."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

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
            description=f"Their levels in order, up to {MOST_FLIGHTS}. A ship's class is its flight's level.",
            pattern=f"^{_LEVEL}(?:-{_LEVEL}){{0,{MOST_FLIGHTS - 1}}}\\Z",
            examples=["I", "I-II-III", "II-II-III-III"],
            extra_json_schema={"sequence": {"of": ["I", "II", "III"], "noun": "flight", "most": MOST_FLIGHTS}},
        ),
    ] = "I-II-III"
    missions: Annotated[
        bool,
        Meta(title="Missions", description="Each flight has a mission: payloads, supercards, 20 credits to start."),
    ] = False
    pace: Annotated[
        Pace,
        Meta(title="Building", description="All at once against the hourglass, or relaxed, in turns without a clock."),
    ] = "hourglass"
    hourglass_seconds: Annotated[
        int, Meta(title="Hourglass", description="Seconds for one run of the sand.", ge=30, le=300)
    ] = 90
    draws: Annotated[
        int, Meta(title="Draws in a turn", description="Relaxed building: how many tiles a turn takes.", ge=1, le=10)
    ] = 3
    big_ship: Annotated[
        BigShip,
        Meta(
            title="Ship of level III",
            description="The usual class III, or the long class IIIA.",
            extra_json_schema={"labels": {"III": "Class III", "IIIA": "Class IIIA"}},
        ),
    ] = "III"
    goods: Annotated[
        Goods,
        Meta(
            title="Goods",
            description="The bank never runs out, or has 12 red, 17 yellow, 13 green and 14 blue blocks.",
            extra_json_schema={"labels": {"unlimited": "No limit", "box": "As many as in the box"}},
        ),
    ] = "unlimited"
    first_flight: Annotated[
        bool, Meta(title="First flight", description="If the first flight is of level I, only the eight starred cards.")
    ] = False
    hints: Annotated[
        bool, Meta(title="Show mistakes", description="Mistakes are shown while building, not only at the inspection.")
    ] = True
    mild_inspection: Annotated[
        bool,
        Meta(
            title="Mild inspection",
            description="For beginners: a ship with mistakes is repaired for nothing, but starts behind the others.",
        ),
    ] = False


class Orders(msgspec.Struct, frozen=True):
    """A seat's standing orders."""

    fly_on: Annotated[bool, Meta(title="Fly on", description="Never asked between cards: always fly on.")] = False
