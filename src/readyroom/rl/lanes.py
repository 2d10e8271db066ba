"""Matches stepped by numbers, for learners: who is asked, what they may do, what they know, and how it came out.

Who acts when:

- Where no clock runs, one seat at a time is asked. If several decide at once, they are asked in turn, from the seat
  after the one that acted last.
- Against the clock the match goes by beats of ``beat`` milliseconds. In each beat every seat that can act is asked
  once, the lowest first, and does one thing or waits; then the clock runs a beat on. Nobody can act: it runs to the
  next deadline.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.chance import Chance, QuickChance
from readyroom.core.errors import IllegalAction
from readyroom.core.game import Bot, Game
from readyroom.core.observation import Observer
from readyroom.core.parcel import packed, unpacked
from readyroom.core.playout import BEAT, run_clock
from readyroom.core.space import Space
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling

NOBODY: Final = -1
"""Nobody is asked: the match is over."""
PLACE: Final = "place"
POINTS: Final = "points"
REWARDS: Final = (PLACE, POINTS)
"""What is rewarded: the final place, or every change of the public points."""


class Lane:
    """One match after another of the same game. ``match``: starts a recorded match from a seed; without it, matches use
    quick luck and leave no record. ``bots``: who decides for a seat; None: the learner."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        options: Any,
        seats: int,
        version: int,
        bots: list[Bot | None],
        beat: int = BEAT,
        match: Any = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.version = version
        self.bots = bots
        self.beat = beat
        self.space: Space = game.space(version)
        self.observer: Observer = game.observer(version)
        self.wait = len(self.space)
        """The number for waiting, after those of all actions."""
        self.starts: Any = match
        self.match: Any = None
        self.state: Any = None
        self.t = Telling(QuickChance(1), 0, False)
        self.thoughts: Chance = QuickChance(1)
        """The bots' luck, which is not the table's."""
        self.seat = NOBODY
        self.clock = False
        """Whether the clock runs, so that waiting is possible."""
        self.legal: list[Action] = []
        self.numbers: list[int] = []
        self.outcome: Outcome | None = None
        self.asked = 0
        """How many decisions there have been."""
        self._beat: list[int] = []
        """Who is still to be asked in this beat."""
        self._beating = False
        self._last = NOBODY

    def start(self, seed: int) -> None:
        """Another match, up to its first question."""
        self.thoughts = QuickChance(seed + 1)
        self.outcome = None
        self.asked = 0
        self._beat = []
        self._beating = False
        self._last = NOBODY
        if self.starts is not None:
            self.match = self.starts(str(seed))
            self.state = self.match.state
        else:
            self.t = Telling(QuickChance(seed), 0, False)
            self.state = self.game.setup(self.options, self.seats, self.version, self.t)
        self._ask()

    def copy(self) -> Lane:
        """A copy of the match without a record, to be played on separately."""
        other = Lane(self.game, self.options, self.seats, self.version, self.bots, self.beat)
        other.state = None if self.state is None else self.state.clone()
        other.t = Telling(self.t.chance, self.now, False)
        other.thoughts = self.thoughts
        other.seat = self.seat
        other.clock = self.clock
        other.legal = self.legal
        other.numbers = self.numbers
        other.outcome = self.outcome
        other.asked = self.asked
        other._beat = self._beat.copy()
        other._beating = self._beating
        other._last = self._last
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and other processes: a recorded match goes as its log, any other as a parcel."""
        settings = (self.game, self.options, self.seats, self.version, self.bots, self.beat, self.starts)
        state = self.state if self.match is None else None
        now = (self.t, self.thoughts, self.seat, self.clock, self.outcome, self.asked, self._beat, self._beating)
        return _lane, (settings, self.match, self._last, packed((state, now)))

    def draw_from(self, chance: Chance) -> None:
        """Sets the luck from now on."""
        self.t = Telling(chance, self.now, False)

    def imagine(self, seat: int, chance: Chance) -> None:
        """Deals everything hidden from a seat again."""
        self.game.imagine(self.state, seat, chance)
        if self.seat != NOBODY:
            self._list(self.seat)

    @property
    def now(self) -> int:
        """The match's clock."""
        now: int = self.t.now if self.match is None else self.match.now
        return now

    # -- one seat at a time

    def choose(self, number: int) -> None:
        """The asked seat does this, or waits; then the match continues to the next question for a learner."""
        if number == self.wait and self.clock:
            self.asked += 1
        else:
            self._act(self.seat, self._meant(number))
        self._ask()

    def allows(self, number: int) -> bool:
        """Whether the asked seat may do this."""
        return number in self.numbers or (number == self.wait and self.clock and self.seat != NOBODY)

    def _meant(self, number: int) -> Action:
        for i, other in enumerate(self.numbers):
            if other == number:
                return self.legal[i]
        raise IllegalAction(self.refusal(number))

    def refusal(self, number: int) -> str:
        """Why the asked seat cannot do this."""
        if self.seat == NOBODY:
            return "The match is over."
        if number == self.wait:
            return "No clock runs now, so nobody can wait."
        return f"Seat {self.seat} cannot do that now: {self.space.name(number)}."

    def _act(self, seat: int, action: Action) -> None:
        self.asked += 1
        self._last = seat
        if self.match is None:
            self.game.apply(self.state, seat, action, self.t)
        else:
            self.match.do(seat, action)
            self.state = self.match.state

    def _ask(self) -> None:
        """Continues until a learner is asked, or the match is over."""
        while self._find():
            bot = self.bots[self.seat]
            if bot is None:
                self._list(self.seat)
                return
            action = self._advice(bot, self.seat)
            if action is not None:
                self._act(self.seat, action)
        self.seat = NOBODY
        self.clock = False
        self.legal = []
        self.numbers = []

    def _advice(self, bot: Bot, seat: int) -> Action | None:
        """What a bot does, knowing only what its seat knows."""
        imagined = self.state.clone()
        self.game.imagine(imagined, seat, self.thoughts)
        action = bot.choose(imagined, seat, self.game.legal(self.state, seat), self.thoughts)
        if action is None and not self.clock:
            raise IllegalAction(f"The bot of seat {seat} waits where no clock runs.")
        return action

    def _find(self) -> bool:
        """Finds the next seat to ask; none if the match is over."""
        game = self.game
        while True:
            if self._beating:
                self.seat = self._next_in_beat()
                if self.seat != NOBODY:
                    return True
                self._beating = False
                if game.deadline(self.state) is not None:
                    self._run_clock(self.now + self.beat)
            self.outcome = game.outcome(self.state)
            if self.outcome is not None:
                return False
            deciding = game.to_act(self.state)
            due = game.deadline(self.state)
            self.clock = due is not None
            if due is None:
                if not deciding:
                    raise IllegalAction("Nobody can act, and no clock runs.")
                self.seat = self._next(deciding)
                return True
            if deciding:
                self._beat = list(deciding)
                self._beating = True
            else:
                self._run_clock(due)

    def _next_in_beat(self) -> int:
        """Who is asked next in this beat, while the clock runs."""
        game = self.game
        while self._beat and game.deadline(self.state) is not None:
            seat = self._beat.pop(0)
            if seat in game.to_act(self.state) and game.legal(self.state, seat):
                return seat
        return NOBODY

    def _next(self, deciding: tuple[int, ...]) -> int:
        """The seat after the one that acted last."""
        for seat in deciding:
            if seat > self._last:
                return seat
        return deciding[0]

    def _run_clock(self, now: int) -> None:
        if self.match is None:
            run_clock(self.game, self.state, self.t, now)
        else:
            self.match.tick(now)
            self.state = self.match.state

    def _list(self, seat: int) -> None:
        self.legal = self.game.legal(self.state, seat)
        self.numbers = self.space.numbers(self.state, seat, self.legal)

    # -- all seats at once

    def begin_round(self) -> list[list[int]]:
        """For every seat the numbers of what it may do now; none for those not asked."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        if self.seat != NOBODY:
            for seat in self.game.to_act(self.state):
                found[seat] = self.space.numbers(self.state, seat, self.game.legal(self.state, seat))
        return found

    def play_round(self, chosen: list[int]) -> list[int]:
        """Every seat does what it chose, the lowest first, and the clock runs one beat if there is one. Seats whose
        choice is not, or no longer, legal wait instead; they are returned."""
        late: list[int] = []
        clocked = self.clock
        deciding = self.game.to_act(self.state)
        for seat, number in enumerate(chosen):
            if number == self.wait or seat not in deciding:
                if number != self.wait:
                    late.append(seat)
                continue
            if self.game.outcome(self.state) is None and seat in self.game.to_act(self.state):
                self._list(seat)
                if number in self.numbers:
                    self._act(seat, self.legal[self.numbers.index(number)])
                    continue
            late.append(seat)
        self._beat = []
        self._beating = clocked
        self._ask()
        return late

    # -- what is known, and how it came out

    def write(self, seat: int, into: bytearray, at: int) -> None:
        """What a seat knows, written where all is 0."""
        self.observer.write(self.state, seat, self.now, into, at)

    def points(self) -> list[float]:
        """The public points; at the end, the score."""
        outcome = self.outcome
        standing = outcome.scores if outcome is not None else self.game.standing(self.state)
        return [float(point) for point in standing] if standing else [0.0] * self.seats

    def places(self) -> list[float]:
        """Each seat's result in a finished match, from 1 for a winner to -1. Tied seats share what their places are
        worth; a crew, and a lone player, has won or lost."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.seats
        if self.seats == 1 or outcome.together:
            winners = outcome.winners
            return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]
        found: list[float] = []
        for place in outcome.ranking:
            better = tied = 0
            for other in outcome.ranking:
                if other < place:
                    better += 1
                elif other == place:
                    tied += 1
            found.append(1.0 - (2.0 * better + tied - 1.0) / (self.seats - 1.0))
        return found


def _lane(settings: tuple[Any, ...], match: Any, last: int, parcel: bytes) -> Lane:
    lane = Lane(*settings)
    lane.match = match
    lane._last = last
    state, now = unpacked(parcel)
    lane.state = state if match is None else match.state
    lane.t, lane.thoughts, lane.seat, lane.clock, lane.outcome, lane.asked, lane._beat, lane._beating = now
    if lane.seat != NOBODY:
        lane._list(lane.seat)
    return lane


class Lanes:
    """Many matches stepped in one call. Row ``i`` of ``seen`` is what the seat asked in lane ``i`` knows; a finished
    match is followed by the next at once."""

    def __init__(self, lanes: list[Lane], most: int) -> None:
        self.lanes = lanes
        self.most = most
        """A match is truncated after this many decisions."""
        self.size = lanes[0].observer.layout.size
        self.seen = bytearray(len(lanes) * self.size)
        self.numbers: list[list[int]] = [[] for _ in lanes]
        """What the seat asked in each lane may do, including waiting where the clock runs."""
        self.seats: list[int] = [0] * len(lanes)
        """Who is asked."""
        self.ended: list[int] = []
        """Lanes whose match ended or was truncated in the last step."""
        self.broken: list[int] = []
        self.results: list[list[float]] = []
        self.scores: list[list[float]] = []
        self.seed = 0
        self._blank = bytearray(self.size)

    def __reduce__(self) -> tuple[Any, ...]:
        now = (self.seen, self.numbers, self.seats, self.ended, self.broken, self.results, self.scores, self.seed)
        return _lanes, (self.lanes, self.most, now)

    def start(self, seed: int) -> None:
        """New matches everywhere."""
        self.seed = seed
        self.ended = []
        self.broken = []
        for i in range(len(self.lanes)):
            self._restart(i)
            self._show(i)

    def first_refusing(self, chosen: list[int]) -> int:
        """The first lane whose asked seat may not do what was chosen; -1 if there is none."""
        for i, number in enumerate(chosen):
            if not self.lanes[i].allows(number):
                return i
        return -1

    def step(self, chosen: list[int]) -> None:
        """Each asked seat does this. The places and points of ended matches stay in ``results``."""
        self.ended = []
        self.broken = []
        self.results = []
        self.scores = []
        for i, number in enumerate(chosen):
            lane = self.lanes[i]
            lane.choose(number)
            if lane.seat == NOBODY or lane.asked >= self.most:
                self.ended.append(i)
                if lane.seat != NOBODY:
                    self.broken.append(i)
                self.results.append(lane.places())
                self.scores.append(lane.points())
                self._restart(i)
            self._show(i)

    def _restart(self, i: int) -> None:
        """The next match of a lane with a question for the learner: one that bots alone finish is skipped."""
        lane = self.lanes[i]
        lane.start(self.seed)
        self.seed += 1
        while lane.seat == NOBODY:
            lane.start(self.seed)
            self.seed += 1

    def _show(self, i: int) -> None:
        lane = self.lanes[i]
        self.seats[i] = lane.seat
        at = i * self.size
        self.seen[at : at + self.size] = self._blank
        lane.write(lane.seat, self.seen, at)
        self.numbers[i] = [*lane.numbers, lane.wait] if lane.clock else lane.numbers


def _lanes(lanes: list[Lane], most: int, now: tuple[Any, ...]) -> Lanes:
    all_lanes = Lanes(lanes, most)
    (
        all_lanes.seen, all_lanes.numbers, all_lanes.seats, all_lanes.ended, all_lanes.broken, all_lanes.results,
        all_lanes.scores, all_lanes.seed,
    ) = now  # fmt: skip
    return all_lanes
