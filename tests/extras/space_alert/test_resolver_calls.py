"""Resolving over HTTP, the film of a match once it is over, and missions to announce."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import LiveServer
from tests.server.test_playing import settled

from readyroom.core import registry
from readyroom.core.codec import to_json
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.specializations import SPECIALISTS
from readyroom.server.limits import Limits, Rate
from readyroom.server.settings import HouseSettings

EXAMPLES = Path(__file__).parents[3] / "examples" / "space-alert"
JSON = {"Content-Type": "application/json"}
RESOLVE = "/api/space-alert/resolve"


def example(name: str) -> Any:
    return msgspec.json.decode((EXAMPLES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", ["first-mission", "androids-and-heroes", "double-actions"])
def test_the_call_says_what_the_resolver_says_and_shows_the_film(server: LiveServer, name: str) -> None:
    answer = server.http.post(RESOLVE, json=example(name))
    assert answer.status_code == 200
    body = answer.json()
    told = msgspec.json.decode(to_json(resolve(example(name))))
    assert {key: body[key] for key in told} == told
    assert f"a score of {body['score']}" in body["account"]
    assert [frame["event"] for frame in body["film"]["frames"]] == body["trace"]
    assert body["debrief"]["sheet"]["score"] == body["score"]


def test_all_mistakes_come_with_their_places(server: LiveServer) -> None:
    bad = {**example("first-mission"), "seed": 1.5, "damage": {"red": ["sheild"]}}
    answer = server.http.post(RESOLVE, json=bad)
    assert answer.status_code == 400
    body = answer.json()
    assert [mistake["place"] for mistake in body["mistakes"]] == ["$.damage.red[0]", "$.seed"]
    assert body["detail"] == "\n".join(f"{m['place']}: {m['message']}" for m in body["mistakes"])


def nested(depth: int) -> dict[str, Any]:
    calls: dict[str, Any] = {"card": "Sealed Capsule"}
    for _ in range(depth):
        calls = {"card": "Sealed Capsule", "calls": calls}
    return calls


@pytest.mark.parametrize(
    "strange",
    [
        {"threats": [{"turn": 1, "zone": "red", "card": "Gunshi"}] * 1500},
        {"threats": [{"turn": 1, "zone": "red", "card": "Transmitter Satellite", "calls": nested(300)}]},
        {"damage": {"red": ["x"] * 9000}},
        {f"key{i}": 0 for i in range(5000)},
        {"crew": "nobody"},
        {"tracks": {"red": "T" * 50_000}},
    ],
)
def test_a_strange_file_is_refused_quickly(server: LiveServer, strange: dict[str, Any]) -> None:
    answer = server.http.post(RESOLVE, json={**example("first-mission"), **strange}, timeout=60)
    assert answer.status_code == 400 and answer.json()["mistakes"]


def test_a_body_that_is_too_big_or_no_mission_is_refused(server: LiveServer) -> None:
    assert server.http.post(RESOLVE, content=b" " * 100_000, headers=JSON).status_code == 413
    for body in (b"{", b"[]", b"7", b""):
        answer = server.http.post(RESOLVE, content=body, headers=JSON)
        assert answer.status_code == 400 and isinstance(answer.json()["detail"], str)


def test_nobody_can_keep_the_server_busy_with_resolving(tmp_path: Path) -> None:
    settings = HouseSettings(bot_processes=0, limits=Limits(extras_requests=Rate(0.01, 2)))
    with LiveServer(tmp_path / "slow.db", settings) as server:
        answers = [server.http.post(RESOLVE, json=example("first-mission")) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert int(answers[2].headers["Retry-After"]) > 0


# The film of a match


def test_a_match_has_a_film_only_when_it_is_over(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.slug, GAME)
    anna = server.person("Anna")
    code = anna.opens("space-alert", 1, options={"mission": "TR-1", "pace": "untimed"})
    with_anna = anna.joins(code)
    assert server.http.get(f"/api/matches/{code}/film").status_code == 403
    with_anna.does("start")
    with_anna.see(0)
    with_anna.acts(0, {"type": "ready"})
    assert server.http.get(f"/api/matches/{code}/film").status_code == 403
    while server.http.get(f"/api/tables/{code}").json()["status"] == "playing":
        with_anna.quiet(0.05)
        action = next(a for a in with_anna.options(0) if a["type"] in ("end_phase", "agree"))
        with_anna.acts(0, action)
    body = server.http.get(f"/api/matches/{code}/film").json()
    assert body["film"]["turns"] == 7 and len(body["film"]["crew"]) == 4
    again = server.http.post(RESOLVE, json=body["mission"]).json()
    assert again["film"]["frames"] == body["film"]["frames"]
    assert again["score"] == body["resolution"]["score"]
    assert server.http.get(f"/api/matches/{code}/film", params={"part": 1}).json() == body
    beyond = server.http.get(f"/api/matches/{code}/film", params={"part": 2})
    assert beyond.status_code == 404 and "part 2" in beyond.json()["detail"]


def test_a_game_without_a_film_says_so(server: LiveServer) -> None:
    code, one, *_ = settled(server)
    one.does("end_match")
    answer = server.http.get(f"/api/matches/{code}/film")
    assert answer.status_code == 404 and "replay" in answer.json()["detail"]


def test_the_catalog_knows_what_the_forms_need(server: LiveServer) -> None:
    catalog = server.http.get("/api/space-alert/catalog").json()
    assert len(catalog["threats"]) == len(CARDS) and len(catalog["specializations"]) == len(SPECIALISTS)
    capsule = next(threat for threat in catalog["threats"] if threat["name"] == "Sealed Capsule")
    assert capsule["calls"] == "internal"
    assert next(track for track in catalog["tracks"] if track["id"] == "T3")["marks"] == {"1": "Z", "3": "Y", "8": "X"}


# Missions to announce


def asked(server: LiveServer, **query: Any) -> httpx.Response:
    return server.http.get("/api/space-alert/mission", params=query)


def test_a_mission_comes_as_cues_and_as_a_script(server: LiveServer) -> None:
    body = asked(server, name="TR-1", crew=3).json()
    assert (body["name"], body["kind"], len(body["phase_ends"])) == ("TR-1", "test_run", 2)
    assert body["cues"][1] == {
        "at": 15000, "text": "T+1. Threat. Blue zone.", "sound": "threat", "times": 2,
    }  # fmt: skip
    assert [cue["at"] for cue in body["cues"]] == sorted(cue["at"] for cue in body["cues"])
    assert body["threats"][0] == {"turn": 1, "zone": "blue", "serious": False, "unconfirmed": False}
    assert body["script"].startswith(body["title"])


def test_the_same_seed_is_the_same_mission_and_a_bigger_crew_hears_more(server: LiveServer) -> None:
    four, again = asked(server, name="mission", seed="7").json(), asked(server, name="mission", seed="7").json()
    assert four == again and four["name"] == "mission/7"
    five = asked(server, name="mission", seed="7", crew=5).json()
    assert len(five["threats"]) >= len(four["threats"])
    assert len(four["silences"]) > 0


@pytest.mark.parametrize(
    ("query", "said"),
    [({"name": "misson"}, "Did you mean"), ({"name": "mission"}, "Name a seed"), ({"name": "TR-1", "crew": 9}, "crew")],
)
def test_a_mission_that_nobody_knows_is_refused_with_a_hint(server: LiveServer, query: Any, said: str) -> None:
    answer = asked(server, **query)
    assert answer.status_code == 400 and said in answer.json()["detail"]
