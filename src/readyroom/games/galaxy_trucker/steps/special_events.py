"""The six special events (Missions 10), designed except for Nanobot Dust's name and nature. Each is judged by the ship
at the moment the card is turned up."""

from __future__ import annotations

from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import supercards as cards
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_ENGINE, ENGINE
from readyroom.games.galaxy_trucker.ship.board import AROUND, STEP
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors, joined
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import TOKEN_BANK, State
from readyroom.games.galaxy_trucker.steps.fleets import super_card
from readyroom.games.galaxy_trucker.steps.losses import LosingGoods, come_apart, lose_figures
from readyroom.games.galaxy_trucker.wreckage import fall_off, lose_stranded_aliens, move


class SpecialEvent(Step[State]):
    """``order``: the ships still to resolve, the leader first."""

    __slots__ = ("card", "order")

    def __init__(self, card: int, order: tuple[int, ...]) -> None:
        self.card = card
        self.order = order

    def run(self, s: State, t: Telling) -> None:
        card = super_card(self.card)
        number = card.numbers[s.level - 1]
        if not self.order:
            s.stack.pop()
            return
        if card.id == cards.STATIC:
            s.stack.pop()
            _static(s, self.order, number, t)
            return
        s.stack[-1] = SpecialEvent(self.card, self.order[1:])
        seat = self.order[0]
        squares = stricken(s.ship(seat), card, s.level)
        if card.id in (cards.NANOBOT, cards.COUPLINGS):
            _drop(s, seat, squares, t)
        elif card.id == cards.CREEPING:
            _sicken(s, seat, squares, 1, card.name, t)
        elif card.id == cards.SNEEZING:
            _sicken(s, seat, squares, number, card.name, t)
        else:
            _leak(s, seat, number, card.name, t)


def stricken(ship: Ship, card: SuperCard, level: int) -> list[int]:
    """The squares that a special event affects: components that fall off, or cabins that lose a figure."""
    number = card.numbers[level - 1]
    if card.id == cards.NANOBOT:
        return [q for q in ship.squares() if exposed(ship, q) >= number]
    if card.id == cards.COUPLINGS:
        return [q for q in engines(ship) if joined_engines(ship, q) >= number]
    if card.id == cards.CREEPING:
        return [q for q in ship.occupied() if _reaches(ship, q, number)]
    if card.id == cards.SNEEZING:
        return [q for q in ship.occupied() if any(ship.figures(q + step) for step in AROUND)]
    if card.id == cards.ACID:
        return _beside(ship, leaking(ship, number))
    return []


def exposed(ship: Ship, q: int) -> int:
    """The exposed connectors of one component."""
    sides = ship.sides(q)
    return sum(sides[side] > 0 and ship.tile[q + STEP[side]] < 0 for side in range(4))


def engines(ship: Ship) -> list[int]:
    return sorted(ship.of_kind(ENGINE) + ship.of_kind(DOUBLE_ENGINE))


def joined_engines(ship: Ship, q: int) -> int:
    return sum(ship.kind(near) in (ENGINE, DOUBLE_ENGINE) for near in joined(ship, q))


def _drop(s: State, seat: int, squares: list[int], t: Telling) -> None:
    """Components fall off, all at the same time; nothing is destroyed, so nothing explodes or shatters."""
    if squares:
        fall_off(s, seat, squares, t)
        come_apart(s, seat, t)
        lose_stranded_aliens(s, seat, t)


def _static(s: State, order: tuple[int, ...], group: int, t: Telling) -> None:
    """Each ship loses a day for each exposed connector, the rearmost first, and a token for each full group of them."""
    count = {seat: exposed_connectors(s.ship(seat)) for seat in order}
    s.stack += [LosingGoods(seat, count[seat] // group, tokens=True) for seat in reversed(order)]
    for seat in reversed(order):
        move(s, seat, -count[seat], t)


def _reaches(ship: Ship, start: int, joins: int) -> bool:
    """Whether another occupied cabin is within this many joins."""
    seen = {start}
    edge = [start]
    for _ in range(joins):
        edge = [near for q in edge for near in joined(ship, q) if near not in seen]
        seen.update(edge)
        if any(ship.figures(q) for q in edge):
            return True
    return False


def _sicken(s: State, seat: int, cabins: list[int], number: int, why: str, t: Telling) -> None:
    for cabin in cabins:
        lose_figures(s, seat, cabin, number, why, t)


def _leak(s: State, seat: int, number: int, why: str, t: Telling) -> None:
    """Full batteries leak: cabins joined to them lose a figure, and the batteries a token."""
    ship = s.ship(seat)
    full = leaking(ship, number)
    _sicken(s, seat, _beside(ship, full), 1, why, t)
    for q in full:
        s.truckers[seat].hurt = True
        ship.set_tokens(q, ship.tokens[q] - 1)
        s.bank[TOKEN_BANK] += 1
        if t.aloud:
            t.tell(e.TokenLost(seat, ship.board.names[q], why))


def leaking(ship: Ship, number: int) -> list[int]:
    """The batteries with at least this many tokens."""
    return [q for q in ship.charged() if ship.tokens[q] >= number]


def _beside(ship: Ship, batteries: list[int]) -> list[int]:
    """The occupied cabins joined to one of these batteries."""
    return [q for q in ship.occupied() if any(near in batteries for near in joined(ship, q))]
