"""The channels for notices, and how each is sent."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from readyroom.server.notices import hooks, push
from readyroom.server.notices.hooks import HookTarget
from readyroom.server.notices.hosts import allowed
from readyroom.server.notices.outgoing import Answered, post
from readyroom.server.notices.push import PushTarget, Signer
from readyroom.server.notices.wording import Words
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings
from readyroom.store.notice_queries import ChannelRow


class MailTarget(msgspec.Struct, frozen=True, tag="mail"):
    """The person's confirmed address, looked up when a notice is sent."""

    site: str = ""


Target = PushTarget | HookTarget | MailTarget
KINDS = {PushTarget: "push", HookTarget: "hook", MailTarget: "mail"}
MOST_CHANNELS = 10
"""Most channels per person."""


def target_of(channel: ChannelRow) -> Target:
    found: Target = msgspec.json.decode(channel.target, type=Target)
    return found


def id_of(person: str, target: Target) -> str:
    """The channel's id: the same place has the same id. A browser belongs to the person who subscribed last."""
    if isinstance(target, PushTarget):
        place = target.endpoint
    else:
        place = f"{person} {target.url if isinstance(target, HookTarget) else 'mail'}"
    return sha256(place.encode()).hexdigest()[:24]


def must_be_allowed(target: Target, settings: HouseSettings) -> None:
    """Raises a Refusal for an address that the operator does not allow."""
    if isinstance(target, HookTarget) and not allowed(target.url, settings.webhook_hosts):
        raise Refusal("This server's operator does not allow that webhook.", status=400)
    if isinstance(target, PushTarget) and not allowed(target.endpoint, settings.push_hosts):
        raise Refusal(
            "This server does not know your browser's push service. Ask its operator to allow it.", status=400
        )


class Sender:
    """Sends notices. Everything here blocks and runs in its own threads."""

    def __init__(self, settings: HouseSettings) -> None:
        self._settings = settings
        self.signer: Signer | None = None

    def send(self, target: Target, said: Words, now: int) -> Answered:
        """Sends a notice. Never raises: a failure counts as refused."""
        try:
            return self._send(target, said, now)
        except Exception as failed:
            return Answered(400, why=f"{type(failed).__name__}: {failed}")

    def _send(self, target: Target, said: Words, now: int) -> Answered:
        if isinstance(target, HookTarget):
            return post(hooks.prepared(target, said, self._settings.public_url or target.site))
        if isinstance(target, MailTarget):
            raise TypeError("Mail goes by the post.")
        if self.signer is None:
            return Answered(0, why="The server has no key yet.")
        return post(push.prepared(target, said, self.signer, self._settings.push_contact, now))
