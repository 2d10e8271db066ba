"""Addresses and people that an operator has banned, as the store knows them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network

from readyroom.server.addresses import read_address
from readyroom.store import Store
from readyroom.store.rows import BanRow

BANNED = 4403
"""The code that closes a banned person's connection."""


class Bans:
    """The ban list in memory, checked at every door."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[str, BanRow] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, BanRow]] = []

    async def read(self) -> None:
        """Reads the list from the store."""
        rows = await self._store.bans()
        self._people = {row.who: row for row in rows if row.kind == "person"}
        self._networks = [(ip_network(row.who), row) for row in rows if row.kind == "address"]

    def of_address(self, address: str) -> BanRow | None:
        if not self._networks:
            return None
        found = read_address(address)
        return next((row for network, row in self._networks if found is not None and found in network), None)

    def of_person(self, person: str | None) -> BanRow | None:
        return self._people.get(person or "")

    def of(self, address: str, person: str | None) -> BanRow | None:
        return self.of_person(person) or self.of_address(address)


def sentence(ban: BanRow) -> str:
    """What a banned person is told."""
    return "You cannot play on this server." + (f" Its operator says: {ban.reason}" if ban.reason else "")
