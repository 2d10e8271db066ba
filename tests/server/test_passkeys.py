"""Passkeys: one use per challenge, for one host, by a verified user."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.authenticator import Authenticator
from tests.server.house import SETTINGS, LiveServer, Person
from tests.server.test_devices import call, me, new_code, sign_in
from tests.server.test_erasure import forgets

from readyroom.server import passkeys
from readyroom.server.wall import wall

HOST, ORIGIN = "play.example", "https://play.example"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    settings = msgspec.structs.replace(SETTINGS, public_url=ORIGIN)
    with LiveServer(tmp_path / "tables.db", settings) as live:
        yield live


def registered(person: Person, key: Authenticator) -> httpx.Response:
    options = call(person, "POST", "/me/passkeys/question").json()["options"]
    assert options["rp"]["id"] == HOST and options["authenticatorSelection"]["residentKey"] == "required"
    return call(person, "POST", "/me/passkeys", credential=key.makes(options))


def question(server: LiveServer) -> dict[str, Any]:
    options: dict[str, Any] = server.http.post("/api/sign-in/passkey/question").json()["options"]
    return options


def answered(server: LiveServer, credential: dict[str, Any]) -> httpx.Response:
    return server.http.post("/api/sign-in/passkey", json={"credential": credential})


def with_passkey(server: LiveServer) -> tuple[Person, Authenticator]:
    anna, key = server.person("Anna"), Authenticator(HOST, ORIGIN)
    answer = registered(anna, key)
    assert answer.status_code == 201, answer.text
    return anna, key


def test_a_passkey_signs_in_on_a_new_device_without_a_name(server: LiveServer) -> None:
    anna, key = with_passkey(server)
    answer = answered(server, key.signs(question(server)))
    assert answer.status_code == 201 and answer.json()["name"] == "Anna" and answer.json()["token"] != anna.token
    (kept,) = me(anna)["passkeys"]
    assert kept["used"] > 0 and len(me(anna)["devices"]) == 2


def test_a_passkey_answer_counts_once(server: LiveServer) -> None:
    _, key = with_passkey(server)
    proof = key.signs(question(server))
    assert answered(server, proof).status_code == 201
    assert answered(server, proof).status_code == 409, "replayed"
    assert answered(server, key.signs({"challenge": "AAAA"})).status_code == 409, "never asked"


def test_a_challenge_expires_after_five_minutes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, key = with_passkey(server)
    asked = question(server)
    monkeypatch.setattr(passkeys, "wall", lambda: wall() + 5 * 60_000)
    assert answered(server, key.signs(asked)).status_code == 409


def test_an_unverified_user_is_not_signed_in(server: LiveServer) -> None:
    anna, key = with_passkey(server)
    key.verifies = False
    assert answered(server, key.signs(question(server))).status_code == 403
    assert registered(anna, unchecked()).status_code == 403
    assert len(me(anna)["passkeys"]) == 1


def unchecked() -> Authenticator:
    key = Authenticator(HOST, ORIGIN)
    key.verifies = False
    return key


@pytest.mark.parametrize(
    ("host", "origin"),
    [("evil.example", ORIGIN), (HOST, "https://evil.example"), (HOST, "http://play.example"), (HOST, ORIGIN + ":444")],
)
def test_a_passkey_of_another_host_or_page_is_refused(server: LiveServer, host: str, origin: str) -> None:
    _, key = with_passkey(server)
    key.host, key.origin = host, origin
    assert answered(server, key.signs(question(server))).status_code == 403
    assert registered(server.person("Ben"), Authenticator(host, origin)).status_code == 403


def test_a_key_whose_counter_falls_back_was_copied(server: LiveServer) -> None:
    _, key = with_passkey(server)
    assert answered(server, key.signs(question(server))).status_code == 201
    key.count = 0
    assert answered(server, key.signs(question(server))).status_code == 403


def test_another_key_is_refused(server: LiveServer) -> None:
    _, key = with_passkey(server)
    forged = Authenticator(HOST, ORIGIN)
    assert answered(server, forged.signs(question(server))).status_code == 404, "unknown"
    forged.id = key.id
    assert answered(server, forged.signs(question(server))).status_code == 403, "signed by another"


def test_a_registration_challenge_is_only_for_the_person_who_asked(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    options = call(anna, "POST", "/me/passkeys/question").json()["options"]
    made = Authenticator(HOST, ORIGIN).makes(options)
    assert call(ben, "POST", "/me/passkeys", credential=made).status_code == 409
    assert call(anna, "POST", "/me/passkeys", credential=made).status_code == 201


@pytest.mark.parametrize("credential", [{}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"id": 5}])
def test_a_malformed_answer_is_refused(server: LiveServer, credential: dict[str, Any]) -> None:
    assert answered(server, credential).status_code == 400


def test_a_guarded_person_needs_the_passkey_on_a_new_device(server: LiveServer) -> None:
    anna, key = server.person("Anna"), Authenticator(HOST, ORIGIN)
    assert call(anna, "PUT", "/me/guard", on=True).status_code == 409, "there is no passkey yet"
    registered(anna, key)
    assert call(anna, "PUT", "/me/guard", on=True).json()["guarded"]
    code = new_code(anna)["code"]
    assert server.http.post("/api/sign-in/look", json={"code": code}).json()["guarded"]
    refused = sign_in(server, code)
    assert refused.status_code == 403 and "passkey" in refused.text
    assert answered(server, key.signs(question(server))).status_code == 201
    (kept,) = me(anna)["passkeys"]
    assert not call(anna, "DELETE", f"/me/passkeys/{kept['id']}").json()["guarded"], "with the last passkey it ends"
    assert sign_in(server, code).status_code == 201


def test_a_removed_or_forgotten_passkey_signs_nobody_in(server: LiveServer) -> None:
    anna, key = with_passkey(server)
    (kept,) = me(anna)["passkeys"]
    assert call(server.person("Ben"), "DELETE", f"/me/passkeys/{kept['id']}").status_code == 404
    assert call(anna, "DELETE", f"/me/passkeys/{kept['id']}").json()["passkeys"] == []
    assert answered(server, key.signs(question(server))).status_code == 404
    other = Authenticator(HOST, ORIGIN)
    registered(anna, other)
    assert call(anna, "GET", "/me/export").json()["passkeys"][0]["for"] == HOST
    forgets(anna)
    assert answered(server, other.signs(question(server))).status_code == 404


def test_the_passkey_host_is_the_public_one(tmp_path: Path) -> None:
    """Without a public address of its own: as the trusted proxy says; an IP address is not a name."""
    with LiveServer(tmp_path / "tables.db") as server:
        anna = server.person("Anna")
        assert not me(anna)["passkeys_here"]
        assert call(anna, "POST", "/me/passkeys/question").status_code == 409
        headers = {**anna.headers, "X-Forwarded-Host": "club.example", "X-Forwarded-For": "10.0.0.9"}
        asked = server.http.post("/api/me/passkeys/question", headers=headers).json()["options"]
        assert asked["rp"]["id"] == "club.example"
        key = Authenticator("club.example", "https://club.example")
        made = {"credential": key.makes(asked)}
        other = {**headers, "X-Forwarded-Host": "other.example"}
        assert server.http.post("/api/me/passkeys", json=made, headers=other).status_code == 409, "asked elsewhere"
        assert server.http.post("/api/me/passkeys", json=made, headers=headers).status_code == 201
