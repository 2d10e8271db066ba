"""A table from its opening to its result, over real sockets."""

from __future__ import annotations

from typing import Any

from tests.server.house import Client, LiveServer


def test_two_people_and_a_bot_play_a_match_and_reopen_its_record(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 3, bots=["steady"])
    at_anna, at_ben = anna.joins(code), ben.joins(code)
    assert "Only the host" in at_ben.refused("start")
    assert "still free" in at_anna.refused("start")
    at_ben.does("sit", seat=1)
    at_anna.does("start")
    watcher = Client(server.port, code, None)
    play_out(server, {0: at_anna, 1: at_ben})
    watcher.quiet()
    assert watcher.table["status"] == "over"
    record = server.http.get(f"/api/matches/{code}/record").json()
    assert record["names"] == ["Anna", "Ben", "Altair"]
    opened = server.http.post("/api/replay?viewer=open", json=record)
    assert opened.status_code == 200, opened.text
    assert opened.json()["verified"] and opened.json()["outcome"] == watcher.update["outcome"]  # type: ignore[index]


def play_out(server: LiveServer, clients: dict[int, Client], most: int = 2000) -> None:
    """Everyone takes the first action offered until the match is over."""
    for _ in range(most):
        newest = max(clients.values(), key=lambda client: client.seq)
        for client in clients.values():
            client.see(newest.seq)
        update: dict[str, Any] = newest.update or {}
        if update["outcome"] is not None:
            return
        seats = [seat for seat in update["to_act"] if seat in clients]
        if not seats:
            newest.hear()
            continue
        client = clients[seats[0]]
        options = client.options(seats[0])
        pick = options[len(client.lines) % len(options)] if options else expand(client.mine(seats[0])["choice"])
        client.ask("act", seat=seats[0], seen=client.seq, action=pick)
    raise AssertionError("The match did not end.")


def expand(choice: dict[str, Any]) -> dict[str, Any]:
    """The first filling of the first pick."""
    pick = choice["picks"][0]
    fields = {
        field["name"]: [v["value"] for v in field["values"][: field["least"]]]
        if field["many"]
        else field["values"][0]["value"]
        for field in pick["fields"]
    }
    return {"type": pick["type"], **pick["fixed"], **fields}
