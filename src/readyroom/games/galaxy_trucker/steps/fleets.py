"""Enemy fleets and tactical zones (Missions 10)."""

from __future__ import annotations

from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.adventures import CANNONS, CREW, ENGINES, MEASURE_NAMES, Penalty
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.losses import LosingCrew, LosingDays, LosingGoods


def super_card(card: int) -> SuperCard:
    found = CARDS[card]
    assert isinstance(found, SuperCard)
    return found


def segments_suffered(card: SuperCard, level: int, halves: int) -> range:
    """The segments (0 for level I) that hit a ship of this strength: none if it matches the flight's level, else all
    beyond the highest line it matches."""
    if halves >= 2 * card.numbers[level - 1]:
        return range(0)
    matched = [line for line in range(level - 1) if halves >= 2 * card.numbers[line]]
    return range(matched[-1] + 1 if matched else 0, level)


def fleet(card: int, order: tuple[int, ...]) -> list[Step[State]]:
    """In order, every ship declares once for all segments."""
    full = super_card(card).full
    return [Fleet(card, order), *(DeclareStrength(seat, CANNONS, full) for seat in reversed(order))]


class Fleet(Step[State]):
    """Segment after segment hits the ships too weak for it."""

    __slots__ = ("card", "order", "segment")

    def __init__(self, card: int, order: tuple[int, ...], segment: int = 0) -> None:
        self.card = card
        self.order = order
        self.segment = segment

    def run(self, s: State, t: Telling) -> None:
        if self.segment == s.level:
            s.stack.pop()
            return
        card = super_card(self.card)
        suffered = {seat: segments_suffered(card, s.level, s.truckers[seat].declared) for seat in self.order}
        if self.segment == 0:
            for seat in self.order:
                if t.aloud:
                    t.tell(e.EnemyMet(seat, card.name, "lost" if suffered[seat] else "even"))
        s.stack[-1] = Fleet(self.card, self.order, self.segment + 1)
        seats = tuple(seat for seat in self.order if self.segment in suffered[seat])
        if seats:
            suffer_together(s, seats, card.segments[self.segment], card.name, self.order[0])


def suffer_together(s: State, seats: tuple[int, ...], penalty: Penalty, why: str, roller: int) -> None:
    """Resolves a segment for all who suffer it: crew, goods, days, shots."""
    if penalty.shots:
        s.stack.append(Barrage(penalty.shots, seats, roller=roller))
    if penalty.days:
        s.stack.append(LosingDays(seats, penalty.days))
    if penalty.goods:
        s.stack += [LosingGoods(seat, penalty.goods) for seat in reversed(seats)]
    if penalty.crew:
        s.stack += [LosingCrew(seat, penalty.crew, why) for seat in reversed(seats)]


class TacticalZone(Step[State]):
    """Column by column: one measure minus another, and the lowest suffers; on a tie, the one farther ahead.
    ``takes_part`` are the seats that did not buy their way out."""

    __slots__ = ("asked", "card", "column", "taken", "takes_part")

    def __init__(
        self, card: int, takes_part: tuple[int, ...], column: int = 0, taken: tuple[int, ...] = (), asked: bool = False
    ) -> None:
        self.card = card
        self.takes_part = takes_part
        self.column = column
        self.taken = taken
        """this column's values in half points: plus and minus of each ship, in order"""
        self.asked = asked
        """whether the next value has just been declared"""

    def run(self, s: State, t: Telling) -> None:
        card = super_card(self.card)
        order = [seat for seat in s.order() if seat in self.takes_part]
        if len(order) < 2:
            s.supers_met -= self.column == 0  # it had no effect, so it does not count
            if t.aloud:
                t.tell(e.ZoneSkipped())
            s.stack.pop()
            return
        if self.column == len(card.columns):
            s.stack.pop()
            return
        column = card.columns[self.column]
        if len(self.taken) < 2 * len(order):
            self._measure(s, order[len(self.taken) // 2], (column.plus, column.minus)[len(self.taken) % 2])
            return
        scores = [self.taken[2 * i] - self.taken[2 * i + 1] for i in range(len(order))]
        worst = order[scores.index(min(scores))]
        if t.aloud:
            t.tell(e.WorstOff(worst, f"{MEASURE_NAMES[column.plus]} minus {MEASURE_NAMES[column.minus]}"))
        s.stack[-1] = TacticalZone(self.card, self.takes_part, self.column + 1)
        for penalty in reversed(column.segments[: s.level]):
            suffer_together(s, (worst,), penalty, card.name, worst)

    def _measure(self, s: State, seat: int, measure: int) -> None:
        """Takes a measure: crew is counted, strengths are declared first."""
        if measure != CREW and not self.asked:
            s.stack[-1] = TacticalZone(self.card, self.takes_part, self.column, self.taken, asked=True)
            s.stack.append(DeclareStrength(seat, measure))
            return
        if measure == CREW:
            value = 2 * s.ship(seat).crew_count()
        else:
            declared = s.truckers[seat].declared
            value = 2 * declared if measure == ENGINES else declared
        s.stack[-1] = TacticalZone(self.card, self.takes_part, self.column, (*self.taken, value))
