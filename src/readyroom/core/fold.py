"""Folding a log: the state its entries lead to, and how one more entry is made.

``Match`` is what people and programs use; this is its compiled base.
"""

from __future__ import annotations

from typing import Any, Final, Generic, SupportsIndex

from readyroom.core.chance import SHARED, Chance, DictatedChance, MissingSeed, WitnessedChance
from readyroom.core.codec import decode_action
from readyroom.core.entry import CLOCK, Entry
from readyroom.core.errors import (
    BadPosition,
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
    ReadyRoomError,
    RulesFault,
)
from readyroom.core.game import Game
from readyroom.core.misuse import must_name_what_exists, no_such_thing, well_made, whole
from readyroom.core.native import mypyc_attr
from readyroom.core.parameters import O, P, S, W
from readyroom.core.position import Position, read_position
from readyroom.core.quotes import quoted
from readyroom.core.struct import Action, Event, Lay, Outcome, Rewound, Tick, Undo, Undone
from readyroom.core.telling import Telling, Told

OVER: Final = "The match is over."
TICKS_AT_ONCE: Final = 1_000
"""More deadlines than this at one moment are a bug in the rules."""


Standing = tuple[Outcome | None, tuple[int, ...], int | None]
"""The outcome, who is to act, and the deadline."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold(Generic[O, S, P, W]):
    """A log, the state it leads to, and the events on the way."""

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
        """Whether some of its luck was dictated, so the seed cannot verify it."""
        self._laid: Position | None = None
        """The position the match started from, if any. Its state is never changed."""
        self.entries: list[Entry] = []
        self.told: list[list[Told]] = []
        self.line: list[int] = []
        """The entries that stand: all but undone ones and the undos themselves."""
        self.now = 0
        """The match's clock, in milliseconds."""
        self.state: S
        """All facts, hidden ones too. Set from the setup on."""
        self.orders: dict[int, Any] = {}
        self.faults: list[RulesFault] = []
        """Errors in standing orders, which were dropped because of them."""
        self._sealed: set[int] = set()
        self._legal: dict[int, list[Action]] = {}
        self._stands: Standing | None = None
        """Cached since the last entry."""

    @property
    def seq(self) -> int:
        """The number of the latest entry; the setup is entry 0."""
        return latest(self)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something legal to do now.

        >>> import readyroom
        >>> readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7).to_act
        (0, 1)
        """
        return stands(self)[1]

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over; then scores, ranking and the reason."""
        return stands(self)[0]

    @property
    def deadline(self) -> int | None:
        """When the clock must tick next, in match milliseconds; None if there is no deadline."""
        return stands(self)[2]

    @property
    def live(self) -> bool:
        """Whether seats act at once against the clock now, so nobody can be expected to have seen the latest entry."""
        return live(self)

    @property
    def undoer(self) -> int | None:
        """The seat that can undo, if any: the one that acted last."""
        return undoer(self)

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """Everything this seat may do now. The caller must not change the list.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> len(match.legal(0))
        2
        """
        asked = seat_of(self, seat)
        legal = self._legal.get(asked)
        if legal is None:
            legal = self._legal[asked] = [] if stands(self)[0] is not None else self.game.legal(self.state, asked)
        return legal

    def sealed(self, seq: int) -> bool:
        """Whether entry ``seq`` rolled or revealed something, so its actor alone cannot take it back."""
        return seq in self._sealed

    # -- making entries

    def do(self, seat: SupportsIndex, action: Any, at: int | None = None) -> list[Event]:
        """Makes a legal action, which may be plain data, and returns the events: ``Match.act`` without its
        conveniences."""
        before = len(self.entries) - 1
        acting = seat_of(self, seat)
        plain = isinstance(action, dict)
        meant = decode_action(self.game.actions, action) if plain else action
        run_clock(self, self.now if at is None else max(at, self.now))
        enter(self, acting, accepted(self, acting, meant, plain), self.now, luck_of(self))
        if self.orders:
            follow_orders(self)
        return told_since(self, before)

    def fold(self, entry: Entry, trusted: bool = False, check_luck: bool = False) -> None:
        """Adds a recorded entry. One that was accepted here is trusted; any other is checked: the action must be legal
        and, if the seed is known, the luck must be the seed's. ``check_luck`` checks the luck of trusted ones too."""
        if entry.seq != len(self.entries):
            raise BrokenRecord(entry.seq, f"entry {len(self.entries)} was expected here.")
        luck = list(entry.chance)
        seed = self.seed if check_luck or not trusted else None
        if seed is not None and not self.dictated:
            chance: Chance = WitnessedChance(luck, entry.seq, seed, luck_number(self, seed))
        else:
            chance = DictatedChance(luck, entry.seq)
        action = entry.action
        if action is None or type(action) is Lay or entry.seq == 0:
            if entry.seq != 0 or not (action is None or type(action) is Lay):
                raise BrokenRecord(entry.seq, "the setup, and only the setup, has no action.")
            if type(action) is Lay and self._laid is None:
                self._laid = laid_by(self, action, entry.at)
            set_up(self, chance, action)
            return
        if not trusted:
            check_entry(self, entry, action)
        try:
            enter(self, entry.actor, action, entry.at, chance)
        except (IllegalAction, RulesFault) as fault:
            raise BrokenRecord(entry.seq, str(fault)) from fault

    def look_again(self) -> None:
        """Drops what was cached from the state, after changing it by hand."""
        forget(self)


Log = Fold[Any, Any, Any, Any]

# These are functions, not methods: compiled code would call a method that ``Match`` could override indirectly. Callers
# that ask with every action, as a table does, use these.


def stands(log: Log) -> Standing:
    """Where the match stands now."""
    known = log._stands
    if known is not None:
        return known
    game, state = log.game, log.state
    over = game.outcome(state)
    found = (None, game.to_act(state), game.deadline(state)) if over is None else (over, (), None)
    log._stands = found
    return found


def latest(log: Log) -> int:
    return len(log.entries) - 1


def live(log: Log) -> bool:
    return stands(log)[0] is None and log.game.live(log.state)


def undoer(log: Log) -> int | None:
    last = log.entries[log.line[-1]].actor
    return None if why_no_undo(log, last) else last


def forget(log: Log) -> None:
    """Drops what was cached from the state."""
    log._stands = None
    if log._legal:
        log._legal.clear()


def seat_of(log: Log, seat: object) -> int:
    """The seat, if it exists."""
    if type(seat) is int and 0 <= seat < log.seats:
        return seat
    found = whole(seat)
    if found is None or not 0 <= found < log.seats:
        raise NoSuchSeat(f"There is no seat {quoted(seat)}; the seats are 0 to {log.seats - 1}.")
    return found


def accepted(log: Log, seat: int, action: Any, read: bool = False) -> Action:
    """The action as the rules list it; refused if they do not, unless it is only just late. One ``read`` from plain
    data already has checked field values."""
    try:
        listed = allowed(log, seat, action)
        if listed is not None and (read or listed is action):
            return listed
        meant = action if read else well_made(log.game, seat, action)
        listed = allowed(log, seat, meant)
        if listed is not None:
            return listed
        tidy = log.game.tidy(meant)
        listed = allowed(log, seat, tidy) if tidy != meant else None
        if listed is not None:
            return listed
        if stands(log)[0] is not None:
            raise IllegalAction(OVER)
        if log.game.late(log.state, seat, meant):
            return meant
        reason = refusal(log, seat, meant)
    except ReadyRoomError:
        raise
    except Exception as fault:
        raise RulesFault(len(log.entries), fault) from fault
    raise IllegalAction(reason)


def allowed(log: Log, seat: int, action: Action) -> Action | None:
    """The legal action equal to this one, if any."""
    if seat not in stands(log)[1]:
        return None
    legal = log._legal.get(seat)
    if legal is not None:
        for listed in legal:
            if listed is action:
                return listed
    return log.game.allows(log.state, seat, action)


def refusal(log: Log, seat: int, action: Action) -> str:
    try:
        must_name_what_exists(log.game, action)
        return log.game.refusal(log.state, seat, action)
    except LookupError:
        return no_such_thing(log.game, action, log.legal(seat))


def why_no_undo(log: Log, seat: int) -> str:
    """Why a seat cannot take back its last action; empty if it can."""
    last = log.entries[log.line[-1]]
    if stands(log)[0] is not None:
        return OVER
    if last.seq == 0:
        return "There is nothing to take back."
    if last.actor == CLOCK:
        return "The clock has moved on since. You can take this back only if the table agrees."
    if last.actor != seat:
        return "Someone else has acted since, so you cannot take back your last action alone."
    if last.seq in log._sealed:
        return "Something was rolled or revealed. You can take this back only if the table agrees."
    return ""


def laid_by(log: Log, action: Lay, at: int) -> Position:
    """The position that the match starts from, which must agree with the match's settings."""
    try:
        laid = read_position(log.game, action.position)
    except BadPosition as wrong:
        raise BrokenRecord(0, str(wrong)) from None
    if (laid.version, laid.seats, laid.options, laid.clock) != (log.version, log.seats, log.options, at):
        raise BrokenRecord(0, "its position has another version of the rules, other seats, options or time.")
    return laid


def set_up(log: Log, chance: Chance, action: Action | None = None) -> None:
    """Makes the first entry: the setup, or a position laid instead."""
    log.now = 0 if log._laid is None else log._laid.clock
    t = Telling(chance, log.now)
    begin(log, t)
    chance.finish()
    keep(log, Entry(0, log.now, CLOCK, action, tuple(chance.outcomes)), t)


def begin(log: Log, t: Telling) -> None:
    if log._laid is None:
        log.state = log.game.setup(log.options, log.seats, log.version, t)
    else:
        log.state = log._laid.state.clone()


def run_clock(log: Log, ms: int) -> None:
    """Ticks every deadline up to ``ms``."""
    ticks = 0
    while (due := stands(log)[2]) is not None and due <= ms:
        ticks = ticks + 1 if due <= log.now else 0
        if ticks > TICKS_AT_ONCE:
            raise RulesFault(len(log.entries), RuntimeError(f"the deadline at {due} ms does not go away"))
        enter(log, CLOCK, Tick(), max(due, log.now), luck_of(log))
    log.now = ms


def enter(log: Log, actor: int, action: Action, at: int, chance: Chance) -> None:
    """Applies one entry to the state and logs it; an error in the rules leaves everything as it was."""
    seq = len(log.entries)
    t = Telling(chance, at)
    if type(action) is Undo:
        go_back(log, action.to)
        t.tell(Rewound(action.to) if actor == CLOCK else Undone(actor))
    else:
        try:
            if type(action) is Tick:
                log.game.tick(log.state, t)
            else:
                log.game.apply(log.state, actor, action, t)
            chance.finish()
        except BaseException as fault:
            refold(log)
            if isinstance(fault, ReadyRoomError) or not isinstance(fault, Exception):
                raise
            raise RulesFault(seq, fault) from fault
    log.now = at
    keep(log, Entry(seq, at, actor, action, tuple(chance.outcomes)), t)


def keep(log: Log, entry: Entry, t: Telling) -> None:
    log.entries.append(entry)
    log.told.append(t.told)
    if type(entry.action) is not Undo:
        log.line.append(entry.seq)
    if t.sealed or entry.chance or t.chance.looked:
        log._sealed.add(entry.seq)
    forget(log)


def luck_of(log: Log, luck: list[int] | None = None, exact: bool = True) -> Chance:
    if luck is not None:
        return DictatedChance(luck.copy(), len(log.entries), exact)
    return MissingSeed() if log.seed is None else Chance(log.seed, luck_number(log, log.seed))


def luck_number(log: Log, seed: str) -> int:
    """Which of the seed's streams the next entry draws from: its own number's. For shared seeds, entries without luck
    do not count, so all draw the same cards in the same order."""
    if not seed.startswith(SHARED):
        return len(log.entries)
    return sum([1 for entry in log.entries if entry.chance])


def follow_orders(log: Log) -> None:
    """Answers for the seats whose standing orders answer. Orders on which the rules fail are dropped: the action before
    them was made, and must not seem refused."""
    while log.orders:
        for seat in stands(log)[1]:
            if seat in log.orders and followed(log, seat):
                break
        else:
            return


def followed(log: Log, seat: int) -> bool:
    try:
        action = log.game.preset(log.state, seat, log.orders[seat])
        if action is None or allowed(log, seat, action) is None:
            return False
        enter(log, seat, action, log.now, luck_of(log))
    except Exception as fault:
        del log.orders[seat]
        log.faults.append(fault if isinstance(fault, RulesFault) else RulesFault(len(log.entries), fault))
        return False
    return True


def go_back(log: Log, to: int) -> None:
    log.line = [seq for seq in log.line if seq <= to]
    refold(log)


def refold(log: Log) -> None:
    """Rebuilds the state from the entries that stand."""
    forget(log)
    for seq in log.line:
        entry = log.entries[seq]
        t = Telling(DictatedChance(list(entry.chance), seq), entry.at, aloud=False)
        if entry.action is None or seq == 0:
            begin(log, t)
        elif type(entry.action) is Tick:
            log.game.tick(log.state, t)
        else:
            log.game.apply(log.state, entry.actor, entry.action, t)


def check_entry(log: Log, entry: Entry, action: Action) -> None:
    """Whether the match could have reached this entry by itself."""
    back = type(action) is Undo and entry.actor == CLOCK
    if entry.at < log.now and not back:
        raise BrokenRecord(entry.seq, f"the clock goes back from {log.now} to {entry.at} ms.")
    due = stands(log)[2]
    if type(action) is Undo:
        if back and (action.to not in log.line or entry.at != log.entries[action.to].at):
            raise BrokenRecord(entry.seq, f"it goes back to entry {action.to}, which does not stand.")
        if not back and (why_no_undo(log, entry.actor) or action.to != log.line[-2]):
            raise BrokenRecord(entry.seq, why_no_undo(log, entry.actor) or "it takes back more than one action.")
    elif type(action) is Tick:
        if entry.actor != CLOCK or due is None or entry.at != max(due, log.now):
            raise BrokenRecord(entry.seq, "the clock ticks when nothing is due.")
    elif due is not None and due <= entry.at:
        raise BrokenRecord(entry.seq, f"the deadline at {due} ms has passed without a tick.")
    else:
        try:
            accepted(log, entry.actor, action)
        except (IllegalAction, MalformedAction, RulesFault) as refused:
            raise BrokenRecord(entry.seq, str(refused)) from None


def told_since(log: Log, before: int) -> list[Event]:
    return [told.event for seq in range(before + 1, len(log.entries)) for told in log.told[seq]]
