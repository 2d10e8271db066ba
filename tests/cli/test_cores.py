"""Work on all cores: what is done is handed over soon, and a killed process is noticed."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

import pytest
from tests.cli.command_line import CABAL, readyroom

from readyroom.cli.cores import LONG, bundles, on_all_cores, some
from readyroom.extras.commands import Failure


def test_slow_tasks_are_handed_over_one_by_one_and_quick_ones_together() -> None:
    assert some(sleep, [LONG, LONG, LONG]) == ([None], [LONG, LONG])
    assert some(abs, [-1, -2, -3]) == ([1, 2, 3], [])


def test_every_task_is_done_once() -> None:
    assert sorted(on_all_cores(abs, range(100), 2, sum, ((),))) == list(range(100))
    assert [len(bundle) for bundle in bundles(range(100), 2)] == [6] * 16 + [4]


def test_a_killed_process_ends_the_work_with_a_message() -> None:
    with pytest.raises(Failure, match="One of the processes was killed"):
        list(on_all_cores(os._exit, [1] * 4, 2, sum, ((),)))


def test_an_expert_has_processes_of_its_own_in_each_process(tmp_path: Path) -> None:
    asked = ("simulate", "cabal", "-n", "2", "--bots", "expert/4/2,random", "--jobs", "2", "--out", str(tmp_path))
    said = readyroom(*asked, *CABAL)
    assert said.returncode == 0 and "broke off" not in said.stdout, said.stdout + said.stderr
