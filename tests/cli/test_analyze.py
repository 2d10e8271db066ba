"""Analyzing a record in the terminal, and listing a game's frozen numbers."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.cli.command_line import CABAL, readyroom
from tests.games.cabal import GAME, CabalOptions

from readyroom import replay
from readyroom.bots.analysis import Analysis, Chances, Turn
from readyroom.cli.analyze import _show
from readyroom.core.chance import Chance
from readyroom.core.match import Match

FIXTURES = Path(__file__).parents[1] / "fixtures"


def played(actions: int | None = None) -> Match:
    match = Match.start(GAME, CabalOptions(), 2, "11")
    pick = Chance("pick")
    while match.outcome is None and (actions is None or match.seq < actions):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.act(seat, legal[pick.below(len(legal))])
    return match


def written(folder: Path, match: Match) -> str:
    path = folder / "match.json"
    path.write_text(json.dumps({**match.record(), "names": ["Ada", "Bo"]}))
    return str(path)


def test_a_record_is_analyzed_in_words(tmp_path: Path) -> None:
    said = readyroom("analyze", written(tmp_path, played()), "--tries", "8", "--jobs", "2", *CABAL)
    assert said.returncode == 0, said.stderr
    assert "Chance to win, from the first move to the last" in said.stdout
    assert "Turning points" in said.stdout
    assert "Ada: " in said.stdout and "decisions as good as the best that search found" in said.stdout
    assert "At most 8 imagined matches for each decision" in said.stdout


def test_the_analysis_is_the_same_on_one_core_and_on_two_in_either_spelling(tmp_path: Path) -> None:
    file = written(tmp_path, played())
    one, two = (
        readyroom(command, file, "--tries", "8", "--jobs", jobs, "--json", *CABAL).stdout
        for command, jobs in (("analyze", "1"), ("analyse", "2"))
    )
    assert one == two
    assert msgspec.json.decode(one, type=Analysis).decisions


def test_an_unfinished_match_cannot_be_analyzed(tmp_path: Path) -> None:
    said = readyroom("analyze", written(tmp_path, played(actions=4)), *CABAL)
    assert said.returncode == 1
    assert said.stderr == "readyroom: The match is not over yet, so there is nothing to look back on.\n"


def test_a_crew_shares_its_chances_and_a_lone_player_is_no_crew(capsys: pytest.CaptureFixture[str]) -> None:
    for kept, whose in (
        ("space-alert/broken-apart", "The crew"),
        ("starship-captains/alone-with-hunter-krel", "Ada"),
    ):
        match = replay(json.loads((FIXTURES / f"{kept}.json").read_text())["record"])
        chances = tuple(Chances(seq, (share,) * match.seats) for seq, share in ((0, 0.4), (match.seq, 0.0)))
        turns = (Turn(match.seq, 0, 0.4, 0.0, ()),)
        _show(match, Analysis(8, chances, (), turns), (), ["Ada", "Bo"][: match.seats])
        said = capsys.readouterr().out
        assert f"{whose}: from 40% to 0%." in said and said.count("%\n") == 1


@pytest.mark.parametrize("command", ["actions", "observations"])
def test_frozen_numbers_are_listed_as_a_table_one_by_one_and_as_data(command: str) -> None:
    table, each, data = (
        readyroom(command, "tiny-epic-galaxies", *how).stdout for how in ((), ("--each",), ("--json",))
    )
    last = json.loads(data)[-1]["last"]
    assert f"{last + 1:,} numbers." in table
    assert len(each.splitlines()) == last + 1
    none = readyroom(command, "cabal", *CABAL)
    assert none.returncode == 2 and none.stderr.startswith("readyroom: Cabal ")
