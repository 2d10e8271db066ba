"""An outside game brings a call, a command and a workshop task without editing any other file."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest
from tests.cli.command_line import readyroom
from tests.cli.test_serve import started
from tests.extras.fifth_game.game import Salon
from tests.server.house import SETTINGS, LiveServer

from readyroom.core import registry
from readyroom.core.extras import BadExtras, Extras, extras

SALON = ("--game", "tests.extras.fifth_game.game:Salon")


def test_its_call_is_served_and_its_work_is_done_in_another_process(tmp_path: Path) -> None:
    process, address = started("--db", str(tmp_path / "tables.db"), *SALON)
    try:
        told = httpx.get(f"{address}/api/salon/odds", params={"role": "smuggler"}, timeout=60).json()
        listed = httpx.get(f"{address}/schema", timeout=60).json()["paths"]
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert (told["odds"]["hands"], told["odds"]["all"]) == (30, 66)
    assert told["odds"]["process"] != told["server"]
    assert "/api/salon/odds" in listed


def test_its_command_runs_and_is_listed_with_its_help() -> None:
    said = readyroom("salon", "odds", "smuggler", *SALON)
    assert (said.returncode, said.stdout) == (0, "30 of 66 hands hold a smuggler.\n")
    assert "Salon: odds" in readyroom("--help", *SALON).stdout
    assert "tell how many hands hold a role" in readyroom("salon", "--help", *SALON).stdout
    assert "examples:\n  readyroom salon odds smuggler" in readyroom("salon", "odds", "--help", *SALON).stdout


def test_its_command_reports_errors_like_built_in_commands() -> None:
    said = readyroom("salon", "odds", "butler", *SALON)
    assert (said.returncode, said.stderr) == (2, "readyroom: There is no butler on the council.\n")
    unloaded = readyroom("salon", "odds", "smuggler")
    assert unloaded.returncode == 2 and "There is no command 'salon'" in unloaded.stderr


def test_a_game_without_extras_brings_nothing(small_games: None) -> None:
    assert extras("cabal") == Extras()


class Braggart(Salon):
    """Names a module that does not exist."""

    slug = "braggart"
    extras = "tests.extras.nowhere"


class Muddler(Salon):
    """Names a module that has something else."""

    slug = "muddler"
    extras = "tests.extras.fifth_game.game"


def test_extras_that_cannot_be_loaded_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for game in (Braggart(), Muddler(), Salon()):
        monkeypatch.setitem(registry._GAMES, game.slug, game)
    with pytest.raises(BadExtras, match=r"'tests\.extras\.nowhere:EXTRAS' cannot be loaded: No module"):
        extras("braggart")
    with pytest.raises(BadExtras, match=r"'tests\.extras\.fifth_game\.game:EXTRAS' cannot be loaded"):
        extras("muddler")
    with pytest.raises(BadExtras, match="nowhere"):
        LiveServer(tmp_path / "tables.db", SETTINGS)
