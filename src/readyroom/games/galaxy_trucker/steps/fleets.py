"""Enemy fleets and tactical zones (Missions 10)."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.adventures import CANNONS, CREW, ENGINES, MEASURE_NAMES, Penalty
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.losing import LosingCrew, LosingGoods
from readyroom.games.galaxy_trucker.wreckage import move


def super_card(card: int) -> SuperCard:
    found = CARDS[card]
    assert isinstance(found, SuperCard)
    return found


def segments_suffered(card: SuperCard, level: int, halves: int) -> range:
    """Which segments (0 for level I) a strength does not save from: nothing if it matches the flight's level, else all
    below the highest line it matches."""
    if halves >= 2 * card.numbers[level - 1]:
        return range(0)
    matched = [line for line in range(level - 1) if halves >= 2 * card.numbers[line]]
    return range(matched[-1] + 1 if matched else 0, level)


class Fleet(Step[State]):
    """In order everybody declares once; then segment after segment hits those whose strength does not save them."""

    __slots__ = ("asked", "card", "declared", "order", "segment")

    def __init__(self, card: int, order: list[int]) -> None:
        self.card = card
        self.order = order
        self.asked = 0
        self.declared: list[int] = []
        self.segment = 0

    def run(self, s: State, t: Telling) -> None:
        card = super_card(self.card)
        if len(self.declared) < self.asked:
            self.declared.append(s.truckers[self.order[self.asked - 1]].declared)
        if self.asked < len(self.order):
            self.asked += 1
            s.stack.append(DeclareStrength(self.order[self.asked - 1], CANNONS, card.full))
            return
        if self.segment == s.level:
            s.stack.pop()
            return
        if self.segment == 0:
            for seat, halves in zip(self.order, self.declared, strict=True):
                safe = not segments_suffered(card, s.level, halves)
                t.tell(e.EnemyMet(seat, card.name, "even" if safe else "lost"))
        seats = [
            seat
            for seat, halves in zip(self.order, self.declared, strict=True)
            if self.segment in segments_suffered(card, s.level, halves)
        ]
        penalty = card.segments[self.segment]
        self.segment += 1
        if seats:
            suffer_together(s, seats, penalty, card.name, self.order[0])

    def clone(self) -> Fleet:
        copy = Fleet(self.card, self.order)
        copy.asked = self.asked
        copy.declared = self.declared.copy()
        copy.segment = self.segment
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "step": "fleet", "card": self.card, "order": self.order, "asked": self.asked, "declared": self.declared,
            "segment": self.segment,
        }  # fmt: skip


def suffer_together(s: State, seats: list[int], penalty: Penalty, why: str, roller: int) -> None:
    """A segment for all who suffer it: crew, goods, days, shots."""
    if penalty.shots:
        s.stack.append(Barrage(penalty.shots, seats, roller=roller))
    if penalty.days:
        s.stack.append(LosingDays(seats, penalty.days))
    if penalty.goods:
        s.stack += [LosingGoods(seat, penalty.goods) for seat in reversed(seats)]
    if penalty.crew:
        s.stack += [LosingCrew(seat, penalty.crew, why) for seat in reversed(seats)]


class LosingDays(Step[State]):
    """R-53: several ships lose days, the rearmost first."""

    __slots__ = ("days", "seats")

    def __init__(self, seats: list[int], days: int) -> None:
        self.seats = seats
        self.days = days

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in reversed(s.order()):
            if seat in self.seats:
                move(s, seat, -self.days, t)

    def dump(self) -> dict[str, Any]:
        return {"step": "losing days", "seats": self.seats, "days": self.days}


class TacticalZone(Step[State]):
    """Column by column: one measure minus another, the lowest suffers, of equals the one farther ahead. ``takes_part``
    are those who did not buy themselves out."""

    __slots__ = ("asked", "card", "column", "order", "taken", "takes_part")

    def __init__(self, card: int, takes_part: list[int]) -> None:
        self.card = card
        self.takes_part = takes_part
        self.column = 0
        self.order: list[int] = []
        """taken anew for each column; empty: it has not begun"""
        self.asked = 0
        self.taken: list[int] = []
        """in half points: plus and minus of each, in order"""

    def run(self, s: State, t: Telling) -> None:
        card = super_card(self.card)
        present = [seat for seat in s.order() if seat in self.takes_part]
        if len(present) < 2:
            s.supers_met -= self.column == 0  # it did nothing, so it does not count
            t.tell(e.ZoneSkipped())
            s.stack.pop()
            return
        if self.column == len(card.columns):
            s.stack.pop()
            return
        if not self.order:
            self.order = present
            self.asked = 0
            self.taken = []
        column = card.columns[self.column]
        if self.asked < 2 * len(self.order):
            self._measure(s, (column.plus, column.minus)[self.asked % 2])
            return
        if len(self.taken) < self.asked:
            self.taken.append(self._value(s, (column.plus, column.minus)[(self.asked - 1) % 2]))
        scores = [self.taken[2 * i] - self.taken[2 * i + 1] for i in range(len(self.order))]
        worst = self.order[scores.index(min(scores))]
        t.tell(e.WorstOff(worst, f"{MEASURE_NAMES[column.plus]} less {MEASURE_NAMES[column.minus]}"))
        self.column += 1
        self.order = []
        for penalty in reversed(column.segments[: s.level]):
            suffer_together(s, [worst], penalty, card.name, worst)

    def _measure(self, s: State, measure: int) -> None:
        if len(self.taken) < self.asked:
            columns = super_card(self.card).columns[self.column]
            self.taken.append(self._value(s, (columns.plus, columns.minus)[(self.asked - 1) % 2]))
        seat = self.order[self.asked // 2]
        self.asked += 1
        if measure != CREW:
            s.stack.append(DeclareStrength(seat, measure))

    def _value(self, s: State, measure: int) -> int:
        """The measure just taken, in half points."""
        seat = self.order[(self.asked - 1) // 2]
        if measure == CREW:
            return 2 * s.ship(seat).crew_count()
        declared = s.truckers[seat].declared
        return 2 * declared if measure == ENGINES else declared

    def clone(self) -> TacticalZone:
        copy = TacticalZone(self.card, self.takes_part)
        copy.column = self.column
        copy.order = self.order.copy()
        copy.asked = self.asked
        copy.taken = self.taken.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "step": "tactical zone", "card": self.card, "takes_part": self.takes_part, "column": self.column,
            "order": self.order, "asked": self.asked, "taken": self.taken,
        }  # fmt: skip
