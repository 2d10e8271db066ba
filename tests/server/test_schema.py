"""The schema of everything sent is complete, because the page's types are generated from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.cabal import Cabal

from readyroom.core import registry
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.server.http.dossier_routes import dossier_api
from readyroom.server.http.extras import extras_api
from readyroom.server.http.own_routes import own_api
from readyroom.server.http.routes import api
from readyroom.server.operations.admin import admin_api
from readyroom.server.schema import game_schema, single, whole_schema

FILES = {"record", "my_data", "message_types", "film", "dossier_file", "incident_record"}
"""Calls that give a file, a schema, or whatever a game has to show."""


def test_the_schema_has_every_games_views_actions_and_catalog() -> None:
    told = game_schema(Cabal())
    names = told["names"]
    assert names["Public"] == ["CouncilView"] and names["Own"] == ["HandView"] and names["Orders"] == ["CabalOrders"]
    assert "Raid" in names["GameAction"] and told["$defs"]["Raid"]["properties"]["type"] == {"enum": ["raid"]}
    assert names["Catalog"] == ["CabalCatalog"] and "copies" in told["$defs"]["RoleFacts"]["properties"]


def test_the_schema_has_every_games_extras() -> None:
    told = game_schema(registry.game("space-alert"))["$defs"]
    assert {"Resolved", "Screening", "LessonSheet", "CrewLog", "MissionFile", "Mistake", "Scored"} <= told.keys()
    assert told["Public"]["properties"]["tracks"]["propertyNames"] == {"enum": sorted(TRAJECTORIES)}


@pytest.mark.parametrize("slug", ["galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"])
def test_every_field_of_a_game_has_a_type(slug: str) -> None:
    told = game_schema(registry.game(slug))["$defs"]
    untyped = {f"{name}.{field}" for name, one in told.items() for field, of in _fields(one) if not of}
    # What calls what in a mission file may be nested as deep as one likes.
    assert untyped <= {"ThreatEntry.calls"}


def test_every_call_declares_its_response() -> None:
    untyped = set()
    for handler in single([api(0), own_api(), dossier_api(0), admin_api(), *extras_api()]):
        if "Any" in str(handler.fn.__annotations__["return"]):
            untyped.add(handler.fn.__name__)
    assert untyped == FILES


def test_the_schema_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    command = [sys.executable, "-m", "readyroom.server.schema", str(file), "tests.games.cabal:Cabal"]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2])
    written = msgspec.json.decode(file.read_bytes())
    assert written["games"]["cabal"] == msgspec.json.decode(msgspec.json.encode(game_schema(Cabal())))
    assert written["$defs"].keys() >= whole_schema()["$defs"].keys() - {"Catalog"}


def _fields(one: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, of) for name, of in one.get("properties", {}).items() if isinstance(of, dict)]
