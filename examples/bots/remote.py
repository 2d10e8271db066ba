"""A bot that plays at a server's tables over its protocol: it needs Python, websockets, and a table's code.

python examples/bots/remote.py http://127.0.0.1:8642 ABCD
"""

from __future__ import annotations

import json
import random
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


def introduce(server: str, name: str) -> str:
    """Registers the bot and returns its token. `bot` marks the account, which everyone at a table can see."""
    body = json.dumps({"name": name, "bot": True}).encode()
    asked = Request(f"{server}/api/people", body, {"Content-Type": "application/json"})  # noqa: S310  # as you say
    with urlopen(asked) as answer:  # noqa: S310
        token: str = json.load(answer)["token"]
        return token


def play(server: str, code: str, token: str) -> Any:
    """Takes the first free seat, plays until the match is over, and returns its outcome."""
    ids = count(1)
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{code}", max_size=None) as table:

        def say(what: str, **more: Any) -> None:
            table.send(json.dumps({"type": what, "id": str(next(ids)), **more}))

        table.send(json.dumps({"type": "hello", "token": token, "words": False}))
        welcome = heard(table)
        seat = next(one["seat"] for one in welcome["table"]["seats"] if one["kind"] == "open" or one["yours"])
        say("sit", seat=seat)
        update = welcome["update"]
        while update is None or update["outcome"] is None:
            mine = next((one for one in (update or {"mine": ()})["mine"] if one["seat"] == seat), None)
            if mine is not None and mine["choice"] is not None:
                say("act", seat=seat, seen=update["seq"], action=choose(update, mine["choice"]))
            while (update := heard(table))["type"] != "bare":
                pass
        return update["outcome"]


def heard(table: ClientConnection) -> Any:
    return json.loads(table.recv())


def choose(update: dict[str, Any], choice: dict[str, Any]) -> Any:
    """The bot's decision: look at `update["public"]` and `update["mine"]`, and answer with one of the actions."""
    return random.choice(choice["actions"])  # noqa: S311  # a bot's whim is no secret


if __name__ == "__main__":
    sys.stdout.write(f"{play(sys.argv[1], sys.argv[2], introduce(sys.argv[1], 'Remote'))}\n")
