"""A match: a folded log. Everything a table, a bot, a replay or a test does goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from operator import index
from typing import Any, SupportsIndex, overload

import msgspec

from readyroom.core import notation
from readyroom.core.board import joined
from readyroom.core.chance import Chance, NoChance, commitment
from readyroom.core.choice import Choice
from readyroom.core.codec import decode_action, decode_orders, digest, to_json
from readyroom.core.entry import CLOCK
from readyroom.core.errors import (
    BadLuck,
    BadOptions,
    BrokenRecord,
    IllegalAction,
    MalformedAction,
    ReadyRoomError,
    RulesFault,
    UnknownChance,
)
from readyroom.core.fold import (
    OVER,
    Fold,
    accepted,
    enter,
    follow_orders,
    luck_of,
    run_clock,
    seat_of,
    set_up,
    told_since,
    why_no_undo,
)
from readyroom.core.game import Game
from readyroom.core.misuse import dictated, milliseconds, must_be_a_game, well_made, whole
from readyroom.core.parameters import O, P, S, W
from readyroom.core.position import Position, read_position, write_position
from readyroom.core.quotes import quoted
from readyroom.core.record import FORMAT, EntryData, Record, chained, to_entry, written
from readyroom.core.space import Space
from readyroom.core.struct import Action, Event, Lay, Undo
from readyroom.core.telling import Telling
from readyroom.core.view import Preview, View


class Match(Fold[O, S, P, W]):
    """A match of a game. Make one with ``readyroom.new_match`` or ``readyroom.replay``.

    >>> import readyroom
    >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
    >>> match
    <Match of Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide>
    """

    def __repr__(self) -> str:
        return f"<Match of {self._heading()}>"

    def __str__(self) -> str:
        """The table as a spectator sees it.

        >>> import readyroom
        >>> print(readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7))
        Tiny Epic Galaxies: 2 seats, at entry 0, seats 0 and 1 decide
        <BLANKLINE>
        Everyone keeps a secret mission.
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
            now = f"seats {joined(map(str, deciding))} decide"
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"{self.game.title}: {seats}, at entry {self.seq}, {now}"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match: the same game, seats, options, version of the rules and entries. Knowing the
        seed does not matter. A match is mutable, so it is not hashable.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
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

    def __deepcopy__(self, memo: object) -> Match[O, S, P, W]:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its log: compiled states cannot be pickled."""
        facts = (self.game, self.options, self.seats, self.seed, self.commitment, self.version)
        lines = [written(entry) for entry in self.entries]
        return _refolded, (facts, self.dictated, lines, self.now, self.orders)

    @classmethod
    def start(
        cls, game: Game[O, S, P, W], options: O, seats: int, seed: str, version: int | None = None
    ) -> Match[O, S, P, W]:
        """A new match, set up."""
        cls.check(game, options, seats)
        chosen = game.versions[-1] if version is None else version
        if chosen not in game.versions:
            known = joined(map(str, game.versions), "or")
            raise BadOptions(
                f"{game.title} cannot be played under version {quoted(chosen)} of its rules here, only under {known}."
            )
        match = cls(game, options, index(seats), seed, commitment(seed), chosen)
        set_up(match, Chance(seed, 0))
        return match

    @classmethod
    def from_position(cls, game: Game[O, S, P, W], text: str, seed: str) -> Match[O, S, P, W]:
        """A match that starts from a position, which is its first entry; luck from there on is the seed's. See
        ``readyroom.from_position``."""
        must_be_a_game(game, "Match.from_position")
        laid = read_position(game, text)
        match = cls(game, laid.options, laid.seats, seed, commitment(seed), laid.version)
        match._laid = laid
        set_up(match, NoChance(), Lay(text))
        return match

    @staticmethod
    def check(game: Game, options: Any, seats: int) -> None:
        """Raises BadOptions unless the game can be played with these seats and options."""
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
    def digest(self) -> str:
        """A fingerprint of the whole state: equal states have equal digests, on every machine."""
        return digest([self.game.slug, self.version, self.seats, self.options, self.state.dump()])

    @property
    def gist(self) -> str:
        """A fingerprint of where the match stands for its players: scores, places, who may do what. Records keep it: it
        changes when the rules decide differently, not when the state is merely stored differently."""
        over = self.outcome
        result = None if over is None else [over.scores, over.ranking]
        open_ = [sorted(to_json(action) for action in self.legal(seat)) for seat in range(self.seats)]
        return digest([result, self.game.standing(self.state), self.to_act, open_])

    @property
    def space(self) -> Space:
        """Everything a seat can ever do in this match, numbered."""
        return self.game.space(self.version)

    def choice(self, seat: SupportsIndex) -> Choice | None:
        """What this seat is asked now, as data that any page or terminal can show; None if it is not asked.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> len(match.choice(0).options)
        2
        """
        seat = seat_of(self, seat)
        return None if self.outcome is not None else self.game.choice(self.state, seat)

    @overload
    def view(self, seat: SupportsIndex) -> View[P, W]: ...

    @overload
    def view(self, seat: None) -> View[P, None]: ...

    @overload
    def view(self, seat: SupportsIndex | None) -> View[P, Any]: ...

    def view(self, seat: SupportsIndex | None) -> View[P, Any]:
        """What this seat may know; None for a spectator.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.view(None).own is None
        True
        """
        if seat is None:
            return View(self.seq, None, self.game.public(self.state), None)
        seat = seat_of(self, seat)
        return View(self.seq, seat, self.game.public(self.state), self.game.own(self.state, seat))

    def board(self, seat: int | None = None, names: Sequence[str] = ()) -> str:
        """The table as text, as this seat (by default, a spectator) sees it, with people's names if given.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
        >>> print(match.board(0, ["Ada", "Bo"]))
        Everyone keeps a secret mission.
        ...
         Keep one  Elder (Be the player who triggers the end: 2 points)
                   Orbiter (Have all your active ships at home: 2 points)
        ...
        """
        return self.game.board(self.view(seat), names)

    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, Event]]:
        """The events this viewer was told by the entries that stand, each with its entry's number."""
        seat = None if seat is None else seat_of(self, seat)
        return [(seq, event) for seq in self.line if seq > after for told in self.told[seq] if (event := told.to(seat))]

    def write(self, action: Action) -> str:
        """An action in the game's notation."""
        return notation.write(self.game.notation, action)

    def read(self, text: str) -> Action:
        """An action from the game's notation."""
        return notation.read(self.game.notation, text)

    # -- doing

    def act(
        self, seat: int, action: Action | str | dict[str, Any], at: int | None = None, luck: Iterable[int] | None = None
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
        if luck is None and not isinstance(action, str):
            return self.do(seat, action, None if at is None else milliseconds(at))
        before = self.seq
        seat = seat_of(self, seat)
        left = None if luck is None else dictated(luck)
        if at is not None:
            at = milliseconds(at)
        wishes = [text for text in action.split(";") if text.strip()] if isinstance(action, str) else [action]
        for i, wish in enumerate(wishes or [""]):
            meant = self._meant(wish)
            run_clock(self, self.now if at is None else max(at, self.now))
            meant = accepted(self, seat, meant, read=isinstance(wish, dict))
            try:
                enter(self, seat, meant, self.now, luck_of(self, left, exact=i == len(wishes) - 1))
            except BrokenRecord as misfit:
                raise BadLuck(f"The luck that was dictated does not fit: {misfit.reason}") from None
            if left is not None:
                self.dictated = True
                del left[: len(self.entries[-1].chance)]
            follow_orders(self)
        return told_since(self, before)

    def accepts(self, seat: int, action: Action | str | dict[str, Any]) -> bool:
        """Whether ``act`` would accept this action now: it is legal or, in a live moment, only just late."""
        try:
            accepted(self, seat, self._meant(action))
        except (IllegalAction, MalformedAction):
            return False
        return True

    def tick(self, ms: int | None) -> list[Event]:
        """Lets the clock run to ``ms``; each deadline on the way is an entry.

        ``match.tick(match.deadline)`` goes on to whatever the clock brings next, and does nothing while time does not
        press (``ms`` is None then). Games against the clock move only if the caller lets it run.

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
        run_clock(self, ms)
        follow_orders(self)
        return told_since(self, before)

    def undo(self, seat: int | None = None) -> list[Event]:
        """Takes back a seat's last action (by default, that of the seat that acted last).

        Only back to the last thing revealed, rolled or decided by another; further back needs ``rewind``.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
        >>> match.undo()
        Traceback (most recent call last):
        readyroom.core.errors.IllegalAction: There is nothing to take back.
        """
        last = self.entries[self.line[-1]]
        who = last.actor if seat is None else seat_of(self, seat)
        refused = why_no_undo(self, who)
        if refused:
            raise IllegalAction(refused)
        before = self.seq
        enter(self, who, Undo(self.line[-2]), self.now, NoChance())
        return told_since(self, before)

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo(seat)`` would be accepted."""
        return not why_no_undo(self, seat)

    def rewind(self, to: int) -> list[Event]:
        """Takes the match, and its clock, back to just after entry ``to``. The caller has the table's consent."""
        if self.outcome is not None:
            raise IllegalAction(OVER)
        if to not in self.line:
            raise IllegalAction(f"There is no entry {quoted(to)} to go back to.")
        before = self.seq
        enter(self, CLOCK, Undo(to), self.entries[to].at, NoChance())
        return told_since(self, before)

    def give_orders(self, seat: int, orders: Any) -> list[Event]:
        """Sets a seat's standing orders (None: none); from now on they answer without asking."""
        seat = seat_of(self, seat)
        if orders is None:
            self.orders.pop(seat, None)
            return []
        if self.game.Orders is None:
            raise IllegalAction(f"{self.game.title} takes no standing orders.")
        self.orders[seat] = decode_orders(self.game.Orders, orders)
        before = self.seq
        follow_orders(self)
        return told_since(self, before)

    def preview(
        self, seat: int, action: Action | str | dict[str, Any], *more: Action | str | dict[str, Any]
    ) -> Preview[P, W]:
        """What an action, and more by the same seat right after it, would do, as that seat sees it, without doing
        it."""
        seat = seat_of(self, seat)
        meant = accepted(self, seat, self._meant(action))
        state = self.state.clone()
        t = Telling(NoChance(), self.now)
        try:
            self.game.apply(state, seat, meant, t)
            for one in more:
                wish = well_made(self.game, seat, self._meant(one))
                after = self.game.allows(state, seat, self.game.tidy(wish))
                if after is None:
                    raise IllegalAction(self.game.refusal(state, seat, wish))
                self.game.apply(state, seat, after, t)
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
        over = self.game.outcome(state) is not None
        asked = self.game.choice(state, seat) if not over and seat in self.game.to_act(state) else None
        return Preview(True, events, view, self.game.standing(state), asked)

    def foresee(self, seat: int | None, action: Action | str | dict[str, Any] | None = None) -> Any:
        """Where a seat (or a spectator) sees things lead, now or after an action; None in games without a forecast."""
        if seat is None:
            return self.game.foresee(self.state, None)
        seat = seat_of(self, seat)
        meant = None if action is None else accepted(self, seat, self._meant(action))
        return self.game.foresee(self.state, seat, meant)

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
            raise IllegalAction(f"There is no entry {quoted(seq)}. The match has entries 0 to {self.seq}.")
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

    def position(self) -> str:
        """The match's state as text, from which ``readyroom.from_position`` starts a match. It includes hidden facts,
        like ``record``: only for people who may see everything. Equal states have equal texts.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
        >>> text = match.position()
        >>> text.splitlines()[:3]
        ['readyroom-position/1', 'game = tiny-epic-galaxies', 'rules = 1']
        >>> readyroom.from_position(text).position() == text
        True
        """
        return write_position(self.game, Position(self.version, self.seats, self.options, self.now, self.state))

    # -- inside

    def _meant(self, action: Action | str | dict[str, Any]) -> Action:
        if isinstance(action, str):
            return self.read(action)
        if isinstance(action, dict):
            return decode_action(self.game.actions, action)
        return action

    def _blank(self) -> Match[O, S, P, W]:
        blank = Match(self.game, self.options, self.seats, self.seed, self.commitment, self.version)
        blank.dictated = self.dictated
        blank._laid = self._laid
        return blank


def _refolded(
    facts: tuple[Any, ...], dictated: bool, lines: list[EntryData], now: int, orders: dict[int, Any]
) -> Match:
    """An unpickled match."""
    match = Match(*facts)
    match.dictated = dictated
    for line in lines:
        match.fold(to_entry(match.game, line), trusted=True)
    match.now = now
    match.orders = orders
    return match
