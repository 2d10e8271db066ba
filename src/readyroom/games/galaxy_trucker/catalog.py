"""The components as plain data, for pages and tools."""

from __future__ import annotations

import msgspec

from readyroom.core import struct
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
from readyroom.games.galaxy_trucker.cards.tiles import COLOURS, KIND_NAMES, TILES
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.words import amount


class TileFacts(msgspec.Struct, frozen=True):
    """A component, with its sides clockwise from the top, as it is drawn."""

    id: str
    kind: str
    name: str
    sides: tuple[int, int, int, int]
    capacity: int
    origin: str


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
    id: str
    title: str
    briefing: str
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
            TileFacts(tile.id, KIND_NAMES[tile.kind], tile.name, tile.sides, tile.capacity, tile.origin)
            for tile in TILES
        ],
        cards=[_card(card) for card in ADVENTURES],
        supercards=[_supercard(card) for card in SUPERCARDS if isinstance(card, SuperCard)],
        missions=[MissionFacts(mission.id, mission.title, mission.briefing, "designed") for mission in MISSIONS],
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


_TEXTS = {
    "Slavers": "Beat {strength} with your cannons, or lose {penalty.crew} crew. Whoever beats them may take {credits} "
    "credits for {days}.",
    "Smugglers": "Beat {strength} with your cannons, or lose your {penalty.goods} most valuable goods. Whoever beats "
    "them may load their goods for {days}.",
    "Pirates": "Beat {strength} with your cannons, or be shot at. Whoever beats them may take {credits} credits for "
    "{days}.",
    "Stardust": "Every ship loses a day for each exposed connector, the rearmost first.",
    "Epidemic": "Every occupied cabin joined to another occupied cabin loses one figure.",
    "Sabotage": "The ship with the fewest crew may lose a component: three rolls for a column and a row.",
    "Open Space": "In order, every ship flies as many days as its engines are strong. With none it must give up.",
    "Meteoric Swarm": "Meteors come at every ship, one roll for each.",
    "Planets": "In order, every ship may land on one free planet, load its goods, and lose {days}.",
    "Combat Zone": "Three times the ship that is lowest suffers.",
    "Abandoned Ship": "The first who wants to gives up {crew} crew and {days} for {credits} credits.",
    "Abandoned Station": "The first who wants to and has {crew} crew loads the goods for {days}.",
}


def card_text(card: Card) -> str:
    """What a card does, in a sentence or two."""
    return _TEXTS[card.name].format(
        strength=card.strength,
        penalty=card.penalty,
        credits=card.credits,
        days=amount(card.days, "day"),
        crew=card.crew,
    )


_SUPER_TEXTS = {
    "Meteor Shower": "A small meteor along every line of the ship, from one side and then from another; no dice.",
    "Meteor Alert": "Large meteors, more of them on higher levels; some have one die set.",
    "Black Hole": "Engine strength {numbers} (levels I to III), or exactly two components for each point missing.",
    "Special Event": "Something is wrong with your ship.",
    "Tactical Zone": "Twice: one measure less another; whoever has the lowest score suffers.",
    "Nanobot Dust": "Components with at least {numbers} exposed connectors (levels I to III) fall off.",
    "Static Dust": "A day for each exposed connector, and a battery token for every {numbers} of them.",
    "Creeping Plague": "Cabins within {numbers} joins of another occupied one lose a figure.",
    "Sneezing Plague": "Cabins with another occupied one on the eight squares around lose one; on level III, all.",
    "Acid Leak": "Batteries with at least {numbers} tokens leak: a figure in each joined cabin, and a token.",
    "Shaken Couplings": "Engines joined to at least {numbers} others fall off.",
    "Robopolice Raid": "Needs another expansion, and is never in the deck.",
}


def super_text(card: SuperCard) -> str:
    """What a supercard does."""
    numbers = ", ".join(str(number) for number in card.numbers[:3])
    if card.name in _SUPER_TEXTS:
        return _SUPER_TEXTS[card.name].format(numbers=numbers)
    sides = ", ".join(SIDE_NAMES[side] for side in card.full)
    return f"Match {numbers} (levels I to III) with your cannons, which count full towards {sides}; or suffer."
