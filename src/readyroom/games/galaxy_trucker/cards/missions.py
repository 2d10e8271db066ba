"""The mission cards. Their titles are known; what they ask and pay was designed, except for Beverage Run.

New missions, directives and bets go to the ends of their tables.
"""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Mission:
    """A mission: what it asks for (``counts``), what it pays, and what it adds to the setup. Numbers in threes are for
    levels I, II and III. ``adds``: random payloads of a kind for the warehouse, by players. ``supers``: how many
    supercards go to the three open piles; ``unknown``: to the fourth, by level."""

    id: str
    title: str
    briefing: str
    counts: str
    pay: str
    adds: tuple[tuple[int, ByPlayers], ...] = ()
    deals: int = 0
    """fragile tiles dealt to each seat as set aside"""
    supers: tuple[int, int, int] = (0, 0, 0)
    unknown: ByLevel = (0, 0, 0)
    optional: int = 0
    """supercards for the fourth pile, if everyone dares"""
    removes: int = 0
    """cards of the flight's level taken out of each open pile, unseen"""
    looks: bool = True
    """whether the best-looking ship earns its reward"""
    fee: bool = True
    """whether a ship that arrives pays for parts lost in flight"""
    since: int = 1
    until: int = 0


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
        ARCHAEOLOGY, "Alien Archaeology", "Bring artifacts home. No two of them can stand to share a line.",
        "Artifacts that make it home. Each one destroyed costs 2, 3 or 4.",
        "4, 6 or 8 for each; twice that for a double artifact.",
        adds=((ARTIFACT, (5, 6, 8)), (DOUBLE_ARTIFACT, (3, 4, 4))), supers=(1, 0, 0),
    ),
    Mission(
        DESIGN, "Alien Design", "Left and right of column 7 must match, and an alien should be there to see it.",
        "Matching pairs of components left and right of column 7, and aliens. There is no other reward for looks.",
        "2 for each pair; 2, 3 or 4 for each alien.",
        looks=False,
    ),
    Mission(
        BEVERAGE, "Beverage Run", "Two crates each, already packed. A crate buys you out of a supercard.",
        "Two fragile crates each, already set aside. Give one up to stay out of a supercard.",
        "8, 12 or 16 for each crate that makes it home.",
        deals=2, supers=(1, 1, 1), optional=1,
    ),
    Mission(
        CARPOOL, "Carpool", "Commuters pay for every seat they get. They do no work.",
        "Commuters who take the place of humans in ordinary cabins. With 3, 4 or 5 of them, you fly an extra day after "
        "Open Space.",
        "2, 3 or 3 each; 2, 3 or 4 more for the most.",
    ),
    Mission(
        CLUB_GOLD, "Club Gold Trials", "A stamp for every supercard you get through without a scratch.",
        "A stamp for every supercard that costs you nothing. No stamp at all costs 2, 3 or 4.",
        "4, 6 or 8 for each stamp, and as much again for a full set.",
        supers=(1, 1, 1), unknown=(1, 1, 1),
    ),
    Mission(
        COCKTAIL, "Cocktail Time", "Glasses, and goods of many colors to fill them.",
        "Fragile cargo that makes it home, and how many colors of goods come with it.",
        "2, 3 or 4 for each glass; 1, 1 or 2 more for each color in each of your first four glasses.",
        adds=((FRAGILE, (6, 9, 12)),), supers=(1, 0, 0),
    ),
    Mission(
        DIPLOMATIC, "Diplomatic Mission", "An envoy in a cabin of its own, and no incidents on the way.",
        "An envoy alone in an ordinary cabin, who can get you past an enemy at the cost of 1, 2 or 2 days. Beating an "
        "enemy is an incident.",
        "12, 18 or 24, less 4, 6 or 8 for each incident; 4, 6 or 8 more for the first envoy home.",
    ),
    Mission(
        DIRECTIVES, "Directives", "Three orders from head office, paid at launch and again at the end.",
        "Three orders, checked at launch and again at the end. Each one you never meet costs 2, 3 or 4.",
        "2, 3 or 4 each time you meet an order.",
    ),
    Mission(
        EASY_PEASY, "Easy Peasy", "A short hop with nothing to see in the open piles.",
        "Getting home, and losing nothing on the way.",
        "8, 12 or 16; 4, 6 or 8 more if you lose nothing.",
        removes=1, unknown=(1, 2, 3),
    ),
    Mission(
        ESCORT, "Escort Mission", "A nervous courier flies along. Stay close, and keep it in one piece.",
        "Guard tokens for staying close to the courier. If it is lost, everyone pays 3, 4 or 6.",
        "By rank in guard tokens: 10, 6, 3, 1 on level I; 15, 9, 4, 2 on level II; 20, 12, 6, 2 on level III.",
    ),
    Mission(
        EXPERIMENTS, "Experiments", "One sample of each kind of payload, as many kinds as you dare.",
        "Different kinds of payload that make it home.",
        "For one to five kinds: 2, 5, 9, 14, 20 on level I; 3, 8, 14, 21, 30 on level II; 4, 10, 18, 28, 40 on level "
        "III.",
        adds=(
            (EXPLOSIVE, (4, 6, 8)), (HEAVY_CARGO, (4, 6, 8)), (RADIOACTIVE, (4, 6, 8)), (FRAGILE, (4, 5, 6)),
            (ARTIFACT, (3, 4, 5)), (DOUBLE_ARTIFACT, (1, 2, 2)),
        ),
    ),
    Mission(
        HEAVY_DUTY, "Heavy Duty", "Metal by the ton.",
        "Mass that makes it home, and who brings the most.",
        "2, 3 or 4 for each point of mass; 4, 6 or 8 more for the most.",
        adds=((HEAVY_CARGO, (10, 13, 16)),),
    ),
    Mission(
        STORIES, "Hilarious Stories", "Whatever you lose makes a better story, if you come home to tell it.",
        "Components lost in flight, which cost you nothing, and the most lost to one card (at least 3).",
        "1 for each, up to 10, 16 or 22; 4, 6 or 8 more for the best story.",
        adds=((EXPLOSIVE, (5, 6, 8)),), supers=(1, 1, 1), optional=1, looks=False, fee=False,
    ),
    Mission(
        ISOTOPES, "Radioactive Isotopes", "The sooner it arrives, the more of it is left.",
        "Radioactive tiles that make it home. The sooner you arrive, the more they pay.",
        "Each, from first to fourth: 5, 4, 3, 2 on level I; 8, 6, 5, 3 on level II; 10, 8, 6, 4 on level III.",
        adds=((RADIOACTIVE, (10, 13, 16)),),
    ),
    Mission(
        POWDER_KEG, "Riding a Powder Keg", "Explosives, and danger pay for those beside your own cabin.",
        "Explosives that make it home, with danger pay for those around your starting cabin. Load none and you pay 3, "
        "4 or 5. Truckers can die on this mission.",
        "3, 5 or 6 for each; 3, 4 or 6 more for each around the starting cabin.",
        adds=((EXPLOSIVE, (10, 13, 16)),),
    ),
    Mission(
        BET, "The Bet", "Make the flight harder for yourself, and come home all the same.",
        "One bet each, the poorest trucker first.",
        "4, 6 or 8 times the odds if you win your bet. If you lose it, you pay 4, 6 or 8.",
    ),
]  # fmt: skip

MISSION_NUMBER: Final = {mission.id: i for i, mission in enumerate(MISSIONS)}
START_CREDITS: Final = 20
"""With missions everyone starts with this many credits and needs more than that to win."""
OFFERED: Final = 3


@dataclass(frozen=True)
class Order:
    """A directive or a bet: its text; a payload directive adds its payload; a bet pays by its odds and is judged at
    launch or at the end."""

    id: str
    says: str
    adds: int = 0
    odds: int = 0
    at_end: bool = False
    since: int = 1
    until: int = 0


PAYLOAD_COUNT: Final[ByPlayers] = (3, 5, 6)
ORDERS: Final[list[Order]] = [
    Order("P1", "Carry ballast: heavy cargo.", HEAVY_CARGO),
    Order("P2", "Carry something that glows: radioactive cargo.", RADIOACTIVE),
    Order("P3", "Carry something that goes off: explosive cargo.", EXPLOSIVE),
    Order("P4", "Carry an exhibit: an artifact.", ARTIFACT),
    Order("S1", "No cannon points forward."),
    Order("S2", "More engines than cannons."),
    Order("S3", "At least two cabins, and none joined to another."),
    Order("S4", "A component on all four sides of the starting cabin."),
    Order("S5", "A tidy hull: at most 3, 4 or 6 exposed connectors (levels I to III)."),
    Order("S6", "As many batteries as shields, and at least one of each."),
    Order("S7", "Enough holds: at least 2, 3 or 4 (levels I to III)."),
    Order("S8", "An alien in the crew."),
]
"""The directives: those that add a payload, then those about the ship."""
BETS: Final[list[Order]] = [
    Order("B1", "Without a battery.", odds=3),
    Order("B2", "Without a cannon.", odds=3),
    Order("B3", "On exactly one engine.", odds=2),
    Order("B4", "In a small ship: at most 12, 18 or 24 components (levels I to III).", odds=2),
    Order("B5", "With hardly a scratch: at most 1, 2 or 3 parts lost (levels I to III).", odds=2, at_end=True),
    Order("B6", "Home before the rest.", odds=2, at_end=True),
    Order("B7", "With a full house: at least 6, 9 or 12 crew at the end (levels I to III).", odds=2, at_end=True),
    Order("B8", "Without reading ahead: no looking at cards.", odds=1),
    Order("B9", "With nothing set aside.", odds=1),
]
BET_NUMBER: Final = {bet.id: i for i, bet in enumerate(BETS)}
NO_LOOKING: Final = 7
NO_SETTING_ASIDE: Final = 8
"""Bets that restrict building: actions that would lose them are refused."""
