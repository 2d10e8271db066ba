"""The components as plain data, for pages and tools."""

from __future__ import annotations

from typing import Any

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


def catalog() -> dict[str, Any]:
    return {
        "tiles": [
            {
                "id": tile.id, "kind": KIND_NAMES[tile.kind], "name": tile.name, "sides": tile.sides,
                "capacity": tile.capacity, "origin": tile.origin,
            }
            for tile in TILES
        ],
        "cards": [_card(card) for card in ADVENTURES],
        "supercards": [
            _supercard(card)
            for card in SUPERCARDS
            if isinstance(card, SuperCard)
        ],
        "missions": [
            {"id": mission.id, "title": mission.title, "briefing": mission.briefing, "origin": "designed"}
            for mission in MISSIONS
        ],
        "directives": [{"id": order.id, "says": order.says} for order in ORDERS],
        "bets": [{"id": bet.id, "says": bet.says, "odds": bet.odds} for bet in BETS],
        "boards": [
            {
                "ship_class": board.name, "cap": board.cap, "start": board.names[board.start],
                "squares": [board.names[square] for square in board.squares],
            }
            for board in BOARDS
        ],
        "goods": dict(zip(GOODS, PRICE, strict=True)),
        "colours": COLOURS,
        "route": {"spaces": SPACES, "finishing": FINISHING, "best_looking": BEST_LOOKING},
    }  # fmt: skip


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "level": card.level,
        "text": card_text(card),
        "strength": card.strength,
        "days": card.days,
        "credits": card.credits,
        "crew": card.crew,
        "goods": [GOODS[good] for good in card.goods],
        "planets": [[GOODS[good] for good in planet] for planet in card.planets],
        "threats": _threats(card.threats or card.penalty.shots),
        "penalty": _penalty(card.penalty),
        "lines": [{"lowest": MEASURE_NAMES[measure], "suffers": _penalty(penalty)} for measure, penalty in card.lines],
        "starter": card.starter,
    }


def _supercard(card: SuperCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "kind": CARD_KINDS[card.kind],
        "text": super_text(card),
        "numbers": card.numbers[:3],
        "waves": [SIDE_NAMES[side] for side, _ in card.waves],
        "rows": [[{"side": SIDE_NAMES[side], "die": die} for side, die in row] for row in card.rows[:3]],
        "full": [SIDE_NAMES[side] for side in card.full],
        "segments": [_penalty(penalty) for penalty in card.segments[:3]],
        "columns": [
            {
                "plus": MEASURE_NAMES[column.plus], "minus": MEASURE_NAMES[column.minus],
                "segments": [_penalty(penalty) for penalty in column.segments[:3]],
            }
            for column in card.columns
        ],
        "origin": "designed",
        "known": card.known,
    }  # fmt: skip


def _penalty(penalty: Penalty) -> dict[str, Any]:
    return {
        "days": penalty.days, "crew": penalty.crew, "goods": penalty.goods, "shots": _threats(penalty.shots),
    }  # fmt: skip


def _threats(threats: Threats) -> list[dict[str, str]]:
    return [{"threat": THREAT_NAMES[threat], "side": SIDE_NAMES[side]} for threat, side in threats]


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
