"""What seats do in a match: act, preview, undo, standing orders, and going back by consent."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import decode_action
from readyroom.core.errors import ReadyRoomError, RulesFault
from readyroom.core.match import Match
from readyroom.server.messages import Act, GiveOrders, Preview, Previewed, Rewind, Undo, Vote
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.brought import no_return
from readyroom.server.table.lines import in_words
from readyroom.server.table.scribe import encode
from readyroom.server.table.showing import Asked
from readyroom.server.table.table import Table
from readyroom.server.wall import wall


async def act(table: Table, who: Who, c: Act) -> None:
    match = at_play(table, who, c.seat)
    action = decode_action(match.game.actions, c.action)
    try:
        await table.act(match, c.seat, action)
    except Exception as wrong:
        raise await objected(table, match, {"seat": c.seat, "action": c.action}, wrong) from None
    table.house.metrics.actions += 1


async def preview(table: Table, who: Who, c: Preview) -> bytes:
    match = at_play(table, who, c.seat)
    action = decode_action(match.game.actions, c.action)
    try:
        would = match.preview(c.seat, action)
    except Exception as wrong:
        raise await objected(table, match, {"seat": c.seat, "preview": c.action}, wrong) from None
    if would.view is None:
        words: tuple[Any, ...] = (match.game.describe(action),)
        return encode(Previewed(c.id, False, words, None, None, ()))
    words = tuple(in_words(match, event) for event in would.events)
    return encode(Previewed(c.id, True, words, would.view.public, would.view.own, would.standing))


async def undo(table: Table, who: Who, c: Undo) -> None:
    at_play(table, who, c.seat).undo(c.seat)


async def give_orders(table: Table, who: Who, c: GiveOrders) -> None:
    """Standing orders may be given at any time, and taken back."""
    match = at_play(table, who, c.seat)
    match.give_orders(c.seat, c.orders)
    table.note_orders(match)
    if table.scribe is not None:
        table.scribe.forget()
    table.show_afresh(who)


async def rewind(table: Table, who: Who, c: Rewind) -> None:
    """Asks everyone seated; bots agree to everything."""
    match = table.live_match()
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only those who sit at the table can ask to go back.")
    if c.to not in match.line or c.to == match.line[-1]:
        raise Refusal(f"The match cannot go back to entry {c.to}.")
    reason = no_return(match, c.to)
    if reason:
        raise Refusal(reason)
    _go_back_if_agreed(table, match, Asked(c.to, who.id, seats))


async def vote(table: Table, who: Who, c: Vote) -> None:
    match = table.live_match()
    if table.row.rewind is None:
        raise Refusal("Nobody has asked to go back.")
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only those who sit at the table are asked.")
    if not c.yes:
        table.put(rewind=None)
        table.say("", None, f"{who.name} did not agree to go back.")
        return
    asked = msgspec.json.decode(table.row.rewind, type=Asked)
    agreed = tuple(sorted({*asked.agreed, *seats}))
    _go_back_if_agreed(table, match, Asked(asked.to, asked.by, agreed))


def _go_back_if_agreed(table: Table, match: Match, asked: Asked) -> None:
    if not all(seat.seat in asked.agreed for seat in table.seats if seat.kind == "person"):
        table.put(rewind=encode(asked).decode())
        return
    table.put(rewind=None)
    reason = no_return(match, asked.to)
    if reason:  # the match went on while people were asked
        table.say("", None, reason)
        return
    match.rewind(asked.to)
    table.put(epoch=wall() - match.now, turn=match.now)  # the clock goes back, too


def at_play(table: Table, who: Who, seat: int) -> Match:
    """The match, if this person plays this seat and play is going on."""
    match = table.live_match()
    if seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    if table.row.paused:
        raise Refusal("The match is paused.")
    return match


async def objected(table: Table, match: Match, attempt: dict[str, Any], wrong: BaseException) -> Refusal:
    """What to answer when an action was not made: the rules' sentence, or, if they failed, that they did."""
    if isinstance(wrong, ReadyRoomError) and not isinstance(wrong, RulesFault):
        return Refusal(str(wrong))
    number = await table.house.incidents.keep(table.code, match.seq, attempt, wrong)
    return Refusal(f"The rules failed on this action, so it was not made. Play on; this is kept as incident {number}.")
