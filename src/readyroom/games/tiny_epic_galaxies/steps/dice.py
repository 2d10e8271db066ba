"""The dice of a turn (A5 to A7): rolling, rerolling, converting, and what planets do to them."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Convert, DiscardDice, Reroll, SetDie
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, FACES, LEVEL_DICE
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import DiscardTwo
from readyroom.games.tiny_epic_galaxies.events import Converted, DiceDiscarded, DieSet, Rerolled, Rolled, TurnStarted
from readyroom.games.tiny_epic_galaxies.interned import DICE_NAMED, shared
from readyroom.games.tiny_epic_galaxies.lists import discards, rerolls, settings
from readyroom.games.tiny_epic_galaxies.state import (
    CONVERTED,
    DISCARDED,
    EIGHTS,
    INACTIVE,
    PlanetAction,
    State,
    clear_turn,
)
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask, AskAmounts
from readyroom.games.tiny_epic_galaxies.steps.resources import gain


def inactive_count(s: State) -> int:
    return s.dice_states.count(INACTIVE)


def set_dice(s: State, faces: list[int]) -> None:
    """Replaces the turn's dice, all inactive."""
    inactive = 0
    for face in faces:
        inactive += EIGHTS[face]
    s.dice = faces
    s.dice_states = [INACTIVE for _ in faces]
    s.inactive = inactive


def start_turn(s: State, seat: int, t: Telling) -> None:
    s.active = seat
    clear_turn(s)
    if t.aloud:
        t.tell(TurnStarted(seat, s.round))


def roll(s: State, seat: int, t: Telling) -> None:
    """Rolls all dice of the seat's level."""
    count = max(1, LEVEL_DICE[s.galaxies[seat].level] - s.fewer_dice)
    s.fewer_dice = 0
    set_dice(s, t.chance.dice(count))
    s.rolled = True
    if t.aloud:
        t.tell(Rolled(seat, names(s.dice)))


def use_die(s: State, face: int, state: int) -> None:
    """Takes one inactive die with this face out of the pool."""
    s.dice_states[find(s, face)] = state
    s.inactive -= EIGHTS[face]


def turn_die(s: State, die: int, to: int) -> None:
    """Sets one inactive die; it stays inactive."""
    s.dice[find(s, die)] = to
    s.inactive += EIGHTS[to] - EIGHTS[die]


def find(s: State, face: int) -> int:
    """The index of the first inactive die with this face."""
    dice, states = s.dice, s.dice_states
    for at in range(len(dice)):
        if dice[at] == face and states[at] == INACTIVE:
            return at
    raise LookupError(f"None of the inactive dice shows {FACES[face]}.")


def reroll(s: State, seat: int, action: Reroll, price: int, t: Telling) -> None:
    """Rolls the named dice again, one outcome each, in the order in which they lie."""
    s.galaxies[seat].energy -= price
    chance, dice, states = t.chance, s.dice, s.dice_states
    wanted = DICE_NAMED[action.dice]
    left = s.inactive - wanted
    rolled: list[int] = []
    for at in range(len(dice)):
        one = EIGHTS[dice[at]]
        if states[at] == INACTIVE and wanted // one & 7:
            wanted -= one
            face = chance.below(6)
            left += EIGHTS[face]
            dice[at] = face
            rolled.append(face)
    s.inactive = left
    if t.aloud:
        t.tell(Rerolled(seat, action.dice, names(rolled), price))


def allowed_reroll(s: State, action: Action) -> Action | None:
    """The reroll that is equal to this action, if there are such dice to roll again."""
    meant = shared(action)
    if meant is None or type(meant) is not Reroll:
        return None
    return meant if contains(s.inactive, DICE_NAMED[meant.dice]) else None


def allowed_convert(s: State, action: Action) -> Action | None:
    """The use of the converter that is equal to this action, if there are such dice to convert."""
    meant = shared(action)
    if meant is None or type(meant) is not Convert:
        return None
    needed = DICE_NAMED[meant.spend] + EIGHTS[FACE_NUMBER[meant.die]]
    return meant if contains(s.inactive, needed) else None


def contains(dice: int, some: int) -> bool:
    """Whether all of ``some`` dice are among these."""
    return all(dice >> (3 * face) & 7 >= some >> (3 * face) & 7 for face in range(6))


def convert(s: State, seat: int, action: Convert, t: Telling) -> None:
    """A7: two dice into the converter, a third is set."""
    s.converted = True
    spend = action.spend
    use_die(s, FACE_NUMBER[spend[0]], CONVERTED)
    use_die(s, FACE_NUMBER[spend[1]], CONVERTED)
    turn_die(s, FACE_NUMBER[action.die], FACE_NUMBER[action.to])
    if t.aloud:
        t.tell(Converted(seat, spend, action.die, action.to))


def names(faces: list[int]) -> tuple[str, ...]:
    return tuple(FACES[face] for face in faces)


class RerollAction(PlanetAction):
    """Zalax."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return s.inactive > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseReroll(seat))


class ChooseReroll(Ask):
    """Which dice to reroll for free."""

    __slots__ = ()
    question: ClassVar[str] = "Which dice do you reroll for free?"
    topic: ClassVar[str] = "reroll"

    def options(self, s: State) -> list[Action]:
        return rerolls(s.inactive)

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        return allowed_reroll(s, action) if seat == self.seat else None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Reroll)
        s.stack.pop()
        reroll(s, seat, action, 0, t)


class TurnDieAction(PlanetAction):
    """Gyore."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return s.inactive > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseTurned(seat))


class ChooseTurned(Ask):
    """Which die to set to which face."""

    __slots__ = ()
    question: ClassVar[str] = "Which die do you set?"
    topic: ClassVar[str] = "set die"

    def options(self, s: State) -> list[Action]:
        return settings(s.inactive)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, SetDie)
        s.stack.pop()
        turn_die(s, FACE_NUMBER[action.die], FACE_NUMBER[action.to])
        if t.aloud:
            t.tell(DieSet(seat, action.die, action.to))


class DiscardAction(PlanetAction):
    """Maia."""

    does: DiscardTwo

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return inactive_count(s) >= 2

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseDiscarded(seat, self.does.energy, self.does.culture))


class ChooseDiscarded(AskAmounts):
    """Which two dice to discard."""

    __slots__ = ()
    question: ClassVar[str] = "Which two unused dice do you discard?"
    topic: ClassVar[str] = "discard"

    def options(self, s: State) -> list[Action]:
        return discards(s.inactive)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, DiscardDice)
        s.stack.pop()
        for name in action.dice:
            use_die(s, FACE_NUMBER[name], DISCARDED)
        if t.aloud:
            t.tell(DiceDiscarded(seat, action.dice))
        gain(s, seat, self.energy, self.culture, t)
