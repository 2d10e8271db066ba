"""Turns a match into messages: the part all viewers share is encoded once, each seat's own part once per seat.

Every entry makes a new page. A viewer who holds the previous page gets what changed; everyone else gets the whole page.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.core.changes import changes
from readyroom.core.choice import Choice
from readyroom.core.fold import Log
from readyroom.core.game import keeps_secrets
from readyroom.core.offers import encoded
from readyroom.server.messages import Bare, BareChanged, Mine, Update
from readyroom.server.table.lines import Lines, ending, short
from readyroom.server.table.page import Holds, Page

encode: Final = msgspec.json.Encoder().encode
SHAPES_KEPT = 8
Told = tuple[bytes, Holds]
"""A message, and what its reader holds afterwards."""


class Scribe:
    """Writes a match's updates for its viewers. A viewer is the tuple of a person's seats; () is a spectator."""

    def __init__(self, match: Log) -> None:
        self.match = match
        self._private = keeps_secrets(match.game)
        self._log = Lines(match)
        self._page: Page | None = None
        self._before: Page | None = None
        self._forgotten = False
        self._wholes: dict[tuple[int, ...], Told] = {}
        self._changes: dict[tuple[int, ...], Told] = {}
        self._mines: dict[int, bytes] = {}
        self._shapes: dict[tuple[bool, int], tuple[bytes, bytes, bytes]] = {}
        self._questions: dict[int, tuple[Choice, bytes]] = {}
        """Each seat's latest question, as JSON."""
        self._start_page()

    def catch_up(self, moment: Any) -> None:
        """Takes in new entries; ``moment`` is the moment of the match at which they were made."""
        self._log.catch_up(moment)

    def broadcast(self, seats: tuple[int, ...], after: int, now: int, holds: Holds | None = None) -> Told:
        """What happened since ``after``, cached: viewers with the same seats and the same page get the same bytes."""
        page, before = self._turned(), self._before
        by_changes = before is not None and before.seq == after and _has(holds, before, seats)
        remembered = self._changes if by_changes else self._wholes
        told = remembered.get(seats)
        if told is None:
            if before is not None and by_changes and not self._took_back(before):
                message = self._changed(page, before, seats, now)
            else:
                message = self.update(seats, after, now)
            told = remembered[seats] = message, Holds(page.number, seats)
        return told

    def update(self, seats: tuple[int, ...], after: int, now: int, words: bool = True) -> bytes:
        """What happened since ``after``, and the current state, for one kind of viewer."""
        if not words:
            return self.bare(seats, after, now)
        page = self._turned()
        fresh = after < 0 or self._log.took_back(after)
        head, middle, tail = self._shape(page, fresh, now)
        lines = b",".join(self._log.since(-1 if fresh else after, seats))
        mine = b",".join([self._mine(page, seat) for seat in seats])
        return b"".join((head, lines, middle, mine, tail))

    def update_message(self, seats: tuple[int, ...], after: int, now: int, words: bool = True) -> msgspec.Raw:
        """An update to embed in another message."""
        return msgspec.Raw(self.update(seats, after, now, words))

    def bare(self, seats: tuple[int, ...], after: int, now: int) -> bytes:
        """An update for programs, without sentences."""
        page = self._turned()
        fresh = after < 0 or self._log.took_back(after)
        facts = page.facts_of(seats)
        public, mine, to_act, standing, deadline, outcome = facts.values()
        events = self._log.events(-1 if fresh else after, seats)
        return encode(Bare(page.seq, fresh, events, public, mine, to_act, standing, now, deadline, outcome))

    def broadcast_bare(self, seats: tuple[int, ...], after: int, now: int, holds: Holds | None = None) -> Told:
        """What happened since ``after``, for programs: only what changed, if they hold the previous page."""
        page, before = self._turned(), self._before
        if before is None or before.seq != after or not _has(holds, before, seats) or self._took_back(before):
            return self.bare(seats, after, now), Holds(page.number, seats)
        was, news = before.facts_of(seats), page.facts_of(seats)
        changed = {name: change for name in news if (change := changes(was[name], news[name]))}
        message = BareChanged(page.seq, after, self._log.events(after, seats), changed, now)
        return encode(message), Holds(page.number, seats)

    def holds(self, seats: tuple[int, ...]) -> Holds:
        """What a viewer of these seats holds after an update."""
        return Holds(self._turned().number, seats)

    def forget(self) -> None:
        """Makes a new page because something besides the log changed: orders, or who has a seat."""
        self._forgotten = True

    def _turned(self) -> Page:
        """The page of the latest entry."""
        page = self._page
        if page is None or self._forgotten or page.seq != len(self.match.entries) - 1:
            self._before = page
            page = self._page = Page(self.match, self._private)
            self._start_page()
        return page

    def _start_page(self) -> None:
        self._forgotten = False
        self._changes.clear()
        if self._wholes:
            self._wholes.clear()
        if self._shapes or self._mines:
            self._shapes.clear()
            self._mines.clear()
        self._anew: bool | None = None
        self._heard: tuple[bytes, ...] | None = None
        self._shared: bytes | None = None
        self._begun = self._ended = b""
        """How a message of changes begins for viewers who read the same lines, and how it ends."""
        self._alike = b""
        """The complete message for those of them who have nothing of their own to add."""

    def _took_back(self, before: Page) -> bool:
        """Whether something was taken back since the previous page: then the whole page is sent again."""
        if self._anew is None:
            self._anew = self._log.took_back(before.seq)
        return self._anew

    def _changed(self, page: Page, before: Page, seats: tuple[int, ...], now: int) -> bytes:
        """What differs from the previous page."""
        lines = self._log.since(before.seq, seats)
        if lines is not self._heard:  # everyone usually reads the same
            self._begin(page, before, lines, now)
        own = [change for place, seat in enumerate(seats) if (change := self._own(page, before, place, seat))]
        return b"".join((self._begun, b",".join(own), self._ended)) if own else self._alike

    def _begin(self, page: Page, before: Page, lines: tuple[bytes, ...], now: int) -> None:
        """Writes the part of the message that everyone who reads these lines shares."""
        known = ending(before.seen[3])
        self._heard, news = lines, b",".join([short(line, known) for line in lines])
        if self._shared is None:
            self._shared = encode(page.since(before))[1:-1]
        head = b'{"type":"changed","seq":%d,"after":%d,"lines":[' % (page.seq, before.seq)
        begun = b"".join((head, news, b'],"changes":{', self._shared))
        self._begun = begun + (b',"mine":{' if self._shared else b'"mine":{')
        self._ended = b'}},"now":%d}' % now
        self._alike = b'%b},"now":%d}' % (begun, now)

    def _own(self, page: Page, before: Page, place: int, seat: int) -> bytes:
        """What changed in what only this seat sees, empty if nothing: the same as ``changes`` of two ``Mine``, written
        field by field."""
        was = before.own.get(seat)
        own = page.own_of(seat, was)
        if own is was:
            return b""
        if was is None:
            return b'"%d":[%b]' % (place, self._mine(page, seat))
        found: list[bytes] = []
        if own.view is not was.view and (change := changes(was.view, own.view)):
            found.append(b'"own":' + encode(change))
        if own.asked is not was.asked and (asked := self._asked(seat, was.asked, own.asked)):
            found.append(asked)
        if own.can_undo != was.can_undo:
            found.append(b'"can_undo":[true]' if own.can_undo else b'"can_undo":[false]')
        if own.orders is not was.orders and (change := changes(was.orders, own.orders)):
            found.append(b'"orders":' + encode(change))
        if own.secret != was.secret:
            found.append(b'"secret":[true]' if own.secret else b'"secret":[false]')
        if own.openly is not was.openly and (change := changes(was.openly, own.openly)):
            found.append(b'"openly":' + encode(change))
        return b'"%d":{%b}' % (place, b",".join(found)) if found else b""

    def _asked(self, seat: int, was: Choice | None, asked: Choice | None) -> bytes:
        """What changed in a seat's question, empty if nothing."""
        if asked is None:
            return b'"choice":[null]'
        change = [asked] if was is None else changes(was, asked)
        if type(change) is list:
            return b'"choice":[%b]' % self._question(seat, asked)
        return b'"choice":' + encode(change) if change else b""

    def _question(self, seat: int, asked: Choice) -> bytes:
        """A new question as JSON. Many are asked again and again, and most have answers that are already encoded."""
        known = self._questions.get(seat)
        if known is None or known[0].options is not asked.options or known[0] != asked:
            answers: Any = msgspec.Raw(encoded(self.match.game, asked.options))
            question = encode(Choice(asked.seat, asked.prompt, answers, asked.picks, asked.notes))
            known = self._questions[seat] = asked, question
        return known[1]

    def _mine(self, page: Page, seat: int) -> bytes:
        mine = self._mines.get(seat)
        if mine is None:
            own = page.own_of(seat)
            known = Mine(seat, own.view, own.asked, own.can_undo, own.orders, own.secret, own.openly)
            mine = self._mines[seat] = encode(known)
        return mine

    def _shape(self, page: Page, fresh: bool, now: int) -> tuple[bytes, bytes, bytes]:
        """An update with its lines and its own parts left out: what comes before, between and after them.

        It is the message itself, encoded with those places empty, and cut there. The public part is put in last, so
        that nothing in it can be mistaken for a place to cut.
        """
        shape = self._shapes.get((fresh, now))
        if shape is not None:
            return shape
        public, to_act, standing, moment, deadline, outcome, deciding, verdict = page.seen
        empty = Update(
            page.seq, fresh, (), None, (), to_act, standing, moment, now, deadline, outcome, deciding, verdict
        )
        head, middle, tail = encode(empty).split(b"[]", 2)
        middle = middle.replace(b'"public":null', b'"public":' + encode(public), 1)
        if len(self._shapes) > SHAPES_KEPT:  # people come and go during one entry, each at a different time
            self._shapes.clear()
        shape = self._shapes[fresh, now] = head + b"[", b"]" + middle + b"[", b"]" + tail
        return shape


def _has(holds: Holds | None, page: Page, seats: tuple[int, ...]) -> bool:
    """Whether a viewer of these seats was last sent that page."""
    return holds is not None and holds.page == page.number and holds.seats == seats
