"""The 26 supercards of the Missions expansion. One deck serves all levels; effects grow with the flight's level.

Most printed values are not known and were designed; the known ones are marked ``known``. Level IV belongs to another
expansion and is kept as data; so are the three Robopolice Raids, which are never in the deck. New cards go to the end
of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.games.galaxy_trucker.cards.adventures import (
    BLACK_HOLE,
    CANNONS,
    CREW,
    ENEMY_FLEET,
    ENGINES,
    FRONT,
    LEFT,
    METEOR_ALERT,
    METEOR_SHOWER,
    REAR,
    RIGHT,
    ROBOPOLICE,
    SPECIAL_EVENT,
    TACTICAL_ZONE,
    Card,
    Penalty,
)

Levels = tuple[int, int, int, int]
"""A value for each level from I to IV."""
Segments = tuple[Penalty, Penalty, Penalty, Penalty]

NANOBOT: Final = "SE-NANOBOT"
STATIC: Final = "SE-STATIC"
CREEPING: Final = "SE-CREEPING"
SNEEZING: Final = "SE-SNEEZING"
ACID: Final = "SE-ACID"
COUPLINGS: Final = "SE-COUPLINGS"
ALL: Final = 99


@dataclass(frozen=True)
class Column:
    """A column of a Tactical Zone: the score is one measure minus another, and the lowest suffers the segments."""

    plus: int
    minus: int
    segments: Segments


class SuperCard(Card):
    """A supercard. Its kind decides which fields matter."""

    __slots__ = ("columns", "full", "known", "numbers", "rows", "segments", "title", "waves")

    def __init__(
        self,
        id: str,
        kind: int,
        title: str,
        numbers: Levels = (0, 0, 0, 0),
        waves: tuple[tuple[int, bool], ...] = (),
        rows: tuple[str, str, str, str] = ("", "", "", ""),
        full: tuple[int, ...] = (),
        segments: tuple[Penalty, ...] = (),
        columns: tuple[Column, ...] = (),
        known: str = "",
        since: int = 1,
        until: int = 0,
    ) -> None:
        super().__init__(id, kind, since=since, until=until)
        self.title = title
        self.numbers: Levels = numbers
        """the strength of a black hole or fleet, or a special event's number"""
        self.waves = waves
        """meteor shower: the side, and whether the lines come in ascending order"""
        self.rows = tuple(meteors(row) for row in rows)
        """meteor alert: each level's meteors, as side and preset die (0: both dice are rolled)"""
        self.full = full
        """fleet: the sides toward which cannons count in full"""
        self.segments = segments
        self.columns = columns
        self.known = known
        """what the rulebook says about it; everything else was designed"""

    @property
    def name(self) -> str:
        return self.title


_SIDES: Final = {"^": FRONT, ">": RIGHT, "v": REAR, "<": LEFT}


def meteors(text: str) -> tuple[tuple[int, int], ...]:
    """Large meteors by their side and preset die.

    >>> meteors("^3 <")
    ((0, 3), (3, 0))
    """
    return tuple((_SIDES[word[0]], int(word[1:] or 0)) for word in text.split())


P = Penalty
SUPERCARDS: Final[list[Card]] = [
    SuperCard("MS-1", METEOR_SHOWER, "Meteor Shower", waves=((FRONT, True), (RIGHT, True)), known="front, then right"),
    SuperCard("MS-2", METEOR_SHOWER, "Meteor Shower", waves=((REAR, False), (LEFT, False))),
    SuperCard("MS-3", METEOR_SHOWER, "Meteor Shower", waves=((FRONT, False), (LEFT, True))),
    SuperCard("MA-1", METEOR_ALERT, "Meteor Alert", rows=("^3 <", "^4", "<4 ^", "^3 <3")),
    SuperCard("MA-2", METEOR_ALERT, "Meteor Alert", rows=(">4 ^", "^3", "> ^4", ">3 ^4")),
    SuperCard("MA-3", METEOR_ALERT, "Meteor Alert", rows=("v3 <", "v4", "v <3", "<4 v4")),
    SuperCard("MA-4", METEOR_ALERT, "Meteor Alert", rows=("v4 >", ">3", "v >4", "v3 >3")),
    SuperCard("BH-1", BLACK_HOLE, "Black Hole", (4, 5, 7, 8), known="strengths"),
    SuperCard("BH-2", BLACK_HOLE, "Black Hole", (5, 6, 8, 9)),
    SuperCard("BH-3", BLACK_HOLE, "Black Hole", (3, 4, 6, 7)),
    SuperCard(
        "FL-PIRATE", ENEMY_FLEET, "Pirate Fleet", (7, 9, 11, 13), full=(FRONT, LEFT, RIGHT),
        segments=(P(shots="l^ l>"), P(shots="H^"), P(shots="l< H>"), P(shots="H< H^")), known="strength II",
    ),
    SuperCard(
        "FL-ROBBER", ENEMY_FLEET, "Robber Fleet", (6, 7, 9, 10), full=(RIGHT, REAR, LEFT),
        segments=(P(goods=3), P(crew=3), P(goods=4), P(crew=3)),
        known="sides, strengths I and III, segments I to III",
    ),
    SuperCard(
        "FL-SLAVER", ENEMY_FLEET, "Slaver Fleet", (6, 8, 10, 12), full=(FRONT, REAR),
        segments=(P(crew=2), P(days=2), P(crew=3), P(crew=2, days=2)),
    ),
    SuperCard(
        "FL-SMUGGLER", ENEMY_FLEET, "Smuggler Fleet", (4, 5, 7, 8), full=(LEFT, RIGHT),
        segments=(P(goods=2), P(goods=1, days=2), P(goods=3), P(shots="H< H>")),
    ),
    SuperCard(
        "TZ-A", TACTICAL_ZONE, "Tactical Zone", known="measures, and the left column's sum at level III",
        columns=(
            Column(CREW, CANNONS, (P(crew=2), P(days=3), P(crew=3, days=2), P(crew=2, days=2))),
            Column(ENGINES, CANNONS, (P(goods=2), P(days=3), P(goods=3), P(shots="Hv"))),
        ),
    ),
    SuperCard(
        "TZ-B", TACTICAL_ZONE, "Tactical Zone",
        columns=(
            Column(CANNONS, ENGINES, (P(days=2), P(goods=3), P(shots="H^ H<"), P(days=3))),
            Column(CREW, ENGINES, (P(crew=2), P(crew=1, days=1), P(goods=3), P(crew=3))),
        ),
    ),
    SuperCard(
        "TZ-C", TACTICAL_ZONE, "Tactical Zone",
        columns=(
            Column(CANNONS, CREW, (P(shots="H^"), P(goods=2), P(shots="Hv"), P(days=4))),
            Column(ENGINES, CREW, (P(goods=2), P(days=3), P(shots="H>"), P(goods=4))),
        ),
    ),
    SuperCard(NANOBOT, SPECIAL_EVENT, "Nanobot Dust", (3, 2, 2, 1), known="name, and that nothing is destroyed"),
    SuperCard(STATIC, SPECIAL_EVENT, "Static Dust", (3, 2, 1, 1)),
    SuperCard(CREEPING, SPECIAL_EVENT, "Creeping Plague", (2, 2, 3, 3)),
    SuperCard(SNEEZING, SPECIAL_EVENT, "Sneezing Plague", (1, 1, ALL, ALL)),
    SuperCard(ACID, SPECIAL_EVENT, "Acid Leak", (3, 2, 1, 1)),
    SuperCard(COUPLINGS, SPECIAL_EVENT, "Shaken Couplings", (2, 2, 1, 1)),
    SuperCard("RR-1", ROBOPOLICE, "Robopolice Raid"),
    SuperCard("RR-2", ROBOPOLICE, "Robopolice Raid"),
    SuperCard("RR-3", ROBOPOLICE, "Robopolice Raid"),
]  # fmt: skip
