"""Webhooks: a notice as a chat message, in the format of the chat's service."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.server.notices.outgoing import Post
from readyroom.server.notices.wording import Words

Form = Literal["discord", "slack", "matrix", "plain"]


class HookTarget(msgspec.Struct, frozen=True, tag="hook"):
    """A chat's webhook."""

    url: str
    form: Form
    site: str = ""
    """the page's address when the webhook was added"""


def prepared(target: HookTarget, said: Words, site: str) -> Post:
    """The request to the chat."""
    body = msgspec.json.encode(_message(target.form, said, site + said.path))
    return Post(target.url, {"Content-Type": "application/json"}, body)


def _message(form: Form, said: Words, link: str) -> dict[str, object]:
    if form == "slack":
        return {"text": f"*{_escaped(said.title)}*\n{_escaped(said.body)}\n<{link}>"}
    plain = f"{said.title}\n{said.body}\n{link}"
    if form == "discord":  # a table's title must not call a whole channel
        return {"content": plain, "allowed_mentions": {"parse": []}}
    if form == "matrix":
        return {"text": plain, "username": "Ready Room"}
    return {"kind": said.kind, "title": said.title, "body": said.body, "link": link}


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
