"""A captain who plays over the protocol of the page, with a few simple habits instead of a plan.

It drives the long stretches of a match, so that the page only plays the interesting turns.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Action = dict[str, Any]
Until = Callable[["Captain"], bool]

# Preferred actions, in order.
HABITS: Final = (
    "take_mission", "assign", "use_line", "repeat_line", "promote", "activate", "install", "advance", "fly", "jump",
    "fight", "repair", "work_again", "use_ability", "pay_with",
)  # fmt: skip


class Captain:
    """A seat at a table, with its own socket."""

    def __init__(self, url: str, code: str, token: str, seat: int) -> None:
        self.seat = seat
        self.update: dict[str, Any] = {}
        self._count = 0
        self._socket: ClientConnection = connect(
            url.replace("http", "ws") + f"/ws/{code}", max_size=None, legacy=True, ping_interval=None
        )
        self._send({"type": "hello", "token": token})
        self._hear_until("welcome")

    # -- state

    @property
    def choice(self) -> dict[str, Any] | None:
        mine = [one for one in self.update.get("mine", []) if one["seat"] == self.seat]
        return mine[0]["choice"] if mine else None

    @property
    def legal(self) -> list[Action]:
        return [option["action"] for option in self.choice["options"]] if self.choice else []

    @property
    def table(self) -> dict[str, Any]:
        return dict(self.update["public"])

    @property
    def ship(self) -> dict[str, Any]:
        return dict(self.table["ships"][self.seat])

    @property
    def over(self) -> bool:
        return self.update.get("outcome") is not None

    def offers(self, kind: str) -> bool:
        return any(action["type"] == kind for action in self.legal)

    # -- actions

    def act(self, action: Action) -> bool:
        """False if someone, perhaps the same captain in the page, was faster: then look again."""
        self._count += 1
        name = f"wire-{self.seat}-{self._count}"
        message = {"type": "act", "id": name, "seat": self.seat, "seen": self.update["seq"], "action": action}
        self._send(message)
        while True:
            heard = self._hear()
            if heard.get("id") == name:
                assert heard["type"] in ("done", "stale"), heard
                return bool(heard["type"] == "done")

    def sit(self, seat: int) -> None:
        self._send({"type": "sit", "id": "sit", "seat": seat})
        while self._hear().get("id") != "sit":
            pass

    def start(self) -> None:
        self._send({"type": "start", "id": "start"})
        while not self.update:
            self._hear()

    def wait(self) -> None:
        """Waits until this seat is asked something, or the match is over."""
        while not self.choice and not self.over:
            self._hear()

    def play(self, until: Until) -> None:
        """Answers by habit, until a condition holds or the match is over."""
        self.wait()
        while not self.over and not until(self):
            self.act(habit(self.legal, self._count))
            self.wait()

    def play_once(self) -> None:
        """One answer by habit."""
        self.act(habit(self.legal, self._count))

    def catch_up(self) -> None:
        """Reads what has already arrived, without waiting."""
        try:
            while True:
                self._hear(timeout=0)
        except TimeoutError:
            return

    def hear_more(self) -> None:
        self._hear()

    def pass_on(self) -> None:
        """Waits for what the same captain has done in the page."""
        was = self.update["seq"]
        while self.update["seq"] == was:
            self._hear()

    def close(self) -> None:
        self._socket.close()

    # -- the wire

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, timeout: float = 60) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=timeout))
        update = message if message["type"] == "update" else message.get("update")
        if update:
            self.update = update
        return message

    def _hear_until(self, kind: str) -> None:
        while self._hear()["type"] != kind:
            pass


def habit(legal: list[Action], turn: int) -> Action:
    """The first kind of action in the order of habits; rotates among equals."""
    for kind in HABITS:
        found = [action for action in legal if action["type"] == kind]
        if found:
            return found[turn % len(found)]
    return legal[turn % len(legal)]


def call(url: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> dict[str, Any]:
    """Asks the server over HTTP."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url + path, data, headers), timeout=60) as answer:
        return dict(json.load(answer))


def person(url: str, name: str) -> dict[str, Any]:
    return call(url, "/api/people", {"name": name})


def new_table(url: str, host: dict[str, Any], seats: int, bots: int = 0, **options: Any) -> str:
    """Opens a table of Starship Captains; returns its code."""
    body = {"game": "starship-captains", "seats": seats, "options": options, "bots": ["easy"] * bots}
    return str(call(url, "/api/tables", body, host["token"])["code"])
