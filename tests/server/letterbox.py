"""A local mail server for tests that keeps every mail."""

from __future__ import annotations

import asyncio
import email
import re
import threading
from email.message import Message
from types import TracebackType
from typing import Self

PATIENCE = 60.0


class Letterbox:
    """Speaks just enough SMTP for a mail. ``failing``: how many it rejects first, like a busy server."""

    def __init__(self, failing: int = 0) -> None:
        self.letters: list[Message] = []
        self.failing = failing
        self.port = 0
        self._came = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        opening = asyncio.start_server(self._talk, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(PATIENCE)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def letter(self, number: int = 1) -> Message:
        """Waits for a number of mails; returns the last."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.letters) >= number, PATIENCE), "No mail came."
            return self.letters[number - 1]

    def link(self, number: int = 1) -> str:
        """The link in a letter."""
        found = re.search(r"https?://\S+", text_of(self.letter(number)))
        assert found is not None
        return found[0]

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 letterbox")
        while line := (await reader.readline()).decode().strip():
            verb = line.partition(" ")[0].upper()
            if verb == "DATA":
                await say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                self._keep(body[:-3].replace(b"\n..", b"\n."))
                await say("250 kept")
            elif verb == "QUIT":
                await say("221 bye")
                break
            elif verb == "MAIL" and self.failing:
                self.failing -= 1
                await say("451 try again later")
            else:
                await say("250 ok")
        writer.close()

    def _keep(self, body: bytes) -> None:
        with self._came:
            self.letters.append(email.message_from_bytes(body))
            self._came.notify_all()


def text_of(letter: Message) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()
