"""Every game, option set, seat count and version follows the rules common to all games.

``make conformance`` plays every option set with every number of seats; ``READYROOM_SEEDS=20`` looks twenty times as
hard.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from tests.every_game import conforms, every_game, some_cases
from tests.fixtures.fixtures import fixtures

import readyroom
from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, Coverage, cases, random_match
from readyroom.core.conformance.play import bots_on
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with

ROOT = Path(__file__).parents[2]
RANDOM, BY_BOTS = 1_500, 300
"""So many matches at most are played until everything has shown."""
CASES = [case for game in every_game() for case in some_cases(game)]


@pytest.mark.whole_matches
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_conforms(case: Case, subtests: pytest.Subtests) -> None:
    conforms(case, subtests)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_every_option_set_version_and_seat_count_is_covered(game: Game) -> None:
    met, all_there_are = some_cases(game), cases(game)
    ways = {(case.version, repr(case.options)) for case in all_there_are}
    assert {(case.version, repr(case.options)) for case in met} == ways
    assert {case.seats for case in met} == set(game.seats)


@pytest.mark.whole_matches
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_two_processes_with_different_hash_seeds_fold_to_equal_digests(game: Game) -> None:
    """One runs the source, the other the rules under test, which may be compiled."""
    tested = Path(readyroom.__file__).parents[1]
    assert _digests(game.slug, "1", ROOT / "src") == _digests(game.slug, "4242", tested)


def _digests(slug: str, hash_seed: str, package: Path) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT}{os.pathsep}{package}"}
    command = [sys.executable, "-m", "tests.conformance.print_digests", slug]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=3_600)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.whole_matches
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_random_play_and_fixtures_exercise_every_component_and_every_ending(game: Game) -> None:
    covered = Coverage(game)
    for path, file in fixtures(game.slug):
        covered.add(replay_with(game, file.record))
        assert path.stat().st_size > 0
    more = matches(game)
    while covered.missing() and covered.matches < RANDOM + BY_BOTS:
        covered.add(next(more))
    assert not covered.missing(), f"After {covered.matches} matches nothing has shown: {covered.missing()}"


def matches(game: Game) -> Iterator[Match]:
    """In random play on the newest rules; bots may cover what it misses."""
    newest = [case for case in cases(game) if case.version == game.versions[-1]]
    for number, case in enumerate(cycle(newest)):
        case = Case(game, case.options, case.seats, case.version, f"coverage {number}")
        yield random_match(case) if number < RANDOM or not game.levels else bot_match(case)


def bot_match(case: Case) -> Match:
    match, luck = case.start(), Chance(case.seed)
    players = [case.game.bot(case.game.levels[0]) for _ in range(case.seats)]
    while match.outcome is None:
        bots_on(match, players, luck)
    return match
