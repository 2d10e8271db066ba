"""Crews of bots are judged by how many missions they bring home, luck allowed for."""

from __future__ import annotations

import pytest
from rich.table import Table
from scripts.crews import LOST, WANTED, add_row

from readyroom.cli.simulate.plan import Result


def flown(home: int, missions: int) -> list[Result]:
    ended = ["The ship is home."] * home + [f"{LOST} to a Fissure."] * (missions - home)
    return [
        Result(i, str(i), ("hard",), (1,), (1,), reason, 1, 1.0, (0.1,), (1,), together=True)
        for i, reason in enumerate(ended)
    ]


@pytest.mark.parametrize(("home", "holds"), [(95, True), (88, True), (70, False)])
def test_a_level_falls_short_only_by_more_than_luck(home: int, holds: bool) -> None:
    assert WANTED["hard"] == 0.9
    table = Table(*map(str, range(8)))
    assert add_row(table, "white", "hard", flown(home, 100), judged=True) is holds
    assert add_row(table, "yellow", "hard", flown(home, 100), judged=False)
