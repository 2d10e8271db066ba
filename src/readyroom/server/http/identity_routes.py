"""One person on several devices: device list, codes and links, passkeys, address, claimed name."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import delete, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter

from readyroom.server import claims, passkeys, sign_in_codes
from readyroom.server.house import House
from readyroom.server.http.bodies import Person
from readyroom.server.http.callers import (
    PROBLEMS,
    Call,
    address,
    admit,
    bearer,
    device_of,
    hold_back,
    must_know,
    turn_away,
)
from readyroom.server.http.identity_bodies import (
    Address,
    Code,
    DeviceCode,
    DeviceInfo,
    Guard,
    Identity,
    Offer,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyQuestion,
)
from readyroom.server.passkeys import Site
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.store import Conflict, identity
from readyroom.store.rows import PersonRow

Id = Annotated[str, PathParameter(max_length=1024)]
GUARDED = "{}'s account needs its passkey. Sign in with it."
_HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")


@get("/me", responses=PROBLEMS)
async def me(request: Call) -> Identity:
    """How this server recognizes you: devices, passkeys, address, claimed name."""
    house = admit(request)
    return await _identity(house, request, await must_know(house, request))


# -- devices and codes


@delete("/me/devices/{id:str}", responses=PROBLEMS)
async def sign_out(request: Call, id: Id) -> None:
    """Signs out one of your devices at once: its token is void, and its connections close."""
    house = admit(request)
    await sign_in_codes.sign_out(house, (await must_know(house, request)).id, id)


@post("/me/codes", responses=PROBLEMS)
async def new_code(request: Call) -> DeviceCode:
    """A code that signs you in on one more device. It works once, for ten minutes, and replaces the last one."""
    house = admit(request)
    who = await must_know(house, request)
    code, until = await sign_in_codes.new_code(house, sign_in_codes.DEVICE, who.id)
    link = sign_in_codes.link(house, code, _origin(request))
    picture = segno.make(link, error="m", micro=False).svg_data_uri(scale=6, border=4, light="#fff", dark="#000")
    return DeviceCode(sign_in_codes.written(code), link, picture, until)


@post("/sign-in/look", status_code=200, responses=PROBLEMS)
async def look_at_code(request: Call, data: JSONBody[Code]) -> Offer:
    """What a code does, without using it up."""
    house = admit(request)
    row, person = await sign_in_codes.find_code(house, data.code, address(request))
    yours = await _is(house, request, person)
    if row.kind == sign_in_codes.CONFIRM:
        return Offer("confirm", person.name, False, row.body, yours)
    return Offer("mail" if row.kind == sign_in_codes.MAIL else "device", person.name, bool(person.guarded), yours=yours)


@post("/sign-in", responses=PROBLEMS)
async def sign_in(request: Call, data: JSONBody[Code]) -> Person:
    """Exchanges a code for a name and this device's token. The code is used up."""
    house = admit(request)
    row, person = await sign_in_codes.find_code(house, data.code, address(request))
    if row.kind == sign_in_codes.CONFIRM:
        raise Refusal("This link confirms an address. It does not sign in.")
    if person.guarded:
        raise Refusal(GUARDED.format(person.name), status=403)
    turn_away(house.bans.of_person(person.id))
    token, who = await sign_in_codes.sign_in(house, person, device_of(request), row)
    return Person(token, who.name)


# -- passkeys


@post("/me/passkeys/question", status_code=200, responses=PROBLEMS)
async def ask_for_passkey(request: Call) -> PasskeyQuestion:
    """What the browser needs to create your passkey."""
    house = admit(request)
    who = await must_know(house, request)
    return PasskeyQuestion(await passkeys.ask_to_register(house, who, _site(house, request)))


@post("/me/passkeys", responses=PROBLEMS)
async def new_passkey(request: Call, data: JSONBody[PasskeyAnswer]) -> Identity:
    """Stores the passkey the browser created."""
    house = admit(request)
    who = await must_know(house, request)
    await passkeys.register(house, who, _site(house, request), data.credential, device_of(request))
    return await _identity(house, request, who)


@delete("/me/passkeys/{id:str}", status_code=200, responses=PROBLEMS)
async def drop_passkey(request: Call, id: Id) -> Identity:
    """Removes one of your passkeys. Without the last one, new devices need none."""
    house = admit(request)
    who = await must_know(house, request)
    left = [one for one in await identity.passkeys_of(house.store, who.id) if one.id != id]
    await claims.must_stay_protected(house.store, who.id, bool(left or await house.store.address_of(who.id)))
    try:
        await identity.drop_passkey(house.store, who.id, id, last=not left)
    except Conflict:
        raise Refusal("You have no such passkey.", status=404) from None
    return await _identity(house, request, who)


@put("/me/guard", responses=PROBLEMS)
async def set_guard(request: Call, data: JSONBody[Guard]) -> Identity:
    """Sets whether your new devices need a passkey."""
    house = admit(request)
    who = await must_know(house, request)
    if data.on and not await identity.passkeys_of(house.store, who.id):
        raise Refusal("Add a passkey first.", status=409)
    await identity.set_guard(house.store, who.id, data.on)
    return await _identity(house, request, who)


@post("/sign-in/passkey/question", status_code=200, responses=PROBLEMS)
async def ask_for_proof(request: Call) -> PasskeyQuestion:
    """What the browser needs to sign in with any of its passkeys for this server."""
    house = admit(request)
    hold_back(house.sign_ins, request)
    return PasskeyQuestion(await passkeys.ask_to_sign_in(house, _site(house, request)))


@post("/sign-in/passkey", responses=PROBLEMS)
async def sign_in_with_passkey(request: Call, data: JSONBody[PasskeyAnswer]) -> Person:
    """Exchanges the browser's signature for a name and this device's token."""
    house = admit(request)
    person = await passkeys.proved(house, _site(house, request), data.credential)
    turn_away(house.bans.of_person(person.id))
    token, who = await sign_in_codes.sign_in(house, person, device_of(request), None)
    return Person(token, who.name)


# -- the address


@put("/me/address", status_code=202, responses=PROBLEMS)
async def new_address(request: Call, data: JSONBody[Address]) -> Address:
    """Sends a link to an e-mail address. The address is yours once the link is opened."""
    house = admit(request)
    hold_back(house.sign_ins, request)
    return Address(await sign_in_codes.ask_to_confirm(house, await must_know(house, request), data.address))


@delete("/me/address", status_code=200, responses=PROBLEMS)
async def drop_address(request: Call) -> Identity:
    """Removes your address."""
    house = admit(request)
    who = await must_know(house, request)
    left = bool(await identity.passkeys_of(house.store, who.id))
    await claims.must_stay_protected(house.store, who.id, left)
    await identity.drop_address(house.store, who.id)
    return await _identity(house, request, who)


@post("/sign-in/confirm", status_code=200, responses=PROBLEMS)
async def confirm_address(request: Call, data: JSONBody[Code]) -> Offer:
    """Confirms an address with the code mailed to it, on any device."""
    house = admit(request)
    row, person = await sign_in_codes.find_code(house, data.code, address(request))
    if row.kind != sign_in_codes.CONFIRM:
        raise Refusal("This link signs in. It confirms no address.")
    await sign_in_codes.confirm(house, row, person)
    return Offer("confirm", person.name, False, row.body)


@post("/sign-in/mail", status_code=204, responses=PROBLEMS)
async def ask_for_link(request: Call, data: JSONBody[Address]) -> None:
    """Sends a sign-in link to this e-mail address if it is someone's; the answer is the same if it is not."""
    house = admit(request)
    hold_back(house.sign_ins, request)
    sign_in_codes.ask_for_link(house, data.address)


# -- the name


@put("/me/claim", responses=PROBLEMS)
async def claim(request: Call) -> Identity:
    """Claims your name: nobody else on this server can take it, nor one that looks the same."""
    house = admit(request)
    who = await must_know(house, request)
    await claims.claim(house.store, who)
    house.claimed(who.id, True)
    return await _identity(house, request, who)


@delete("/me/claim", status_code=200, responses=PROBLEMS)
async def release(request: Call) -> Identity:
    """Lets others take your name again."""
    house = admit(request)
    who = await must_know(house, request)
    await identity.release(house.store, who.id)
    house.claimed(who.id, False)
    return await _identity(house, request, who)


IDENTITY_CALLS = (
    me, sign_out, new_code, look_at_code, sign_in, ask_for_passkey, new_passkey, drop_passkey, set_guard, ask_for_proof,
    sign_in_with_passkey, new_address, drop_address, confirm_address, ask_for_link, claim, release,
)  # fmt: skip


async def _identity(house: House, request: Call, who: Who) -> Identity:
    store = house.store
    row: PersonRow | None = await store.person(who.id)
    if row is None:
        raise HTTPException("This server does not know your token. Get a new one.", status_code=401)
    yours = await identity.has_claim(store, who.id)
    taken = not yours and await claims.is_taken(store, row.name, who.id)
    return Identity(
        name=row.name,
        devices=tuple(
            DeviceInfo(one.id, one.called, one.created, one.seen, one.id == who.device)
            for one in await identity.devices_of(store, who.id)
        ),
        passkeys=tuple(
            PasskeyInfo(one.id, one.called, one.created, one.used) for one in await identity.passkeys_of(store, who.id)
        ),
        guarded=bool(row.guarded),
        address=await store.address_of(who.id),
        claim="yours" if yours else "taken" if taken else "",
        mail=house.post.on,
        passkeys_here=_host_name(house, request) is not None,
    )


async def _is(house: House, request: Call, person: PersonRow) -> bool:
    """Whether a person asks about themselves. An expired token is no reason to refuse."""
    if "authorization" not in request.headers:
        return False
    who = await house.people.recognise(bearer(request))
    return who is not None and who.id == person.id


def _origin(request: Call) -> str:
    """Where the page was opened: the browser says so, and the guard has compared it with the host."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _site(house: House, request: Call) -> Site:
    """The public host name, as the trusted proxies or the operator say. Browsers offer passkeys only over https and on
    localhost, so a proxy need not pass on the scheme."""
    host = _host_name(house, request)
    if host is None:
        raise Refusal("Passkeys need a host name, but this page was opened at an IP address.", status=409)
    place = _place(house, request)
    here = host == "localhost" or host.endswith(".localhost")
    return Site(host, (f"https://{place}", *([f"http://{place}"] if here else [])))


def _host_name(house: House, request: Call) -> str | None:
    host = urlsplit(f"//{_place(house, request)}").hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return host if _HOST.fullmatch(host) else None
    return None


def _place(house: House, request: Call) -> str:
    """Host and port."""
    if house.settings.public_url:
        return urlsplit(house.settings.public_url).netloc.lower()
    return str(request.headers.get("host", "")).lower()
