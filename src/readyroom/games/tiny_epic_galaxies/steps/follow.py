"""Following (A12): after a die is resolved, clockwise, each other seat may pay culture to use its face."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Follow
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES, MOVE
from readyroom.games.tiny_epic_galaxies.cards.pilots import ABILITY, FOLLOWS_MOVES_FREE, PILOT_NUMBER
from readyroom.games.tiny_epic_galaxies.events import Followed
from readyroom.games.tiny_epic_galaxies.interned import DECLINE, FOLLOW, FOLLOW_WITH
from readyroom.games.tiny_epic_galaxies.state import ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.face import can_use, use_face, why_not_face
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAShip, ship_moves
from readyroom.games.tiny_epic_galaxies.steps.planet import chain_of
from readyroom.games.tiny_epic_galaxies.steps.resources import gain


def open_window(s: State, user: int, face: int, free: bool) -> None:
    """Lets the others follow what ``user`` did. The Rogue never follows."""
    left = s.others(user)
    if left != (ROGUE,):
        s.stack.append(FollowWindow(-1, face, user, free, left, ()))


class FollowWindow(Ask):
    """One seat is asked at a time; those who cannot follow are skipped. Seat -1: the next one is still to be found."""

    __slots__ = ("face", "followed", "free", "left", "user")
    topic: ClassVar[str] = "follow"

    def __init__(
        self, seat: int, face: int, user: int, free: bool, left: tuple[int, ...], followed: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.face = face
        self.user = user
        self.free = free
        self.left = left
        self.followed = followed

    def waits(self, s: State) -> bool:
        return self.seat >= 0

    def options(self, s: State) -> list[Action]:
        return self._answers(s, self.seat)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        left = self.left
        for n in range(len(left)):
            seat = left[n]
            options = self._answers(s, seat)
            if options:
                s.stack.append(FollowWindow(seat, self.face, self.user, self.free, left[n + 1 :], self.followed))
                s.legal = options
                return

    def price(self, s: State) -> int:
        return 0 if self.free else s.follow_price

    def _answers(self, s: State, seat: int) -> list[Action]:
        options: list[Action] = []
        price = self.price(s)
        g = s.galaxies[seat]
        if g.culture >= price:
            g.culture -= price  # payment comes first, so the action must be possible after it
            if can_use(s, seat, self.face, chain_of(s, seat)):
                options.append(FOLLOW)
            g.culture += price
        if self.face == MOVE and s.beyond and not self.free:
            pilot, ship = free_follower(s, seat)
            if ship >= 0:
                options.append(FOLLOW_WITH[pilot])
        if options:
            options.append(DECLINE)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        followed = self.followed
        if isinstance(action, Follow):
            followed = (*followed, seat)
        if self.left:
            s.stack.append(FollowWindow(-1, self.face, self.user, self.free, self.left, followed))
        if isinstance(action, Follow):
            self._follow(s, seat, action.pilot, t)

    def _follow(self, s: State, seat: int, pilot: str, t: Telling) -> None:
        price = 0 if pilot else self.price(s)
        s.galaxies[seat].culture -= price
        if t.aloud:
            t.tell(Followed(seat, FACES[self.face], price, pilot))
        if self.user == s.active and self.user != ROGUE:
            gain(s, self.user, s.follow_energy, s.follow_culture, t)
        if pilot:
            s.galaxies[seat].used_pilots |= 1 << PILOT_NUMBER[pilot]
            s.stack.append(MoveAShip(seat, only=free_ship(s, seat)))
        else:
            use_face(s, seat, self.face, t)

    def prompt(self, s: State, seat: int) -> str:
        price = self.price(s)
        if not price:
            return f"Follow the {FACES[self.face]} die for free?"
        return f"Follow the {FACES[self.face]} die for {price} culture?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, Follow):
            return ""
        if s.galaxies[seat].culture < self.price(s):
            return f"Following costs {self.price(s)} culture, and you have {s.galaxies[seat].culture}."
        return why_not_face(s, seat, self.face)


def free_ship(s: State, seat: int) -> int:
    """The ship that Tamsin Reeve flies, or -1."""
    for i, ship in enumerate(s.galaxies[seat].ships):
        if ABILITY[ship.pilot] == FOLLOWS_MOVES_FREE:
            return i
    return -1


def free_follower(s: State, seat: int) -> tuple[int, int]:
    """Tamsin Reeve and her ship, if she may follow a move free; else -1 and -1."""
    i = free_ship(s, seat)
    if i < 0:
        return -1, -1
    g = s.galaxies[seat]
    pilot = g.ships[i].pilot
    if g.used_pilots >> pilot & 1 or not ship_moves(s, seat, i):
        return -1, -1
    return pilot, i
