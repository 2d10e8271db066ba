"""The 60 adventure cards, 20 of each level. New ones go to the end of the table."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.games.galaxy_trucker.cards.goods import BLUE, GREEN, RED, YELLOW

SLAVERS: Final = 0
SMUGGLERS: Final = 1
PIRATES: Final = 2
STARDUST: Final = 3
EPIDEMIC: Final = 4
SABOTAGE: Final = 5
OPEN_SPACE: Final = 6
METEORIC_SWARM: Final = 7
PLANETS: Final = 8
COMBAT_ZONE: Final = 9
ABANDONED_SHIP: Final = 10
ABANDONED_STATION: Final = 11

METEOR_SHOWER: Final = 12
METEOR_ALERT: Final = 13
BLACK_HOLE: Final = 14
ENEMY_FLEET: Final = 15
TACTICAL_ZONE: Final = 16
SPECIAL_EVENT: Final = 17
ROBOPOLICE: Final = 18
"""From METEOR_SHOWER on: supercards of the Missions expansion."""

CardKind = Literal[
    "Slavers", "Smugglers", "Pirates", "Stardust", "Epidemic", "Sabotage", "Open Space", "Meteoric Swarm", "Planets",
    "Combat Zone", "Abandoned Ship", "Abandoned Station", "Meteor Shower", "Meteor Alert", "Black Hole", "Enemy Fleet",
    "Tactical Zone", "Special Event", "Robopolice Raid",
]  # fmt: skip
KIND_NAMES: Final[tuple[CardKind, ...]] = (
    "Slavers", "Smugglers", "Pirates", "Stardust", "Epidemic", "Sabotage", "Open Space", "Meteoric Swarm", "Planets",
    "Combat Zone", "Abandoned Ship", "Abandoned Station", "Meteor Shower", "Meteor Alert", "Black Hole", "Enemy Fleet",
    "Tactical Zone", "Special Event", "Robopolice Raid",
)  # fmt: skip

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
Side = Literal["front", "right", "rear", "left"]
SIDE_NAMES: Final[tuple[Side, ...]] = ("front", "right", "rear", "left")
"""Sides of a ship, clockwise from the bow: where a thing comes from, where a cannon points, what a shield covers."""

SMALL: Final = 0
LARGE: Final = 1
LIGHT: Final = 2
HEAVY: Final = 3
Threat = Literal["small meteor", "large meteor", "light shot", "heavy shot"]
THREAT_NAMES: Final[tuple[Threat, ...]] = ("small meteor", "large meteor", "light shot", "heavy shot")

CREW: Final = 0
ENGINES: Final = 1
CANNONS: Final = 2
MEASURE_NAMES: Final[tuple[str, ...]] = ("crew", "engine strength", "cannon strength")

Goods = tuple[int, ...]
Threats = tuple[tuple[int, int], ...]
"""Meteors or shots in order: what each is, and its side."""


class Penalty:
    """What the loser suffers: any of days, crew, goods and shots."""

    __slots__ = ("crew", "days", "goods", "shots")

    def __init__(self, days: int = 0, crew: int = 0, goods: int = 0, shots: str = "") -> None:
        self.days = days
        self.crew = crew
        self.goods = goods
        self.shots: Threats = threats(shots)


class Card:
    """One adventure card. Its kind decides which fields matter."""

    __slots__ = (
        "credits", "crew", "days", "goods", "id", "kind", "level", "lines", "penalty", "planets", "since", "starter",
        "strength", "threats", "until",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: int,
        strength: int = 0,
        penalty: Penalty | None = None,
        credits: int = 0,
        goods: str = "",
        days: int = 0,
        crew: int = 0,
        planets: tuple[str, ...] = (),
        meteors: str = "",
        lines: tuple[tuple[int, Penalty], ...] = (),
        starter: bool = False,
        since: int = 1,
        until: int = 0,
    ) -> None:
        self.id = id
        self.since = since
        self.until = until
        self.level = id.count("I") if kind < METEOR_SHOWER else 0
        self.kind = kind
        self.strength = strength
        """the strength needed to defeat an enemy"""
        self.penalty = penalty if penalty is not None else Penalty()
        self.credits = credits
        self.goods: Goods = blocks(goods)
        self.days = days
        """flight days the reward costs"""
        self.crew = crew
        """crew lost for an abandoned ship, crew needed for an abandoned station"""
        self.planets: tuple[Goods, ...] = tuple(blocks(planet) for planet in planets)
        self.threats: Threats = threats(meteors)
        self.lines = lines
        """combat zone: the ship lowest in the measure suffers the penalty"""
        self.starter = starter
        """printed with a star: one of the eight cards of a first flight"""

    @property
    def name(self) -> str:
        return KIND_NAMES[self.kind]


_COLOUR: Final = {"b": BLUE, "g": GREEN, "y": YELLOW, "r": RED}
_THREAT: Final = {"s": SMALL, "L": LARGE, "l": LIGHT, "H": HEAVY}
_SIDE: Final = {"^": FRONT, ">": RIGHT, "v": REAR, "<": LEFT}


def blocks(text: str) -> Goods:
    """Goods from their initials.

    >>> blocks("rgb")
    (3, 1, 0)
    """
    return tuple(_COLOUR[letter] for letter in text)


def threats(text: str) -> Threats:
    """Meteors (``s`` small, ``L`` large) and shots (``l`` light, ``H`` heavy), each with the side of the ship it comes
    from: ``^`` front, ``>`` right, ``v`` rear, ``<`` left.

    >>> threats("L^ s<")
    ((1, 0), (0, 3))
    """
    return tuple((_THREAT[word[0]], _SIDE[word[1]]) for word in text.split())


ADVENTURES: Final[list[Card]] = [
    Card("I-01", SLAVERS, 6, Penalty(crew=3), credits=5, days=1),
    Card("I-02", SMUGGLERS, 4, Penalty(goods=2), goods="ygb", days=1, starter=True),
    Card("I-03", PIRATES, 5, Penalty(shots="l^ H^ l^"), credits=4, days=1),
    Card("I-04", STARDUST, starter=True),
    Card("I-05", OPEN_SPACE, starter=True),
    Card("I-06", OPEN_SPACE),
    Card("I-07", OPEN_SPACE),
    Card("I-08", OPEN_SPACE),
    Card("I-09", METEORIC_SWARM, meteors="L^ s< s>", starter=True),
    Card("I-10", METEORIC_SWARM, meteors="s^ sv s< s>"),
    Card("I-11", METEORIC_SWARM, meteors="L^ s^ L^"),
    Card("I-12", PLANETS, days=3, planets=("rgbbb", "ryb", "rbbb", "rg")),
    Card("I-13", PLANETS, days=2, planets=("rr", "rbb", "y"), starter=True),
    Card("I-14", PLANETS, days=3, planets=("ygbb", "yy")),
    Card("I-15", PLANETS, days=2, planets=("gg", "y", "bbb")),
    Card(
        "I-16", COMBAT_ZONE, starter=True,
        lines=((CREW, Penalty(days=3)), (ENGINES, Penalty(crew=2)), (CANNONS, Penalty(shots="lv Hv"))),
    ),
    Card("I-17", ABANDONED_SHIP, crew=3, credits=4, days=1, starter=True),
    Card("I-18", ABANDONED_SHIP, crew=2, credits=3, days=1),
    Card("I-19", ABANDONED_STATION, crew=5, goods="yg", days=1, starter=True),
    Card("I-20", ABANDONED_STATION, crew=6, goods="rr", days=1),
    Card("II-01", SLAVERS, 7, Penalty(crew=4), credits=8, days=2),
    Card("II-02", SMUGGLERS, 8, Penalty(goods=3), goods="ryy", days=1),
    Card("II-03", PIRATES, 6, Penalty(shots="H^ l^ H^"), credits=7, days=2),
    Card("II-04", STARDUST),
    Card("II-05", EPIDEMIC),
    Card("II-06", OPEN_SPACE),
    Card("II-07", OPEN_SPACE),
    Card("II-08", OPEN_SPACE),
    Card("II-09", METEORIC_SWARM, meteors="s^ L^ s< L< s<"),
    Card("II-10", METEORIC_SWARM, meteors="s^ s^ sv sv s< s>"),
    Card("II-11", METEORIC_SWARM, meteors="s^ L^ s> L> s>"),
    Card("II-12", PLANETS, days=4, planets=("rrry", "rrgg", "rbbbb")),
    Card("II-13", PLANETS, days=3, planets=("rr", "gggg")),
    Card("II-14", PLANETS, days=2, planets=("ry", "ygb", "gg", "y")),
    Card("II-15", PLANETS, days=3, planets=("gggg", "yy", "bbb")),
    Card(
        "II-16", COMBAT_ZONE,
        lines=((CANNONS, Penalty(days=4)), (ENGINES, Penalty(goods=3)), (CREW, Penalty(shots="l> l< l^ Hv"))),
    ),
    Card("II-17", ABANDONED_SHIP, crew=5, credits=8, days=2),
    Card("II-18", ABANDONED_SHIP, crew=4, credits=6, days=1),
    Card("II-19", ABANDONED_STATION, crew=8, goods="yyg", days=2),
    Card("II-20", ABANDONED_STATION, crew=7, goods="ry", days=1),
    Card("III-01", SLAVERS, 8, Penalty(crew=5), credits=10, days=2),
    Card("III-02", SMUGGLERS, 9, Penalty(goods=4), goods="rryyg", days=2),
    Card("III-03", PIRATES, 10, Penalty(shots="l< H^ l^ H^ l>"), credits=12, days=2),
    Card("III-04", SABOTAGE),
    Card("III-05", EPIDEMIC),
    Card("III-06", OPEN_SPACE),
    Card("III-07", OPEN_SPACE),
    Card("III-08", OPEN_SPACE),
    Card("III-09", METEORIC_SWARM, meteors="L> s> L> s^ sv"),
    Card("III-10", METEORIC_SWARM, meteors="L^ sv sv s< s< s> s>"),
    Card("III-11", METEORIC_SWARM, meteors="L< s< L< s^ sv"),
    Card("III-12", PLANETS, days=5, planets=("yyyyy", "ryy", "rr")),
    Card("III-13", PLANETS, days=1, planets=("gbbbb", "yb")),
    Card("III-14", PLANETS, days=2, planets=("ryb", "rgbb", "rbbbb")),
    Card("III-15", PLANETS, days=3, planets=("rrr", "yyy", "ggg", "bbb")),
    Card(
        "III-16", COMBAT_ZONE,
        lines=(
            (CREW, Penalty(goods=4)), (CANNONS, Penalty(crew=4)), (ENGINES, Penalty(shots="l> l< l^ l^ Hv Hv")),
        ),
    ),
    Card("III-17", ABANDONED_SHIP, crew=7, credits=11, days=2),
    Card("III-18", ABANDONED_SHIP, crew=6, credits=10, days=2),
    Card("III-19", ABANDONED_STATION, crew=9, goods="rygb", days=2),
    Card("III-20", ABANDONED_STATION, crew=10, goods="yygg", days=2),
]  # fmt: skip

SABOTAGE_TRIES: Final = 3
PILES: Final = 4
OPEN_PILES: Final = 3
"""Piles 0 to 2 may be looked at during building; the last may not."""
PER_PILE: Final[dict[int, tuple[int, ...]]] = {1: (2, 0, 0), 2: (1, 2, 0), 3: (1, 1, 2)}
"""R-04: how many cards of levels I, II and III are in each of the four piles, by the flight's level."""
