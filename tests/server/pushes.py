"""A push service for tests: it accepts a server's posts and decrypts them as the browser would."""

from __future__ import annotations

import base64
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """One subscription: its keys, and how it decrypts pushes."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.path = f"/{name}"
        self.endpoint = service.url + self.path
        self.service = service

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self.auth), "label": "A test"}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(plain)
        return found

    @property
    def got(self) -> list[dict[str, Any]]:
        """The decrypted pushes received so far."""
        return [self.read(body) for path, _, body in self.service.taken if path == self.path]


class PushService:
    """Accepts every POST, and answers as configured."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """The next answers; 201 once the list is empty."""
        self.url = ""
        self.changed = threading.Condition()

    def wait_for(self, posts: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.taken) >= posts, 60), f"{len(self.taken)} of {posts} came"


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            with service.changed:
                service.taken.append((self.path, dict(self.headers), body))
                status, headers = service.answers.pop(0) if service.answers else (201, {})
                service.changed.notify_all()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
