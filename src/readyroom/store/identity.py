"""By what a person is known: devices, passkeys, an address, a claimed name, and passes that count once."""

from __future__ import annotations

import msgspec

from readyroom.store.rows import AddressRow, DeviceRow, PasskeyRow, PassRow
from readyroom.store.store import Store
from readyroom.store.writes import Step

SIGNED_OUT = "device:"
"""How the note to other nodes begins that a device was signed out."""


# -- devices


async def devices_of(store: Store, who: str) -> list[DeviceRow]:
    """The oldest first."""
    return [DeviceRow(*row) for row in await store.rows("devices_of", who=who)]


async def sign_in(store: Store, device: DeviceRow, used: PassRow | None, now: int) -> None:
    """One more device, for a pass if one is needed. Raises Conflict when the pass was used before."""
    await store.write([*_used(store, used, now), _added(store, "add_device", device)], "")


async def sign_out(store: Store, who: str, device: str) -> None:
    """Raises Conflict when they have no such device."""
    await store.write([store.step("drop_device", guarded=True, id=device, who=who)], SIGNED_OUT + device)


# -- passkeys


async def passkeys_of(store: Store, who: str) -> list[PasskeyRow]:
    """The oldest first."""
    return [PasskeyRow(*row) for row in await store.rows("passkeys_of", who=who)]


async def passkey(store: Store, id: str) -> PasskeyRow | None:
    found = await store.rows("passkey", id=id)
    return PasskeyRow(*found[0]) if found else None


async def add_passkey(store: Store, row: PasskeyRow) -> None:
    """Raises Conflict when it is known already."""
    await store.write([_added(store, "add_passkey", row)], "")


async def note_use(store: Store, row: PasskeyRow, count: int, now: int) -> None:
    """Raises Conflict when it has signed something else meanwhile."""
    await store.write(
        [store.step("use_passkey", guarded=True, was_id=row.id, was_count=row.count, count=count, used=now)], ""
    )


async def drop_passkey(store: Store, who: str, id: str, last: bool) -> None:
    """Raises Conflict when they have no such passkey. Without the last one, nothing is guarded."""
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
    """Raises Conflict when the pass was used before, or the address is someone else's."""
    steps = [
        *_used(store, used, now),
        store.step("drop_address", who=row.person),
        _added(store, "add_address", row),
    ]
    await store.write(steps, "")


async def drop_address(store: Store, who: str) -> None:
    await store.write([store.step("drop_address", who=who)], "")


# -- claimed names


async def who_claims(store: Store, looks: frozenset[str]) -> set[str]:
    """Whose a name is that looks like this: nobody's, one person's, or in rare cases two people's."""
    one, *more = sorted(looks)
    return {row[0] for row in await store.rows("who_claims", one=one, other=more[0] if more else one)}


async def claim(store: Store, who: str, looks: frozenset[str], now: int) -> None:
    """Raises Conflict when another has claimed it."""
    steps = [store.step("add_claim", look=look, person=who, at=now) for look in sorted(looks)]
    await store.write([store.step("drop_claim", who=who), *steps], f"person:{who}")


async def release(store: Store, who: str) -> None:
    await store.write([store.step("drop_claim", who=who)], f"person:{who}")


async def has_claim(store: Store, who: str) -> bool:
    return bool(await store.rows("claims_of", who=who))


# -- passes


async def add_pass(store: Store, row: PassRow, now: int) -> None:
    """A new pass takes the place of the person's last one of its kind, and of all that are too old."""
    steps = [store.step("drop_old_passes", now=now)]
    if row.person is not None:
        steps.append(store.step("drop_passes_of_kind", who=row.person, kind=row.kind))
    await store.write([*steps, _added(store, "add_pass", row)], "")


async def count_passes(store: Store) -> int:
    return int((await store.rows("count_passes"))[0][0])


async def find_pass(store: Store, hash: str, now: int) -> PassRow | None:
    """One that still counts."""
    found = await store.rows("pass", hash=hash, now=now)
    return PassRow(*found[0]) if found else None


async def use_pass(store: Store, used: PassRow, now: int) -> None:
    """Raises Conflict when it was used before."""
    await store.write(_used(store, used, now), "")


def _used(store: Store, used: PassRow | None, now: int) -> list[Step]:
    return [] if used is None else [store.step("use_pass", guarded=True, hash=used.hash, now=now)]


def _added(store: Store, name: str, row: msgspec.Struct) -> Step:
    return store.step(name, **{field: getattr(row, field) for field in row.__struct_fields__})
