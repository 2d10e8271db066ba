"""Who may use the operator's calls: holders of the operator's token and, for metrics, also nearby addresses."""

from __future__ import annotations

import hmac
import logging
from hashlib import sha256
from ipaddress import ip_network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from readyroom.server.addresses import read_address
from readyroom.server.house import House
from readyroom.server.http.callers import too_many
from readyroom.server.limits import Buckets, Rate

audit = logging.getLogger("readyroom.admin")
WRONG_TOKENS = Rate(0.05, 5)
"""How many wrong tokens an address may send: five, then one every twenty seconds."""

Asking = ASGIConnection[Any, Any, Any, Any]


class Operators:
    """Knows the token, and counts wrong ones by address."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self._digest = sha256(settings.admin_token.encode()).digest() if settings.admin_token else None
        self._nearby = [ip_network(network) for network in settings.metrics_from]
        self._wrong = Buckets(WRONG_TOKENS)

    @property
    def wanted(self) -> bool:
        """Whether this server has an operator's token at all."""
        return self._digest is not None

    def nearby(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self._nearby)

    def check(self, address: str, authorization: str) -> None:
        """Accepts only the right token. An address that has sent too many wrong ones is refused unread."""
        wait = self._wrong.left(address)
        if wait:
            raise too_many(wait)
        kind, _, token = authorization.partition(" ")
        digest = sha256(token.strip().encode()).digest()
        if self._digest is None or kind.lower() != "bearer" or not hmac.compare_digest(digest, self._digest):
            self._wrong.wait(address)
            audit.warning("A wrong operator's token came from %s.", address)
            raise HTTPException("That is not the operator's token.", status_code=401)


def operators_only(connection: Asking, _: BaseRouteHandler) -> None:
    """Guards everything that operators can do. Without a token in the settings, these calls do not exist."""
    operators: Operators = connection.app.state.operators
    if not operators.wanted:
        raise HTTPException("There is nothing here.", status_code=404)
    address = connection.client.host if connection.client else ""
    operators.check(address, connection.headers.get("authorization", ""))


def nearby_or_operator(connection: Asking, _: BaseRouteHandler) -> None:
    """Guards metrics and API descriptions: not secret, but not public either."""
    operators: Operators = connection.app.state.operators
    address = connection.client.host if connection.client else ""
    if operators.nearby(address):
        return
    if operators.wanted and "authorization" in connection.headers:
        operators.check(address, connection.headers["authorization"])
        return
    raise HTTPException("This is for the server's operators. See metrics_from in its settings.", status_code=403)
