"""What a table chooses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True):
    """The game as printed, unless the table says otherwise."""

    slots: Annotated[
        Literal["A", "B"], Meta(title="Tech slots", description="Which side of the tech-slot board everyone uses.")
    ] = "A"
    passenger: Annotated[
        Literal[
            "random", "teddy", "envoy-quill", "doctor-vex", "collector-onna", "hunter-krel", "inspector-moll"
        ],
        Meta(title="Passenger", description="Solo only: who flies with you. Choose Teddy for a first game."),
    ] = "teddy"  # fmt: skip
