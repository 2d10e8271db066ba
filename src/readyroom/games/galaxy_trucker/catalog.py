"""The components as plain data, for pages and tools."""

from __future__ import annotations

import msgspec

from readyroom.core import struct
from readyroom.games.galaxy_trucker.cards.adventures import (
    ADVENTURES,
    MEASURE_NAMES,
    SABOTAGE_TRIES,
    SIDE_NAMES,
    THREAT_NAMES,
    Card,
    CardKind,
    Penalty,
    Side,
    Threat,
    Threats,
)
from readyroom.games.galaxy_trucker.cards.adventures import KIND_NAMES as CARD_KINDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS, PRICE, Good
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import BEST_LOOKING, FINISHING, SPACES
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS, SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import (
    CANNON,
    COLOURS,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND_NAMES,
    TILES,
    TileKind,
)
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.ship.ship import EMPTY, Ship
from readyroom.games.galaxy_trucker.ship.strength import ALIEN_BONUS, cannon_halves, engine_strength
from readyroom.games.galaxy_trucker.steps.accounts import NEW_TRUCKER
from readyroom.games.galaxy_trucker.steps.adventures import crew_cost
from readyroom.games.galaxy_trucker.texts import card_text, super_text, tile_text
from readyroom.games.galaxy_trucker.warehouse import ASIDE


class TileFacts(msgspec.Struct, frozen=True):
    """A component tile; its sides are clockwise from the top, as drawn."""

    id: str
    kind: TileKind
    name: str
    sides: tuple[int, int, int, int]
    capacity: int
    adds: tuple[float, ...]
    """What it adds to cannon or engine strength, powered, with 0 to 3 quarter turns; empty for other parts."""
    origin: str
    text: str
    """What it does."""


class ThreatFacts(msgspec.Struct, frozen=True):
    threat: Threat
    side: Side


class PenaltyFacts(msgspec.Struct, frozen=True):
    days: int
    crew: int
    goods: int
    shots: list[ThreatFacts]


class LineFacts(msgspec.Struct, frozen=True):
    """A line of a Combat Zone: the ship lowest in the measure suffers."""

    lowest: str
    suffers: PenaltyFacts


class CardFacts(msgspec.Struct, frozen=True):
    """An adventure card."""

    id: str
    name: CardKind
    level: int
    text: str
    strength: int
    days: int
    credits: int
    crew: int
    crew_cost: int
    """How many of the required crew members are lost."""
    goods: list[Good]
    planets: list[list[Good]]
    threats: list[ThreatFacts]
    penalty: PenaltyFacts
    lines: list[LineFacts]
    starter: bool


class MeteorFacts(msgspec.Struct, frozen=True):
    """A large meteor; a ``die`` other than 0 is preset."""

    side: Side
    die: int


class ColumnFacts(msgspec.Struct, frozen=True):
    """A column of a Tactical Zone: one measure minus another."""

    plus: str
    minus: str
    segments: list[PenaltyFacts]


class SupercardFacts(msgspec.Struct, frozen=True):
    """A supercard; values that depend on the flight's level are listed for levels I to III."""

    id: str
    name: str
    kind: CardKind
    text: str
    numbers: tuple[int, ...]
    waves: list[Side]
    """Meteor Shower: the sides in order."""
    rows: list[list[MeteorFacts]]
    """Meteor Alert: the rows of meteors."""
    full: list[Side]
    """Fleets: the sides toward which cannons count in full."""
    segments: list[PenaltyFacts]
    columns: list[ColumnFacts]
    origin: str
    known: str


class MissionFacts(msgspec.Struct, frozen=True):
    """A mission; numbers in threes are for levels I, II and III."""

    id: str
    title: str
    briefing: str
    counts: str
    """What the mission asks for."""
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
    """A ship board: its squares as ``column,row``, from bow to stern; ``cap`` is the most that lost parts can cost."""

    ship_class: str
    cap: int
    start: str
    squares: list[str]


class RouteFacts(msgspec.Struct, frozen=True):
    """The flight board, and the payments at the end of a flight by level."""

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
    goods: dict[Good, int]
    """The selling price of a block, by color."""
    colours: tuple[str, ...]
    route: RouteFacts
    aside: int
    """How many tiles a builder can set aside."""
    alien_bonus: int
    """What an alien adds to its kind of strength."""
    saboteurs: int
    """How often saboteurs try to destroy a part."""
    comeback: int
    """The credits of a trucker who comes back from the dead."""


def catalog() -> Catalog:
    return Catalog(
        tiles=[
            TileFacts(
                id=tile.id,
                kind=KIND_NAMES[tile.kind],
                name=tile.name,
                sides=tile.sides,
                capacity=tile.capacity,
                adds=_adds(number),
                origin=tile.origin,
                text=tile_text(tile),
            )
            for number, tile in enumerate(TILES)
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
        aside=ASIDE,
        alien_bonus=ALIEN_BONUS,
        saboteurs=SABOTAGE_TRIES,
        comeback=NEW_TRUCKER,
    )


def _adds(tile: int) -> tuple[float, ...]:
    kind = TILES[tile].kind
    if kind in (CANNON, DOUBLE_CANNON):
        return tuple(cannon_halves(ship, ship.squares()) / 2 for ship in _alone(tile))
    if kind in (ENGINE, DOUBLE_ENGINE):  # must burn to the rear
        return tuple(0 if turn else engine_strength(ship, ship.squares()) for turn, ship in enumerate(_alone(tile)))
    return ()


def _alone(tile: int) -> list[Ship]:
    """Ships of nothing but this tile, in every turn."""
    ships = [Ship(0, EMPTY) for _ in range(4)]
    for turn, ship in enumerate(ships):
        ship.place(ship.board.start, tile, turn)
    return ships


def _card(card: Card) -> CardFacts:
    return CardFacts(
        id=card.id,
        name=CARD_KINDS[card.kind],
        level=card.level,
        text=card_text(card),
        strength=card.strength,
        days=card.days,
        credits=card.credits,
        crew=card.crew,
        crew_cost=crew_cost(card),
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
