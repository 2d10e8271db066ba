"""Steps on a stack: which wait, which run by themselves, and what seats that are not asked are told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.builders import council
from tests.games.cabal import GAME
from tests.games.cabal_steps import Losing, State, Turn
from tests.games.cabal_table import Allow, Raid, Work

from readyroom.core.chance import NoChance
from readyroom.core.errors import IllegalAction
from readyroom.core.game import Game
from readyroom.core.stepped import SteppedGame
from readyroom.core.steps import Ask, Step, SteppedState, settle
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class Table(SteppedState):
    """The smallest state that can ask a question."""

    __slots__ = ("done",)

    def __init__(self, *steps: Any) -> None:
        self.stack = list(steps)
        self.legal = None
        self.over = False
        self.done: list[tuple[int, Action]] = []


class Pick(Ask[Table]):
    """Seat 1 picks one of a few raids."""

    __slots__ = ("targets",)

    def __init__(self, *targets: int) -> None:
        super().__init__(1)
        self.targets = targets

    def options(self, s: Table) -> list[Action]:
        return [Raid(target) for target in self.targets]

    def apply(self, s: Table, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        s.done.append((seat, action))


class End(Step[Table]):
    __slots__ = ()

    def run(self, s: Table, t: Telling) -> None:
        s.over = True


class Passing(Step[Any]):
    """A step with nothing to do."""

    __slots__ = ()


def telling() -> Telling:
    return Telling(NoChance())


def test_a_choice_is_asked_of_its_seat_and_of_no_other() -> None:
    table = Table(End(), Pick(0, 2))
    settle(table, telling())
    top = table.stack[-1]
    assert top.to_act(table) == (1,) and top.waits(table)
    assert top.legal(table, 1) == [Raid(0), Raid(2)]
    assert top.legal(table, 0) == []
    assert table.done == []


def test_a_choice_of_one_is_made_without_asking() -> None:
    table = Table(End(), Pick(0, 2), Pick(3))
    settle(table, telling())
    assert table.done == [(1, Raid(3))]
    assert table.legal == [Raid(0), Raid(2)], "and then the next is asked"


def test_a_choice_of_nothing_is_passed_over() -> None:
    table = Table(End(), Pick(0, 2), Pick())
    settle(table, telling())
    assert table.done == [] and table.legal == [Raid(0), Raid(2)]


def test_nothing_is_asked_after_the_end() -> None:
    table = Table(Pick(0, 2), End())
    settle(table, telling())
    assert table.over and table.stack == [] and table.legal is None


def test_a_question_is_written_down_with_its_seat_and_its_own_facts() -> None:
    assert Pick(0, 2).dump() == {"step": "Pick", "seat": 1, "targets": (0, 2)}
    assert Passing().dump() == {"step": "Passing"}


def test_a_step_with_nothing_to_do_takes_itself_off_and_leaves_the_rest() -> None:
    match = council(hands="warden corsair / warden corsair")
    state: State = match.state
    state.stack = [Turn(0), Losing(1), Passing()]
    settle(state, telling())
    assert [step.dump()["step"] for step in state.stack] == ["Turn", "Losing"]


def test_nothing_can_be_decided_where_nothing_is_asked() -> None:
    step = Passing()
    table = Table(step)
    assert not step.waits(table) and step.to_act(table) == () and step.legal(table, 0) == []
    with pytest.raises(IllegalAction, match="Nothing is being asked here"):
        step.apply(table, 0, Work(), telling())


class Curt(Passing):
    """A step that asks seat 0, and has its own reason to refuse work."""

    __slots__ = ()

    def to_act(self, s: Any) -> tuple[int, ...]:
        return (0,)

    def prompt(self, s: Any, seat: int) -> str:
        return "Which way?"

    def refusal(self, s: Any, seat: int, action: Action) -> str:
        return "There is no work here." if isinstance(action, Work) else ""


def test_a_refusal_says_whose_decision_it_is_then_the_steps_reason_then_what_is_asked() -> None:
    state = council().state
    state.stack = [Curt()]
    refusal = SteppedGame.refusal
    assert refusal(GAME, state, 1, Work()) == "It is not your turn to decide."
    assert refusal(GAME, state, 0, Work()) == "There is no work here."
    assert refusal(GAME, state, 0, Allow()) == "You cannot do that now. Which way?"
    state.stack = []
    assert refusal(GAME, state, 0, Work()) == "It is not your turn to decide."
    assert SteppedGame.prompt(GAME, state, 0) == ""


def test_a_game_without_its_own_reasons_still_refuses() -> None:
    state = council(hands="warden corsair / warden corsair").state
    assert Game.refusal(GAME, state, 1, Work()) == "It is not your turn to decide."
    assert Game.refusal(GAME, state, 0, Allow()) == "You cannot do that now: Allow it."
