"""Parses network addresses."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """An address as proxies write it, perhaps in brackets and with a port; None for anything else."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped
