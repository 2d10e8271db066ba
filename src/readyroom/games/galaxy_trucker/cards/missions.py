"""The mission cards. Titles are known; what they ask and pay was designed, but for Beverage Run.

New missions, directives and bets go to the ends of their tables.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    DOUBLE_ARTIFACT,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    RADIOACTIVE,
)

ByPlayers = tuple[int, int, int]
"""For two, three and four players."""
ByLevel = tuple[int, int, int]
"""For levels I, II and III."""


class Mission:
    """What a mission puts where. ``adds``: random payloads of a kind for the warehouse, by players. ``supers``: for the
    three open piles, how many supercards; ``unknown``: for the fourth, by level."""

    __slots__ = (
        "adds", "briefing", "deals", "fee", "id", "looks", "optional", "removes", "since", "supers", "title", "unknown",
        "until",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        title: str,
        briefing: str,
        adds: tuple[tuple[int, ByPlayers], ...] = (),
        deals: int = 0,
        supers: tuple[int, int, int] = (0, 0, 0),
        unknown: ByLevel = (0, 0, 0),
        optional: int = 0,
        removes: int = 0,
        looks: bool = True,
        fee: bool = True,
        since: int = 1,
        until: int = 0,
    ) -> None:
        self.id = id
        self.since = since
        self.until = until
        self.title = title
        self.briefing = briefing
        self.adds = adds
        self.deals = deals
        """fragile tiles dealt to everybody as set aside"""
        self.supers = supers
        self.unknown = unknown
        self.optional = optional
        """supercards for the fourth pile, if everybody dares"""
        self.removes = removes
        """cards of the flight's level taken out of each open pile, unseen"""
        self.looks = looks
        """whether the best-looking ship is rewarded"""
        self.fee = fee
        """whether a ship that arrives pays for what it lost in flight"""


ARCHAEOLOGY: Final = "alien-archaeology"
DESIGN: Final = "alien-design"
BEVERAGE: Final = "beverage-run"
CARPOOL: Final = "carpool"
CLUB_GOLD: Final = "club-gold-trials"
COCKTAIL: Final = "cocktail-time"
DIPLOMATIC: Final = "diplomatic-mission"
DIRECTIVES: Final = "directives"
EASY_PEASY: Final = "easy-peasy"
ESCORT: Final = "escort-mission"
EXPERIMENTS: Final = "experiments"
HEAVY_DUTY: Final = "heavy-duty"
STORIES: Final = "hilarious-stories"
ISOTOPES: Final = "radioactive-isotopes"
POWDER_KEG: Final = "riding-a-powder-keg"
BET: Final = "the-bet"

MISSIONS: Final[list[Mission]] = [
    Mission(
        ARCHAEOLOGY, "Alien Archaeology", "Bring artifacts home. Two of them never agree about a line.",
        adds=((ARTIFACT, (5, 6, 8)), (DOUBLE_ARTIFACT, (3, 4, 4))), supers=(1, 0, 0),
    ),
    Mission(DESIGN, "Alien Design", "Left and right of column 7 must match, and an alien should see it.", looks=False),
    Mission(
        BEVERAGE, "Beverage Run", "Two crates each, already packed. A crate buys you out of a supercard.",
        deals=2, supers=(1, 1, 1), optional=1,
    ),
    Mission(CARPOOL, "Carpool", "Commuters pay for every seat they get. They do no work."),
    Mission(
        CLUB_GOLD, "Club Gold Trials", "A stamp for every supercard that leaves you unscathed.",
        supers=(1, 1, 1), unknown=(1, 1, 1),
    ),
    Mission(
        COCKTAIL, "Cocktail Time", "Glasses, and goods of many colours to fill them.",
        adds=((FRAGILE, (6, 9, 12)),), supers=(1, 0, 0),
    ),
    Mission(DIPLOMATIC, "Diplomatic Mission", "An envoy in a cabin of its own, and no incidents on the way."),
    Mission(DIRECTIVES, "Directives", "Three orders from head office, paid at launch and again at the end."),
    Mission(
        EASY_PEASY, "Easy Peasy", "A short hop with nothing to see in the open piles.",
        removes=1, unknown=(1, 2, 3),
    ),
    Mission(ESCORT, "Escort Mission", "A nervous courier flies along. Stay close, and keep it in one piece."),
    Mission(
        EXPERIMENTS, "Experiments", "One sample of each kind of payload, as many kinds as you dare.",
        adds=(
            (EXPLOSIVE, (4, 6, 8)), (HEAVY_CARGO, (4, 6, 8)), (RADIOACTIVE, (4, 6, 8)), (FRAGILE, (4, 5, 6)),
            (ARTIFACT, (3, 4, 5)), (DOUBLE_ARTIFACT, (1, 2, 2)),
        ),
    ),
    Mission(HEAVY_DUTY, "Heavy Duty", "Metal by the ton.", adds=((HEAVY_CARGO, (10, 13, 16)),)),
    Mission(
        STORIES, "Hilarious Stories", "Whatever you lose makes a better story, if you come home to tell it.",
        adds=((EXPLOSIVE, (5, 6, 8)),), supers=(1, 1, 1), optional=1, looks=False, fee=False,
    ),
    Mission(
        ISOTOPES, "Radioactive Isotopes", "The sooner it arrives, the more of it is left.",
        adds=((RADIOACTIVE, (10, 13, 16)),),
    ),
    Mission(
        POWDER_KEG, "Riding a Powder Keg", "Explosives, and danger pay for those beside your own cabin.",
        adds=((EXPLOSIVE, (10, 13, 16)),),
    ),
    Mission(BET, "The Bet", "Say how you will not do it, and come home all the same."),
]  # fmt: skip

MISSION_NUMBER: Final = {mission.id: i for i, mission in enumerate(MISSIONS)}
START_CREDITS: Final = 20
"""With missions everybody starts with so many, and more than that is a win."""
OFFERED: Final = 3


class Order:
    """A directive or a bet: what it says; a payload directive brings its payload; a bet pays its odds, and is judged at
    launch or at the end."""

    __slots__ = ("adds", "at_end", "id", "odds", "says", "since", "until")

    def __init__(
        self, id: str, says: str, adds: int = 0, odds: int = 0, at_end: bool = False, since: int = 1, until: int = 0
    ) -> None:
        self.id = id
        self.since = since
        self.until = until
        self.says = says
        self.adds = adds
        self.odds = odds
        self.at_end = at_end


PAYLOAD_COUNT: Final[ByPlayers] = (3, 5, 6)
ORDERS: Final[list[Order]] = [
    Order("P1", "Carry ballast.", HEAVY_CARGO),
    Order("P2", "Carry something that glows.", RADIOACTIVE),
    Order("P3", "Carry something that goes off.", EXPLOSIVE),
    Order("P4", "Carry an exhibit.", ARTIFACT),
    Order("S1", "No cannon points forward."),
    Order("S2", "More engines than cannons."),
    Order("S3", "At least two cabins, and none joined to another."),
    Order("S4", "The starting cabin is covered on all four sides."),
    Order("S5", "A tidy hull."),
    Order("S6", "As many batteries as shields, and at least one of each."),
    Order("S7", "Enough holds."),
    Order("S8", "An alien in the crew."),
]
"""The directives: those that bring a payload, then those about the ship."""
BETS: Final[list[Order]] = [
    Order("B1", "Without a battery.", odds=3),
    Order("B2", "Without a cannon.", odds=3),
    Order("B3", "On one engine.", odds=2),
    Order("B4", "In a small ship.", odds=2),
    Order("B5", "With hardly a scratch.", odds=2, at_end=True),
    Order("B6", "Home before the rest.", odds=2, at_end=True),
    Order("B7", "With a full house.", odds=2, at_end=True),
    Order("B8", "Without reading ahead.", odds=1),
    Order("B9", "With nothing set aside.", odds=1),
]
BET_NUMBER: Final = {bet.id: i for i, bet in enumerate(BETS)}
NO_LOOKING: Final = 7
NO_SETTING_ASIDE: Final = 8
"""Bets that limit building: what would lose them is refused."""
