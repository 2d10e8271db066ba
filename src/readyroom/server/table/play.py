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
from readyroom.server.table import dossiers, incidents
from readyroom.server.table.lines import in_words
from readyroom.server.table.scribe import encode
from readyroom.server.table.showing import Asked
from readyroom.server.table.table import Table
from readyroom.server.wall import wall


async def act(table: Table, who: Who, c: Act) -> bytes:
    match = at_play(table, who, c.seat)
    action = decode_action(match.game.actions, c.action)
    objection = await table.play(match, c.seat, action)
    if objection is None:
        table.house.metrics.actions += 1
        return await table.keep(who, c.id)
    await table.keep()  # deadlines that came first
    raise await objected(table, match, {"seat": c.seat, "action": c.action}, objection)


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


async def undo(table: Table, who: Who, c: Undo) -> bytes:
    match = at_play(table, who, c.seat)
    before, moment = match.seq, match.game.moment(match.state)
    match.undo(c.seat)
    table.entered(match, before, moment)
    return await table.keep(who, c.id)


async def give_orders(table: Table, who: Who, c: GiveOrders) -> bytes:
    """Standing orders may be given at any time, and taken back."""
    match = at_play(table, who, c.seat)
    before, moment = match.seq, match.game.moment(match.state)
    match.give_orders(c.seat, c.orders)
    table.entered(match, before, moment)
    table.note_orders(match)
    await incidents.keep_faults(table, match)
    if table.scribe is not None:
        table.scribe.forget()
    return await table.keep(who, c.id, fresh_for=who)


async def rewind(table: Table, who: Who, c: Rewind) -> bytes:
    """Asks everyone seated; bots agree to everything."""
    match = table.live_match()
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only those who sit at the table can ask to go back.")
    if c.to not in match.line or c.to == match.line[-1]:
        raise Refusal(f"The match cannot go back to entry {c.to}.")
    reason = dossiers.no_return(match, c.to)
    if reason:
        raise Refusal(reason)
    table.put(rewind=encode(Asked(c.to, who.id, seats)).decode())
    return await _settle(table, match, who, c.id)


async def vote(table: Table, who: Who, c: Vote) -> bytes:
    match = table.live_match()
    if table.row.rewind is None:
        raise Refusal("Nobody has asked to go back.")
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only those who sit at the table are asked.")
    if not c.yes:
        table.put(rewind=None)
        table.say("", None, f"{who.name} did not agree to go back.")
        return await table.keep(who, c.id)
    asked = msgspec.json.decode(table.row.rewind, type=Asked)
    agreed = tuple(sorted({*asked.agreed, *seats}))
    table.put(rewind=encode(Asked(asked.to, asked.by, agreed)).decode())
    return await _settle(table, match, who, c.id)


async def _settle(table: Table, match: Match, who: Who, command: str) -> bytes:
    """Goes back if everyone has agreed."""
    if table.row.rewind is None:
        return await table.keep(who, command)
    asked = msgspec.json.decode(table.row.rewind, type=Asked)
    if all(seat.seat in asked.agreed for seat in table.seats if seat.kind == "person"):
        table.put(rewind=None)
        reason = dossiers.no_return(match, asked.to)
        if reason:  # the match went on while people were asked
            table.say("", None, reason)
            return await table.keep(who, command)
        before, moment = match.seq, match.game.moment(match.state)
        match.rewind(asked.to)
        table.put(epoch=wall() - match.now, turn=match.now)  # the clock goes back, too
        table.entered(match, before, moment)
    return await table.keep(who, command)


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
    number = await incidents.keep(table, match, attempt, wrong)
    return Refusal(f"The rules failed on this action, so it was not made. Play on; this is kept as incident {number}.")
