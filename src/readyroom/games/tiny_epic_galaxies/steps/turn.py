"""A turn (A5): roll, then activate, reroll, convert and hire in any order, until you stop or no die is left."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Activate, Convert, Hire, Reroll, Roll
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, FACES
from readyroom.games.tiny_epic_galaxies.events import Activated
from readyroom.games.tiny_epic_galaxies.interned import END_TURN, ROLL, shared
from readyroom.games.tiny_epic_galaxies.lists import ACTIVATIONS, other_uses
from readyroom.games.tiny_epic_galaxies.state import ACTIVATED, ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.dice import (
    allowed_convert,
    allowed_reroll,
    convert,
    inactive_count,
    reroll,
    roll,
    start_turn,
    use_die,
)
from readyroom.games.tiny_epic_galaxies.steps.face import can_use, use_face, why_not_face
from readyroom.games.tiny_epic_galaxies.steps.follow import open_window
from readyroom.games.tiny_epic_galaxies.steps.hire import allowed_hire, hire, hires, why_no_hire
from readyroom.games.tiny_epic_galaxies.steps.rogue_turn import RogueTurn

_ONLY_ROLL: Final = [ROLL]

# The kinds of actions of a turn. Compiled, a struct's own name is looked up at each use, and a Final is not.
_ACTIVATE: Final = Activate
_REROLL: Final = Reroll
_CONVERT: Final = Convert
_HIRE: Final = Hire
_ROLL: Final = Roll


class TakeTurn(Ask):
    """Lies at the bottom of the stack."""

    __slots__ = ()
    topic: ClassVar[str] = "turn"

    def waits(self, s: State) -> bool:
        s.current = -1  # no die is being used between two dice
        return s.inactive > 0 or not s.rolled

    def run(self, s: State, t: Telling) -> None:
        end_turn(s, t)

    def options(self, s: State) -> list[Action]:
        if not s.rolled:
            return _ONLY_ROLL
        seat = self.seat
        dice = s.inactive
        usable = 0
        for face in range(6):
            if dice >> (3 * face) & 7 and can_use(s, seat, face, 0):
                usable |= 1 << face
        can_reroll = reroll_price(s) <= s.galaxies[seat].energy
        options = ACTIVATIONS[usable]
        if s.beyond:
            options = options + hires(s, seat)  # not in place: what is kept must not change
        return options + other_uses(dice, can_reroll, not s.converted)

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat != self.seat:
            return None
        if not s.rolled:
            return ROLL if action == ROLL else None
        if type(action) is _REROLL:
            return allowed_reroll(s, action) if reroll_price(s) <= s.galaxies[seat].energy else None
        if type(action) is _CONVERT:
            return None if s.converted else allowed_convert(s, action)
        if type(action) is _HIRE:
            return allowed_hire(s, seat, action) if s.beyond else None
        meant = shared(action)
        if meant is not None and type(meant) is _ACTIVATE:
            face = FACE_NUMBER[meant.die]
            return meant if s.inactive >> (3 * face) & 7 and can_use(s, seat, face, 0) else None
        return meant if meant is END_TURN else None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if type(action) is _ACTIVATE:
            activate(s, seat, FACE_NUMBER[action.die], t)
        elif type(action) is _REROLL:
            price = reroll_price(s)
            s.rerolled = True
            reroll(s, seat, action, price, t)
        elif type(action) is _CONVERT:
            convert(s, seat, action, t)
        elif type(action) is _HIRE:
            hire(s, seat, action, t)
        elif type(action) is _ROLL:
            roll(s, seat, t)
        else:
            end_turn(s, t)

    def prompt(self, s: State, seat: int) -> str:
        if not s.rolled:
            return "Your turn: roll the dice."
        return f"Your turn: use a die{', hire a pilot,' if s.beyond else ''} or end your turn."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not s.rolled:
            return "Roll the dice first."
        return why_not_now(s, seat, action)


TURNS: Final = tuple(TakeTurn(seat) for seat in range(5))
"""By seat."""


def reroll_price(s: State) -> int:
    """A6: the first reroll of a turn is free, each later one costs energy, however many dice it rolls."""
    return s.settings.reroll_price if s.rerolled else 0


def activate(s: State, seat: int, face: int, t: Telling) -> None:
    """The die goes to the activation bay; once it is fully resolved, the others may follow."""
    use_die(s, face, ACTIVATED)
    s.current = len(s.activated)
    s.activated.append(face)
    if t.aloud:
        t.tell(Activated(seat, FACES[face]))
    open_window(s, seat, face, free=False)
    use_face(s, seat, face, t)


def end_turn(s: State, t: Telling) -> None:
    """Dice not used are lost; the next seat's turn begins, unless the last round is over (A13)."""
    if s.solo:
        start_turn(s, ROGUE, t)
        s.stack.append(RogueTurn())
        return
    following = (s.active + 1) % s.seats
    if following == s.first:
        if s.ending:
            s.over = True
            return
        s.round += 1
    s.stack[-1] = TURNS[following]
    start_turn(s, following, t)


def why_not_now(s: State, seat: int, action: Action) -> str:
    """Why something is not allowed in a turn."""
    if isinstance(action, Activate):
        face = FACE_NUMBER[action.die]
        if not s.inactive >> (3 * face) & 7:
            return f"None of your unused dice shows {action.die}. Reroll, or set one with the converter."
        return why_not_face(s, seat, face)
    if isinstance(action, Reroll):
        if reroll_price(s) > s.galaxies[seat].energy:
            return "You have used your free reroll and have no energy for another."
        return "You can reroll only unused dice."
    if isinstance(action, Convert):
        if s.converted:
            return "The converter works once per turn, and you have used it."
        if inactive_count(s) < 3:
            return "The converter needs three unused dice: two to trade and one to set."
        return "You can convert only unused dice."
    if isinstance(action, Hire):
        return why_no_hire(s, seat, action)
    if isinstance(action, Roll):
        return "You have already rolled. To roll dice again, reroll them."
    return ""
