"""Claimed names: nobody else on this server can take them, nor names that look the same.

You claim the name you currently use, and you need a passkey or a confirmed address to prove it is yours. A claim ends
when its owner releases it, is forgotten, or is pruned as a guest who never came back. People who already had the name
keep it, without the mark.
"""

from __future__ import annotations

from readyroom.server import names
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.store import Conflict, Store, identity


async def must_be_free(store: Store, name: str, who: str | None) -> None:
    """Raises a Refusal for a name that another person has claimed."""
    if await is_taken(store, name, who):
        raise Refusal(f"{name} is a claimed name here. Sign in if it is yours, or choose another.", status=409)


async def is_taken(store: Store, name: str, who: str | None) -> bool:
    return bool(await identity.who_claims(store, names.looks(name)) - {who})


async def may_rename(store: Store, who: Who) -> None:
    """Raises a Refusal for a person with a claimed name, so that it is not lost by accident."""
    if await identity.has_claim(store, who.id):
        raise Refusal(f"You have claimed the name {who.name}. Release it in the settings first.", status=409)


async def claim(store: Store, who: Who) -> None:
    if not await is_protected(store, who.id):
        raise Refusal("To claim your name, first add a passkey or confirm an e-mail address.", status=409)
    try:
        await identity.claim(store, who.id, names.looks(who.name), wall())
    except Conflict:
        raise Refusal(f"Someone else has claimed the name {who.name} on this server.", status=409) from None


async def is_protected(store: Store, who: str) -> bool:
    """Whether a person could prove who they are without any of their devices."""
    return bool(await identity.passkeys_of(store, who) or await store.address_of(who))


async def must_stay_protected(store: Store, who: str, still: bool) -> None:
    """Raises a Refusal to remove the last proof of a person with a claimed name, unless another is left (``still``)."""
    if not still and await identity.has_claim(store, who):
        raise Refusal("Your claimed name needs a passkey or an address. Release the name first.", status=409)
