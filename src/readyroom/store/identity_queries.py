"""Queries and writes for what identifies people: devices, passkeys, addresses, claimed names and passes."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import addresses, claims, devices, passes, passkeys, people, seats, tables

WHO = bindparam("who", type_=people.c.id.type)
ID = bindparam("id", type_=people.c.id.type)
NOW = bindparam("now", type_=people.c.created.type)
CODE = bindparam("code", type_=tables.c.code.type)

KNOWING: dict[str, ClauseElement] = {
    # -- devices
    "add_device": insert(devices),
    "recognize": select(
        people.c.id,
        people.c.name,
        devices.c.id.label("device"),
        devices.c.seen,
        select(func.count()).where(claims.c.person == people.c.id).scalar_subquery(),
    )
    .join(devices, devices.c.person == people.c.id)
    .where(devices.c.token == bindparam("token")),
    "saw_device": update(devices).where(devices.c.id == bindparam("device")).values(seen=bindparam("seen")),
    "devices_of": select(devices).where(devices.c.person == WHO).order_by(devices.c.created, devices.c.id),
    "drop_device": delete(devices).where(devices.c.id == ID, devices.c.person == WHO),
    "drop_devices": delete(devices).where(devices.c.person == WHO),
    # -- passkeys
    "add_passkey": insert(passkeys),
    "passkeys_of": select(passkeys).where(passkeys.c.person == WHO).order_by(passkeys.c.created, passkeys.c.id),
    "passkey": select(passkeys).where(passkeys.c.id == ID),
    "use_passkey": update(passkeys)
    .where(passkeys.c.id == bindparam("was_id"), passkeys.c.count == bindparam("was_count"))
    .values(count=bindparam("count"), used=bindparam("used")),
    "drop_passkey": delete(passkeys).where(passkeys.c.id == ID, passkeys.c.person == WHO),
    "drop_passkeys": delete(passkeys).where(passkeys.c.person == WHO),
    "guard": update(people).where(people.c.id == bindparam("was_id")).values(guarded=bindparam("on")),
    # -- addresses
    "add_address": insert(addresses),
    "address_of": select(addresses).where(addresses.c.person == WHO),
    "whose_address": select(addresses).where(addresses.c.address == bindparam("address")),
    "drop_address": delete(addresses).where(addresses.c.person == WHO),
    # -- claimed names
    "add_claim": insert(claims),
    "who_claims": select(claims.c.person).where(claims.c.look.in_([bindparam("one"), bindparam("other")])).distinct(),
    "claims_of": select(claims.c.at).where(claims.c.person == WHO),
    "claimed_at": select(claims.c.person)
    .where(
        claims.c.person.in_(select(seats.c.person).where(seats.c.code == CODE))
        | claims.c.person.in_(select(seats.c.owner).where(seats.c.code == CODE))
        | claims.c.person.in_(select(tables.c.host).where(tables.c.code == CODE))
    )
    .distinct(),
    "drop_claim": delete(claims).where(claims.c.person == WHO),
    # -- passes
    "add_pass": insert(passes),
    "pass": select(passes).where(passes.c.hash == bindparam("hash"), passes.c.until > NOW),
    "use_pass": delete(passes).where(passes.c.hash == bindparam("hash"), passes.c.until > NOW),
    "count_passes": select(func.count()).select_from(passes),
    "drop_old_passes": delete(passes).where(passes.c.until <= NOW),
    "drop_passes_of_kind": delete(passes).where(passes.c.person == WHO, passes.c.kind == bindparam("kind")),
    "drop_passes": delete(passes).where(passes.c.person == WHO),
}
