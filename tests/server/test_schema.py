"""The schema of everything sent is complete, because the page's types are generated from it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec
import pytest
from tests.games.cabal import Cabal

from readyroom.core import registry
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.server import schema
from readyroom.server.http.bodies import Problem
from readyroom.server.http.daily_routes import daily_api
from readyroom.server.http.dossier_routes import dossier_api
from readyroom.server.http.extras import extras_api
from readyroom.server.http.notice_routes import notice_api
from readyroom.server.http.own_routes import own_api
from readyroom.server.http.puzzle_routes import puzzle_api
from readyroom.server.http.routes import api
from readyroom.server.http.season_routes import season_api
from readyroom.server.http.statistics import statistics_api
from readyroom.server.operations.admin import admin_api
from readyroom.server.schema import game_schema, single, whole_schema

FILES = {"record", "my_data", "message_types", "film", "dossier_file", "incident_record"}
"""Calls that give a file, a schema, or whatever a game has to show."""
PAGE = Path(__file__).parents[2] / "web/src"
CALL = re.compile(r"""\b(?:get|send|call|ask)<([\w\[\]]+)>\(\s*(?:"(\w+)",\s*)?["`](/api/(?!admin)[^"`]*)["`]""")
"""A call of the page: the type it expects, the method if it is not clear, and the path with its holes."""
SAME = {"RolledReplay": "Replay", "Report": "LessonReport", "Lesson[]": "LessonSheet[]", "Plain": "Catalog"}
"""What the page calls otherwise."""
ANYTHING = "anything"


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


def test_the_page_expects_of_each_call_what_it_answers() -> None:
    """The page's types are the server's, but TypeScript cannot tell which of them a path answers with."""
    answers = list(_answers())
    calls = [(file, call) for file in sorted(PAGE.rglob("*.ts")) for call in CALL.finditer(file.read_text())]
    assert len(calls) > 65
    for file, call in calls:
        kind, method, path = call.groups()
        path = re.sub(r"\$\{[^}]*\}", "x", re.split(r"(?<!/)\$\{|\?", path)[0])
        found = {what for way, pattern, what in answers if method in (None, way) and re.fullmatch(pattern, path)}
        assert found & {SAME.get(kind, kind), ANYTHING}, f"{file.name}: {call[0]} answers {found}"


def test_the_schema_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    command = [sys.executable, "-m", "readyroom.server.schema", str(file), "tests.games.cabal:Cabal"]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2])
    written = msgspec.json.decode(file.read_bytes())
    assert written["games"]["cabal"] == msgspec.json.decode(msgspec.json.encode(game_schema(Cabal())))
    assert written["$defs"].keys() >= whole_schema()["$defs"].keys() - {"Catalog"}


def _answers() -> Iterator[tuple[str, str, str]]:
    """Each call's method, the pattern of its path, and what it answers, as TypeScript writes it."""
    more = [notice_api(), statistics_api(), daily_api(), puzzle_api(), season_api()]
    for router in [api(0), own_api(), dossier_api(0), *more, *extras_api()]:
        for route in router.routes:
            for handler in single(getattr(route, "route_handlers", ())):
                hint = get_type_hints(handler.fn)["return"]
                kinds = [one for one in schema.calls([handler])[1] if one is not Problem]
                many = "[]" if get_origin(hint) is list else ""
                what = f"{kinds[0].__name__}{many}" if kinds else "void" if hint is type(None) else ANYTHING
                for method in handler.http_methods:
                    yield method, re.sub(r"\{\w+:str\}", "[^/]+", route.path), what


def _fields(one: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, of) for name, of in one.get("properties", {}).items() if isinstance(of, dict)]
