"""What identifies a person: devices, passkeys, an address, a claimed name, and one-time passes."""

from __future__ import annotations

import msgspec

from readyroom.store.rows import AddressRow, DeviceRow, PasskeyRow, PassRow
from readyroom.store.store import Store
from readyroom.store.writes import Step

SIGNED_OUT = "device:"
"""Prefix of the note that tells other nodes that a device was signed out."""


# -- devices


async def devices_of(store: Store, who: str) -> list[DeviceRow]:
    """A person's devices, oldest first."""
    return [DeviceRow(*row) for row in await store.rows("devices_of", who=who)]


async def sign_in(store: Store, device: DeviceRow, used: PassRow | None, now: int) -> None:
    """Adds a device, using up a pass if one is given. Raises Conflict if the pass was already used."""
    await store.write([*_used(store, used, now), _added(store, "add_device", device)], "")


async def sign_out(store: Store, who: str, device: str) -> None:
    """Deletes a person's device. Raises Conflict if they have no such device."""
    await store.write([store.step("drop_device", guarded=True, id=device, who=who)], SIGNED_OUT + device)


# -- passkeys


async def passkeys_of(store: Store, who: str) -> list[PasskeyRow]:
    """A person's passkeys, oldest first."""
    return [PasskeyRow(*row) for row in await store.rows("passkeys_of", who=who)]


async def passkey(store: Store, id: str) -> PasskeyRow | None:
    found = await store.rows("passkey", id=id)
    return PasskeyRow(*found[0]) if found else None


async def add_passkey(store: Store, row: PasskeyRow) -> None:
    """Adds a passkey. Raises Conflict if it is already known."""
    await store.write([_added(store, "add_passkey", row)], "")


async def note_use(store: Store, row: PasskeyRow, count: int, now: int) -> None:
    """Notes a use of a passkey. Raises Conflict if it was used elsewhere in the meantime."""
    await store.write(
        [store.step("use_passkey", guarded=True, was_id=row.id, was_count=row.count, count=count, used=now)], ""
    )


async def drop_passkey(store: Store, who: str, id: str, last: bool) -> None:
    """Deletes a passkey. Raises Conflict if they have no such passkey. Without the last one, the guard is off."""
    steps = [store.step("drop_passkey", guarded=True, id=id, who=who)]
    if last:
        steps.append(store.step("guard", was_id=who, on=0))
    await store.write(steps, "")


async def set_guard(store: Store, who: str, on: bool) -> None:
    await store.write([store.step("guard", guarded=True, was_id=who, on=int(on))], "")


# -- addresses


async def whose_address(store: Store, address: str) -> str | None:
    found = await store.rows("whose_address", address=address)
    return AddressRow(*found[0]).person if found else None


async def set_address(store: Store, row: AddressRow, used: PassRow, now: int) -> None:
    """Sets an address. Raises Conflict if the pass was already used, or the address is someone else's."""
    steps = [*_used(store, used, now), store.step("drop_address", who=row.person), _added(store, "add_address", row)]
    await store.write(steps, "")


async def drop_address(store: Store, who: str) -> None:
    await store.write([store.step("drop_address", who=who)], "")


# -- claimed names


async def who_claims(store: Store, looks: frozenset[str]) -> set[str]:
    """The owners of names that look like this: nobody, one person or, rarely, two."""
    one, *more = sorted(looks)
    return {row[0] for row in await store.rows("who_claims", one=one, other=more[0] if more else one)}


async def claim(store: Store, who: str, looks: frozenset[str], now: int) -> None:
    """Claims a name. Raises Conflict if someone else has claimed it."""
    steps = [store.step("add_claim", look=look, person=who, at=now) for look in sorted(looks)]
    await store.write([store.step("drop_claim", who=who), *steps], f"person:{who}")


async def release(store: Store, who: str) -> None:
    await store.write([store.step("drop_claim", who=who)], f"person:{who}")


async def has_claim(store: Store, who: str) -> bool:
    return bool(await store.rows("claims_of", who=who))


# -- passes


async def add_pass(store: Store, row: PassRow, now: int) -> None:
    """Adds a pass. It replaces the person's last one of its kind; expired passes are deleted."""
    steps = [store.step("drop_old_passes", now=now)]
    if row.person is not None:
        steps.append(store.step("drop_passes_of_kind", who=row.person, kind=row.kind))
    await store.write([*steps, _added(store, "add_pass", row)], "")


async def count_passes(store: Store) -> int:
    return int((await store.rows("count_passes"))[0][0])


async def find_pass(store: Store, hash: str, now: int) -> PassRow | None:
    """A pass that is still valid."""
    found = await store.rows("pass", hash=hash, now=now)
    return PassRow(*found[0]) if found else None


async def use_pass(store: Store, used: PassRow, now: int) -> None:
    """Uses up a pass. Raises Conflict if it was already used."""
    await store.write(_used(store, used, now), "")


def _used(store: Store, used: PassRow | None, now: int) -> list[Step]:
    return [] if used is None else [store.step("use_pass", guarded=True, hash=used.hash, now=now)]


def _added(store: Store, name: str, row: msgspec.Struct) -> Step:
    return store.step(name, **{field: getattr(row, field) for field in row.__struct_fields__})
