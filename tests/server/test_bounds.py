"""Nothing a guest sends is quoted or remembered without a limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.test_playing import settled

from readyroom.server.limits import Limits
from readyroom.server.messages import Done
from readyroom.server.table import sketches
from readyroom.server.table.answers import MOST_BYTES, MOST_BYTES_EACH, Answers
from readyroom.server.table.ledger import TALK_KEPT
from readyroom.server.table.scribe import encode

LONG = "x" * 60_000
MOST_ANSWERED = 1_000
"""bytes of a refusal"""


def test_refusals_to_ten_sockets_cannot_fill_memory_at_the_default_limits(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=Limits())) as server:
        code, one, *_ = settled(server)
        guests = [server.person(f"Guest {i}").joins(code) for i in range(8)]
        for i in range(40):
            for client in (one, *guests):
                client.send({"type": "seat_bot", "id": f"b{i}", "seat": 1, "level": LONG})
                client.send({"type": "act", "id": f"a{i}", "seat": 0, "seen": 2, "action": {"type": LONG}})
                client.send({"type": "act", "id": f"o{i}", "seat": 0, "seen": 2, "action": {"type": "work", LONG: 1}})
        biggest = 0
        for client in (one, *guests):
            for _ in range(120):
                client.until("refused")
                biggest = max(biggest, len(client.raw[-1]))
        held = server.house.tables[code].ledger.answers
        assert held.bytes <= MOST_BYTES and _weighed(held) <= MOST_BYTES
        assert biggest <= MOST_ANSWERED


def test_the_same_id_gets_the_same_refusal_however_long(server: LiveServer) -> None:
    _, one, *_ = settled(server)
    wrong: dict[str, Any] = {"id": "w", "seat": 0, "seen": 2, "action": {"type": LONG}}
    assert one.ask("act", **wrong) == one.ask("act", **wrong)


def test_nobody_can_evict_answers_given_to_others() -> None:
    answers = Answers()
    answers.keep("anna", "once", b"done")
    for i in range(10_000):
        answers.keep("mallory", f"m{i}", b"x" * 900)
        answers.keep(f"guest-{i}", "g", b"x" * 900)
    assert answers.get("anna", "once") == b"done"
    assert _weighed(answers) <= answers.bytes <= MOST_BYTES


def test_one_person_gets_only_a_share_of_the_memory() -> None:
    answers = Answers()
    for i in range(10_000):
        answers.keep("mallory", f"m{i}", b"x" * 900)
    assert answers.bytes <= MOST_BYTES_EACH


def test_a_replaced_answer_is_counted_once() -> None:
    answers = Answers()
    for i in range(1000):
        answers.keep("anna", "same", b"%d" % i)
    assert answers.get("anna", "same") == b"999" and answers.bytes < 1000


def test_fourteen_hundred_plain_answers_fit_a_table_of_four() -> None:
    answers = Answers()
    for i in range(350):
        for person in ("a", "b", "c", "d"):
            answers.keep(person, f"{i:024}", encode(Done(f"{i:024}", i)))
    assert all(answers.get(person, f"{0:024}") for person in ("a", "b", "c", "d"))


def test_chat_in_memory_is_bounded_and_newcomers_get_the_latest_lines(server: LiveServer) -> None:
    code, one, _, _, _ = settled(server)
    for i in range(TALK_KEPT + 30):
        one.does("say", text=f"line {i}")
    assert len(server.house.tables[code].talk) == TALK_KEPT
    one.does("say", text="last")
    heard = Client(server.port, code, None).welcome["talk"]
    assert [line["text"] for line in heard][-2:] == [f"line {TALK_KEPT + 29}", "last"]
    stored = server.run(server.house.store.load(code))
    assert [line.n for line in stored.talk] == list(range(31, 231))


@pytest.mark.parametrize("value", ["x" * 900, [[]] * 300, [{}] * 300])
def test_a_sketch_has_a_byte_limit_per_seat_and_per_table(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    monkeypatch.setattr(sketches, "SEAT_BYTES", 10_000)
    monkeypatch.setattr(sketches, "TABLE_BYTES", 15_000)
    code, one, two, _, _ = settled(server)
    asked = [client.ask("sketch", key=f"{client is one}-{i}", value=value) for client in (one, two) for i in range(20)]
    assert {answer.get("reason", "")[:8] for answer in asked} == {"", "You have", "The sket"}
    drawn = list(server.house.tables[code].audience.sketches.values())
    assert sketches.held(drawn) <= 15_000
    assert all(isinstance(one.value, msgspec.Raw) for one in drawn)
    newcomer = Client(server.port, code, None).welcome["sketches"]
    assert len(newcomer) == len(drawn) and newcomer[0]["value"] == value


@pytest.mark.parametrize(
    "message",
    [
        {"type": "seat_bot", "id": "x", "seat": 1, "level": LONG},
        {"type": "hello", "token": LONG},
        {"type": "bring", "id": "x", "seat": 0, "dossier": LONG},
        {"type": "sketch", "id": "x", "key": LONG},
        {"type": "settings", "id": "x", "title": LONG},
        {"type": "settings", "id": "x", "clock": LONG},
        {"type": "settings", "id": "x", "options": {LONG: 1}},
        {"type": "settings", "id": "x", "options": {"purse": LONG}},
        {"type": "signal", "id": "x", "kind": LONG},
        {"type": "give_orders", "id": "x", "seat": 0, "orders": {LONG: LONG}},
        {"type": LONG, "id": "x"},
        {"type": "start", "id": LONG},
    ],
)
def test_no_message_gets_a_long_answer(server: LiveServer, message: dict[str, Any]) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("cabal"))
    at.send(message)
    at.until("refused")
    assert len(at.raw[-1]) <= MOST_ANSWERED


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("people", {"name": LONG}),
        ("tables", {"game": LONG, "seats": 2}),
        ("tables", {"game": "cabal", "seats": 3, "bots": [LONG]}),
        ("tables", {"game": "cabal", "seats": 3, "bots": ["x"] * 17}),
        ("tables", {"game": "cabal", "seats": 3, "title": LONG}),
        ("tables", {"game": "cabal", "seats": 3, "follows": LONG}),
        ("tables", {"game": "cabal", "seats": 3, "options": {LONG: 1}}),
        ("tables", {"game": "cabal", "seats": 3, "options": {"purse": LONG}}),
        ("tables", {"game": "cabal", "seats": 3, "clock": LONG}),
        ("dossiers", {"game": LONG, "name": "X"}),
        ("dossiers", {"game": "space-alert", "name": LONG}),
        ("replay", {"format": LONG}),
        ("replay", {"format": "readyroom-match-1", "game": LONG}),
        ("replay?viewer=x", {"format": LONG}),
    ],
)
def test_no_request_gets_a_long_answer(server: LiveServer, path: str, body: dict[str, Any]) -> None:
    answer = server.http.post(f"/api/{path}", json=body, headers=server.person("Anna").headers)
    assert 400 <= answer.status_code < 500 and len(answer.content) <= MOST_ANSWERED, answer.text[:300]


def _weighed(answers: Answers) -> int:
    """The size of everything kept."""
    return sum(
        len(person) + len(command) + len(answer)
        for person, kept in answers._kept.items()
        for command, answer in kept.items()
    )
