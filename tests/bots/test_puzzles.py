"""Puzzles have one clearly best answer and show only what the seat saw."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import readyroom
from readyroom.bots import puzzles
from readyroom.bots.puzzles import CLEARLY, FEWEST, SHIPPED, TRIES, Puzzle, find_the_move, listed, shipped, wording
from readyroom.bots.search import Tally
from readyroom.core import extras
from readyroom.core.match import Match
from readyroom.core.struct import Action

MOVES = [puzzle for puzzle in shipped().values() if puzzle.task is None]
TASKS = [puzzle for puzzle in shipped().values() if puzzle.task is not None]


def judged(monkeypatch: pytest.MonkeyPatch, *looks: tuple[float, ...]) -> Puzzle | None:
    """The puzzle made of a turn if search finds these values for its first actions, at a glance and in each search."""
    turn = max(MOVES, key=lambda puzzle: puzzle.legal)
    played, seat = Match.from_position(readyroom.game(turn.game), turn.position, "0"), turn.seat
    different = {str(played.game.describe(action)): action for action in played.legal(seat)}.values()
    told: list[dict[Action, Tally]] = [
        {action: Tally(action, dict.fromkeys(range(9), value)) for action, value in zip(different, look, strict=False)}
        for look in (looks[0], *looks, looks[-1])
    ]
    monkeypatch.setattr(puzzles, "_look", lambda *_: told.pop(0))
    return find_the_move(played, seat)


def test_one_answer_must_be_clearly_best_in_both_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(monkeypatch, (0.8, 0.6, 0.5), (0.8, 0.6, 0.5)) is not None
    assert judged(monkeypatch, (0.8, 0.75, 0.72), (0.8, 0.75, 0.72)) is None, "too close"
    assert judged(monkeypatch, (0.8, 0.6, 0.5), (0.6, 0.59, 0.5)) is None, "the other search does not agree"
    assert judged(monkeypatch, (0.9,), (0.9,)) is None, "too few"


def test_answers_close_to_the_best_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = judged(monkeypatch, (0.8, 0.78, 0.6, 0.5), (0.8, 0.78, 0.6, 0.5))
    assert puzzle is not None
    assert sorted(answer.value for answer in puzzle.answers) == [0.5, 0.6, 0.8]
    assert [puzzle.solved(n) for n in range(3)].count(True) == 1


def test_a_puzzle_is_kept_as_text_and_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = judged(monkeypatch, (0.8, 0.6, 0.5), (0.8, 0.6, 0.5))
    again = judged(monkeypatch, (0.8, 0.6, 0.5), (0.8, 0.6, 0.5))
    assert puzzle is not None and again is not None and puzzle.code == again.code
    assert msgspec.json.decode(msgspec.json.encode(puzzle), type=Puzzle) == again


def test_answers_name_things_as_the_board_does() -> None:
    told = {str(answer.words) for puzzle in MOVES for answer in puzzle.answers}
    assert "Advance the scout orbiting Leandra." in told
    assert not [words for words in told if "first ship" in words or "fourth ship" in words]


def test_bundled_puzzles_are_written_as_the_command_writes_them() -> None:
    text = SHIPPED.read_text()
    assert text == listed(list(shipped().values())) + "\n" and len(text.splitlines()) == len(shipped()) + 2
    assert listed([]) == "[]"


def test_every_game_has_bundled_puzzles_that_reveal_nothing() -> None:
    assert all(count >= 2 for count in Counter(puzzle.game for puzzle in shipped().values()).values())
    assert {puzzle.game for puzzle in shipped().values()} == set(readyroom.games())
    places = {next(n for n in range(len(one.answers)) if one.solved(n)) for one in MOVES}
    assert len(places) > 1, "the best is not always in the same place"


@pytest.mark.parametrize("puzzle", MOVES, ids=lambda puzzle: puzzle.code)
def test_a_bundled_move_puzzle_has_one_clearly_best_answer(puzzle: Puzzle) -> None:
    position = Match.from_position(readyroom.game(puzzle.game), puzzle.position, "0")
    assert position.to_act == (puzzle.seat,) and puzzle.tries >= TRIES
    choice = position.choice(puzzle.seat)
    assert choice is not None and choice.prompt == puzzle.question
    for answer in puzzle.answers:
        action = position.read(answer.notation)
        assert position.accepts(puzzle.seat, action) and wording(position, puzzle.seat, action) == answer.words
    values = sorted((answer.value for answer in puzzle.answers), reverse=True)
    assert len(values) >= min(FEWEST, puzzle.legal) and values[0] - values[1] >= CLEARLY
    assert len({str(answer.words) for answer in puzzle.answers}) == len(values)


@pytest.mark.parametrize("puzzle", MOVES, ids=lambda puzzle: puzzle.code)
def test_a_short_search_with_other_luck_finds_the_same_move(puzzle: Puzzle) -> None:
    """Search never prefers an answer it does not find promising."""
    position = Match.from_position(readyroom.game(puzzle.game), puzzle.position, "0")
    asked = {position.read(answer.notation): answer for answer in puzzle.answers}
    looked = puzzles._look(position, puzzle.seat, list(asked), 60, 987_654)
    best = max((action for action in asked if action in looked), key=lambda action: looked[action].mean)
    assert asked[best].value == max(answer.value for answer in puzzle.answers)


@pytest.mark.parametrize("puzzle", TASKS, ids=lambda puzzle: puzzle.code)
def test_a_bundled_task_has_a_solution(puzzle: Puzzle) -> None:
    setter = extras.puzzles(puzzle.game)
    assert setter is not None and puzzle.task is not None and puzzle.solution is not None
    assert setter.judge(puzzle.task, puzzle.solution).solved
