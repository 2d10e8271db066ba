"""A match: a log being folded. Everything a table, a bot, a replay or a test does goes through here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from readyroom.core import notation
from readyroom.core.chance import Chance, DictatedChance, NoChance, WitnessedChance, commitment
from readyroom.core.choice import Choice
from readyroom.core.codec import decode_action, digest
from readyroom.core.errors import BadOptions, BrokenRecord, IllegalAction, ReadyRoomError, RulesFault, UnknownChance
from readyroom.core.game import Game
from readyroom.core.record import CLOCK, FORMAT, Entry, Record, chained
from readyroom.core.struct import Action, Event, Outcome, Rewound, Tick, Undo, Undone
from readyroom.core.telling import Telling, Told


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator (``seat`` None), may know after entry ``seq``."""

    seq: int
    seat: int | None
    public: Any
    own: Any = None


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, as far as it can be known: ``certain`` is False when chance would decide."""

    certain: bool
    events: tuple[Any, ...] = ()
    view: View | None = None


class Match:
    """A match of a game. Make one with ``readyroom.new_match`` or ``readyroom.replay``."""

    def __init__(
        self, game: Game[Any, Any], options: msgspec.Struct, seats: int, seed: str | None, promise: str, version: int
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.commitment = promise
        self.version = version
        self.entries: list[Entry] = []
        self.told: list[list[Told]] = []
        self.line: list[int] = []
        """The entries that stand: all but those taken back and the taking back itself."""
        self.now = 0
        self.state: Any = None
        self.orders: dict[int, Any] = {}
        self._sealed: set[int] = set()
        self._legal: dict[int, list[Action]] = {}

    @classmethod
    def start(cls, game: Game[Any, Any], options: Any, seats: int, seed: str, version: int | None = None) -> Match:
        """A new match, set up."""
        if seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise BadOptions(f"{game.title} is for {least} to {most} seats, not {seats}.")
        game.check_options(options, seats)
        match = cls(game, options, seats, seed, commitment(seed), version or game.versions[-1])
        match._set_up(Chance(seed, 0))
        return match

    # -- looking

    @property
    def seq(self) -> int:
        """The number of the latest entry."""
        return len(self.entries) - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something legal to do now."""
        return () if self.outcome else self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over; then scores, ranking and the reason."""
        return self.game.outcome(self.state)

    @property
    def deadline(self) -> int | None:
        """When the clock must tick next, in match milliseconds, or None."""
        return None if self.outcome else self.game.deadline(self.state)

    @property
    def digest(self) -> str:
        """A fingerprint of the whole state: equal matches have equal digests."""
        return digest([self.game.slug, self.version, self.seats, self.options, self.state.dump()])

    def legal(self, seat: int) -> list[Action]:
        """Everything this seat may do now."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = [] if self.outcome else self.game.legal(self.state, seat)
        return legal

    def choice(self, seat: int) -> Choice | None:
        """What this seat is asked now, as data, or None."""
        return None if self.outcome else self.game.choice(self.state, seat)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        own = None if seat is None else self.game.own(self.state, seat)
        return View(self.seq, seat, self.game.public(self.state), own)

    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, Event]]:
        """What this viewer was told by the entries that stand, each with its entry's number."""
        return [
            (seq, event) for seq in self.line if seq > after for told in self.told[seq] if (event := told.to(seat))
        ]

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

        The action may be an object, plain data, or text in the game's notation (several, separated by semicolons).
        ``at`` is the match time in milliseconds; ``luck`` dictates the chance, for tests and puzzles.
        """
        if isinstance(action, str):
            events: list[Event] = []
            dictated = None if luck is None else list(luck)
            for text in action.split(";"):
                events += self._act(seat, self.read(text), at, dictated)
            return events
        if isinstance(action, dict):
            action = decode_action(self.game.actions, action)
        return self._act(seat, action, at, None if luck is None else list(luck))

    def tick(self, ms: int) -> list[Event]:
        """Lets the clock run to ``ms``; each deadline on the way is an entry."""
        before = self.seq
        if ms < self.now:
            raise IllegalAction(f"The clock is at {self.now} ms and cannot go back to {ms}.")
        while (due := self.deadline) is not None and due <= ms:
            self._enter(CLOCK, Tick(), max(due, self.now), self._chance())
        self.now = ms
        return self._since(before)

    def undo(self, seat: int | None = None) -> list[Event]:
        """Takes back a seat's last action (by default, that of whoever acted last).

        Only back to the last thing revealed, rolled or decided by another; further back needs ``rewind``.
        """
        last = self.entries[self.line[-1]]
        who = last.actor if seat is None else seat
        if last.seq == 0 or last.actor == CLOCK:
            raise IllegalAction("There is nothing to take back.")
        if last.actor != who:
            raise IllegalAction("Somebody else has decided since, so your last action cannot be taken back alone.")
        if last.seq in self._sealed:
            raise IllegalAction("Something was rolled or revealed, so it can be taken back only if the table agrees.")
        self._enter(who, Undo(self.line[-2]), self.now, NoChance())
        return [Undone(who)]

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo(seat)`` would be accepted."""
        last = self.entries[self.line[-1]]
        return last.seq > 0 and last.actor == seat and last.seq not in self._sealed

    def rewind(self, to: int) -> list[Event]:
        """Takes the match back to just after entry ``to``. The caller has the table's consent."""
        if to not in self.line:
            raise IllegalAction(f"There is no entry {to} to go back to.")
        self._enter(CLOCK, Undo(to), self.now, NoChance())
        return [Rewound(to)]

    def give_orders(self, seat: int, orders: Any) -> list[Event]:
        """Sets a seat's standing orders (None: none); what they answer is answered from now on without asking."""
        if orders is None:
            self.orders.pop(seat, None)
            return []
        if self.game.Orders is None:
            raise IllegalAction(f"{self.game.title} takes no standing orders.")
        self.orders[seat] = msgspec.convert(orders, self.game.Orders) if isinstance(orders, dict) else orders
        before = self.seq
        self._follow_orders()
        return self._since(before)

    def preview(self, seat: int, action: Action) -> Preview:
        """What an action would do, seen by the seat that thinks of it, without doing it."""
        self._must_be_legal(seat, action)
        state = self.state.clone()
        t = Telling(NoChance(), self.now)
        try:
            self.game.apply(state, seat, action, t)
        except UnknownChance:
            return Preview(False)
        if t.sealed:
            return Preview(False)
        events = tuple(event for told in t.told if (event := told.to(seat)))
        return Preview(True, events, View(self.seq, seat, self.game.public(state), self.game.own(state, seat)))

    # -- going elsewhere in time

    def at(self, seq: int) -> Match:
        """The match as it stood just after entry ``seq``."""
        if not 0 <= seq <= self.seq:
            raise IllegalAction(f"The match has entries 0 to {self.seq}, and none numbered {seq}.")
        past = self._blank()
        for entry in self.entries[: seq + 1]:
            past.fold(entry, trusted=True)
        return past

    def clone(self) -> Match:
        """An independent copy."""
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
        """The whole match as plain data. The seed is revealed only once the match is over."""
        record = Record(
            FORMAT, self.game.slug, self.version, msgspec.to_builtins(self.options), self.seats, self.commitment,
            self.seed if self.outcome else None, len(self.entries), self.digest, chained(self.entries),
        )  # fmt: skip
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    def fold(self, entry: Entry, trusted: bool = False) -> None:
        """Adds an entry that was made before. One from our own store is trusted; any other is checked: that the
        action was legal, and, where the seed is known, that the luck was the seed's."""
        if entry.seq != len(self.entries):
            raise BrokenRecord(entry.seq, f"entry {len(self.entries)} was expected here.")
        luck = list(entry.chance)
        checked = not trusted and self.seed is not None
        chance = WitnessedChance(luck, entry.seq, self.seed or "") if checked else DictatedChance(luck, entry.seq)
        if entry.action is None:
            if entry.seq != 0:
                raise BrokenRecord(entry.seq, "only the setup has no action.")
            self._set_up(chance)
        elif entry.at < self.now:
            raise BrokenRecord(entry.seq, f"the clock goes back from {self.now} to {entry.at} ms.")
        else:
            if not trusted:
                self._check_entry(entry)
            self._enter(entry.actor, entry.action, entry.at, chance)
        chance.finish()

    # -- inside

    def _act(self, seat: int, action: Action, at: int | None, luck: list[int] | None) -> list[Event]:
        before = self.seq
        if at is not None and at > self.now:
            self.tick(at)
        self._must_be_legal(seat, action)
        self._enter(seat, action, self.now, self._chance(luck))
        self._follow_orders()
        return self._since(before)

    def _must_be_legal(self, seat: int, action: Action) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        if self.outcome:
            raise IllegalAction("The match is over.")
        if action not in self.legal(seat):
            raise IllegalAction(self.game.refusal(self.state, seat, action))

    def _set_up(self, chance: Chance) -> None:
        t = Telling(chance, 0)
        self.state = self.game.setup(self.options, self.seats, self.version, t)
        self._keep(Entry(0, 0, CLOCK, None, tuple(chance.outcomes)), t)

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
            except ReadyRoomError:
                self._refold()
                raise
            except Exception as fault:
                self._refold()
                raise RulesFault(seq, fault) from fault
        self.now = at
        self._keep(Entry(seq, at, actor, action, tuple(chance.outcomes)), t)

    def _keep(self, entry: Entry, t: Telling) -> None:
        self.entries.append(entry)
        self.told.append(t.told)
        if not isinstance(entry.action, Undo):
            self.line.append(entry.seq)
        if t.sealed or entry.chance:
            self._sealed.add(entry.seq)
        self._legal.clear()

    def _chance(self, luck: list[int] | None = None) -> Chance:
        if luck is not None:
            self.seed = None  # dictated luck cannot be checked against a seed
            return DictatedChance(luck, len(self.entries))
        if self.seed is None:
            raise IllegalAction("This match has no seed, so its luck must be dictated.")
        return Chance(self.seed, len(self.entries))

    def _follow_orders(self) -> None:
        """Answers for the seats whose standing orders answer."""
        answered = True
        while answered and self.orders:
            answered = False
            for seat in self.to_act:
                orders = self.orders.get(seat)
                action = None if orders is None else self.game.preset(self.state, seat, orders)
                if action is not None and action in self.legal(seat):
                    self._enter(seat, action, self.now, self._chance())
                    answered = True
                    break

    def _go_back(self, to: int) -> None:
        self.line = [seq for seq in self.line if seq <= to]
        self._refold()

    def _refold(self) -> None:
        """Makes the state anew from the entries that stand."""
        self._legal.clear()
        for seq in self.line:
            entry = self.entries[seq]
            t = Telling(DictatedChance(list(entry.chance), seq), entry.at, aloud=False)
            if entry.action is None:
                self.state = self.game.setup(self.options, self.seats, self.version, t)
            elif isinstance(entry.action, Tick):
                self.game.tick(self.state, t)
            else:
                self.game.apply(self.state, entry.actor, entry.action, t)

    def _check_entry(self, entry: Entry) -> None:
        if isinstance(entry.action, Undo):
            if entry.action.to not in self.line:
                raise BrokenRecord(entry.seq, f"it goes back to entry {entry.action.to}, which does not stand.")
        elif isinstance(entry.action, Tick):
            if self.deadline is None or self.deadline > entry.at:
                raise BrokenRecord(entry.seq, "the clock ticks when nothing is due.")
        else:
            try:
                self._must_be_legal(entry.actor, entry.action or Tick())
            except IllegalAction as refused:
                raise BrokenRecord(entry.seq, f"{refused}") from None

    def _since(self, before: int) -> list[Event]:
        return [told.event for seq in range(before + 1, len(self.entries)) for told in self.told[seq]]

    def _blank(self) -> Match:
        return Match(self.game, self.options, self.seats, self.seed, self.commitment, self.version)
