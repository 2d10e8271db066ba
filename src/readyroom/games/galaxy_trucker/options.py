"""What a table chooses, and what a seat can order in advance."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

Pace = Literal["hourglass", "relaxed"]
BigShip = Literal["III", "IIIA"]
Flights = Literal[
    "I", "II", "III", "I-I", "I-II", "I-III", "II-I", "II-II", "II-III", "III-I", "III-II", "III-III", "I-I-I",
    "I-I-II", "I-I-III", "I-II-I", "I-II-II", "I-II-III", "I-III-I", "I-III-II", "I-III-III", "II-I-I", "II-I-II",
    "II-I-III", "II-II-I", "II-II-II", "II-II-III", "II-III-I", "II-III-II", "II-III-III", "III-I-I", "III-I-II",
    "III-I-III", "III-II-I", "III-II-II", "III-II-III", "III-III-I", "III-III-II", "III-III-III",
]  # fmt: skip
"""Every sequence of up to three flights."""


class Options(msgspec.Struct, frozen=True):
    """The flights, how ships are built, and the gentler rules for beginners."""

    flights: Annotated[
        Flights,
        Meta(
            title="Flights",
            description="Their levels in order. A ship's class is its flight's level.",
            extra_json_schema={"labels": {flights: ", ".join(flights.split("-")) for flights in get_args(Flights)}},
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
            description="For beginners: parts removed at the inspection cost nothing, but the ship starts behind.",
        ),
    ] = False


class Orders(msgspec.Struct, frozen=True):
    """A seat's standing orders."""

    fly_on: Annotated[bool, Meta(title="Fly on", description="Never asked between cards: always fly on.")] = False
