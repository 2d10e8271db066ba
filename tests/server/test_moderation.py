"""A host mutes, kicks and limits chat; restarts and other nodes respect it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer, Person
from tests.store.databases import fresh_postgres
from websockets.exceptions import ConnectionClosed

from readyroom.server.table.audience import KICKED


def gathered(server: LiveServer) -> tuple[str, Client, Client, Person, Client]:
    """Anna hosts, Ben sits, Gus watches."""
    anna, ben, gus = server.person("Anna"), server.person("Ben"), server.person("Gus")
    code = anna.opens("cabal")
    host, seated, watcher = anna.joins(code), ben.joins(code), gus.joins(code)
    seated.does("sit", seat=1)
    return code, host, seated, gus, watcher


def named(host: Client, name: str) -> dict[str, Any]:
    """The person as the host sees them, once listed."""
    while True:
        for one in host.table["people"]:
            if one["name"] == name:
                found: dict[str, Any] = one
                return found
        host.hear()


def shown_out(client: Client) -> int:
    """The reason given, and then the close code."""
    assert client.until("refused")["reason"] == "The host has sent you away from this table."
    with pytest.raises(ConnectionClosed) as closed:
        client.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def notices(client: Client) -> list[str]:
    """Lines without a speaker."""
    heard: list[dict[str, Any]] = [msgspec.json.decode(raw) for raw in client.raw]
    return [message["text"] for message in heard if message["type"] == "said" and not message["name"]]


def knock(server: LiveServer, code: str, person: Person) -> Client:
    """A connection that says hello and is not welcomed."""
    return Client(server.port, code, person.token, welcomed=False)


def test_a_muted_person_cannot_talk_signal_or_draw_until_unmuted(server: LiveServer) -> None:
    _, host, seated, _, watcher = gathered(server)
    for name, client in (("Gus", watcher), ("Ben", seated)):
        host.does("mute", person=named(host, name)["id"], muted=True)
        assert "muted you" in client.refused("say", text="spam")
        assert "muted you" in client.refused("signal", kind="hurry")
        assert "muted you" in client.refused("sketch", key="a", value=1)
        host.does("mute", person=named(host, name)["id"], muted=False)
        client.does("say", text="sorry")
    seated.does("sketch", key="a", value=1)
    assert notices(host) == [
        "Anna mutes Gus.", "Anna lets Gus speak again.", "Anna mutes Ben.", "Anna lets Ben speak again.",
    ]  # fmt: skip


def test_a_kicked_person_is_told_and_cannot_return_until_allowed(server: LiveServer) -> None:
    code, host, _, gus, watcher = gathered(server)
    second = gus.joins(code)
    host.does("kick", person=named(host, "Gus")["id"], out=True)
    assert shown_out(watcher) == shown_out(second) == KICKED
    again = knock(server, code, gus)
    assert shown_out(again) == KICKED
    while named(host, "Gus")["here"]:
        host.hear()
    assert named(host, "Gus")["kicked"]
    host.does("kick", person=named(host, "Gus")["id"], out=False)
    gus.joins(code).does("say", text="thanks")
    assert notices(host) == ["Anna sends Gus away.", "Anna lets Gus come back."]


def test_kicking_frees_a_seat_before_the_match_and_is_refused_for_seated_players_during_it(server: LiveServer) -> None:
    _, host, _, _, _ = gathered(server)
    host.does("start")
    assert "During a match" in host.refused("kick", person=named(host, "Ben")["id"], out=True)
    host.does("end_match")
    _, host, seated, _, _ = gathered(server)
    host.does("kick", person=named(host, "Ben")["id"], out=True)
    shown_out(seated)
    assert host.table["seats"][1]["kind"] == "open"


def test_a_player_who_lost_their_seat_can_be_kicked_while_away(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, seat_grace=0)) as server:
        _, host, seated, _, _ = gathered(server)
        host.does("start")
        seated.close()
        while named(host, "Ben")["here"]:
            host.hear()
        host.does("free_seat", seat=1)
        host.does("kick", person=named(host, "Ben")["id"], out=True)
        assert named(host, "Ben")["seats"] == []


def test_only_the_host_moderates_and_never_themselves(server: LiveServer) -> None:
    _, host, seated, _, watcher = gathered(server)
    gus = named(host, "Gus")["id"]
    for client in (seated, watcher):
        assert "Only the host" in client.refused("mute", person=gus, muted=True)
        assert "Only the host" in client.refused("kick", person=gus, out=True)
        assert "Only the host" in client.refused("settings", speakers="seated")
        assert client.table["people"] == []
    assert "Anna" not in {one["name"] for one in host.table["people"]}
    assert "no longer" in host.refused("kick", person="nobody", out=True)
    assert "not muted" in host.refused("mute", person=gus, muted=False)


def test_the_host_can_limit_chat_to_seated_players(server: LiveServer) -> None:
    _, host, seated, _, watcher = gathered(server)
    host.does("settings", speakers="seated")
    while watcher.table["speakers"] != "seated":
        watcher.hear()
    assert "Only people with a seat" in watcher.refused("say", text="hello")
    assert "Only people with a seat" in watcher.refused("signal", kind="hello")
    seated.does("say", text="hello")
    host.does("settings", speakers="all")
    watcher.does("say", text="hello")
    assert notices(host) == ["Only people with a seat can speak now.", "Everyone can speak again."]


def test_mutes_kicks_and_chat_limits_survive_a_restart(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        anna, ben, gus = server.person("Anna"), server.person("Ben"), server.person("Gus")
        code = anna.opens("cabal")
        host, _, _ = anna.joins(code), ben.joins(code), gus.joins(code)
        host.does("mute", person=named(host, "Ben")["id"], muted=True)
        host.does("kick", person=named(host, "Gus")["id"], out=True)
        host.does("settings", speakers="seated")
    with LiveServer(tmp_path / "t.db") as server:
        assert shown_out(knock(server, code, gus)) == KICKED
        assert "muted you" in Client(server.port, code, ben.token).refused("say", text="hello")
        again = Client(server.port, code, anna.token)
        assert again.table["speakers"] == "seated"
        assert [(one["name"], one["muted"], one["kicked"]) for one in again.table["people"]] == [
            ("Ben", True, False), ("Gus", False, True),
        ]  # fmt: skip


def test_a_kick_also_applies_at_another_node() -> None:
    db = fresh_postgres()
    with LiveServer(db) as one, LiveServer(db) as two:
        anna, gus = one.person("Anna"), one.person("Gus")
        code = anna.opens("cabal")
        host = anna.joins(code)
        watcher = Client(two.port, code, gus.token)
        host.does("mute", person=named(host, "Gus")["id"], muted=True)
        while watcher.ask("say", text="hello")["type"] == "done":
            watcher.quiet(0.05)
        host.does("kick", person=named(host, "Gus")["id"], out=True)
        assert shown_out(watcher) == KICKED
