"""Looking for crew: a table announced for a time, with seats held for attendees."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from tests.server.house import Client, LiveServer, Person
from tests.store.databases import fresh_postgres

from readyroom.server.http.bodies import TableInfo
from readyroom.server.http.calendar import event
from readyroom.server.messages import MeetingInfo
from readyroom.server.table import gathering, meeting

HOUR = 3_600_000


def now() -> int:
    return time.time_ns() // 1_000_000


def announced(server: LiveServer, ahead: int = 2 * HOUR, seats: int = 3, **more: Any) -> tuple[str, Person, Client]:
    anna = server.person("Anna")
    code = anna.opens("cabal", seats, title="Friday crew", meets=now() + ahead, note="Bring  snacks\n", **more)
    return code, anna, anna.joins(code)


def meets(server: LiveServer, query: str = "") -> list[str]:
    return [table["code"] for table in server.http.get(f"/api/tables/meetings{query}").json()]


def notices(client: Client) -> list[str]:
    """The table's own notices since this client joined."""
    heard = [msgspec.json.decode(text) for text in client.raw]
    return [line["text"] for line in heard if line["type"] == "said" and not line["name"]]


def hears(client: Client, notice: str) -> None:
    while notice not in notices(client):
        client.hear()


def test_an_announced_table_has_its_own_list_until_it_is_almost_time(server: LiveServer) -> None:
    code, _, one = announced(server)
    assert meets(server) == [code] and server.http.get("/api/tables").json() == []
    told = server.http.get("/api/tables/meetings").json()[0]["meeting"]
    assert (told["note"], told["maybe"], told["answer"], told["was"]) == ("Bring snacks", [], "", None)
    assert one.table["meeting"]["answer"] == "in"
    one.does("meet", at=now() + 60_000)
    assert [table["code"] for table in server.http.get("/api/tables").json()] == [code]


def test_a_seat_is_held_for_each_attendee_and_freed_when_they_drop_out(server: LiveServer) -> None:
    code, _, one = announced(server, seats=2)
    two, three = server.person("Ben").joins(code), server.person("Cleo").joins(code)
    two.does("answer", answer="in")
    assert [seat["name"] for seat in two.table["seats"]] == ["Anna", "Ben"] and two.table["meeting"]["answer"] == "in"
    assert meets(server) == [], "Nobody else is looked for."
    assert "Every seat is taken" in three.refused("answer", answer="in")
    three.does("answer", answer="maybe")
    one.hears_of(lambda table: table["meeting"]["maybe"] == ["Cleo"])
    two.does("answer", answer="out")
    assert (two.table["seats"][1]["kind"], two.table["meeting"]["out"]) == ("open", ["Ben"])
    three.does("answer", answer="in")
    assert (three.table["meeting"]["maybe"], three.table["seats"][1]["name"]) == ([], "Cleo")
    three.does("stand", seat=1)
    two.does("sit", seat=1)
    assert two.table["meeting"]["out"] == [], "Sitting down means attending."
    assert "You host this table" in one.refused("answer", answer="out")


def test_the_host_moves_the_time_or_calls_it_off_and_says_why(server: LiveServer) -> None:
    code, anna, one = announced(server)
    two = server.person("Ben").joins(code)
    two.does("answer", answer="in")
    first = one.table["meeting"]["at"]
    later = first + HOUR
    assert "Only the host" in two.refused("meet", at=later)
    assert "Only the host" in two.refused("call_off")
    one.does("meet", at=later, reason="The train is late")
    two.hears_of(lambda table: table["meeting"]["at"] == later)
    told = two.table["meeting"]
    assert (told["was"], told["reason"], told["answer"], told["note"]) == (
        first, "The train is late", "in", "Bring snacks",
    )  # fmt: skip
    hears(two, "Anna moves the meeting to another time: The train is late")
    one.does("call_off", reason="Flu")
    two.hears_of(lambda table: table["status"] == "ended")
    assert two.table["meeting"]["off"]
    hears(two, "Anna calls the meeting off: Flu")
    mine = server.http.get("/api/me/tables", headers=anna.headers).json()[0]["meeting"]
    assert (mine["off"], mine["reason"]) == (True, "Flu")
    assert "closed" in two.refused("answer", answer="in")


def test_without_a_time_the_table_waits_now(server: LiveServer) -> None:
    code, _, one = announced(server)
    one.does("meet", at=None)
    assert not one.table["meeting"]
    assert [table["code"] for table in server.http.get("/api/tables").json()] == [code]
    assert "not announced" in one.refused("call_off") and "not announced" in one.refused("answer", answer="in")
    one.does("meet", at=now() + HOUR, note="Again")
    assert one.table["meeting"]["note"] == "Again"


def test_an_invalid_announcement_is_refused(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")

    def tries(**more: Any) -> str:
        body = {"game": "cabal", "seats": 2, **more}
        answer = server.http.post("/api/tables", json=body, headers=anna.headers)
        assert answer.status_code == 400, answer.text
        return str(answer.json()["detail"])

    assert "has passed" in tries(meets=now() - 1000)
    assert "half a year" in tries(meets=now() + 200 * 24 * HOUR)
    assert "starts at once" in tries(meets=now() + HOUR, start=True, bots=["steady"])
    assert "note" in tries(meets=now() + HOUR, note="x" * 301)
    monkeypatch.setattr(gathering, "MOST_ANNOUNCED", 2)
    anna.opens("cabal", 2, meets=now() + HOUR)
    one = anna.joins(anna.opens("cabal", 2))
    one.does("meet", at=now() + HOUR)
    assert "announced 2 tables" in tries(meets=now() + HOUR)
    monkeypatch.setattr(gathering, "MOST_ANSWERS", 0)
    assert "Too many" in server.person("Ben").joins(one.code).refused("answer", answer="maybe")
    assert "has passed" in one.refused("meet", at=now() - 1)


def test_attendees_are_reminded_once_and_then_play(server: LiveServer) -> None:
    code, _, one = announced(server, ahead=meeting.REMIND_MS + 400, seats=2)
    two = server.person("Ben").joins(code)
    two.does("answer", answer="in")
    reminder = "It is almost time: the waiting room is open."
    hears(two, reminder)
    one.does("start")
    two.see(0)
    assert notices(two).count(reminder) == 1


def test_a_table_nobody_came_to_is_closed_even_when_not_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store knows when a table needs attention, so it need not stay loaded."""
    for name in ("REMIND_MS", "LATE_MS", "GIVEN_UP_MS"):
        monkeypatch.setattr(meeting, name, 0)
    monkeypatch.setattr(gathering, "GIVEN_UP_MS", 0)
    where = tmp_path / "tables.db"
    with LiveServer(where) as server:
        code = server.person("Anna").opens("cabal", 2, meets=now() + 300)
    with LiveServer(where) as server:
        while (told := server.http.get(f"/api/tables/{code}").json())["status"] == "gathering":
            time.sleep(0.05)
        assert told["status"] == "ended" and told["meeting"]["off"]
        assert meets(server) == []


def test_an_attendee_replaces_a_host_who_did_not_come(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, one = announced(server)
    two = server.person("Ben").joins(code)
    two.does("answer", answer="in")
    one.close()
    table = server.house.tables[code]
    assert gathering.waits_for_host(table), "Long before the time, nobody takes the table over."
    monkeypatch.setattr(meeting, "REMIND_MS", 3 * HOUR)
    monkeypatch.setattr(meeting, "LATE_MS", -3 * HOUR)
    server.run(tick(table))
    server.run(tick(table))
    two.hears_of(lambda told: told["host"] == "Ben")
    hears(two, "Anna did not come. Ben is now the host.")


async def tick(table: Any) -> None:
    async with table.lock, table.change():
        gathering.go_on(table)


def test_a_persons_answers_are_exported_and_forgotten(server: LiveServer) -> None:
    code, anna, _ = announced(server)
    ben = server.person("Ben")
    ben.joins(code).does("answer", answer="maybe")
    data = server.http.get("/api/me/export", headers=ben.headers).json()
    assert [(table["code"], table["you_said"]) for table in data["tables"]] == [(code, "maybe")]
    server.http.delete("/api/me", headers=ben.headers)
    told = server.http.get(f"/api/tables/{code}", headers=anna.headers).json()
    assert told["meeting"]["maybe"] == []
    assert "Ben" not in str(told)


def test_a_private_meeting_is_not_listed(server: LiveServer) -> None:
    code, _, _ = announced(server, open=False)
    assert meets(server) == []
    assert server.http.get(f"/api/tables/{code}").json()["meeting"]["note"] == "Bring snacks"


def test_the_list_is_sorted_by_time_filtered_and_paged(server: LiveServer) -> None:
    anna = server.person("Anna")
    start = now() + HOUR
    hours = [3, 1, 2]
    by_hour = {hour: anna.opens("cabal", 2, meets=start + hour * HOUR, newcomers=hour == 2) for hour in hours}
    assert meets(server) == [by_hour[1], by_hour[2], by_hour[3]]
    assert meets(server, f"?after={start + HOUR}&after_code={by_hour[1]}") == [by_hour[2], by_hour[3]]
    assert meets(server, "?newcomers=true") == [by_hour[2]]
    assert meets(server, "?game=scramble") == []


def test_two_nodes_agree_on_the_attendees() -> None:
    db = fresh_postgres()
    with LiveServer(db) as here, LiveServer(db) as there:
        code, _, one = announced(here, seats=2)
        ben, cleo = here.person("Ben"), here.person("Cleo")
        two, three = Client(there.port, code, ben.token), Client(there.port, code, cleo.token)
        two.does("answer", answer="in")
        assert "Every seat is taken" in three.refused("answer", answer="in")
        one.hears_of(lambda table: table["seats"][1]["name"] == "Ben")
        one.does("call_off", reason="Storm")
        two.hears_of(lambda table: table["status"] == "ended" and table["meeting"]["reason"] == "Storm")


def info(at: int, **more: Any) -> TableInfo:
    told = MeetingInfo(at=at, note="Tea; cake, and more", maybe=(), out=(), answer="", was=None, reason="", off=False)
    return TableInfo(
        code="abc", title="Friday crew " + "ä" * 40, game="cabal", options={}, status="gathering", host="Anna",
        seats=(), free=1, to_act=(), your_turn=False, watching=0, moment=None, created=0, changed=1_700_000_000_000,
        result="", scores=(), meeting=told, **more,
    )  # fmt: skip


@pytest.mark.parametrize(("day", "utc"), [("2026-03-28", "19"), ("2026-03-29", "18"), ("2026-10-25", "19")])
def test_eight_in_the_evening_stays_eight_across_daylight_saving(day: str, utc: str) -> None:
    """Berlin's clocks go forward on March 29 and back on October 25; calendars are told UTC."""
    evening = datetime.fromisoformat(f"{day}T20:00").replace(tzinfo=ZoneInfo("Europe/Berlin"))
    text = event(info(int(evening.timestamp() * 1000)), "https://play.example")
    assert f"DTSTART:{day.replace('-', '')}T{utc}0000Z" in text
    start = text.split("DTSTART:")[1][:16]
    back = datetime.strptime(start, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).astimezone(ZoneInfo("Europe/Berlin"))
    assert (back.hour, back.minute) == (20, 0)


def test_a_calendar_file_has_short_lines_escaped_words_and_a_reminder() -> None:
    lines = event(info(1_800_000_000_000), "https://play.example/").split("\r\n")
    assert max(len(line.encode()) for line in lines) <= 75
    whole = "\r\n".join(lines).replace("\r\n ", "")
    assert "DESCRIPTION:Tea\\; cake\\, and more\\nhttps://play.example/t/abc" in whole
    assert "ä" * 40 in whole and "TRIGGER:-PT10M" in whole and "UID:abc@play.example" in whole


def test_the_calendar_file_needs_the_code(server: LiveServer) -> None:
    code, _, one = announced(server)
    answer = server.http.get(f"/api/tables/{code}/calendar")
    assert answer.headers["content-type"].startswith("text/calendar") and "STATUS:CONFIRMED" in answer.text
    one.does("call_off")
    assert "STATUS:CANCELLED" in server.http.get(f"/api/tables/{code}/calendar").text
    plain = server.person("Ben").opens("cabal", 2)
    assert server.http.get(f"/api/tables/{plain}/calendar").status_code == 404
    assert server.http.get("/api/tables/nowhere/calendar").status_code == 404
