"""The texts of tiles and cards, in a sentence or two."""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.games.galaxy_trucker.cards.adventures import SIDE_NAMES, Card
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    BATTERY,
    BROWN_LIFE,
    CABIN,
    CANNON,
    DOUBLE_ARTIFACT,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    HOLD,
    MODULE,
    PURPLE_LIFE,
    RADIOACTIVE,
    RED_HOLD,
    SHIELD,
    START,
    Tile,
)

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
    EXPLOSIVE: "When it is destroyed, it takes the eight squares around it with it.",
    FRAGILE: "Breaks when anything on the eight squares around it is destroyed.",
    HEAVY_CARGO: "Mass {capacity}: that much less engine strength. Its smooth sides are armored.",
    RADIOACTIVE: "Keeps batteries and cabins on the eight squares around it empty. Two of them must not be joined.",
    ARTIFACT: "Silences its row, or its column if turned: nothing there works.",
    DOUBLE_ARTIFACT: "Silences its row and its column: nothing there works.",
}


def tile_text(tile: Tile) -> str:
    """A component's text."""
    return _TILE_TEXTS[tile.kind].format(
        capacity=tile.capacity, tokens=count(tile.capacity, "token"), blocks=count(tile.capacity, "block")
    )


_TEXTS = {
    "Slavers": "Beat {strength} with your cannons, or lose {penalty.crew} crew. If you beat them, you may take "
    "{credits} for {days}.",
    "Smugglers": "Beat {strength} with your cannons, or lose your {penalty.goods} most valuable goods. If you beat "
    "them, you may load their goods, at the cost of {days}.",
    "Pirates": "Beat {strength} with your cannons, or they shoot at you. If you beat them, you may take {credits} for "
    "{days}.",
    "Stardust": "Every ship loses a day for each exposed connector, the last ship first.",
    "Epidemic": "Every occupied cabin joined to another occupied cabin loses one figure.",
    "Sabotage": "The ship with the smallest crew is sabotaged: up to three rolls of a column and a row, until one "
    "finds a component.",
    "Open Space": "In order, every ship flies one day for each point of engine strength. With none, it must give up.",
    "Meteoric Swarm": "Meteors come at every ship. The leader rolls once for each.",
    "Planets": "In order, you may land on a free planet and load its goods, at the cost of {days}.",
    "Combat Zone": "Three comparisons. The ship that comes last in each one suffers.",
    "Abandoned Ship": "In order, you may pay {crew} crew and {days} for {credits}. The first ship to accept gets them.",
    "Abandoned Station": "In order, a ship with at least {crew} crew may load the goods, at the cost of {days}. The "
    "first ship to accept gets them.",
}


def card_text(card: Card) -> str:
    """A card's text."""
    return _TEXTS[card.name].format(
        strength=card.strength,
        penalty=card.penalty,
        credits=count(card.credits, "credit"),
        days=count(card.days, "day"),
        crew=card.crew,
    )


_SUPER_TEXTS = {
    "Meteor Shower": "A small meteor comes down every line of the ship, first from one side, then from another. No "
    "dice.",
    "Meteor Alert": "Large meteors, more of them on higher levels. Some have one die already set.",
    "Black Hole": "Reach engine strength {numbers} (levels I to III), or give up exactly two components for each point "
    "you lack.",
    "Special Event": "Something is wrong with your ship.",
    "Tactical Zone": "Twice, one measure is subtracted from another. The ship with the lowest result suffers.",
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
    """A supercard's text."""
    numbers = ", ".join(str(number) for number in card.numbers[:3])
    if card.name in _SUPER_TEXTS:
        return _SUPER_TEXTS[card.name].format(numbers=numbers)
    sides = ", ".join(SIDE_NAMES[side] for side in card.full)
    return f"Match {numbers} (levels I to III) with your cannons, or suffer. Cannons count in full toward {sides}."
