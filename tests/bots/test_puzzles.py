"""Puzzles: only where one answer is clearly the best, with what the seat saw and nothing else."""

from __future__ import annotations

import msgspec
import pytest

import readyroom
from readyroom.bots.analysis import Decision, Way
from readyroom.bots.puzzles import Puzzle, is_puzzle, puzzle_from, shipped
from readyroom.core.match import Match
from readyroom.core.words import Words


def ways(*values: float) -> tuple[Way, ...]:
    return tuple(Way(Words((f"Do {n}.",)), f"do {n}", value) for n, value in enumerate(values))


@pytest.mark.parametrize(
    ("values", "makes"),
    [((0.8, 0.6, 0.5), True), ((0.8, 0.75, 0.2), False), ((0.9, 0.1), False), ((0.2, 0.5, 0.7), True)],
)
def test_one_answer_must_be_clearly_the_best(values: tuple[float, ...], makes: bool) -> None:
    assert is_puzzle(Decision(1, 0, 5, ways(*values), 0.0)) == makes


def match() -> Match:
    """Two who keep their missions, then the first turn."""
    played = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
    for seat in (0, 1):
        played.act(seat, played.legal(seat)[0])
    played.act(played.to_act[0], played.legal(played.to_act[0])[0])
    return played


def made() -> Puzzle:
    played = match()
    seat = played.entries[-1].actor
    return puzzle_from(played, Decision(played.seq, seat, 9, ways(0.5, 0.8, 0.3, 0.79), 0.0), 12)


def test_a_puzzle_shows_what_the_seat_saw_and_no_secret_of_another() -> None:
    puzzle, past = made(), match().at(match().seq - 1)
    other = past.view(1 - puzzle.seat).own.mission
    assert puzzle.own["mission"] == past.view(puzzle.seat).own.mission != other
    told = msgspec.json.encode([puzzle.public, puzzle.own]).decode()
    assert f'"mission":"{other}"' not in told


def test_an_answer_is_judged_by_what_search_found() -> None:
    puzzle = made()
    right = {answer.notation for n, answer in enumerate(puzzle.answers) if puzzle.solved(n)}
    assert right == {"do 1", "do 3"}, "what is as good counts, too"
    again = msgspec.json.decode(msgspec.json.encode(puzzle), type=Puzzle)
    assert msgspec.json.encode(again) == msgspec.json.encode(puzzle) and again.code == made().code


def test_those_that_come_along_can_be_solved_and_are_no_giveaway() -> None:
    assert len(shipped()) >= 3
    places = set()
    for code, puzzle in shipped().items():
        assert code == puzzle.code and len(puzzle.answers) >= 3
        right = [n for n in range(len(puzzle.answers)) if puzzle.solved(n)]
        assert len(right) == 1
        places.add(right[0])
    assert len(places) > 1, "the best is not always in the same place"
