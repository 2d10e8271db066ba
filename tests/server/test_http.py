"""Plain HTTP: forms, errors, the page, health, metrics, and a fuzzer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from litestar.testing import RequestFactory
from tests.server.house import SETTINGS, LiveServer
from tests.server.test_playing import settled

from readyroom.server.http.static import Client as Page

JSON = {"Content-Type": "application/json"}


def test_a_page_can_ask_what_this_server_offers(server: LiveServer, tmp_path: Path) -> None:
    assert server.http.get("/api/house").json() == {"voices": True, "mail": False}
    mute = msgspec.structs.replace(
        SETTINGS,
        voice=False,
        smtp_url="smtp://127.0.0.1:1",
        mail_from="a@play.example",
        public_url="https://play.example",
    )
    with LiveServer(tmp_path / "mute.db", mute) as other:
        assert other.http.get("/api/house").json() == {"voices": False, "mail": True}


def test_games_come_with_their_options_as_a_form(server: LiveServer) -> None:
    games = {game["slug"]: game for game in server.http.get("/api/games").json()}
    cabal = games["cabal"]
    assert (cabal["least_seats"], cabal["most_seats"], cabal["levels"]) == (2, 4, ["steady", "expert"])
    purse, crowded = cabal["options"]
    assert (purse["kind"], purse["label"], purse["least"], purse["most"], purse["default"]) == (
        "number", "Credits at the start", 0, 5, 2,
    )  # fmt: skip
    assert (crowded["kind"], crowded["default"]) == ("switch", False)
    assert games["brittle"]["levels"] == ["stumbling", "pondering", "random", "expert"]
    assert server.http.get("/api/games/cabal/catalog").json()["roles"][0]["copies"] == 3


def test_options_may_name_their_values_and_hide_what_only_the_server_fills_in(server: LiveServer) -> None:
    games = {game["slug"]: game for game in server.http.get("/api/games").json()}
    fields = {field["name"]: field for field in games["space-alert"]["options"]}
    labels = {choice["value"]: choice["label"] for choice in fields["mission"]["choices"]}
    assert labels["DA-standard-5"] == "Double action mission 5"
    assert labels["mission"] == "New mission"
    assert "explorers" not in fields


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"game": "chess", "seats": 2}, 404, "no game called"),
        ({"game": "cabal", "seats": 7}, 400, "2 to 4"),
        ({"game": "cabal", "seats": 0}, 400, "seats"),
        ({"game": "cabal", "seats": 2, "options": {"purse": "much"}}, 400, "from 0 to 5"),
        ({"game": "cabal", "seats": 2, "bots": ["steady", "steady"]}, 400, "too few for 3"),
        ({"game": "cabal", "seats": 3, "bots": ["genius"]}, 400, "Its bots are: steady"),
        ({"game": "cabal", "seats": 2, "clock": "sundial"}, 400, "clock"),
        ({"game": "cabal"}, 400, "seats"),
        ({"game": "space-alert", "seats": 1, "options": {"explorers": [None]}}, 400, "cannot be chosen"),
        ([], 400, ""),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(server: LiveServer, body: object, status: int, said: str) -> None:
    answer = server.http.post("/api/tables", json=body, headers=server.person("Anna").headers)
    assert answer.status_code == status and said in answer.json()["detail"]


def test_errors_are_sentences_with_the_right_status(server: LiveServer) -> None:
    http = server.http
    assert http.post("/api/tables", json={"game": "cabal", "seats": 2}).status_code == 401
    stranger = {"Authorization": "Bearer 00000000000000000000000000000000"}
    assert http.get("/api/me/tables", headers=stranger).status_code == 401
    assert http.post("/api/people", json={"name": "   "}).status_code == 400
    assert http.post("/api/people", json={"name": "x" * 25}).status_code == 400
    assert http.post("/api/people", content=b"{", headers=JSON).status_code == 400
    assert http.post("/api/people", content=b"x" * 100_000, headers=JSON).status_code == 413
    assert http.get("/api/nothing").status_code == 404
    assert http.get("/api/matches?limit=0").status_code == 400
    assert http.get("/api/matches/nowhere/record").status_code == 404
    assert http.post("/api/replay", json={"format": "other"}).status_code == 400
    for answer in (http.get("/api/nothing"), http.get("/api/me/tables")):
        assert isinstance(answer.json()["detail"], str)


def test_a_replay_for_a_viewer_who_was_not_there_is_refused(server: LiveServer) -> None:
    code, one, *_ = settled(server)
    one.does("end_match")
    for viewer in ("7", "nobody", "-1", "²"):
        assert server.http.get(f"/api/matches/{code}/replay", params={"viewer": viewer}).status_code == 400


def test_health_and_metrics_report_the_servers_state(server: LiveServer) -> None:
    _, one, *_ = settled(server)
    one.acts(0, {"type": "work"})
    assert server.http.get("/health").json() == {"status": "ok", "tables": 1, "sockets": 2}
    metrics = server.http.get("/metrics").text
    assert "readyroom_sockets 2.0" in metrics and "readyroom_actions_total 3.0" in metrics
    assert 'readyroom_command_seconds_bucket{kind="act",le="+Inf"} 3.0' in metrics


def test_the_api_schema_is_published(server: LiveServer) -> None:
    openapi = server.http.get("/schema").json()
    assert "/api/tables/{code}" in openapi["paths"]
    messages = server.http.get("/api/messages.json").json()
    assert "Hello" in messages["from_client"] and "Update" in messages["to_client"]
    assert {"Hello", "Update", "Choice", "Words"} <= messages["$defs"].keys()


def test_every_path_that_is_not_a_file_serves_the_page(server: LiveServer) -> None:
    first = server.http.get("/")
    assert first.status_code == 200 and "<!doctype html>" in first.text.lower()
    assert server.http.get("/t/abcdef").text == first.text
    assert first.headers["X-Content-Type-Options"] == "nosniff"
    again = server.http.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert server.http.get("/assets/nothing.js").status_code == 404
    assert server.http.get("/../../pyproject.toml").status_code == 404


def test_without_a_client_a_plain_page_says_how_to_get_it(tmp_path: Path) -> None:
    page = Page(tmp_path)
    assert not page.built and b"make web" in page._index.body


def test_assets_are_cached_and_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 1000)
    (tmp_path / "assets" / "app-123.js").write_text("let x = 1;" * 200)
    page = Page(tmp_path)
    script = page._files["assets/app-123.js"]
    assert page.built and script.lasting and script.zipped and len(script.zipped) < len(script.body)


def test_a_fuzzer_finds_no_way_to_make_the_server_fail(server: LiveServer, tmp_path: Path) -> None:
    live, _, _, anna, _ = settled(server)
    over, one, *_ = settled(server)
    one.does("end_match")
    flown = anna.opens("space-alert", seats=1)
    anna.joins(flown).does("start")
    explorer = server.http.post("/api/dossiers", json={"game": "space-alert", "name": "Ada"}, headers=anna.headers)
    # A code that a fuzzer makes up is never a table's, so it is given real ones to mix in.
    known = {
        "code": [live, over, flown],
        "id": [explorer.json()["info"]["id"]],
        "slug": ["cabal", "space-alert"],
        "lesson": [lesson["id"] for lesson in server.http.get("/api/space-alert/academy").json()],
    }
    config = tmp_path / "schemathesis.toml"
    config.write_text(
        "".join(f"[dictionaries.{name}]\nvalues = {values!r}\n" for name, values in known.items())
        + "[parameters]\n"
        + "".join(f'"path.{name}" = {{ dictionary = "{name}", probability = 0.8 }}\n' for name in known)
    )
    # `make fuzz` looks for longer, and at the edges of every field one by one.
    examples = os.environ.get("READYROOM_FUZZ", "")
    phases = "examples,coverage,fuzzing,stateful" if examples else "examples,fuzzing"
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", f"{server.url}/schema",
        "--header", f"Authorization: Bearer {anna.token}",
        "--checks", "not_a_server_error,status_code_conformance,response_schema_conformance",
        "--exclude-checks", "status_code_conformance",
        "--max-examples", examples or "5", "--phases", phases, "--seed", "7", "--workers", "2",
        "--request-timeout", "60", "--exclude-method", "DELETE",  # which forgets the fuzzer, who would learn no more
    ]  # fmt: skip
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=3_600)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_rules_are_sent_once_and_cached_by_their_tag(server: LiveServer) -> None:
    address = "/api/games/tiny-epic-galaxies/rules"
    first = server.http.get(address)
    chapter = first.json()["chapters"][0]
    assert chapter["title"] == "Start here" and chapter["sections"][0]["id"] == "A0"
    assert first.headers["Content-Encoding"] == "gzip"
    again = server.http.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304 and not again.content
    assert server.http.get("/api/games/cabal/rules").json() == {"chapters": []}
    assert server.http.get("/api/games/halma/rules").status_code == 404


def test_page_errors_are_reported_and_counted(server: LiveServer) -> None:
    fault = {"where": "/t/abc", "what": "planets is not iterable", "trace": "at Board.svelte"}
    assert server.http.post("/api/faults", json=fault).status_code == 204
    assert server.http.post("/api/faults", json={**fault, "what": "x" * 501}).status_code == 400
    assert "readyroom_page_faults_total 1.0" in server.http.get("/metrics").text


def test_a_tables_page_preloads_its_boards_files(tmp_path: Path) -> None:
    chunks = {
        "index.html": {"file": "assets/index.js", "imports": ["_shared.js"]},
        "_shared.js": {"file": "assets/shared.js"},
        "src/shell/table/TablePage.svelte": {"file": "assets/TablePage.js", "imports": ["_shared.js", "index.html"]},
        "src/games/cabal/index.ts": {"file": "assets/cabal.js", "imports": ["_art.js"], "css": ["assets/cabal.css"]},
        "_art.js": {"file": "assets/art.js"},
    }
    (tmp_path / "manifest.json").write_text(json.dumps(chunks))
    (tmp_path / "index.html").write_text("<!doctype html>")
    page, asked = Page(tmp_path), RequestFactory().get()
    table = "</assets/TablePage.js>; rel=modulepreload"
    board = ", </assets/cabal.js>; rel=modulepreload, </assets/art.js>; rel=modulepreload"
    style = ", </assets/cabal.css>; rel=preload; as=style; crossorigin"
    cards = ", </api/games/cabal/catalog>; rel=preload; as=fetch; crossorigin"
    assert page.answer(asked, "/t/abc", "cabal").headers["Link"] == table + board + style + cards
    assert page.answer(asked, "/t/abc").headers["Link"] == table
    assert "Link" not in page.answer(asked, "/learn").headers
    assert page.answer(asked, "/manifest.json").status_code == 404


def test_head_answers_as_get_does_without_the_body(server: LiveServer) -> None:
    for path in ("/api/games", "/api/tables/nowhere", "/health"):
        got, head = server.http.get(path), server.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.headers["content-length"] == got.headers["content-length"]


def test_an_unknown_page_path_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    chunks = {"src/games/cabal/pages/spies.svelte": {"file": "assets/spies.js"}}
    (tmp_path / "manifest.json").write_text(json.dumps(chunks))
    page, asked = Page(tmp_path), RequestFactory().get()
    for path in ("/", "/t/abc", "/replays", "/replay", "/replay/abc", "/learn", "/learn/cabal", "/cabal/spies"):
        assert page.answer(asked, path).status_code is None, path
    for path in ("/nowhere", "/t", "/t/abc/more", "/replays/abc", "/cabal", "/cabal/nothing"):
        answer = page.answer(asked, path)
        assert (answer.status_code, answer.content) == (404, b"<!doctype html>"), path
