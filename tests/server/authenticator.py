"""A software passkey for server tests: it signs what it is asked to, honestly or not."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds one key for one host."""

    def __init__(self, host: str, origin: str) -> None:
        self.host = host
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.verifies = True
        self._key = ec.generate_private_key(ec.SECP256R1())

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey."""
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested})
        said = self._said("webauthn.create", options)
        response = {"clientDataJSON": bytes_to_base64url(said), "attestationObject": bytes_to_base64url(made)}
        return self._credential(response)

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """Signs a challenge."""
        self.count += 1
        data, said = self._data(), self._said("webauthn.get", options)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential({
            "clientDataJSON": bytes_to_base64url(said),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
        })  # fmt: skip

    def _data(self, more: int = 0) -> bytes:
        flags = PRESENT | (VERIFIED if self.verifies else 0) | more
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        challenge = bytes_to_base64url(base64url_to_bytes(options["challenge"]))
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
