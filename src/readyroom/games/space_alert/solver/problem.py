"""The input of a search: a mission before its first turn, the turns that may be planned, and the orders allowed
there."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance, NoChance
from readyroom.games.space_alert.mission.decks import DOUBLE, FACES, HEROIC, PLAIN, cards_of
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import (
    ADVANCED,
    BASIC,
    GO,
    HEROIC_A,
    LIFT,
    MOVE_RED,
    SPECIAL_SHIFT,
    order,
    special_of,
)
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import TILES
from readyroom.games.space_alert.mission.specializations import MEDIC, SPECIAL_OPS
from readyroom.games.space_alert.solver.hands import Hands

Plans = list[list[int]]
"""For each crew member in acting order, a planned space for each turn; spaces 0 and 13 stay empty."""


class Problem:
    """A mission to be planned. All luck is settled first, so that a plan has one result."""

    __slots__ = ("alternatives", "caution", "doubtful", "hands", "mission", "open", "orders", "plans", "turns")

    def __init__(self, mission: Mission, double_actions: bool = False, hands: Hands | None = None) -> None:
        self.mission = mission
        """Before its first turn, and quiet."""
        self.turns = mission.turns
        self.plans: Plans = [p.plan.copy() for p in mission.crew]
        """The plans to start from."""
        self.open: list[list[int]] = [list(range(1, mission.turns + 1)) for _ in mission.crew]
        """For each crew member, the turns that may be planned; the others stay as they are."""
        self.orders = [orders_for(p, double_actions) for p in mission.crew]
        """For each crew member, all orders that can be planned."""
        self.hands = hands
        self.alternatives: list[Mission] = []
        """The same mission with other luck. The best plan is the one that is best on average."""
        self.doubtful: list[list[int]] = []
        """For each crew member, the turns for which nobody knows whether there will be a card."""
        self.caution = 0
        """The cost of damage beyond its points: an amount for the first tile of a zone, and more and more for each
        further one."""


def settle(m: Mission, chance: Chance) -> Mission:
    """A quiet copy of a mission in which the tiles lie in a certain order and a vortex draws a certain card."""
    settled = m.clone()
    settled.aloud = False
    settled.trace = []
    for zone in range(3):
        known = settled.stacked[zone]
        on_board = settled.ship.tiles[zone]
        rest = [tile for tile in range(TILES) if tile not in known and not on_board >> tile & 1]
        chance.shuffle(rest)
        settled.stacked[zone] = rest + known
    if len(settled.vortex_deck) > 1:
        settled.vortex_deck = [settled.vortex_deck[chance.below(len(settled.vortex_deck))]]
    settled.chance = NoChance()
    return settled


def can_be_laid(problem: Problem, plans: Plans, member: int) -> bool:
    """Whether someone has the cards for their plan."""
    hands = problem.hands
    if not _specials_allow(problem, plans[member], member):
        return False
    return hands is None or hands.allow(plans, member)


def _specials_allow(problem: Problem, plan: list[int], member: int) -> bool:
    """Everyone has each special card once, and even with free cards only one heroic one."""
    heroic = special = advanced = 0
    for slot in plan:
        if slot > LIFT:
            if special_of(slot):
                special += 1
                advanced += special_of(slot) == ADVANCED
            elif is_heroic(slot):
                heroic += 1
    if not (heroic or special):
        return True
    both = problem.mission.crew[member].level in (0, 3)
    return (heroic <= 1 or problem.hands is not None) and advanced <= 1 and special <= (2 if both else 1)


def orders_for(p: Player, double_actions: bool) -> list[int]:
    """The orders that can be planned for someone with free cards."""
    found = list(PLAIN_ORDERS)
    if double_actions:
        found += DOUBLE_ORDERS
    return found + (HEROIC_ORDERS if p.specialization < 0 else special_orders(p.specialization, p.level, found))


def special_orders(specialization: int, level: int, cards: list[int]) -> list[int]:
    """The orders that someone's special cards allow, alone or with one of these cards."""
    if not level:
        return []
    specials = [BASIC] if level == 1 else [BASIC, ADVANCED]
    found = [order(special=special) for special in specials]
    if specialization == MEDIC:
        found += [order(move, special=special) for special in specials for move in range(MOVE_RED, LIFT + 1)]
    elif specialization == SPECIAL_OPS and level > 1:
        found += [card | ADVANCED << SPECIAL_SHIFT for card in cards]
    return found


def halves(deck: int) -> list[int]:
    """The different halves of the cards of a deck."""
    found: list[int] = []
    for face in cards_of(deck):
        for half in (FACES[face].action, FACES[face].movement):
            if half not in found:
                found.append(half)
    return sorted(found)


PLAIN_ORDERS: Final = halves(PLAIN)
DOUBLE_ORDERS: Final = [half for half in halves(DOUBLE) if half not in PLAIN_ORDERS]
HEROIC_ORDERS: Final = halves(HEROIC)


RARITY: Final[tuple[int, ...]] = (0, 4, 6, 10, 30, 4, 4, 4)
"""The cost of counting on a card that nobody has seen, by symbol: battlebot cards are the rarest."""


def doubts(problem: Problem, plans: Plans) -> int:
    """The cost of a plan's hopes for cards that may never come."""
    cost = 0
    for plan, turns in zip(plans, problem.doubtful, strict=True):
        for turn in turns:
            cost += RARITY[plan[turn] & 7]
    return cost


def is_heroic(slot: int) -> bool:
    """One of the halves of a heroic card."""
    return HEROIC_A <= slot < GO + 6
