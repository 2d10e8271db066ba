"""What the cards of a flight demand of a ship: what cannons, crew and engines of each strength would earn.

Cards in piles the builder has looked at count fully, the others by their likelihood.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards import adventures
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS, adventure_deck
from readyroom.games.galaxy_trucker.cards.goods import PRICE
from readyroom.games.galaxy_trucker.state import State

MOST_GUNS: Final = 32
"""In half points, like cannon strength."""
MOST_CREW: Final = 20
MOST_ENGINES: Final = 16

DAY: Final = 0.4
"""What a day on the route is worth, in credits."""
MEMBER: Final = 1.1
"""What a crew member is worth, except for the last few."""
BLOCK: Final = 2.0
"""The price that a lost block of goods would have fetched."""
LOADED: Final = 0.6
"""The share of the goods on offer that the ship can load before someone else takes them."""
FIRST: Final = 0.7
"""The chance of being first, or of the prize being left over."""
HIT: Final = (0.3, 1.2, 0.6, 1.4)
"""What a small meteor, a large meteor, a light shot and a heavy shot cost on average."""
Table = list[float]


class Demands:
    """What to expect of a flight. The tables hold the total earnings for each strength; the other numbers count the
    meteors, shots and cards to come."""

    __slots__ = (
        "abducted", "blocks", "crew", "dust", "engines", "epidemics", "guns", "large", "light", "small", "zone",
    )  # fmt: skip

    def __init__(self) -> None:
        self.guns: Table = [0.0] * MOST_GUNS
        self.crew: Table = [0.0] * MOST_CREW
        self.zone: Table = [0.0] * MOST_CREW
        """likewise for crew, where the smallest crew in a combat zone suffers"""
        self.engines: Table = [0.0] * MOST_ENGINES
        self.small: Table = [0.0] * 4
        """small meteors, by side"""
        self.light: Table = [0.0] * 4
        """light shots at the loser, by side"""
        self.large: Table = [0.0] * 4
        """large meteors, by side"""
        self.abducted = 0.0
        """how many crew members enemies and combat zones may cost"""
        self.dust = 0.0
        self.epidemics = 0.0
        self.blocks = 0.0
        """goods on offer, in blocks"""


def demands(s: State, seat: int) -> Demands:
    """What a seat can expect of this flight, judging by the piles it has seen."""
    found = Demands()
    for card, likely in likelihoods(s, seat):
        _add(found, CARDS[card], likely, s.level)
    return found


def likelihoods(s: State, seat: int) -> list[tuple[int, float]]:
    """How likely each adventure card is to be in this flight."""
    known: list[int] = []
    unseen = [0, 0, 0, 0]
    for pile, seen in zip(s.piles, s.seen, strict=True):
        if seen >> seat & 1:
            known += pile
        else:
            for card in pile:
                unseen[CARDS[card].level] += 1
    others = [card for card in adventure_deck(s.version) if card not in known and card not in s.used]
    of_level = [sum(CARDS[card].level == level for card in others) for level in range(4)]
    found = [(card, 1.0) for card in known if card < BASE_CARDS]
    for card in others:
        level = CARDS[card].level
        if unseen[level]:
            found.append((card, unseen[level] / of_level[level]))
    return found


def _add(found: Demands, card: adventures.Card, likely: float, level: int) -> None:
    kind = card.kind
    if kind in (adventures.SLAVERS, adventures.SMUGGLERS, adventures.PIRATES):
        prize = card.credits + LOADED * _price(card.goods) - DAY * card.days
        harm = _harm(card.penalty)
        _threaten(found, card.penalty, likely)
        for halves in range(MOST_GUNS):
            if halves > 2 * card.strength:
                found.guns[halves] += likely * FIRST * max(0.0, prize)
            elif halves < 2 * card.strength:
                found.guns[halves] -= likely * FIRST * harm
    elif kind == adventures.ABANDONED_SHIP:
        prize = card.credits - DAY * card.days - 0.7 * MEMBER * card.crew
        for crew in range(card.crew + 2, MOST_CREW):
            found.crew[crew] += likely * FIRST * max(0.0, prize)
    elif kind == adventures.ABANDONED_STATION:
        prize = LOADED * _price(card.goods) - DAY * card.days
        for crew in range(card.crew, MOST_CREW):
            found.crew[crew] += likely * FIRST * max(0.0, prize)
    elif kind == adventures.OPEN_SPACE:
        for strength in range(MOST_ENGINES):
            found.engines[strength] += likely * (DAY * strength**0.8 if strength else -6.0)
    elif kind == adventures.METEORIC_SWARM:
        for threat, side in card.threats:
            (found.small if threat == adventures.SMALL else found.large)[side] += likely
    elif kind == adventures.COMBAT_ZONE:
        for measure, penalty in card.lines:
            _threaten(found, penalty, likely)
            _compare(found, measure, likely * _harm(penalty), level)
    elif kind == adventures.PLANETS:
        found.blocks += likely * max(len(planet) for planet in card.planets)
    elif kind == adventures.STARDUST:
        found.dust += likely
    elif kind == adventures.EPIDEMIC:
        found.epidemics += likely


def _compare(found: Demands, measure: int, harm: float, level: int) -> None:
    """The weakest suffers: the stronger a ship, the less likely."""
    usual = (4.0, 6.0, 8.0)[level - 1] if measure == adventures.CREW else (2.0, 4.0, 5.0)[level - 1]
    table = found.zone if measure == adventures.CREW else found.engines if measure == adventures.ENGINES else found.guns
    halves = 0.5 if measure == adventures.CANNONS else 1.0
    for strength in range(len(table)):
        table[strength] -= harm * min(1.0, max(0.0, 1.0 - 0.5 * strength * halves / usual))


def _threaten(found: Demands, penalty: adventures.Penalty, likely: float) -> None:
    """Adds what else protects against a penalty: shields, and spare crew."""
    found.abducted += likely * penalty.crew
    for threat, side in penalty.shots:
        if threat == adventures.LIGHT:
            found.light[side] += likely


def _harm(penalty: adventures.Penalty) -> float:
    harm = DAY * penalty.days + MEMBER * penalty.crew + 0.6 * BLOCK * penalty.goods
    return harm + sum(HIT[threat] for threat, _ in penalty.shots)


def _price(goods: tuple[int, ...]) -> float:
    return float(sum(PRICE[good] for good in goods))
