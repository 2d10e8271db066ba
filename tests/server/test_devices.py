"""One person, several devices: one-time codes, signing out, mailed links, claimed names."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import msgspec
import pytest
import segno
from tests.server.house import SETTINGS, Client, LiveServer, Person
from tests.server.letterbox import Letterbox, text_of
from tests.server.process import until
from tests.server.test_erasure import closed, forgets
from tests.server.test_playing import settled
from tests.store.databases import fresh

from readyroom.server import sign_in_codes
from readyroom.server.limits import Rate
from readyroom.server.people import hashed
from readyroom.server.wall import wall

replace = msgspec.structs.replace
FIREFOX = {"User-Agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with LiveServer(tmp_path / "tables.db") as live:
        yield live


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[tuple[LiveServer, Letterbox]]:
    with Letterbox() as box:
        mail = replace(SETTINGS, smtp_url=box.url, mail_from="noreply@play.example", public_url="https://play.example")
        with LiveServer(tmp_path / "tables.db", mail) as live:
            yield live, box


def call(person: Person, method: str, path: str, **body: Any) -> httpx.Response:
    return person.server.http.request(method, f"/api{path}", json=body or None, headers=person.headers)


def me(person: Person) -> dict[str, Any]:
    answer = call(person, "GET", "/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def new_code(person: Person) -> dict[str, Any]:
    answer = call(person, "POST", "/me/codes")
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sign_in(server: LiveServer, code: str) -> httpx.Response:
    return server.http.post("/api/sign-in", json={"code": code}, headers=FIREFOX)


def another_device(person: Person, server: LiveServer | None = None) -> Person:
    answer = sign_in(server or person.server, new_code(person)["code"])
    assert answer.status_code == 201, answer.text
    return Person(server or person.server, answer.json()["name"], answer.json()["token"])


def with_address(person: Person, box: Letterbox, address: str) -> None:
    number = len(box.letters) + 1
    assert call(person, "PUT", "/me/address", address=address).status_code == 202
    answer = person.server.http.post("/api/sign-in/confirm", json={"code": box.link(number).partition("#")[2]})
    assert answer.status_code == 200, answer.text


# -- codes


def test_a_code_moves_an_identity_to_another_device_once(server: LiveServer) -> None:
    anna = server.person("Anna")
    made = new_code(anna)
    assert made["link"] == f"{server.url}/device#{made['code']}" and len(made["code"]) == 9
    looked = server.http.post("/api/sign-in/look", json={"code": made["code"].upper().replace("-", " ")})
    assert looked.json() == {"kind": "device", "name": "Anna", "guarded": False, "address": "", "yours": False}
    assert call(anna, "POST", "/sign-in/look", code=made["code"]).json()["yours"]
    first = sign_in(server, made["code"])
    assert first.status_code == 201 and first.json()["name"] == "Anna" and first.json()["token"] != anna.token
    assert sign_in(server, made["code"]).status_code == 404, "it counts once"
    other = Person(server, "Anna", first.json()["token"])
    assert [(one["called"], one["here"]) for one in me(other)["devices"]] == [
        ("A program", False), ("Firefox on Android", True),
    ]  # fmt: skip
    code = anna.opens("cabal")
    assert other.joins(code).table["seats"][0]["yours"], "the seat is theirs on both"


def test_the_qr_code_encodes_the_link(server: LiveServer) -> None:
    made = new_code(server.person("Anna"))
    head, _, data = made["qr"].partition(",")
    svg = base64.b64decode(data).decode() if "base64" in head else unquote(data)
    expected = segno.make(made["link"], error="m", micro=False).svg_inline(scale=6, border=4, light="#fff", dark="#000")
    assert drawn(svg) == drawn(expected) != []


def drawn(svg: str) -> list[str]:
    """The modules of a picture, as they are drawn."""
    return re.findall(r"""\bd=["']([^"']+)["']""", svg)


def test_a_new_code_invalidates_the_last_one(server: LiveServer) -> None:
    anna = server.person("Anna")
    first, second = new_code(anna), new_code(anna)
    assert sign_in(server, first["code"]).status_code == 404
    assert sign_in(server, second["code"]).status_code == 201


def test_a_code_expires_after_ten_minutes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_code(server.person("Anna"))
    monkeypatch.setattr(sign_in_codes, "wall", lambda: wall() + 10 * 60_000)
    assert sign_in(server, made["code"]).status_code == 404


def test_codes_are_stored_hashed_and_limited_in_number(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    made = new_code(anna)
    kept = str(server.run(server.house.store.rows("pass", hash=hashed(sign_in_codes.tidied(made["code"])), now=0)))
    assert sign_in_codes.tidied(made["code"]) not in kept
    monkeypatch.setattr(sign_in_codes, "MOST_PASSES", 1)
    assert call(anna, "POST", "/me/codes").status_code == 503
    monkeypatch.setattr(sign_in_codes, "MOST_DEVICES", 1)
    refused = sign_in(server, made["code"])
    assert refused.status_code == 409 and "Sign one of them out" in refused.text


def test_trying_many_codes_is_rate_limited(tmp_path: Path) -> None:
    limits = replace(SETTINGS.limits, sign_ins=Rate(0.001, 3))
    with LiveServer(tmp_path / "tables.db", replace(SETTINGS, limits=limits)) as server:
        made = new_code(server.person("Anna"))
        tries = [sign_in(server, f"wrong-{number}").status_code for number in range(4)]
        assert tries == [404, 404, 404, 429]
        assert sign_in(server, made["code"]).status_code == 429, "a right one is refused then, too"


# -- signing out


def test_signing_out_a_device_disconnects_only_that_device(server: LiveServer) -> None:
    anna = server.person("Anna")
    phone = another_device(anna)
    code = anna.opens("cabal")
    here, there = anna.joins(code), phone.joins(code)
    (device,) = [one["id"] for one in me(phone)["devices"] if one["here"]]
    assert call(server.person("Ben"), "DELETE", f"/me/devices/{device}").status_code == 404, "not anyone's to do"
    assert call(anna, "DELETE", f"/me/devices/{device}").status_code == 204
    assert closed(there) == 4401
    assert call(phone, "GET", "/me").status_code == 401
    here.does("say", text="still here")
    assert len(me(anna)["devices"]) == 1


def test_a_device_is_signed_out_at_every_node(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one, LiveServer(address) as two:
        anna = one.person("Anna")
        phone = another_device(anna, two)
        there = phone.joins(anna.opens("cabal"))
        (device,) = [found["id"] for found in me(phone)["devices"] if found["here"]]
        assert call(anna, "DELETE", f"/me/devices/{device}").status_code == 204
        assert closed(there) == 4401
        assert call(phone, "GET", "/me").status_code == 401


def test_a_new_name_is_known_on_every_device(server: LiveServer) -> None:
    anna = server.person("Anna")
    phone = another_device(anna)
    assert me(phone)["name"] == "Anna"
    assert call(anna, "PATCH", "/people/me", name="Annabel").status_code == 200
    assert phone.joins(phone.opens("cabal")).welcome["name"] == "Annabel"


def test_two_devices_play_one_seat(server: LiveServer) -> None:
    """Both see the seat and act for it; presence, hosting and undo belong to the person, not the
    device's."""
    code, one, other, anna, _ = settled(server)
    phone = another_device(anna)
    two = phone.joins(code)
    assert [seat["yours"] for seat in two.table["seats"]] == [True, False] and two.table["you_host"]
    two.acts(0, two.options(0)[0])
    one.see(two.seq)
    one.does("undo", seat=0, seen=one.seq)
    two.see(one.seq)
    two.close()
    one.does("say", text="still here")
    other.hears_of(lambda table: table["seats"][0]["here"] and table["host"] == "Anna")
    one.close()
    other.hears_of(lambda table: not table["seats"][0]["here"])


def test_two_devices_share_their_seats_with_someone_who_plays_at_one_of_them(server: LiveServer) -> None:
    """A hot seat belongs to the person, so that either device can be passed on; and only both together can be left."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 3)
    desk, guest = anna.joins(code), ben.joins(code)
    guest.does("sit", seat=2)
    desk.does("sit", seat=1, name="Theo")
    phone = another_device(anna).joins(code)
    assert [(seat["name"], seat["yours"], seat["guest"]) for seat in phone.table["seats"]] == [
        ("Anna", True, False),
        ("Theo", True, True),
        ("Ben", False, False),
    ]
    desk.hears_of(lambda table: table["seats"][2]["kind"] == "person")
    desk.does("start")
    for one in (desk, phone, guest):
        one.see(0)
    assert [seats_told(one) for one in (desk, phone, guest)] == [[0, 1], [0, 1], [2]]
    seat = (desk.update or {})["to_act"][0]
    assert seat in (0, 1)
    reached = phone.acts(seat, phone.options(seat)[0])
    desk.see(reached)
    assert desk.mine(seat)["choice"] == phone.mine(seat)["choice"], "both know what was answered"
    assert guest.refused("act", seat=1, seen=guest.seq, action={"type": "nothing"})

    phone.close()
    until(lambda: len(server.house.tables[code].audience.viewers) == 2)
    guest.see(server.house.tables[code].seq)
    assert all(info["here"] for info in guest.table["seats"]), "Anna is still at her desk"
    desk.close()
    guest.hears_of(lambda table: [info["here"] for info in table["seats"]] == [False, False, True])


def seats_told(client: Client) -> list[int]:
    """The seats whose secrets and questions a device gets."""
    return [mine["seat"] for mine in (client.update or {})["mine"]]


# -- mail


def test_an_address_is_confirmed_by_the_link_that_was_mailed_to_it(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    anna = server.person("Anna")
    assert me(anna)["mail"]
    assert call(anna, "PUT", "/me/address", address=" Anna@Club.example ").json() == {"address": "anna@club.example"}
    letter, link = box.letter(), box.link()
    assert letter["To"] == "anna@club.example" and letter["From"] == "noreply@play.example"
    assert "Anna" in text_of(letter) and link.startswith("https://play.example/device#")
    assert me(anna)["address"] is None, "not yet"
    code = {"code": link.partition("#")[2]}
    offer = server.http.post("/api/sign-in/look", json=code).json()
    assert (offer["kind"], offer["name"], offer["address"]) == ("confirm", "Anna", "anna@club.example")
    assert server.http.post("/api/sign-in", json=code).status_code == 400, "it confirms, and does not sign in"
    assert server.http.post("/api/sign-in/confirm", json=code).status_code == 200
    assert me(anna)["address"] == "anna@club.example"
    assert server.run(server.house.store.address_of(anna_id(server))) == "anna@club.example"
    assert server.http.post("/api/sign-in/confirm", json=code).status_code == 404, "it counts once"
    assert call(anna, "DELETE", "/me/address").json()["address"] is None


def anna_id(server: LiveServer) -> str:
    found: str = server.run(server.house.store.rows("people_called", name="Anna", most=1))[0][0]
    return found


def test_a_mailed_link_signs_in_and_says_nothing_about_strangers(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    anna = server.person("Anna")
    with_address(anna, box, "anna@club.example")
    for address in ("nobody@club.example", "anna@club.example"):
        answer = server.http.post("/api/sign-in/mail", json={"address": address})
        assert (answer.status_code, answer.text) == (204, "")
    assert box.letter(2)["To"] == "anna@club.example" and "Sign in" in box.letter(2)["Subject"]
    code = box.link(2).partition("#")[2]
    answer = sign_in(server, code)
    assert answer.status_code == 201 and answer.json()["name"] == "Anna"
    assert sign_in(server, code).status_code == 404
    assert len(box.letters) == 2, "nobody's address was written to"


def test_an_address_belongs_to_one_person(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    with_address(server.person("Anna"), box, "both@club.example")
    ben = server.person("Ben")
    assert call(ben, "PUT", "/me/address", address="both@club.example").status_code == 202
    answer = server.http.post("/api/sign-in/confirm", json={"code": box.link(2).partition("#")[2]})
    assert answer.status_code == 409 and "another player" in answer.text and me(ben)["address"] is None


@pytest.mark.parametrize("typed", ["anna", "anna@club", "a@b.example\nBcc: all@b.example", "a b@c.example", "<a@b.de>"])
def test_an_invalid_address_is_refused(mailing: tuple[LiveServer, Letterbox], typed: str) -> None:
    server, _ = mailing
    answer = call(server.person("Anna"), "PUT", "/me/address", address=typed)
    assert answer.status_code == 400 and "e-mail address" in answer.text


def test_a_mail_has_one_recipient_and_one_subject_whatever_its_text(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    sending = server.house.post.send
    server.loop.call_soon_threadsafe(  # type: ignore[union-attr]
        sending, "anna@club.example", "Hello\r\nBcc: all@b.example", "One\n.\nBcc: two"
    )
    letter = box.letter()
    assert letter["Subject"] == "Hello Bcc: all@b.example" and letter["Bcc"] is None
    assert text_of(letter).split() == ["One", ".", "Bcc:", "two"]


def test_a_rejected_mail_is_sent_again(tmp_path: Path) -> None:
    with Letterbox(failing=2) as box:
        mail = replace(SETTINGS, smtp_url=box.url, mail_from="noreply@play.example", public_url="https://play.example")
        with LiveServer(tmp_path / "tables.db", mail) as server:
            server.house.post._again_after = (0.0, 0.0)
            assert call(server.person("Anna"), "PUT", "/me/address", address="a@b.example").status_code == 202
            assert box.letter()["To"] == "a@b.example"


def test_without_a_mail_server_there_is_no_mail(server: LiveServer) -> None:
    anna = server.person("Anna")
    assert not me(anna)["mail"]
    assert call(anna, "PUT", "/me/address", address="a@b.example").status_code == 404
    assert server.http.post("/api/sign-in/mail", json={"address": "a@b.example"}).status_code == 404


def test_mail_to_one_address_is_rate_limited(tmp_path: Path) -> None:
    with Letterbox() as box:
        limits = replace(SETTINGS.limits, mails=Rate(0.001, 20))
        mail = replace(
            SETTINGS, limits=limits, smtp_url=box.url, mail_from="n@play.example", public_url="https://play.example"
        )
        with LiveServer(tmp_path / "tables.db", mail) as server:
            asked = [server.http.post("/api/sign-in/mail", json={"address": "a@b.example"}) for _ in range(4)]
            assert [answer.status_code for answer in asked] == [204, 204, 204, 429]


# -- claimed names


def test_nobody_else_can_take_a_claimed_name(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    before, anna = server.person("Anna"), server.person("Anna")
    assert call(anna, "PUT", "/me/claim").status_code == 409, "it takes a passkey or an address"
    with_address(anna, box, "anna@club.example")
    assert call(anna, "PUT", "/me/claim").json()["claim"] == "yours"
    for name in ("Anna", "anna", "\u0410nna"):
        refused = server.http.post("/api/people", json={"name": name})
        assert refused.status_code == 409 and "claimed" in refused.text
    ben = server.person("Ben")
    assert call(ben, "PATCH", "/people/me", name="ANNA").status_code == 409
    table = {"game": "cabal", "seats": 2, "here": ["Anna"]}
    assert server.http.post("/api/tables", json=table, headers=ben.headers).status_code == 409
    assert me(before)["claim"] == "taken" and call(before, "PUT", "/me/claim").status_code == 409
    assert before.opens("cabal"), "the previous holder of the name plays on"


def test_a_claimed_name_is_marked_at_the_table(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    anna = server.person("Anna")
    with_address(anna, box, "anna@club.example")
    ben = server.person("Ben").joins(anna.opens("cabal"))
    assert not ben.table["seats"][0]["claimed"]
    call(anna, "PUT", "/me/claim")
    ben.hears_of(lambda table: table["seats"][0]["claimed"])
    call(anna, "DELETE", "/me/claim")
    ben.hears_of(lambda table: not table["seats"][0]["claimed"])


def test_a_claim_is_released_only_on_purpose(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    anna = server.person("Anna")
    with_address(anna, box, "anna@club.example")
    call(anna, "PUT", "/me/claim")
    assert call(anna, "PATCH", "/people/me", name="Bea").status_code == 409
    assert "Release the name" in call(anna, "DELETE", "/me/address").text
    assert call(anna, "DELETE", "/me/claim").json()["claim"] == ""
    assert call(anna, "DELETE", "/me/address").status_code == 200
    assert server.person("Anna")


# -- one's own data


def test_devices_and_address_are_exported_and_forgotten(mailing: tuple[LiveServer, Letterbox]) -> None:
    server, box = mailing
    anna = server.person("Anna")
    phone = another_device(anna)
    with_address(anna, box, "anna@club.example")
    call(anna, "PUT", "/me/claim")
    made = new_code(anna)
    told = call(anna, "GET", "/me/export")
    assert [one["called"] for one in told.json()["devices"]] == ["A program", "Firefox on Android"]
    assert told.json()["address"] == "anna@club.example" and told.json()["name_claimed"]
    assert anna.token not in told.text and phone.token not in told.text
    at = phone.joins(phone.opens("cabal"))
    forgets(anna)
    assert closed(at) == 4401 and call(phone, "GET", "/me").status_code == 401
    assert sign_in(server, made["code"]).status_code == 404
    assert server.http.post("/api/sign-in/mail", json={"address": "anna@club.example"}).status_code == 204
    assert server.person("Anna"), "the name is free again"
    assert len(box.letters) == 1
