"""How you learn that it is your turn."""

from __future__ import annotations

from typing import Literal, cast

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from readyroom.server.house import House
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, hold_back, must_find, must_know
from readyroom.server.http.notice_bodies import ChannelInfo, NewHook, NewPush, NoticeInfo, TableChat, Tried
from readyroom.server.names import title
from readyroom.server.notices import chats
from readyroom.server.notices.channels import MailTarget
from readyroom.server.notices.hooks import HookTarget
from readyroom.server.notices.push import PushTarget
from readyroom.server.notices.wishes import Wishes
from readyroom.server.refusal import Refusal
from readyroom.store.notice_queries import ChannelRow


@get("/me/notices", responses=PROBLEMS)
async def my_notices(request: Call) -> NoticeInfo:
    """Where you get notices, your quiet hours, and what a browser needs to subscribe."""
    house = admit(request)
    return await _info(house, (await must_know(house, request)).id)


@put("/me/notices/wishes", responses=PROBLEMS)
async def my_wishes(request: Call, data: JSONBody[Wishes]) -> NoticeInfo:
    """Sets your quiet hours."""
    house = admit(request)
    who = await must_know(house, request)
    await house.notices.wish(who.id, data)
    return await _info(house, who.id)


@post("/me/notices/push", responses=PROBLEMS)
async def new_push(request: Call, data: JSONBody[NewPush]) -> ChannelInfo:
    """Adds your browser. A known one is not added twice."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    target = PushTarget(data.endpoint, data.p256dh, data.auth, _site(request))
    return _channel(await house.notices.add(who.id, target, title(data.label)))


@post("/me/notices/hook", responses=PROBLEMS)
async def new_hook(request: Call, data: JSONBody[NewHook]) -> ChannelInfo:
    """Adds a chat by its webhook; only chats the operator allows."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    target = HookTarget(data.url, data.form, _site(request))
    return _channel(await house.notices.add(who.id, target, title(data.label) or data.form.capitalize()))


@post("/me/notices/mail", responses=PROBLEMS)
async def new_mail(request: Call) -> ChannelInfo:
    """Adds mail to your confirmed address."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    if not await house.notices.can_mail(who.id):
        raise Refusal("Confirm an e-mail address first.", status=409)
    return _channel(await house.notices.add(who.id, MailTarget(_site(request)), "E-mail"))


@delete("/me/notices/channels/{channel:str}", responses=PROBLEMS)
async def drop_channel(request: Call, channel: Code) -> None:
    """Removes a channel."""
    house = admit(request)
    await house.notices.drop((await must_know(house, request)).id, channel)


@post("/me/notices/trial", responses=PROBLEMS, status_code=200)
async def try_out(request: Call) -> Tried:
    """Sends you a test notice."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    return Tried(await house.notices.try_out((await must_know(house, request)).id))


@get("/tables/{code:str}/chat", responses=PROBLEMS)
async def table_chat(request: Call, code: Code) -> TableChat:
    """For the host: which chat hears whom the table waits for."""
    return await _chat(await _hosted(request, code), code)


@put("/tables/{code:str}/chat", responses=PROBLEMS)
async def set_table_chat(request: Call, code: Code, data: JSONBody[NewHook]) -> TableChat:
    """Lets the host post the table's turns to a chat; only chats the operator allows."""
    house = await _hosted(request, code)
    who = await must_know(house, request)
    target = HookTarget(data.url, data.form, _site(request))
    await house.notices.set_chat(who.id, code, target, title(data.label) or data.form.capitalize())
    return await _chat(house, code)


@delete("/tables/{code:str}/chat", responses=PROBLEMS, status_code=200)
async def drop_table_chat(request: Call, code: Code) -> TableChat:
    """Removes the table's chat."""
    house = await _hosted(request, code)
    await house.notices.drop_chat(code)
    return await _chat(house, code)


async def _hosted(request: Call, code: str) -> House:
    """The house, if the caller hosts this table."""
    house = admit(request)
    who = await must_know(house, request)
    if (await must_find(house, request, code)).row.host != who.id:
        raise Refusal("Only the host can do that.", status=403)
    return house


async def _chat(house: House, code: str) -> TableChat:
    chat = await house.notices.chat_of(chats.mark_of(code))
    return TableChat("" if chat is None else chat.label, house.settings.webhook_hosts)


def notice_api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            my_notices, my_wishes, new_push, new_hook, new_mail, drop_channel, try_out, table_chat, set_table_chat,
            drop_table_chat,
        ],
    )  # fmt: skip


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
    """The page's address, as the caller sees it."""
    return f"{request.url.scheme}://{request.url.netloc}"
