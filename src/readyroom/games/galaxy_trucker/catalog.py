"""The components as plain data, for pages and tools."""

from __future__ import annotations

import msgspec

from readyroom.core import struct
from readyroom.core.english import count
from readyroom.games.galaxy_trucker.cards.adventures import (
    ADVENTURES,
    MEASURE_NAMES,
    SIDE_NAMES,
    THREAT_NAMES,
    Card,
    Penalty,
    Threats,
)
from readyroom.games.galaxy_trucker.cards.adventures import KIND_NAMES as CARD_KINDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS, PRICE
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import BEST_LOOKING, FINISHING, SPACES
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS, SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    BATTERY,
    BROWN_LIFE,
    CABIN,
    CANNON,
    COLOURS,
    DOUBLE_ARTIFACT,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    HOLD,
    KIND_NAMES,
    MODULE,
    PURPLE_LIFE,
    RADIOACTIVE,
    RED_HOLD,
    SHIELD,
    START,
    TILES,
    Tile,
)
from readyroom.games.galaxy_trucker.ship.board import BOARDS


class TileFacts(msgspec.Struct, frozen=True):
    """A component, with its sides clockwise from the top, as it is drawn."""

    id: str
    kind: str
    name: str
    sides: tuple[int, int, int, int]
    capacity: int
    origin: str
    text: str
    """What it does."""


class ThreatFacts(msgspec.Struct, frozen=True):
    threat: str
    side: str


class PenaltyFacts(msgspec.Struct, frozen=True):
    days: int
    crew: int
    goods: int
    shots: list[ThreatFacts]


class LineFacts(msgspec.Struct, frozen=True):
    """A line of a Combat Zone: who has the lowest of something suffers."""

    lowest: str
    suffers: PenaltyFacts


class CardFacts(msgspec.Struct, frozen=True):
    """An adventure card."""

    id: str
    name: str
    level: int
    text: str
    strength: int
    days: int
    credits: int
    crew: int
    goods: list[str]
    planets: list[list[str]]
    threats: list[ThreatFacts]
    penalty: PenaltyFacts
    lines: list[LineFacts]
    starter: bool


class MeteorFacts(msgspec.Struct, frozen=True):
    """A large meteor; a die that is not 0 is set."""

    side: str
    die: int


class ColumnFacts(msgspec.Struct, frozen=True):
    """A column of a Tactical Zone: one measure less another."""

    plus: str
    minus: str
    segments: list[PenaltyFacts]


class SupercardFacts(msgspec.Struct, frozen=True):
    """A supercard; what depends on the flight's level is listed for levels I to III."""

    id: str
    name: str
    kind: str
    text: str
    numbers: tuple[int, ...]
    waves: list[str]
    """Meteor Shower: the sides, one after another."""
    rows: list[list[MeteorFacts]]
    """Meteor Alert."""
    full: list[str]
    """A fleet: the sides on which cannons count full."""
    segments: list[PenaltyFacts]
    columns: list[ColumnFacts]
    origin: str
    known: str


class MissionFacts(msgspec.Struct, frozen=True):
    """A mission; three numbers in a row are for levels I, II and III."""

    id: str
    title: str
    briefing: str
    counts: str
    """What it asks for."""
    pay: str
    origin: str


class DirectiveFacts(msgspec.Struct, frozen=True):
    id: str
    says: str


class BetFacts(msgspec.Struct, frozen=True):
    id: str
    says: str
    odds: int


class BoardFacts(msgspec.Struct, frozen=True):
    """A ship board: its squares as ``column,row``, from the bow to the stern; ``cap`` is the most that losses cost."""

    ship_class: str
    cap: int
    start: str
    squares: list[str]


class RouteFacts(msgspec.Struct, frozen=True):
    """The flight board, and what is paid at the end of a flight of each level."""

    spaces: int
    finishing: tuple[int, ...]
    best_looking: int


class Catalog(struct.Catalog, frozen=True):
    """Everything in the box, by name."""

    tiles: list[TileFacts]
    cards: list[CardFacts]
    supercards: list[SupercardFacts]
    missions: list[MissionFacts]
    directives: list[DirectiveFacts]
    bets: list[BetFacts]
    boards: list[BoardFacts]
    goods: dict[str, int]
    """What a block of each colour sells for."""
    colours: tuple[str, ...]
    route: RouteFacts


def catalog() -> Catalog:
    return Catalog(
        tiles=[
            TileFacts(
                tile.id, KIND_NAMES[tile.kind], tile.name, tile.sides, tile.capacity, tile.origin, tile_text(tile)
            )
            for tile in TILES
        ],
        cards=[_card(card) for card in ADVENTURES],
        supercards=[_supercard(card) for card in SUPERCARDS if isinstance(card, SuperCard)],
        missions=[MissionFacts(one.id, one.title, one.briefing, one.counts, one.pay, "designed") for one in MISSIONS],
        directives=[DirectiveFacts(order.id, order.says) for order in ORDERS],
        bets=[BetFacts(bet.id, bet.says, bet.odds) for bet in BETS],
        boards=[
            BoardFacts(board.name, board.cap, board.names[board.start], [board.names[one] for one in board.squares])
            for board in BOARDS
        ],
        goods=dict(zip(GOODS, PRICE, strict=True)),
        colours=COLOURS,
        route=RouteFacts(SPACES, FINISHING, BEST_LOOKING),
    )


def _card(card: Card) -> CardFacts:
    return CardFacts(
        id=card.id,
        name=card.name,
        level=card.level,
        text=card_text(card),
        strength=card.strength,
        days=card.days,
        credits=card.credits,
        crew=card.crew,
        goods=[GOODS[good] for good in card.goods],
        planets=[[GOODS[good] for good in planet] for planet in card.planets],
        threats=_threats(card.threats or card.penalty.shots),
        penalty=_penalty(card.penalty),
        lines=[LineFacts(MEASURE_NAMES[measure], _penalty(penalty)) for measure, penalty in card.lines],
        starter=card.starter,
    )


def _supercard(card: SuperCard) -> SupercardFacts:
    return SupercardFacts(
        id=card.id,
        name=card.name,
        kind=CARD_KINDS[card.kind],
        text=super_text(card),
        numbers=card.numbers[:3],
        waves=[SIDE_NAMES[side] for side, _ in card.waves],
        rows=[[MeteorFacts(SIDE_NAMES[side], die) for side, die in row] for row in card.rows[:3]],
        full=[SIDE_NAMES[side] for side in card.full],
        segments=[_penalty(penalty) for penalty in card.segments[:3]],
        columns=[
            ColumnFacts(
                MEASURE_NAMES[column.plus],
                MEASURE_NAMES[column.minus],
                [_penalty(penalty) for penalty in column.segments[:3]],
            )
            for column in card.columns
        ],
        origin="designed",
        known=card.known,
    )


def _penalty(penalty: Penalty) -> PenaltyFacts:
    return PenaltyFacts(penalty.days, penalty.crew, penalty.goods, _threats(penalty.shots))


def _threats(threats: Threats) -> list[ThreatFacts]:
    return [ThreatFacts(THREAT_NAMES[threat], SIDE_NAMES[side]) for threat, side in threats]


_TILE_TEXTS = {
    START: "Two humans live here. The whole ship is built around it.",
    CABIN: "Two humans live here, or one alien if its life support is joined.",
    BATTERY: "Holds {tokens} to power double engines, double cannons and shields.",
    HOLD: "Holds {blocks} of any color but red.",
    RED_HOLD: "Holds {blocks} of any color, even red.",
    MODULE: "Does nothing but hold the ship together.",
    ENGINE: "1 engine strength. It must point to the rear, with nothing behind it.",
    DOUBLE_ENGINE: "2 engine strength for a battery token. It must point to the rear, with nothing behind it.",
    CANNON: "1 cannon strength pointing forward, ½ any other way. Nothing may stand in front of it.",
    DOUBLE_CANNON: "For a battery token: 2 cannon strength pointing forward, 1 any other way. Nothing may stand in "
    "front of it.",
    SHIELD: "For a battery token it covers two sides of the whole ship.",
    BROWN_LIFE: "Lets a brown alien live in a joined cabin. A brown alien adds 2 to engine strength if you have any.",
    PURPLE_LIFE: "Lets a purple alien live in a joined cabin. A purple alien adds 2 to cannon strength if you have "
    "any.",
    EXPLOSIVE: "When it is destroyed, it takes the eight squares around it along.",
    FRAGILE: "Breaks when anything on the eight squares around it is destroyed.",
    HEAVY_CARGO: "Mass {capacity}: that much less engine strength. Its smooth sides are armored.",
    RADIOACTIVE: "Keeps batteries and cabins on the eight squares around it empty. Two of them must not be joined.",
    ARTIFACT: "Silences its row, or its column if turned: nothing there works.",
    DOUBLE_ARTIFACT: "Silences its row and its column: nothing there works.",
}


def tile_text(tile: Tile) -> str:
    """What a component does, in a sentence or two."""
    return _TILE_TEXTS[tile.kind].format(
        capacity=tile.capacity, tokens=count(tile.capacity, "token"), blocks=count(tile.capacity, "block")
    )


_TEXTS = {
    "Slavers": "Beat {strength} with your cannons, or lose {penalty.crew} crew. If you beat them, you may take "
    "{credits} for {days}.",
    "Smugglers": "Beat {strength} with your cannons, or lose your {penalty.goods} most valuable goods. If you beat "
    "them, you may load their goods for {days}.",
    "Pirates": "Beat {strength} with your cannons, or they shoot at you. If you beat them, you may take {credits} for "
    "{days}.",
    "Stardust": "Every ship loses a day for each exposed connector, the last ship first.",
    "Epidemic": "Every occupied cabin joined to another occupied cabin loses one figure.",
    "Sabotage": "The ship with the smallest crew is sabotaged: three rolls for a column and a row, until a component "
    "is hit.",
    "Open Space": "In order, every ship flies one day for each point of engine strength. With none, it must give up.",
    "Meteoric Swarm": "Meteors come at every ship, with one roll for each.",
    "Planets": "In order, every ship may land on one free planet, load its goods, and lose {days}.",
    "Combat Zone": "Three times, the ship that is lowest suffers.",
    "Abandoned Ship": "In order, you may pay {crew} crew and {days} for {credits}. Only one ship can.",
    "Abandoned Station": "In order, a ship with at least {crew} crew may load the goods for {days}. Only one ship can.",
}


def card_text(card: Card) -> str:
    """What a card does, in a sentence or two."""
    return _TEXTS[card.name].format(
        strength=card.strength,
        penalty=card.penalty,
        credits=count(card.credits, "credit"),
        days=count(card.days, "day"),
        crew=card.crew,
    )


_SUPER_TILE_TEXTS = {
    START: "Two humans live here. The whole ship is built around it.",
    CABIN: "Two humans live here, or one alien if its life support is joined.",
    BATTERY: "Holds {tokens} to power double engines, double cannons and shields.",
    HOLD: "Holds {blocks} of any color but red.",
    RED_HOLD: "Holds {blocks} of any color, even red.",
    MODULE: "Does nothing but hold the ship together.",
    ENGINE: "1 engine strength. It must point to the rear, with nothing behind it.",
    DOUBLE_ENGINE: "2 engine strength for a battery token. It must point to the rear, with nothing behind it.",
    CANNON: "1 cannon strength pointing forward, ½ any other way. Nothing may stand in front of it.",
    DOUBLE_CANNON: "For a battery token: 2 cannon strength pointing forward, 1 any other way. Nothing may stand in "
    "front of it.",
    SHIELD: "For a battery token it covers two sides of the whole ship.",
    BROWN_LIFE: "Lets a brown alien live in a joined cabin. A brown alien adds 2 to engine strength if you have any.",
    PURPLE_LIFE: "Lets a purple alien live in a joined cabin. A purple alien adds 2 to cannon strength if you have "
    "any.",
    EXPLOSIVE: "When it is destroyed, it takes the eight squares around it along.",
    FRAGILE: "Breaks when anything on the eight squares around it is destroyed.",
    HEAVY_CARGO: "Mass {capacity}: that much less engine strength. Its smooth sides are armored.",
    RADIOACTIVE: "Keeps batteries and cabins on the eight squares around it empty. Two of them must not be joined.",
    ARTIFACT: "Silences its row, or its column if turned: nothing there works.",
    DOUBLE_ARTIFACT: "Silences its row and its column: nothing there works.",
}


def tile_text(tile: Tile) -> str:
    """What a component does, in a sentence or two."""
    return _TILE_TEXTS[tile.kind].format(
        capacity=tile.capacity, tokens=count(tile.capacity, "token"), blocks=count(tile.capacity, "block")
    )


_TEXTS = {
    "Meteor Shower": "A small meteor comes down every line of the ship, first from one side, then from another. No "
    "dice.",
    "Meteor Alert": "Large meteors, more of them on higher levels. Some have one die already set.",
    "Black Hole": "Reach engine strength {numbers} (levels I to III), or give up exactly two components for each point "
    "you lack.",
    "Special Event": "Something is wrong with your ship.",
    "Tactical Zone": "Twice: one measure minus another. The ship with the lowest score suffers.",
    "Nanobot Dust": "Components with at least {numbers} exposed connectors (levels I to III) fall off.",
    "Static Dust": "Lose a day for each exposed connector, and a battery token for every {numbers} of them (levels I "
    "to III).",
    "Creeping Plague": "A cabin loses a figure if another occupied cabin is at most {numbers} joints away (levels I to "
    "III).",
    "Sneezing Plague": "A cabin with another occupied cabin on the eight squares around it loses one figure; on level "
    "III, everyone in it.",
    "Acid Leak": "Batteries with at least {numbers} tokens (levels I to III) leak: they lose a token, and each joined "
    "cabin loses a figure.",
    "Shaken Couplings": "Engines joined to at least {numbers} other engines (levels I to III) fall off.",
    "Robopolice Raid": "Needs another expansion, and is never in the deck.",
}


def super_text(card: SuperCard) -> str:
    """What a supercard does."""
    numbers = ", ".join(str(number) for number in card.numbers[:3])
    if card.name in _SUPER_TEXTS:
        return _SUPER_TEXTS[card.name].format(numbers=numbers)
    sides = ", ".join(SIDE_NAMES[side] for side in card.full)
    return f"Match {numbers} (levels I to III) with your cannons, or suffer. Cannons count in full toward {sides}."
