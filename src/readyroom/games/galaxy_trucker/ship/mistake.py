"""Building mistakes (R-20 to R-25): their kind, squares and description."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

MistakeKind = Literal[
    "mismatch", "blocked", "engine turned", "engine covered", "cannon covered", "apart", "radiation", "silenced"
]
MISMATCH: Final = "mismatch"
BLOCKED: Final = "blocked"
ENGINE_TURNED: Final = "engine turned"
ENGINE_COVERED: Final = "engine covered"
CANNON_COVERED: Final = "cannon covered"
APART: Final = "apart"
RADIATION: Final = "radiation"
SILENCED: Final = "silenced"

SENTENCES: Final[dict[MistakeKind, str]] = {
    MISMATCH: "The connectors between {a} and {b} do not match.",
    BLOCKED: "A connector at {a} meets a smooth side at {b}.",
    ENGINE_TURNED: "The engine at {a} does not point to the rear.",
    ENGINE_COVERED: "The engine at {a} is blocked by {b}.",
    CANNON_COVERED: "The cannon at {a} is blocked by {b}.",
    APART: "The part with {a} is not joined to the rest of the ship.",
    RADIATION: "The radioactive cargo at {a} is joined to radioactive cargo at {b}.",
    SILENCED: "The artifact at {a} lies in the dead zone of the one at {b}.",
}


class Mistake(msgspec.Struct, frozen=True):
    """One mistake: its kind, its square, and the other square involved ("" if none)."""

    kind: MistakeKind
    square: str
    other: str = ""

    def __str__(self) -> str:
        return SENTENCES[self.kind].format(a=self.square, b=self.other)
