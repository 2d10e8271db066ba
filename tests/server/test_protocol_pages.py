"""The protocol docs are accurate: tables match the types, every call is named, every exchange works."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from scripts.protocol_pages import DOCS, pages
from tests.server.house import LiveServer
from websockets.sync.client import ClientConnection, connect

CALL = re.compile(r"(GET|POST|PUT|PATCH|DELETE) (/api/[^\s`?]+)")


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    return pages()


def test_the_doc_tables_match_the_types(tables: dict[str, str]) -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in DOCS.glob("protocol-*.md")}
    del written["protocol-examples.md"]
    assert written == tables, "run `python -m scripts.protocol_pages`"


def test_the_doc_tables_speak_of_json_and_not_of_python(tables: dict[str, str]) -> None:
    assert [found for text in tables.values() for found in re.findall(r"\b(?:None|True|False)\b|>>>", text)] == []


def test_the_protocol_page_names_exactly_the_existing_calls(tables: dict[str, str]) -> None:
    told = set(CALL.findall((DOCS / "protocol.md").read_text(encoding="utf-8")))
    there = {found for text in tables.values() for found in re.findall(r"^### ([A-Z]+) (\S+)$", text, re.MULTILINE)}
    operators = {found for found in there if found[1].startswith("/api/admin")}
    assert told == there - operators


# -- the examples

EXAMPLES = (DOCS / "protocol-examples.md").read_text(encoding="utf-8")
ANY = "..."


def exchanges() -> list[tuple[str, str]]:
    """Each block of the page by its heading. Later blocks may use what earlier ones remember."""
    found = re.findall(r"^## (.+?)\n.*?```text\n(.*?)```", EXAMPLES, re.MULTILINE | re.DOTALL)
    assert len(found) == EXAMPLES.count("## ") == EXAMPLES.count("```text")
    return found


def test_every_exchange_in_the_docs_works(server: LiveServer) -> None:
    talk = Talk(server)
    for _, block in exchanges():
        for line in joined(block):
            talk.take(line)
    talk.close()


def joined(block: str) -> list[str]:
    """The lines of a block; an indented line continues the one before."""
    return re.sub(r"\n +", " ", block.strip()).split("\n")


class Talk:
    """A client that sends what the docs say and expects the answers they show."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.known: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.answer: Any = None

    def take(self, line: str) -> None:
        mark, _, rest = line.partition(" ")
        if mark == ">":
            self.says(self.filled(rest))
        else:
            assert mark == "<", line
            self.hears(rest)

    def says(self, text: str) -> None:
        called = re.match(r"(GET|POST|PUT|PATCH|DELETE) (\S+)( as \S+)?(?: (\{.*))?$", text)
        if called:
            method, path, bearer, body = called.groups()
            headers = {"Authorization": f"Bearer {bearer.split()[1]}"} if bearer else {}
            sent = json.loads(body) if body else None
            self.answer = self.server.http.request(method, path, json=sent, headers=headers)
        elif text.startswith("/ws/"):
            self.close()
            self.socket = connect(
                f"ws://127.0.0.1:{self.server.port}{text}", max_size=None, legacy=True, ping_interval=None
            )
        else:
            assert self.socket is not None
            self.socket.send(text)

    def hears(self, text: str) -> None:
        called = re.match(r"(\d{3})(?: (.*))?$", text)
        if called:
            assert self.answer.status_code == int(called[1]), self.answer.text
            assert self.fits(json.loads(called[2]), self.answer.json()), (text, self.answer.text)
            return
        assert self.socket is not None
        expected = json.loads(text)
        heard = json.loads(self.socket.recv(timeout=60))
        while heard["type"] != expected["type"]:  # what else is told meanwhile: the table, say
            heard = json.loads(self.socket.recv(timeout=60))
        assert self.fits(expected, heard), f"The docs say {text}, and there came {heard}."

    def filled(self, text: str) -> str:
        """With what was remembered in place of ``$NAME``; a whole object as JSON."""
        for name, value in self.known.items():
            plain = value if isinstance(value, str) else json.dumps(value)
            text = text.replace(f'"{name}"', json.dumps(value)).replace(name, plain)
        assert "$" not in text, f"Nobody has said what that is: {text}"
        return text

    def fits(self, expected: Any, heard: Any) -> bool:
        """``...`` matches anything, or more keys if used as a key; ``$NAME`` matches anything and remembers it."""
        if expected == ANY:
            return True
        if isinstance(expected, str) and expected.startswith("$"):
            return bool(self.known.setdefault(expected, heard) == heard)
        if isinstance(expected, dict) and isinstance(heard, dict):
            named = expected.keys() - {ANY}
            whole = ANY in expected or named == heard.keys()
            return whole and all(key in heard and self.fits(expected[key], heard[key]) for key in named)
        if isinstance(expected, list) and isinstance(heard, list):
            if expected[-1:] == [ANY]:
                return all(map(self.fits, expected[:-1], heard)) and len(heard) >= len(expected) - 1
            return len(expected) == len(heard) and all(map(self.fits, expected, heard))
        return bool(expected == heard)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
