"""The conformance suite finds steps that change, and fields missing from a copy, dump or position."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.cabal import Cabal, CabalOptions
from tests.games.cabal_steps import Claim, PuttingBack, State
from tests.games.cabal_table import Allow

from readyroom.core.conformance import CHECKS, Nonconforming, cases
from readyroom.core.conformance.copies import check_copies
from readyroom.core.conformance.positions import check_positions
from readyroom.core.conformance.steps import check_steps
from readyroom.core.steps import settle
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class CrossesOutWhoAllowed(Cabal):
    """A claim that a member allows is changed, and not replaced."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        top = state.stack[-1]
        if isinstance(top, Claim) and isinstance(action, Allow):
            top.seats = top.without(seat)
            settle(state, t)
        else:
            super().apply(state, seat, action, t)


class PuttingBackInOrder(PuttingBack):
    """It holds a list, though nobody changes it."""

    __slots__ = ("order",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.order = list(seats)


class ListsWhoIsAsked(Cabal):
    def begin(self, options: CabalOptions, seats: int, version: int, t: Telling) -> State:
        state = super().begin(options, seats, version, t)
        state.stack[0] = PuttingBackInOrder(tuple(range(seats)))
        return state


class Misstated(Cabal):
    """Cabal with another kind of state."""

    def __init__(self, kind: type[State]) -> None:
        self.kind = kind

    def begin(self, options: CabalOptions, seats: int, version: int, t: Telling) -> State:
        state = super().begin(options, seats, version, t)
        state.__class__ = self.kind
        return state


class Sound(State):
    """A state like Cabal's own."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.__class__ = type(self)
        return copy


class SharesTheStack(Sound):
    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.stack = self.stack
        return copy


class SharesTheHands(Sound):
    """The list of hands is a copy, but the hands are shared."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.hands = self.hands.copy()
        return copy


class ForgetsTheRound(Sound):
    """The clone is in the first round, like every new state."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.round = 1
        return copy


class LosesTheDeck(Sound):
    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        del copy.deck
        return copy


class WritesNoCredits(Sound):
    __slots__ = ()

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in super().dump().items() if name != "credits"}


class WritesNoDeck(Sound):
    __slots__ = ()

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in super().dump().items() if name != "deck"}


class ListsWhatIsNotThere(Sound):
    __slots__ = ()
    DERIVED = ("legal", "weather")


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        (CrossesOutWhoAllowed(), "Claim has changed. A step that goes on must be replaced by another."),
        (ListsWhoIsAsked(), "PuttingBackInOrder.order could be changed in place: a step keeps tuples, not lists."),
        (Misstated(SharesTheStack), "A clone must have a stack of its own."),
    ],
)
def test_a_step_that_changes_is_found(game: Cabal, rule: str) -> None:
    with pytest.raises(Nonconforming, match=re.escape(rule)):
        for case in cases(game):
            check_steps(case)


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        (SharesTheStack, "state.stack can change and is in common with a clone."),
        (SharesTheHands, "state.hands can change and is in common with a clone."),
        (ForgetsTheRound, "state.round is another in a clone."),
        (LosesTheDeck, "A clone must be made of the same parts."),
        (WritesNoCredits, "state.credits must show in the dump, or be listed in DERIVED."),
        (WritesNoDeck, "state.deck.bottom must show in the dump, or be listed in DERIVED."),
        (ListsWhatIsNotThere, "state.weather is listed in DERIVED, and is nowhere else."),
    ],
)
def test_a_field_missing_from_a_clone_or_dump_is_found(kind: type[State], rule: str) -> None:
    check_copies(cases(Misstated(Sound))[0])
    with pytest.raises(Nonconforming, match=re.escape(rule)):
        check_copies(cases(Misstated(kind))[0])


class DerivesTheCredits(Sound):
    """Wrongly lists credits as derived."""

    __slots__ = ()
    DERIVED = ("legal", "credits")

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "credits": self.credits}


class DerivesTheRound(Sound):
    """Neither stores it nor derives it again."""

    __slots__ = ()
    DERIVED = ("legal", "round")


def test_a_field_missing_from_a_position_is_found() -> None:
    check_positions(cases(Misstated(Sound))[0])
    with pytest.raises(Nonconforming, match=r"A position must hold every fact."):
        check_positions(cases(Misstated(DerivesTheCredits))[0])
    with pytest.raises(Nonconforming, match=r"The same must be asked and shown after a position was read."):
        for case in cases(Misstated(DerivesTheRound)):
            check_positions(case)


def test_the_step_checks_run_for_every_game() -> None:
    assert check_steps in CHECKS and check_copies in CHECKS and check_positions in CHECKS
