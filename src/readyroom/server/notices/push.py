"""Web push: a notice, encrypted for one browser (RFC 8291) and signed with the server's key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
from contextlib import suppress
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from readyroom.server.notices.outgoing import Post
from readyroom.server.notices.wording import Words
from readyroom.server.refusal import Refusal
from readyroom.store import Conflict, Store

KEY = "vapid"
SIGNED_FOR = 12 * 3600
"""Seconds a signature stays valid; push services accept at most a day."""
TTL = {"turn": 24 * 3600, "start": 3600, "remind": 6 * 3600}
"""Seconds a push service keeps a notice for a browser that is offline."""
USUAL_TTL = 24 * 3600
SOON = ("start", "asked", "remind", "meets", "off", "test")


class PushTarget(msgspec.Struct, frozen=True, tag="push"):
    """A browser's subscription."""

    endpoint: str
    p256dh: str
    auth: str
    site: str = ""
    """the page's address when the browser subscribed"""


class Signer:
    """The server's key pair: created at the first start, kept in the store, the same on every node."""

    def __init__(self, private: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = _text(point)
        """The key that browsers subscribe with."""

    def header(self, endpoint: str, contact: str, now: int) -> str:
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR}
        claims["sub"] = contact
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed["Authorization"]


async def signer(store: Store) -> Signer:
    """Reads the key or creates it. If two nodes start at once, one wins."""
    found = await store.rows("house_key", name=KEY)
    if not found:
        with suppress(Conflict):
            await store.write([store.step("add_house_key", name=KEY, value=_new_key())], "")
        found = await store.rows("house_key", name=KEY)
    return Signer(found[0][0])


def must_be_sound(target: PushTarget) -> None:
    """Raises a Refusal for keys that cannot be used for encryption."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(target.p256dh))
        sound = len(_bytes(target.auth)) == 16
    except ValueError:
        sound = False
    if not sound:
        raise Refusal("This subscription's keys cannot be used. Turn notifications off and on again.", status=400)


def prepared(target: PushTarget, words: Words, signed: Signer, contact: str, now: int) -> Post:
    """The request to the push service."""
    body = http_ece.encrypt(
        msgspec.json.encode(words),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(target.p256dh),
        auth_secret=_bytes(target.auth),
        version="aes128gcm",
    )
    headers = {
        "Authorization": signed.header(target.endpoint, _contact(contact, target.site), now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL.get(words.kind, USUAL_TTL)),
        "Topic": _text(sha256(words.tag.encode()).digest())[:32],
        "Urgency": "high" if words.kind in SOON else "normal",
    }
    return Post(target.endpoint, headers, body)


def _contact(*given: str) -> str:
    """The operator's contact address, which push services insist on."""
    return next((one for one in given if one.startswith(("mailto:", "https://"))), "https://readyroom.invalid")


def _new_key() -> str:
    """A private key: 32 bytes, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
