"""Action numbers never change: what each version of each game can do is on file."""

from __future__ import annotations

import pytest
from scripts.spaces import history, on_file

import readyroom
from readyroom.core.errors import IllegalAction
from readyroom.core.game import Game
from readyroom.core.space import Axis, Family, Space
from readyroom.core.struct import Tick, Undo

ASIDE = ("Intend", "Feed")
"""Space Alert: words, and what a lone player may do for five androids with an open deck: 3,950 things at once."""
EVERY = pytest.mark.parametrize("game", [readyroom.game(slug) for slug in readyroom.games()], ids=lambda g: g.slug)


@EVERY
def test_the_numbers_of_a_version_are_those_that_it_was_frozen_with(game: Game) -> None:
    assert history(game) == on_file(game), "There is a new version, or numbers have changed. Run make cards."


@EVERY
def test_a_space_is_short_and_holds_every_kind_of_action(game: Game) -> None:
    for version in game.versions:
        space = game.space(version)
        families = {family.kind: family.size for family in space.families}
        assert set(families) == set(game.actions)
        aside = sum(size for kind, size in families.items() if kind.__name__ in ASIDE)
        assert len(space) - aside < 2_500


@EVERY
def test_every_number_has_its_own_name(game: Game) -> None:
    space = game.space(game.versions[-1])
    assert len({space.name(number) for number in range(len(space))}) == len(space)


@EVERY
def test_every_action_and_event_has_words_and_every_action_a_notation(game: Game) -> None:
    assert all(game.phrases.knows(kind) for kind in (*game.actions, *game.events))
    assert all(kind in game.notation for kind in game.actions)


def test_numbers_run_through_the_families_the_last_axis_fastest() -> None:
    space = Space(1, [Family(Tick), Family(Undo, Axis("to", range(3)))])
    assert [space.number(None, 0, action) for action in (Tick(), Undo(0), Undo(2))] == [0, 1, 3]
    assert [space.name(number) for number in range(len(space))] == ["tick", "undo 0", "undo 1", "undo 2"]


def test_an_unreachable_action_has_no_number() -> None:
    space = Space(1, [Family(Undo, Axis("to", range(3)), slots=lambda state, seat, action: (action.to,))])
    with pytest.raises(IllegalAction, match="its to is out of range"):
        space.number(None, 0, Undo(3))
    with pytest.raises(IllegalAction, match="is not an action of this game"):
        space.number(None, 0, Tick())
    with pytest.raises(IndexError, match="numbered 0 to 2"):
        space.name(3)
