"""Every action has a number and can be checked without a list, in agreement with the list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games.tiny_epic_galaxies.builder import galaxies

import readyroom
from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, cases
from readyroom.core.game import Game
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Activate, Convert, Hire, Reroll
from readyroom.games.tiny_epic_galaxies.state import State

GAME = readyroom.game("tiny-epic-galaxies")
EVERY = pytest.mark.parametrize("case", cases(GAME), ids=str)
STRANGE: tuple[Any, ...] = (
    "", "move", "colony", "jakks", "lightspeeder", "aurora", "home", "orbit:jakks", -1, 0, 1, 2, 3, 7, 99, None, True,
    1.0, [], ["move"], {}, (), ("move",), ("colony", "move"), ("move",) * 8, ("move", ["energy"]), ("rock",),
)  # fmt: skip


@EVERY
def test_every_listed_action_is_allowed_and_has_its_own_number(case: Case) -> None:
    space = GAME.space(case.version)
    for state, seat, legal in positions(case, 80):
        numbers = space.legal(GAME, state, seat)
        assert list(numbers.values()) == legal
        for action in legal:
            assert GAME.allows(state, seat, copied(action)) is action


@EVERY
def test_unlisted_actions_are_not_allowed(case: Case) -> None:
    pick = Chance("wishes")
    met: dict[type[Action], Action] = {}
    for state, seat, legal in positions(case, 40):
        met.update({type(action): action for action in legal})
        kinds = [*met.values(), *(legal[pick.below(len(legal))] for _ in range(4))]
        for wish in [other for action in kinds for other in changed(action, pick)]:
            assert GAME.allows(state, seat, wish) is Game.allows(GAME, state, seat, wish), wish
        assert all(
            GAME.allows(state, other, legal[0]) is None for other in range(-1, 6) if other not in deciding(state)
        )


def test_a_number_names_what_lies_in_a_row_by_its_place() -> None:
    m = galaxies(beyond=True, row=["gort", "nibiru"], pilot_row=["rival-rhee", "lightspeeder"], dice="colony move move")
    space = m.space
    named = {m.write(action): space.name(number) for number, action in space.legal(m.game, m.state, 0).items()}
    assert named["hire lightspeeder for intrepid with 2 move replacing 1"] == "hire row-2 intrepid move ship-1"
    assert named["reroll move"] == "reroll 1"
    assert named["reroll move colony"] == "reroll 1+3"
    assert named["convert move colony for move to energy"] == "convert move+colony move energy"
    m.act(0, "activate move")
    named = {m.write(action): space.name(number) for number, action in space.legal(m.game, m.state, 0).items()}
    assert named["move 1 to orbit:nibiru"] == "move_ship 1 orbit-2"


def test_a_missing_die_cannot_be_rolled_converted_or_used() -> None:
    m = galaxies(dice="colony move move energy")
    assert m.accepts(0, Reroll(("move", "move"))) and not m.accepts(0, Reroll(("move", "move", "move")))
    assert m.accepts(0, Convert(("move", "energy"), "move", "colony"))
    assert not m.accepts(0, Convert(("move", "move"), "move", "colony"))
    assert m.accepts(0, Activate("energy")) and not m.accepts(0, Activate("culture"))
    assert not m.accepts(0, Hire("lightspeeder", "intrepid", "move", 2, 0))


def positions(case: Case, most: int) -> Iterator[tuple[State, int, list[Action]]]:
    """Random play, as far as it takes."""
    chance = Chance(f"numbers {case}")
    t = Telling(chance, aloud=False)
    state = GAME.setup(case.options, case.seats, case.version, t)
    for _ in range(most):
        for seat in deciding(state):
            legal = GAME.legal(state, seat)
            yield state, seat, legal
            few = len(legal) if chance.below(3) == 0 else min(len(legal), 8)
            GAME.apply(state, seat, legal[chance.below(few)], t)


def deciding(state: State) -> tuple[int, ...]:
    return GAME.to_act(state)


def copied(action: Action) -> Action:
    return msgspec.structs.replace(action)


def changed(action: Action, chance: Chance) -> Iterator[Action]:
    """The same with something else in each of its fields, and as it is."""
    yield copied(action)
    for field in msgspec.structs.fields(type(action)):
        for _ in range(4):
            yield msgspec.structs.replace(action, **{field.name: STRANGE[chance.below(len(STRANGE))]})
        value = getattr(action, field.name)
        if isinstance(value, tuple):
            yield msgspec.structs.replace(action, **{field.name: value[::-1]})
            yield msgspec.structs.replace(action, **{field.name: list(value)})
