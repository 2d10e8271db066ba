"""One-time codes: to add a device, to sign in by mail, to confirm an address.

A code is stored only as a SHA-256 hash, works once and for minutes, and replaces the person's last one of its kind.
Wrong codes are counted by address.
"""

from __future__ import annotations

import logging
import secrets

from readyroom.server import post
from readyroom.server.house import House
from readyroom.server.people import Who, hashed, new_device
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.store import Conflict, StoreError, identity
from readyroom.store.rows import AddressRow, PassRow, PersonRow

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
DEVICE, MAIL, CONFIRM = "device", "mail", "confirm"
LENGTHS = {DEVICE: 8, MAIL: 24, CONFIRM: 24}
"""31^8 codes, about 40 bits: the limits allow few tries in ten minutes. Mailed codes need not be typed."""
MINUTES = {DEVICE: 10, MAIL: 15, CONFIRM: 60}
MOST_PASSES = 20_000
MOST_DEVICES = 20
log = logging.getLogger("readyroom.server")
WRONG_CODE = "That code is wrong, was used, or is too old. Ask for a new one."


async def new_code(house: House, kind: str, person: str, body: str = "") -> tuple[str, int]:
    """A new code, and the time when it expires."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTHS[kind]))
    until = wall() + MINUTES[kind] * 60_000
    await keep_pass(house, PassRow(hashed(code), kind, person, body, until))
    return code, until


async def keep_pass(house: House, row: PassRow) -> None:
    if await identity.count_passes(house.store) >= MOST_PASSES:
        raise Refusal("Too many people are signing in right now. Try again in a minute.", wait=60_000, status=503)
    await identity.add_pass(house.store, row, wall())


async def find_code(house: House, typed: str, address: str) -> tuple[PassRow, PersonRow]:
    """A code's purpose and owner. An address that tries many wrong codes has to wait."""
    may_try(house, address)
    row = await identity.find_pass(house.store, hashed(tidied(typed)), wall())
    person = await house.store.person(row.person) if row is not None and row.person is not None else None
    if row is None or person is None or row.kind not in LENGTHS:
        house.sign_ins.wait(address)
        raise Refusal(WRONG_CODE, status=404)
    return row, person


def may_try(house: House, address: str) -> None:
    """Raises a Refusal for an address that has tried too often."""
    wait = house.sign_ins.wait(address, take=0)
    if wait:
        raise Refusal("You have tried too often to sign in. Wait a moment.", wait, 429)


async def sign_in(house: House, person: PersonRow, called: str, used: PassRow | None) -> tuple[str, Who]:
    """Adds a device for a person: returns its token, which is shown only once."""
    if len(await identity.devices_of(house.store, person.id)) >= MOST_DEVICES:
        raise Refusal(f"{person.name} has {MOST_DEVICES} devices already. Sign one of them out first.", status=409)
    token, device = new_device(person.id, called)
    try:
        await identity.sign_in(house.store, device, used, wall())
    except Conflict:
        raise Refusal(WRONG_CODE, status=404) from None
    return token, Who(person.id, person.name, device.id)


async def sign_out(house: House, who: str, device: str) -> None:
    """Signs a device out at once, on every node."""
    try:
        await identity.sign_out(house.store, who, device)
    except Conflict:
        raise Refusal("You have no such device.", status=404) from None
    house.signed_out(device)


# -- mail


async def ask_to_confirm(house: House, who: Who, typed: str) -> str:
    """Sends a link to an e-mail address; opening it confirms that the address is this person's."""
    address = _may_mail(house, typed)
    code, _ = await new_code(house, CONFIRM, who.id, address)
    text = (
        f"Hello {who.name},\n\nopen this link within an hour to confirm that this address is yours:\n\n"
        f"{link(house, code)}\n\nYou can then sign in by mail, and get notices if you want them. "
        "If you did not ask for this, do nothing: nobody can use the link but you.\n"
    )
    if not house.post.send(address, "Confirm your address for Ready Room", text):
        raise Refusal("The e-mail could not be sent just now. Try again in a few minutes.", wait=60_000, status=503)
    return address


def ask_for_link(house: House, typed: str) -> None:
    """Sends a sign-in link if the address is known. The answer is the same if it is not, and as fast."""
    house.spawn(_mail_link(house, _may_mail(house, typed)))


async def _mail_link(house: House, address: str) -> None:
    try:
        person = await identity.whose_address(house.store, address)
        row = None if person is None else await house.store.person(person)
        if row is None:
            return
        code, _ = await new_code(house, MAIL, row.id)
    except (Refusal, StoreError) as failed:
        log.warning("A link to sign in could not be mailed: %s", failed)
        return
    text = (
        f"Hello {row.name},\n\nopen this link within 15 minutes, on the device you want to play on:\n\n"
        f"{link(house, code)}\n\nIf you did not ask for this, do nothing. Never pass the link on: "
        "anyone who opens it plays as you.\n"
    )
    house.post.send(address, "Sign in to Ready Room", text)


async def confirm(house: House, used: PassRow, person: PersonRow) -> None:
    try:
        await identity.set_address(house.store, AddressRow(person.id, used.body, wall()), used, wall())
    except Conflict:
        if await identity.whose_address(house.store, used.body) is not None:
            raise Refusal("This address is another player's here. Remove it there first.", status=409) from None
        raise Refusal(WRONG_CODE, status=404) from None


def link(house: House, code: str, origin: str = "") -> str:
    """The link for a code. The code is in the fragment, which browsers do not send, so no log has it."""
    return f"{(house.settings.public_url or origin).rstrip('/')}/device#{written(code)}"


def written(code: str) -> str:
    """A code in groups of four, for people who type it.

    >>> written("abcdefgh")
    'abcd-efgh'
    """
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def tidied(typed: str) -> str:
    return "".join(letter for letter in typed.lower() if letter in LETTERS)


def _may_mail(house: House, typed: str) -> str:
    if not house.post.on:
        raise Refusal("This server does not send e-mail.", status=404)
    address = post.mailbox(typed)
    wait = house.post.asked.wait(address)
    if wait:
        raise Refusal("An e-mail was just sent to this address. Look for it, or wait a few minutes.", wait, 429)
    return address
