"""A page: a match after one entry, as it is sent."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from readyroom.core.changes import changes
from readyroom.core.choice import Choice
from readyroom.core.fold import Log, stands, undoer
from readyroom.server.messages import BareChoice, BareMine

SEEN: Final[tuple[str, ...]] = (
    "public", "to_act", "standing", "moment", "deadline", "outcome", "deciding", "verdict",
)  # fmt: skip
"""The parts of an update that everyone sees."""

_numbers = count(1)


class Holds:
    """The page a viewer was last sent, and for which seats."""

    __slots__ = ("page", "seats")

    def __init__(self, page: int, seats: tuple[int, ...]) -> None:
        self.page = page
        self.seats = seats


class Own:
    """What only one seat knows and is asked, field by field as in ``Mine``. Compiled code reads a struct's fields more
    slowly, and these are read with every action."""

    __slots__ = ("asked", "can_undo", "openly", "orders", "secret", "view")

    def __init__(self, view: Any, asked: Choice | None, can_undo: bool, orders: Any, secret: bool, openly: Any) -> None:
        self.view = view
        self.asked = asked
        self.can_undo = can_undo
        self.orders = orders
        self.secret = secret
        self.openly = openly


class Page:
    """A match after one entry, as it is sent: what everyone sees and, when needed, what only each seat sees."""

    __slots__ = ("_facts", "_match", "_private", "number", "own", "seen", "seq", "undoer")

    def __init__(self, match: Log, private: bool) -> None:
        """``private``: whether seats have views of their own."""
        game, state = match.game, match.state
        outcome, to_act, deadline = stands(match)
        self._match = match
        self._private = private
        self.number = next(_numbers)
        self.seq = len(match.entries) - 1
        self.seen: tuple[Any, ...] = (
            game.public(state), to_act, game.standing(state), game.moment(state), deadline, outcome,
            () if game.live(state) else tuple([game.deciding(state, seat) for seat in to_act]),
            None if outcome is None else game.verdict(state, outcome),
        )  # fmt: skip
        """In the order of ``SEEN``."""
        self.undoer = undoer(match)
        self.own: dict[int, Own] = {}
        self._facts: dict[tuple[int, ...], dict[str, Any]] | None = None

    def own_of(self, seat: int, was: Own | None = None) -> Own:
        """The seat's own part. If nothing has changed since ``was``, its part of the previous page, returns that same
        object."""
        own = self.own.get(seat)
        if own is None:
            own = self.own[seat] = self._look_at(seat, was)
        return own

    def _look_at(self, seat: int, was: Own | None) -> Own:
        match, can_undo = self._match, seat == self.undoer
        game, state = match.game, match.state
        view = game.own(state, seat) if self._private else None
        openly = game.openly(state, seat) if self._private else None
        orders = match.orders.get(seat) if match.orders else None
        if seat in self.seen[1]:
            asked = game.choice(state, seat)
            secret = asked is not None and game.shows_secrets(state, seat)
            return Own(view, asked, can_undo, orders, secret, openly)
        if (
            was is not None
            and was.asked is None
            and was.can_undo == can_undo
            and was.view is view
            and was.openly is openly
            and was.orders is orders
        ):
            return was
        return Own(view, None, can_undo, orders, False, openly)

    def facts_of(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What programs at these seats know, without sentences. Must first be called while this is the latest page."""
        if self._facts is None:
            self._facts = {}
        facts = self._facts.get(seats)
        if facts is None:
            public, to_act, standing, _, deadline, outcome, *_ = self.seen
            mine = tuple([self._bare(seat) for seat in seats])
            facts = self._facts[seats] = {
                "public": public, "mine": mine, "to_act": to_act, "standing": standing, "deadline": deadline,
                "outcome": outcome,
            }  # fmt: skip
        return facts

    def _bare(self, seat: int) -> BareMine:
        match = self._match
        asked = BareChoice(tuple(match.legal(seat))) if seat in self.seen[1] else None
        return BareMine(seat, match.game.own(match.state, seat), asked)

    def since(self, before: Page) -> dict[str, Any]:
        """What changed in the part everyone sees."""
        found: dict[str, Any] = {}
        for place, name in enumerate(SEEN):
            was, now = before.seen[place], self.seen[place]
            if was is not now and (change := changes(was, now)):
                found[name] = change
        return found
