"""The end of a flight (R-110 to R-115): the bills, and on to the next flight."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import AskAll, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.goods import PRICE
from readyroom.games.galaxy_trucker.cards.missions import MISSIONS
from readyroom.games.galaxy_trucker.cards.route import BEST_LOOKING, FINISHING
from readyroom.games.galaxy_trucker.missions.payments import penalty, reward
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors
from readyroom.games.galaxy_trucker.state import State

NEW_TRUCKER: Final = 1
"""The credits that a new trucker starts with after a death."""


class Accounts(Step[State]):
    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        order = s.order()
        if t.aloud:
            t.tell(e.FlightEnded(tuple(order)))
        best = min((exposed_connectors(s.ship(seat)) for seat in order), default=0)
        bills = [account(s, seat, order, best) for seat in range(s.seats)]
        paid: list[tuple[int, ...]] = []
        for bill in bills:
            s.pay(bill.seat, bill.credits - s.truckers[bill.seat].credits)
            paid.append(
                (
                    bill.finishing, bill.best_looking, bill.goods, bill.lost, bill.paid, bill.credits, bill.mission,
                    bill.penalty,
                )
            )  # fmt: skip
            if t.aloud:
                t.tell(bill)
        s.bills = paid
        s.arrived = [trucker.ship.clone() for trucker in s.truckers]
        s.ledger = [*s.ledger, tuple([trucker.credits for trucker in s.truckers])]
        dead = tuple(trucker.seat for trucker in s.truckers if trucker.left == "died")
        if not dead or s.flight + 1 == len(s.flights):
            return
        if s.version >= 2:
            s.stack.append(ComingBack(dead))
            return
        for seat in dead:  # version 1 of the rules did not ask
            s.pay(seat, NEW_TRUCKER)


class ComingBack(AskAll[State]):
    """Missions, death: a new trucker with 1 credit for the next flight, or none for the rest of the game. Seats decide
    before the next missions are offered."""

    __slots__ = ()
    reason: ClassVar[str] = "You died on this flight. Come back, or play possum for the rest of the game."
    live = True

    def options(self, s: State, seat: int) -> list[Action]:
        return [interned.COME_BACK, interned.PLAY_POSSUM]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = ComingBack(self.without(seat))
        trucker = s.truckers[seat]
        trucker.out = isinstance(action, a.PlayPossum)
        if not trucker.out:
            s.pay(seat, NEW_TRUCKER)
        if t.aloud:
            t.tell(e.CameBack(seat, trucker.out))

    def prompt(self, s: State, seat: int) -> str:
        return f"You are dead. Come back as a new trucker with {NEW_TRUCKER} credit, or play possum to the end?"


def account(s: State, seat: int, order: list[int], best: int) -> e.Billed:
    """One seat's bill; ``order`` lists the ships that arrived, ``best`` is the fewest exposed connectors among them."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    if trucker.left == "died" or trucker.out:
        return e.Billed(seat, 0, 0, 0, len(trucker.lost), 0, 0)
    mission = MISSIONS[s.mission] if s.mission >= 0 else None
    goods = sum(PRICE[good] * count for good, count in enumerate(ship.goods()))
    finishing = looks = 0
    lost = len(trucker.lost)
    if trucker.flying:
        finishing = s.level * FINISHING[order.index(seat)]
        if mission is None or mission.looks:
            looks = s.level * BEST_LOOKING if exposed_connectors(ship) == best else 0
        if mission is not None and not mission.fee:
            lost = trucker.grounded
    else:
        goods = (goods + 1) // 2  # half the total, rounded up
    cap = ship.board.cap
    due = min(lost, cap) if cap >= 0 else lost
    gained = reward(s, seat, order) if mission is not None else 0
    fined = penalty(s, seat, order) if mission is not None else 0
    before = trucker.credits + finishing + looks + goods + gained
    paid = min(due, before)  # no debts
    fine = min(fined, before - paid)
    return e.Billed(seat, finishing, looks, goods, len(trucker.lost), paid, before - paid - fine, gained, fine)
