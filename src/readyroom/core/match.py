"""A match: a log being folded. Everything a table, a bot, a replay or a test does goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from operator import index
from typing import Any, Final, Generic, overload

import msgspec

from readyroom.core import notation
from readyroom.core.chance import Chance, DictatedChance, MissingSeed, NoChance, WitnessedChance, commitment
from readyroom.core.choice import Choice
from readyroom.core.codec import decode_action, decode_orders, digest, to_json
from readyroom.core.entry import CLOCK, Entry
from readyroom.core.errors import (
    BadLuck,
    BadOptions,
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
    ReadyRoomError,
    RulesFault,
    UnknownChance,
)
from readyroom.core.game import Game
from readyroom.core.misuse import (
    dictated,
    milliseconds,
    must_be_a_game,
    must_be_an_action,
    must_name_what_exists,
    no_such_thing,
    whole,
)
from readyroom.core.parameters import O, P, S, W
from readyroom.core.quoting import quoted
from readyroom.core.record import FORMAT, Record, chained
from readyroom.core.space import Space
from readyroom.core.struct import Action, Event, Outcome, Rewound, Tick, Undo, Undone
from readyroom.core.telling import Telling, Told
from readyroom.core.view import Preview, View

OVER: Final = "The match is over."
TICKS_AT_ONCE: Final = 1_000
"""More deadlines than this at one moment are a fault of the rules, not a busy moment."""


class Match(Generic[O, S, P, W]):
    """A match of a game. Make one with ``readyroom.new_match`` or ``readyroom.replay``.

    >>> import readyroom
    >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
    >>> match
    <Match of Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide>
    """

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

    def __repr__(self) -> str:
        return f"<Match of {self._heading()}>"

    def __str__(self) -> str:
        """The table as a spectator sees it.

        >>> import readyroom
        >>> print(readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7))
        Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide
        <BLANKLINE>
        Everybody chooses a secret mission.
        ...
        """
        return f"{self._heading()}\n\n{self.board()}"

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return f"<p><b>{escape(self._heading())}</b></p><pre>{escape(self.board())}</pre>"

    def _heading(self) -> str:
        """What is played, how far it is, and who decides."""
        deciding = self.to_act
        if self.outcome is not None:
            now = "over"
        elif not deciding:
            now = "waiting for the clock"
        elif len(deciding) == 1:
            now = f"seat {deciding[0]} decides"
        else:
            now = f"seats {', '.join(map(str, deciding[:-1]))} and {deciding[-1]} decide"
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"{self.game.title}: {seats}, at entry {self.seq}, {now}"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match: of one game, for as many seats, under the same options and version of the
        rules, with the same entries. It does not matter whether the seed is known. A match changes, so it is no key.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> other = match.clone()
        >>> match == other, match == readyroom.replay(match.record())
        (True, True)
        >>> events = other.act(0, "keep elder")
        >>> match == other
        False
        """
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game.slug == other.game.slug
            and self.version == other.version
            and self.seats == other.seats
            and self.options == other.options
            and self.entries == other.entries
        )

    def __copy__(self) -> Match[O, S, P, W]:
        return self.clone()

    @classmethod
    def start(
        cls, game: Game[O, S, P, W], options: O, seats: int, seed: str, version: int | None = None
    ) -> Match[O, S, P, W]:
        """A new match, set up."""
        cls.check(game, options, seats)
        chosen = game.versions[-1] if version is None else version
        if chosen not in game.versions:
            raise BadOptions(f"{game.title} cannot be played under version {chosen} of its rules here.")
        match = cls(game, options, index(seats), seed, commitment(seed), chosen)
        match._set_up(Chance(seed, 0))
        return match

    @staticmethod
    def check(game: Game, options: Any, seats: int) -> None:
        """Raises BadOptions unless the game can be played by so many with these options."""
        must_be_a_game(game, "Match.start")
        count = whole(seats)
        least, most = game.seats[0], game.seats[-1]
        if count is None:
            raise BadOptions(f"The number of seats is a whole number, such as {most}, not {quoted(seats)}.")
        if count not in game.seats:
            raise BadOptions(f"{game.title} is for {least} to {most} seats, not {count}.")
        game.check_options(options, count)

    # -- looking

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

    @property
    def digest(self) -> str:
        """A fingerprint of the whole state: equal states have equal digests, on every machine."""
        return digest([self.game.slug, self.version, self.seats, self.options, self.state.dump()])

    @property
    def gist(self) -> str:
        """A fingerprint of where the match stands for those who play it: scores, places, who may do what. Records keep
        it: it changes when the rules decide otherwise, not when the state is merely written down otherwise."""
        over = self.outcome
        result = None if over is None else [over.scores, over.ranking]
        open_ = [sorted(to_json(action) for action in self.legal(seat)) for seat in range(self.seats)]
        return digest([result, self.game.standing(self.state), self.to_act, open_])

    def legal(self, seat: int) -> list[Action]:
        """Everything this seat may do now. Not to be changed by the caller.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> len(match.legal(0))
        2
        """
        if type(seat) is not int:
            seat = self._seat(seat)
        legal = self._legal.get(seat)
        if legal is None:
            self._seat(seat)
            legal = self._legal[seat] = [] if self.outcome is not None else self.game.legal(self.state, seat)
        return legal

    @property
    def space(self) -> Space:
        """Everything a seat can ever do in this match, numbered."""
        return self.game.space(self.version)

    def choice(self, seat: int) -> Choice | None:
        """What this seat is asked now, as data that any page or terminal can show; None if it is not asked.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> len(match.choice(0).options)
        2
        """
        seat = self._seat(seat)
        return None if self.outcome is not None else self.game.choice(self.state, seat)

    @overload
    def view(self, seat: int) -> View[P, W]: ...

    @overload
    def view(self, seat: None) -> View[P, None]: ...

    @overload
    def view(self, seat: int | None) -> View[P, Any]: ...

    def view(self, seat: int | None) -> View[P, Any]:
        """What this seat may know; None for a spectator.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.view(None).own is None
        True
        """
        if seat is None:
            return View(self.seq, None, self.game.public(self.state), None)
        seat = self._seat(seat)
        return View(self.seq, seat, self.game.public(self.state), self.game.own(self.state, seat))

    def board(self, seat: int | None = None, names: Sequence[str] = ()) -> str:
        """The table as text, as this seat sees it (by default, a spectator), with people's names if they are given.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> print(match.board(0, ["Ada", "Bo"]))
        Everybody chooses a secret mission.
        ...
         Keep one  Elder (Be the one who triggers the end: 2 points)
                   Orbiter (Have all your active ships at home: 2 points)
        ...
        """
        return self.game.board(self.view(seat), names)

    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, Event]]:
        """What this viewer was told by the entries that stand, each with its entry's number."""
        seat = None if seat is None else self._seat(seat)
        return [(seq, event) for seq in self.line if seq > after for told in self.told[seq] if (event := told.to(seat))]

    def write(self, action: Action) -> str:
        """An action in the game's notation."""
        return notation.write(self.game.notation, action)

    def read(self, text: str) -> Action:
        """An action from the game's notation."""
        return notation.read(self.game.notation, text)

    # -- doing

    def act(
        self,
        seat: int,
        action: Action | str | dict[str, Any],
        at: int | None = None,
        luck: Iterable[int] | None = None,
    ) -> list[Event]:
        """Makes a legal action and returns what happened.

        The action may be an object, plain data, or text in the game's notation (several, separated by semicolons: the
        first that is refused stops the rest). ``at`` is the match time in milliseconds; deadlines up to then come
        first, and stay even if the action is then refused. ``luck`` dictates the chance, for tests and puzzles.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.act(0, "roll")
        Traceback (most recent call last):
        readyroom.core.errors.IllegalAction: ...
        >>> events = match.act(0, match.legal(0)[0])
        >>> match.seq
        1
        """
        before = self.seq
        seat = self._seat(seat)
        left = None if luck is None else dictated(luck)
        if at is not None:
            at = milliseconds(at)
        wishes = [text for text in action.split(";") if text.strip()] if isinstance(action, str) else [action]
        for i, wish in enumerate(wishes or [""]):
            meant = self._meant(wish)
            self._run_clock(self.now if at is None else max(at, self.now))
            meant = self._must_be_accepted(seat, meant)
            try:
                self._enter(seat, meant, self.now, self._chance(left, exact=i == len(wishes) - 1))
            except BrokenRecord as misfit:
                raise BadLuck(f"The luck that was dictated does not fit: {misfit.reason}") from None
            if left is not None:
                self.dictated = True
                del left[: len(self.entries[-1].chance)]
            self._follow_orders()
        return self._since(before)

    def accepts(self, seat: int, action: Action | str | dict[str, Any]) -> bool:
        """Whether ``act`` would take this action now: because it is legal, or, in a live moment, only just late."""
        try:
            self._must_be_accepted(seat, self._meant(action))
        except (IllegalAction, MalformedAction):
            return False
        return True

    def tick(self, ms: int | None) -> list[Event]:
        """Lets the clock run to ``ms``; each deadline on the way is an entry.

        ``match.tick(match.deadline)`` goes on to whatever the clock brings next, and does nothing while time does not
        press (``ms`` is None then). Games against the clock go on only if somebody lets it run.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.deadline is None, match.tick(match.deadline), match.tick(60_000)
        (True, [], [])
        """
        if ms is None:
            return []
        ms = milliseconds(ms)
        if ms < self.now:
            raise IllegalAction(f"The clock is at {self.now} ms and cannot go back to {ms}.")
        before = self.seq
        self._run_clock(ms)
        self._follow_orders()
        return self._since(before)

    def undo(self, seat: int | None = None) -> list[Event]:
        """Takes back a seat's last action (by default, that of whoever acted last).

        Only back to the last thing revealed, rolled or decided by another; further back needs ``rewind``.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.undo()
        Traceback (most recent call last):
        readyroom.core.errors.IllegalAction: There is nothing to take back.
        """
        last = self.entries[self.line[-1]]
        who = last.actor if seat is None else self._seat(seat)
        refused = self._no_undo(who)
        if refused:
            raise IllegalAction(refused)
        before = self.seq
        self._enter(who, Undo(self.line[-2]), self.now, NoChance())
        return self._since(before)

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo(seat)`` would be accepted."""
        return not self._no_undo(seat)

    @property
    def undoer(self) -> int | None:
        """The seat that can undo, if one can: whoever acted last."""
        last = self.entries[self.line[-1]].actor
        return None if self._no_undo(last) else last

    def sealed(self, seq: int) -> bool:
        """Whether something was rolled or revealed in entry ``seq``, so that its actor alone cannot take it back."""
        return seq in self._sealed

    def rewind(self, to: int) -> list[Event]:
        """Takes the match, and its clock, back to just after entry ``to``. The caller has the table's consent."""
        if self.outcome is not None:
            raise IllegalAction(OVER)
        if to not in self.line:
            raise IllegalAction(f"There is no entry {quoted(to)} to go back to.")
        before = self.seq
        self._enter(CLOCK, Undo(to), self.entries[to].at, NoChance())
        return self._since(before)

    def give_orders(self, seat: int, orders: Any) -> list[Event]:
        """Sets a seat's standing orders (None: none); what they answer is answered from now on without asking."""
        seat = self._seat(seat)
        if orders is None:
            self.orders.pop(seat, None)
            return []
        if self.game.Orders is None:
            raise IllegalAction(f"{self.game.title} takes no standing orders.")
        self.orders[seat] = decode_orders(self.game.Orders, orders)
        before = self.seq
        self._follow_orders()
        return self._since(before)

    def preview(self, seat: int, action: Action | str | dict[str, Any]) -> Preview[P, W]:
        """What an action would do, seen by the seat that thinks of it, without doing it."""
        seat = self._seat(seat)
        meant = self._must_be_accepted(seat, self._meant(action))
        state = self.state.clone()
        t = Telling(NoChance(), self.now)
        try:
            self.game.apply(state, seat, meant, t)
        except UnknownChance:
            return Preview(False)
        except ReadyRoomError:
            raise
        except Exception as fault:
            raise RulesFault(len(self.entries), fault) from fault
        if t.sealed:
            return Preview(False)
        events = tuple(event for told in t.told if (event := told.to(seat)))
        view = View(self.seq, seat, self.game.public(state), self.game.own(state, seat))
        return Preview(True, events, view, self.game.standing(state))

    # -- going elsewhere in time

    def at(self, seq: int) -> Match[O, S, P, W]:
        """The match as it stood just after entry ``seq``.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> events = match.act(0, match.legal(0)[0])
        >>> match.at(0).seq, match.seq
        (0, 1)
        """
        last = whole(seq)
        if last is None or not 0 <= last <= self.seq:
            raise IllegalAction(f"The match has entries 0 to {self.seq}, and none numbered {quoted(seq)}.")
        past = self._blank()
        for entry in self.entries[: last + 1]:
            past.fold(entry, trusted=True)
        return past

    def clone(self) -> Match[O, S, P, W]:
        """An independent copy; ``copy.copy(match)`` is the same.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> other = match.clone()
        >>> events = other.act(0, other.legal(0)[0])
        >>> match.seq, other.seq
        (0, 1)
        """
        copy = self._blank()
        copy.entries = self.entries.copy()
        copy.told = self.told.copy()
        copy.line = self.line.copy()
        copy.now = self.now
        copy.state = self.state.clone()
        copy.orders = self.orders.copy()
        copy._sealed = self._sealed.copy()
        return copy

    def record(self) -> dict[str, Any]:
        """The whole match as plain data, hidden facts included. The seed is revealed only once the match is over.

        >>> import readyroom
        >>> record = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7).record()
        >>> record["game"], record["seats"], record["seed"], len(record["commitment"])
        ('tiny-epic-galaxies', 2, None, 64)
        """
        options = msgspec.to_builtins(self.options)
        seed = self.seed if self.outcome is not None and not self.dictated else None
        head = [self.game.slug, self.version, options, self.seats, self.commitment, self.dictated]
        record = Record(
            FORMAT, self.game.slug, self.version, options, self.seats, self.commitment, seed,
            len(self.entries), self.gist, self.dictated, chained(head, self.entries),
        )  # fmt: skip
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
        return plain

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

    def _meant(self, action: Action | str | dict[str, Any]) -> Action:
        if isinstance(action, str):
            return self.read(action)
        if isinstance(action, dict):
            return decode_action(self.game.actions, action)
        return action

    def _seat(self, seat: int) -> int:
        """The seat, if there is such a one."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise NoSuchSeat(f"There is no seat {quoted(seat)}; the seats are 0 to {self.seats - 1}.")
        return found

    def _must_be_accepted(self, seat: int, action: Action) -> Action:
        """The action as the rules list it; a refusal if they do not, unless it came only just too late."""
        try:
            listed = self._allowed(seat, action)
            if listed is not None:
                return listed
            must_be_an_action(self.game, seat, action)
            tidy = self.game.tidy(action)
            listed = self._allowed(seat, tidy) if tidy != action else None
            if listed is not None:
                return listed
            if self.outcome is not None:
                raise IllegalAction(OVER)
            if self.game.late(self.state, seat, action):
                return action
            reason = self._refusal(seat, action)
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
        if isinstance(action, Undo):
            self._go_back(action.to)
            t.tell(Rewound(action.to) if actor == CLOCK else Undone(actor))
        else:
            try:
                if isinstance(action, Tick):
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
        if not isinstance(entry.action, Undo):
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
            elif isinstance(entry.action, Tick):
                self.game.tick(self.state, t)
            else:
                self.game.apply(self.state, entry.actor, entry.action, t)

    def _check_entry(self, entry: Entry, action: Action) -> None:
        """Whether the match could have come to this entry by itself."""
        back = isinstance(action, Undo) and entry.actor == CLOCK
        if entry.at < self.now and not back:
            raise BrokenRecord(entry.seq, f"the clock goes back from {self.now} to {entry.at} ms.")
        due = self.deadline
        if isinstance(action, Undo):
            if back and (action.to not in self.line or entry.at != self.entries[action.to].at):
                raise BrokenRecord(entry.seq, f"it goes back to entry {action.to}, which does not stand.")
            if not back and (self._no_undo(entry.actor) or action.to != self.line[-2]):
                raise BrokenRecord(entry.seq, self._no_undo(entry.actor) or "it takes back more than one action.")
        elif isinstance(action, Tick):
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

    def _blank(self) -> Match[O, S, P, W]:
        blank = Match(self.game, self.options, self.seats, self.seed, self.commitment, self.version)
        blank.dictated = self.dictated
        return blank
