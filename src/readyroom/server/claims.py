"""Names that are someone's own on this server: others cannot take them, nor ones that look the same.

A claim is for the name that its person bears, and needs a passkey or a confirmed address, so that they can always prove
that it is theirs. It ends when they release it, are forgotten, or are let go of as a guest who did not come back. Those
who bore the name before keep it, without the mark.
"""

from __future__ import annotations

from readyroom.server import names
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.store import Conflict, Store, identity


async def must_be_free(store: Store, name: str, who: str | None) -> None:
    """A Refusal for a name that another person has claimed."""
    if await is_taken(store, name, who):
        raise Refusal(f"{name} is a claimed name here. Sign in if it is yours, or choose another.", status=409)


async def is_taken(store: Store, name: str, who: str | None) -> bool:
    return bool(await identity.who_claims(store, names.looks(name)) - {who})


async def may_rename(store: Store, who: Who) -> None:
    """A claimed name is not lost by accident."""
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
    """A Refusal to take away the last proof of someone who has claimed a name; ``still``: another one is left."""
    if not still and await identity.has_claim(store, who):
        raise Refusal("Your claimed name needs a passkey or an address. Release the name first.", status=409)
