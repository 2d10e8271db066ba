"""What seats do in a match: act, preview, undo, standing orders, and going back by consent."""

from __future__ import annotations

from typing import Any

from readyroom.core.codec import decode_action
from readyroom.core.errors import ReadyRoomError, RulesFault
from readyroom.core.match import Match
from readyroom.server.messages import Act, Foresee, Foreseen, GiveOrders, Preview, Previewed, Rewind, Undo
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import daily, lateness, voting
from readyroom.server.table.brought import no_return
from readyroom.server.table.questions import GoBack
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table


async def act(table: Table, who: Who, c: Act) -> None:
    match = at_play(table, who, c.seat)
    try:
        await table.act(match, c.seat, c.action)
    except Exception as wrong:
        raise await objected(table, match, {"seat": c.seat, "action": c.action}, wrong) from None
    lateness.moved(table, c.seat)
    table.house.metrics.actions += 1


async def preview(table: Table, who: Who, c: Preview) -> bytes:
    match = at_play(table, who, c.seat)
    action = decode_action(match.game.actions, c.action)
    try:
        would = match.preview(c.seat, action, *[decode_action(match.game.actions, one) for one in c.more])
    except Exception as wrong:
        raise await objected(table, match, {"seat": c.seat, "preview": c.action}, wrong) from None
    if would.view is None:
        words: tuple[Any, ...] = (match.game.describe(action),)
        return encode(Previewed(c.id, False, words, None, None, ()))
    words = tuple(match.game.describe(event) for event in would.events)
    return encode(Previewed(c.id, True, words, would.view.public, would.view.own, would.standing, would.choice))


async def foresee(table: Table, who: Who, c: Foresee) -> bytes:
    """Answers a question about a moment that may have passed: an action that is no longer possible is not an error."""
    match = table.live_match()
    if c.viewer is not None and c.viewer not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    try:
        action = None if c.action is None else decode_action(match.game.actions, c.action)
        ahead = match.foresee(c.viewer, action)
    except RulesFault as wrong:
        raise await objected(table, match, {"seat": c.viewer, "foresee": c.action}, wrong) from None
    except ReadyRoomError:
        ahead = None
    return encode(Foreseen(c.id, match.seq, ahead))


async def undo(table: Table, who: Who, c: Undo) -> None:
    at_play(table, who, c.seat).undo(c.seat)


async def give_orders(table: Table, who: Who, c: GiveOrders) -> None:
    """Gives standing orders, or takes them back, at any time."""
    match = at_play(table, who, c.seat)
    match.give_orders(c.seat, c.orders)
    table.note_orders(match)
    if table.scribe is not None:
        table.scribe.forget()
    table.show_afresh(who)


async def rewind(table: Table, who: Who, c: Rewind) -> None:
    """Asks everyone seated to go back; bots agree to everything."""
    match = table.live_match()
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("Only people with a seat can ask to go back.")
    daily.must_go_on(table)
    if c.to not in match.line or c.to == match.line[-1]:
        raise Refusal(f"The match cannot go back to entry {c.to}.")
    reason = no_return(match, c.to)
    if reason:
        raise Refusal(reason)
    voting.ask(table, GoBack(who.id, who.name, c.to, seats))


def go_back(table: Table, question: GoBack) -> None:
    """Goes back once everyone has agreed."""
    match = table.live_match()
    reason = no_return(match, question.to)
    if reason:  # the match went on while people were voting
        table.say("", None, reason)
        return
    match.rewind(question.to)
    table.put(epoch=table.clock.now() - match.now, turn=match.now)  # the clock goes back, too


voting.AGREED[GoBack] = go_back


def at_play(table: Table, who: Who, seat: int) -> Match:
    """The match, if this person plays this seat and the match is running."""
    match = table.live_match()
    if seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    if table.row.paused:
        raise Refusal("The match is paused.")
    return match


async def objected(table: Table, match: Match, attempt: dict[str, Any], wrong: Exception) -> Exception:
    """The error to report for an action that was not made: the rules' own sentence, or an incident if they failed."""
    if isinstance(wrong, ReadyRoomError) and not isinstance(wrong, RulesFault):
        return wrong
    number = await table.house.incidents.keep(table.code, match.seq, attempt, wrong)
    return Refusal(f"Something broke, so this move was not made. You can keep playing. This is incident {number}.")
