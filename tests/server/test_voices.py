"""Voice: who takes part, what is relayed, and when nothing is."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha1
from hmac import new as hmac
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.test_moderation import named
from tests.store.databases import fresh

from readyroom.server.limits import Rate
from readyroom.server.messages import MOST_SDP
from readyroom.server.operations.sources import gather
from readyroom.server.settings import BadSetting
from readyroom.server.table import voice_signals

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def around(server: LiveServer, seats: int = 2, game: str = "cabal", **options: Any) -> tuple[str, list[Client]]:
    """A table at which everyone has a seat."""
    people = [server.person(name) for name in NAMES[:seats]]
    code = people[0].opens(game, seats, options=options)
    clients = [person.joins(code) for person in people]
    for seat, client in enumerate(clients[1:], start=1):
        client.does("sit", seat=seat)
    return code, clients


def joins(client: Client) -> dict[str, Any]:
    """Joins voice; returns the answer."""
    client.count += 1
    client.send({"type": "join_voices", "id": f"join-{client.count}"})
    answer = client.until("voices_joined", "refused")
    assert answer["type"] == "voices_joined", answer
    return answer


def talking(client: Client, *names: str, hushed: str = "", muted: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Reads until exactly these people are in voice."""
    wanted = [(name, name not in muted) for name in names]
    while True:
        told = latest(client)
        if [(one["name"], one["talks"]) for one in told["people"]] == wanted and told["hushed"] == hushed:
            people: list[dict[str, Any]] = told["people"]
            return people
        client.hear()


def latest(client: Client) -> dict[str, Any]:
    """The last voice state a client was sent."""
    heard: list[dict[str, Any]] = [msgspec.json.decode(raw) for raw in client.raw]
    told: list[dict[str, Any]] = [client.welcome["voices"], *(one for one in heard if one["type"] == "voices")]
    return told[-1]


def offer(sdp: str = "v=0", link: int = 1) -> dict[str, Any]:
    return {"kind": "link_offer", "link": link, "sdp": sdp}


def relayed(client: Client) -> list[dict[str, Any]]:
    """Every voice message relayed to this client so far."""
    client.quiet()
    heard: list[dict[str, Any]] = [msgspec.json.decode(raw) for raw in client.raw]
    return [message for message in heard if message["type"] == "relayed"]


def test_everyone_including_newcomers_is_told_who_is_in_voice(server: LiveServer) -> None:
    code, (anna, ben) = around(server)
    assert anna.welcome["voices"] == {"type": "voices", "people": [], "hushed": ""}
    you = joins(anna)["you"]
    assert talking(ben, "Anna") == [{"id": you, "name": "Anna", "seats": [0], "talks": True}]
    joins(ben)
    watcher = Client(server.port, code, None)
    assert [one["seats"] for one in watcher.welcome["voices"]["people"]] == [[0], [1]]
    anna.does("leave_voices")
    talking(watcher, "Ben")


def test_voice_messages_reach_only_their_recipient_and_in_order(server: LiveServer) -> None:
    code, (anna, ben, cleo) = around(server, 3)
    ids = [joins(client)["you"] for client in (anna, ben, cleo)]
    watcher = Client(server.port, code, None)
    for link in range(20):
        anna.does("relay", to=ids[1], handshake=offer(link=link))
    found = {"candidate": "candidate:1 1 udp 1 10.0.0.1 9 typ host", "mid": "0", "line": 0}
    anna.does("relay", to=ids[1], handshake={"kind": "link_candidates", "link": 19, "candidates": [found]})
    heard = relayed(ben)
    assert [one["handshake"]["link"] for one in heard] == [*range(20), 19]
    assert heard[0] == {"type": "relayed", "by": ids[0], "handshake": offer(link=0)}
    assert heard[-1]["handshake"]["candidates"] == [found]
    assert relayed(cleo) == relayed(watcher) == relayed(anna) == []


def test_only_seated_players_can_use_voice(server: LiveServer) -> None:
    code, (anna, ben) = around(server)
    gus = server.person("Gus").joins(code)
    assert "Only people with a seat" in gus.refused("join_voices")
    assert "You are not in voice chat" in gus.refused("relay", to=joins(anna)["you"], handshake=offer())
    watcher = Client(server.port, code, None)
    assert "Choose a name" in watcher.refused("join_voices")
    joins(ben)
    talking(gus, "Anna", "Ben")
    ben.does("stand", seat=1)
    talking(gus, "Anna")


def test_voice_holds_five_and_refuses_the_sixth(server: LiveServer) -> None:
    people = [server.person(name) for name in NAMES]
    code = people[0].opens("space-alert", 5)
    clients = [person.joins(code) for person in people]
    clients[0].does("stand", seat=0)
    for seat, client in enumerate(clients[1:]):
        client.does("sit", seat=seat)
        joins(client)
    assert clients[0].refused("join_voices").startswith("5 people are already in voice chat")
    clients[3].does("leave_voices")
    joins(clients[0])


def test_leaving_the_table_leaves_voice(server: LiveServer) -> None:
    _, (anna, ben) = around(server)
    joins(anna)
    first = joins(ben)["you"]
    talking(anna, "Anna", "Ben")
    ben.close()
    assert all(one["id"] != first for one in talking(anna, "Anna"))
    assert "no longer in voice chat" in anna.refused("relay", to=first, handshake=offer())


def test_voice_uses_the_page_that_joined_last(server: LiveServer) -> None:
    people = [server.person("Anna"), server.person("Ben")]
    code = people[0].opens("cabal", 2)
    anna, ben, other = people[0].joins(code), people[1].joins(code), people[1].joins(code)
    ben.does("sit", seat=1)
    joins(anna)
    first, second = joins(ben)["you"], joins(other)["you"]
    assert first != second
    while talking(anna, "Anna", "Ben")[1]["id"] != second:
        anna.hear()
    assert "You are not in voice chat" in ben.refused("relay", to=second, handshake=offer())
    assert joins(other)["you"] == second, "Asking again changes nothing."


def test_a_player_muted_by_the_host_is_marked_as_unheard(server: LiveServer) -> None:
    _, (anna, ben) = around(server)
    joins(anna), joins(ben)
    talking(anna, "Anna", "Ben")
    anna.does("mute", person=named(anna, "Ben")["id"], muted=True)
    talking(ben, "Anna", "Ben", muted=("Ben",))
    anna.does("mute", person=named(anna, "Ben")["id"], muted=False)
    talking(ben, "Anna", "Ben")


def test_a_kicked_player_leaves_voice(server: LiveServer) -> None:
    _, (anna, ben) = around(server)
    joins(anna), joins(ben)
    talking(anna, "Anna", "Ben")
    anna.does("kick", person=named(anna, "Ben")["id"], out=True)
    talking(anna, "Anna")


def test_nothing_is_relayed_while_the_rules_demand_silence_and_its_end_is_announced(server: LiveServer) -> None:
    _, (anna, ben) = around(server, game="brittle", hushing=True)
    anna.does("start")
    ben.until("update")
    to = joins(ben)["you"]
    joins(anna)
    anna.does("relay", to=to, handshake=offer())
    anna.acts(0, {"type": "move", "how": "well"})
    talking(ben, "Ben", "Anna", hushed="Hush: it would break.")
    assert anna.refused("relay", to=to, handshake=offer()) == "Hush: it would break."
    ben.see(anna.seq)
    ben.acts(1, {"type": "move", "how": "well"})
    talking(anna, "Ben", "Anna")
    anna.does("relay", to=to, handshake=offer())
    assert len(relayed(ben)) == 2


@pytest.mark.parametrize(
    "handshake",
    [
        offer("x" * (MOST_SDP + 1)),
        offer(link=-1),
        {"kind": "link_candidates", "link": 1, "candidates": []},
        {"kind": "link_candidates", "link": 1, "candidates": [{"candidate": "c"}] * 9},
        {"kind": "link_candidates", "link": 1, "candidates": [{"candidate": "c" * 501}]},
        {"kind": "anything", "link": 1},
    ],
)
def test_only_small_voice_messages_of_known_kinds_are_relayed(server: LiveServer, handshake: dict[str, Any]) -> None:
    _, (anna, ben) = around(server)
    to = joins(ben)["you"]
    joins(anna)
    assert "could not be read" in anna.refused("relay", to=to, handshake=handshake)
    assert relayed(ben) == []


def test_too_many_voice_messages_are_throttled_without_stopping_play(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(SETTINGS.limits, relays=Rate(0.01, 3))
    with LiveServer(tmp_path / "tables.db", msgspec.structs.replace(SETTINGS, limits=limits)) as server:
        _, (anna, ben) = around(server)
        to = joins(ben)["you"]
        joins(anna)
        for _ in range(3):
            anna.does("relay", to=to, handshake=offer())
        answer = anna.ask("relay", to=to, handshake=offer())
        assert answer["type"] == "refused" and answer["wait"] > 0
        anna.does("start")


def test_the_operator_can_switch_voice_off(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "tables.db", msgspec.structs.replace(SETTINGS, voice=False)) as server:
        _, (anna, _) = around(server)
        assert anna.welcome["voices"] is None
        assert "switched off" in anna.refused("join_voices")


def test_the_relays_password_comes_from_the_shared_secret_and_expires() -> None:
    settings = msgspec.structs.replace(
        SETTINGS, voice_stun=("stun:s.example",), voice_turn=("turn:t.example",), voice_turn_secret="0123456789abcdef"
    )
    stun, turn = voice_signals.ice_servers(settings, "me", 1_000_000.5)
    assert (stun.urls, stun.username, turn.urls) == (("stun:s.example",), "", ("turn:t.example",))
    assert turn.username == f"{1_000_000 + voice_signals.PASSWORD_SECONDS}:me"
    digest = hmac(b"0123456789abcdef", turn.username.encode(), sha1).digest()
    assert turn.credential == b64encode(digest).decode()
    assert voice_signals.ice_servers(SETTINGS, "me", 0) == ()


def test_settings_that_cannot_work_are_refused_with_a_sentence() -> None:
    for given, words in (
        ({"voice_turn": ["turn:t.example"]}, "voice_turn_secret"),
        ({"voice_relay_only": True}, "voice_turn"),
        ({"voice_stun": ["http://s.example"]}, "an address such as stun:turn.example"),
    ):
        with pytest.raises(BadSetting, match=words):
            gather(given, {}, "")
    both = {"READYROOM_VOICE_TURN": "turn:t.example:3478?transport=tcp", "READYROOM_VOICE_TURN_SECRET": "x" * 16}
    assert gather({}, both, "").settings.voice_turn == ("turn:t.example:3478?transport=tcp",)


def test_people_at_two_nodes_find_each_other(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one, LiveServer(address) as two:
        anna, ben = one.person("Anna"), two.person("Ben")
        code = anna.opens("cabal", 2)
        at_one, at_two = anna.joins(code), ben.joins(code)
        at_two.does("sit", seat=1)
        at_one.hears_of(lambda table: table["seats"][1]["kind"] == "person")
        joins(at_one)
        first = talking(at_two, "Anna")[0]["id"]
        joins(at_two)
        talking(at_one, "Anna", "Ben")
        at_two.does("relay", to=first, handshake=offer("from the other node"))
        assert at_one.until("relayed")["handshake"]["sdp"] == "from the other node"
        # Ben comes to the first node, too, and talks from there.
        again = Client(one.port, code, ben.token)
        now = joins(again)["you"]
        while talking(at_two, "Anna", "Ben")[1]["id"] != now:
            at_two.hear()
        assert "You are not in voice chat" in at_two.refused("relay", to=first, handshake=offer())
        at_one.close()
        talking(at_two, "Ben")
