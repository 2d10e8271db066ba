"""Passkeys (WebAuthn): people prove who they are with a key that only their own devices hold.

A challenge works once and for five minutes, and a passkey only for the host name it was made for. Every use asks the
authenticator to verify its user, by finger, face or PIN.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from readyroom.server.house import House
from readyroom.server.people import Who, hashed
from readyroom.server.refusal import Refusal
from readyroom.server.sign_in_codes import keep_pass
from readyroom.server.wall import wall
from readyroom.store import Conflict, identity
from readyroom.store.rows import PasskeyRow, PassRow, PersonRow

REGISTER, SIGN_IN = "passkey", "passkey sign-in"
MINUTES = 5
MOST_PASSKEYS = 10
STALE = "That sign-in has expired or was already used. Try again."
T = TypeVar("T")
log = logging.getLogger("readyroom.server")


class Site(msgspec.Struct, frozen=True):
    """The host name that passkeys are made for, and the pages that may use them."""

    host: str
    origins: tuple[str, ...]


async def ask_to_register(house: House, who: Who, site: Site) -> dict[str, Any]:
    """Options with which the browser creates a passkey."""
    known = await identity.passkeys_of(house.store, who.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refusal(f"You have {MOST_PASSKEYS} passkeys. Remove one first.", status=409)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Ready Room",
        user_name=who.name,
        user_id=who.id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known if one.host == site.host
        ],
    )
    await _keep(house, REGISTER, who.id, site, options.challenge)
    return _plain(options)


async def register(house: House, who: Who, site: Site, credential: dict[str, Any], called: str) -> None:
    """Stores a new passkey."""
    asked = await _asked(house, REGISTER, who.id, site, credential)
    made = _checked(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    )
    id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    try:
        row = PasskeyRow(id, who.id, site.host, key, made.sign_count, called, wall())
        await identity.add_passkey(house.store, row)
    except Conflict:
        raise Refusal("This passkey is already registered.", status=409) from None


async def ask_to_sign_in(house: House, site: Site) -> dict[str, Any]:
    """Options for the browser to sign; it offers the passkeys it has for this server."""
    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
    await _keep(house, SIGN_IN, None, site, options.challenge)
    return _plain(options)


async def proved(house: House, site: Site, credential: dict[str, Any]) -> PersonRow:
    """The person who signed."""
    asked = await _asked(house, SIGN_IN, None, site, credential)
    row = await identity.passkey(house.store, str(credential.get("id", ""))[:1024])
    person = None if row is None else await house.store.person(row.person)
    if row is None or person is None or row.host != site.host:
        raise Refusal("This server does not know that passkey.", status=404)
    done = _checked(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=base64url_to_bytes(row.key),
            credential_current_sign_count=row.count,
            require_user_verification=True,
        )
    )
    try:
        await identity.note_use(house.store, row, done.new_sign_count, wall())
    except Conflict:
        raise Refusal(STALE, status=409) from None
    return person


def _plain(options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions) -> dict[str, Any]:
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])


async def _keep(house: House, kind: str, who: str | None, site: Site, challenge: bytes) -> None:
    until = wall() + MINUTES * 60_000
    await keep_pass(house, PassRow(hashed(bytes_to_base64url(challenge)), kind, who, site.host, until))


async def _asked(house: House, kind: str, who: str | None, site: Site, credential: dict[str, Any]) -> bytes:
    """The challenge that was answered. It is used up by this."""
    challenge = _checked(lambda: _challenge(credential))
    row = await identity.find_pass(house.store, hashed(challenge), wall())
    if row is None or (row.kind, row.person, row.body) != (kind, who, site.host):
        raise Refusal(STALE, status=409)
    try:
        await identity.use_pass(house.store, row, wall())
    except Conflict:
        raise Refusal(STALE, status=409) from None
    return base64url_to_bytes(challenge)


def _challenge(credential: dict[str, Any]) -> str:
    said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    return str(said["challenge"])


def _checked(check: Callable[[], T]) -> T:
    """Runs a check and turns whatever is wrong into a Refusal."""
    try:
        return check()
    except WebAuthnException as wrong:
        log.info("A passkey was not accepted: %s", wrong)
        raise Refusal("That passkey was not accepted. Try again.", status=403) from None
    except (ValueError, KeyError, TypeError, AttributeError, msgspec.DecodeError):
        raise Refusal("That is not an answer from a passkey.") from None
