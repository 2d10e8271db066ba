"""How the bearer is told that it is their turn."""

from __future__ import annotations

from typing import Literal, cast

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from readyroom.server.house import House
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, hold_back, must_know
from readyroom.server.http.notice_bodies import ChannelInfo, NewHook, NewPush, NoticeInfo, Tried
from readyroom.server.names import title
from readyroom.server.notices.channels import MailTarget
from readyroom.server.notices.hooks import HookTarget
from readyroom.server.notices.push import PushTarget
from readyroom.server.notices.wishes import Wishes
from readyroom.server.refusal import Refusal
from readyroom.store.noticing import ChannelRow


@get("/me/notices", responses=PROBLEMS)
async def my_notices(request: Call) -> NoticeInfo:
    """Where the bearer is told, when not, and what a browser needs to subscribe."""
    house = admit(request)
    return await _info(house, (await must_know(house, request)).id)


@put("/me/notices/wishes", responses=PROBLEMS)
async def my_wishes(request: Call, data: JSONBody[Wishes]) -> NoticeInfo:
    """The bearer's quiet hours."""
    house = admit(request)
    who = await must_know(house, request)
    await house.notices.wish(who.id, data)
    return await _info(house, who.id)


@post("/me/notices/push", responses=PROBLEMS)
async def new_push(request: Call, data: JSONBody[NewPush]) -> ChannelInfo:
    """The bearer's browser is told from now on. One that is known already is taken for the same."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    target = PushTarget(data.endpoint, data.p256dh, data.auth, _site(request))
    return _channel(await house.notices.add(who.id, target, title(data.label)))


@post("/me/notices/hook", responses=PROBLEMS)
async def new_hook(request: Call, data: JSONBody[NewHook]) -> ChannelInfo:
    """The bearer is told in a chat, too, by its webhook; only in chats that the operator allows."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    target = HookTarget(data.url, data.form, _site(request))
    return _channel(await house.notices.add(who.id, target, title(data.label) or data.form.capitalize()))


@post("/me/notices/mail", responses=PROBLEMS)
async def new_mail(request: Call) -> ChannelInfo:
    """The bearer is told by mail, too, at the address they have confirmed."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    if not await house.notices.can_mail(who.id):
        raise Refusal("Confirm an e-mail address first.", status=409)
    return _channel(await house.notices.add(who.id, MailTarget(_site(request)), "E-mail"))


@delete("/me/notices/channels/{channel:str}", responses=PROBLEMS)
async def drop_channel(request: Call, channel: Code) -> None:
    """The bearer is not told there any more."""
    house = admit(request)
    await house.notices.drop((await must_know(house, request)).id, channel)


@post("/me/notices/trial", responses=PROBLEMS, status_code=200)
async def try_out(request: Call) -> Tried:
    """Sends the bearer a notice, to see whether it comes."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    return Tried(await house.notices.try_out((await must_know(house, request)).id))


def notice_api() -> Router:
    return Router("/api", route_handlers=[my_notices, my_wishes, new_push, new_hook, new_mail, drop_channel, try_out])


async def _info(house: House, person: str) -> NoticeInfo:
    channels = tuple(_channel(row) for row in await house.notices.channels_of(person))
    return NoticeInfo(
        house.notices.public_key,
        channels,
        await house.notices.wishes_of(person),
        await house.notices.can_mail(person),
        house.settings.webhook_hosts,
    )


def _channel(row: ChannelRow) -> ChannelInfo:
    return ChannelInfo(row.id, cast(Literal["push", "mail", "hook"], row.kind), row.label, row.created)


def _site(request: Call) -> str:
    """Where the page is, as its person sees it."""
    return f"{request.url.scheme}://{request.url.netloc}"
