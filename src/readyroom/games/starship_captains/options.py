"""What a table chooses."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from readyroom.core.presets import QuickStart
from readyroom.games.starship_captains.cards.boards import Side


class Options(msgspec.Struct, frozen=True):
    """The game as printed, unless the table says otherwise."""

    slots: Annotated[
        Side,
        Meta(
            title="Tech slots",
            description="Which side of the tech-slot board everyone uses.",
            extra_json_schema={"front": True},
        ),
    ] = "A"
    passenger: Annotated[
        Literal[
            "random", "teddy", "envoy-quill", "doctor-vex", "collector-onna", "hunter-krel", "inspector-moll"
        ],
        Meta(
            title="Passenger",
            description="Who flies with you. Choose Teddy for a first game.",
            extra_json_schema={"front": True, "solo": True},
        ),
    ] = "teddy"  # fmt: skip


QUICK_STARTS: Final = (
    QuickStart("Your first match, guided", ("easy",), guided=True),
    QuickStart("The game as printed", ("normal", "normal"), after=1),
)
