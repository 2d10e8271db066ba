"""The fold of a log: the state that follows from the entries, and how one more entry is made.

``Match`` is what people and programs hold in their hands; this is what it stands on, and what is compiled.
"""

from __future__ import annotations

from typing import Any, Final, Generic, SupportsIndex

from readyroom.core.chance import Chance, DictatedChance, MissingSeed, WitnessedChance
from readyroom.core.entry import CLOCK, Entry
from readyroom.core.errors import (
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
    ReadyRoomError,
    RulesFault,
)
from readyroom.core.game import Game
from readyroom.core.misuse import must_be_an_action, must_name_what_exists, no_such_thing, whole
from readyroom.core.native import mypyc_attr
from readyroom.core.parameters import O, P, S, W
from readyroom.core.quoting import quoted
from readyroom.core.struct import Action, Event, Outcome, Rewound, Tick, Undo, Undone
from readyroom.core.telling import Telling, Told

OVER: Final = "The match is over."
TICKS_AT_ONCE: Final = 1_000
"""More deadlines than this at one moment are a fault of the rules, not a busy moment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold(Generic[O, S, P, W]):
    """A log, the state it comes to, and what was told on the way."""

    def __init__(
        self, game: Game[O, S, P, W], options: O, seats: int, seed: str | None, promise: str, version: int
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.commitment = promise
        self.version = version
        self.dictated = False
        """Whether some of its luck was dictated, so that the seed cannot witness it."""
        self.entries: list[Entry] = []
        self.told: list[list[Told]] = []
        self.line: list[int] = []
        """The entries that stand: all but those taken back and the taking back itself."""
        self.now = 0
        """The match's clock, in milliseconds."""
        self.state: S
        """All facts, hidden ones too. There from the setup on."""
        self.orders: dict[int, Any] = {}
        self.faults: list[RulesFault] = []
        """Faults met while following standing orders, which were dropped because of them."""
        self._sealed: set[int] = set()
        self._legal: dict[int, list[Action]] = {}
        self._stands: tuple[Outcome | None, tuple[int, ...], int | None] | None = None
        """Outcome, who is to act and the deadline, once somebody has asked since the last entry."""

    @property
    def seq(self) -> int:
        """The number of the latest entry; the setup is entry 0."""
        return len(self.entries) - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something legal to do now.

        >>> import readyroom
        >>> readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7).to_act
        (0, 1)
        """
        return (self._stands or self._look())[1]

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over; then scores, ranking and the reason."""
        return (self._stands or self._look())[0]

    @property
    def deadline(self) -> int | None:
        """When the clock must tick next, in match milliseconds; None when time does not press."""
        return (self._stands or self._look())[2]

    @property
    def live(self) -> bool:
        """Whether seats act at once against the clock now, so that nobody can be expected to have seen the latest."""
        return self.outcome is None and self.game.live(self.state)

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """Everything this seat may do now. Not to be changed by the caller.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> len(match.legal(0))
        2
        """
        asked = self._seat(seat)
        legal = self._legal.get(asked)
        if legal is None:
            legal = self._legal[asked] = [] if self.outcome is not None else self.game.legal(self.state, asked)
        return legal

    def sealed(self, seq: int) -> bool:
        """Whether something was rolled or revealed in entry ``seq``, so that its actor alone cannot take it back."""
        return seq in self._sealed

    # -- making entries

    def do(self, seat: SupportsIndex, action: Any) -> list[Event]:
        """Makes a legal action now and returns what happened: ``Match.act`` without its conveniences."""
        before = self.seq
        acting = self._seat(seat)
        self._run_clock(self.now)
        self._enter(acting, self._must_be_accepted(acting, action), self.now, self._chance())
        if self.orders:
            self._follow_orders()
        return self._since(before)

    def fold(self, entry: Entry, trusted: bool = False, check_luck: bool = False) -> None:
        """Adds an entry that was made before. One that was accepted here is trusted; any other is checked: that the
        action was legal, and, where the seed is known, that the luck was the seed's. ``check_luck`` has the luck of a
        trusted one checked, too."""
        if entry.seq != len(self.entries):
            raise BrokenRecord(entry.seq, f"entry {len(self.entries)} was expected here.")
        luck = list(entry.chance)
        witnessed = (check_luck or not trusted) and self.seed is not None and not self.dictated
        chance = WitnessedChance(luck, entry.seq, self.seed or "") if witnessed else DictatedChance(luck, entry.seq)
        if entry.action is None or entry.seq == 0:
            if entry.seq != 0 or entry.action is not None:
                raise BrokenRecord(entry.seq, "the setup, and only the setup, has no action.")
            self._set_up(chance)
            return
        if not trusted:
            self._check_entry(entry, entry.action)
        try:
            self._enter(entry.actor, entry.action, entry.at, chance)
        except (IllegalAction, RulesFault) as fault:
            raise BrokenRecord(entry.seq, str(fault)) from fault

    def look_again(self) -> None:
        """Forgets what was worked out from the state, for those who have changed it by hand."""
        self._legal.clear()
        self._stands = None

    # -- inside

    def _look(self) -> tuple[Outcome | None, tuple[int, ...], int | None]:
        game, state = self.game, self.state
        over = game.outcome(state)
        found = (None, game.to_act(state), game.deadline(state)) if over is None else (over, (), None)
        self._stands = found
        return found

    def _seat(self, seat: object) -> int:
        """The seat, if there is such a one."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise NoSuchSeat(f"There is no seat {quoted(seat)}; the seats are 0 to {self.seats - 1}.")
        return found

    def _must_be_accepted(self, seat: int, action: Any) -> Action:
        """The action as the rules list it; a refusal if they do not, unless it came only just too late."""
        try:
            listed = self._allowed(seat, action)
            if listed is not None:
                return listed
            must_be_an_action(self.game, seat, action)
            meant: Action = action
            tidy = self.game.tidy(meant)
            listed = self._allowed(seat, tidy) if tidy != meant else None
            if listed is not None:
                return listed
            if self.outcome is not None:
                raise IllegalAction(OVER)
            if self.game.late(self.state, seat, meant):
                return meant
            reason = self._refusal(seat, meant)
        except ReadyRoomError:
            raise
        except Exception as fault:
            raise RulesFault(len(self.entries), fault) from fault
        raise IllegalAction(reason)

    def _allowed(self, seat: int, action: Action) -> Action | None:
        """The legal action that is equal to this one, if there is one."""
        if seat not in self.to_act:
            return None
        legal = self._legal.get(seat)
        if legal is not None:
            for listed in legal:
                if listed is action:
                    return listed
        return self.game.allows(self.state, seat, action)

    def _refusal(self, seat: int, action: Action) -> str:
        try:
            must_name_what_exists(self.game, action)
            return self.game.refusal(self.state, seat, action)
        except LookupError:
            return no_such_thing(self.game, action, self.legal(seat))

    def _no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last action; empty if it can."""
        last = self.entries[self.line[-1]]
        if self.outcome is not None:
            return OVER
        if last.seq == 0:
            return "There is nothing to take back."
        if last.actor == CLOCK:
            return "The clock has moved on since, so it can be taken back only if the table agrees."
        if last.actor != seat:
            return "Somebody else has decided since, so your last action cannot be taken back alone."
        if last.seq in self._sealed:
            return "Something was rolled or revealed, so it can be taken back only if the table agrees."
        return ""

    def _set_up(self, chance: Chance) -> None:
        t = Telling(chance, 0)
        self.state = self.game.setup(self.options, self.seats, self.version, t)
        chance.finish()
        self._keep(Entry(0, 0, CLOCK, None, tuple(chance.outcomes)), t)

    def _run_clock(self, ms: int) -> None:
        """Lets every deadline up to ``ms`` come."""
        ticks = 0
        while (due := self.deadline) is not None and due <= ms:
            ticks = ticks + 1 if due <= self.now else 0
            if ticks > TICKS_AT_ONCE:
                raise RulesFault(len(self.entries), RuntimeError(f"the deadline at {due} ms does not go away"))
            self._enter(CLOCK, Tick(), max(due, self.now), self._chance())
        self.now = ms

    def _enter(self, actor: int, action: Action, at: int, chance: Chance) -> None:
        """Applies one entry to the state and writes it down; a fault in the rules leaves everything as it was."""
        seq = len(self.entries)
        t = Telling(chance, at)
        if type(action) is Undo:
            self._go_back(action.to)
            t.tell(Rewound(action.to) if actor == CLOCK else Undone(actor))
        else:
            try:
                if type(action) is Tick:
                    self.game.tick(self.state, t)
                else:
                    self.game.apply(self.state, actor, action, t)
                chance.finish()
            except BaseException as fault:
                self._refold()
                if isinstance(fault, ReadyRoomError) or not isinstance(fault, Exception):
                    raise
                raise RulesFault(seq, fault) from fault
        self.now = at
        self._keep(Entry(seq, at, actor, action, tuple(chance.outcomes)), t)

    def _keep(self, entry: Entry, t: Telling) -> None:
        self.entries.append(entry)
        self.told.append(t.told)
        if type(entry.action) is not Undo:
            self.line.append(entry.seq)
        if t.sealed or entry.chance or t.chance.looked:
            self._sealed.add(entry.seq)
        self.look_again()

    def _chance(self, luck: list[int] | None = None, exact: bool = True) -> Chance:
        if luck is not None:
            return DictatedChance(luck.copy(), len(self.entries), exact)
        return MissingSeed() if self.seed is None else Chance(self.seed, len(self.entries))

    def _follow_orders(self) -> None:
        """Answers for the seats whose standing orders answer. Orders that the rules fail on are dropped: the action
        before them was made, and must not seem refused."""
        while self.orders:
            for seat in self.to_act:
                if seat in self.orders and self._followed(seat):
                    break
            else:
                return

    def _followed(self, seat: int) -> bool:
        try:
            action = self.game.preset(self.state, seat, self.orders[seat])
            if action is None or self._allowed(seat, action) is None:
                return False
            self._enter(seat, action, self.now, self._chance())
        except Exception as fault:
            del self.orders[seat]
            self.faults.append(fault if isinstance(fault, RulesFault) else RulesFault(len(self.entries), fault))
            return False
        return True

    def _go_back(self, to: int) -> None:
        self.line = [seq for seq in self.line if seq <= to]
        self._refold()

    def _refold(self) -> None:
        """Makes the state anew from the entries that stand."""
        self.look_again()
        for seq in self.line:
            entry = self.entries[seq]
            t = Telling(DictatedChance(list(entry.chance), seq), entry.at, aloud=False)
            if entry.action is None:
                self.state = self.game.setup(self.options, self.seats, self.version, t)
            elif type(entry.action) is Tick:
                self.game.tick(self.state, t)
            else:
                self.game.apply(self.state, entry.actor, entry.action, t)

    def _check_entry(self, entry: Entry, action: Action) -> None:
        """Whether the match could have come to this entry by itself."""
        back = type(action) is Undo and entry.actor == CLOCK
        if entry.at < self.now and not back:
            raise BrokenRecord(entry.seq, f"the clock goes back from {self.now} to {entry.at} ms.")
        due = self.deadline
        if type(action) is Undo:
            if back and (action.to not in self.line or entry.at != self.entries[action.to].at):
                raise BrokenRecord(entry.seq, f"it goes back to entry {action.to}, which does not stand.")
            if not back and (self._no_undo(entry.actor) or action.to != self.line[-2]):
                raise BrokenRecord(entry.seq, self._no_undo(entry.actor) or "it takes back more than one action.")
        elif type(action) is Tick:
            if entry.actor != CLOCK or due is None or entry.at != max(due, self.now):
                raise BrokenRecord(entry.seq, "the clock ticks when nothing is due.")
        elif due is not None and due <= entry.at:
            raise BrokenRecord(entry.seq, f"the deadline at {due} ms has passed without a tick.")
        else:
            try:
                self._must_be_accepted(entry.actor, action)
            except (IllegalAction, MalformedAction, RulesFault) as refused:
                raise BrokenRecord(entry.seq, str(refused)) from None

    def _since(self, before: int) -> list[Event]:
        return [told.event for seq in range(before + 1, len(self.entries)) for told in self.told[seq]]
