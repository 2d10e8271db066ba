"""The end of a flight (R-110 to R-115): what it paid, and on to the next one."""

from __future__ import annotations

from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.goods import PRICE
from readyroom.games.galaxy_trucker.cards.route import BEST_LOOKING, FINISHING
from readyroom.games.galaxy_trucker.ship.checking import exposed_connectors
from readyroom.games.galaxy_trucker.state import State


class Accounts(Step[State]):
    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        order = s.order()
        t.tell(e.FlightEnded(tuple(order)))
        best = min((exposed_connectors(s.ship(seat)) for seat in order), default=0)
        s.bills = []
        for seat in range(s.seats):
            bill = account(s, seat, order, best)
            s.pay(seat, bill.finishing + bill.best_looking + bill.goods - bill.paid)
            s.bills.append(
                (bill.finishing, bill.best_looking, bill.goods, bill.lost, bill.paid, s.truckers[seat].credits)
            )
            t.tell(bill)


def account(s: State, seat: int, order: list[int], best: int) -> e.Billed:
    """One seat's bill; ``order`` lists who arrived, ``best`` is the fewest exposed connectors among them."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    goods = sum(PRICE[good] * count for good, count in enumerate(ship.goods()))
    finishing = looks = 0
    if trucker.flying:
        finishing = s.level * FINISHING[order.index(seat)]
        looks = s.level * BEST_LOOKING if exposed_connectors(ship) == best else 0
    else:
        goods = (goods + 1) // 2  # half the total, rounded up
    lost = len(trucker.lost)
    cap = ship.board.cap
    due = min(lost, cap) if cap >= 0 else lost
    income = finishing + looks + goods
    paid = min(due, trucker.credits + income)  # no debts
    return e.Billed(seat, finishing, looks, goods, lost, paid, trucker.credits + income - paid)
