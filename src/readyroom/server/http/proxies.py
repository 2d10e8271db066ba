"""Finds the client behind proxies: X-Forwarded-For, -Proto and -Host count only from trusted ones.

Anyone can send these headers. A proxy appends the address that called it to X-Forwarded-For, so the list is read from
the right, and the first address that is not a trusted proxy is the client's. Everything further left is the client's
own claim, and is ignored.
"""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any

from readyroom.server.addresses import Address, read_address

SCHEMES = {"http": {b"http": "http", b"https": "https"}, "websocket": {b"http": "ws", b"https": "wss"}}


class Proxies:
    """The trusted proxies."""

    def __init__(self, networks: tuple[str, ...]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def look_behind(self, scope: Any) -> None:
        """Puts the client's address, scheme and host into an ASGI scope that came through trusted proxies."""
        client = scope.get("client")
        near = read_address(client[0]) if client else None
        if near is None or not self.trusts(near):
            return
        told: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            if name.startswith(b"x-forwarded-"):
                told.setdefault(name, []).extend(value.split(b","))
        if not told:
            return
        scope["client"] = (str(self._behind(near, told.get(b"x-forwarded-for", []))), 0)
        scheme = SCHEMES[scope["type"]].get(_last(told, b"x-forwarded-proto").lower())
        if scheme is not None:
            scope["scheme"] = scheme
        host = _last(told, b"x-forwarded-host")
        if host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", host)]

    def _behind(self, near: Address, hops: list[bytes]) -> Address:
        """The rightmost address that is not a trusted proxy's; the last valid one before anything unreadable."""
        for hop in reversed(hops):
            address = read_address(hop.decode("latin-1"))
            if address is None:
                return near
            near = address
            if not self.trusts(near):
                return near
        return near


def _last(told: dict[bytes, list[bytes]], name: bytes) -> bytes:
    """What the nearest proxy wrote."""
    return told.get(name, [b""])[-1].strip()
